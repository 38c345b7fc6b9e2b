// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/rail_chart.h"

#include "model/explore/rail_sweep.h"
#include "views/paint/text.h"

#include <QHBoxLayout>

namespace gigasite {

namespace {

constexpr LineChart::Room narrow{.values = 76, .names = 130, .compact = true};

QList<QPointF> drawn(const RailCurve &curve, double (*value)(const RailPoint &))
{
    QList<QPointF> points;
    for (const auto &p : curve.points)
        points << QPointF(p.at, value(p));
    return points;
}

double iterationOf(const RailPoint &p)
{
    return p.iteration.si();
}
double idealOf(const RailPoint &p)
{
    return p.ideal.si();
}
double percentOf(const RailPoint &p)
{
    return 100 * p.relative;
}

} // namespace

RailChart::RailChart(QWidget *parent)
    : QStackedWidget(parent)
    , domains_(new LineChart({.title = tr("GPUs of a scale-up domain"), .logarithmic = true},
                             {.title = tr("iteration time"), .unit = Unit::Second, .logarithmic = true}, narrow))
    , batches_(new LineChart({.title = tr("tokens of a batch"), .unit = Unit::Token, .logarithmic = true},
                             {.title = tr("% of any-to-any speed"), .unit = Unit::One, .step = 20, .high = 100},
                             narrow))
    , reason_(new QLabel(tr("The rail-only analysis knows one site; this scenario has several.")))
{
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(domains_);
    row->addWidget(batches_);
    addWidget(both);
    reason_->setAlignment(Qt::AlignCenter);
    reason_->setWordWrap(true);
    addWidget(reason_);
}

void RailChart::setTheme(const Theme &theme)
{
    domains_->setTheme(theme);
    batches_->setTheme(theme);
}

void RailChart::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot;
    if (isVisible())
        rebuild();
}

void RailChart::showEvent(QShowEvent *event)
{
    QStackedWidget::showEvent(event);
    rebuild();
}

void RailChart::rebuild()
{
    const auto &e = snapshot_.evaluation && snapshot_.evaluation->rail ? snapshot_.evaluation : snapshot_.complete;
    const bool applies = e && e->rail;
    setCurrentIndex(applies ? 0 : 1);
    if (!applies)
        return;
    std::vector<LineChart::Line> lines;
    for (const auto &curve : railDomainSweep(*e)) {
        LineChart::Line line{.name = tr("%1 GPUs").arg(shown(curve.of, Unit::Count)),
                             .points = drawn(curve, iterationOf)};
        line.emphasised = curve.own;
        lines.push_back(std::move(line));
        if (curve.own)
            lines.push_back({.name = tr("any-to-any"), .points = drawn(curve, idealOf), .dashed = true});
    }
    domains_->setLines(lines);
    domains_->setMarker({e->rail->in.domain, e->rail->time.total().si()},
                        shown(e->rail->time.total().si(), Unit::Second));
    lines.clear();
    for (const auto &curve : railBatchSweep(*e)) {
        LineChart::Line line{.name = tr("domain of %1").arg(shown(curve.of, Unit::Count)),
                             .points = drawn(curve, percentOf)};
        line.emphasised = curve.own;
        lines.push_back(std::move(line));
    }
    batches_->setLines(lines);
    const double share = e->rail->relative();
    batches_->setMarker({e->rail->in.batchTokens, 100 * share}, shown(share, Unit::Ratio));
}

} // namespace gigasite
