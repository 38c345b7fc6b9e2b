// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sites_command.h"

#include "app/commands.h"
#include "model/report/sites_report.h"
#include "model/units/checked_json.h"

namespace gigasite {

void addSitesOptions(CLI::App &command, SitesOptions &options)
{
    command.add_option("SCENARIO", options.scenario, "Scenario file, or name of a built-in example")->required();
    addSettingsOption(command, options.settings);
    command.add_option("--count", options.count, "How many sites to split the demand over, 1 to 4")
        ->check(CLI::Range(1, mostSplit))
        ->type_name("N");
    command
        .add_option("--objective", options.objective,
                    "cost, carbon, rtt, margin or water, or a figure, which ranks the best splits of those five")
        ->type_name("FIGURE");
    command.add_option("--keep", options.kept, "A site of the scenario, by number, that stays where it is; repeatable")
        ->type_name("N")
        ->allow_extra_args(false);
    command.add_option("--json", options.json, "Write the splits as JSON (- = standard output)")->type_name("FILE");
}

int sitesCommand(const SitesOptions &options)
{
    if (!canPut({options.json}))
        return badInput;
    const auto asked = ask(options.scenario, options.settings);
    if (!asked)
        return badInput;
    const SitesQuestion question{.count = options.count, .objective = options.objective, .kept = options.kept};
    const auto result = findSites(asked->scenario, asked->facts, question);
    if (!result)
        return fail(result.problem());
    if (options.json != "-" && !put("-", sitesText(*result, question)))
        return badInput;
    if (!options.json.empty() && !put(options.json, sitesJson(*result, question, asked->scenario).dump(2) + '\n'))
        return badInput;
    if (!result->splits.empty())
        return done;
    tellErrors(options.scenario, result->problems);
    return infeasible;
}

void addBackTestOptions(CLI::App &command, std::string &json)
{
    command.add_option("--json", json, "Write the sites as JSON (- = standard output)")->type_name("FILE");
}

int backTestCommand(const std::string &json)
{
    if (!canPut({json}))
        return badInput;
    const auto facts = Facts::builtIn();
    if (!facts)
        return fail({facts.problem()});
    const auto test = backTest(facts->grid, facts->siting);
    if (json != "-" && !put("-", backTestText(test)))
        return badInput;
    if (!json.empty() && !put(json, backTestJson(test).dump(2) + '\n'))
        return badInput;
    return done;
}

} // namespace gigasite
