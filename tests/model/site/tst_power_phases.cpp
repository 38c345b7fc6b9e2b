// SPDX-License-Identifier: GPL-3.0-or-later
// Power of a step against a timeline summed up moment by moment, and against published cases of power accounting.
#include "tests/model/example.h"
#include "tests/near.h"

#include <cmath>
#include <numeric>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

PhaseInput phases(double compute, double exposed, double step)
{
    PhaseInput in{.it = Watts(80e6), .overhead = 1.25, .idle = 0.3, .communication = 0.5};
    in.compute = Seconds(compute);
    in.exposed = Seconds(exposed);
    in.step = Seconds(step);
    in.tokensPerStep = 4e6;
    in.training = Seconds(1e6);
    in.litresPerKwh = 1.8;
    return in;
}

} // namespace

class TestPowerPhases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A thousand GPUs of which 900 train, followed in steps of 1 ms through computing, communicating and waiting.
    void energyOfATimeline()
    {
        auto in = phases(6, 3, 10);
        in.activeShare = 0.9;
        double joules = 0, highest = 0, lowest = 1e300;
        for (int ms = 0; ms < 10000; ++ms) {
            const double share = ms < 6000 ? 1 : ms < 9000 ? 0.5 : 0.3;
            double watts = 0;
            for (int gpu = 0; gpu < 1000; ++gpu)
                watts += 80e3 * (gpu < 900 ? share : 0.3);
            joules += watts * 0.001;
            highest = std::max(highest, watts);
            lowest = std::min(lowest, watts);
        }
        const auto out = powerPhases(in);
        QVERIFY(isNear(out.averageIt.si() * 10, joules, 1e-6));
        QVERIFY(isNear(out.perStep.si(), 1.25 * joules, 1e-6));
        QVERIFY(isNear(out.swing.si(), highest - lowest, 1e-9));
        QVERIFY(isNear(out.perToken.si(), 1.25 * joules / 4e6, 1e-6));
        QVERIFY(isNear(out.perRun.si(), 1.25 * joules / 10 * 1e6, 1e-6));
        QVERIFY(isNear(*out.litresPerYear, 1.8 * joules / 10 / 1000 * 8760, 1e-6));
    }

    /// A step that only computes draws its peak and does not swing; phases that a step has not do not count.
    void swingOnlyBetweenPhasesThatOccur()
    {
        const auto busy = powerPhases(phases(10, 0, 10));
        QVERIFY(isNear(busy.average.si(), 100e6) && busy.swing == Watts());
        const auto sends = powerPhases(phases(7, 3, 10));
        QVERIFY(sends.idleDuty == 0 && isNear(sends.swing.si(), 0.5 * 80e6));
        const auto waits = powerPhases(phases(7, 0, 10));
        QVERIFY(isNear(waits.swing.si(), 0.7 * 80e6));
        auto stretched = phases(3, 1, 10);
        stretched.stretch = 2; // a person's own anchor lengthens all of a step alike
        QVERIFY(isNear(powerPhases(stretched).computeDuty, 0.6) && isNear(powerPhases(stretched).idleDuty, 0.2));
    }

    /// mlco2/ecologits#230: PUE counts once. 80 MW of IT are a site of 100 MW at 1.25, and the other way round.
    void overheadOnce()
    {
        const auto e = evaluated(
            "gb200-nvl72-campus",
            {"sizing.mode=racks", "hardware.racks=640", "hardware.rack_power_w=125000", "power.overhead=1.25"});
        QVERIFY(isNear(figure(e, "power.it_w"), 80e6) && isNear(figure(e, "power.site_w"), 100e6));
        const auto back = evaluated(
            "gb200-nvl72-campus",
            {"sizing.mode=power", "power.available_w=1e8", "hardware.rack_power_w=125000", "power.overhead=1.25"});
        QCOMPARE(figure(back, "site.racks"), 640.0);
        QVERIFY(isNear(figure(back, "power.it_w"), 80e6));
        QVERIFY(isNear(figure(e, "power.average_w"), 1.25 * figure(e, "power.average_it_w")));
        QVERIFY(figure(e, "power.average_w") < figure(e, "power.site_w"));
    }

    /// Sites with overheads of their own: each site's racks draw by its own, whatever the others' is. No average is
    /// above the peak, and at the same racks a kWh, a token and a litre cost by what the sites draw.
    void overheadsOfTheSites()
    {
        const auto e = evaluated("gb200-nvl72-campus",
                                 {"sizing.mode=racks", "hardware.racks=640", "hardware.rack_power_w=125000",
                                  "power.overhead=1.3", "sites.count=2", "site.1.share=0.75", "site.2.share=0.25",
                                  "site.1.overhead=1", "site.2.overhead=3", "parallelism.dp=auto"});
        QCOMPARE(e.size.siteRacks, (std::vector<std::int64_t>{480, 160}));
        const double ofPeak = figure(e, "power.average_it_w") / 80e6; // each site's racks alike
        QVERIFY(ofPeak > 0 && ofPeak < 1);
        const double expected = ofPeak * (480 * 125e3 * 1 + 160 * 125e3 * 3); // W
        QVERIFY(isNear(figure(e, "power.average_w"), expected));
        QVERIFY(figure(e, "power.average_w") < figure(e, "power.site_w"));
        QVERIFY(isNear(figure(e, "power.energy_j_per_step"), expected * figure(e, "step.time_s")));
        QVERIFY(isNear(figure(e, "power.energy_j_per_token"),
                       expected * figure(e, "step.time_s") / figure(e, "step.tokens")));
        QVERIFY(isNear(figure(e, "power.energy_j_per_run"), expected * figure(e, "training.time_s")));
        QVERIFY(isNear(figure(e, "power.grid_water_l_per_year"),
                       figure(e, "power.grid_water_l_per_kwh") * expected / 1000 * 8760));
        QVERIFY(isNear(figure(e, "cost.average_energy_usd_per_year") / figure(e, "cost.energy_usd_per_year"),
                       expected / figure(e, "power.site_w")));
        const auto all = evaluated("nextgen-100t", // the default of sites that all have their own counts nowhere
                                   {"power.overhead=3", "site.1.overhead=1.1", "site.2.overhead=1.1"});
        QVERIFY(isNear(figure(all, "power.average_w"), 1.1 * figure(all, "power.average_it_w")));
    }

    /// Racks of a lost site draw nothing, and their grid's carbon counts for nothing: where all phases draw the peak,
    /// what is left draws as if it were alone.
    void aLostSiteIsOff()
    {
        std::vector<std::string> settings{
            "sites.count=2",       "site.1.share=0.4",   "site.2.share=0.6",           "site.1.overhead=1.5",
            "site.2.overhead=1.1", "power.idle_share=1", "power.communication_share=1"};
        const auto whole = evaluated("gb200-nvl72-campus", settings);
        QVERIFY(isNear(figure(whole, "power.average_w"), figure(whole, "power.site_w")));
        for (const std::size_t left : {0, 1}) {
            auto lost = settings;
            lost.push_back("wan.lost_site=" + std::to_string(2 - left));
            const auto e = evaluated("gb200-nvl72-campus", lost);
            const auto &site = e.power.sites[left];
            QVERIFY(!site.isLost && e.power.sites[1 - left].isLost);
            const double kwh = site.facility.si() / 1000 * 8760;
            QVERIFY(isNear(figure(e, "power.average_it_w"), site.it.si()));
            QVERIFY(isNear(figure(e, "power.average_w"), site.facility.si()));
            QVERIFY(isNear(figure(e, "carbon.kg_per_year"), kwh * site.gramsCo2PerKwh.at(1) / 1000));
            QVERIFY(isNear(figure(e, "power.grid_water_l_per_year"), kwh * site.waterLitresPerKwh.at(1)));
            QVERIFY(isNear(figure(e, "cost.average_energy_usd_per_year"), kwh * site.usdPerKwh.at(1)));
            QVERIFY(isNear(figure(e, "power.site_w"), figure(whole, "power.site_w"))); // as planned
            // an outage saves energy; what is bought stays bought
            QVERIFY(isNear(figure(e, "cost.energy_usd_per_year"), kwh * site.usdPerKwh.at(1)));
            for (const char *id : {"cost.compute_usd", "cost.network_usd", "cost.facility_usd"})
                QCOMPARE(figure(e, id), figure(whole, id));
        }
    }

    /// Two sites of which the first has a plant of its own, the year dispatched kilowatt by kilowatt of the average
    /// power, the plant first. No energy is lost or made up, and no plant gives more than it can.
    void ownPlantsRunFirst_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<double>("plant"); // of the first site's average power
        QTest::addColumn<QString>("also");
        for (const double plant : {0.0, 0.3, 0.999, 1.0, 1.2, 4.0}) {
            QTest::addRow("campus, %g", plant) << "gb200-nvl72-campus" << plant << "site.2.overhead=1.7";
            QTest::addRow("campus without the second, %g", plant) << "gb200-nvl72-campus" << plant << "wan.lost_site=2";
            QTest::addRow("as printed, %g", plant) << "nextgen-100t" << plant << "power.onsite_g_per_kwh=900";
        }
    }

    void ownPlantsRunFirst()
    {
        QFETCH(QString, example);
        QFETCH(double, plant);
        QFETCH(QString, also);
        std::vector<std::string> settings{"sites.count=2",           "site.1.share=0.6",   "site.2.share=0.4",
                                          "site.1.limit_w=9e9",      "site.2.limit_w=9e9", "site.1.usd_per_kwh=0.05",
                                          "site.2.usd_per_kwh=0.11", also.toStdString()};
        const auto name = example.toStdString();
        const auto without = evaluated(name, settings);
        const double load = figure(without, "power.average_it_w") /
            (figure(without, "power.it_w") * (1 - figure(without, "power.lost_share")));
        QVERIFY(load > 0.2 && load < 0.98);
        const double canGive = plant * load * without.power.sites[0].facility.si();
        settings.push_back("site.1.onsite_w=" + shortestDecimal(canGive));
        const auto e = evaluated(name, settings);
        QCOMPARE(figure(e, "power.average_w"), figure(without, "power.average_w"));
        const auto s = test::example(name, settings);
        const double most = figure(e, "power.average_w");
        double own = 0, grid = 0, kg = 0, litres = 0, usd = 0; // W, and per year
        for (std::size_t i = 0; i < 2; ++i) {
            const auto &site = e.power.sites[i];
            if (site.isLost)
                continue;
            const auto *authority = facts().grid.find(site.authority);
            const double needs = load * site.facility.si(), slice = needs / 20000;
            double left = i == 0 ? canGive : 0;
            for (int n = 0; n < 20000; ++n) {
                const double kwh = slice / 1000 * 8760, given = std::min(left, slice), part = given / slice;
                left -= given;
                own += given;
                grid += slice - given;
                kg += kwh * (part * s.power.onsiteGramsPerKwh + (1 - part) * authority->gramsCo2PerKwh) / 1000;
                litres += kwh * (part * s.power.onsiteLitresPerKwh + (1 - part) * *authority->waterLitresPerKwh);
                usd += kwh * (part * s.power.onsiteUsdPerKwh + (1 - part) * *s.sites[i].usdPerKwh);
            }
        }
        QVERIFY(isNear(own + grid, most, 1e-9));
        QVERIFY(isNear(figure(e, "power.average_own_w") + figure(e, "power.average_grid_w"), most));
        QVERIFY(isNear(figure(e, "power.average_own_w") + 1, own + 1, 1e-9));
        QVERIFY(figure(e, "power.average_own_w") <= canGive * (1 + 1e-12));
        QVERIFY(isNear(figure(e, "carbon.kg_per_year"), kg, 1e-9));
        QVERIFY(isNear(figure(e, "power.grid_water_l_per_year"), litres, 1e-9));
        QVERIFY(isNear(figure(e, "cost.average_energy_usd_per_year"), usd, 1e-9));
        QVERIFY(isNear(figure(e, "power.co2_g_per_kwh"), kg * 1e6 / (most * 8760), 1e-9));
    }

    /// Whole racks per site: 400, 350 and 250 MW at PUE 1.2 hold 2,525, 2,209 and 1,578 racks of 120 kW with a tenth
    /// more for network and storage: 6,312, one less than a single gigawatt.
    void wholeRacksPerSite()
    {
        const std::vector<std::string> gigawatt{"sizing.mode=power", "power.available_w=1e9", "power.overhead=1.2",
                                                "hardware.rack_power_w=132000"};
        auto settings = gigawatt;
        const auto one = evaluated("gb200-nvl72-campus", settings);
        QCOMPARE(figure(one, "site.racks"), 6313.0);
        QCOMPARE(figure(one, "site.gpus"), 454536.0);
        for (const char *more : {"sites.count=3", "site.1.share=0.4", "site.2.share=0.35", "site.3.share=0.25"})
            settings.emplace_back(more);
        const auto three = evaluated("gb200-nvl72-campus", settings);
        QCOMPARE(three.size.siteRacks, (std::vector<std::int64_t>{2525, 2209, 1578}));
        QCOMPARE(figure(three, "site.gpus"), 454464.0);
    }

    /// nextgen S2: 5 GW at 2.076 kW/m² are 2.41 km². Evaporation cannot take less water than its latent heat: 2.45
    /// MJ/kg are 1.5 litres per kWh, of which the catalogue's figure is a little more.
    void coolingByTechnology()
    {
        const std::vector<std::string> five{"sizing.mode=power", "power.available_w=5e9", "hardware.rack_power_w=1000",
                                            "power.overhead=1"};
        const auto dry = evaluated("nextgen-100t", five);
        QVERIFY(isNear(figure(dry, "power.cooling_area_m2"), 2.41e6, 1e-3));
        QCOMPARE(figure(dry, "power.water_l_per_year"), 0.0);
        auto wet = five;
        wet.emplace_back("power.cooling=evaporative");
        const auto towers = evaluated("nextgen-100t", wet);
        QVERIFY(figure(towers, "power.cooling_area_m2") < figure(dry, "power.cooling_area_m2"));
        const double kwh = figure(towers, "power.average_it_w") / 1000 * 8760;
        QVERIFY(figure(towers, "power.water_l_per_year") / kwh > 3.6e6 / 2.45e6);
        QVERIFY(figure(towers, "power.water_l_per_year") / kwh < 2);
        wet.emplace_back("power.water_l_per_kwh=0.36");
        QVERIFY(isNear(figure(evaluated("nextgen-100t", wet), "power.water_l_per_year"), 0.36 * kwh));
        wet.emplace_back("power.cooling_w_per_m2=50000");
        QVERIFY(isNear(figure(evaluated("nextgen-100t", wet), "power.cooling_area_m2"), 1e5));
    }

    /// Duties of every example are shares of a whole, and energy is average power over the step.
    void dutiesOfTheExamples()
    {
        for (const auto &name : exampleNames()) {
            const auto e = evaluated(name);
            if (!e.phases)
                continue;
            const auto &p = *e.phases;
            QVERIFY2(isNear(p.computeDuty + p.communicationDuty + p.idleDuty, 1), name.c_str());
            QVERIFY(p.idle <= p.averageIt && p.averageIt <= e.power.it);
            QVERIFY(p.load > 0 && p.load <= 1);
            QVERIFY(isNear(p.perStep.si(), figure(e, "power.average_w") * figure(e, "step.time_s")));
            QVERIFY(isNear(p.perRun.si(), figure(e, "power.energy_j_per_token") * e.tokens, 1e-6));
        }
    }
};

QTEST_APPLESS_MAIN(TestPowerPhases)
#include "tst_power_phases.moc"
