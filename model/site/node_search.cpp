// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/node_search.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace gigasite {

namespace {

constexpr Metres ownArea(50e3); ///< nodes nearer than that are one place

struct Ranked {
    FoundNode node;
    /// Decide between equals. Of a county the second smallest limit, and plants near, as for bestSites; of a node
    /// around plants its power.
    Watts next{}, firm{};
};

std::vector<Ranked> counties(const SitingIndex &index, const SitingRule &rule)
{
    std::vector<Ranked> all;
    for (const auto &candidate : index.candidates(rule)) {
        const auto &host = candidate.host;
        const auto &county = index.nodes()[static_cast<std::size_t>(candidate.node)];
        Ranked ranked;
        ranked.node = {.lat = candidate.lat,
                       .lon = candidate.lon,
                       .name = county.county + ", " + county.state,
                       .authority = index.authorities()[static_cast<std::size_t>(host.authority)].code,
                       .capacity = host.capacity.value_or(Watts()),
                       .binding = host.binding};
        const bool bound = host.binding == HostLimit::Import;
        ranked.node.power = bound ? host.next.value_or(Watts()) : ranked.node.capacity;
        if (rule.definition == HeadroomDefinition::Flex)
            ranked.node.lines = host.import;
        ranked.next = host.next.value_or(Watts());
        ranked.firm = host.firm.value_or(Watts());
        all.push_back(std::move(ranked));
    }
    return all;
}

std::vector<Ranked> plants(const SitingIndex &index, const NodesQuestion &question)
{
    std::vector<Ranked> all;
    for (auto &node : index.paperNodes(question.rule.radiusKm, question.shape)) {
        const auto power = node.available(question.rule.definition);
        const auto lines = Watts(node.import.si() / question.rule.importShare);
        Ranked ranked;
        ranked.next = power;
        ranked.node = {.lat = node.lat,
                       .lon = node.lon,
                       .name = std::move(node.name),
                       .authority = std::move(node.authority),
                       .power = power,
                       .lines = lines,
                       .capacity = std::min(power, lines),
                       .binding = lines < power ? HostLimit::Import : HostLimit::Firm};
        if (question.rule.definition == HeadroomDefinition::ProRata && node.whole &&
            *node.whole < ranked.node.capacity) {
            ranked.node.capacity = *node.whole;
            ranked.node.binding = HostLimit::Headroom;
        }
        all.push_back(std::move(ranked));
    }
    return all;
}

void count(const std::vector<Ranked> &all, Watts demand, NodesAnswer &answer)
{
    std::map<std::string, int> hosting;
    for (const auto &[node, next, firm] : all) {
        answer.most = std::max(answer.most, node.capacity);
        answer.enough += node.power >= demand ? 1 : 0;
        if (node.capacity >= demand)
            ++hosting[node.authority];
    }
    for (const auto &[code, nodes] : hosting) {
        answer.hosting += nodes;
        answer.authorities.push_back({code, nodes});
    }
    std::stable_sort(answer.authorities.begin(), answer.authorities.end(),
                     [](const auto &a, const auto &b) { return a.nodes > b.nodes; });
}

/// Of nodes that overlap the best one.
std::vector<FoundNode> areas(std::vector<Ranked> all, NodeOrder order, Metres apart, std::size_t keep)
{
    const auto first = [order](const Ranked &r) { return order == NodeOrder::Power ? r.node.power : r.node.capacity; };
    std::stable_sort(all.begin(), all.end(), [&](const Ranked &a, const Ranked &b) {
        return std::tuple(first(a), a.next, a.firm) > std::tuple(first(b), b.next, b.firm);
    });
    std::vector<FoundNode> best;
    for (auto &ranked : all) {
        auto &node = ranked.node;
        if (best.size() >= keep || first(ranked) <= Watts())
            break;
        const bool isNew = std::all_of(best.begin(), best.end(), [&](const FoundNode &other) {
            return greatCircle(node.lat, node.lon, other.lat, other.lon) > apart;
        });
        if (isNew)
            best.push_back(std::move(node));
    }
    return best;
}

} // namespace

NodesAnswer findNodes(const SitingIndex &index, const NodesQuestion &question)
{
    const auto definition = question.rule.definition;
    const bool ofCounties = definition == HeadroomDefinition::Flex || definition == HeadroomDefinition::Paper;
    auto all = ofCounties ? counties(index, question.rule) : plants(index, question);
    NodesAnswer answer{.nodes = all.size()};
    count(all, question.demand, answer);
    answer.best = areas(std::move(all), ofCounties ? NodeOrder::Hosts : question.order,
                        std::max(Metres(question.rule.radiusKm * 1e3), ownArea), question.keep);
    return answer;
}

} // namespace gigasite
