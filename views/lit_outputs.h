// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/evaluate/figure_table.h"
#include "views/lit.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// What follows from each name of the figure table, over any number of hops. All hops are followed once, when it is
/// made; an answer is a look-up.
class Outputs {
public:
    /// By all that the formulas of a convention name.
    explicit Outputs(Convention convention);
    /// By what they ask for in this scenario: of every choice only the branch that holds, and what decides it.
    Outputs(const Scenario &scenario, const Evaluation &evaluation);

    const std::vector<std::string_view> &of(std::string_view name) const; ///< ids of figures

private:
    using Inputs = std::function<std::vector<std::string>(const Figure &)>;
    void follow(const Inputs &inputs);

    std::map<std::string, std::vector<std::string_view>, std::less<>> all_;
};

/// As by the scenario alone, yet without what goes through a branch that does not hold in its evaluation. The hops of
/// the newest one are kept.
Lit litBy(const QString &id, const Scenario &scenario, const std::shared_ptr<const Evaluation> &evaluation);

} // namespace gigasite
