// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/out_of_service.h"

#include <algorithm>

namespace gigasite::flow {

OutOfService::OutOfService(const Network &network, const Failures &failures)
    : trees_(network.trees())
    , links_(network.linkCount())
{
    for (const auto &failure : failures) {
        if (!checkFailures(network, {failure}).empty())
            continue;
        nothing_ = false;
        if (failure.kind == Failure::Kind::Plane) {
            trees_[failure.plane] = true;
        } else if (failure.kind == Failure::Kind::Switch) {
            addSwitch(network, failure);
        } else {
            const auto perSite = network.level(failure.tier - 1).subtrees * network.level(failure.tier).width;
            addCable(network, failure.number / perSite, failure.plane, failure.tier, failure.number % perSite);
        }
    }
}

void OutOfService::addCable(const Network &network, std::uint32_t site, std::uint32_t tree, std::uint32_t tier,
                            std::uint32_t number)
{
    links_[index(network.upLink(site, tree, tier, number))] = true;
    links_[index(network.downLink(site, tree, tier, number))] = true;
}

void OutOfService::addSwitch(const Network &network, const Failure &failure)
{
    const auto &level = network.level(failure.tier);
    const auto perSite = level.subtrees * level.width;
    const auto site = failure.number / perSite, number = failure.number % perSite;
    const auto s = number / level.width, q = number % level.width;
    const auto last = std::min(network.level(failure.tier - 1).subtrees, (s + 1) * level.down);
    for (auto child = s * level.down; child < last; ++child)
        addCable(network, site, failure.plane, failure.tier, child * level.width + q);
    for (std::uint32_t p = 0; p < level.up; ++p)
        addCable(network, site, failure.plane, failure.tier + 1, number * level.up + p);
}

std::uint64_t hostsCutOff(const Network &network, const Failures &failures)
{
    const OutOfService out(network, failures);
    if (out.nothing())
        return 0;
    const auto hosts = network.spec().hosts;
    std::uint64_t cut = 0;
    for (std::uint32_t site = 0; site < network.spec().sites; ++site) {
        for (std::uint32_t host = 0; host < hosts; ++host) {
            bool connected = false; // over any rail, at whose position its whole domain is
            for (std::uint32_t tree = 0; tree < network.trees() && !connected; ++tree)
                connected = !out.tree(tree) && !out.link(network.upLink(site, tree, 1, network.positionOf(host)));
            cut += connected ? 0 : 1;
        }
    }
    return cut;
}

} // namespace gigasite::flow
