// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/count_button.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/stale_mark.h"

#include <QPainter>

#include <cmath>
#include <utility>

namespace gigasite {

namespace {

constexpr double buttonCorner = 10; ///< px

double signRoom()
{
    return uiLength(22);
}

void drawPennant(QPainter &p, QPointF centre, const QColor &colour)
{
    p.save();
    p.translate(centre);
    p.scale(textSize(), textSize());
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawRect(QRectF(QPointF(-4, -5), QSizeF(1.6, 11)));
    p.drawPolygon(QPolygonF{QPointF(-2, -5), QPointF(5, -2), QPointF(-2, 1)});
    p.restore();
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

void CountButton::setCount(std::optional<int> count)
{
    if (std::exchange(count_, count) != count || text().isEmpty())
        say();
}

void CountButton::setHint(const QString &hint)
{
    hint_ = hint;
    say();
}

void CountButton::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale)
        say();
}

void CountButton::say()
{
    const auto number = count_ ? QString::number(*count_) : QStringLiteral("–");
    setText(QStringLiteral("%1 %2").arg(number, count_ == 1 ? one_ : many_));
    const auto counted = count_ ? text() : tr("%1: cannot be counted").arg(many_);
    const auto said = stale_ ? tr("%1, stale").arg(counted) : counted;
    setAccessibleName(said);
    setToolTip(stale_ || !count_ ? said : hint_);
    update();
}

QSize CountButton::sizeHint() const
{
    const auto widest = QStringLiteral("00 ") + many_;
    return {static_cast<int>(std::ceil(signRoom() + tabularWidth(font(), widest))) + 6,
            static_cast<int>(std::ceil(QFontMetricsF(font()).height()))};
}

void CountButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        p.fillRect(rect(), theme_.hairline);
    const QPointF centre(signRoom() / 2, height() / 2.0);
    const double radius = 5.5 * textSize();
    const bool any = count() > 0 && !stale_; // an old count has no colour
    if (sign_ == Sign::Octagon)
        drawOctagon(p, centre, radius, any ? theme_.error : theme_.line, theme_.figure);
    else if (sign_ == Sign::Triangle)
        drawTriangle(p, centre, radius, any ? theme_.warning : theme_.line, Theme::day().ink);
    else
        drawPennant(p, centre, any ? theme_.warning : theme_.line);
    p.setFont(font());
    p.setPen(!any ? theme_.ink3 : sign_ == Sign::Octagon ? theme_.error : theme_.warningText);
    drawSentence(p, QRectF(rect()).adjusted(signRoom(), 0, 0, 0), text());
    if (stale_)
        paintStaleCorner(p, QRectF(rect()).adjusted(0, 1, -1, 0), theme_, buttonCorner);
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace gigasite
