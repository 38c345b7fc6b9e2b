// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/quantity.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite {

/// What sites exchange while they train one model, and how fast. S sites, p stages, m micro-batches, v chunks per
/// stage, g gradients of a stage, A activations of a micro-batch behind a stage, of all replicas.
///
///                    a site sends at once   times per step        takes
///   all-reduce       2 (S-1)/S g            p                     transfer + latency of the ring      nextgen S4.2
///   pipeline         A                      m (2v-1), S > 2: 2mv  transfer + RTT/2
///   local updates    2 (S-1)/S g            p / H                 p transfer + latency of the ring    DiLoCo
///
/// All-reduce: racks and then sites have summed g before; racks get it back after. A ring's sites send alike whatever
/// their shares, so the slowest one's rate decides. Pipeline: stages are split over the sites, and rings between
/// replicas stay inside one. Local updates: every H-th step; that training then converges otherwise is not modelled.
///
/// A ring's 2 (S-1) steps wait for one way each, as what a site sends needs no answer before the next one sends it on.
/// No step waits for all sites: a chunk passes 2 (S-1) links in a row, each as long as it is, so that with r_i the RTT
/// of link i
///
///   latency of the ring   Σ r_i - min over i of (r_i + r_i+1) / 2           of equal links (S-1) r
///
/// The papers' conventions count an RTT for each step (nextgen S5: 200 RTTs). The borders of a pipeline lie as far
/// apart as the two sites there.
///
/// Loss: parity of φ bytes per byte repairs losses below φ/(1+φ) (ideal erasure code over long blocks); above, or
/// without, lost packets are sent again, one RTT later:
///
///   on the wire    message (1+φ) / (1-q)          q loss that is left: 0 or all of it
///   sent again     RTT Σ (1 - (1 - q^k)^packets)  k = 1, 2, ...: mean of the rounds until the last packet is there
///
/// Rate of a flow: TCP in its equilibrium MSS/RTT √(3/2) / √q, at most the NIC (Mathis et al. 1997); or fixed, as many
/// flows admitted as fit (B4, Jain et al. 2013), the others after them.
///
/// Cut fibre: links of a ring carry one direction each, so that what one link loses can go round it the other way, at
/// the full rate and as long as its detour; the ring's steps wait for it. Where some of that link's pairs are left they
/// may carry it slower instead, and what exposes less is done. Pairs that every link loses narrow the exchange; those
/// of one border of a pipeline that border.
///
/// The papers' conventions know the all-reduce only, and neither loss nor limits of a flow.
struct WanInput {
    bool papers = false; ///< their conventions
    WanMode mode = WanMode::AllReduce;
    int sites = 1; ///< that train
    Bytes gradients{}, activations{};
    std::vector<std::int64_t> siteStages; ///< of a pipeline across sites; empty = evenly
    double stages = 1, chunks = 1, microBatches = 1, syncEverySteps = 1;
    Seconds rtt{}, window{};
    std::vector<Seconds> borders; ///< RTT of each link, in order, of a ring the one that closes it last; empty = `rtt`
    std::optional<BytesPerSecond> rate; ///< of the slowest site, one way; nothing = just enough for the window
    WanTransport transport = WanTransport::FixedRate;
    std::optional<BytesPerSecond> flowRate;
    BytesPerSecond nic{};
    double flows = 0; ///< pairs of GPUs that exchange at once
    double loss = 0, packetBytes = 4096, fecOverhead = 0, fecBlockPackets = 255;
    double wavelengthsPerPair = 1, lostPairs = 0;
    std::size_t lostLink = 0; ///< which loses them, from 1 in the order of `borders`; 0 = every one
    std::vector<Seconds> detours; ///< round trip round each link, over all others of a ring; empty: no way round
    bool goesRound = false; ///< takes it: no pair is missed
    BytesPerSecond wavelength{};
    BytesPerSecond fibrePair{}; ///< what one carries at most

    double missingPairs() const { return goesRound ? 0 : lostPairs; } ///< that narrow a link
    std::optional<Seconds> detour() const; ///< round the link that lost pairs
    Seconds longestRtt() const; ///< of a link, a detour included
};

struct WanExchange {
    Bytes message{}; ///< that a site sends, and receives, at once
    double perStep = 0; ///< how often, of the site that sends most
    Bytes bytesPerStep{};
    double loss = 0; ///< q
    Bytes wire{};
    BytesPerSecond required{}, link{}; ///< to keep the window; of the links as built
    double wavelengths = 0, fibrePairs = 0; ///< of a link
    BytesPerSecond used{}; ///< what lost fibres leave, of the link that lost most
    BytesPerSecond tcpFlow{}, flow{}, reached{}; ///< one TCP flow; one flow as it is sent; all flows
    double admitted = 0;
    Seconds transfer{}, latency{}, resent{}, total{}; ///< over the slowest link; under way; RTTs of what was lost; all
    Seconds step{}; ///< of the latency, what each of a ring's steps waits for in the mean
    Seconds elsewhere{}; ///< transfer over links that lost nothing
    bool cutOff = false; ///< no fibre is left: an error, and the rest is as if all were
    bool tooNarrow = false; ///< not even one flow is admitted; counted as one at the site's rate
};

/// Mean rounds in which packets are sent again until the last one of so many is there: the largest of as many geometric
/// waits (Eisenberg 2008), about ln(packets) / ln(1 / loss) where many are lost.
double roundsSentAgain(double packets, double loss);

/// Share of packets that stay lost behind an erasure code: of a block of n packets ⌊n overhead / (1 + overhead)⌋ = r
/// are parity, and one with more than r losses stays as it is (maximum distance separable, as Reed-Solomon codes: RFC
/// 5510, section 8). loss × P[Binomial(n − 1, loss) ≥ r]; without parity that is the loss itself.
double lossBehindParity(double loss, double overhead, double block);

/// All 0 with one site. As `goesRound` says; which is better: exposedWan.
WanExchange wanExchange(const WanInput &in);

/// Time under way of a ring's 2 (S-1) steps over links of these RTTs; two sites have one link.
Seconds ringLatency(const std::vector<Seconds> &roundTrips);

/// What hides an exchange.
struct WanCover {
    Seconds backward{}; ///< of a stage: the gradients of the one before cross meanwhile
    Seconds slot{}; ///< of one micro-batch, both passes
};

/// Exposed per step. All-reduce: the last stage's exchange, and what the others fall behind; by the papers' conventions
/// what a backward pass does not cover of each. Pipeline: what it waits for other sites, with the activations in flight
/// that its schedule holds at one (pipeline_over_sites.h). Local updates: all of it, over H steps.
Seconds exposedWan(const WanInput &in, const WanExchange &exchange, const WanCover &cover);

struct WanWithoutPair {
    WanExchange exchange;
    Seconds exposed{};
    bool goesRound = false; ///< the ring, past the link that lost one more
    std::size_t link = 0; ///< which that is, from 1; 0 = every one
};

/// With one fibre pair less: of `lostLink`, or of every link where all have lost some. While none has and none is
/// named, of that one link whose loss exposes most. Flows share the rest anew, and the way is chosen anew. Nothing
/// where no pair and no way would be left, and in the papers' conventions, which know no fibre that is lost.
std::optional<WanWithoutPair> withoutPair(const WanInput &in, const WanCover &cover);

} // namespace gigasite
