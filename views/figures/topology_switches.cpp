// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_levels.h"

#include "views/figures/figure_words.h"
#include "views/figures/topology_legend.h"
#include "views/paint/fitting.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double leastCell = 5, mostCell = 26;
constexpr double switchTitle = 20, aboveBlock = 15, between = 14;
constexpr std::uint32_t mostBlocks = 4;

/// Side of square cells that fill an area, and how many stand in a row.
double sideOf(const QSizeF &area, double cells)
{
    return std::clamp(std::floor(std::sqrt(area.width() * area.height() / std::max(cells, 1.0))), 1.0, mostCell);
}

flow::SwitchLoad loadOf(const Scene &s, const SwitchGrid &grid, const flow::SwitchId &first)
{
    flow::SwitchLoad load;
    const auto &tiers = s.network.result->switchLoads;
    if (grid.tier > tiers.size())
        return load;
    const auto &all = tiers[grid.tier - 1];
    const auto begin = first.tree * grid.perTree + first.number;
    const auto end = std::min<std::uint64_t>(begin + grid.perCell, all.size());
    for (auto i = begin; i < end; ++i) {
        load.mean += all[i].mean / static_cast<float>(end - begin);
        load.most = std::max(load.most, all[i].most);
    }
    return load;
}

flow::SwitchId idOf(const SwitchGrid &grid, std::size_t block, std::int64_t cell)
{
    const auto nth = static_cast<std::uint64_t>(cell) * grid.perCell;
    const auto tree = grid.blocks[block].tree + static_cast<std::uint32_t>(nth / grid.perTree);
    return {tree, grid.tier, nth % grid.perTree};
}

/// The ends of the boxed hottest links that are switches of this tier.
std::vector<std::pair<flow::SwitchId, int>> hotSwitches(const Scene &s, std::uint32_t tier)
{
    using Kind = flow::Network::Place::Kind;
    std::vector<std::pair<flow::SwitchId, int>> hot;
    if (!s.network.result)
        return hot;
    const auto &hottest = s.network.result->hottest;
    for (std::size_t i = 0; i < std::min(hottest.size(), mostBoxed); ++i) {
        const auto &at = hottest[i].place;
        const bool between = at.kind == Kind::Up || at.kind == Kind::Down;
        if (at.site > 0 || !hottest[i].cable)
            continue;
        if (between && at.tier == tier + 1)
            hot.push_back({{at.tree, tier, at.below}, static_cast<int>(i)});
        else if (between && at.tier == tier)
            hot.push_back({{at.tree, tier, at.above}, static_cast<int>(i)});
    }
    return hot;
}

bool isDown(const Scene &s, const flow::SwitchId &id)
{
    return std::any_of(s.network.failures.begin(), s.network.failures.end(), [&](const flow::Failure &f) {
        return f.plane == id.tree &&
            (f.kind == flow::Failure::Kind::Plane ||
             (f.kind == flow::Failure::Kind::Switch && f.tier == id.tier && f.number == id.number));
    });
}

void frameCell(QPainter &p, const QRectF &cell, const QColor &colour, double width)
{
    const auto outer = cell.adjusted(-width, -width, width - 1, width - 1);
    p.fillRect(QRectF(outer.left(), outer.top(), outer.width(), width), colour);
    p.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), colour);
    p.fillRect(QRectF(outer.left(), outer.top(), width, outer.height()), colour);
    p.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), colour);
}

void drawBlock(QPainter &p, const Scene &s, const SwitchGrid &grid, std::size_t b, const Theme &theme)
{
    const auto &block = grid.blocks[b];
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const double most = busiestOf(s, grid.tier);
    if (!block.name.isEmpty())
        drawLine(p, {block.area.left(), block.area.top() - aboveBlock, block.area.width(), aboveBlock}, block.name);
    for (std::int64_t i = 0; i < block.cells; ++i) {
        auto area = grid.areaOf(b, i);
        const auto id = idOf(grid, b, i);
        QColor fill = theme.idleFill;
        if (s.network.hasLoads)
            fill = busiestColour(most > 0 ? loadOf(s, grid, id).most / most : 0, theme);
        if (s.network.stale)
            fill = blended(fill, theme.figure, 0.55);
        p.fillRect(area.adjusted(0, 0, -1, -1), fill);
        const bool startsPod = grid.perPod > 0 && i % grid.columns > 0 && id.number % grid.perPod == 0;
        if (startsPod && grid.perCell == 1 && grid.cell >= leastCell)
            p.fillRect(QRectF(area.left() - 1, area.top(), 1, area.height() - 1), theme.ink2);
    }
}

} // namespace

QRectF SwitchGrid::areaOf(std::size_t block, std::int64_t i) const
{
    const auto &area = blocks[block].area;
    const auto row = i / columns, column = i % columns;
    return {area.left() + static_cast<double>(column) * cell, area.top() + static_cast<double>(row) * cell, cell, cell};
}

std::optional<flow::SwitchId> SwitchGrid::at(QPointF point) const
{
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        const auto from = point - blocks[b].area.topLeft();
        const auto column = static_cast<std::int64_t>(std::floor(from.x() / cell));
        const auto row = static_cast<std::int64_t>(std::floor(from.y() / cell));
        const auto i = row * columns + column;
        if (column >= 0 && column < columns && row >= 0 && i < blocks[b].cells)
            return idOf(*this, b, i);
    }
    return std::nullopt;
}

std::pair<std::size_t, std::int64_t> SwitchGrid::cellOf(const flow::SwitchId &id) const
{
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        const auto &block = blocks[b];
        if (id.tree >= block.tree && id.tree < block.tree + block.trees)
            return {b, static_cast<std::int64_t>(((id.tree - block.tree) * perTree + id.number) / perCell)};
    }
    return {0, 0};
}

flow::SwitchId SwitchGrid::walked(const flow::SwitchId &from, QPoint step) const
{
    const auto [block, cell] = cellOf(from);
    const auto column = cell % columns;
    if (step.x() > 0 && column + 1 == columns && block + 1 < blocks.size()) // over into the next plane
        return idOf(*this, block + 1, std::min(cell - column, blocks[block + 1].cells - 1));
    if (step.x() < 0 && column == 0 && block > 0)
        return idOf(*this, block - 1, std::min(cell + columns - 1, blocks[block - 1].cells - 1));
    const auto to = cell + step.x() + step.y() * columns;
    return to < 0 || to >= blocks[block].cells ? from : idOf(*this, block, to);
}

std::optional<SwitchGrid> switchGrid(const Scene &s, const flow::Network &network, std::uint32_t tier)
{
    if (tier < 1 || tier > network.tiers())
        return std::nullopt;
    SwitchGrid grid;
    grid.tier = tier;
    grid.perTree = flow::switchesOf(network, tier);
    if (tier < network.tiers())
        grid.perPod = std::uint64_t{network.level(tier + 1).down} * network.level(tier).width;
    const auto trees = network.trees();
    const auto blocks = trees <= mostBlocks ? trees : 1;
    const QRectF all(s.frame.left.left(), s.frame.left.top() + switchTitle,
                     s.frame.legend.right() - s.frame.left.left(),
                     s.frame.legend.top() - 8 - s.frame.left.top() - switchTitle);
    const double names = blocks > 1 || trees > 1 ? aboveBlock : 0;
    const double width = (all.width() - between * (blocks - 1)) / blocks;
    const QSizeF room(std::max(width, 1.0), std::max(all.height() - names, 1.0));
    const auto perBlock = grid.perTree * (trees / blocks);
    const auto fit = room.width() * room.height() / (leastCell * leastCell);
    grid.perCell = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ceil(double(perBlock) / fit)));
    const auto cells = static_cast<std::int64_t>((perBlock + grid.perCell - 1) / grid.perCell);
    grid.cell = sideOf(room, static_cast<double>(cells));
    const auto columnsOf = [&] {
        return std::max<std::int64_t>(1, static_cast<std::int64_t>(room.width() / grid.cell));
    };
    const auto rowsOf = [&] { return (cells + columnsOf() - 1) / columnsOf(); };
    while (grid.cell > 1 && static_cast<double>(rowsOf()) * grid.cell > room.height()) // whole rows must fit
        grid.cell -= 0.5;
    grid.columns = columnsOf();
    for (std::uint32_t b = 0; b < blocks; ++b) {
        SwitchGrid::Block block{.area = {all.left() + b * (width + between), all.top() + names, width, room.height()},
                                .tree = b * (trees / blocks),
                                .trees = trees / blocks,
                                .cells = cells};
        if (trees > 1)
            block.name = DrawnTree{.first = block.tree, .count = block.trees, .rails = network.rails() > 1}.name();
        grid.blocks.push_back(block);
    }
    return grid;
}

TopologyPlace existing(const Scene &s, const TopologyPlace &place)
{
    if (!s.network.columns || place.level == TopologyLevel::Network)
        return {};
    const auto &network = s.network.columns->network();
    const auto &at = place.at;
    if (at.tier < 1 || at.tier > network.tiers())
        return {};
    const bool there = at.tree < network.trees() && at.number < flow::switchesOf(network, at.tier);
    return there ? place : TopologyPlace{TopologyLevel::Tier, {0, at.tier, 0}};
}

QString switchName(const Scene &s, const flow::SwitchId &id)
{
    const bool rails = s.network.hasRails();
    const auto tree = DrawnTree{.first = id.tree, .rails = rails}.name();
    const auto number = Figures::tr("switch %1").arg(id.number);
    return s.network.columns && s.network.columns->network().trees() > 1 ? Figures::tr("%1, %2").arg(tree, number)
                                                                         : number;
}

QString cellText(const Scene &s, const SwitchGrid &grid, const flow::SwitchId &id)
{
    const auto last = std::min(id.number + grid.perCell, grid.perTree) - 1;
    auto text = Figures::tr("%1, %2").arg(tierName(static_cast<int>(grid.tier)), switchName(s, id));
    if (last > id.number)
        text += Figures::tr(" to %1").arg(last);
    if (grid.perPod > 0)
        text += Figures::tr(", pod %1").arg(id.number / grid.perPod);
    if (isDown(s, id))
        return text + Figures::tr(": out of service");
    if (s.network.hasLoads) {
        const auto load = loadOf(s, grid, id);
        text += Figures::tr(": load %1 on average, %2 at most")
                    .arg(shown(load.mean, Unit::One, 2), shown(load.most, Unit::One, 2));
    }
    return text;
}

void paintSwitches(QPainter &p, const Scene &s, const TopologyOptions &options, const Theme &theme, Marks &marks)
{
    const auto &network = s.network.columns->network();
    const auto grid = switchGrid(s, network, options.place.at.tier);
    if (!grid)
        return;
    const auto &fabric = s.evaluation->fabric;
    const auto &tier = fabric.tiers[grid->tier - 1];
    const auto ports = tier.up > 0 ? Figures::tr("%1 ports down, %2 up").arg(tier.down).arg(tier.up)
                                   : Figures::tr("%1 ports down").arg(tier.down);
    const QRectF line(s.frame.left.left(), s.frame.left.top() - 2, s.frame.legend.width(), switchTitle - 4);
    p.setFont(font(Type::Title));
    p.setPen(theme.ink);
    const auto title = tierName(static_cast<int>(grid->tier));
    drawLine(p, line, title);
    const double after = textWidth(p.font(), title) + 8;
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const auto count = shown(static_cast<double>(grid->perTree), Unit::Count);
    const auto trees = network.trees();
    auto text = trees == 1    ? Figures::tr("%1 switches").arg(count)
        : network.rails() > 1 ? Figures::tr("%1 switches in each of %2 rails").arg(count).arg(trees)
                              : Figures::tr("%1 switches, a chip of each in all %2 planes").arg(count).arg(trees);
    QStringList wordings{text, Figures::tr("%1 switches").arg(count)}; // the fullest first
    const double counted = tier.switches / fabric.rails;
    if (std::round(counted) != static_cast<double>(grid->perTree)) {
        text += Figures::tr(" as simulated (%1 by their ports)").arg(shown(counted, Unit::Count));
        wordings.prepend(text);
    }
    if (grid->perCell > 1) {
        text += Figures::tr(", %1 to a cell").arg(grid->perCell);
        wordings.prepend(text);
    }
    text += QStringLiteral(", ") + ports;
    wordings.prepend(text);
    drawLine(p, line.adjusted(after, 0, 0, 0), fitting(p.font(), wordings, line.width() - after));
    marks.push_back({line, Figures::tr("%1: %2").arg(title, text), QByteArrayLiteral("fabric.switches")});

    for (std::size_t b = 0; b < grid->blocks.size(); ++b)
        drawBlock(p, s, *grid, b, theme);
    const auto areaOf = [&](const flow::SwitchId &id) {
        const auto [block, cell] = grid->cellOf(id);
        return grid->areaOf(block, cell);
    };
    for (const auto &failure : s.network.failures) {
        if (failure.kind == flow::Failure::Kind::Switch && failure.tier == grid->tier &&
            failure.plane < network.trees() && failure.number < grid->perTree) {
            const auto area = areaOf({failure.plane, failure.tier, failure.number});
            p.fillRect(area.adjusted(0, 0, -1, -1), theme.error);
            marks.push_back({area, Figures::tr("%1: out of service").arg(failureName(failure, s.network.hasRails())),
                             QByteArrayLiteral("network.failed")});
        }
    }
    for (const auto &[id, hot] : hotSwitches(s, grid->tier)) {
        const auto area = areaOf(id);
        frameCell(p, area, s.network.stale ? theme.ink3 : theme.worse, 2);
        marks.push_back({area, cellText(s, *grid, id) + QLatin1Char('\n') + hotText(*s.network.result, hot),
                         QByteArrayLiteral("flow.p99_fct_s")});
    }
    for (std::size_t b = 0; b < grid->blocks.size(); ++b) {
        const auto &block = grid->blocks[b];
        marks.push_back({block.area,
                         Figures::tr("%1 %2: %3 switches").arg(title, block.name).arg(grid->perTree * block.trees),
                         QByteArrayLiteral("fabric.switches")});
    }
    if (options.hoveredSwitch && options.hoveredSwitch->tier == grid->tier)
        frameCell(p, areaOf(*options.hoveredSwitch), theme.ink, 1);
    if (options.place.level == TopologyLevel::Tier && !theme.print)
        frameCell(p, areaOf(options.place.at), theme.accent, 2);
}

} // namespace gigasite::topology
