// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/explain_report.h"

#include "model/report/columns.h"
#include "model/units/checked_json.h"

#include <algorithm>

namespace gigasite {

namespace {

std::string rowText(const Explanation::CatalogRow &row, const std::string &indent)
{
    std::string text = indent + (row.userData ? "user data: " : "catalogue: ") + row.item + " (" + row.itemName +
        "), " + row.field + " = " + row.value + ", tier " + row.tier;
    if (!row.source.empty())
        text += ", " + row.source;
    return text + (row.note.empty() ? "" : " (" + row.note + ")") + '\n';
}

std::string inputsText(const std::vector<Explanation::Input> &inputs)
{
    std::string text;
    for (const auto &input : inputs) {
        text += "  " + padded(input.label, 34) + ' ' + padded(input.value, 24, true) + "  " + padded(input.name, 32) +
            ' ' + input.origin + '\n';
        for (const auto &row : input.catalog)
            text += rowText(row, "      ");
    }
    return text;
}

std::string papersText(const std::vector<Explanation::PaperValue> &papers)
{
    std::string text;
    for (const auto &p : papers) {
        text += "  " + p.id + ", " + p.paper + ' ' + p.where + ": " + p.quantity + "\n      printed " + p.printed +
            ", derived " + p.derived + ", corrected " + p.corrected +
            (p.convention ? " under " + std::string(conventionText(*p.convention)) : "") + " (" + p.verdict + ")\n";
        if (!p.rule.empty())
            text += "      derived as " + p.rule + '\n';
        if (!p.reason.empty())
            text += "      " + p.reason + '\n';
    }
    for (const auto convention : paperConventions) {
        if (std::any_of(papers.begin(), papers.end(), [&](const auto &p) { return p.convention == convention; }))
            text += "  " + std::string(conventionText(convention)) + ": " + std::string(conventionMeaning(convention)) +
                '\n';
    }
    return text;
}

Json numberJson(const std::optional<double> &number)
{
    return number ? Json(*number) : Json(nullptr);
}

Json rowsJson(const std::vector<Explanation::CatalogRow> &rows)
{
    Json list = Json::array();
    for (const auto &row : rows)
        list.push_back({{"item", row.item},
                        {"name", row.itemName},
                        {"kind", row.kind},
                        {"field", row.field},
                        {"value", row.value},
                        {"number", numberJson(row.number)},
                        {"unit", row.unit},
                        {"source", row.source},
                        {"tier", std::string(1, row.tier)},
                        {"note", row.note},
                        {"user_data", row.userData}});
    return list;
}

Json inputsJson(const std::vector<Explanation::Input> &inputs)
{
    Json list = Json::array();
    for (const auto &input : inputs)
        list.push_back({{"name", input.name},
                        {"label", input.label},
                        {"value", input.value},
                        {"number", numberJson(input.number)},
                        {"unit", input.unit},
                        {"is_figure", input.isFigure},
                        {"origin", input.origin},
                        {"catalog", rowsJson(input.catalog)}});
    return list;
}

/// "  as Recompute is none: " and the branches that hold; empty where there was nothing to choose.
std::string inForceText(const Explanation &e)
{
    std::string deciding;
    for (const auto &name : e.decidedBy) {
        const auto input = std::find_if(e.inputs.begin(), e.inputs.end(),
                                        [&](const Explanation::Input &each) { return each.name == name; });
        if (input != e.inputs.end())
            deciding += (deciding.empty() ? "" : ", ") + input->label + " is " + input->value;
    }
    return e.decidedBy.empty() ? "" : "  as " + deciding + ":\n  = " + e.inForce + '\n';
}

} // namespace

std::string explanationText(const Explanation &e)
{
    std::string text = e.label + " (" + e.id + ") = " + e.value + '\n';
    if (!e.whyNot.empty())
        text += "\nNo value (" + e.status + ")\n  " + e.whyNot + '\n';
    if (!e.formula.empty())
        text += "\nFormula\n  " + e.formula + '\n' + inForceText(e) +
            (e.whyNot.empty() ? "  = " + e.substituted + '\n' : "");
    else
        text += "\nFound without a formula\n  " + e.procedure + '\n';
    if (!e.note.empty())
        text += "\nHere\n  " + e.note + '\n';
    if (!e.catalog.empty())
        text += "\nRead from\n";
    for (const auto &row : e.catalog)
        text += rowText(row, "  ");
    if (!e.inputs.empty())
        text += "\nInputs\n" + inputsText(e.inputs);
    if (!e.source.empty())
        text += "\nSource\n  " + e.source + '\n';
    if (e.printed)
        text +=
            "\nModes\n  as printed " + *e.printed + ", corrected " + *e.corrected + "\n  " + e.whyModesDiffer + '\n';
    if (!e.papers.empty())
        text += "\nIn the papers\n" + papersText(e.papers);
    if (!e.usedBy.empty()) {
        text += "\nUsed by\n";
        for (const auto &user : e.usedBy)
            text += "  " + padded(user.label, 34) + ' ' + padded(user.value, 24, true) + "  " + user.name + '\n';
    }
    return text;
}

Json explanationJson(const Explanation &e)
{
    Json papers = Json::array();
    for (const auto &p : e.papers)
        papers.push_back({{"id", p.id},
                          {"paper", p.paper},
                          {"where", p.where},
                          {"quantity", p.quantity},
                          {"verdict", p.verdict},
                          {"printed", p.printed},
                          {"derived", p.derived},
                          {"corrected", p.corrected},
                          {"printed_numbers", p.printedNumbers},
                          {"derived_numbers", p.derivedNumbers},
                          {"corrected_numbers", p.correctedNumbers},
                          {"unit", p.unit},
                          {"corrected_under", p.convention ? Json(conventionId(*p.convention)) : Json(nullptr)},
                          {"rule", p.rule},
                          {"reason", p.reason}});
    Json usedBy = Json::array();
    for (const auto &user : e.usedBy)
        usedBy.push_back(user.name);
    return {{"schema", "gigasite-explanation/1"},
            {"id", e.id},
            {"label", e.label},
            {"value", e.value},
            {"number", numberJson(e.number)},
            {"unit", e.unit},
            {"status", e.status},
            {"why_not", e.whyNot.empty() ? Json(nullptr) : Json(e.whyNot)},
            {"note", e.note},
            {"formula", e.executable},
            {"formula_for_people", e.formula},
            {"formula_in_force", e.inForce},
            {"decided_by", e.decidedBy},
            {"substituted", e.substituted},
            {"substituted_numbers", e.substitutedNumbers.empty() ? Json(nullptr) : Json(e.substitutedNumbers)},
            {"procedure", e.procedure.empty() ? Json(nullptr) : Json(e.procedure)},
            {"inputs", inputsJson(e.inputs)},
            {"catalog", rowsJson(e.catalog)},
            {"source", e.source},
            {"printed", e.printed ? Json(*e.printed) : Json(nullptr)},
            {"corrected", e.corrected ? Json(*e.corrected) : Json(nullptr)},
            {"printed_number", numberJson(e.printedNumber)},
            {"corrected_number", numberJson(e.correctedNumber)},
            {"why_modes_differ", e.whyModesDiffer},
            {"papers", std::move(papers)},
            {"used_by", std::move(usedBy)},
            {"user_data", e.usesUserData()}};
}

} // namespace gigasite
