// SPDX-License-Identifier: GPL-3.0-or-later
// The first page with the examples, and the guided tour.
#include "app/command_palette.h"
#include "app/files.h"
#include "app/main_window.h"
#include "app/shortcut_sheet.h"

#include "model/evaluate/figure_table.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <memory>

namespace gigasite {

namespace {

const QString welcomedKey = QStringLiteral("welcomed");

/// "1,670,400 GPUs · 4.06 GW", "99.2 T params · 199.2 s a step" and "costs 114 B$, budget 100 B$", of what is known.
QString factsOf(const Scenario &scenario, const Evaluation &evaluation)
{
    const auto valueOf = [&](const char *id) { return figureValue(evaluation, id).value; };
    QStringList site, work;
    if (const auto gpus = valueOf("site.gpus"))
        site << MainWindow::tr("%1 GPUs").arg(localNumbers(withCommas(*gpus)));
    if (const auto power = valueOf("power.site_w"))
        site << shown(*power, findFigure("power.site_w")->unit);
    if (const auto size = valueOf("model.params"))
        work << shown(*size, findFigure("model.params")->unit);
    if (const auto step = valueOf("step.time_s"))
        work << MainWindow::tr("%1 a step").arg(shown(*step, Unit::Second, 4));
    const auto dot = QStringLiteral(" · ");
    QStringList lines{site.join(dot), work.join(dot)};
    if (const auto cost = valueOf("cost.capital_usd")) {
        const auto costs = shown(*cost, Unit::Usd);
        lines << (scenario.sizing.mode == Sizing::Budget
                      ? MainWindow::tr("costs %1, budget %2").arg(costs, shown(scenario.sizing.budgetUsd, Unit::Usd))
                      : MainWindow::tr("costs %1").arg(costs));
    }
    return lines.join(QLatin1Char('\n'));
}

enum class CardPicture { Map, Layout, Topology, Steps };

/// What suits each example, best first: where its sites are, how its network is built. Examples that are alike get
/// different ones.
std::vector<CardPicture> picturesOf(const std::vector<Snapshot> &examples)
{
    std::vector<CardPicture> chosen;
    for (const auto &example : examples) {
        using enum CardPicture;
        const auto suits = example.scenario->siteCount > 1 ? std::vector{Map, Steps, Layout, CardPicture::Topology}
            : example.scenario->network.topology == gigasite::Topology::RailOnly
            ? std::vector{CardPicture::Topology, Layout, Steps}
            : std::vector{Layout, CardPicture::Topology, Steps};
        const auto uses = [&](CardPicture picture) { return std::count(chosen.begin(), chosen.end(), picture); };
        auto best = suits.front();
        for (const auto picture : suits) {
            if (uses(best) > 0 && uses(picture) <= uses(best))
                best = picture;
        }
        chosen.push_back(best);
    }
    return chosen;
}

QImage pictureOf(const Snapshot &snapshot, CardPicture picture, const Theme &theme)
{
    std::unique_ptr<FigureCanvas> canvas;
    if (picture == CardPicture::Map)
        canvas = std::make_unique<MapCanvas>();
    else if (picture == CardPicture::Topology)
        canvas = std::make_unique<TopologyCanvas>();
    else if (picture == CardPicture::Steps)
        canvas = std::make_unique<StepTimeCanvas>();
    else
        canvas = std::make_unique<LayoutCanvas>();
    canvas->setTheme(theme);
    canvas->setSnapshot(snapshot);
    const QSizeF full = QSizeF(CardButton::pictureSize()) * 1.6; // drawn with room, then made smaller
    QImage image((full * 2).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(theme.figure);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    canvas->draw(p, full, theme);
    p.end();
    auto small = image.scaled(CardButton::pictureSize() * 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(2);
    return small;
}

} // namespace

void MainWindow::showWelcome()
{
    if (!welcome_) {
        welcome_ = new WelcomePage(this);
        connect(welcome_, &WelcomePage::exampleChosen, this, [this](const QString &name) {
            if (!files_->maySwitch())
                return;
            closeWelcome();
            openFile(name);
        });
        connect(welcome_, &WelcomePage::openRequested, this, [this] {
            closeWelcome();
            files_->openDialog();
        });
        connect(welcome_, &WelcomePage::tourRequested, this, &MainWindow::startTour);
        connect(welcome_, &WelcomePage::closed, this, &MainWindow::closeWelcome);
    }
    welcome_->setTheme(theme_);
    fillWelcome();
    placeWelcome();
    welcome_->show();
    welcome_->raise();
    welcome_->setFocus();
}

/// The words at once, the pictures one by one, so that the page is there without waiting for them.
void MainWindow::fillWelcome()
{
    const auto facts = service_.snapshot().facts;
    std::vector<WelcomeCard> cards;
    auto waiting = std::make_shared<std::vector<Snapshot>>();
    for (const auto &name : exampleNames()) {
        const auto loaded = loadScenario(name);
        if (!loaded)
            continue;
        Snapshot snapshot;
        snapshot.facts = facts;
        snapshot.scenario = std::make_shared<const Scenario>(loaded->scenario);
        snapshot.evaluation = std::make_shared<const Evaluation>(Evaluator(*facts).lean(loaded->scenario));
        snapshot.complete = snapshot.baseline = snapshot.evaluation;
        snapshot.completeScenario = snapshot.scenario;
        cards.push_back(
            {toQString(name), translate(loaded->scenario.name), factsOf(loaded->scenario, *snapshot.evaluation), {}});
        waiting->push_back(std::move(snapshot));
    }
    welcome_->setCards(cards);
    auto *painter = new QTimer(welcome_);
    connect(painter, &QTimer::timeout, welcome_,
            [this, painter, waiting, pictures = picturesOf(*waiting), next = std::size_t{0}]() mutable {
                if (next < waiting->size() && next < welcome_->buttons().size() && welcome_->isVisible()) {
                    welcome_->setPicture(next, pictureOf((*waiting)[next], pictures[next], theme_));
                    ++next;
                    return;
                }
                painter->deleteLater();
            });
    painter->start(0);
}

void MainWindow::offerWelcome()
{
    if (settings_ && !settings_->value(welcomedKey).toBool())
        showWelcome();
}

void MainWindow::closeWelcome()
{
    if (settings_)
        settings_->setValue(welcomedKey, true);
    if (welcome_)
        welcome_->hide();
    parameters_->tree().setFocus();
}

void MainWindow::placeWelcome()
{
    if (!welcome_)
        return;
    const int top = bar_->geometry().bottom() + 1;
    welcome_->setGeometry(0, top, width(), statusBar()->y() - top);
}

std::vector<TourStep> MainWindow::tourSteps()
{
    const auto inWindow = [this](const QWidget *widget, QRect area) {
        return QRect(widget->mapTo(this, area.topLeft()), area.size());
    };
    const auto rowOf = [this, inWindow](const char *key) {
        auto &tree = parameters_->tree();
        return inWindow(tree.viewport(), tree.visualRect(parameters_->model().indexOf(key)));
    };
    const auto all = [inWindow](const QWidget *widget) { return inWindow(widget, widget->rect()); };
    const auto figures = [this, all] { return std::vector{all(figures_)}; };
    const auto figuresAndProblems = [this, figures, inWindow] { // of rows in sight, too
        auto areas = figures();
        const auto &tree = parameters_->tree();
        for (const auto &row : parameters_->model().rows()) {
            const auto index = parameters_->model().indexOf(row.parameter().key);
            const auto area = tree.visualRect(index) & tree.viewport()->rect();
            if (parameters_->model().problem(index) && !area.isEmpty())
                areas.push_back(inWindow(tree.viewport(), area));
        }
        return areas;
    };
    const auto aroundStrip = [this, all] {
        std::vector<QRect> areas;
        for (const auto *widget : std::initializer_list<const QWidget *>{strip_, parameters_, why_}) {
            if (widget->isVisible())
                areas.push_back(all(widget));
        }
        return areas;
    };
    struct Before { // as it was when the step began
        std::int64_t layers = 0;
        Mode mode = Mode::Printed;
        QString why;
        int undoIndex = 0;
        bool couldRedo = false;
    };
    const auto before = std::make_shared<Before>();
    const auto remember = [this, before] {
        const auto &stack = document_.undoStack();
        const auto &scenario = *document_.scenario();
        *before = {scenario.model.layers, scenario.conventions.mode, why_->current(), stack.index(), stack.canRedo()};
        problemSeen_ = false;
    };
    return {
        {tr("Move a slider"),
         tr("Drag <b>Layers</b>. Everything follows: memory, step time, network, power. Shift moves in tenths; Esc "
            "takes the drag back."),
         [rowOf] { return rowOf("model.layers"); },
         [this, before] { return document_.scenario()->model.layers != before->layers; },
         [this, remember] {
             remember();
             parameters_->reveal(QStringLiteral("model.layers"));
         },
         figuresAndProblems},
        {tr("Ask why"),
         tr("Click any number, such as <b>Time to train</b>. Why? shows its formula, where each input comes from, and "
            "what the papers say."),
         [this, all] { return all(strip_); }, [this, before] { return why_->current() != before->why; }, remember,
         aroundStrip},
        {tr("Paper or truth"),
         tr("The papers have slips. <b>Corrected</b> computes without them; <b>M</b> switches back and forth."),
         [this, inWindow] {
             return inWindow(bar_, bar_->actionGeometry(printed_).united(bar_->actionGeometry(corrected_)));
         },
         [this, before] { return document_.scenario()->conventions.mode != before->mode; }, remember, aroundStrip},
        {tr("Nothing is lost"),
         tr("Undo your changes with <b>Ctrl+Z</b>. Every edit is one step, a whole drag as well."),
         [this, inWindow] { return inWindow(bar_, bar_->actionGeometry(undo_)); },
         [this, before] {
             const auto &stack = document_.undoStack();
             return stack.index() < before->undoIndex || (stack.canRedo() && !before->couldRedo);
         },
         [this, remember] { // the step before ends within an edit that is not on the stack yet
             remember();
             QTimer::singleShot(0, this, remember);
         },
         aroundStrip},
        {tr("Problems and their fixes"),
         tr("What cannot work is told here, each with the change that clears it. <b>F8</b> goes from one to the next: "
            "try it."),
         [this, all] { return isNarrow() ? all(problemLine_) : all(problems_); }, [this] { return problemSeen_; },
         [this, remember] {
             remember();
             showTab(QStringLiteral("Problems"));
         },
         figures},
        {tr("Find anything"),
         tr("<b>Ctrl+K</b> finds commands, parameters and figures by a few letters; <b>F1</b> lists all keys."),
         [] { return QRect(); },
         [this] { return findChild<CommandPalette *>() || findChild<ShortcutSheet *>(); },
         {},
         {}},
    };
}

void MainWindow::startTour()
{
    closeWelcome();
    delete tour_;
    tour_ = new Tour(tourSteps(), this);
    tour_->setTheme(theme_);
    connect(&document_, &Document::changed, tour_, &Tour::check);
    connect(&document_.undoStack(), &QUndoStack::indexChanged, tour_, &Tour::check);
    connect(why_, &WhyPanel::figureShown, tour_, &Tour::check);
    const auto seen = [this] {
        problemSeen_ = true;
        tour_->check();
    };
    connect(problems_, &ProblemPanel::revealRequested, tour_, seen);
    connect(problems_, &ProblemPanel::fixRequested, tour_, seen);
    connect(problemLine_, &ProblemLine::revealRequested, tour_, seen);
    connect(problemLine_, &ProblemLine::fixRequested, tour_, seen);
    tour_->start();
}

} // namespace gigasite
