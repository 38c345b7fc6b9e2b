// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace gigasite {

/// `gigasite nodes`: which nodes of the country host a demand by a rule of siting.

struct NodesOptions {
    std::string definition = "corrected", shape = "sliding", json;
    std::string power = "5 GW", radius = "100 km"; ///< with or without unit
    double curtailment = 0.005, importShare = 0.5;
    std::size_t count = 20;
};

void addNodesOptions(CLI::App &command, NodesOptions &options);
int nodesCommand(const NodesOptions &options);

} // namespace gigasite
