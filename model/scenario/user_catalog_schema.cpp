// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/fact_form.h"
#include "model/scenario/user_catalog.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

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

constexpr std::array types{std::pair{FactType::Number, "number"}, std::pair{FactType::Whole, "count"},
                           std::pair{FactType::Text, "text"}, std::pair{FactType::Flag, "flag"}};

/// The value alone, or an object with it.
Json factSchema(FactType type)
{
    const Json value = valueSchema(type);
    const Json orUnknown = {{"anyOf", Json::array({value, {{"type", "null"}}})}};
    const Json object = {{"type", "object"},
                         {"required", Json::array({"value"})},
                         {"properties",
                          {{"value", orUnknown},
                           {"unit", {{"type", "string"}}},
                           {"note", {{"type", "string"}, {"description", "Where the figure comes from, in words."}}},
                           {"source_id", {{"type", "string"}, {"description", "A source of the built-in catalogue."}}},
                           {"tier", {{"enum", Json::array({"A", "B", "C", "D", "User", "U"})}}},
                           {"low", orUnknown},
                           {"high", orUnknown},
                           {"confirmed", {{"type", "boolean"}}}}}};
    return {{"anyOf", Json::array({value, object})}};
}

/// A fact of that type, in the units the catalogue has it in; the first is meant where none is given.
Json formSchema(const FactForm &form)
{
    const auto *type =
        std::find_if(types.begin(), types.end(), [&form](const auto &named) { return named.first == form.type; });
    Json units = form.units;
    units.push_back("");
    return {{"$ref", std::string("#/properties/catalog/$defs/") + type->second},
            {"properties", {{"unit", {{"enum", std::move(units)}}}}}};
}

/// What "fields" may hold where the entry says this kind.
Json kindSchema(const Catalog &builtIn, ItemKind kind)
{
    Json fields = Json::object();
    for (const auto &form : factForms(builtIn, kind))
        fields[form.name] = formSchema(form);
    return {{"if", {{"required", Json::array({"kind"})}, {"properties", {{"kind", {{"const", kindName(kind)}}}}}}},
            {"then", {{"properties", {{"fields", {{"properties", std::move(fields)}}}}}}}};
}

} // namespace

Json userCatalogSchema(const Catalog &builtIn)
{
    Json definitions = Json::object();
    for (const auto &[type, name] : types)
        definitions[name] = factSchema(type);
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
             "entry's; a unit left out is the built-in catalogue's."}}},
          {"facts", {{"type", "object"}, {"description", "Another name of \"fields\", as the catalogue is printed."}}},
          {"id", {{"type", "string"}}},
          {"user_data", {{"type", "boolean"}}}}},
        {"allOf", std::move(perKind)}};
    return {{"type", "object"},
            {"description", "Own catalogue entries by id, laid over the built-in ones."},
            {"$defs", std::move(definitions)},
            {"propertyNames", {{"pattern", "\\S"}}},
            {"additionalProperties", std::move(entry)}};
}

} // namespace gigasite
