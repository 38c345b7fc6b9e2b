// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/line_chart.h"
#include "views/snapshot.h"

#include <QLabel>
#include <QStackedWidget>

namespace gigasite {

/// The rail-only analysis as the paper draws it (Wang 2023, Figs 7 and 8): iteration time against the size of a
/// scale-up domain, and how near the any-to-any ideal a batch comes. Does no work while hidden; says why where the
/// analysis does not apply.
class RailChart : public QStackedWidget {
    Q_OBJECT
public:
    explicit RailChart(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    const LineChart &domains() const { return *domains_; }
    const LineChart &batches() const { return *batches_; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void rebuild();

    Snapshot snapshot_;
    LineChart *domains_;
    LineChart *batches_;
    QLabel *reason_;
};

} // namespace gigasite
