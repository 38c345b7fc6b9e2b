// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_canvas.h"

#include "model/evaluate/stopping.h"
#include "views/figures/cause_banner.h"
#include "views/paint/mark_tip.h"
#include "views/paint/text.h"
#include "views/panels/stale_mark.h"

#include <QApplication>
#include <QBuffer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

void DragGesture::begin(QPointF at)
{
    from_ = at;
    number_ = nextGesture();
    moved_ = false;
}

bool DragGesture::follow(QPointF to)
{
    moved_ = moved_ || (to - from_).manhattanLength() >= QApplication::startDragDistance();
    return moved_;
}

FigureCanvas::FigureCanvas(QWidget *parent)
    : QWidget(parent)
    , cause_(new CauseBanner(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(cause_, &CauseBanner::fixRequested, this, &FigureCanvas::fixRequested);
    connect(cause_, &CauseBanner::fixHovered, this, &FigureCanvas::fixHovered);
    connect(cause_, &CauseBanner::revealRequested, this, &FigureCanvas::figureSelected);
}

void FigureCanvas::setTheme(const Theme &theme)
{
    theme_ = theme;
    cause_->setTheme(theme);
    dimmed_ = {};
    update();
}

void FigureCanvas::setSnapshot(const Snapshot &snapshot)
{
    const bool same = isVisible() && looksTheSame(snapshot);
    snapshot_ = showsNetwork() ? snapshot : snapshot.withoutNetwork();
    showCause();
    if (!same) {
        awaited_ = isVisible();
        if (awaited_)
            update();
    }
    Q_EMIT snapshotChanged();
}

Marks FigureCanvas::marksNow()
{
    QImage unseen(1, 1, QImage::Format_RGB32); // drawn for its words only
    QPainter p(&unseen);
    return draw(p, figureSize(), theme_);
}

QImage FigureCanvas::toImage(double ratio)
{
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme_.figure);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    draw(p, size(), theme_);
    return image;
}

QByteArray FigureCanvas::toSvg()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size());
    svg.setViewBox(rect());
    svg.setTitle(accessibleName());
    QPainter p(&svg);
    draw(p, size(), Theme::forPrint());
    p.end();
    return bytes;
}

void FigureCanvas::paintEvent(QPaintEvent * /*event*/)
{
    ++paints_;
    awaited_ = false;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (canDraw()) {
        dimmed_ = {};
        if (isPaintedAhead()) {
            p.drawImage(0, 0, ahead_.picture);
            marks_ = std::move(ahead_.marks);
        } else {
            marks_ = paintFigure(p);
        }
        p.resetTransform();
        p.setClipping(false);
        p.scale(zoom(), zoom());
        paintLit(p);
        paintStale(p);
    } else {
        p.drawPixmap(0, 0, dimmed());
    }
    p.resetTransform();
    p.setClipping(false);
    if (hasFocus()) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

bool FigureCanvas::isTooSmall() const
{
    constexpr int legible = 120; // px, below which texts lie over each other
    return height() < std::min(legible, minimumSizeHint().height());
}

void FigureCanvas::paintTooSmall(QPainter &p) const
{
    p.fillRect(rect(), theme_.figure);
    p.setFont(uiFont(Type::Secondary));
    p.setPen(theme_.ink3);
    p.drawText(rect().adjusted(8, 2, -8, -2), Qt::AlignCenter | Qt::TextWordWrap,
               tr("Too low to be read here. F11 shows it alone."));
}

Marks FigureCanvas::paintFigure(QPainter &p)
{
    if (isTooSmall()) {
        paintTooSmall(p);
        return {};
    }
    if (!coversAll())
        p.fillRect(rect(), theme_.figure);
    p.scale(zoom(), zoom());
    return draw(p, figureSize(), theme_);
}

/// Only what is about to be painted anyway, and only on whole pixels, where a copy is the same picture.
bool FigureCanvas::canPaintAhead() const
{
    const double ratio = devicePixelRatioF();
    const bool comesOnScreen = window()->testAttribute(Qt::WA_Mapped) && updatesEnabled() && !visibleRegion().isEmpty();
    return awaited_ && isVisible() && comesOnScreen && canDraw() && drawsAnywhere() && ratio == std::floor(ratio);
}

void FigureCanvas::paintAhead()
{
    const double ratio = devicePixelRatioF();
    const auto pixels = (QSizeF(size()) * ratio).toSize();
    if (ahead_.picture.size() != pixels)
        ahead_.picture = QImage(pixels, QImage::Format_RGB32);
    ahead_.picture.setDevicePixelRatio(ratio);
    QPainter p(&ahead_.picture);
    p.setRenderHint(QPainter::Antialiasing);
    ahead_.marks = paintFigure(p);
}

bool FigureCanvas::isPaintedAhead()
{
    auto *crew = std::exchange(ahead_.crew, nullptr);
    return crew && crew->await(ahead_.job);
}

void FigureCanvas::setLit(const Lit &lit)
{
    const auto concerns = [this](const Lit &ids) {
        return std::any_of(marks_.begin(), marks_.end(),
                           [&](const Mark &m) { return ids.contains(QString::fromLatin1(m.figureId)); });
    };
    const bool repaint = isVisible() && lit != lit_ && (concerns(lit) || concerns(lit_));
    lit_ = lit;
    if (repaint)
        update();
}

void FigureCanvas::setGhost(bool shown)
{
    if (std::exchange(ghost_, shown) != shown && isVisible())
        update();
}

/// Of several marks of the figure under the pointer only the one it is on. Never over the words of a mark or its
/// neighbours: a line of text has a bar at its left, everything else a frame within its own edges.
void FigureCanvas::paintLit(QPainter &p) const
{
    if (lit_.isEmpty())
        return;
    constexpr double lineOfText = 16, oblong = 2.5, least = 6;
    for (const auto &mark : marks_) {
        const auto id = QString::fromLatin1(mark.figureId);
        if (!lit_.contains(id) || (id == hovered_ && mark.area != hoveredArea_))
            continue;
        const auto &area = mark.area;
        if (area.height() <= lineOfText && area.width() >= oblong * area.height()) {
            p.fillRect(QRectF(area.left() - 3, area.top(), 2, area.height()), theme_.accent);
            continue;
        }
        const double in = std::min(area.width(), area.height()) < least ? -0.75 : 0.75;
        p.setPen(QPen(theme_.accent, 1.5));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(area.adjusted(in, in, -in, -in), 2, 2);
    }
}

void FigureCanvas::hover(const Mark *mark)
{
    const auto id = mark ? QString::fromLatin1(mark->figureId) : QString();
    const auto area = mark ? mark->area : QRectF();
    const bool moved = std::exchange(hoveredArea_, area) != area;
    if (std::exchange(hovered_, id) != id)
        Q_EMIT hovered(id);
    else if (moved && isVisible() && lit_.contains(id))
        update();
}

/// The last valid picture at a third of its strength. It does not change while the scenario is invalid, so it is drawn
/// once.
const QPixmap &FigureCanvas::dimmed()
{
    const double ratio = devicePixelRatioF();
    if (!dimmed_.isNull() && dimmed_.size() == (QSizeF(size()) * ratio).toSize())
        return dimmed_;
    dimmed_ = QPixmap((QSizeF(size()) * ratio).toSize());
    dimmed_.setDevicePixelRatio(ratio);
    dimmed_.fill(theme_.figure);
    QPainter p(&dimmed_);
    p.setRenderHint(QPainter::Antialiasing);
    p.save();
    p.scale(zoom(), zoom());
    marks_ = draw(p, figureSize(), theme_);
    p.restore();
    auto veil = theme_.figure;
    veil.setAlphaF(0.65F);
    p.fillRect(rect(), veil);
    return dimmed_;
}

/// Why there is no picture, over the old one.
void FigureCanvas::showCause()
{
    const Problem *cause = canDraw() ? standingCause() : nullptr;
    if (snapshot_.evaluation && !canDraw()) {
        const auto &problems = snapshot_.evaluation->problems;
        cause = stoppedBy(*snapshot_.evaluation, Stage::Step);
        if (!cause && !problems.empty() && problems.front().severity == Severity::Error)
            cause = &problems.front();
    }
    cause_->setProblem(cause, canDraw());
}

QRectF FigureCanvas::causeArea() const
{
    if (cause_->isHidden())
        return {};
    const QRectF area = cause_->geometry();
    return {area.topLeft() / zoom(), area.size() / zoom()};
}

void FigureCanvas::setStale(bool stale)
{
    if (std::exchange(stale_, stale) != stale && isVisible())
        update();
}

void FigureCanvas::paintStale(QPainter &p) const
{
    if (!stale_)
        return;
    p.resetTransform();
    auto veil = theme_.figure;
    veil.setAlphaF(0.4F);
    p.fillRect(rect(), veil);
    paintStaleCorner(p, rect(), theme_);
}

const Mark *FigureCanvas::markAt(QPointF point) const
{
    return gigasite::markAt(marks_, point);
}

bool FigureCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && takesKey(static_cast<QKeyEvent *>(event)->key())) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::MouseMove) {
        const auto *move = static_cast<QMouseEvent *>(event);
        const auto *mark = move->buttons() == Qt::NoButton ? markAt(figurePoint(move->position())) : nullptr;
        hover(mark);
    } else if (event->type() == QEvent::Leave) {
        hover(nullptr);
    }
    if (event->type() == QEvent::NativeGesture) {
        pinch(*static_cast<QNativeGestureEvent *>(event));
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        showMarkTip(marks_, *static_cast<QHelpEvent *>(event), this, zoom());
        return true;
    }
    return QWidget::event(event);
}

/// Touchpads send a notch of the wheel in many small parts.
void FigureCanvas::wheelEvent(QWheelEvent *event)
{
    constexpr int notch = 120;
    turned_ += event->angleDelta().y();
    if (std::abs(turned_) >= notch)
        zoomStep(std::exchange(turned_, 0) > 0 ? 1 : -1, figurePoint(event->position()));
    event->accept();
}

void FigureCanvas::pinch(const QNativeGestureEvent &event)
{
    constexpr double step = 0.25; // of the distance between the fingers
    if (event.gestureType() != Qt::ZoomNativeGesture) {
        pinched_ = 0;
        return;
    }
    pinched_ += event.value();
    if (std::abs(pinched_) >= step)
        zoomStep(std::exchange(pinched_, 0) > 0 ? 1 : -1, figurePoint(event.position()));
}

void FigureCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT maximiseRequested();
    else
        QWidget::keyPressEvent(event);
}

void FigureCanvas::mousePressEvent(QMouseEvent *event)
{
    const auto *mark = markAt(figurePoint(event->position()));
    if (event->button() == Qt::LeftButton && mark && !mark->figureId.isEmpty())
        Q_EMIT figureSelected(QString::fromLatin1(mark->figureId));
}

} // namespace gigasite
