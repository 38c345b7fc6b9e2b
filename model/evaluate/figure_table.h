// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/units/unit.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// The figure table: one row per figure the tool states. Tiles, tables, JSON results, report and explanations are made
/// from it.
///
/// A closed form has a `formula`: a text over parameter keys, other figures' ids and named constants that can be
/// executed (muParser syntax; floor, ceil and typed added; a choice counts as its index, a flag as 0 or 1). A parameter
/// that may be "auto" counts as what that came to, but where a formula asks typed(KEY), 1 if a value was typed, KEY is
/// that value only. Any other figure has a `procedure`: how it is found and what decides it; `source` says the rule.

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

/// How a figure without a closed form is found.
enum class ProcedureKind {
    None,
    LookUp, ///< in the catalogue, unless typed
    Fit,
    Search,
    PerStage, ///< counted over the stages of a pipeline; the heaviest or longest decides
    PerSite, ///< a sum, a count or an extreme over the sites
    Simulation,
    Kernel, ///< the model of real hardware, calibrated on measured runs
};

/// Which of a figure's rules holds: the papers' own, the corrected ideal one, or that of real hardware.
enum class Convention { Printed, Corrected, Measured };
inline constexpr std::array conventions{Convention::Printed, Convention::Corrected, Convention::Measured};
Convention conventionOf(const Scenario &scenario);

struct Procedure {
    ProcedureKind kind = ProcedureKind::None;
    std::string_view inputs; ///< names that decide it, written as in a formula
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
    std::string_view reason = {}; ///< a sentence: why corrected mode has a rule of its own; empty = it has none
    Procedure procedure = {}; ///< in the ideal conventions that have no formula
    std::string_view measured = {}; ///< formula for real hardware where it differs from the corrected one
    Procedure measuredBy = {}; ///< where real hardware has no formula

    /// Empty where there is none; "-" as a later convention's formula says that the one before does not hold there.
    std::string_view formulaIn(Convention convention) const
    {
        if (convention == Convention::Measured && !measured.empty())
            return measured == "-" ? std::string_view() : measured;
        if (convention == Convention::Printed || corrected.empty())
            return formula;
        return corrected == "-" ? std::string_view() : corrected;
    }
    const Procedure &procedureOf(Convention convention) const
    {
        return convention == Convention::Measured && measuredBy.kind != ProcedureKind::None ? measuredBy : procedure;
    }
    ProcedureKind procedureIn(Convention convention) const
    {
        return formulaIn(convention).empty() ? procedureOf(convention).kind : ProcedureKind::None;
    }
    /// Of real hardware only: the ideal conventions do not know it.
    bool isMeasuredOnly() const { return formula.empty() && procedure.kind == ProcedureKind::None; }
    /// Names it is computed from, one hop away, in order of appearance, each once.
    std::vector<std::string_view> inputsIn(Convention convention) const;
};

std::span<const Figure> figureTable();

/// Row of that id, or nullptr.
const Figure *findFigure(std::string_view id);

/// Value of a figure in an evaluation; not applicable for an unknown id.
FigureValue figureValue(const Evaluation &evaluation, std::string_view id);

/// All rows read from an evaluation, in table order.
std::vector<FigureValue> readFigures(const Evaluation &evaluation);

/// Names of parameters, figures and constants that a formula mentions, in order of appearance, each once.
std::vector<std::string_view> namesIn(std::string_view formula);

/// End of the word that begins at `at`; `at` itself where none does. A word with a dot is a name.
std::size_t nameEnd(std::string_view formula, std::size_t at);

std::string_view groupLabel(FigureGroup group);
std::string_view statusText(FigureStatus status);
std::string_view procedureText(ProcedureKind kind); ///< "simulated"; empty for None

} // namespace gigasite
