// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "app/run_watch.h"
#include "model/evaluate/evaluate.h"
#include "model/flow/expected_work.h"
#include "model/flow/packet_level.h"
#include "model/report/flow_json.h"
#include "model/report/result_json.h"
#include "model/scenario/parameter_table.h"
#include "model/units/checked_json.h"
#include "model/units/unit.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <thread>
#include <utility>

namespace gigasite {

namespace {

int threadsOf(const SimulateOptions &options)
{
    return options.threads > 0 ? static_cast<int>(options.threads)
                               : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
}

bool writeJson(const SimulateOptions &options, const Json &json)
{
    return options.json.empty() || put(options.json, json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
}

bool write(const SimulateOptions &options, const Json &json, const std::string &table)
{
    return (options.json == "-" || put("-", table)) && writeJson(options, json);
}

/// Nothing was simulated: `why` to people, that and everything else to programs.
int refuse(const SimulateOptions &options, const std::optional<flow::SimulationInput> &input, const Problems &why,
           const Problems &others, int status)
{
    fail(why);
    flow::SimulationResult nothing;
    nothing.problems = why;
    return writeJson(options, flowJson(input, nothing, others)) ? status : badInput;
}

std::string howFar(const flow::RunMeter &meter)
{
    using Phase = flow::RunMeter::Phase;
    const auto phase = meter.phase();
    if (phase != Phase::Rates)
        return phase == Phase::Paths ? "finding paths" : "counting";
    const auto percent = static_cast<int>(100 * std::min(meter.share(), 1.0));
    return "sharing links, " + std::to_string(percent) + " % of flows done";
}

/// Simulates whole, and says first what that will take where it takes long.
flow::SimulationResult simulateWatched(const SimulateOptions &options, const flow::SimulationInput &input)
{
    constexpr std::uint64_t many = 2'000'000;
    const bool shows = options.progress || isTerminal();
    flow::RunMeter meter;
    const RunWatch watch("simulate", [&meter] { return howFar(meter); }, shows);
    if (const auto work = flow::expectedWork(input); shows && work.flows >= many)
        std::fprintf(stderr, "gigasite: %s flows, each with a way of its own: about %s GB of memory, and a while.\n",
                     withCommas(static_cast<double>(work.flows)).c_str(),
                     withCommas(std::ceil(work.bytes / 1e9)).c_str());
    return flow::simulate(input, {.threads = threadsOf(options), .meter = &meter});
}

/// The network as the scenario has it: some traffic is simulated with hosts numbered or hung in another order.
void nameNetwork(const Scenario &scenario, Json &settings)
{
    for (const auto &[name, key] :
         {std::pair("topology", "network.topology"), {"attachment", "network.leaf_attachment"}})
        settings[name] = toText(valueOf(scenario, *findParameter(key)));
}

/// `scenario`: which may be infeasible, as `problems` say, and have transfers all the same.
int run(const SimulateOptions &options, const flow::SimulationInput &input, const Scenario *scenario = nullptr,
        const Problems &problems = {})
{
    auto result = options.estimate ? flow::estimate(input) : simulateWatched(options, input);
    const bool synthetic = options.scenario.empty();
    if (synthetic) {
        result.problems = byOptions(std::move(result.problems));
        result.remarks = byOptions(std::move(result.remarks));
    }
    if (!result.isSimulated())
        return refuse(options, input, result.problems, problems,
                      synthetic && hasError(result.problems) ? badInput : infeasible);
    Problems errors = problems;
    errors.insert(errors.end(), result.remarks.begin(), result.remarks.end()); // flows that never finish
    std::erase_if(errors, [](const Problem &p) { return p.severity != Severity::Error; });
    fail(errors);
    const int status = errors.empty() ? done : infeasible;
    auto json = flowJson(input, result, problems);
    if (scenario)
        nameNetwork(*scenario, json["settings"]);
    return write(options, json, flowTable(input, result)) ? status : badInput;
}

int synthetic(const SimulateOptions &options)
{
    const auto input = syntheticInput(options);
    return input ? run(options, *input) : refuse(options, std::nullopt, input.problem(), {}, badInput);
}

/// A scenario without a network or without such traffic on it.
int withoutTraffic(const SimulateOptions &options, const Problems &problems)
{
    Problems why = problems;
    std::erase_if(why, [](const Problem &p) { return p.severity != Severity::Error; });
    if (why.empty()) {
        const auto reason = std::find_if(problems.begin(), problems.end(),
                                         [](const Problem &p) { return p.path == "network.traffic"; });
        why.push_back(note("network.traffic",
                           reason != problems.end()
                               ? say("This scenario has no such traffic on its network. %1 Try network.traffic=random.",
                                     reason->message)
                               : say("This scenario has no such traffic on its network. Try network.traffic=random."),
                           {{say("Send at random"), "network.traffic", "random"}}));
    }
    const bool badText =
        std::any_of(why.begin(), why.end(), [](const Problem &p) { return p.path == "network.failed"; });
    // it names what is not there: nothing a design lacks
    return refuse(options, std::nullopt, why, problems, badText ? badInput : infeasible);
}

int ofScenario(const SimulateOptions &options)
{
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    const auto scenario = loadWithSettings(options.scenario, options.settings);
    if (!scenario)
        return fail(scenario.problem());
    const auto evaluation = Evaluator(*facts).lean(*scenario);
    if (!evaluation.flowInput)
        return withoutTraffic(options, evaluation.problems);
    auto input = *evaluation.flowInput;
    applyTransport(options, input);
    return run(options, input, &*scenario, evaluation.problems);
}

int ofFile(const SimulateOptions &options)
{
    const auto text = readFile(options.flows);
    if (!text)
        return fail({text.problem()});
    auto file = flow::readPacketLevel(*text, options.flows);
    if (!file) {
        auto problems = file.problem();
        for (auto &p : problems) // of the text as a whole: no place in it
            p.path = p.path == options.flows + ": " ? options.flows : p.path;
        return fail(problems);
    }
    flow::SimulationInput choice;
    choice.transport = file->transport;
    choice.spraying = file->spraying;
    applyTransport(options, choice);
    flow::TransportSettings settings;
    settings.spraying = choice.spraying;
    settings.control.threads = threadsOf(options);
    const auto begin = std::chrono::steady_clock::now();
    const bool split = choice.transport == flow::Transport::Ideal || choice.transport == flow::Transport::Spray;
    if (!split && !file->hasPaths)
        return fail({error(options.flows, say("Its flows have no paths, so only ideal and spray can be predicted."))});
    const auto predicted = split ? flow::predictSplit(*file, choice.transport, choice.spraying)
                                 : Outcome<std::vector<double>>(flow::predict(*file, choice.transport, settings));
    if (!predicted) {
        auto problem = predicted.problem();
        problem.path = options.flows + ": " + problem.path;
        return fail({problem});
    }
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto comparison = flow::compare(*file, *predicted);
    return write(options, flowJson(*file, choice.transport, *predicted, comparison, wall),
                 flowTable(*file, choice.transport, *predicted, comparison))
        ? done
        : badInput;
}

} // namespace

int simulateCommand(const SimulateOptions &options)
{
    const int questions = !options.scenario.empty() + !options.flows.empty() + (options.hosts != 0);
    if (questions != 1)
        return fail({error("simulate", say("Name one thing to simulate: a SCENARIO, --hosts N, or --flows FILE."))});
    if (!options.settings.empty() && options.scenario.empty())
        return fail({error("--set", say("Only a SCENARIO has parameters to set."))});
    if (!canPut({options.json}))
        return badInput;
    if (!options.flows.empty())
        return ofFile(options);
    return options.scenario.empty() ? synthetic(options) : ofScenario(options);
}

} // namespace gigasite
