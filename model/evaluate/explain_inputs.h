// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"
#include "model/scenario/parameter_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

inline constexpr int explainedDigits = 4; ///< significant

/// A figure's value with its unit as explanations write it.
std::string textOf(const FigureValue &value, const Figure &figure);

/// "parallelism.recompute == 2" -> "parallelism.recompute == "full"", for people to read.
std::string choicesByName(std::string_view formula);

/// What a name stands for in one evaluation: its value and where that came from.
struct InputReader {
    const Scenario &scenario;
    const Evaluation &evaluation;
    const Facts &facts;
    const Scenario *asOpened; ///< may be null

    /// One input of a figure. Where the two share their name, the input is the parameter.
    Explanation::Input inputOf(std::string_view name, std::string_view figureId) const;
    Explanation::Input figureInput(const Figure &figure) const;
    std::vector<Explanation::CatalogRow> catalogOf(std::string_view name) const;
    /// "site.racks * rack.gpus" -> "23,200 * 72"; empty for an empty formula. `held`: what holds of `whole`. Choices
    /// that nothing decides stand there by name.
    std::string substituted(std::string_view held, std::string_view whole) const;
    /// The same, unrounded and executable; a value that is missing, which a condition may rule out, is "(0/0)".
    std::string substitutedNumbers(std::string_view held, std::string_view whole) const;
    /// What a formula's typed() comes to, in sentences.
    Text typedOrDerived(std::string_view formula) const;

private:
    Explanation::Input parameterInput(const Parameter &parameter) const;
    bool isTyped(std::string_view key) const;
    Text originOf(const Figure &figure) const;
    Text originOf(const Parameter &parameter, const Value &value) const;
};

} // namespace gigasite
