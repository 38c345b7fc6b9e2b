// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/mode_difference.h"

#include "model/evaluate/figure_table.h"
#include "model/report/report.h"

#include <algorithm>

namespace gigasite {

std::optional<int> keyFiguresThatDiffer(const Scenario &scenario, const Facts &facts)
{
    Evaluator evaluator(facts);
    auto other = scenario;
    other.conventions.mode = Mode::Printed;
    const auto printed = evaluator.lean(other);
    other.conventions.mode = Mode::Corrected;
    const auto corrected = evaluator.lean(other);
    if (!printed.has(Stage::Step) || !corrected.has(Stage::Step))
        return std::nullopt;
    const auto &rows = keyFigureRows();
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [&](const KeyFigureRow &row) {
        const auto unit = findFigure(row.id)->unit;
        const auto read = [&](const Evaluation &evaluation) {
            const auto value = figureValue(evaluation, row.id).value;
            return value ? format(*value, unit).joined() : std::string();
        };
        return row.onStrip && read(printed) != read(corrected);
    }));
}

} // namespace gigasite
