// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace gigasite {

/// What the arguments ask for: a command that ran (its exit status), or the window on a file.
struct CommandLineOutcome {
    std::optional<int> exitStatus;
    std::string file; ///< to open in the window; empty = the default example
    std::string grabTo; ///< hidden option: draw the window once into this PNG and leave
    int grabWidth = 1600, grabHeight = 1000;
    bool grabDark = false;
    int grabTextSize = 100; ///< per cent
    std::string language; ///< of the window, "de"; empty = as chosen there, else the system's
    std::string grabTab; ///< bottom tab to raise first
};

/// Parses and runs. Exit status 0 = done, 1 = the scenario is infeasible (results are still written), 2 = bad usage or
/// unreadable input. Messages go to standard error: file, path inside it, what is wrong, what is allowed.
CommandLineOutcome runCommandLine(int argc, char **argv);

} // namespace gigasite
