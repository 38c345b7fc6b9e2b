// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace gigasite {

/// `gigasite nodes`: which nodes of the country host a demand by a rule of siting.

struct NodesOptions {
    std::string definition = "corrected", json, by = "hosts";
    std::string power = "5 GW", radius = "100 km"; ///< with or without unit
    std::optional<std::string> shape; ///< sliding where none is typed
    std::optional<double> curtailment, importShare;
    std::size_t count = 20;
};

void addNodesOptions(CLI::App &command, NodesOptions &options);
int nodesCommand(const NodesOptions &options);

} // namespace gigasite
