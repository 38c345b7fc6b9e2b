// SPDX-License-Identifier: GPL-3.0-or-later
// Expert-parallel groups in the grid of racks: how far each stretches down the column of its stage.
#include "views/figures/layout_frame.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double thick = 3, serif = 3, leastHeight = 3; ///< of a bracket
constexpr std::int64_t mostGroupMarks = 48;

/// Left of the column of a stage, or inside it where that would leave the grid.
double bracketLeft(const LayoutFrame &f, std::int64_t stage)
{
    return std::max(f.grid.left() + 1, std::round(f.x(stage)) - thick - 2);
}

QRectF bracketOf(const LayoutFrame &f, std::int64_t stage, std::int64_t group)
{
    const auto span = f.experts.spanOf(group);
    const double rows = static_cast<double>(f.racks);
    const double top = std::round(f.grid.top() + f.grid.height() * span.top / rows);
    const double bottom = std::round(f.grid.top() + f.grid.height() * std::min(span.bottom, rows) / rows);
    return {bracketLeft(f, stage), top, thick, std::max(1.0, bottom - top)};
}

/// With serifs towards the column, on a ground of its own.
void paintBracket(QPainter &p, const QRectF &bar, const QColor &colour, const Theme &theme)
{
    p.fillRect(bar.adjusted(-1, -1, 1, 1), theme.figure);
    p.fillRect(bar, colour);
    if (bar.height() < 4 * serif)
        return;
    p.fillRect(QRectF(bar.right(), bar.top(), serif, 2), colour);
    p.fillRect(QRectF(bar.right(), bar.bottom() - 2, serif, 2), colour);
}

} // namespace

QColor expertColour(std::int64_t group, const Theme &theme)
{
    return group % 2 == 0 ? theme.dpInternal : blended(theme.dpInternal, theme.figure, 0.6);
}

std::int64_t selectedExpertGroup(const LayoutFrame &f)
{
    return f.experts.areThere() ? f.experts.groupOf(f.replica * f.groups.groupSize, f.stage, f.rack) : -1;
}

void paintExpertBrackets(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    if (!f.experts.areThere())
        return;
    p.setRenderHint(QPainter::Antialiasing, false);
    const auto groups = f.experts.count(), selected = selectedExpertGroup(f);
    const bool all = f.grid.height() / static_cast<double>(groups) >= leastHeight;
    for (std::int64_t group = 0; group < groups && all; ++group) {
        if (group != selected)
            paintBracket(p, bracketOf(f, f.stage, group), expertColour(group, theme), theme);
    }
    if (selected >= 0)
        paintBracket(p, bracketOf(f, f.stage, selected), expertColour(selected, theme), theme);
    const auto lit = std::int64_t{f.litExperts.group}, litStage = std::int64_t{f.litExperts.stage};
    if (lit >= 0 && lit < groups && litStage >= f.firstStage && litStage < f.firstStage + f.shownStages) {
        auto area = bracketOf(f, litStage, lit);
        paintBracket(p, area, theme.accent, theme);
        p.setPen(QPen(theme.accent, 1));
        p.setBrush(Qt::NoBrush);
        area.setLeft(std::round(f.x(litStage)));
        area.setWidth(std::max(2.0, std::round(f.columnWidth()) - 1));
        p.drawRect(area.adjusted(0, 0, 0, -1));
    }
    p.setRenderHint(QPainter::Antialiasing, true);
    const auto told = std::min(groups, mostGroupMarks);
    for (std::int64_t i = 0; i < told; ++i) {
        const auto group = told == groups ? i : i == 0 && selected >= 0 ? selected : i;
        marks.push_back({bracketOf(f, f.stage, group), f.experts.sentenceOf(group), "layout.ep"});
    }
}

ExpertGroupAt expertGroupAt(QPointF point, QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    const auto f = layoutFrame(size, snapshot, options);
    if (!f || !f->experts.areThere())
        return {};
    const auto found = [&](std::int64_t gpu, std::int64_t stage, std::int64_t row) {
        const auto group = f->experts.groupOf(gpu, stage, row);
        return group < 0 ? ExpertGroupAt()
                         : ExpertGroupAt{static_cast<int>(f->experts.stageOf(gpu, stage)), static_cast<int>(group)};
    };
    if (const auto rack = rackAt(point, size, snapshot, options); rack.x() >= 0) {
        // the selected column's brackets stand left of it
        const double left = bracketLeft(*f, f->stage);
        const bool onBracket = point.x() >= left && point.x() < left + thick + 2;
        const auto stage = onBracket ? f->stage : std::int64_t{rack.x()};
        return found(f->experts.firstGpu(stage), stage, rack.y());
    }
    if (f->memoryOnly || !f->gpus.contains(point))
        return {};
    const auto gpu = f->level == LayoutLevel::Replica ? f->replica * f->groups.groupSize : gpuIn(*f, point);
    return gpu < 0 ? ExpertGroupAt() : found(gpu, f->stage, f->rack);
}

} // namespace gigasite
