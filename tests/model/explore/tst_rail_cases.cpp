// SPDX-License-Identifier: GPL-3.0-or-later
// The models of the rail-only paper at 32,768 GPUs: what it prints of them, and what must hold of any traffic.
#include "model/explore/rail_cases.h"
#include "tests/model/example.h"

using namespace gigasite;

class TestRailCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Fig 5 prints 1.06 for the least gain and 1.88 for the largest; eq. 1 and 3, worked by hand from Table 1, give
    // 1.0696 and 1.8985, and 1.567, 1.567 and 1.348 in between.
    void gains()
    {
        const auto cases = paperRailCases(test::facts());
        QCOMPARE(cases.size(), std::size_t(5));
        const double times[][2] = {{1.5720401, 1.4697912},
                                   {0.2825430, 0.1802941},
                                   {0.6652967, 0.3504396},
                                   {0.8698565, 0.5549994},
                                   {1.2184942, 0.9036371}};
        double least = 1e9, most = 0;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            QCOMPARE(cases[i].rail.in.gpus, 32768.0);
            QCOMPARE(cases[i].rail.in.domain, 256.0);
            const double gain = anyToAnyGain(cases[i].rail), worked = times[i][0] / times[i][1];
            QVERIFY2(std::abs(gain / worked - 1) < 2e-3, cases[i].name.c_str());
            least = std::min(least, gain);
            most = std::max(most, gain);
            if (cases[i].printedGain)
                QVERIFY(std::abs(gain / *cases[i].printedGain - 1) < 0.015);
        }
        QVERIFY(std::abs(least / 1.06 - 1) < 0.015 && std::abs(most / 1.88 - 1) < 0.015);
    }

    // S2.2: over 99 % of pairs are silent, under 0.25 % exchange in a domain, over 90 % of bytes stay there.
    void trafficClasses()
    {
        int printed = 0;
        for (const auto &c : paperRailCases(test::facts())) {
            const auto &r = c.rail;
            QVERIFY(r.quietPairs > 0.99 && r.domainPairs < 0.0025 && r.domainVolume > 0.9);
            QVERIFY(std::abs(r.quietPairs + r.domainPairs + acrossPairs(r) - 1) < 1e-12);
            // of a GPU's 32,767 partners 127 hold the same place in the other domains
            QVERIFY(std::abs(acrossPairs(r) * 32767 - 127) < 1e-6);
            if (!c.printedDomainPairs)
                continue;
            ++printed;
            QCOMPARE(*c.printedDomainPairs, 0.0025);
            QCOMPARE(*c.printedDomainVolume, 0.9);
        }
        QCOMPARE(printed, 3);
    }
};

QTEST_APPLESS_MAIN(TestRailCases)
#include "tst_rail_cases.moc"
