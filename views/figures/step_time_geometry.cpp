// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_time_geometry.h"

#include "model/evaluate/measured_stage.h"
#include "model/step/measured/kernel_times.h"
#include "views/figures/figure_words.h"
#include "views/figures/slot_timeline.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double bandReach = 1.3; ///< steps that a band of measured runs may take of the scale
constexpr double torn = 2.5; ///< a baseline this many steps long leaves the scale

double between(double from, double to, double share)
{
    return std::round(from + (to - from) * std::clamp(share, 0.0, 1.0));
}

/// Heights from top to bottom: tight below 250 pixels, comfortable from 310; what is beyond goes to bars and gaps.
void stack(StepTimeGeometry &g, double height, int rows)
{
    const double s = g.textScale;
    const double ease = (height / s - 240) / 70;
    const double spare = std::max(0.0, height - 330 * s);
    double y = between(1, 3, ease);
    const auto take = [&y](double h) {
        const double top = y;
        y += std::round(h);
        return top;
    };
    const double width = g.right - g.left;
    const double titleHeight = std::round(17 * s);
    g.title = {g.left, take(titleHeight), width, titleHeight};
    const double noteHeight = std::round(12 * s);
    g.notes = {g.left, take(noteHeight), width, noteHeight};
    g.outline = between(4, 6, ease);
    take(g.outline + 1);
    const double bar = between(17, 24, ease) + std::round(std::min(spare * 0.09, 30.0));
    g.bar = {g.left, take(bar), g.bar.width(), bar};
    take(g.outline + 1);
    const double labels = std::round(12 * s);
    g.axisLabels = {g.left, take(labels), width, labels};
    // In little height the rows go before the enlarged bar: they show what is exposed, too.
    const double least = 32 * s + rows * 12 * s, tight = 28 * s + rows * 11 * s;
    const double bars = 3 + g.exposedOutline + 15 + std::max(g.exposedOutline + 1, 14 * s - 7.5) + 3;
    if (height - y < bars + least && height - y >= tight + 3) {
        g.separator = take(2);
        g.timeline = {g.left, y, width, height - y - 1};
        return;
    }
    take(between(3, 6, ease) + std::min(spare * 0.08, 40.0) + g.exposedOutline);
    const double exposed = between(15, 18, ease) + std::round(std::min(spare * 0.07, 22.0));
    g.exposedBar = {g.axisLeft, take(exposed), g.right - g.axisLeft, exposed};
    take(std::max(g.exposedOutline + 1, 14 * s - exposed / 2) + between(1, 4, ease) + std::min(spare * 0.05, 24.0));
    g.separator = take(between(2, 5, ease) + std::min(spare * 0.02, 10.0));
    if (height - y >= least)
        g.timeline = {g.left, y, width, height - y - 1};
}

double nameWidth(const StepTime &step, double scale)
{
    const double summary = tabularWidth(font(Type::Label, scale), exposedSummary(step));
    return std::max(summary, 62 * scale);
}

} // namespace

const Evaluation *comparedBaseline(const Snapshot &snapshot)
{
    const auto *baseline = snapshot.dashed();
    if (!baseline || !snapshot.complete || !baseline->has(Stage::Step) || !std::isfinite(baseline->step.total.si()))
        return nullptr;
    const double ratio = baseline->step.total / snapshot.complete->step.total;
    return std::abs(ratio - 1) > 1e-4 ? baseline : nullptr;
}

double ownAnchor(const Evaluation &evaluation)
{
    return evaluation.prediction && evaluation.step.measured ? evaluation.prediction->run.recipe.anchor : 1;
}

StepTime drawnStep(const Evaluation &evaluation)
{
    return withOwnAnchor(evaluation.step, ownAnchor(evaluation));
}

QString anchorWords(const Evaluation &evaluation)
{
    const double anchor = ownAnchor(evaluation);
    return anchor == 1 ? QString() : Figures::tr("× %1 own anchor").arg(localNumbers(anchorText(anchor)));
}

QString exposedSummary(const StepTime &step)
{
    return shown(step.exposed.si(), Unit::Second) + QStringLiteral(" · ") +
        shown(step.exposed / step.total, Unit::Ratio);
}

std::optional<StepTimeGeometry> stepTimeGeometry(QSizeF size, const Snapshot &snapshot)
{
    if (!snapshot.complete || !snapshot.completeScenario || !snapshot.complete->has(Stage::Step))
        return std::nullopt;
    const auto &step = snapshot.complete->step;
    const double total = step.total.si();
    if (!(total > 0) || !std::isfinite(total) || size.width() < 200 || size.height() < 120)
        return std::nullopt;

    StepTimeGeometry g;
    g.textScale = std::clamp(std::min(size.width() / 900, size.height() / 520), 1.0, 1.25);
    const double margin = between(10, 14, (size.width() - 400) / 60);
    g.left = margin;
    g.right = std::floor(size.width() - margin);
    g.axisLeft = g.left + std::round(nameWidth(drawnStep(*snapshot.complete), g.textScale)) + 12;

    const auto *baseline = comparedBaseline(snapshot);
    double longest = baseline ? std::clamp(baseline->step.total.si(), total, torn * total) : total;
    longest = std::max(longest, std::min(step.high.si(), bandReach * total));
    const double width = std::round((g.right - g.left) / (longest * 1.04) * total);
    g.pixelsPerSecond = width / total;
    g.bar.setWidth(width);
    stack(g, size.height(), slotTimelineRows(*snapshot.complete));
    return g;
}

} // namespace gigasite
