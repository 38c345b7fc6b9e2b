// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/focus_ring.h"
#include "model/evaluate/figure_table.h"
#include "views/figures/figure_accessible.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QPixmapCache>
#include <QStatusBar>

#include <algorithm>

namespace gigasite {

namespace {

/// Of the scenario that the network's pictures are of: the last valid one.
const Evaluation &shownEvaluation(const Snapshot &snapshot)
{
    return snapshot.complete ? *snapshot.complete : *snapshot.evaluation;
}

flow::Transport ownTransport(const Snapshot &snapshot)
{
    const auto &input = shownEvaluation(snapshot).flowInput; // without one there is nothing to show
    return input ? input->transport : flow::Transport::Ecmp;
}

QString countOf(int n, const QString &one, const QString &many)
{
    return QStringLiteral("%1 %2").arg(n).arg(n == 1 ? one : many);
}

} // namespace

MainWindow::MainWindow(std::shared_ptr<const Facts> facts, QSettings *settings, QWidget *parent)
    : QMainWindow(parent)
    , document_(this)
    , service_(document_, std::move(facts), this)
    , paperService_(service_.snapshot().facts, this)
    , validationService_(service_.snapshot().facts, this)
    , sitesService_(service_.snapshot().facts, this)
    , jobLog_(service_, paperService_, this)
    , settings_(settings)
{
    QPixmapCache::setCacheLimit(65536); // KiB: the map keeps its land, discs and labels, also maximised
    if (settings_)
        gigasite::setTextSize(settings_->value(QStringLiteral("window/textSize"), 1).toDouble());
    QApplication::setFont(uiFont(Type::Body)); // before any widget copies the old one
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(leastSize);
    resize(1600, 1000);
    setCorner(Qt::TopLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    installFigureAccessibility();
    buildCentre();
    buildDocks();
    buildActions();
    buildToolBar();
    connectAll();
    connectTools();
    setTheme(theme_);
    new FocusRing(*this);
    restoreLayout();
}

MainWindow::~MainWindow()
{
    document_.undoStack().disconnect(this);
    document_.disconnect(this);
    bestSites_->disconnect(this); // a split that is looked at ends as its page hides, after the evaluation has gone
}

void MainWindow::connectAll()
{
    connect(&service_, &EvaluationService::snapshotChanged, this, &MainWindow::showSnapshot);
    connect(&service_, &EvaluationService::effectsChanged, parameters_, &ParameterPanel::setEffects);
    connect(&service_, &EvaluationService::effectsChanged, this, &MainWindow::showQuiet);
    connect(&service_, &EvaluationService::networkChanged, this, &MainWindow::showNetwork);
    connect(&jobLog_, &JobLog::changed, this, &MainWindow::showJobs);
    connect(jobs_, &JobPanel::cancelRequested, &jobLog_, &JobLog::cancel);
    connect(jobs_, &JobPanel::repeatRequested, &jobLog_, &JobLog::repeat);
    connect(topology_, &TopologyCanvas::cancelRequested, &jobLog_, &JobLog::cancel);
    connect(topology_, &TopologyCanvas::repeatRequested, &jobLog_, &JobLog::repeat);
    connect(topology_, &TopologyCanvas::selectionChanged, this, &MainWindow::showNetworkChart);
    connect(&document_, &Document::fileChanged, this, &MainWindow::showTitle);
    connect(files_, &DocumentFiles::message, this,
            [this](const QString &text) { statusBar()->showMessage(text, 8000); });
    connect(files_, &DocumentFiles::autosaved, autosaved_, &QLabel::setText);
    connect(files_, &DocumentFiles::recentChanged, this, &MainWindow::showRecent);
    connect(files_, &DocumentFiles::opened, this, [this] {
        countFlags();
        if (why_->current().isEmpty())
            why_->show(QStringLiteral("step.time_s"));
    });
    connect(&document_, &Document::changed, statusBar(), &QStatusBar::clearMessage); // a refusal is over
    connect(&document_, &Document::rejected, this,
            [this](const QString &text) { statusBar()->showMessage(text, 8000); });
    connect(parameters_, &ParameterPanel::editRequested, this, &MainWindow::editByHand);
    connect(parameters_, &ParameterPanel::undoGestureRequested, &document_, &Document::cancelGesture);
    connect(parameters_, &ParameterPanel::message, this,
            [this](const QString &text) { statusBar()->showMessage(text, 10000); });
    connect(problems_, &ProblemPanel::revealRequested, this, &MainWindow::reveal);
    connect(strip_, &KeyStrip::selected, this, &MainWindow::select);
    connect(strip_, &KeyStrip::hovered, this, &MainWindow::lightUp);
    connect(&parameters_->tree(), &ParameterTree::hovered, this, &MainWindow::lightUp);
    connect(papers_, &PapersPage::rowsRequested, &paperService_, &PapersService::start);
    connect(&paperService_, &PapersService::ready, papers_, &PapersPage::setRows);
    connect(papers_, &PapersPage::paperSelected, this, &MainWindow::showPaper);
    connect(validation_, &ValidationPage::resultRequested, &validationService_, &ValidationService::start);
    connect(validation_, &ValidationPage::ownRunsRequested, this, &MainWindow::askForRuns);
    connect(&validationService_, &ValidationService::ready, validation_, &ValidationPage::setResult);
    connect(&validationService_, &ValidationService::failed, validation_, &ValidationPage::setProblem);
    connect(&validation_->pane(), &FigurePane::maximiseRequested, this, &MainWindow::toggleBottom);
    connect(backTest_, &BackTestPage::mapAloneChanged, this, &MainWindow::growBottom);
    connect(bestSites_, &BestSitesPage::answerRequested, &sitesService_,
            [this](const SitesQuery &query) { sitesService_.request(query, service_.snapshot().scenario); });
    connect(&sitesService_, &SitesService::found, bestSites_, &BestSitesPage::setAnswer);
    connect(bestSites_, &BestSitesPage::editRequested, &document_, &Document::edit);
    connect(bestSites_, &BestSitesPage::previewRequested, this, [this](const Edit &edit) {
        if (!offered_)
            service_.preview(edit.changes.empty() ? std::nullopt : std::optional(edit));
    });
    connect(mapControls_, &MapControls::bestSitesRequested, this, [this] { showTab(bestSitesDock_->objectName()); });
    connect(why_, &WhyPanel::figureShown, strip_, &KeyStrip::setSelected);
    connect(why_, &WhyPanel::figureShown, this, [this](const QString &id) {
        const auto *row = findFigure(id.toStdString());
        edgeTab_->setContent(row ? translate(row->label) : QString());
    });
    connect(whyDock_, &QDockWidget::visibilityChanged, why_, [this](bool shown) {
        if (shown && !why_->current().isEmpty())
            why_->show(why_->current()); // what it missed while it was closed
    });
    connect(edgeTab_, &EdgeTab::toggled, this, [this](bool open) { open ? openWhy() : closeWhy(); });
    why_->installEventFilter(this);
    connect(problemLine_, &ProblemLine::revealRequested, this, &MainWindow::reveal);
    connect(problemLine_, &ProblemLine::listToggled, this, [this] { showBottom(!isBottomShown()); });
    connect(whySide_, &WhySide::parameterRequested, parameters_, &ParameterPanel::reveal);
    connect(whySide_, &WhySide::stepRequested, &document_.undoStack(), &QUndoStack::setIndex);
    whySide_->setStepTexts([this](int step) { return document_.undoStack().text(step - 1); });
    for (auto *pane : panes_) {
        auto *canvas = &pane->canvas();
        connect(canvas, &FigureCanvas::editRequested, this, &MainWindow::editByHand);
        connect(canvas, &FigureCanvas::undoGestureRequested, &document_, &Document::cancelGesture);
        connect(canvas, &FigureCanvas::figureSelected, this, &MainWindow::reveal);
        connect(canvas, &FigureCanvas::hovered, this, &MainWindow::lightUp);
        connect(canvas, &FigureCanvas::momentChanged, this, &MainWindow::setMoment);
        connect(canvas, &FigureCanvas::playRequested, player_, &StepPlayer::toggle);
    }
}

void MainWindow::setMoment(double moment)
{
    player_->setMoment(moment);
    stepTime_->setMoment(moment);
    layout_->setMoment(moment);
}

void MainWindow::editByHand(const Edit &edit)
{
    if (edit.gesture != 0) {
        service_.network().letHandMove();
        if (sender() != parameters_)
            parameters_->tree().keepRows();
    }
    document_.edit(edit);
}

/// One snapshot, every view; each paints when Qt asks it to.
void MainWindow::showSnapshot()
{
    const auto &snapshot = service_.snapshot();
    parameters_->setReference(document_.defaults());
    parameters_->setSnapshot(snapshot);
    strip_->setSnapshot(snapshot);
    showStale();
    showMode();
    if (!snapshot.held)
        split_->setSnapshot(snapshot);
    if (snapshot.held) { // the pictures stay
        showTitle();
        return;
    }
    if (snapshot.scenario == document_.asOpened() && document_.undoStack().count() == 0)
        recordStep();
    problems_->setSnapshot(snapshot);
    problemLine_->setSnapshot(snapshot);
    whySide_->setReference(document_.defaults());
    whySide_->setSnapshot(snapshot);
    // What changes first is painted first: the figures last, while another thread paints them too (FiguresAhead).
    for (auto *pane : panes_)
        pane->canvas().setSnapshot(snapshot);
    scaling_->setSnapshot(snapshot);
    rail_->setSnapshot(snapshot);
    validation_->setSnapshot(snapshot);
    bestSites_->setSnapshot(snapshot);
    backTest_->setSnapshot(snapshot);
    showNetworkChart();
    showSubtitles();
    showStatus();
    showTitle();
}

/// While a hand drags, the estimate of this very scenario stands alone; curves of another one would only mislead.
void MainWindow::showNetworkChart()
{
    const auto &snapshot = service_.snapshot();
    const auto own = ownTransport(snapshot);
    const auto &estimate = shownEvaluation(snapshot).flow;
    const auto selection = topology_->selectionText();
    network_->setSelection(selection.isEmpty() ? -1 : topology_->selectedRibbon(), selection);
    if (snapshot.networkStale && estimate && estimate->problems.empty())
        network_->setResults({{own, estimate}}, own, false);
    else
        network_->setResults(snapshot.network, own, snapshot.networkStale);
}

/// The exact simulation has come on; nothing else has changed.
void MainWindow::showNetwork()
{
    const auto &snapshot = service_.snapshot();
    topology_->setSnapshot(snapshot);
    strip_->setSnapshot(snapshot);
    if (!why_->knows(snapshot)) {
        recordStep();
        whySide_->setSnapshot(snapshot);
    }
    showNetworkChart();
}

void MainWindow::showSubtitles()
{
    const auto &snapshot = service_.snapshot();
    if (!snapshot.evaluation)
        return;
    const auto &e = *snapshot.evaluation;
    if (e.has(Stage::Sites)) {
        showMapSubtitle();
        const auto &f = e.fabric;
        const auto tiers = countOf(static_cast<int>(f.tiers.size()), tr("tier"), tr("tiers"));
        const auto trees = f.rails > 1 ? tr(", %1 rails").arg(f.rails)
            : f.planes > 1             ? tr(", %1 planes").arg(f.planes)
                                       : QString();
        if (f.valid)
            panes_[2]->setSubtitle(tr("one site · %1%2, %3 ports").arg(tiers, trees).arg(f.radix), tiers + trees);
    }
    if (!e.has(Stage::Step))
        return;
    player_->setSlot(slotShare(e, e.inForce(*snapshot.scenario).parallelism.microBatches));
    panes_[1]->setTrail(layout_->trail());
    const auto &l = e.layout;
    const auto dp = localNumbers(withCommas(static_cast<double>(l.replicas)));
    QStringList groups, sizes;
    const auto add = [&](const QString &name, const QString &size) {
        groups << name + u' ' + size;
        sizes << size;
    };
    add(QStringLiteral("TP"), QString::number(l.tp));
    if (l.cp > 1)
        add(QStringLiteral("CP"), QString::number(l.cp));
    add(QStringLiteral("PP"), QString::number(l.pp));
    add(QStringLiteral("DP"), dp);
    auto whole = groups.join(QStringLiteral(" × "));
    if (const auto ep = expertParallel(e); ep > 1) // of the same GPUs
        whole += QStringLiteral(", EP %1").arg(ep);
    panes_[1]->setSubtitle(whole, sizes.join(QStringLiteral(" × ")));
    if (e.prediction)
        panes_[3]->setSubtitle(tr("calibrated on measured runs"), tr("calibrated"));
    else
        panes_[3]->setSubtitle(tr("ideal arithmetic"), tr("ideal"));
}

void MainWindow::showTitle()
{
    const auto file =
        document_.file().isEmpty() ? QString() : QStringLiteral(" (%1)").arg(QFileInfo(document_.file()).fileName());
    setWindowTitle(QStringLiteral("%1%2[*] — Gigasite").arg(document_.displayName(), file));
    if (isWindowModified() != document_.isModified())
        setWindowModified(document_.isModified());
    undo_->setEnabled(document_.undoStack().canUndo());
    redo_->setEnabled(document_.undoStack().canRedo());
    showUndo();
}

/// What need not follow a dragging hand: these texts change with every step, and each would lay out its bar anew.
void MainWindow::showQuiet()
{
    showTiming();
    if (const auto &evaluation = service_.snapshot().evaluation)
        announcer_.tell(evaluation->problems);
    showProblemCount();
    const auto undoText = document_.undoStack().undoText();
    undo_->setToolTip(undoText.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undoText));
    countFlags();
}

/// In the tab of the problems, as far as it has the room; the status bar tells it always. An error that stops the
/// evaluation leaves open what there is to warn of.
void MainWindow::showProblemCount()
{
    const auto &model = problems_->problems();
    const int errors = model.count(Severity::Error);
    const int warnings = model.count(Severity::Warning);
    const bool counted = service_.snapshot().isComplete();
    auto title = tr("Problems");
    if (errors + warnings > 0 && !(narrow_ && isTextLarge()))
        title = tr("Problems: %1, %2")
                    .arg(countOf(errors, tr("error"), tr("errors")),
                         counted ? countOf(warnings, tr("warning"), tr("warnings"))
                                 : QStringLiteral("– %1").arg(tr("warnings")));
    title = stale_ ? tr("%1 (stale)").arg(title) : title;
    if (title == problemDock_->windowTitle())
        return;
    problemDock_->setWindowTitle(title);
    fitTabs();
}

/// Before the first showing the docks have neither tabs nor their room.
void MainWindow::fitTabs()
{
    if (isVisible())
        keepTabsInSight(raised_);
}

void MainWindow::showTiming()
{
    const auto &snapshot = service_.snapshot();
    if (stale_) {
        timing_->setText(
            staleText(translate(snapshot.staleSince), forPicture_ ? QString() : toQString(snapshot.staleMoment)));
        return;
    }
    if (forPicture_ || !snapshot.evaluation) {
        timing_->clear();
        return;
    }
    const auto running = runningText(jobLog_.jobs());
    const auto model = tr("Model evaluated in %1").arg(shown(service_.lastMicroseconds() * 1e-6, Unit::Second, 2));
    timing_->setText(running.isEmpty() ? model : QStringLiteral("%1 · %2").arg(model, running));
}

void MainWindow::showJobs()
{
    const auto jobs = jobLog_.jobs();
    jobs_->setJobs(jobs);
    const auto running =
        std::count_if(jobs.begin(), jobs.end(), [](const Job &job) { return job.state == Job::State::Running; });
    const auto title = running > 0 && !forPicture_ ? tr("Jobs: %1").arg(running) : tr("Jobs");
    if (title != jobDock_->windowTitle())
        jobDock_->setWindowTitle(title);
    problemLine_->setJob(forPicture_ ? QString() : runningText(jobs));
    const auto network = networkJob(jobs);
    const bool runs = network && network->state == Job::State::Running && network->share >= 0;
    strip_->setSimulated(runs ? std::optional(network->share) : std::nullopt);
    topology_->setJob(forPicture_ ? std::nullopt : network);
    showTiming();
}

void MainWindow::showTab(const QString &name)
{
    if (papersDock_->objectName().startsWith(name))
        showPapers();
    for (auto *dock : {problemDock_, scalingDock_, networkDock_, railDock_, validationDock_, bestSitesDock_,
                       backTestDock_, jobDock_}) {
        if (!dock->objectName().startsWith(name))
            continue;
        if (!isBottomShown())
            showBottom(true);
        dock->show();
        keepTabsInSight(dock);
        dock->raise();
        if (isBottomAlone())
            growBottom(true);
    }
}

void MainWindow::reveal(const QString &path)
{
    if (findParameter(path.toStdString()))
        parameters_->reveal(path);
    else
        select(path);
}

void MainWindow::askForRuns()
{
    const auto file = QFileDialog::getOpenFileName(this, tr("Open measured runs"), {}, tr("Measured runs (*.json)"));
    if (!file.isEmpty())
        validationService_.open(file);
}

/// A status bar makes room for a message only while it is on screen: one that is older would lie on the timing.
void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    orderTabs(); // the docks have their tabs by now
    fitTabs();
    QTimer::singleShot(0, this, &MainWindow::fitTabs); // with the room of the first layout
    if (!focusWidget())
        setFocus(Qt::OtherFocusReason); // else the first button in the chain would look pressed
    const auto message = statusBar()->currentMessage();
    if (message.isEmpty())
        return;
    statusBar()->clearMessage();
    statusBar()->showMessage(message, 8000);
}

} // namespace gigasite
