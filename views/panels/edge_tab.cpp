// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/edge_tab.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QPainter>

namespace gigasite {

EdgeTab::EdgeTab(const QString &name, QWidget *parent)
    : QAbstractButton(parent)
{
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void EdgeTab::setTheme(const Theme &theme)
{
    theme_ = theme;
    updateGeometry();
    update();
}

void EdgeTab::setContent(const QString &text)
{
    if (std::exchange(content_, text) == text)
        return;
    setToolTip(text);
    update();
}

void EdgeTab::paintEvent(QPaintEvent * /*event*/)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), isChecked() ? theme_.accentTint : underMouse() ? theme_.hairline : theme_.bar);
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    p.translate(width(), 0);
    p.rotate(90);
    p.setFont(uiFont(Type::Title));
    p.setPen(theme_.ink);
    const QRectF along(12, 0, height() - 24.0, width());
    p.drawText(along, Qt::AlignLeft | Qt::AlignVCenter, text());
    const double wide = QFontMetricsF(p.font()).horizontalAdvance(text()) + 8;
    p.setFont(uiFont(Type::Body));
    p.setPen(theme_.ink2);
    const auto rest = along.adjusted(wide, 0, 0, 0);
    p.setFont(narrowed(p.font(), content_, rest.width()));
    drawLine(p, rest, content_);
}

} // namespace gigasite
