// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace gigasite {

/// `gigasite sites`: the best places for a scenario's demand; `gigasite backtest`: the real sites against the rules.

struct SitesOptions {
    std::string scenario, objective = "cost", json;
    std::vector<std::string> settings;
    std::vector<int> kept;
    int count = 1;
};

void addSitesOptions(CLI::App &command, SitesOptions &options);
int sitesCommand(const SitesOptions &options);

void addBackTestOptions(CLI::App &command, std::string &json);
int backTestCommand(const std::string &json);

} // namespace gigasite
