// SPDX-License-Identifier: GPL-3.0-or-later
// Splits with the nearest places, against trying all sets of places.
#undef slots // Qt's word; here it is a name
#include "model/site/split_search.h"
#include "tests/model/example.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <random>

using namespace gigasite;
using namespace gigasite::test;

namespace {

constexpr double demand = 10e9;

/// Counties of five authorities, some of which the demand finds too weak, on a patch of 8 by 8 degrees.
SearchSpace anySpace(std::mt19937 &random, int counties, int kept, int authorities = 5)
{
    const auto draw = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    SearchSpace space{.apart = 100e3};
    space.ofGroup.resize(authorities);
    for (int i = 0; i < authorities; ++i)
        space.headroom.push_back(draw(2e9, 9e9));
    for (int i = 0; i < counties; ++i) {
        Slot slot{.lat = draw(35, 43), .lon = draw(-90, -82), .authority = i % authorities, .node = i};
        slot.most = draw(1e9, 6e9);
        space.ofGroup[static_cast<std::size_t>(slot.authority)].push_back(i);
        space.slots.push_back(slot);
    }
    for (auto &group : space.ofGroup) {
        std::stable_sort(group.begin(), group.end(), [&](int a, int b) {
            return space.slots[static_cast<std::size_t>(a)].most > space.slots[static_cast<std::size_t>(b)].most;
        });
    }
    for (int i = 0; i < kept; ++i)
        space.kept.push_back({.lat = draw(35, 43), .lon = draw(-90, -82), .most = draw(1e9, 4e9)});
    return space;
}

/// Calls `visit` with every set of places that stand apart, those that stay among them.
void eachSet(const SearchSpace &space, int count, const std::function<void(const std::vector<const Slot *> &)> &visit)
{
    std::vector<const Slot *> places;
    for (const auto &slot : space.kept)
        places.push_back(&slot);
    const auto wanted = places.size() + static_cast<std::size_t>(count);
    std::function<void(std::size_t)> descend = [&](std::size_t from) {
        if (places.size() == wanted)
            return visit(places);
        for (auto i = from; i < space.slots.size(); ++i) {
            const auto &slot = space.slots[i];
            const bool isApart = std::all_of(places.begin(), places.end(), [&](const Slot *other) {
                return other->node < 0 ||
                    greatCircle(slot.lat, slot.lon, other->lat, other->lon) >= Metres(space.apart);
            });
            if (!isApart)
                continue;
            places.push_back(&slot);
            descend(i + 1);
            places.pop_back();
        }
    };
    descend(0);
}

/// Least distance of the two farthest places, by authorities.
std::map<std::vector<int>, double> byTryingAll(const SearchSpace &space, const ShareQuestion &question, int count)
{
    std::map<std::vector<int>, double> best;
    eachSet(space, count, [&](const std::vector<const Slot *> &places) {
        std::vector<int> key;
        for (auto i = space.kept.size(); i < places.size(); ++i)
            key.push_back(places[i]->authority);
        std::sort(key.begin(), key.end());
        const double farthest = farthestOf(places);
        const auto known = best.find(key);
        if ((known == best.end() || farthest < known->second) && shareDemand(places, question))
            best[key] = farthest;
    });
    return best;
}

} // namespace

class TestNearSplits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The ten shortest, of one to four places beside none to two that stay: exactly those of trying all.
    void nearestByTryingAll()
    {
        std::mt19937 random(11);
        int compared = 0;
        for (int round = 0; round < 12; ++round) {
            for (int count = 1; count <= 4; ++count) {
                const int kept = count < 3 ? round % 3 : 0;
                const auto space = anySpace(random, count == 4 ? 30 : 45, kept);
                const ShareQuestion question{demand, 0.02 * demand, SitesObjective::Rtt, space.headroom};
                std::vector<double> expected;
                for (const auto &[key, farthest] : byTryingAll(space, question, count))
                    expected.push_back(farthest);
                std::sort(expected.begin(), expected.end());
                const auto found = bestByDistance(space, question, count, 10);
                QCOMPARE(found.size(), std::min(expected.size(), std::size_t(10)));
                for (std::size_t i = 0; i < found.size(); ++i) {
                    QVERIFY2(std::abs(found[i].farthest - expected[i]) < 1,
                             qPrintable(QString("round %1, %2 places: %3 m, not %4 m")
                                            .arg(round)
                                            .arg(count)
                                            .arg(found[i].farthest)
                                            .arg(expected[i])));
                    ++compared;
                }
            }
        }
        QVERIFY2(compared > 150, qPrintable(QString::number(compared)));
    }

    /// By cost and by margin: more counties to an authority than are looked at, against trying all.
    void sharesByTryingAll()
    {
        std::mt19937 random(12);
        int compared = 0, worse = 0;
        for (int round = 0; round < 40; ++round) {
            for (int count = 1; count <= 3; ++count) {
                auto space = anySpace(random, 90, 0, 2);
                space.apart = round % 2 == 0 ? 100e3 : 300e3;
                for (auto &headroom : space.headroom)
                    headroom *= round % 4 < 2 ? 1 : 3;
                for (auto &slot : space.slots)
                    slot.usdPerKwh = slot.authority == 0 ? 0.05 : 0.07;
                for (const auto objective : {SitesObjective::Cost, SitesObjective::Margin}) {
                    const ShareQuestion question{(round % 3 == 0 ? 3e9 : 5e9) * count, 0.3e9, objective,
                                                 space.headroom};
                    double best = std::numeric_limits<double>::infinity();
                    eachSet(space, count, [&](const std::vector<const Slot *> &places) {
                        if (const auto shared = shareDemand(places, question))
                            best = std::min(best, isPriced(objective) ? shared->objective : -shared->margin);
                    });
                    const auto found = bestByShares(space, question, count, 10);
                    QCOMPARE(found.empty(), !std::isfinite(best));
                    if (found.empty())
                        continue;
                    ++compared;
                    const auto &shared = found.front().shared;
                    const double value = isPriced(objective) ? shared.objective : -shared.margin;
                    worse += value > best + 1e-6 * std::abs(best) ? 1 : 0;
                }
            }
        }
        qInfo("%d compared, %d worse", compared, worse);
        QVERIFY(compared > 100);
        QCOMPARE(worse, 0);
    }

    /// Over all of the country, from what any place hosts to what none do: under a second.
    void inTime()
    {
        qint64 slowest = 0;
        double atGigawatts = 0;
        for (const double gigawatts :
             {0.3, 5.0, 15.0, 20.0, 25.0, 30.0, 34.0, 37.0, 40.0, 42.0, 44.0, 46.0, 47.0, 60.0}) {
            for (int count = 2; count <= 4; ++count) {
                SitesQuery query{.count = count, .demand = Watts(gigawatts * 1e9), .objective = SitesObjective::Rtt};
                QElapsedTimer timer;
                timer.start();
                const auto answer = gigasite::bestSites(facts().siting, query);
                if (timer.elapsed() > slowest) {
                    slowest = timer.elapsed();
                    atGigawatts = gigawatts;
                }
                QVERIFY(answer.splits.empty() == (answer.most < query.demand));
            }
        }
        qInfo("slowest: %lld ms at %g GW", slowest, atGigawatts);
        QVERIFY(slowest < 3000); // a tenth of that where nothing else runs
    }
};

QTEST_APPLESS_MAIN(TestNearSplits)
#include "tst_near_splits.moc"
