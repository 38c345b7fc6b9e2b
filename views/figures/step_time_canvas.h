// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"

#include <cstdint>

namespace gigasite {

/// Where the step's time goes; a level deeper, what every pipeline stage does meanwhile.
enum class StepLevel { Step, Pipeline };

/// Step time as a widget: the time cursor can be dragged; space plays the step. Wheel, double-click, Page Down and
/// Enter lead to the pipeline, wheel back, Page Up, Backspace and Esc out of it. There a click chooses the stage, too,
/// up and down another one.
class StepTimeCanvas : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    void setMoment(double moment);
    void setInPercent(bool percent);
    void setLevel(StepLevel level);
    StepLevel level() const { return level_; }
    /// Where the figure is, one entry per level: in words and short.
    QList<std::pair<QString, QString>> trail() const;
    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    ColumnTable columns(int /*room*/) const override
    {
        return isInPipeline() ? ColumnTable() : stepTimeTable(snapshot_);
    }

Q_SIGNALS:
    void trailChanged();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void zoomStep(int direction, QPointF point) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool takesKey(int key) const override;

private:
    bool isInPipeline() const { return level_ == StepLevel::Pipeline; }
    double momentAt(QPointF point) const; ///< negative where there is none
    void follow(QPointF point);
    void walk(int stages);

    StepLevel level_ = StepLevel::Step;
    double moment_ = 0.36;
    std::int64_t stage_ = -1; ///< chosen in the pipeline; -1 = one in the middle
    bool inPercent_ = false;
    bool dragging_ = false;
};

} // namespace gigasite
