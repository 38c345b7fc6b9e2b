// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/stale_mark.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double beforeMark = 8;

QString recompute()
{
    return StaleMark::tr("Recompute");
}

} // namespace

void paintStaleCorner(QPainter &p, const QRectF &rect, const Theme &theme, double side)
{
    p.setPen(QPen(theme.ink3, 1.4));
    const double pitch = side / std::max(2.0, std::round(side / 5));
    for (double at = pitch; at <= side + pitch / 2; at += pitch)
        p.drawLine(rect.topRight() + QPointF(-at, 0), rect.topRight() + QPointF(0, at));
}

QString staleText(const QString &change, const QString &moment)
{
    const auto since = moment.isEmpty() ? change : QStringLiteral("%1, %2").arg(moment, change);
    return StaleMark::tr("Stale since %1").arg(since);
}

StaleMark::StaleMark(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(recompute());
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // never widens the pane
    hide();
}

void StaleMark::setTheme(const Theme &theme)
{
    theme_ = theme;
    updateGeometry();
    update();
}

void StaleMark::setSince(const QString &change, const QString &moment)
{
    const auto said = change.isEmpty() ? QString() : staleText(change, moment);
    if (said == text())
        return;
    setText(said);
    brief_ = change.isEmpty() ? QString() : staleText(change, {});
    setAccessibleName(said.isEmpty() ? recompute() : tr("%1. %2").arg(said, recompute()));
    setVisible(!said.isEmpty());
}

QSize StaleMark::sizeHint() const
{
    const auto face = uiFont(Type::Body);
    const double wide = tabularWidth(face, text()) + textWidth(face, recompute());
    return {static_cast<int>(std::ceil(wide + 3 * beforeMark)),
            std::max(24, static_cast<int>(QFontMetricsF(face).height()) + 8)};
}

void StaleMark::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.bar);
    p.fillRect(QRectF(0, height() - 1, width(), 1), theme_.line);
    auto face = uiFont(Type::Body);
    p.setFont(face);
    p.setPen(theme_.ink2);
    const double link = textWidth(face, recompute());
    const double room = width() - 3 * beforeMark - link;
    const auto said = tabularWidth(face, text()) <= room ? text() : brief_;
    const double wide = std::min(tabularWidth(face, said), room);
    drawSentence(p, {beforeMark, 0, std::ceil(wide) + 1, double(height())}, said);
    face.setUnderline(true);
    p.setFont(face);
    p.setPen(theme_.accent);
    drawLine(p, {2 * beforeMark + std::ceil(wide), 0, link + 2, double(height())}, recompute());
    if (!hasFocus())
        return;
    p.setPen(QPen(theme_.accent, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace gigasite
