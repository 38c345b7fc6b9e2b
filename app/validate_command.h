// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace gigasite {

struct ValidateOptions {
    std::string runs; ///< file; empty: the built-in validation runs
    std::string json;
    bool calibration = false; ///< the built-in runs that the constants were fitted on
};

/// `gigasite validate [--runs FILE] [--json FILE]`: predicts measured runs and tells how far off.
void addValidateOptions(CLI::App &command, ValidateOptions &options);
int validateCommand(const ValidateOptions &options);

} // namespace gigasite
