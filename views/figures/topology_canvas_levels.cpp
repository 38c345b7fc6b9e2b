// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_canvas.h"

#include "views/figures/topology_levels.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace gigasite {

using namespace topology;

std::optional<Scene> TopologyCanvas::scene() const
{
    auto scene = canDraw() ? sceneOf(figureSize(), snapshot_) : std::nullopt;
    return scene && scene->network.columns ? std::move(scene) : std::nullopt;
}

void TopologyCanvas::setCostShown(bool cost)
{
    costShown_ = cost;
    besideChosen_ = true;
    if (isVisible())
        update();
}

void TopologyCanvas::goTo(const TopologyPlace &place)
{
    if (place == place_)
        return;
    const bool otherSwitch = place.at != place_.at || place.level != place_.level;
    place_ = place;
    hoveredSwitch_.reset();
    hoveredPort_ = -1;
    if (otherSwitch)
        focusedPort_ = -1;
    update();
    Q_EMIT trailChanged();
}

void TopologyCanvas::setLevel(TopologyLevel level)
{
    goTo({level, place_.at});
}

void TopologyCanvas::out()
{
    if (isInside())
        setLevel(place_.level == TopologyLevel::Switch ? TopologyLevel::Tier : TopologyLevel::Network);
}

QList<std::pair<QString, QString>> TopologyCanvas::trail() const
{
    QList<std::pair<QString, QString>> all{{tr("network"), tr("all")}};
    const auto now = isInside() ? scene() : std::nullopt;
    const auto place = now ? existing(*now, place_) : TopologyPlace{};
    if (place.level != TopologyLevel::Network)
        all << std::pair(tr("tier %1").arg(place.at.tier), tr("T%1").arg(place.at.tier));
    if (place.level == TopologyLevel::Switch)
        all << std::pair(switchName(*now, place.at), QString::number(place.at.number));
    return all;
}

/// Into what the pointer is on: the tier of a box, of a name or above a ribbon, a switch, what a port leads to.
void TopologyCanvas::deeperAt(QPointF point)
{
    const auto now = scene();
    if (!now)
        return;
    const auto &network = now->network.columns->network();
    const auto place = existing(*now, place_);
    if (place.level == TopologyLevel::Tier) {
        const auto grid = switchGrid(*now, network, place.at.tier);
        if (const auto at = grid ? grid->at(point) : std::nullopt)
            goTo({TopologyLevel::Switch, *at});
        return;
    }
    if (place.level == TopologyLevel::Switch) {
        const auto grid = portGrid(*now, network, place.at);
        const int port = grid.at(point);
        const auto other = port >= 0 ? neighbourOf(place.at, grid.ports[static_cast<std::size_t>(port)]) : std::nullopt;
        if (other)
            goTo({TopologyLevel::Switch, *other});
        return;
    }
    if (const int box = boxAt(now->tree, point); box >= 0) {
        const auto &vertex = now->tree.graph[static_cast<std::size_t>(box)];
        const auto tier = static_cast<std::uint32_t>(std::max(vertex.tier, 1));
        const auto tree = now->network.trees[static_cast<std::size_t>(vertex.plane)].first;
        const auto first = flow::switchesOf(network, tier) * static_cast<std::uint64_t>(vertex.column) /
            static_cast<std::uint64_t>(std::max(vertex.columns, 1));
        goTo({TopologyLevel::Tier, {tree, tier, first}});
        return;
    }
    for (std::size_t tier = 0; tier < now->frame.rowMiddles.size(); ++tier) {
        if (!now->frame.row(tier).contains(point))
            continue;
        goTo({TopologyLevel::Tier, {0, static_cast<std::uint32_t>(std::max<std::size_t>(tier, 1)), 0}});
        return;
    }
    if (const int ribbon = bundleAt(now->tree, point); ribbon >= 0)
        deeperAlong(*now, now->network.ribbons[static_cast<std::size_t>(ribbon)].ends);
}

/// To the first switch that a ribbon leads up into.
void TopologyCanvas::deeperAlong(const Scene &now, const RibbonEnds &ends)
{
    const auto first = now.network.columns->firstSwitch(ends.plane, ends.tier, ends.above, {});
    if (first)
        goTo({TopologyLevel::Tier, {first->plane, first->tier, first->number}});
}

/// By keyboard: from a chosen ribbon into the tier it leads up into, else into the first tier.
void TopologyCanvas::deeper()
{
    const auto now = scene();
    if (!now)
        return;
    const auto place = existing(*now, place_);
    if (place.level == TopologyLevel::Tier) {
        goTo({TopologyLevel::Switch, place.at});
    } else if (place.level == TopologyLevel::Switch) {
        const auto ports = flow::portsOf(now->network.columns->network(), place.at);
        const auto i = static_cast<std::size_t>(std::max(focusedPort_, 0));
        const auto other = focusedPort_ >= 0 && i < ports.size() ? neighbourOf(place.at, ports[i]) : std::nullopt;
        if (other)
            goTo({TopologyLevel::Switch, *other});
    } else {
        const auto i = static_cast<std::size_t>(std::max(focused_, 0));
        const bool chosen = focused_ >= 0 && i < now->tree.bundles.size();
        const int tier = chosen ? now->tree.bundles[i].tierBelow + 1 : 1;
        goTo({TopologyLevel::Tier, {0, static_cast<std::uint32_t>(tier), 0}});
    }
}

void TopologyCanvas::pressInside(QPointF point)
{
    const auto now = scene();
    if (!now)
        return;
    const auto place = existing(*now, place_);
    const auto &network = now->network.columns->network();
    if (place.level == TopologyLevel::Tier) {
        const auto grid = switchGrid(*now, network, place.at.tier);
        if (const auto at = grid ? grid->at(point) : std::nullopt)
            goTo({TopologyLevel::Tier, *at});
    } else if (place.level == TopologyLevel::Switch) {
        focusedPort_ = portGrid(*now, network, place.at).at(point);
        update();
    }
}

void TopologyCanvas::hoverInside(QPointF point)
{
    std::optional<flow::SwitchId> cell;
    int port = -1;
    if (const auto now = isInside() ? scene() : std::nullopt) {
        const auto place = existing(*now, place_);
        const auto &network = now->network.columns->network();
        if (place.level == TopologyLevel::Tier) {
            const auto grid = switchGrid(*now, network, place.at.tier);
            cell = grid ? grid->at(point) : std::nullopt;
        } else if (place.level == TopologyLevel::Switch) {
            port = portGrid(*now, network, place.at).at(point);
        }
        setCursor(cell || port >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    if (cell == hoveredSwitch_ && port == hoveredPort_)
        return;
    hoveredSwitch_ = cell;
    hoveredPort_ = port;
    update();
}

bool TopologyCanvas::walkInside(QPoint step)
{
    const auto now = scene();
    if (!now)
        return false;
    const auto place = existing(*now, place_);
    const auto &network = now->network.columns->network();
    if (place.level == TopologyLevel::Tier) {
        if (const auto grid = switchGrid(*now, network, place.at.tier))
            goTo({TopologyLevel::Tier, grid->walked(place.at, step)});
    } else if (place.level == TopologyLevel::Switch) {
        focusedPort_ = portGrid(*now, network, place.at).walked(focusedPort_, step);
        update();
    }
    return true;
}

QString TopologyCanvas::tooltipInside(QPointF point) const
{
    const auto now = scene();
    const auto place = now ? existing(*now, place_) : TopologyPlace{};
    if (place.level == TopologyLevel::Tier) {
        const auto grid = switchGrid(*now, now->network.columns->network(), place.at.tier);
        const auto at = grid ? grid->at(point) : std::nullopt;
        return at ? cellText(*now, *grid, *at) : QString();
    }
    if (place.level == TopologyLevel::Switch) {
        const auto grid = portGrid(*now, now->network.columns->network(), place.at);
        const int port = grid.at(point);
        return port >= 0 ? portText(*now, place.at, grid.ports[static_cast<std::size_t>(port)]) : QString();
    }
    return {};
}

std::vector<ServiceAction> TopologyCanvas::actionsAt(const Scene &now, QPointF point) const
{
    using Kind = flow::Failure::Kind;
    const auto place = existing(now, place_);
    if (place.level == TopologyLevel::Network)
        return serviceActions(now, point);
    const auto &network = now.network.columns->network();
    const auto failureOf = [](const flow::SwitchId &id) {
        return flow::Failure{Kind::Switch, id.tree, id.tier, static_cast<std::uint32_t>(id.number)};
    };
    if (place.level == TopologyLevel::Tier) {
        const auto grid = switchGrid(now, network, place.at.tier);
        const auto at = grid ? grid->at(point) : std::nullopt;
        return at ? serviceActions(now, failureOf(*at)) : std::vector<ServiceAction>{};
    }
    const auto grid = portGrid(now, network, place.at);
    const int port = grid.at(point);
    if (port >= 0)
        return serviceActions(now, grid.ports[static_cast<std::size_t>(port)].cable);
    return grid.box.contains(point) ? serviceActions(now, failureOf(place.at)) : std::vector<ServiceAction>{};
}

QPointF TopologyCanvas::focusInside(const Scene &now) const
{
    const auto place = existing(now, place_);
    const auto &network = now.network.columns->network();
    if (place.level == TopologyLevel::Tier) {
        if (const auto grid = switchGrid(now, network, place.at.tier)) {
            const auto [block, cell] = grid->cellOf(place.at);
            return grid->areaOf(block, cell).center();
        }
    } else if (place.level == TopologyLevel::Switch) {
        const auto grid = portGrid(now, network, place.at);
        const auto i = static_cast<std::size_t>(std::max(focusedPort_, 0));
        return focusedPort_ >= 0 && i < grid.areas.size() ? grid.areas[i].center() : grid.box.center();
    }
    return QPointF(figureSize().width() / 2, figureSize().height() / 2);
}

void TopologyCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        deeperAt(figurePoint(event->position()));
}

void TopologyCanvas::zoomStep(int direction, QPointF point)
{
    if (direction < 0)
        out();
    else if (place_.level != TopologyLevel::Switch) // a port is no level deeper
        deeperAt(point);
}

} // namespace gigasite
