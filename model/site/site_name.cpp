// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/site_name.h"

#include "model/scenario/scenario_io.h"
#include "model/site/land.h"

#include <algorithm>

namespace gigasite {

std::string siteName(const SiteChoice &site, std::size_t index)
{
    return site.name.empty() ? "Site " + std::to_string(index + 1) : site.name;
}

namespace {

constexpr Metres near(40e3), inState(200e3);

struct City {
    std::string name;
    double lat = 0, lon = 0;
};

/// Sites of the defaults and of the built-in examples.
const std::vector<City> &cities()
{
    static const auto known = [] {
        std::vector<City> all;
        const auto add = [&all](const Scenario &s) {
            for (const auto &site : s.sites)
                all.push_back({site.name, site.lat, site.lon});
        };
        add(Scenario{});
        for (const auto &name : exampleNames()) {
            if (const auto example = readScenario(exampleText(name)))
                add(example->scenario);
        }
        return all;
    }();
    return known;
}

/// County of the state in whose outline the place lies; off all outlines there is none.
std::string countyName(const Grid &grid, double lat, double lon)
{
    const LandIndex land(grid);
    auto states = land.stateIn(lat, lon);
    if (states == 0 && land.contains(lat, lon))
        states = land.statesAt(lat, lon);
    const GridNode *best = nullptr;
    Metres least = inState;
    for (const auto &node : grid.nodes) {
        if ((land.stateOf(node.state) & states) == 0)
            continue;
        const auto distance = greatCircle(lat, lon, node.lat, node.lon);
        if (distance <= least) {
            least = distance;
            best = &node;
        }
    }
    return best ? best->county + ", " + best->state : std::string();
}

} // namespace

std::string nameAfterMove(const Grid &grid, const SiteChoice &site, std::size_t index, double lat, double lon)
{
    const auto isHere = [&](const City &city) { return greatCircle(city.lat, city.lon, lat, lon) <= near; };
    bool isCity = false;
    for (const auto &city : cities()) {
        if (city.name != site.name)
            continue;
        if (isHere(city))
            return site.name;
        isCity = true;
    }
    const bool isOurs = isCity || site.name.empty() || site.name == siteName({}, index) ||
        site.name == countyName(grid, site.lat, site.lon);
    if (!isOurs)
        return site.name;
    const auto city = std::find_if(cities().begin(), cities().end(), isHere);
    if (city != cities().end())
        return city->name;
    const auto county = countyName(grid, lat, lon);
    return county.empty() ? siteName({}, index) : county;
}

} // namespace gigasite
