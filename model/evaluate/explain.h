// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/evaluate/figure_table.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Where a figure's value comes from, one hop deep.
struct Explanation {
    /// A catalogue row that a value was read from.
    struct CatalogRow {
        std::string item, itemName, kind, field;
        std::string value; ///< with unit, as the catalogue has it
        std::optional<double> number = {}; ///< of it, unrounded; nothing for words
        std::string unit = {}; ///< of the number
        Text source; ///< title and reference
        char tier = 'D'; ///< U = from the scenario itself, A = vendor document … D = not confirmed
        std::string note;
        bool userData = false;
    };
    struct Input {
        std::string name; ///< parameter key or figure id
        std::string label;
        Text value; ///< with unit
        std::optional<double> number = {}; ///< of it, unrounded
        std::string unit = {}; ///< of the number
        Text origin; ///< of a parameter: set by you, from the scenario, default; of a figure: computed
        bool isFigure = false;
        std::vector<CatalogRow> catalog;
    };
    /// What a paper prints for this figure, and what the engine makes of the paper's own example.
    struct PaperValue {
        std::string id, paper, where, quantity, verdict;
        std::string printed, derived, corrected; ///< with unit
        std::vector<double> printedNumbers, derivedNumbers, correctedNumbers; ///< the same, unrounded
        std::string unit; ///< of the numbers
        std::optional<PaperConvention> convention; ///< of the corrected value, where there is one
        std::string rule; ///< how it is derived, where that is not the figure itself: formula, constants and sources
        Text reason; ///< why they differ; empty where they agree
    };

    std::string id, label, value;
    std::optional<double> number; ///< the value, unrounded
    std::string unit; ///< of the number
    std::string formula; ///< in the mode in force, choices by name; empty where there is a procedure instead
    std::string executable; ///< the same as the figure table has it
    std::string inForce; ///< what holds of it: of every choice only the branch that is taken
    std::vector<std::string> decidedBy; ///< inputs that those choices asked for, each once
    std::string substituted; ///< what holds, with every name replaced by its value
    std::string substitutedNumbers; ///< the same unrounded and executable; empty without a value
    std::string procedure; ///< how it is found without a formula: "simulated"
    Text note; ///< what decides it here, in sentences; may be empty
    std::string status; ///< of the figure, as results write it: "ok", "not_applicable"
    Text whyNot; ///< a sentence: why there is no value; empty where there is one
    std::vector<Input> inputs;
    std::string source;
    std::vector<CatalogRow> catalog; ///< rows the figure itself was read from
    std::optional<std::string> printed, corrected; ///< values in both modes, where they differ
    std::optional<double> printedNumber, correctedNumber;
    Text whyModesDiffer; ///< where they do: the reason, and which inputs differ
    std::vector<PaperValue> papers;
    std::vector<Input> usedBy;

    bool usesUserData() const;
};

/// The scenario's own catalogue has a part in the figure: it is read there, or is one hop from what is.
bool readsUserData(const Scenario &scenario, const Catalog &catalog, const Figure &figure);

/// Nothing for an id the figure table does not have. `asOpened` is the scenario before anyone changed it, where there
/// is one: it tells a person's own values from the file's.
std::optional<Explanation> explain(const Scenario &scenario, const Evaluation &evaluation, const Facts &facts,
                                   std::string_view id, const Scenario *asOpened = nullptr);

} // namespace gigasite
