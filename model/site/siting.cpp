// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/siting.h"

#include "model/site/siting_tables.h"
#include "model/units/magnitudes.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

using Tables = SitingIndex::Tables;

void readZones(Tables &t)
{
    for (std::size_t i = 0; i < t.nodes.size(); ++i) {
        const auto &node = t.nodes[i];
        double least = 5;
        for (std::size_t z = 0; z < t.zones.size(); ++z) {
            const auto &zone = t.zones[z];
            const double distance = t.nodePoints.squaredDistance(zone.lat, zone.lon, static_cast<int>(i));
            if (zone.authority == node.authority && distance < least) {
                least = distance;
                t.nodeZone[i] = static_cast<int>(z);
            }
        }
    }
}

void readPlants(Tables &t)
{
    t.installedMw.assign(t.authorities.size(), 0);
    for (const auto &plant : t.plants) {
        const int authority = t.authorityOf(plant.authority);
        t.plantPoints.add(plant.lat, plant.lon);
        t.plantFacts.push_back(
            {plant.mw, plant.firmMw(), plant.kilovolts, plant.fuel == "nuclear", authority, plant.county});
        if (authority >= 0)
            t.installedMw[static_cast<std::size_t>(authority)] += plant.mw;
    }
    t.plantPoints.sort();
}

void readLines(Tables &t, const Grid &grid)
{
    t.inflows.resize(t.nodes.size());
    for (const auto &line : grid.lines) {
        if (line.from < 0 || line.to < 0 || line.sizeClass == "HVDC")
            continue;
        t.inflows[static_cast<std::size_t>(line.to)].push_back({line.from, line.mw});
        t.inflows[static_cast<std::size_t>(line.from)].push_back({line.to, line.backMw});
    }
}

/// One that a rule heeds. Where two are equal, the first decides.
struct LimitInForce {
    HostLimit binding;
    std::optional<Watts> value;
    bool required; ///< without it nothing is known
};

bool countsPlants(HeadroomDefinition definition)
{
    return definition != HeadroomDefinition::Flex && definition != HeadroomDefinition::Paper;
}

/// Fills `capacity`, `binding` and what comes next from the limits that `rule` heeds.
void findBinding(HostCapacity &host, const SitingRule &rule)
{
    host.capacity.reset();
    host.next.reset();
    host.binding = host.nextBinding = HostLimit::None;
    const bool flex = rule.definition == HeadroomDefinition::Flex;
    const bool plants = countsPlants(rule.definition);
    const bool ofGrid = !plants || rule.definition == HeadroomDefinition::ProRata; // not other plants near
    const std::optional<Watts> none;
    const std::array limits{LimitInForce{HostLimit::Headroom, ofGrid ? host.headroom : none, !plants},
                            LimitInForce{HostLimit::Zone, flex && rule.zones ? host.zone : none, false},
                            LimitInForce{HostLimit::Import, flex || plants ? host.import : none, flex || plants},
                            LimitInForce{HostLimit::Firm, flex || plants ? host.firm : none, flex || plants},
                            LimitInForce{HostLimit::Voltage, flex ? host.voltage : none, false}};
    if (std::any_of(limits.begin(), limits.end(), [](const LimitInForce &l) { return l.required && !l.value; }))
        return;
    for (const auto &limit : limits) {
        if (!limit.value)
            continue;
        if (!host.capacity || *limit.value < *host.capacity) {
            host.next = host.capacity;
            host.nextBinding = host.binding;
            host.capacity = limit.value;
            host.binding = limit.binding;
        } else if (!host.next || *limit.value < *host.next) {
            host.next = limit.value;
            host.nextBinding = limit.binding;
        }
    }
}

/// Each limit that others draw from becomes `change(limit, what they draw)`.
template <class Change>
void changeLimits(HostCapacity &host, const Drawn &others, const SitingRule &rule, const Change &change)
{
    const auto draw = [&change](std::optional<Watts> &limit, Watts by) {
        if (limit)
            limit = change(*limit, by);
    };
    draw(host.headroom, others.headroom);
    draw(host.flex, others.headroom);
    draw(host.zone, others.zone);
    draw(host.import, others.import);
    draw(host.firm, others.firm);
    findBinding(host, rule);
}

/// Firm MW within R, and the highest voltage nearby.
void readFirm(const Tables &t, double lat, double lon, const SitingRule &rule, HostCapacity &host)
{
    double firmMw = 0;
    const Metres radius(rule.radiusKm * 1e3);
    const double ofFirm = PointIndex::squaredChord(radius), ofVoltage = PointIndex::squaredChord(voltageReach);
    t.plantPoints.within(lat, lon, std::max(radius, voltageReach), [&](int plant, double squared) {
        const auto &facts = t.plantFacts[static_cast<std::size_t>(plant)];
        if (squared <= ofFirm)
            firmMw += facts.firmMw;
        if (squared <= ofVoltage)
            host.kilovolts = std::max(host.kilovolts, facts.kilovolts);
    });
    host.firm = Watts(firmMw * million);
    if (host.kilovolts < highVoltage)
        host.voltage = Watts(mostWithoutHighVoltage);
    auto places = nodesWithin(t, lat, lon, reach);
    if (places.empty())
        places.push_back(t.nodePoints.nearest(lat, lon, offTheTables)); // of any state: lines cross borders
    host.import = Watts(t.importMw(places) * million / rule.importShare);
}

/// As the paper's nodes count; a share of the grid is held against the whole of it, too, however many plants of its
/// neighbours are near.
void readPlantsNear(const Tables &t, double lat, double lon, const SitingRule &rule, HostCapacity &host)
{
    std::vector<int> plants;
    t.plantPoints.within(lat, lon, Metres(rule.radiusKm * 1e3), [&](int plant, double) { plants.push_back(plant); });
    const auto sums = sumsOf(t, plants);
    host.import = Watts(nodeImportMw(t, sums, lat, lon, rule.radiusKm) * million / rule.importShare);
    if (rule.definition == HeadroomDefinition::ProRata) {
        host.headroom = plants.empty() ? host.headroom : tableOne(t, sums); // no share is more than the whole
        host.firm = plants.empty() ? std::optional(Watts()) : proRata(t, sums);
    } else {
        host.firm = Watts(million *
                          (rule.definition == HeadroomDefinition::Nameplate     ? sums.mw
                               : rule.definition == HeadroomDefinition::Nuclear ? sums.nuclearMw
                                                                                : sums.firmMw));
    }
}

} // namespace

SitingRule sitingRule(const Scenario &s)
{
    auto definition = s.grid.definition;
    if (definition == HeadroomDefinition::Auto)
        definition = s.conventions.mode == Mode::Printed ? HeadroomDefinition::Paper : HeadroomDefinition::Flex;
    return {definition, s.grid.curtailment, s.grid.radiusKm, s.grid.importShare, s.grid.zones};
}

SitingIndex::SitingIndex(const Grid &grid)
{
    auto t = std::make_shared<Tables>();
    t->nodes = grid.nodes;
    t->authorities = grid.authorities;
    t->zones = grid.zones;
    t->plants = grid.plants;
    t->land = LandIndex(grid);
    for (const auto &node : t->nodes) {
        t->nodeAuthority.push_back(t->authorityOf(node.authority));
        t->nodeState.push_back(t->land.stateOf(node.state));
        t->nodePoints.add(node.lat, node.lon);
    }
    t->nodePoints.sort();
    t->nodeZone.assign(t->nodes.size(), -1);
    readZones(*t);
    readPlants(*t);
    readLines(*t, grid);
    tables_ = std::move(t);
}

HostCapacity SitingIndex::hostCapacity(double lat, double lon, const SitingRule &rule) const
{
    HostCapacity host;
    if (!tables_)
        return host;
    const auto &t = *tables_;
    if (!t.land.contains(lat, lon))
        return host;
    const int node = t.nodeAt(lat, lon);
    if (node < 0)
        return host;
    return t.hostAt(lat, lon, node, rule);
}

HostCapacity SitingIndex::Tables::hostAt(double lat, double lon, int node, const SitingRule &rule) const
{
    const auto &t = *this;
    HostCapacity host{.node = node, .authority = t.nodeAuthority[static_cast<std::size_t>(node)]};
    if (host.authority < 0)
        return host;
    const auto &authority = t.authorities[static_cast<std::size_t>(host.authority)];
    host.flex = authority.flexHeadroom(rule.curtailment);
    host.zoneIndex = t.nodeZone[static_cast<std::size_t>(node)];
    if (host.zoneIndex >= 0)
        host.zone = t.zones[static_cast<std::size_t>(host.zoneIndex)].flexHeadroom(rule.curtailment);
    if (rule.definition == HeadroomDefinition::Flex)
        host.headroom = host.flex;
    else if (authority.paperHeadroomMw)
        host.headroom = Watts(*authority.paperHeadroomMw * million);
    if (countsPlants(rule.definition))
        readPlantsNear(t, lat, lon, rule, host);
    else
        readFirm(t, lat, lon, rule, host);
    findBinding(host, rule);
    return host;
}

HostCapacity lessDrawn(HostCapacity host, const Drawn &others, const SitingRule &rule)
{
    changeLimits(host, others, rule, [](Watts limit, Watts by) { return std::max(limit - by, Watts()); });
    return host;
}

HostCapacity sharedOut(HostCapacity host, const Drawn &others, Watts own, const SitingRule &rule)
{
    changeLimits(host, others, rule, [own](Watts limit, Watts by) {
        const bool isShort = own > Watts() && by > Watts() && own + by > limit;
        return isShort ? limit * (own / (own + by)) : std::max(limit - by, Watts());
    });
    return host;
}

std::optional<Watts> leftByAll(HostCapacity host, const Drawn &others, Watts own, const SitingRule &rule)
{
    changeLimits(host, others, rule, [](Watts limit, Watts by) { return limit - by; });
    if (!host.capacity)
        return std::nullopt;
    return *host.capacity - own;
}

std::vector<SiteCandidate> SitingIndex::candidates(const SitingRule &rule) const
{
    std::vector<SiteCandidate> all;
    if (!tables_)
        return all;
    const auto &t = *tables_;
    const auto add = [&](double lat, double lon, const HostCapacity &host) {
        if (host.authority >= 0)
            all.push_back({lat, lon, host.node, host});
    };
    if (countsPlants(rule.definition)) {
        for (const auto &plant : t.plants)
            add(plant.lat, plant.lon, hostCapacity(plant.lat, plant.lon, rule));
        return all;
    }
    for (std::size_t i = 0; i < t.nodes.size(); ++i)
        add(t.nodes[i].lat, t.nodes[i].lon, t.hostAt(t.nodes[i].lat, t.nodes[i].lon, static_cast<int>(i), rule));
    return all;
}

std::span<const GridNode> SitingIndex::nodes() const
{
    return tables_ ? std::span<const GridNode>(tables_->nodes) : std::span<const GridNode>();
}

std::span<const BalancingAuthority> SitingIndex::authorities() const
{
    return tables_ ? std::span<const BalancingAuthority>(tables_->authorities) : std::span<const BalancingAuthority>();
}

std::span<const GridZone> SitingIndex::zones() const
{
    return tables_ ? std::span<const GridZone>(tables_->zones) : std::span<const GridZone>();
}

} // namespace gigasite
