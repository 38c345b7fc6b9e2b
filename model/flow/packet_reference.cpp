// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/packet_reference.h"

#include "model/flow/names.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace gigasite::flow {

namespace {

constexpr std::size_t longestInFile = 6; ///< links, in the three-tier trees of the file

/// "++3.+ +++ …": one word per flow, + is the next link not named before, N. is link N. False where it is neither.
bool readPaths(std::string_view text, FlowSet &flows)
{
    std::uint32_t named = 0;
    std::vector<LinkId> path;
    const auto endFlow = [&] {
        if (path.empty() || path.size() > longestInFile)
            return false;
        flows.add(path, 1);
        path.clear();
        return true;
    };
    for (const char *at = text.data(), *end = at + text.size(); at != end;) {
        if (*at == ' ') {
            if (!endFlow())
                return false;
            ++at;
        } else if (*at == '+') {
            path.push_back(LinkId(named++));
            ++at;
        } else {
            std::uint32_t link = 0;
            const auto read = std::from_chars(at, end, link);
            if (read.ec != std::errc() || read.ptr == end || *read.ptr != '.' || link >= named)
                return false;
            path.push_back(LinkId(link));
            at = read.ptr + 1;
        }
    }
    flows.capacity.resize(named);
    return endFlow();
}

bool readMeasured(const Json &run, PacketReference &reference)
{
    constexpr double microsecond = 1e-6;
    if (const auto quantiles = run.find("quantiles_us"); quantiles != run.end()) {
        for (const auto &q : *quantiles)
            reference.measured.push_back({q.at(0).get<double>(), q.at(1).get<double>() * microsecond});
    } else {
        const auto &finished = run.at("finished_us");
        const auto all = static_cast<double>(reference.watched);
        for (std::size_t i = 0; i < finished.size(); ++i)
            reference.measured.push_back({static_cast<double>(i + 1) / all, finished[i].get<double>() * microsecond});
    }
    const auto ascends = [](const auto &a, const auto &b) { return !(b.share >= a.share && b.seconds >= a.seconds); };
    return std::adjacent_find(reference.measured.begin(), reference.measured.end(), ascends) ==
        reference.measured.end() &&
        !reference.measured.empty() && reference.measured.front().seconds > 0 && reference.shareDone() <= 1;
}

/// Throws as the JSON library does where a field is missing or of the wrong kind.
std::optional<PacketReference> readRun(const Json &root, const Json &run)
{
    PacketReference r;
    r.name = run.at("run").get<std::string>();
    r.background = run.value("kind", std::string());
    r.transport = named(transportNames, run.value("transport", std::string("ecmp_pfc"))).value_or(Transport::EcmpPfc);
    auto &packets = r.run.packets;
    packets.payload = root.at("packet_bytes").get<double>();
    packets.onWire = packets.payload + root.at("header_bytes").get<double>();
    packets.linkRate = root.at("link_bps").get<double>() / 8;
    r.run.name = r.name;
    r.run.transport = r.transport;
    r.run.spraying = Spraying::Hashed;
    r.run.linkDelay = root.at("link_delay_s").get<double>();
    r.run.horizon = run.value("horizon_s", 0.0);
    r.run.atReceiver = !r.background.empty(); // bystanders are measured where the data arrives
    const double wire = packets.wireBytes(root.at("flow_bytes").get<double>());
    r.ideal = wire / packets.linkRate + pathLatency(packets, longestInFile, r.run.linkDelay, r.run.atReceiver);
    if (!(r.ideal > 0) || !std::isfinite(r.ideal))
        return std::nullopt;
    if (const auto paths = run.find("paths"); paths != run.end()) {
        if (!readPaths(paths->get<std::string>(), r.run.flows))
            return std::nullopt;
        r.run.hasPaths = true;
        r.run.flows.bytes.assign(r.run.flows.size(), wire);
        r.run.flows.capacity.assign(r.run.flows.capacity.size(), packets.linkRate);
        r.watched = run.value("bystanders", r.run.flows.size());
    } else {
        for (const char digit : run.at("path_lengths").get<std::string>())
            r.hops.push_back(static_cast<std::size_t>(std::clamp(digit - '0', 1, 9)));
        r.watched = r.hops.size();
    }
    if (r.watched > std::max(r.hops.size(), r.run.flows.size()) || r.watched == 0 || !readMeasured(run, r))
        return std::nullopt;
    return r;
}

} // namespace

Outcome<PacketReferences> readPacketReferences(std::string_view text)
{
    auto parsed = parseChecked(text);
    if (!parsed)
        return parsed.problem();
    PacketReferences all;
    for (const auto &[key, list] : {std::pair{"permutations", &all.permutations}, {"bystanders", &all.bystanders}}) {
        const auto at = (*parsed).find(key);
        if (at == (*parsed).end() || !at->is_array() || at->empty())
            return error(key, say("Must be a list of at least one run."));
        for (std::size_t i = 0; i < at->size(); ++i) {
            std::optional<PacketReference> run;
            try {
                run = readRun(*parsed, (*at)[i]);
            } catch (const Json::exception &) {
                run = std::nullopt; // said below, as for a run that is of the format but makes no sense
            }
            if (!run)
                return error(
                    std::string(key) + "[" + std::to_string(i) + "]",
                    say("Must be a run with its measured times in ascending order and the paths of its flows."));
            list->push_back(std::move(*run));
        }
    }
    return all;
}

std::vector<double> predictedCompletions(const PacketReference &reference, const std::stop_token &stop)
{
    const auto &run = reference.run;
    std::vector<double> seconds;
    if (run.hasPaths) {
        seconds = predict(run, reference.transport, {.control = {.stop = stop}});
        if (stop.stop_requested())
            return {};
        seconds.resize(reference.watched);
        std::erase_if(seconds, [](double s) { return !std::isfinite(s); });
    } else { // sprayed without oversubscription: every flow of a permutation has its whole rate
        const double latency = pathLatency(run.packets, longestInFile, run.linkDelay, run.atReceiver);
        for (std::size_t f = 0; f < reference.hops.size(); ++f) {
            const auto hops = reference.hops[f];
            const double fluid = reference.ideal - latency;
            seconds.push_back(asMeasured(fluid, Transport::Spray, run.spraying,
                                         {run.packets, run.linkDelay, run.atReceiver}, hops, f));
        }
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds;
}

} // namespace gigasite::flow
