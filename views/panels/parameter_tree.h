// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/parameter_delegate.h"
#include "views/panels/parameter_model.h"
#include "views/stroke.h"

#include <QMenu>
#include <QTimer>
#include <QTreeView>

#include <optional>
#include <string>

namespace gigasite {

class RowEditor;

/// The tree of the panel: turns mouse and keys into edits.
///
///   drag on a slider        live edits of one gesture; with Shift at a tenth of the speed; Esc takes the drag back
///   double click on a slider  back to default        Left / Right        one step, with Shift a tenth
///   click on a value        editor or menu           Enter, F2, typing   editor
///   hover or click on a fix  offers it               right click         menu of the row
///   A                       auto on or off           Delete              back to default
///   wheel                   one step, only on the row that has the focus
class ParameterTree : public QTreeView {
    Q_OBJECT
public:
    ParameterTree(ParameterModel &model, ParameterDelegate &delegate, QWidget *parent = nullptr);

    /// What a right click on a row offers; deletes itself when closed.
    QMenu *menuOf(const QModelIndex &index);

    /// A hand drags elsewhere: until it rests rows keep their places, as they do while one drags here.
    void keepRows() { resting_.start(); }

    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles) override;

Q_SIGNALS:
    void editRequested(const gigasite::Edit &edit);
    void undoGestureRequested(int gesture); ///< Esc during a drag
    void message(const QString &text);
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< the pointer is on its link; without a key = on none
    void sourceRequested(const QString &key);
    void hovered(const QString &key); ///< the pointer is on this parameter's row; empty = on none

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;

private:
    void hover(const QString &key);
    void followPointer(); ///< rows have moved under it
    void hoverFix(const Fix &fix);
    enum class Part { None, Slider, Value, Badge, Fix };
    Part partAt(QPoint pos, const QModelIndex &index) const;
    void openEditor(const QModelIndex &index);
    RowEditor *editor() const; ///< the open one
    void showOptions(const QModelIndex &index);
    void relayout();
    void relayoutIfDue();
    void request(const Edit &edit);
    void requestStep(const PanelRow &row, int direction, bool fine);
    double startPosition(const PanelRow &row) const;

    ParameterModel &model_;
    ParameterDelegate &delegate_;
    const PanelRow *dragged_ = nullptr;
    QRectF track_;
    int turned_ = 0; ///< of the wheel since the last step, in eighths of a degree
    bool areRowsKept() const { return dragged_ || resting_.isActive(); }
    QTimer resting_;
    bool relayoutLater_ = false;
    int gesture_ = 0;
    Stroke stroke_; ///< of keys and wheel
    std::string currentKey_; ///< row that keeps the focus while rows are rebuilt
    double position_ = 0;
    double lastX_ = 0;
    std::optional<QPoint> pointer_; ///< where it rests in the viewport
    QString hovered_;
    Fix hoveredFix_;
};

} // namespace gigasite
