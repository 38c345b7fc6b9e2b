// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace gigasite {

struct OptimizeOptions {
    std::string scenario, objective = "step.time_s", json;
    std::vector<std::string> settings;
    bool all = false, progress = false;
};
void addOptimizeOptions(CLI::App &command, OptimizeOptions &options);

/// `gigasite optimize`: the best parallel layouts of a scenario.
int optimizeCommand(const OptimizeOptions &options);

} // namespace gigasite
