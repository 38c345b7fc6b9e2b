// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the engine answers.
#include "model/evaluate/evaluate.h"
#include "model/report/result_json.h"
#include "model/scenario/scenario_io.h"
#include "model/site/best_sites.h"
#include "model/step/measured/layout_search.h"
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

/// The 100T model on 1,670,400 GPUs with its layout searched for at every evaluation, as a slider asks for it.
void evaluateLive(benchmark::State &state)
{
    const auto facts = *Facts::builtIn();
    auto scenario = readScenario(exampleText("nextgen-100t"))->scenario;
    for (const char *setting :
         {"conventions.mode=corrected", "conventions.step_time=measured", "parallelism.mode=auto", "model.heads=960"})
        scenario = *withSetting(scenario, setting);
    Evaluator evaluator(facts);
    bool found = true;
    for (auto _ : state)
        found = evaluator.lean(scenario).chosen && found;
    state.counters["found"] = found ? 1 : 0;
}

/// What a place can host, as a dragged site asks for it: places all over the map.
void hostCapacity(benchmark::State &state)
{
    const auto facts = *Facts::builtIn();
    int i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(facts.siting.hostCapacity(26 + i % 23, -123 + i % 55, {}));
        ++i;
    }
}

void readSitingIndex(benchmark::State &state)
{
    const auto grid = *Grid::builtIn();
    for (auto _ : state)
        benchmark::DoNotOptimize(SitingIndex(grid));
}

/// 5 GW over four sites.
void searchSites(benchmark::State &state, SitesObjective objective)
{
    const auto facts = *Facts::builtIn();
    std::size_t splits = 0;
    for (auto _ : state)
        splits = bestSites(facts.siting, {.count = 4, .demand = Watts(5e9), .objective = objective}).splits.size();
    state.counters["splits"] = double(splits);
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
void measuredStep(benchmark::State &state, const char *file, const char *id, bool keepsLayer)
{
    using namespace measured;
    const auto runs = *readRuns(resource(file), *builtInGpus());
    const auto &k = builtInConstants()->values;
    const auto at = std::find_if(runs.begin(), runs.end(), [&](const auto &run) { return run.id == id; });
    if (at == runs.end()) {
        state.SkipWithError("there is no such run");
        return;
    }
    auto run = at->run;
    const auto rates = ratesOf(run.gpu, run.recipe, k);
    const auto layer = layerTimes(run, rates, k);
    for (auto _ : state) {
        benchmark::DoNotOptimize(run);
        benchmark::DoNotOptimize(keepsLayer ? stepTimes(run, layer, rates, k) : stepTimes(run, rates, k));
    }
    state.counters["evaluations/s"] = benchmark::Counter(double(state.iterations()), benchmark::Counter::kIsRate);
}

/// GPT-3 on 512 GPUs as other tools search it, and 100 trillion parameters on 1,670,400 GPUs.
void searchLayout(benchmark::State &state, double gpus, double scale, bool prune)
{
    using namespace measured;
    TrainingRun run;
    run.gpu = builtInGpus()->at(scale > 1 ? "GB200" : "A100").gpu;
    run.gpus = gpus;
    run.shape = {
        .layers = 96, .hidden = 12288, .heads = 96, .kvHeads = 96, .headDim = 128, .ffn = 49152, .vocab = 51200};
    run.batch = {.sequence = 2048, .meanContext = 1024, .global = gpus, .micro = 1};
    run.fabric = {.scaleUp = 300e9, .domain = 8, .nic = 25e9};
    double memory = 76e9;
    if (scale > 1) {
        run.shape = {.layers = 224,
                     .hidden = 192000,
                     .heads = 960,
                     .kvHeads = 960,
                     .headDim = 200,
                     .ffn = 768000,
                     .vocab = 256000};
        run.batch = {.sequence = 8192, .meanContext = 4096, .global = 92800, .micro = 1};
        run.fabric = {.scaleUp = 900e9, .domain = 72, .nic = 100e9};
        memory = 180e9;
    }
    const auto space = fullSpace(run);
    SearchResult found;
    for (auto _ : state)
        found = searchLayouts(run, space, {.memory = memory, .prune = prune}, builtInConstants()->values);
    state.counters["points"] = double(found.points);
    state.counters["fits"] = double(found.best.size());
    state.counters["points/s"] =
        benchmark::Counter(double(found.points * state.iterations()), benchmark::Counter::kIsRate);
}

} // namespace

BENCHMARK_CAPTURE(searchLayout, gpt3_512_all, 512, 1, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchLayout, gpt3_512, 512, 1, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchLayout, nextgen_1670400, 1670400, 2, true)->Unit(benchmark::kMillisecond);
BENCHMARK(evaluateLive)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(measuredStep, dense, "step/calibration_runs.json", "182", false);
BENCHMARK_CAPTURE(measuredStep, dense_layer_kept, "step/calibration_runs.json", "182", true);
BENCHMARK_CAPTURE(measuredStep, experts, "step/validation_runs.json", "307", false);
BENCHMARK_CAPTURE(evaluateExample, nextgen_100t, "nextgen-100t");
BENCHMARK_CAPTURE(evaluateExample, gb200_nvl72_campus, "gb200-nvl72-campus");
BENCHMARK(hostCapacity);
BENCHMARK(readSitingIndex)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchSites, cost, SitesObjective::Cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchSites, rtt, SitesObjective::Rtt)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(searchSites, margin, SitesObjective::Margin)->Unit(benchmark::kMillisecond);
BENCHMARK(readFacts)->Unit(benchmark::kMillisecond);
BENCHMARK(readAndWriteScenario)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
