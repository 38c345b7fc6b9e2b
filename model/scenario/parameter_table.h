// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/unit.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace gigasite {

/// The parameter table: one row per thing that can be set. The panel, the file reader and its schema, `--set`,
/// validation, undo texts, tooltips and the report's input section are all made from it. A new parameter is one row
/// and the Scenario field it names.

enum class Group {
    Conventions,
    Hardware,
    Model,
    Training,
    Parallelism,
    Software,
    Network,
    Sites,
    Power,
    Wan,
    Reliability
};

enum class Kind { Number, Integer, Flag, Choice, Text, CatalogId };

enum class Scale { None, Linear, Log, PowerOfTwo };

/// What a value outside [min, max] is. Values are never clamped.
enum class OutOfRange { Error, Warning };

struct AutoValue {
    bool operator==(const AutoValue &) const = default;
};

/// A parameter's value outside a Scenario. A choice is its text ("fp4"), a count an integer.
using Value = std::variant<AutoValue, double, std::int64_t, bool, std::string>;

/// How a row reaches its field. Choices travel as the index of their text.
struct Accessor {
    Value (*get)(const Scenario &) = nullptr;
    void (*set)(Scenario &, const Value &) = nullptr;
};

struct Parameter {
    std::string key; ///< stable: never renamed, only migrated
    std::string label;
    Group group{};
    Kind kind{};
    Unit unit = Unit::One;
    Scale scale = Scale::None;
    double min = 0, max = 0;
    double step = 0; ///< linear sliders snap to it; 0 = continuous
    bool automatic = false; ///< "auto" is allowed
    OutOfRange outOfRange = OutOfRange::Error;
    std::vector<std::string_view> choices; ///< texts as files hold them
    std::vector<std::string_view> choiceLabels; ///< as people read them, same order
    ItemKind catalogKind = ItemKind::Rack; ///< for Kind::CatalogId
    std::string help; ///< one or two sentences
    std::string source; ///< where the default comes from; empty = a choice without outside source
    Accessor field;
};

/// All rows, in panel order. Rows of sites come as site.1.* … site.8.*.
std::span<const Parameter> parameterTable();

/// Row of that key, or nullptr.
const Parameter *findParameter(std::string_view key);

std::string_view groupLabel(Group group);

Value valueOf(const Scenario &scenario, const Parameter &parameter);

/// Why `value` may not be stored, or nothing. Kind and finiteness only; ranges are validation's business.
std::vector<Problem> checkKind(const Parameter &parameter, const Value &value);

/// Stores `value`; the caller has checked its kind.
void store(Scenario &scenario, const Parameter &parameter, const Value &value);

/// The value as `--set` and messages write it: "auto", "fp4", "200", "2.9e9", "true".
std::string toText(const Value &value);

/// The value as people read it, with unit: "2.90 GW", "auto", "FP4". Nothing is rounded away.
std::string displayText(const Parameter &parameter, const Value &value);
/// The same for a sentence: a choice, "on" and "auto" as the window's language has them.
Text displayed(const Parameter &parameter, const Value &value);

/// Reads text typed by a person or given to `--set`: "auto", a choice, or a number with optional prefix and unit.
Outcome<Value> parseValue(const Parameter &parameter, std::string_view text);

/// "1 to 1,000,000", "printed or corrected": what is allowed, for messages.
Text allowedText(const Parameter &parameter);

/// As a number for sliders and ranges; nothing for auto, flags and texts.
std::optional<double> numberOf(const Value &value);

} // namespace gigasite
