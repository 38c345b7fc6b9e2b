// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/quantity.h"
#include "model/workload/transformer.h"

namespace gigasite {

/// Memory that training holds, per layer and per GPU.
///
/// State of a layer: (weight + gradient + optimizer bytes per parameter) · N / l.
/// Activations of a layer and micro-batch (Korthikanti et al. 2022), e bytes per stored element:
///
///   none        e/2 · s b h (34 + 5 a s / h)
///   selective   e/2 · 34 s b h           the attention core is computed again
///   full        e · s b h                only the layer's input is kept
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
    double params = 0;
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

    Bytes layerState() const { return layerWeights + layerGradients + layerOptimizer; }
};

MemoryUse memoryUse(const MemoryInput &in);

} // namespace gigasite
