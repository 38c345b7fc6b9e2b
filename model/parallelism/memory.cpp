// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/memory.h"

#include <algorithm>

namespace gigasite {

namespace {

Bytes activations(const MemoryInput &in, Recompute recompute)
{
    const auto s = static_cast<double>(in.shape.seq);
    const auto b = static_cast<double>(in.shape.microBatch);
    const auto h = static_cast<double>(in.shape.hidden);
    const auto a = static_cast<double>(in.activationHeads);
    const double e = in.bytes.activationBytes;
    switch (recompute) {
    case Recompute::None:
        return Bytes(e / 2 * b * (s * in.size.storedWidth + 5 * a * in.size.attentionPairs));
    case Recompute::Selective:
        return Bytes(e / 2 * s * b * in.size.storedWidth);
    case Recompute::Full:
        return Bytes(e * s * b * h);
    }
    return {};
}

/// What all stages of a replica keep.
double storedParams(const MemoryInput &in, double paddedVocab)
{
    const double own = in.size.params + in.size.mtpParams;
    if (in.mode == Mode::Printed)
        return own;
    const auto h = static_cast<double>(in.shape.hidden);
    const double padding = h * (paddedVocab - static_cast<double>(in.shape.vocab));
    if (!in.shape.tiedEmbeddings)
        return own + 2 * padding;
    return own + padding + (in.pp > 1 ? h * paddedVocab : 0);
}

} // namespace

MemoryUse memoryUse(const MemoryInput &in)
{
    const auto layers = static_cast<double>(in.shape.layers);
    const auto t = static_cast<double>(in.tp);
    const auto p = static_cast<double>(in.pp);

    MemoryUse use;
    use.paddedVocab = static_cast<double>(paddedVocab(in.shape.vocab, in.tp));
    use.storedParams = storedParams(in, use.paddedVocab);
    const double perLayerParams = use.storedParams / layers;
    use.layerWeights = Bytes(in.bytes.weightBytes * perLayerParams);
    use.layerGradients = Bytes(in.bytes.gradientBytes * perLayerParams);
    use.layerOptimizer = Bytes(in.bytes.optimizerBytes * perLayerParams);
    use.layerActivations = activations(in, in.recompute);
    use.layersPerStage = layers / p;
    use.layers = layers;
    use.activationHeads = static_cast<double>(in.activationHeads);

    if (in.mode == Mode::Printed) {
        use.perLayer = use.layerState() + use.layerActivations / t;
        use.perStage = use.layersPerStage * use.perLayer;
        use.perGpu = use.perStage / t;
        return use;
    }
    use.inFlight = std::min(static_cast<double>(in.microBatches), p);
    use.perLayer = use.layerState() + use.layerActivations;
    const Bytes working = in.recompute == Recompute::Full ? activations(in, Recompute::None) : Bytes();
    use.perStage = use.layersPerStage * (use.layerState() + use.inFlight * use.layerActivations) + working;
    use.perGpu = use.perStage / t;
    return use;
}

} // namespace gigasite
