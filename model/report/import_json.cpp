// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/import_json.h"

#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

#include <algorithm>

namespace gigasite {

std::vector<std::pair<const Parameter *, Value>> parametersOf(const ModelChoice &model)
{
    Scenario scenario;
    scenario.model = model;
    std::vector<std::pair<const Parameter *, Value>> values;
    for (const auto &p : parameterTable()) {
        if (p.group == Group::Model)
            values.emplace_back(&p, valueOf(scenario, p));
    }
    return values;
}

Json importJson(const ImportedModel &imported)
{
    const auto whole = [](double v) { return static_cast<std::int64_t>(v); };
    Json parameters = Json::object();
    for (const auto &[p, value] : parametersOf(imported.model))
        parameters[p->key] = valueToJson(value);
    return {{"name", imported.name},
            {"family", imported.family},
            {"params", whole(imported.size.params)},
            {"active_params", whole(imported.size.activeParams)},
            {"active_params_without_input_embedding", whole(imported.size.activeWithoutInput)},
            {"mtp_params", whole(imported.size.mtpParams)},
            {"parameters", std::move(parameters)},
            {"notes", imported.notes}};
}

std::string importTable(const ImportedModel &imported)
{
    std::string out = imported.name + " (" + imported.family + ")\n\n";
    out += "Parameters         " + withCommas(imported.size.params) + '\n';
    out += "Active parameters  " + withCommas(imported.size.activeParams) + "\n\n";
    for (const auto &[p, value] : parametersOf(imported.model))
        out += p->key + std::string(24 - std::min<std::size_t>(p->key.size(), 23), ' ') + displayText(*p, value) + '\n';
    out += '\n';
    for (const auto &n : imported.notes)
        out += n + '\n';
    return out;
}

} // namespace gigasite
