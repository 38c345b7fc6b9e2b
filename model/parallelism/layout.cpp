// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/layout.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

std::string bytes(Bytes b)
{
    return format(b.si(), Unit::Byte).joined();
}

std::int64_t largestDivisorUpTo(std::int64_t n, std::int64_t limit)
{
    for (auto d = std::min(n, limit); d > 1; --d) {
        if (n % d == 0)
            return d;
    }
    return 1;
}

void checkDegrees(const LayoutInput &in, Severity breach, Problems &problems)
{
    if (in.tp > in.rack.gpus) {
        const auto tp = largestDivisorUpTo(in.heads, in.rack.gpus);
        problems.push_back(error(
            "parallelism.tp",
            say("Tensor parallelism of %1 does not fit a rack of %2 GPUs; it must stay inside the scale-up domain.",
                withCommas(in.tp), withCommas(in.rack.gpus)),
            {{say("Use TP %1", withCommas(tp)), "parallelism.tp", std::to_string(tp)}}));
    } else if (in.heads % in.tp != 0) {
        const auto tp = nearestDivisor(in.heads, in.tp);
        problems.push_back(
            {breach,
             "parallelism.tp",
             say("Tensor parallelism of %1 does not divide %2 heads.", withCommas(in.tp), withCommas(in.heads)),
             {{say("Use TP %1", withCommas(tp)), "parallelism.tp", std::to_string(tp)}}});
    }
    if (in.layers % in.pp != 0) {
        const auto pp = nearestDivisor(in.layers, in.pp);
        problems.push_back(
            {breach, // the papers count with layers / stages, whole or not
             "parallelism.pp",
             say("%1 pipeline stages do not divide %2 layers.", withCommas(in.pp), withCommas(in.layers)),
             {{say("Use PP %1", withCommas(pp)), "parallelism.pp", std::to_string(pp)}}});
    }
}

void checkMemory(const LayoutInput &in, Severity breach, Layout &layout, Problems &problems)
{
    const auto available = in.rack.hbmPerGpu();
    layout.fits = in.memory.perGpu <= available;
    if (layout.fits)
        return;
    problems.push_back(
        {breach,
         "memory.per_gpu_bytes",
         in.memory.inFlight > 1
             ? say("A GPU must hold %1 and has %2 (%3 micro-batches in flight at the first stage).",
                   bytes(in.memory.perGpu), bytes(available), withCommas(std::llround(in.memory.inFlight)))
             : say("A GPU must hold %1 and has %2.", bytes(in.memory.perGpu), bytes(available)),
         {}});
}

std::int64_t replicasPerRack(const LayoutInput &in)
{
    const auto byGpus = in.rack.gpus / in.tp;
    if (in.mode == Mode::Corrected)
        return byGpus;
    return std::min(byGpus, static_cast<std::int64_t>(std::floor(in.rack.hbm / in.memory.perStage)));
}

/// Stages of every pipeline spread over the sites: all that hold stages hold the same of all replicas.
void placeAcrossSites(const LayoutInput &in, Layout &layout)
{
    const auto spanned = spannedBlocks(racksLeft(in.siteRacks, in.sites), in.pp, 1);
    layout.racksPerStage = spanned.blocks;
    layout.replicas = spanned.blocks * layout.replicasPerRack;
    layout.siteStages = spannedStages(spanned, in.pp);
    for (const auto rows : spanned.siteRows) {
        layout.siteRacksPerStage.push_back(rows > 0 ? spanned.blocks : 0);
        layout.siteReplicas.push_back(rows > 0 ? layout.replicas : 0);
    }
}

void placeReplicas(const LayoutInput &in, Layout &layout)
{
    if (in.sites.acrossSites) {
        placeAcrossSites(in, layout);
        return;
    }
    for (const auto racks : racksLeft(in.siteRacks, in.sites))
        layout.siteRacksPerStage.push_back(racks / in.pp);
    if (in.mode == Mode::Corrected) {
        layout.racksPerStage =
            std::accumulate(layout.siteRacksPerStage.begin(), layout.siteRacksPerStage.end(), std::int64_t{0});
        layout.replicas = layout.racksPerStage * layout.replicasPerRack;
        for (const auto q : layout.siteRacksPerStage)
            layout.siteReplicas.push_back(q * layout.replicasPerRack);
        return;
    }
    layout.racksPerStage = in.racks / in.pp;
    layout.replicas = layout.racksPerStage * layout.replicasPerRack;
    for (const auto share : in.siteShares)
        layout.siteReplicas.push_back(
            static_cast<std::int64_t>(std::floor(share * static_cast<double>(layout.replicas))));
}

} // namespace

std::vector<std::int64_t> racksLeft(const std::vector<std::int64_t> &siteRacks, const SitesLeft &sites)
{
    auto left = siteRacks;
    const auto lost = static_cast<std::size_t>(std::max<std::int64_t>(sites.lost, 0));
    if (lost > 0 && lost <= left.size())
        left[lost - 1] = 0;
    return left;
}

SpannedBlocks spannedBlocks(const std::vector<std::int64_t> &siteRacks, std::int64_t rows, std::int64_t rowRacks)
{
    const auto holds = [&](std::int64_t blocks) {
        std::int64_t held = 0;
        for (const auto racks : siteRacks)
            held += racks / (blocks * rowRacks);
        return held >= rows;
    };
    std::int64_t fewest = 0, tooMany = 1; // the more blocks, the fewer rows of each
    for (const auto racks : siteRacks)
        tooMany += racks;
    while (tooMany - fewest > 1) {
        const auto middle = fewest + (tooMany - fewest) / 2;
        (holds(middle) ? fewest : tooMany) = middle;
    }
    SpannedBlocks out{.blocks = fewest, .siteRows = std::vector<std::int64_t>(siteRacks.size(), 0)};
    auto left = rows;
    for (std::size_t i = 0; fewest > 0 && i < siteRacks.size(); ++i) {
        out.siteRows[i] = std::min(left, siteRacks[i] / (fewest * rowRacks));
        left -= out.siteRows[i];
    }
    return out;
}

std::vector<std::int64_t> spannedStages(const SpannedBlocks &spanned, std::int64_t pp)
{
    const auto rows = std::accumulate(spanned.siteRows.begin(), spanned.siteRows.end(), std::int64_t{0});
    std::vector<std::int64_t> stages;
    std::int64_t rowsBefore = 0;
    for (const auto here : spanned.siteRows) {
        stages.push_back(rows > 0 ? pp * (rowsBefore + here) / rows - pp * rowsBefore / rows : 0);
        rowsBefore += here;
    }
    return stages;
}

Layout layoutOf(const LayoutInput &in, bool strict, Problems &problems)
{
    const auto breach = strict ? Severity::Error : Severity::Warning;
    Layout layout{.tp = in.tp, .pp = in.pp};
    checkDegrees(in, breach, problems);
    checkMemory(in, breach, layout, problems);

    layout.replicasPerRack = replicasPerRack(in);
    if (layout.replicasPerRack == 0) {
        if (in.tp <= in.rack.gpus)
            problems.push_back(error("memory.per_layer_bytes",
                                     say("No layout: one stage needs %1 and a rack has %2.", bytes(in.memory.perStage),
                                         bytes(in.rack.hbm))));
        return layout;
    }
    placeReplicas(in, layout);
    if (layout.replicas == 0) {
        const bool anywhere = in.mode == Mode::Printed || in.siteRacks.empty(); // racks of all sites
        const auto most = anywhere ? in.racks : *std::max_element(in.siteRacks.begin(), in.siteRacks.end());
        const auto pp = largestDivisorUpTo(in.layers, std::max<std::int64_t>(most, 1));
        problems.push_back(error(
            "parallelism.pp",
            anywhere
                ? say("A pipeline of %1 stages needs as many racks; there are %2.", withCommas(in.pp), withCommas(most))
                : say("A pipeline of %1 stages needs as many racks at one site; the largest has "
                      "%2.",
                      withCommas(in.pp), withCommas(most)),
            {{say("Use PP %1", withCommas(pp)), "parallelism.pp", std::to_string(pp)}}));
        return layout;
    }
    layout.racksUsed = layout.racksPerStage * in.pp;
    layout.spareRacks = in.racks - layout.racksUsed;
    layout.gpusUsed = layout.replicas * in.tp * in.pp;
    layout.spareGpus = in.racks * in.rack.gpus - layout.gpusUsed;
    return layout;
}

} // namespace gigasite
