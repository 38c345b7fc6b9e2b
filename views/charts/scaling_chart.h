// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/line_chart.h"
#include "views/snapshot.h"

namespace gigasite {

/// Loss-optimal parameters against months of computing under the four scaling laws (nextgen Fig. 1a), and where the
/// scenario stands. Does no work while hidden.
class ScalingChart : public LineChart {
    Q_OBJECT
public:
    explicit ScalingChart(QWidget *parent = nullptr);

    void setSnapshot(const Snapshot &snapshot);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void rebuild();

    Snapshot snapshot_;
};

} // namespace gigasite
