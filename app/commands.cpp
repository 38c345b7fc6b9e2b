// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

#include "app/files.h"
#include "model/scenario/scenario_io.h"

#include <algorithm>
#include <iostream>

namespace gigasite {

int fail(const Problems &problems, int status)
{
    for (const auto &p : problems)
        std::cerr << "gigasite: " << p.path << (p.path.empty() ? "" : ": ") << p.message << '\n';
    return status;
}

void tellErrors(const std::string &scenario, const Problems &problems)
{
    for (const auto &p : problems)
        if (p.severity == Severity::Error)
            std::cerr << "gigasite: " << scenario << ": " << p.path << ": " << p.message << '\n';
}

bool put(const std::string &file, const std::string &content)
{
    const auto problem = writeFile(file, content);
    if (problem)
        fail({*problem});
    return !problem;
}

void addSettingsOption(CLI::App &command, std::vector<std::string> &settings)
{
    command.add_option("--set", settings, "Change one parameter: KEY=VALUE (repeatable)")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);
}

Outcome<Scenario, Problems> loadWithSettings(const std::string &fileOrExample, const std::vector<std::string> &settings)
{
    auto loaded = loadScenario(fileOrExample);
    if (!loaded)
        return loaded.problem();
    for (const auto &n : loaded->notes)
        std::cerr << "gigasite: " << fileOrExample << ": " << n.message << '\n';
    Scenario scenario = loaded->scenario;
    for (const auto &setting : settings) {
        auto changed = withSetting(scenario, setting);
        if (!changed)
            return Problems{error("--set " + setting, changed.problem().message)};
        scenario = *std::move(changed);
    }
    if (auto outside = outOfRange(scenario, fileOrExample, settings); !outside.empty())
        return outside;
    return scenario;
}

Problems outOfRange(const Scenario &scenario, const std::string &file, const std::vector<std::string> &settings)
{
    auto outside = checkRanges(scenario);
    std::erase_if(outside, [](const Problem &problem) { return problem.severity != Severity::Error; });
    for (auto &problem : outside) {
        const bool set = std::any_of(settings.begin(), settings.end(),
                                     [&](const auto &s) { return s.starts_with(problem.path + '='); });
        problem.path = set ? "--set " + problem.path : file + ": parameters/" + problem.path;
    }
    return outside;
}

} // namespace gigasite
