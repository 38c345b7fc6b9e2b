// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/result_table.h"

#include "model/evaluate/anchored.h"
#include "model/evaluate/measured_stage.h"
#include "model/report/columns.h"
#include "model/report/result_marks.h"
#include "model/site/limit_name.h"

namespace gigasite {

namespace {

/// A line for each site: what it has, draws, and is limited by.
std::string siteLines(const Scenario &scenario, const Evaluation &e)
{
    if (e.power.sites.empty())
        return {};
    const auto power = [](std::optional<Watts> w) { return w ? format(w->si(), Unit::Watt, 4).joined() : "–"; };
    std::vector<std::vector<std::string>> table{
        {"  site", "share", "racks", "power", "from grid", "headroom", "limit", "left"}};
    for (std::size_t i = 0; i < e.power.sites.size(); ++i) {
        const auto &site = e.power.sites[i];
        const bool isKnown = e.rack.power.has_value();
        table.push_back({"  " + std::to_string(i + 1) + ' ' + site.name + (site.isLost ? " (lost)" : ""),
                         format(scenario.sites[i].share, Unit::Ratio, 4).joined(),
                         withCommas(static_cast<double>(site.racks)),
                         power(isKnown ? std::optional(site.facility) : std::nullopt),
                         power(isKnown ? std::optional(site.fromGrid) : std::nullopt), power(site.headroom),
                         site.headroom ? std::string(limitName(site.host.binding, e.power.rule.definition)) : "–",
                         power(site.left())});
    }
    return "\nSites\n" + aligned(table);
}

/// Beside each figure that it moves.
std::string ownAnchor(const Evaluation &e, const Figure &figure)
{
    const double anchor = actingAnchor(e, figure.id);
    return anchor == 1 || !figureValue(e, figure.id).value ? std::string() : "own anchor × " + anchorText(anchor);
}

/// Beside the step time: how far predictions of its kind have been off.
std::string measuredError(const Evaluation &e, std::string_view id)
{
    if (id != "step.time_s" || !e.prediction)
        return {};
    return "measured runs: off by " + format(e.prediction->band.error, Unit::Ratio, 2).joined() + " on average";
}

} // namespace

std::string resultTable(const Scenario &scenario, const Evaluation &e, const Catalog &catalog)
{
    std::string text = scenario.name + '\n';
    std::optional<FigureGroup> group;
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        const auto &row = figureTable()[i];
        const auto &value = e.figures[i];
        if (!hasValues(e, row.group))
            continue;
        if (group != row.group)
            text += '\n' + std::string(groupLabel(row.group)) + '\n';
        group = row.group;
        const auto number = value.value ? format(*value.value, row.unit, 4) : Formatted{"–", ""};
        const bool plain = value.status == FigureStatus::Ok || value.status == FigureStatus::NotApplicable;
        text += "  " + padded(row.label, 44) + padded(number.number, 14, true) + ' ' + padded(number.unit, 12) +
            padded(row.id, 32);
        auto remark = plain ? std::string() : std::string(statusText(value.status));
        for (const auto &more : {measuredError(e, row.id), ownAnchor(e, row), dataText(scenario, catalog, row)})
            remark += (remark.empty() || more.empty() ? "" : ", ") + more;
        text += remark + '\n';
    }
    text += siteLines(scenario, e);
    if (!e.problems.empty())
        text += '\n';
    for (const auto &p : e.problems) {
        text += padded(severityName(p.severity), 8) + p.path + ": " + p.message + '\n';
        for (const auto &fix : p.fixes) {
            text += "          --set " + fix.key + '=' + fix.value;
            for (const auto &[key, value] : fix.also)
                text += " --set " + key + '=' + value;
            text += "    " + fix.label + '\n';
        }
    }
    return text;
}

} // namespace gigasite
