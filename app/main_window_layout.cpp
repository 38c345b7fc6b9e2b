// SPDX-License-Identifier: GPL-3.0-or-later
// How the main window is laid out: one figure alone, wide and narrow, kept from one run to the next.
#include "app/main_window.h"

#include "views/paint/text_size.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QToolBar>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int layoutVersion = 1; ///< another one: the docks have changed, the old layout does not fit

} // namespace

FigurePane &MainWindow::focusedPane()
{
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        if (panes_[i]->isAncestorOf(QApplication::focusWidget()))
            lastFocused_ = static_cast<int>(i);
    }
    return *panes_[static_cast<std::size_t>(lastFocused_)];
}

void MainWindow::toggleMaximised(int index)
{
    if (maximised_ == index) {
        restoreFigures();
        return;
    }
    maximised_ = index;
    restore_->setEnabled(true);
    for (int i = 0; i < 4; ++i) {
        panes_[static_cast<std::size_t>(i)]->setVisible(i == index);
        panes_[static_cast<std::size_t>(i)]->setMaximised(i == index);
    }
    upper_->setVisible(index < 2);
    lower_->setVisible(index >= 2);
    panes_[static_cast<std::size_t>(index)]->canvas().setFocus();
}

void MainWindow::restoreFigures()
{
    if (maximised_ < 0)
        return;
    maximised_ = -1;
    restore_->setEnabled(false);
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
    settings_->setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings_->setValue(QStringLiteral("window/docks"), saveState(layoutVersion));
    for (auto *splitter : {rows_, upper_, lower_})
        settings_->setValue(QStringLiteral("window/") + splitter->objectName(), splitter->saveState());
    settings_->setValue(QStringLiteral("window/dark"), theme_.dark);
    settings_->setValue(QStringLiteral("window/textSize"), textSize());
}

/// The default layout stands already: what is missing or does not fit leaves it as it is.
void MainWindow::restoreLayout()
{
    defaultLayout_ = saveState(layoutVersion);
    if (!settings_)
        return;
    dark_->setChecked(settings_->value(QStringLiteral("window/dark")).toBool());
    restoreGeometry(settings_->value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings_->value(QStringLiteral("window/docks")).toByteArray(), layoutVersion);
    for (auto *splitter : {rows_, upper_, lower_})
        splitter->restoreState(settings_->value(QStringLiteral("window/") + splitter->objectName()).toByteArray());
}

void MainWindow::resetLayout()
{
    restoreFigures();
    restoreState(defaultLayout_, layoutVersion);
    for (auto *splitter : {rows_, upper_, lower_})
        splitter->setSizes({1000, 1000});
    setNarrow(narrow_);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool narrow = width() < uiLength(narrowWidth);
    if (narrow != narrow_)
        setNarrow(narrow);
    fitToText();
    placeOverlay();
    placeWelcome();
    if (tour_)
        tour_->placeBeside();
}

/// Narrow: Why? folds to the right edge and opens over the figures; the docks below become one line.
void MainWindow::setNarrow(bool narrow)
{
    closeWhy();
    narrow_ = narrow;
    dockHeights_.clear(); // they were of the other layout
    whyDock_->setVisible(!narrow);
    auto *home = narrow ? static_cast<QWidget *>(overlay_) : whyDock_->widget();
    home->layout()->addWidget(why_);
    why_->show(why_->current());
    static_cast<QWidget *>(why_)->setVisible(true);
    edgeBar_->setVisible(narrow);
    problemLine_->setVisible(narrow);
    showBottom(!narrow);
    parameters_->setCompact(narrow);
    resizeDocks({parameterDock_}, {panelWidth()}, Qt::Horizontal);
    resizeDocks({problemDock_}, {uiLength(148)}, Qt::Vertical);
}

QList<QDockWidget *> MainWindow::bottomDocks() const
{
    return {problemDock_, scalingDock_, networkDock_, railDock_, papersDock_};
}

bool MainWindow::isBottomShown() const
{
    const auto docks = bottomDocks();
    return std::any_of(docks.begin(), docks.end(), [](const auto *dock) { return !dock->isHidden(); });
}

void MainWindow::showBottom(bool shown)
{
    for (auto *dock : bottomDocks())
        dock->setVisible(shown);
    if (shown)
        problemDock_->raise();
    problemLine_->setListOpen(shown);
}

void MainWindow::openWhy()
{
    if (!narrow_) {
        whyDock_->show();
        return;
    }
    edgeTab_->setChecked(true);
    overlay_->show();
    placeOverlay();
    overlay_->raise();
}

void MainWindow::closeWhy()
{
    edgeTab_->setChecked(false);
    overlay_->hide();
}

void MainWindow::placeOverlay()
{
    if (!overlay_->isVisible())
        return;
    const auto *centre = centralWidget();
    const int wide = std::max(uiLength(304), why_->minimumWidth());
    overlay_->setGeometry(centre->geometry().right() - wide + 1, centre->y(), wide, centre->height());
}

/// Esc anywhere in Why? folds it again.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && overlay_->isVisible() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        closeWhy();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace gigasite
