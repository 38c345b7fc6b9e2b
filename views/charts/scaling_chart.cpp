// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scaling_chart.h"

#include "model/explore/scaling_curve.h"
#include "model/scenario/parameter_table.h"
#include "views/paint/text.h"
#include "views/translate.h"

namespace gigasite {

ScalingChart::ScalingChart(QWidget *parent)
    : LineChart(tr("months at full peak"), tr("loss-optimal parameters"), Unit::Parameter, parent)
{
}

void ScalingChart::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot.withoutNetwork();
    if (isVisible())
        rebuild();
}

void ScalingChart::showEvent(QShowEvent *event)
{
    LineChart::showEvent(event);
    rebuild();
}

void ScalingChart::rebuild()
{
    if (!snapshot_.complete)
        return;
    const auto &choices = findParameter("training.law")->choiceLabels;
    std::vector<Line> lines;
    for (const auto &curve : scalingCurves(*snapshot_.complete)) {
        Line line{.name = gigasite::translate(choices[static_cast<std::size_t>(curve.law)])};
        line.emphasised = curve.law == snapshot_.completeScenario->training.law;
        line.dashed = curve.law == ScalingLaw::Hoffmann3Constants;
        for (const auto &p : curve.points)
            line.points << QPointF(p.months, p.params);
        lines.push_back(std::move(line));
    }
    setLines(lines);
    const double months = snapshot_.completeScenario->training.days / 30;
    const double params = snapshot_.complete->scaling.params;
    setMarker({months, params}, tr("%1 in %2 months").arg(shown(params, Unit::Parameter), shown(months, Unit::One)));
}

} // namespace gigasite
