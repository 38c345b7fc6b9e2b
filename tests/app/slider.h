// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_fixture.h"

namespace gigasite {

/// Where a slider of the parameter panel is, and how a hand gets from its thumb to a share of the track.
class SliderPath {
public:
    SliderPath(MainWindow &w, const PanelRow &row)
        : tree_(w.parameters().tree())
    {
        const auto index = w.parameters().model().indexOf(row.parameter().key);
        tree_.scrollTo(index);
        QApplication::processEvents();
        const ParameterDelegate geometry(w.parameters().model());
        track_ = geometry.partsOf(tree_.visualRect(index), &row).slider.adjusted(4, 0, -4, 0);
        position_ = row.shown(w.service().snapshot(), nullptr).position.value_or(0.5);
    }

    static bool isSlider(const PanelRow &row)
    {
        return row.form() == PanelRow::Form::Slider || row.form() == PanelRow::Form::Ports ||
            row.form() == PanelRow::Form::Share;
    }

    double position() const { return position_; } ///< of the thumb, as its value has it
    double width() const { return track_.width(); }

    /// In the tree's viewport.
    QPoint at(double share) const { return {int(track_.left() + share * track_.width()), int(track_.center().y())}; }
    QPoint thumb() const { return at(std::clamp(position_, 0.0, 1.0)); }

    /// Presses on the thumb, moves in a few steps, lets go.
    void drag(double to) const
    {
        auto *viewport = tree_.viewport();
        const double from = std::clamp(position_, 0.0, 1.0);
        QTest::mousePress(viewport, Qt::LeftButton, {}, thumb());
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(viewport, at(from + (to - from) * i / 5));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at(to));
    }

private:
    ParameterTree &tree_;
    QRectF track_;
    double position_ = 0;
};

} // namespace gigasite
