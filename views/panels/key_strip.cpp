// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/key_strip.h"

#include "model/evaluate/figure_table.h"
#include "model/report/report.h"
#include "views/paint/marks.h"
#include "views/paint/text.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr int narrowWindow = 1400;

} // namespace

KeyStrip::KeyStrip(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(78);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Key figures"));
    setMouseTracking(true);
}

void KeyStrip::setTheme(const Theme &theme)
{
    theme_ = theme;
    update();
}

void KeyStrip::setSelected(const QString &figureId)
{
    selected_ = figureId;
    if (snapshot_.evaluation)
        setSnapshot(snapshot_); // the selected figure shows one digit more
    update();
}

void KeyStrip::setSnapshot(const Snapshot &snapshot)
{
    snapshot_ = snapshot;
    const bool first = tiles_.empty();
    tiles_.resize(keyFigureRows().size());
    QStringList spoken;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        auto tile = tileOf(i);
        if (first || tile != tiles_[i]) {
            tiles_[i] = std::move(tile);
            update(tileRect(i).toAlignedRect());
        }
        spoken << QStringLiteral("%1 %2 %3").arg(tiles_[i].label, tiles_[i].number, tiles_[i].unit);
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

KeyStrip::Tile KeyStrip::tileOf(std::size_t index) const
{
    const auto &row = keyFigureRows()[index];
    const auto &figure = *findFigure(row.id);
    const auto now = figureValue(*snapshot_.evaluation, row.id);
    Tile tile{
        .id = toQString(row.id), .label = toQString(row.label), .number = QStringLiteral("–"), .status = now.status};
    if (!now.value) {
        tile.delta = snapshot_.isComplete() ? QString() : tr("needs the errors cleared");
        return tile;
    }
    const auto shownNow = format(*now.value, figure.unit, tile.id == selected_ ? 4 : 3);
    tile.number = toQString(shownNow.number);
    tile.unit = toQString(shownNow.unit);
    if (now.status == FigureStatus::Infeasible) {
        tile.delta = tr("violates a limit");
        tile.tolerated = snapshot_.evaluation->feasible();
        return tile;
    }
    if (!snapshot_.isComplete())
        return tile; // nothing is better while the scenario cannot be built
    const auto before = snapshot_.baseline ? figureValue(*snapshot_.baseline, row.id).value : std::nullopt;
    if (now.status == FigureStatus::OutOfEnvelope && (!before || *before == *now.value)) {
        tile.delta = tr("beyond measured");
        return tile;
    }
    if (!before)
        return tile;
    const double change = *now.value - *before;
    if (std::abs(change) <= 1e-12 * std::abs(*before)) {
        tile.delta = tr("= baseline");
        return tile;
    }
    const bool up = change > 0;
    const bool better = up != row.lowerIsBetter;
    tile.trend = row.neutral ? Tile::Trend::Neutral : better ? Tile::Trend::Better : Tile::Trend::Worse;
    const QString sign = up ? QStringLiteral("+") : QStringLiteral("\u2212");
    QString amount;
    if (figure.unit == Unit::Ratio)
        amount = sign + toQString(format(std::abs(change) * 100, Unit::One, 2).joined()) + QStringLiteral(" pp");
    else if (*before != 0)
        amount = sign + toQString(format(std::abs(change / *before), Unit::Ratio, 2).joined());
    tile.delta = amount;
    if (!row.neutral)
        tile.delta += QLatin1Char(' ') + (better ? tr("better") : tr("worse"));
    return tile;
}

QRectF KeyStrip::tileRect(std::size_t index) const
{
    const double w = static_cast<double>(width()) / static_cast<double>(std::max<std::size_t>(tiles_.size(), 1));
    const double left = std::round(w * static_cast<double>(index));
    return {left, 0, std::round(w * static_cast<double>(index + 1)) - left, static_cast<double>(height())};
}

void KeyStrip::paintEvent(QPaintEvent *event)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        if (event->rect().intersects(tileRect(i).toAlignedRect()))
            paintTile(p, tileRect(i), tiles_[i], tiles_[i].id == selected_);
    }
    p.fillRect(QRectF(0, height() - 1, width(), 1), theme_.line);
}

void KeyStrip::paintTile(QPainter &p, const QRectF &rect, const Tile &tile, bool chosen) const
{
    const bool bad = tile.status == FigureStatus::Infeasible && !tile.tolerated;
    const bool warns = tile.status == FigureStatus::OutOfEnvelope || tile.tolerated;
    if (chosen) {
        p.fillRect(rect, theme_.accentTint);
        p.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 3), theme_.accent);
    }
    if (bad)
        p.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), theme_.error);
    if (warns) {
        p.setPen(QPen(theme_.warning, 1.3, Qt::DashLine));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect.adjusted(2, 2, -2, -3));
    }
    if (lit_.contains(tile.id) && !chosen)
        p.fillRect(QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2), theme_.accent);
    p.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), theme_.hairline);
    const QRectF inner = rect.adjusted(10, 0, -6, 0);
    p.setFont(gigasite::font(Type::Secondary));
    p.setPen(theme_.ink2);
    drawLine(p, {inner.left(), 7, inner.width() - (bad || warns ? 18 : 0), 16}, tile.label);
    if (bad)
        drawOctagon(p, {rect.right() - 15, 15}, 6, theme_.error, theme_.figure);
    if (warns)
        drawTriangle(p, {rect.right() - 15, 15}, 6, theme_.warning, Theme::day().ink);

    p.setFont(gigasite::font(Type::KeyFigure, width() < narrowWindow ? 13.5 / 16 : 1));
    p.setPen(theme_.ink);
    const double used = drawTabular(p, {inner.left(), 24, inner.width(), 26}, tile.number);
    p.setFont(gigasite::font(Type::Body));
    drawLine(p, {inner.left() + used + 4, 27, inner.width() - used - 4, 22}, tile.unit);

    p.setFont(gigasite::font(Type::Secondary));
    double x = inner.left();
    if (tile.trend != Tile::Trend::None) {
        const bool up = tile.delta.startsWith(QLatin1Char('+'));
        const QColor colour = tile.trend == Tile::Trend::Better ? theme_.better
            : tile.trend == Tile::Trend::Worse                  ? theme_.worse
                                                                : theme_.ink2;
        const QPointF c(x + 4, 62);
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        const double d = up ? -1 : 1;
        p.drawPolygon(QPolygonF{c + QPointF(-4, -3 * d), c + QPointF(4, -3 * d), c + QPointF(0, 4 * d)});
        x += 13;
        p.setPen(colour);
    } else {
        p.setPen(bad ? theme_.error : warns ? theme_.warningText : theme_.ink3);
    }
    drawLine(p, {x, 54, inner.right() - x, 16}, tile.delta);
    if (hasFocus() && chosen) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(rect.adjusted(1, 1, -1, -1));
    }
}

void KeyStrip::choose(int index)
{
    if (tiles_.empty())
        return;
    const auto i = static_cast<std::size_t>(std::clamp(index, 0, static_cast<int>(tiles_.size()) - 1));
    Q_EMIT selected(tiles_[i].id);
}

void KeyStrip::mousePressEvent(QMouseEvent *event)
{
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        if (tileRect(i).contains(event->position()))
            choose(static_cast<int>(i));
    }
}

void KeyStrip::keyPressEvent(QKeyEvent *event)
{
    const auto at = std::find_if(tiles_.begin(), tiles_.end(), [this](const Tile &t) { return t.id == selected_; });
    const int now = at == tiles_.end() ? -1 : static_cast<int>(at - tiles_.begin());
    if (event->key() == Qt::Key_Right)
        choose(now + 1);
    else if (event->key() == Qt::Key_Left)
        choose(now - 1);
    else
        QWidget::keyPressEvent(event);
}

void KeyStrip::setLit(const Lit &lit)
{
    if (std::exchange(lit_, lit) != lit)
        update();
}

bool KeyStrip::event(QEvent *event)
{
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) {
        QString id;
        for (std::size_t i = 0; event->type() == QEvent::MouseMove && i < tiles_.size(); ++i) {
            if (tileRect(i).contains(static_cast<QMouseEvent *>(event)->position()))
                id = tiles_[i].id;
        }
        if (std::exchange(hovered_, id) != id)
            Q_EMIT hovered(id);
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        if (!tileRect(i).contains(help->pos()))
            continue;
        const auto &figure = *findFigure(keyFigureRows()[i].id);
        const auto value = figureValue(*snapshot_.evaluation, figure.id);
        const auto exact = value.value ? gigasite::shown(*value.value, figure.unit, 6) : QStringLiteral("–");
        QToolTip::showText(help->globalPos(),
                           QStringLiteral("<b>%1</b>: %2<br>%3<br><i>%4</i>")
                               .arg(toQString(figure.label), exact, toQString(figure.source), tiles_[i].id),
                           this, tileRect(i).toRect());
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace gigasite
