// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/beyond_measured.h"

#include "model/units/unit.h"

#include <algorithm>

namespace gigasite::measured {

namespace {

/// What no run of this kind, dense or with experts, has exceeded; resources/step has them.
struct Furthest {
    double sequence, cp, ep, pp;
};

void addFurthest(const TrainingRun &run, std::vector<Text> &reasons)
{
    constexpr double mostWithExperts = 2048;
    const auto furthest = run.shape.isMoe() ? Furthest{8192, 2, 64, 16} : Furthest{131072, 16, 1, 64};
    const auto number = [](double v) { return withCommas(v); };
    if (run.shape.isMoe() && run.gpus > mostWithExperts)
        reasons.push_back(say("more than 2,048 GPUs for a model with experts"));
    if (run.batch.sequence > furthest.sequence)
        reasons.push_back(say("sequences longer than %1 tokens", number(furthest.sequence)));
    if (run.split.cp > furthest.cp)
        reasons.push_back(say("context parallelism above %1", number(furthest.cp)));
    if (run.split.ep > furthest.ep)
        reasons.push_back(say("expert parallelism above %1", number(furthest.ep)));
    if (run.split.pp > furthest.pp)
        reasons.push_back(say("more than %1 pipeline stages", number(furthest.pp)));
}

/// Groups, rates and sizes that no run had, in either direction; resources/step has them.
void addUnmeasured(const TrainingRun &run, std::vector<Text> &reasons)
{
    constexpr double widest = 8, smallDomain = 8, largeDomain = 72; // GPUs
    constexpr double slowestNic = 6.25e9, fastestNic = 100e9, slowestScaleUp = 300e9, fastestScaleUp = 900e9; // B/s
    constexpr double narrowest = 2048, broadest = 25600, shortest = 2048;
    constexpr double rounding = 1e-9;
    const auto &fabric = run.fabric;
    const auto leaves = [](double v, double low, double high) {
        return v < low * (1 - rounding) || v > high * (1 + rounding);
    };
    if (run.split.tp > widest)
        reasons.push_back(say("tensor parallelism above 8"));
    if (fabric.domain != smallDomain && fabric.domain != largeDomain)
        reasons.push_back(
            say("%1 GPUs at work in a scale-up domain: measured runs had 8 or 72", withCommas(fabric.domain)));
    if (run.gpus > fabric.domain && leaves(fabric.nic, slowestNic, fastestNic))
        reasons.push_back(say("another NIC rate than the 50 to 800 Gb/s of measured runs"));
    if (leaves(fabric.scaleUp, slowestScaleUp, fastestScaleUp))
        reasons.push_back(say("another scale-up rate than the 300 to 900 GB/s of measured runs"));
    if (run.shape.hidden < narrowest)
        reasons.push_back(say("hidden sizes below 2,048"));
    if (run.shape.hidden > broadest)
        reasons.push_back(say("hidden sizes above 25,600"));
    if (run.batch.sequence < shortest)
        reasons.push_back(say("sequences shorter than 2,048 tokens"));
}

/// The same of weights that are sharded over replicas (ZeRO 3, FSDP).
void addFurthestSharded(const TrainingRun &run, std::vector<Text> &reasons)
{
    constexpr double gpus = 512, sequence = 65536, pp = 8;
    if (run.split.fsdp <= 1)
        return;
    if (run.gpus > gpus)
        reasons.push_back(say("more than 512 GPUs with sharded weights"));
    if (run.shape.isMoe())
        reasons.push_back(say("sharded weights of a model with experts"));
    if (run.split.cp > 1)
        reasons.push_back(say("sharded weights beside context parallelism"));
    if (run.split.pp > pp)
        reasons.push_back(say("sharded weights beside more than 8 pipeline stages"));
    if (run.batch.sequence > sequence)
        reasons.push_back(say("sequences longer than 65,536 tokens with sharded weights"));
}

/// Oldest and newest software of measured runs, and the newest GPUs' first year of it.
void addSoftware(const TrainingRun &run, std::vector<Text> &reasons)
{
    constexpr double oldestHopper = 2024.5, oldestBlackwell = 2025.25, newest = 2026.25;
    const auto generation = run.gpu.generation;
    if (run.recipe.vintage > newest)
        reasons.push_back(say("software newer than that of any measured run"));
    if ((generation == Generation::Hopper && run.recipe.vintage < oldestHopper) ||
        (generation > Generation::Hopper && run.recipe.vintage < oldestBlackwell))
        reasons.push_back(say("software older than that of any measured run on such a GPU"));
}

} // namespace

std::vector<Text> outOfEnvelope(const TrainingRun &run)
{
    constexpr double mostGpus = 16384, fewestGpus = 8, narrowestHead = 64, nearestTier = 1;
    std::vector<Text> reasons;
    if (run.gpus > mostGpus)
        reasons.push_back(say("more than 16,384 GPUs, the largest run that was measured"));
    if (run.gpus < fewestGpus)
        reasons.push_back(say("fewer than 8 GPUs, the smallest run that was measured"));
    if (run.recipe.dispatch8)
        reasons.push_back(say("tokens sent to experts in 8 bits"));
    if (run.recipe.stack == Stack::PyTorch && run.gpu.generation > Generation::Hopper)
        reasons.push_back(say("PyTorch's own parallelism on a GPU newer than Hopper"));
    if (run.recipe.stack == Stack::Old && run.gpu.generation > Generation::Ampere)
        reasons.push_back(say("software of 2021 on a GPU newer than Ampere"));
    if (run.recipe.format == Format::Bits4)
        reasons.push_back(say("4-bit training: no run was measured that the constants could be fitted on"));
    if (run.split.etp > 1 && run.split.ep * run.split.etp > run.fabric.domain)
        reasons.push_back(say("expert tensor parallelism across scale-up domains"));
    if (!run.shape.isLatent() && run.shape.headDim < narrowestHead)
        reasons.push_back(say("attention heads narrower than 64"));
    if (std::any_of(run.fabric.tiers.begin(), run.fabric.tiers.end(),
                    [](const Tier &tier) { return tier.gpus > 0 && tier.oversubscription > nearestTier; }))
        reasons.push_back(say("an oversubscribed network: every measured run had full bandwidth, as far as is known"));
    addFurthest(run, reasons);
    addUnmeasured(run, reasons);
    addFurthestSharded(run, reasons);
    addSoftware(run, reasons);
    return reasons;
}

} // namespace gigasite::measured
