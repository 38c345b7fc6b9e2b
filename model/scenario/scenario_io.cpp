// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario_io.h"

#include "model/scenario/unknown_content.h"
#include "model/scenario/user_catalog.h"
#include "model/units/nearest_name.h"
#include "model/units/resource.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr std::string_view schemaPrefix = "gigasite-scenario/";
constexpr std::string_view exampleFolder = "scenarios/";
constexpr std::string_view exampleSuffix = ".gigasite.json";

/// A JSON value as a table value, with the one liberty that a whole number may be written 1.56e13.
std::optional<Value> fromJson(const Parameter &p, const Json &json)
{
    if (json.is_string()) {
        if (p.automatic && json.get<std::string>() == "auto")
            return AutoValue{};
        const bool textual = p.kind == Kind::Text || p.kind == Kind::CatalogId || p.kind == Kind::Choice;
        return textual ? std::optional<Value>(json.get<std::string>()) : std::nullopt;
    }
    if (json.is_boolean())
        return p.kind == Kind::Flag ? std::optional<Value>(json.get<bool>()) : std::nullopt;
    if (!json.is_number())
        return std::nullopt;
    if (p.kind == Kind::Number)
        return isExactDouble(json) ? std::optional<Value>(json.get<double>()) : std::nullopt;
    if (p.kind != Kind::Integer)
        return std::nullopt;
    const auto whole = wholeNumber(json);
    return whole ? std::optional<Value>(*whole) : std::nullopt;
}

/// The schema of a file that is newer than ours, as it stands there; empty for ours. A version of any length is one.
Outcome<std::string> newerSchema(const Json &json)
{
    const auto at = json.find("schema");
    if (at == json.end())
        return error("schema", say("The \"schema\" is missing; \"gigasite-scenario/1\" is expected."));
    auto text = at->is_string() ? at->get<std::string>() : std::string();
    const auto version = text.starts_with(schemaPrefix) ? text.substr(schemaPrefix.size()) : std::string();
    const bool isNumber = !version.empty() && version.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || version.front() == '0')
        return error("schema", say("The schema is %1; \"gigasite-scenario/1\" is expected.", shortText(*at)));
    return version == std::to_string(scenarioSchema) ? std::string() : text;
}

/// What is wrong with a parameter's value as a file has it; empty if it is not.
Text wrongValue(const Parameter &p, const Json &json, const std::optional<Value> &value)
{
    if (!value)
        return p.kind == Kind::Number && json.is_number_integer()
            ? say("%1 is %2. Allowed: %3; beyond 2^53 write it with an exponent, like 9.007e15.",
                  Text::ofTable(p.label), shortText(json), allowedText(p))
            : say("%1 is %2. Allowed: %3.", Text::ofTable(p.label), shortText(json), allowedText(p));
    const auto wrong = checkKind(p, *value);
    return wrong.empty() ? Text() : wrong.front().message;
}

void readParameters(const Json &parameters, LoadedScenario &loaded, UnknownContent &unknown, Problems &problems)
{
    for (const auto &[key, json] : parameters.items()) {
        const auto *p = findParameter(key);
        if (!p) {
            unknown.parameters[key] = json;
            loaded.notes.push_back(
                note(key,
                     say("This version does not know the parameter \"%1\"; it is kept in the file and has no effect.",
                         key)));
            continue;
        }
        const auto value = fromJson(*p, json);
        if (auto wrong = wrongValue(*p, json, value); wrong.empty()) {
            store(loaded.scenario, *p, *value);
        } else if (loaded.readOnly) {
            unknown.parameters[key] = json;
            loaded.notes.push_back(
                warning("parameters/" + key,
                        say("%1 The default stands for it: %2.", wrong, displayed(*p, valueOf(loaded.scenario, *p)))));
        } else {
            problems.push_back(error("parameters/" + key, std::move(wrong)));
        }
    }
}

/// The entries of a newer file's catalogue that this version can read; why not the others, in notes.
UserCatalog understoodEntries(const Json &entries, const Catalog &builtIn)
{
    UserCatalog understood;
    const auto add = [&](const Json &part) {
        auto read = readUserCatalog(part, builtIn);
        const auto told = read ? read->notes : read.problem();
        for (const auto &p : told)
            understood.notes.push_back(read ? p : warning(p.path, say("%1 The entry has no effect.", p.message)));
        if (read)
            understood.items.insert(understood.items.end(), read->items.begin(), read->items.end());
    };
    if (!entries.is_object())
        add(entries);
    else
        for (const auto &[id, entry] : entries.items())
            add(Json::object({{id, entry}}));
    return understood;
}

void readCatalog(const Json &entries, LoadedScenario &loaded, Problems &problems)
{
    const auto builtIn = Catalog::builtIn();
    if (!builtIn) {
        problems.push_back(builtIn.problem());
        return;
    }
    auto own = loaded.readOnly ? Outcome<UserCatalog, Problems>(understoodEntries(entries, *builtIn))
                               : readUserCatalog(entries, *builtIn);
    if (!own) {
        problems.insert(problems.end(), own.problem().begin(), own.problem().end());
        return;
    }
    auto [items, notes] = *std::move(own);
    loaded.scenario.userCatalog = std::make_shared<const std::vector<CatalogItem>>(std::move(items));
    loaded.notes.insert(loaded.notes.end(), notes.begin(), notes.end());
}

void readTopLevel(const Json &json, LoadedScenario &loaded, UnknownContent &unknown, Problems &problems)
{
    for (const auto &[key, value] : json.items()) {
        if (key == "schema")
            continue;
        const auto refuse = [&, &key = key, &value = value](Text message) {
            if (loaded.readOnly)
                unknown.topLevel[key] = value;
            auto &to = loaded.readOnly ? loaded.notes : problems;
            to.push_back({loaded.readOnly ? Severity::Warning : Severity::Error, key, std::move(message)});
        };
        if (key == "name") {
            if (value.is_string())
                loaded.scenario.name = value.get<std::string>();
            else
                refuse(say("The name is %1; a text is expected.", shortText(value)));
        } else if (key == "parameters") {
            if (value.is_object())
                readParameters(value, loaded, unknown, problems);
            else
                refuse(say("\"parameters\" must be an object of keys and values."));
        } else if (key == "catalog") {
            readCatalog(value, loaded, problems);
            unknown.userCatalog = value;
        } else {
            unknown.topLevel[key] = value;
            loaded.notes.push_back(note(key, say("This version does not know \"%1\"; it is kept in the file.", key)));
        }
    }
}

/// Whether the pointer leads to or into one of the members that stand at `parent`.
bool isWithin(const std::string &pointer, const std::string &parent, const Json &members)
{
    for (const auto &[key, value] : members.items()) {
        const auto member = pointerTo(parent, key);
        if (pointer == member || pointer.starts_with(member + '/'))
            return true;
    }
    return false;
}

/// Those of unknown content only: what this version knows it writes itself.
void keepUnknownNumbers(RawNumbers numbers, UnknownContent &unknown)
{
    std::erase_if(numbers, [&unknown](const auto &number) {
        const auto &pointer = number.first;
        return !isWithin(pointer, "", unknown.topLevel) && !isWithin(pointer, "/parameters", unknown.parameters) &&
            !isWithin(pointer, "/catalog", unknown.userCatalog);
    });
    unknown.numbers = std::move(numbers);
}

bool worthWriting(const Parameter &p, const Scenario &scenario, const Scenario &defaults)
{
    if (p.group != Group::Sites || p.key == "sites.count")
        return true;
    const auto site = p.key[5] - '0';
    return site <= scenario.siteCount || valueOf(scenario, p) != valueOf(defaults, p);
}

Problem unknownParameter(std::string_view key)
{
    std::vector<std::string_view> keys;
    for (const auto &p : parameterTable())
        keys.push_back(p.key);
    return error(std::string(key),
                 say("There is no parameter \"%1\"%2. Allowed: a key that `gigasite schema` lists.", std::string(key),
                     nearestText(key, keys)));
}

} // namespace

Json valueToJson(const Value &value)
{
    struct Writer {
        Json operator()(AutoValue /*v*/) const { return "auto"; }
        Json operator()(double v) const { return v; }
        Json operator()(std::int64_t v) const { return v; }
        Json operator()(bool v) const { return v; }
        Json operator()(const std::string &v) const { return v; }
    };
    return std::visit(Writer{}, value);
}

Outcome<LoadedScenario, Problems> readScenario(std::string_view text)
{
    RawNumbers numbers;
    const auto json = parseChecked(text, numbers);
    if (!json)
        return Problems{json.problem()};
    if (!json->is_object())
        return Problems{error("", say("A scenario is a JSON object with \"schema\" and \"parameters\"."))};
    const auto schema = newerSchema(*json);
    if (!schema)
        return Problems{schema.problem()};

    LoadedScenario loaded;
    UnknownContent unknown;
    Problems problems;
    unknown.newerSchema = *schema;
    loaded.readOnly = !schema->empty();
    if (loaded.readOnly)
        loaded.notes.push_back(warning("schema",
                                       say("The file has schema %1, this version knows gigasite-scenario/%2: it opens "
                                           "read-only, and what is not understood is at its default.",
                                           *schema, std::to_string(scenarioSchema))));
    readTopLevel(*json, loaded, unknown, problems);
    keepUnknownNumbers(std::move(numbers), unknown);
    if (!problems.empty())
        return problems;
    loaded.scenario.unknown = std::make_shared<const UnknownContent>(std::move(unknown));
    return loaded;
}

Json scenarioToJson(const Scenario &scenario)
{
    const Scenario defaults;
    Json parameters = Json::object();
    for (const auto &p : parameterTable()) {
        if (worthWriting(p, scenario, defaults))
            parameters[p.key] = valueToJson(valueOf(scenario, p));
    }
    const UnknownContent none;
    const UnknownContent &unknown = scenario.unknown ? *scenario.unknown : none;
    for (const auto &[key, value] : unknown.parameters.items()) {
        const auto *p = findParameter(key); // of a newer file, whose value was not understood
        if (!p || valueOf(scenario, *p) == valueOf(defaults, *p))
            parameters[key] = value;
    }

    Json json = {{"schema",
                  unknown.newerSchema.empty() ? std::string(schemaPrefix) + std::to_string(scenarioSchema)
                                              : unknown.newerSchema},
                 {"name", scenario.name},
                 {"parameters", std::move(parameters)}};
    if (!unknown.userCatalog.empty())
        json["catalog"] = unknown.userCatalog;
    for (const auto &[key, value] : unknown.topLevel.items())
        json[key] = value;
    return json;
}

std::string writeScenario(const Scenario &scenario)
{
    return writtenJson(scenarioToJson(scenario), scenario.unknown ? scenario.unknown->numbers : RawNumbers()) + '\n';
}

Outcome<Scenario> withValue(Scenario scenario, std::string_view key, const Value &value)
{
    const auto *p = findParameter(key);
    if (!p)
        return unknownParameter(key);
    if (auto wrong = checkKind(*p, value); !wrong.empty())
        return wrong.front();
    store(scenario, *p, value);
    return scenario;
}

Outcome<Scenario> withSetting(Scenario scenario, std::string_view setting)
{
    const auto equals = setting.find('=');
    if (equals == std::string_view::npos)
        return error("--set", say("\"%1\" is not of the form KEY=VALUE.", std::string(setting)));
    const auto key = setting.substr(0, equals);
    const auto *p = findParameter(key);
    if (!p)
        return unknownParameter(key);
    const auto value = parseValue(*p, setting.substr(equals + 1));
    if (!value)
        return value.problem();
    return withValue(std::move(scenario), key, *value);
}

Problems checkRanges(const Scenario &scenario)
{
    Problems problems;
    for (const auto &p : parameterTable()) {
        // a site beyond the count has no effect, so nothing stops for it
        const bool isBeyond = p.group == Group::Sites && p.key != "sites.count" && p.key[5] - '0' > scenario.siteCount;
        const auto number = numberOf(p.field.get(scenario));
        if (p.kind == Kind::Choice || !number)
            continue;
        if (std::isfinite(*number) && *number >= p.min && *number <= p.max)
            continue;
        auto message =
            say("%1 is %2. Allowed: %3.", Text::ofTable(p.label), displayed(p, valueOf(scenario, p)), allowedText(p));
        const auto nearest = std::isfinite(*number) && *number > p.max ? p.max : p.min;
        const Value fixed = p.kind == Kind::Integer ? Value(static_cast<std::int64_t>(nearest)) : Value(nearest);
        problems.push_back({p.outOfRange == OutOfRange::Error && !isBeyond ? Severity::Error : Severity::Warning,
                            p.key,
                            std::move(message),
                            {{say("Use %1", displayed(p, fixed)), p.key, toText(fixed)}}});
    }
    return problems;
}

std::vector<std::string> exampleNames()
{
    std::vector<std::string> names;
    for (auto name : resourceNames(exampleFolder)) {
        name.remove_prefix(exampleFolder.size());
        name.remove_suffix(exampleSuffix.size());
        names.emplace_back(name);
    }
    std::stable_partition(names.begin(), names.end(), [](const std::string &n) { return n == defaultExample; });
    return names;
}

std::string_view exampleText(std::string_view name)
{
    return resource(std::string(exampleFolder) + std::string(name) + std::string(exampleSuffix));
}

std::vector<const Parameter *> differences(const Scenario &a, const Scenario &b)
{
    std::vector<const Parameter *> differing;
    for (const auto &p : parameterTable()) {
        if (p.field.get(a) != p.field.get(b))
            differing.push_back(&p);
    }
    return differing;
}

} // namespace gigasite
