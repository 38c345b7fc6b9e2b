// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluation_service.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/typed_batch.h"
#include "model/explore/sensitivity.h"
#include "views/panels/panel_row.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTime>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int quietMs = 150;
constexpr std::size_t keptExact = 64; ///< a number each; the baseline's is never dropped

bool searches(const Scenario &s)
{
    return isMeasured(s) && s.parallelism.mode == LayoutMode::Auto;
}

} // namespace

EvaluationService::EvaluationService(Document &document, std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , document_(document)
    , evaluator_(*facts)
    , layouts_(facts)
{
    snapshot_.facts = std::move(facts);
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietMs);
    connect(&quiet_, &QTimer::timeout, this, &EvaluationService::findEffects);
    connect(&quiet_, &QTimer::timeout, this, &EvaluationService::simulateNetwork);
    connect(&network_, &NetworkService::resultsChanged, this, &EvaluationService::takeNetwork);
    connect(&layouts_, &LayoutService::found, this, &EvaluationService::takeLayout);
    connect(&document_, &Document::changed, this, &EvaluationService::follow);
    document_.setCompletion([self = QPointer(this)](const Scenario &before, Scenario &after) {
        if (self)
            self->keepBatch(before, after);
    });
}

void EvaluationService::keepBatch(const Scenario &before, Scenario &after)
{
    if (!losesBatch(before, after))
        return;
    const bool isShown = snapshot_.scenario && &before == snapshot_.scenario.get();
    const auto tokens = figureValue(isShown ? *snapshot_.evaluation : evaluator_.lean(before), "step.tokens").value;
    if (!tokens)
        return;
    if (auto kept = withValue(after, "training.global_batch_tokens", *tokens))
        after = *std::move(kept);
}

void EvaluationService::follow()
{
    if (!held_ || document_.asOpened() != opened_) {
        evaluateNow();
        return;
    }
    const bool fresh = !snapshot_.held;
    snapshot_.held = document_.scenario() == snapshot_.scenario ? nullptr : document_.scenario();
    if (fresh && snapshot_.held) {
        const auto changes = differences(*snapshot_.scenario, *snapshot_.held);
        snapshot_.staleSince = changes.empty() ? std::string() : changes.front()->label;
        snapshot_.staleMoment = QTime::currentTime().toString(QStringLiteral("HH:mm:ss")).toStdString();
    }
    snapshot_.previewScenario.reset();
    snapshot_.preview.reset();
    Q_EMIT snapshotChanged();
}

void EvaluationService::evaluateNow()
{
    QElapsedTimer timer;
    timer.start();
    const auto scenario = document_.scenario();
    if (opened_ != document_.asOpened()) // a layout of another document says nothing of this one
        layout_.reset();
    const bool follows = searches(*scenario) && layout_;
    const auto evaluation = evaluated(*scenario);
    lastMicroseconds_ = static_cast<double>(timer.nsecsElapsed()) / 1e3;
    snapshot_.scenario = scenario;
    publish(evaluation);
    if (follows)
        layouts_.request(scenario);
    else
        layouts_.forget();
}

std::shared_ptr<const Evaluation> EvaluationService::evaluated(const Scenario &scenario)
{
    if (!searches(scenario) || !layout_) {
        auto evaluation = std::make_shared<const Evaluation>(evaluator_(scenario));
        layout_ = searches(scenario) ? evaluation->chosen : nullptr;
        return evaluation;
    }
    auto placed = scenario;
    placed.parallelism = layout_->parallelism;
    placed.parallelism.flexibleStages = scenario.parallelism.flexibleStages;
    placed.training.microBatch = layout_->training.microBatch;
    placed.training.globalBatchTokens.reset(); // whatever it was shared out over; the search follows with the right one
    auto evaluation = evaluator_(placed);
    evaluation.chosen = std::make_shared<const Scenario>(std::move(placed));
    return std::make_shared<const Evaluation>(std::move(evaluation));
}

/// Of the newest scenario it is what the screen waits for; of an older one the next evaluation starts from its layout.
void EvaluationService::takeLayout(const std::shared_ptr<const Scenario> &scenario,
                                   const std::shared_ptr<const Evaluation> &evaluation)
{
    if (layout_ && evaluation->chosen)
        layout_ = evaluation->chosen;
    if (scenario == snapshot_.scenario)
        publish(evaluation);
}

void EvaluationService::publish(const std::shared_ptr<const Evaluation> &evaluation)
{
    const auto scenario = snapshot_.scenario;
    ++snapshot_.revision;
    snapshot_.evaluation = evaluation;
    const bool another = std::exchange(opened_, document_.asOpened()) != document_.asOpened();
    if (evaluation->has(Stage::Step)) {
        snapshot_.completeScenario = scenario;
        snapshot_.complete = evaluation;
    } else if (another) { // what another document had is not this one's last valid
        snapshot_.completeScenario.reset();
        snapshot_.complete.reset();
    }
    if (another && baseline_ != Baseline::Other) {
        snapshot_.baselineScenario = opened_;
        snapshot_.baseline =
            opened_ == scenario ? evaluation : std::make_shared<const Evaluation>(evaluator_(*opened_));
        baseline_ = Baseline::AsOpened;
        baselineName_.clear();
        Q_EMIT baselineChanged();
    }
    snapshot_.held.reset();
    snapshot_.previewScenario.reset();
    snapshot_.preview.reset();
    findExact();
    findStanding();
    Q_EMIT snapshotChanged();
    quiet_.start();
}

std::optional<flow::SimulationInput> EvaluationService::shownInput() const
{
    return snapshot_.complete ? snapshot_.complete->flowInput : snapshot_.evaluation->flowInput;
}

void EvaluationService::rememberExact()
{
    const auto &own = snapshot_.ownNetwork;
    if (!own || !simulated_ || own->estimate || own->partial || own->unfinished > 0)
        return;
    std::erase_if(exactP99s_, [this](const auto &known) { return known.first == *simulated_; });
    exactP99s_.emplace(exactP99s_.begin(), *simulated_, own->completion.p99);
    const auto &baseline = snapshot_.baseline;
    if (exactP99s_.size() <= keptExact)
        return;
    if (baseline && baseline->flowInput && exactP99s_.back().first == *baseline->flowInput)
        std::swap(exactP99s_.back(), *(exactP99s_.end() - 2));
    exactP99s_.pop_back();
}

void EvaluationService::findExact()
{
    const auto of = [this](const std::shared_ptr<const Evaluation> &evaluation) -> std::optional<double> {
        if (!evaluation || !evaluation->flowInput)
            return std::nullopt;
        const auto at = std::find_if(exactP99s_.begin(), exactP99s_.end(),
                                     [&](const auto &known) { return known.first == *evaluation->flowInput; });
        return at == exactP99s_.end() ? std::nullopt : std::optional(at->second);
    };
    snapshot_.exactP99 = of(snapshot_.complete ? snapshot_.complete : snapshot_.evaluation);
    snapshot_.baselineExactP99 = of(snapshot_.baseline);
}

void EvaluationService::findStanding()
{
    snapshot_.networkStale = shownInput() != simulated_ || (simulated_ && !network_.hasNewest());
    snapshot_.networkBusy = snapshot_.networkStale || network_.isBusy();
}

void EvaluationService::simulateNetwork()
{
    const auto input = shownInput();
    if (input == simulated_)
        return;
    simulated_ = input;
    if (input) {
        network_.request(*input);
        return;
    }
    network_.forget();
    takeNetwork();
}

void EvaluationService::simulateAgain()
{
    if (!simulated_)
        return;
    network_.request(*simulated_);
    takeNetwork();
}

void EvaluationService::takeNetwork()
{
    snapshot_.network = network_.results();
    findStanding();
    snapshot_.ownNetwork.reset();
    for (const auto &[transport, result] : snapshot_.network) {
        if (simulated_ && transport == simulated_->transport && result->isSimulated())
            snapshot_.ownNetwork = result;
    }
    rememberExact();
    findExact();
    Q_EMIT networkChanged();
}

void EvaluationService::pinBaseline()
{
    compareWith(Baseline::Pinned, snapshot_.scenario, snapshot_.evaluation, tr("pinned"));
}

void EvaluationService::resetBaseline()
{
    const auto opened = document_.asOpened();
    compareWith(Baseline::AsOpened, opened, std::make_shared<const Evaluation>(evaluator_(*opened)), {});
}

void EvaluationService::setBaseline(const Scenario &scenario, const QString &name)
{
    compareWith(Baseline::Other, std::make_shared<const Scenario>(scenario),
                std::make_shared<const Evaluation>(evaluator_(scenario)), name);
}

void EvaluationService::compareWith(Baseline kind, std::shared_ptr<const Scenario> scenario,
                                    std::shared_ptr<const Evaluation> evaluation, const QString &name)
{
    baseline_ = kind;
    baselineName_ = name;
    snapshot_.baselineScenario = std::move(scenario);
    snapshot_.baseline = std::move(evaluation);
    findExact();
    ++snapshot_.revision;
    Q_EMIT baselineChanged();
    Q_EMIT snapshotChanged();
}

void EvaluationService::setHeld(bool held)
{
    held_ = held;
    if (!held)
        recompute();
}

void EvaluationService::recompute()
{
    if (snapshot_.held)
        evaluateNow();
}

void EvaluationService::preview(const std::optional<Edit> &edit)
{
    auto scenario = edit && !snapshot_.held ? withEdit(*snapshot_.scenario, *edit) : Outcome<Scenario>(Problem{});
    if (!scenario && !snapshot_.preview)
        return;
    snapshot_.previewScenario = scenario ? std::make_shared<const Scenario>(*scenario) : nullptr;
    snapshot_.preview = scenario ? std::make_shared<const Evaluation>(evaluator_(*scenario)) : nullptr;
    Q_EMIT previewChanged();
}

void EvaluationService::setObjective(const std::string &figureId)
{
    objective_ = figureId;
    findEffects();
}

void EvaluationService::findEffects()
{
    const bool lastValid =
        !figureValue(*snapshot_.evaluation, objective_).value && !snapshot_.isComplete() && snapshot_.complete;
    const auto &evaluation = lastValid ? *snapshot_.complete : *snapshot_.evaluation;
    const auto &typed = lastValid ? *snapshot_.completeScenario : *snapshot_.scenario;
    auto scenario = evaluation.inForce(typed); // no search for each of them
    if (searches(typed))
        scenario.training.globalBatchTokens.reset(); // ten percent more cannot be shared out
    std::vector<std::optional<double>> effects;
    for (const auto &row : panelRows())
        effects.push_back(row.isVisible(scenario)
                              ? effectOfTenPercent(scenario, evaluation, evaluator_, row.parameter(), objective_)
                              : std::nullopt);
    Q_EMIT effectsChanged(effects, lastValid);
}

} // namespace gigasite
