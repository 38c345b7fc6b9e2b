// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a simulation returns once it is asked to stop: the largest cases, asked at random times of their whole
// duration. `check_cancel [STOPS A CASE]`: prints of every case how long it runs and how long after the question it
// returned: in the middle, 9 of 10, at most, and how much CPU time that was. Aimed at: 100 ms.
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

SimulationInput allToAll(SimulationInput in)
{
    in.traffic.pattern = Pattern::AllToAll;
    return in;
}

struct Case {
    const char *name;
    SimulationInput input;
};

void check(const Case &c, int stops)
{
    const auto begin = Clock::now();
    simulate(c.input);
    const double whole = since(begin);
    std::vector<double> latency, worked;
    clockid_t here{};
    pthread_getcpuclockid(pthread_self(), &here);
    for (int i = 0; i < stops; ++i) {
        const double at = whole * static_cast<double>(mixed(1, static_cast<std::uint64_t>(i)) >> 11) * 0x1p-53;
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
    std::printf("%-28s %6.2f s, %zu stops: median %5.1f  p90 %5.1f  most %5.1f ms; of work %5.1f  %5.1f  %5.1f ms\n",
                c.name, whole, n, 1e3 * latency[n / 2], 1e3 * latency[n * 9 / 10], 1e3 * latency.back(),
                1e3 * worked[n / 2], 1e3 * worked[n * 9 / 10], 1e3 * worked.back());
    std::fflush(stdout);
}

} // namespace

int main(int count, char **arguments)
{
    const int stops = count > 1 ? std::atoi(arguments[1]) : 30;
    const std::string_view only = count > 2 ? arguments[2] : "";
    const Case cases[] = {{"803k ECMP, starts apart", apart(tree(196, 64, 64, Transport::Ecmp))},
                          {"803k ECMP, together", tree(196, 64, 64, Transport::Ecmp)},
                          {"803k sprayed", tree(196, 64, 64, Transport::Spray)},
                          {"16k ECMP + PFC", tree(16, 32, 32, Transport::EcmpPfc)},
                          {"all-to-all 4,096 hashed", allToAll(tree(4, 32, 32, Transport::Ecmp))},
                          {"all-to-all 1,024 ECMP + PFC", allToAll(tree(1, 32, 32, Transport::EcmpPfc))}};
    for (const auto &c : cases) {
        if (std::string_view(c.name).starts_with(only))
            check(c, stops);
    }
}
