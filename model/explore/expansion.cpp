// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/expansion.h"

#include "model/evaluate/explain_inputs.h"
#include "model/evaluate/figure_table.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/held_formula.h"

#include <algorithm>

namespace gigasite {

std::vector<ExpandedInput> expandedInputs(const Scenario &s, const Evaluation &e, const Facts &facts,
                                          std::string_view id)
{
    const auto *figure = findFigure(id);
    if (!figure || !figureValue(e, id).value)
        return {};
    const auto convention = conventionOf(s);
    const InputReader reader{s, e, facts, nullptr};
    const auto held = heldFormula(figure->formulaIn(convention), s, e).text;
    std::vector<std::string_view> names; // each once
    for (const auto name : namesIn(held)) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    std::vector<ExpandedInput> all;
    for (const auto name : names) {
        const auto *input = name == id || asksWhetherTyped(held, name) ? nullptr : findFigure(name);
        const auto value = input ? figureValue(e, name) : FigureValue();
        const auto whole = input ? std::string(input->formulaIn(convention)) : std::string();
        if (whole.empty() || !value.value)
            continue;
        auto inForce = heldFormula(whole, s, e).text;
        if (namesIn(inForce).size() < 2) // another name for one value
            continue;
        auto substituted = reader.substituted(inForce, whole);
        all.push_back({std::string(name), std::move(inForce), std::move(substituted), textOf(value, *input)});
    }
    return all.size() > mostExpanded ? std::vector<ExpandedInput>() : all;
}

} // namespace gigasite
