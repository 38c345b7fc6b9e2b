// SPDX-License-Identifier: GPL-3.0-or-later
// How fast flows are simulated: random permutations on full three-tier fat trees, one hashed path each. The label says
// what is aimed at; SimGrid stands beside it, solving the same flows.
#include "model/flow/backpressure.h"
#include "model/flow/network.h"

#ifdef GIGASITE_SIMGRID
#include "tests/model/flow/simgrid_run.h"
#endif

#include <benchmark/benchmark.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <functional>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

struct Tree {
    std::uint32_t pods, leaves, hosts; ///< leaves a pod, hosts a leaf; as many ports up as down
};
constexpr Tree tree1k{16, 8, 8}, tree16k{16, 32, 32}, tree131k{64, 32, 64}, tree803k{196, 64, 64};

enum class Sizes { Equal, Different };

FlowSet permutation(const Tree &tree, Sizes sizes)
{
    const Network network({.hosts = tree.pods * tree.leaves * tree.hosts,
                           .tiers = {{tree.hosts, tree.hosts}, {tree.leaves, tree.leaves}, {tree.pods, 0}},
                           .hostRate = 100e9});
    auto traffic = synthetic(Pattern::Permutation, network.hostCount(), 30e6, 1);
    if (sizes == Sizes::Different) { // exponential
        for (std::size_t i = 0; i < traffic.size(); ++i)
            traffic[i].bytes *= 1e-3 - std::log((static_cast<double>(mixed(7, i) >> 11) + 0.5) * 0x1p-53);
    }
    return network.hashed(traffic, {});
}

/// Flows of the plane with most of them, over the links of the whole.
FlowSet onePlane(const FlowSet &all)
{
    const auto parts = independentParts(all);
    std::size_t largest = 0;
    for (std::size_t p = 1; p < parts.size(); ++p)
        largest = parts[p].size() > parts[largest].size() ? p : largest;
    FlowSet plane;
    plane.capacity = all.capacity;
    for (const auto f : parts[largest])
        plane.add(all.path(f), all.bytes[f]);
    plane.part.assign(plane.size(), 0);
    return plane;
}

void maxMin(benchmark::State &state, const Tree &tree, Sizes sizes, const char *target)
{
    const auto flows = permutation(tree, sizes);
    std::size_t solves = 0;
    for (auto _ : state)
        solves = maxMinCompletions(flows, {.threads = static_cast<int>(state.range(0))}).solves;
    state.counters["flows"] = static_cast<double>(flows.size());
    state.counters["solves"] = static_cast<double>(solves);
    state.SetLabel(target);
}

void backpressure(benchmark::State &state, const Tree &tree, bool wholeTree, const char *target)
{
    auto flows = permutation(tree, Sizes::Equal);
    if (!wholeTree)
        flows = onePlane(flows);
    for (auto _ : state)
        benchmark::DoNotOptimize(backpressureCompletions(flows, {}, {.threads = static_cast<int>(state.range(0))}));
    state.counters["flows"] = static_cast<double>(flows.size());
    state.SetLabel(target);
}

/// What `work` returns in a process of its own.
double inChild(const std::function<double()> &work)
{
    int ends[2];
    if (pipe(ends) != 0)
        return NAN;
    const auto child = fork();
    if (child == 0) {
        const double result = work();
        _exit(write(ends[1], &result, sizeof result) == sizeof result ? 0 : 1);
    }
    close(ends[1]);
    double result = NAN;
    if (child < 0 || read(ends[0], &result, sizeof result) != sizeof result)
        result = NAN;
    close(ends[0]);
    if (child > 0)
        waitpid(child, nullptr, 0);
    return result;
}

#ifdef GIGASITE_SIMGRID
/// Without building the platform; once a process, for SimGrid keeps global state.
void simGrid(benchmark::State &state, const Tree &tree, Sizes sizes)
{
    const auto flows = permutation(tree, sizes);
    for (auto _ : state)
        state.SetIterationTime(inChild([&] { return oracle::simGridCompletions(flows).wall; }));
    state.counters["flows"] = static_cast<double>(flows.size());
}
#endif

/// MB a process of its own needs at most to make the flows and simulate them.
void printMemory(const char *what, const std::function<void()> &work)
{
    const double megabytes = inChild([&] {
        work();
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        return static_cast<double>(usage.ru_maxrss) / 1024;
    });
    std::printf("peak memory, 802,816 flows, %s: %.0f MiB (target 250 MB)\n", what, megabytes);
}

} // namespace

#define FLOW_BENCHMARK(function, name, ...)                                                                            \
    BENCHMARK_CAPTURE(function, name, __VA_ARGS__)->Unit(benchmark::kMillisecond)->ArgName("threads")->UseRealTime()

FLOW_BENCHMARK(maxMin, equal_1k, tree1k, Sizes::Equal, "target 0.5 ms")->Arg(1);
FLOW_BENCHMARK(maxMin, equal_16k, tree16k, Sizes::Equal, "target 10 ms")->Arg(1);
FLOW_BENCHMARK(maxMin, equal_131k, tree131k, Sizes::Equal, "target 100 ms")->Arg(1);
FLOW_BENCHMARK(maxMin, equal_803k, tree803k, Sizes::Equal, "target 800 ms")->Arg(1)->Arg(2)->Iterations(3);
FLOW_BENCHMARK(maxMin, different_1k, tree1k, Sizes::Different, "")->Arg(1);
FLOW_BENCHMARK(maxMin, different_16k, tree16k, Sizes::Different, "target 20 ms")->Arg(1);
FLOW_BENCHMARK(maxMin, different_131k, tree131k, Sizes::Different, "")->Arg(1);
FLOW_BENCHMARK(maxMin, different_803k, tree803k, Sizes::Different, "target 3 s")->Arg(1)->Arg(2)->Iterations(2);
FLOW_BENCHMARK(backpressure, 1k, tree1k, true, "target 10 ms")->Arg(1);
FLOW_BENCHMARK(backpressure, 16k, tree16k, true, "target 200 ms")->Arg(1);
FLOW_BENCHMARK(backpressure, plane_of_803k, tree803k, false, "target 100 ms")->Arg(1);
FLOW_BENCHMARK(backpressure, 803k, tree803k, true, "target 5 s on two threads")->Arg(1)->Arg(2)->Iterations(1);

#ifdef GIGASITE_SIMGRID
#define SIMGRID_BENCHMARK(name, ...)                                                                                   \
    BENCHMARK_CAPTURE(simGrid, name, __VA_ARGS__)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1)

SIMGRID_BENCHMARK(equal_1k, tree1k, Sizes::Equal);
SIMGRID_BENCHMARK(different_1k, tree1k, Sizes::Different);
SIMGRID_BENCHMARK(equal_16k, tree16k, Sizes::Equal);
SIMGRID_BENCHMARK(different_16k, tree16k, Sizes::Different);
#endif

int main(int argc, char **argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    printMemory("max-min, equal sizes", [] { maxMinCompletions(permutation(tree803k, Sizes::Equal)); });
    printMemory("max-min, different sizes", [] { maxMinCompletions(permutation(tree803k, Sizes::Different)); });
    printMemory("backpressure, one plane",
                [] { backpressureCompletions(onePlane(permutation(tree803k, Sizes::Equal))); });
    std::fflush(stdout);
    benchmark::RunSpecifiedBenchmarks();
}
