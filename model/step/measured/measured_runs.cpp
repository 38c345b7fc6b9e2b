// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/measured_runs.h"

#include "model/parallelism/split_rules.h"
#include "model/step/measured/run_fields.h"
#include "model/units/resource.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite::measured {

namespace {

constexpr std::array<std::pair<std::string_view, Generation>, 4> generations{{
    {"ampere", Generation::Ampere},
    {"hopper", Generation::Hopper},
    {"blackwell", Generation::Blackwell},
    {"blackwell_ultra", Generation::BlackwellUltra},
}};
constexpr std::array<std::pair<std::string_view, Stack>, 3> stacks{{
    {"old", Stack::Old},
    {"megatron", Stack::Megatron},
    {"pytorch", Stack::PyTorch},
}};
constexpr std::array<std::pair<std::string_view, Format>, 5> formats{{
    {"bf16", Format::Bits16},
    {"fp16", Format::Bits16},
    {"fp8", Format::Bits8},
    {"mxfp8", Format::Bits8},
    {"nvfp4", Format::Bits4},
}};
constexpr std::array<std::pair<std::string_view, Redo>, 7> redos{{
    {"none", Redo::Nothing},
    {"full", Redo::Everything},
    {"attn", Redo::AttentionCore},
    {"op", Redo::Operators},
    {"mla_up", Redo::LatentUp},
    {"mla_up+mlp", Redo::LatentUpAndMlp},
    {"ln+act", Redo::NormAndActivation},
}};

constexpr std::array outerLayers{0.0, 1.0, 2.0}; ///< embedding and loss that count as layers of a stage

constexpr double whole = 1, fraction = 0; ///< what a number has to be a multiple of
constexpr double manyLayers = 1e4, wide = 1e7, manyGpus = 1e7;

Shape readShape(Fields model)
{
    Shape s;
    s.layers = model.number("layers", 1, manyLayers, whole);
    s.hidden = model.number("hidden", 1, wide, whole);
    s.heads = model.number("heads", 1, wide, whole);
    s.kvHeads = model.number("kv_heads", 1, wide, whole);
    s.headDim = model.number("head_dim", 1, wide, whole);
    s.ffn = model.number("ffn", 0, wide, whole);
    s.vocab = model.number("vocab", 1, 1e8, whole);
    s.mtpLayers = model.number("mtp_layers", 0, manyLayers, whole);
    s.gated = model.flag("gated");
    s.tied = model.flag("tied_embeddings");
    if (auto moe = model.optionalObject("moe")) {
        s.experts.count = moe->number("experts", 1, 1e5, whole);
        s.experts.perToken = moe->number("experts_per_token", 1, s.experts.count, whole);
        s.experts.ffn = moe->number("expert_ffn", 1, wide, whole);
        s.experts.sharedFfn = moe->number("shared_ffn", 0, wide, whole);
        s.experts.denseShare = moe->number("dense_layers", 0, s.layers, whole) / std::max(1.0, s.layers);
    }
    if (auto mla = model.optionalObject("mla")) {
        s.latent.queryLatent = mla->number("q_lora", 1, wide, whole);
        s.latent.keyLatent = mla->number("kv_lora", 1, wide, whole);
        s.latent.nopeDim = mla->number("nope_dim", 1, wide, whole);
        s.latent.ropeDim = mla->number("rope_dim", 1, wide, whole);
        s.latent.valueDim = mla->number("v_dim", 1, wide, whole);
    }
    return s;
}

Split readSplit(Fields split, bool &knowsChunks)
{
    Split p;
    p.tp = split.number("tp", 1, manyGpus, whole);
    p.pp = split.number("pp", 1, manyGpus, whole);
    p.dp = split.number("dp", 1, manyGpus, whole);
    p.cp = split.number("cp", 1, manyGpus, whole);
    p.ep = split.number("ep", 1, manyGpus, whole);
    p.etp = split.number("etp", 1, manyGpus, whole);
    p.fsdp = split.number("fsdp_shard", 0, manyGpus, whole);
    const auto chunks = split.optionalNumber("vpp", 1, manyLayers, whole);
    knowsChunks = chunks.has_value();
    p.vpp = chunks.value_or(1);
    p.sequenceParallel = split.flag("sequence_parallel");
    p.flexibleStages = split.flag("flexible_stages");
    p.distributedOptimizer = split.flag("distributed_optimizer");
    return p;
}

Recipe readRecipe(Fields recipe)
{
    Recipe r;
    r.stack = recipe.choice("stack", stacks);
    r.vintage = recipe.number("vintage", 2015, 2100, fraction);
    r.flashAttention = recipe.flag("flash_attention");
    r.tritonAttention = recipe.flag("triton_attention");
    r.eager = recipe.flag("eager");
    r.redo = recipe.choice("recompute", redos);
    r.redoShare = recipe.number("recompute_share", 0, 1, fraction);
    r.overlapTp = recipe.flag("tp_overlap");
    r.overlapDp = recipe.flag("dp_overlap");
    r.overlapPp = recipe.flag("pp_overlap");
    r.overlapEp = recipe.flag("ep_overlap");
    r.fusedDispatcher = recipe.flag("fused_dispatcher");
    r.dispatch8 = recipe.flag("fp8_dispatch");
    r.nodeLimit = recipe.optionalNumber("node_limit", 1, manyGpus, whole).value_or(Recipe().nodeLimit);
    r.scatterGather = recipe.flag("scatter_gather_p2p");
    r.gradientBytes = recipe.number("gradient_bytes", 0, 64, fraction);
    r.parameterBytes = recipe.number("parameter_bytes", 0, 64, fraction);
    r.accumulateBytes = recipe.number("gradient_accumulation_bytes", 0, 64, fraction);
    r.separateAccumulateBytes = recipe.number("separate_accumulation_bytes", 0, 64, fraction);
    r.fusedCrossEntropy = recipe.flag("fused_cross_entropy");
    r.hostShare = recipe.number("host_launch_share", 0, 1, fraction);
    return r;
}

/// Products that have to agree: GPUs and ranks, batch and micro-batches, experts and their groups.
void checkProducts(Fields &fields, const MeasuredRun &m)
{
    const auto &s = m.run.split;
    const double ranks = s.tp * s.pp * s.dp * s.cp;
    if (ranks != m.run.gpus)
        fields.fail("hardware/gpus",
                    say("Must be tp × pp × dp × cp = %1, not %2.", numberText(ranks), numberText(m.run.gpus)));
    const double share = m.run.batch.global / s.dp;
    if (std::fmod(m.run.batch.global, s.dp) != 0)
        fields.fail("training/global_batch",
                    say("Must be a multiple of dp = %1: the nearest are %2 and %3.", numberText(s.dp),
                        numberText(std::max(1.0, std::floor(share)) * s.dp),
                        numberText((std::max(1.0, std::floor(share)) + 1) * s.dp)));
    const double replicas = s.dp * s.cp;
    if (s.fsdp > 1 && std::fmod(replicas, s.fsdp) != 0) {
        std::vector<std::string> values;
        for (const double step : {-1.0, 1.0}) {
            auto value = std::min(s.fsdp, replicas + 1) + step;
            while (value >= 1 && value <= replicas && std::fmod(replicas, value) != 0)
                value += step;
            if (value >= 1 && value <= replicas)
                values.push_back(numberText(value));
        }
        fields.fail("parallelism/fsdp_shard",
                    say("Must divide dp × cp = %1. Nearest allowed: %2.", numberText(replicas),
                        anyOf({values.begin(), values.end()})));
    }
    if (std::fmod(m.run.shape.experts.count, s.ep) != 0 && m.run.shape.isMoe())
        fields.fail("parallelism/ep", say("Must divide the %1 experts.", numberText(m.run.shape.experts.count)));
    if (m.run.shape.layers < s.pp)
        fields.fail("parallelism/pp", say("Must be at most the %1 layers.", numberText(m.run.shape.layers)));
}

/// Whether that many chunks on a stage cut the layers evenly, embedding and loss counted as none or as one layer each,
/// as Megatron may. One chunk may be larger than another: published runs of 78 layers on 12 stages are.
bool cutsEvenly(const TrainingRun &run, double chunks)
{
    const double all = run.split.pp * chunks;
    if (chunks <= 1)
        return true;
    if (run.split.flexibleStages)
        return all <= run.shape.layers + run.shape.mtpLayers;
    return std::any_of(outerLayers.begin(), outerLayers.end(),
                       [&](double outer) { return std::fmod(run.shape.layers + outer, all) == 0; });
}

void checkChunks(Fields &fields, const TrainingRun &run)
{
    const double chunks = run.split.vpp;
    if (cutsEvenly(run, chunks))
        return;
    std::vector<std::string> values;
    for (const double step : {-1.0, 1.0}) {
        auto value = chunks + step;
        while (value >= 1 && value <= run.shape.layers && !cutsEvenly(run, value))
            value += step;
        if (value >= 1 && value <= run.shape.layers)
            values.push_back(numberText(value));
    }
    const auto nearest = anyOf({values.begin(), values.end()});
    fields.fail("parallelism/vpp",
                run.split.flexibleStages
                    ? say("%1 chunks on each of %2 stages are more than the %3 layers. Nearest allowed: %4.",
                          numberText(chunks), numberText(run.split.pp), numberText(run.shape.layers), nearest)
                    : say("%1 chunks on each of %2 stages do not cut %3 layers evenly. Nearest allowed: %4.",
                          numberText(chunks), numberText(run.split.pp), numberText(run.shape.layers), nearest));
}

/// The other rules of a layout, told where the file says what breaks one, with the nearest values that do not.
/// Sequence parallelism on one rank changes nothing.
void checkRules(Fields &fields, const MeasuredRun &m)
{
    checkChunks(fields, m.run);
    auto run = m.run;
    run.split.flexibleStages = true; // layers and chunks have been looked at
    run.shape.layers = run.split.pp * run.split.vpp;
    run.split.sequenceParallel = run.split.sequenceParallel && run.split.tp > 1;
    for (const auto &problem : checkSplit(run)) {
        auto place = problem.path;
        std::replace(place.begin(), place.end(), '.', '/');
        std::vector<std::string_view> values;
        for (const auto &fix : problem.fixes) {
            if (fix.key == problem.path)
                values.push_back(fix.value);
        }
        fields.fail(place,
                    values.empty() ? problem.message : say("%1 Nearest allowed: %2.", problem.message, anyOf(values)));
    }
}

const GpuEntry *findGpu(const GpuTable &gpus, const std::string &name)
{
    if (const auto gpu = gpus.find(name); gpu != gpus.end())
        return &gpu->second;
    const auto gpu = std::find_if(gpus.begin(), gpus.end(), [&](const auto &g) { return g.second.catalogId == name; });
    return gpu == gpus.end() ? nullptr : &gpu->second;
}

MeasuredRun readRun(Fields fields, const GpuTable &gpus)
{
    MeasuredRun m;
    m.id = fields.word("id");
    m.family = fields.word("family");
    m.model = fields.word("model_name");
    m.source = fields.optionalWord("source");
    m.notes = fields.optionalWord("notes");
    m.sensitivity = fields.optionalWord("role") == "sensitivity";
    m.verified = fields.optionalFlag("verified", true);
    auto hardware = fields.object("hardware");
    m.gpu = hardware.word("gpu");
    if (const auto *gpu = findGpu(gpus, m.gpu)) {
        m.run.gpu = gpu->gpu;
        m.beyond = whyUnmeasured(*gpu, m.gpu);
    } else {
        std::vector<Text> names;
        for (const auto &[name, entry] : gpus)
            names.push_back(Text::verbatim(name));
        m.refusal = say("No kernels of %1 were measured. Known are %2.", m.gpu, allOf(names));
    }
    m.run.gpus = hardware.number("gpus", 1, manyGpus, whole);
    m.run.fabric.scaleUp = hardware.number("nvlink_bytes_per_s", 1, 1e15, fraction);
    m.run.fabric.nic = hardware.number("nic_bytes_per_s", 1, 1e15, fraction);
    m.run.fabric.domain = hardware.number("nvlink_domain", 1, manyGpus, whole);
    m.run.shape = readShape(fields.object("model"));
    auto training = fields.object("training");
    m.run.batch.sequence = training.number("seq", 1, 1e9, whole);
    m.run.batch.meanContext = training.number("mean_context", 0.5, m.run.batch.sequence, fraction);
    m.run.batch.global = training.number("global_batch", 1, 1e9, whole);
    const auto micro = training.optionalNumber("micro_batch", 1, m.run.batch.global, whole);
    m.knowsMicroBatch = micro.has_value();
    m.run.batch.micro = micro.value_or(1);
    m.precision = training.word("precision");
    m.run.recipe = readRecipe(fields.object("recipe"));
    m.run.recipe.format = training.choice("precision", formats);
    m.run.split = readSplit(fields.object("parallelism"), m.knowsChunks);
    m.seconds = fields.object("measured").number("step_time_s", 1e-6, 1e7, fraction);
    checkProducts(fields, m);
    if (!fields.problem())
        checkRules(fields, m);
    fields.refuseUnknown();
    return m;
}

/// Bytes of activations on the first stage, Korthikanti et al. 2022: enough to leave out what cannot have run.
double roughActivations(const TrainingRun &run)
{
    const auto &s = run.split;
    const double tokens = run.batch.sequence * run.batch.micro;
    double layer = 2 * tokens * run.shape.hidden;
    if (run.recipe.redo != Redo::Everything) {
        layer = tokens * run.shape.hidden * (s.sequenceParallel ? 34 / s.tp : 10 + 24 / s.tp);
        const bool keepsScores = !run.recipe.flashAttention && run.recipe.redo == Redo::Nothing;
        if (keepsScores)
            layer += 5 * run.shape.heads * run.batch.sequence * tokens / s.tp;
    }
    const double interleaved = s.vpp > 1 ? 1 + (s.pp - 1) / (s.pp * s.vpp) : 1;
    const double held = std::min(s.pp, run.batch.global / (s.dp * run.batch.micro)) * interleaved;
    return layer * run.shape.layers / s.pp * held / s.cp;
}

} // namespace

Outcome<GpuTable> readGpus(std::string_view text)
{
    auto root = Fields::parse(text);
    if (!root)
        return root.problem();
    GpuTable gpus;
    auto fields = *std::move(root);
    for (auto &[name, entry] : fields.object("gpus").objects()) {
        Gpu gpu;
        gpu.flops16 = entry.number("flops_16", 1, 1e20, fraction);
        gpu.flops8 = entry.number("flops_8", 1, 1e20, fraction);
        gpu.flops4 = entry.number("flops_4", 1, 1e20, fraction);
        gpu.hbm = entry.number("hbm_bytes_per_s", 1, 1e18, fraction);
        gpu.multiprocessors = entry.number("multiprocessors", 1, 1e6, whole);
        gpu.generation = entry.choice("generation", generations);
        gpu.rate = entry.number("rate", 0.01, 10, fraction);
        gpus[name] = {gpu, entry.word("catalog"), entry.flag("measured")};
    }
    if (const auto problem = fields.problem())
        return *problem;
    return gpus;
}

const Outcome<GpuTable> &builtInGpus()
{
    static const auto gpus = readGpus(resource("step/gpus.json"));
    return gpus;
}

Outcome<std::vector<MeasuredRun>> readRuns(std::string_view text, const GpuTable &gpus)
{
    auto root = Fields::parse(text);
    if (!root)
        return root.problem();
    auto fields = *std::move(root);
    if (const auto schema = fields.optionalWord("schema"); schema != "gigasite-runs/1")
        return error("schema", say("Must be %1.", std::string("\"gigasite-runs/1\"")));
    std::vector<MeasuredRun> runs;
    for (auto &run : fields.list("runs")) {
        runs.push_back(readRun(run, gpus));
        if (const auto problem = fields.problem())
            return *problem;
    }
    fields.refuseUnknown();
    if (const auto problem = fields.problem())
        return *problem;
    if (runs.empty())
        return error("runs", say("Must be a list of at least one run."));
    for (std::size_t i = 0; i < runs.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (runs[i].id == runs[j].id)
                return error("runs[" + std::to_string(i) + "]/id", say("Stands twice: %1.", runs[i].id));
        }
    }
    return runs;
}

std::vector<TrainingRun> candidates(const MeasuredRun &m)
{
    constexpr double roomForActivations = 40e9;
    const auto &given = m.run;
    const std::vector<double> micros =
        m.knowsMicroBatch ? std::vector{given.batch.micro} : std::vector{1.0, 2.0, 4.0, 8.0};
    const double perStage = std::floor(given.shape.layers / given.split.pp);
    std::vector<TrainingRun> all, tooLarge;
    for (const double micro : micros) {
        const double batches = given.batch.global / (given.split.dp * micro);
        if (batches < 1 || batches != std::floor(batches))
            continue;
        const double most = m.knowsChunks || given.split.pp <= 1 ? 1 : perStage;
        for (double v = 1; v <= most; ++v) {
            if (std::fmod(perStage, v) != 0 || (v > 1 && std::fmod(batches, given.split.pp) != 0))
                continue;
            auto run = given;
            run.batch.micro = micro;
            if (!m.knowsChunks)
                run.split.vpp = v;
            const bool fits = m.knowsMicroBatch || roughActivations(run) <= roomForActivations;
            (fits ? all : tooLarge).push_back(run);
        }
    }
    if (all.empty()) // the rough bound is wrong for it: it did run
        all = std::move(tooLarge);
    if (all.empty())
        all.push_back(given);
    return all;
}

StepTimes predictedStep(const MeasuredRun &m, const KernelConstants &k)
{
    const auto rates = ratesOf(m.run.gpu, m.run.recipe, k);
    StepTimes best;
    for (const auto &run : candidates(m)) {
        const auto step = stepTimes(run, rates, k);
        if (best.total == 0 || step.total < best.total)
            best = step;
    }
    return best;
}

} // namespace gigasite::measured
