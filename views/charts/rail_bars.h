// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/rail_cases.h"
#include "views/paint/marks.h"

#include <QWidget>

#include <vector>

namespace gigasite {

/// Who talks to whom over rails and what it costs (Wang 2023): shares of GPU pairs by class (Fig 3a), shares of bytes
/// (Fig 3b), and how much faster one any-to-any domain would be (Fig 5). A row for this scenario and for each model of
/// the paper; a dashed mark is what the paper prints.
class RailBars : public QWidget {
    Q_OBJECT
public:
    explicit RailBars(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setCases(std::vector<RailCase> cases); ///< the scenario's own first
    const std::vector<RailCase> &cases() const { return cases_; }
    double zoom() const; ///< px of one unit of its marks
    const Marks &marks() const { return marks_; } ///< of the last painting, three for each row that fits

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Panel {
        QRectF plot;
        double low = 0, high = 1;
        bool logarithmic = false;

        double x(double value) const;
    };

    double namesWidth() const;
    QRectF rowOf(const Panel &panel, std::size_t row) const;
    QSizeF room() const; ///< in units of its marks
    void drawNames(QPainter &p, const Panel &first, double left) const;
    void drawHead(QPainter &p, const Panel &panel, const QString &title,
                  const std::vector<std::pair<QString, QColor>> &legend, const std::vector<double> &ticks,
                  const QString &unit) const;
    void drawPairs(QPainter &p, const Panel &panel);
    void drawBytes(QPainter &p, const Panel &panel);
    void drawGain(QPainter &p, const Panel &panel);
    void drawPrinted(QPainter &p, const Panel &panel, const QRectF &row, double value) const;

    Theme theme_ = Theme::day();
    std::vector<RailCase> cases_;
    std::size_t shown_ = 1; ///< of them, as many as fit
    Marks marks_;
};

} // namespace gigasite
