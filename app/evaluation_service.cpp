// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evaluation_service.h"

#include "model/explore/sensitivity.h"
#include "views/panels/panel_row.h"

#include <QElapsedTimer>

namespace gigasite {

namespace {

constexpr int quietMs = 150;

} // namespace

EvaluationService::EvaluationService(Document &document, std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , document_(document)
    , evaluator_(*facts)
{
    snapshot_.facts = std::move(facts);
    quiet_.setSingleShot(true);
    quiet_.setInterval(quietMs);
    connect(&quiet_, &QTimer::timeout, this, &EvaluationService::findEffects);
    connect(&quiet_, &QTimer::timeout, this, &EvaluationService::simulateNetwork);
    connect(&network_, &NetworkService::resultsChanged, this, &EvaluationService::takeNetwork);
    connect(&document_, &Document::changed, this, &EvaluationService::evaluateNow);
}

void EvaluationService::evaluateNow()
{
    QElapsedTimer timer;
    timer.start();
    const auto scenario = document_.scenario();
    auto evaluation = std::make_shared<const Evaluation>(evaluator_(*scenario));
    lastMicroseconds_ = static_cast<double>(timer.nsecsElapsed()) / 1e3;

    ++snapshot_.revision;
    snapshot_.scenario = scenario;
    snapshot_.evaluation = evaluation;
    if (evaluation->has(Stage::Step)) {
        snapshot_.completeScenario = scenario;
        snapshot_.complete = evaluation;
    }
    if (scenario == document_.asOpened())
        snapshot_.baseline = evaluation;
    snapshot_.networkStale = evaluation->flowInput != simulated_;
    Q_EMIT snapshotChanged();
    quiet_.start();
}

void EvaluationService::simulateNetwork()
{
    const auto &input = snapshot_.evaluation->flowInput;
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

void EvaluationService::takeNetwork()
{
    snapshot_.network = network_.results();
    snapshot_.networkStale = snapshot_.evaluation->flowInput != simulated_;
    snapshot_.ownNetwork.reset();
    for (const auto &[transport, result] : snapshot_.network) {
        if (simulated_ && transport == simulated_->transport && result->isSimulated())
            snapshot_.ownNetwork = result;
    }
    Q_EMIT networkChanged();
}

void EvaluationService::pinBaseline()
{
    snapshot_.baseline = snapshot_.evaluation;
    Q_EMIT snapshotChanged();
}

void EvaluationService::setObjective(const std::string &figureId)
{
    objective_ = figureId;
    findEffects();
}

void EvaluationService::findEffects()
{
    std::vector<std::optional<double>> effects;
    for (const auto &row : panelRows())
        effects.push_back(row.isVisible(*snapshot_.scenario)
                              ? effectOfTenPercent(*snapshot_.scenario, *snapshot_.evaluation, evaluator_,
                                                   row.parameter(), objective_)
                              : std::nullopt);
    Q_EMIT effectsChanged(effects);
}

} // namespace gigasite
