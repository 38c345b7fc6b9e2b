// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/flow_json.h"

#include "model/flow/names.h"
#include "model/report/result_json.h"
#include "model/units/unit.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace gigasite {

namespace {

std::string patternText(const flow::TrafficSpec &traffic)
{
    if (traffic.wanHosts > 0)
        return "wan_exchange";
    if (traffic.stride > 0)
        return "pipeline";
    if (traffic.ring > 0 && traffic.pattern != flow::Pattern::AllToAll)
        return traffic.pattern == flow::Pattern::Tree ? "gradient_tree" : "gradient_ring";
    return std::string(nameOf(flow::patternNames, traffic.pattern));
}

bool isLastBounded(const flow::SimulationResult &r)
{
    return r.lastHigh > 0;
}

Json distributionJson(const flow::Distribution &d)
{
    return {{"min", d.min}, {"p10", d.p10}, {"p50", d.p50},  {"p90", d.p90},
            {"p99", d.p99}, {"max", d.max}, {"mean", d.mean}};
}

/// Null where nothing finished: no time is not a time of 0. An estimate's last is later than its sample's.
Json distributionJson(const flow::Distribution &d, const std::vector<double> &sorted)
{
    return sorted.empty() ? Json() : distributionJson(d);
}

Json distributionJson(const std::vector<double> &sorted)
{
    return sorted.empty() ? Json() : distributionJson(flow::distributionOf(sorted));
}

std::string seconds(double s)
{
    return format(s, Unit::Second, 4).joined();
}

/// "1 flow", "23 flows".
std::string counted(std::size_t n, const std::string &what)
{
    return withCommas(static_cast<double>(n)) + ' ' + what + (n == 1 ? "" : "s");
}

std::string line(const std::string &label, const std::string &value)
{
    return "  " + label + std::string(label.size() < 26 ? 26 - label.size() : 1, ' ') + value + '\n';
}

/// Times, and the same ranks of times in those of the same flows alone, each on its own path.
std::string distributionLines(const flow::Distribution &d, const flow::Distribution &slowdown)
{
    if (d.max <= 0)
        return line("completion", "not finished");
    std::string text;
    const auto row = [&](const char *label, double value, double times) {
        char alone[32];
        std::snprintf(alone, sizeof alone, "slowdown %.3f", times);
        text += line(label, seconds(value) + std::string(4, ' ') + alone);
    };
    row("first", d.min, slowdown.min);
    row("median", d.p50, slowdown.p50);
    row("90 of 100", d.p90, slowdown.p90);
    row("99 of 100", d.p99, slowdown.p99);
    row("last", d.max, slowdown.max);
    return text;
}

std::vector<double> finishedOf(const std::vector<double> &times)
{
    std::vector<double> sorted;
    for (const double t : times) {
        if (std::isfinite(t))
            sorted.push_back(t);
    }
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

std::string hottestLines(const std::vector<flow::HotLink> &hottest, double ideal)
{
    if (hottest.empty())
        return {};
    auto text = line("hottest links", "load in times that a host alone needs (" + seconds(ideal) + ")");
    for (const auto &h : hottest) {
        char load[64];
        std::snprintf(load, sizeof load, "%.2f, ", h.load);
        text += line(shortNameOf(h), load + counted(h.flows, "flow") + (h.cable ? ", " + h.name : std::string()));
    }
    return text;
}

/// Only flows that keep to the paths of the file load its links.
std::vector<flow::HotLink> hottestBy(const flow::PacketLevelRun &run, flow::Transport transport)
{
    const bool split = transport == flow::Transport::Ideal || transport == flow::Transport::Spray;
    return split ? std::vector<flow::HotLink>() : hottestOf(run);
}

Json hottestJson(const std::vector<flow::HotLink> &hottest)
{
    Json rows = Json::array();
    for (const auto &h : hottest)
        rows.push_back({{"link", flow::index(h.link)},
                        {"kind", kindOf(h)},
                        {"name", h.name},
                        {"cable", h.cable ? Json(flow::failuresText({*h.cable})) : Json()},
                        {"load", h.load},
                        {"flows", h.flows}});
    return rows;
}

Json loadsJson(const std::vector<flow::TierLoad> &tiers)
{
    Json rows = Json::array();
    for (const auto &t : tiers)
        rows.push_back({{"tier", t.tier},
                        {"direction", t.up ? "up" : "down"},
                        {"links", t.links},
                        {"mean_load", t.mean},
                        {"max_load", t.most},
                        {"utilisation", t.utilisation}});
    return rows;
}

Json settingsJson(const flow::SimulationInput &in, bool estimate)
{
    Json tiers = Json::array();
    for (const auto &t : in.network.tiers)
        tiers.push_back({{"down", t.down}, {"up", t.up}});
    Json json{{"hosts", in.network.hosts},
              {"tiers", tiers},
              {"planes", in.network.planes},
              {"host_bytes_per_s", in.network.hostRate},
              {"traffic", patternText(in.traffic)},
              {"bytes", in.traffic.bytes},
              {"transport", flow::nameOf(flow::transportNames, in.transport)},
              {"seed", in.routing.seed},
              {"link_delay_s", in.linkDelay},
              {"failed", flow::failuresText(in.failures)},
              {"estimate", estimate}};
    json["topology"] = in.network.railOnly                                              ? "rail_only"
        : in.network.domain > 1 && in.network.attachment == flow::Attachment::CrossRack ? "rail_optimized"
        : in.network.planes > 1                                                         ? "multi_rail"
                                                                                        : "fat_tree";
    json["attachment"] = in.network.attachment == flow::Attachment::CrossRack ? "cross_rack" : "rack";
    json["same_hash"] = in.routing.sameHashEveryTier;
    if (in.transport == flow::Transport::Spray)
        json["spraying"] = flow::nameOf(flow::sprayingNames, in.spraying);
    if (in.traffic.stride > 0)
        json["stride"] = in.traffic.stride;
    if (in.traffic.ring > 0)
        json["group_step"] = in.traffic.ringStep;
    if (in.traffic.spread > 0)
        json["start_spread_s"] = in.traffic.spread;
    json["traffic_seed"] = in.traffic.seed;
    if (in.network.domain > 1)
        json.update({{"domain", in.network.domain}, {"scale_up_bytes_per_s", in.network.scaleUpRate}});
    if (in.network.sites > 1)
        json.update({{"sites", in.network.sites}, {"wan_bytes_per_s", in.network.wanRate}});
    if (in.traffic.ring > 0)
        json["group"] = in.traffic.ring;
    if (in.traffic.wanHosts > 0)
        json.update({{"wan_bytes", in.traffic.wanBytes}, {"wan_priority", in.traffic.wanFirst}});
    return json;
}

/// The figures of what ran.
Json figuresJson(const flow::SimulationInput &in, const flow::SimulationResult &r)
{
    Json json{{"flows", r.flows},
              {"unfinished", r.unfinished},
              {"flow_bytes", flow::bytesOfFlow(in)},
              {"host_bytes", in.traffic.bytes},
              {"ideal_s", flow::aloneTime(in)},
              {"host_ideal_s", r.ideal},
              {"fct_s", distributionJson(r.completion, r.sorted)},
              {"slowdown", distributionJson(r.slowdown, r.slowdowns)},
              {"hottest_links", hottestJson(r.hottest)},
              {"tier_loads", loadsJson(r.tiers)},
              {"solves", r.solves},
              {"wall_s", r.wall}};
    if (r.wan && r.local) {
        json["wan_fct_s"] = distributionJson(*r.wan);
        json["local_fct_s"] = distributionJson(*r.local);
    }
    if (r.estimate) {
        json["p50_band_s"] = {r.p50Low, r.p50High};
        json["p99_band_s"] = {r.p99Low, r.p99High};
        json["last_band_s"] = isLastBounded(r) ? Json{r.lastLow, r.lastHigh} : Json();
    }
    return json;
}

/// "240 flows of 2.000 MB (30.00 MB a host), all_to_all, ecmp"
std::string titleOf(const flow::SimulationInput &in, const flow::SimulationResult &r)
{
    const auto bytes = [](double b) { return format(b, Unit::Byte, 4).joined(); };
    const double ofFlow = flow::bytesOfFlow(in);
    const auto exchange = in.traffic.wanHosts > 0 ? std::uint64_t{in.traffic.wanHosts} * in.network.sites : 0;
    auto text = counted(r.flows - exchange, "flow") + " of " + bytes(ofFlow);
    if (ofFlow != in.traffic.bytes)
        text += " (" + bytes(in.traffic.bytes) + " a host)";
    if (exchange > 0)
        text += " and " + withCommas(static_cast<double>(exchange)) + " of " + bytes(in.traffic.wanBytes) +
            " between sites";
    return text + ", " + patternText(in.traffic) + ", " +
        std::string(flow::nameOf(flow::transportNames, in.transport)) + (r.estimate ? ", estimate" : "") + '\n';
}

} // namespace

Json flowJson(const std::optional<flow::SimulationInput> &in, const flow::SimulationResult &r, const Problems &problems)
{
    Json json{{"schema", "gigasite-flow/1"}, {"settings", in ? settingsJson(*in, r.estimate) : Json()}};
    const bool ran = in && r.isSimulated();
    if (ran) {
        json.update(figuresJson(*in, r));
    } else {
        for (const char *figure : {"flows", "unfinished", "flow_bytes", "host_bytes", "ideal_s", "host_ideal_s",
                                   "fct_s", "slowdown", "solves", "wall_s"})
            json[figure] = nullptr;
        json["hottest_links"] = json["tier_loads"] = Json::array();
    }
    Problems all = r.problems;
    all.insert(all.end(), r.remarks.begin(), r.remarks.end());
    for (const auto &problem : problems) {
        if (std::find(all.begin(), all.end(), problem) == all.end())
            all.push_back(problem);
    }
    json["status"] = statusText(hasError(all) ? FigureStatus::Infeasible
                                    : ran     ? FigureStatus::Ok
                                              : FigureStatus::NotApplicable);
    json["problems"] = problemsJson(all);
    Json remarks = Json::array();
    for (const auto &remark : r.remarks)
        remarks.push_back(remark.message);
    json["remarks"] = remarks;
    return json;
}

std::string flowTable(const flow::SimulationInput &in, const flow::SimulationResult &r)
{
    std::string text = titleOf(in, r);
    text += line("alone", seconds(flow::aloneTime(in)));
    text += distributionLines(r.completion, r.slowdown);
    if (r.wan && r.local) {
        text += line("between sites, last", seconds(r.wan->max));
        text += line("within sites, median", seconds(r.local->p50));
        text += line("within sites, last", seconds(r.local->max));
    }
    if (r.estimate) {
        text += line("median lies within", seconds(r.p50Low) + " to " + seconds(r.p50High));
        text += line("99 of 100 lies within", seconds(r.p99Low) + " to " + seconds(r.p99High));
        text += line("last lies within",
                     isLastBounded(r) ? seconds(r.lastLow) + " to " + seconds(r.lastHigh)
                                      : std::string("not bounded: later than the sample's"));
    }
    for (const auto &remark : r.remarks)
        text += "  " + remark.message + '\n';
    if (r.unfinished > 0)
        text += line("unfinished", withCommas(static_cast<double>(r.unfinished)));
    text += hottestLines(r.hottest, r.ideal);
    text += line("solved in", seconds(r.wall));
    return text;
}

Json flowJson(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
              const flow::FlowComparison &c, double wallSeconds)
{
    const auto sorted = finishedOf(predicted);
    const auto ofCompared = [&](double v) { return c.compared > 0 ? Json(v) : Json(nullptr); };
    Json perFlow{{"compared", c.compared},
                 {"correlation", c.varies ? Json(c.correlation) : Json()},
                 {"mean_abs_error", ofCompared(c.meanAbsError)},
                 {"p50_ratio", ofCompared(c.p50Ratio)},
                 {"p99_ratio", ofCompared(c.p99Ratio)},
                 {"max_ratio", ofCompared(c.maxRatio)},
                 {"unfinished", c.unfinishedPredicted},
                 {"unfinished_measured", c.unfinishedMeasured}};
    if (c.victims)
        perFlow["victims"] = {{"flows", c.victims->flows},
                              {"finished", c.victims->finishedPredicted},
                              {"finished_measured", c.victims->finishedMeasured},
                              {"agree", c.victims->agree},
                              {"mean_log_error", c.victims->finishedBoth > 0 ? Json(c.victims->meanLogError) : Json()}};
    return {{"schema", "gigasite-flow/1"},
            {"settings",
             {{"file", run.name},
              {"hosts", run.hosts},
              {"transport", flow::nameOf(flow::transportNames, transport)},
              {"estimate", false}}},
            {"flows", run.size()},
            {"unfinished", c.unfinishedPredicted},
            {"ideal_s", aloneTime(run)},
            {"fct_s", distributionJson(sorted)},
            {"slowdown", distributionJson(finishedOf(flow::slowdownsOf(run, predicted)))},
            {"hottest_links", hottestJson(hottestBy(run, transport))},
            {"solves", 1},
            {"wall_s", wallSeconds},
            {"per_flow", perFlow}};
}

std::string flowTable(const flow::PacketLevelRun &run, flow::Transport transport, const std::vector<double> &predicted,
                      const flow::FlowComparison &c)
{
    char row[160];
    std::string text = run.name + ": " + withCommas(static_cast<double>(run.size())) + " flows, " +
        std::string(flow::nameOf(flow::transportNames, transport)) + '\n';
    const auto sorted = finishedOf(predicted), slowdowns = finishedOf(flow::slowdownsOf(run, predicted));
    text += distributionLines(flow::distributionOf(sorted), flow::distributionOf(slowdowns));
    if (c.compared == 0) {
        text += line("flow by flow", "nothing to compare: no flow finished in both");
    } else {
        std::snprintf(row, sizeof row, "correlation %.4f, ", c.correlation);
        std::string byFlow = c.varies ? row : ""; // one flow, or times that are all alike, correlate with nothing
        std::snprintf(row, sizeof row, "mean error %.2f %%", 100 * c.meanAbsError);
        text += line("flow by flow", byFlow + row);
        std::snprintf(row, sizeof row, "%.3f, %.3f, %.3f of packet level", c.p50Ratio, c.p99Ratio, c.maxRatio);
        text += line("median, 99 of 100, last", row);
    }
    if (c.unfinishedMeasured > 0 || c.unfinishedPredicted > 0) {
        std::snprintf(row, sizeof row, "%zu, packet level %zu", c.unfinishedPredicted, c.unfinishedMeasured);
        text += line("unfinished", row);
    }
    if (c.victims) {
        std::snprintf(row, sizeof row, "%zu of %zu done, packet level %zu", c.victims->finishedPredicted,
                      c.victims->flows, c.victims->finishedMeasured);
        std::string bystanders = row;
        std::snprintf(row, sizeof row, "; mean log error %.2f %%", 100 * c.victims->meanLogError);
        text += line("bystanders", bystanders + (c.victims->finishedBoth > 0 ? row : ""));
    }
    text += hottestLines(hottestBy(run, transport), aloneTime(run));
    return text;
}

} // namespace gigasite
