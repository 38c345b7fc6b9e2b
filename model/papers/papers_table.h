// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/papers/paper_map.h"

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace gigasite {

/// One number of a paper and what the engine makes of it today.
struct PaperRow {
    const PaperEntry *entry = nullptr; ///< of Facts::papers
    std::vector<double> derived, corrected; ///< empty where there is none
    std::vector<PaperConstant> constants; ///< that went into the derived value, as set
    Text why; ///< there is none
    bool isJudged = true; ///< the map's verdict speaks of these numbers; not once anything is set
};

/// Asks the engine for numbers of the map, with a person's own KEY=VALUE settings on top. An example with the same
/// settings is evaluated once. One per thread; the facts must outlive it.
class PaperEvaluator {
public:
    /// `settings` must have passed checkSettings.
    PaperEvaluator(const Facts &facts, std::vector<std::string> settings);

    PaperRow row(const PaperEntry &entry);

private:
    struct Known {
        Scenario scenario;
        Evaluation evaluation;
    };

    Outcome<std::vector<double>> answer(const PaperQuestion &question);
    Outcome<const Known *> known(const PaperTerm &term);
    std::vector<PaperConstant> constantsOf(const PaperQuestion &question) const;

    const Facts &facts_;
    Evaluator evaluator_;
    bool isJudged_;
    std::vector<std::string> settings_; ///< of parameters
    std::map<std::string, double> constants_; ///< set, by key
    std::map<std::string, Known> known_; ///< by example, settings, and whether transfers are needed
};

/// The example of a term with its settings, and `settings` on top. The problem's path is the setting.
Outcome<Scenario> scenarioOf(const PaperTerm &term, const std::vector<std::string> &settings = {});

/// What is wrong with KEY=VALUE settings, of parameters or the map's constants, that shall lie on top of every example.
Problems checkSettings(const Facts &facts, const std::vector<std::string> &settings);

/// Every number of the two papers: pure, some tenths of a second. Rows missing at the end mean that `stop` was asked
/// for.
Outcome<std::vector<PaperRow>, Problems> papersTable(const Facts &facts, const std::vector<std::string> &settings,
                                                     const std::stop_token &stop = {});

} // namespace gigasite
