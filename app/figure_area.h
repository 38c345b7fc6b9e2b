// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_pane.h"

#include <QScrollArea>
#include <QSplitter>

#include <array>

namespace gigasite {

/// Where the figures are: two rows of two that share the room there is. In large text a figure keeps the room that its
/// letters need: the figures stand below each other where two are too narrow, and what does not fit is scrolled to.
class FigureArea : public QScrollArea {
    Q_OBJECT
public:
    /// `rows` holds `lines`, and these the panes.
    FigureArea(QSplitter *rows, std::array<QSplitter *, 2> lines, const std::array<FigurePane *, 4> &panes);

    void fitToText(); ///< of the text size now
    void reveal(const QWidget *inside); ///< scrolls to the figure that it is in

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return rows_->sizeHint(); }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QSplitter *rows_;
    std::array<QSplitter *, 2> lines_;
    std::array<FigurePane *, 4> panes_;
};

} // namespace gigasite
