// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/papers_report.h"

#include "model/report/columns.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace gigasite {

namespace {

Json numbers(const std::vector<double> &values)
{
    if (values.empty())
        return nullptr;
    return values.size() == 1 ? Json(values.front()) : Json(values);
}

/// {KEY: VALUE}, values as `--set` takes them.
Json overridesOf(const PaperTerm &term)
{
    Json overrides = Json::object();
    for (const auto &setting : term.settings) {
        const auto equals = setting.find('=');
        overrides[setting.substr(0, equals)] = setting.substr(equals + 1);
    }
    return overrides;
}

Json termJson(const PaperTerm &term)
{
    Json json = {{"scenario", term.scenario}, {"overrides", overridesOf(term)}, {"figure", term.figure}};
    if (term.formula != term.figure)
        json["formula"] = term.formula;
    return json;
}

Json evaluationsOf(const PaperQuestion &question)
{
    Json json = Json::object();
    for (const auto &term : question.terms)
        json[term.name] = termJson(term);
    return json;
}

Json rowJson(const PaperRow &row)
{
    const auto &entry = *row.entry;
    const auto &question = entry.derived;
    Json json = {{"id", entry.id},
                 {"paper", entry.paper},
                 {"where", entry.where},
                 {"quantity", entry.quantity},
                 {"unit", entry.unit},
                 {"printed", numbers(entry.printed)},
                 {"derived", numbers(row.derived)},
                 {"corrected", numbers(row.corrected)},
                 {"corrected_under", row.corrected.empty() ? Json(nullptr) : Json(conventionId(entry.convention))},
                 {"verdict", row.isJudged ? Json(verdictText(entry.verdict)) : Json(nullptr)},
                 {"scenario", nullptr},
                 {"overrides", Json::object()},
                 {"figure", nullptr}};
    if (question.isAsked()) {
        json.update(termJson(question.terms.front()));
        if (question.scale != 1)
            json["scale"] = question.scale;
        if (question.terms.size() > 1 && question.terms.front().name.empty()) { // a list of numbers of one evaluation
            json["formula"] = Json::array();
            for (const auto &term : question.terms)
                json["formula"].push_back(term.formula);
        }
        if (!question.terms.front().name.empty()) {
            json["evaluations"] = evaluationsOf(question);
            json["formula"] = question.formulas.size() == 1 ? Json(question.formulas.front()) : Json(question.formulas);
        }
    }
    for (const auto &constant : row.constants)
        json["constants"][constant.name] = {
            {"value", constant.value}, {"source", constant.source}, {"set", constant.key}};
    if (!row.isJudged)
        json["stated_verdict"] = verdictText(entry.verdict);
    if (!entry.bound.empty())
        json["bound"] = entry.bound;
    if (!entry.note.empty())
        json["note"] = entry.note;
    if (!row.why.empty())
        json["why_not"] = row.why;
    return json;
}

} // namespace

Json papersJson(const std::vector<PaperRow> &rows)
{
    Json figures = Json::array();
    for (const auto &row : rows)
        figures.push_back(rowJson(row));
    Json meanings = Json::object();
    for (const auto convention : paperConventions)
        meanings[std::string(conventionId(convention))] = conventionMeaning(convention);
    return {{"schema", "gigasite-papers/1"}, {"corrected_under", std::move(meanings)}, {"figures", std::move(figures)}};
}

namespace {

/// How many numbers of each verdict the engine states; without verdicts, of all.
std::string countsText(const std::vector<PaperRow> &rows)
{
    std::array<int, 4> stated{}, all{};
    for (const auto &row : rows) {
        ++all[static_cast<std::size_t>(row.entry->verdict)];
        stated[static_cast<std::size_t>(row.entry->verdict)] += row.derived.empty() ? 0 : 1;
    }
    const auto ofAll = [](int part, int whole) { return std::to_string(part) + " of " + std::to_string(whole); };
    if (!rows.empty() && !rows.front().isJudged)
        return "\ncomputed with these settings: " +
            ofAll(std::accumulate(stated.begin(), stated.end(), 0), static_cast<int>(rows.size())) +
            "; verdicts are on the papers' own values\n";
    std::string text = "\ncomputed by the engine, of all:";
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? " " : ", ") + ofAll(stated[i], all[i]) + ' ' +
            std::string(verdictText(static_cast<PaperVerdict>(i)));
    return text + '\n';
}

/// Every reason why a number is missing once, with the rows that it keeps back. A note is the row's own business.
std::string reasonsText(const std::vector<PaperRow> &rows)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> reasons;
    for (const auto &row : rows) {
        if (row.why.empty() || row.why == row.entry->note)
            continue;
        auto at = std::find_if(reasons.begin(), reasons.end(), [&](const auto &r) { return r.first == row.why; });
        if (at == reasons.end())
            at = reasons.insert(reasons.end(), {row.why, {}});
        at->second.push_back(row.entry->id);
    }
    std::string text;
    for (const auto &[why, ids] : reasons)
        text += (text.empty() ? "\nno number:\n  " : "  ") + why + " (" + ids.front() +
            (ids.size() > 1 ? " and " + std::to_string(ids.size() - 1) + " more" : "") + ")\n";
    return text;
}

/// What the words of the column mean.
std::string conventionsText()
{
    std::string text = "\ncorrected under:\n";
    for (const auto convention : paperConventions)
        text += "  " + padded(conventionText(convention), 21) + std::string(conventionMeaning(convention)) + '\n';
    return text;
}

} // namespace

std::string papersText(const std::vector<PaperRow> &rows)
{
    constexpr std::array<std::size_t, 5> widths{24, 46, 26, 18, 21};
    std::string text = padded("id", widths[0]) + padded("quantity", widths[1]) + padded("printed", widths[2], true) +
        padded("derived", widths[3], true) + padded("corrected", widths[3], true) + "  " +
        padded("corrected under", widths[4]) + "verdict\n";
    for (const auto &row : rows) {
        const auto &e = *row.entry;
        const auto cell = [](const std::string &value, std::size_t width) {
            return ' ' + padded(value, width - 1, true);
        };
        text += padded(e.id, widths[0]) + padded(e.quantity, widths[1]) + cell(printedText(e), widths[2]) +
            cell(paperText(row.derived, e.unit), widths[3]) + cell(paperText(row.corrected, e.unit), widths[3]) + "  " +
            padded(row.corrected.empty() ? "–" : std::string(conventionText(e.convention)), widths[4]) +
            (row.isJudged ? std::string(verdictText(e.verdict)) : "not judged") + '\n';
    }
    return text + reasonsText(rows) + conventionsText() + countsText(rows);
}

} // namespace gigasite
