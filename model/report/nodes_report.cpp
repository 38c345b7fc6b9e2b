// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/nodes_report.h"

#include "model/report/columns.h"
#include "model/report/result_json.h"
#include "model/report/rule_json.h"
#include "model/site/limit_name.h"
#include "model/units/checked_json.h"
#include "model/units/unit.h"

namespace gigasite {

namespace {

std::string shapeName(const NodesQuestion &question)
{
    return !isAroundPlants(question) ? "county" : question.shape == NodeShape::Greedy ? "greedy" : "sliding";
}

std::string inWatts(Watts power)
{
    return inUnit(Unit::Watt, power.si());
}

/// What the rule counts with. A table of grids, the paper's, asks neither for plants near nor for lines.
std::string appliedText(const SitingRule &rule)
{
    return rule.definition == HeadroomDefinition::Paper
        ? std::string()
        : ", R = " + inUnit(Unit::Kilometre, rule.radiusKm) + ", lines carry " + inUnit(Unit::Ratio, rule.importShare);
}

std::string counted(std::size_t nodes)
{
    return withCommas(static_cast<double>(nodes));
}

} // namespace

std::string nodesText(const NodesAnswer &answer, const NodesQuestion &question)
{
    const auto &rule = question.rule;
    std::string text = counted(static_cast<std::size_t>(answer.hosting)) + " of " + counted(answer.nodes) + " nodes (" +
        shapeName(question) + ") host " + inWatts(question.demand) + " by the rule " +
        std::string(definitionName(rule.definition)) + appliedText(rule) + '\n';
    if (answer.enough > answer.hosting)
        text += counted(static_cast<std::size_t>(answer.enough)) +
            (rule.definition == HeadroomDefinition::ProRata
                 ? " come to that much by share, whatever lines carry and their whole grid has\n"
                 : " have that much power, whatever lines carry\n");
    std::vector<std::vector<std::string>> grids{{"grid", "nodes"}};
    for (const auto &authority : answer.authorities)
        grids.push_back({authority.code.empty() ? "none" : authority.code, std::to_string(authority.nodes)});
    if (!answer.authorities.empty())
        text += '\n' + aligned(grids);
    std::vector<std::vector<std::string>> table{
        {"", isAroundPlants(question) ? "best nodes, by largest plant" : "best nodes", "grid", "hosts", "limit",
         "power", "lines", "lat", "lon"}};
    for (const auto &node : answer.best)
        table.push_back({std::to_string(table.size()), node.name, node.authority, inWatts(node.capacity),
                         std::string(limitName(node.binding, question.rule.definition)), inWatts(node.power),
                         node.lines ? inWatts(*node.lines) : "", shortestDecimal(node.lat), shortestDecimal(node.lon)});
    if (!answer.best.empty())
        text += '\n' + aligned(table);
    return text;
}

Json nodesJson(const NodesAnswer &answer, const NodesQuestion &question)
{
    Json json = {{"schema", "gigasite-nodes/1"},
                 {"rule", ruleJson(question.rule)},
                 {"shape", shapeName(question)},
                 {"demand_w", question.demand.si()},
                 {"most_w", answer.most.si()},
                 {"summary", {{"nodes", answer.nodes}, {"enough", answer.enough}, {"hosting", answer.hosting}}}};
    json["authorities"] = Json::object();
    for (const auto &authority : answer.authorities)
        json["authorities"][authority.code] = authority.nodes;
    json["best"] = Json::array();
    for (const auto &node : answer.best)
        json["best"].push_back({{"name", node.name},
                                {"lat", node.lat},
                                {"lon", node.lon},
                                {"authority", node.authority},
                                {"capacity_w", node.capacity.si()},
                                {"limit", limitName(node.binding, question.rule.definition)},
                                {"power_w", node.power.si()},
                                {"lines_w", node.lines ? Json(node.lines->si()) : Json(nullptr)}});
    json["problems"] = problemsJson(nodesProblems(answer, question));
    return json;
}

Problems nodesProblems(const NodesAnswer &answer, const NodesQuestion &question)
{
    if (answer.hosting > 0)
        return {};
    return {error("--power",
                  say("No node hosts %1: at most %2 by this rule.", inWatts(question.demand), inWatts(answer.most)))};
}

} // namespace gigasite
