// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/packet_level.h"

#include "model/flow/distribution.h"
#include "model/flow/names.h"
#include "model/flow/network.h"
#include "model/flow/never.h"
#include "model/flow/path_check.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace gigasite::flow {

namespace {

constexpr double shortest = 1e-12, longest = 1e9; ///< s that a transfer may take
constexpr std::size_t longestPath = 6; ///< links, over three tiers
constexpr double mostLinks = 1e7; ///< an entry each is kept, used or not

/// Reads fields of an object and collects what is wrong with them.
class Fields {
public:
    Fields(const Json &object, std::string place, Problems &problems)
        : object_(object)
        , place_(std::move(place))
        , problems_(problems)
    {
    }

    double number(const char *key, double least, double most, std::optional<double> otherwise = {})
    {
        const auto at = object_.find(key);
        if (at == object_.end() && otherwise)
            return *otherwise;
        if (at == object_.end() || !at->is_number() || !(at->get<double>() >= least && at->get<double>() <= most)) {
            problems_.push_back(error(place_ + ": " + key,
                                      say("Must be a number from %1 to %2.", shortNumber(least), shortNumber(most))));
            return least;
        }
        return at->get<double>();
    }
    std::string text(const char *key)
    {
        const auto at = object_.find(key);
        return at != object_.end() && at->is_string() ? at->get<std::string>() : std::string();
    }

private:
    static std::string shortNumber(double v)
    {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%g", v);
        return text.data();
    }

    const Json &object_;
    std::string place_;
    Problems &problems_;
};

/// Places of the columns in a flow's row.
struct Columns {
    std::size_t completion = 0, count = 0;
    std::optional<std::size_t> links, victim;
    bool atReceiver = false;
};

std::optional<Columns> columnsOf(const Json &root)
{
    const auto names = root.find("columns");
    if (names == root.end() || !names->is_array() || names->size() < 3)
        return std::nullopt;
    Columns columns;
    columns.count = names->size();
    for (std::size_t i = 0; i < names->size(); ++i) {
        const auto name = (*names)[i].is_string() ? (*names)[i].get<std::string>() : std::string();
        if (name.starts_with("completion_s")) {
            columns.completion = i;
            columns.atReceiver = name.find("at the receiver") != std::string::npos;
        } else if (name == "links") {
            columns.links = i;
        } else if (name == "victim") {
            columns.victim = i;
        }
    }
    return columns.completion >= 2 ? std::optional(columns) : std::nullopt;
}

bool isIndex(const Json &value, double end)
{
    return value.is_number_unsigned() && value.get<double>() < end;
}

/// What is wrong with a path, as a sentence; empty if nothing is.
Text whyNoPath(const Json &path, std::uint64_t links)
{
    constexpr std::size_t mostHops = 16;
    if (!path.is_array() || path.empty() || path.size() > mostHops)
        return say("Its path must be a list of 1 to 16 links.");
    for (auto link = path.begin(); link != path.end(); ++link) {
        if (!link->is_number_unsigned())
            return say("Its path must be a list of link numbers.");
        if (!isIndex(*link, static_cast<double>(links)))
            return say("Its path names link %1, whose capacity is not known; the file has links 0 to %2.", link->dump(),
                       std::to_string(links - 1));
        if (std::find(path.begin(), link, *link) != link)
            return say("Its path has link %1 twice; it can have each link once.", link->dump());
    }
    return {};
}

/// What is wrong with a row, as a sentence; empty if nothing is.
Text whyNoFlow(const Json &row, const Columns &columns, std::uint64_t links, std::uint32_t hosts)
{
    if (!row.is_array() || row.size() != columns.count)
        return say("Must be a list of %1 values, as \"columns\" names them.", std::to_string(columns.count));
    if (!isIndex(row[0], hosts) || !isIndex(row[1], hosts))
        return say("Source and destination must be hosts, 0 to %1.", std::to_string(hosts - 1));
    if (row[0] == row[1])
        return say("Host %1 sends to itself; source and destination must be two hosts.", row[0].dump());
    const auto &time = row[columns.completion];
    if (!time.is_null() && !(time.is_number() && time.get<double>() >= shortest && time.get<double>() <= longest))
        return say("Its completion must be a time from 1e-12 to 1e9 s, or null.");
    return columns.links ? whyNoPath(row[*columns.links], links) : Text();
}

/// A row that nothing is wrong with into the run.
void addFlow(const Json &row, const Columns &columns, PacketLevelRun &run)
{
    if (columns.links) {
        std::vector<LinkId> ids;
        for (const auto &link : row[*columns.links])
            ids.push_back(LinkId(link.get<std::uint32_t>()));
        run.flows.add(ids, 1);
    }
    const auto &time = row[columns.completion];
    run.from.push_back(HostId(row[0].get<std::uint32_t>()));
    run.to.push_back(HostId(row[1].get<std::uint32_t>()));
    run.measured.push_back(time.is_null() ? never : time.get<double>());
    if (columns.victim)
        run.victim.push_back(row[*columns.victim] == 1);
}

/// The tree of the runs: k-ary, three tiers.
Outcome<NetworkSpec> treeOf(const PacketLevelRun &run)
{
    const auto k = static_cast<std::uint32_t>(std::lround(std::cbrt(4.0 * run.hosts)));
    const auto half = k / 2;
    const double up = half / run.oversubscription;
    if (k % 2 != 0 || std::uint64_t{half} * half * k != run.hosts || up < 1 || up != std::floor(up))
        return error("hosts",
                     say("%1 hosts at this oversubscription are no three-tier fat tree of k-port switches, which has "
                         "k^3 / 4 hosts (16, 128, 1,024, 2,000, 8,192 …).",
                         std::to_string(run.hosts)));
    NetworkSpec spec;
    spec.hosts = run.hosts;
    spec.tiers = {{half, static_cast<std::uint32_t>(up)}, {half, half}, {k, 0}};
    spec.hostRate = run.packets.linkRate;
    return spec;
}

} // namespace

Outcome<PacketLevelRun, Problems> readPacketLevel(std::string_view text, const std::string &place)
{
    auto parsed = parseChecked(text);
    if (!parsed)
        return Problems{error(place + ": " + parsed.problem().path, parsed.problem().message)};
    const Json &root = *parsed;
    if (!root.is_object() || root.value("schema", Json()) != "gigasite-packet-level/1")
        return Problems{error(place + ": schema", say("Must be \"gigasite-packet-level/1\"."))};
    Problems problems;
    Fields fields(root, place, problems);
    PacketLevelRun run;
    run.name = fields.text("name");
    const auto transport = named(transportNames, fields.text("transport"));
    if (!transport)
        problems.push_back(error(place + ": transport", say("Must be one of %1.", listed(transportNames))));
    else
        run.transport = *transport;
    if (run.name.starts_with("ndpperm"))
        run.spraying = Spraying::Permuted;
    run.hosts = static_cast<std::uint32_t>(fields.number("hosts", 2, 2e7));
    run.packets.payload = fields.number("mtu_bytes", 1, 1e9);
    run.packets.onWire = run.packets.payload + fields.number("header_bytes", 0, 1e9);
    run.packets.linkRate = fields.number("link_bps", 1, 1e18) / 8;
    run.linkDelay = fields.number("link_delay_s", 0, 1e3);
    run.oversubscription = fields.number("oversubscription", 0.01, 1e6, 1);
    run.horizon = fields.number("horizon_s", 0, longest, 0);
    const double bytes = fields.number("flow_bytes", 1, 1e18);
    const auto columns = columnsOf(root);
    const auto flows = root.find("flows");
    if (!columns)
        problems.push_back(error(place + ": columns", say("Must name source, destination and completion_s.")));
    if (flows == root.end() || !flows->is_array() || flows->empty())
        problems.push_back(error(place + ": flows", say("Must be a list of at least one flow.")));
    const double links = columns && columns->links ? fields.number("links", 1, mostLinks) : 0;
    if (!problems.empty())
        return problems;
    run.atReceiver = columns->atReceiver;
    run.hasPaths = columns->links.has_value();
    const auto bad = [&](std::size_t flow, Text why) {
        return Problems{error(place + ": flows[" + std::to_string(flow) + "]", std::move(why))};
    };
    for (std::size_t i = 0; i < flows->size(); ++i) {
        if (auto why = whyNoFlow((*flows)[i], *columns, static_cast<std::uint64_t>(links), run.hosts); !why.empty())
            return bad(i, std::move(why));
        addFlow((*flows)[i], *columns, run);
    }
    run.flows.capacity.assign(static_cast<std::size_t>(links), run.packets.linkRate);
    if (run.hasPaths) {
        if (auto wrong = badPath(run.flows, run.from, run.to))
            return bad(wrong->flow, std::move(wrong->why));
    }
    run.flows.bytes.assign(run.size(), run.packets.wireBytes(bytes));
    return run;
}

std::vector<double> predict(const PacketLevelRun &run, Transport transport, const TransportSettings &settings)
{
    if (!run.hasPaths)
        return std::vector<double>(run.size(), never);
    auto control = settings.control;
    if (run.horizon > 0)
        control.horizon = run.horizon;
    std::vector<double> times;
    if (transport == Transport::EcmpPfc) {
        auto flows = run.flows;
        for (auto &bytes : flows.bytes)
            bytes = bytesWithAcknowledgements(run.packets, bytes);
        times = backpressureCompletions(flows, settings.backpressure, control).seconds;
        if (!run.atReceiver)
            addAcknowledgementWaits(times, flows);
    } else {
        times = maxMinCompletions(run.flows, control).seconds;
    }
    for (std::size_t f = 0; f < times.size(); ++f) {
        times[f] += pathLatency(run.packets, run.flows.path(f).size(), run.linkDelay, run.atReceiver);
        if (run.horizon > 0 && times[f] > run.horizon)
            times[f] = never;
    }
    return times;
}

Outcome<std::vector<double>> predictSplit(const PacketLevelRun &run, Transport transport, Spraying spraying)
{
    const auto spec = treeOf(run);
    if (!spec)
        return spec.problem();
    Traffic traffic;
    for (std::size_t f = 0; f < run.size(); ++f)
        traffic.push_back({run.from[f], run.to[f], run.flows.bytes[f], 0, 0});
    const auto flows = Network(*spec).sprayed(traffic);
    auto times = maxMinCompletions(flows).seconds;
    for (std::size_t f = 0; f < times.size(); ++f) {
        const auto hops = flows.path(f).size();
        times[f] = asMeasured(times[f], transport, spraying, {run.packets, run.linkDelay, run.atReceiver}, hops, f);
        if (run.horizon > 0 && times[f] > run.horizon)
            times[f] = never;
    }
    return times;
}

double aloneTime(const PacketLevelRun &run)
{
    const double wire = run.flows.bytes.empty() ? 0 : run.flows.bytes.front();
    return wire / run.packets.linkRate + pathLatency(run.packets, longestPath, run.linkDelay, run.atReceiver);
}

std::vector<HotLink> hottestOf(const PacketLevelRun &run)
{
    using Kind = Network::Place::Kind;
    constexpr std::size_t most = 10;
    std::vector<HotLink> links(run.hasPaths ? run.flows.capacity.size() : 0);
    const double ideal = aloneTime(run);
    for (std::size_t f = 0; run.hasPaths && f < run.size(); ++f) {
        const auto path = run.flows.path(f);
        for (std::size_t hop = 0; hop < path.size(); ++hop) {
            auto &hot = links[index(path[hop])];
            hot.link = path[hop];
            hot.load += run.flows.bytes[f] / run.flows.capacity[index(path[hop])] / ideal;
            ++hot.flows;
            hot.place.kind = hop == 0    ? Kind::HostUp
                : hop + 1 == path.size() ? Kind::HostDown
                : 2 * hop < path.size()  ? Kind::Up
                                         : Kind::Down;
        }
    }
    std::erase_if(links, [](const HotLink &hot) { return hot.flows == 0; });
    const auto before = [](const HotLink &a, const HotLink &b) {
        return std::pair(-a.load, index(a.link)) < std::pair(-b.load, index(b.link));
    };
    const auto shown = links.begin() + static_cast<std::ptrdiff_t>(std::min(most, links.size()));
    std::partial_sort(links.begin(), shown, links.end(), before);
    links.erase(shown, links.end());
    for (auto &hot : links)
        hot.name = "link " + std::to_string(index(hot.link));
    return links;
}

std::vector<double> slowdownsOf(const PacketLevelRun &run, const std::vector<double> &seconds)
{
    std::optional<Network> tree;
    if (const auto spec = treeOf(run); !run.hasPaths && spec)
        tree.emplace(*spec);
    std::vector<double> slowdowns;
    for (std::size_t f = 0; f < run.size(); ++f) {
        const auto hops = run.hasPaths ? run.flows.path(f).size()
            : tree                     ? std::size_t{2} * tree->turn(run.from[f], run.to[f])
                                       : longestPath;
        const auto alone =
            run.flows.bytes[f] / run.packets.linkRate + pathLatency(run.packets, hops, run.linkDelay, run.atReceiver);
        slowdowns.push_back(seconds[f] / alone);
    }
    return slowdowns;
}

FlowComparison compare(const PacketLevelRun &run, const std::vector<double> &predicted)
{
    FlowComparison c;
    std::vector<double> x, y;
    FlowComparison::Victims victims;
    for (std::size_t f = 0; f < run.size(); ++f) {
        const bool doneMeasured = run.measured[f] < never, donePredicted = predicted[f] < never;
        c.unfinishedMeasured += !doneMeasured;
        c.unfinishedPredicted += !donePredicted;
        if (doneMeasured && donePredicted) {
            x.push_back(predicted[f]);
            y.push_back(run.measured[f]);
            c.meanAbsError += std::abs(predicted[f] / run.measured[f] - 1);
        }
        if (run.victim.empty() || !run.victim[f])
            continue;
        ++victims.flows;
        victims.finishedMeasured += doneMeasured;
        victims.finishedPredicted += donePredicted;
        victims.agree += doneMeasured == donePredicted;
        if (doneMeasured && donePredicted)
            victims.meanLogError += std::abs(std::log(predicted[f] / run.measured[f]));
    }
    c.compared = x.size();
    if (!run.victim.empty()) {
        const auto both = (victims.finishedMeasured + victims.finishedPredicted + victims.agree - victims.flows) / 2;
        victims.finishedBoth = both;
        if (both > 0)
            victims.meanLogError /= static_cast<double>(both);
        c.victims = victims;
    }
    if (x.empty())
        return c;
    const auto n = static_cast<double>(x.size());
    c.meanAbsError /= n;
    double mx = 0, my = 0, sxy = 0, sxx = 0, syy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        mx += x[i] / n;
        my += y[i] / n;
    }
    for (std::size_t i = 0; i < x.size(); ++i) {
        sxy += (x[i] - mx) * (y[i] - my);
        sxx += (x[i] - mx) * (x[i] - mx);
        syy += (y[i] - my) * (y[i] - my);
    }
    const auto vary = [](const std::vector<double> &values) {
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        return *most > *least;
    };
    c.varies = vary(x) && vary(y); // sums of squares that should be 0 hold a rounding
    c.correlation = c.varies ? sxy / std::sqrt(sxx * syy) : 0;
    std::sort(x.begin(), x.end());
    std::sort(y.begin(), y.end());
    c.p50Ratio = quantile(x, 0.5) / quantile(y, 0.5);
    c.p99Ratio = quantile(x, 0.99) / quantile(y, 0.99);
    c.maxRatio = x.back() / y.back();
    return c;
}

} // namespace gigasite::flow
