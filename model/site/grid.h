// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "model/units/quantity.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// The power grid of the lower 48 United States as tables. Positions in degrees, powers in MW as the sources have them.

struct BalancingAuthority {
    std::string code, name;
    double lat = 0, lon = 0;
    double installedMw = 0, firmMw = 0;
    std::optional<double> paperHeadroomMw; ///< nextgen Table 1, for the four it names
    double flexMw025 = 0, flexMw050 = 0, flexMw100 = 0; ///< flexible load at 0.25, 0.5, 1 % curtailment
    double centsPerKwh = 0, gramsCo2PerKwh = 0;
    /// That its plants consume, and that evaporates from the reservoirs of its hydro plants (grid_water.h); nothing
    /// where the tables have no plant of it that generates.
    std::optional<double> waterLitresPerKwh, reservoirLitresPerKwh;

    /// Load the authority can add if it is curtailed for `share` of its energy a year (0.0025 … 0.01; linear between).
    Watts flexHeadroom(double share) const;
};

/// Part of a large authority, with flexible load as that has; its own counties are not known, only its centre.
struct GridZone {
    std::string code, name, authority;
    double lat = 0, lon = 0;
    double flexMw025 = 0, flexMw050 = 0, flexMw100 = 0;

    Watts flexHeadroom(double share) const;
};

struct GridNode { ///< a county
    std::string county, state, authority;
    double lat = 0, lon = 0;
    double x = 0, y = 0, z = 0; ///< on the unit sphere
    std::string fips;
};

struct Plant { ///< of 100 MW or more
    std::string name, state, fuel, authority;
    double lat = 0, lon = 0, mw = 0;
    int county = -1; ///< index of its node; -1 = a county that no line in the table reaches
    double kilovolts = 0; ///< of its grid connection, as its operator reports it; 0 = not reported

    /// What can be counted on at the peak: nameplate times the accredited share of its fuel.
    double firmMw() const;
};

struct TransmissionLine {
    double fromLat = 0, fromLon = 0, toLat = 0, toLon = 0, mw = 0;
    std::string sizeClass; ///< "345", "500", "765" (a size class, not a surveyed voltage) or "HVDC"
    int from = -1, to = -1; ///< indices of nodes
    double backMw = 0; ///< limit in the other direction
};

/// A datacenter for AI that stands or is being built.
struct AiSite {
    std::string name, owner, user, state;
    double lat = 0, lon = 0;
    std::optional<double> mwNow; ///< facility
    double mwPlanned = 0;
    std::string plannedDate, status, authority;
    bool ownGeneration = false; ///< builds its own plant
};

struct OutlinePoint {
    double lat = 0, lon = 0;
};

using OutlineRing = std::vector<OutlinePoint>;

struct StateOutline {
    std::string state;
    std::vector<OutlineRing> rings;
};

struct Grid {
    std::vector<BalancingAuthority> authorities;
    std::vector<GridNode> nodes;
    std::vector<Plant> plants;
    std::vector<TransmissionLine> lines;
    std::vector<StateOutline> states;
    std::vector<OutlineRing>
        abroad; ///< what borders on the lower 48 by land, coarsely, and some of those behind the border
    std::vector<GridZone> zones;
    std::vector<AiSite> aiSites;

    static Outcome<Grid> builtIn();

    const BalancingAuthority *find(std::string_view code) const;
};

/// County nearest to a place, and how far it is.
struct NearestNode {
    const GridNode *node = nullptr;
    Metres distance{};
};
NearestNode nearestNode(const Grid &grid, double lat, double lon);

/// Great-circle distance on a sphere of 6,371 km.
Metres greatCircle(double latA, double lonA, double latB, double lonB);

} // namespace gigasite
