// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/layer_kernel.h"

#include "model/step/measured/placed_traffic.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

constexpr double tileRows = 128, tileOutputs = 256; ///< of the GEMM kernels that were measured
constexpr double bytes16 = 2;

double gemmRate(Format format, const KernelRates &rates)
{
    switch (format) {
    case Format::Bits16:
        return rates.gemm16;
    case Format::Bits8:
        return rates.gemm8;
    case Format::Bits4:
        break;
    }
    return rates.gemm4;
}

double operandBytes(Format format)
{
    return format == Format::Bits16 ? bytes16 : 1;
}

/// What a step asks most often is a GEMM, and what takes longest there are divisions: made once.
struct Kernel {
    const TrainingRun &run;
    const KernelRates &rates;
    const KernelConstants &k;
    double perProcessor = 1 / run.gpu.multiprocessors;
    double trafficTime = k.gemmTraffic / run.gpu.hbm; ///< s per byte of a GEMM

    struct Operand {
        double flopTime; ///< s
        double bytes; ///< of an element
    };

    /// As much of the last wave's idle processors counts as `waveWeight` says, up to three times the elements.
    double gemm(double rows, double outputs, double inputs, const Operand &of, double accumulate) const
    {
        const double elements = rows * outputs;
        const double tiles = roundedUp(rows / tileRows) * roundedUp(outputs / tileOutputs);
        const double waves = roundedUp(tiles * perProcessor) * run.gpu.multiprocessors * (tileRows * tileOutputs);
        const double computed = elements + k.waveWeight * (std::min(4 * elements, waves) - elements);
        const double bytes = of.bytes * inputs * (rows + outputs) + (bytes16 + accumulate) * elements;
        return 2 * inputs * computed * of.flopTime + bytes * trafficTime + k.kernelGap;
    }

    PassTimes linear(double rows, double outputs, double inputs, Format format) const
    {
        const Operand of{1 / gemmRate(format, rates), operandBytes(format)};
        return {gemm(rows, outputs, inputs, of, 0),
                gemm(rows, inputs, outputs, of, 0) + gemm(outputs, inputs, rows, of, run.recipe.accumulateBytes)};
    }

    /// `groups` experts of `rows` tokens each.
    PassTimes grouped(double groups, double rows, double outputs, double inputs) const
    {
        const auto format = run.recipe.format;
        const double b = operandBytes(format);
        const double flop = 2 * groups * rows * outputs * inputs / (gemmRate(format, rates) * k.groupedRate);
        const double padded = flop * roundedUp(rows / tileRows) * tileRows / rows;
        const double traffic = k.groupedTraffic * groups / run.gpu.hbm;
        const double forward =
            padded + traffic * (b * (rows * inputs + outputs * inputs) + bytes16 * rows * outputs) + k.kernelGap;
        const double data =
            padded + traffic * (b * (rows * outputs + outputs * inputs) + bytes16 * rows * inputs) + k.kernelGap;
        const double weights = flop +
            traffic * (b * rows * (outputs + inputs) + (bytes16 + run.recipe.accumulateBytes) * outputs * inputs) +
            k.kernelGap;
        return {forward, data + weights};
    }
};

/// Quantities of the layer that several terms share.
struct Sizes {
    double tokens, tokensInNorms; ///< per TP group; per GPU where norms and residuals are
    double queryKeyValue; ///< elements
    double keyValueRow; ///< elements that CP exchanges per token
    double mlpElements = 0; ///< of the activation between the FFN's matrices
    double mlpInputs = 0; ///< elements that enter the FFN's GEMMs
    double denseForward = 0; ///< of layers with a dense FFN, weighted by their share
    double latentUp = 0; ///< forward time of the two up-projections
    double launches = 0;
};

void addTimes(PassTimes &sum, const PassTimes &t)
{
    sum.forward += t.forward;
    sum.backward += t.backward;
}

void projections(const Kernel &kernel, Sizes &sizes, LayerTimes &layer)
{
    const auto &s = kernel.run.shape;
    const double t = kernel.run.split.tp;
    const auto format = kernel.run.recipe.format;
    PassTimes sum;
    if (s.isLatent()) {
        const auto &l = s.latent;
        const bool compressed = l.queryLatent > 0;
        const double queries = s.heads * (l.nopeDim + l.ropeDim) / t;
        addTimes(sum,
                 kernel.linear(sizes.tokens, (compressed ? l.queryLatent : queries) + l.keyLatent + l.ropeDim, s.hidden,
                               format));
        const auto query = compressed ? kernel.linear(sizes.tokens, queries, l.queryLatent, format) : PassTimes();
        const auto keys = kernel.linear(sizes.tokens, s.heads * (l.nopeDim + l.valueDim) / t, l.keyLatent, format);
        addTimes(sum, query);
        addTimes(sum, keys);
        addTimes(sum, kernel.linear(sizes.tokens, s.hidden, s.heads * l.valueDim / t, format));
        sizes.latentUp = query.forward + keys.forward;
    } else {
        addTimes(sum, kernel.linear(sizes.tokens, (s.heads + 2 * s.kvHeads) * s.headDim / t, s.hidden, format));
        addTimes(sum, kernel.linear(sizes.tokens, s.hidden, s.heads * s.headDim / t, format));
    }
    layer.linearForward = sum.forward;
    layer.linearBackward = sum.backward;
}

void attention(const Kernel &kernel, const Sizes &sizes, LayerTimes &layer)
{
    const auto &run = kernel.run;
    const auto &s = run.shape;
    const auto &k = kernel.k;
    const double t = run.split.tp;
    if (run.recipe.flashAttention) {
        const double width = s.isLatent() ? s.latent.nopeDim + s.latent.ropeDim + s.latent.valueDim : 2 * s.headDim;
        const double flop = 2 * sizes.tokens * run.batch.meanContext * s.heads * width / t;
        const double narrow = s.headDim < 128 ? std::pow(s.headDim / 128, k.headDimPower) : 1;
        layer.attentionForward = flop / (kernel.rates.flashForward * narrow) + k.kernelGap;
        layer.attentionBackward = 2.5 * flop / (kernel.rates.flashBackward * narrow) + 2 * k.kernelGap;
        return;
    }
    const double aligned = std::fmod(s.headDim, 8) == 0 ? 1 : k.unalignedRate;
    const double scores = sizes.tokens * run.batch.sequence * s.heads / t;
    const double flop = 4 * sizes.tokens * run.batch.sequence * s.heads * s.headDim / t;
    const double products = flop / (kernel.rates.unfused * aligned);
    layer.attentionForward = products + k.scoreBytesForward * scores / kernel.rates.hbm + 6 * k.kernelGap;
    layer.attentionBackward = 2 * products + k.scoreBytesBackward * scores / kernel.rates.hbm + 10 * k.kernelGap;
}

PassTimes denseMlp(const Kernel &kernel, double tokens, double width)
{
    const auto &s = kernel.run.shape;
    const double t = kernel.run.split.tp;
    auto sum = kernel.linear(tokens, (s.gated ? 2 : 1) * width / t, s.hidden, kernel.run.recipe.format);
    addTimes(sum, kernel.linear(tokens, s.hidden, width / t, kernel.run.recipe.format));
    return sum;
}

/// One dispatch or combine of the tokens of a GPU, at `bytes` per element.
double expertExchange(const Kernel &kernel, double ownTokens, double bytes)
{
    const auto &run = kernel.run;
    const auto &k = kernel.k;
    const double ranks = run.split.ep, etp = run.split.etp;
    const double volume = ownTokens * run.shape.hidden * bytes;
    const double copies = run.shape.experts.perToken;
    double gather = 0;
    if (etp > 1) {
        const auto link = ringLink(run, k, 1, etp);
        gather = link.latency + volume * copies * (etp - 1) / link.bytesPerSecond;
    }
    if (ranks <= 1)
        return gather;
    const auto parts = expertParts(run);
    const bool fused = run.recipe.fusedDispatcher;
    // Fused, a token goes once to each rank that has experts of its choice; what comes from other domains lands at one
    // of theirs and is sent on, so all but one in as many copies as a domain has ranks cross its links.
    const bool once = fused && run.recipe.copyPerRank;
    const double nearCopies = once ? ranks * (1 - std::pow(1 - 1 / ranks, copies)) : copies;
    const double onLinks = (parts.most - 1) / (once ? parts.most : ranks);
    const double near = volume * nearCopies * onLinks /
        (run.fabric.scaleUp * (fused ? k.fusedExchangeScaleUp : k.plainExchangeScaleUp));
    const double away = 1 - parts.own / ranks;
    double far = 0;
    if (away > 0) {
        const auto reached = [&](double share) { return 1 - std::pow(1 - share, copies); }; // one copy for a domain
        const double sent = fused
            ? std::min(parts.full * reached(parts.ofFull) + reached(parts.ofLast), run.recipe.nodeLimit * away)
            : copies * away;
        const double rate = run.fabric.nic * (fused ? k.fusedExchangeNic : k.plainExchangeNic);
        far = volume * sent / rate * std::max(1.0, expertLoad(run, away) / away);
    }
    // A fused dispatcher sends on both at once. NCCL goes through its peers in turn, those of the own node first and
    // then node after node (ncclP2pSchedule in its init.cc; eight peers at a time on a channel), so times add up.
    return (fused ? std::max(near, far) : near + far) + k.exchangeLatency + gather;
}

void experts(const Kernel &kernel, Sizes &sizes, LayerTimes &layer)
{
    const auto &run = kernel.run;
    const auto &s = run.shape;
    const auto &e = s.experts;
    const auto &k = kernel.k;
    const double own = sizes.tokens / run.split.tp; ///< tokens this GPU routes
    const double received = own * e.perToken * run.split.etp; ///< copies, routing balanced
    const double local = e.count / run.split.ep; ///< experts on this rank
    const auto format = run.recipe.format;
    const double width = e.ffn / run.split.etp;
    const auto products = [&](double outputs, double inputs) {
        return local > 1 ? kernel.grouped(local, received / local, outputs, inputs)
                         : kernel.linear(received, outputs, inputs, format);
    };
    auto mlp = products((s.gated ? 2 : 1) * width, s.hidden);
    addTimes(mlp, products(s.hidden, width));
    double elements = received * width;
    if (e.sharedFfn > 0) {
        addTimes(mlp, denseMlp(kernel, sizes.tokens, e.sharedFfn));
        elements += sizes.tokens * e.sharedFfn / run.split.tp;
    }
    const double hbm = kernel.rates.hbm;
    const double sorts = run.recipe.fusedDispatcher || local <= 1 ? 1 : 2; // a plain exchange sorts by expert again
    const double permute = k.permuteBytes * 8 * sorts * received * s.hidden / hbm;
    const double router = own * (4 * s.hidden + 20 * e.count) / hbm +
        2 * own * s.hidden * e.count / (0.1 * run.gpu.flops16); // a small fp32 product, a tenth of the peak
    const double exposed = run.recipe.overlapEp ? k.exposedExperts : 1;
    const double moe = 1 - e.denseShare;
    const auto dense = e.denseShare > 0 ? denseMlp(kernel, sizes.tokens, s.ffn) : PassTimes();
    sizes.denseForward = dense.forward * e.denseShare;
    layer.mlpForward = (mlp.forward + permute + router) * moe + sizes.denseForward;
    layer.mlpBackward = (mlp.backward + permute + 2 * router) * moe + dense.backward * e.denseShare;
    const double combine = expertExchange(kernel, own, bytes16);
    const double dispatch = expertExchange(kernel, own, run.recipe.dispatch8 ? 1 : bytes16);
    layer.epForward = (dispatch + combine) * exposed * moe;
    layer.epBackward = 2 * combine * exposed * moe;
    layer.epBusy = (dispatch + 3 * combine) * moe;
    sizes.mlpElements = elements * moe + sizes.tokens * s.ffn / run.split.tp * e.denseShare;
    sizes.mlpInputs = received * s.hidden * moe + sizes.tokens * s.hidden * (e.denseShare + (e.sharedFfn > 0 ? 1 : 0));
    sizes.launches = k.launchesMoe + (format == Format::Bits16 ? k.launchesExpert16 : k.launchesExpert8) * local;
}

/// Bytes that norms and activations write and read again when they are recomputed.
struct OperatorBytes {
    double norms = 0, activation = 0;
};

OperatorBytes operators(const Kernel &kernel, const Sizes &sizes, LayerTimes &layer)
{
    const auto &run = kernel.run;
    const auto &s = run.shape;
    const auto &k = kernel.k;
    const bool flash = run.recipe.flashAttention;
    const OperatorBytes bytes{8 * sizes.tokensInNorms * s.hidden, (s.gated ? 6 : 4) * sizes.mlpElements};
    const double residual = (flash ? 12 : 14) * sizes.tokensInNorms * s.hidden;
    const double rotary = (flash ? 4 : 8) * sizes.queryKeyValue;
    double forward = (bytes.norms + residual + bytes.activation + rotary) * kernel.rates.operatorBytes;
    double backward = 1.75 * forward;
    if (run.recipe.format != Format::Bits16) { // read 2, write 1 and 1 transposed
        const double cast = 4 * k.castBytes, in = sizes.tokens * s.hidden;
        forward += cast * (in + sizes.queryKeyValue / 3 + sizes.mlpInputs + sizes.mlpElements);
        backward += cast * (sizes.mlpInputs + in + sizes.queryKeyValue + (s.gated ? 2 : 1) * sizes.mlpElements);
    }
    layer.operatorForward = forward / kernel.rates.hbm + 10 * k.kernelGap;
    layer.operatorBackward = backward / kernel.rates.hbm + 20 * k.kernelGap;
    if (run.recipe.separateAccumulateBytes > 0) {
        const double matrices = s.hidden * (s.heads + 2 * s.kvHeads) * s.headDim + s.heads * s.headDim * s.hidden +
            (s.gated ? 3 : 2) * s.hidden * s.ffn;
        layer.operatorBackward += run.recipe.separateAccumulateBytes * matrices / run.split.tp / kernel.rates.hbm;
    }
    return bytes;
}

void tensorParallel(const Kernel &kernel, const Sizes &sizes, LayerTimes &layer)
{
    const auto &run = kernel.run;
    const auto &k = kernel.k;
    const double t = run.split.tp;
    if (t <= 1)
        return;
    const double volume = bytes16 * sizes.tokens * run.shape.hidden;
    const auto link = ringLink(run, k, 1, t);
    const double scatter = collectiveTime(volume, t, link);
    const bool narrow = run.recipe.format != Format::Bits16 && run.split.sequenceParallel;
    const double gather = narrow ? collectiveTime(volume / 2, t, link) : scatter;
    const double exposed = run.recipe.overlapTp ? 1 / t + k.contention * (1 - 1 / t) : 1;
    layer.tpForward = 2 * (gather + scatter) * exposed;
    const double again = run.split.sequenceParallel ? 2 * gather * k.repeatedGather : 0;
    layer.tpBackward = (2 * (gather + scatter) + again) * exposed;
    layer.tpBusy = 4 * (gather + scatter) + again;
}

void contextParallel(const Kernel &kernel, const Sizes &sizes, LayerTimes &layer)
{
    const auto &run = kernel.run;
    const auto &k = kernel.k;
    const double cp = run.split.cp;
    if (cp <= 1)
        return;
    const auto link =
        ringLink(run, k, run.split.tp, cp, isPlaced(run) ? std::optional(contextSlowdown(run)) : std::nullopt);
    const double volume = 2 * bytes16 * sizes.keyValueRow / run.split.tp * sizes.tokens * (cp - 1);
    const double latency = link.latency * (cp - 1);
    const double forward = volume / link.bytesPerSecond + latency;
    const double backward = 2 * volume / link.bytesPerSecond + latency;
    layer.cpForward = std::max(0.0, forward - k.hidingAttention * layer.attentionForward);
    layer.cpBackward = std::max(0.0, backward - k.hidingAttention * layer.attentionBackward);
    layer.cpBusy = forward + backward;
}

double redoTime(const Kernel &kernel, const Sizes &sizes, const OperatorBytes &bytes, const LayerTimes &layer)
{
    switch (kernel.run.recipe.redo) {
    case Redo::Nothing:
        return 0;
    case Redo::Everything:
        return layer.forward * kernel.run.recipe.redoShare;
    case Redo::AttentionCore:
        return layer.attentionForward;
    case Redo::Operators:
        return layer.attentionForward + layer.operatorForward;
    case Redo::LatentUp:
        return sizes.latentUp;
    case Redo::LatentUpAndMlp:
        return sizes.latentUp + (kernel.run.shape.isMoe() ? sizes.denseForward : layer.mlpForward);
    case Redo::NormAndActivation:
        return (bytes.activation + bytes.norms) / kernel.rates.hbm;
    }
    return 0;
}

Sizes sizesOf(const TrainingRun &run)
{
    const auto &s = run.shape;
    const auto &l = s.latent;
    const double tokens = run.batch.micro * run.batch.sequence / run.split.cp;
    const double perToken =
        s.isLatent() ? s.heads * (2 * (l.nopeDim + l.ropeDim) + l.valueDim) : (s.heads + 2 * s.kvHeads) * s.headDim;
    return {.tokens = tokens,
            .tokensInNorms = run.split.sequenceParallel ? tokens / run.split.tp : tokens,
            .queryKeyValue = tokens * perToken / run.split.tp,
            .keyValueRow = s.isLatent() ? l.keyLatent + l.ropeDim : s.kvHeads * s.headDim};
}

} // namespace

LinkRate ringLink(const TrainingRun &run, const KernelConstants &k, double stride, double ranks,
                  std::optional<double> placed, std::optional<double> perDomain)
{
    const auto &fabric = run.fabric;
    const double inside = fabric.scaleUp * k.scaleUpShare;
    const double span = stride * ranks;
    if (perDomain ? ranks <= *perDomain : span <= fabric.domain)
        return {inside, k.scaleUpLatency};
    const double members = std::floor(perDomain.value_or(fabric.domain / stride)); // whole ones of a domain
    const double rails = std::clamp(members, 1.0, ranks);
    double slowdown = std::max(1.0, placed.value_or(1));
    for (const auto &tier : fabric.tiers) {
        if (!placed && tier.gpus > 0 && span > tier.gpus)
            slowdown =
                std::max(slowdown, tier.oversubscription * std::min(1.0, std::max(stride, fabric.domain) / tier.gpus));
    }
    return {std::min(inside, fabric.nic * k.nicShare * rails / slowdown), k.nicLatency,
            k.hopLatency * (std::ceil(ranks / rails) - 1)};
}

double collectiveTime(double volume, double ranks, const LinkRate &link)
{
    return ranks <= 1 ? 0 : link.latency + link.hops + volume * (ranks - 1) / ranks / link.bytesPerSecond;
}

double roundedUp(double x)
{
    return std::ceil(x - 1e-9);
}

PassTimes linearTimes(double rows, double outputs, double inputs, Format format, const TrainingRun &run,
                      const KernelRates &rates, const KernelConstants &k)
{
    return Kernel{run, rates, k}.linear(rows, outputs, inputs, format);
}

LayerTimes layerTimes(const TrainingRun &run, const KernelRates &rates, const KernelConstants &k)
{
    const Kernel kernel{run, rates, k};
    auto sizes = sizesOf(run);
    LayerTimes layer;
    projections(kernel, sizes, layer);
    attention(kernel, sizes, layer);
    if (run.shape.isMoe()) {
        experts(kernel, sizes, layer);
    } else {
        const auto mlp = denseMlp(kernel, sizes.tokens, run.shape.ffn);
        layer.mlpForward = mlp.forward;
        layer.mlpBackward = mlp.backward;
        sizes.mlpElements = sizes.tokens * run.shape.ffn / run.split.tp;
        sizes.mlpInputs = sizes.tokens * run.shape.hidden;
        sizes.launches = k.launches;
    }
    const auto bytes = operators(kernel, sizes, layer);
    tensorParallel(kernel, sizes, layer);
    contextParallel(kernel, sizes, layer);
    const double forward = layer.linearForward + layer.attentionForward + layer.mlpForward + layer.operatorForward +
        layer.tpForward + layer.cpForward + layer.epForward;
    const double backward = layer.linearBackward + layer.attentionBackward + layer.mlpBackward +
        layer.operatorBackward + layer.tpBackward + layer.cpBackward + layer.epBackward;
    layer.hostForward = sizes.launches * run.recipe.hostShare * k.launchTime;
    const double hostBackward = 1.25 * layer.hostForward;
    const bool waits = run.shape.isMoe() && !run.recipe.fusedDispatcher;
    layer.forward = waits ? forward + k.hostWait * layer.hostForward : std::max(forward, layer.hostForward);
    layer.backward = waits ? backward + k.hostWait * hostBackward : std::max(backward, hostBackward);
    layer.redo = redoTime(kernel, sizes, bytes, layer);
    layer.backward += layer.redo;
    return layer;
}

} // namespace gigasite::measured
