// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/backpressure.h"

namespace gigasite::flow {

/// How hosts and switches move a transfer, and what that adds to the fluid.
enum class Transport {
    Ideal, ///< split over all paths without loss: the fluid bound
    Spray, ///< packets over all paths, receiver-driven (NDP): the fluid bound and a measured overhead
    Ecmp, ///< one hashed path, fair sharing: max-min
    EcmpPfc, ///< one hashed path, lossless with PFC: backpressure
};

/// How a sprayed packet finds its path: by a hash of its own (independent choices, short queues everywhere) or by
/// rounds over a shuffled list of paths (NDP's permuted rounds, next to no queues).
enum class Spraying { Hashed, Permuted };

struct PacketFormat {
    double payload = 9000; ///< B of a transfer in one packet
    double onWire = 9064; ///< B of a full packet
    double linkRate = 100e9; ///< B/s of the host's link
    double acknowledgement = 64; ///< B, one for every packet

    bool fullPackets = true; ///< the last packet of a transfer is filled up, as htsim does; else it is as long as it is

    double wireBytes(double bytes) const; ///< with the headers of all packets
    double packetTime() const { return onWire / linkRate; }
};

struct TransportSettings {
    BackpressureSettings backpressure;
    Spraying spraying = Spraying::Permuted;
    RunControl control;
};

/// What a path of `hops` links adds to the fluid time: the packet is stored and forwarded at each switch, and travels
/// each link; at the sender the last acknowledgement has to come back as well.
///   (hops - 1) packet times + hops · delay  (receiver),  + hops · delay  (sender)
double pathLatency(const PacketFormat &packets, std::size_t hops, double linkDelay, bool atReceiver);

/// RoCE acknowledges every packet, and the acknowledgements cross the same lossless network.
///
/// They take 64 B of every 9064 from the links they return by; in a fabric where everybody sends and receives that is
/// the share of each link that is lost to data: bytes count (1 + 64/9064) fold.
///
/// The last one waits in the queues on its way back, and nobody knows its hashed path: on average 6 µs at each switch
/// on the way but the first, while others still send (from packet-level runs with Xoff = 540 kB, which drains in 5.4
/// µs). Only whoever measures at the sender waits for it. `stillSending`: share of all flows not done when this one is.
///
/// Where flows hardly wait for each other queues are short. With m the mean time of all flows and l the least, that
/// wait counts min(1, (m - l) / l) fold, and never more than m - l: the queues on the way back are those that others
/// wait in. Transfers of a few packets, whose queues never fill, wait no longer than those packets take to drain.
double bytesWithAcknowledgements(const PacketFormat &packets, double wireBytes);
double acknowledgementWait(std::size_t hops, double stillSending);
void addAcknowledgementWaits(std::vector<double> &seconds, const FlowSet &flows,
                             const std::stop_token &stop = {}); ///< to every flow of a simulation

/// What a receiver-driven sprayed transfer (NDP) takes over its ideal time, from packet-level runs of 30 MB on 128 and
/// 1,024 hosts, by the number of links on a path:
///
///   permuted  1 % + 0.5 µs a link                                        (start-up and pull pacing)
///   hashed    the same + queues of independent hashes: 2 links 0, 4 links 10 ± 4.7 µs, 6 links 28 ± 6.8 µs, each
///             further tier 18 µs more (extrapolated)
///
/// ± is a standard deviation; a flow's own deviation is drawn from `seed` and the flow's number, within 2.5 deviations,
/// so the distribution is right and single flows are not foretold. It does not grow with the transfer: at 300 MB all of
/// it is 2 % or less. Known limit: at 4:1 oversubscription NDP is not exactly fair, 8 to 13 % per flow against the
/// ideal split.
double sprayOverhead(double idealSeconds, Spraying spraying, std::size_t hops, std::size_t flow,
                     std::uint64_t seed = 1);

/// Where and how a completion is measured.
struct Measurement {
    PacketFormat packets;
    double linkDelay = 0; ///< s
    bool atReceiver = false;
};

/// A flow's fluid time as it would be measured: with what spraying adds, and the latency of its path.
double asMeasured(double fluidSeconds, Transport transport, Spraying spraying, const Measurement &measurement,
                  std::size_t hops, std::size_t flow, std::uint64_t seed = 1);

} // namespace gigasite::flow
