// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/rail_sweep.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

RailPoint pointAt(double at, const RailOnlyInput &in)
{
    const auto rail = railOnly(in);
    return {at, rail.time.total(), rail.ideal, rail.relative()};
}

} // namespace

std::vector<RailCurve> railDomainSweep(const Evaluation &e)
{
    std::vector<RailCurve> curves;
    if (!e.rail)
        return curves;
    for (const double times : {0.5, 1.0, 2.0}) {
        auto in = e.rail->in;
        in.gpus *= times;
        std::vector<double> domains{e.rail->in.domain};
        for (double k = 8; k <= 2048; k *= 2)
            domains.push_back(k);
        std::sort(domains.begin(), domains.end());
        domains.erase(std::unique(domains.begin(), domains.end()), domains.end());
        RailCurve curve{.of = in.gpus, .own = times == 1, .points = {}};
        for (const double k : domains) {
            in.domain = k;
            if (in.gpus >= k && std::fmod(in.gpus, k) == 0)
                curve.points.push_back(pointAt(k, in));
        }
        if (curve.points.size() > 1)
            curves.push_back(std::move(curve));
    }
    return curves;
}

std::vector<RailCurve> railBatchSweep(const Evaluation &e)
{
    std::vector<RailCurve> curves;
    if (!e.rail)
        return curves;
    for (const double times : {1.0, 2.0, 4.0}) {
        auto in = e.rail->in;
        in.domain *= times;
        if (in.domain > in.gpus || std::fmod(in.gpus, in.domain) != 0)
            continue;
        RailCurve curve{.of = in.domain, .own = times == 1, .points = {}};
        for (double doublings = -2; doublings <= 3; doublings += 0.5) {
            in.batchTokens = e.rail->in.batchTokens * std::exp2(doublings);
            curve.points.push_back(pointAt(in.batchTokens, in));
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

} // namespace gigasite
