// SPDX-License-Identifier: GPL-3.0-or-later
// Water that power plants consume, against published totals.
#include "model/evaluate/explain.h"
#include "model/site/grid_prices.h"
#include "model/site/grid_water.h"
#include "tests/model/example.h"

#include <algorithm>

using namespace gigasite;
using namespace gigasite::test;

namespace {

const WaterFactor &factorOf(const std::string &fuel)
{
    static const auto all = waterFactors();
    return *std::find_if(all.begin(), all.end(), [&](const WaterFactor &each) { return each.fuel == fuel; });
}

struct Country {
    double mw = 0, litres = 0; ///< MW at the average of a year, and times l/kWh
    double steamMw = 0; ///< of plants that condense steam
};

Country country()
{
    Country all;
    for (const auto &plant : facts().grid.plants) {
        const auto &factor = factorOf(plant.fuel);
        const double mw = plant.mw * factor.capacityFactor;
        all.mw += mw;
        all.litres += mw * factor.litresPerKwh;
        all.steamMw += factor.litresPerKwh > 0.5 ? mw : 0;
    }
    return all;
}

double waterAt(const char *code)
{
    return facts().grid.find(code)->waterLitresPerKwh.value_or(-1);
}

} // namespace

class TestGridWater : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The reviews' order: steam of nuclear and coal about 2.5 l/kWh, of combined cycles 0.8, wind nothing.
    void factorsOfFuels()
    {
        for (const auto &plant : facts().grid.plants) {
            const auto all = waterFactors();
            QVERIFY2(std::any_of(all.begin(), all.end(), [&](const auto &f) { return f.fuel == plant.fuel; }),
                     plant.fuel.c_str());
        }
        QVERIFY(qAbs(factorOf("nuclear").litresPerKwh - 2.54) < 0.01);
        QVERIFY(qAbs(factorOf("coal").litresPerKwh - 2.60) < 0.01);
        QVERIFY(qAbs(factorOf("gas_cc").litresPerKwh - 0.78) < 0.01);
        QCOMPARE(factorOf("wind").litresPerKwh, 0.0);
        QCOMPARE(factorOf("hydro").litresPerKwh, 0.0);
        QVERIFY(qAbs(factorOf("hydro").reservoirLitresPerKwh - 17.0) < 0.01);
    }

    /// Plants and capacity factors must come to what the country generates, 4,178 TWh in 2023 (EIA); and its steam
    /// plants to less than the 0.47 gal/kWh (1.8 l/kWh) of Torcellini et al. 2003, when more of them burned coal.
    void theCountryAsAWhole()
    {
        const auto all = country();
        const double terawattHours = all.mw * 8760 / 1e6;
        QVERIFY2(terawattHours > 3900 && terawattHours < 4500, qPrintable(QString::number(terawattHours)));
        const double ofSteam = all.litres / all.steamMw;
        QVERIFY2(ofSteam > 1.2 && ofSteam < 1.8, qPrintable(QString::number(ofSteam)));
        QVERIFY(qAbs(all.litres / all.mw - averageLitresPerKwh) < 0.05); // what stands in abroad
    }

    /// Public utilities of the Columbia river have dams alone; Texas has gas, wind and sun; the Carolinas nuclear
    /// power.
    void authoritiesByTheirFuel()
    {
        for (const char *code : {"CHPD", "GCPD", "DOPD"}) {
            QCOMPARE(waterAt(code), 0.0);
            QVERIFY(qAbs(facts().grid.find(code)->reservoirLitresPerKwh.value_or(0) - 17.0) < 0.01);
        }
        QVERIFY(waterAt("BPAT") < waterAt("CISO"));
        QVERIFY(waterAt("CISO") < waterAt("ERCO"));
        QVERIFY(waterAt("ERCO") < waterAt("PJM"));
        QVERIFY(waterAt("PJM") < waterAt("DUK"));
        for (const auto &authority : facts().grid.authorities)
            QVERIFY(authority.waterLitresPerKwh.value_or(0) <= factorOf("gas_st").litresPerKwh);
        QVERIFY(!facts().grid.find("HST")->waterLitresPerKwh); // no plant of 100 MW: not known, rather than none
    }

    /// Two sites: the mean by what they draw; a year's water is that of the facility's energy.
    void ofAScenario()
    {
        const auto e = evaluated("nextgen-100t", {"site.1.share=0.7", "site.2.share=0.3"});
        QVERIFY(qAbs(figure(e, "power.grid_water_l_per_kwh") - (0.7 * waterAt("PJM") + 0.3 * waterAt("SRP"))) < 1e-3);
        const double kwh = figure(e, "power.average_w") / 1e3 * 8760;
        const double litres = kwh * figure(e, "power.grid_water_l_per_kwh");
        QVERIFY(qAbs(figure(e, "power.grid_water_l_per_year") / litres - 1) < 1e-9);
        const auto paris = evaluated("gb200-nvl72-campus", {"site.1.lat=48.85", "site.1.lon=2.35"});
        QCOMPARE(figure(paris, "power.grid_water_l_per_kwh"), averageLitresPerKwh);
        const auto told = explain(example("nextgen-100t"), e, facts(), "power.grid_water_l_per_kwh");
        QCOMPARE(told->catalog.size(), std::size_t(2));
        QVERIFY(told->catalog.front().source.find("Macknick") != std::string::npos);
        QCOMPARE(told->catalog.front().tier, 'C');
    }
};

QTEST_APPLESS_MAIN(TestGridWater)
#include "tst_grid_water.moc"
