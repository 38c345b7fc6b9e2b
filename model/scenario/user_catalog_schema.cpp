// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/fact_form.h"
#include "model/scenario/user_catalog.h"

#include <nlohmann/json.hpp>

namespace gigasite {

namespace {

Json valueSchema(FactType type)
{
    switch (type) {
    case FactType::Number:
        return {{"type", "number"}, {"minimum", 0}};
    case FactType::Whole:
        return {{"type", "integer"}, {"minimum", 0}};
    case FactType::Text:
        return {{"type", "string"}};
    case FactType::Flag:
        return {{"type", "boolean"}};
    }
    return Json::object();
}

/// The value alone, or an object with it.
Json factSchema(const FactForm &form)
{
    const Json value = valueSchema(form.type);
    const Json orUnknown = {{"anyOf", Json::array({value, {{"type", "null"}}})}};
    const Json text = {{"type", "string"}};
    Json units = form.units;
    units.push_back("");
    const Json object = {{"type", "object"},
                         {"required", Json::array({"value"})},
                         {"properties",
                          {{"value", orUnknown},
                           {"unit", {{"enum", units}, {"default", form.units.front()}}},
                           {"note", {{"type", "string"}, {"description", "Where the figure comes from, in words."}}},
                           {"source_id", {{"type", "string"}, {"description", "A source of the built-in catalogue."}}},
                           {"tier", text},
                           {"low", orUnknown},
                           {"high", orUnknown},
                           {"confirmed", {{"type", "boolean"}}}}}};
    return {{"anyOf", Json::array({value, object})}};
}

/// What "fields" may hold where the entry says this kind.
Json kindSchema(const Catalog &builtIn, ItemKind kind)
{
    Json fields = Json::object();
    for (const auto &form : factForms(builtIn, kind))
        fields[form.name] = factSchema(form);
    return {{"if", {{"required", Json::array({"kind"})}, {"properties", {{"kind", {{"const", kindName(kind)}}}}}}},
            {"then", {{"properties", {{"fields", {{"properties", std::move(fields)}}}}}}}};
}

} // namespace

Json userCatalogSchema(const Catalog &builtIn)
{
    Json kinds = Json::array();
    Json perKind = Json::array();
    for (const auto kind : itemKinds) {
        kinds.push_back(kindName(kind));
        perKind.push_back(kindSchema(builtIn, kind));
    }
    Json entry = {
        {"type", "object"},
        {"properties",
         {{"kind",
           {{"enum", std::move(kinds)},
            {"description", "A built-in id implies its kind and may not contradict it; a new id must say it."}}},
          {"name", {{"type", "string"}}},
          {"vendor", {{"type", "string"}}},
          {"note", {{"type", "string"}}},
          {"fields",
           {{"type", "object"},
            {"description",
             "Fact by name, as `gigasite catalog ID` shows those of a built-in entry. Facts left out are the built-in "
             "entry's; a unit left out is the built-in catalogue's."}}}}},
        {"allOf", std::move(perKind)}};
    return {{"type", "object"},
            {"description", "Own catalogue entries by id, laid over the built-in ones."},
            {"additionalProperties", std::move(entry)}};
}

} // namespace gigasite
