// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/site/grid.h"
#include "model/units/text.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gigasite {

/// How much power a place can host, by a rule:
///
///   flexible load   min of  flexible load of the balancing authority (and, if chosen, of its sub-zone),
///                           import into the counties within 40 km / share of the demand that lines must carry,
///                           firm MW within R, and, without a plant at 345 kV or more within 50 km, 1.2 GW
///   2024 paper      Table 1 of the balancing authority
///   nameplate, firm, nuclear, pro rata (the paper's nodes, as far as it states them):
///                   min of  MW of that kind within R (pro rata: Table 1 · nameplate within R / nameplate of the
///                           authority, and not more than Table 1),
///                           import into the counties within max(R, 40 km) / share
///
/// A place belongs to the authority of its county: of those of its state the one whose centre is nearest, or that of a
/// plant less than half as far. Of 2,214 plants whose county is known, the place alone tells the authority of 98.4 %
/// and the county of 90 %. A node of plants belongs to the authority of most of its MW. Import is what the lines
/// between those counties and all others carry inwards (NREL NARIS limits, AC). No county within reach: the nearest
/// one. Firm MW is nameplate times accredited share. Of the 30 real sites, those without such a plant in reach plan up
/// to 1.2 GW each, hence that limit. Sources: Gherghescu et al. 2024; Norris et al. 2025; EIA-860; NREL ReEDS.

struct SitingRule {
    HeadroomDefinition definition = HeadroomDefinition::Flex; ///< never Auto
    double curtailment = 0.005; ///< of a year's energy
    double radiusKm = 100;
    double importShare = 0.5;
    bool zones = false;

    bool operator==(const SitingRule &) const = default;
};

/// The rule in force in a scenario: Auto is the paper's in printed mode, flexible load in corrected mode.
SitingRule sitingRule(const Scenario &scenario);

/// Which limit decides. Typed: a person's own. None: the place lies outside the tables, or the rule knows nothing of
/// it.
enum class HostLimit { Headroom, Zone, Import, Firm, Voltage, Typed, None };

struct HostCapacity {
    int node = -1; ///< its county; -1 = outside the tables
    int authority = -1; ///< index into Grid::authorities
    int zoneIndex = -1; ///< of the sub-zone whose centre is nearest; -1 = the authority has none
    std::optional<Watts> flex; ///< flexible load of the authority, whatever the rule
    std::optional<Watts> headroom; ///< of the authority, by the rule in force
    std::optional<Watts> zone; ///< flexible load of the sub-zone, whatever the rule
    std::optional<Watts> import; ///< demand that the lines into the place can carry their share of
    std::optional<Watts> firm; ///< MW within R that the rule counts: firm, nameplate, nuclear, pro rata
    std::optional<Watts> voltage; ///< limit for want of high voltage; nothing where there is some
    double kilovolts = 0; ///< highest of the plants within 50 km; 0 = none reported
    std::optional<Watts> capacity; ///< smallest of the limits in force
    HostLimit binding = HostLimit::None;
    std::optional<Watts> next; ///< what the second smallest limit would allow
    HostLimit nextBinding = HostLimit::None;

    bool operator==(const HostCapacity &) const = default;
};

/// What other sites in reach draw from the limits of a place.
struct Drawn {
    Watts headroom{}, zone{}, import{}, firm{};
};

/// What they leave, not below zero.
HostCapacity lessDrawn(HostCapacity host, const Drawn &others, const SitingRule &rule);
/// What a site that draws `own` may take. A limit that they exceed together is shared out by what each draws, so that
/// what is short is counted once: over the sites it sums to what one site would lack.
HostCapacity sharedOut(HostCapacity host, const Drawn &others, Watts own, const SitingRule &rule);
/// What all of them leave of the limit that binds; below zero where they exceed it.
std::optional<Watts> leftByAll(HostCapacity host, const Drawn &others, Watts own, const SitingRule &rule);

/// "firm power within 100 km": the name of a limit, for a sentence or a label.
Text limitText(HostLimit binding, const SitingRule &rule);

/// What would make room for `demand`, in a sentence, and a parameter that does it where one does. `key` empty: none.
struct Relaxation {
    Text text;
    std::string key, value;
};

/// A node of the 2024 paper: plants within R of its largest one.
struct PaperNode {
    double lat = 0, lon = 0;
    std::string name; ///< "Peach Bottom, PA": the largest plant
    std::string authority; ///< of most of its MW
    Watts nameplate{}, firm{}, nuclear{}, proRata{};
    Watts import{}; ///< that lines carry inwards
    std::optional<Watts> whole; ///< Table 1 of its authority
    int plants = 0;

    Watts available(HeadroomDefinition definition) const;
};

/// Greedy: the largest plant that no node has takes all free ones within R. Sliding: one node per plant, overlapping.
enum class NodeShape { Greedy, Sliding };

/// A place to build: a county, or, by a rule that counts plants, a plant.
struct SiteCandidate {
    double lat = 0, lon = 0;
    int node = 0; ///< the county, or the plant's nearest one: index into Grid::nodes
    HostCapacity host;
};

/// The grid tables, ordered so that a place is answered in a few microseconds. Immutable; copies share the tables.
class SitingIndex {
public:
    SitingIndex() = default; ///< empty: every place lies outside
    explicit SitingIndex(const Grid &grid);

    HostCapacity hostCapacity(double lat, double lon, const SitingRule &rule) const;
    /// All counties with an authority of the tables, by `rule`; by one that counts plants, all plants in such a county,
    /// as the paper's nodes are around plants: a county's centre may lie between three of them, none of which has the
    /// others within R. Less than one plant in a hundred stands in a county without an authority.
    std::vector<SiteCandidate> candidates(const SitingRule &rule) const;
    std::vector<PaperNode> paperNodes(double radiusKm, NodeShape shape) const;
    /// For a place whose `host`, less what `others` draw, is below `demand`.
    Relaxation relaxation(double lat, double lon, Watts demand, const SitingRule &rule, const Drawn &others = {}) const;

    std::span<const GridNode> nodes() const;
    std::span<const BalancingAuthority> authorities() const;
    std::span<const GridZone> zones() const;
    bool empty() const { return !tables_; }

    struct Tables; ///< siting_tables.h
    const Tables &tables() const { return *tables_; } ///< of one that is not empty

private:
    std::shared_ptr<const Tables> tables_;
};

} // namespace gigasite
