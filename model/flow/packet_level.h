// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"
#include "model/flow/simulation.h"
#include "model/units/outcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::flow {

/// A run of a packet-level simulator, and how close a prediction of the same flows comes to it, flow by flow.
///
/// File: `{"schema": "gigasite-packet-level/1", "name", "transport": "ecmp_pfc"|"spray"|"ecmp", "hosts", "flow_bytes",
/// "mtu_bytes", "header_bytes", "link_bps", "link_delay_s", "oversubscription"?, "horizon_s"?, "columns": [names],
/// "flows": [[source, destination, [link …]?, seconds or null, victim?] …]}`. Links are numbered from 0 in any way that
/// is the same for all flows, host uplink first, host downlink last; all have link_bps, and paths must be those of some
/// network (path_check.h). Times are measured at the sender (last acknowledgement in) unless a column's name says "at
/// the receiver". null = not finished at the horizon.

struct PacketLevelRun {
    std::string name;
    Transport transport = Transport::EcmpPfc;
    Spraying spraying = Spraying::Hashed;
    std::uint32_t hosts = 0;
    PacketFormat packets;
    double linkDelay = 0; ///< s
    double oversubscription = 1; ///< of the first tier
    double horizon = 0; ///< s; 0 = ran to the end
    bool atReceiver = false;
    bool hasPaths = false;
    std::vector<HostId> from, to;
    std::vector<double> measured; ///< s; infinite where not finished
    std::vector<bool> victim; ///< flows that only stand by while others are congested; empty if the file has none
    FlowSet flows; ///< bytes as they are on the wire; paths only if hasPaths

    std::size_t size() const { return measured.size(); }
};

/// `place` names the file in problems.
Outcome<PacketLevelRun, Problems> readPacketLevel(std::string_view text, const std::string &place);

/// Predicted completion of every flow of a run with paths, seconds as the run measures them. Without paths all
/// infinite.
std::vector<double> predict(const PacketLevelRun &run, Transport transport, const TransportSettings &settings);

/// The same for transports over all paths (ideal, spray), which need no paths but the tree: the runs' own, k-ary with
/// k^3 / 4 hosts. Problem: the number of hosts or the oversubscription makes no such tree.
Outcome<std::vector<double>> predictSplit(const PacketLevelRun &run, Transport transport, Spraying spraying);

/// Times in those of the same flows alone: bytes at the link rate and the latency of the path. Without paths, that of
/// the runs' own tree, or of its longest path.
std::vector<double> slowdownsOf(const PacketLevelRun &run, const std::vector<double> &seconds);

/// s, of one flow over the longest path of the runs' own tree.
double aloneTime(const PacketLevelRun &run);

/// The links of its paths with most to carry, at most 10, most loaded first; load in what a link carries in the time
/// of one flow alone. Nothing without paths.
std::vector<HotLink> hottestOf(const PacketLevelRun &run);

struct FlowComparison {
    std::size_t compared =
        0; ///< flows finished in both; 0: there is nothing to compare, and the rest up to the ratios is 0
    double correlation = 0; ///< Pearson, over the flows compared; 0 without a meaning where one side does not vary
    bool varies = false; ///< both sides do
    double meanAbsError = 0; ///< mean |predicted / measured - 1|
    double p50Ratio = 0, p99Ratio = 0, maxRatio = 0; ///< predicted / measured quantiles; 0 when nothing finished
    std::size_t unfinishedMeasured = 0, unfinishedPredicted = 0;

    struct Victims {
        std::size_t flows = 0, finishedMeasured = 0, finishedPredicted = 0;
        std::size_t agree = 0, finishedBoth = 0; ///< finished in both or in neither; in both
        double meanLogError = 0; ///< mean |ln(predicted / measured)|, finished in both; 0 where none did
    };
    std::optional<Victims> victims;
};

FlowComparison compare(const PacketLevelRun &run, const std::vector<double> &predicted);

} // namespace gigasite::flow
