// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/part_problem.h"

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

    /// Shares the flows activated since reset() from nothing.
    void fillActive();
    /// B/s that a link has from now on (classes of priority: what the earlier ones leave); call settle() afterwards.
    void setCapacity(std::uint32_t link, double capacity);
    /// Restores the invariant after activate(), remove() and setCapacity(). The flows whose rates changed are then in
    /// changed().
    void settle();

    double rate(std::uint32_t flow) const { return rate_[flow]; }
    /// Flows given a new rate by the last fill or settle; their former rates in the same order.
    std::span<const std::uint32_t> changed() const { return members_; }
    double before(std::uint32_t flow) const { return before_[flow]; }
    std::size_t solves() const { return solves_; }

private:
    struct Level {
        double share;
        std::uint32_t link;

        bool operator>(const Level &other) const { return share > other.share; }
    };
    static constexpr std::uint32_t noLink = UINT32_MAX;

    void begin();
    double prepare();
    void join(std::uint32_t flow);
    void fill();
    void freeze(std::uint32_t flow, double share, std::uint32_t holder);
    void freezeCeilings(double share);
    void apply();
    bool widen();
    double levelOf(std::uint32_t link) const;

    const PartProblem *part_ = nullptr;
    std::stop_token stop_;
    // by flow
    std::vector<double> rate_, before_, next_;
    std::vector<std::uint32_t> holder_; ///< the bottleneck; noLink where the flow's own ceiling holds it
    std::vector<std::uint32_t> joined_; ///< round in which the flow joined S
    std::vector<std::uint32_t> frozen_; ///< fill in which it got its share
    // by link
    std::vector<double> capacity_, load_, room_;
    std::vector<std::uint32_t> users_, userEnd_; ///< active flows of link l: users_[userStart[l]] to userEnd_[l]
    std::vector<std::uint32_t> waiting_;
    std::vector<std::uint32_t> touched_; ///< round in which the link was touched
    // of the round
    std::vector<std::uint32_t> members_, links_, byCeiling_, lost_, narrowed_, arrived_;
    std::vector<Level> heap_;
    std::size_t nextCeiling_ = 0;
    bool oneCeiling_ = true;
    std::uint32_t round_ = 0, fill_ = 0;
    std::size_t solves_ = 0;
};

} // namespace gigasite::flow
