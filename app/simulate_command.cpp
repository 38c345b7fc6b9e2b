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
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <string_view>
#include <thread>
#include <utility>

namespace gigasite {

namespace {

constexpr int mostThreads = 256;

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

/// Problems of a synthetic network, which has no parameters, with the options that set what they are about.
Problems ofOptions(Problems problems)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 12> options{
        {{"network.radix", "--radix"},
         {"network.tiers", "--tiers"},
         {"network.endpoints", "--hosts"},
         {"network.leaf_down", "--oversubscription"},
         {"network.leaf_up", "--oversubscription"},
         {"network.spine_down", "--radix"},
         {"network.spine_up", "--radix"},
         {"network.nic_gbps", "--link-gbps"},
         {"hosts", "--hosts"},
         {"bytes", "--bytes"},
         {"traffic.bytes", "--bytes"},
         {"delay", "--delay"}}};
    for (auto &problem : problems) {
        const auto at =
            std::find_if(options.begin(), options.end(), [&](const auto &o) { return o.first == problem.path; });
        if (at != options.end())
            problem.path = at->second;
    }
    return problems;
}

int run(const SimulateOptions &options, const flow::SimulationInput &input)
{
    const auto result =
        options.estimate ? flow::estimate(input) : flow::simulate(input, {.stop = {}, .threads = threadsOf(options)});
    if (!result.problems.empty())
        return fail(options.scenario.empty() ? ofOptions(result.problems) : result.problems);
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

void rate(const char *option, double gbps, bool needed, const char *what, double &out, Problems &problems)
{
    if (std::isfinite(gbps) && (gbps > 0 || (gbps == 0 && !needed)))
        out = gigabitsPerSecond(gbps).si();
    else
        problems.push_back(error(option, std::string(what) + " needs a positive rate."));
}

/// Planes, scale-up domains, sites and groups. `whole` checks a range.
template <class Whole>
void applyShape(const SimulateOptions &options, Whole whole, flow::SimulationInput &input, Problems &problems)
{
    auto &network = input.network;
    network.planes = whole("--planes", options.planes, 1, 16);
    network.domain = whole("--domain", options.domain, 1, 4096);
    network.sites = whole("--sites", options.sites, 1, maxSites);
    if (options.topology == "rail_only" || options.topology == "rail_optimized") {
        network.railOnly = options.topology == "rail_only";
        network.attachment = flow::Attachment::CrossRack;
        if (network.domain < 2)
            problems.push_back(error("--domain", "Rails join GPUs of scale-up domains of 2 or more: --domain 8."));
    } else if (options.topology != "fat_tree") {
        problems.push_back(
            error("--topology", "\"" + options.topology + "\" is none of fat_tree, rail_optimized, rail_only."));
    }
    rate("--scale-up-gbps", options.scaleUpGbps, network.railOnly, "The scale-up domain", network.scaleUpRate,
         problems);
    rate("--wan-gbps", options.wanGbps, network.sites > 1, "The WAN between sites", network.wanRate, problems);
    if (options.group == 0)
        return;
    input.traffic.ring = whole("--group", options.group, 2, options.hosts);
    if (input.traffic.pattern != flow::Pattern::AllToAll)
        problems.push_back(error("--group", "Only --traffic all_to_all has groups."));
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
    applyShape(options, whole, input, problems);
    const auto radix = whole("--radix", options.radix, 2, 4096);
    const auto tiers = whole("--tiers", options.tiers, 1, 4);
    input.traffic.seed = input.routing.seed = whole("--seed", options.seed, 0, 1'000'000'000);
    input.routing.sameHashEveryTier = options.sameHash;
    const auto within = [&](const char *option, double value, double least, double most, const std::string &what) {
        if (!(value >= least && value <= most))
            problems.push_back(
                error(option, what + ", " + shortestDecimal(least) + " to " + shortestDecimal(most) + "."));
    };
    within("--bytes", options.bytes, 1, 1e18, "A flow needs a positive number of bytes");
    within("--link-gbps", options.linkGbps, 1e-3, 1e6, "A link needs a rate in Gb/s");
    within("--delay", options.delay, 0, 1, "A link needs a delay in seconds");
    if (!(options.oversubscription > 0) || !std::isfinite(options.oversubscription))
        problems.push_back(error("--oversubscription", "Must be a positive ratio, such as 4 for 4:1."));
    if (!problems.empty())
        return fail(problems);
    auto tree = flow::treeTiers(radix, tiers, {options.oversubscription});
    if (!tree)
        return fail(ofOptions(tree.problem()));
    input.network.tiers = *std::move(tree);
    input.network.hostRate = gigabitsPerSecond(options.linkGbps).si();
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
        if (problems.empty()) {
            const auto why = std::find_if(evaluation.problems.begin(), evaluation.problems.end(),
                                          [](const Problem &p) { return p.path == "network.traffic"; });
            return fail({error("network.traffic",
                               "This scenario has no such traffic on its network. " +
                                   (why != evaluation.problems.end() ? why->message + ' ' : std::string()) +
                                   "Try network.traffic=random.")},
                        infeasible);
        }
        const bool badText =
            std::any_of(problems.begin(), problems.end(), [](const Problem &p) { return p.path == "network.failed"; });
        return fail(problems, badText ? badInput : infeasible); // it names what is not there: nothing a design lacks
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
    auto *scenario =
        command.add_option("SCENARIO", o.scenario, "Scenario file or built-in example: simulate its own traffic");
    addSettingsOption(command, o.settings);
    command.add_option("--hosts", o.hosts, "Hosts of a synthetic network");
    command.add_option("--radix", o.radix, "Ports of its switches (64)");
    command.add_option("--tiers", o.tiers, "Its switch tiers, 1 to 4 (3)");
    command.add_option("--planes", o.planes, "Its parallel planes, each with 1/planes of a NIC (1)");
    command.add_option("--topology", o.topology, "fat_tree, rail_optimized or rail_only (fat_tree)");
    command.add_option("--domain", o.domain, "Hosts of a scale-up domain, and rails of a rail topology (1)");
    command.add_option("--scale-up-gbps", o.scaleUpGbps, "Rate of a host into its domain, one way (0: no way)");
    command.add_option("--sites", o.sites, "Sites of so many hosts each (1)");
    command.add_option("--wan-gbps", o.wanGbps, "Rate of a site to all others, one way");
    command.add_option("--group", o.group, "Hosts of an all-to-all group (all)");
    command.add_option("--traffic", o.traffic, "permutation, ring, tree, all_to_all or incast");
    command.add_option("--bytes", o.bytes, "Bytes of a flow (30e6)");
    command.add_option("--link-gbps", o.linkGbps, "Rate of a NIC and of all links of a plane times planes (800)");
    command.add_option("--delay", o.delay, "One-way delay of a link, s (1e-6)");
    command.add_option("--oversubscription", o.oversubscription, "Of the first tier: 4 = 4:1; ports must split evenly");
    command.add_option("--transport", o.transport, "ideal, spray, ecmp or ecmp_pfc");
    command.add_option("--spraying", o.spraying, "How sprayed packets find paths: permuted or hashed");
    command.add_option("--seed", o.seed, "Of traffic and hash (1)");
    command.add_flag("--same-hash", o.sameHash, "All tiers hash alike (polarisation)");
    command.add_option("--flows", o.flows, "Packet-level file with explicit paths: predict and compare flow by flow");
    command.add_flag("--estimate", o.estimate, "A sample within a frame instead of all flows");
    command.add_option("--threads", o.threads, "Threads for independent planes, to 256 (0 = all cores)");
    for (const char *synthetic : {"--hosts", "--radix", "--tiers", "--planes", "--topology", "--domain",
                                  "--scale-up-gbps", "--sites", "--wan-gbps", "--group", "--traffic", "--bytes",
                                  "--link-gbps", "--delay", "--oversubscription", "--seed", "--same-hash"}) {
        auto *option = command.get_option(synthetic); // a scenario and a file say these themselves
        option->excludes(scenario);
        option->excludes(command.get_option("--flows"));
    }
    command.add_option("--json", o.json, "Write the result as JSON (- = standard output)")->type_name("FILE");
}

int simulateCommand(const SimulateOptions &options)
{
    const int questions = !options.scenario.empty() + !options.flows.empty() + (options.hosts != 0);
    if (questions != 1)
        return fail({error("simulate", "Name one thing to simulate: a SCENARIO, --hosts N, or --flows FILE.")});
    if (!options.settings.empty() && options.scenario.empty())
        return fail({error("--set", "Only a SCENARIO has parameters to set.")});
    if (options.threads < 0 || options.threads > mostThreads)
        return fail({error("--threads",
                           "Must be 0 (one for each core) to " + std::to_string(mostThreads) + ", not " +
                               std::to_string(options.threads) + ".")});
    if (!options.flows.empty())
        return ofFile(options);
    return options.scenario.empty() ? synthetic(options) : ofScenario(options);
}

} // namespace gigasite
