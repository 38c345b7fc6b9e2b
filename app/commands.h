// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/scenario/scenario.h"
#include "model/units/outcome.h"

#include <CLI/CLI.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// What all commands share: exit statuses, how they say what is wrong, how they get their scenario.

inline constexpr int done = 0;
inline constexpr int infeasible = 1; ///< the scenario; its result is written all the same
inline constexpr int badInput = 2;

/// Tells the problems on standard error, and what would clear each; returns `status`.
int fail(const Problems &problems, int status = badInput);

/// Tells on standard error why a scenario is infeasible; for where its table is not on standard output.
void tellErrors(const std::string &scenario, const Problems &problems);

/// Whether all can be written to, before anything is computed or printed; tells which cannot. Empty names are none.
bool canPut(std::initializer_list<std::string> files);

/// Writes to a file ("-" = standard output) and tells a failure.
bool put(const std::string &file, const std::string &content);

void addSettingsOption(CLI::App &command, std::vector<std::string> &settings);

/// A file or built-in example with `KEY=VALUE` settings applied; what the file's reader noted goes to standard error.
Outcome<Scenario, Problems> loadWithSettings(const std::string &fileOrExample,
                                             const std::vector<std::string> &settings);

/// Values outside their range, each under the setting or the place in the file it came from.
Problems outOfRange(const Scenario &scenario, const std::string &file, const std::vector<std::string> &settings);

/// What a search works with: a scenario whose values are in range, and the facts; nothing, and told, where it cannot.
struct Asked {
    Scenario scenario;
    Facts facts;
};
std::optional<Asked> ask(const std::string &fileOrExample, const std::vector<std::string> &settings);

} // namespace gigasite
