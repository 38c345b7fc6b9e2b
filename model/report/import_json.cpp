// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/import_json.h"

#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

#include <algorithm>

namespace gigasite {

namespace {

/// Whether the import set this parameter; otherwise it is a default without effect on this model.
bool isSet(const ModelChoice &m, std::string_view key, const Value &value)
{
    const std::pair<std::string_view, bool> parts[] = {
        {"model.mla_", m.mlaKvLora > 0},
        {"model.window", m.windowedLayers > 0},
        {"model.experts_per_token", m.experts > 0},
        {"model.shared_experts", m.experts > 0},
        {"model.expert_", m.experts > 0},
        {"model.dense_layers", m.experts > 0},
        {"model.mtp_layers", m.mtpLayers > 0},
    };
    const auto part = std::find_if(std::begin(parts), std::end(parts),
                                   [key](const auto &p) { return key.substr(0, p.first.size()) == p.first; });
    return !std::holds_alternative<AutoValue>(value) && (part == std::end(parts) || part->second);
}

} // namespace

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
        if (isSet(imported.model, p->key, value))
            out += p->key + std::string(24 - std::min<std::size_t>(p->key.size(), 23), ' ') + displayText(*p, value) +
                '\n';
    out += '\n';
    for (const auto &n : imported.notes)
        out += n.english() + '\n';
    return out;
}

} // namespace gigasite
