// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/papers/papers_table.h"

#include "model/evaluate/formula.h"
#include "model/scenario/scenario_io.h"

#include <optional>
#include <utility>

namespace gigasite {

namespace {

bool needsTransfers(const PaperTerm &term)
{
    return term.formula.find("flow.") != std::string::npos;
}

/// The first thing that keeps a scenario from getting further.
Text reasonOf(const Evaluation &e, const Text &otherwise)
{
    for (const auto &problem : e.problems)
        if (problem.severity == Severity::Error)
            return problem.message;
    return otherwise;
}

/// A setting of a constant, as its key and number; nothing for one of a parameter. Constants are counts, sizes and
/// ratios: positive numbers all of them.
std::optional<std::pair<std::string, Outcome<double>>> constantSetting(const PaperMap &papers,
                                                                       const std::string &setting)
{
    const auto equals = setting.find('=');
    const auto key = setting.substr(0, equals);
    const auto stated = paperConstant(papers, key);
    if (equals == std::string::npos || !stated)
        return std::nullopt;
    auto number = parseQuantity(setting.substr(equals + 1), Unit::One);
    if (number && !(*number > 0))
        number = error(
            "", say("%1 must be above 0; the paper's value is %2.", key, formatExact(*stated, Unit::One).joined()));
    return std::pair{key, std::move(number)};
}

/// Ids that the catalogue does not have, as the evaluation tells them.
Problems unknownItems(const Facts &facts, const Scenario &scenario, const std::string &setting)
{
    Problems problems;
    const auto key = setting.substr(0, setting.find('='));
    const auto *parameter = findParameter(key);
    if (!parameter || parameter->kind != Kind::CatalogId)
        return problems;
    for (const auto &problem : Evaluator(facts).lean(scenario).problems) {
        if (problem.severity == Severity::Error && problem.path == key)
            problems.push_back(error("--set " + setting, problem.message));
    }
    return problems;
}

} // namespace

Outcome<Scenario> scenarioOf(const PaperTerm &term, const std::vector<std::string> &settings)
{
    const auto text = exampleText(term.scenario);
    if (text.empty())
        return error(term.scenario, say("There is no built-in example of that name."));
    auto loaded = readScenario(text);
    if (!loaded)
        return loaded.problem().front();
    Scenario scenario = loaded->scenario;
    for (const auto *list : {&term.settings, &settings}) {
        for (const auto &setting : *list) {
            auto changed = withSetting(std::move(scenario), setting);
            if (!changed)
                return error(setting, changed.problem().message);
            scenario = *std::move(changed);
        }
    }
    return scenario;
}

PaperEvaluator::PaperEvaluator(const Facts &facts, std::vector<std::string> settings)
    : facts_(facts)
    , evaluator_(facts)
    , isJudged_(settings.empty())
{
    for (auto &setting : settings) {
        if (const auto constant = constantSetting(facts.papers, setting))
            constants_.emplace(constant->first, *constant->second);
        else
            settings_.push_back(std::move(setting));
    }
}

std::vector<PaperConstant> PaperEvaluator::constantsOf(const PaperQuestion &question) const
{
    auto constants = question.constants;
    for (auto &constant : constants) {
        if (const auto at = constants_.find(constant.key); at != constants_.end())
            constant.value = at->second;
    }
    return constants;
}

Outcome<const PaperEvaluator::Known *> PaperEvaluator::known(const PaperTerm &term)
{
    std::string key = term.scenario + (needsTransfers(term) ? "\nflow" : "\n");
    for (const auto &setting : term.settings)
        key += '\n' + setting;
    if (const auto at = known_.find(key); at != known_.end())
        return &at->second;
    auto scenario = scenarioOf(term, settings_);
    if (!scenario)
        return scenario.problem();
    auto evaluation = needsTransfers(term) ? evaluator_(*scenario) : evaluator_.lean(*scenario);
    return &known_.emplace(std::move(key), Known{*std::move(scenario), std::move(evaluation)}).first->second;
}

Outcome<std::vector<double>> PaperEvaluator::answer(const PaperQuestion &question)
{
    std::vector<double> values;
    NamedNumbers constants;
    for (const auto &constant : constantsOf(question))
        constants.emplace_back(constant.name, constant.value);
    auto names = constants;
    for (const auto &term : question.terms) {
        const auto found = known(term);
        if (!found)
            return found.problem();
        const auto value = runFormula(term.formula, (*found)->scenario, (*found)->evaluation, constants);
        if (!value)
            return error(term.scenario, reasonOf((*found)->evaluation, value.problem().message));
        names.emplace_back(term.name, *value);
        values.push_back(*value * question.scale);
    }
    if (question.formulas.empty())
        return values;
    values.clear();
    for (const auto &formula : question.formulas) {
        const auto value = runFormula(formula, names);
        if (!value)
            return value.problem();
        values.push_back(*value * question.scale);
    }
    return values;
}

PaperRow PaperEvaluator::row(const PaperEntry &entry)
{
    PaperRow row{.entry = &entry, .constants = constantsOf(entry.derived), .isJudged = isJudged_};
    if (!entry.derived.isAsked()) {
        row.why = entry.note.empty() ? say("The engine does not state this figure.") : Text::ofTable(entry.note);
        return row;
    }
    if (auto derived = answer(entry.derived))
        row.derived = *std::move(derived);
    else
        row.why = derived.problem().message;
    if (auto corrected = answer(entry.corrected))
        row.corrected = *std::move(corrected);
    else if (row.why.empty())
        row.why = say("Corrected: %1", corrected.problem().message);
    return row;
}

Problems checkSettings(const Facts &facts, const std::vector<std::string> &settings)
{
    Problems problems;
    for (const auto &setting : settings) {
        if (const auto constant = constantSetting(facts.papers, setting)) {
            if (!constant->second)
                problems.push_back(error("--set " + setting, constant->second.problem().message));
            continue;
        }
        const auto changed = withSetting(Scenario(), setting);
        if (!changed)
            problems.push_back(error("--set " + setting, changed.problem().message));
        else if (setting.starts_with("conventions.mode="))
            problems.push_back(error("--set " + setting, say("The columns stand for the modes; set anything else.")));
        else
            for (auto &problem : unknownItems(facts, *changed, setting))
                problems.push_back(std::move(problem));
    }
    return problems;
}

Outcome<std::vector<PaperRow>, Problems> papersTable(const Facts &facts, const std::vector<std::string> &settings,
                                                     const std::stop_token &stop)
{
    if (auto problems = checkSettings(facts, settings); !problems.empty())
        return problems;
    PaperEvaluator evaluator(facts, settings);
    std::vector<PaperRow> rows;
    for (const auto &entry : facts.papers) {
        if (stop.stop_requested())
            break;
        rows.push_back(evaluator.row(entry));
    }
    return rows;
}

} // namespace gigasite
