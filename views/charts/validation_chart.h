// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_picture.h"
#include "views/figures/figure_canvas.h"

#include <QWheelEvent>

namespace gigasite {

/// Predicted against measured step time of published or own runs, and beside it the errors by regime and family. What
/// the scenario is like stands out.
class ValidationChart : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    /// Null: `nothing` says why there is none.
    void setValidation(std::shared_ptr<const measured::Validation> validation, const QString &nothing = {});
    void setOwn(const std::optional<OwnStep> &own);
    const ValidationPicture &picture() const { return picture_; }

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    QSize minimumSizeHint() const override { return {200, 60}; } ///< docks beside it are no higher for it

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); } ///< its page scrolls
    bool canDraw() const override { return true; } ///< whatever the scenario

private:
    ValidationPicture picture_;
    QString nothing_;
};

} // namespace gigasite
