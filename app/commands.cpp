// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

#include "app/files.h"
#include "model/scenario/scenario_io.h"

#include <algorithm>
#include <iostream>

namespace gigasite {

namespace {

/// One line per change that would clear the problem, to be typed as it stands.
void tellFixes(const Problem &problem)
{
    const auto setting = [](const std::string &key, const std::string &value) {
        return key.starts_with("--") ? key + ' ' + value : "--set " + key + '=' + value;
    };
    for (const auto &fix : problem.fixes) {
        std::cerr << "    Try " << setting(fix.key, fix.value);
        for (const auto &[key, value] : fix.also)
            std::cerr << ' ' << setting(key, value);
        std::cerr << "    " << fix.label << '\n';
    }
}

} // namespace

int fail(const Problems &problems, int status)
{
    for (const auto &p : problems) {
        std::cerr << "gigasite: " << p.path << (p.path.empty() ? "" : ": ") << p.message << '\n';
        tellFixes(p);
    }
    return status;
}

void tellErrors(const std::string &scenario, const Problems &problems)
{
    for (const auto &p : problems)
        if (p.severity == Severity::Error)
            fail({{.path = scenario + ": " + p.path, .message = p.message, .fixes = p.fixes}});
}

bool canPut(std::initializer_list<std::string> files)
{
    Problems problems;
    for (const auto &file : files) {
        if (auto problem = file.empty() ? std::nullopt : whyUnwritable(file))
            problems.push_back(*std::move(problem));
    }
    fail(problems);
    return problems.empty();
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

std::optional<Asked> ask(const std::string &fileOrExample, const std::vector<std::string> &settings)
{
    auto scenario = loadWithSettings(fileOrExample, settings);
    if (!scenario) {
        fail(scenario.problem());
        return std::nullopt;
    }
    if (const auto problems = outOfRange(*scenario, fileOrExample, settings); !problems.empty()) {
        fail(problems);
        return std::nullopt;
    }
    auto facts = Facts::builtIn();
    if (!facts) {
        fail({facts.problem()});
        return std::nullopt;
    }
    return Asked{*std::move(scenario), *std::move(facts)};
}

} // namespace gigasite
