// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_cache.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPixmap>
#include <QPixmapCache>
#include <QThread>

#include <cmath>

namespace gigasite {

namespace {

/// Whether a picture leaves room for the two others of its size that a repaint needs.
bool isModest(QSizeF size, double ratio)
{
    const double bytes = 4 * size.width() * size.height() * ratio * ratio;
    return bytes <= QPixmapCache::cacheLimit() * 1024.0 / 3;
}

bool canCache(const QPainter &p, QSizeF size, double ratio)
{
    return p.paintEngine() && p.paintEngine()->type() == QPaintEngine::Raster &&
        p.transform().type() <= QTransform::TxTranslate && isModest(size, ratio) && QCoreApplication::instance() &&
        QThread::currentThread() == QCoreApplication::instance()->thread();
}

} // namespace

void drawCached(QPainter &p, const QString &key, const QRectF &area, const Theme &theme,
                const std::function<void(QPainter &)> &draw)
{
    const double ratio = p.device()->devicePixelRatioF();
    if (!canCache(p, area.size(), ratio)) {
        p.save();
        p.translate(area.topLeft());
        draw(p);
        p.restore();
        return;
    }
    const auto full = key +
        QStringLiteral("|map %1 %2 %3 %4x%5")
            .arg(ratio)
            .arg(theme.ink.rgb())
            .arg(theme.print)
            .arg(area.width())
            .arg(area.height()) +
        font(Type::Label).family();
    QPixmap picture;
    if (!QPixmapCache::find(full, &picture)) {
        picture = QPixmap(static_cast<int>(std::ceil(area.width() * ratio)),
                          static_cast<int>(std::ceil(area.height() * ratio)));
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter);
        painter.end();
        QPixmapCache::insert(full, picture);
    }
    // On whole device pixels, or the copy would be blurred.
    const QPointF corner = p.transform().map(area.topLeft()) * ratio;
    const QPointF whole(std::floor(corner.x() + 0.5), std::floor(corner.y() + 0.5));
    p.drawPixmap(area.topLeft() + (whole - corner) / ratio, picture);
}

} // namespace gigasite
