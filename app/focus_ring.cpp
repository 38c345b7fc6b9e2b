// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/focus_ring.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTableView>
#include <QTextBrowser>

namespace gigasite {

namespace {

bool needsRing(const QWidget &widget)
{
    return qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget) ||
        qobject_cast<const QPushButton *>(&widget) || qobject_cast<const QTabBar *>(&widget) ||
        qobject_cast<const QTextBrowser *>(&widget) || qobject_cast<const QTableView *>(&widget) ||
        widget.metaObject() == &QScrollArea::staticMetaObject;
}

/// Over its parent, as large as that, out of the way of the pointer.
class Ring : public QWidget {
public:
    explicit Ring(QWidget *around)
        : QWidget(around)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        around->installEventFilter(this);
        setGeometry(around->rect());
        show();
        raise();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter p(this);
        p.setPen(QPen(palette().color(QPalette::Highlight), 2));
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace

FocusRing::FocusRing(QWidget &window)
    : QObject(&window)
    , window_(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget * /*before*/, QWidget *now) { follow(now); });
}

void FocusRing::follow(QWidget *focus)
{
    delete ring_;
    const bool mine = focus && (focus->window() == &window_ || focus->window()->parentWidget() == &window_);
    if (mine && needsRing(*focus))
        ring_ = new Ring(focus);
}

} // namespace gigasite
