// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_network.h"

#include <QCoreApplication>

#include <boost/range/iterator_range.hpp>

#include <algorithm>

namespace gigasite::topology {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Figures", text);
}

/// The ends of every edge, in the order of the edges: that of SimulationResult::bundles, too.
std::vector<RibbonState> ribbonsOf(const FabricGraph &graph)
{
    std::vector<RibbonState> ribbons;
    for (const auto e : boost::make_iterator_range(boost::edges(graph))) {
        const auto *low = &graph[boost::source(e, graph)], *high = &graph[boost::target(e, graph)];
        if (low->tier > high->tier)
            std::swap(low, high);
        ribbons.push_back({{low->plane, high->tier, low->column, high->column}, nullptr, 1, {}, 0, false});
    }
    return ribbons;
}

bool fits(const std::vector<RibbonState> &ribbons, const std::vector<flow::BundleLoad> &bundles)
{
    return std::equal(ribbons.begin(), ribbons.end(), bundles.begin(), bundles.end(),
                      [](const RibbonState &r, const flow::BundleLoad &b) {
                          return r.ends ==
                              RibbonEnds{static_cast<int>(b.tree), static_cast<int>(b.tier), static_cast<int>(b.below),
                                         static_cast<int>(b.above)};
                      });
}

/// Planes are cabled alike, so a ribbon that lost links is as wide as its fullest copy.
void addLoads(NetworkState &state)
{
    const auto &bundles = state.result->bundles;
    const auto perPlane = static_cast<std::size_t>(std::count_if(
        state.ribbons.begin(), state.ribbons.end(), [](const RibbonState &r) { return r.ends.plane == 0; }));
    std::vector<double> cabled(perPlane, 0.0);
    for (std::size_t i = 0; i < bundles.size(); ++i)
        cabled[i % perPlane] = std::max(cabled[i % perPlane], static_cast<double>(bundles[i].links));
    for (std::size_t i = 0; i < bundles.size(); ++i) {
        auto &ribbon = state.ribbons[i];
        ribbon.load = &bundles[i];
        ribbon.cabled = cabled[i % perPlane];
        ribbon.down = bundles[i].links == 0 && ribbon.cabled > 0;
    }
}

RibbonState *find(NetworkState &state, const RibbonEnds &ends)
{
    const auto at =
        std::find_if(state.ribbons.begin(), state.ribbons.end(), [&](const RibbonState &r) { return r.ends == ends; });
    return at == state.ribbons.end() ? nullptr : &*at;
}

void addHottest(NetworkState &state)
{
    const auto &hottest = state.result->hottest;
    for (std::size_t i = 0; i < std::min(hottest.size(), mostBoxed); ++i) {
        const auto ends = state.columns->ofHot(hottest[i]);
        if (auto *ribbon = ends ? find(state, *ends) : nullptr)
            ribbon->hot.push_back(static_cast<int>(i));
    }
}

void addFailure(NetworkState &state, const FabricGraph &graph, const flow::Failure &failure)
{
    using Kind = flow::Failure::Kind;
    const int plane = static_cast<int>(failure.plane);
    if (failure.kind == Kind::Plane) {
        if (failure.plane < state.failedPlanes.size())
            state.failedPlanes[failure.plane] = true;
        for (auto &ribbon : state.ribbons)
            ribbon.down = ribbon.down || ribbon.ends.plane == plane;
        return;
    }
    if (!state.columns)
        return;
    if (failure.kind == Kind::Switch) {
        const int column = state.columns->ofSwitch(failure.tier, failure.number);
        for (const auto v : boost::make_iterator_range(boost::vertices(graph))) {
            if (graph[v].plane == plane && graph[v].tier == static_cast<int>(failure.tier) && graph[v].column == column)
                ++state.failedSwitches[v];
        }
        return;
    }
    if (auto *ribbon = find(state, state.columns->ofLink(failure.plane, failure.tier, failure.number))) {
        ++ribbon->failed;
        if (ribbon->cabled <= 0)
            ribbon->cabled = ribbon->failed; // the last of its cables
    }
}

} // namespace

Columns::Columns(const flow::SimulationInput &input)
    : network_(input.network)
{
}

std::uint64_t Columns::switchesOf(std::uint32_t tier) const
{
    return std::uint64_t{network_.level(tier).subtrees} * network_.level(tier).width;
}

int Columns::columnsOf(std::uint32_t tier) const
{
    const auto from = std::max(tier, 1U); // hosts stand in the columns of their switches
    return overviewColumns(static_cast<int>(from), static_cast<int>(network_.tiers()),
                           static_cast<double>(switchesOf(from)));
}

int Columns::ofSwitch(std::uint32_t tier, std::uint64_t number) const
{
    if (tier < 1 || tier > network_.tiers() || number >= switchesOf(tier))
        return -1;
    return static_cast<int>(number * static_cast<std::uint64_t>(columnsOf(tier)) / switchesOf(tier));
}

RibbonEnds Columns::ofLink(std::uint32_t tree, std::uint32_t tier, std::uint64_t number) const
{
    RibbonEnds ends{static_cast<int>(tree), static_cast<int>(tier), -1, -1};
    if (tier < 1 || tier > network_.tiers())
        return ends;
    const auto &low = network_.level(tier - 1), &high = network_.level(tier);
    const auto s = number / high.width, q = number % high.width;
    ends.above = ofSwitch(tier, s / high.down * high.width + q);
    ends.below = tier == 1 ? ends.above : ofSwitch(tier - 1, s * low.width + q / (high.width / low.width));
    return ends;
}

std::optional<RibbonEnds> Columns::ofHot(const flow::HotLink &hot) const
{
    using Kind = flow::Network::Place::Kind;
    const auto &place = hot.place;
    if (place.site > 0 || (place.kind != Kind::Up && place.kind != Kind::Down) || place.tier > network_.tiers())
        return std::nullopt; // neither another site nor a host's own link is a ribbon between switches
    if (!hot.cable)
        return std::nullopt;
    return ofLink(hot.cable->plane, hot.cable->tier, hot.cable->number);
}

std::optional<flow::Failure> Columns::firstLink(const RibbonEnds &ends, const flow::Failures &failed) const
{
    const auto tier = static_cast<std::uint32_t>(ends.tier), tree = static_cast<std::uint32_t>(ends.plane);
    const auto count = std::uint64_t{network_.level(tier - 1).subtrees} * network_.level(tier).width;
    for (std::uint64_t n = 0; n < count; ++n) {
        const flow::Failure link{flow::Failure::Kind::Link, tree, tier, static_cast<std::uint32_t>(n)};
        if (ofLink(tree, tier, n) == ends && std::find(failed.begin(), failed.end(), link) == failed.end())
            return link;
    }
    return std::nullopt;
}

std::optional<flow::Failure> Columns::firstSwitch(int plane, int tier, int column, const flow::Failures &failed) const
{
    const auto at = static_cast<std::uint32_t>(tier);
    for (std::uint64_t n = 0; n < switchesOf(at); ++n) {
        const flow::Failure one{flow::Failure::Kind::Switch, static_cast<std::uint32_t>(plane), at,
                                static_cast<std::uint32_t>(n)};
        if (ofSwitch(at, n) == column && std::find(failed.begin(), failed.end(), one) == failed.end())
            return one;
    }
    return std::nullopt;
}

double NetworkState::shareOf(int of, int on) const
{
    const auto n = ribbons.size(), a = static_cast<std::size_t>(of), b = static_cast<std::size_t>(on);
    if (!hasLoads || a >= n || b >= n || result->sharedFlows.size() != n * n || result->bundles[a].flows == 0)
        return 0;
    return result->sharedFlows[a * n + b] / static_cast<double>(result->bundles[a].flows);
}

NetworkState networkState(const Snapshot &snapshot, const FabricGraph &graph)
{
    NetworkState state;
    state.ribbons = ribbonsOf(graph);
    state.failedSwitches.assign(boost::num_vertices(graph), 0);
    int planes = 0;
    for (const auto v : boost::make_iterator_range(boost::vertices(graph)))
        planes = std::max(planes, graph[v].plane + 1);
    state.failedPlanes.assign(static_cast<std::size_t>(planes), false);
    const auto &input = snapshot.complete->flowInput;
    if (input)
        state.columns.emplace(*input);
    state.stale = input && snapshot.networkStale;
    state.result = input ? snapshot.ownNetwork : nullptr;
    if (state.result && !state.result->problems.empty())
        state.result = nullptr;
    state.hasLoads = state.result && !state.result->bundles.empty() && fits(state.ribbons, state.result->bundles);
    if (state.hasLoads) {
        addLoads(state);
        addHottest(state);
    }
    const auto &scenario = snapshot.scenario ? snapshot.scenario : snapshot.completeScenario;
    if (scenario) {
        if (auto failures = flow::parseFailures(scenario->network.failed))
            state.failures = *std::move(failures);
    }
    for (const auto &failure : state.failures)
        addFailure(state, graph, failure);
    return state;
}

QString failureName(const flow::Failure &failure)
{
    if (failure.kind == flow::Failure::Kind::Plane)
        return tr("plane %1").arg(failure.plane);
    const auto pattern = failure.kind == flow::Failure::Kind::Switch ? tr("switch plane %1, tier %2, number %3")
                                                                     : tr("cable plane %1, tier %2, number %3");
    return pattern.arg(failure.plane).arg(failure.tier).arg(failure.number);
}

} // namespace gigasite::topology
