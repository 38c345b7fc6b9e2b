// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fabric/overview_graph.h"
#include "model/flow/simulation.h"
#include "views/snapshot.h"

#include <QString>

#include <optional>
#include <vector>

namespace gigasite::topology {

/// The simulated network as the ribbons and boxes of the overview graph show it. Element `number` of `count` stands in
/// column ⌊number · columns / count⌋, and tree `number` in the drawn tree overviewTree(), as in
/// model/flow/bundle_loads.cpp. Planes, switches and links are named by the simulator's own numbers, those of the
/// parameter network.failed: planes (or rails) from 0, tiers from 1.

/// Ends of a ribbon: columns of the overview graph.
struct RibbonEnds {
    int plane = 0; ///< drawn tree
    int tier = 1; ///< it leads up into; 1 = hosts' own cables
    int below = 0, above = 0;

    bool operator==(const RibbonEnds &) const = default;
};

/// From the numbers of switches and links to columns and back.
class Columns {
public:
    explicit Columns(const flow::SimulationInput &input);

    const flow::Network &network() const { return network_; }
    int ofSwitch(std::uint32_t tier, std::uint64_t number) const;
    RibbonEnds ofLink(std::uint32_t tree, std::uint32_t tier, std::uint64_t number) const;
    std::optional<RibbonEnds> ofHot(const flow::HotLink &hot) const;

    /// The first that still works; nothing if none does.
    std::optional<flow::Failure> firstLink(const RibbonEnds &ends, const flow::Failures &failed) const;
    std::optional<flow::Failure> firstSwitch(int plane, int tier, int column, const flow::Failures &failed) const;

private:
    std::vector<std::uint32_t> treesOf(int plane) const;
    std::uint64_t switchesOf(std::uint32_t tier) const;
    int columnsOf(std::uint32_t tier) const;

    flow::Network network_;
};

struct RibbonState {
    RibbonEnds ends;
    const flow::BundleLoad *load = nullptr; ///< null without a result that fits this graph
    double cabled = 1; ///< share in the tier's width; 0 = no cable runs between these columns
    std::vector<int> hot; ///< indices into SimulationResult::hottest
    int failed = 0; ///< cables named as failed
    bool down = false; ///< nothing passes any more
};

/// The planes or rails that one drawn tree stands for.
struct DrawnTree {
    std::uint32_t first = 0, count = 1;
    std::uint32_t failed = 0; ///< of them, as a whole
    bool rails = false;

    bool isDown() const { return failed >= count; }
    QString name() const; ///< "plane 2", "rails 64–127"
    QString shortName() const; ///< "2", "64–127"
};

/// What the loads and curves are.
enum class Standing {
    Whole, ///< a whole run of the newest scenario, or there is none to wait for
    Older, ///< of an earlier scenario
    Part, ///< of the flows that are done so far
    Estimate, ///< of a sample: the run has only begun, or was cancelled
};

struct NetworkState {
    std::shared_ptr<const flow::SimulationResult> result; ///< null: none, or of another shape
    bool stale = false; ///< not a whole run of the newest scenario
    bool busy = false; ///< more of it is to come
    Standing standing = Standing::Whole;
    bool hasLoads = false; ///< ribbons have loads
    flow::Failures failures; ///< as the newest scenario has them
    std::optional<Columns> columns; ///< nothing without a network to simulate
    std::vector<RibbonState> ribbons; ///< by edge
    std::vector<int> failedSwitches; ///< by vertex
    std::vector<DrawnTree> trees; ///< by RibbonEnds::plane

    int treeOf(const flow::Failure &failure) const; ///< drawn tree; -1 = none
    bool hasRails() const { return !trees.empty() && trees.front().rails; }
    /// Share of the flows of ribbon `of` that cross ribbon `on`, 0 … 1.
    double shareOf(int of, int on) const;
};

constexpr std::size_t mostBoxed = 6; ///< hottest links that get a number

NetworkState networkState(const Snapshot &snapshot, const FabricGraph &graph);

/// "of an earlier scenario"; empty for a whole run.
QString standingText(const NetworkState &state);

/// A run whose picture may stay until a newer one is through.
bool isWholeRun(const flow::SimulationResult &result);
/// Whether its loads are of ribbons that this network has, too.
bool fitsNetwork(const flow::SimulationResult &result, const Clos &fabric);

/// "cable plane 1, tier 2, number 17", or "cable rail 1 …"
QString failureName(const flow::Failure &failure, bool rails);

} // namespace gigasite::topology
