// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluate/evaluation.h"
#include "model/parallelism/placement.h"

namespace gigasite {

/// The narrow input of each room, cut out of the scenario and of what earlier rooms found.

/// True where breaches that the papers' own designs contain are errors: corrected mode.
bool isStrict(const Scenario &scenario);

/// A first-tier switch joins GPUs of one number, whichever rack they stand in.
bool isRailed(const Scenario &scenario);

TransformerShape shapeOf(const Scenario &scenario);
ScalingOptimum scalingOf(const Scenario &scenario, const Evaluation &soFar);
MemoryInput memoryInputOf(const Scenario &scenario, const TransformerShape &shape, const Evaluation &soFar);
/// Before replicas are placed: of real hardware without a GPU's, which the heaviest stage decides.
MemoryUse memoryOf(const Scenario &scenario, const TransformerShape &shape, const Evaluation &soFar);
/// Of the papers' arithmetic: recomputation, TP and stages that bring a GPU's share under its memory.
std::vector<Fix> idealMemoryFixes(const Scenario &scenario, const TransformerShape &shape, const Evaluation &soFar);
/// Without ways out of too little memory, which take longer than all the rest.
LayoutInput layoutInputOf(const Scenario &scenario, const Evaluation &soFar);
/// Of the calibrated model: any split on whole racks.
PlacementInput placementInputOf(const Scenario &scenario, const Evaluation &soFar);
ClosInput closInputOf(const Scenario &scenario, const Catalog &catalog, const Evaluation &soFar);
/// The scenario's own traffic on the network of its largest site (the exchange between sites: of as many such sites as
/// train); nothing, and a note why, if there is none to simulate.
std::optional<flow::SimulationInput> simulationInputOf(const Scenario &scenario, const Evaluation &soFar,
                                                       Problems &problems);
/// Problems of an estimate. Traffic that cannot be simulated does not make the design infeasible: those are warnings.
Problems simulationProblems(const flow::SimulationResult &result);
/// What it says of flows it simulated. That some never finish is one error, however many say so.
Problems simulationRemarks(const flow::SimulationResult &result, const Problems &known);
/// Which GPUs a first-tier switch joins, and the tiers above, in the terms of what crosses them.
measured::Attachment attachmentOf(const Scenario &scenario);
measured::Tiers tiersOf(const Scenario &scenario, const Evaluation &soFar);
/// Why the paper's analysis does not apply, in a sentence: several sites, or a model with experts; empty if it does.
Text whyNoRail(const Scenario &scenario);
/// Nothing where it does not apply.
std::optional<RailOnly> railOnlyOf(const Scenario &scenario, const Evaluation &soFar, double batchTokens);
/// A batch typed for the rail-only analysis that is not the one the layout trains.
Problems checkBatch(const Evaluation &evaluation);
/// Sites that train, and whether pipelines span them. The papers' conventions know neither loss nor spanning.
SitesLeft sitesLeft(const Scenario &scenario);
/// Sites with replicas, by index.
std::vector<std::size_t> trainingSites(const Evaluation &soFar);
/// Links close a ring between so many sites that train; two have one link, and a pipeline is not closed.
bool isRing(const Scenario &scenario, std::size_t sites);
std::size_t linkCount(const Scenario &scenario, std::size_t sites);
/// Without the messages, which are the step's.
WanInput wanInputOf(const Scenario &scenario, const Evaluation &soFar);
WanBuild wanBuildOf(const Scenario &scenario, const Catalog &catalog, const Evaluation &soFar);
/// Power over the step; nothing where a rack's power or a share of it is unknown.
std::optional<PowerPhases> phasesOf(const Evaluation &soFar);
StepInput stepInputOf(const Scenario &scenario, const TransformerShape &shape, const Evaluation &soFar);
/// One network per site, each for its own GPUs; printed mode takes the largest for all, as the paper does.
std::optional<Usd> networkCostOf(const Scenario &scenario, const Catalog &catalog, const Evaluation &soFar);
/// Tells the pairs of sites that exchange something from all others; before replicas are placed, of sites that could
/// hold some.
void takeExchanges(const Scenario &scenario, Evaluation &soFar);
/// Tells, of those, whose link is cut. The step is known.
void takeCutLinks(const Scenario &scenario, Evaluation &soFar);
/// Of one link that lost fibre pairs: what becomes of what it carried, and which sites it joins.
void tellCutLink(const Scenario &scenario, const Evaluation &soFar, Problems &problems);
/// Sites that hold no replica, or not even a rack.
Problems checkSites(const Scenario &scenario, const Evaluation &soFar);
/// Stages of a pipeline across sites follow the sites' numbers: whether another order takes less fibre.
Problems checkStageOrder(const Scenario &scenario, const Evaluation &soFar);
Seconds failuresOf(const Scenario &scenario, const Evaluation &soFar);

/// Why a parameter has no effect in this scenario ("racks are typed"); empty if it has one.
Text noEffectReason(const Scenario &scenario, std::string_view key);

/// What a parameter that has an effect leaves as it is: the step time, where only simulated transfers take it.
Text limitedEffectReason(const Scenario &scenario, std::string_view key);

/// One note for every changed parameter that has no effect, or a limited one.
void checkNoEffect(const Scenario &scenario, Problems &problems);

void append(Problems &to, Problems from);

} // namespace gigasite
