// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lit.h"

#include "model/evaluate/explain_sites.h"
#include "model/evaluate/figure_table.h"
#include "model/scenario/parameter_table.h"

#include <algorithm>

namespace gigasite {

Lit litBy(const QString &id, const Scenario &scenario)
{
    Lit lit;
    if (id.isEmpty())
        return lit;
    const auto add = [&](std::string_view name) {
        for (const auto &each : ofEverySite(name, scenario.siteCount))
            lit.insert(QString::fromStdString(each));
    };
    const auto name = asFirstSite(id.toStdString()); // the figure table's name for it
    add(name);
    lit.insert(id); // of a site beyond the last, too
    const bool isParameter = findParameter(name) != nullptr;
    for (const auto &figure : figureTable()) {
        const auto inputs = figure.inputsIn(conventionOf(scenario));
        if (isParameter && std::find(inputs.begin(), inputs.end(), name) != inputs.end())
            add(figure.id);
        if (figure.id == name)
            std::for_each(inputs.begin(), inputs.end(), add);
    }
    return lit;
}

} // namespace gigasite
