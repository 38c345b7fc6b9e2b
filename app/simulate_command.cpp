// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "model/evaluate/evaluate.h"
#include "model/flow/names.h"
#include "model/flow/packet_level.h"
#include "model/flow/simulation.h"
#include "model/report/flow_json.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace gigasite {

namespace {

int threadsOf(const SimulateOptions &options)
{
    return options.threads > 0 ? static_cast<int>(options.threads)
                               : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
}

int write(const SimulateOptions &options, const Json &json, const std::string &table)
{
    const bool written =
        (options.json == "-" || put("-", table)) && (options.json.empty() || put(options.json, json.dump(2) + '\n'));
    return written ? done : badInput;
}

int run(const SimulateOptions &options, const flow::SimulationInput &input)
{
    const auto result =
        options.estimate ? flow::estimate(input) : flow::simulate(input, {.stop = {}, .threads = threadsOf(options)});
    fail(result.problems);
    if (!result.isSimulated() && !result.problems.empty())
        return badInput;
    return write(options, flowJson(input, result), flowTable(input, result));
}

/// The value an option names; what it may name, where it does not.
template <class T, std::size_t N>
void choose(const std::string &text, const flow::Names<T, N> &names, const char *option, T &out, Problems &problems)
{
    if (text.empty())
        return;
    if (const auto value = named(names, text))
        out = *value;
    else
        problems.push_back(error(option, "\"" + text + "\" is none of " + listed(names) + "."));
}

void applyTransport(const SimulateOptions &options, flow::SimulationInput &input, Problems &problems)
{
    choose(options.transport, flow::transportNames, "--transport", input.transport, problems);
    choose(options.spraying, flow::sprayingNames, "--spraying", input.spraying, problems);
}

int synthetic(const SimulateOptions &options)
{
    Problems problems;
    flow::SimulationInput input;
    applyTransport(options, input, problems);
    choose(options.traffic, flow::patternNames, "--traffic", input.traffic.pattern, problems);
    const auto whole = [&](const char *option, std::int64_t value, std::int64_t least, std::int64_t most) {
        if (value < least || value > most)
            problems.push_back(error(option, "Must be " + std::to_string(least) + " to " + std::to_string(most) + "."));
        return static_cast<std::uint32_t>(std::clamp(value, least, most));
    };
    input.network.hosts = whole("--hosts", options.hosts, 2, 20'000'000);
    const auto radix = whole("--radix", options.radix, 2, 4096);
    const auto tiers = whole("--tiers", options.tiers, 1, 4);
    input.traffic.seed = input.routing.seed = whole("--seed", options.seed, 0, 1'000'000'000);
    input.routing.sameHashEveryTier = options.sameHash;
    if (!(options.bytes > 0) || !std::isfinite(options.bytes))
        problems.push_back(error("--bytes", "A flow needs a positive number of bytes."));
    if (!(options.linkGbps > 0) || !std::isfinite(options.linkGbps))
        problems.push_back(error("--link-gbps", "A link needs a positive rate."));
    if (!(options.oversubscription > 0) || !std::isfinite(options.oversubscription))
        problems.push_back(error("--oversubscription", "Must be a positive ratio, such as 4 for 4:1."));
    if (!problems.empty())
        return fail(problems);
    auto tree = flow::treeTiers(radix, tiers, {options.oversubscription});
    if (!tree)
        return fail(tree.problem());
    input.network.tiers = *std::move(tree);
    input.network.hostRate = options.linkGbps * 1e9 / 8;
    input.traffic.bytes = options.bytes;
    input.linkDelay = options.delay;
    return run(options, input);
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
    if (!evaluation.flowInput) {
        auto problems = evaluation.problems;
        std::erase_if(problems, [](const Problem &p) { return p.severity != Severity::Error; });
        if (problems.empty())
            return fail({error("network.traffic",
                               "This scenario has no such traffic on its network: one stage, one "
                               "replica, or no network. Try network.traffic=random.")},
                        infeasible);
        return fail(problems, infeasible);
    }
    auto input = *evaluation.flowInput;
    Problems problems;
    applyTransport(options, input, problems);
    return problems.empty() ? run(options, input) : fail(problems);
}

int ofFile(const SimulateOptions &options)
{
    const auto text = readFile(options.flows);
    if (!text)
        return fail({text.problem()});
    auto file = flow::readPacketLevel(*text, options.flows);
    if (!file)
        return fail(file.problem());
    flow::SimulationInput choice;
    choice.transport = file->transport;
    choice.spraying = file->spraying;
    Problems problems;
    applyTransport(options, choice, problems);
    if (!problems.empty())
        return fail(problems);
    flow::TransportSettings settings;
    settings.spraying = choice.spraying;
    settings.control.threads = threadsOf(options);
    const auto begin = std::chrono::steady_clock::now();
    const bool split = choice.transport == flow::Transport::Ideal || choice.transport == flow::Transport::Spray;
    if (!split && !file->hasPaths)
        return fail({error(options.flows, "Its flows have no paths, so only ideal and spray can be predicted.")});
    const auto predicted = split ? flow::predictSplit(*file, choice.transport, choice.spraying)
                                 : Outcome<std::vector<double>>(flow::predict(*file, choice.transport, settings));
    if (!predicted)
        return fail({predicted.problem()});
    const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto comparison = flow::compare(*file, *predicted);
    return write(options, flowJson(*file, choice.transport, *predicted, comparison, wall),
                 flowTable(*file, choice.transport, *predicted, comparison));
}

} // namespace

void addSimulateOptions(CLI::App &command, SimulateOptions &o)
{
    command.add_option("SCENARIO", o.scenario, "Scenario file or built-in example: simulate its own traffic");
    addSettingsOption(command, o.settings);
    command.add_option("--hosts", o.hosts, "Hosts of a synthetic network");
    command.add_option("--radix", o.radix, "Ports of its switches (64)");
    command.add_option("--tiers", o.tiers, "Its switch tiers, 1 to 4 (3)");
    command.add_option("--traffic", o.traffic, "permutation, ring, tree, all_to_all or incast");
    command.add_option("--bytes", o.bytes, "Bytes of a flow (30e6)");
    command.add_option("--link-gbps", o.linkGbps, "Rate of every link, Gb/s (800)");
    command.add_option("--delay", o.delay, "One-way delay of a link, s (1e-6)");
    command.add_option("--oversubscription", o.oversubscription, "Of the first tier: 4 = 4:1; ports must split evenly");
    command.add_option("--transport", o.transport, "ideal, spray, ecmp or ecmp_pfc");
    command.add_option("--spraying", o.spraying, "How sprayed packets find paths: permuted or hashed");
    command.add_option("--seed", o.seed, "Of traffic and hash (1)");
    command.add_flag("--same-hash", o.sameHash, "All tiers hash alike (polarisation)");
    command.add_option("--flows", o.flows, "Packet-level file with explicit paths: predict and compare flow by flow");
    command.add_flag("--estimate", o.estimate, "A sample within a frame instead of all flows");
    command.add_option("--threads", o.threads, "Threads for independent planes (all cores)");
    command.add_option("--json", o.json, "Write the result as JSON (- = standard output)")->type_name("FILE");
}

int simulateCommand(const SimulateOptions &options)
{
    const int questions = !options.scenario.empty() + !options.flows.empty() + (options.hosts != 0);
    if (questions != 1)
        return fail({error("simulate", "Name one thing to simulate: a SCENARIO, --hosts N, or --flows FILE.")});
    if (!options.settings.empty() && options.scenario.empty())
        return fail({error("--set", "Only a SCENARIO has parameters to set.")});
    if (!options.flows.empty())
        return ofFile(options);
    return options.scenario.empty() ? synthetic(options) : ofScenario(options);
}

} // namespace gigasite
