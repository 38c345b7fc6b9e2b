// SPDX-License-Identifier: GPL-3.0-or-later
// The first page with the examples, and the guided tour.
#include "app/files.h"
#include "app/main_window.h"

#include "model/evaluate/figure_table.h"
#include "views/paint/text.h"

#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

namespace gigasite {

namespace {

const QString welcomedKey = QStringLiteral("welcomed");

/// "1,670,400 GPUs · 4.06 GW · 114 B$" and "99.2 T params · 199.2 s a step", of what is known.
QString factsOf(const Evaluation &evaluation)
{
    QStringList parts;
    if (const auto gpus = figureValue(evaluation, "site.gpus").value)
        parts << MainWindow::tr("%1 GPUs").arg(toQString(withCommas(*gpus)));
    for (const auto *id : {"power.site_w", "cost.capital_usd"}) {
        if (const auto value = figureValue(evaluation, id).value)
            parts << shown(*value, findFigure(id)->unit);
    }
    QStringList more;
    if (const auto size = figureValue(evaluation, "model.params").value)
        more << shown(*size, findFigure("model.params")->unit);
    if (const auto step = figureValue(evaluation, "step.time_s").value)
        more << MainWindow::tr("%1 a step").arg(shown(*step, Unit::Second, 4));
    return parts.join(QStringLiteral(" · ")) + QLatin1Char('\n') + more.join(QStringLiteral(" · "));
}

/// A figure that suits the example: where its sites are, or how its network is built.
QImage pictureOf(const Snapshot &snapshot, const Theme &theme)
{
    std::unique_ptr<FigureCanvas> canvas;
    if (snapshot.scenario->siteCount > 1)
        canvas = std::make_unique<MapCanvas>();
    else if (snapshot.scenario->network.topology == Topology::RailOnly)
        canvas = std::make_unique<TopologyCanvas>();
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
        cards.push_back({toQString(name), toQString(loaded->scenario.name), factsOf(*snapshot.evaluation), {}});
        waiting->push_back(std::move(snapshot));
    }
    welcome_->setCards(cards);
    auto *painter = new QTimer(welcome_);
    connect(painter, &QTimer::timeout, welcome_, [this, painter, waiting, next = std::size_t{0}]() mutable {
        if (next < waiting->size() && next < welcome_->buttons().size() && welcome_->isVisible()) {
            welcome_->setPicture(next, pictureOf((*waiting)[next], theme_));
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
    const auto figures = [this, all] { return std::vector{all(rows_)}; };
    const auto aroundStrip = [this, all] {
        std::vector<QRect> areas;
        for (const auto *widget : std::initializer_list<const QWidget *>{strip_, parameters_, why_}) {
            if (widget->isVisible())
                areas.push_back(all(widget));
        }
        return areas;
    };
    const auto layers = document_.scenario()->model.layers;
    const auto mode = document_.scenario()->conventions.mode;
    const auto why = why_->current();
    return {
        {tr("Move a slider"),
         tr("Drag <b>Layers</b>. Everything follows: memory, step time, network, power. Shift moves in tenths; Esc "
            "takes the drag back."),
         [rowOf] { return rowOf("model.layers"); },
         [this, layers] { return document_.scenario()->model.layers != layers; },
         [this] { parameters_->reveal(QStringLiteral("model.layers")); }, figures},
        {tr("Ask why"),
         tr("Click any number, such as <b>Time to train</b>. Why? shows its formula, where each input comes from, and "
            "what the papers say."),
         [this, all] { return all(strip_); },
         [this, why] { return why_->current() != why; },
         {},
         aroundStrip},
        {tr("Paper or truth"),
         tr("The papers have slips. <b>Corrected</b> computes without them; <b>M</b> switches back and forth."),
         [this, inWindow] {
             return inWindow(bar_, bar_->actionGeometry(printed_).united(bar_->actionGeometry(corrected_)));
         },
         [this, mode] { return document_.scenario()->conventions.mode != mode; },
         {},
         aroundStrip},
        {tr("Nothing is lost"),
         tr("Undo your changes with <b>Ctrl+Z</b>. Every edit is one step, a whole drag as well."),
         [this, inWindow] { return inWindow(bar_, bar_->actionGeometry(undo_)); },
         [this] { return document_.undoStack().canRedo(); },
         {},
         aroundStrip},
        {tr("Problems and their fixes"),
         tr("What cannot work is told here, each with the change that clears it. <b>F8</b> goes from one to the next."),
         [this, all] { return isNarrow() ? all(problemLine_) : all(problems_); },
         {},
         [this] { showTab(QStringLiteral("Problems")); },
         figures},
        {tr("Find anything"),
         tr("<b>Ctrl+K</b> finds commands, parameters and figures by a few letters; <b>F1</b> lists all keys."),
         [] { return QRect(); },
         {},
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
    tour_->start();
}

} // namespace gigasite
