// SPDX-License-Identifier: GPL-3.0-or-later
// How the main window looks: colours and the size of its text.
#include "app/language.h"
#include "app/main_window.h"

#include "views/paint/text_size.h"

#include <QActionGroup>
#include <QApplication>
#include <QLayout>
#include <QMenu>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

constexpr std::array textSizes{80, 90, 100, 110, 125, 150, 175, 200}; ///< per cent

int widthOfWords(const QToolButton &button)
{
    constexpr int beside = 4;
    return button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width() + beside;
}

/// A tool bar that has no room loses the words of buttons whose icons say it, too: first of `buttons`, then of `last`.
void keepInSight(const QToolBar &bar, const LiveLabel &label, const QList<QToolButton *> &buttons, QToolButton &last,
                 int room)
{
    const auto words = [](const QToolButton *button) {
        return button->toolButtonStyle() == Qt::ToolButtonIconOnly ? widthOfWords(*button) : 0;
    };
    const auto margins = bar.layout()->contentsMargins();
    int needed = margins.left() + margins.right() + uiLength(12);
    for (auto *action : bar.actions()) {
        const auto *widget = bar.widgetForAction(action);
        if (!widget || !action->isVisible())
            continue;
        needed += std::max(widget->sizeHint().width(), 0) + bar.layout()->spacing();
        if (widget == &label) // another text may be longer
            needed += std::max(uiLength(230) - label.sizeHint().width(), 0);
    }
    int saved = 0;
    for (const auto *button : buttons) {
        needed += words(button);
        saved += widthOfWords(*button);
    }
    needed += words(&last);
    const auto give = [](QToolButton &button, bool bare) {
        button.setToolButtonStyle(bare ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    };
    for (auto *button : buttons)
        give(*button, needed > room);
    give(last, needed - saved > room);
}

} // namespace

void MainWindow::buildTextSizeMenu(QMenu &view)
{
    auto *sizes = view.addMenu(tr("&Text size"));
    textSizes_ = new QActionGroup(this);
    for (const int size : textSizes) {
        auto *action = add(sizes, tr("%1 %").arg(size), {}, [this, size] { setTextSize(size); });
        action->setCheckable(true);
        action->setData(size);
        textSizes_->addAction(action);
    }
    sizes->addSeparator();
    const auto step = [this](int direction) {
        const auto at = std::lower_bound(textSizes.begin(), textSizes.end(), qRound(textSize() * 100));
        const auto next = (at - textSizes.begin()) + direction;
        setTextSize(textSizes[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(next, 0, textSizes.size() - 1))]);
    };
    add(sizes, tr("&Larger text"), {}, [step] {
        step(1);
    })->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(sizes, tr("&Smaller text"), QKeySequence(Qt::CTRL | Qt::Key_Minus), [step] { step(-1); });
    add(sizes, tr("&Normal text"), QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setTextSize(100); });
}

/// Every text is made when the window is, so another language waits for the next start.
void MainWindow::buildLanguageMenu(QMenu &view)
{
    auto *menu = view.addMenu(tr("Langua&ge"));
    menu->setEnabled(settings_);
    if (!settings_)
        return;
    auto *languages = new QActionGroup(this);
    const auto now = settings_->value(QLatin1String(languageSetting)).toString();
    const auto offer = [&](const QString &text, const QString &code) {
        auto *action = add(menu, text, {}, [this, code] {
            settings_->setValue(QLatin1String(languageSetting), code);
            statusBar()->showMessage(tr("The window has this language from the next start."), 8000);
        });
        action->setCheckable(true);
        action->setChecked(code == now);
        languages->addAction(action);
    };
    offer(tr("As the &system"), {});
    for (const auto &code : languageCodes())
        offer(languageName(code), code);
}

void MainWindow::setTextSize(int percent)
{
    if (qRound(textSize() * 100) == percent) {
        fitToText(); // the menu's mark
        return;
    }
    gigasite::setTextSize(percent / 100.0);
    keepChoice(QStringLiteral("window/textSize"), textSize());
    setTheme(theme_);
    showQuiet(); // titles that are shorter in large type
    foldToWidth();
    shareWidth(true);
    if (isBottomShown()) {
        if (isBottomAlone() != bottomLarge_)
            growBottom(isBottomAlone());
        keepTabsInSight(raised_);
        raised_->raise();
    }
    placeOverlay();
    if (tour_) {
        tour_->placeBeside();
        QTimer::singleShot(0, tour_, &Tour::placeBeside); // what it speaks of is laid out by then
    }
}

bool MainWindow::isTextLarge()
{
    constexpr double large = 1.3;
    return textSize() > large;
}

/// The lengths that no widget sets for itself.
void MainWindow::fitToText()
{
    for (auto *action : textSizes_->actions())
        action->setChecked(action->data().toInt() == qRound(textSize() * 100));
    constexpr int mostOfNarrow = 500; // leaves figures beside the panel in the smallest window
    parameters_->setMinimumWidth(std::min(uiLength(330), mostOfNarrow));
    whySide_->setMinimumWidth(std::min(uiLength(260), mostOfNarrow));
    bar_->setFixedHeight(uiLength(38));
    bar_->setIconSize({uiLength(16), uiLength(16)});
    statusBar()->setFixedHeight(uiLength(22));
    undoTextPlace_->setVisible(width() >= uiLength(narrowWidth));
    differPlace_->setVisible(width() >= uiLength(1200));
    figures_->fitToText();
    constexpr int least = 44; // px, of a chart
    for (auto *dock : bottomDocks())
        dock->widget()->setMinimumHeight(std::max(least, uiLength(32)));
    validationDock_->widget()->setMinimumHeight(uiLength(26) + validation_->chart().minimumSizeHint().height());
    showUndo();
    showProblemCount();
    QList<QToolButton *> buttons;
    for (auto *action : {undo_, redo_, findChild<QAction *>(QStringLiteral("report"))}) {
        if (auto *button = qobject_cast<QToolButton *>(bar_->widgetForAction(action)))
            buttons << button;
    }
    keepInSight(*bar_, *undoText_, buttons, *baselineBox_, width());
}

/// In small type more than its share: what is beside the names does not shrink as they do.
static int panelLength(int usual)
{
    return std::max(uiLength(usual), (uiLength(usual) + usual) / 2);
}

int MainWindow::panelWidth(bool narrow) const
{
    return std::min(panelLength(narrow ? 344 : 374), width() * 2 / 5);
}

/// What it gives up to figures that have Why? beside them.
int MainWindow::leastPanelWidth(bool narrow) const
{
    return std::min(panelLength(344), panelWidth(narrow));
}

void MainWindow::setTheme(const Theme &theme)
{
    theme_ = theme;
    QApplication::setPalette(theme.palette());
    QApplication::setFont(uiFont(Type::Body));
    setStyleSheet(
        QStringLiteral(
            "QWidget { font-family: '%11'; font-size: %13px; } QTreeView, QTableView, QTextBrowser { background: %12; "
            "} "
            "QMainWindow { background: %1; } QMainWindow::separator { "
            "background: %1; width: 4px; height: 4px; } "
            "QSplitter::handle { background: %1; } "
            "QToolBar { background: %2; border: none; border-bottom: 1px solid %3; spacing: 3px; padding: 0 6px; } "
            "QToolBar::separator { background: %3; width: 1px; margin: 8px 5px; } "
            "QToolButton { border: 1px solid transparent; padding: 3px 7px; color: %4; } "
            "QToolButton[framed=\"true\"] { border: 1px solid %3; background: %10; } "
            "QToolButton:hover { background: %5; } QToolButton:checked { background: %6; border: 1px solid %7; } "
            "QToolButton:disabled { color: %8; } QToolButton:focus { border: 2px solid %7; padding: 2px 6px; } "
            "gigasite--FigurePane QToolButton { padding: 0; } gigasite--FigurePane QToolButton:focus { padding: 0; } "
            "#baseline::menu-indicator, #more::menu-indicator, #layers::menu-indicator { image: none; width: 0; } "
            "QMenuBar { background: %2; } QStatusBar { background: %2; border-top: 1px solid %3; } "
            "QStatusBar::item { border: none; } QStatusBar QLabel { color: %9; padding: 0 8px; } "
            "QDockWidget { titlebar-close-icon: none; } "
            "QTabBar::tab { background: %2; color: %9; border: none; padding: 3px %14px; } "
            "QTabBar::tab:selected { background: %10; color: %4; border-bottom: 2px solid %7; } "
            "QTabBar { background: %2; } QDockWidget::title { background: %2; padding: 5px 8px; text-align: left; } "
            "#overlay { background: %10; border: 1px solid %3; } #edge { padding: 0; border: none; border-left: 1px "
            "solid %3; } "
            "#dockTitle { font-weight: 600; } #keyFigures { padding: 0; border: none; spacing: 0; } "
            "QToolTip { color: %4; background: %10; border: 1px solid %3; padding: 3px; }")
            .arg(theme.window.name(), theme.bar.name(), theme.line.name(), theme.ink.name(), theme.hairline.name(),
                 theme.accentTint.name(), theme.accent.name(), theme.ink3.name(), theme.ink2.name())
            .arg(theme.figure.name(), uiFont(Type::Body).family(), theme.dock.name())
            .arg(uiLength(12))
            .arg(isTextLarge() ? uiLength(2) : 12));
    fitToText();
    for (const auto &[action, icon] : icons_)
        action->setIcon(lineIcon(icon, theme.ink2));
    pipelineButton_->setFixedSize(uiLength(22), uiLength(22));
    pipelineButton_->setIconSize({uiLength(16), uiLength(16)});
    parameters_->setTheme(theme);
    strip_->setTheme(theme);
    problems_->setTheme(theme);
    jobs_->setTheme(theme);
    scaling_->setTheme(theme);
    network_->setTheme(theme);
    rail_->setTheme(theme);
    validation_->setTheme(theme);
    bestSites_->setTheme(theme);
    backTest_->setTheme(theme);
    papers_->setTheme(theme);
    whySide_->setTheme(theme);
    notices_->setTheme(theme);
    for (auto *count : {errors_, warnings_, flags_, differ_})
        count->setTheme(theme);
    for (auto *mark : staleMarks_)
        mark->setTheme(theme);
    mapControls_->setTheme(theme);
    split_->setTheme(theme);
    edgeTab_->setTheme(theme);
    if (welcome_)
        welcome_->setTheme(theme);
    if (tour_)
        tour_->setTheme(theme);
    problemLine_->setTheme(theme);
    for (auto *pane : panes_)
        pane->setTheme(theme);
    if (service_.snapshot().evaluation)
        showSnapshot();
}

} // namespace gigasite
