// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"
#include "model/scenario/scenario.h"
#include "model/units/json.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// Reading, writing and checking scenarios.
///
///     {"schema": "gigasite-scenario/1", "name": …, "parameters": {KEY: VALUE, …}, "catalog": {ID: {…}}}
///
/// Omitted keys take the table's default. A key this version does not know survives a load and a save untouched and
/// is told once, as a note. Values are stored as they stand, out of range or not: `checkRanges` says what is wrong.

inline constexpr int scenarioSchema = 1;

struct LoadedScenario {
    Scenario scenario;
    Problems notes; ///< unknown keys and catalogue facts, newer schema
    bool readOnly = false; ///< written by a newer version
};

Outcome<LoadedScenario, Problems> readScenario(std::string_view text);

/// A value as files hold it.
Json valueToJson(const Value &value);

/// Every key, in table order (sites beyond sites.count only where they differ from their default).
Json scenarioToJson(const Scenario &scenario);

/// Text of a scenario file, ending in a line break.
std::string writeScenario(const Scenario &scenario);

/// Applies "KEY=VALUE" as `--set` takes it.
Outcome<Scenario> withSetting(Scenario scenario, std::string_view setting);

/// Stores one value after checking its kind.
Outcome<Scenario> withValue(Scenario scenario, std::string_view key, const Value &value);

/// One problem per value outside the range its row allows.
Problems checkRanges(const Scenario &scenario);

/// JSON schema (draft 2020-12) of a scenario file, made from the parameter table.
Json scenarioSchemaJson();

/// Names of the built-in examples, the default one first; and their text (empty if there is none of that name).
std::vector<std::string> exampleNames();
std::string_view exampleText(std::string_view name);
inline constexpr std::string_view defaultExample = "nextgen-100t";

/// Keys whose values differ, in table order.
std::vector<const Parameter *> differences(const Scenario &a, const Scenario &b);

} // namespace gigasite
