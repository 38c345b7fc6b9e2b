// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest way through places against all orders there are.
#include "model/site/shortest_way.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace gigasite;

namespace {

using Distances = std::vector<std::vector<Metres>>;

/// Places on a plane.
Distances anyPlaces(std::mt19937 &random, std::size_t count)
{
    std::uniform_real_distribution<double> draw(0, 4e6); // m
    std::vector<std::pair<double, double>> places;
    for (std::size_t i = 0; i < count; ++i)
        places.emplace_back(draw(random), draw(random));
    Distances metres(count, std::vector<Metres>(count));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j)
            metres[i][j] = Metres(std::hypot(places[i].first - places[j].first, places[i].second - places[j].second));
    }
    return metres;
}

/// Summed here, of every order that std::next_permutation makes.
double shortestOfAll(const Distances &metres, bool isClosed)
{
    std::vector<std::size_t> order(metres.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    double least = 1e300;
    do {
        double length = 0;
        for (std::size_t i = 0; i + (isClosed ? 0 : 1) < order.size(); ++i)
            length += metres[order[i]][order[(i + 1) % order.size()]].si();
        least = std::min(least, length);
    } while (std::next_permutation(order.begin(), order.end()));
    return least;
}

} // namespace

class TestShortestWay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofAllOrders()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            const auto metres = anyPlaces(random, static_cast<std::size_t>(2 + i % 6));
            for (const auto way : {Way::Ring, Way::Chain}) {
                const auto order = shortestWay(metres, way);
                auto sorted = order;
                std::sort(sorted.begin(), sorted.end());
                for (std::size_t place = 0; place < sorted.size(); ++place)
                    QCOMPARE(sorted[place], place); // each once
                QVERIFY(way == Way::Chain || order.front() == 0);
                const double least = shortestOfAll(metres, way == Way::Ring);
                QVERIFY(std::abs(lengthOf(metres, order, way).si() - least) <= 1e-8 * least);
            }
        }
    }

    /// Of orders that are as long, the one they come in stands: of three places there is one ring, and places that are
    /// all one are in no other order than theirs.
    void equalsStayAsTheyAre()
    {
        std::mt19937 random(8);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(shortestWay(anyPlaces(random, 3), Way::Ring), (std::vector<std::size_t>{0, 1, 2}));
        const Distances same(5, std::vector<Metres>(5));
        QCOMPARE(shortestWay(same, Way::Chain), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
        QVERIFY(shortestWay({}, Way::Chain).empty() && shortestWay({}, Way::Ring).empty());
    }

    /// Eight places, as many as a scenario has, a thousand times.
    void inNoTime()
    {
        std::mt19937 random(9);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(shortestWay(anyPlaces(random, 8), Way::Chain).size(), std::size_t(8));
        QVERIFY(timer.elapsed() < 10000);
    }
};

QTEST_APPLESS_MAIN(TestShortestWay)
#include "tst_shortest_way.moc"
