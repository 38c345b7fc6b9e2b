// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace gigasite {

/// What `gigasite simulate` can be asked on its command line. Numbers are in their ranges and words among those known:
/// whatever is not ends the parsing with a sentence that says what is allowed.
struct SimulateOptions {
    std::string scenario; ///< empty = synthetic or --flows
    std::vector<std::string> settings;
    std::int64_t hosts = 0, radix = 64, tiers = 3, seed = 1, threads = 0;
    std::string traffic = "permutation", transport, spraying, flows, json;
    double bytes = 30e6, linkGbps = 800, oversubscription = 1, delay = 1e-6;
    std::int64_t planes = 1, domain = 1, sites = 1, group = 0;
    double scaleUpGbps = 0, wanGbps = 0;
    std::string topology = "fat_tree", failed;
    bool estimate = false, sameHash = false, progress = false;
};

void addSimulateOptions(CLI::App &command, SimulateOptions &options);

/// The transport and spraying that were asked for, where they were.
void applyTransport(const SimulateOptions &options, flow::SimulationInput &input);

/// The synthetic network and its traffic. Problems name options.
Outcome<flow::SimulationInput, Problems> syntheticInput(const SimulateOptions &options);

/// Problems of a synthetic network, which has no parameters, and their fixes by the options that set what they are
/// about. A fix that no option makes is left out.
Problems byOptions(Problems problems);

} // namespace gigasite
