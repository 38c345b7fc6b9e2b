// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/layout.h"
#include "model/scenario/rack_spec.h"
#include "model/step/wan_training.h"
#include "model/workload/transformer.h"

namespace gigasite {

/// The papers' ideal step time: computation at full peak, collectives at their bounds.
///
/// Symbols: f forward FLOP of a layer and micro-batch · t, p, m tensor size, stages, micro-batches · k layers per stage
/// · L replicas per rack · q racks per stage · g gradient bytes of a layer · M = e s b h one layer output of e bytes
/// per element · B_u scale-up rate of a GPU (printed: both ways summed; corrected: one way) · B_n NIC rate.
///
///                        printed (nextgen S4)                      corrected
///   layer forward        f / (t P)                                 same, dense P
///   backward             2 forward (+ what is recomputed)          same
///   TP, each pass        2 · allReduce(2M/t, t, B_u)               2 · allReduce(M, t, B_u)
///   PP send              (M/t) / B_n                               same, × oversubscription in the step
///   PP gather            allGather(2M/t or M/t, t, B_u)            allGather(M, t, B_u)
///   DP in the rack       allReduce(g/t, L, B_u)                    reduceScatter(g/t, L, B_u)
///   DP between racks     allReduce(g, q, 72 B_n)                   allReduce(g, q of a site, t L B_n)
///   DP final gather      allGather(g/t, L, B_u)                    same
///   WAN                  allReduce(g, sites, B_w) + 2 (sites-1) RTT     (sites-1) RTT; other ways: wan_training.h
///
/// Between racks a double binary tree can take the ring's place, or one flat ring of all q L replicas' GPUs that of all
/// three levels: allReduce(g/t, q L, B_n). Cut into c chunks, one moves between racks (time x/c and all round trips)
/// while another moves inside them, where reduce-scatter and gather share the links (u/c): the exchange takes
/// u/c + x/c + latency + (c-1) max(u/c, x/c + latency). One chunk: the sum of all.
///
/// `cp` ranks share a sequence: tokens, and with them FLOP and messages, are divided by it (1 in the papers).
///
///   step  T = (m + p - 1) (t_f + t_b + x_f + x_b) + tail     x = TP + PP of a pass (exposed: outputs feed inputs)
///
/// `tail`: the first stage ends its last backward pass when nothing is left to hide its gradient
/// exchange behind; earlier stages hide theirs as long as the WAN keeps up with one stage per backward pass. It holds
/// what the WAN exposes in any other way, too. Printed, the backward pass hides all of it; only what the WAN takes
/// beyond that, in each stage, is exposed. A first-tier switch that connects GPUs of the same stage from different
/// racks (nextgen S5) keeps gradient rings under it, or they cross between two switches once each way: oversubscription
/// does not slow them. Under switches of a rack each they go up, as sends to the next stage do
/// (parallelism/network_tiers.h). Not modelled here: kernel efficiency, imbalance, the output table's time.

/// Which message the printed PP all-gather moves: nextgen S4.1 uses the tensor-parallel one (two outputs) for the 100T
/// model and the pipeline one (one output) for the 50T model.
struct StepInput {
    Mode mode = Mode::Corrected;
    bool gatherBothOutputs = true;
    RackSpec rack;
    Layout layout;
    TransformerShape shape;
    TransformerSize size;
    Recompute recompute = Recompute::None;
    double elementBytes = 2;
    Bytes layerGradients{};
    std::int64_t microBatches = 1;
    double layersPerStage = 1;
    double sendOversubscription = 1; ///< of the tiers that a send to the next stage crosses
    std::optional<Seconds> simulatedSend; ///< instead of message over rate times oversubscription
    Seconds hopRtt{};
    AllReduce allReduce = AllReduce::Hierarchical;
    std::int64_t chunks = 1;
    double ringOversubscription = 1; ///< of the tiers that the exchange between racks crosses
    WanInput wan; ///< but for gradients and activations, which follow from the rest
    double tokens = 0; ///< of the whole training
};

struct StepTime {
    Seconds layerForward{}, layerBackward{};
    Seconds stageForward{}, stageBackward{};
    Seconds tpAllReduce{}; ///< one pass of one layer, both all-reduces
    Seconds ppSend{}, ppSendOversubscribed{}, ppGather{};
    Seconds dpInternal{}, dpExternal{}, dpGather{}, dpLatency{}; ///< of one stage
    double dpRoundTrips = 0;
    Seconds dpExchange{}; ///< all four, chunks overlapped
    Seconds wan{}, wanTransfer{}, wanBudget{}, wanWindow{};
    Bytes ppMessage{}, tpMessage{}, wanMessage{};
    Bytes wanPerStep{};
    BytesPerSecond wanRequired{}, wanUsed{};
    WanInput wanAsked;
    WanExchange exchange;
    Seconds exposedWan{};
    std::optional<WanWithoutPair> wanWithoutPair; ///< with one fibre pair less
    Seconds exposedPerPass{}; ///< x_f = x_b
    double slotCount = 0; ///< m + p - 1
    double bubbleShare = 0; ///< (p-1) / (m+p-1)
    Seconds pipeline{}; ///< computation and bubble, nothing exposed
    Seconds compute{}, bubble{}, exposedTp{}, exposedPp{}, tail{};
    Seconds exposed{};
    Seconds total{};
    double tokensPerStep = 0, steps = 0;
    Seconds training{};
    double mfu = 0, hfu = 0; ///< over all GPUs, idle ones included
    double computeShare = 0;

    /// From here on of the calibrated model only (measured/kernel_times.h).
    bool measured = false;
    double stageLayers = 0; ///< of the slowest stage
    Seconds stageTables{}, meanStage{}; ///< of one micro-batch: output table, loss, embedding; a mean stage
    Seconds exposedCp{}, exposedEp{}, exposedDp{};
    Seconds busyTp{}, busyCp{}, busyEp{}; ///< on the links, hidden or not
    Seconds optimizer{}, overhead{};
    double stragglers = 1; ///< factor on the whole step
    Seconds waiting{}; ///< what stragglers and the person's own anchor add
    Seconds low{}, high{}; ///< the band that held 90 of 100 measured runs
};

/// The question about what sites exchange, with the messages that follow from the step's input.
WanInput wanInputOf(const StepInput &in);

/// Exposes what `cover` does not hide of the exchange; `backward` is the budget that an all-reduce is measured against.
void takeWanCover(StepTime &step, const WanCover &cover, Seconds backward);

StepTime stepTime(const StepInput &in);

/// What is worth telling about the result: bubble, WAN slower than its budget.
Problems checkStep(const StepInput &in, const StepTime &step);

/// Of what sites exchange: slower than its budget, no fibre or flow left, TCP that does not fill the links.
Problems checkWan(const StepTime &step);

} // namespace gigasite
