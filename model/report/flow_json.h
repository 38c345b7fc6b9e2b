// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/packet_level.h"
#include "model/flow/simulation.h"
#include "model/units/json.h"

#include <string>
#include <vector>

namespace gigasite {

/// Results of the simulator as documents: `gigasite-flow/1` and a table for a terminal. Seconds, bytes; unfinished is
/// counted, never a number.

Json flowJson(const flow::SimulationInput &input, const flow::SimulationResult &result);
std::string flowTable(const flow::SimulationInput &input, const flow::SimulationResult &result);

/// Of flows read from a file, with how close they come to it (`per_flow`).
Json flowJson(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
              const flow::FlowComparison &comparison, double wallSeconds);
std::string flowTable(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
                      const flow::FlowComparison &comparison);

} // namespace gigasite
