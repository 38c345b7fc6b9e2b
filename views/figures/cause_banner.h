// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "views/paint/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace gigasite {

/// Lies on the middle of a picture that the newest scenario cannot be drawn in: why, and as links what would clear it.
/// Tab reaches the links, Left and Right choose one, Enter or Space presses it. Hidden while nothing is wrong.
class CauseBanner : public QWidget {
    Q_OBJECT
public:
    explicit CauseBanner(QWidget *picture);

    void setTheme(const Theme &theme);
    void setProblem(const Problem *problem, bool aside = false); ///< null: nothing is wrong; aside: at the upper edge
    const std::vector<QRectF> &links() const { return links_; } ///< of the problem's first fixes, in their order

Q_SIGNALS:
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none
    void revealRequested(const QString &path); ///< of what is wrong

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    double placeLinks(double x, double y, double line, double edge); ///< of the last one's row the lower edge
    int linkAt(QPointF point) const; ///< −1 = on none
    void hover(int link);

    Theme theme_ = Theme::day();
    std::optional<Problem> problem_;
    bool aside_ = false;
    QRectF sentence_;
    std::vector<QRectF> links_;
    int chosen_ = 0, hovered_ = -1;
};

} // namespace gigasite
