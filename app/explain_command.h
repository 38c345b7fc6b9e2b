// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace gigasite {

/// `gigasite explain`: where a figure's value comes from.
struct ExplainOptions {
    std::string scenario, figure, json;
    std::vector<std::string> settings;
};

void addExplainOptions(CLI::App &command, ExplainOptions &options);

/// Runs it and returns the exit status (see runCommandLine).
int explainCommand(const ExplainOptions &options);

} // namespace gigasite
