// SPDX-License-Identifier: GPL-3.0-or-later
// What leads out where an automatic search finds no layout.
#include "model/evaluate/beyond_layout.h"
#include "model/evaluate/layout_fixes.h"
#include "model/evaluate/layout_rules.h"

#include <algorithm>

namespace gigasite {

namespace {

bool isErrorOfLayout(const Problem &p)
{
    return isOfLayout(p) && p.severity == Severity::Error;
}

/// For a search: it finds the rest of what goes with a change of the model; any other layout is one by hand.
Fix forSearch(const Fix &fix)
{
    auto settings = settingsOf(fix);
    if (isBeyondLayout(settings.front().first))
        settings.resize(1);
    else
        settings.insert(settings.begin(), {"parallelism.mode", "manual"});
    return fixOf(settings);
}

} // namespace

void completeByHand(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e)
{
    const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) {
        return p.path == "parallelism.mode" && p.severity == Severity::Error && !p.fixes.empty();
    });
    if (at == e.problems.end())
        return;
    auto manual = s;
    manual.parallelism.mode = LayoutMode::Manual;
    auto trial = e;
    trial.problems.clear();
    layOutBatch(manual, shape, known, trial);
    completeFixes(manual, shape, known, trial);
    auto &problems = trial.problems;
    if (std::none_of(problems.begin(), problems.end(), isErrorOfLayout))
        return; // by hand, as it is set
    const bool lacksMemory = std::any_of(problems.begin(), problems.end(),
                                         [](const Problem &p) { return isErrorOfLayout(p) && isOfMemory(p); });
    at->fixes.clear();
    for (const auto &p : problems) { // where memory lacks, only its own ways leave no error
        if (!isErrorOfLayout(p) || (lacksMemory && !isOfMemory(p)) || !at->fixes.empty())
            continue;
        for (const auto &fix : p.fixes) {
            auto way = forSearch(fix);
            if (std::find(at->fixes.begin(), at->fixes.end(), way) == at->fixes.end())
                at->fixes.push_back(std::move(way));
        }
    }
}

} // namespace gigasite
