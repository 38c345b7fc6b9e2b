// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"

#include <cstddef>
#include <string>
#include <vector>

namespace gigasite {

/// Which nodes of the country host a demand by a rule, as the 2024 paper asks it.
///
///   flexible load, Table 1                  a node is a county; of the four limits of siting.h the smallest decides
///   nameplate, firm, nuclear, pro rata      a node is the plants within R of one of them; it hosts the demand if its
///                                           plants give that much, and lines carry the share of it that they must
///   pro rata                                Table 1 of the authority of most of its MW · MW of all its plants / MW of
///                                           that authority's. From about 100 km on, plants of neighbours make that
///                                           more than the whole of Table 1, which the node then hosts at most
///
/// Source: Gherghescu et al. 2024, siting.

enum class NodeOrder {
    Hosts, ///< what a node hosts, of equals the one with more power
    Power ///< whatever lines carry and the whole grid has
};

struct NodesQuestion {
    SitingRule rule = {};
    NodeShape shape = NodeShape::Sliding; ///< of nodes around plants
    Watts demand = Watts(5e9);
    NodeOrder order = NodeOrder::Hosts; ///< of nodes around plants; counties are by what they host
    std::size_t keep = 20; ///< best nodes listed, each farther than max(R, 50 km) from those before it
};

/// Whether its nodes are plants within R of one; else they are counties.
inline bool isAroundPlants(const NodesQuestion &question)
{
    const auto definition = question.rule.definition;
    return definition != HeadroomDefinition::Flex && definition != HeadroomDefinition::Paper;
}

struct FoundNode {
    double lat = 0, lon = 0;
    std::string name; ///< "Harford, MD"; of plants the largest: "Peach Bottom, PA"
    std::string authority;
    Watts power{}; ///< by all limits but that of lines; a share of a grid as it comes to, more than the grid or not
    std::optional<Watts> lines; ///< demand of which lines carry their share; nothing where the rule asks for none
    Watts capacity{}; ///< the smaller one
    HostLimit binding = HostLimit::None;
};

struct NodesOfAuthority {
    std::string code;
    int nodes = 0; ///< that host the demand
};

struct NodesAnswer {
    std::size_t nodes = 0; ///< all there are
    int enough = 0; ///< with that much power, whatever lines carry
    int hosting = 0; ///< of those, where lines carry it, too
    std::vector<NodesOfAuthority> authorities; ///< of the latter, most nodes first
    std::vector<FoundNode> best; ///< in the order asked for
    Watts most{}; ///< that a node hosts at all
};

/// Pure; a tenth of a second at most.
NodesAnswer findNodes(const SitingIndex &index, const NodesQuestion &question);

} // namespace gigasite
