// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/power_map.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace gigasite {

/// The map's base as a picture that is kept. While the camera moves, the picture of where it was is pushed and
/// stretched to where it is, which costs a copy, and the sharp one is painted on another thread meanwhile; of what is
/// asked for while it is at work, the newest is next. Whatever else changes is painted at once.
class MapPicture : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    struct Wanted {
        std::shared_ptr<const Facts> facts;
        QSizeF size; ///< of the figure
        double ratio = 1; ///< device pixels per unit of the figure
        Theme theme;
        MapCamera camera;
        MapLayers layers;
    };

    /// Covers the whole figure. `mayWait`: a picture for another camera will do until the sharp one is there.
    void draw(QPainter &p, const Wanted &wanted, bool mayWait);
    bool isBusy() const { return running_.has_value(); }

Q_SIGNALS:
    void ready(); ///< the sharp picture of what was asked for last

private:
    void start();
    void finish(const QImage &picture);

    Wanted kept_;
    QImage picture_; ///< of `kept_`
    std::optional<Wanted> running_, next_;
    std::optional<std::jthread> worker_; ///< last member: joined before anything it reads goes
};

} // namespace gigasite
