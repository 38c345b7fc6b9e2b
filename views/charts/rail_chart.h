// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/line_chart.h"
#include "views/charts/rail_bars.h"
#include "views/charts/view_switch.h"
#include "views/snapshot.h"

#include <QLabel>
#include <QStackedWidget>

namespace gigasite {

/// The rail-only analysis as the paper draws it (Wang 2023): iteration time against the size of a scale-up domain and
/// how near the any-to-any ideal a batch comes (Figs 7 and 8), or who talks to whom and what any-to-any would gain
/// (Figs 3 and 5). Does no work while hidden; says why where the analysis does not apply.
class RailChart : public QStackedWidget {
    Q_OBJECT
public:
    explicit RailChart(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    const LineChart &domains() const { return *domains_; }
    const LineChart &batches() const { return *batches_; }
    const RailBars &bars() const { return *bars_; }
    void setView(int view); ///< 0 = Figs 7 and 8, 1 = Figs 3 and 5

protected:
    void showEvent(QShowEvent *event) override;

private:
    void rebuild();
    void rebuildBars(const Evaluation &evaluation);
    void rebuildCurves(const Evaluation &evaluation);

    Snapshot snapshot_;
    LineChart *domains_;
    LineChart *batches_;
    RailBars *bars_;
    ViewSwitch *switch_;
    QStackedWidget *views_;
    std::vector<RailCase> paper_; ///< the paper's own, once they were needed
    QLabel *reason_;
};

} // namespace gigasite
