// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/rail_chart.h"

#include "model/evaluate/stages.h"
#include "model/explore/rail_sweep.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QHBoxLayout>

namespace gigasite {

namespace {

constexpr LineChart::Room narrow{.values = 46, .names = 116, .compact = true};

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
    , domains_(new LineChart({.title = tr("GPUs of a scale-up domain"), .logarithmic = true, .doublings = true},
                             {.title = tr("iteration time"), .unit = Unit::Second, .logarithmic = true}, narrow))
    , batches_(new LineChart({.title = tr("tokens of a batch"), .unit = Unit::Token, .logarithmic = true},
                             {.title = tr("% of any-to-any speed"), .unit = Unit::One, .step = 20, .high = 100},
                             narrow))
    , bars_(new RailBars)
    , switch_(new ViewSwitch(
          {{tr("Domains, batches"),
            tr("The rail-only paper's arithmetic for this scenario, Figs 7 and 8: its iteration time, not the step "
               "time")},
           {tr("Traffic, gain"),
            tr("The rail-only paper's arithmetic, Figs 3 and 5: this scenario and the paper's models")}}))
    , views_(new QStackedWidget)
    , reason_(new QLabel)
{
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(domains_);
    row->addWidget(batches_);
    domains_->setHeading(tr("Iteration time, rail-only paper, Fig 7"));
    batches_->setHeading(tr("% of any-to-any speed, rail-only paper, Fig 8b"));
    views_->addWidget(both);
    views_->addWidget(bars_);
    auto *page = new QWidget;
    page->setAttribute(Qt::WA_StyledBackground);
    page->setObjectName(QStringLiteral("railPage"));
    auto *line = new QHBoxLayout(page);
    line->setContentsMargins({});
    line->setSpacing(0);
    line->addWidget(switch_);
    line->addWidget(views_, 1);
    addWidget(page);
    connect(switch_, &ViewSwitch::chosen, this, [this](int view) {
        views_->setCurrentIndex(view);
        if (isVisible())
            rebuild();
    });
    reason_->setObjectName(QStringLiteral("railReason"));
    reason_->setAlignment(Qt::AlignCenter);
    reason_->setWordWrap(true);
    addWidget(reason_);
}

void RailChart::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#railPage { background: %1; } #railReason { background: %1; color: %2; }")
                      .arg(theme.figure.name(), theme.ink2.name()));
    domains_->setTheme(theme);
    batches_->setTheme(theme);
    bars_->setTheme(theme);
    switch_->setTheme(theme);
}

void RailChart::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot.withoutNetwork();
    if (isVisible())
        rebuild();
}

void RailChart::showEvent(QShowEvent *event)
{
    QStackedWidget::showEvent(event);
    rebuild();
}

void RailChart::setView(int view)
{
    switch_->choose(view);
}

void RailChart::rebuild()
{
    const auto &e = snapshot_.evaluation && snapshot_.evaluation->rail ? snapshot_.evaluation : snapshot_.complete;
    const bool applies = e && e->rail;
    setCurrentIndex(applies ? 0 : 1);
    if (!applies && snapshot_.scenario)
        reason_->setText(translate(whyNoRail(*snapshot_.scenario)));
    if (applies && views_->currentIndex() == 0)
        rebuildCurves(*e);
    else if (applies)
        rebuildBars(*e);
}

void RailChart::rebuildBars(const Evaluation &e)
{
    if (paper_.empty() && snapshot_.facts)
        paper_ = paperRailCases(*snapshot_.facts);
    std::vector<RailCase> cases{{tr("this scenario").toStdString(), *e.rail, {}, {}, {}}};
    cases.insert(cases.end(), paper_.begin(), paper_.end());
    bars_->setCases(std::move(cases));
}

void RailChart::rebuildCurves(const Evaluation &e)
{
    std::vector<LineChart::Line> lines;
    for (const auto &curve : railDomainSweep(e)) {
        LineChart::Line line{.name = tr("%1 GPUs").arg(shown(curve.of, Unit::Count)),
                             .points = drawn(curve, iterationOf)};
        line.emphasised = curve.own;
        lines.push_back(std::move(line));
        if (curve.own)
            lines.push_back({.name = tr("any-to-any"), .points = drawn(curve, idealOf), .dashed = true});
    }
    domains_->setLines(lines);
    domains_->setMarker({e.rail->in.domain, e.rail->time.total().si()}, shown(e.rail->time.total().si(), Unit::Second));
    lines.clear();
    for (const auto &curve : railBatchSweep(e)) {
        LineChart::Line line{.name = tr("domain of %1").arg(shown(curve.of, Unit::Count)),
                             .points = drawn(curve, percentOf)};
        line.emphasised = curve.own;
        lines.push_back(std::move(line));
    }
    batches_->setLines(lines);
    const double share = e.rail->relative();
    batches_->setMarker({e.rail->in.batchTokens, 100 * share}, shown(share, Unit::Ratio));
}

} // namespace gigasite
