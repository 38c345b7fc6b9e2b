// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import_command.h"

#include "app/commands.h"
#include "app/files.h"
#include "model/report/import_json.h"
#include "model/scenario/scenario_io.h"
#include "model/units/checked_json.h"

#include <filesystem>

namespace gigasite {

namespace {

/// Whether two names lead to one file, be it there or not.
bool sameFile(const std::string &a, const std::string &b)
{
    if (a.empty() || b.empty() || a == "-" || b == "-")
        return false;
    std::error_code failed;
    const auto left = std::filesystem::weakly_canonical(std::filesystem::absolute(a, failed), failed);
    const auto right = std::filesystem::weakly_canonical(std::filesystem::absolute(b, failed), failed);
    return left == right || std::filesystem::equivalent(a, b, failed);
}

/// Why the targets may not be written to, or nothing.
Problems checkTargets(const ImportOptions &options)
{
    Problems problems;
    for (const auto &[option, target] : {std::pair("--out", options.out), std::pair("--json", options.json)}) {
        if (sameFile(target, options.config))
            problems.push_back(
                error(target,
                      say("This is the config that is read; %1 would overwrite it. Expected: another file.",
                          std::string(option))));
    }
    if (sameFile(options.out, options.json))
        problems.push_back(
            error(options.out, say("--out and --json would overwrite each other here. Expected: two files.")));
    return problems;
}

} // namespace

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
        return fail({error("-", say("Only one document can go to standard output; name a file for the other."))});
    if (!canPut({options.out, options.json}))
        return badInput;
    const auto imported = importFile(options.config);
    if (!imported)
        return fail(imported.problem());
    if (const auto problems = checkTargets(options); !problems.empty())
        return fail(problems);
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
