// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario_io.h"
#include "model/scenario/user_catalog.h"
#include "model/units/checked_json.h"

namespace gigasite {

namespace {

Json schemaOf(const Parameter &p)
{
    Json s = {{"title", p.label}, {"description", p.help}};
    switch (p.kind) {
    case Kind::Number:
    case Kind::Integer:
        s["type"] = p.kind == Kind::Number ? "number" : "integer";
        s["minimum"] = p.min;
        s["maximum"] = p.max;
        s["unit"] = symbol(p.unit);
        break;
    case Kind::Flag:
        s["type"] = "boolean";
        break;
    case Kind::Choice:
        s["enum"] = p.choices;
        break;
    case Kind::Text:
    case Kind::CatalogId:
        s["type"] = "string";
        break;
    }
    if (p.automatic) {
        Json number = s;
        number.erase("title");
        number.erase("description");
        s = {{"title", p.label}, {"description", p.help}, {"anyOf", Json::array({{{"const", "auto"}}, number})}};
    }
    s["default"] = valueToJson(valueOf(Scenario{}, p));
    if (!p.source.empty())
        s["source"] = p.source;
    return s;
}

} // namespace

Json scenarioSchemaJson()
{
    Json properties = Json::object();
    for (const auto &p : parameterTable())
        properties[p.key] = schemaOf(p);
    const auto builtIn = Catalog::builtIn();
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", "Gigasite scenario"},
            {"type", "object"},
            {"required", Json::array({"schema"})},
            {"properties",
             {{"schema", {{"const", "gigasite-scenario/1"}}},
              {"name", {{"type", "string"}}},
              {"parameters", {{"type", "object"}, {"properties", std::move(properties)}}},
              {"catalog", builtIn ? userCatalogSchema(*builtIn) : Json{{"type", "object"}}}}}};
}

} // namespace gigasite
