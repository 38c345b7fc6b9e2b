// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_controls.h"

#include "views/figures/figure_pane.h"
#include "views/figures/segments.h"
#include "views/paint/text_size.h"

#include <QHBoxLayout>
#include <QMenu>

namespace gigasite {

namespace {

constexpr double buttonZoom = 1.6;

}

MapControls::MapControls(MapCanvas &map, QWidget *parent)
    : QWidget(parent)
    , map_(map)
    , colouring_(
          new Segments(tr("Ground"),
                       {{tr("headroom"), tr("Discs: what every balancing authority can still power")},
                        {tr("price"), tr("Land by the industrial price of electricity of its balancing authority")},
                        {tr("CO₂"), tr("Land by the average carbon intensity of its grid")},
                        {tr("water"), tr("Land by the water that the power plants of its grid consume")}}))
    , layers_(new QToolButton)
{
    setAccessibleName(tr("Power map"));
    auto *menu = new QMenu(layers_);
    layers_->setMenu(menu);
    layers_->setPopupMode(QToolButton::InstantPopup);
    layers_->setObjectName(QStringLiteral("layers"));
    layers_->setAutoRaise(true);
    layers_->setToolTip(tr("Layers of the map, zoom, best sites"));
    layers_->setAccessibleName(tr("Layers"));
    entries_ = {
        std::pair{addLayer(tr("Corridors"), &MapLayers::corridors), &MapLayers::corridors},
        std::pair{addLayer(tr("Power plants"), &MapLayers::plants), &MapLayers::plants},
        std::pair{addLayer(tr("Real AI sites (Epoch AI, CC BY)"), &MapLayers::realSites), &MapLayers::realSites}};
    menu->addSeparator();
    connect(menu->addAction(tr("Zoom in (+)")), &QAction::triggered, &map_, [this] { map_.zoomBy(buttonZoom); });
    connect(menu->addAction(tr("Zoom out (-)")), &QAction::triggered, &map_, [this] { map_.zoomBy(1 / buttonZoom); });
    home_ = menu->addAction(tr("Whole map (Home)"));
    connect(home_, &QAction::triggered, &map_, &MapCanvas::goHome);
    menu->addSeparator();
    connect(menu->addAction(tr("Best sites…")), &QAction::triggered, this, &MapControls::bestSitesRequested);
    connect(menu, &QMenu::aboutToShow, this, &MapControls::showLayers);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(colouring_);
    row->addWidget(layers_);
    connect(colouring_, &Segments::chosen, this, [this](int chosen) {
        auto layers = map_.layers();
        layers.colouring = static_cast<MapColouring>(chosen);
        map_.setLayers(layers);
    });
    connect(&map_, &MapCanvas::layersChanged, this, &MapControls::showLayers);
}

QAction *MapControls::addLayer(const QString &text, bool MapLayers::*layer)
{
    auto *action = layers_->menu()->addAction(text);
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, [this, layer](bool shown) { setLayer(layer, shown); });
    return action;
}

void MapControls::setLayer(bool MapLayers::*layer, bool shown)
{
    auto layers = map_.layers();
    layers.*layer = shown;
    map_.setLayers(layers);
}

void MapControls::showLayers()
{
    const auto layers = map_.layers();
    colouring_->choose(static_cast<int>(layers.colouring));
    for (const auto &[action, layer] : entries_)
        action->setChecked(layers.*layer);
    home_->setEnabled(!map_.camera().isHome());
}

void MapControls::setTheme(const Theme &theme)
{
    layers_->setFixedSize(uiLength(22), uiLength(22));
    layers_->setIconSize({uiLength(16), uiLength(16)});
    layers_->setIcon(lineIcon(QStringLiteral("layers"), theme.ink2));
}

} // namespace gigasite
