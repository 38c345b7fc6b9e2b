// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/packet_reference.h"
#include "views/paint/marks.h"
#include "views/paint/text_size.h"

#include <QWidget>

#include <vector>

namespace gigasite {

/// Bystanders beside six kinds of background (nextgen Fig. 1c), a row each: packet level as dots at the median and the
/// 90th percentile of those done by the horizon, our simulation as a bar from the one to the other, and how many of the
/// 128 were done.
class BystanderFigure : public QWidget {
    Q_OBJECT
public:
    explicit BystanderFigure(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setFailure(const QString &sentence); ///< shown instead
    void setMeasured(const std::vector<flow::PacketReference> &references);
    void setPredicted(std::size_t row, const std::vector<double> &seconds);
    double zoom() const { return figureZoom(size(), leastChart); } ///< px of one unit of its marks
    const Marks &marks() const { return marks_; } ///< of the last painting, one for each row

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Side {
        double median = 0, p90 = 0; ///< over the ideal time
        std::size_t done = 0;
    };
    struct Row {
        QString name;
        std::size_t flows = 0;
        double ideal = 0, horizon = 0; ///< s
        Side packets, ours;
        bool predicted = false;
    };

    void describe();
    void drawRow(QPainter &p, const Row &row, const QRectF &area, const QRectF &plot);
    void drawScale(QPainter &p, const QRectF &plot) const;
    double x(double times, const QRectF &plot) const;

    Theme theme_ = Theme::day();
    QString failure_;
    std::vector<Row> rows_;
    double high_ = 10; ///< end of the scale, times the ideal time
    Marks marks_;
};

} // namespace gigasite
