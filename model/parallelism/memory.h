// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/quantity.h"
#include "model/workload/transformer.h"

namespace gigasite {

/// Memory that training holds, per layer and per GPU.
///
/// State of a layer: (weight + gradient + optimizer bytes per parameter) · stored parameters / l. Stored are N and the
/// MTP layers; in corrected mode also the padding of the vocabulary and, with tied embeddings and a pipeline, the
/// output table's copy on the last stage.
/// Activations of a layer and micro-batch (Korthikanti et al. 2022), e bytes per stored element:
///
///   none        e/2 · b (s U + 5 a P)    P pairs of positions (transformer.h)
///   selective   e/2 · s b U              the attention core is computed again
///   full        e · s b h                only the layer's input is kept
///
/// U = 34 h and P = s² for a classical layer. In general U sums what each token stores, twice over for two bytes and
/// once for a dropout mask: inputs of two norms 4 h, of attention 2 h, of the FFN 2 h, two masks 2 h; queries, keys,
/// values and the sum over them 2 W; latents before and after their norms 4 (rq + rkv); FFN of n matrices 2 n w; with
/// experts 2 n x (k + c) and the k copies sent to them 2 k h.
///
/// Printed mode (nextgen Table 3) adds one GPU's share of ONE micro-batch's activations to the state of a WHOLE layer:
/// per layer = state + act/t. Corrected mode counts the whole layer over its TP group, and per GPU as many
/// micro-batches as 1F1B keeps in flight at the first stage, min(m, p):
///
///   per GPU = k (state + act · in flight) / t       k layers per stage; full recompute adds one layer's working set

struct MemoryInput {
    Mode mode = Mode::Corrected;
    TransformerShape shape;
    std::int64_t activationHeads = 1; ///< heads that the activation formula counts
    TransformerSize size;
    TrainingChoice bytes;
    Recompute recompute = Recompute::None;
    std::int64_t tp = 1, pp = 1, microBatches = 1;
};

struct MemoryUse {
    Bytes layerWeights{}, layerGradients{}, layerOptimizer{}; ///< of one layer
    Bytes layerActivations{}; ///< of one layer and one micro-batch, over its whole TP group
    Bytes perLayer{}; ///< by the mode's accounting
    Bytes perStage{}; ///< what one stage takes from a rack
    Bytes perGpu{};
    double inFlight = 1; ///< micro-batches whose activations the first stage holds
    double layersPerStage = 1; ///< k
    double layers = 1;
    double activationHeads = 1;
    double storedParams = 0; ///< of one replica, all stages together
    double paddedVocab = 0;

    Bytes layerState() const { return layerWeights + layerGradients + layerOptimizer; }
};

MemoryUse memoryUse(const MemoryInput &in);

} // namespace gigasite
