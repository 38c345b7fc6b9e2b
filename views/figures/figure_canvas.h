// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/figures/column_table.h"
#include "views/lit.h"
#include "views/paint/marks.h"
#include "views/paint/paint_crew.h"
#include "views/paint/text_size.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QImage>
#include <QNativeGestureEvent>
#include <QPixmap>
#include <QWidget>

#include <cstddef>

namespace gigasite {

class CauseBanner;

/// A press that becomes a drag once the pointer has gone far enough: until then it is a click.
class DragGesture {
public:
    void begin(QPointF at); ///< with a number of its own
    void end() { number_ = 0; }
    bool isActive() const { return number_ != 0; }
    bool follow(QPointF to); ///< false while it may still be a click
    bool hasMoved() const { return moved_; }
    int number() const { return number_; } ///< of its edits
    QPointF from() const { return from_; }

private:
    QPointF from_;
    int number_ = 0;
    bool moved_ = false;
};

/// A widget that shows one figure. It keeps the last valid picture: where the newest scenario cannot be drawn, the old
/// one stays, dimmed, with the cause on top. Hidden, it does no work.
class FigureCanvas : public QWidget {
    Q_OBJECT
public:
    explicit FigureCanvas(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setLit(const Lit &lit); ///< sets off the marks of these figures
    void setGhost(bool shown); ///< the baseline, dashed, where it differs
    void setStale(bool stale); ///< weaker, with a hatched corner: the scenario has moved on

    /// The figure in any size, for the clipboard, files and reports.
    virtual Marks draw(QPainter &p, QSizeF size, const Theme &theme) = 0;
    QImage toImage(double ratio);
    QByteArray toSvg();

    int paintCount() const { return paints_; }
    const Marks &marks() const { return marks_; } ///< of the last picture, in its own units
    Marks marksNow(); ///< of the newest scenario, also while hidden
    /// What of it has real columns in a table that is so many px wide.
    virtual ColumnTable columns(int /*room*/) const { return {}; }

    double zoom() const { return figureZoom(size(), leastSize()); } ///< px on screen of one unit of the figure

    QSize minimumSizeHint() const override { return {260, textSize() > 1 ? 120 : 180}; }

Q_SIGNALS:
    void figureSelected(const QString &figureId);
    void editRequested(const gigasite::Edit &edit);
    void undoGestureRequested(int gesture);
    void momentChanged(double moment);
    void playRequested(); ///< or pause, if it plays
    void snapshotChanged();
    void hovered(const QString &figureId); ///< the pointer is on a mark of it; empty = on none
    void fixRequested(const gigasite::Fix &fix); ///< of what keeps the newest scenario from being drawn
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none
    void maximiseRequested(); ///< or back

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; ///< Enter, where the figure has no other use for it, maximises
    void wheelEvent(QWheelEvent *event) override;

    /// Below which larger text has no room.
    virtual QSizeF leastSize() const { return leastFigure; }
    /// The wheel by a notch, or a pinch: 1 = in, -1 = out, at a point of the figure. Not of every figure.
    virtual void zoomStep(int /*direction*/, QPointF /*point*/) { }

    /// Whether another snapshot looks the same as this one, so that nothing is painted for it. Where in doubt, not.
    virtual bool looksTheSame(const Snapshot & /*next*/) const { return false; }
    /// Whether results of the simulation are part of the picture.
    virtual bool showsNetwork() const { return false; }
    /// Whether draw() covers every pixel of the screen itself.
    virtual bool coversAll() const { return false; }
    /// Whether the newest evaluation is enough for this figure.
    virtual bool canDraw() const { return snapshot_.isComplete(); }
    /// What is wrong with the newest scenario though it is drawn, for the upper edge; null where nothing is.
    virtual const Problem *standingCause() const { return nullptr; }
    QRectF causeArea() const; ///< of the figure, below the cause; empty where there is none
    const Mark *markAt(QPointF point) const; ///< of the figure
    /// Whether it is for the screen, where pointer and keyboard are, not for a file.
    bool isOnScreen(const QPainter &p) const { return p.device() == this || p.device() == &ahead_.picture; }
    /// Whether draw() may run in another thread while nothing changes this figure.
    virtual bool drawsAnywhere() const { return true; }
    QSizeF figureSize() const { return QSizeF(size()) / zoom(); }
    QPointF figurePoint(QPointF onScreen) const { return onScreen / zoom(); }
    /// Whether a key is this figure's now, whatever shortcut the window has for it.
    virtual bool takesKey(int /*key*/) const { return false; }

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    Marks marks_;
    bool ghost_ = true;
    bool showsDashed() const { return ghost_ || snapshot_.preview; } ///< a change that is offered is always shown

private:
    friend class FiguresAhead;

    /// A picture painted by another thread before its paint event.
    struct Ahead {
        QImage picture;
        Marks marks;
        PaintCrew *crew = nullptr; ///< that paints it now
        std::size_t job = 0;
    };

    bool isTooSmall() const;
    void paintTooSmall(QPainter &p) const;
    Marks paintFigure(QPainter &p);
    void paintAhead();
    bool canPaintAhead() const;
    bool isPaintedAhead(); ///< waits for it where it is being painted
    void paintLit(QPainter &p) const;
    void paintStale(QPainter &p) const;
    void hover(const Mark *mark); ///< null = none
    void pinch(const QNativeGestureEvent &event);
    void showCause();
    const QPixmap &dimmed();

    CauseBanner *cause_;
    bool stale_ = false;
    int turned_ = 0; ///< of the wheel since the last step, in eighths of a degree
    double pinched_ = 0; ///< by two fingers since the last step, as a share
    bool awaited_ = false; ///< on screen with a scenario that is not painted yet
    Ahead ahead_;
    QPixmap dimmed_; ///< kept while the newest scenario cannot be drawn

    Lit lit_;
    QString hovered_; ///< figure under the pointer, here
    QRectF hoveredArea_; ///< of the mark that stands for it
    int paints_ = 0;
};

} // namespace gigasite
