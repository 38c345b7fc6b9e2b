// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the engine answers.
#include "model/evaluate/evaluate.h"
#include "model/report/result_json.h"
#include "model/scenario/scenario_io.h"
#include "model/step/measured/measured_runs.h"
#include "model/units/resource.h"

#include <benchmark/benchmark.h>

#include <algorithm>

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

/// Step times of one measured run; the layer anew each time, or kept as a search keeps it.
void measuredStep(benchmark::State &state, const char *id, bool keepsLayer)
{
    using namespace measured;
    const auto runs = *readRuns(resource("step/validation_runs.json"), *builtInGpus());
    const auto &k = builtInConstants()->values;
    const auto at = std::find_if(runs.begin(), runs.end(), [&](const auto &run) { return run.id == id; });
    auto run = at->run;
    const auto rates = ratesOf(run.gpu, run.recipe, k);
    const auto layer = layerTimes(run, rates, k);
    for (auto _ : state) {
        benchmark::DoNotOptimize(run);
        benchmark::DoNotOptimize(keepsLayer ? stepTimes(run, layer, rates, k) : stepTimes(run, rates, k));
    }
    state.counters["evaluations/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

} // namespace

BENCHMARK_CAPTURE(measuredStep, dense, "182", false);
BENCHMARK_CAPTURE(measuredStep, dense_layer_kept, "182", true);
BENCHMARK_CAPTURE(measuredStep, experts, "307", false);
BENCHMARK_CAPTURE(evaluateExample, nextgen_100t, "nextgen-100t");
BENCHMARK_CAPTURE(evaluateExample, gb200_nvl72_campus, "gb200-nvl72-campus");
BENCHMARK(readFacts)->Unit(benchmark::kMillisecond);
BENCHMARK(readAndWriteScenario)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
