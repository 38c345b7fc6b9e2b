// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the engine answers.
#include "model/evaluate/evaluate.h"
#include "model/report/result_json.h"
#include "model/scenario/scenario_io.h"

#include <benchmark/benchmark.h>

using namespace gigasite;

namespace {

void evaluateExample(benchmark::State &state, const char *name)
{
    const auto facts = *Facts::builtIn();
    const auto scenario = readScenario(exampleText(name))->scenario;
    Evaluator evaluator(facts);
    benchmark::DoNotOptimize(evaluator(scenario)); // the network estimate is kept
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluator(scenario));
    state.counters["evaluations/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

void readFacts(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(Facts::builtIn());
}

void readAndWriteScenario(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(writeScenario(readScenario(exampleText("nextgen-100t"))->scenario));
}

} // namespace

BENCHMARK_CAPTURE(evaluateExample, nextgen_100t, "nextgen-100t");
BENCHMARK_CAPTURE(evaluateExample, gb200_nvl72_campus, "gb200-nvl72-campus");
BENCHMARK(readFacts)->Unit(benchmark::kMillisecond);
BENCHMARK(readAndWriteScenario)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
