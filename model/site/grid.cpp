// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/grid.h"

#include "model/site/grid_table.h"
#include "model/site/grid_water.h"
#include "model/units/resource.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string_view>

namespace gigasite {

namespace {

constexpr double earthRadius = 6.371e6;
constexpr double radians = std::numbers::pi / 180;

std::array<double, 3> onSphere(double lat, double lon)
{
    return {std::cos(lat * radians) * std::cos(lon * radians), std::cos(lat * radians) * std::sin(lon * radians),
            std::sin(lat * radians)};
}

/// Linear between the tables' three curtailed shares.
Watts flexibleLoad(double mw025, double mw050, double mw100, double share)
{
    const double mw = share <= 0.005 ? mw025 + (mw050 - mw025) * (share - 0.0025) / 0.0025
                                     : mw050 + (mw100 - mw050) * (share - 0.005) / 0.005;
    return Watts(mw * 1e6);
}

std::vector<BalancingAuthority> readAuthorities()
{
    std::vector<BalancingAuthority> all;
    for (const auto &r : gridTable("grid/balancing_authorities.tsv", 12)) {
        BalancingAuthority ba{.code = std::string(r[0]), .name = std::string(r[1])};
        ba.lat = toNumber(r[2]);
        ba.lon = toNumber(r[3]);
        ba.installedMw = toNumber(r[4]);
        ba.firmMw = toNumber(r[5]);
        if (!r[6].empty())
            ba.paperHeadroomMw = toNumber(r[6]);
        ba.flexMw025 = toNumber(r[7]);
        ba.flexMw050 = toNumber(r[8]);
        ba.flexMw100 = toNumber(r[9]);
        ba.centsPerKwh = toNumber(r[10]);
        ba.gramsCo2PerKwh = toNumber(r[11]);
        all.push_back(std::move(ba));
    }
    return all;
}

std::vector<GridNode> readNodes()
{
    std::vector<GridNode> all;
    for (const auto &r : gridTable("grid/grid_nodes.tsv", 6)) {
        GridNode node{std::string(r[1]), std::string(r[2]), std::string(r[5]), toNumber(r[3]), toNumber(r[4])};
        node.fips = std::string(r[0]);
        const auto p = onSphere(node.lat, node.lon);
        node.x = p[0];
        node.y = p[1];
        node.z = p[2];
        all.push_back(std::move(node));
    }
    return all;
}

std::vector<GridZone> readZones()
{
    std::vector<GridZone> all;
    for (const auto &r : gridTable("grid/zones.tsv", 8))
        all.push_back({std::string(r[0]), std::string(r[1]), std::string(r[2]), toNumber(r[3]), toNumber(r[4]),
                       toNumber(r[5]), toNumber(r[6]), toNumber(r[7])});
    return all;
}

std::vector<AiSite> readAiSites()
{
    std::vector<AiSite> all;
    for (const auto &r : gridTable("grid/ai_sites.tsv", 12)) {
        AiSite site{std::string(r[0]), std::string(r[1]), std::string(r[2]),
                    std::string(r[3]), toNumber(r[4]),    toNumber(r[5])};
        if (!r[6].empty())
            site.mwNow = toNumber(r[6]);
        site.mwPlanned = toNumber(r[7]);
        site.plannedDate = std::string(r[8]);
        site.status = std::string(r[9]);
        site.authority = std::string(r[10]);
        site.ownGeneration = r[11] == "yes";
        all.push_back(std::move(site));
    }
    return all;
}

/// Index of the node of a county's code, -1 where there is none.
class NodeOfFips {
public:
    explicit NodeOfFips(const std::vector<GridNode> &nodes)
    {
        for (std::size_t i = 0; i < nodes.size(); ++i)
            index_.emplace(nodes[i].fips, static_cast<int>(i));
    }

    int operator()(std::string_view fips) const
    {
        const auto at = index_.find(fips);
        return at == index_.end() ? -1 : at->second;
    }

private:
    std::map<std::string_view, int> index_;
};

/// Outlines: "A id lon,lat …" arcs in 0.01 degree, then "S state id id …", one ring a line, negative = reversed.
std::vector<StateOutline> readOutlines(std::string_view text)
{
    std::vector<OutlineRing> arcs(1);
    std::vector<StateOutline> states;
    const auto nextWord = [](std::string_view &line) {
        const auto end = std::min(line.find(' '), line.size());
        const auto word = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
        return word;
    };
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto kind = nextWord(line);
        if (kind == "A") {
            nextWord(line); // arcs are numbered in order
            OutlineRing arc;
            while (!line.empty()) {
                const auto point = nextWord(line);
                const auto comma = point.find(',');
                arc.push_back({toNumber(point.substr(comma + 1)) / 100, toNumber(point.substr(0, comma)) / 100});
            }
            arcs.push_back(std::move(arc));
        } else if (kind == "S") {
            const std::string state(nextWord(line));
            OutlineRing ring;
            while (!line.empty()) {
                const int id = static_cast<int>(toNumber(nextWord(line)));
                const auto &arc = arcs.at(static_cast<std::size_t>(std::abs(id)));
                if (id > 0)
                    ring.insert(ring.end(), arc.begin(), arc.end());
                else
                    ring.insert(ring.end(), arc.rbegin(), arc.rend());
            }
            if (states.empty() || states.back().state != state)
                states.push_back({state, {}});
            states.back().rings.push_back(std::move(ring));
        }
    }
    return states;
}

} // namespace

Watts BalancingAuthority::flexHeadroom(double share) const
{
    return flexibleLoad(flexMw025, flexMw050, flexMw100, share);
}

Watts GridZone::flexHeadroom(double share) const
{
    return flexibleLoad(flexMw025, flexMw050, flexMw100, share);
}

double Plant::firmMw() const
{
    struct Accredited {
        std::string_view fuel;
        double share;
    };
    /// Shares that grid operators accredit at the peak, by class: nuclear and thermal plants, storage, weather.
    constexpr std::array shares{Accredited{"nuclear", 0.95}, Accredited{"coal", 0.83},   Accredited{"gas_cc", 0.78},
                                Accredited{"gas_ct", 0.70},  Accredited{"gas_st", 0.73}, Accredited{"oil", 0.80},
                                Accredited{"hydro", 0.75},   Accredited{"pumped", 0.90}, Accredited{"geo", 0.90},
                                Accredited{"battery", 0.50}, Accredited{"wind", 0.35},   Accredited{"solar", 0.10},
                                Accredited{"other", 0.60}};
    const auto *known = std::find_if(shares.begin(), shares.end(), [&](const auto &s) { return s.fuel == fuel; });
    return known == shares.end() ? 0 : mw * known->share;
}

Outcome<Grid> Grid::builtIn()
{
    Grid grid;
    grid.authorities = readAuthorities();
    grid.nodes = readNodes();
    const NodeOfFips nodeOf(grid.nodes);
    for (const auto &r : gridTable("grid/plants.tsv", 9))
        grid.plants.push_back({std::string(r[0]), std::string(r[1]), std::string(r[5]), std::string(r[6]),
                               toNumber(r[2]), toNumber(r[3]), toNumber(r[4]), nodeOf(r[7]), toNumber(r[8])});
    for (const auto &r : gridTable("grid/transmission.tsv", 10))
        grid.lines.push_back({toNumber(r[0]), toNumber(r[1]), toNumber(r[2]), toNumber(r[3]), toNumber(r[4]),
                              std::string(r[5]), nodeOf(r[7]), nodeOf(r[8]), toNumber(r[9])});
    grid.zones = readZones();
    grid.aiSites = readAiSites();
    grid.states = readOutlines(resource("grid/us_outline.txt"));
    for (auto &more : readOutlines(resource("grid/keys.txt"))) { // islands that the outlines leave out
        for (auto &state : grid.states) {
            if (state.state == more.state)
                state.rings.insert(state.rings.end(), more.rings.begin(), more.rings.end());
        }
    }
    for (auto &state : readOutlines(resource("grid/abroad.txt")))
        grid.abroad.insert(grid.abroad.end(), state.rings.begin(), state.rings.end());
    addWater(grid.authorities, grid.plants);
    if (grid.authorities.empty() || grid.nodes.empty() || grid.states.empty())
        return error("grid", say("The grid tables linked into this program are empty."));
    return grid;
}

const BalancingAuthority *Grid::find(std::string_view code) const
{
    const auto at =
        std::find_if(authorities.begin(), authorities.end(), [code](const auto &ba) { return ba.code == code; });
    return at == authorities.end() ? nullptr : &*at;
}

NearestNode nearestNode(const Grid &grid, double lat, double lon)
{
    const auto p = onSphere(lat, lon);
    const GridNode *best = nullptr;
    double bestDot = -2;
    for (const auto &node : grid.nodes) {
        const double dot = node.x * p[0] + node.y * p[1] + node.z * p[2];
        if (dot > bestDot) {
            bestDot = dot;
            best = &node;
        }
    }
    if (!best)
        return {};
    return {best, greatCircle(lat, lon, best->lat, best->lon)};
}

Metres greatCircle(double latA, double lonA, double latB, double lonB)
{
    const double dLat = (latB - latA) * radians;
    const double dLon = (lonB - lonA) * radians;
    const double a = std::pow(std::sin(dLat / 2), 2) +
        std::cos(latA * radians) * std::cos(latB * radians) * std::pow(std::sin(dLon / 2), 2);
    return Metres(2 * earthRadius * std::asin(std::min(1.0, std::sqrt(a))));
}

} // namespace gigasite
