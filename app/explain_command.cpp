// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/explain_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "model/evaluate/figure_table.h"
#include "model/report/explain_report.h"
#include "model/units/checked_json.h"
#include "model/units/nearest_name.h"

namespace gigasite {

void addExplainOptions(CLI::App &command, ExplainOptions &options)
{
    command.add_option("SCENARIO", options.scenario, "Scenario file, or the name of a built-in example")->required();
    command.add_option("FIGURE", options.figure, "Id of a figure; `gigasite figures` lists all of them")->required();
    addSettingsOption(command, options.settings);
    command.add_option("--json", options.json, "Write the explanation as JSON (- = standard output)")
        ->type_name("FILE");
}

namespace {

Problem unknownFigure(const std::string &id)
{
    std::vector<std::string_view> ids;
    for (const auto &row : figureTable())
        ids.push_back(row.id);
    return error(
        id,
        say("There is no figure of that id%1. Allowed: an id that `gigasite figures` lists.", nearestText(id, ids)));
}

} // namespace

int explainCommand(const ExplainOptions &options)
{
    if (!canPut({options.json}))
        return badInput;
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    const auto opened = loadScenario(options.scenario);
    if (!opened)
        return fail(opened.problem());
    const auto scenario = loadWithSettings(options.scenario, options.settings);
    if (!scenario)
        return fail(scenario.problem());
    const auto evaluation = evaluate(*scenario, *facts);
    const auto found = explain(*scenario, evaluation, *facts, options.figure, &opened->scenario);
    if (!found)
        return fail({unknownFigure(options.figure)});
    if (options.json != "-" && !put("-", explanationText(*found)))
        return badInput;
    if (!options.json.empty() &&
        !put(options.json, explanationJson(*found).dump(2, ' ', false, Json::error_handler_t::replace) + '\n'))
        return badInput;
    return evaluation.feasible() ? done : infeasible;
}

} // namespace gigasite
