// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/packet_level.h"
#include "model/units/outcome.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::flow {

/// A run of a packet-level simulator as resources/network/packet_level.json keeps it: what was measured, thinned, and
/// the paths of all flows, so that the same flows can be predicted while somebody looks. Source and settings of the
/// runs stand in the file. Times in seconds.
struct PacketReference {
    struct Point {
        double share = 0; ///< of the watched flows that are done, 0 to 1
        double seconds = 0;
    };

    std::string name;
    std::string background; ///< what the others do while bystanders send; empty for a permutation
    Transport transport = flow::Transport::EcmpPfc;
    std::size_t watched = 0; ///< flows that are measured: the first of `flows`, or all
    double ideal = 0; ///< s, a flow alone on the longest path
    std::vector<Point> measured; ///< ascending; the last share is below 1 if some never finished
    PacketLevelRun run; ///< its flows, without measurements
    std::vector<std::size_t> hops; ///< links of every path; only where flows are sprayed and need no paths

    double shareDone() const { return measured.empty() ? 0 : measured.back().share; }
};

struct PacketReferences {
    std::vector<PacketReference> permutations; ///< Fig. 1b: sprayed, hashed with PFC, the same at 4:1
    std::vector<PacketReference> bystanders; ///< Fig. 1c: 128 hosts' permutation beside six kinds of background
};

/// Of `text` in the format above; the problem says which run is not of it.
Outcome<PacketReferences> readPacketReferences(std::string_view text);

/// Our simulation of the watched flows: completions in ascending order, of those done by the horizon. Takes up to
/// 100 ms; empty if it was told to stop.
std::vector<double> predictedCompletions(const PacketReference &reference, const std::stop_token &stop = {});

} // namespace gigasite::flow
