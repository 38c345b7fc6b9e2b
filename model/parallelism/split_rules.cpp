// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/split_rules.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

bool validTensorSize(const Shape &s, double t)
{
    const bool keys = s.isLatent() || divides(t, s.kvHeads) || divides(s.kvHeads, t);
    const bool dense = !s.isMoe() || s.experts.denseShare > 0;
    const bool shared = s.experts.sharedFfn <= 0 || divides(t, s.experts.sharedFfn);
    return divides(t, s.heads) && keys && (!dense || divides(t, s.ffn)) && shared;
}

/// The nearest values below and above `value` within [1, most] for which `holds`.
template <class Holds> std::vector<std::int64_t> nearest(double value, double most, Holds holds)
{
    std::vector<std::int64_t> found;
    const auto start = std::clamp<std::int64_t>(std::llround(value), 1, std::llround(most));
    for (auto v = start; v >= 1; --v) {
        if (static_cast<double>(v) != value && holds(static_cast<double>(v))) {
            found.push_back(v);
            break;
        }
    }
    const auto farthest = std::min<std::int64_t>(std::llround(most), 4 * start + 64); // a sequence has many divisors
    for (auto v = start; v <= farthest; ++v) {
        if (static_cast<double>(v) > value && holds(static_cast<double>(v))) {
            found.push_back(v);
            break;
        }
    }
    return found;
}

/// One fix for each value, called by `label`, a pattern of one place.
template <class Label>
std::vector<Fix> fixes(Label label, const std::string &key, const std::vector<std::int64_t> &values)
{
    std::vector<Fix> all;
    all.reserve(values.size());
    for (const auto v : values)
        all.push_back({label(withCommas(static_cast<double>(v))), key, std::to_string(v)});
    return all;
}

const auto useTp = [](const std::string &v) { return say("Use TP %1", v); };
const auto usePp = [](const std::string &v) { return say("Use PP %1", v); };
const auto useVpp = [](const std::string &v) { return say("Use VPP %1", v); };
const auto useMicroBatches = [](const std::string &v) { return say("Use %1 micro-batches", v); };
const auto useCp = [](const std::string &v) { return say("Use CP %1", v); };
const auto useEp = [](const std::string &v) { return say("Use EP %1", v); };
const auto useDp = [](const std::string &v) { return say("Use DP %1", v); };
const auto useBatch = [](const std::string &v) { return say("Use a batch of %1", v); };

void checkTensor(const TrainingRun &run, Problems &problems)
{
    const auto &s = run.shape;
    const double t = run.split.tp;
    if (validTensorSize(s, t))
        return;
    const auto values = nearest(t, std::max(s.heads, 1.0), [&](double v) { return validTensorSize(s, v); });
    const bool keys = !s.isLatent() && !divides(t, s.kvHeads) && !divides(s.kvHeads, t);
    const auto why = !divides(t, s.heads)
        ? say("Tensor parallelism of %1 does not divide %2 heads.", withCommas(t), withCommas(s.heads))
        : keys ? say("Tensor parallelism of %1 does not divide %2 KV heads, nor they it.", withCommas(t),
                     withCommas(s.kvHeads))
               : say("Tensor parallelism of %1 does not divide the FFN's width.", withCommas(t));
    problems.push_back(error("parallelism.tp", why, fixes(useTp, "parallelism.tp", values)));
}

std::vector<Fix> orUneven(std::vector<Fix> ways)
{
    ways.push_back({say("Allow uneven stages"), "parallelism.flexible_stages", "true"});
    return ways;
}

void checkStages(const TrainingRun &run, Problems &problems)
{
    const auto &split = run.split;
    const double layers = run.shape.layers + (split.flexibleStages ? run.shape.mtpLayers : 0);
    const double chunks = split.pp * split.vpp;
    if (split.pp > layers) {
        problems.push_back(error("parallelism.pp",
                                 say("%1 pipeline stages for %2 layers.", withCommas(split.pp), withCommas(layers)),
                                 fixes(usePp, "parallelism.pp", {std::llround(layers)})));
    } else if (split.vpp > 1 && split.pp == 1) {
        problems.push_back(error(
            "parallelism.vpp", say("%1 chunks a stage interleave nothing: PP 1 has one stage.", withCommas(split.vpp)),
            fixes(useVpp, "parallelism.vpp", {1})));
    } else if (split.vpp > 1 && chunks > layers) {
        problems.push_back(error("parallelism.vpp",
                                 say("%1 chunks on each of %2 stages are more than the %3 layers.",
                                     withCommas(split.vpp), withCommas(split.pp), withCommas(layers)),
                                 fixes(useVpp, "parallelism.vpp", {std::llround(std::floor(layers / split.pp))})));
    } else if (!split.flexibleStages && !divides(split.pp, layers)) {
        const auto values = nearest(split.pp, layers, [&](double v) { return divides(v, layers); });
        problems.push_back(
            error("parallelism.pp",
                  say("%1 pipeline stages do not divide %2 layers.", withCommas(split.pp), withCommas(layers)),
                  orUneven(fixes(usePp, "parallelism.pp", values))));
    } else if (!split.flexibleStages && !divides(chunks, layers)) {
        const double perStage = layers / split.pp;
        const auto values = nearest(split.vpp, perStage, [&](double v) { return divides(v, perStage); });
        problems.push_back(
            error("parallelism.vpp",
                  say("%1 chunks do not divide the %2 layers of a stage.", withCommas(split.vpp), withCommas(perStage)),
                  orUneven(fixes(useVpp, "parallelism.vpp", values))));
    }
}

void checkBatch(const TrainingRun &run, Problems &problems)
{
    const auto &split = run.split;
    const double unit = split.dp * run.batch.micro;
    if (!divides(unit, run.batch.global)) {
        const double below = std::floor(run.batch.global / unit) * unit;
        std::vector<std::int64_t> values;
        if (below > 0)
            values.push_back(std::llround(below));
        values.push_back(std::llround(below + unit));
        problems.push_back(error("training.global_batch",
                                 say("A global batch of %1 sequences is no multiple of %2 replicas times micro-batches "
                                     "of %3.",
                                     withCommas(run.batch.global), withCommas(split.dp), withCommas(run.batch.micro)),
                                 fixes(useBatch, "training.global_batch", values)));
        return;
    }
    const double microBatches = run.batch.global / unit;
    if (split.vpp > 1 && !divides(split.pp, microBatches)) {
        const auto whole = [&](double v) { return divides(split.pp, v); };
        auto ways =
            fixes(useMicroBatches, "parallelism.micro_batches", nearest(microBatches, microBatches + split.pp, whole));
        for (auto &way : fixes(useVpp, "parallelism.vpp", {1}))
            ways.push_back(std::move(way));
        problems.push_back(error("parallelism.vpp",
                                 say("Interleaving needs micro-batches, %1, in multiples of the pipeline's %2 stages.",
                                     withCommas(microBatches), withCommas(split.pp)),
                                 std::move(ways)));
    }
}

void checkSequence(const TrainingRun &run, Problems &problems)
{
    const auto &split = run.split;
    const double s = run.batch.sequence;
    const auto holds = [&](double cp) { return cp == 1 || divides(2 * cp, s); };
    if (!holds(split.cp))
        problems.push_back(error("parallelism.cp",
                                 say("Context parallelism of %1 does not cut %2 tokens into two equal pieces per rank.",
                                     withCommas(split.cp), withCommas(s)),
                                 fixes(useCp, "parallelism.cp", nearest(split.cp, s / 2, holds))));
    if (split.sequenceParallel && (split.tp <= 1 || !divides(split.tp, s / split.cp)))
        problems.push_back(
            error("parallelism.sequence_parallel",
                  split.tp <= 1
                      ? say("Sequence parallelism needs tensor parallelism above 1.")
                      : say("Tensor parallelism of %1 does not divide the tokens of a sequence.", withCommas(split.tp)),
                  {{say("Switch it off"), "parallelism.sequence_parallel", "false"}}));
}

void checkExperts(const TrainingRun &run, Problems &problems)
{
    const auto &split = run.split;
    const auto &e = run.shape.experts;
    const double ranks = split.tp * split.cp * split.dp;
    if (!run.shape.isMoe()) {
        if (split.ep * split.etp > 1)
            problems.push_back(error("parallelism.ep", say("The model has no experts to spread."),
                                     fixes(useEp, "parallelism.ep", {1})));
        return;
    }
    const auto holds = [&](double ep) { return divides(ep, e.count) && divides(ep * split.etp, ranks); };
    if (holds(split.ep))
        return;
    auto ways = fixes(useEp, "parallelism.ep", nearest(split.ep, e.count, holds));
    if (!divides(split.ep, e.count)) {
        problems.push_back(error(
            "parallelism.ep",
            say("Expert parallelism of %1 does not divide %2 experts.", withCommas(split.ep), withCommas(e.count)),
            ways));
        return;
    }
    const auto holdsReplicas = [&](double dp) { return divides(split.ep * split.etp, split.tp * split.cp * dp); };
    for (auto &way : fixes(useDp, "parallelism.dp", nearest(split.dp, split.dp + split.ep * split.etp, holdsReplicas)))
        ways.push_back(std::move(way));
    problems.push_back(error("parallelism.ep",
                             say("Expert parallelism of %1 times expert TP %2 does not divide the %3 ranks of a stage.",
                                 withCommas(split.ep), withCommas(split.etp), withCommas(ranks)),
                             std::move(ways)));
}

} // namespace

Problems checkSplit(const TrainingRun &run)
{
    const auto &split = run.split;
    Problems problems;
    for (const auto &[key, value] : {std::pair{"parallelism.tp", split.tp},
                                     {"parallelism.pp", split.pp},
                                     {"parallelism.vpp", split.vpp},
                                     {"parallelism.dp", split.dp},
                                     {"parallelism.cp", split.cp},
                                     {"parallelism.ep", split.ep}}) {
        if (value < 1 || value != std::floor(value))
            problems.push_back(error(key, say("Must be a whole number of at least 1; 1 is off.")));
    }
    if (!problems.empty())
        return problems;
    const double ranks = split.tp * split.pp * split.dp * split.cp;
    if (ranks != run.gpus)
        problems.push_back(error("parallelism.dp",
                                 say("TP %1 × PP %2 × CP %3 × DP %4 = %5 ranks, not %6 GPUs.", withCommas(split.tp),
                                     withCommas(split.pp), withCommas(split.cp), withCommas(split.dp),
                                     withCommas(ranks), withCommas(run.gpus))));
    checkTensor(run, problems);
    checkStages(run, problems);
    checkBatch(run, problems);
    checkSequence(run, problems);
    checkExperts(run, problems);
    return problems;
}

bool isValidSplit(const TrainingRun &run)
{
    const auto &split = run.split;
    const auto &s = run.shape;
    const double ranks = split.tp * split.cp * split.dp;
    const double layers = s.layers + (split.flexibleStages ? s.mtpLayers : 0);
    const double unit = split.dp * run.batch.micro;
    const bool stages = split.pp <= layers && (split.vpp <= 1 || (split.pp > 1 && split.pp * split.vpp <= layers)) &&
        (split.flexibleStages || divides(split.pp * split.vpp, layers));
    const bool batch =
        divides(unit, run.batch.global) && (split.vpp <= 1 || divides(split.pp, run.batch.global / unit));
    const bool sequence = (split.cp == 1 || divides(2 * split.cp, run.batch.sequence)) &&
        (!split.sequenceParallel || (split.tp > 1 && divides(split.tp, run.batch.sequence / split.cp)));
    const bool experts = s.isMoe() ? divides(split.ep, s.experts.count) && divides(split.ep * split.etp, ranks)
                                   : split.ep * split.etp == 1;
    return ranks * split.pp == run.gpus && validTensorSize(s, split.tp) && stages && batch && sequence && experts;
}

std::vector<std::int64_t> validTensorSizes(const Shape &shape, std::int64_t most)
{
    std::vector<std::int64_t> sizes;
    for (std::int64_t t = 1; t <= most; ++t) {
        if (validTensorSize(shape, static_cast<double>(t)))
            sizes.push_back(t);
    }
    return sizes;
}

ExpertFold expertFold(const TrainingRun &run)
{
    const auto &split = run.split;
    const double group = split.ep * split.etp;
    return {.experts = run.shape.experts.count / split.ep,
            .groups = run.gpus / group,
            .copies = split.tp * split.cp * split.dp / group};
}

bool hasCopies(const TrainingRun &run)
{
    return run.split.dp * run.split.cp > 1 || (run.shape.isMoe() && expertFold(run).copies > 1);
}

} // namespace gigasite::measured
