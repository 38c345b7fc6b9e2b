// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/network_tiers.h"

#include <cstdint>
#include <optional>

namespace gigasite::measured {

/// One training step on real hardware, as the kernel (step_kernel.h) reads it. Plain numbers in SI units: bytes, FLOP,
/// seconds, B/s one way, FLOP/s dense. A search evaluates millions of these; nothing here owns memory.

/// How GEMM operands are stored. Attention and the output table stay 16 bits wide in every recipe that was measured.
enum class Format { Bits16, Bits8, Bits4 };

/// Hardware generations whose kernels were measured; each has its own efficiencies (kernel_constants.h).
enum class Generation { Ampere, Hopper, Blackwell, BlackwellUltra };

/// Which family of training software: 2021-22 Megatron-LM (unfused attention, nothing overlapped), Megatron-Core with
/// Transformer Engine, or PyTorch's own FSDP stack.
enum class Stack { Old, Megatron, PyTorch };

/// What the backward pass computes again.
enum class Redo { Nothing, Everything, AttentionCore, Operators, LatentUp, LatentUpAndMlp, NormAndActivation };

struct Gpu {
    double flops16 = 0, flops8 = 0, flops4 = 0; ///< dense peak; a part without such units has the next wider rate
    double hbm = 0; ///< B/s
    double multiprocessors = 1; ///< that one wave of tiles fills
    Generation generation = Generation::Hopper;
    double rate = 1; ///< sustained clock relative to the generation's reference part (power cap, binning)
};

struct Experts {
    double count = 0; ///< 0: a dense model
    double perToken = 0;
    double ffn = 0; ///< width of one routed expert
    double sharedFfn = 0; ///< width of all shared experts together
    double denseShare = 0; ///< of layers that have a dense FFN instead
};

/// Multi-head latent attention; `keyLatent` 0: ordinary attention, `queryLatent` 0: queries are not compressed.
struct Latent {
    double queryLatent = 0, keyLatent = 0, nopeDim = 0, ropeDim = 0, valueDim = 0;
};

struct Shape {
    double layers = 0, hidden = 0, heads = 0, kvHeads = 0, headDim = 0, ffn = 0, vocab = 0;
    double mtpLayers = 0;
    double layerVectors = 0,
           outerVectors = 0; ///< parameters beside the matrices: norms and biases of a layer; last norm
    bool gated = false, tied = false;
    Experts experts;
    Latent latent;

    bool isMoe() const { return experts.count > 0; }
    bool isLatent() const { return latent.keyLatent > 0; }
};

/// Ranks count tensor parallelism first, then context, data and pipeline; experts fold over tensor, context and data.
/// `pipelineFirst`: pipeline before data, so that a scale-up domain holds consecutive stages.
struct Split {
    double tp = 1, pp = 1, vpp = 1, dp = 1, cp = 1, ep = 1, etp = 1;
    double fsdp = 0; ///< size of the shard group; 0 = parameters stay whole
    int zero = 1; ///< what the data-parallel group shards: 0 nothing, 1 optimizer, 2 gradients, 3 weights, too
    bool sequenceParallel = false, flexibleStages = false, distributedOptimizer = false, pipelineFirst = false;
};

struct Batch {
    double sequence = 0;
    double meanContext = 0; ///< positions a query attends to on average: sequence / 2 if causal
    double global = 0, micro = 1; ///< sequences
};

struct Fabric {
    double scaleUp = 0; ///< B/s of one GPU, one way
    double domain = 8; ///< GPUs that the scale-up network joins
    double nic = 0; ///< B/s of one GPU
    Tiers tiers{};
    Attachment attachment = Attachment::InOrder;
    double rack = 0; ///< GPUs of a rack, where the attachment speaks of racks
    double sendTime = 0; ///< s, of one message to the next stage, simulated; 0: bytes over the rate
};

/// Facts of the software recipe. What a run does not state is imputed by its reader, never here.
struct Recipe {
    Stack stack = Stack::Megatron;
    double vintage = 2025; ///< year of the software release, with fraction
    Format format = Format::Bits16;
    bool flashAttention = true, tritonAttention = false, eager = false;
    Redo redo = Redo::Nothing;
    double redoShare = 1; ///< of layers, where everything is computed again
    bool overlapTp = false, overlapDp = false, overlapPp = false, overlapEp = false;
    bool fusedDispatcher = false; ///< DeepEP, HybridEP
    bool copyPerRank = true; ///< of a fused one; false: a copy for every expert of a token
    bool dispatch8 = false; ///< tokens travel to their experts in 8 bits
    double nodeLimit = 1e9; ///< nodes a token is sent to at most
    bool scatterGather = true; ///< sends between stages are split over the TP group
    double gradientBytes = 2, parameterBytes = 2; ///< per parameter in reduce-scatter and all-gather
    double accumulateBytes = 6; ///< extra per weight-gradient output: fp32 read-add-write
    double separateAccumulateBytes = 0; ///< per parameter and micro-batch, where accumulation is a kernel of its own
    bool fusedCrossEntropy = true;
    double hostShare = 1; ///< of kernel launches that are not replayed from a graph
    double anchor = 1; ///< factor on the whole step from a person's own measured run
};

struct TrainingRun {
    Gpu gpu;
    double gpus = 1;
    Shape shape;
    Split split;
    Batch batch;
    Fabric fabric;
    Recipe recipe;
};

/// Stored parameters: per layer outside and inside the routed experts, and of one embedding matrix.
struct ParameterCount {
    double layer = 0, layerExperts = 0, table = 0;
};
ParameterCount parameterCount(const Shape &shape);

} // namespace gigasite::measured
