// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// What decides a figure here: the largest of the terms it is the sum of, or the argument that a minimum or maximum
/// takes; the problems whose cure would change it; and the parameters that move it most.
struct Binding {
    enum class Kind {
        None, ///< one factor, or found without a formula
        Sum, ///< of `terms`
        Least, ///< of `terms`
        Most, ///< of `terms`
    };
    /// Of the formula in force, in its order.
    struct Term {
        std::string formula; ///< "step.pipeline_s"
        std::string label; ///< of a term that is a single name: the figure's or parameter's; else empty
        double value = 0;
        std::string text; ///< the value with the figure's unit
        double share = 0; ///< of a sum, 0 … 1; of others 1 for what binds, 0 for the rest
    };
    /// What clearing a problem would do to the figure.
    struct Relief {
        Problem problem;
        Fix fix; ///< the problem's first that changes the figure
        double change = 0; ///< relative: −0.37 for 37 % less
        std::optional<Problem> next; ///< the limit that is met then and is not met now
    };
    /// What +10 % of one parameter would do to the figure, everything else as it is. Counts of a few are left out.
    struct Lever {
        std::string key, label;
        double change = 0; ///< relative; of what is refused: if it were allowed
        std::optional<Problem> next; ///< the limit that is met then and is not met now
        bool isRefused = false; ///< that limit is a rule of the layout, or its memory
    };

    Kind kind = Kind::None;
    std::vector<Term> terms;
    std::vector<Relief> reliefs; ///< errors first, as the list of problems has them
    std::vector<Lever> levers; ///< strongest first, what is refused after all others

    bool isEmpty() const { return terms.empty() && reliefs.empty() && levers.empty(); }
    /// The term that decides; nothing without terms.
    const Term *decisive() const;
};

inline constexpr std::size_t mostLevers = 3;

/// Empty where the figure has no value. The evaluation is that of the scenario.
Binding bindingOf(const Scenario &scenario, const Evaluation &evaluation, Evaluator &evaluator,
                  std::string_view figureId);

/// Relative change of a figure when one name of its own formula grows by ten per cent and nothing else does: the slope
/// of the last hop. Nothing without a formula or values, and where the formula does not follow (a condition, a count).
std::optional<double> effectInFormula(std::string_view held, const Scenario &scenario, const Evaluation &evaluation,
                                      std::string_view name);

} // namespace gigasite
