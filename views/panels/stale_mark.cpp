// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/stale_mark.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double corner = 20;
constexpr double gap = 8;

QString recompute()
{
    return StaleMark::tr("Recompute");
}

} // namespace

void paintStaleCorner(QPainter &p, const QRectF &rect, const Theme &theme)
{
    p.setPen(QPen(theme.ink3, 1.4));
    for (double at = corner / 4; at <= corner; at += corner / 4)
        p.drawLine(rect.topRight() + QPointF(-at, 0), rect.topRight() + QPointF(0, at));
}

StaleMark::StaleMark(QWidget *picture)
    : QAbstractButton(picture)
{
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(recompute());
    setCursor(Qt::PointingHandCursor);
    picture->installEventFilter(this);
    hide();
}

void StaleMark::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void StaleMark::setSince(const QString &change)
{
    const auto said = change.isEmpty() ? QString() : tr("Stale since %1").arg(change);
    if (said == text())
        return;
    setText(said);
    setAccessibleName(said.isEmpty() ? recompute() : tr("%1. %2").arg(said, recompute()));
    setVisible(!said.isEmpty());
    place();
}

QSize StaleMark::sizeHint() const
{
    const auto face = uiFont(Type::Body);
    const double wide = tabularWidth(face, text()) + textWidth(face, recompute());
    return {static_cast<int>(std::ceil(wide + 3 * gap + corner)),
            std::max(24, static_cast<int>(QFontMetricsF(face).height()) + 8)};
}

void StaleMark::place()
{
    const auto wanted = sizeHint();
    const int width = std::min(wanted.width(), parentWidget()->width());
    setGeometry(parentWidget()->width() - width, 0, width, wanted.height());
    raise();
}

bool StaleMark::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QAbstractButton::eventFilter(watched, event);
}

void StaleMark::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    p.setPen(QPen(hasFocus() ? theme_.accent : theme_.line, hasFocus() ? 2 : 1));
    p.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    auto face = uiFont(Type::Body);
    p.setFont(face);
    p.setPen(theme_.ink2);
    const double link = textWidth(face, recompute());
    QRectF line(gap, 0, width() - 3 * gap - corner - link, height());
    drawSentence(p, line, text());
    line = QRectF(width() - corner - gap - link, 0, link, height());
    p.setPen(theme_.accent);
    face.setUnderline(true);
    p.setFont(face);
    drawLine(p, line, recompute());
    paintStaleCorner(p, rect(), theme_);
}

} // namespace gigasite
