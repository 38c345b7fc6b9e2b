// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/bundles.h"
#include "model/flow/mean_transfer.h"
#include "model/flow/plane_paths.h"
#include "model/flow/simulation_steps.h"

#include <chrono>
#include <span>
#include <utility>
#include <vector>

namespace gigasite::flow {

/// Hashed flows in the memory of a few hundred thousand, however many there are: planes, and within a plane the first
/// choices of the hash, share no link, so that paths need not be kept longer than it takes to solve and count them.
///
/// Where every host sends one flow into the trees and receives one, at most; on one site. With things out of service
/// where at least one plane is whole (plane_paths.h). Same result as that of all paths at once, to the bit.
class PlaneRun {
public:
    static bool takes(const Network &network, const SimulationInput &input, const Traffic &traffic);

    /// `control.progress` gets times of no more than some ten thousand stripes. `result` must hold its ideal time.
    PlaneRun(const PlanePaths &paths, const Network &network, const SimulationInput &input, const Traffic &traffic,
             const RunControl &control, SimulationResult &result);

    void run();
    std::vector<double> takeSeconds() { return std::move(seconds_); } ///< by flow
    std::vector<double> slowdowns(const std::vector<double> &seconds) const; ///< of flows that took so long
    void addSlowdowns(const std::vector<double> &slowdowns); ///< those of bundles
    void addLoads() { loads_.finish(); } ///< once `result` holds completions

private:
    struct Ends {
        HostId from{}, to{};
    };
    /// Flows in the order of the part they belong to, and where in it each part starts.
    struct Order {
        std::vector<std::uint32_t> first, flows;
    };
    /// What is solved together: flows over some planes, of one tree or inside domains.
    struct Batch {
        std::uint32_t firstPlane = 0, planes = 1;
        std::uint32_t firstLink = 0; ///< those of the tree, or those into domains, count from here
        std::span<const std::uint32_t> flows;
        FlowSet stripes; ///< over links with numbers of their own
        std::vector<std::uint32_t> links; ///< by such a number: that in the tree
    };

    double bytesOf(std::uint32_t flow) const { return bytes_[bytes_.size() > 1 ? flow : 0]; }
    std::uint32_t stripesOf(std::uint32_t flow) const { return living_.empty() ? planes_ : living_[flow]; }
    double bytesOfStripe(std::uint32_t flow) const { return bytesOf(flow) / stripesOf(flow); }
    bool route(std::uint32_t flow, std::uint32_t plane, std::vector<LinkId> &path) const
    {
        return paths_.route(ends_[flow].from, ends_[flow].to, flow, plane, input_.routing, path);
    }
    void countLiving();
    void countMean();
    std::uint32_t firstChoiceOf(std::uint32_t flow, std::uint32_t plane, std::uint32_t choices);
    bool inDomain(std::uint32_t flow) const { return network_.turn(ends_[flow].from, ends_[flow].to) == 0; }
    template <class PartOf> Order orderOf(std::size_t parts, PartOf partOf) const;
    void runTree(std::uint32_t plane);
    void runDomains();
    void runBatches(const Order &order, Batch batch);
    void addStripe(std::uint32_t flow, std::uint32_t plane, Batch &batch);
    void solve(Batch &batch);
    void countUses(const Batch &batch, const std::vector<std::uint32_t> &first);
    void countBundles(const Batch &batch);
    double aloneTime(std::uint32_t flow) const;
    std::size_t longestAround(std::uint32_t flow) const;
    std::vector<double> fluidSeconds(const FlowSet &stripes);
    void keepForWaits(const Batch &batch, const std::vector<double> &seconds);
    void addWaits();
    void addTree(std::uint32_t plane);
    void report(const std::vector<double> &more);
    std::uint32_t firstLinkOf(std::uint32_t tree) const { return index(network_.upLink(0, tree, 1, 0)); }

    const PlanePaths &paths_;
    const Network &network_;
    const SimulationInput &input_;
    const RunControl &control_;
    SimulationResult &result_;
    std::uint32_t planes_;
    // by flow
    std::vector<Ends> ends_;
    std::vector<double> bytes_, start_; ///< of one entry or none where all are alike
    std::vector<double> seconds_;
    std::vector<std::uint8_t> living_; ///< planes with a way; empty = all of them
    // by stripe; only where the last acknowledgement waits among those of all others
    std::vector<double> stripeSeconds_;
    std::vector<std::uint8_t> hops_;

    MeanTransfer mean_;
    LoadSum loads_;
    Bundles bundles_;
    /// By link of a tree. Until the batch that crosses it is solved the bits of its number there + 1: two such lists
    /// would be half of all the memory.
    std::vector<float> bytesOn_;
    std::vector<LinkId> path_;
    std::vector<std::uint16_t> crossed_;
    std::vector<double> finished_; ///< of stripes, for those who look on
    std::size_t seen_ = 0;
    std::chrono::steady_clock::time_point reported_ = std::chrono::steady_clock::now();
};

} // namespace gigasite::flow
