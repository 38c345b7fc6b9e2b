// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"
#include "views/charts/line_chart.h"

#include <memory>
#include <utility>
#include <vector>

namespace gigasite {

/// What the network charts show: the same traffic moved in several ways.
struct NetworkResults {
    using Result = std::pair<flow::Transport, std::shared_ptr<const flow::SimulationResult>>;

    std::vector<Result> all;
    flow::Transport own = flow::Transport::Ecmp; ///< the scenario's
    bool stale = false; ///< of an earlier scenario
    int selected = -1; ///< bundle whose flows stand out, an index into SimulationResult::bundles; -1 = none
    QString selection; ///< "12,345 flows of tier 1–2, column 3"

    /// Of the scenario's own transport, if it has completions; may be null.
    const flow::SimulationResult *ownResult() const;
    /// Why there is nothing to see, as a sentence.
    QString nothing() const;
    /// Of the selected bundle, if any flow of it is done; may be null.
    const flow::BundleSlowdown *selectedSlowdown() const;
    /// What to know of the scenario's own result, a sentence each.
    QStringList remarks() const;
    /// How late the selected flows are, or why that is not known, as a sentence; empty without a selection.
    QString selectedText() const;
};

QString nameOf(flow::Transport transport);
QColor Theme::*colourOf(flow::Transport transport);

/// Share of flows done (0 to 1) against time over the flow's own ideal time: every step up to 100 flows, beyond that
/// every half per cent and the last ones one by one. At most 200 points, ascending. Flows that never finish count, so
/// the curve may end below 1.
QList<QPointF> completionCurve(const flow::SimulationResult &result);

/// Cumulative distribution of flow completion, one curve per transport, p50, p99 and last of the scenario's own marked,
/// and one more of the flows over the selected links. An estimate has whiskers where p99 and the last of the whole lie,
/// and says that it is one.
class CompletionChart : public LineChart {
    Q_OBJECT
public:
    explicit CompletionChart(QWidget *parent = nullptr);

    void setResults(const NetworkResults &results);

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    QString tipAt(QPointF value) const override;

private:
    void drawOwn(QPainter &p) const;
    void drawBands(QPainter &p) const;
    void drawNotes(QPainter &p) const;
    void drawSelection(QPainter &p) const;

    NetworkResults results_;
};

/// The corner and the word that say so, at the top right of `area`.
void drawStale(QPainter &p, const QRectF &area, const Theme &theme);
/// One sentence in the middle of `area`, wrapped.
void drawNothing(QPainter &p, const QRectF &area, const QString &sentence, const Theme &theme);

} // namespace gigasite
