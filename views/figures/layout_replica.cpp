// SPDX-License-Identifier: GPL-3.0-or-later
// The closest level of the parallelism layout: the GPUs of one replica.
#include "views/figures/layout_frame.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double padding = 5, gap = 2;
constexpr std::int64_t mostMarks = 48;

/// Cells side by side as far as their names fit; one cell is several GPUs where single ones would be too small to see.
struct Cells {
    QRectF area;
    std::int64_t gpus = 1, perCell = 1, columns = 1, rows = 1;

    Cells(const QRectF &all, std::int64_t count, double nameWidth)
        : area(all.adjusted(padding, padding, -padding, -padding))
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
        return {left, top, std::floor(w) - gap / 2, std::max(1.0, std::floor(h) - gap / 2)};
    }
};

QString nameOf(std::int64_t gpu, std::int64_t shard)
{
    return Figures::tr("GPU %1 · shard %2").arg(gpu).arg(shard);
}

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

} // namespace

void paintReplica(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto &e = f.evaluation;
    const auto tp = std::max<std::int64_t>(1, e.layout.tp);
    const auto first = f.replica * tp;
    const auto face = font(Type::Label);
    const auto use = Figures::tr("%1 of %2")
                         .arg(shown(e.memory.perGpu.si(), Unit::Byte), shown(e.rack.hbmPerGpu().si(), Unit::Byte));
    const double nameWidth = std::max(tabularWidth(face, nameOf(first + tp, tp)), tabularWidth(face, use));
    const Cells cells(f.gpus, tp, nameWidth);
    p.fillRect(f.gpus, theme.figure);
    p.setPen(QPen(theme.accent, 1.5));
    p.setBrush(Qt::NoBrush);
    p.drawRect(f.gpus.adjusted(0.5, -0.5, -0.5, 0.5));
    p.setFont(face);
    constexpr double line = 13, bar = 4;
    for (std::int64_t i = 0; i < cells.count(); ++i) {
        const auto cell = cells.cell(i);
        p.fillRect(cell, theme.tp);
        paintUse(p, cell, e.memory.perGpu / e.rack.hbmPerGpu(), theme);
        p.setPen(theme.textOn(theme.tp));
        const bool named = cells.perCell == 1 && cell.width() >= nameWidth + 8 && cell.height() >= line;
        const double room = cell.height() >= 3 * bar ? cell.height() - bar : cell.height();
        const bool two = named && room >= 2 * line;
        const double top = cell.top() + (room - (two ? 2 : 1) * line) / 2;
        if (named)
            drawTabular(p, {cell.left() + 5, top, cell.width() - 8, line}, nameOf(first + i + 1, i + 1));
        if (two)
            drawTabular(p, {cell.left() + 5, top + line, cell.width() - 8, line}, use);
        if (tp <= mostMarks)
            marks.push_back({cell,
                             Figures::tr("GPU %1, shard %2 of %3 of replica R%4: holds %5")
                                 .arg(first + i + 1)
                                 .arg(i + 1)
                                 .arg(tp)
                                 .arg(f.replica + 1)
                                 .arg(use),
                             "memory.per_gpu_bytes"});
    }
    if (tp > mostMarks)
        marks.push_back({f.gpus,
                         Figures::tr("Replica R%1: GPUs %2 to %3, each holds %4")
                             .arg(f.replica + 1)
                             .arg(first + 1)
                             .arg(first + tp)
                             .arg(use),
                         "memory.per_gpu_bytes"});
}

} // namespace gigasite
