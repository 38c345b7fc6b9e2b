// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"
#include "model/explore/binding.h"
#include "model/explore/expansion.h"
#include "views/known_value.h"
#include "views/paint/theme.h"
#include "views/panels/number_line.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// Begins of a page's links that are neither a figure nor a parameter.
inline constexpr const char *toOpenScenario = "scenario:"; ///< from an example
inline constexpr const char *toStep = "step:"; ///< "step:3": the scenario as undo step 3 left it
inline constexpr const char *toCure = "cure:"; ///< "cure:0": the first relief's fix

/// All that a page of Why? tells of one figure.
struct WhyPage {
    /// An undo step that changed the figure.
    struct Step {
        int step = 0; ///< the state it led to
        QString text;
        KnownValue before, after;
        bool isNow = false; ///< the scenario stands there
    };

    Explanation explanation;
    Binding binding;
    std::vector<std::optional<double>> inputEffects; ///< of +10 %, relative, by input of the explanation
    KnownValue known; ///< of the figure, where it is simulated
    KnownValue lastValid; ///< of the last scenario that had one, where this one has none
    KnownValue baseline;
    std::vector<Step> steps; ///< oldest first
    QString example; ///< with its settings; empty: the open scenario
    bool isStale = false; ///< of an older scenario
    std::vector<ExpandedInput> expanded; ///< figures of the formula, by their own
    bool papersApply = false; ///< what the papers print is of this scenario
    int lineWidth = 0; ///< px for the number line; 0 = without
};

inline constexpr const char *numberLineName = "line:"; ///< of the picture in a page

/// What the page's number line shows: the value, what the papers print, the other convention, the baseline.
std::vector<NumberMark> numberMarks(const WhyPage &page);

QString whyPageHtml(const WhyPage &page, const Theme &theme);

} // namespace gigasite
