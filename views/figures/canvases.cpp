// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/canvases.h"

#include "model/site/site_name.h"
#include "views/figures/place_words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gigasite {

namespace {

constexpr double tenKilometresInDegrees = 10 / 111.195;

/// A hundredth of a degree, about a kilometre: what the parameter's step is.
double snapped(double degrees)
{
    return std::round(degrees * 100) / 100;
}

} // namespace

const QPixmap &MapCanvas::base(QSizeF size, double ratio, const Theme &theme)
{
    if (!base_.isNull() && baseSize_ == size && base_.devicePixelRatio() == ratio && baseDark_ == theme.dark)
        return base_;
    base_ = QPixmap((size * ratio).toSize());
    base_.setDevicePixelRatio(ratio);
    base_.fill(theme.figure);
    QPainter p(&base_);
    p.setRenderHint(QPainter::Antialiasing);
    paintMapBase(p, size, snapshot_.facts->grid, theme);
    baseSize_ = size;
    baseDark_ = theme.dark;
    return base_;
}

Marks MapCanvas::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    if (!snapshot_.facts)
        return {};
    const PowerMapOptions options{hovered_, dragged_, hasFocus() ? focused_ : -1, showsDashed()};
    if (theme.print || p.device() != this)
        return paintPowerMap(p, size, snapshot_, theme, options);
    p.drawPixmap(0, 0, base(size, devicePixelRatioF() * zoom(), theme));
    return paintMapOverlay(p, size, snapshot_, theme, options);
}

int MapCanvas::siteAt(QPointF point) const
{
    const auto *mark = markAt(point);
    return mark ? mark->site : -1;
}

void MapCanvas::moveSite(int site, const SiteChoice &from, double lat, double lon, int gesture)
{
    const auto key = "site." + std::to_string(site + 1) + '.';
    const auto index = static_cast<std::size_t>(site);
    const auto shown = from.name.empty() ? snapshot_.evaluation->power.sites[index].name : from.name;
    Edit edit{{{key + "lat", snapped(lat)}, {key + "lon", snapped(lon)}}, tr("Move %1").arg(siteWord(shown)), gesture};
    auto name = nameAfterMove(snapshot_.facts->grid, from, index, lat, lon);
    if (name != snapshot_.scenario->sites[index].name)
        edit.changes.push_back({key + "name", std::move(name)});
    Q_EMIT editRequested(edit);
}

void MapCanvas::mousePressEvent(QMouseEvent *event)
{
    const int site = event->button() == Qt::LeftButton ? siteAt(figurePoint(event->position())) : -1;
    if (site < 0 || !canDraw()) {
        FigureCanvas::mousePressEvent(event);
        return;
    }
    const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(site)];
    pressed_ = s;
    dragged_ = focused_ = site;
    gesture_ = nextGesture();
    grip_ = MapProjection(figureSize()).toFigure(s.lat, s.lon) - figurePoint(event->position());
    pressedAt_ = figurePoint(event->position());
    moved_ = false;
    update();
}

void MapCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (dragged_ < 0) {
        const int site = siteAt(figurePoint(event->position()));
        setCursor(site >= 0 ? Qt::OpenHandCursor : Qt::ArrowCursor);
        if (site != hovered_) {
            hovered_ = site;
            update();
        }
        return;
    }
    moved_ =
        moved_ || (figurePoint(event->position()) - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!moved_)
        return; // a click is not a drag
    setCursor(Qt::ClosedHandCursor);
    const auto degrees = MapProjection(figureSize()).toDegrees(figurePoint(event->position()) + grip_);
    if (std::isfinite(degrees.x()) && std::isfinite(degrees.y()))
        moveSite(dragged_, pressed_, degrees.x(), degrees.y(), gesture_);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    dragged_ = -1;
    setCursor(Qt::ArrowCursor);
    update();
}

/// During a drag Esc is ours, whatever shortcut the window has for it.
bool MapCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && dragged_ >= 0 &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return FigureCanvas::event(event);
}

void MapCanvas::keyPressEvent(QKeyEvent *event)
{
    const int sites = snapshot_.evaluation ? static_cast<int>(snapshot_.evaluation->power.sites.size()) : 0;
    if (event->key() == Qt::Key_Escape && dragged_ >= 0) {
        dragged_ = -1;
        Q_EMIT undoGestureRequested(gesture_);
        return;
    }
    if (event->key() >= Qt::Key_1 && event->key() < Qt::Key_1 + sites && event->modifiers() == Qt::NoModifier) {
        focused_ = event->key() - Qt::Key_1;
        update();
        return;
    }
    const QPoint step = event->key() == Qt::Key_Left ? QPoint(-1, 0)
        : event->key() == Qt::Key_Right              ? QPoint(1, 0)
        : event->key() == Qt::Key_Up                 ? QPoint(0, 1)
        : event->key() == Qt::Key_Down               ? QPoint(0, -1)
                                                     : QPoint();
    if (step.isNull() || sites == 0) {
        FigureCanvas::keyPressEvent(event);
        return;
    }
    focused_ = std::clamp(focused_, 0, sites - 1);
    const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(focused_)];
    const double shrink = std::max(std::cos(s.lat * std::numbers::pi / 180), 0.05);
    moveSite(focused_, s, s.lat + step.y() * tenKilometresInDegrees, s.lon + step.x() * tenKilometresInDegrees / shrink,
             stroke_.step("site " + std::to_string(focused_)));
}

} // namespace gigasite
