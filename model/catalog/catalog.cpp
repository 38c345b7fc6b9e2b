// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

struct KindFile {
    ItemKind kind;
    std::string_view name, file;
};

constexpr std::array kindFiles{
    KindFile{ItemKind::Rack, "rack", "catalog/racks.json"},
    KindFile{ItemKind::Accelerator, "accelerator", "catalog/accelerators.json"},
    KindFile{ItemKind::Switch, "switch", "catalog/switches.json"},
    KindFile{ItemKind::Nic, "nic", "catalog/nics.json"},
    KindFile{ItemKind::Optic, "optic", "catalog/optics.json"},
    KindFile{ItemKind::Model, "model", "catalog/models.json"},
    KindFile{ItemKind::Planning, "planning", "catalog/planning.json"},
};

Tier tierOf(std::string_view text)
{
    if (text.starts_with('A'))
        return Tier::VendorDocument;
    if (text.starts_with('B'))
        return Tier::Expert;
    if (text.starts_with('C'))
        return Tier::Compiled;
    return Tier::Unconfirmed;
}

std::optional<double> numberIn(const Json &object, const char *key)
{
    const auto at = object.find(key);
    if (at == object.end() || !at->is_number())
        return std::nullopt;
    return at->get<double>();
}

std::string textIn(const Json &object, const char *key)
{
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

CatalogItem itemFrom(const Json &json, ItemKind kind)
{
    CatalogItem item;
    item.id = textIn(json, "id");
    item.name = textIn(json, "name");
    item.vendor = textIn(json, "vendor");
    item.kind = kind;
    for (const auto &[name, fact] : json.at("fields").items())
        item.facts.emplace_back(name, readFact(fact));
    return item;
}

} // namespace

char letter(Tier tier)
{
    return "UABCD"[static_cast<int>(tier)];
}

std::string_view kindName(ItemKind kind)
{
    return std::find_if(kindFiles.begin(), kindFiles.end(), [kind](const auto &k) { return k.kind == kind; })->name;
}

Fact readFact(const Json &json)
{
    Fact fact;
    if (!json.is_object()) {
        if (json.is_number())
            fact.value = json.get<double>();
        else if (json.is_string())
            fact.text = json.get<std::string>();
        return fact;
    }
    fact.value = numberIn(json, "value");
    fact.text = textIn(json, "value");
    fact.unit = textIn(json, "unit");
    fact.tier = tierOf(textIn(json, "tier"));
    fact.sourceId = textIn(json, "source_id");
    fact.note = textIn(json, "note");
    fact.low = numberIn(json, "low");
    fact.high = numberIn(json, "high");
    const auto confirmed = json.find("confirmed");
    fact.confirmed = confirmed != json.end() && confirmed->is_boolean() && confirmed->get<bool>();
    return fact;
}

const Fact *CatalogItem::fact(std::string_view name) const
{
    const auto at = std::find_if(facts.begin(), facts.end(), [name](const auto &f) { return f.first == name; });
    return at == facts.end() ? nullptr : &at->second;
}

std::optional<double> CatalogItem::number(std::string_view name) const
{
    const auto *f = fact(name);
    return f ? f->value : std::nullopt;
}

Outcome<Catalog> Catalog::builtIn()
{
    Catalog catalog;
    for (const auto &[kind, name, file] : kindFiles) {
        auto json = parseChecked(resource(file));
        if (!json)
            return error(std::string(file), json.problem().message);
        for (const auto &item : *json)
            catalog.items_.push_back(itemFrom(item, kind));
    }
    auto sources = parseChecked(resource("catalog/sources.json"));
    if (!sources)
        return sources.problem();
    for (const auto &[id, source] : sources->items())
        catalog.sources_.emplace(id, Source{textIn(source, "title"), textIn(source, "ref"), textIn(source, "date")});
    return catalog;
}

const CatalogItem *Catalog::find(ItemKind kind, std::string_view id) const
{
    const auto at = std::find_if(items_.begin(), items_.end(),
                                 [&](const CatalogItem &item) { return item.kind == kind && item.id == id; });
    return at == items_.end() ? nullptr : &*at;
}

const Source *Catalog::source(std::string_view id) const
{
    const auto at = sources_.find(id);
    return at == sources_.end() ? nullptr : &at->second;
}

} // namespace gigasite
