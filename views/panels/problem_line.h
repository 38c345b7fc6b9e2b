// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/marks.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace gigasite {

/// The list of problems in one line, for windows without room for the list: how many errors and warnings, the worst of
/// them, its fix. A long sentence takes a second line. A click on the sentence shows where it comes from; on the fix
/// applies it; elsewhere opens the list.
class ProblemLine : public QWidget {
    Q_OBJECT
public:
    explicit ProblemLine(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setStale(bool stale); ///< of an older scenario
    void setJob(const QString &text); ///< what runs in the background; empty = nothing
    void setListOpen(bool open);
    QString text() const; ///< the sentence it shows
    const Marks &marks() const { return marks_; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void revealRequested(const QString &path);
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none
    void listToggled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Where the sentence and its fix stand, from the top left corner; px.
    struct Layout {
        QFont font;
        QStringList lines; ///< of the sentence
        QPointF fix; ///< its left end, and the middle of its line
        double left = 0, lineHeight = 0;
        bool whole = true; ///< else the end of the sentence is in the tooltip
    };
    Layout layoutIn(int rows) const; ///< in one row or in two
    double countsWidth() const;
    double fixWidth(const QFont &font) const;
    QString heading() const;
    void settle(); ///< as many rows as it needs; while a button of the mouse is down, as many as there are
    void paintSentence(QPainter &p);
    void hover(const Fix &fix);
    void paintCounts(QPainter &p, double x);
    void paintArrow(QPainter &p) const;

    Theme theme_ = Theme::day();
    std::optional<Problem> worst_;
    int errors_ = 0, warnings_ = 0;
    QString job_;
    Fix hovered_;
    bool open_ = false, stale_ = false;
    int rows_ = 1;
    QTimer later_; ///< looks again whether a hand has let go
    Marks marks_; ///< "fix" and "sentence"
};

} // namespace gigasite
