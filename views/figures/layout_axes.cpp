// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_frame.h"
#include "views/figures/place_words.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

QString siteName(const LayoutFrame &f, int site)
{
    auto number = QString::number(site + 1);
    const auto &sites = f.evaluation.power.sites;
    if (static_cast<std::size_t>(site) >= sites.size() || sites[static_cast<std::size_t>(site)].name.empty())
        return number;
    return number + QLatin1Char(' ') + siteWord(sites[static_cast<std::size_t>(site)].name);
}

void paintSiteName(QPainter &p, const LayoutFrame &f, const Theme &theme, const SiteRows &rows)
{
    const double top = f.y(rows.first);
    const double height = f.y(rows.last) - top;
    const double x = 10;
    const auto name = siteName(f, rows.site);
    const double room = height - 10;
    if (textWidth(p.font(), name) <= room) {
        p.save();
        p.translate(x, top + height / 2);
        p.rotate(-90);
        drawLine(p, QRectF(-room / 2, -7, room, 14), name, Qt::AlignHCenter);
        p.restore();
    } else if (height >= 13) { // the map's marker of the site
        const QRectF badge(x - 6, std::round(top + height / 2 - 6), 12, 12);
        p.fillRect(badge, theme.ink);
        p.setPen(theme.figure);
        drawLine(p, badge, QString::number(rows.site + 1), Qt::AlignHCenter);
    }
}

void paintSites(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<SiteRows> &sites, Marks &marks)
{
    p.setFont(font(Type::Label));
    const auto &layout = f.evaluation.layout;
    const bool several = layout.siteRacksPerStage.size() > 1;
    for (const auto &rows : sites) {
        p.setPen(theme.ink2);
        paintSiteName(p, f, theme, rows);
        const double y = std::round(f.y(rows.last));
        if (rows.last < f.racks)
            p.fillRect(QRectF(3, y - 1, f.grid.right() - 3, 2), theme.ink);
        const double top = f.y(rows.first);
        const bool inARow = f.groups.holds == RackHolds::Stages;
        const auto site = static_cast<std::size_t>(rows.site);
        // a row that two sites share is neither's, so they may add up to less than is drawn
        const auto racks = inARow ? rows.last - rows.first
            : several             ? layout.siteRacksPerStage[site]
                                  : layout.racksPerStage;
        const auto sentence =
            (inARow ? Figures::tr("Site %1: %2 rows of racks") : Figures::tr("Site %1: %2 racks per stage"))
                .arg(siteName(f, rows.site), counted(racks));
        marks.push_back({QRectF(2, top, f.grid.left() - 2, y - top), sentence,
                         inARow        ? "layout.replicas"
                             : several ? "layout.site_peers"
                                       : "layout.peers",
                         rows.site});
    }
}

/// Row numbers at the ends and at the last rack of each site, as far as they stay apart.
void paintRowNumbers(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<SiteRows> &sites)
{
    constexpr double apart = 11;
    p.setFont(font(Type::Axis));
    p.setPen(theme.ink3);
    const auto draw = [&](std::int64_t rack, double middle) {
        drawTabular(p, QRectF(0, middle - 6, f.grid.left() - 5, 12), counted(rack), Qt::AlignRight);
    };
    const double first = f.grid.top() + 6;
    const double last = f.grid.bottom() - 5;
    draw(1, first);
    if (f.racks == 1)
        return;
    if (last - first < apart)
        return;
    draw(f.racks, last);
    double previous = first;
    for (const auto &rows : sites) {
        const double middle = std::round(f.y(rows.last)) - 8; // above the line between the sites
        if (rows.last == f.racks || middle - previous < apart || last - middle < apart)
            continue;
        draw(rows.last, middle);
        previous = middle;
    }
}

void paintStageNumbers(QPainter &p, const LayoutFrame &f, const Theme &theme)
{
    p.setFont(font(Type::Axis));
    const double middle = f.grid.top() - 9;
    const auto widthOf = [&](std::int64_t stage) { return tabularWidth(p.font(), counted(stage)); };
    const auto leftOf = [&](std::int64_t stage) {
        const double width = widthOf(stage);
        const double centre = (f.x(stage - 1) + f.x(stage)) / 2;
        return std::clamp(centre - width / 2, f.grid.left(), std::max(f.grid.left(), f.grid.right() - width));
    };
    const auto lastStage = f.firstStage + f.shownStages;
    const double lastLeft = leftOf(lastStage);
    double taken = f.grid.left() - 100;
    for (const auto tick : stageTicks(f.shownStages)) {
        const auto stage = f.firstStage + tick;
        const double left = leftOf(stage);
        const double right = left + widthOf(stage);
        if (left < taken + 6 || (stage != lastStage && right > lastLeft - 6))
            continue;
        p.setPen(theme.ink3);
        drawTabular(p, QRectF(left, middle - 6, right - left, 12), counted(stage));
        const double centre = (f.x(stage - 1) + f.x(stage)) / 2;
        p.fillRect(QRectF(std::clamp(std::floor(centre), f.grid.left(), f.grid.right() - 1), f.grid.top() - 3, 1, 3),
                   theme.line);
        taken = right;
    }
}

/// Of a count that no small number divides: the round step after whose multiples the count comes at about the distance
/// of one step.
std::int64_t evenStep(std::int64_t stages)
{
    constexpr double fewest = 2.5, most = 6.5; // intervals
    std::int64_t best = (stages + 1) / 2;
    double least = 0.26; ///< of a step; else halves are more even
    for (std::int64_t power = 1; power <= stages; power *= 10) {
        for (const std::int64_t tenths : {10, 15, 20, 25, 30, 40, 50, 60}) {
            const auto step = power * tenths / 10;
            const double intervals = static_cast<double>(stages) / static_cast<double>(step);
            const double off = std::abs(intervals - std::round(intervals));
            if (intervals < fewest || intervals > most || power * tenths % 10 != 0 || off >= least)
                continue;
            least = off;
            best = step;
        }
    }
    return best;
}

} // namespace

std::vector<std::int64_t> stageTicks(std::int64_t stages)
{
    std::int64_t step = 0;
    if (stages <= 10)
        step = 1;
    for (const std::int64_t parts : {4, 5, 3, 6, 7, 2}) {
        if (step == 0 && stages % parts == 0)
            step = stages / parts;
    }
    if (step == 0)
        step = evenStep(stages);
    std::vector<std::int64_t> ticks{1};
    for (auto tick = std::max<std::int64_t>(step, 2); 2 * (stages - tick) >= step && tick < stages; tick += step)
        ticks.push_back(tick);
    if (stages > 1)
        ticks.push_back(stages);
    return ticks;
}

/// Printed mode counts racks over all sites, so that one row may belong to two of them: it goes where half of it lies.
std::vector<SiteRows> siteRows(const std::vector<std::int64_t> &perSite, std::int64_t racks)
{
    const auto total = std::accumulate(perSite.begin(), perSite.end(), std::int64_t{0});
    std::vector<SiteRows> sites;
    std::int64_t before = 0;
    for (std::size_t i = 0; i < perSite.size() && total > 0; ++i) {
        const auto row = [&](std::int64_t passed) {
            return std::llround(static_cast<double>(passed) * static_cast<double>(racks) / static_cast<double>(total));
        };
        const auto first = row(before);
        before += perSite[i];
        if (row(before) > first)
            sites.push_back({static_cast<int>(i), first, row(before)});
    }
    return sites;
}

std::vector<SiteRows> siteRows(const LayoutFrame &f)
{
    return siteRows(f.groups.siteRows, f.racks);
}

void paintGhostBorders(QPainter &p, const LayoutFrame &f, const Snapshot &compared, const Theme &theme, Marks &marks)
{
    const auto *then = compared.dashed();
    if (!then || !then->has(Stage::Step) || then->layout.racksPerStage < 1)
        return;
    constexpr double apart = 2; // px; closer it is the same line
    const auto now = siteRows(f);
    const auto sites = siteRows(then->layout.siteRacksPerStage, then->layout.racksPerStage);
    const auto pattern = compared.preview ? Figures::tr("With the change the line between sites %1 and %2 is at %3")
                                          : Figures::tr("In the baseline the line between sites %1 and %2 is at %3");
    for (std::size_t i = 0; i + 1 < sites.size(); ++i) {
        const double share = static_cast<double>(sites[i].last) / static_cast<double>(then->layout.racksPerStage);
        const double y = std::round(f.grid.top() + f.grid.height() * share);
        if (i + 1 < now.size() && now[i].site == sites[i].site && std::abs(std::round(f.y(now[i].last)) - y) < apart)
            continue;
        p.fillRect(QRectF(f.grid.left() - 6, y - 2, f.grid.width() + 12, 4), theme.figure);
        auto pen = baselinePen(theme);
        if (compared.preview)
            pen.setColor(theme.ink);
        p.setPen(pen);
        p.drawLine(QPointF(f.grid.left() - 6, y), QPointF(f.grid.right() + 6, y));
        marks.push_back({QRectF(f.grid.left() - 6, y - 2, f.grid.width() + 12, 4),
                         pattern.arg(sites[i].site + 1).arg(sites[i + 1].site + 1).arg(shown(share, Unit::Ratio)),
                         "layout.site_peers"});
    }
}

double niceStep(double least)
{
    double power = 1;
    while (power * 10 <= least)
        power *= 10;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * power >= least)
            return factor * power;
    }
    return power * 10;
}

void paintGridAxes(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto sites = siteRows(f);
    paintSites(p, f, theme, sites, marks);
    paintRowNumbers(p, f, theme, sites);
    paintStageNumbers(p, f, theme);
}

} // namespace gigasite
