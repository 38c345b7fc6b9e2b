// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/siting.h"
#include "model/site/siting_tables.h"
#include "model/units/magnitudes.h"

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

using Tables = SitingIndex::Tables;

PaperNode nodeAround(const Tables &t, double lat, double lon, double radiusKm, const std::vector<int> &plants)
{
    const auto sums = sumsOf(t, plants);
    PaperNode node{.lat = lat, .lon = lon};
    const auto &largest = t.plants[static_cast<std::size_t>(sums.largest)];
    node.name = largest.name + ", " + largest.state;
    if (sums.authority >= 0)
        node.authority = t.authorities[static_cast<std::size_t>(sums.authority)].code;
    node.nameplate = Watts(sums.mw * million);
    node.firm = Watts(sums.firmMw * million);
    node.nuclear = Watts(sums.nuclearMw * million);
    node.proRata = proRata(t, sums).value_or(Watts());
    node.whole = tableOne(t, sums);
    node.import = Watts(nodeImportMw(t, sums, lat, lon, radiusKm) * million);
    node.plants = static_cast<int>(plants.size());
    return node;
}

} // namespace

Watts PaperNode::available(HeadroomDefinition definition) const
{
    switch (definition) {
    case HeadroomDefinition::Nameplate:
        return nameplate;
    case HeadroomDefinition::Firm:
        return firm;
    case HeadroomDefinition::Nuclear:
        return nuclear;
    case HeadroomDefinition::ProRata:
        return proRata;
    case HeadroomDefinition::Auto:
    case HeadroomDefinition::Flex:
    case HeadroomDefinition::Paper:
        break;
    }
    return {};
}

std::vector<PaperNode> SitingIndex::paperNodes(double radiusKm, NodeShape shape) const
{
    std::vector<PaperNode> nodes;
    if (!tables_)
        return nodes;
    const auto &t = *tables_;
    std::vector<int> order(t.plants.size());
    std::iota(order.begin(), order.end(), 0);
    if (shape == NodeShape::Greedy) {
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return t.plants[static_cast<std::size_t>(a)].mw > t.plants[static_cast<std::size_t>(b)].mw;
        });
    }
    std::vector<bool> used(t.plants.size());
    for (const int seed : order) {
        if (used[static_cast<std::size_t>(seed)])
            continue;
        const auto &plant = t.plants[static_cast<std::size_t>(seed)];
        std::vector<int> members;
        t.plantPoints.within(plant.lat, plant.lon, Metres(radiusKm * 1e3), [&](int other, double) {
            if (!used[static_cast<std::size_t>(other)])
                members.push_back(other);
        });
        if (shape == NodeShape::Greedy) {
            for (const int member : members)
                used[static_cast<std::size_t>(member)] = true;
        }
        nodes.push_back(nodeAround(t, plant.lat, plant.lon, radiusKm, members));
    }
    return nodes;
}

} // namespace gigasite
