// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/completion_chart.h"
#include "views/paint/marks.h"
#include "views/paint/text_size.h"

#include <QWidget>

namespace gigasite {

/// How many links between switches carry how much: bars of flow::histogramStep, the mean and the most loaded link
/// marked. Load 1 = as many bytes as the link carries in the ideal time of one flow.
class LoadHistogram : public QWidget {
    Q_OBJECT
public:
    explicit LoadHistogram(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setResults(const NetworkResults &results);
    void forgetResults() ///< tens of megabytes; what is on the screen stays
    {
        results_.all.clear();
        links_ = 0;
    }
    double zoom() const { return figureZoom(size(), leastChart); } ///< px of one unit of its marks
    const Marks &marks() const { return marks_; } ///< of the last painting, one for each bar

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Bars {
        QRectF area;
        std::size_t count = 0; ///< bars drawn, empty ones included
        double most = 0; ///< links of the highest bar
        double step = 0; ///< px a bar

        double x(double load) const { return area.left() + load / flow::histogramStep * step; }
        double height(double links) const;
    };

    QString nothing() const;
    void drawBars(QPainter &p, const Bars &bars);
    void drawScale(QPainter &p, const Bars &bars) const;
    void drawMarked(QPainter &p, const Bars &bars) const;
    QColor shade(const QColor &colour) const;

    Theme theme_ = Theme::day();
    NetworkResults results_;
    std::size_t links_ = 0;
    double mean_ = 0, most_ = 0;
    Marks marks_;
};

} // namespace gigasite
