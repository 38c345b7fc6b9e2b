// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/key_strip.h"

#include "model/evaluate/figure_source.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

constexpr int narrowWindow = 1400;
constexpr int tileHeight = 78, lowTile = 62; ///< low: of several rows
constexpr int leastTile = 126; ///< width that a label and a value need

const std::vector<KeyFigureRow> &stripRows()
{
    static const auto rows = [] {
        auto all = keyFigureRows();
        std::erase_if(all, [](const KeyFigureRow &row) { return !row.onStrip; });
        return all;
    }();
    return rows;
}

} // namespace

KeyStrip::KeyStrip(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(tileHeight);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Key figures"));
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void KeyStrip::setTheme(const Theme &theme)
{
    theme_ = theme;
    arrange();
    update();
}

void KeyStrip::arrange()
{
    const int tiles = static_cast<int>(stripRows().size());
    const int perRow = std::clamp(width() / std::max(1, uiLength(leastTile)), 1, tiles);
    rows_ = textSize() > 1 ? (tiles + perRow - 1) / perRow : 1;
    setFixedHeight(rows_ * uiLength(rows_ > 1 ? lowTile : tileHeight));
    updateGeometry();
}

int KeyStrip::columns() const
{
    const int tiles = static_cast<int>(stripRows().size());
    return (tiles + rows_ - 1) / rows_;
}

void KeyStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
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
    const auto &rows = stripRows();
    const bool first = tiles_.empty();
    tiles_.resize(rows.size());
    QStringList spoken;
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        auto tile = keyTile(snapshot_, rows[i], toQString(rows[i].id) == selected_ ? 4 : 3);
        giveCourse(tile, i);
        if (tile.progress >= 0 && simulated_)
            tellProgress(tile, *simulated_);
        if (first || tile != tiles_[i]) {
            tiles_[i] = std::move(tile);
            update(tileRect(i).toAlignedRect());
        }
        spoken << QStringLiteral("%1 %2 %3 %4").arg(tiles_[i].label, tiles_[i].number, tiles_[i].unit, tiles_[i].note);
        if (!tiles_[i].problem.isEmpty() || tiles_[i].status == FigureStatus::OutOfEnvelope)
            spoken << tiles_[i].delta;
    }
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

void KeyStrip::setSimulated(std::optional<double> share)
{
    if (std::exchange(simulated_, share) != share && !tiles_.empty())
        setSnapshot(snapshot_);
}

void KeyStrip::recordStep(int step, int count)
{
    const auto &rows = stripRows();
    steps_.resize(static_cast<std::size_t>(count) + 1, std::vector<KnownValue>(rows.size()));
    step_ = static_cast<std::size_t>(step);
    if (snapshot_.held || !snapshot_.evaluation)
        return; // not evaluated: a gap
    for (std::size_t i = 0; i < rows.size(); ++i)
        steps_[step_][i] = knownValue(snapshot_, *snapshot_.evaluation, rows[i].id);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        auto tile = tiles_[i];
        giveCourse(tile, i);
        if (tile == tiles_[i])
            continue;
        tiles_[i] = std::move(tile);
        if (width() >= uiLength(narrowWindow))
            update(tileRect(i).toAlignedRect());
    }
}

void KeyStrip::giveCourse(KeyTile &tile, std::size_t index) const
{
    constexpr std::size_t back = 30, shown = 40; // undo steps
    const std::size_t first = step_ > back ? step_ - back : 0;
    const std::size_t end = std::min(steps_.size(), first + shown);
    const auto baseline =
        snapshot_.baseline ? knownValue(snapshot_, *snapshot_.baseline, stripRows()[index].id) : KnownValue();
    // values of one kind only, that of the tile's number
    const bool estimated = step_ < steps_.size() && steps_[step_][index].isEstimate();
    const auto drawn = [&](const KnownValue &known) { return estimated ? known.estimate : known.exact; };
    tile.course.clear();
    for (std::size_t i = first; i < end; ++i)
        tile.course.push_back(drawn(steps_[i][index]));
    tile.baseline = drawn(baseline);
    tile.step = step_ - first;
}

QRectF KeyStrip::tileRect(std::size_t index) const
{
    const auto inRow = static_cast<std::size_t>(columns());
    const double w = static_cast<double>(width()) / static_cast<double>(inRow);
    const double h = static_cast<double>(height()) / rows_;
    const double left = std::round(w * static_cast<double>(index % inRow));
    const double right = std::round(w * static_cast<double>(index % inRow + 1));
    const auto row = index / inRow;
    return {left, h * static_cast<double>(row), right - left, h};
}

void KeyStrip::paintEvent(QPaintEvent *event)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), theme_.figure);
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const bool chosen = tiles_[i].id == selected_;
        const auto tile = tileRect(i);
        if (!event->rect().intersects(tile.toAlignedRect()))
            continue;
        p.save();
        p.translate(0, tile.top());
        p.scale(textSize(), textSize());
        paintKeyTile(
            p, {tile.left() / textSize(), 0, tile.width() / textSize(), tile.height() / textSize()}, tiles_[i], theme_,
            {chosen, lit_.contains(tiles_[i].id), chosen && hasFocus(), width() < uiLength(narrowWindow), rows_ > 1});
        p.restore();
    }
    p.fillRect(QRectF(0, height() - 1, width(), 1), theme_.line);
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
    const auto at = std::find_if(tiles_.begin(), tiles_.end(), [this](const KeyTile &t) { return t.id == selected_; });
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

/// The source is the one of the rule in force: a paper's figure has another one where real hardware is computed.
QString KeyStrip::tip(std::size_t index) const
{
    const auto &figure = *findFigure(stripRows()[index].id);
    const auto &tile = tiles_[index];
    const bool earlier = tile.lastValid && snapshot_.complete;
    const auto &shownOf = earlier ? snapshot_.complete : snapshot_.evaluation;
    const auto &scenario = earlier && snapshot_.completeScenario ? snapshot_.completeScenario : snapshot_.scenario;
    const auto source = scenario ? sourceIn(figure, conventionOf(*scenario)) : std::string_view(figure.source);
    const auto exact = gigasite::shown(knownValue(snapshot_, *shownOf, figure.id), figure.unit, 6);
    auto text = QStringLiteral("<b>%1</b>: %2<br>%3<br><i>%4</i>")
                    .arg(translate(figure.label), exact, translate(source), tile.id);
    if (!tile.problem.isEmpty())
        text.prepend(QStringLiteral("<b>%1</b><br>").arg(tile.problem.toHtmlEscaped()));
    return text;
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
        QToolTip::showText(help->globalPos(), tip(i), this, tileRect(i).toRect());
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace gigasite
