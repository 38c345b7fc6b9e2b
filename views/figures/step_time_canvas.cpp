// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_time_canvas.h"

#include "views/figures/pipeline_figure.h"
#include "views/figures/step_time_figure.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace gigasite {

void StepTimeCanvas::setMoment(double moment)
{
    moment_ = moment;
    if (isVisible())
        update();
}

void StepTimeCanvas::setInPercent(bool percent)
{
    inPercent_ = percent;
    if (isVisible())
        update();
}

void StepTimeCanvas::setLevel(StepLevel level)
{
    if (level == level_)
        return;
    level_ = level;
    dragging_ = false;
    update();
    Q_EMIT trailChanged();
}

QList<std::pair<QString, QString>> StepTimeCanvas::trail() const
{
    QList<std::pair<QString, QString>> all{{tr("step"), tr("step")}};
    if (isInPipeline())
        all << std::pair(tr("pipeline"), tr("PP"));
    return all;
}

Marks StepTimeCanvas::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    if (isInPipeline())
        return paintPipeline(p, size, snapshot_, theme, {.moment = moment_, .inPercent = inPercent_, .stage = stage_});
    return paintStepTime(p, size, snapshot_, theme,
                         {.moment = moment_, .inPercent = inPercent_, .showBaseline = showsDashed()});
}

double StepTimeCanvas::momentAt(QPointF point) const
{
    return isInPipeline() ? pipelineMomentAt(point, figureSize(), snapshot_)
                          : stepMomentAt(point, figureSize(), snapshot_);
}

void StepTimeCanvas::follow(QPointF point)
{
    const QPointF inside(std::clamp(point.x(), 0.0, figureSize().width() - 1.0), point.y());
    const double moment = momentAt(inside);
    if (moment >= 0)
        Q_EMIT momentChanged(std::min(moment, 1.0));
}

/// Over the chart: the pass under the pointer.
bool StepTimeCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isInPipeline()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto at = figurePoint(help->pos());
        const auto stage = pipelineStageAt(at, figureSize(), snapshot_);
        const double moment = momentAt(at);
        if (stage >= 0 && moment >= 0) {
            // the area is a pixel: another pass, another text
            QToolTip::showText(help->globalPos(), passSentence(snapshot_, stage, moment), this,
                               QRect(help->pos(), QSize(2, 2)));
            return true;
        }
    }
    return FigureCanvas::event(event);
}

void StepTimeCanvas::mousePressEvent(QMouseEvent *event)
{
    const auto at = figurePoint(event->position());
    if (event->button() == Qt::LeftButton && momentAt(at) >= 0) {
        dragging_ = true;
        if (const auto stage = isInPipeline() ? pipelineStageAt(at, figureSize(), snapshot_) : -1; stage >= 0) {
            stage_ = stage;
            update();
        }
        follow(at);
        return; // Why? keeps what it shows
    }
    FigureCanvas::mousePressEvent(event);
}

void StepTimeCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = figurePoint(event->position());
    if (dragging_)
        follow(at);
    else
        setCursor(momentAt(at) >= 0 ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void StepTimeCanvas::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    dragging_ = false;
}

void StepTimeCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setLevel(StepLevel::Pipeline);
}

void StepTimeCanvas::zoomStep(int direction, QPointF /*point*/)
{
    setLevel(direction > 0 ? StepLevel::Pipeline : StepLevel::Step);
}

bool StepTimeCanvas::takesKey(int key) const
{
    return key == Qt::Key_Space || (isInPipeline() && (key == Qt::Key_Escape || key == Qt::Key_Backspace));
}

void StepTimeCanvas::walk(int stages)
{
    if (!snapshot_.complete)
        return;
    const auto last = std::max<std::int64_t>(0, snapshot_.complete->layout.pp - 1);
    const auto now = stage_ < 0 ? last / 2 : std::min(stage_, last);
    stage_ = std::clamp<std::int64_t>(now + stages, 0, last);
    update();
}

void StepTimeCanvas::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const int direction = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    if (key == Qt::Key_Space)
        Q_EMIT playRequested();
    else if (direction != 0)
        Q_EMIT momentChanged(std::clamp(moment_ + direction * 0.01, 0.0, 1.0));
    else if (!isInPipeline() && key == Qt::Key_PageDown)
        setLevel(StepLevel::Pipeline);
    else if (isInPipeline() && (key == Qt::Key_PageUp || key == Qt::Key_Escape || key == Qt::Key_Backspace))
        setLevel(StepLevel::Step);
    else if (isInPipeline() && (key == Qt::Key_Up || key == Qt::Key_Down))
        walk(key == Qt::Key_Down ? 1 : -1);
    else
        FigureCanvas::keyPressEvent(event);
}

} // namespace gigasite
