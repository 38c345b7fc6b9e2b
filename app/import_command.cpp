// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "model/report/import_json.h"
#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

namespace gigasite {

void addImportOptions(CLI::App &command, ImportOptions &options)
{
    command.add_option("CONFIG", options.config, "Hugging Face config.json of the model")->required();
    command.add_option("--out", options.out, "Write a scenario with this model (- = standard output)")
        ->type_name("FILE");
    command.add_option("--json", options.json, "Write sizes, parameters and notes as JSON (- = standard output)")
        ->type_name("FILE");
}

Outcome<ImportedModel, Problems> importFile(const std::string &name)
{
    const auto text = readFile(name);
    if (!text)
        return Problems{text.problem()};
    auto imported = importHuggingFace(*text);
    if (imported)
        return imported;
    return inFile(name, imported.problem());
}

int importCommand(const ImportOptions &options)
{
    if (options.json == "-" && options.out == "-")
        return fail({error("-", "Only one document can go to standard output; name a file for the other.")});
    const auto imported = importFile(options.config);
    if (!imported)
        return fail(imported.problem());
    if (options.json != "-" && options.out != "-" && !put("-", importTable(*imported)))
        return badInput;
    Scenario scenario;
    scenario.name = imported->name;
    scenario.model = imported->model;
    const auto json = importJson(*imported).dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
    const bool written = (options.out.empty() || put(options.out, writeScenario(scenario))) &&
        (options.json.empty() || put(options.json, json));
    return written ? done : badInput;
}

} // namespace gigasite
