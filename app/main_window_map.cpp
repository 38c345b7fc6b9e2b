// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to the power map in the main window: its layers, its heading, the bar that splits the racks.
#include "app/main_window.h"

#include "model/evaluate/figure_table.h"
#include "model/site/average_energy.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

/// For which sites the energy's price and carbon are those of the whole country; empty where they are for none.
QString averageWords(const PowerPlan &plan)
{
    const auto numbers = sitesOnAverage(plan);
    QStringList named;
    for (const int number : numbers)
        named << QString::number(number);
    if (numbers.empty())
        return {};
    return numbers.size() == plan.sites.size()
        ? MainWindow::tr("US average")
        : MainWindow::tr("US average for site %1").arg(named.join(QStringLiteral(", ")));
}

/// What the split pays for energy and what carbon that is; and shorter.
std::pair<QString, QString> mapSubtitle(const Scenario &scenario, const Evaluation &e)
{
    const auto rule = MainWindow::tr("headroom at %1").arg(shown(scenario.grid.curtailment, Unit::Ratio, 2));
    const auto usd = figureValue(e, "power.usd_per_kwh").value, grams = figureValue(e, "power.co2_g_per_kwh").value;
    if (!usd || !grams)
        return {rule, rule};
    const auto cents = localDecimal(100 * *usd, 1), carbon = localDecimal(*grams, 0);
    if (const auto average = averageWords(e.power); !average.isEmpty())
        return {MainWindow::tr("%1 · %2 ¢/kWh · %3 g CO₂/kWh (%4)").arg(rule, cents, carbon, average),
                sitesOnAverage(e.power).size() == e.power.sites.size()
                    ? MainWindow::tr("US avg., %1 g CO₂").arg(carbon)
                    : MainWindow::tr("part US avg., %1 g").arg(carbon)};
    return {MainWindow::tr("%1 · %2 ¢/kWh · %3 g CO₂/kWh").arg(rule, cents, carbon),
            MainWindow::tr("%1 ¢ · %2 g CO₂").arg(cents, carbon)};
}

} // namespace

/// What is shown of the map, by its heading, and how the racks are split, below it.
void MainWindow::buildMapControls()
{
    mapControls_ = new MapControls(*map_);
    panes_[0]->addHeaderWidget(mapControls_);
    panes_[0]->keepSubtitle(tr("%1 ¢ · %2 g CO₂").arg(QStringLiteral("88.8")).arg(888));
    split_ = new SplitBar;
    panes_[0]->addFooter(split_);
    connect(split_, &SplitBar::editRequested, this, &MainWindow::editByHand);
    connect(split_, &SplitBar::undoGestureRequested, &document_, &Document::cancelGesture);
    restoreMapLayers();
    connect(map_, &MapCanvas::layersChanged, this, [this] {
        showSubtitles();
        if (!settings_)
            return;
        const auto &layers = map_->layers();
        settings_->setValue(QStringLiteral("map/colouring"), static_cast<int>(layers.colouring));
        settings_->setValue(QStringLiteral("map/corridors"), layers.corridors);
        settings_->setValue(QStringLiteral("map/plants"), layers.plants);
        settings_->setValue(QStringLiteral("map/realSites"), layers.realSites);
    });
}

void MainWindow::restoreMapLayers()
{
    if (!settings_)
        return;
    const auto kept = [this](const char *name, bool otherwise) {
        return settings_->value(QLatin1String("map/") + QLatin1String(name), otherwise).toBool();
    };
    MapLayers layers;
    layers.colouring = static_cast<MapColouring>(std::clamp(
        settings_->value(QStringLiteral("map/colouring"), 0).toInt(), 0, static_cast<int>(MapColouring::Water)));
    layers.corridors = kept("corridors", layers.corridors);
    layers.plants = kept("plants", layers.plants);
    layers.realSites = kept("realSites", layers.realSites);
    map_->setLayers(layers);
}

void MainWindow::showMapSubtitle()
{
    const auto &snapshot = service_.snapshot();
    const auto [whole, brief] = mapSubtitle(*snapshot.scenario, *snapshot.evaluation);
    panes_[0]->setSubtitle(whole, brief);
}

} // namespace gigasite
