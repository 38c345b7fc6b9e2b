// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/result_marks.h"

#include "model/evaluate/explain.h"

#include <array>

namespace gigasite {

std::string dataText(const Scenario &scenario, const Catalog &catalog, const Figure &figure)
{
    return readsUserData(scenario, catalog, figure) ? "user data" : "";
}

bool hasValues(const Evaluation &e, FigureGroup group)
{
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        if (figureTable()[i].group == group && e.figures[i].value)
            return true;
    }
    return false;
}

std::string_view severityName(Severity severity)
{
    constexpr std::array<std::string_view, 3> names{"note", "warning", "error"};
    return names[static_cast<std::size_t>(severity)];
}

} // namespace gigasite
