// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/anchored.h"

#include "model/evaluate/figure_table.h"

#include <algorithm>
#include <set>

namespace gigasite {

namespace {

std::set<std::string_view> anchoredFigures()
{
    constexpr std::string_view key = "software.anchor", cancelled = "software.anchor / step.time_s";
    std::set<std::string_view> known;
    for (bool grew = true; grew;) {
        grew = false;
        for (const auto &row : figureTable()) {
            if (known.contains(row.id) || row.formulaIn(Convention::Measured).find(cancelled) != std::string_view::npos)
                continue;
            const auto names = row.inputsIn(Convention::Measured);
            const bool takes = std::any_of(names.begin(), names.end(),
                                           [&](std::string_view n) { return n == key || known.contains(n); });
            grew = (takes && known.insert(row.id).second) || grew;
        }
    }
    return known;
}

} // namespace

bool takesAnchor(std::string_view figure)
{
    static const auto known = anchoredFigures();
    return known.contains(figure);
}

double actingAnchor(const Evaluation &e, std::string_view figure)
{
    return e.prediction && takesAnchor(figure) ? e.prediction->run.recipe.anchor : 1;
}

} // namespace gigasite
