// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// `gigasite simulate`: the flow-level simulator on a scenario's own traffic, on synthetic traffic, or on the flows of
/// a packet-level file, which it compares with flow by flow.
struct SimulateOptions {
    std::string scenario; ///< empty = synthetic or --flows
    std::vector<std::string> settings;
    std::int64_t hosts = 0, radix = 64, tiers = 3, seed = 1, threads = 0;
    std::string traffic = "permutation", transport, spraying, flows, json;
    double bytes = 30e6, linkGbps = 800, oversubscription = 1, delay = 1e-6;
    std::int64_t planes = 1, domain = 1, sites = 1, group = 0;
    double scaleUpGbps = 0, wanGbps = 0;
    std::string topology = "fat_tree";
    bool estimate = false, sameHash = false;
};

void addSimulateOptions(CLI::App &command, SimulateOptions &options);

/// Runs it and returns the exit status (see runCommandLine).
int simulateCommand(const SimulateOptions &options);

} // namespace gigasite
