// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/catalog_choice.h"

#include "model/scenario/parameter_table.h"
#include "model/scenario/rack_sheet.h"
#include "model/units/nearest_name.h"

#include <algorithm>

namespace gigasite {

namespace {

std::vector<std::string_view> idsOf(ItemKind kind, const Scenario &s, const Catalog &catalog)
{
    std::vector<std::string_view> ids;
    for (const auto *items : {static_cast<const std::vector<CatalogItem> *>(s.userCatalog.get()), &catalog.items()}) {
        if (!items)
            continue;
        for (const auto &item : *items) {
            if (item.kind == kind && std::find(ids.begin(), ids.end(), item.id) == ids.end())
                ids.push_back(item.id);
        }
    }
    return ids;
}

Problem unknownEntry(const Parameter &p, const std::string &id, const Scenario &s, const Catalog &catalog)
{
    const auto kind = std::string(kindName(p.catalogKind));
    const auto ids = idsOf(p.catalogKind, s, catalog);
    const auto nearest = nearestNames(id, ids, 3);
    auto problem = error(p.key,
                         nearest.empty() ? say("The catalogue has no %1 \"%2\". Allowed: %3.", kind, id, anyOf(ids))
                                         : say("The catalogue has no %1 \"%2\"; nearest: %3. Allowed: %4.", kind, id,
                                               anyOf(nearest), anyOf(ids)));
    for (const auto name : nearest)
        problem.fixes.push_back({say("Use %1", std::string(name)), p.key, std::string(name)});
    return problem;
}

} // namespace

Problems checkCatalogChoices(const Scenario &s, const Catalog &catalog)
{
    Problems problems;
    for (const auto &p : parameterTable()) {
        if (p.kind != Kind::CatalogId)
            continue;
        const auto id = toText(valueOf(s, p));
        if (!LayeredItem(s, catalog, p.catalogKind, id).exists())
            problems.push_back(unknownEntry(p, id, s, catalog));
    }
    return problems;
}

} // namespace gigasite
