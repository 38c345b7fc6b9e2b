// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/ids.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace gigasite::flow {

/// Flows that nobody can tell apart, as one: they have the same rate, so max-min sharing (max_min.h) fills classes. A
/// link of capacity c that n_F flows of class F cross fills at c / Σ n_F. For each class the links of one path stand
/// for those of all its flows: of the hosts' own links one, with as many flows of the class as cross that one.
struct ClassSet {
    std::vector<std::uint32_t> first{0}; ///< where the path of class F starts in `links`; one more entry than classes
    std::vector<LinkId> links;
    std::vector<double> crossing; ///< n_F, by entry of `links`
    std::vector<double> flows; ///< of a class in all
    std::vector<double> capacity; ///< B/s by link

    std::size_t size() const { return flows.size(); }
    std::span<const LinkId> path(std::size_t c) const { return {links.data() + first[c], first[c + 1] - first[c]}; }
};

/// B/s of every flow of each class, where all start together. Nothing once asked to stop.
std::vector<double> classRates(const ClassSet &classes, const std::stop_token &stop = {});

} // namespace gigasite::flow
