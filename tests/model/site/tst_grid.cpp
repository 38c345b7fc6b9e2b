// SPDX-License-Identifier: GPL-3.0-or-later
// Places, distances and headroom against published figures.
#include "model/site/site_name.h"
#include "tests/model/example.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace gigasite;
using namespace gigasite::test;

class TestGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Great circles and RTT at route factor 1.5 from the public reference table (km, ms).
    void distances_data()
    {
        QTest::addColumn<double>("latA");
        QTest::addColumn<double>("lonA");
        QTest::addColumn<double>("latB");
        QTest::addColumn<double>("lonB");
        QTest::addColumn<double>("km");
        QTest::addColumn<double>("rttMs");
        QTest::newRow("New York - San Francisco") << 40.71 << -74.01 << 37.77 << -122.42 << 4129.0 << 62.0;
        QTest::newRow("Dallas - Washington") << 32.78 << -96.80 << 38.90 << -77.04 << 1902.0 << 28.5;
        QTest::newRow("Dallas - Toronto") << 32.78 << -96.80 << 43.65 << -79.38 << 1937.0 << 29.1;
    }

    void distances()
    {
        QFETCH(double, latA);
        QFETCH(double, lonA);
        QFETCH(double, latB);
        QFETCH(double, lonB);
        QFETCH(double, km);
        QFETCH(double, rttMs);
        const auto d = greatCircle(latA, lonA, latB, lonB);
        QVERIFY(qAbs(d.si() / 1000 - km) < 0.5);
        QVERIFY(qAbs(fibreRtt(d, 1.5).si() * 1000 - rttMs) < 0.05);
    }

    /// Norris et al. 2025 publish 76, 98, 126 GW for the nation; the tables' own sums are 73.0, 96.2, 124.6.
    void nationalHeadroom()
    {
        const auto sum = [](double share) {
            double gw = 0;
            for (const auto &ba : facts().grid.authorities)
                gw += ba.flexHeadroom(share).si() / 1e9;
            return gw;
        };
        QVERIFY(qAbs(sum(0.0025) - 73.0) < 0.05);
        QVERIFY(qAbs(sum(0.005) - 96.2) < 0.05);
        QVERIFY(qAbs(sum(0.01) - 124.6) < 0.05);
        QVERIFY(sum(0.004) > sum(0.0025) && sum(0.004) < sum(0.005));
    }

    /// nextgen Table 1, and which authorities could host 5 and 2.5 GW by it.
    void paperTable()
    {
        const auto mw = [](const char *code) { return facts().grid.find(code)->paperHeadroomMw.value_or(0); };
        QCOMPARE(mw("PJM"), 9915.0);
        QCOMPARE(mw("SRP"), 2634.0);
        QCOMPARE(mw("NEVP"), 2209.0);
        QCOMPARE(mw("BPAT"), 2143.0);
        int five = 0;
        int half = 0;
        for (const auto &ba : facts().grid.authorities) {
            five += ba.paperHeadroomMw.value_or(0) >= 5000 ? 1 : 0;
            half += ba.paperHeadroomMw.value_or(0) >= 2500 ? 1 : 0;
        }
        QCOMPARE(five, 1);
        QCOMPARE(half, 2);
    }

    void placesFindTheirAuthority()
    {
        const auto at = [](double lat, double lon) { return nearestNode(facts().grid, lat, lon).node->authority; };
        QCOMPARE(at(33.45, -112.07), std::string("SRP"));
        QCOMPARE(at(39.55, -76.35), std::string("PJM"));
        QCOMPARE(at(30.27, -97.74), std::string("ERCO"));
    }

    /// Where a site comes to, from the tables of counties; a person's own name is nobody else's to change.
    void aMovedSiteIsCalledAfterItsPlace()
    {
        const SiteChoice phoenix{.name = "Phoenix", .lat = 33.45, .lon = -112.07};
        const auto named = [](const SiteChoice &site, double lat, double lon) {
            return nameAfterMove(facts().grid, site, 1, lat, lon);
        };
        QCOMPARE(named(phoenix, 33.6, -112.2), std::string("Phoenix")); // 20 km
        QCOMPARE(named(phoenix, 32.75, -97), std::string("Dallas"));
        const auto kansas = named(phoenix, 37.97, -100.87); // Garden City
        QVERIFY2(kansas.ends_with(", KS"), kansas.c_str());
        QVERIFY(named({.name = kansas, .lat = 37.97, .lon = -100.87}, 39.96, -82.99).starts_with("Columbus"));
        QCOMPARE(named(phoenix, 30, -60), std::string("Site 2")); // at sea
        // of its own state, wherever the next county's centre lies
        const auto blythe = named(phoenix, 33.61, -114.6), umatilla = named(phoenix, 45.92, -119.34);
        QVERIFY2(blythe.ends_with(", CA"), blythe.c_str());
        QVERIFY2(umatilla.ends_with(", OR"), umatilla.c_str());
        QCOMPARE(named(phoenix, 42.3, -83.04), std::string("Site 2")); // Windsor is not in Michigan
        QCOMPARE(named({.name = "Campus A", .lat = 33.45, .lon = -112.07}, 37.97, -100.87), std::string("Campus A"));
    }

    void phoenixIsShortByTheCorrectedRule()
    {
        const auto e = evaluated("nextgen-100t", {"grid.definition=flex"});
        QVERIFY(hasProblem(e, Severity::Error, "site.2.share"));
        QVERIFY(qAbs(e.power.sites[1].shortfall().si() - 0.899e9) < 1e6);
        QVERIFY(evaluated("nextgen-100t", {"grid.definition=flex", "site.2.onsite_w=0.9G"}).feasible());
    }

    /// Energy is paid, and its carbon counted, where it is made: what plants of one's own give, which run first and all
    /// year, and the rest from the grid. Plants larger than the site only serve it.
    void ownPlantsHaveTheirPriceAndCarbon()
    {
        const auto of = [](const std::vector<std::string> &settings) {
            return evaluated("gb200-nvl72-campus", settings);
        };
        const auto grid = of({});
        const double watts = figure(grid, "power.site_w"), kwh = watts / 1e3 * 8760;
        const auto plant = "site.1.onsite_w=" + shortestDecimal(watts / 4);
        const auto part = of({plant, "power.onsite_usd_per_kwh=0.2", "power.onsite_g_per_kwh=900"});
        const double used = figure(grid, "power.average_w") / 1e3 * 8760; // carbon is of what a step draws
        QVERIFY(qAbs(figure(part, "cost.energy_usd_per_year") /
                         (0.75 * figure(grid, "cost.energy_usd_per_year") + 0.25 * kwh * 0.2) -
                     1) < 1e-9);
        const double own = kwh / 4, share = own / used; // of the energy of a year at the average power
        QVERIFY(share > 0.25 && share < 1);
        QVERIFY(
            qAbs(figure(part, "carbon.kg_per_year") / ((1 - share) * figure(grid, "carbon.kg_per_year") + own * 0.9) -
                 1) < 1e-9);
        QVERIFY(qAbs(figure(part, "cost.average_energy_usd_per_year") /
                         ((1 - share) * figure(grid, "cost.average_energy_usd_per_year") + own * 0.2) -
                     1) < 1e-9);
        QVERIFY(qAbs(figure(part, "power.usd_per_kwh") * kwh / figure(part, "cost.energy_usd_per_year") - 1) < 1e-9);
        QVERIFY(qAbs(figure(part, "power.co2_g_per_kwh") * used / 1e3 / figure(part, "carbon.kg_per_year") - 1) < 1e-9);
        QVERIFY(qAbs(figure(of({plant, "power.onsite_l_per_kwh=2"}), "power.grid_water_l_per_kwh") -
                     ((1 - share) * figure(grid, "power.grid_water_l_per_kwh") + share * 2)) < 1e-9);
        const auto all = of({"site.1.onsite_w=9e9"});
        QVERIFY(qAbs(figure(all, "power.grid_water_l_per_kwh") - 205 * 3.785411784e-3) < 0.01); // Macknick et al. 2012
        QVERIFY(qAbs(figure(all, "power.usd_per_kwh") - 0.078) < 1e-12); // Lazard 2025, the middle of 48 to 107 $/MWh
        QVERIFY(qAbs(figure(all, "power.co2_g_per_kwh") - 370) < 1e-9); // IPCC 2014
        QVERIFY(hasProblem(of({"power.onsite_g_per_kwh=0"}), Severity::Note, "power.onsite_g_per_kwh"));
        QVERIFY(!hasProblem(of({plant, "power.onsite_g_per_kwh=0"}), Severity::Note, "power.onsite_g_per_kwh"));
    }

    /// 0 W is an answer: a place that takes nothing can host nothing, but may stand in the list.
    void nothingIsALimit()
    {
        const auto some = evaluated("nextgen-100t", {"site.2.limit_w=0"});
        QVERIFY(hasProblem(some, Severity::Error, "site.2.share") && !some.feasible());
        QCOMPARE(some.power.sites[1].shortfall().si(), some.power.sites[1].facility.si());
        const auto none = evaluated("nextgen-100t", {"site.2.limit_w=0", "site.1.share=1", "site.2.share=0"});
        QVERIFY(!hasProblem(none, Severity::Error, "site.2.share"));
        const auto own = evaluated("nextgen-100t", {"site.2.limit_w=0", "site.2.onsite_w=9e9"});
        QVERIFY(!hasProblem(own, Severity::Error, "site.2.share"));
    }

    void abroadNeedsATypedLimit()
    {
        const auto abroad = evaluated("gb200-nvl72-campus", {"site.1.lat=48.85", "site.1.lon=2.35"});
        QVERIFY(hasProblem(abroad, Severity::Warning, "site.1.limit_w"));
        QVERIFY(!figureValue(abroad, "power.headroom_w").value);
        const auto typed =
            evaluated("gb200-nvl72-campus", {"site.1.lat=48.85", "site.1.lon=2.35", "site.1.limit_w=0.5G"});
        QVERIFY(hasProblem(typed, Severity::Error, "site.1.share"));
    }

    void sharesAreNeverNormalised()
    {
        const auto e = evaluated("nextgen-100t", {"site.2.share=0.4"});
        QVERIFY(hasProblem(e, Severity::Error, "site.2.share"));
        QCOMPARE(int(e.reached), int(Stage::Rack));
    }

    /// But on a click: each of the fixes alone makes the shares sum to one.
    void sharesAreScaledOnAsking()
    {
        const std::vector<std::string> settings{"sites.count=3", "site.1.share=0.9", "site.2.share=0.7",
                                                "site.3.share=0.2"};
        const auto broken = evaluated("nextgen-100t", settings);
        const auto at = std::find_if(broken.problems.begin(), broken.problems.end(),
                                     [](const Problem &p) { return p.path == "site.3.share"; });
        QVERIFY(at != broken.problems.end() && !at->fixes.empty());
        for (const auto &fix : at->fixes) {
            auto fixed = settings;
            fixed.push_back(fix.key + '=' + fix.value);
            for (const auto &[key, value] : fix.also)
                fixed.push_back(key + '=' + value);
            QVERIFY(evaluated("nextgen-100t", fixed).has(Stage::Sites));
        }
    }

    /// A site's own overhead: facility power is the sum over the sites, and the power that is there is never exceeded.
    void ownOverheads()
    {
        const auto e = evaluated("nextgen-100t", {"conventions.mode=corrected", "site.2.overhead=1.1"});
        double sum = 0;
        for (const auto &site : e.power.sites)
            sum += site.facility.si();
        QVERIFY(qAbs(figure(e, "power.site_w") / sum - 1) < 1e-9);
        QCOMPARE(e.power.sites[1].facility / e.power.sites[1].it, 1.1);
        const auto sized = evaluated("gb200-nvl72-campus", {"site.1.overhead=1.5"});
        QVERIFY(figure(sized, "power.site_w") <= 1e9);
        QVERIFY(figure(sized, "power.site_w") > 0.999e9);
    }

    void samePlaceTwice()
    {
        const auto e = evaluated("nextgen-100t", {"site.2.lat=39.55", "site.2.lon=-76.35"});
        const auto at =
            std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) { return p.path == "site.2.lat"; });
        QVERIFY(at != e.problems.end());
        QCOMPARE(at->fixes.size(), std::size_t(1));
        QCOMPARE(at->fixes.front().key, std::string("sites.count"));
        const auto joined =
            evaluated("nextgen-100t",
                      {"site.2.lat=39.55", "site.2.lon=-76.35", "sites.count=1", "site.1.share=1", "site.2.share=0"});
        QVERIFY(!hasProblem(joined, Severity::Warning, "site.2.lat"));
    }

    /// 1 W and 1 TW: a typed limit is taken as it stands, and what is short is said.
    void theSmallestAndTheLargestLimit()
    {
        const auto tiny = evaluated("gb200-nvl72-campus", {"site.1.limit_w=1"});
        QVERIFY(hasProblem(tiny, Severity::Error, "site.1.share"));
        QCOMPARE(int(tiny.power.sites[0].host.binding), int(HostLimit::Typed));
        const auto huge = evaluated("gb200-nvl72-campus", {"site.1.limit_w=1T"});
        QVERIFY(huge.feasible());
        QVERIFY(
            hasProblem(evaluated("gb200-nvl72-campus", {"power.available_w=1"}), Severity::Error, "power.available_w"));
        QVERIFY(hasProblem(evaluated("gb200-nvl72-campus", {"power.available_w=1T"}), Severity::Error,
                           "power.available_w"));
    }

    /// What an authority lacks is counted once: two sites of it lack together what one would, each its part.
    void whatAnAuthorityLacksIsCountedOnce()
    {
        const std::vector<std::string> phoenix{
            "conventions.mode=corrected", "grid.definition=flex", "site.1.lat=33.45",
            "site.1.lon=-112.07",         "site.2.lat=33.5",      "site.2.lon=-112.1"};
        const auto at = [&](const char *first, const char *second) {
            auto settings = phoenix;
            settings.insert(settings.end(),
                            {std::string("site.1.share=") + first, std::string("site.2.share=") + second});
            return evaluated("nextgen-100t", settings);
        };
        const auto one = at("1", "0"), halves = at("0.5", "0.5"), uneven = at("0.7", "0.3");
        const double lacks = one.power.sites[0].shortfall().si();
        QVERIFY(lacks > 2e9);
        QVERIFY(qAbs(figure(one, "power.headroom_w") + lacks) < 1);
        for (const auto *e : {&halves, &uneven}) {
            double sum = 0;
            for (const auto &site : e->power.sites) {
                sum += site.shortfall().si();
                QVERIFY(qAbs(site.shortfall() / site.fromGrid - lacks / one.power.sites[0].fromGrid.si()) < 1e-3);
            }
            QVERIFY2(qAbs(sum / lacks - 1) < 1e-3, qPrintable(QString::number(sum)));
            QVERIFY(qAbs(figure(*e, "power.headroom_w") / -lacks - 1) < 1e-3);
        }
        // an own plant of what is missing is enough, once
        const auto problem = std::find_if(halves.problems.begin(), halves.problems.end(),
                                          [](const Problem &p) { return p.path == "site.1.share"; });
        QVERIFY(problem != halves.problems.end());
        auto settings = phoenix;
        for (const auto &fix : problem->fixes) {
            if (fix.key == "site.1.onsite_w")
                settings.push_back(fix.key + '=' + fix.value);
        }
        QCOMPARE(settings.size(), phoenix.size() + 1);
        settings.insert(settings.end(), {"site.1.share=0.5", "site.2.share=0.5"});
        const auto mended = evaluated("nextgen-100t", settings);
        // beyond what the site draws a plant has no use: the rest stays short
        const double rest = std::max(0.0, lacks - halves.power.sites[0].fromGrid.si());
        QVERIFY(mended.power.sites[0].shortfall().si() + mended.power.sites[1].shortfall().si() <= rest + 1);
    }

    /// What is short names the limit, and each of its fixes that is a single setting clears it.
    void whatIsShortIsCleared()
    {
        const std::vector<std::string> settings{"power.available_w=1.3G", "site.1.lat=39.96", "site.1.lon=-82.99",
                                                "grid.radius_km=50"};
        const auto e = evaluated("gb200-nvl72-campus", settings);
        const auto at = std::find_if(e.problems.begin(), e.problems.end(),
                                     [](const Problem &p) { return p.path == "site.1.share"; });
        QVERIFY(at != e.problems.end());
        QVERIFY2(at->message.find("firm power within 50 km") != std::string::npos, at->message.c_str());
        bool byRadius = false;
        for (const auto &fix : at->fixes) {
            auto fixed = settings;
            fixed.push_back(fix.key + '=' + fix.value);
            QVERIFY2(!hasProblem(evaluated("gb200-nvl72-campus", fixed), Severity::Error, "site.1.share"),
                     fix.label.c_str());
            byRadius = byRadius || fix.key == "grid.radius_km";
        }
        QVERIFY(byRadius);
    }

    void outlineIsTheLower48()
    {
        QCOMPARE(facts().grid.states.size(), std::size_t(49)); // and Washington, D.C.
        for (const auto &state : facts().grid.states) {
            for (const auto &ring : state.rings) {
                QVERIFY(ring.size() > 3);
                for (const auto &p : ring)
                    QVERIFY(p.lat > 24 && p.lat < 50 && p.lon > -125.5 && p.lon < -66);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestGrid)
#include "tst_grid.moc"
