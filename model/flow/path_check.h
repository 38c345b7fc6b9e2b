// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"
#include "model/units/text.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite::flow {

/// Whether paths that somebody typed or wrote to a file can be those of any network at all.
///
/// Nothing is known of the network but the paths. A link leaves one node and enters one node; the first link of a path
/// leaves its sender, the last enters its receiver, and where one link follows another the first enters the node that
/// the second leaves. Over all flows these equalities say which ends of links are one node. No network has the paths
/// if then
///
///   two hosts are one node, or a path passes through a host, or a path comes back to a node it has been at.
///
/// Example: [0, 1] from host 0 to 1 and [2, 1] from host 2 to 3. Link 1 enters host 1 and host 3: the second flow is
/// wrong.
///
/// Caveat: of links that few flows use little is known; a path over links that no other flow uses can be anything.
struct BadPath {
    std::size_t flow = 0; ///< the first that contradicts those before it, or itself
    Text why; ///< a sentence
};

/// `from` and `to` by flow; no link twice in a path.
std::optional<BadPath> badPath(const FlowSet &flows, const std::vector<HostId> &from, const std::vector<HostId> &to);

} // namespace gigasite::flow
