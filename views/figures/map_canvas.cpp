// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_canvas.h"

#include "model/site/site_name.h"
#include "views/figures/place_words.h"
#include "views/figures/site_edits.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace gigasite {

namespace {

constexpr double tenKilometresInDegrees = 10 / 111.195;
constexpr double zoomFactor = 1.6; ///< of a key or a menu
constexpr double wheelFactor = 1.25; ///< of a notch

/// A hundredth of a degree, about a kilometre: what the parameter's step is.
double snapped(double degrees)
{
    return std::round(degrees * 100) / 100;
}

QPoint directionOf(int key)
{
    return key == Qt::Key_Left ? QPoint(-1, 0)
        : key == Qt::Key_Right ? QPoint(1, 0)
        : key == Qt::Key_Up    ? QPoint(0, 1)
        : key == Qt::Key_Down  ? QPoint(0, -1)
                               : QPoint();
}

} // namespace

MapCanvas::MapCanvas(QWidget *parent)
    : FigureCanvas(parent)
{
    constexpr int restMs = 120;
    moving_.setSingleShot(true);
    moving_.setInterval(restMs);
    connect(&moving_, &QTimer::timeout, this, [this] { update(); });
    connect(&picture_, &MapPicture::ready, this, [this] { update(); });
}

Marks MapCanvas::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    if (!snapshot_.facts)
        return {};
    PowerMapOptions options{hovered_, dragged_, hasFocus() ? focused_ : -1, showsDashed(), camera_, layers_};
    options.authority = dragged_ < 0 ? authority_ : -1;
    if (isOnScreen(p))
        options.reserved = causeArea();
    if (theme.print || p.device() != this)
        return paintPowerMap(p, size, snapshot_, theme, options);
    options.isMoving = moving_.isActive() || push_.isActive();
    picture_.draw(p, {snapshot_.facts, size, devicePixelRatioF() * zoom(), theme, camera_, layers_},
                  options.isMoving || picture_.isBusy());
    return paintMapOverlay(p, size, snapshot_, theme, options);
}

QSize MapCanvas::minimumSizeHint() const
{
    constexpr int bar = 26, least = 90;
    const auto usual = FigureCanvas::minimumSizeHint();
    return {usual.width(), std::max(least, usual.height() - uiLength(bar))};
}

void MapCanvas::setLayers(const MapLayers &layers)
{
    if (layers == layers_)
        return;
    layers_ = layers;
    update();
    Q_EMIT layersChanged();
    Q_EMIT snapshotChanged(); // its table is another one
}

void MapCanvas::look(const MapCamera &camera)
{
    if (camera == camera_)
        return;
    camera_ = camera;
    moving_.start();
    update();
    Q_EMIT cameraChanged();
}

void MapCanvas::goHome()
{
    look({});
}

void MapCanvas::zoomBy(double factor)
{
    QPointF around(figureSize().width() / 2, figureSize().height() / 2);
    if (focused_ >= 0 && focused_ < siteCount()) {
        const auto &site = snapshot_.scenario->sites[static_cast<std::size_t>(focused_)];
        const auto at = MapProjection(figureSize(), camera_).toFigure(site.lat, site.lon);
        if (QRectF(QPointF(), figureSize()).contains(at))
            around = at;
    }
    look(zoomed(camera_, figureSize(), factor, around));
}

/// The wheel in small parts zooms by small parts: nothing to wait for a whole notch.
void MapCanvas::wheelEvent(QWheelEvent *event)
{
    constexpr double notch = 120;
    const double notches = event->angleDelta().y() / notch;
    if (notches != 0)
        look(zoomed(camera_, figureSize(), std::pow(wheelFactor, notches), figurePoint(event->position())));
    event->accept();
}

/// Of a pinch.
void MapCanvas::zoomStep(int direction, QPointF point)
{
    look(zoomed(camera_, figureSize(), direction > 0 ? wheelFactor : 1 / wheelFactor, point));
}

int MapCanvas::siteCount() const
{
    return snapshot_.evaluation ? static_cast<int>(snapshot_.evaluation->power.sites.size()) : 0;
}

int MapCanvas::siteAt(QPointF point) const
{
    const auto *mark = markAt(point);
    return mark && mark->site < siteCount() ? mark->site : -1;
}

int MapCanvas::authorityAt(QPointF point) const
{
    if (!snapshot_.facts || !snapshot_.scenario || layers_.colouring != MapColouring::Headroom)
        return -1;
    const MapProjection map(figureSize(), camera_);
    const auto &authorities = snapshot_.facts->grid.authorities;
    int found = -1;
    double least = 1e300;
    for (std::size_t i = 0; i < authorities.size(); ++i) {
        const auto &authority = authorities[i];
        const double radius = map.radius(authority.flexHeadroom(snapshot_.scenario->grid.curtailment).si());
        const QPointF away = map.toFigure(authority.lat, authority.lon) - point;
        if (radius < least && std::hypot(away.x(), away.y()) <= radius) {
            least = radius;
            found = static_cast<int>(i);
        }
    }
    return found;
}

bool MapCanvas::isLocked(int site) const
{
    return snapshot_.scenario->sites[static_cast<std::size_t>(site)].locked;
}

/// It is part of the scenario: saved with it, and undone.
void MapCanvas::toggleLock(int site)
{
    const auto index = static_cast<std::size_t>(site);
    const bool locked = !isLocked(site);
    const auto name = numberedSite(*snapshot_.scenario, index);
    Q_EMIT editRequested({{{"site." + std::to_string(site + 1) + ".locked", locked}},
                          locked ? tr("Lock %1").arg(name) : tr("Unlock %1").arg(name),
                          0});
}

void MapCanvas::moveSite(int site, const SiteChoice &from, double lat, double lon, int gesture)
{
    const auto key = "site." + std::to_string(site + 1) + '.';
    const auto index = static_cast<std::size_t>(site);
    const auto shown = from.name.empty() ? snapshot_.evaluation->power.sites[index].name : from.name;
    Edit edit{{{key + "lat", snapped(lat)}, {key + "lon", snapped(lon)}}, tr("Move %1").arg(siteWord(shown)), gesture};
    auto name = nameAfterMove(snapshot_.facts->grid, from, index, lat, lon);
    if (!name.empty() && name != shown)
        edit.text = tr("Move %1 to %2").arg(siteWord(shown), siteWord(name));
    if (name != snapshot_.scenario->sites[index].name)
        edit.changes.push_back({key + "name", std::move(name)});
    Q_EMIT editRequested(edit);
}

void MapCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->accept(); // the menu comes by itself
        return;
    }
    const auto point = figurePoint(event->position());
    const int site = siteAt(point);
    if (site < 0 || !canDraw()) {
        push_.begin(point);
        pushedFrom_ = camera_;
        focused_ = -1;
        update();
        return;
    }
    const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(site)];
    pressed_ = s;
    focused_ = site;
    update();
    if (isLocked(site))
        return;
    dragged_ = site;
    gesture_ = nextGesture();
    grip_ = MapProjection(figureSize(), camera_).toFigure(s.lat, s.lon) - point;
    pressedAt_ = point;
    moved_ = false;
}

void MapCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const auto point = figurePoint(event->position());
    if (push_.isActive()) {
        if (push_.follow(point)) {
            setCursor(Qt::ClosedHandCursor);
            look(panned(pushedFrom_, figureSize(), point - push_.from()));
        }
        return;
    }
    if (dragged_ >= 0) {
        dragTo(point);
        return;
    }
    const int site = siteAt(point);
    setCursor(site >= 0 && !isLocked(site) ? Qt::OpenHandCursor : Qt::ArrowCursor);
    const int authority = site < 0 ? authorityAt(point) : -1;
    if (site != hovered_ || authority != authority_) {
        hovered_ = site;
        authority_ = authority;
        update();
    }
}

void MapCanvas::dragTo(QPointF point)
{
    moved_ = moved_ || (point - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (!moved_)
        return; // a click is not a drag
    setCursor(Qt::ClosedHandCursor);
    const auto degrees = MapProjection(figureSize(), camera_).toDegrees(point + grip_);
    if (std::isfinite(degrees.x()) && std::isfinite(degrees.y()))
        moveSite(dragged_, pressed_, degrees.x(), degrees.y(), gesture_);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (push_.isActive() && !push_.hasMoved())
        FigureCanvas::mousePressEvent(event); // a click: selects what is there
    push_.end();
    dragged_ = -1;
    setCursor(Qt::ArrowCursor);
    update();
}

/// A site here? The menu asks where its share comes from.
void MapCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto point = figurePoint(event->position());
    if (event->button() != Qt::LeftButton || siteAt(point) >= 0 || !canDraw())
        return;
    push_.end();
    const auto place = MapProjection(figureSize(), camera_).toDegrees(point);
    showMenu(newSiteActions(*snapshot_.scenario, snapshot_.facts->grid, place.x(), place.y()), -1, point,
             event->globalPosition().toPoint());
}

void MapCanvas::leaveEvent(QEvent *event)
{
    if (std::max(std::exchange(hovered_, -1), std::exchange(authority_, -1)) >= 0)
        update();
    FigureCanvas::leaveEvent(event);
}

std::vector<MapAction> MapCanvas::groundActions(QPointF point) const
{
    const auto place = MapProjection(figureSize(), camera_).toDegrees(point);
    auto actions = newSiteActions(*snapshot_.scenario, snapshot_.facts->grid, place.x(), place.y());
    actions.push_back({MapAction::Kind::ZoomIn, tr("Zoom in here")});
    if (!camera_.isHome())
        actions.push_back({MapAction::Kind::Home, tr("Show the whole map")});
    return actions;
}

void MapCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (!canDraw() || dragged_ >= 0)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    auto point = figurePoint(event->pos());
    auto onScreen = event->globalPos();
    int site = siteAt(point);
    if (byKey && focused_ >= 0 && focused_ < siteCount()) {
        site = focused_;
        const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(site)];
        point = MapProjection(figureSize(), camera_).toFigure(s.lat, s.lon);
        onScreen = mapToGlobal((point * zoom()).toPoint());
    } else if (byKey) {
        point = QPointF(figureSize().width() / 2, figureSize().height() / 2);
        site = -1;
        onScreen = mapToGlobal(rect().center());
    }
    if (site >= 0)
        showMenu(siteActions(*snapshot_.scenario, static_cast<std::size_t>(site), isLocked(site)), site, point,
                 onScreen);
    else
        showMenu(groundActions(point), -1, point, onScreen);
}

void MapCanvas::showMenu(const std::vector<MapAction> &actions, int site, QPointF point, QPoint onScreen)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("mapMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto &action : actions) {
        auto text = action.text;
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (action.kind == MapAction::Kind::Heading) {
            menu->addAction(text)->setEnabled(false);
            menu->addSeparator();
            continue;
        }
        auto *entry = menu->addAction(text);
        entry->setCheckable(action.kind == MapAction::Kind::Lock);
        entry->setChecked(action.checked);
        connect(entry, &QAction::triggered, this, [this, action, site, point] { follow(action, site, point); });
    }
    menu->popup(onScreen);
}

void MapCanvas::follow(const MapAction &action, int site, QPointF point)
{
    switch (action.kind) {
    case MapAction::Kind::Heading:
        return;
    case MapAction::Kind::Change:
        focused_ = -1;
        Q_EMIT editRequested(action.edit);
        return;
    case MapAction::Kind::TypeLimit:
        Q_EMIT figureSelected(QStringLiteral("site.%1.limit_w").arg(site + 1));
        return;
    case MapAction::Kind::Lock:
        toggleLock(site);
        return;
    case MapAction::Kind::ZoomIn:
        look(zoomed(camera_, figureSize(), zoomFactor * zoomFactor, point));
        return;
    case MapAction::Kind::Home:
        goHome();
        return;
    }
}

bool MapCanvas::zoomKey(int key)
{
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        zoomBy(zoomFactor);
    else if (key == Qt::Key_Minus)
        zoomBy(1 / zoomFactor);
    else if (key == Qt::Key_Home)
        goHome();
    else
        return false;
    return true;
}

void MapCanvas::choose(int site)
{
    focused_ = site;
    update();
}

/// Digits choose a site, 0 none; Delete asks who takes the share of the chosen one, Insert adds one.
bool MapCanvas::siteKey(int key)
{
    const bool chosen = focused_ >= 0 && focused_ < siteCount();
    if (key >= Qt::Key_1 && key < Qt::Key_1 + siteCount()) {
        choose(key - Qt::Key_1);
    } else if (key == Qt::Key_0) {
        choose(-1);
    } else if (key == Qt::Key_Insert && canDraw()) {
        const QPointF middle(figureSize().width() / 2, figureSize().height() / 2);
        showMenu(groundActions(middle), -1, middle, mapToGlobal(rect().center()));
    } else if (key == Qt::Key_Delete && chosen) {
        const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(focused_)];
        const auto at = MapProjection(figureSize(), camera_).toFigure(s.lat, s.lon);
        showMenu(siteActions(*snapshot_.scenario, static_cast<std::size_t>(focused_), isLocked(focused_)), focused_, at,
                 mapToGlobal((at * zoom()).toPoint()));
    } else {
        return false;
    }
    return true;
}

void MapCanvas::stepSite(int site, QPoint direction)
{
    if (isLocked(site))
        return;
    const auto &s = snapshot_.scenario->sites[static_cast<std::size_t>(site)];
    const double shrink = std::max(std::cos(s.lat * std::numbers::pi / 180), 0.05);
    moveSite(site, s, s.lat + direction.y() * tenKilometresInDegrees,
             s.lon + direction.x() * tenKilometresInDegrees / shrink, stroke_.step("site " + std::to_string(site)));
}

void MapCanvas::keyPressEvent(QKeyEvent *event)
{
    constexpr double pushBy = 60; // px of the figure
    if (event->key() == Qt::Key_Escape && dragged_ >= 0) {
        dragged_ = -1;
        Q_EMIT undoGestureRequested(gesture_);
        return;
    }
    const bool bare = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (bare && (zoomKey(event->key()) || siteKey(event->key())))
        return;
    const auto direction = directionOf(event->key());
    if (direction.isNull())
        FigureCanvas::keyPressEvent(event);
    else if (focused_ >= 0 && focused_ < siteCount())
        stepSite(focused_, direction);
    else
        look(panned(camera_, figureSize(), QPointF(-direction.x(), direction.y()) * pushBy));
}

} // namespace gigasite
