// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_figure.h"
#include "views/figures/topology_scene.h"

#include <optional>

namespace gigasite::topology {

/// Below the whole network: the switches of one tier, and the ports of one switch.

/// The switches of a tier in the order of their numbers, in blocks, one per plane; all planes (or rails) in one block
/// where there are more than four. A cell stands for `perCell` neighbours where there are too many to see.
struct SwitchGrid {
    struct Block {
        QRectF area;
        std::uint32_t tree = 0, trees = 1; ///< the first it shows, how many
        std::int64_t cells = 0;
        QString name; ///< "plane 2"; empty where there is one plane only
    };

    std::uint32_t tier = 1;
    std::uint64_t perTree = 0; ///< switches
    std::uint64_t perCell = 1;
    std::uint64_t perPod = 0; ///< neighbours below one subtree of the next tier; 0 at the top
    std::int64_t columns = 1; ///< of a block
    double cell = 0; ///< side of one
    std::vector<Block> blocks;

    QRectF areaOf(std::size_t block, std::int64_t cell) const;
    std::optional<flow::SwitchId> at(QPointF point) const; ///< the first of the cell
    /// Moved by cells; stays where there is none.
    flow::SwitchId walked(const flow::SwitchId &from, QPoint step) const;
    std::pair<std::size_t, std::int64_t> cellOf(const flow::SwitchId &id) const; ///< block and cell
};

/// Where the cells of the figure stand; nothing without a network to simulate.
std::optional<SwitchGrid> switchGrid(const Scene &scene, const flow::Network &network, std::uint32_t tier);

/// The ports of a switch: those up in rows above it, those down below.
struct PortGrid {
    std::vector<flow::SwitchPort> ports;
    std::vector<QRectF> areas; ///< by port
    QRectF box; ///< the switch
    QRectF upTitle, downTitle, side;

    int at(QPointF point) const; ///< index of a port; -1 = none
    int walked(int from, QPoint step) const;
};

PortGrid portGrid(const Scene &scene, const flow::Network &network, const flow::SwitchId &id);

/// The place itself where it exists in this network, else the nearest above it.
TopologyPlace existing(const Scene &scene, const TopologyPlace &place);

/// "plane 1, switch 17" as titles, trails and screen readers have it.
QString switchName(const Scene &scene, const flow::SwitchId &id);
QString cellText(const Scene &scene, const SwitchGrid &grid, const flow::SwitchId &id);
QString portText(const Scene &scene, const flow::SwitchId &id, const flow::SwitchPort &port);
/// The switch a port leads to; nothing for a host's.
std::optional<flow::SwitchId> neighbourOf(const flow::SwitchId &id, const flow::SwitchPort &port);

void paintSwitches(QPainter &p, const Scene &scene, const TopologyOptions &options, const Theme &theme, Marks &marks);
void paintPorts(QPainter &p, const Scene &scene, const TopologyOptions &options, const Theme &theme, Marks &marks);

} // namespace gigasite::topology
