// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/units/unit.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// The figure table: one row per figure the tool states. Tiles, tables, JSON results, report and explanations are made
/// from it.
///
/// `formula` is a text over parameter keys and other figures' ids that can be executed (muParser syntax; floor and ceil
/// added; a choice counts as its index, a flag as 0 or 1). It is empty where a figure is looked up, fitted or searched;
/// `source` then says how.

enum class FigureGroup {
    Site,
    Power,
    Model,
    Training,
    Memory,
    Layout,
    Step,
    Rail,
    Fabric,
    Flow,
    Wan,
    Reliability,
    Cost
};

struct Figure {
    std::string_view id; ///< stable: never renamed, only migrated
    std::string_view label;
    FigureGroup group{};
    Unit unit = Unit::One;
    Stage needs = Stage::Step;
    double (*read)(const Evaluation &) = nullptr; ///< NaN = not known
    std::string_view formula = {}; ///< printed mode, and corrected where that is the same
    std::string_view corrected = {}; ///< formula of corrected mode where it differs
    std::string_view source = {};

    /// Empty where there is none; "-" as the corrected formula says that the printed one does not hold there.
    std::string_view formulaIn(Mode mode) const
    {
        if (mode == Mode::Printed || corrected.empty())
            return formula;
        return corrected == "-" ? std::string_view() : corrected;
    }
};

std::span<const Figure> figureTable();

/// Row of that id, or nullptr.
const Figure *findFigure(std::string_view id);

/// Value of a figure in an evaluation; not applicable for an unknown id.
FigureValue figureValue(const Evaluation &evaluation, std::string_view id);

/// All rows read from an evaluation, in table order.
std::vector<FigureValue> readFigures(const Evaluation &evaluation);

/// Keys and ids that a formula mentions, in order of appearance, each once.
std::vector<std::string_view> namesIn(std::string_view formula);

/// End of the word that begins at `at`; `at` itself where none does. A word with a dot is a name.
std::size_t nameEnd(std::string_view formula, std::size_t at);

std::string_view groupLabel(FigureGroup group);
std::string_view statusText(FigureStatus status);

} // namespace gigasite
