// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/optimize_report.h"

#include "model/evaluate/figure_table.h"
#include "model/report/columns.h"
#include "model/report/result_json.h"
#include "model/units/checked_json.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

double pointsPerSecond(const Optimized &result)
{
    return result.seconds > 0 ? static_cast<double>(result.points) / result.seconds : 0;
}

Json layoutJson(const FoundLayout &layout)
{
    Json settings = Json::object();
    for (const auto &[key, value] : layout.settings)
        settings[key] = value;
    return {{"settings", std::move(settings)},
            {"value", layout.objective},
            {"step_s", layout.step},
            {"low_s", layout.low},
            {"high_s", layout.high},
            {"memory_bytes", layout.memory},
            {"gpus", layout.gpus}};
}

/// Of what has a time that can be compared; what is refused, too, as if it were allowed.
Json neighbourJson(const NearLayout &near, double best)
{
    Json json = {{"key", near.key}, {"value", near.value}};
    json["step_s"] = near.step > 0 ? Json(near.step) : Json(nullptr);
    json["change"] = near.step > 0 ? Json(near.step / best - 1) : Json(nullptr);
    json["memory_bytes"] = near.memory > 0 ? Json(near.memory) : Json(nullptr);
    json["objective"] = near.objective ? Json(*near.objective) : Json(nullptr);
    if (!near.refusal.empty())
        json["refused"] = near.refusal.english();
    json["gpus"] = near.gpus;
    json["settings"] = Json::object();
    for (const auto &[key, value] : near.settings)
        json["settings"][key] = value;
    return json;
}

std::string shortName(const std::string &key)
{
    return key.substr(key.find('.') + 1);
}

std::string changeText(double change)
{
    constexpr double rounding = 1e-9;
    return std::abs(change) < rounding ? "none" : format(change, Unit::Ratio).joined();
}

/// What was looked at over several sites.
std::string overSitesText(const Optimized &result, const OptimizeQuestion &question)
{
    const auto &held = question.held;
    const bool isHeld = std::any_of(held.begin(), held.end(), [](const std::string &key) {
        return key == "parallelism.dp" || key == "parallelism.micro_batches";
    });
    const std::string replicas = isHeld ? "" : "Each layout has the most replicas that its number of sites holds. ";
    return replicas +
        (result.fastestOnly
             ? "The exchange between sites decides, and there are too many layouts to know it of each: shown are the "
               "best of the fastest without it and of the best numbers of stages and micro-batches; --all evaluates "
               "every one on all sites, too.\n"
             : "Bounds tell that none of the others is better.\n");
}

/// What of the layouts the figure was compared.
std::string rankedText(const Optimized &result, const OptimizeQuestion &question)
{
    const auto *figure = findFigure(question.objective);
    if (result.ranked == 0 && result.moved && !result.everyDp && !result.best.empty())
        return overSitesText(result, question);
    if (!figure || result.best.empty() || (result.ranked == 0 && result.moved))
        return {};
    const auto count = withCommas(static_cast<double>(result.ranked));
    const std::string label(figure->label);
    const std::string cut = result.stopped ? " The search was stopped before it had seen all." : "";
    if (result.ranked == 0)
        return "No layout changes \"" + label + "\": it does not depend on one. Shown are the fastest." + cut + '\n';
    if (!result.moved)
        return "No layout changes \"" + label + "\": it is the same in all " + count +
            " that keep the rules and fit. Shown are the fastest." + cut + '\n';
    const std::string order = lessIsBetter(question.objective) ? "least" : "most";
    const std::string replicas =
        result.everyDp ? "" : " Each has the most replicas that the GPUs hold; fewer were tried of the best only.";
    if (result.pruned > 0)
        return "Ranked: " + count + " layouts, " + order + " first; bounds tell that none of the others is better." +
            replicas + cut + '\n';
    return "Ranked: all " + count + " layouts that keep the rules and fit, " + order + " first." + replicas + cut +
        '\n';
}

/// Values as a person reads them, with as many digits as tell apart neighbours that are not the same.
std::vector<std::string> toldApart(Unit unit, const std::vector<double> &values)
{
    constexpr int usual = 3, most = 7;
    constexpr double rounding = 1e-7;
    std::vector<std::string> texts;
    for (int digits = usual; digits <= most; ++digits) {
        texts.clear();
        bool apart = true;
        for (std::size_t i = 0; i < values.size(); ++i) {
            texts.push_back(format(values[i], unit, digits).joined());
            apart = apart &&
                (i == 0 || texts[i] != texts[i - 1] ||
                 std::abs(values[i] - values[i - 1]) <= rounding * std::abs(values[i]));
        }
        if (apart)
            break;
    }
    return texts;
}

/// What a layout sets otherwise than the best.
std::string differences(const FoundLayout &best, const FoundLayout &layout)
{
    std::string text;
    for (std::size_t i = 0; i < best.settings.size(); ++i) {
        if (best.settings[i].second != layout.settings[i].second)
            text += (text.empty() ? "" : ", ") + shortName(best.settings[i].first);
    }
    return text;
}

/// The best layouts side by side: what they bring, in what they differ, and their settings.
std::string layoutTable(const Optimized &result, const OptimizeQuestion &question, const Figure *figure)
{
    std::vector<double> values, times;
    for (const auto &layout : result.best) {
        values.push_back(layout.objective);
        times.push_back(layout.step);
    }
    std::vector<std::vector<std::string>> table;
    const auto addRow = [&](const std::string &name, const std::vector<std::string> &cells) {
        table.push_back({name});
        table.back().insert(table.back().end(), cells.begin(), cells.end());
    };
    addRow(figure ? std::string(figure->label) : question.objective,
           toldApart(figure ? figure->unit : Unit::One, values));
    if (question.objective != "step.time_s")
        addRow("step time", toldApart(Unit::Second, times));
    std::vector<std::string> bands, memory, gpus, others;
    for (const auto &layout : result.best) {
        bands.push_back(inUnit(Unit::Second, layout.low) + " to " + inUnit(Unit::Second, layout.high));
        memory.push_back(inUnit(Unit::Byte, layout.memory));
        gpus.push_back(withCommas(layout.gpus));
        others.push_back(differences(result.best.front(), layout));
    }
    others.front() = "best";
    addRow("90 of 100 runs", bands);
    addRow("memory of a GPU", memory);
    addRow("GPUs", gpus);
    addRow("differs in", others);
    for (std::size_t i = 0; i < result.best.front().settings.size(); ++i) {
        std::vector<std::string> cells;
        for (const auto &layout : result.best)
            cells.push_back(layout.settings[i].second);
        addRow(result.best.front().settings[i].first, cells);
    }
    return aligned(table);
}

/// Neighbours of the best as rows; the objective has a column where it is not the step time.
std::vector<std::vector<std::string>> neighbourTable(const Optimized &result, const Figure *figure)
{
    std::vector<std::vector<std::string>> table{
        {"one step away", "", "dp", "micro-batches", "GPUs", "step time", "change", "memory"}};
    if (figure)
        table.front().emplace_back(figure->label);
    table.front().emplace_back();
    for (const auto &n : result.neighbours) {
        const auto setting = [&n](std::string_view key) {
            const auto at = std::find_if(n.settings.begin(), n.settings.end(),
                                         [key](const auto &setting) { return setting.first == key; });
            return at == n.settings.end() ? std::string() : at->second;
        };
        table.push_back({shortName(n.key), n.value, setting("parallelism.dp"), setting("parallelism.micro_batches"),
                         withCommas(n.gpus), n.step > 0 ? inUnit(Unit::Second, n.step) : "",
                         n.step > 0 ? changeText(n.step / result.best.front().step - 1) : "",
                         n.memory > 0 ? inUnit(Unit::Byte, n.memory) : ""});
        if (figure)
            table.back().push_back(n.objective ? inUnit(figure->unit, *n.objective) : "");
        table.back().push_back(n.refusal.empty() ? "" : "refused: " + n.refusal.english());
    }
    return table;
}

} // namespace

Json optimizeJson(const Optimized &result, const OptimizeQuestion &question, const Scenario &scenario)
{
    const auto *figure = findFigure(question.objective);
    Json json = {{"schema", "gigasite-layouts/1"},
                 {"scenario", scenario.name},
                 {"objective",
                  {{"id", question.objective},
                   {"unit", figure ? storedSymbol(figure->unit) : ""},
                   {"best", lessIsBetter(question.objective) ? "least" : "most"},
                   {"moved", result.moved}}},
                 {"batch_tokens", result.batchTokens},
                 {"search",
                  {{"points", result.points},
                   {"points_per_s", pointsPerSecond(result)},
                   {"seconds", result.seconds},
                   {"refused", result.refused},
                   {"too_large", result.tooLarge},
                   {"pruned_groups", result.pruned},
                   {"complete", !result.stopped},
                   {"ranked", result.ranked > 0 ? Json(result.ranked) : Json(nullptr)},
                   {"every_dp", result.everyDp},
                   {"ranks_fastest_only", result.fastestOnly}}},
                 {"mean_abs_error", result.error}};
    json["best"] = Json::array();
    for (const auto &layout : result.best)
        json["best"].push_back(layoutJson(layout));
    json["binding"] = Json::array();
    for (const auto &text : result.binding)
        json["binding"].push_back(text.english());
    json["neighbours"] = Json::array();
    if (!result.best.empty())
        for (const auto &near : result.neighbours)
            json["neighbours"].push_back(neighbourJson(near, result.best.front().step));
    json["problems"] = problemsJson(result.problems);
    json["standing_errors"] = problemsJson(result.standing);
    return json;
}

std::string optimizeText(const Optimized &result, const OptimizeQuestion &question)
{
    const auto *figure = findFigure(question.objective);
    std::string text;
    if (!result.standing.empty())
        text += "Errors of the scenario in any layout\n";
    for (const auto &problem : result.standing)
        text += "  " + problem.path + ": " + problem.message.english() + '\n';
    text += result.standing.empty() ? "" : "\n";
    if (!result.best.empty()) {
        text += layoutTable(result, question, figure) + '\n';
        for (const auto &binding : result.binding)
            text += "Binding  " + binding.english() + '\n';
        if (!result.binding.empty())
            text += '\n';
        text += aligned(neighbourTable(result, question.objective == "step.time_s" ? nullptr : figure)) + '\n';
    }
    if (result.error > 0)
        text += "Predictions of such runs were off by " + format(result.error, Unit::Ratio, 2).joined() +
            " on average; the band held " + std::to_string(result.held) + " of " + std::to_string(result.judged) +
            " that the constants had never seen.\n";
    text += rankedText(result, question);
    if (!result.best.empty())
        text += "Every layout trains " + withCommas(std::round(result.batchTokens)) + " tokens in a step.\n";
    for (const auto &problem : result.problems)
        text += problem.message.english() + '\n';
    if (result.points == 0 && result.refused == 0) // nothing was searched
        return text;
    text += withCommas(static_cast<double>(result.points)) + " points in " + inUnit(Unit::Second, result.seconds) +
        ", " + withCommas(std::round(pointsPerSecond(result))) + " points per second; " +
        withCommas(static_cast<double>(result.tooLarge)) + " do not fit into memory\n";
    return text;
}

} // namespace gigasite
