// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/snapshot.h"

#include <QString>

#include <vector>

namespace gigasite {

/// An entry of the map's menu: a change, or something the map does itself.
struct MapAction {
    enum class Kind { Heading, Change, TypeLimit, Lock, ZoomIn, Home };
    Kind kind = Kind::Change;
    QString text;
    Edit edit{}; ///< of a change
    bool checked = false;
};

/// A new site at a place, by where its share comes from; a heading alone where there can be no more.
std::vector<MapAction> newSiteActions(const Scenario &scenario, const Grid &grid, double lat, double lon);

/// What can be done with a site.
std::vector<MapAction> siteActions(const Scenario &scenario, std::size_t site, bool isLocked);

} // namespace gigasite
