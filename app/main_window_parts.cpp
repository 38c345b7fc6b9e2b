// SPDX-License-Identifier: GPL-3.0-or-later
// How the main window is put together and arranged: centre, docks, menus, colours.
#include "app/bottom_tabs.h"
#include "app/import_dialog.h"
#include "app/main_window.h"

#include "model/report/result_json.h"
#include "model/scenario/scenario_io.h"
#include "views/charts/scrolled_page.h"
#include "views/figures/segments.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QApplication>
#include <QButtonGroup>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace gigasite {

namespace {

constexpr int gap = 4;

QSplitter *splitter(Qt::Orientation orientation, QWidget *a, QWidget *b)
{
    auto *s = new QSplitter(orientation);
    s->addWidget(a);
    s->addWidget(b);
    s->setHandleWidth(gap);
    s->setChildrenCollapsible(false);
    s->setSizes({1000, 1000});
    return s;
}

} // namespace

void MainWindow::buildCentre()
{
    map_ = new MapCanvas;
    layout_ = new LayoutCanvas;
    topology_ = new TopologyCanvas;
    stepTime_ = new StepTimeCanvas;
    panes_ = {new FigurePane(tr("Power map"), map_), new FigurePane(tr("Parallelism layout"), layout_),
              new FigurePane(tr("Topology"), topology_), new FigurePane(tr("Step-time breakdown"), stepTime_)};
    upper_ = splitter(Qt::Horizontal, panes_[0], panes_[1]);
    lower_ = splitter(Qt::Horizontal, panes_[2], panes_[3]);
    rows_ = splitter(Qt::Vertical, upper_, lower_);
    rows_->setObjectName(QStringLiteral("rows"));
    upper_->setObjectName(QStringLiteral("upper"));
    lower_->setObjectName(QStringLiteral("lower"));
    figures_ = new FigureArea(rows_, {upper_, lower_}, panes_);
    for (int i = 0; i < 4; ++i)
        connect(panes_[static_cast<std::size_t>(i)], &FigurePane::maximiseRequested, this,
                [this, i] { toggleMaximised(i); });
    for (std::size_t i = 0; i < panes_.size(); ++i) {
        staleMarks_[i] = new StaleMark;
        panes_[i]->addLine(staleMarks_[i]);
        connect(staleMarks_[i], &StaleMark::clicked, this, [this] {
            service_.recompute();
            recordStep();
        });
    }
    buildHeadings();
    notices_ = new NoticeBar;
    files_ = new DocumentFiles(document_, *notices_, *this, settings_);
    auto *centre = new QWidget;
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(notices_);
    column->addWidget(figures_, 1);
    problemLine_ = new ProblemLine;
    problemLine_->hide();
    column->addWidget(problemLine_);
    setCentralWidget(centre);
}

void MainWindow::buildHeadings()
{
    buildMapControls();
    auto *fills = new Segments(tr("Rack"),
                               {{tr("activity"), tr("The rack as its GPUs and replicas")},
                                {tr("memory"), tr("The rack as what fills its memory")}});
    connect(fills, &Segments::chosen, this, [this](int chosen) { layout_->setMemoryShown(chosen == 1); });
    panes_[1]->addHeaderWidget(fills);
    auto *unit = new Segments(
        tr("Unit"),
        {{tr("seconds"), tr("Durations in seconds")}, {tr("%", "share"), tr("Durations as shares of the step")}});
    connect(unit, &Segments::chosen, this, [this](int chosen) { stepTime_->setInPercent(chosen == 1); });
    panes_[3]->addHeaderWidget(unit);
    pipeline_ = new QAction(tr("&Pipeline of a step"), this);
    pipeline_->setCheckable(true);
    pipeline_->setToolTip(tr("What every pipeline stage does meanwhile (Page Down)"));
    icons_.emplace_back(pipeline_, QStringLiteral("pipeline"));
    pipelineButton_ = new QToolButton;
    pipelineButton_->setAutoRaise(true);
    pipelineButton_->setDefaultAction(pipeline_);
    pipelineButton_->setAccessibleName(tr("Pipeline of a step"));
    panes_[3]->addHeaderWidget(pipelineButton_);
    connect(pipeline_, &QAction::triggered, this,
            [this](bool on) { stepTime_->setLevel(on ? StepLevel::Pipeline : StepLevel::Step); });
    auto *beside = new Segments(tr("Beside the tree"),
                                {{tr("flows"), tr("When the simulated flows are done, and the hottest links")},
                                 {tr("cost"), tr("What the network takes: switches, links, cost, power")}});
    topology_->setCostShown(false);
    connect(beside, &Segments::chosen, this, [this](int chosen) { topology_->setCostShown(chosen == 1); });
    panes_[2]->addHeaderWidget(beside);
    connect(topology_, &TopologyCanvas::trailChanged, this, [this] { panes_[2]->setTrail(topology_->trail()); });
    connect(topology_, &TopologyCanvas::snapshotChanged, this, [this] { panes_[2]->setTrail(topology_->trail()); });
    connect(panes_[2], &FigurePane::trailActivated, this, [this](int level) {
        topology_->setLevel(static_cast<TopologyLevel>(level));
        topology_->setFocus();
    });
    connect(layout_, &LayoutCanvas::trailChanged, this, [this] { panes_[1]->setTrail(layout_->trail()); });
    connect(panes_[1], &FigurePane::trailActivated, this, [this](int level) {
        layout_->setLevel(static_cast<LayoutLevel>(level));
        layout_->setFocus();
    });
    connect(stepTime_, &StepTimeCanvas::trailChanged, this, [this] {
        panes_[3]->setTrail(stepTime_->trail());
        pipeline_->setChecked(stepTime_->level() == StepLevel::Pipeline);
    });
    connect(panes_[3], &FigurePane::trailActivated, this, [this](int level) {
        stepTime_->setLevel(static_cast<StepLevel>(level));
        stepTime_->setFocus();
    });
    player_ = new StepPlayer({stepTime_, layout_}, this);
    connect(player_, &StepPlayer::momentChanged, this, &MainWindow::setMoment);
    connect(player_, &StepPlayer::playingChanged, layout_, &LayoutCanvas::setPlaying);
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(name); // the same in every language: layouts are kept by it
    auto *holder = new QWidget; // keeps its place while the content is hidden
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content);
    holder->setMinimumHeight(44);
    dock->setWidget(holder);
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    addDockWidget(area, dock);
    // Behind another tab Qt counts a dock as visible; its content shall know better and do no work there.
    content->hide(); // or it would be shown once, at the window's first showing, wherever the dock is
    connect(dock, &QDockWidget::visibilityChanged, content, &QWidget::setVisible);
    return dock;
}

void MainWindow::buildDocks()
{
    strip_ = new KeyStrip;
    parameters_ = new ParameterPanel;
    problems_ = new ProblemPanel;
    whySide_ = new WhySide;
    why_ = &whySide_->first();
    problems_->setMinimumHeight(44);
    parameterDock_ = addDock(QStringLiteral("Parameters"), tr("Parameters"), parameters_, Qt::LeftDockWidgetArea);
    parameterDock_->setTitleBarWidget(new QWidget(parameterDock_)); // the panel has its own heading
    whyDock_ = addDock(QStringLiteral("Why?"), tr("Why?"), whySide_, Qt::RightDockWidgetArea);
    problemDock_ = addDock(QStringLiteral("Problems"), tr("Problems"), problems_, Qt::BottomDockWidgetArea);
    scaling_ = new ScalingChart;
    scalingDock_ = addDock(QStringLiteral("Scaling laws"), tr("Scaling laws"), scaling_, Qt::BottomDockWidgetArea);
    network_ = new NetworkChart;
    networkDock_ = addDock(QStringLiteral("Network"), tr("Network"), network_, Qt::BottomDockWidgetArea);
    rail_ = new RailChart;
    railDock_ = addDock(QStringLiteral("Domains"), tr("Rail-only"), rail_, Qt::BottomDockWidgetArea);
    bestSites_ = new BestSitesPage;
    bestSitesDock_ = addDock(QStringLiteral("Best sites"), tr("Best sites"), bestSites_, Qt::BottomDockWidgetArea);
    validation_ = new ValidationPage;
    constexpr int wholeInDock = 118; ///< px: plot and tables side by side; what the rules say of a site
    validationDock_ = addDock(QStringLiteral("Validation"), tr("Validation"),
                              new ScrolledPage(validation_, wholeInDock), Qt::BottomDockWidgetArea);
    backTest_ = new BackTestPage;
    backTestDock_ = addDock(QStringLiteral("Back-test"), tr("Back-test"), new ScrolledPage(backTest_, wholeInDock),
                            Qt::BottomDockWidgetArea);
    papers_ = new PapersPage;
    papersDock_ = addDock(QStringLiteral("Papers"), tr("Papers"), papers_, Qt::BottomDockWidgetArea);
    jobs_ = new JobPanel;
    jobDock_ = addDock(QStringLiteral("Jobs"), tr("Jobs"), jobs_, Qt::BottomDockWidgetArea);
    jobDock_->setProperty("widestTitle", tr("Jobs: %1").arg(88));
    for (auto *dock : bottomDocks())
        dock->setTitleBarWidget(new QWidget(dock)); // their tabs say it
    tabifyDockWidget(problemDock_, scalingDock_);
    tabifyDockWidget(scalingDock_, networkDock_);
    tabifyDockWidget(networkDock_, railDock_);
    tabifyDockWidget(railDock_, bestSitesDock_);
    tabifyDockWidget(bestSitesDock_, validationDock_);
    tabifyDockWidget(validationDock_, backTestDock_);
    tabifyDockWidget(backTestDock_, papersDock_);
    tabifyDockWidget(papersDock_, jobDock_);
    setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    bottomTabs_ = new BottomTabs(*this,
                                 {problemDock_, scalingDock_, networkDock_, railDock_, validationDock_, papersDock_,
                                  jobDock_, bestSitesDock_, backTestDock_});
    connect(bottomTabs_, &BottomTabs::chosen, this, &MainWindow::showTab);
    connect(bottomTabs_, &BottomTabs::doubleClicked, this, &MainWindow::toggleBottom);
    connect(bottomTabs_, &BottomTabs::roomChanged, this, [this] { keepTabsInSight(raised_); });
    connect(validationDock_->toggleViewAction(), &QAction::triggered, this, [this] { growBottom(false); });
    problemDock_->raise();
    shareWidth(true);
    resizeDocks({problemDock_}, {uiLength(148)}, Qt::Vertical);
    keepBottomHeight();

    edgeTab_ = new EdgeTab(tr("Why?"));
    edgeBar_ = new QToolBar(tr("Why?"));
    edgeBar_->setObjectName(QStringLiteral("edge"));
    edgeBar_->setMovable(false);
    edgeBar_->addWidget(edgeTab_);
    addToolBar(Qt::RightToolBarArea, edgeBar_);
    edgeBar_->hide();
    overlay_ = new QFrame(this);
    overlay_->setObjectName(QStringLiteral("overlay"));
    (new QVBoxLayout(overlay_))->setContentsMargins(1, 1, 1, 1);
    overlay_->hide();

    buildStatusBar();
}

/// The bottom keeps its height whatever tab is up: its pages scroll.
void MainWindow::keepBottomHeight()
{
    raised_ = problemDock_;
    for (auto *dock : bottomDocks()) {
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool shown) {
            keepTabsInSight(shown ? dock : raised_);
            if (isBottomAlone())
                growBottom(isBottomShown());
        });
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool shown) {
            if (!shown || !isVisible() || dock == raised_)
                return;
            raised_ = dock;
            growBottom(isBottomAlone());
            validation_->pane().setMaximised(bottomLarge_ && dock == validationDock_);
        });
    }
}

QAction *MainWindow::add(QMenu *menu, const QString &text, const QKeySequence &key, const std::function<void()> &run,
                         const QString &icon)
{
    auto *action = new QAction(text, this);
    action->setShortcut(key);
    connect(action, &QAction::triggered, this, run);
    if (menu)
        menu->addAction(action);
    addAction(action); // the shortcut works wherever the focus is
    if (!icon.isEmpty())
        icons_.emplace_back(action, icon);
    return action;
}

void MainWindow::buildFileMenu()
{
    auto *file = menuBar()->addMenu(tr("&File"));
    add(
        file, tr("&Open…"), QKeySequence::Open, [this] { files_->openDialog(); }, QStringLiteral("open"))
        ->setObjectName(QStringLiteral("open"));
    recent_ = file->addMenu(tr("Open &recent"));
    auto *examples = file->addMenu(tr("Open &example"));
    for (const auto &name : exampleNames())
        add(examples, toQString(name), {}, [this, name] {
            if (files_->maySwitch())
                openFile(toQString(name));
        });
    add(file, tr("&Import model…"), QKeySequence(Qt::CTRL | Qt::Key_I), [this] { askAndImportModel(this, document_); });
    add(
        file, tr("&Save"), QKeySequence::Save, [this] { files_->save(); }, QStringLiteral("save"))
        ->setObjectName(QStringLiteral("save"));
    add(file, tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { files_->saveAs(); });
    file->addSeparator();
    add(
        file, tr("Export &report…"), QKeySequence(Qt::CTRL | Qt::Key_P), [this] { exportReport(); },
        QStringLiteral("report"))
        ->setObjectName(QStringLiteral("report"));
    add(file, tr("Export &JSON…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J), [this] { exportJson(); });
    file->addSeparator();
    add(file, tr("&Quit"), QKeySequence::Quit, [this] { close(); });
    showRecent();
}

void MainWindow::showRecent()
{
    recent_->clear();
    int number = 0;
    for (const auto &file : files_->recent()) {
        auto *action = recent_->addAction(QStringLiteral("&%1  %2").arg(++number % 10).arg(QFileInfo(file).fileName()));
        action->setToolTip(file);
        action->setEnabled(QFileInfo::exists(file));
        connect(action, &QAction::triggered, this, [this, file] {
            if (files_->maySwitch())
                openFile(file);
        });
    }
    recent_->setToolTipsVisible(true);
    recent_->setEnabled(number > 0);
    if (number == 0)
        return;
    recent_->addSeparator();
    connect(recent_->addAction(tr("&Forget these")), &QAction::triggered, files_, &DocumentFiles::forgetRecent);
}

void MainWindow::buildEditMenu()
{
    auto *edit = menuBar()->addMenu(tr("&Edit"));
    undo_ =
        add(edit, tr("&Undo"), QKeySequence::Undo, [this] { document_.undoStack().undo(); }, QStringLiteral("undo"));
    redo_ = add(
        edit, tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this] { document_.undoStack().redo(); },
        QStringLiteral("redo"));
    undo_->setIconText(tr("Undo")); // of the buttons: the texts of the menu change
    redo_->setIconText(tr("Redo"));
    const auto nameSteps = [this](QString undo, QString redo) {
        const auto ampersand = QStringLiteral("&");
        undo_->setText(undo.isEmpty() ? tr("&Undo")
                                      : tr("&Undo %1").arg(undo.replace(ampersand, ampersand.repeated(2))));
        redo_->setText(redo.isEmpty() ? tr("&Redo")
                                      : tr("&Redo %1").arg(redo.replace(ampersand, ampersand.repeated(2))));
    };
    connect(edit, &QMenu::aboutToShow, this,
            [this, nameSteps] { nameSteps(document_.undoStack().undoText(), document_.undoStack().redoText()); });
    connect(edit, &QMenu::aboutToHide, this, [nameSteps] { nameSteps({}, {}); });
    edit->addSeparator();
    add(edit, tr("&Copy figure"), QKeySequence::Copy, [this] { focusedPane().copy(); });
    for (const auto *pane : panes_)
        connect(pane, &FigurePane::copied, this,
                [this, pane] { statusBar()->showMessage(tr("%1 copied").arg(pane->title()), 5000); });
    add(edit, tr("&Filter parameters"), QKeySequence::Find, [this] { parameters_->focusFilter(); });
    add(edit, tr("&Next problem"), Qt::Key_F8, [this] { problems_->step(1); });
    add(edit, tr("&Previous problem"), QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { problems_->step(-1); });
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showTitle);
}

void MainWindow::buildViewMenu()
{
    auto *view = menuBar()->addMenu(tr("&View"));
    for (int i = 0; i < 4; ++i)
        add(view, panes_[static_cast<std::size_t>(i)]->title(),
            QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)), [this, i] {
                if (bottomLarge_)
                    restoreFigures();
                if (maximised_ >= 0 && maximised_ != i)
                    toggleMaximised(i); // that one has the room now
                panes_[static_cast<std::size_t>(i)]->focusFigure();
            });
    add(view, tr("&Maximise figure"), Qt::Key_F11, [this] {
        if (&focusedPane() == &validation_->pane())
            toggleBottom();
        else if (&focusedPane() == &backTest_->pane())
            Q_EMIT backTest_->pane().maximiseRequested();
        else if (bottomLarge_ || raised_->isAncestorOf(QApplication::focusWidget()))
            toggleBottom();
        else
            toggleMaximised(maximised_ >= 0 ? maximised_ : lastFocused_);
    });
    view->addAction(pipeline_);
    add(view, tr("Figure as &table"), Qt::Key_T, [this] {
        auto &pane = focusedPane();
        pane.setTableShown(!pane.isTableShown());
    });
    auto *ghost = add(view, tr("&Ghost of the baseline"), Qt::Key_G, [] { });
    ghost->setCheckable(true);
    ghost->setChecked(true);
    ghost->setToolTip(tr("The baseline, dashed, where it differs (G)"));
    ghost->setIconText(tr("Ghost"));
    ghost->setObjectName(QStringLiteral("ghost"));
    connect(ghost, &QAction::toggled, this, [this](bool on) {
        for (auto *pane : panes_)
            pane->canvas().setGhost(on);
    });
    restore_ = add(view, tr("Restore figures"), Qt::Key_Escape, [this] { restoreFigures(); });
    restore_->setEnabled(false); // or it would take Esc from a drag
    view->addSeparator();
    dark_ = add(view, tr("&Dark colours"), {}, [] { });
    dark_->setCheckable(true);
    connect(dark_, &QAction::toggled, this, [this](bool on) {
        setTheme(on ? Theme::night() : Theme::day());
        keepChoice(QStringLiteral("window/dark"), on);
    });
    buildTextSizeMenu(*view);
    buildLanguageMenu(*view);
    view->addSeparator();
    for (auto *dock : QList<QDockWidget *>{parameterDock_, whyDock_} + bottomDocks())
        view->addAction(dock->toggleViewAction());
    add(view, tr("Reset &layout"), {}, [this] { resetLayout(); });
    add(view, tr("Numbers of the &papers"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [this] { showPapers(); });
    add(view, tr("Why? &back"), QKeySequence(Qt::ALT | Qt::Key_Left), [this] { why_->back(); });
}

void MainWindow::buildHelpMenu()
{
    auto *help = menuBar()->addMenu(tr("&Help"));
    add(help, tr("&Commands…"), QKeySequence(Qt::CTRL | Qt::Key_K), [this] { openPalette(); });
    add(help, tr("&Keys and gestures"), Qt::Key_F1, [this] { showShortcuts(); });
    help->addSeparator();
    add(help, tr("&Examples…"), {}, [this] { showWelcome(); });
    add(help, tr("Guided &tour"), {}, [this] { startTour(); });
    help->addSeparator();
    add(help, tr("&About Gigasite"), {}, [this] { about(); });
}

void MainWindow::buildActions()
{
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildScenarioMenu();
    buildHelpMenu();
}

void MainWindow::showPapers()
{
    if (!isBottomShown())
        showBottom(true);
    papersDock_->show();
    keepTabsInSight(papersDock_);
    papersDock_->raise();
    if (isBottomAlone())
        growBottom(true);
}

void MainWindow::showPaper(const PaperEntry &entry)
{
    if (!entry.derived.isAsked()) {
        statusBar()->showMessage(tr("The engine does not compute this number."), 8000);
        return;
    }
    openWhy();
    why_->showPaper(entry);
}

void MainWindow::setForPicture()
{
    forPicture_ = true;
    jobs_->setTimesShown(false);
    showQuiet();
    showJobs();
}

} // namespace gigasite
