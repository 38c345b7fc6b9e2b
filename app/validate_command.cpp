// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/validate_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "model/report/validation_report.h"
#include "model/scenario/parameter_table.h"
#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <cmath>

namespace gigasite {

namespace {

Outcome<std::string> runsText(const ValidateOptions &options)
{
    if (!options.runs.empty())
        return readFile(options.runs);
    return std::string(resource(options.calibration ? "step/calibration_runs.json" : "step/validation_runs.json"));
}

/// How own runs re-anchor predictions.
std::string anchorText(const measured::Validation &validation)
{
    const double anchor = anchorOf(validation);
    const auto *parameter = findParameter("software.anchor");
    const auto text = shortestDecimal(std::round(anchor * 1000) / 1000);
    return anchor < parameter->min || anchor > parameter->max
        ? "These runs take " + text + " times what is predicted, more than an anchor may be.\n"
        : "To make them right on average: --set software.anchor=" + text + '\n';
}

} // namespace

void addValidateOptions(CLI::App &command, ValidateOptions &options)
{
    auto *runs = command.add_option("--runs", options.runs, "Runs of your own, in the format gigasite-runs/1");
    runs->type_name("FILE");
    command
        .add_flag("--calibration", options.calibration,
                  "The runs that the model's constants were fitted on, instead of those only predicted")
        ->excludes(runs);
    command.add_option("--json", options.json, "Write every prediction as JSON (- = standard output)")
        ->type_name("FILE");
}

int validateCommand(const ValidateOptions &options)
{
    using namespace measured;
    if (!canPut({options.json}))
        return badInput;
    const auto &constants = builtInConstants();
    const auto &gpus = builtInGpus();
    const auto &bands = builtInBands();
    for (const auto *problem : {constants ? nullptr : &constants.problem(), gpus ? nullptr : &gpus.problem(),
                                bands ? nullptr : &bands.problem()}) {
        if (problem)
            return fail({*problem});
    }
    const auto text = runsText(options);
    if (!text)
        return fail({text.problem()});
    const auto runs = readRuns(*text, *gpus);
    if (!runs)
        return fail(inFile(options.runs, {runs.problem()}));
    const auto validation = validate(*runs, constants->values, *bands);
    if (options.json != "-" && !put("-", validationText(validation)))
        return badInput;
    if (!options.runs.empty() && options.json != "-" && validation.all.runs > 0 && !put("-", anchorText(validation)))
        return badInput;
    if (!options.json.empty() && !put(options.json, validationJson(validation).dump(2) + '\n'))
        return badInput;
    return validation.all.runs > 0 ? done : infeasible;
}

} // namespace gigasite
