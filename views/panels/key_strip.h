// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lit.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QWidget>

#include <vector>

namespace gigasite {

/// The strip of key figures: label, value with unit, and how it differs from the baseline. A click selects a figure
/// for Why?.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    explicit KeyStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setSelected(const QString &figureId);
    void setLit(const Lit &lit); ///< underlines these figures' tiles

    QSize sizeHint() const override { return {800, 78}; }

Q_SIGNALS:
    void selected(const QString &figureId);
    void hovered(const QString &figureId); ///< empty = on none

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Tile {
        QString id, label, number, unit, delta;
        enum class Trend { None, Better, Worse, Neutral } trend = Trend::None;
        FigureStatus status = FigureStatus::Ok;
        bool tolerated = false; ///< infeasible, but printed mode only warns: the papers' own designs do it

        bool operator==(const Tile &) const = default;
    };

    Tile tileOf(std::size_t index) const;
    QRectF tileRect(std::size_t index) const;
    void paintTile(QPainter &p, const QRectF &rect, const Tile &tile, bool chosen) const;
    void choose(int index);

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    std::vector<Tile> tiles_;
    QString selected_, hovered_;
    Lit lit_;
};

} // namespace gigasite
