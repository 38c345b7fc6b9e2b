// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/measured_stage.h"

#include "model/evaluate/stages.h"
#include "model/parallelism/split_rules.h"
#include "model/step/measured/beyond_measured.h"
#include "model/step/measured/kernel_times.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

using namespace measured;

double num(std::int64_t v)
{
    return static_cast<double>(v);
}

Shape kernelShape(const TransformerShape &t)
{
    Shape s;
    s.layers = num(t.layers);
    s.hidden = num(t.hidden);
    s.heads = num(t.heads);
    s.kvHeads = t.kvHeadCount();
    s.headDim = t.headSize();
    s.ffn = t.ffnWidth();
    s.vocab = num(t.vocab);
    s.mtpLayers = num(t.mtpLayers);
    s.layerVectors = t.layerVectorCount();
    s.outerVectors = t.outerVectorCount();
    s.gated = t.ffnMatrices > 2;
    s.tied = t.tiedEmbeddings;
    if (t.hasExperts())
        s.experts = {num(t.experts), num(t.expertsPerToken), t.expertWidth(), num(t.sharedExperts) * t.expertWidth(),
                     num(t.denseLayers) / num(t.layers)};
    if (t.hasLatentAttention())
        s.latent = {num(t.mlaQLora), num(t.mlaKvLora), num(t.mlaNopeDim), num(t.mlaRopeDim), num(t.mlaVDim)};
    return s;
}

Format formatOf(Precision precision)
{
    return precision == Precision::Fp4 ? Format::Bits4 : precision == Precision::Fp8 ? Format::Bits8 : Format::Bits16;
}

Stack stackOf(SoftwareStack stack)
{
    constexpr std::array stacks{Stack::Megatron, Stack::PyTorch, Stack::Old};
    return stacks[static_cast<std::size_t>(stack)];
}

/// What "selective" recomputes: the attention core where attention is not fused, or else what is cheap beside it: norms
/// and activations, with latent attention the projections up from the latents.
Redo redoOf(Recompute recompute, bool flash, bool latent)
{
    if (recompute == Recompute::None)
        return Redo::Nothing;
    if (recompute == Recompute::Full)
        return Redo::Everything;
    return latent ? Redo::LatentUp : flash ? Redo::NormAndActivation : Redo::AttentionCore;
}

/// What every run of a stack had in common (resources/step), where the scenario does not say otherwise.
Recipe recipeOf(const Scenario &s)
{
    const auto &p = s.parallelism;
    const auto &w = s.software;
    const bool old = w.stack == SoftwareStack::Old;
    Recipe r;
    r.stack = stackOf(w.stack);
    r.vintage = w.vintage;
    r.format = formatOf(s.hardware.precision);
    r.flashAttention = !old;
    r.eager = w.stack == SoftwareStack::PyTorch;
    r.redo = redoOf(p.recompute, !old, s.model.mlaKvLora > 0);
    r.overlapTp = p.overlapTp && !old;
    r.overlapDp = p.overlapDp && !old;
    r.overlapPp = p.overlapPp && !old;
    r.overlapEp = p.overlapEp;
    r.fusedDispatcher = w.dispatcher != Dispatcher::AllToAll;
    r.dispatch8 = w.dispatcher == Dispatcher::Fused8;
    if (w.nodeLimit)
        r.nodeLimit = num(*w.nodeLimit);
    r.gradientBytes = s.training.gradientBytes;
    r.parameterBytes = s.training.weightBytes;
    r.accumulateBytes = w.stack == SoftwareStack::PyTorch ? 0 : 6;
    r.separateAccumulateBytes = old ? 12 : 0;
    r.fusedCrossEntropy = w.stack == SoftwareStack::Megatron;
    r.anchor = w.anchor;
    return r;
}

Fabric fabricOf(const Scenario &s, const Evaluation &e)
{
    Fabric f;
    const auto stage = e.layout.tp * e.layout.cp;
    const auto gpus = std::int64_t{e.rack.gpus};
    f.scaleUp = e.rack.scaleUp.si();
    f.domain = num(stage <= gpus ? gpus / stage * stage : gpus / e.layout.tp * e.layout.tp);
    f.nic = e.rack.nic.si();
    f.tiers = tiersOf(s, e);
    f.attachment = attachmentOf(s);
    f.rack = num(gpus);
    return f;
}

Split splitOf(const Scenario &s, const Evaluation &e)
{
    const auto &p = s.parallelism;
    Split split;
    split.tp = num(e.layout.tp);
    split.pp = num(e.layout.pp);
    split.vpp = num(p.vpp);
    split.dp = num(*std::max_element(e.layout.siteReplicas.begin(), e.layout.siteReplicas.end()));
    split.cp = num(p.cp);
    split.ep = num(p.ep);
    split.zero = static_cast<int>(p.zero);
    split.fsdp = p.zero == 3 ? split.dp * split.cp : 0;
    split.distributedOptimizer = p.zero > 0;
    split.sequenceParallel = p.sequenceParallel && p.tp > 1;
    split.flexibleStages = p.flexibleStages;
    split.pipelineFirst = p.placement == Placement::ConsecutiveLayers;
    return split;
}

double gradientBytes(const TrainingRun &run, const StateBytes &bytes)
{
    const bool alone = run.split.pp == 1; // else the stage with the input table: the exchange of gradients counts one
    const auto held = stageParameters(run, true, alone, (run.shape.layers + run.shape.mtpLayers) / run.split.pp);
    return bytes.gradients * (held.sharded + held.replicated + (expertFold(run).copies > 1 ? held.experts : 0)) /
        run.split.cp;
}

/// Matrix products of a layer that the backward pass computes again, as a share of the forward pass. Norms and
/// activation functions are none.
double redoneShare(const Scenario &s, const Evaluation &e)
{
    const auto redo = e.prediction->run.recipe.redo;
    if (redo == Redo::Everything)
        return 1;
    if (redo == Redo::AttentionCore)
        return e.model.attentionCore / e.model.layerForward;
    if (redo != Redo::LatentUp)
        return 0;
    const auto &m = s.model;
    const double queries = num(m.mlaQLora) * num(m.mlaNopeDim + m.mlaRopeDim);
    const double keysAndValues = num(m.mlaKvLora) * num(m.mlaNopeDim + m.mlaVDim);
    const double tokens = num(s.training.microBatch) * num(s.training.seq);
    return 2 * tokens * num(m.heads) * (queries + keysAndValues) / e.model.layerForward.si();
}

std::string bytesText(double b)
{
    return format(b, Unit::Byte).joined();
}

} // namespace

measured::StateBytes stateBytesOf(const Scenario &s)
{
    return {s.training.weightBytes, s.training.gradientBytes, s.training.optimizerBytes};
}

std::string anchorText(double anchor)
{
    const double digit = std::pow(10, 3 - std::floor(std::log10(std::max(anchor, 1e-9))));
    return shortestDecimal(std::round(anchor * digit) / digit);
}

std::vector<Redo> redosOf(const Scenario &s)
{
    std::vector<Redo> redos;
    for (const auto recompute : {Recompute::None, Recompute::Selective, Recompute::Full})
        redos.push_back(redoOf(recompute, s.software.stack != SoftwareStack::Old, s.model.mlaKvLora > 0));
    return redos;
}

Prediction predictionOf(const Scenario &s, const TransformerShape &shape, const Calibrated &known, const Evaluation &e)
{
    Prediction p;
    auto &run = p.run;
    const auto format = formatOf(s.hardware.precision);
    const auto gpu = knownGpu(known, e.rack.accelerator, e.rack.name, format,
                              {.flops16 = e.rack.flops16,
                               .flops8 = e.rack.flops8,
                               .flops4 = e.rack.flops4,
                               .hbm = e.rack.hbmBytesPerSecond,
                               .peak = e.rack.peakPerGpu.si(),
                               .typedPeak = s.hardware.peakFlops.has_value()});
    run.gpu = gpu.gpu;
    run.gpus = num(e.layout.gpusUsed);
    run.shape = kernelShape(shape);
    run.split = splitOf(s, e);
    run.batch.sequence = num(s.training.seq);
    run.batch.meanContext = e.model.attentionPairs / (2 * run.batch.sequence);
    run.batch.micro = num(s.training.microBatch);
    run.batch.global = run.split.dp * num(s.parallelism.microBatches) * run.batch.micro;
    run.fabric = fabricOf(s, e);
    run.recipe = recipeOf(s);
    p.bytes = stateBytesOf(s);
    p.memory = heaviestStage(run, p.bytes);
    p.gradientBytes = gradientBytes(run, p.bytes);
    p.regime = regimeOf(run);
    p.band = known.bands.at(p.regime);
    p.beyond = outOfEnvelope(run);
    if (!gpu.beyond.empty())
        p.beyond.push_back(gpu.beyond);
    if (trainingSites(e).size() > 1)
        p.beyond.push_back(say("training across sites: every measured run was at one"));
    return p;
}

Problems brokenRules(const Prediction &p, std::int64_t gpusPerRack)
{
    auto ofSite = p.run;
    ofSite.gpus = ofSite.split.tp * ofSite.split.pp * ofSite.split.dp * ofSite.split.cp;
    auto problems = checkSplit(ofSite);
    for (auto &problem : problems) // nearest by the model, not by the rack
        std::erase_if(problem.fixes, [&](const Fix &fix) {
            return fix.key == "parallelism.tp" && std::stoll(fix.value) > gpusPerRack;
        });
    return problems;
}

Problems checkPrediction(const Evaluation &e)
{
    const auto &p = *e.prediction;
    auto problems = brokenRules(p, e.rack.gpus);
    const double room = e.rack.hbmPerGpu().si();
    if (p.memory.total() > room)
        problems.push_back(
            error("memory.per_gpu_bytes",
                  say("A GPU of the heaviest stage must hold %1 and has %2 (%3 of activations, %4 of them in flight).",
                      bytesText(p.memory.total()), bytesText(room), bytesText(p.memory.activations),
                      withCommas(std::round(p.memory.inFlight)))));
    if (!p.beyond.empty())
        problems.push_back(warning(
            "step.time_s",
            say("The step time is beyond what was measured, where its band does not reach: %1.", allOf(p.beyond))));
    if (p.run.recipe.anchor != 1)
        problems.push_back(
            note("software.anchor",
                 say("Your own anchor multiplies the step time by %1.", anchorText(p.run.recipe.anchor))));
    return problems;
}

Problems checkUse(const Scenario &s, const Evaluation &e)
{
    constexpr double muchIdle = 0.1;
    Problems problems;
    if (e.step.mfu > 1)
        problems.push_back(warning("software.anchor",
                                   say("The anchor %1 gives %2 of the peak: no run can compute that fast.",
                                       anchorText(s.software.anchor), format(e.step.mfu, Unit::Ratio).joined()),
                                   {{say("Use no anchor"), "software.anchor", "1"}}));
    const auto gpus = static_cast<double>(e.size.gpus);
    const double idle = gpus - static_cast<double>(e.layout.gpusUsed);
    if (idle > muchIdle * gpus) {
        std::vector<Fix> fixes;
        if (s.parallelism.mode == LayoutMode::Manual && s.parallelism.dp)
            fixes.push_back({say("As many replicas as fit"), "parallelism.dp", "auto"});
        problems.push_back(warning("layout.spare_gpus",
                                   say("%1 of %2 GPUs train nothing.", withCommas(idle), withCommas(gpus)), fixes));
    }
    return problems;
}

void takeMemory(Evaluation &e)
{
    const auto &p = *e.prediction;
    const double stageGpus = p.run.split.tp * p.run.split.cp;
    e.memory.perGpu = Bytes(p.memory.total());
    e.memory.perStage = stageGpus * e.memory.perGpu;
    e.memory.inFlight = p.memory.inFlight;
    e.layout.fits = e.memory.perGpu <= e.rack.hbmPerGpu();
}

void takeTimes(const Scenario &s, const Calibrated &known, Evaluation &e)
{
    auto &p = *e.prediction;
    const bool simulatedSends = s.network.times == NetworkTimes::Simulated &&
        s.network.traffic == NetworkTraffic::Pipeline && e.flow && e.flow->completion.p99 > 0;
    if (simulatedSends)
        p.run.fabric.sendTime = e.flow->completion.p99;
    p.times = stepTimes(p.run, ratesOf(p.run.gpu, p.run.recipe, known.constants), known.constants);
    takeKernelTimes(p, e.step);
    // published utilisation counts the output table, too, and time is spent on MTP layers
    const double counted = e.model.forward / (num(s.model.layers) * e.model.layerForward);
    e.step.mfu *= counted;
    e.step.hfu = e.step.mfu * (3 + redoneShare(s, e)) / 3;
}

} // namespace gigasite
