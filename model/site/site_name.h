// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/site/grid.h"

namespace gigasite {

/// Its own name, or its number.
std::string siteName(const SiteChoice &site, std::size_t index);

/// What a site is called that is moved from where it is to another place: a city that the program names itself keeps
/// its name within 40 km; farther away the site takes the name of the city or county it comes to, or its number. A name
/// that a person gave stays.
std::string nameAfterMove(const Grid &grid, const SiteChoice &site, std::size_t index, double lat, double lon);

} // namespace gigasite
