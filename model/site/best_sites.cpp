// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/best_sites.h"

#include "model/site/grid_prices.h"
#include "model/site/power.h"
#include "model/site/split_search.h"
#include "model/units/magnitudes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

constexpr double hoursPerYear = 8760;
constexpr double tenth = 0.1;
constexpr double nearlyAll = 1 - 1e-5; ///< of a limit: shares rounded to six decimals still fit

/// What lines, plants and voltage allow, whatever the authority has.
double localLimit(const HostCapacity &host, const SitingRule &rule)
{
    double most = infinite;
    const bool flex = rule.definition == HeadroomDefinition::Flex;
    const auto heed = [&most](const std::optional<Watts> &limit) {
        if (limit)
            most = std::min(most, limit->si());
    };
    if (rule.definition == HeadroomDefinition::Paper)
        return most;
    heed(host.import);
    heed(host.firm);
    if (flex)
        heed(host.voltage);
    if (flex && rule.zones)
        heed(host.zone);
    return most;
}

bool sharesHeadroom(const SitingRule &rule)
{
    return rule.definition == HeadroomDefinition::Flex || rule.definition == HeadroomDefinition::Paper;
}

Slot slotOf(const SitingIndex &index, double lat, double lon, const HostCapacity &host, const SitingRule &rule)
{
    Slot slot{.lat = lat, .lon = lon, .node = host.node};
    slot.usdPerKwh = averageUsdPerKwh;
    slot.gramsPerKwh = averageGramsPerKwh;
    slot.litresPerKwh = averageLitresPerKwh;
    slot.most = localLimit(host, rule);
    slot.firm = host.firm.value_or(Watts()).si();
    slot.next = host.next.value_or(Watts()).si();
    slot.binding = host.binding;
    slot.capacity = host.capacity.value_or(Watts()).si();
    if (host.authority >= 0) {
        const auto &authority = index.authorities()[static_cast<std::size_t>(host.authority)];
        slot.usdPerKwh = usdPerKwhOf(authority);
        slot.gramsPerKwh = gramsPerKwhOf(authority);
        slot.litresPerKwh = litresPerKwhOf(authority);
        slot.authority = host.authority;
    }
    return slot;
}

Slot keptSlot(const SitingIndex &index, const KeptPlace &place, const SitingRule &rule)
{
    const auto host = index.hostCapacity(place.lat, place.lon, rule);
    auto slot = slotOf(index, place.lat, place.lon, host, rule);
    if (place.limit) {
        slot.most = slot.capacity = place.limit->si();
        slot.binding = HostLimit::Typed;
        slot.authority = -1;
        slot.node = -1;
    } else if (slot.binding == HostLimit::None) {
        slot.most = 0;
    }
    slot.stretch = place.overhead;
    slot.own = place.onsite.si();
    slot.ownUsdPerKwh = place.onsiteUsdPerKwh;
    slot.ownGramsPerKwh = place.onsiteGramsPerKwh;
    slot.ownLitresPerKwh = place.onsiteLitresPerKwh;
    slot.usdPerKwh = place.usdPerKwh.value_or(slot.usdPerKwh);
    return slot;
}

/// Outside the grid tables and without a typed limit: such a place hosts nothing that is known.
std::vector<std::string> unlimitedOf(const SearchSpace &space, const SitesQuery &query)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < space.kept.size(); ++i) {
        if (space.kept[i].binding == HostLimit::None)
            names.push_back(query.kept[i].name);
    }
    return names;
}

/// Counties that can host `least`; the rule's headrooms.
SearchSpace spaceOf(const SitingIndex &index, const SitesQuery &query, double least)
{
    SearchSpace space{.apart = query.rule.radiusKm * 1e3};
    const auto authorities = index.authorities().size();
    space.headroom.assign(authorities, infinite);
    std::vector<std::vector<int>> groups(authorities);
    for (const auto &candidate : index.candidates(query.rule)) {
        const auto &host = candidate.host;
        if (!host.capacity || host.capacity->si() < least)
            continue;
        const auto authority = static_cast<std::size_t>(host.authority);
        if (sharesHeadroom(query.rule) && host.headroom)
            space.headroom[authority] = nearlyAll * host.headroom->si();
        groups[authority].push_back(static_cast<int>(space.slots.size()));
        space.slots.push_back(slotOf(index, candidate.lat, candidate.lon, host, query.rule));
        space.slots.back().node = candidate.node;
        space.slots.back().most *= nearlyAll;
    }
    for (auto &group : groups) {
        if (group.empty())
            continue;
        std::stable_sort(group.begin(), group.end(), [&](int a, int b) {
            const auto &one = space.slots[static_cast<std::size_t>(a)],
                       &other = space.slots[static_cast<std::size_t>(b)];
            return std::tuple(one.most, one.next, one.firm) > std::tuple(other.most, other.next, other.firm);
        });
        space.ofGroup.push_back(std::move(group));
    }
    for (const auto &place : query.kept) {
        space.kept.push_back(keptSlot(index, place, query.rule));
        space.kept.back().kept = static_cast<int>(space.kept.size()) - 1;
        const auto host = index.hostCapacity(place.lat, place.lon, query.rule);
        if (sharesHeadroom(query.rule) && host.authority >= 0 && host.headroom)
            space.headroom[static_cast<std::size_t>(host.authority)] = nearlyAll * host.headroom->si();
    }
    return space;
}

/// `watts`: its part of the demand.
SplitSite siteOf(const SitingIndex &index, const Slot &slot, double watts, const SitesQuery &query)
{
    const double demand = query.demand.si();
    SplitSite site{.lat = slot.lat, .lon = slot.lon};
    if (slot.kept >= 0)
        site.county = query.kept[static_cast<std::size_t>(slot.kept)].name;
    if (slot.node >= 0) {
        const auto &node = index.nodes()[static_cast<std::size_t>(slot.node)];
        site.county = node.county + ", " + node.state;
    }
    if (slot.authority >= 0)
        site.authority = index.authorities()[static_cast<std::size_t>(slot.authority)].code;
    site.share = demand > 0 ? watts / demand : 0;
    site.demand = Watts(drawOf(slot, watts));
    site.capacity = Watts(slot.capacity);
    site.binding = slot.binding;
    site.usdPerKwh = slot.usdPerKwh;
    site.gramsCo2PerKwh = slot.gramsPerKwh;
    site.waterLitresPerKwh = slot.litresPerKwh;
    return site;
}

SitesSplit splitOf(const SitingIndex &index, const SitesQuery &query, const FoundSplit &found)
{
    SitesSplit split;
    double kwhPerYear = 0, litresPerYear = 0; // of what all facilities take
    for (std::size_t i = 0; i < found.places.size(); ++i) {
        const auto &slot = found.places[i];
        split.sites.push_back(siteOf(index, slot, found.shared.watts[i], query));
        const double watts = found.shared.watts[i];
        kwhPerYear += slot.stretch * watts / 1e3 * hoursPerYear;
        split.usdPerYear += costOf(slot, watts, SitesObjective::Cost);
        split.kgCo2PerYear += costOf(slot, watts, SitesObjective::Carbon);
        litresPerYear += costOf(slot, watts, SitesObjective::Water);
    }
    split.waterLitresPerKwh = litresPerYear / kwhPerYear;
    split.usdPerKwh = split.usdPerYear / kwhPerYear;
    split.gramsCo2PerKwh = 1e3 * split.kgCo2PerYear / kwhPerYear;
    split.rtt = found.places.size() > 1 && query.rtt ? *query.rtt : fibreRtt(Metres(found.farthest), query.routeFactor);
    constexpr double rounding = 1e-9;
    const bool isNothing = std::abs(found.shared.margin) < rounding * query.demand.si();
    split.margin = Watts(isNothing ? 0 : found.shared.margin);
    split.objective = query.objective == SitesObjective::Cost ? split.usdPerYear
        : query.objective == SitesObjective::Carbon           ? split.gramsCo2PerKwh
        : query.objective == SitesObjective::Rtt              ? split.rtt.si()
        : query.objective == SitesObjective::Water            ? split.waterLitresPerKwh
                                                              : split.margin.si();
    if (query.kept.empty())
        std::stable_sort(split.sites.begin(), split.sites.end(),
                         [](const SplitSite &a, const SplitSite &b) { return a.share > b.share; });
    return split;
}

/// Index of the place that takes `more` watts: of those with room for it the cheapest, or the one with most room. -1 =
/// none has.
int nextPlace(const FoundSplit &found, const Amounts &watts, double more, const SearchSpace &space,
              const SitesQuery &query)
{
    int best = -1;
    double bestRank = infinite;
    for (std::size_t i = 0; i < found.places.size(); ++i) {
        const auto &place = found.places[i];
        double room = place.most - drawOf(place, watts[i]);
        double ofAuthority = place.authority < 0 ? infinite : space.headroom[static_cast<std::size_t>(place.authority)];
        for (std::size_t j = 0; j < found.places.size(); ++j)
            ofAuthority -= place.authority >= 0 && found.places[j].authority == place.authority
                ? drawOf(found.places[j], watts[j])
                : 0;
        room = std::min(room, ofAuthority);
        const double next = watts[i] + more;
        const double rank = isPriced(query.objective)
            ? costOf(place, next, query.objective) - costOf(place, watts[i], query.objective)
            : -room;
        if (room >= drawOf(place, next) - drawOf(place, watts[i]) && rank < bestRank) {
            best = static_cast<int>(i);
            bestRank = rank;
        }
    }
    return best;
}

/// Shares of whole replicas' racks: each place its whole ones, then one by one what is left of them, then single racks.
/// Where the limits are so tight that a rack finds no room, shares stay as they are: the last rack is not bought.
void takeWholeRacks(FoundSplit &found, const SearchSpace &space, const SitesQuery &query)
{
    const double rack = query.rack.si();
    if (rack <= 0)
        return;
    constexpr double rounding = 1e-6; // of a rack
    const double each = query.racksEach;
    Amounts watts{};
    double left = std::round(query.demand.si() / rack);
    for (std::size_t i = 0; i < found.places.size(); ++i) {
        const double racks = each * std::max(1.0, std::floor(found.shared.watts[i] / (each * rack) + rounding));
        watts[i] = racks * rack;
        left -= racks;
    }
    while (left > rounding) {
        double racks = left > each - rounding ? each : 1;
        int next = nextPlace(found, watts, racks * rack, space, query);
        if (next < 0 && racks > 1) {
            racks = 1;
            next = nextPlace(found, watts, rack, space, query);
        }
        if (next < 0)
            return;
        watts[static_cast<std::size_t>(next)] += racks * rack;
        left -= racks;
    }
    if (left < -rounding)
        return;
    found.shared.watts = watts;
    std::vector<const Slot *> places;
    for (const auto &place : found.places)
        places.push_back(&place);
    found.shared.margin = marginOf(places, watts, space.headroom);
}

/// What `count` places can host at most: of each authority its strongest counties.
double mostHosted(const SearchSpace &space, int count)
{
    double most = 0;
    std::vector<const Slot *> places;
    eachChoice(static_cast<int>(space.ofGroup.size()), count, [&](const std::vector<int> &choice) {
        places.clear();
        for (const auto &slot : space.kept)
            places.push_back(&slot);
        std::size_t nth = 0;
        for (std::size_t k = 0; k < choice.size(); ++k) {
            nth = k > 0 && choice[k] == choice[k - 1] ? nth + 1 : 0;
            const auto &of = space.ofGroup[static_cast<std::size_t>(choice[k])];
            if (nth < of.size())
                places.push_back(&space.slots[static_cast<std::size_t>(of[nth])]);
        }
        most = std::max(most, mostOf(places, space.headroom));
    });
    return most;
}

/// W that each place takes: whole replicas' racks, as the shares are, and not a part of one less than is stated.
double leastOf(const SitesQuery &query)
{
    const double part = tenth * query.demand.si() / query.count;
    const double whole = query.racksEach * query.rack.si();
    if (whole <= 0)
        return part;
    constexpr double rounding = 1e-9; // of a block
    const double rounded = whole * std::max(1.0, std::ceil(part / whole - rounding));
    return rounded * query.count <= query.demand.si() ? rounded : whole;
}

} // namespace

SitesAnswer bestSites(const SitingIndex &index, const SitesQuery &query)
{
    SitesAnswer answer;
    if (index.empty() || query.count < 1 || query.count > mostSplit || query.demand <= Watts() ||
        std::ssize(query.kept) > query.count)
        return answer;
    const double least = leastOf(query);
    const auto space = spaceOf(index, query, least);
    answer.candidates = space.slots.size();
    answer.least = Watts(least);
    answer.apart = Metres(space.apart);
    answer.unlimited = unlimitedOf(space, query);
    const int free = query.count - static_cast<int>(query.kept.size());
    const ShareQuestion question{query.demand.si(), least, query.objective, space.headroom};
    const bool near = query.objective == SitesObjective::Rtt && query.count > 1;
    for (auto found :
         near ? bestByDistance(space, question, free, query.keep) : bestByShares(space, question, free, query.keep)) {
        takeWholeRacks(found, space, query);
        answer.splits.push_back(splitOf(index, query, found));
    }
    if (query.rack > Watts() || !query.kept.empty()) { // whole racks may change the order of what was nearly equal
        const double sign = query.objective == SitesObjective::Margin ? -1 : 1;
        std::stable_sort(answer.splits.begin(), answer.splits.end(), [sign](const SitesSplit &a, const SitesSplit &b) {
            return sign * a.objective < sign * b.objective;
        });
    }
    answer.most = Watts(mostHosted(spaceOf(index, query, 0), free));
    return answer;
}

} // namespace gigasite
