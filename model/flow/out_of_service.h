// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/network.h"

#include <cstdint>
#include <vector>

namespace gigasite::flow {

/// Failures spelled out: a plane takes all its links along, a switch all links at it, a cable both of its ways.
/// Failures of what is not there are passed over (checkFailures names them).
class OutOfService {
public:
    OutOfService(const Network &network, const Failures &failures);

    bool tree(std::uint32_t tree) const { return trees_[tree]; }
    /// Of a tree that is in service.
    bool link(LinkId link) const { return links_[index(link)]; }
    bool nothing() const { return nothing_; }

private:
    void addSwitch(const Network &network, const Failure &failure);
    void addCable(const Network &network, std::uint32_t site, std::uint32_t tree, std::uint32_t tier,
                  std::uint32_t number);

    std::vector<bool> trees_, links_;
    bool nothing_ = true;
};

/// Hosts none of whose network cables leads to a switch in service; none where rails are reached through the scale-up
/// domain. Cheap beside a simulation.
std::uint64_t hostsCutOff(const Network &network, const Failures &failures);

} // namespace gigasite::flow
