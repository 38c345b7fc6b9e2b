// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <cmath>

namespace gigasite {

/// Lower bounds of ring collectives among n equal peers on an idle network. M: bytes every peer ends up with (gather)
/// or contributes (all-reduce); B: rate of one peer, one way.
///
///   all-gather, reduce-scatter   M (n-1) / (n B)
///   all-reduce                   twice that
///
/// The ring moves the least data any algorithm can (Patarasuk & Yuan 2009); the double binary tree sends half the
/// message down each of two trees, in which every peer is once inside and once a leaf (Sanders, Speck & Träff 2009):
/// 2 M / B. Latency is separate: a ring of n takes 2 (n-1) round trips, the tree 2 ⌈log2 n⌉. With one peer, or none,
/// there is nothing to do. Source: nextgen eq. 1 and 2, S5.

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

constexpr Seconds treeAllReduce(Bytes message, double peers, BytesPerSecond rate)
{
    return peers > 1 ? 2 * message / rate : Seconds();
}

constexpr double ringRoundTrips(double peers)
{
    return peers > 1 ? 2 * (peers - 1) : 0;
}

inline double treeRoundTrips(double peers)
{
    return peers > 1 ? 2 * std::ceil(std::log2(peers) - 1e-9) : 0;
}

constexpr Seconds ringLatency(double peers, Seconds roundTrip)
{
    return ringRoundTrips(peers) * roundTrip;
}

} // namespace gigasite
