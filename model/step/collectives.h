// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

namespace gigasite {

/// Lower bounds of ring collectives among n equal peers on an idle network. M: bytes every peer ends up with (gather)
/// or contributes (all-reduce); B: rate of one peer, one way.
///
///   all-gather, reduce-scatter   M (n-1) / (n B)
///   all-reduce                   twice that
///
/// The ring moves the least data any algorithm can (Patarasuk & Yuan 2009). Latency is separate: a ring of n takes
/// 2 (n-1) round trips. With one peer, or none, there is nothing to do. Source: nextgen eq. 1 and 2, S5.

constexpr Seconds allGather(Bytes message, double peers, BytesPerSecond rate)
{
    return peers > 1 ? message * ((peers - 1) / peers) / rate : Seconds();
}

constexpr Seconds reduceScatter(Bytes message, double peers, BytesPerSecond rate)
{
    return allGather(message, peers, rate);
}

constexpr Seconds allReduce(Bytes message, double peers, BytesPerSecond rate)
{
    return 2 * allGather(message, peers, rate);
}

constexpr Seconds ringLatency(double peers, Seconds roundTrip)
{
    return peers > 1 ? 2 * (peers - 1) * roundTrip : Seconds();
}

} // namespace gigasite
