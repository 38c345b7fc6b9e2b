// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_flags.h"

#include "app/commands.h"
#include "model/flow/names.h"
#include "model/scenario/scenario.h"
#include "model/units/checked_json.h"
#include "model/units/quantity.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace gigasite {

namespace {

using Options = SimulateOptions;

struct WholeOption {
    const char *name;
    std::int64_t Options::*value;
    std::int64_t least, most;
    const char *help;
};
constexpr std::int64_t mostHosts = 20'000'000;
constexpr std::array<WholeOption, 9> wholeOptions{
    {{"--hosts", &Options::hosts, 2, mostHosts, "Hosts of a synthetic network"},
     {"--radix", &Options::radix, 2, 4096, "Ports of its switches (64)"},
     {"--tiers", &Options::tiers, 1, 4, "Its switch tiers, 1 to 4 (3)"},
     {"--planes", &Options::planes, 1, 16, "Its parallel planes, each with 1/planes of a NIC (1)"},
     {"--domain", &Options::domain, 1, 4096, "Hosts of a scale-up domain, and rails of a rail topology (1)"},
     {"--sites", &Options::sites, 1, maxSites, "Sites of so many hosts each (1)"},
     {"--group", &Options::group, 2, mostHosts, "Hosts of an all-to-all group (all)"},
     {"--seed", &Options::seed, 0, 1'000'000'000, "Of traffic and hash (1)"},
     {"--threads", &Options::threads, 0, 256, "Threads for independent planes, to 256 (0 = all cores)"}}};

struct RealOption {
    const char *name;
    double Options::*value;
    double least, most;
    const char *what; ///< in a sentence
    const char *help;
};
constexpr std::array<RealOption, 6> realOptions{
    {{"--bytes", &Options::bytes, 1, 1e18, "A flow needs a positive number of bytes",
      "Bytes that a host sends: in one flow, all_to_all in one to each other, tree in two (30e6)"},
     {"--link-gbps", &Options::linkGbps, 1e-3, 1e6, "A link needs a positive rate in Gb/s",
      "Rate of a NIC and of all links of a plane times planes (800)"},
     {"--delay", &Options::delay, 0, 1, "A link needs a delay in seconds", "One-way delay of a link, s (1e-6)"},
     {"--oversubscription", &Options::oversubscription, 1e-3, 4095,
      "Oversubscription is a positive ratio, such as 4 for 4:1", "Of the first tier: 4 = 4:1; ports must split evenly"},
     {"--scale-up-gbps", &Options::scaleUpGbps, 0, 1e6, "The scale-up domain needs a rate in Gb/s",
      "Rate of a host into its domain, one way (0: no way)"},
     {"--wan-gbps", &Options::wanGbps, 0, 1e9, "The WAN between sites needs a rate in Gb/s",
      "Rate of a site to all others, one way"}}};

enum class Topology { FatTree, RailOptimized, RailOnly };
constexpr flow::Names<Topology, 3> topologyNames{
    {{"fat_tree", Topology::FatTree}, {"rail_optimized", Topology::RailOptimized}, {"rail_only", Topology::RailOnly}}};

template <class T> std::optional<T> numberIn(const std::string &text)
{
    T value{};
    const auto *end = text.data() + text.size();
    const auto [at, failed] = std::from_chars(text.data() + text.starts_with('+'), end, value);
    return failed == std::errc() && at == end ? std::optional(value) : std::nullopt;
}

void addWhole(CLI::App &command, Options &options, const WholeOption &option)
{
    command.add_option(option.name, options.*option.value, option.help)->check([&option](const std::string &text) {
        const auto value = numberIn<std::int64_t>(text);
        if (value && *value >= option.least && *value <= option.most)
            return std::string();
        return "Must be a whole number, " + withCommas(static_cast<double>(option.least)) + " to " +
            withCommas(static_cast<double>(option.most)) + ", not " + text + '.';
    });
}

void addReal(CLI::App &command, Options &options, const RealOption &option)
{
    command.add_option(option.name, options.*option.value, option.help)->check([&option](const std::string &text) {
        const auto value = numberIn<double>(text);
        if (value && *value >= option.least && *value <= option.most)
            return std::string();
        return std::string(option.what) + ", " + shortestDecimal(option.least) + " to " + shortestDecimal(option.most) +
            ", not " + text + '.';
    });
}

/// An option that takes one of a few words.
template <class T, std::size_t N>
void addChoice(CLI::App &command, const char *name, std::string &value, const flow::Names<T, N> &names,
               const std::string &help)
{
    command.add_option(name, value, help + ": " + flow::listed(names))->check([&names](const std::string &text) {
        return flow::named(names, text) ? std::string() : '"' + text + "\" is none of " + flow::listed(names) + '.';
    });
}

/// What parameters of a scenario are as options of a synthetic network.
std::string_view optionOf(std::string_view key)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 23> options{
        {{"network.radix", "--radix"},
         {"network.tiers", "--tiers"},
         {"network.endpoints", "--hosts"},
         {"network.planes", "--planes"},
         {"network.topology", "--topology"},
         {"network.group", "--group"},
         {"network.traffic", "--traffic"},
         {"network.transport", "--transport"},
         {"network.failed", "--failed"},
         {"network.leaf_down", "--oversubscription"},
         {"network.leaf_up", "--oversubscription"},
         {"network.spine_down", "--radix"},
         {"network.spine_up", "--radix"},
         {"network.nic_gbps", "--link-gbps"},
         {"hardware.gpus_per_domain", "--domain"},
         {"hardware.scale_up_bytes_per_s", "--scale-up-gbps"},
         {"sites.count", "--sites"},
         {"wan.site_gbps", "--wan-gbps"},
         {"hosts", "--hosts"},
         {"traffic.hosts", "--hosts"},
         {"bytes", "--bytes"},
         {"traffic.bytes", "--bytes"},
         {"delay", "--delay"}}};
    const auto *const at = std::find_if(options.begin(), options.end(), [&](const auto &o) { return o.first == key; });
    return at == options.end() ? std::string_view() : at->second;
}

/// The option that makes the same change; nothing if none does.
std::optional<Fix> asOption(const Fix &fix)
{
    if (fix.key == "network.leaf_up" && fix.also.size() == 1) { // ports up and down, of which an option has the ratio
        const auto up = numberIn<double>(fix.value), down = numberIn<double>(fix.also.front().second);
        if (!up || !down || *up <= 0)
            return std::nullopt;
        return Fix{fix.label, "--oversubscription", shortestDecimal(*down / *up)};
    }
    constexpr std::array<std::string_view, 9> alike{"network.radix",    "network.tiers",     "network.endpoints",
                                                    "network.planes",   "network.group",     "network.traffic",
                                                    "network.topology", "network.transport", "network.failed"};
    const bool same = std::find(alike.begin(), alike.end(), fix.key) != alike.end();
    if (!same || !fix.also.empty() || fix.value == "auto" || fix.value.empty()) // left out, not given as nothing
        return std::nullopt;
    return Fix{fix.label, std::string(optionOf(fix.key)), fix.value};
}

/// Planes, scale-up domains, sites and groups.
Problems applyShape(const Options &options, flow::SimulationInput &input)
{
    Problems problems;
    auto &network = input.network;
    network.planes = static_cast<std::uint32_t>(options.planes);
    network.domain = static_cast<std::uint32_t>(options.domain);
    network.sites = static_cast<std::uint32_t>(options.sites);
    network.scaleUpRate = gigabitsPerSecond(options.scaleUpGbps).si();
    network.wanRate = gigabitsPerSecond(options.wanGbps).si();
    const auto topology = flow::named(topologyNames, options.topology).value_or(Topology::FatTree);
    if (topology != Topology::FatTree) {
        network.railOnly = topology == Topology::RailOnly;
        network.attachment = flow::Attachment::CrossRack;
        if (network.domain < 2)
            problems.push_back(error("--domain", say("Rails join GPUs of scale-up domains of 2 or more: --domain 8."),
                                     {{say("Use domains of 8"), "--domain", "8"}}));
    }
    if (network.railOnly && options.scaleUpGbps <= 0)
        problems.push_back(error("--scale-up-gbps",
                                 say("Rails are joined by scale-up domains, which need a positive rate."),
                                 {{say("Use 7,200 Gb/s"), "--scale-up-gbps", "7200"}}));
    if (network.sites > 1 && options.wanGbps <= 0)
        problems.push_back(error("--wan-gbps", say("The WAN between sites needs a positive rate."),
                                 {{say("Use 1,000 Gb/s"), "--wan-gbps", "1000"}}));
    input.traffic.ring = static_cast<std::uint32_t>(options.group);
    if (options.group > 0 && input.traffic.pattern != flow::Pattern::AllToAll)
        problems.push_back(error("--group", say("Only --traffic all_to_all has groups."),
                                 {{say("Use all-to-all"), "--traffic", "all_to_all"}}));
    return problems;
}

} // namespace

Problems byOptions(Problems problems)
{
    for (auto &problem : problems) {
        if (const auto option = optionOf(problem.path); !option.empty())
            problem.path = option;
        std::vector<Fix> fixes;
        for (const auto &fix : problem.fixes) {
            if (auto changed = fix.key.starts_with("--") ? fix : asOption(fix))
                fixes.push_back(*std::move(changed));
        }
        problem.fixes = std::move(fixes);
    }
    return problems;
}

void applyTransport(const SimulateOptions &options, flow::SimulationInput &input)
{
    input.transport = named(flow::transportNames, options.transport).value_or(input.transport);
    input.spraying = named(flow::sprayingNames, options.spraying).value_or(input.spraying);
}

Outcome<flow::SimulationInput, Problems> syntheticInput(const SimulateOptions &options)
{
    flow::SimulationInput input;
    applyTransport(options, input);
    input.traffic.pattern = named(flow::patternNames, options.traffic).value_or(input.traffic.pattern);
    input.network.hosts = static_cast<std::uint32_t>(options.hosts);
    auto problems = applyShape(options, input);
    if (auto failures = flow::parseFailures(options.failed))
        input.failures = *std::move(failures);
    else
        problems.push_back(failures.problem());
    auto tree = flow::treeTiers(static_cast<std::uint32_t>(options.radix), static_cast<std::uint32_t>(options.tiers),
                                {options.oversubscription});
    if (!tree)
        problems.insert(problems.end(), tree.problem().begin(), tree.problem().end());
    if (!problems.empty())
        return byOptions(std::move(problems));
    input.network.tiers = *std::move(tree);
    input.network.hostRate = gigabitsPerSecond(options.linkGbps).si();
    input.traffic.bytes = options.bytes;
    input.traffic.seed = input.routing.seed = static_cast<std::uint64_t>(options.seed);
    input.routing.sameHashEveryTier = options.sameHash;
    input.linkDelay = options.delay;
    return input;
}

void addSimulateOptions(CLI::App &command, SimulateOptions &o)
{
    auto *scenario =
        command.add_option("SCENARIO", o.scenario, "Scenario file or built-in example: simulate its own traffic");
    addSettingsOption(command, o.settings);
    for (const auto &option : wholeOptions)
        addWhole(command, o, option);
    for (const auto &option : realOptions)
        addReal(command, o, option);
    addChoice(command, "--topology", o.topology, topologyNames, "Of a synthetic network (fat_tree)");
    addChoice(command, "--traffic", o.traffic, flow::patternNames, "Of a synthetic network (permutation)");
    addChoice(command, "--transport", o.transport, flow::transportNames, "How transfers move");
    addChoice(command, "--spraying", o.spraying, flow::sprayingNames, "How sprayed packets find paths (permuted)");
    command.add_flag("--same-hash", o.sameHash, "All tiers hash alike (polarisation)");
    command
        .add_option("--failed", o.failed,
                    "What is out of service: plane 1, switch 0.2.17 (plane, tier from 1, number), link 0.1.12, "
                    "separated by commas")
        ->type_name("LIST");
    auto *flows = command.add_option("--flows", o.flows,
                                     "Packet-level file with explicit paths: predict and compare flow by flow");
    command.add_flag("--estimate", o.estimate, "A sample within a frame instead of all flows")->excludes(flows);
    command.add_flag("--progress", o.progress,
                     "How far a long run is, on standard error even where that is no terminal");
    for (const char *synthetic :
         {"--hosts", "--radix", "--tiers", "--planes", "--topology", "--domain", "--scale-up-gbps", "--sites",
          "--wan-gbps", "--group", "--traffic", "--bytes", "--link-gbps", "--delay", "--oversubscription", "--seed",
          "--same-hash", "--failed"}) {
        auto *option = command.get_option(synthetic); // a scenario and a file say these themselves
        option->excludes(scenario);
        option->excludes(flows);
    }
    command.add_option("--json", o.json, "Write the result as JSON (- = standard output)")->type_name("FILE");
}

} // namespace gigasite
