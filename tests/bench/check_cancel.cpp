// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a simulation returns once it is asked to stop: the largest cases, asked at times spread at random over their
// whole duration. `check_cancel [STOPS A CASE] [START OF A NAME]`: prints of every case how long it runs and how long
// after the question it returned: in the middle, 9 of 10, at most, and how much CPU time of its own that was. Aimed
// at: 100 ms.
#include "model/flow/simulation.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>
#include <vector>

#include <pthread.h>
#include <time.h>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

using Clock = std::chrono::steady_clock;

/// CPU time of a thread, s: what a stop takes on a machine that does nothing else.
double cpuTime(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

SimulationInput tree(std::uint32_t pods, std::uint32_t leaves, std::uint32_t hosts, Transport transport)
{
    SimulationInput in;
    in.transport = transport;
    in.network.hosts = pods * leaves * hosts;
    in.network.tiers = {{hosts, hosts}, {leaves, leaves}, {pods, 0}};
    in.network.hostRate = 100e9;
    in.traffic.bytes = 30e6;
    return in;
}

/// Starts apart make all completions different, as sizes would.
SimulationInput apart(SimulationInput in)
{
    in.traffic.spread = 1e-2;
    return in;
}

SimulationInput with(Pattern pattern, SimulationInput in)
{
    in.traffic.pattern = pattern;
    return in;
}

SimulationInput planes(std::uint32_t count, SimulationInput in)
{
    in.network.planes = count;
    return in;
}

SimulationInput alike(SimulationInput in)
{
    in.traffic.wanFirst = false;
    return in;
}

SimulationInput sites(std::uint32_t count, SimulationInput in)
{
    in.network.sites = count;
    in.network.wanRate = 1e13;
    in.wanDelay = 10e-3;
    in.traffic.wanHosts = in.network.hosts / 64;
    in.traffic.wanBytes = 30e6;
    return in;
}

SimulationInput rails(SimulationInput in)
{
    in.network.domain = 64;
    in.network.railOnly = true;
    in.network.attachment = Attachment::CrossRack;
    in.network.scaleUpRate = 900e9;
    in.network.tiers = {{32, 32}, {32, 32}, {13, 0}};
    return in;
}

SimulationInput groups(std::uint32_t size, std::uint32_t step, SimulationInput in)
{
    in.traffic.ring = size;
    in.traffic.ringStep = step;
    return in;
}

SimulationInput hashed(SimulationInput in)
{
    in.spraying = Spraying::Hashed;
    return in;
}

SimulationInput without(const char *failures, SimulationInput in)
{
    in.failures = *parseFailures(failures);
    return in;
}

struct Case {
    const char *name;
    SimulationInput input;
};

void check(const Case &c, int stops)
{
    const auto begin = Clock::now();
    const auto result = simulate(c.input);
    const double whole = since(begin);
    if (!result.isSimulated()) {
        std::printf("%-32s is not simulated: %s\n", c.name,
                    result.problems.empty() ? "" : result.problems.front().message.c_str());
        return;
    }
    std::vector<double> latency, worked;
    clockid_t here{};
    pthread_getcpuclockid(pthread_self(), &here);
    for (int i = 0; i < stops; ++i) {
        const double within = static_cast<double>(mixed(1, static_cast<std::uint64_t>(i)) >> 11) * 0x1p-53;
        const double at = whole * (i + within) / stops;
        std::stop_source source;
        Clock::time_point asked, returned;
        double workedAfter = 0;
        double workedBefore = 0;
        bool hasAsked = false;
        {
            const std::jthread asks([&](const std::stop_token &over) {
                const auto until = Clock::now() + std::chrono::duration<double>(at);
                while (Clock::now() < until && !over.stop_requested())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                asked = Clock::now();
                workedBefore = cpuTime(here);
                hasAsked = !over.stop_requested();
                source.request_stop();
            });
            simulate(c.input, {.stop = source.get_token()});
            returned = Clock::now();
            workedAfter = cpuTime(here);
        }
        if (!hasAsked)
            continue; // it was done before
        latency.push_back(std::chrono::duration<double>(returned - asked).count());
        worked.push_back(workedAfter - workedBefore);
        if (worked.back() > 0.1)
            std::printf("    asked at %.2f of %.2f s: %.0f ms, %.0f of work\n", at, whole, 1e3 * latency.back(),
                        1e3 * worked.back());
    }
    std::sort(latency.begin(), latency.end());
    std::sort(worked.begin(), worked.end());
    if (latency.empty())
        return;
    const auto n = latency.size();
    std::printf("%-30s %6.2f s, %zu stops: median %5.1f  p90 %5.1f  most %5.1f ms; of work %5.1f  %5.1f  %5.1f ms\n",
                c.name, whole, n, 1e3 * latency[n / 2], 1e3 * latency[n * 9 / 10], 1e3 * latency.back(),
                1e3 * worked[n / 2], 1e3 * worked[n * 9 / 10], 1e3 * worked.back());
    std::fflush(stdout);
}

} // namespace

int main(int count, char **arguments)
{
    const int stops = count > 1 ? std::atoi(arguments[1]) : 30;
    const std::string_view only = count > 2 ? arguments[2] : "";
    using enum Transport;
    const Case cases[] = {
        {"803k ECMP, starts apart", apart(tree(196, 64, 64, Ecmp))},
        {"803k ECMP, together", tree(196, 64, 64, Ecmp)},
        {"803k ECMP, four planes", planes(4, tree(196, 64, 64, Ecmp))},
        {"803k ECMP, tree", with(Pattern::Tree, tree(196, 64, 64, Ecmp))},
        {"803k ECMP, incast", with(Pattern::Incast, tree(196, 64, 64, Ecmp))},
        {"803k ECMP, gradient rings", groups(64, 64, with(Pattern::Ring, tree(196, 64, 64, Ecmp)))},
        {"803k ECMP, dead links", without("link 0.2.17, link 0.3.3", tree(196, 64, 64, Ecmp))},
        {"803k ECMP, four planes, dead", without("link 0.2.17, plane 2", planes(4, tree(196, 64, 64, Ecmp)))},
        {"803k ECMP, rails only", rails(tree(196, 64, 64, Ecmp))},
        {"803k ECMP, four sites", groups(64, 64, with(Pattern::Ring, sites(4, tree(49, 64, 64, Ecmp))))},
        {"803k sprayed", tree(196, 64, 64, Spray)},
        {"803k sprayed, dead switch", without("switch 0.2.17", tree(196, 64, 64, Spray))},
        {"803k sprayed, four sites", groups(64, 64, with(Pattern::Ring, sites(4, tree(49, 64, 64, Spray))))},
        {"803k all-to-all sprayed", with(Pattern::AllToAll, tree(196, 64, 64, Spray))},
        {"all-to-all 4,096 hashed", with(Pattern::AllToAll, tree(4, 32, 32, Ecmp))},
        {"all-to-all groups, sprayed", groups(256, 64, with(Pattern::AllToAll, tree(4, 64, 64, Spray)))},
        {"803k all-to-all groups, sprayed", groups(64, 64, with(Pattern::AllToAll, tree(196, 64, 64, Spray)))},
        {"all-to-all 4,096 sprayed by hash", hashed(with(Pattern::AllToAll, tree(4, 32, 32, Spray)))},
        {"all-to-all 1,024 ECMP + PFC", with(Pattern::AllToAll, tree(1, 32, 32, EcmpPfc))},
        {"16k ECMP + PFC", tree(16, 32, 32, EcmpPfc)},
        {"16k ECMP + PFC, incast", with(Pattern::Incast, tree(16, 32, 32, EcmpPfc))},
        {"16k ECMP + PFC, two sites", alike(groups(32, 32, with(Pattern::Ring, sites(2, tree(8, 32, 32, EcmpPfc)))))},
        {"16k ECMP + PFC, dead link", without("link 0.2.17", tree(16, 32, 32, EcmpPfc))},
        {"131k ECMP + PFC, starts apart", apart(tree(32, 64, 64, EcmpPfc))},
        {"131k ECMP + PFC, tree", with(Pattern::Tree, tree(32, 64, 64, EcmpPfc))},
        {"803k ECMP + PFC", tree(196, 64, 64, EcmpPfc)},
        {"803k ECMP + PFC, tree", with(Pattern::Tree, tree(196, 64, 64, EcmpPfc))},
        {"803k ECMP + PFC, four planes", planes(4, tree(196, 64, 64, EcmpPfc))},
        {"803k ECMP + PFC, starts apart", apart(tree(196, 64, 64, EcmpPfc))}};
    for (const auto &c : cases) {
        if (std::string_view(c.name).starts_with(only))
            check(c, stops);
    }
}
