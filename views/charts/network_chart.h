// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"
#include "views/charts/completion_chart.h"
#include "views/charts/load_histogram.h"
#include "views/charts/packet_chart.h"
#include "views/charts/view_switch.h"

#include <QLabel>
#include <QStackedWidget>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

namespace gigasite {

/// The network as simulated: when flows complete, how loaded links are, and how well that agrees with packet level.
/// A switch on the left, one of the three beside it, and above it what the simulation remarks. Does no work for what is
/// not on screen.
class NetworkChart : public QWidget {
    Q_OBJECT
public:
    enum class View { CompletionTimes, LinkLoad, AgainstPackets };

    explicit NetworkChart(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Results of the same traffic by transport, in the order of the legend; `own` is the scenario's transport.
    /// `stale`: they are of an earlier scenario.
    void
    setResults(const std::vector<std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>> &results,
               flow::Transport own, bool stale);
    /// A bundle of links whose flows stand out; -1 = none. See NetworkResults.
    void setSelection(int bundle, const QString &text);

    View view() const;
    void setView(View view);
    const CompletionChart &completions() const { return *completions_; }
    const LoadHistogram &loads() const { return *loads_; }
    const PacketChart &packets() const { return *packets_; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();

    ViewSwitch *switch_;
    QLabel *remarks_;
    QStackedWidget *stack_;
    CompletionChart *completions_;
    LoadHistogram *loads_;
    PacketChart *packets_;
    NetworkResults results_;
    bool pending_ = true; ///< the view on screen does not show results_ yet
};

} // namespace gigasite
