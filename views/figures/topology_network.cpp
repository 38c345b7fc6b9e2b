// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_network.h"
#include "views/figures/figure_words.h"

#include <boost/range/iterator_range.hpp>

#include <algorithm>

namespace gigasite::topology {

namespace {

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
    if (perPlane == 0)
        return;
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

std::vector<DrawnTree> treesOf(const Clos &fabric)
{
    const auto trees = static_cast<std::uint32_t>(fabric.planes * fabric.rails);
    std::vector<DrawnTree> drawn;
    for (std::uint32_t tree = 0; tree < trees; ++tree) {
        if (overviewTree(tree, trees) < drawn.size())
            ++drawn.back().count;
        else
            drawn.push_back({.first = tree, .rails = fabric.rails > 1});
    }
    return drawn;
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
    const int plane = state.treeOf(failure);
    if (plane < 0)
        return;
    if (failure.kind == Kind::Plane) {
        auto &tree = state.trees[static_cast<std::size_t>(plane)];
        ++tree.failed;
        for (auto &ribbon : state.ribbons)
            ribbon.down = ribbon.down || (tree.isDown() && ribbon.ends.plane == plane);
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

Standing standingOf(const Snapshot &snapshot, const flow::SimulationResult *result)
{
    if (!result)
        return Standing::Whole;
    return snapshot.networkStale ? Standing::Older
        : result->partial        ? Standing::Part
        : result->estimate       ? Standing::Estimate
                                 : Standing::Whole;
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
    RibbonEnds ends{static_cast<int>(overviewTree(tree, network_.trees())), static_cast<int>(tier), -1, -1};
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
    const auto kind = hot.place.kind;
    const bool inTree = kind == Kind::Up || kind == Kind::Down || kind == Kind::HostUp || kind == Kind::HostDown;
    if (hot.place.site > 0 || !inTree || !hot.cable)
        return std::nullopt; // ribbons are of one site
    return ofLink(hot.cable->plane, hot.cable->tier, hot.cable->number);
}

std::optional<flow::Failure> Columns::firstLink(const RibbonEnds &ends, const flow::Failures &failed) const
{
    const auto tier = static_cast<std::uint32_t>(ends.tier);
    const auto count = std::uint64_t{network_.level(tier - 1).subtrees} * network_.level(tier).width;
    for (const auto tree : treesOf(ends.plane)) {
        for (std::uint64_t n = 0; n < count; ++n) {
            const flow::Failure link{flow::Failure::Kind::Link, tree, tier, static_cast<std::uint32_t>(n)};
            if (ofLink(tree, tier, n) == ends && std::find(failed.begin(), failed.end(), link) == failed.end())
                return link;
        }
    }
    return std::nullopt;
}

std::optional<flow::Failure> Columns::firstSwitch(int plane, int tier, int column, const flow::Failures &failed) const
{
    const auto at = static_cast<std::uint32_t>(tier);
    for (const auto tree : treesOf(plane)) {
        for (std::uint64_t n = 0; n < switchesOf(at); ++n) {
            const flow::Failure one{flow::Failure::Kind::Switch, tree, at, static_cast<std::uint32_t>(n)};
            if (ofSwitch(at, n) == column && std::find(failed.begin(), failed.end(), one) == failed.end())
                return one;
        }
    }
    return std::nullopt;
}

std::vector<std::uint32_t> Columns::treesOf(int plane) const
{
    std::vector<std::uint32_t> trees;
    for (std::uint32_t tree = 0; tree < network_.trees(); ++tree) {
        if (overviewTree(tree, network_.trees()) == static_cast<std::uint32_t>(plane))
            trees.push_back(tree);
    }
    return trees;
}

QString DrawnTree::name() const
{
    const auto pattern = rails ? (count > 1 ? Figures::tr("rails %1") : Figures::tr("rail %1"))
                               : (count > 1 ? Figures::tr("planes %1") : Figures::tr("plane %1"));
    return pattern.arg(shortName());
}

QString DrawnTree::shortName() const
{
    return count > 1 ? QStringLiteral("%1–%2").arg(first).arg(first + count - 1) : QString::number(first);
}

int NetworkState::treeOf(const flow::Failure &failure) const
{
    for (std::size_t i = 0; i < trees.size(); ++i) {
        if (failure.plane >= trees[i].first && failure.plane - trees[i].first < trees[i].count)
            return static_cast<int>(i);
    }
    return -1;
}

double NetworkState::shareOf(int of, int on) const
{
    const auto n = ribbons.size(), a = static_cast<std::size_t>(of), b = static_cast<std::size_t>(on);
    if (!hasLoads || a >= n || b >= n || result->sharedFlows.size() != n * n || result->bundles[a].flows == 0)
        return 0;
    return result->sharedFlows[a * n + b] / static_cast<double>(result->bundles[a].flows);
}

QString standingText(const NetworkState &state)
{
    switch (state.standing) {
    case Standing::Whole:
        break;
    case Standing::Older:
        return Figures::tr("of an earlier scenario");
    case Standing::Part:
        return Figures::tr("of the flows done so far");
    case Standing::Estimate:
        return Figures::tr("an estimate");
    }
    return {};
}

bool isWholeRun(const flow::SimulationResult &result)
{
    return result.isSimulated() && !result.estimate && !result.partial && result.problems.empty();
}

bool fitsNetwork(const flow::SimulationResult &result, const Clos &fabric)
{
    return result.bundles.empty() || fits(ribbonsOf(overviewGraph(fabric)), result.bundles);
}

NetworkState networkState(const Snapshot &snapshot, const FabricGraph &graph)
{
    NetworkState state;
    state.ribbons = ribbonsOf(graph);
    state.failedSwitches.assign(boost::num_vertices(graph), 0);
    state.trees = treesOf(snapshot.complete->fabric);
    const auto &input = snapshot.complete->flowInput;
    if (input)
        state.columns.emplace(*input);
    state.result = input ? snapshot.ownNetwork : nullptr;
    if (state.result && !state.result->problems.empty())
        state.result = nullptr;
    if (snapshot.isComplete()) { // an invalid scenario keeps its picture
        state.standing = standingOf(snapshot, state.result.get());
        state.stale = state.standing != Standing::Whole || (input && snapshot.networkStale);
        state.busy = input && snapshot.networkBusy;
    }
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

QString failureName(const flow::Failure &failure, bool rails)
{
    auto tree = DrawnTree{.first = failure.plane, .rails = rails}.name();
    if (failure.kind == flow::Failure::Kind::Plane)
        return tree;
    const auto pattern = failure.kind == flow::Failure::Kind::Switch ? Figures::tr("switch %1, tier %2, number %3")
                                                                     : Figures::tr("cable %1, tier %2, number %3");
    return pattern.arg(tree).arg(failure.tier).arg(failure.number);
}

} // namespace gigasite::topology
