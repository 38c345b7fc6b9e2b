// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/lit_outputs.h"

#include "model/evaluate/explain_sites.h"
#include "model/evaluate/held_formula.h"
#include "model/evaluate/stages.h"
#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

using Names = std::vector<std::string_view>;

/// The figure table does not change: each convention's hops are followed once.
const Outputs &outputsIn(Convention convention)
{
    static const std::array all{Outputs(Convention::Printed), Outputs(Convention::Corrected),
                                Outputs(Convention::Measured)};
    return all[static_cast<std::size_t>(convention)];
}

/// What a figure is computed from, as many hops back as lead to a parameter: to a row that a person can change.
Names inputsOf(const Figure &figure, Convention convention)
{
    Names found = figure.inputsIn(convention);
    std::size_t from = 0; // of the last hop
    while (std::none_of(found.begin(), found.end(), [](std::string_view name) { return findParameter(name); })) {
        const auto to = found.size();
        for (; from < to; ++from) {
            const auto *input = findFigure(found[from]);
            for (const auto name : input ? input->inputsIn(convention) : Names()) {
                if (std::find(found.begin(), found.end(), name) == found.end())
                    found.push_back(name);
            }
        }
        if (found.size() == to)
            break; // constants only
    }
    return found;
}

/// `outputs`: of parameters.
Lit litWith(const Outputs &outputs, const QString &id, const Scenario &scenario)
{
    Lit lit;
    const auto add = [&](std::string_view name) {
        for (const auto &each : ofEverySite(name, scenario.siteCount))
            lit.insert(QString::fromStdString(each));
    };
    const auto name = asFirstSite(id.toStdString()); // the figure table's name for it
    add(name);
    lit.insert(id); // of a site beyond the last, too
    if (const auto *figure = findFigure(name)) {
        const auto inputs = inputsOf(*figure, conventionOf(scenario));
        std::for_each(inputs.begin(), inputs.end(), add);
    }
    if (findParameter(name) && noEffectReason(scenario, id.toStdString()).empty()) { // some have a figure's name
        const auto &all = outputs.of(name);
        std::for_each(all.begin(), all.end(), add);
    }
    return lit;
}

} // namespace

Outputs::Outputs(Convention convention)
{
    follow([convention](const Figure &figure) {
        const auto names = figure.inputsIn(convention);
        return std::vector<std::string>(names.begin(), names.end());
    });
}

Outputs::Outputs(const Scenario &scenario, const Evaluation &evaluation)
{
    const auto convention = conventionOf(scenario);
    follow([&](const Figure &figure) {
        const auto formula = figure.formulaIn(convention);
        const bool chooses = formula.find('?') != std::string_view::npos;
        auto held = chooses ? heldFormula(formula, scenario, evaluation) : HeldFormula();
        const auto names = chooses ? namesIn(held.text) : figure.inputsIn(convention);
        auto all = std::move(held.decidedBy);
        all.insert(all.end(), names.begin(), names.end());
        return all;
    });
}

void Outputs::follow(const Inputs &inputs)
{
    std::map<std::string, Names, std::less<>> next; // one hop on
    for (const auto &figure : figureTable()) {
        for (const auto &input : inputs(figure))
            next[input].push_back(figure.id);
    }
    for (const auto &[name, direct] : next) {
        auto &found = all_[name];
        std::set<std::string_view> seen;
        const auto take = [&](const Names &names) {
            std::copy_if(names.begin(), names.end(), std::back_inserter(found),
                         [&seen](std::string_view each) { return seen.insert(each).second; });
        };
        take(direct);
        for (std::size_t at = 0; at < found.size(); ++at) { // it grows meanwhile
            if (const auto further = next.find(found[at]); further != next.end())
                take(further->second);
        }
    }
}

const std::vector<std::string_view> &Outputs::of(std::string_view name) const
{
    static const Names none;
    const auto found = all_.find(name);
    return found == all_.end() ? none : found->second;
}

Lit litBy(const QString &id, const Scenario &scenario)
{
    return id.isEmpty() ? Lit() : litWith(outputsIn(conventionOf(scenario)), id, scenario);
}

Lit litBy(const QString &id, const Scenario &scenario, const std::shared_ptr<const Evaluation> &evaluation)
{
    if (id.isEmpty() || !evaluation || !findParameter(asFirstSite(id.toStdString())))
        return litBy(id, scenario);
    static std::weak_ptr<const Evaluation> known; // of the thread that has the windows
    static std::optional<Outputs> outputs;
    if (known.lock() != evaluation) {
        outputs.emplace(scenario, *evaluation);
        known = evaluation;
    }
    return litWith(*outputs, id, scenario);
}

} // namespace gigasite
