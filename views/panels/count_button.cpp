// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/count_button.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"

#include <QPainter>

#include <cmath>

namespace gigasite {

namespace {

constexpr double signRoom = 22;

void drawPennant(QPainter &p, QPointF centre, const QColor &colour)
{
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawRect(QRectF(centre + QPointF(-4, -5), QSizeF(1.6, 11)));
    p.drawPolygon(QPolygonF{centre + QPointF(-2, -5), centre + QPointF(5, -2), centre + QPointF(-2, 1)});
}

} // namespace

CountButton::CountButton(Sign sign, const QString &one, const QString &many, QWidget *parent)
    : QAbstractButton(parent)
    , sign_(sign)
    , one_(one)
    , many_(many)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setCount(0);
}

void CountButton::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void CountButton::setCount(int count)
{
    const auto said = QStringLiteral("%1 %2").arg(count).arg(count == 1 ? one_ : many_);
    if (said == text())
        return;
    count_ = count;
    setText(said);
    setAccessibleName(said);
    update();
}

QSize CountButton::sizeHint() const
{
    const auto widest = QStringLiteral("00 ") + many_;
    return {static_cast<int>(std::ceil(signRoom + tabularWidth(font(), widest))) + 6,
            static_cast<int>(std::ceil(QFontMetricsF(font()).height()))};
}

void CountButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        p.fillRect(rect(), theme_.hairline);
    const QPointF centre(signRoom / 2, height() / 2.0);
    const bool any = count_ > 0;
    if (sign_ == Sign::Octagon)
        drawOctagon(p, centre, 5.5, any ? theme_.error : theme_.line, theme_.figure);
    else if (sign_ == Sign::Triangle)
        drawTriangle(p, centre, 5.5, any ? theme_.warning : theme_.line, Theme::day().ink);
    else
        drawPennant(p, centre, any ? theme_.warning : theme_.line);
    p.setFont(font());
    p.setPen(!any ? theme_.ink3 : sign_ == Sign::Octagon ? theme_.error : theme_.warningText);
    drawSentence(p, QRectF(rect()).adjusted(signRoom, 0, 0, 0), text());
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace gigasite
