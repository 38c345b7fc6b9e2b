// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/packet_reference.h"
#include "views/charts/bystander_figure.h"
#include "views/charts/line_chart.h"

#include <QWidget>

#include <thread>
#include <vector>

namespace gigasite {

/// Our simulation against packet level (nextgen Fig. 1b and 1c): permutations as distributions on the left, bystanders
/// of congestion on the right. Dots are packets, lines are ours. Nothing is read before it is first shown; then the
/// same flows are simulated on a thread of its own (some 0.15 s in all) and the lines appear as they are ready.
class PacketChart : public QWidget {
    Q_OBJECT
public:
    explicit PacketChart(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Runs predicted so far, those of both figures together.
    std::size_t predicted() const { return done_; }
    const LineChart &permutations() const { return *permutations_; }
    const BystanderFigure &bystanders() const { return *bystanders_; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void begin();
    void accept(std::size_t run, std::vector<double> seconds);
    void showPermutations();

    LineChart *permutations_;
    BystanderFigure *bystanders_;
    flow::PacketReferences references_; ///< not changed once begin() has returned: the thread reads it
    std::vector<std::vector<double>> predictions_; ///< by permutation; empty until known
    std::size_t done_ = 0;
    bool begun_ = false;
    std::jthread worker_; ///< last member: stopped and joined before anything it reads goes
};

} // namespace gigasite
