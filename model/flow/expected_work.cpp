// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/expected_work.h"

#include "model/flow/simulation_steps.h"

namespace gigasite::flow {

ExpectedWork expectedWork(const SimulationInput &input)
{
    constexpr double bytesPerFlow = 215; // peak of a run over three tiers
    if (!checkSimulation(input).empty() || isByClasses(input))
        return {};
    const auto &network = input.network;
    const auto flows = areAlike(input) ? flowCount(input.traffic, network.domain)
                                       : flowCount(input.traffic, network.hosts, network.sites);
    const auto stripes = flows * (isSplit(input.transport) ? 1 : network.planes);
    return {stripes, bytesPerFlow * static_cast<double>(stripes)};
}

} // namespace gigasite::flow
