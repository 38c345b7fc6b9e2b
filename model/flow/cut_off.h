// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/traffic.h"
#include "model/units/outcome.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace gigasite::flow {

/// Flows that find no way through what is in service: they never finish, and everything else runs without them.
///
/// Errors: "GPU 12 is cut off; its 2 flows do not finish." for hosts without a cable in service, and why the first of
/// the others has no way. One error instead if no flow is left at all.
struct CutOff {
    std::vector<std::uint32_t> lost; ///< places in the traffic, ascending
    std::function<bool(HostId)> isCut; ///< no cable of it leads to a switch in service
    std::function<Text(HostId, HostId)> whyNot; ///< a sentence
    bool canRestore = true; ///< something was taken out of service

    bool isAll(const Traffic &traffic) const { return !lost.empty() && lost.size() == traffic.size(); }
    Problems told(const Traffic &traffic) const;
};

} // namespace gigasite::flow
