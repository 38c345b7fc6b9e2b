// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace gigasite {

/// `gigasite papers`: every number of the two papers, as the engine computes it with the person's own settings on top.
struct PapersOptions {
    std::vector<std::string> settings;
    std::string json;
};

void addPapersOptions(CLI::App &command, PapersOptions &options);

/// Runs it and returns the exit status (see runCommandLine).
int papersCommand(const PapersOptions &options);

} // namespace gigasite
