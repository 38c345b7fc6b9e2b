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
        return Bytes(e / 2 * s * b * h * (34 + 5 * a * s / h));
    case Recompute::Selective:
        return Bytes(e / 2 * 34 * s * b * h);
    case Recompute::Full:
        return Bytes(e * s * b * h);
    }
    return {};
}

} // namespace

MemoryUse memoryUse(const MemoryInput &in)
{
    const auto layers = static_cast<double>(in.shape.layers);
    const auto t = static_cast<double>(in.tp);
    const auto p = static_cast<double>(in.pp);
    const double perLayerParams = in.params / layers;

    MemoryUse use;
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
