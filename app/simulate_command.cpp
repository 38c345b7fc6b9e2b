// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_command.h"

#include "app/files.h"
#include "model/evaluate/evaluate.h"
#include "model/flow/packet_level.h"
#include "model/flow/simulation.h"
#include "model/report/flow_json.h"
#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <thread>

namespace gigasite {

namespace {

constexpr int done = 0;
constexpr int infeasible = 1;
constexpr int badInput = 2;

int fail(const Problems &problems, int status = badInput)
{
    for (const auto &p : problems)
        std::cerr << "gigasite: " << p.path << (p.path.empty() ? "" : ": ") << p.message << '\n';
    return status;
}

int threadsOf(const SimulateOptions &options)
{
    return options.threads > 0 ? static_cast<int>(options.threads)
                               : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
}

int write(const SimulateOptions &options, const Json &json, const std::string &table)
{
    if (options.json != "-")
        std::cout << table;
    if (!options.json.empty()) {
        if (const auto problem = writeFile(options.json, json.dump(2) + '\n'))
            return fail({*problem});
    }
    return std::cout.flush() ? done : badInput;
}

int run(const SimulateOptions &options, const flow::SimulationInput &input)
{
    const auto result =
        options.estimate ? flow::estimate(input) : flow::simulate(input, {.stop = {}, .threads = threadsOf(options)});
    if (!result.problems.empty())
        return fail(result.problems);
    return write(options, flowJson(input, result), flowTable(input, result));
}

/// The fields of an option that names one of a few things.
template <class T>
bool choose(const std::string &text, const std::vector<std::pair<std::string, T>> &choices, const char *option, T &out,
            Problems &problems)
{
    std::string allowed;
    for (const auto &[name, value] : choices) {
        if (name == text) {
            out = value;
            return true;
        }
        allowed += (allowed.empty() ? "" : ", ") + name;
    }
    problems.push_back(error(option, "\"" + text + "\" is none of " + allowed + "."));
    return false;
}

void applyTransport(const SimulateOptions &options, flow::SimulationInput &input, Problems &problems)
{
    using flow::Transport;
    if (!options.transport.empty())
        choose<Transport>(options.transport,
                          {{"ideal", Transport::Ideal},
                           {"spray", Transport::Spray},
                           {"ecmp", Transport::Ecmp},
                           {"ecmp_pfc", Transport::EcmpPfc}},
                          "--transport", input.transport, problems);
    if (!options.spraying.empty())
        choose<flow::Spraying>(options.spraying,
                               {{"hashed", flow::Spraying::Hashed}, {"permuted", flow::Spraying::Permuted}},
                               "--spraying", input.spraying, problems);
}

int synthetic(const SimulateOptions &options)
{
    using flow::Pattern;
    Problems problems;
    flow::SimulationInput input;
    applyTransport(options, input, problems);
    choose<Pattern>(options.traffic,
                    {{"permutation", Pattern::Permutation},
                     {"ring", Pattern::Ring},
                     {"tree", Pattern::Tree},
                     {"all_to_all", Pattern::AllToAll},
                     {"incast", Pattern::Incast}},
                    "--traffic", input.traffic.pattern, problems);
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
    auto loaded = loadScenario(options.scenario);
    if (!loaded)
        return fail(loaded.problem());
    auto scenario = loaded->scenario;
    for (const auto &setting : options.settings) {
        auto changed = withSetting(scenario, setting);
        if (!changed)
            return fail({error("--set " + setting, changed.problem().message)});
        scenario = *std::move(changed);
    }
    const auto evaluation = Evaluator(*facts).lean(scenario);
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
    command.add_option("--set", o.settings, "Change one parameter: KEY=VALUE (repeatable)")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
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
