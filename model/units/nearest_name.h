// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// The name of `names` with the fewest letters to insert, drop or change (Levenshtein distance), the first on a tie.
/// Where more than half the letters of `typed` would change: the shortest with all of it, if that is three letters or
/// more; else empty.
std::string_view nearestName(std::string_view typed, const std::vector<std::string_view> &names);

/// At most `most` names, the nearest first: those no further off than nearestName allows.
std::vector<std::string_view> nearestNames(std::string_view typed, std::vector<std::string_view> names,
                                           std::size_t most);

/// "; nearest: price", for the end of a sentence, or nothing where no name is near.
Text nearestText(std::string_view typed, const std::vector<std::string_view> &names);

} // namespace gigasite
