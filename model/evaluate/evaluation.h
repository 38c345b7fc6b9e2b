// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/economics/cost.h"
#include "model/fabric/clos.h"
#include "model/flow/simulation.h"
#include "model/parallelism/layout.h"
#include "model/parallelism/memory.h"
#include "model/scenario/rack_spec.h"
#include "model/site/power.h"
#include "model/site/power_phases.h"
#include "model/site/sizing.h"
#include "model/site/wan_build.h"
#include "model/step/measured/prediction.h"
#include "model/step/rail_only.h"
#include "model/step/step_time.h"
#include "model/workload/scaling.h"
#include "model/workload/transformer.h"

#include <memory>
#include <optional>
#include <vector>

namespace gigasite {

/// How far an evaluation got. A later stage needs all earlier ones; a scenario that stops at one has no numbers beyond.
enum class Stage {
    Nothing, ///< values out of range
    Model, ///< size of the model: needs nothing but its shape
    Rack, ///< what one rack is
    Sites, ///< racks, power, scaling law
    Layout, ///< replicas placed
    Step, ///< step time, cost
};

enum class FigureStatus { Ok, Infeasible, OutOfEnvelope, NotApplicable };

struct FigureValue {
    std::optional<double> value; ///< finite or nothing
    FigureStatus status = FigureStatus::NotApplicable;
    std::optional<double> low, high; ///< 95 of 100 measured or exact values lie between, where that is known
};

/// Everything the tool can say about a scenario. An immutable value; views hold it as shared_ptr<const Evaluation>.
struct Evaluation {
    Stage reached = Stage::Nothing;
    TransformerSize model;
    RackSpec rack;
    SiteSize size;
    ScalingOptimum scaling;
    double tokens = 0; ///< trained on
    double datasetBytes = 0;
    PowerPlan power;
    MemoryUse memory;
    Layout layout;
    Clos fabric;
    double sendOversubscription = 1; ///< that a send to the next pipeline stage meets
    double ringOversubscription = 1; ///< that gradient rings between racks meet
    std::optional<RailOnly> rail; ///< nothing where the rail-only analysis does not apply
    std::optional<Usd> networkCost; ///< of all sites
    std::optional<flow::SimulationInput> flowInput; ///< what the simulator is asked; nothing without a network
    std::shared_ptr<const flow::SimulationResult> flow; ///< its estimate; nothing if it was not asked
    StepTime step;
    WanBuild wan; ///< all 0 where fewer than two sites train
    PhaseShares phaseShares; ///< what the catalogue, or a person, says of power
    CoolingFacts cooling;
    std::optional<PowerPhases> phases; ///< nothing where a rack's power or a share is unknown
    std::optional<measured::Prediction> prediction; ///< where the step is that of real hardware
    std::shared_ptr<const Scenario> chosen; ///< with the layout that a search found; null where the layout is as set
    Cost cost;
    Seconds meanTimeBetweenFailures{};

    std::vector<FigureValue> figures; ///< in the order of the figure table
    Problems problems; ///< errors first

    bool has(Stage stage) const { return reached >= stage; }
    bool feasible() const;
    /// The scenario that the figures are of: with the layout that was found, if one was searched for.
    const Scenario &inForce(const Scenario &scenario) const { return chosen ? *chosen : scenario; }
};

} // namespace gigasite
