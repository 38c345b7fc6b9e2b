// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/rail_only.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

/// Bytes of all blocks: gradients of the whole model, and what model parallelism exchanges per iteration.
struct Volumes {
    double gradients, activations;

    explicit Volumes(const RailOnlyInput &in)
        : gradients(in.blocks * in.blockParams * in.gradientBytes)
        , activations(in.blocks * in.rounds * in.batchTokens * in.hidden * in.elementBytes)
    {
    }
};

double bestDivisor(const RailOnlyInput &in)
{
    double best = 1;
    for (double group = 1; group <= in.domain; ++group) {
        if (std::fmod(in.domain, group) == 0 && railOnlyTime(in, group).total() < railOnlyTime(in, best).total())
            best = group;
    }
    return best;
}

void classifyTraffic(RailOnly &out)
{
    const auto &in = out.in;
    const Volumes volume(in);
    const double partners = in.gpus - 1;
    const double group = out.wholeGroup;
    const double inside = in.domain / group - 1;
    const double across = in.gpus / in.domain - 1;
    out.modelParallelPair = group > 1 ? volume.activations / in.gpus : 0;
    out.insidePair = inside > 0 ? 2 * volume.gradients / in.domain : 0;
    out.acrossPair = across > 0 ? 2 * volume.gradients / in.gpus : 0;
    if (partners <= 0)
        return;
    out.domainPairs = (group - 1 + inside) / partners;
    out.quietPairs = 1 - out.domainPairs - across / partners;
    const double stays = (group - 1) * out.modelParallelPair + inside * out.insidePair;
    const double all = stays + across * out.acrossPair;
    out.domainVolume = all > 0 ? stays / all : 1;
}

} // namespace

RailOnlyTime railOnlyTime(const RailOnlyInput &in, double group)
{
    const Volumes volume(in);
    RailOnlyTime t;
    t.compute = Flop(6 * in.params * in.batchTokens) / (in.gpus * in.peak);
    t.across = Bytes(2 * volume.gradients * (in.gpus / in.domain - 1)) / (in.gpus * in.nic);
    t.inside = Bytes(2 * volume.gradients * (in.domain / group - 1)) / (in.domain * in.scaleUp);
    t.modelParallel = Bytes(volume.activations * (group - 1)) / (in.gpus * in.scaleUp);
    return t;
}

RailOnly railOnly(const RailOnlyInput &in)
{
    RailOnly out{.in = in};
    const Volumes volume(in);
    out.optimalGroup = std::sqrt(2 * in.gpus * volume.gradients / volume.activations);
    out.printedGroup = std::sqrt(in.gpus * in.blockParams) / (2 * std::sqrt(in.batchTokens * in.rounds * in.hidden));
    out.usedGroup = std::clamp(out.optimalGroup, 1.0, in.domain);
    out.wholeGroup = bestDivisor(in);
    out.time = railOnlyTime(in, out.usedGroup);
    out.wholeTime = railOnlyTime(in, out.wholeGroup).total();
    out.layoutTime = railOnlyTime(in, std::clamp(in.tensor, 1.0, in.domain)).total();
    auto one = in; // eq. 3 is eq. 1 with one domain
    one.domain = in.gpus;
    out.ideal = railOnlyTime(one, std::clamp(out.optimalGroup, 1.0, in.gpus)).total();
    classifyTraffic(out);
    return out;
}

std::optional<double> numericalOptimum(const RailOnlyInput &in)
{
    constexpr double ratio = 0.6180339887498949; // of each bracket to the last
    constexpr double precision = 1e-8;
    // over log M eq. 1 is a sum of exponentials, so convex; the terms without M would only cost digits
    const auto seconds = [&in](double logGroup) {
        const auto t = railOnlyTime(in, std::exp(logGroup));
        return (t.inside + t.modelParallel).si();
    };
    const double lowest = std::log(1e-6), highest = std::log(1e12);
    double low = lowest, high = highest;
    double left = high - ratio * (high - low), right = low + ratio * (high - low);
    double atLeft = seconds(left), atRight = seconds(right);
    while (high - low > precision) {
        if (atLeft < atRight) {
            high = right;
            right = std::exchange(left, right - ratio * (right - low));
            atRight = std::exchange(atLeft, seconds(left));
        } else {
            low = left;
            left = std::exchange(right, left + ratio * (high - left));
            atLeft = std::exchange(atRight, seconds(right));
        }
    }
    const double least = (low + high) / 2;
    if (least - lowest < 1e-3 || highest - least < 1e-3)
        return std::nullopt;
    return std::exp(least);
}

} // namespace gigasite
