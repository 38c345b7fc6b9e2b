// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"

#include <limits>
#include <stop_token>

namespace gigasite::flow {

/// One part of a flow set with links renumbered from 0: small enough for the cache.
/// Reused from part to part, so that nothing is allocated once the largest has been seen.
class PartProblem {
public:
    enum class SingleUse {
        Fold, ///< a link that only one flow crosses becomes that flow's ceiling
        Keep,
    };

    /// Once asked to stop it is not to be used, nor loaded again.
    void load(const FlowSet &all, std::span<const std::uint32_t> members, SingleUse singleUse,
              const std::stop_token &stop = {});

    std::uint32_t flows() const { return static_cast<std::uint32_t>(pathStart.size() - 1); }
    std::size_t crossings() const { return path_.size(); } ///< of links by flows
    std::uint32_t links() const { return static_cast<std::uint32_t>(capacity.size()); }
    std::span<const std::uint32_t> path(std::uint32_t flow) const
    {
        return {path_.data() + pathStart[flow], pathStart[flow + 1] - pathStart[flow]};
    }

    std::vector<std::uint32_t> pathStart; ///< by flow, and the end
    std::vector<double> ceiling; ///< B/s by flow; infinite where nothing was folded
    std::vector<double> capacity; ///< B/s by link
    std::vector<std::uint32_t> userStart; ///< by link, and the end: room for all flows that ever cross it

private:
    void number(const FlowSet &all, std::span<const std::uint32_t> members, SingleUse singleUse,
                const std::stop_token &stop);
    void countUsers(const std::stop_token &stop);

    std::vector<std::uint32_t> path_;
    std::vector<std::uint32_t> local_; ///< by link of the whole set: uses, then number + 1; all zero between loads
};

} // namespace gigasite::flow
