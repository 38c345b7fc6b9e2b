// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <vector>

namespace gigasite {

/// A scenario's own catalogue entries, laid over the built-in ones:
///
///     {ID: {"kind": "rack", "name": …, "fields": {FACT: {"value": …, "unit": …, "note": …}, FACT: VALUE, …}}}
///
///   - A built-in id implies its kind and may not contradict it; an id of several kinds is the first of rack,
///     accelerator, … that has every fact named. A new id must say its kind.
///   - A fact has the type and the unit that the built-in catalogue has for it; without a unit that one is meant.
///   - "facts" is another name of "fields": what `gigasite catalog ID` prints may be pasted.
///   - What the engine does not know is told in a warning and has no effect.
struct UserCatalog {
    std::vector<CatalogItem> items; ///< known facts only; none for an entry that says nothing the engine knows
    Problems notes;
};

/// All that is wrong, with its place in the file ("catalog/ID/fields/price/unit").
Outcome<UserCatalog, Problems> readUserCatalog(const Json &entries, const Catalog &builtIn);

/// JSON schema of "catalog", with the facts of every kind, for its place among a scenario's properties.
Json userCatalogSchema(const Catalog &builtIn);

} // namespace gigasite
