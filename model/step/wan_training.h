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
///   all-reduce       2 (S-1)/S g            p                     transfer + (S-1) RTT                nextgen S4.2
///   pipeline         A                      m (2v-1), S > 2: 2mv  transfer + RTT/2
///   local updates    2 (S-1)/S g            p / H                 p transfer + (S-1) RTT              DiLoCo
///
/// All-reduce: racks and then sites have summed g before; racks get it back after. A ring's sites send alike whatever
/// their shares, so the slowest one's rate decides. Pipeline: stages are split over the sites, and rings between
/// replicas stay inside one. Local updates: every H-th step; that training then converges otherwise is not modelled.
///
/// A ring's 2 (S-1) steps wait for one way each, as what a site sends needs no answer before the next one sends it on;
/// the papers' conventions count an RTT for each (nextgen S5: 200 RTTs). The borders of a pipeline lie as far apart as
/// the two sites there.
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
/// Cut fibre: links of a ring carry one direction each, so that what one link loses goes round it the other way, at the
/// full rate and `detour` long; the ring's steps wait for it. Pairs that every link loses, or one that has no way
/// round, narrow the exchange.
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
    std::vector<Seconds> borders; ///< RTT of each border of a pipeline, in order; empty = `rtt`
    std::optional<BytesPerSecond> rate; ///< of the slowest site, one way; nothing = just enough for the window
    WanTransport transport = WanTransport::FixedRate;
    std::optional<BytesPerSecond> flowRate;
    BytesPerSecond nic{};
    double flows = 0; ///< pairs of GPUs that exchange at once
    double loss = 0, packetBytes = 4096, fecOverhead = 0;
    double wavelengthsPerPair = 1, lostPairs = 0; ///< pairs that narrow the exchange
    std::optional<Seconds> detour; ///< round trip round a cut link; `rtt` holds the longer of both
    BytesPerSecond wavelength{};
};

struct WanExchange {
    Bytes message{}; ///< that a site sends, and receives, at once
    double perStep = 0; ///< how often, of the site that sends most
    Bytes bytesPerStep{};
    double loss = 0; ///< q
    Bytes wire{};
    BytesPerSecond required{}, link{}; ///< to keep the window; of the links as built
    double wavelengths = 0, fibrePairs = 0; ///< of a link
    BytesPerSecond used{}; ///< what lost fibres leave
    BytesPerSecond tcpFlow{}, flow{}, reached{}; ///< one TCP flow; one flow as it is sent; all flows
    double admitted = 0;
    Seconds transfer{}, resent{}, total{};
    bool cutOff = false; ///< no fibre is left: an error, and the rest is as if all were
    bool tooNarrow = false; ///< not even one flow is admitted; counted as one at the site's rate
};

/// Mean rounds in which packets are sent again until the last one of so many is there: the largest of as many geometric
/// waits (Eisenberg 2008), about ln(packets) / ln(1 / loss) where many are lost.
double roundsSentAgain(double packets, double loss);

/// All 0 with one site.
WanExchange wanExchange(const WanInput &in);

/// What hides an exchange.
struct WanCover {
    Seconds backward{}; ///< of a stage: the gradients of the one before cross meanwhile
    Seconds slot{}; ///< of one micro-batch, both passes
};

/// Exposed per step. All-reduce: the last stage's exchange, and what the others fall behind; by the papers' conventions
/// what a backward pass does not cover of each. Pipeline: what it waits for other sites, with the activations in flight
/// that its schedule holds at one (pipeline_over_sites.h). Local updates: all of it, over H steps.
Seconds exposedWan(const WanInput &in, const WanExchange &exchange, const WanCover &cover);

/// The same with one fibre pair less; nothing where none would be left.
std::optional<Seconds> exposedWithoutPair(const WanInput &in, const WanExchange &exchange, const WanCover &cover);

} // namespace gigasite
