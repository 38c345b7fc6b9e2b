// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimize_command.h"

#include "app/commands.h"
#include "app/run_watch.h"
#include "model/evaluate/layout_choice.h"
#include "model/report/optimize_report.h"
#include "model/units/checked_json.h"
#include "model/units/unit.h"

#include <atomic>

namespace gigasite {

void addOptimizeOptions(CLI::App &command, OptimizeOptions &options)
{
    command.add_option("SCENARIO", options.scenario, "Scenario file, or name of a built-in example")->required();
    addSettingsOption(command, options.settings);
    command
        .add_option("--objective", options.objective,
                    "Figure to be best; the step time if not given. For figures that do not follow from it every "
                    "layout that fits is evaluated")
        ->type_name("FIGURE");
    command.add_flag("--all", options.all, "Every point of the grid, without pruning");
    command.add_flag("--progress", options.progress,
                     "How far a long search is, on standard error even where that is no terminal");
    command.add_option("--json", options.json, "Write the layouts as JSON (- = standard output)")->type_name("FILE");
}

namespace {

std::string howFar(std::uint64_t ranked)
{
    return ranked > 0 ? withCommas(static_cast<double>(ranked)) + " layouts evaluated" : "searching";
}

} // namespace

int optimizeCommand(const OptimizeOptions &options)
{
    if (!canPut({options.json}))
        return badInput;
    const auto asked = ask(options.scenario, options.settings);
    if (!asked)
        return badInput;
    OptimizeQuestion question{.objective = options.objective, .all = options.all};
    for (const auto &setting : options.settings) { // what is typed beside the scenario is not searched
        const auto key = setting.substr(0, setting.find('='));
        if (isSearched(key) && !setting.ends_with("=auto"))
            question.held.push_back(key);
    }
    std::atomic<std::uint64_t> ranked = 0;
    question.ranked = &ranked;
    const auto result = [&] {
        const RunWatch watch("optimize", [&ranked] { return howFar(ranked); }, options.progress || isTerminal());
        return optimize(asked->scenario, asked->facts, question);
    }();
    if (!result)
        return fail(result.problem());
    if (options.json != "-" && !put("-", optimizeText(*result, question)))
        return badInput;
    if (!options.json.empty() && !put(options.json, optimizeJson(*result, question, asked->scenario).dump(2) + '\n'))
        return badInput;
    if (!result->best.empty())
        return done;
    tellErrors(options.scenario, result->problems);
    return infeasible;
}

} // namespace gigasite
