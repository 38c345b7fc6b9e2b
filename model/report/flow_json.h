// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/packet_level.h"
#include "model/flow/simulation.h"
#include "model/units/json.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Results of the simulator as documents: `gigasite-flow/1` and a table for a terminal. Seconds, bytes; unfinished is
/// counted, never a number.

/// Nothing simulated (no input, or a result with problems): figures are null, and `problems` say why. `problems`: what
/// else there is to say, of the scenario. "status": infeasible where any of them is an error, else ok, or
/// not_applicable where nothing ran.
///
/// flow_bytes, ideal_s: of one flow, alone over a whole path; host_bytes, host_ideal_s: of all a host sends, which is
/// what loads count in. slowdown: each time in that of the same flow alone on its own path.
Json flowJson(const std::optional<flow::SimulationInput> &input, const flow::SimulationResult &result,
              const Problems &problems = {});
std::string flowTable(const flow::SimulationInput &input, const flow::SimulationResult &result);

/// Of flows read from a file, with how close they come to it (`per_flow`).
Json flowJson(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
              const flow::FlowComparison &comparison, double wallSeconds);
std::string flowTable(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
                      const flow::FlowComparison &comparison);

} // namespace gigasite
