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

constexpr double portTitle = 16, boxHeight = 22, betweenPorts = 8;
constexpr double mostPort = 48, leastPort = 4;
constexpr double mostListed = 48; ///< most loaded ports beside the switch
constexpr double sideWidth = 176, portRow = 14;

/// Puts ports `from` … `to` into rows of an area, as large as they fit.
void placeRows(PortGrid &grid, std::size_t from, std::size_t to, const QRectF &area)
{
    const auto count = static_cast<double>(to - from);
    if (to <= from)
        return;
    double side = std::clamp(std::floor(std::sqrt(area.width() * area.height() / count)), leastPort, mostPort);
    const auto columnsOf = [&] { return std::max(1.0, std::floor(area.width() / side)); };
    while (side > leastPort && std::ceil(count / columnsOf()) * side > area.height())
        side -= 0.5;
    const double columns = columnsOf();
    for (std::size_t i = from; i < to; ++i) {
        const auto n = static_cast<double>(i - from);
        const double row = std::floor(n / columns);
        grid.areas[i] = {area.left() + (n - row * columns) * side, area.top() + row * side, side, side};
    }
}

bool isDown(const Scene &s, const flow::SwitchPort &port)
{
    const auto &failures = s.network.failures;
    return std::any_of(failures.begin(), failures.end(), [&](const flow::Failure &f) {
        return f == port.cable || (f.kind == flow::Failure::Kind::Plane && f.plane == port.cable.plane);
    });
}

QString endOf(const Scene &s, const flow::SwitchId &id, const flow::SwitchPort &port)
{
    if (const auto other = neighbourOf(id, port))
        return Figures::tr("tier %1, switch %2").arg(other->tier).arg(other->number);
    const auto &network = s.network.columns->network();
    const auto host = network.hostAt(id.tree, static_cast<std::uint32_t>(port.neighbour));
    return host < network.spec().hosts ? Figures::tr("host %1").arg(host) : Figures::tr("no host");
}

/// Left the way up, right the way down, as they are in the tree.
void drawPort(QPainter &p, const Scene &s, const flow::SwitchPort &port, const QRectF &area, const Theme &theme)
{
    const auto inner = area.adjusted(0, 0, -1, -1);
    if (isDown(s, port)) {
        p.fillRect(inner, theme.error);
        return;
    }
    if (!s.network.hasLoads) {
        p.fillRect(inner, theme.idleFill);
        return;
    }
    const auto &loads = s.network.result->linkLoads;
    const double up = loads.of(port.up ? port.out : port.in), down = loads.of(port.up ? port.in : port.out);
    const double half = std::floor(inner.width() / 2);
    const auto colour = [&](double load) {
        const auto fill = loadColour(load, theme);
        return s.network.stale ? blended(fill, theme.figure, 0.55) : fill;
    };
    p.fillRect(QRectF(inner.left(), inner.top(), half, inner.height()), colour(up));
    p.fillRect(QRectF(inner.left() + half, inner.top(), inner.width() - half, inner.height()), colour(down));
}

void outline(QPainter &p, const QRectF &area, const QColor &colour)
{
    p.setPen(QPen(colour, 2));
    p.setBrush(Qt::NoBrush);
    p.drawRect(area.adjusted(-0.5, -0.5, -0.5, -0.5));
}

double mostOf(const Scene &s, const flow::SwitchPort &port)
{
    const auto &loads = s.network.result->linkLoads;
    return std::max(loads.of(port.out), loads.of(port.in));
}

/// The most loaded ports, most first.
std::vector<std::size_t> busiest(const Scene &s, const std::vector<flow::SwitchPort> &ports, std::size_t listed)
{
    std::vector<std::size_t> order(ports.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto count = std::min(listed, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](std::size_t a, std::size_t b) {
                          const double x = mostOf(s, ports[a]), y = mostOf(s, ports[b]);
                          return x != y ? x > y : a < b;
                      });
    order.resize(count);
    return order;
}

void drawSide(QPainter &p, const Scene &s, const PortGrid &grid, const flow::SwitchId &id, const Theme &theme,
              Marks &marks)
{
    if (grid.side.isEmpty() || !s.network.hasLoads)
        return;
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    double y = grid.side.top();
    drawLine(p, {grid.side.left(), y, grid.side.width(), portRow}, Figures::tr("Busiest ports"));
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    drawLine(p, {grid.side.left(), y, grid.side.width(), portRow}, Figures::tr("load"), Qt::AlignRight);
    y += portRow + 4;
    const auto listed = std::clamp(std::floor((grid.side.bottom() - y) / portRow), 0.0, mostListed);
    for (const auto i : busiest(s, grid.ports, static_cast<std::size_t>(listed))) {
        const auto &port = grid.ports[i];
        const QRectF line(grid.side.left(), y, grid.side.width(), portRow);
        p.setFont(font(Type::LabelBold));
        p.setPen(s.network.stale ? theme.ink3 : theme.ink);
        drawTabular(p, line, shown(mostOf(s, port), Unit::One, 2), Qt::AlignRight);
        p.setFont(font(Type::Label));
        p.setPen(s.network.stale ? theme.ink3 : theme.ink2);
        drawLine(p, line.adjusted(0, 0, -36, 0), endOf(s, id, port));
        marks.push_back({line, portText(s, id, port), QByteArrayLiteral("flow.p99_fct_s")});
        y += portRow;
    }
}

} // namespace

int PortGrid::at(QPointF point) const
{
    const auto at = std::find_if(areas.begin(), areas.end(), [&](const QRectF &area) { return area.contains(point); });
    return at == areas.end() ? -1 : static_cast<int>(at - areas.begin());
}

int PortGrid::walked(int from, QPoint step) const
{
    if (areas.empty())
        return -1;
    if (from < 0 || static_cast<std::size_t>(from) >= areas.size())
        return 0;
    const auto now = areas[static_cast<std::size_t>(from)].center();
    int best = from;
    double least = 0;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const auto away = areas[i].center() - now;
        const double along = away.x() * step.x() + away.y() * step.y();
        const double across = std::abs(away.x() * step.y()) + std::abs(away.y() * step.x());
        const double distance = along + 3 * across;
        if (along > 0.5 && (best == from || distance < least)) {
            best = static_cast<int>(i);
            least = distance;
        }
    }
    return best;
}

std::optional<flow::SwitchId> neighbourOf(const flow::SwitchId &id, const flow::SwitchPort &port)
{
    if (!port.up && id.tier == 1)
        return std::nullopt;
    return flow::SwitchId{id.tree, port.up ? id.tier + 1 : id.tier - 1, port.neighbour};
}

PortGrid portGrid(const Scene &s, const flow::Network &network, const flow::SwitchId &id)
{
    PortGrid grid;
    grid.ports = flow::portsOf(network, id);
    grid.areas.resize(grid.ports.size());
    QRectF all(s.frame.left.left(), s.frame.left.top(), s.frame.legend.width(),
               s.frame.legend.top() - 8 - s.frame.left.top());
    if (all.width() >= 2 * sideWidth) {
        grid.side = {all.right() - sideWidth, all.top(), sideWidth, all.height()};
        all.setRight(grid.side.left() - 14);
    }
    const auto down = static_cast<std::size_t>(
        std::count_if(grid.ports.begin(), grid.ports.end(), [](const flow::SwitchPort &port) { return !port.up; }));
    const auto up = grid.ports.size() - down;
    const double titles = portTitle * (up > 0 ? 2 : 1);
    const double room = std::max(all.height() - titles - boxHeight - (up > 0 ? 2 : 1) * betweenPorts, 0.0);
    const double share = static_cast<double>(up) / static_cast<double>(std::max<std::size_t>(grid.ports.size(), 1));
    const double above = up > 0 ? std::clamp(room * share, std::min(room / 2, 24.0), room - 24) : 0;
    double y = all.top();
    if (up > 0) {
        grid.upTitle = {all.left(), y, all.width(), portTitle};
        placeRows(grid, down, grid.ports.size(), {all.left(), y + portTitle, all.width(), above});
        y = grid.areas.back().bottom() + betweenPorts; // closes up below the last row
    }
    grid.box = {all.left(), y, all.width(), boxHeight};
    y += boxHeight + betweenPorts;
    grid.downTitle = {all.left(), y, all.width(), portTitle};
    placeRows(grid, 0, down, {all.left(), y + portTitle, all.width(), std::max(all.bottom() - y - portTitle, 1.0)});
    return grid;
}

QString portText(const Scene &s, const flow::SwitchId &id, const flow::SwitchPort &port)
{
    auto text = Figures::tr("Cable %1.%2.%3, %4 to %5")
                    .arg(port.cable.plane)
                    .arg(port.cable.tier)
                    .arg(port.cable.number)
                    .arg(port.up ? Figures::tr("up") : Figures::tr("down"), endOf(s, id, port));
    if (isDown(s, port))
        return text + Figures::tr(": out of service");
    if (s.network.hasLoads) {
        const auto &loads = s.network.result->linkLoads;
        text += Figures::tr(": load %1 up, %2 down")
                    .arg(shown(loads.of(port.up ? port.out : port.in), Unit::One, 2),
                         shown(loads.of(port.up ? port.in : port.out), Unit::One, 2));
    }
    return text;
}

void paintPorts(QPainter &p, const Scene &s, const TopologyOptions &options, const Theme &theme, Marks &marks)
{
    const auto &network = s.network.columns->network();
    const auto &id = options.place.at;
    const auto grid = portGrid(s, network, id);
    const auto down = static_cast<std::size_t>(
        std::count_if(grid.ports.begin(), grid.ports.end(), [](const flow::SwitchPort &port) { return !port.up; }));
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    const int tier = static_cast<int>(id.tier);
    if (!grid.upTitle.isEmpty())
        drawLine(p, grid.upTitle, Figures::tr("%1 up to tier %2").arg(grid.ports.size() - down).arg(tier + 1));
    drawLine(p, grid.downTitle,
             tier == 1 ? Figures::tr("%1 down to NICs").arg(down)
                       : Figures::tr("%1 down to tier %2").arg(down).arg(tier - 1));

    const bool dead = std::any_of(s.network.failures.begin(), s.network.failures.end(), [&](const flow::Failure &f) {
        return f.plane == id.tree &&
            (f.kind == flow::Failure::Kind::Plane ||
             (f.kind == flow::Failure::Kind::Switch && f.tier == id.tier && f.number == id.number));
    });
    p.fillRect(grid.box, dead ? theme.error : theme.ink2);
    p.fillRect(grid.box.adjusted(1, 1, -1, -1), dead ? theme.errorTint : theme.figure);
    auto name = Figures::tr("%1, %2").arg(tierName(tier), switchName(s, id));
    if (dead)
        name += Figures::tr(": out of service");
    p.setFont(font(Type::LabelBold));
    p.setPen(dead ? theme.error : theme.ink);
    drawLine(p, grid.box, fitting(p.font(), {name, switchName(s, id)}, grid.box.width()), Qt::AlignHCenter);
    marks.push_back({grid.box, name, QByteArrayLiteral("fabric.switches")});

    for (std::size_t i = 0; i < grid.ports.size(); ++i) {
        drawPort(p, s, grid.ports[i], grid.areas[i], theme);
        marks.push_back({grid.areas[i], portText(s, id, grid.ports[i]), QByteArrayLiteral("flow.p99_fct_s")});
    }
    if (options.hoveredPort >= 0 && static_cast<std::size_t>(options.hoveredPort) < grid.areas.size())
        outline(p, grid.areas[static_cast<std::size_t>(options.hoveredPort)], theme.ink);
    if (options.focusedPort >= 0 && static_cast<std::size_t>(options.focusedPort) < grid.areas.size())
        outline(p, grid.areas[static_cast<std::size_t>(options.focusedPort)], theme.accent);
    drawSide(p, s, grid, id, theme, marks);
}

} // namespace gigasite::topology
