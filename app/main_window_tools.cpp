// SPDX-License-Identifier: GPL-3.0-or-later
// The tool bar and the status bar: mode, baseline, live or on hold, counts of what is wrong; and fixes that are offered
// before they are made.
#include "app/files.h"
#include "app/main_window.h"

#include "model/evaluate/figure_table.h"
#include "model/report/mode_difference.h"
#include "model/report/result_json.h"
#include "model/scenario/example_like.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace gigasite {

void MainWindow::buildScenarioMenu()
{
    auto *menu = menuBar()->addMenu(tr("&Scenario"));
    add(menu, tr("Printed or &corrected"), Qt::Key_M,
        [this] { setMode(document_.scenario()->conventions.mode == Mode::Printed ? Mode::Corrected : Mode::Printed); });
    menu->addSeparator();
    pin_ = add(menu, tr("&Pin baseline"), Qt::Key_B, [this] { service_.pinBaseline(); }, QStringLiteral("pin"));
    asOpened_ = add(menu, tr("Baseline as &opened"), {}, [this] { service_.resetBaseline(); });
    menu->addSeparator();
    hold_ = add(menu, tr("&Hold evaluation"), Qt::Key_F5, [] { });
    hold_->setCheckable(true);
    connect(hold_, &QAction::toggled, this, [this](bool held) {
        service_.setHeld(held);
        recordStep();
        showHold();
    });
    takeFix_ = add(nullptr, tr("Make the change"), {}, [this] { takeFix(); });
    takeFix_->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    dropFix_ = add(nullptr, tr("Leave it"), Qt::Key_Escape, [this] { dropFix(); });
    dropFix();
}

void MainWindow::buildToolBar()
{
    bar_ = addToolBar(tr("Tools"));
    bar_->setObjectName(QStringLiteral("tools"));
    bar_->setMovable(false);
    bar_->addAction(findChild<QAction *>(QStringLiteral("open")));
    bar_->addAction(findChild<QAction *>(QStringLiteral("save")));
    bar_->addSeparator();
    bar_->addAction(undo_);
    undoText_ = new LiveLabel;
    undoTextPlace_ = bar_->addWidget(undoText_);
    constexpr int lookAgainMs = 100;
    undoRoom_.setSingleShot(true);
    undoRoom_.setInterval(lookAgainMs);
    connect(&undoRoom_, &QTimer::timeout, this, &MainWindow::showUndo);
    bar_->addAction(redo_);
    bar_->addSeparator();
    auto *modes = new QActionGroup(this);
    printed_ = add(nullptr, tr("Paper as printed"), {}, [this] { setMode(Mode::Printed); });
    corrected_ = add(nullptr, tr("Corrected"), {}, [this] { setMode(Mode::Corrected); });
    for (auto *mode : {printed_, corrected_}) {
        mode->setCheckable(true);
        modes->addAction(mode);
        bar_->addAction(mode);
    }
    differ_ = new CountButton(CountButton::Sign::Pennant, tr("differs"), tr("differ"));
    differ_->setHint(tr("Key figures that read differently as printed and as corrected"));
    connect(differ_, &CountButton::clicked, this, [this] { setMode(Mode::Corrected); });
    differPlace_ = bar_->addWidget(differ_);
    bar_->addSeparator();
    baselineMenu_ = new QMenu(this);
    baselineBox_ = new QToolButton;
    baselineBox_->setMenu(baselineMenu_);
    baselineBox_->setPopupMode(QToolButton::InstantPopup);
    baselineBox_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    baselineBox_->setFocusPolicy(Qt::TabFocus);
    baselineBox_->setObjectName(QStringLiteral("baseline"));
    connect(baselineMenu_, &QMenu::aboutToShow, this, &MainWindow::fillBaselineMenu);
    bar_->addWidget(baselineBox_);
    auto *ghost = findChild<QAction *>(QStringLiteral("ghost"));
    bar_->addAction(ghost);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar_->addWidget(space);
    bar_->addAction(findChild<QAction *>(QStringLiteral("report")));
    bar_->addAction(hold_);
    for (auto *action :
         {findChild<QAction *>(QStringLiteral("report")), undo_, redo_, printed_, corrected_, ghost, hold_}) {
        if (auto *button = qobject_cast<QToolButton *>(bar_->widgetForAction(action))) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setProperty("framed", action->isCheckable());
        }
    }
    baselineBox_->setProperty("framed", true); // what stays as it is set, not what is done once
    connect(pin_, &QAction::changed, this, &MainWindow::showBaseline); // its icon follows the theme
    showBaseline();
    showHold();

    addToolBarBreak();
    auto *stripBar = addToolBar(tr("Key figures"));
    stripBar->setObjectName(QStringLiteral("keyFigures"));
    stripBar->setMovable(false);
    stripBar->setContentsMargins(0, 0, 0, 0);
    stripBar->layout()->setContentsMargins(0, 0, 0, 0);
    strip_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    stripBar->addWidget(strip_);
}

void MainWindow::buildStatusBar()
{
    using Sign = CountButton::Sign;
    errors_ = new CountButton(Sign::Octagon, tr("error"), tr("errors"));
    warnings_ = new CountButton(Sign::Triangle, tr("warning"), tr("warnings"));
    flags_ = new CountButton(Sign::Pennant, tr("paper inconsistency"), tr("paper inconsistencies"));
    const auto open = [this](Severity severity) {
        showTab(QStringLiteral("Problems"));
        problems_->selectFirst(severity);
        problems_->setFocus();
    };
    connect(errors_, &CountButton::clicked, this, [open] { open(Severity::Error); });
    connect(warnings_, &CountButton::clicked, this, [open] { open(Severity::Warning); });
    connect(flags_, &CountButton::clicked, this, &MainWindow::showPapers);
    announcer_.setSpeakers(errors_, warnings_);
    timing_ = new QLabel;
    autosaved_ = new QLabel;
    statusBar()->addWidget(timing_);
    for (auto *count : {errors_, warnings_, flags_})
        statusBar()->addPermanentWidget(count); // never hidden by a message
    statusBar()->addPermanentWidget(autosaved_);
    statusBar()->addPermanentWidget(new QLabel(tr("engine %1").arg(toQString(engineVersion()))));
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectTools()
{
    connect(&service_, &EvaluationService::baselineChanged, this, [this] {
        showBaseline();
        fitToText(); // its name may be long
    });
    connect(&service_, &EvaluationService::previewChanged, this, [this] {
        parameters_->setSnapshot(service_.snapshot());
        strip_->setSnapshot(service_.snapshot());
        split_->setSnapshot(service_.snapshot());
        for (auto *pane : panes_)
            pane->canvas().setSnapshot(service_.snapshot());
    });
    connect(parameters_, &ParameterPanel::objectiveChosen, &service_, &EvaluationService::setObjective);
    connect(parameters_, &ParameterPanel::sourceRequested, this, &MainWindow::showSource);
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::recordStep);
    connect(&document_, &Document::changed, this, &MainWindow::dropFix);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget * /*before*/, QWidget *now) {
        if (offered_ && qobject_cast<QLineEdit *>(now)) // Enter is the editor's again
            dropFix();
        if (now && figures_->isAncestorOf(now) && QApplication::mouseButtons() == Qt::NoButton)
            figures_->reveal(now);
    });
    const auto offers = [this](auto *list) {
        using List = std::remove_pointer_t<decltype(list)>;
        connect(list, &List::fixRequested, this, &MainWindow::offerFix);
        connect(list, &List::fixHovered, this, &MainWindow::hoverFix);
    };
    offers(parameters_);
    offers(problems_);
    offers(problemLine_);
    offers(whySide_);
    for (auto *pane : panes_)
        offers(&pane->canvas());
}

void MainWindow::setMode(Mode mode)
{
    document_.edit({{{"conventions.mode", std::string(mode == Mode::Printed ? "printed" : "corrected")}}, {}, 0});
    showMode(); // the switch shows what is, also when nothing changed
}

void MainWindow::showMode()
{
    const bool printed = document_.scenario()->conventions.mode == Mode::Printed;
    printed_->setChecked(printed);
    corrected_->setChecked(!printed);
}

void MainWindow::showHold()
{
    const bool held = service_.isHeld();
    hold_->setIconText(held ? tr("On hold (F5)") : tr("Live (F5)"));
    hold_->setToolTip(held ? tr("Edits are not evaluated. F5 evaluates again.") : tr("F5 puts the evaluation on hold"));
}

/// Pictures older than the scenario say so; the newest ones carry no mark.
void MainWindow::showStale()
{
    const auto &snapshot = service_.snapshot();
    const bool stale = snapshot.held != nullptr;
    const auto moment = forPicture_ ? QString() : toQString(snapshot.staleMoment);
    for (auto *mark : staleMarks_)
        mark->setSince(stale ? translate(snapshot.staleSince) : QString(), moment);
    for (auto *pane : panes_)
        pane->canvas().setStale(stale);
    if (std::exchange(stale_, stale) == stale)
        return;
    problems_->setStale(stale);
    problemLine_->setStale(stale);
    whySide_->setStale(stale);
    for (auto *count : {errors_, warnings_})
        count->setStale(stale);
    showQuiet();
}

void MainWindow::recordStep()
{
    const auto &stack = document_.undoStack();
    strip_->recordStep(stack.index(), stack.count());
    whySide_->recordStep(service_.snapshot(), stack.index(), stack.count());
}

void MainWindow::showBaseline()
{
    const auto name = service_.baselineName().isEmpty() ? tr("as opened") : service_.baselineName();
    const auto said = tr("Baseline: %1").arg(name);
    baselineBox_->setText(said + QStringLiteral("  \u25be")); // the style hangs its own arrow under the text
    baselineBox_->setIcon(pin_->icon());
    baselineBox_->setAccessibleName(said);
    baselineBox_->setToolTip(tr("What deltas and dashed outlines compare with: %1").arg(name));
}

void MainWindow::fillBaselineMenu()
{
    baselineMenu_->clear();
    baselineMenu_->addAction(asOpened_);
    baselineMenu_->addAction(pin_);
    const auto offer = [this](const QString &label, const QString &fileOrExample) {
        connect(baselineMenu_->addAction(label), &QAction::triggered, this,
                [this, fileOrExample] { compareWith(fileOrExample); });
    };
    baselineMenu_->addSection(tr("Examples"));
    for (const auto &name : exampleNames())
        offer(toQString(name), toQString(name));
    const auto recent = files_->recent();
    if (!recent.isEmpty())
        baselineMenu_->addSection(tr("Recent files"));
    for (const auto &file : recent) {
        if (QFileInfo::exists(file))
            offer(QFileInfo(file).fileName(), file);
    }
}

void MainWindow::compareWith(const QString &fileOrExample)
{
    const auto loaded = loadScenario(fileOrExample.toStdString());
    if (loaded)
        service_.setBaseline(loaded->scenario, translate(loaded->scenario.name));
    else
        statusBar()->showMessage(translate(loaded.problem().front().message), 8000);
}

void MainWindow::showStatus()
{
    const auto &model = problems_->problems();
    errors_->setCount(model.count(Severity::Error));
    warnings_->setCount(service_.snapshot().isComplete() ? std::optional(model.count(Severity::Warning))
                                                         : std::nullopt);
}

/// The text takes the room it needs, up to a limit, and none without a text. While a button of the mouse is down or the
/// pointer is on the tool bar its place stays as it is: nothing moves under a hand.
void MainWindow::showUndo()
{
    const auto text = document_.undoStack().undoText();
    const auto wide = [this](const QString &words) { return tabularWidth(undoText_->font(), words); };
    const bool mayMove = QApplication::mouseButtons() == Qt::NoButton && !bar_->underMouse();
    if (mayMove)
        undoText_->reserve(wide(text) <= wide(tr("Microbatches to 2,900, sized by racks")) ? text : QString());
    else if (!undoRoom_.isActive())
        undoRoom_.start();
    const bool fits = !text.isEmpty() && wide(text) <= undoText_->sizeHint().width();
    undoText_->setRuns(fits ? std::vector{LiveLabel::Run{text, theme_.ink3}} : std::vector<LiveLabel::Run>());
}

/// Numbers of the papers that contradict their own formulas, where the open scenario is in essence the example they
/// are about, as printed; and how many key figures another reading changes.
void MainWindow::countFlags()
{
    const auto &scenario = *document_.scenario();
    const auto example = scenario.conventions.mode == Mode::Printed ? exampleLike(scenario) : std::string();
    const auto &papers = service_.snapshot().facts->papers;
    differ_->setCount(keyFiguresThatDiffer(scenario, *service_.snapshot().facts));
    flags_->setCount(static_cast<int>(std::count_if(papers.begin(), papers.end(), [&](const PaperEntry &entry) {
        return entry.verdict == PaperVerdict::Inconsistent && entry.derived.isAsked() &&
            entry.derived.terms.front().scenario == example;
    })));
    flags_->setVisible(flags_->count() > 0);
}

/// Where a parameter's value comes from, and a figure that is made from it.
void MainWindow::showSource(const QString &key)
{
    const auto name = key.toStdString();
    const auto *parameter = findParameter(name);
    const auto mode = conventionOf(*document_.scenario());
    for (const auto &figure : figureTable()) {
        const auto inputs = figure.inputsIn(mode);
        if (std::find(inputs.begin(), inputs.end(), name) == inputs.end())
            continue;
        select(toQString(figure.id));
        break;
    }
    if (parameter)
        statusBar()->showMessage(parameter->source.empty()
                                     ? tr("%1: a choice without an outside source").arg(translate(parameter->label))
                                     : tr("%1: %2").arg(translate(parameter->label), translate(parameter->source)),
                                 10000);
}

/// The first click shows what the change would bring, the second makes it.
void MainWindow::offerFix(const Fix &fix)
{
    if (offered_ == fix) {
        takeFix();
        return;
    }
    dropFix();
    const auto edit = editOf(fix, service_.snapshot());
    if (!edit) {
        statusBar()->showMessage(translate(edit.problem().message), 8000);
        return;
    }
    offered_ = fix;
    service_.preview(*edit);
    takeFix_->setEnabled(true);
    dropFix_->setEnabled(true);
    giveEscape();
    if (qobject_cast<QLineEdit *>(QApplication::focusWidget()))
        parameters_->tree().setFocus();
    statusBar()->showMessage(
        tr("%1? Enter or a second click makes the change, Esc leaves it.").arg(translate(fix.label)));
}

void MainWindow::hoverFix(const Fix &fix)
{
    if (offered_)
        return;
    const auto edit = editOf(fix, service_.snapshot());
    service_.preview(edit ? std::optional(*edit) : std::nullopt);
}

void MainWindow::takeFix()
{
    const auto fix = offered_;
    const auto edit = fix ? editOf(*fix, service_.snapshot()) : Outcome<Edit>(Edit{});
    dropFix();
    if (edit)
        document_.edit(*edit);
}

void MainWindow::dropFix()
{
    takeFix_->setEnabled(false);
    dropFix_->setEnabled(false);
    if (!std::exchange(offered_, std::nullopt))
        return;
    giveEscape();
    statusBar()->clearMessage();
    service_.preview(std::nullopt);
}

} // namespace gigasite
