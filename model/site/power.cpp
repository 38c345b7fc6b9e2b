// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/power.h"

#include "model/site/grid_prices.h"
#include "model/site/lost_site.h"
#include "model/site/overhead.h"
#include "model/site/site_name.h"
#include "model/site/site_problems.h"
#include "model/site/training_sites.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// Which authority a place belongs to, and what it can give at which price.
void readGrid(const Scenario &s, const SitingIndex &index, std::size_t i, SitePower &site)
{
    site.gridUsdPerKwh = averageUsdPerKwh;
    site.gridGramsCo2PerKwh = averageGramsPerKwh;
    site.gridLitresPerKwh = averageLitresPerKwh;
    const auto &host = site.host;
    if (host.node >= 0) {
        const auto &node = index.nodes()[static_cast<std::size_t>(host.node)];
        site.county = node.county + ", " + node.state;
    }
    if (host.authority >= 0) {
        const auto &authority = index.authorities()[static_cast<std::size_t>(host.authority)];
        site.authority = authority.code;
        site.gridUsdPerKwh = usdPerKwhOf(authority);
        site.gridGramsCo2PerKwh = gramsPerKwhOf(authority);
        site.gridLitresPerKwh = litresPerKwhOf(authority);
    }
    const auto &choice = s.sites[i];
    if (choice.usdPerKwh)
        site.gridUsdPerKwh = *choice.usdPerKwh;
    const auto add = [&](PerKwh &to, double ofGrid, double ofOwn) {
        to.add(site.facility, site.ownPlants, ofGrid, ofOwn);
    };
    add(site.usdPerKwh, site.gridUsdPerKwh, s.power.onsiteUsdPerKwh);
    add(site.gramsCo2PerKwh, site.gridGramsCo2PerKwh, s.power.onsiteGramsPerKwh);
    add(site.waterLitresPerKwh, site.gridLitresPerKwh, s.power.onsiteLitresPerKwh);
    site.typedLimit = choice.limitWatts.has_value();
    site.typedPrice = choice.usdPerKwh.has_value();
    site.userData = site.authority.empty() && (choice.limitWatts || choice.usdPerKwh);
}

/// Sites of one authority share its headroom, those near each other lines and plants: each may take what the others
/// leave, and where that is not enough its part by what each draws.
void shareHeadroom(const Scenario &s, const std::vector<SitePower> &alone, PowerPlan &plan)
{
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        auto &site = plan.sites[i];
        const auto drawn = drawnByOthers(alone, i, plan.rule);
        site.host = sharedOut(alone[i].host, drawn, site.fromGrid, plan.rule);
        site.flexHeadroom = site.host.flex;
        site.sharesAuthority = !site.typedLimit && drawn.headroom > Watts();
        if (site.typedLimit) {
            site.host.capacity = Watts(*s.sites[i].limitWatts);
            site.host.binding = HostLimit::Typed;
        }
        site.headroom = site.host.capacity;
    }
}

/// What a lost site leaves.
void takeLoss(const SiteSize &size, PowerPlan &plan)
{
    plan.runningOverhead = plan.overhead;
    const auto lost = std::find_if(plan.sites.begin(), plan.sites.end(), [](const auto &site) { return site.isLost; });
    if (lost == plan.sites.end() || size.racks == 0)
        return;
    plan.lostShare = static_cast<double>(lost->racks) / static_cast<double>(size.racks);
    Watts it{}, facility{};
    for (const auto &site : plan.sites) {
        it += site.isLost ? Watts() : site.it;
        facility += site.isLost ? Watts() : site.facility;
    }
    if (it > Watts())
        plan.runningOverhead = facility / it;
}

/// Of all racks. Printed mode counts racks that no site holds, too: they take the mean.
double meanOverhead(const Scenario &s, const SiteSize &size)
{
    double weighted = 0, racks = 0;
    for (std::size_t i = 0; i < size.siteRacks.size(); ++i) {
        const auto here = static_cast<double>(size.siteRacks[i]);
        weighted += here * overheadOf(s, i);
        racks += here;
    }
    return hasOwnOverheads(s) && racks > 0 ? weighted / racks : s.power.overhead;
}

void takeMeans(PowerPlan &plan)
{
    for (const auto &site : plan.sites) {
        if (site.isLost || !(site.facility > Watts()))
            continue;
        plan.usdPerKwh.add(site.usdPerKwh);
        plan.gramsCo2PerKwh.add(site.gramsCo2PerKwh);
        plan.waterLitresPerKwh.add(site.waterLitresPerKwh);
    }
}

void addDistances(const Scenario &s, PowerPlan &plan)
{
    for (int i = 0; i < static_cast<int>(plan.sites.size()); ++i) {
        for (int j = i + 1; j < static_cast<int>(plan.sites.size()); ++j) {
            const auto &a = plan.sites[static_cast<std::size_t>(i)];
            const auto &b = plan.sites[static_cast<std::size_t>(j)];
            const auto distance = greatCircle(a.lat, a.lon, b.lat, b.lon);
            const auto rtt = fibreRtt(distance, s.wan.routeFactor);
            plan.distances.push_back({i, j, distance, rtt});
            if (trains(a) && trains(b))
                plan.farthestRtt = std::max(plan.farthestRtt, rtt);
        }
    }
    if (s.wan.rttSeconds && countTraining(plan.sites) > 1)
        plan.farthestRtt = Seconds(*s.wan.rttSeconds);
}

/// The smallest of what the sites have left, all that draw from a limit counted; nothing where that of one is not
/// known.
std::optional<Watts> leastLeft(const std::vector<SitePower> &alone, const PowerPlan &plan)
{
    std::optional<Watts> least;
    for (std::size_t i = 0; i < plan.sites.size(); ++i) {
        if (!countsAmong(plan.sites, plan.sites[i]))
            continue;
        const auto left = leftOf(plan, alone, i);
        if (!left)
            return std::nullopt;
        least = least ? std::min(*least, *left) : *left;
    }
    return least;
}

} // namespace

bool usesPaperRule(const Scenario &s)
{
    return sitingRule(s).definition == HeadroomDefinition::Paper;
}

Seconds fibreRtt(Metres distance, double routeFactor)
{
    return Seconds(2 * distance.si() * routeFactor / fibreLightSpeed);
}

PowerPlan powerPlan(const Scenario &s, const RackSpec &rack, const SiteSize &size, const SitingIndex &index,
                    Problems &problems)
{
    PowerPlan plan;
    plan.rule = sitingRule(s);
    plan.paperRule = plan.rule.definition == HeadroomDefinition::Paper;
    plan.plannedOverhead = overheadByShares(s);
    for (std::size_t i = 0; i < size.siteRacks.size(); ++i) {
        const auto &choice = s.sites[i];
        SitePower site{.name = siteName(choice, i), .lat = choice.lat, .lon = choice.lon, .racks = size.siteRacks[i]};
        site.overhead = overheadOf(s, i);
        site.isLost = lostSite(s) == static_cast<std::int64_t>(i) + 1;
        site.ownPlants = Watts(choice.onsiteWatts);
        if (rack.power) {
            site.it = static_cast<double>(site.racks) * *rack.power;
            site.facility = site.overhead * site.it;
            site.fromGrid = std::max(site.facility - site.ownPlants, Watts());
        }
        site.host = index.hostCapacity(site.lat, site.lon, plan.rule);
        readGrid(s, index, i, site);
        plan.sites.push_back(std::move(site));
    }
    const auto alone = plan.sites;
    shareHeadroom(s, alone, plan);
    checkSitePower(s, index, plan, alone, problems);
    if (rack.power) {
        plan.headroomLeft = leastLeft(alone, plan);
        plan.it = static_cast<double>(size.racks) * *rack.power;
        plan.overhead = meanOverhead(s, size);
        plan.facility = plan.overhead * plan.it;
        takeLoss(size, plan);
        takeMeans(plan);
    } else {
        problems.push_back(
            warning("hardware.rack_power_w",
                    say("The catalogue has no power for %1; type one to see what the sites need.", rack.name)));
    }
    addDistances(s, plan);
    return plan;
}

} // namespace gigasite
