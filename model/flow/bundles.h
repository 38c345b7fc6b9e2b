// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/link_loads.h"

#include <algorithm>
#include <span>

namespace gigasite::flow {

/// Numbers the bundles of all drawn trees and knows the one of every link of some trees of the first site.
class Bundles {
public:
    static constexpr std::uint16_t notDrawn = UINT16_MAX;

    /// Adds them to `result`, all zero.
    Bundles(const Network &network, SimulationResult &result);

    /// Trees whose links it knows from now on; two bytes each.
    void assign(std::uint32_t firstTree, std::uint32_t trees);
    std::uint16_t of(LinkId link) const
    {
        const auto at = index(link) - firstLink_; // past the last where it lies before the first
        return at < of_.size() ? of_[at] : notDrawn;
    }
    std::size_t links() const { return of_.size(); }
    std::uint32_t drawnEnd(std::uint32_t tree) const; ///< past the last tree that is drawn as one with it

private:
    std::uint64_t switchesOf(std::uint32_t tier) const;
    std::uint32_t columnsOf(std::uint32_t tier) const;
    void addTier(std::uint32_t drawn, std::uint32_t tier, SimulationResult &result) const;
    std::size_t assignTier(std::uint32_t tree, std::uint32_t tier, std::size_t first);

    const Network &network_;
    std::vector<std::size_t> firstOf_; ///< bundle, by tree
    std::uint32_t firstLink_ = 0;
    std::vector<std::uint16_t> of_;
};

/// Adds to the bundles from `own` on, which one stripe crosses, one more unless it is there or not drawn.
inline void addCrossed(std::uint16_t bundle, std::size_t own, std::vector<std::uint16_t> &crossed)
{
    const auto first = crossed.begin() + static_cast<std::ptrdiff_t>(own);
    if (bundle != Bundles::notDrawn && std::find(first, crossed.end(), bundle) == crossed.end())
        crossed.push_back(bundle);
}

/// One more stripe that crosses these.
inline void countCrossed(std::span<const std::uint16_t> crossed, SimulationResult &result)
{
    for (const auto a : crossed) {
        ++result.bundles[a].flows;
        for (const auto b : crossed)
            ++result.sharedFlows[a * result.bundles.size() + b];
    }
}

/// Links in the order of their numbers, call by call, of trees that are assigned.
void addLinkLoads(const Bundles &bundles, const LinkBlock &block, SimulationResult &result);
/// Once all loads are added.
void finishBundles(const Network &network, SimulationResult &result);

/// Flows in the order they are late; those that never end are left out.
std::vector<std::uint32_t> inOrder(const std::vector<double> &slowdowns, const std::stop_token &stop);

/// Takes the slowdowns of a bundle's flows in ascending order and keeps those of the ranks it wants.
class Ranks {
public:
    Ranks(BundleSlowdown &bundle, std::size_t flows)
        : bundle_(&bundle)
        , last_(flows - 1)
    {
    }

    void add(float slowdown)
    {
        const auto rank = rank_++;
        for (; next_ <= BundleSlowdown::steps && next_ * last_ / BundleSlowdown::steps == rank; ++next_)
            bundle_->at[next_] = slowdown;
        if (rank == static_cast<std::size_t>(0.99 * static_cast<double>(last_)))
            bundle_->p99 = slowdown;
    }

private:
    BundleSlowdown *bundle_;
    std::size_t last_; ///< rank of the last
    std::size_t rank_ = 0, next_ = 0;
};

/// By bundle; `result` must have counted flows and those that never end.
std::vector<Ranks> ranksOf(SimulationResult &result);

} // namespace gigasite::flow
