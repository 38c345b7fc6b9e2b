// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/line_chart.h"
#include "views/charts/network_results.h"

namespace gigasite {

/// Cumulative distribution of flow completion, one curve per transport, p50, p99 and last of the scenario's own marked,
/// and one more of the flows over the selected links. An estimate has whiskers where p99 and the last of the whole lie,
/// and says that it is one.
class CompletionChart : public LineChart {
    Q_OBJECT
public:
    explicit CompletionChart(QWidget *parent = nullptr);

    void setResults(const NetworkResults &results);
    void forgetResults() { results_.all.clear(); } ///< tens of megabytes; what is painted stays

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
