// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_picture.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

bool differsInCameraOnly(const MapPicture::Wanted &a, const MapPicture::Wanted &b)
{
    return a.facts == b.facts && a.size == b.size && a.ratio == b.ratio && a.theme.land == b.theme.land &&
        a.layers == b.layers;
}

bool isSame(const MapPicture::Wanted &a, const MapPicture::Wanted &b)
{
    return differsInCameraOnly(a, b) && a.camera == b.camera;
}

QImage paint(const MapPicture::Wanted &wanted)
{
    QImage picture((wanted.size * wanted.ratio).toSize(), QImage::Format_RGB32);
    const double byPainter = std::min(wanted.ratio, 1.0); // Qt takes a ratio below 1, as of small text, for 1
    picture.setDevicePixelRatio(std::max(wanted.ratio, 1.0));
    picture.fill(wanted.theme.figure);
    QPainter p(&picture);
    p.scale(byPainter, byPainter);
    paintMapBase(p, wanted.size, wanted.facts->grid, wanted.theme, wanted.camera, wanted.layers);
    p.end();
    picture.setDevicePixelRatio(wanted.ratio);
    return picture;
}

} // namespace

void MapPicture::draw(QPainter &p, const Wanted &wanted, bool mayWait)
{
    if (!picture_.isNull() && isSame(kept_, wanted)) {
        next_.reset();
        p.drawImage(QPointF(), picture_);
        return;
    }
    if (picture_.isNull() || !mayWait || !differsInCameraOnly(kept_, wanted)) {
        next_.reset();
        picture_ = paint(wanted);
        kept_ = wanted;
        p.drawImage(QPointF(), picture_);
        return;
    }
    const MapProjection then(wanted.size, kept_.camera), now(wanted.size, wanted.camera);
    const auto place = [&](QPointF corner) { return now.fromPlane(then.toPlane(corner)); };
    p.fillRect(QRectF(QPointF(), wanted.size), wanted.theme.figure);
    p.drawImage(QRectF(place({}), place(QPointF(wanted.size.width(), wanted.size.height()))), picture_);
    if (running_ && isSame(*running_, wanted))
        return;
    next_ = wanted;
    if (!running_)
        start();
}

void MapPicture::start()
{
    running_ = std::exchange(next_, std::nullopt);
    worker_.emplace([this, wanted = *running_] {
        auto picture = paint(wanted);
        QMetaObject::invokeMethod( // dropped by Qt if the map is gone by then
            this, [this, picture = std::move(picture)] { finish(picture); }, Qt::QueuedConnection);
    });
}

/// A picture of what is no longer wanted still shows more than the one before it.
void MapPicture::finish(const QImage &picture)
{
    const auto done = std::exchange(running_, std::nullopt);
    if (done && differsInCameraOnly(*done, kept_)) {
        kept_ = *done;
        picture_ = picture;
        Q_EMIT ready();
    }
    if (next_)
        start();
}

} // namespace gigasite
