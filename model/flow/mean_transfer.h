// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/backpressure.h"

namespace gigasite::flow {

/// What the backpressure fluid counts bytes and steps in. Of all flows of a simulation, whichever of them are solved
/// together.
class MeanTransfer {
public:
    void add(double bytes, double slowestLink) ///< B, B/s
    {
        bytes_ += bytes;
        seconds_ += bytes / slowestLink;
        ++flows_;
    }
    double bytes() const { return bytes_ / count(); }
    double seconds() const { return seconds_ / count(); } ///< alone

private:
    double count() const { return flows_ > 0 ? static_cast<double>(flows_) : 1; }

    double bytes_ = 0, seconds_ = 0;
    std::size_t flows_ = 0;
};

/// Of some of the flows that `mean` is of.
Completions backpressureCompletions(const FlowSet &flows, const MeanTransfer &mean,
                                    const BackpressureSettings &settings, const RunControl &control);

/// As the one of transport.h, by the links on the path of each.
void addAcknowledgementWaits(std::vector<double> &seconds, const std::vector<std::uint8_t> &hops,
                             const std::stop_token &stop = {});

} // namespace gigasite::flow
