// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/rail_cases.h"

#include "model/papers/papers_table.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

/// Ids of the paper map; empty where the paper prints no number.
struct CaseRow {
    const char *name, *example;
    std::vector<std::string> settings;
    const char *domainPairs, *domainVolume, *gain;
};

std::vector<CaseRow> rows()
{
    const std::string racks = "hardware.racks=128", batch = "training.global_batch_tokens=";
    return {{"GPT-3, 32M tokens", "rail-only-gpt3", {racks}, "RO.s22.hbpairs.GPT3", "RO.s22.hbvol.GPT3", "RO.fig5.min"},
            {"OPT-175B, 2M tokens", "rail-only-opt175b", {racks}, "RO.s22.hbpairs.OPT", "RO.s22.hbvol.OPT", ""},
            {"PaLM, 512 sequences", "rail-only-palm540b", {racks, batch + "1048576"}, "", "", "RO.fig5.max"},
            {"PaLM, 1,024 sequences",
             "rail-only-palm540b",
             {racks, batch + "2097152"},
             "RO.s22.hbpairs.PaLM",
             "RO.s22.hbvol.PaLM",
             ""},
            {"PaLM, 2,048 sequences", "rail-only-palm540b", {racks, batch + "4194304"}, "", "", ""}};
}

std::optional<double> printed(const Facts &facts, const std::string &id)
{
    const auto at =
        std::find_if(facts.papers.begin(), facts.papers.end(), [&](const PaperEntry &e) { return e.id == id; });
    return at != facts.papers.end() && !at->printed.empty() ? std::optional(at->printed.front()) : std::nullopt;
}

} // namespace

std::vector<RailCase> paperRailCases(const Facts &facts)
{
    Evaluator evaluate(facts);
    std::vector<RailCase> cases;
    for (const auto &row : rows()) {
        PaperTerm term;
        term.scenario = row.example;
        term.settings = row.settings;
        const auto scenario = scenarioOf(term);
        if (!scenario)
            return {};
        const auto evaluation = evaluate.lean(*scenario);
        if (!evaluation.rail)
            return {};
        cases.push_back({row.name, *evaluation.rail, printed(facts, row.domainPairs), printed(facts, row.domainVolume),
                         printed(facts, row.gain)});
    }
    return cases;
}

double anyToAnyGain(const RailOnly &rail)
{
    return rail.time.total() / rail.ideal;
}

double acrossPairs(const RailOnly &rail)
{
    return std::max(0.0, 1 - rail.quietPairs - rail.domainPairs);
}

} // namespace gigasite
