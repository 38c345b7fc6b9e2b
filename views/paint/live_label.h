// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"

#include <QWidget>

#include <vector>

namespace gigasite {

/// One line of text that follows a dragging hand. Unlike QLabel it keeps its size whatever it shows, so a new text
/// costs a repaint and never a layout of the bar it stands in. A text that does not fit makes way for its short form,
/// or is left to the tooltip.
class LiveLabel : public QWidget {
    Q_OBJECT
public:
    struct Run {
        QString text;
        QColor colour;

        bool operator==(const Run &) const = default;
    };

    explicit LiveLabel(QWidget *parent = nullptr);

    /// Space to ask the layout for, as the width of a text. Without it the label takes what is left over.
    void reserve(const QString &widest);
    void setRuns(std::vector<Run> runs);
    void setShort(const QString &text); ///< in place of all runs, in the colour of the first; empty = none
    QString text() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString widest_, short_;
    int reserved_ = -1; ///< px
    std::vector<Run> runs_;
};

} // namespace gigasite
