// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/live_label.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

LiveLabel::LiveLabel(QWidget *parent)
    : QWidget(parent)
{
    setFont(uiFont(Type::Body));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void LiveLabel::reserve(const QString &widest)
{
    widest_ = widest;
    if (const int wide = sizeHint().width(); std::exchange(reserved_, wide) == wide)
        return; // no layout for a text as wide as the last
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    updateGeometry();
}

void LiveLabel::setRuns(std::vector<Run> runs)
{
    if (runs == runs_)
        return;
    const auto before = text();
    runs_ = std::move(runs);
    if (text() != before)
        setAccessibleName(text());
    update();
}

void LiveLabel::setShort(const QString &text)
{
    if (std::exchange(short_, text) != text)
        update();
}

QString LiveLabel::text() const
{
    QString all;
    for (const auto &run : runs_)
        all += run.text;
    return all;
}

QSize LiveLabel::sizeHint() const
{
    return {static_cast<int>(std::ceil(tabularWidth(font(), widest_))) + 2,
            static_cast<int>(std::ceil(QFontMetricsF(font()).height()))};
}

void LiveLabel::paintEvent(QPaintEvent * /*event*/)
{
    const bool fits = widest_.isEmpty() ? tabularWidth(font(), text()) <= width() : true;
    setToolTip(fits ? QString() : text());
    auto runs = runs_;
    if (!fits && !runs.empty() && !short_.isEmpty() && tabularWidth(font(), short_) <= width())
        runs = {{short_, runs_.front().colour}};
    else if (!fits)
        return; // half a sentence misleads
    QPainter p(this);
    p.setFont(font());
    QRectF rest = rect();
    for (const auto &run : runs) {
        p.setPen(run.colour);
        drawSentence(p, rest, run.text);
        rest.setLeft(std::min(rest.right(), rest.left() + tabularWidth(p.font(), run.text)));
    }
}

} // namespace gigasite
