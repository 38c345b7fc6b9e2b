// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/papers_report.h"

#include "model/report/columns.h"
#include "model/units/checked_json.h"

#include <array>

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
                 {"verdict", verdictText(entry.verdict)},
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
    return {{"schema", "gigasite-papers/1"}, {"figures", std::move(figures)}};
}

std::string papersText(const std::vector<PaperRow> &rows)
{
    constexpr std::array<std::size_t, 4> widths{24, 46, 26, 18};
    std::string text = padded("id", widths[0]) + padded("quantity", widths[1]) + padded("printed", widths[2], true) +
        padded("derived", widths[3], true) + padded("corrected", widths[3], true) + "  verdict\n";
    std::array<int, 4> stated{};
    std::array<int, 4> all{};
    for (const auto &row : rows) {
        const auto &e = *row.entry;
        ++all[static_cast<std::size_t>(e.verdict)];
        stated[static_cast<std::size_t>(e.verdict)] += row.derived.empty() ? 0 : 1;
        const auto cell = [&](const std::vector<double> &values, std::size_t width) {
            return ' ' + padded(paperText(values, e.unit), width - 1, true);
        };
        text += padded(e.id, widths[0]) + padded(e.quantity, widths[1]) + cell(e.printed, widths[2]) +
            cell(row.derived, widths[3]) + cell(row.corrected, widths[3]) + "  " + std::string(verdictText(e.verdict)) +
            '\n';
    }
    text += "\ncomputed by the engine, of all:";
    for (std::size_t i = 0; i < all.size(); ++i)
        text += std::string(i == 0 ? " " : ", ") + std::to_string(stated[i]) + " of " + std::to_string(all[i]) + ' ' +
            std::string(verdictText(static_cast<PaperVerdict>(i)));
    return text + '\n';
}

} // namespace gigasite
