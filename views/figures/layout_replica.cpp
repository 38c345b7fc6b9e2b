// SPDX-License-Identifier: GPL-3.0-or-later
// The closest level of the parallelism layout: the GPUs of one replica.
#include "views/figures/layout_frame.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double replicaPadding = 5, replicaGap = 2;
constexpr std::int64_t mostMarks = 48;

/// Cells side by side as far as their names fit; one cell is several GPUs where single ones would be too small to see.
struct Cells {
    QRectF area;
    std::int64_t gpus = 1, perCell = 1, columns = 1, rows = 1;

    Cells(const QRectF &all, std::int64_t count, double nameWidth)
        : area(all.adjusted(replicaPadding, replicaPadding, -replicaPadding, -replicaPadding))
        , gpus(count)
    {
        constexpr double least = 4;
        for (;; perCell *= 2) {
            const auto cells = (gpus + perCell - 1) / perCell;
            columns = std::clamp<std::int64_t>(static_cast<std::int64_t>(area.width() / (nameWidth + 12)), 1, cells);
            rows = (cells + columns - 1) / columns;
            if (area.height() / static_cast<double>(rows) >= least || cells == 1)
                return;
        }
    }
    std::int64_t count() const { return (gpus + perCell - 1) / perCell; }
    QRectF cell(std::int64_t i) const
    {
        const double w = area.width() / static_cast<double>(columns), h = area.height() / static_cast<double>(rows);
        const double left = std::round(area.left() + w * static_cast<double>(i % columns));
        const auto row = i / columns;
        const double top = std::round(area.top() + h * static_cast<double>(row));
        return {left, top, std::floor(w) - replicaGap / 2, std::max(1.0, std::floor(h) - replicaGap / 2)};
    }
};

/// How full its memory is, as a bar at the bottom of the cell.
void paintUse(QPainter &p, const QRectF &cell, double share, const Theme &theme)
{
    constexpr double thick = 4;
    if (cell.height() < 3 * thick)
        return;
    const QRectF bar(cell.left(), cell.bottom() - thick, cell.width(), thick);
    p.fillRect(bar, theme.idleFill);
    const double width = std::round(bar.width() * std::min(1.0, share));
    p.fillRect(QRectF(bar.left(), bar.top(), width, thick), share > 1 ? theme.error : theme.memoryWeights);
}

/// Context-parallel ranks in turn; one rank has the colour of the selected group.
QColor colourOf(const LayoutFrame &f, std::int64_t gpu, const Theme &theme)
{
    const bool odd = f.groups.holds != RackHolds::PartOfStage && gpu / f.groups.tp % 2 == 1;
    return odd ? blended(theme.tp, theme.figure, 0.8) : theme.tp;
}

/// The expert group of a GPU of the opened rack, as a stripe at the top of its cell.
void paintExperts(QPainter &p, const LayoutFrame &f, const QRectF &cell, std::int64_t gpu, const Theme &theme)
{
    constexpr double thick = 4;
    const auto group = f.experts.areThere() ? f.experts.groupOf(gpu, f.stage, f.rack) : -1;
    if (group < 0)
        return;
    const bool lit = group == f.litExperts.group && f.experts.stageOf(gpu, f.stage) == f.litExperts.stage;
    p.fillRect(QRectF(cell.left(), cell.top(), cell.width(), std::min(thick, cell.height() / 3)),
               lit ? theme.accent : expertColour(group, theme));
}

} // namespace

void paintReplica(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto &e = f.evaluation;
    const auto held = gpuMemory(f);
    const auto size = f.groups.groupSize, first = f.replica * size;
    auto title = f.groups.titleOf(f.replica, f.stage, f.rack);
    const auto face = font(Type::Label);
    const auto use =
        Figures::tr("%1 of %2").arg(shown(held.si(), Unit::Byte), shown(e.rack.hbmPerGpu().si(), Unit::Byte));
    const double nameWidth = std::max(tabularWidth(face, gpuName(f, first + size - 1)), tabularWidth(face, use));
    const Cells cells(f.gpus, size, nameWidth);
    p.fillRect(f.gpus, theme.figure);
    p.setPen(QPen(theme.accent, 1.5));
    p.setBrush(Qt::NoBrush);
    p.drawRect(f.gpus.adjusted(0.5, -0.5, -0.5, 0.5));
    p.setFont(face);
    constexpr double line = 13, bar = 4;
    for (std::int64_t i = 0; i < cells.count(); ++i) {
        const auto cell = cells.cell(i);
        p.fillRect(cell, colourOf(f, i * cells.perCell, theme));
        paintExperts(p, f, cell, first + i * cells.perCell, theme);
        paintUse(p, cell, held / e.rack.hbmPerGpu(), theme);
        p.setPen(theme.textOn(theme.tp));
        const bool named = cells.perCell == 1 && cell.width() >= nameWidth + 8 && cell.height() >= line;
        const double room = cell.height() >= 3 * bar ? cell.height() - bar : cell.height();
        const bool two = named && room >= 2 * line;
        const double top = cell.top() + (room - (two ? 2 : 1) * line) / 2;
        if (named)
            drawTabular(p, {cell.left() + 5, top, cell.width() - 8, line}, gpuName(f, first + i));
        if (two)
            drawTabular(p, {cell.left() + 5, top + line, cell.width() - 8, line}, use);
        if (size <= mostMarks)
            marks.push_back({cell, Figures::tr("%1 of %2: holds %3").arg(gpuName(f, first + i), title, use),
                             "memory.per_gpu_bytes"});
    }
    if (const auto experts = selectedExpertGroup(f); experts >= 0)
        marks.push_back({QRectF(f.gpus.topLeft(), QSizeF(f.gpus.width(), replicaPadding)),
                         f.experts.sentenceOf(experts), "layout.ep"});
    if (size <= mostMarks)
        return;
    title[0] = title[0].toUpper();
    marks.push_back(
        {f.gpus,
         Figures::tr("%1: GPUs %2 to %3, each holds %4").arg(title, counted(first + 1), counted(first + size), use),
         "memory.per_gpu_bytes"});
}

} // namespace gigasite
