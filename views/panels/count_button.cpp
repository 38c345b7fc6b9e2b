// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/count_button.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/panels/stale_mark.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace gigasite {

namespace {

constexpr double signRoom = 22;
constexpr double buttonCorner = 10; ///< px

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
    if (std::exchange(count_, count) != count || text().isEmpty())
        say();
}

void CountButton::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale)
        say();
}

void CountButton::say()
{
    setText(QStringLiteral("%1 %2").arg(count_).arg(count_ == 1 ? one_ : many_));
    const auto said = stale_ ? tr("%1, stale").arg(text()) : text();
    setAccessibleName(said);
    setToolTip(stale_ ? said : QString());
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
    const bool any = count_ > 0 && !stale_; // an old count has no colour
    if (sign_ == Sign::Octagon)
        drawOctagon(p, centre, 5.5, any ? theme_.error : theme_.line, theme_.figure);
    else if (sign_ == Sign::Triangle)
        drawTriangle(p, centre, 5.5, any ? theme_.warning : theme_.line, Theme::day().ink);
    else
        drawPennant(p, centre, any ? theme_.warning : theme_.line);
    p.setFont(font());
    p.setPen(!any ? theme_.ink3 : sign_ == Sign::Octagon ? theme_.error : theme_.warningText);
    drawSentence(p, QRectF(rect()).adjusted(signRoom, 0, 0, 0), text());
    if (stale_)
        paintStaleCorner(p, QRectF(rect()).adjusted(0, 1, -1, 0), theme_, buttonCorner);
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace gigasite
