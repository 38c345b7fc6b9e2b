// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_canvas.h"

#include <QAction>
#include <QToolButton>
#include <QWidget>

#include <array>

namespace gigasite {

class Segments;

/// The map's controls in its heading: what the ground shows, and a menu of the layers and of where to look.
class MapControls : public QWidget {
    Q_OBJECT
public:
    explicit MapControls(MapCanvas &map, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    QToolButton &layerButton() { return *layers_; }

Q_SIGNALS:
    void bestSitesRequested();

private:
    void showLayers(); ///< what the map has, also where another hand set it
    void setLayer(bool MapLayers::*layer, bool shown);
    QAction *addLayer(const QString &text, bool MapLayers::*layer);

    MapCanvas &map_;
    Segments *colouring_;
    QToolButton *layers_;
    std::array<std::pair<QAction *, bool MapLayers::*>, 3> entries_;
    QAction *home_;
};

} // namespace gigasite
