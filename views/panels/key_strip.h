// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/known_value.h"
#include "views/lit.h"
#include "views/panels/key_tile.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace gigasite {

/// The strip of key figures. A click selects a figure for Why?.
class KeyStrip : public QWidget {
    Q_OBJECT
public:
    explicit KeyStrip(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    /// The snapshot is what undo step `step` of `count` shows; later steps are those that can be redone.
    void recordStep(int step, int count);
    /// How far the running simulation is, as everything else says; none: as far as the snapshot shows.
    void setSimulated(std::optional<double> share);
    const std::vector<KeyTile> &tiles() const { return tiles_; }
    void setSelected(const QString &figureId);
    QString tip(std::size_t index) const; ///< of a tile: its exact value and where it comes from
    void setLit(const Lit &lit); ///< underlines these figures' tiles

    QSize sizeHint() const override { return {800, height()}; }

Q_SIGNALS:
    void selected(const QString &figureId);
    void hovered(const QString &figureId); ///< empty = on none

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Large text breaks the strip into rows, with less between their lines.
    void arrange();
    int columns() const;
    QRectF tileRect(std::size_t index) const;
    void giveCourse(KeyTile &tile, std::size_t index) const;
    void choose(int index);

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    std::vector<KeyTile> tiles_;
    std::vector<std::vector<KnownValue>> steps_; ///< by undo step, then by tile
    std::size_t step_ = 0;
    std::optional<double> simulated_;
    int rows_ = 1;
    QString selected_, hovered_;
    Lit lit_;
};

} // namespace gigasite
