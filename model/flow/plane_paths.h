// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/graph_router.h"

#include <memory>
#include <optional>

namespace gigasite::flow {

/// Hashed paths plane by plane, with things out of service. Planes that are whole are arithmetic; only of those with
/// something out of service a graph is made. Same paths as those of a graph of all (graph_router.h).
///
/// For one site and planes that all hosts are on, at least one of them whole: so everybody has a way.
class PlanePaths {
public:
    static bool takes(const Network &network, const Failures &failures);

    /// Problems: those of explicitGraph and GraphRouter. Not to be used if asked to stop.
    static Outcome<PlanePaths, Problems> of(const Network &network, const Failures &failures,
                                            const std::stop_token &stop = {});

    bool isWhole() const { return state_.empty(); } ///< all planes are
    bool isWhole(std::uint32_t plane) const { return isWhole() || state_[plane] == State::Whole; }

    /// As Network::route; false, and nothing appended, if there is no way in this plane.
    bool route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
               std::vector<LinkId> &path) const;

    /// B/s of the links of a plane, 0 where out of service.
    std::vector<double> capacities(std::uint32_t plane) const;

private:
    enum class State : std::uint8_t { Whole, Broken, Dead };

    PlanePaths(const Network &network, const Failures &failures);
    bool hasScaleUpWay(HostId from, HostId to) const { return network_->turn(from, to) == 0; }

    const Network *network_;
    const Failures *failures_;
    std::vector<State> state_; ///< by plane; empty = all whole
    std::unique_ptr<Graph> graph_; ///< of broken planes
    std::optional<GraphRouter> router_;
};

} // namespace gigasite::flow
