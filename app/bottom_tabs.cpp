// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bottom_tabs.h"

#include <QEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace gigasite {

namespace {

/// The dock's own longest title, where it says one: tabs do not come and go with a number in them.
int widthOf(const QDockWidget &dock, const QFontMetrics &letters)
{
    return std::max(letters.horizontalAdvance(dock.windowTitle()),
                    letters.horizontalAdvance(dock.property("widestTitle").toString()));
}

} // namespace

BottomTabs::BottomTabs(QMainWindow &window, std::vector<QDockWidget *> byImportance)
    : QToolButton(&window)
    , window_(window)
    , docks_(std::move(byImportance))
{
    setObjectName(QStringLiteral("moreTabs"));
    setMenu(new QMenu(this));
    setPopupMode(InstantPopup);
    setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }")); // the text has its own
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("More tabs"));
    connect(menu(), &QMenu::aboutToShow, this, &BottomTabs::fillMenu);
    hide();
}

void BottomTabs::fillMenu()
{
    menu()->clear();
    for (const auto *dock : std::as_const(withoutRoom_)) {
        const auto name = dock->objectName();
        connect(menu()->addAction(dock->windowTitle()), &QAction::triggered, this,
                [this, name] { Q_EMIT chosen(name); });
    }
}

std::vector<QDockWidget *> BottomTabs::kept(const QDockWidget *wanted, int room, int air) const
{
    std::vector<QDockWidget *> open;
    std::copy_if(docks_.begin(), docks_.end(), std::back_inserter(open),
                 [this](QDockWidget *dock) { return !dock->isHidden() || withoutRoom_.contains(dock); });
    const QFontMetrics letters(font());
    const auto needs = [&](const QDockWidget *dock) { return widthOf(*dock, letters) + air; };
    const int all = std::accumulate(open.begin(), open.end(), 0,
                                    [&](int sum, const QDockWidget *dock) { return sum + needs(dock); });
    if (all <= room)
        return open;
    std::stable_partition(open.begin(), open.end(), [wanted](const QDockWidget *dock) { return dock == wanted; });
    room -= sizeHint().width();
    std::vector<QDockWidget *> fitting;
    for (auto *dock : open) {
        room -= needs(dock);
        if (room < 0 && !fitting.empty())
            break;
        fitting.push_back(dock);
    }
    return fitting;
}

void BottomTabs::fit(const QDockWidget *wanted, int room, int air)
{
    setText(QStringLiteral("+%1  \u25be").arg(docks_.size() - 1)); // as wide as it may become
    const auto fitting = kept(wanted, room, air);
    QList<QDockWidget *> without;
    for (auto *dock : docks_) {
        const bool fits = std::find(fitting.begin(), fitting.end(), dock) != fitting.end();
        if (!fits && (!dock->isHidden() || withoutRoom_.contains(dock)))
            without << dock;
    }
    for (auto *dock : fitting)
        dock->setVisible(true);
    for (auto *dock : std::as_const(without))
        dock->setVisible(false);
    withoutRoom_ = without;
    setText(QStringLiteral("+%1  \u25be").arg(withoutRoom_.size()));
    QStringList titles;
    for (const auto *dock : std::as_const(withoutRoom_))
        titles << dock->windowTitle();
    const auto said = tr("Tabs without room: %1").arg(titles.join(QStringLiteral(", ")));
    setToolTip(said);
    setAccessibleDescription(said);
    place();
    QTimer::singleShot(0, this, &BottomTabs::place); // the row comes with the next layout
}

void BottomTabs::release()
{
    for (auto *dock : std::as_const(withoutRoom_))
        dock->setVisible(true);
    forget();
}

void BottomTabs::forget()
{
    withoutRoom_.clear();
    hide();
}

/// At the right end of the row that has the tab of one of them.
void BottomTabs::place()
{
    const auto isOurs = [this](const QTabBar *bar) {
        return bar->isVisible() && std::any_of(docks_.begin(), docks_.end(), [bar](const QDockWidget *dock) {
                   return !dock->isHidden() && bar->count() > 0 && bar->tabText(0) == dock->windowTitle();
               });
    };
    const auto bars = window_.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly);
    const auto found = std::find_if(bars.begin(), bars.end(), isOurs);
    auto *row = found == bars.end() ? nullptr : *found;
    if (row_ != row) {
        if (row_)
            row_->removeEventFilter(this);
        row_ = row;
        if (row_) {
            row_->installEventFilter(this);
            row_->setToolTip(tr("F11 or a double click: instead of the figures"));
        }
    }
    setVisible(row_ && !withoutRoom_.isEmpty());
    if (!isVisible())
        return;
    const auto area = row_->geometry();
    const int wide = sizeHint().width();
    setGeometry(area.right() - wide + 1, area.top(), wide, area.height());
    raise();
}

bool BottomTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == row_) {
        if (event->type() == QEvent::MouseButtonDblClick &&
            row_->tabAt(static_cast<QMouseEvent *>(event)->position().toPoint()) >= 0) {
            Q_EMIT doubleClicked();
            return true;
        }
        const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
        if (moved || event->type() == QEvent::Show || event->type() == QEvent::Hide)
            QTimer::singleShot(0, this, &BottomTabs::place);
        if (event->type() == QEvent::Resize) {
            const auto *resized = static_cast<QResizeEvent *>(event);
            if (resized->oldSize().width() != resized->size().width())
                QTimer::singleShot(0, this, &BottomTabs::roomChanged);
        }
    }
    return QToolButton::eventFilter(watched, event);
}

} // namespace gigasite
