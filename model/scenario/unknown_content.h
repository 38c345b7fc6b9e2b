// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/checked_json.h"
#include "model/units/raw_numbers.h"

#include <string>

namespace gigasite {

/// What a file held that this version does not know. Kept untouched through a load and a save.
struct UnknownContent {
    Json topLevel = Json::object();
    Json parameters = Json::object();
    Json userCatalog = Json::object(); ///< "catalog" as the file had it
    RawNumbers numbers; ///< of all of it, as the file writes them
    std::string newerSchema; ///< of a file newer than ours, as it has it; such a file is read-only
};

} // namespace gigasite
