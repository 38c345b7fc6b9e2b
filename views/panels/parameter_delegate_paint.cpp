// SPDX-License-Identifier: GPL-3.0-or-later
// How a row of the parameter panel looks.
#include "views/paint/marks.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/panels/parameter_delegate.h"
#include "views/panels/stale_mark.h"
#include "views/translate.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gigasite {

using namespace detail;

namespace {

constexpr double fullEffect = 0.125; ///< effect that fills half the column
constexpr double staleCorner = 10; ///< px
constexpr double groupIndent = 21; ///< px, of its name

/// Marks are as large as the letters beside them, as far as the panel has room for both.
double markSize()
{
    constexpr double largest = 1.6;
    return std::min(textSize(), largest);
}

} // namespace

void ParameterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (model_.row(index))
        paintRow(*painter, option, index);
    if (model_.isLit(index)) // belongs to what the pointer is on, here or in a figure
        painter->fillRect(QRectF(option.rect.left(), option.rect.top(), 2, rowHeight()), theme_.accent);
    if (!model_.row(index))
        paintGroup(*painter, option, index);
    painter->restore();
}

void ParameterDelegate::paintGroup(QPainter &p, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRectF r = option.rect;
    p.fillRect(r, theme_.bar);
    p.fillRect(QRectF(r.left(), r.top(), r.width(), 1), theme_.hairline);
    const bool open = option.state & QStyle::State_Open;
    const QPointF c(r.left() + 11, r.center().y());
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink2);
    const double s = markSize();
    if (open)
        p.drawPolygon(QPolygonF{c + s * QPointF(-4, -2), c + s * QPointF(4, -2), c + s * QPointF(0, 3)});
    else
        p.drawPolygon(QPolygonF{c + s * QPointF(-2, -4), c + s * QPointF(3, 0), c + s * QPointF(-2, 4)});
    p.setFont(uiFont(Type::Title));
    p.setPen(theme_.ink);
    const auto name = index.data(Qt::DisplayRole).toString();
    drawLine(p, r.adjusted(groupIndent, 0, 0, 0), name);
    const double nameEnd = groupIndent + textWidth(p.font(), name);
    const auto state = model_.groupState(index);
    p.setFont(uiFont(Type::Secondary));
    const double after = state.stale ? 8 + staleCorner : 8;
    const double sign = 11 * textSize(); // px, from the middle of a sign to the text
    const double room = r.width() - nameEnd - 6 - 2 * sign - after;
    const auto separator = QStringLiteral(" · ");
    auto summary = state.summary; // only parts of it that fit as a whole
    while (textWidth(p.font(), summary) > room && summary.contains(separator))
        summary.truncate(summary.lastIndexOf(separator));
    const double width = std::min(textWidth(p.font(), summary), room);
    const QRectF text(r.right() - after - width, r.top(), width, r.height());
    p.setPen(theme_.ink3);
    drawLine(p, text, summary, Qt::AlignRight);
    if (state.stale)
        paintStaleCorner(p, r.adjusted(0, 1, 0, 0), theme_, staleCorner);
    if (state.hasProblem && state.worst == Severity::Error)
        drawOctagon(p, {text.left() - sign, r.center().y()}, 5.5 * textSize(), theme_.error, theme_.figure);
    else if (state.hasProblem)
        drawTriangle(p, {text.left() - sign, r.center().y()}, 5.5 * textSize(), theme_.warning, Theme::day().ink);
    if (option.state & QStyle::State_HasFocus) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(r.adjusted(1, 1, -1, -1));
    }
}

void ParameterDelegate::paintSlider(QPainter &p, const QRectF &rect, double position, std::optional<double> baseline,
                                    bool automatic, const QColor &colour) const
{
    const double left = rect.left() + 4;
    const double width = rect.width() - 8;
    const double y = rect.center().y();
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(QRectF(left, y - 1, width, 2), theme_.line);
    for (int i = 0; i <= 4; ++i)
        p.fillRect(QRectF(left + width * i / 4 - 0.5, y + 4, 1, 2), theme_.line);
    p.setRenderHint(QPainter::Antialiasing);
    const bool inside = position >= 0 && position <= 1;
    const double x =
        left + width * std::clamp(position, 0.0, 1.0); // the mark stays on the track; the value does not move
    p.fillRect(QRectF(left, y - 1, x - left, 2), colour);
    if (baseline && std::abs(*baseline - position) > 0.004 && *baseline >= 0 && *baseline <= 1) {
        const QPointF b(left + width * *baseline, y - 4);
        p.setPen(QPen(theme_.ink3, 1));
        p.setBrush(theme_.dock);
        p.drawPolygon(QPolygonF{b + QPointF(-3, -4), b + QPointF(3, -4), b});
    }
    p.setPen(QPen(colour, 1.6));
    p.setBrush(automatic || !inside ? theme_.dock : colour);
    p.drawEllipse(QPointF(x, y), 3.9, 3.9);
}

/// The value a row would get: a hollow thumb and a dashed field over the present ones.
void ParameterDelegate::paintGhost(QPainter &p, const Parts &parts, const PanelRow &row,
                                   const PanelRow::Shown &then) const
{
    if (then.position) {
        const double x = parts.slider.left() + 4 + (parts.slider.width() - 8) * std::clamp(*then.position, 0.0, 1.0);
        p.setPen(QPen(theme_.ink, 1.4));
        p.setBrush(theme_.dock);
        p.drawEllipse(QPointF(x, parts.slider.center().y()), 4.6, 4.6);
    }
    QRectF box = parts.value;
    if (row.form() == PanelRow::Form::Choice || row.form() == PanelRow::Form::Text)
        box.setLeft(parts.slider.left());
    p.setPen(QPen(theme_.ink, 1.2, Qt::DashLine));
    p.setBrush(theme_.field);
    p.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    p.setFont(uiFont(Type::Body));
    if (tabularWidth(p.font(), then.value) > box.width() - 9)
        p.setFont(uiFont(Type::Axis));
    p.setPen(theme_.ink);
    drawTabular(p, box.adjusted(4, 0, -5, 0), then.value, Qt::AlignRight);
}

/// A bar from the middle: to the left shorter, to the right longer; torn where it leaves the column; hollow if it is
/// of an older scenario.
void ParameterDelegate::paintEffect(QPainter &p, const QRectF &rect, std::optional<double> effect) const
{
    const double middle = std::floor(rect.center().x());
    if (!effect)
        return;
    p.fillRect(QRectF(middle, rect.top() + 5, 1, rect.height() - 10), theme_.line);
    const double half = rect.width() / 2 - 1;
    const double share = std::clamp(*effect / fullEffect, -1.0, 1.0);
    const double length = std::abs(share) * half;
    if (length < 0.5)
        return;
    const QColor colour = *effect < 0 ? theme_.better : theme_.worse;
    const double x = *effect < 0 ? middle - length : middle + 1;
    const QRectF bar(x, rect.center().y() - 4, length, 8);
    if (model_.areEffectsStale()) {
        p.setPen(QPen(colour, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        p.fillRect(bar, colour);
    }
    if (std::abs(*effect) > fullEffect) {
        const double end = *effect < 0 ? x : x + length;
        for (const double offset : {4.0, 8.0})
            p.fillRect(QRectF(end + (*effect < 0 ? offset : -offset - 2), rect.center().y() - 4, 2, 8), theme_.dock);
    }
}

void ParameterDelegate::paintValue(QPainter &p, const Parts &parts, const PanelRow &row, const PanelRow::Shown &shown,
                                   const Problem *problem, bool inactive) const
{
    const bool error = problem && problem->severity == Severity::Error;
    const QColor border = error ? theme_.error : problem ? theme_.warning : theme_.line;
    QRectF box = parts.value;
    const bool wide = row.form() == PanelRow::Form::Choice || row.form() == PanelRow::Form::Text;
    if (wide)
        box.setLeft(parts.slider.left());
    p.setPen(QPen(border, 1, inactive ? Qt::DashLine : Qt::SolidLine));
    p.setBrush(inactive ? Qt::NoBrush : QBrush(theme_.field));
    p.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    if (shown.stale) // at the left, where numbers seldom reach
        paintStaleCorner(p, {box.left() + 1, box.top() + 1, staleCorner, box.height() - 2}, theme_, staleCorner);
    p.setFont(uiFont(Type::Body));
    p.setPen(shown.automatic || inactive ? theme_.ink3 : theme_.ink);
    if (wide) {
        const double s = markSize();
        drawLine(p, box.adjusted(6, 0, -18, 0), shown.value);
        if (row.form() == PanelRow::Form::Choice) {
            const QPointF c(box.right() - 9, box.center().y());
            p.setPen(Qt::NoPen);
            p.setBrush(theme_.ink3);
            p.drawPolygon(QPolygonF{c + s * QPointF(-3.5, -2), c + s * QPointF(3.5, -2), c + s * QPointF(0, 2.5)});
        }
        return;
    }
    const auto space = shown.value.lastIndexOf(QLatin1Char(' '));
    const bool hasUnit = space > 0 && row.form() != PanelRow::Form::Ports && !shown.value.at(space + 1).isDigit();
    const QString number = hasUnit ? shown.value.left(space) : shown.value;
    QString unit = hasUnit ? shown.value.mid(space + 1) : QString();
    if (tabularWidth(p.font(), number) + tabularWidth(p.font(), unit) + 12 > box.width())
        unit.replace(localNumbers(QStringLiteral("tokens")), QStringLiteral("tok"))
            .replace(QStringLiteral("FLOP/s"), QStringLiteral("F/s"))
            .replace(localNumbers(QStringLiteral("params")), QString()); // the row's name says it
    QRectF text = box.adjusted(4, 0, -5, 0);
    if (!unit.isEmpty()) {
        p.setPen(theme_.ink3);
        drawLine(p, text, unit, Qt::AlignRight);
        text.setRight(text.right() - textWidth(p.font(), unit) - uiLength(3));
    }
    p.setPen(shown.automatic || inactive ? theme_.ink3 : theme_.ink);
    p.setFont(narrowed(p.font(), number, text.width())); // as high as its neighbours
    if (tabularWidth(p.font(), number) > text.width())
        p.setFont(narrowed(uiFont(Type::Axis), number, text.width()));
    if (tabularWidth(p.font(), number) <= text.width() + 1)
        drawTabular(p, text, number, Qt::AlignRight);
    else
        drawLine(p, text, number, Qt::AlignRight);
}

/// An A where the value follows from others, a padlock where it is kept.
void ParameterDelegate::paintBadge(QPainter &p, const QRectF &rect, bool automatic) const
{
    const double side = std::min<double>(uiLength(15), rect.height() - 3);
    const QRectF box(std::floor(rect.center().x() - side / 2) + 0.5, std::floor(rect.center().y() - side / 2) + 0.5,
                     side, side);
    p.setBrush(Qt::NoBrush);
    if (automatic) {
        p.setFont(uiFont(Type::Axis));
        p.setPen(QPen(theme_.accent, 1, Qt::DashLine));
        p.drawRoundedRect(box, 2, 2);
        drawLine(p, box, QStringLiteral("A"), Qt::AlignHCenter);
        return;
    }
    p.setPen(QPen(theme_.line, 1));
    p.drawRoundedRect(box, 2, 2);
    p.save();
    p.translate(box.center());
    p.scale(textSize(), textSize());
    p.setPen(QPen(theme_.ink2, 1.2));
    p.drawArc(QRectF(-2.5, -4.5, 5, 6), 0, 180 * 16); // the shackle; sixteenths of a degree
    p.setPen(Qt::NoPen);
    p.setBrush(theme_.ink2);
    p.drawRoundedRect(QRectF(-4, -1, 8, 5.5), 1, 1);
    p.restore();
}

/// The problem and its fix, or why the row has no effect. Lines that came during a drag wait for its end.
void ParameterDelegate::paintMessage(QPainter &p, const QRectF &rect, const QModelIndex &index) const
{
    const auto parts = partsOf(rect, model_.row(index));
    if (rect.height() <= parts.name.height() + 1)
        return;
    const auto *problem = model_.problem(index);
    const bool error = problem && problem->severity == Severity::Error;
    p.setFont(uiFont(Type::Secondary));
    const auto fix = fixRect(index, rect);
    if (!fix.isEmpty() && fix.bottom() <= rect.bottom() + 1) {
        auto linked = p.font();
        linked.setUnderline(true);
        p.save();
        p.setFont(linked);
        p.setPen(theme_.accent);
        drawLine(p, fix, translate(problem->fixes.front().label));
        p.restore();
    }
    p.setPen(error ? theme_.error : problem ? theme_.warningText : theme_.ink3); // a last valid one is no claim of now
    QRectF line = parts.message;
    for (const auto &text : messageIn(index).lines) {
        if (line.bottom() > rect.bottom() + 1)
            break;
        drawTabular(p, line, text);
        line.translate(0, lineHeight());
    }
}

void ParameterDelegate::paintName(QPainter &p, const QRectF &rect, const QString &label)
{
    const auto name = nameIn(label, rect.width());
    p.setFont(name.font);
    QRectF line(rect.left(), rect.top(), rect.width(), rowHeight());
    for (const auto &text : name.lines) {
        drawLine(p, line, text);
        line.translate(0, nameLineHeight());
    }
    p.setFont(uiFont(Type::Body));
}

/// A switch that is on or off.
void ParameterDelegate::paintSwitch(QPainter &p, const QRectF &rect, bool on) const
{
    const double s = markSize();
    const QRectF box(rect.left() + 4, rect.center().y() - 6 * s, 24 * s, 12 * s);
    p.setPen(QPen(on ? theme_.ink2 : theme_.line, 1));
    p.setBrush(on ? theme_.ink2 : theme_.field);
    p.drawRoundedRect(box, 6 * s, 6 * s);
    p.setBrush(on ? theme_.field : theme_.ink3);
    p.setPen(Qt::NoPen);
    p.drawEllipse(QPointF(on ? box.right() - 6 * s : box.left() + 6 * s, box.center().y()), 3.6 * s, 3.6 * s);
}

/// The sign of a problem; in pieces where it is the last valid scenario's.
void ParameterDelegate::paintMargin(QPainter &p, const QRectF &rect, const Problem &problem, bool last) const
{
    const auto &colour = problem.severity == Severity::Error ? theme_.error : theme_.warning;
    constexpr double piece = 4, pitch = 7; // px
    const double step = last ? pitch : rect.height();
    for (double y = rect.top(); y < rect.bottom(); y += step)
        p.fillRect(QRectF(rect.left(), y, 3, std::min(last ? piece : step, rect.bottom() - y)), colour);
}

void ParameterDelegate::paintRow(QPainter &p, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto &row = *model_.row(index);
    const auto parts = partsOf(option.rect, &row);
    const auto *problem = model_.problem(index);
    const bool error = problem && problem->severity == Severity::Error;
    const auto shown = row.shown(model_.snapshot(), model_.reference());
    const bool inactive = !model_.noEffect(index).isEmpty();

    p.fillRect(option.rect, error ? theme_.errorTint : problem ? theme_.warningTint : theme_.dock);
    const auto *last = model_.lastProblem(index);
    if (problem || last)
        paintMargin(p, option.rect, problem ? *problem : *last, last != nullptr);
    if (option.state & QStyle::State_MouseOver && !problem && !last)
        p.fillRect(option.rect, theme_.bar);

    if (!shown.automatic) { // filled = default, hollow = changed by the person
        p.setPen(QPen(theme_.ink3, 1.2));
        p.setBrush(shown.changed ? Qt::NoBrush : QBrush(theme_.ink3));
        p.drawEllipse(parts.source.center(), 2.8 * textSize(), 2.8 * textSize());
    }
    p.setPen(inactive ? theme_.ink3 : theme_.ink);
    paintName(p, parts.name, row.label());

    std::optional<double> baseline;
    const auto &snapshot = model_.snapshot();
    if (snapshot.baselineScenario && row.isChanged(*snapshot.scenario, *snapshot.baselineScenario)) {
        Snapshot before = snapshot;
        before.scenario = snapshot.baselineScenario;
        before.evaluation = snapshot.baseline;
        before.complete.reset();
        baseline = row.shown(before, nullptr).position;
    }
    const QColor track = error ? theme_.error : inactive ? theme_.ink3 : theme_.ink2;
    if (row.form() == PanelRow::Form::Flag) {
        paintSwitch(p, parts.slider, shown.value == QLatin1String("on"));
    } else if (shown.position) {
        paintSlider(p, parts.slider, *shown.position, baseline, shown.automatic, track);
    }
    if (!inactive)
        paintEffect(p, parts.effect, model_.effect(index));
    if (row.form() == PanelRow::Form::Flag) {
        p.setPen(theme_.ink2);
        drawLine(p, parts.value.adjusted(0, 0, -5, 0), translate(shown.value.toStdString()), Qt::AlignRight);
    } else {
        paintValue(p, parts, row, shown, problem, inactive);
    }
    if (const auto then = model_.ghost(row))
        paintGhost(p, parts, row, *then);
    if (row.parameter().automatic)
        paintBadge(p, parts.badge, shown.automatic);
    paintMessage(p, QRectF(option.rect), index);
    if (!problem && inactive && shown.position) {
        p.setFont(uiFont(Type::Axis));
        p.setPen(theme_.ink3);
        drawLine(p,
                 QRectF(parts.effect.left() - 8, parts.effect.top(), parts.effect.width() + 10, parts.effect.height()),
                 ParameterDelegate::tr("n/a"), Qt::AlignHCenter);
    }
    if (option.state & QStyle::State_HasFocus) {
        p.setPen(QPen(theme_.accent, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
    }
}

} // namespace gigasite
