// SPDX-License-Identifier: GPL-3.0-or-later
// How the main window is laid out: one figure alone, wide and narrow, kept from one run to the next.
#include "app/bottom_tabs.h"
#include "app/main_window.h"

#include "views/figures/figures_ahead.h"
#include "views/paint/text_size.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QWindow>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

constexpr int sideGaps = 3 * 4; ///< px, between the panels and the figures
constexpr int layoutVersion = 4; ///< another one: the docks have changed, the old layout does not fit

/// Qt keeps the tabs of docks that are hidden in the chain of Tab, where nobody sees them, and draws a line below all
/// tabs that goes on for a bit behind the last one.
void letTabsTakeFocus(const QMainWindow &window, bool shown)
{
    for (auto *tabs : window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(shown ? Qt::TabFocus : Qt::NoFocus);
        tabs->setDrawBase(false);
    }
}

/// As resizeDocks() asks for it: with the tabs over the dock.
int heightWithTabs(const QMainWindow &window, const QDockWidget &dock)
{
    int high = dock.height();
    for (const auto *tabs : window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        const int between = dock.y() - tabs->geometry().bottom() - 1; // px
        if (tabs->isVisible() && between >= 0 && between < tabs->height())
            high = dock.geometry().bottom() + 1 - tabs->y();
    }
    return high;
}

} // namespace

FigurePane &MainWindow::focusedPane()
{
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        if (panes_[i]->isAncestorOf(QApplication::focusWidget()))
            lastFocused_ = static_cast<int>(i);
    }
    if (validation_->pane().isAncestorOf(QApplication::focusWidget()))
        return validation_->pane();
    if (backTest_->pane().isAncestorOf(QApplication::focusWidget()))
        return backTest_->pane();
    return *panes_[static_cast<std::size_t>(lastFocused_)];
}

void MainWindow::toggleMaximised(int index)
{
    if (maximised_ == index) {
        restoreFigures();
        return;
    }
    if (bottomLarge_)
        restoreFigures();
    maximised_ = index;
    giveEscape();
    for (int i = 0; i < 4; ++i) {
        panes_[static_cast<std::size_t>(i)]->setVisible(i == index);
        panes_[static_cast<std::size_t>(i)]->setMaximised(i == index);
    }
    upper_->setVisible(index < 2);
    lower_->setVisible(index >= 2);
    panes_[static_cast<std::size_t>(index)]->canvas().setFocus();
}

/// In large text a narrow window has no room for both: what is looked at has all of it.
bool MainWindow::isBottomAlone() const
{
    return narrow_ && isTextLarge();
}

void MainWindow::toggleBottom()
{
    if (bottomLarge_)
        restoreFigures();
    else
        growBottom(true);
}

/// Qt lays out the docks anew; the figures keep their sizes for when they return.
void MainWindow::growBottom(bool large)
{
    if (large == bottomLarge_)
        return;
    if (large) {
        restoreFigures();
        smallBottom_ = heightWithTabs(*this, *raised_);
    }
    bottomLarge_ = large;
    figures_->setVisible(!large);
    validation_->pane().setMaximised(large && raised_ == validationDock_);
    if (!large)
        backTest_->setMapAlone(false);
    giveEscape();
    centralWidget()->layout()->activate(); // or the docks are kept off the room that the figures had
    QApplication::sendPostedEvents(this, QEvent::LayoutRequest);
    resizeDocks({raised_}, {large ? height() : smallBottom_}, Qt::Vertical);
    placeOverlay();
}

void MainWindow::restoreFigures()
{
    if (bottomLarge_ && isBottomAlone())
        showBottom(false);
    growBottom(false);
    if (maximised_ < 0)
        return;
    maximised_ = -1;
    giveEscape();
    upper_->setVisible(true);
    lower_->setVisible(true);
    for (auto *pane : panes_) {
        pane->setVisible(true);
        pane->setMaximised(false);
    }
}

void MainWindow::storeLayout()
{
    if (!settings_)
        return;
    restoreFigures();
    bottomTabs_->release();
    settings_->setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings_->setValue(QStringLiteral("window/docks"), saveState(layoutVersion));
    for (auto *splitter : {rows_, upper_, lower_})
        settings_->setValue(QStringLiteral("window/") + splitter->objectName(), splitter->saveState());
    settings_->setValue(QStringLiteral("window/dark"), theme_.dark);
    settings_->setValue(QStringLiteral("window/textSize"), textSize());
}

/// At once: nobody may lose it with the program.
void MainWindow::keepChoice(const QString &name, const QVariant &value)
{
    if (!settings_ || settings_->value(name) == value)
        return;
    settings_->setValue(name, value);
    settings_->sync();
}

/// The default layout stands already: what is missing or does not fit leaves it as it is.
void MainWindow::restoreLayout()
{
    defaultLayout_ = saveState(layoutVersion);
    if (!settings_)
        return;
    dark_->setChecked(settings_->value(QStringLiteral("window/dark")).toBool());
    restoreGeometry(settings_->value(QStringLiteral("window/geometry")).toByteArray());
    if (restoreState(settings_->value(QStringLiteral("window/docks")).toByteArray(), layoutVersion))
        shared_ = sideWidths(); // other widths are a hand's
    for (auto *splitter : {rows_, upper_, lower_})
        splitter->restoreState(settings_->value(QStringLiteral("window/") + splitter->objectName()).toByteArray());
    figures_->fitToText(); // they kept their direction, too
}

void MainWindow::fitTo(const QRect &screen)
{
    auto frame = windowHandle() ? windowHandle()->frameMargins() : QMargins();
    if (frame.isNull()) // not known before it is on screen
        frame = {4, 30, 4, 4};
    const QRect room = screen.marginsRemoved(frame);
    constexpr QSize usable(1200, 700); // a smaller screen shows a part
    setMinimumSize(leastSize.boundedTo(room.size()).expandedTo(usable));
    if (isMaximized() || isFullScreen())
        return;
    const QSize fitting = size().boundedTo(room.size()).expandedTo(minimumSize());
    if (fitting != size())
        resize(fitting);
    const QRect now(geometry().topLeft(), fitting);
    if (room.contains(now) || !testAttribute(Qt::WA_Moved)) // otherwise the window manager finds the place
        return;
    const QPoint corner(std::max(room.left(), std::min(now.left(), room.right() + 1 - now.width())),
                        std::max(room.top(), std::min(now.top(), room.bottom() + 1 - now.height())));
    move(corner - QPoint(frame.left(), frame.top()));
}

void MainWindow::resetLayout()
{
    restoreFigures();
    restoreState(defaultLayout_, layoutVersion);
    for (auto *splitter : {rows_, upper_, lower_})
        splitter->setSizes({1000, 1000});
    foldWhy(whyFolded_);
    setNarrow(narrow_);
    shareWidth(true);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    foldToWidth();
    fitToText();
    placeOverlay();
    placeWelcome();
    if (tour_)
        tour_->placeBeside();
}

/// True if anything has folded or unfolded.
bool MainWindow::foldToWidth()
{
    const int room = width() - leastPanelWidth(false) - uiLength(leastWhy) - sideGaps;
    const bool folds = room < 2 * uiLength(leastFigure), narrow = width() < uiLength(narrowWidth);
    const bool before = narrow_, changes = folds != whyFolded_ || narrow != narrow_;
    if (folds != whyFolded_)
        foldWhy(folds);
    if (narrow != narrow_)
        setNarrow(narrow);
    shareWidth(narrow != before);
    return changes;
}

/// Where both panels stand beside the figures these have the width that they want first; the panels give theirs, each
/// its part, down to the least.
MainWindow::SideWidths MainWindow::sideWidths() const
{
    const int panel = panelWidth(), why = uiLength(usualWhy);
    if (whyFolded_)
        return {panel, 0};
    const int lacking = 2 * uiLength(usualFigure) - (width() - panel - why - sideGaps);
    const int panelGives = panel - leastPanelWidth(narrow_), whyGives = why - uiLength(leastWhy);
    const double share = std::clamp(double(lacking) / std::max(panelGives + whyGives, 1), 0.0, 1.0);
    return {panel - qRound(share * panelGives), why - qRound(share * whyGives)};
}

/// A width that a hand has given a panel stays; `anew`: does not.
void MainWindow::shareWidth(bool anew)
{
    const auto wanted = sideWidths(), before = std::exchange(shared_, wanted);
    if (wanted == before && !anew)
        return;
    if (anew || !isVisible() || parameterDock_->width() == before.panel)
        resizeDocks({parameterDock_}, {wanted.panel}, Qt::Horizontal);
    if (before.why > 0) // else it was folded, and is as it was then
        whyKeepsUp_ = whyDock_->width() == before.why;
    whyKeepsUp_ = whyKeepsUp_ || anew || !isVisible();
    if (whyKeepsUp_ && !whyFolded_)
        resizeDocks({whyDock_}, {wanted.why}, Qt::Horizontal);
}

/// Folded to the right edge Why? opens over the figures.
void MainWindow::foldWhy(bool folds)
{
    closeWhy();
    whyFolded_ = folds;
    whyDock_->setVisible(!folds);
    auto *home = folds ? static_cast<QWidget *>(overlay_) : whyDock_->widget();
    home->layout()->addWidget(whySide_);
    why_->show(why_->current());
    whySide_->setVisible(true);
    edgeBar_->setVisible(folds);
    orderTabs();
}

/// Narrow: the parameters are compact, and the docks below become one line.
void MainWindow::setNarrow(bool narrow)
{
    if (narrow && !narrow_ && isVisible() && isBottomShown() && !bottomLarge_)
        wideBottom_ = heightWithTabs(*this, *raised_);
    narrow_ = narrow;
    problemLine_->setVisible(narrow);
    showBottom(!narrow);
    parameters_->setCompact(narrow);
    resizeDocks({problemDock_}, {wideBottom_ > 0 ? wideBottom_ : uiLength(148)}, Qt::Vertical);
    orderTabs();
}

QList<QDockWidget *> MainWindow::bottomDocks() const
{
    return {problemDock_,    scalingDock_,  networkDock_, railDock_, bestSitesDock_,
            validationDock_, backTestDock_, papersDock_,  jobDock_};
}

bool MainWindow::isBottomShown() const
{
    const auto docks = bottomDocks();
    return std::any_of(docks.begin(), docks.end(), [](const auto *dock) { return !dock->isHidden(); });
}

void MainWindow::showBottom(bool shown)
{
    growBottom(false);
    bottomTabs_->forget();
    for (auto *dock : bottomDocks())
        dock->setVisible(shown);
    if (shown) {
        keepTabsInSight(problemDock_);
        problemDock_->raise();
    }
    problemLine_->setListOpen(shown);
    letTabsTakeFocus(*this, shown);
    if (shown && isBottomAlone())
        growBottom(true);
}

void MainWindow::keepTabsInSight(QDockWidget *wanted)
{
    if (!isBottomShown())
        return;
    constexpr int usualAir = 26; // px, beside the words of a tab
    bottomTabs_->fit(wanted, centralWidget()->width(), isTextLarge() ? uiLength(5) : usualAir);
    problemLine_->setListOpen(true);
    letTabsTakeFocus(*this, true);
}

void MainWindow::openWhy()
{
    if (!whyFolded_) {
        whyDock_->show();
        return;
    }
    edgeTab_->setChecked(true);
    overlay_->show();
    placeOverlay();
    overlay_->raise();
    qApp->installEventFilter(this); // for Esc
    giveEscape();
}

void MainWindow::closeWhy()
{
    qApp->removeEventFilter(this);
    edgeTab_->setChecked(false);
    overlay_->hide();
    giveEscape();
}

/// Over the figures, not over the line of problems below them; over the page that stands in their place.
void MainWindow::placeOverlay()
{
    if (!overlay_->isVisible())
        return;
    const auto *centre = centralWidget();
    const int wide = std::max(uiLength(304), whySide_->minimumWidth());
    const int top = centre->y() + (bottomLarge_ ? 0 : figures_->y());
    const int high = bottomLarge_ ? statusBar()->y() - top : figures_->height();
    overlay_->setGeometry(centre->geometry().right() - wide + 1, top, wide, high);
}

/// An offered change goes first, then Why? over the figures, then the figure that is alone. Of shortcuts that share a
/// key only one may be enabled.
void MainWindow::giveEscape()
{
    restore_->setEnabled((maximised_ >= 0 || bottomLarge_) && !offered_ && overlay_->isHidden());
}

/// Esc folds Why? again, wherever the focus is; a drag and a field that is typed in keep the key for themselves.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && overlay_->isVisible() && watched->isWidgetType() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && QApplication::mouseButtons() == Qt::NoButton) {
        const auto *widget = static_cast<QWidget *>(watched);
        if (widget->window() == this && !qobject_cast<const QLineEdit *>(widget)) {
            closeWhy();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

/// Everything that is on screen is painted within an update request.
bool MainWindow::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QMainWindow::event(event);
    std::vector<FigureCanvas *> figures;
    for (auto *pane : panes_)
        figures.push_back(&pane->canvas());
    const FiguresAhead ahead(figures);
    return QMainWindow::event(event);
}

/// What no widget has taken.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && overlay_->isVisible())
        closeWhy();
    else
        QMainWindow::keyPressEvent(event);
}

/// Widgets come into being, and into the chain, in another order than a person reads them.
void MainWindow::orderTabs()
{
    letTabsTakeFocus(*this, isBottomShown());
    std::vector<QWidget *> places{strip_, parameters_};
    for (auto *pane : panes_)
        places.push_back(pane);
    for (auto *widget : std::initializer_list<QWidget *>{edgeTab_, whySide_, problemLine_})
        places.push_back(widget);
    for (auto *tabs : findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) // of the docks
        places.push_back(tabs);
    places.push_back(bottomTabs_);
    for (auto *dock : bottomDocks())
        places.push_back(dock);
    std::vector<QWidget *> chain; // as it is
    for (auto *widget = nextInFocusChain(); widget != this; widget = widget->nextInFocusChain()) {
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
            chain.push_back(widget);
    }
    std::vector<QWidget *> wanted;
    for (auto *place : places) {
        const auto first = std::ssize(wanted);
        std::copy_if(chain.begin(), chain.end(), std::back_inserter(wanted),
                     [place](const QWidget *widget) { return widget == place || place->isAncestorOf(widget); });
        if (const auto *pane = qobject_cast<FigurePane *>(place))
            std::stable_sort(wanted.begin() + first, wanted.end(), [pane](const QWidget *a, const QWidget *b) {
                return pane->placeInHeading(*a) < pane->placeInHeading(*b);
            });
    }
    std::erase_if(chain,
                  [&](QWidget *widget) { return std::find(wanted.begin(), wanted.end(), widget) == wanted.end(); });
    if (chain == wanted)
        return;
    for (std::size_t i = 1; i < wanted.size(); ++i)
        setTabOrder(wanted[i - 1], wanted[i]);
}

} // namespace gigasite
