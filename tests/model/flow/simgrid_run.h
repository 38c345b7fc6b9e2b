// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"

#include <simgrid/s4u.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

namespace gigasite::flow::oracle {

struct SimGridRun {
    std::vector<double> seconds; ///< by flow
    double wall = 0; ///< s, without building the platform
};

/// The same flows in SimGrid, set up so that it is max-min sharing and nothing else: no latency, no window limit, no
/// traffic of acknowledgements. Bytes are rounded down to whole ones, as SimGrid counts them.
///
/// SimGrid keeps global state: once per process. Every flow has two hosts of its own in a star, whose ways up and down
/// are the flow's path.
inline SimGridRun simGridCompletions(const FlowSet &flows)
{
    namespace s4u = simgrid::s4u;
    std::vector<std::string> words{"simgrid",
                                   "--log=root.thresh:error",
                                   "--cfg=network/model:CM02",
                                   "--cfg=network/crosstraffic:0",
                                   "--cfg=network/TCP-gamma:0",
                                   "--cfg=network/weight-S:0",
                                   "--cfg=network/latency-factor:1",
                                   "--cfg=network/bandwidth-factor:1",
                                   "--cfg=maxmin/precision:1e-9",
                                   "--cfg=surf/precision:1e-9",
                                   "--cfg=maxmin/concurrency-limit:-1"};
    std::vector<char *> arguments;
    for (auto &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    int count = static_cast<int>(words.size());
    s4u::Engine engine(&count, arguments.data());

    auto *zone = s4u::create_star_zone("all");
    const auto addLink = [&](const std::string &name, double capacity) {
        return zone->create_link(name, capacity)->set_latency(0);
    };
    std::vector<s4u::Link *> links;
    for (std::size_t l = 0; l < flows.capacity.size(); ++l)
        links.push_back(addLink("l" + std::to_string(l), flows.capacity[l]));
    std::vector<std::array<s4u::Host *, 2>> ends;
    for (std::size_t f = 0; f < flows.size(); ++f) {
        const auto number = std::to_string(f);
        ends.push_back({zone->create_host("s" + number, 1e9), zone->create_host("r" + number, 1e9)});
        std::vector<s4u::LinkInRoute> up, down;
        for (const auto link : flows.path(f))
            up.emplace_back(links[index(link)]);
        if (up.size() > 1) {
            down.push_back(up.back());
            up.pop_back();
        } else { // a star wants something both ways
            auto *any = addLink("any" + number, 1e18);
            any->set_sharing_policy(s4u::Link::SharingPolicy::FATPIPE);
            down.emplace_back(any);
        }
        zone->add_route(ends[f][0]->get_netpoint(), nullptr, nullptr, nullptr, up, false);
        zone->add_route(nullptr, ends[f][1]->get_netpoint(), nullptr, nullptr, down, false);
    }
    zone->seal();

    SimGridRun result;
    result.seconds.resize(flows.size());
    if (flows.size() == 0)
        return result;
    const auto startOf = [&](std::size_t f) { return flows.start.empty() ? 0 : flows.start[f]; };
    s4u::Actor::create("sender", ends[0][0], [&] {
        std::vector<std::size_t> order(flows.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return startOf(a) < startOf(b); });
        std::vector<s4u::CommPtr> sent(flows.size());
        for (const auto f : order) {
            if (startOf(f) > s4u::Engine::get_clock())
                s4u::this_actor::sleep_until(startOf(f));
            sent[f] = s4u::Comm::sendto_init(ends[f][0], ends[f][1]);
            sent[f]->set_payload_size(static_cast<std::uint64_t>(flows.bytes[f]));
            sent[f]->start();
        }
        for (std::size_t f = 0; f < sent.size(); ++f) {
            sent[f]->wait();
            result.seconds[f] = sent[f]->get_finish_time();
        }
    });
    const auto begin = std::chrono::steady_clock::now();
    engine.run();
    result.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

} // namespace gigasite::flow::oracle
