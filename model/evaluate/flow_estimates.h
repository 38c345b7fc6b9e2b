// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace gigasite {

/// Estimates of the network's times, for whoever asks again and again: the last ones are kept, and so is the sample of
/// the newest question, whatever its bytes and delays: while a hand drags the model, only the bytes change. One per
/// thread. Same values as flow::estimate.
class FlowEstimates {
public:
    std::shared_ptr<const flow::SimulationResult> operator()(const flow::SimulationInput &input);

private:
    static constexpr std::size_t kept = 16;
    std::vector<std::pair<flow::SimulationInput, std::shared_ptr<const flow::SimulationResult>>>
        known_; ///< newest first
    std::optional<std::pair<flow::SimulationInput, flow::EstimateSample>> sample_;
};

} // namespace gigasite
