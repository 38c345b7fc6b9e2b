// SPDX-License-Identifier: GPL-3.0-or-later
// The best splits: rules every split keeps, and small searches done by trying everything.
#include "model/explore/site_search.h"
#include "model/site/grid_prices.h"
#include "model/site/power.h"
#include "tests/model/example.h"
#include "tests/sweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

using namespace gigasite;
using namespace gigasite::test;

namespace {

const SitingIndex &siting()
{
    return facts().siting;
}

SitesAnswer best(double gigawatts, int count, SitesObjective objective)
{
    return bestSites(siting(), {.count = count, .demand = Watts(gigawatts * 1e9), .objective = objective});
}

constexpr std::array everyObjective{SitesObjective::Cost, SitesObjective::Carbon, SitesObjective::Rtt,
                                    SitesObjective::Margin, SitesObjective::Water};

} // namespace

class TestBestSites : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Shares sum to one, no place or grid takes more than it has, places stand apart, the list is in order.
    void splitsKeepTheRules()
    {
        for (const double gigawatts : {0.3, 20.0, 40.0}) {
            for (int count = 1; count <= 4; ++count) {
                for (const auto objective : everyObjective) {
                    const auto answer = best(gigawatts, count, objective);
                    const bool less = objective != SitesObjective::Margin;
                    double last = less ? 0 : std::numeric_limits<double>::infinity();
                    for (const auto &split : answer.splits) {
                        QCOMPARE(split.sites.size(), std::size_t(count));
                        QVERIFY(less ? split.objective >= last - 1e-6 : split.objective <= last + 1e-6);
                        last = split.objective;
                        checkSplit(split, gigawatts);
                    }
                    QVERIFY(answer.splits.empty() == (answer.most < Watts(gigawatts * 1e9)));
                }
            }
        }
    }

    /// One site, by trying every county.
    void oneSiteByTryingAll()
    {
        const Watts demand(5e9);
        double cheapest = 1e300, cleanest = 1e300, driest = 1e300, most = 0;
        for (const auto &candidate : siting().candidates({})) {
            if (*candidate.host.capacity < demand)
                continue;
            const auto &authority = siting().authorities()[std::size_t(candidate.host.authority)];
            cheapest = std::min(cheapest, usdPerKwhOf(authority));
            cleanest = std::min(cleanest, gramsPerKwhOf(authority));
            driest = std::min(driest, litresPerKwhOf(authority));
            most = std::max(most, candidate.host.capacity->si());
        }
        QCOMPARE(best(5, 1, SitesObjective::Cost).splits.front().usdPerYear, 5e6 * 8760 * cheapest);
        QCOMPARE(best(5, 1, SitesObjective::Carbon).splits.front().kgCo2PerYear, 5e6 * 8760 * cleanest / 1e3);
        QCOMPARE(best(5, 1, SitesObjective::Water).splits.front().waterLitresPerKwh, driest);
        QVERIFY(qAbs(best(5, 1, SitesObjective::Margin).splits.front().margin.si() - (most - 5e9)) < 1e6);
    }

    /// Two sites nearest to each other, by trying every pair of counties, each with half or less where one is too weak.
    void twoNearestByTryingAll()
    {
        const double demand = 20e9;
        const auto candidates = siting().candidates({});
        double least = 1e300;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const auto &a = candidates[i];
            if (a.host.capacity->si() < 0.05 * demand)
                continue;
            const auto &nodeA = siting().nodes()[std::size_t(a.node)];
            for (std::size_t j = 0; j < i; ++j) {
                const auto &b = candidates[j];
                const double together = a.host.authority == b.host.authority
                    ? std::min(a.host.capacity->si() + b.host.capacity->si(), a.host.headroom->si())
                    : a.host.capacity->si() + b.host.capacity->si();
                if (b.host.capacity->si() < 0.05 * demand || together < demand)
                    continue;
                const auto &nodeB = siting().nodes()[std::size_t(b.node)];
                const double distance = greatCircle(nodeA.lat, nodeA.lon, nodeB.lat, nodeB.lon).si();
                if (distance >= 100e3)
                    least = std::min(least, distance);
            }
        }
        const auto answer = best(20, 2, SitesObjective::Rtt);
        QVERIFY(!answer.splits.empty());
        const double found = answer.splits.front().rtt.si() * fibreLightSpeed / (2 * 1.5);
        QVERIFY2(std::abs(found - least) < 1,
                 qPrintable(QString("%1 km, the nearest are %2 km apart").arg(found / 1e3).arg(least / 1e3)));
    }

    void moreSitesHostMore()
    {
        double last = 0;
        for (int count = 1; count <= 4; ++count) {
            const double most = best(1, count, SitesObjective::Cost).most.si();
            QVERIFY(most > last);
            last = most;
        }
        QVERIFY(qAbs(best(1, 1, SitesObjective::Cost).most.si() - 17.742e9) < 1e6); // PJM
        QVERIFY(best(50, 4, SitesObjective::Cost).splits.empty());
    }

    /// By the 2024 paper's table one place hosts 5 GW, and two hold half each: the paper's own choice of grids.
    void thePapersOwnSites()
    {
        SitesQuery query{.count = 1, .demand = Watts(5e9), .objective = SitesObjective::Margin};
        query.rule.definition = HeadroomDefinition::Paper;
        const auto one = bestSites(siting(), query);
        QCOMPARE(one.splits.size(), std::size_t(1));
        QCOMPARE(one.splits.front().sites.front().authority, std::string("PJM"));
    }

    void aKeptPlaceStays()
    {
        SitesQuery query{.count = 2, .demand = Watts(2e9), .objective = SitesObjective::Cost};
        query.kept = {{.lat = 48.85, .lon = 2.35, .limit = Watts(0.5e9)}}; // Paris, on a limit of its own
        const auto answer = bestSites(siting(), query);
        QVERIFY(!answer.splits.empty());
        for (const auto &split : answer.splits) {
            QCOMPARE(split.sites.front().lat, 48.85);
            QVERIFY(split.sites.front().demand <= Watts(0.5e9 + 1));
        }
    }

    /// A handful of racks: every site of every split holds a whole one at least, and no rack is lost.
    void racksStayWhole()
    {
        int asked = 0;
        for (const int racks : {1, 2, 3, 7, 11, 1000}) {
            for (int count = 1; count <= 4; ++count) {
                for (const char *objective : {"cost", "carbon", "rtt", "margin", "water"}) {
                    if (isSanitized && ++asked % 7 > 0)
                        continue;
                    const auto s =
                        example("gb200-nvl72-campus", {"sizing.mode=racks", "hardware.racks=" + std::to_string(racks)});
                    const auto found = findSites(s, facts(), {.count = count, .objective = objective});
                    QVERIFY(found);
                    QCOMPARE(found->splits.empty(), racks < count);
                    QCOMPARE(found->problems.empty(), racks >= count);
                    for (const auto &split : found->splits)
                        checkRacks(split, racks);
                }
            }
        }
        // racks that the scenario's own shares would lose are split all the same
        const auto one = example("nextgen-100t", {"sizing.mode=racks", "hardware.racks=1"});
        const auto found = findSites(one, facts(), {.count = 1});
        QVERIFY(found && !found->splits.empty());
    }

    /// A figure is looked for among what five searches find: each split stands there once.
    void figuresListEachSplitOnce()
    {
        const auto s = example("nextgen-100t", {"conventions.mode=corrected"});
        for (const char *figure : {"step.time_s", "cost.tco_usd_per_year", "model.params"}) {
            const auto found = findSites(s, facts(), {.count = 1, .objective = figure});
            QVERIFY(found && found->splits.size() > 1);
            for (std::size_t i = 0; i < found->splits.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(found->splits[i].settings != found->splits[j].settings, figure);
            }
            QCOMPARE(found->moved, std::string_view(figure) == "cost.tco_usd_per_year");
        }
    }

    /// Site 2 stays where it is, with its name and price; the demand is split over it and new places.
    void aKeptSiteIsPartOfEverySplit()
    {
        const auto s =
            example("nextgen-100t", {"conventions.mode=corrected", "site.2.usd_per_kwh=0.01", "site.2.limit_w=1e9"});
        const auto found = findSites(s, facts(), {.count = 3, .objective = "cost", .kept = {2}});
        QVERIFY(found && !found->splits.empty());
        for (const auto &split : found->splits) {
            const auto &first = split.split.sites.front();
            QCOMPARE(first.lat, s.sites[1].lat);
            QVERIFY(qAbs(first.demand.si() - 1e9) < 1e6); // the cheapest by far: all it can take
            std::map<std::string, std::string> settings(split.settings.begin(), split.settings.end());
            QCOMPARE(settings["site.1.name"], s.sites[1].name);
            QCOMPARE(settings["site.1.usd_per_kwh"], std::string("0.01"));
            QCOMPARE(settings["site.2.usd_per_kwh"], std::string("auto"));
        }
        std::vector<std::string> settings;
        for (const auto &[key, value] : found->splits.front().settings)
            settings.push_back(key + '=' + value);
        const auto e = evaluated("nextgen-100t", [&] {
            settings.insert(settings.begin(), "conventions.mode=corrected");
            return settings;
        }());
        for (const auto &p : e.problems)
            QVERIFY2(!p.path.starts_with("site.") || p.severity != Severity::Error, p.message.c_str());
        QVERIFY(qAbs(figure(e, "cost.energy_usd_per_year") / found->splits.front().split.usdPerYear - 1) < 1e-3);
        QVERIFY(!findSites(s, facts(), {.count = 3, .kept = {3}}));
        QVERIFY(!findSites(s, facts(), {.count = 3, .kept = {0}}));
        QVERIFY(!findSites(s, facts(), {.count = 3, .kept = {1, 1}}));
        QVERIFY(!findSites(s, facts(), {.count = 1, .kept = {1, 2}}));
    }

    /// What a place that stays can host must be known: that is said, not that nothing hosts the demand. With a limit of
    /// its own it has its name.
    void aKeptPlaceAbroad()
    {
        const std::vector<std::string> abroad{"conventions.mode=corrected", "site.2.lat=51.5", "site.2.lon=-0.1",
                                              "site.2.name=London"};
        const auto unknown = findSites(example("nextgen-100t", abroad), facts(), {.count = 2, .kept = {2}});
        QVERIFY(unknown && unknown->splits.empty());
        QCOMPARE(unknown->problems.size(), std::size_t(1));
        QCOMPARE(unknown->problems.front().path, std::string("site.2.limit_w"));
        QVERIFY(unknown->problems.front().message.english().starts_with("London lies outside the grid tables"));
        auto limited = abroad;
        limited.emplace_back("site.2.limit_w=3e9");
        const auto known = findSites(example("nextgen-100t", limited), facts(), {.count = 2, .kept = {2}});
        QVERIFY(known && !known->splits.empty());
        for (const auto &found : known->splits) {
            const auto &sites = found.split.sites;
            const auto at = std::find_if(sites.begin(), sites.end(), [](const SplitSite &s) { return s.lat == 51.5; });
            QVERIFY(at != sites.end());
            QCOMPARE(at->county, std::string("London"));
        }
    }

    /// A kept site has its overhead, its plant and its price: what is said of a split, and the order of all, is what
    /// the scenario says with the split's settings.
    void splitsAreWhatTheScenarioSays_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::newRow("nothing of its own") << "site.1.share=0.5";
        QTest::newRow("high overhead") << "site.1.overhead=2.8";
        QTest::newRow("low overhead") << "site.1.overhead=1.02";
        QTest::newRow("cheap own plant") << "site.1.onsite_w=2e9";
        QTest::newRow("dear own plant") << "site.1.onsite_w=2e9;power.onsite_usd_per_kwh=0.3";
        QTest::newRow("typed RTT") << "wan.rtt_s=0.05";
    }

    void splitsAreWhatTheScenarioSays()
    {
        QFETCH(QString, setting);
        std::vector<std::string> asked{"conventions.mode=corrected"};
        for (const auto &one : setting.split(';'))
            asked.push_back(one.toStdString());
        const auto s = example("nextgen-100t", asked);
        const std::array<std::pair<const char *, const char *>, 5> figures{{{"cost", "cost.energy_usd_per_year"},
                                                                            {"carbon", "power.co2_g_per_kwh"},
                                                                            {"rtt", "wan.rtt_s"},
                                                                            {"margin", "power.headroom_w"},
                                                                            {"water", "power.grid_water_l_per_kwh"}}};
        for (const auto &[objective, id] : figures) {
            const auto found = findSites(s, facts(), {.count = 2, .objective = objective, .kept = {1}});
            QVERIFY(found && !found->splits.empty());
            const double sign = std::string_view(objective) == "margin" ? -1 : 1;
            double last = -std::numeric_limits<double>::infinity();
            for (const auto &split : found->splits) {
                auto settings = asked;
                for (const auto &[key, value] : split.settings)
                    settings.push_back(key + '=' + value);
                const auto e = evaluated("nextgen-100t", settings);
                const double says = figure(e, id);
                const double off = std::abs(split.value / says - 1);
                QVERIFY2(off < 1e-9, qPrintable(QString("%1: %2, not %3").arg(objective).arg(split.value).arg(says)));
                QVERIFY(std::abs(split.split.usdPerYear / figure(e, "cost.energy_usd_per_year") - 1) < 1e-9);
                QVERIFY(std::abs(split.split.margin / Watts(figure(e, "power.headroom_w")) - 1) < 1e-9);
                QVERIFY(sign * split.value >= last);
                last = sign * split.value;
            }
        }
    }

    /// The search itself, without the engine, says the same to what racks round.
    void theSearchKnowsWhatAKeptSiteHas()
    {
        for (const char *setting : {"site.1.overhead=2.8", "site.1.onsite_w=2e9"}) {
            const auto s = example("nextgen-100t", {"conventions.mode=corrected", setting, "site.1.locked=true"});
            const auto found = findSites(s, facts(), {.count = 2, .objective = "cost"});
            QVERIFY(found && !found->splits.empty());
            const auto e = evaluated("nextgen-100t", {"conventions.mode=corrected"});
            const SitesQuery query{.count = 2,
                                   .demand = found->demand,
                                   .rack = s.power.overhead * *e.rack.power,
                                   .racksEach = racksOfReplica(s, e, e.size.racks, 2),
                                   .rule = found->rule,
                                   .kept = keptPlaces(s)};
            const auto answer = bestSites(siting(), query);
            QVERIFY(!answer.splits.empty());
            const auto &alone = answer.splits.front(), &engine = found->splits.front().split;
            QVERIFY(qAbs(alone.usdPerYear / engine.usdPerYear - 1) < 1e-3);
            QVERIFY(qAbs(alone.waterLitresPerKwh / engine.waterLitresPerKwh - 1) < 1e-3);
            QVERIFY(qAbs(alone.margin / engine.margin - 1) < 1e-2);
        }
    }

    /// A WAN rate of a site's own stays with it, and is no other one's.
    void aRateStaysWithItsSite()
    {
        const auto s = example("nextgen-100t", {"site.1.wan_gbps=123", "site.2.wan_gbps=456"});
        const auto found = findSites(s, facts(), {.count = 2, .objective = "cost", .kept = {2}});
        QVERIFY(found && !found->splits.empty());
        for (const auto &split : found->splits) {
            const std::map<std::string, std::string> settings(split.settings.begin(), split.settings.end());
            QCOMPARE(settings.at("site.1.wan_gbps"), std::string("456"));
            QCOMPARE(settings.at("site.2.wan_gbps"), std::string("auto"));
        }
    }

    /// Each site holds a whole replica, so that every split trains.
    void everySplitTrains()
    {
        for (const char *objective : {"cost", "carbon", "rtt", "margin", "water", "step.time_s"}) {
            const auto found = findSites(example("deepseek-v3-2k"), facts(), {.count = 2, .objective = objective});
            QVERIFY(found);
            QVERIFY2(!found->splits.empty(), objective);
            for (const auto &split : found->splits) {
                std::vector<std::string> settings;
                for (const auto &[key, value] : split.settings)
                    settings.push_back(key + '=' + value);
                const auto e = evaluated("deepseek-v3-2k", settings);
                QCOMPARE(e.layout.siteReplicas.size(), std::size_t(2));
                for (const auto replicas : e.layout.siteReplicas)
                    QVERIFY2(replicas >= 1, objective);
                QCOMPARE(e.layout.replicas, std::int64_t(128)); // none lost by the split
            }
        }
        // where no figure has a value, as the rack's price is not known, that is said, and not that places lack power
        const auto priced =
            findSites(example("deepseek-v3-2k"), facts(), {.count = 2, .objective = "cost.usd_per_mtoken"});
        QVERIFY(priced && priced->splits.empty());
        QCOMPARE(priced->problems.size(), std::size_t(1));
        QCOMPARE(priced->problems.front().path, std::string("--objective"));
    }

    /// No place of a split takes less than is stated, and what it takes is whole replicas' racks.
    void noPlaceTakesLessThanStated()
    {
        for (const char *scenario : {"nextgen-100t", "gb200-nvl72-campus", "deepseek-v3-2k", "llama3-405b-16k"}) {
            for (int count = 2; count <= 4; ++count) {
                for (const char *objective : {"cost", "carbon", "rtt", "margin", "water"}) {
                    const auto found = findSites(example(scenario, {"conventions.mode=corrected"}), facts(),
                                                 {.count = count, .objective = objective});
                    QVERIFY(found);
                    for (const auto &[split, value, settings] : found->splits) {
                        for (const auto &site : split.sites) {
                            QVERIFY2(site.share * found->demand.si() >= found->least.si() * (1 - 1e-9), scenario);
                            QVERIFY2(site.demand.si() >= found->least.si() * (1 - 1e-9), scenario);
                        }
                    }
                }
            }
        }
    }

    /// The window lists what the command says: the same places, values and order, a typed RTT among them.
    void theListSaysWhatTheCommandSays()
    {
        for (const char *setting : {"site.1.share=0.5", "wan.rtt_s=0.05", "site.1.locked=true"}) {
            const auto s = example("nextgen-100t", {"conventions.mode=corrected", setting});
            const std::array<const char *, 5> names{"cost", "carbon", "rtt", "margin", "water"};
            for (std::size_t i = 0; i < names.size(); ++i) {
                const auto found = findSites(s, facts(), {.count = 2, .objective = names[i]});
                const auto query = sitesQuery(s, Evaluator(facts()).lean(s), 2, static_cast<SitesObjective>(i));
                QVERIFY(found && query);
                const auto answer = evaluatedSites(s, facts(), *query);
                QCOMPARE(answer.splits.size(), found->splits.size());
                for (std::size_t n = 0; n < answer.splits.size(); ++n) {
                    const auto &listed = answer.splits[n], &said = found->splits[n].split;
                    QCOMPARE(listed.sites.front().county, said.sites.front().county);
                    QCOMPARE(listed.objective, found->splits[n].value);
                    QCOMPARE(listed.margin.si(), said.margin.si());
                    QCOMPARE(listed.usdPerKwh, said.usdPerKwh);
                    QCOMPARE(listed.rtt.si(), said.rtt.si());
                    if (setting == std::string_view("wan.rtt_s=0.05"))
                        QCOMPARE(listed.rtt.si(), 0.05);
                }
            }
        }
    }

    void badQuestions()
    {
        QVERIFY(best(0, 1, SitesObjective::Cost).splits.empty());
        QVERIFY(best(5, 0, SitesObjective::Cost).splits.empty());
        QVERIFY(best(5, 5, SitesObjective::Cost).splits.empty());
        QVERIFY(best(1e3, 4, SitesObjective::Cost).splits.empty()); // 1 TW
        QVERIFY(!best(1e-9, 1, SitesObjective::Cost).splits.empty()); // 1 W
        QVERIFY(bestSites(SitingIndex(), {.count = 1, .demand = Watts(1e9)}).splits.empty());
    }

    /// The settings of a split are a scenario whose sites are powered, and whose figures are those it promised.
    void aSplitIsAScenario()
    {
        for (const char *objective : {"cost", "carbon", "rtt", "margin", "water"}) {
            const auto s = example("gb200-nvl72-campus");
            const auto found = findSites(s, facts(), {.count = 2, .objective = objective});
            QVERIFY(found);
            QVERIFY(!found->splits.empty());
            const auto &split = found->splits.front();
            std::vector<std::string> settings;
            for (const auto &[key, value] : split.settings)
                settings.push_back(key + '=' + value);
            const auto e = evaluated("gb200-nvl72-campus", settings);
            for (const auto &p : e.problems)
                QVERIFY2(!p.path.starts_with("site."), p.message.c_str());
            QVERIFY(qAbs(figure(e, "wan.rtt_s") - split.split.rtt.si()) < 1e-5);
            QVERIFY(qAbs(figure(e, "cost.energy_usd_per_year") / split.split.usdPerYear - 1) < 1e-3);
            QVERIFY(qAbs(figure(e, "carbon.kg_per_year") / split.split.kgCo2PerYear - 1) < 1e-3);
            // a mean price pays for the whole year at full load, a mean carbon is of what steps draw
            const double kwh = figure(e, "power.site_w") / 1e3 * 8760;
            QVERIFY(qAbs(figure(e, "power.usd_per_kwh") * kwh / figure(e, "cost.energy_usd_per_year") - 1) < 1e-9);
            const double used = figure(e, "power.average_w") / 1e3 * 8760;
            QVERIFY(qAbs(figure(e, "power.co2_g_per_kwh") * used / 1e3 / figure(e, "carbon.kg_per_year") - 1) < 1e-9);
            QVERIFY(qAbs(split.split.usdPerKwh / figure(e, "power.usd_per_kwh") - 1) < 1e-3);
            QVERIFY(qAbs(split.split.waterLitresPerKwh - figure(e, "power.grid_water_l_per_kwh")) < 1e-3);
            QVERIFY(qAbs(split.split.gramsCo2PerKwh / figure(e, "power.co2_g_per_kwh") - 1) < 1e-3);
        }
        QVERIFY(!findSites(example("gb200-nvl72-campus"), facts(), {.count = 1, .objective = "no.such"}));
        // plants and overheads of the old places stay there: what is found powers the new ones without them
        const auto own = example("nextgen-100t", {"site.1.onsite_w=2e9", "site.1.overhead=1.1", "site.2.limit_w=1e9"});
        const auto moved = findSites(own, facts(), {.count = 2, .objective = "cost"});
        QVERIFY(moved && !moved->splits.empty());
        std::vector<std::string> there{"site.1.onsite_w=2e9", "site.1.overhead=1.1", "site.2.limit_w=1e9"};
        for (const auto &[key, value] : moved->splits.front().settings)
            there.push_back(key + '=' + value);
        const auto placed = evaluated("nextgen-100t", there);
        for (const auto &p : placed.problems)
            QVERIFY2(!p.path.starts_with("site.") || p.severity != Severity::Error, p.message.c_str());
        QVERIFY(figure(placed, "power.headroom_w") >= -1e-6 * figure(placed, "power.site_w"));
        // but a locked site stays with all it has
        const auto locked =
            example("nextgen-100t", {"site.2.locked=true", "site.2.limit_w=3e9", "site.2.onsite_w=1e8"});
        QVERIFY(
            !findSites(example("nextgen-100t", {"site.1.locked=true", "site.2.locked=true"}), facts(), {.count = 1}));
        const auto kept = findSites(locked, facts(), {.count = 2, .objective = "cost"});
        QVERIFY(kept && !kept->splits.empty());
        for (const auto &[split, value, settings] : kept->splits) {
            auto next = locked;
            for (const auto &[key, text] : settings)
                next = *withSetting(next, key + '=' + text);
            const auto begin = next.sites.begin(), end = begin + next.siteCount;
            QVERIFY(std::any_of(begin, end, [](const SiteChoice &site) {
                return site.locked && site.name == "Phoenix" && site.lat == 33.45 && site.lon == -112.07 &&
                    site.limitWatts == 3e9 && site.onsiteWatts == 1e8;
            }));
            QCOMPARE(std::count_if(begin, end, [](const SiteChoice &site) { return site.locked; }), 1);
        }
        const auto byFigure =
            findSites(example("gb200-nvl72-campus"), facts(), {.count = 1, .objective = "cost.tco_usd_per_year"});
        QVERIFY(byFigure && !byFigure->splits.empty());
        const auto byCost = findSites(example("gb200-nvl72-campus"), facts(), {.count = 1, .objective = "cost"});
        QCOMPARE(byFigure->splits.front().split.usdPerYear, byCost->splits.front().split.usdPerYear);
    }

private:
    static void checkRacks(const FoundSites &split, int racks)
    {
        std::vector<std::string> settings{"sizing.mode=racks", "hardware.racks=" + std::to_string(racks)};
        for (const auto &[key, value] : split.settings)
            settings.push_back(key + '=' + value);
        const auto e = evaluated("gb200-nvl72-campus", settings);
        QCOMPARE(e.size.racks, std::int64_t(racks));
        for (std::size_t i = 0; i < e.size.siteRacks.size(); ++i) {
            QVERIFY(e.size.siteRacks[i] >= 1);
            const double share = static_cast<double>(e.size.siteRacks[i]) / racks;
            QVERIFY(qAbs(split.split.sites[i].share - share) < 1e-6);
        }
    }

    void checkSplit(const SitesSplit &split, double gigawatts)
    {
        double sum = 0;
        std::map<std::string, double> ofAuthority;
        for (const auto &site : split.sites) {
            sum += site.share;
            ofAuthority[site.authority] += site.demand.si();
            QVERIFY(site.demand.si() <= site.capacity.si() * (1 + 1e-6));
            QVERIFY(site.share >= 0.1 / double(split.sites.size()) - 1e-6);
            for (const auto &other : split.sites)
                QVERIFY(&site == &other || greatCircle(site.lat, site.lon, other.lat, other.lon) >= Metres(100e3));
        }
        QVERIFY(qAbs(sum - 1) < 1e-6);
        for (const auto &[code, watts] : ofAuthority)
            QVERIFY(watts <= facts().grid.find(code)->flexHeadroom(0.005).si() * (1 + 1e-6));
        QVERIFY(split.margin >= Watts(-1e-6 * gigawatts * 1e9));
    }
};

QTEST_APPLESS_MAIN(TestBestSites)
#include "tst_best_sites.moc"
