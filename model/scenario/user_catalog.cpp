// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/user_catalog.h"

#include "model/scenario/fact_form.h"
#include "model/units/checked_json.h"
#include "model/units/nearest_name.h"

#include <algorithm>
#include <array>
#include <optional>

namespace gigasite {

namespace {

using Names = std::vector<std::string_view>;

/// "facts", "id", "user_data" and a fact's "source": as `gigasite catalog` prints an entry.
const Names entryKeys{"kind", "name", "vendor", "note", "fields", "facts", "id", "user_data"};
const Names factKeys{"value", "unit", "note",      "source_id", "source",   "tier",
                     "low",   "high", "confirmed", "derived",   "user_data"};

/// What an entry's facts may stand under.
constexpr std::array fieldKeys{"fields", "facts"};

bool contains(const Names &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

Names namesOf(const std::vector<FactForm> &forms)
{
    Names names;
    for (const auto &form : forms)
        names.push_back(form.name);
    return names;
}

Names kindNames(const std::vector<ItemKind> &kinds)
{
    Names names;
    for (const auto kind : kinds)
        names.push_back(kindName(kind));
    return names;
}

bool fits(const FactForm &form, const Json &value)
{
    switch (form.type) {
    case FactType::Number:
        return value.is_number() && value.get<double>() >= 0;
    case FactType::Whole: {
        const auto whole = wholeNumber(value);
        return whole && *whole >= 0;
    }
    case FactType::Text:
        return value.is_string();
    case FactType::Flag:
        return value.is_boolean();
    }
    return false;
}

/// Reads one entry; what is wrong goes to `problems`.
class EntryReader {
public:
    EntryReader(const Catalog &builtIn, const std::string &id, const Json &entry, UserCatalog &out, Problems &problems)
        : builtIn_(builtIn)
        , id_(id)
        , path_("catalog/" + id)
        , entry_(entry)
        , out_(out)
        , problems_(problems)
    {
    }

    void read();

private:
    std::vector<ItemKind> builtInKinds() const;
    std::optional<ItemKind> statedKind(const std::vector<ItemKind> &allowed);
    std::optional<ItemKind> kind();
    std::string text(const char *key);
    bool checkShape();
    void checkKeys();
    void checkId();
    Json allFields() const;
    void readFields(CatalogItem &item);
    void readFields(const std::string &key, CatalogItem &item);
    void readField(const FactForm &form, const std::string &path, const Json &json, CatalogItem &item);
    bool checkFact(const FactForm &form, const std::string &path, const Json &fact);
    void checkTier(const std::string &path, const Json &fact);
    void checkRange(const FactForm &form, const std::string &path, const Json &fact);
    bool checkUnit(const FactForm &form, const std::string &path, const Json &fact);
    void refuse(const std::string &path, Text message) { problems_.push_back(error(path, std::move(message))); }

    const Catalog &builtIn_;
    const std::string &id_;
    std::string path_;
    const Json &entry_;
    UserCatalog &out_;
    Problems &problems_;
    std::vector<FactForm> forms_; ///< of the entry's kind
};

std::vector<ItemKind> EntryReader::builtInKinds() const
{
    std::vector<ItemKind> kinds;
    std::copy_if(itemKinds.begin(), itemKinds.end(), std::back_inserter(kinds),
                 [this](ItemKind kind) { return builtIn_.find(kind, id_); });
    return kinds;
}

std::optional<ItemKind> EntryReader::statedKind(const std::vector<ItemKind> &allowed)
{
    const auto &json = entry_["kind"];
    const auto stated = json.is_string() ? json.get<std::string>() : std::string();
    const auto at = std::find_if(itemKinds.begin(), itemKinds.end(), [&](auto k) { return kindName(k) == stated; });
    const auto all = kindNames({itemKinds.begin(), itemKinds.end()});
    if (at == itemKinds.end()) {
        refuse(path_ + "/kind",
               say("The kind is %1%2. Allowed: %3.", shortText(json), nearestText(stated, all), anyOf(all)));
        return std::nullopt;
    }
    if (!allowed.empty() && std::find(allowed.begin(), allowed.end(), *at) == allowed.end()) {
        refuse(path_ + "/kind",
               say("The kind is %1, but %2 is built in. Allowed: %3, or another id.", inQuotes(stated), inQuotes(id_),
                   anyOf(kindNames(allowed))));
        return std::nullopt;
    }
    return *at;
}

std::optional<ItemKind> EntryReader::kind()
{
    const auto kinds = builtInKinds();
    if (entry_.contains("kind"))
        return statedKind(kinds);
    if (kinds.empty()) {
        refuse(path_ + "/kind",
               say("The built-in catalogue has no %1, so its entry needs a \"kind\": %2.", inQuotes(id_),
                   anyOf(kindNames({itemKinds.begin(), itemKinds.end()}))));
        return std::nullopt;
    }
    const auto fields = allFields();
    const auto knowsAll = [&](ItemKind kind) {
        const auto forms = factForms(builtIn_, kind);
        return std::all_of(fields.items().begin(), fields.items().end(),
                           [&](const auto &field) { return findForm(forms, field.key()); });
    };
    const auto fitting = std::find_if(kinds.begin(), kinds.end(), knowsAll);
    return fitting == kinds.end() ? kinds.front() : *fitting;
}

std::string EntryReader::text(const char *key)
{
    const auto at = entry_.find(key);
    if (at == entry_.end())
        return {};
    if (at->is_string())
        return at->get<std::string>();
    refuse(path_ + '/' + key, say("The %1 is %2. Allowed: a text.", std::string(key), shortText(*at)));
    return {};
}

bool EntryReader::checkShape()
{
    if (!entry_.is_object())
        refuse(path_,
               say("The entry is %1. Allowed: an object with \"kind\", \"name\" and \"fields\".", shortText(entry_)));
    else {
        const auto before = problems_.size();
        for (const char *key : fieldKeys) {
            if (entry_.contains(key) && !entry_[key].is_object())
                refuse(path_ + '/' + key,
                       say("%1 is %2. Allowed: an object that maps a fact's name to its value.", inQuotes(key),
                           shortText(entry_[key])));
        }
        return problems_.size() == before;
    }
    return false;
}

/// The facts under either name.
Json EntryReader::allFields() const
{
    Json all = Json::object();
    for (const char *key : fieldKeys)
        all.update(entry_.value(key, Json::object()));
    return all;
}

/// An entry pasted under another id is that id's.
void EntryReader::checkId()
{
    if (const auto at = entry_.find("id"); at != entry_.end() && *at != id_)
        out_.notes.push_back(warning(
            path_ + "/id",
            say("The entry %1 says that its id is %2. What it stands under counts: %3.", id_, shortText(*at), id_)));
}

/// A figure beside "fields" instead of in it would be lost, so it is refused; anything unknown is kept.
void EntryReader::checkKeys()
{
    for (const auto &[key, value] : entry_.items()) {
        if (contains(entryKeys, key))
            continue;
        const auto path = path_ + '/' + key;
        if (findForm(forms_, key))
            refuse(path,
                   say("%1 stands beside \"fields\"; figures belong in it: {\"fields\": {%2: %3}}.", inQuotes(key),
                       inQuotes(key), shortText(value)));
        else
            out_.notes.push_back(
                warning(path,
                        say("%1 of %2 is not a part of a catalogue entry%3. It is kept in the file and has no effect.",
                            inQuotes(key), id_, nearestText(key, entryKeys))));
    }
}

bool EntryReader::checkUnit(const FactForm &form, const std::string &path, const Json &fact)
{
    const auto at = fact.find("unit");
    if (at == fact.end())
        return true;
    const auto unit = at->is_string() ? at->get<std::string>() : std::string();
    if (at->is_string() && unit.empty())
        return true;
    if (std::find(form.units.begin(), form.units.end(), unit) != form.units.end())
        return true;
    refuse(
        path + "/unit",
        say("The unit of %1 is %2; expected is %3. Give the value in it.", form.name, shortText(*at), unitText(form)));
    return false;
}

void EntryReader::checkTier(const std::string &path, const Json &fact)
{
    static const Names tiers{"A", "B", "C", "D", "User", "U"};
    const auto at = fact.find("tier");
    if (at == fact.end() || !at->is_string())
        return;
    const auto tier = at->get<std::string>();
    if (!contains(tiers, tier))
        refuse(path + "/tier",
               say("The tier is %1%2. Allowed: %3.", shortText(*at), nearestText(tier, tiers), anyOf(tiers)));
}

/// "low" and "high" frame the value.
void EntryReader::checkRange(const FactForm &form, const std::string &path, const Json &fact)
{
    const auto number = [&fact](const char *key) {
        const auto at = fact.find(key);
        return at != fact.end() && at->is_number() ? std::optional(at->get<double>()) : std::nullopt;
    };
    const auto low = number("low"), high = number("high");
    if (low && high && *low > *high)
        refuse(path + "/low",
               say("The low of %1 is %2, above its high of %3. Allowed: at most the high.", form.name,
                   shortText(fact["low"]), shortText(fact["high"])));
}

bool EntryReader::checkFact(const FactForm &form, const std::string &path, const Json &fact)
{
    if (!fact.contains("value")) {
        refuse(path, say("The fact has no \"value\". Allowed: {\"value\": …, \"unit\": …}, or the value alone."));
        return false;
    }
    const auto before = problems_.size();
    for (const auto &[key, part] : fact.items()) {
        const auto at = path + '/' + key;
        const bool isValue = key == "value" || key == "low" || key == "high";
        const bool isText = key == "note" || key == "source_id" || key == "tier";
        if (isValue && !part.is_null() && !fits(form, part)) // null: not known
            refuse(at, say("%1 of %2 is %3. Allowed: %4.", form.name, id_, shortText(part), allowedText(form)));
        else if (isText && !part.is_string())
            refuse(at, say("%1 is %2. Allowed: a text.", inQuotes(key), shortText(part)));
        else if (key == "confirmed" && !part.is_boolean())
            refuse(at, say("%1 is %2. Allowed: true or false.", inQuotes(key), shortText(part)));
        else if (!contains(factKeys, key))
            out_.notes.push_back(
                warning(at,
                        say("%1 of %2's %3 is not a part of a fact%4. It is kept in the file and has no effect.",
                            inQuotes(key), id_, form.name, nearestText(key, factKeys))));
    }
    checkTier(path, fact);
    checkRange(form, path, fact);
    return checkUnit(form, path, fact) && problems_.size() == before;
}

void EntryReader::readField(const FactForm &form, const std::string &path, const Json &json, CatalogItem &item)
{
    if (json.is_object()) {
        if (!checkFact(form, path, json))
            return;
    } else if (!fits(form, json)) {
        refuse(path,
               say("%1 of %2 is %3. Allowed: %4, or an object with such a \"value\", its \"unit\" and a \"note\".",
                   form.name, id_, shortText(json), allowedText(form)));
        return;
    }
    Fact fact = readFact(json);
    fact.tier = Tier::User;
    if (fact.unit.empty())
        fact.unit = form.units.front();
    item.facts.emplace_back(form.name, std::move(fact));
}

void EntryReader::readFields(CatalogItem &item)
{
    for (const char *key : fieldKeys) {
        if (entry_.contains(key))
            readFields(key, item);
    }
}

void EntryReader::readFields(const std::string &key, CatalogItem &item)
{
    for (const auto &[name, value] : entry_[key].items()) {
        const auto path = path_ + '/' + key + '/' + name;
        const auto *form = findForm(forms_, name);
        if (form && item.fact(name))
            refuse(path, say("%1 of %2 stands in \"fields\" and in \"facts\". Allowed: once.", inQuotes(name), id_));
        else if (form)
            readField(*form, path, value, item);
        else
            out_.notes.push_back(warning(
                path,
                say("%1 of %2 is not a figure the engine knows of a %3%4. It is kept in the file and has no effect.",
                    inQuotes(name), id_, std::string(kindName(item.kind)), nearestText(name, namesOf(forms_)))));
    }
}

void EntryReader::read()
{
    if (!checkShape())
        return;
    const auto known = kind();
    if (!known)
        return;
    forms_ = factForms(builtIn_, *known);
    checkKeys();
    checkId();
    CatalogItem item{.id = id_, .name = text("name"), .vendor = text("vendor"), .kind = *known, .userData = true};
    readFields(item);
    const bool saysNothing = item.facts.empty() && item.name.empty() && builtIn_.find(*known, id_);
    if (item.name.empty())
        item.name = id_;
    if (*known != ItemKind::Rack && *known != ItemKind::Accelerator && *known != ItemKind::Switch)
        out_.notes.push_back(
            note(path_,
                 say("No figure is computed from an entry of kind %1: that of %2 is listed and has no effect.",
                     std::string(kindName(*known)), id_)));
    if (!saysNothing)
        out_.items.push_back(std::move(item));
}

} // namespace

Outcome<UserCatalog, Problems> readUserCatalog(const Json &entries, const Catalog &builtIn)
{
    if (!entries.is_object())
        return Problems{error(
            "catalog", say("\"catalog\" is %1. Allowed: an object that maps an id to an entry.", shortText(entries)))};
    UserCatalog catalog;
    Problems problems;
    for (const auto &[id, entry] : entries.items()) {
        if (id.find_first_not_of(" \t") == std::string::npos) {
            problems.push_back(error("catalog", say("An entry has an empty id. Allowed: any text that names it.")));
            continue;
        }
        EntryReader(builtIn, id, entry, catalog, problems).read();
    }
    if (!problems.empty())
        return problems;
    return catalog;
}

} // namespace gigasite
