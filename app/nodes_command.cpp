// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/nodes_command.h"

#include "app/commands.h"
#include "model/report/nodes_report.h"
#include "model/scenario/parameter_table.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

/// The names of the rules: those of `grid.definition` but its automatic one, and "corrected" for flexible load.
std::vector<std::string> ruleNames()
{
    std::vector<std::string> names{"corrected"};
    for (const auto &choice : findParameter("grid.definition")->choices) {
        if (choice != "auto")
            names.emplace_back(choice);
    }
    return names;
}

HeadroomDefinition ruleNamed(const std::string &name)
{
    const auto &choices = findParameter("grid.definition")->choices;
    const auto at = std::find(choices.begin(), choices.end(), name);
    return at == choices.end() ? HeadroomDefinition::Flex
                               : static_cast<HeadroomDefinition>(std::distance(choices.begin(), at));
}

struct Range {
    double low = 0, high = 0;
};

/// A quantity of an option, in its range.
Outcome<double> quantity(const std::string &option, const std::string &typed, Unit unit, Range range)
{
    auto value = parseQuantity(typed, unit);
    if (!value)
        return error(option, value.problem().message);
    if (!(*value >= range.low && *value <= range.high))
        return error(option,
                     say("%1 is out of range. Allowed: %2 to %3.", typed, format(range.low, unit).joined(),
                         format(range.high, unit).joined()));
    return value;
}

/// An option typed that the rule does not ask for would change nothing without a word.
Problems unusedOptions(const NodesOptions &options)
{
    const auto rule = ruleNamed(options.definition);
    const bool isPaper = rule == HeadroomDefinition::Paper, isFlex = rule == HeadroomDefinition::Flex;
    Problems problems;
    if (options.shape && (isFlex || isPaper))
        problems.push_back(error("--shape",
                                 say("Nodes of the rule %1 are counties, which have no shape. It is for nameplate, "
                                     "firm, nuclear and pro_rata.",
                                     options.definition)));
    if (options.by != "hosts" && (isFlex || isPaper))
        problems.push_back(error("--by", say("Counties are ordered by what they host.")));
    if (options.importShare && isPaper)
        problems.push_back(error("--import-share", say("The rule paper is a table of grids and asks for no lines.")));
    if (options.curtailment && !isFlex)
        problems.push_back(error("--curtailment", say("It is for flexible load: the rules corrected and flex.")));
    return problems;
}

Outcome<NodesQuestion> questionOf(const NodesOptions &options)
{
    const auto &radius = *findParameter("grid.radius_km");
    const auto power = quantity("--power", options.power, Unit::Watt, {1, 1e15});
    if (!power)
        return power.problem();
    const auto km = quantity("--radius", options.radius, Unit::Kilometre, {radius.min, radius.max});
    if (!km)
        return km.problem();
    NodesQuestion question{.demand = Watts(*power), .keep = options.count};
    question.shape = options.shape == "greedy" ? NodeShape::Greedy : NodeShape::Sliding;
    question.order = options.by == "power" ? NodeOrder::Power : NodeOrder::Hosts;
    question.rule.definition = ruleNamed(options.definition);
    question.rule.radiusKm = *km;
    question.rule.curtailment = options.curtailment.value_or(question.rule.curtailment);
    question.rule.importShare = options.importShare.value_or(question.rule.importShare);
    return question;
}

} // namespace

void addNodesOptions(CLI::App &command, NodesOptions &options)
{
    const auto rangeOf = [](const char *key) {
        const auto &parameter = *findParameter(key);
        return CLI::Range(parameter.min, parameter.max);
    };
    command.add_option("--definition", options.definition, "Rule: corrected (flexible load), or the 2024 paper's")
        ->check(CLI::IsMember(ruleNames()))
        ->type_name("RULE");
    command.add_option("--radius", options.radius, "Plants within it are one node (100 km)")->type_name("KM");
    command.add_option("--power", options.power, "Demand that a node must host (5 GW)")->type_name("W");
    command.add_option("--curtailment", options.curtailment, "Share of a year's energy, for flexible load")
        ->check(rangeOf("grid.curtailment"))
        ->type_name("SHARE");
    command.add_option("--import-share", options.importShare, "Share of the demand that lines must carry")
        ->check(rangeOf("grid.import_share"))
        ->type_name("SHARE");
    command
        .add_option("--shape", options.shape,
                    "Of nodes around plants. sliding: one around every plant; greedy: every plant in one node, largest "
                    "first")
        ->check(CLI::IsMember({"sliding", "greedy"}))
        ->type_name("SHAPE");
    command
        .add_option("--by", options.by,
                    "Best nodes around plants by what one hosts, or by its power, whatever lines carry")
        ->check(CLI::IsMember({"hosts", "power"}))
        ->type_name("ORDER");
    command.add_option("--count", options.count, "Best nodes listed")
        ->check(CLI::Range(std::size_t{0}, std::size_t{10000}))
        ->type_name("N");
    command.add_option("--json", options.json, "Write the nodes as JSON (- = standard output)")->type_name("FILE");
}

int nodesCommand(const NodesOptions &options)
{
    if (const auto unused = unusedOptions(options); !unused.empty())
        return fail(unused);
    const auto question = questionOf(options);
    if (!question)
        return fail({question.problem()});
    if (!canPut({options.json}))
        return badInput;
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    const auto answer = findNodes(facts->siting, *question);
    if (options.json != "-" && !put("-", nodesText(answer, *question)))
        return badInput;
    if (!options.json.empty() && !put(options.json, nodesJson(answer, *question).dump(2) + '\n'))
        return badInput;
    return answer.hosting > 0 ? done : fail(nodesProblems(answer, *question), infeasible);
}

} // namespace gigasite
