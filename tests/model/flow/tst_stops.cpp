// SPDX-License-Identifier: GPL-3.0-or-later
// Simulations that are asked to stop at any moment: they return, and what is half done is not handed out.
#include "model/flow/simulation.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

using Clock = std::chrono::steady_clock;

/// 8,192 hosts of 30 MB each.
SimulationInput tree(Transport transport)
{
    SimulationInput in;
    in.transport = transport;
    in.network.hosts = 8192;
    in.network.tiers = {{32, 16}, {16, 16}, {16, 0}};
    in.network.hostRate = 100e9;
    in.traffic.bytes = 30e6;
    return in;
}

SimulationInput with(SimulationInput in, void (*change)(SimulationInput &))
{
    change(in);
    return in;
}

void twoSites(SimulationInput &in)
{
    in.network.hosts = 2048;
    in.network.tiers.back().down = 4;
    in.network.sites = 2;
    in.network.wanRate = 1e12;
    in.traffic.pattern = Pattern::Ring;
    in.traffic.ring = 16;
    in.traffic.ringStep = 32;
    in.traffic.wanHosts = 64;
    in.traffic.wanBytes = 30e6;
}

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anywhere_data()
    {
        QTest::addColumn<SimulationInput>("input");
        const auto row = [](const char *name, const SimulationInput &input) { QTest::newRow(name) << input; };
        const auto apart = [](SimulationInput &in) { in.traffic.spread = 1e-3; };
        const auto dead = [](SimulationInput &in) { in.failures = *parseFailures("link 0.2.17, switch 0.3.5"); };
        const auto planes = [](SimulationInput &in) {
            in.network.planes = 2;
            in.failures = *parseFailures("link 0.2.17");
        };
        const auto crossed = [](SimulationInput &in) { in.traffic.pattern = Pattern::Tree; };
        row("ECMP", tree(Transport::Ecmp));
        row("ECMP, starts apart", with(tree(Transport::Ecmp), apart));
        row("ECMP, dead link", with(tree(Transport::Ecmp), dead));
        row("ECMP, planes", with(tree(Transport::Ecmp), planes));
        row("ECMP, tree", with(tree(Transport::Ecmp), crossed));
        row("ECMP, two sites", with(tree(Transport::Ecmp), twoSites));
        row("PFC", tree(Transport::EcmpPfc));
        row("PFC, starts apart", with(tree(Transport::EcmpPfc), apart));
        row("PFC, planes", with(tree(Transport::EcmpPfc), planes));
        row("PFC, tree", with(tree(Transport::EcmpPfc), crossed));
        row("sprayed, dead switch", with(tree(Transport::Spray), dead));
    }
    void anywhere()
    {
        QFETCH(SimulationInput, input);
        const auto begin = Clock::now();
        const auto whole = simulate(input);
        const auto duration = Clock::now() - begin;
        QVERIFY(whole.isSimulated());
        constexpr int stops = 16;
        int stopped = 0;
        for (int i = 0; i < stops; ++i) {
            std::stop_source source;
            SimulationResult result;
            if (i == 0) { // asked before it begins: no run is too short for that
                source.request_stop();
                result = simulate(input, {.stop = source.get_token()});
            } else {
                const std::jthread asks([&] {
                    std::this_thread::sleep_for(duration * i / stops);
                    source.request_stop();
                });
                result = simulate(input, {.stop = source.get_token()});
            }
            if (result.completion.max > 0 && result.wall > 0) // it was done before
                QCOMPARE(result.sorted, whole.sorted);
            else
                ++stopped;
        }
        qInfo("%d of %d stopped on the way", stopped, stops);
        QVERIFY(stopped > 0);
    }
};

QTEST_APPLESS_MAIN(TestStops)
#include "tst_stops.moc"
