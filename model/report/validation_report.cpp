// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/validation_report.h"

#include "model/report/columns.h"
#include "model/report/regime_text.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace gigasite {

namespace {

using namespace measured;

std::string formatted(const char *form, double value)
{
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), form, value);
    return text.data();
}

std::string percent(double share)
{
    return formatted("%.1f %%", 100 * share);
}

std::string signedPercent(double share)
{
    return formatted("%+.1f %%", 100 * share);
}

Json summaryJson(const ErrorSummary &s)
{
    return {{"runs", s.runs}, {"in_band", s.held},      {"mean_abs_error", s.meanAbsolute},
            {"bias", s.bias}, {"p90_abs_error", s.p90}, {"max_abs_error", s.worst}};
}

Json rowJson(const ValidationRow &row)
{
    Json json = {{"id", row.measured.id},
                 {"family", row.measured.family},
                 {"model", row.measured.model},
                 {"predicted_s", row.step.total},
                 {"low", row.low},
                 {"high", row.high},
                 {"measured_s", row.measured.seconds},
                 {"error", row.error},
                 {"regime", regimeName(row.regime)},
                 {"out_of_envelope", !row.beyond.empty()}};
    if (!row.beyond.empty())
        for (const auto &reason : row.beyond)
            json["beyond"].push_back(reason.english());
    if (row.measured.sensitivity)
        json["sensitivity"] = true;
    if (!row.likelyCause.empty())
        json["likely_cause"] = row.likelyCause.english();
    return json;
}

std::vector<std::string> summaryRow(std::string name, const ErrorSummary &s)
{
    if (s.runs == 0)
        return {std::move(name), "0", "-", "-", "-", "-", "-"};
    return {std::move(name),
            std::to_string(s.runs),
            percent(s.meanAbsolute),
            signedPercent(s.bias),
            percent(s.p90),
            percent(s.worst),
            std::to_string(s.held) + " of " + std::to_string(s.runs)};
}

} // namespace

double anchorOf(const Validation &v)
{
    double sum = 0;
    int runs = 0;
    for (const auto &row : v.rows) {
        if (row.measured.sensitivity)
            continue;
        sum += std::log(row.measured.seconds / row.step.total);
        ++runs;
    }
    return std::exp(sum / std::max(runs, 1));
}

Json validationJson(const Validation &v)
{
    Json rows = Json::array();
    for (const auto &row : v.rows)
        rows.push_back(rowJson(row));
    for (const auto &run : v.refused)
        rows.push_back({{"id", run.id},
                        {"family", run.family},
                        {"model", run.model},
                        {"predicted_s", nullptr},
                        {"low", nullptr},
                        {"high", nullptr},
                        {"measured_s", run.seconds},
                        {"error", nullptr},
                        {"regime", regimeName(regimeOf(run.run))},
                        {"out_of_envelope", true},
                        {"beyond", {run.refusal.english()}}});
    Json summary = {{"all", summaryJson(v.all)}, {"macro_mean_abs_error", v.macro},
                    {"pairs", v.pairs},          {"pairs_in_order", v.ordered},
                    {"in_band", v.inBand},       {"anchor", v.all.runs > 0 ? Json(anchorOf(v)) : Json(nullptr)}};
    summary["regimes"] = Json::object();
    for (const auto &[regime, s] : v.regimes)
        summary["regimes"][std::string(regimeName(regime))] = summaryJson(s);
    summary["families"] = Json::object();
    for (const auto &[family, s] : v.families)
        summary["families"][family] = summaryJson(s);
    return {{"schema", "gigasite-validation/1"}, {"rows", std::move(rows)}, {"summary", std::move(summary)}};
}

std::string validationText(const Validation &v)
{
    std::vector<std::vector<std::string>> table{{"", "runs", "mean |error|", "bias", "p90", "worst", "in band"}};
    for (const auto &[family, s] : v.families)
        table.push_back(summaryRow(family, s));
    table.emplace_back();
    for (const auto &[regime, s] : v.regimes)
        table.push_back(summaryRow(regimeText(regime), s));
    table.push_back(summaryRow("all runs", v.all));
    std::string text = aligned(table);
    if (v.all.runs == 0)
        text += "\nNo run could be predicted and compared; runs of the role sensitivity count for the order only.\n";
    else
        text += "\nMean over families  " + percent(v.macro) + '\n';
    if (v.pairs > 0)
        text +=
            "What-if pairs in the right order  " + std::to_string(v.ordered) + " of " + std::to_string(v.pairs) + '\n';
    if (v.all.runs > 0)
        text += "Inside their band  " + std::to_string(v.inBand) + " of " + std::to_string(v.all.runs) + '\n';
    std::vector<std::vector<std::string>> outside{
        {"outliers", "model", "GPUs", "predicted", "measured", "error", "likely cause"}};
    std::vector<const ValidationRow *> outliers;
    for (const auto &row : v.rows) {
        if (!row.likelyCause.empty() && !row.measured.sensitivity)
            outliers.push_back(&row);
    }
    std::stable_sort(outliers.begin(), outliers.end(),
                     [](const auto *a, const auto *b) { return std::abs(a->error) > std::abs(b->error); });
    for (const auto *row : outliers)
        outside.push_back({row->measured.id, row->measured.model, formatted("%.0f", row->measured.run.gpus),
                           formatted("%.4g s", row->step.total), formatted("%.4g s", row->measured.seconds),
                           signedPercent(row->error) + (row->inBand() ? "" : ", outside its band"),
                           row->likelyCause.english()});
    if (outside.size() > 1)
        text += '\n' + aligned(outside);
    for (const auto &run : v.refused)
        text += "\nNot predicted: " + run.id + ", " + run.model + ". " + run.refusal + '\n';
    return text;
}

} // namespace gigasite
