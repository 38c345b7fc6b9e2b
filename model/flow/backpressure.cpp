// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/backpressure.h"

#include "model/flow/backpressure_fluid.h"
#include "model/flow/mean_transfer.h"
#include "model/flow/parallel_parts.h"

#include <algorithm>

namespace gigasite::flow {

namespace {

using fluid::Fluid;
using fluid::Scale;

/// Steps a link's buffer holds: two, for what a step is late, and 100 kB.
double bufferStepsFor(double bytesPerStep)
{
    return std::min(2 + 100e3 / bytesPerStep, 5.0);
}

MeanTransfer meanOf(const FlowSet &flows, const std::stop_token &stop)
{
    MeanTransfer mean;
    StopWatch watch(stop);
    for (std::size_t f = 0; f < flows.size() && !watch.asked(); ++f) {
        double least = never;
        for (const auto link : flows.path(f))
            least = std::min(least, flows.capacity[index(link)]);
        mean.add(flows.bytes[f], least);
    }
    return mean;
}

Scale scaleOf(const MeanTransfer &mean, const BackpressureSettings &settings)
{
    const double steps = std::max(settings.stepsPerTransfer, 1);
    return {mean.bytes(), mean.seconds() / steps,
            settings.bufferSteps > 0 ? settings.bufferSteps : bufferStepsFor(mean.bytes() / steps),
            std::max(settings.mostStretch, 1.0)};
}

class PartRun {
public:
    static constexpr bool countsItself = false;
    PartRun() = default;
    explicit PartRun(const Scale &scale)
        : scale_(scale)
    {
    }

    std::size_t run(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
                    std::vector<double> &seconds)
    {
        problem_.load(all, members, PartProblem::SingleUse::Keep, control.stop);
        if (control.stop.stop_requested())
            return 0;
        std::size_t hops = 0;
        StopWatch watch(control.stop);
        for (std::uint32_t f = 0; f < problem_.flows() && !watch.asked(); ++f)
            hops = std::max(hops, sharedPath(problem_, f).size());
        if (hops <= 4)
            solve<4>(all, members, control, seconds);
        else if (hops <= 6)
            solve<6>(all, members, control, seconds);
        else if (hops <= 8)
            solve<8>(all, members, control, seconds);
        else if (hops <= 16)
            solve<16>(all, members, control, seconds);
        else
            solve<64>(all, members, control, seconds);
        return 1;
    }

private:
    template <std::size_t Hops>
    void solve(const FlowSet &all, std::span<const std::uint32_t> members, const RunControl &control,
               std::vector<double> &seconds)
    {
        Fluid<Hops> fluid(problem_, scale_, control.stop);
        if (control.stop.stop_requested())
            return;
        if (!all.start.empty())
            fluid.reserveLater(members.size());
        StopWatch watch(control.stop);
        for (std::uint32_t i = 0; i < members.size() && !watch.asked(); ++i)
            fluid.add(i, all.bytes[members[i]] / scale_.bytes,
                      all.start.empty() ? 0 : all.start[members[i]] / scale_.seconds);
        fluid.run(control.horizon > 0 ? control.horizon / scale_.seconds : never);
        for (std::uint32_t i = 0; i < members.size() && !watch.asked(); ++i)
            seconds[members[i]] = fluid.completion(i) * scale_.seconds;
    }

    Scale scale_;
    PartProblem problem_;
};

} // namespace

Completions backpressureCompletions(const FlowSet &flows, const BackpressureSettings &settings,
                                    const RunControl &control)
{
    return backpressureCompletions(flows, meanOf(flows, control.stop), settings, control);
}

Completions backpressureCompletions(const FlowSet &flows, const MeanTransfer &mean,
                                    const BackpressureSettings &settings, const RunControl &control)
{
    return overParts(flows, control, PartRun(scaleOf(mean, settings)));
}

} // namespace gigasite::flow
