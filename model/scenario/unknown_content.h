// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/checked_json.h"

namespace gigasite {

/// What a file held that this version does not know. Kept untouched through a load and a save.
struct UnknownContent {
    Json topLevel = Json::object();
    Json parameters = Json::object();
    Json userCatalog = Json::object(); ///< "catalog" as the file had it
    int schemaVersion = 1; ///< of the file; newer than ours = read-only
};

} // namespace gigasite
