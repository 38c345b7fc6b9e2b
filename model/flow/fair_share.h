// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/part_problem.h"
#include "model/flow/run_control.h"

#include <stop_token>

namespace gigasite::flow {

/// Max-min shares of one part while flows come and go (the mathematics stand in max_min.h). Flows and links are numbers
/// of the part. Invariant between calls: rates are the max-min allocation of the active flows.
class FairShare {
public:
    /// Takes the part over; all flows are inactive and at rate 0. Once asked to stop, rates are no longer right.
    void reset(const PartProblem &part, const std::stop_token &stop = {});

    void activate(std::uint32_t flow); ///< joins at rate 0; call settle() or fillActive() before reading rates
    void remove(std::uint32_t flow); ///< takes its rate off its links

    /// Shares the flows activated since reset() from nothing; `meter` is told of each that gets its share.
    void fillActive(RunMeter *meter = nullptr);
    /// B/s that a link has from now on (classes of priority: what the earlier ones leave); call settle() afterwards.
    void setCapacity(std::uint32_t link, double capacity);
    /// Restores the invariant after activate(), remove() and setCapacity(). The flows whose rates changed are then in
    /// changed().
    void settle();

    double rate(std::uint32_t flow) const { return flows_[flow].rate; }
    /// Flows given a new rate by the last fill or settle.
    std::span<const std::uint32_t> changed() const { return members_; }
    double before(std::uint32_t flow) const { return flows_[flow].next; } ///< former rate of one of them
    std::size_t solves() const { return solves_; }

private:
    struct Level {
        double share;
        std::uint32_t link;

        bool operator>(const Level &other) const { return share > other.share; }
    };
    static constexpr std::uint32_t noLink = UINT32_MAX;

    // What is asked for together stands together, half a cache line each.
    struct Flow {
        double rate = 0;
        double next = 0; ///< while S is filled; afterwards the rate before
        std::uint32_t holder = noLink; ///< the bottleneck; noLink where the flow's own ceiling holds it
        std::uint32_t joined = 0; ///< round in which the flow joined S
        std::uint32_t waits = 0; ///< fill in which it is of S and has no share yet
    };
    struct Link {
        double capacity = 0, load = 0, room = 0;
        std::uint32_t waiting = 0;
        std::uint32_t touched = 0; ///< round in which the link was touched
        std::uint32_t firstUser = 0, userEnd = 0; ///< its active flows in users_
    };

    bool isStopped(std::size_t work);
    void begin();
    double prepare();
    void join(std::uint32_t flow);
    void fill();
    void freeze(std::uint32_t flow, double share, std::uint32_t holder);
    void freezeCeilings(double share);
    void apply();
    bool widen();
    static double levelOf(const Link &link);
    std::span<const std::uint32_t> usersOf(const Link &link) const
    {
        return {users_.data() + link.firstUser, link.userEnd - link.firstUser};
    }

    const PartProblem *part_ = nullptr;
    std::stop_token stop_;
    std::size_t sinceLook_ = 0; ///< work done since the stop token was asked
    RunMeter *meter_ = nullptr;
    std::vector<Flow> flows_;
    std::vector<Link> linkOf_;
    std::vector<std::uint32_t> users_;
    // of the round
    std::vector<std::uint32_t> members_, links_, byCeiling_, lost_, narrowed_, arrived_;
    std::vector<Level> heap_;
    std::size_t nextCeiling_ = 0;
    bool oneCeiling_ = true;
    std::uint32_t round_ = 0, fill_ = 0;
    std::size_t solves_ = 0;
};

} // namespace gigasite::flow
