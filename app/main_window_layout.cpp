// SPDX-License-Identifier: GPL-3.0-or-later
// How the main window is laid out: one figure alone, wide and narrow, kept from one run to the next.
#include "app/main_window.h"

#include <QApplication>

namespace gigasite {

namespace {

constexpr int narrowWidth = 1400;
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
    whyDock_->setVisible(!narrow_);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    const bool narrow = width() < narrowWidth;
    if (narrow == narrow_)
        return;
    narrow_ = narrow;
    whyDock_->setVisible(!narrow);
    parameters_->setCompact(narrow);
    resizeDocks({parameterDock_}, {narrow ? 344 : 374}, Qt::Horizontal);
    resizeDocks({problemDock_}, {narrow ? 92 : 148}, Qt::Vertical);
}

} // namespace gigasite
