// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/text_size.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

double &share()
{
    static double now = 1;
    return now;
}

} // namespace

double textSize()
{
    return share();
}

void setTextSize(double wanted)
{
    share() = wanted >= leastTextSize && wanted <= largestTextSize ? wanted : 1;
}

QFont uiFont(Type type, double scale)
{
    const double whole = scale * share();
    if (whole == 1)
        return font(type);
    static thread_local QHash<std::pair<int, int>, QFont> kept; // building one costs more than drawing a word with it
    const std::pair key(static_cast<int>(type), qRound(whole * 1000));
    auto at = kept.find(key);
    if (at == kept.end() || at->family() != font(type).family())
        at = kept.insert(key, font(type, whole));
    return *at;
}

int uiLength(double px)
{
    return qRound(px * share());
}

double figureZoom(QSizeF size, QSizeF least)
{
    if (share() <= 1)
        return share();
    const double room = std::min(size.width() / least.width(), size.height() / least.height());
    return std::clamp(room, 1.0, share());
}

} // namespace gigasite
