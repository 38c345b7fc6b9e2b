// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_frame.h"
#include "views/paint/fitting.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

constexpr double rackPadding = 5;
constexpr std::int64_t mostRackMarks = 48;
constexpr double leastNameHeight = 7.5;
constexpr double noteHeight = 11; ///< line below cells of several GPUs

/// How the opened rack is cut into cells. A cell is one GPU, or several where single ones would be too small to see.
struct GpuGrid {
    std::int64_t gpus = 1, perCell = 1, columns = 1, rows = 1;
    QRectF area;
    double switchHeight = 0; ///< bar of the scale-up switches, after half of the rows

    std::int64_t cells() const { return (gpus + perCell - 1) / perCell; }
    /// An NVL72 rack has ten compute trays above its switches and eight below; other racks are drawn in halves.
    std::int64_t firstRowBelow() const { return rows == 18 ? 10 : (rows + 1) / 2; }
    double x(std::int64_t column) const
    {
        return std::round(area.left() + area.width() * static_cast<double>(column) / static_cast<double>(columns));
    }
    double y(std::int64_t row) const
    {
        const double height = area.height() - switchHeight;
        const double above = height * static_cast<double>(row) / static_cast<double>(rows);
        return std::round(area.top() + above + (row >= firstRowBelow() ? switchHeight : 0));
    }
    double bottom(std::int64_t row) const { return y(row + 1) - (row + 1 == firstRowBelow() ? switchHeight : 0); }
    double cellWidth() const { return area.width() / static_cast<double>(columns); }
    double cellHeight() const { return (area.height() - switchHeight) / static_cast<double>(rows); }
    QRectF cell(std::int64_t index) const
    {
        const auto row = index / columns;
        const auto column = index % columns;
        return QRectF(QPointF(x(column), y(row)), QPointF(x(column + 1), bottom(row)));
    }
};

/// Columns so that 72 GPUs make 4 x 18, as trays in a rack do; other counts get about the same proportions.
std::int64_t columnsFor(std::int64_t cells)
{
    constexpr double rowsPerColumn = 3.5;
    std::int64_t best = 1;
    double bestDistance = 1e9;
    for (std::int64_t columns = 1; columns * columns <= 4 * cells; ++columns) {
        const auto rows = (cells + columns - 1) / columns;
        const auto empty = static_cast<double>(rows * columns - cells) / static_cast<double>(cells);
        const double shape = static_cast<double>(rows) / static_cast<double>(columns) / rowsPerColumn;
        const double distance = std::abs(std::log(shape)) + 30 * empty;
        if (distance < bestDistance) {
            bestDistance = distance;
            best = columns;
        }
    }
    return best;
}

GpuGrid gpuGrid(const LayoutFrame &f)
{
    GpuGrid g;
    g.gpus = f.evaluation.rack.gpus;
    g.area = f.gpus.adjusted(rackPadding, rackPadding, 1 - rackPadding, 1 - rackPadding);
    for (;; g.perCell *= 2) {
        if (g.perCell == 2)
            g.area.setBottom(std::max(g.area.top() + 1, g.area.bottom() - noteHeight));
        g.columns = columnsFor(g.cells());
        g.rows = (g.cells() + g.columns - 1) / g.columns;
        g.switchHeight = g.rows >= 4 ? std::round(std::clamp(g.area.height() * 0.035, 5.0, 28.0)) + 3 : 0;
        if ((g.cellWidth() >= 5 && g.cellHeight() >= 4) || g.cells() == 1)
            return g;
    }
}

/// The groups of the opened rack (layout_groups.h): replicas, as a rule.
struct Replicas {
    const LayoutFrame &frame;
    std::int64_t count = 0, size = 1, used = 0, selected = 0;

    explicit Replicas(const LayoutFrame &f)
        : frame(f)
        , count(f.groupCount())
        , size(f.groups.groupSize)
        , used(count * size)
        , selected(f.replica)
    {
    }
    QString nameOf(std::int64_t group) const { return frame.groups.nameOf(group, frame.stage, frame.rack); }
    /// Replica of a cell, or -1 where its GPUs are spare.
    std::int64_t of(const GpuGrid &g, std::int64_t cell) const
    {
        const auto gpu = cell * g.perCell;
        return gpu >= used ? -1 : gpu / size;
    }
    bool isSelected(const GpuGrid &g, std::int64_t cell) const
    {
        const auto first = of(g, cell);
        const auto last = size >= g.perCell ? first : (std::min((cell + 1) * g.perCell, used) - 1) / size;
        return first >= 0 && first <= selected && selected <= last;
    }
    /// Neighbours alternate; where a cell holds several replicas, cells do.
    QColor colour(const GpuGrid &g, std::int64_t cell, const Theme &theme) const
    {
        if (isSelected(g, cell))
            return theme.tp;
        const auto group = size >= g.perCell ? of(g, cell) : cell % g.columns + cell / g.columns;
        return group % 2 == 0 ? theme.tpGroupA : theme.tpGroupB;
    }
};

/// Where a cell ends before the gap to its neighbours, as far as cells are large enough for gaps.
QRectF inner(const GpuGrid &g, const QRectF &cell)
{
    return cell.adjusted(0, 0, g.cellWidth() >= 3 ? -1 : 0, g.cellHeight() >= 3 ? -1 : 0);
}

void paintCells(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme)
{
    for (std::int64_t i = 0; i < g.cells(); ++i) {
        const auto rect = inner(g, g.cell(i));
        if (replicas.of(g, i) < 0)
            fillHatched(p, rect, theme.idleLine, theme.idleFill);
        else
            p.fillRect(rect, replicas.colour(g, i, theme));
    }
}

/// Which cells exchange tokens with each other: a stripe at the bottom of each, neighbouring groups in turn.
void paintExperts(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme)
{
    const auto &f = replicas.frame;
    if (!f.experts.areThere())
        return;
    const double thick = std::round(std::clamp(g.cellHeight() * 0.12, 1.0, 5.0));
    for (std::int64_t i = 0; i < g.cells(); ++i) {
        const auto gpu = i * g.perCell;
        const auto group = f.experts.groupOf(gpu, f.stage, f.rack);
        if (group < 0)
            continue;
        const auto cell = inner(g, g.cell(i));
        const bool lit = group == f.litExperts.group && f.experts.stageOf(gpu, f.stage) == f.litExperts.stage;
        const QRectF stripe(cell.left(), cell.bottom() - thick, cell.width(), thick);
        p.fillRect(stripe, lit ? theme.accent : expertColour(group, theme));
        if (!lit)
            continue;
        p.setPen(QPen(theme.accent, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(cell.adjusted(0, 0, -1, -1));
    }
}

/// Cells in a row from `first` on that belong to the same replica.
QRectF rowOf(const GpuGrid &g, std::int64_t first, std::int64_t pastLast)
{
    const auto rowEnd = (first / g.columns + 1) * g.columns;
    return g.cell(first).united(g.cell(std::min({rowEnd, pastLast, g.cells()}) - 1));
}

/// Where the name of a replica fits: in its first row, else in its second. Empty if in neither.
QRectF nameArea(const GpuGrid &g, const Replicas &replicas, std::int64_t replica, double width)
{
    const auto cellOf = [&](std::int64_t gpu) { return (gpu + g.perCell - 1) / g.perCell; };
    const auto first = cellOf(replica * replicas.size);
    const auto past = std::min(cellOf((replica + 1) * replicas.size), g.cells());
    if (past <= first)
        return {};
    auto area = rowOf(g, first, past);
    auto start = first;
    if (area.width() < width) {
        start = (first / g.columns + 1) * g.columns;
        area = start < past ? rowOf(g, start, past) : QRectF();
    }
    if (area.width() < width)
        return {};
    if (area.height() < leastNameHeight && past - start >= 2 * g.columns) // low cells: over two rows
        area.setHeight(2 * area.height());
    return area.height() < leastNameHeight ? QRectF() : area;
}

/// All replicas are named or, where that is too tight, only the selected one.
void nameReplicas(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme)
{
    if (replicas.count > g.cells())
        return;
    p.setFont(font(g.cellHeight() < 11 ? Type::Axis : Type::LabelBold));
    const auto nameOf = [&](std::int64_t r) { return replicas.nameOf(r); };
    const double width = textWidth(p.font(), nameOf(replicas.count - 1)) + 6;
    std::vector<QRectF> areas;
    for (std::int64_t r = 0; r < replicas.count; ++r)
        areas.push_back(nameArea(g, replicas, r, width));
    const bool all = std::none_of(areas.begin(), areas.end(), [](const QRectF &a) { return a.isEmpty(); });
    for (std::int64_t r = 0; r < replicas.count; ++r) {
        const auto &area = areas[static_cast<std::size_t>(r)];
        const bool selected = r == replicas.selected;
        if (area.isEmpty() || !(all || selected))
            continue;
        const auto ink = selected ? theme.textOn(theme.tp) : theme.ink;
        const QPointF at(area.left() + 4, area.center().y() - 0.5);
        if (g.cellHeight() < leastNameHeight) {
            drawHalo(p, at, nameOf(r), ink, replicas.colour(g, r * replicas.size / g.perCell, theme));
        } else {
            p.setPen(ink);
            drawLine(p, area.adjusted(4, 0, 0, -1), nameOf(r));
        }
    }
}

/// At the right end of the first cell of each expert group of the rack, where the replica's name leaves room.
void nameExperts(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme)
{
    const auto &f = replicas.frame;
    if (!f.experts.areThere() || g.cellHeight() < 11)
        return;
    p.setFont(font(Type::Label));
    std::int64_t before = -1;
    for (std::int64_t i = 0; i < g.cells(); ++i) {
        const auto gpu = i * g.perCell;
        const auto group = f.experts.groupOf(gpu, f.stage, f.rack);
        const auto cell = inner(g, g.cell(i));
        const auto name = group < 0 ? QString() : f.experts.nameOf(group);
        const auto taken = textWidth(font(Type::LabelBold), replicas.nameOf(replicas.count - 1)) + 12;
        if (group >= 0 && group != before && cell.width() >= taken + textWidth(p.font(), name)) {
            p.setPen(replicas.isSelected(g, i) ? theme.textOn(theme.tp) : theme.dark ? theme.ink : theme.ink2);
            drawLine(p, cell.adjusted(0, 0, -4, -2), name, Qt::AlignRight);
        }
        before = group;
    }
}

void nameSpare(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme, Marks &marks)
{
    const auto spare = g.gpus - replicas.used;
    const auto first = (replicas.used + g.perCell - 1) / g.perCell;
    if (spare <= 0 || first >= g.cells())
        return;
    const auto row = rowOf(g, first, g.cells());
    marks.push_back({row, Figures::tr("Spare GPUs of the rack: %1").arg(counted(spare)), "layout.spare_gpus"});
    p.setFont(font(g.cellHeight() < 11 ? Type::Axis : Type::LabelBold));
    const auto full = (spare == 1 ? Figures::tr("%1 spare GPU") : Figures::tr("%1 spare GPUs")).arg(counted(spare));
    const auto text = textWidth(p.font(), full) + 16 < row.width() ? full : Figures::tr("sp");
    if (g.cellHeight() >= leastNameHeight && textWidth(p.font(), text) + 6 <= row.width())
        drawHalo(p, QPointF(row.left() + 5, row.center().y() - 0.5), text, theme.ink, theme.idleFill);
}

/// Names every GPU where cells are large enough, in the maximised figure: with its shard, or its number alone, which
/// leaves no room for groups of experts; false if they are not.
bool nameGpus(QPainter &p, const GpuGrid &g, const Replicas &replicas, const Theme &theme)
{
    p.setFont(font(Type::Label));
    const auto room = [&](const QString &longest) {
        return textWidth(p.font(), longest) + 24;
    }; // a replica's name, too
    const auto number = [](std::int64_t gpu) { return Figures::tr("GPU %1").arg(gpu + 1); };
    const bool whole = g.cellWidth() >= room(gpuName(replicas.frame, g.gpus - 1));
    const bool numbered = g.cellWidth() >= room(number(g.gpus - 1)) && !replicas.frame.experts.areThere();
    if (g.perCell > 1 || g.cellHeight() < 15 || !(whole || numbered))
        return false;
    const auto nameOf = [&](std::int64_t gpu) { return whole ? gpuName(replicas.frame, gpu) : number(gpu); };
    for (std::int64_t i = 0; i < std::min(replicas.used, g.gpus); ++i) {
        const bool selected = i / replicas.size == replicas.selected;
        p.setPen(selected ? theme.textOn(theme.tp) : theme.dark ? theme.ink : theme.ink2);
        drawLine(p, inner(g, g.cell(i)).adjusted(0, 0, -4, 0), nameOf(i), Qt::AlignRight);
    }
    return true;
}

void paintSwitches(QPainter &p, const LayoutFrame &f, const GpuGrid &g, const Theme &theme, Marks &marks)
{
    if (g.switchHeight <= 0)
        return;
    const double top = g.bottom(g.firstRowBelow() - 1) + 1;
    const QRectF bar(g.area.left(), top, g.area.width() - 1, g.switchHeight - 3);
    p.fillRect(bar, theme.ink3);
    const auto text =
        Figures::tr("Scale-up switches, %1 per GPU").arg(shown(f.evaluation.rack.scaleUp.si(), Unit::BytePerSecond));
    marks.push_back(
        {bar,
         Figures::tr("Scale-up switches: %1 per GPU").arg(shown(f.evaluation.rack.scaleUp.si(), Unit::BytePerSecond)),
         "rack.scale_up_bytes_per_s"});
    p.setFont(font(Type::LabelBold));
    if (bar.height() < 13 || textWidth(p.font(), text) > bar.width() - 12)
        return;
    p.setPen(theme.figure);
    drawLine(p, bar, text, Qt::AlignHCenter);
}

void markReplicas(const GpuGrid &g, const Replicas &replicas, Marks &marks)
{
    if (replicas.count > mostRackMarks) {
        marks.push_back(
            {g.area,
             Figures::tr("Groups in the rack: %1 of %2 GPUs each").arg(counted(replicas.count), counted(replicas.size)),
             "layout.layers_per_rack"});
        return;
    }
    for (std::int64_t r = 0; r < replicas.count; ++r) {
        const auto first = r * replicas.size;
        const auto last = (r + 1) * replicas.size - 1;
        const auto firstCell = first / g.perCell;
        const auto lastCell = std::min(last / g.perCell, g.cells() - 1);
        auto area = g.cell(firstCell).united(g.cell(lastCell));
        if (firstCell / g.columns != lastCell / g.columns) {
            area.setLeft(g.area.left());
            area.setRight(g.area.right());
        }
        const auto &f = replicas.frame;
        auto sentence = f.groups.sentenceOf(r, f.stage, f.rack);
        if (const auto experts = f.experts.groupOf(first, f.stage, f.rack); f.experts.areThere() && experts >= 0)
            sentence += Figures::tr("; exchanges tokens in %1").arg(f.experts.nameOf(experts));
        marks.push_back({area, sentence, "layout.tp"});
    }
}

/// What of each expert group the rack holds, as the area of its cells.
void markExperts(const GpuGrid &g, const Replicas &replicas, Marks &marks)
{
    const auto &f = replicas.frame;
    if (!f.experts.areThere())
        return;
    std::map<std::pair<std::int64_t, std::int64_t>, std::pair<QRectF, std::int64_t>> areas; // by stage and group
    for (std::int64_t gpu = 0; gpu < std::min(replicas.used, g.gpus); ++gpu) {
        const auto group = f.experts.groupOf(gpu, f.stage, f.rack);
        if (group < 0)
            continue;
        auto &[area, gpus] = areas[{f.experts.stageOf(gpu, f.stage), group}];
        area = area.united(g.cell(gpu / g.perCell));
        ++gpus;
    }
    for (const auto &[key, held] : areas) {
        if (f.groups.holds == RackHolds::Stages && key.first != f.stage)
            continue;
        marks.push_back(
            {held.first,
             Figures::tr("%1, %2 of them in this rack").arg(f.experts.sentenceOf(key.second), counted(held.second)),
             "layout.ep"});
    }
}

} // namespace

void paintRackGpus(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto g = gpuGrid(f);
    const Replicas replicas(f);
    p.fillRect(f.gpus, theme.figure);
    p.setPen(QPen(theme.accent, 1.5));
    p.setBrush(Qt::NoBrush);
    p.drawRect(f.gpus.adjusted(0.5, -0.5, -0.5, 0.5));

    p.setRenderHint(QPainter::Antialiasing, false);
    paintCells(p, g, replicas, theme);
    paintExperts(p, g, replicas, theme);
    paintSwitches(p, f, g, theme, marks);
    p.setRenderHint(QPainter::Antialiasing, true);
    nameReplicas(p, g, replicas, theme);
    if (!nameGpus(p, g, replicas, theme))
        nameExperts(p, g, replicas, theme);
    markExperts(g, replicas, marks);
    markReplicas(g, replicas, marks);
    nameSpare(p, g, replicas, theme, marks);
    if (g.perCell == 1)
        return;
    const QRectF note(g.area.left(), g.area.bottom(), g.area.width(), noteHeight);
    const auto cell = Figures::tr("1 cell = %1 GPUs").arg(counted(g.perCell));
    p.setFont(narrowed(font(Type::Axis), cell, note.width()));
    p.setPen(theme.ink2);
    drawLine(p, note, fitting(p.font(), {cell, QStringLiteral("□ = %1").arg(counted(g.perCell))}, note.width()),
             Qt::AlignHCenter);
}

QString gpuName(const LayoutFrame &f, std::int64_t gpu)
{
    const auto name = f.groups.nameOfGpu(gpu);
    const auto experts = f.experts.areThere() ? f.experts.groupOf(gpu, f.stage, f.rack) : -1;
    return experts < 0 ? name : name + QStringLiteral(" · ") + f.experts.nameOf(experts);
}

std::int64_t gpuIn(const LayoutFrame &f, QPointF point)
{
    const auto g = gpuGrid(f);
    const Replicas replicas(f);
    for (std::int64_t i = 0; i < g.cells(); ++i) {
        if (g.cell(i).contains(point))
            return replicas.of(g, i) < 0 ? -1 : i * g.perCell;
    }
    return -1;
}

int replicaIn(const LayoutFrame &f, QPointF point)
{
    const auto g = gpuGrid(f);
    const Replicas replicas(f);
    for (std::int64_t i = 0; i < g.cells(); ++i) {
        if (g.cell(i).contains(point))
            return static_cast<int>(replicas.of(g, i));
    }
    return -1;
}

} // namespace gigasite
