// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_words.h"
#include "views/figures/step_time_parts.h"
#include "views/paint/text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

/// Soft connection from the exposed end of the step's bar to its enlargement.
void paintFunnel(const StepPicture &c, double from, double enlargedRight)
{
    c.p.setPen(Qt::NoPen);
    c.p.setBrush(blended(c.theme.ink3, c.theme.figure, c.theme.dark ? 0.14 : 0.08));
    const double top = c.g.bar.bottom(), bottom = c.g.exposedBar.top() - c.g.exposedOutline - 1;
    c.p.drawPolygon(QPolygonF({QPointF(from, top), QPointF(c.g.bar.right(), top), QPointF(enlargedRight, bottom),
                               QPointF(c.g.axisLeft, bottom)}));
}

AxisUnit exposedUnit(const StepPicture &c)
{
    return c.options.inPercent ? AxisUnit::percentOf(c.total()) : AxisUnit::of(c.step().exposed.si());
}

/// Values of the exposed parts: one unit, written behind the last.
std::vector<QString> exposedLabels(const StepPicture &c, const std::vector<StepPart> &parts)
{
    const auto unit = exposedUnit(c);
    std::vector<QString> labels;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool small = parts[i].seconds / unit.seconds < 0.01;
        auto text = small ? c.amount(parts[i].seconds) : unit.number(parts[i].seconds);
        if (!small && i + 1 == parts.size())
            text += u' ' + unit.symbol;
        labels.push_back(parts[i].name + u' ' + text);
    }
    return labels;
}

void paintExposedName(const StepPicture &c)
{
    const auto &bar = c.g.exposedBar;
    const double line = std::round(14 * c.g.textScale);
    const QRectF area(c.g.left, bar.center().y() - line, c.g.axisLeft - c.g.left, 2 * line - 1);
    c.write(c.fonts.title, c.theme.ink);
    drawLine(c.p, {area.left(), area.top(), area.width(), line}, Figures::tr("Exposed"));
    c.write(c.fonts.label, c.theme.ink2);
    drawTabular(c.p, {area.left(), area.top() + line - 1, area.width(), line}, exposedSummary(c.step()));
    c.marks.push_back(
        {area.adjusted(-4, 0, -8, 0), // a frame round it stands before the words
         Figures::tr("Exposed communication: %1, %2 of the step")
             .arg(shown(c.step().exposed.si(), Unit::Second), shown(c.step().exposed / c.step().total, Unit::Ratio)),
         QByteArrayLiteral("step.exposed_share")});
}

/// The enlarged bar: its scale, what of the baseline crosses it, and which values stand behind it.
struct Enlarged {
    QRectF bar;
    double pixelsPerSecond = 0;
    std::vector<StepPart> parts;
    std::vector<double> lines;
    QString beside;
    double besideWidth = 0;
};

/// Where parts of the baseline's exposed time meet, and where it ends.
std::vector<double> baselineLines(const StepPicture &c, double pixelsPerSecond)
{
    std::vector<double> lines;
    if (!c.baseline)
        return lines;
    const auto &step = c.drawnBaseline;
    double meet = 0;
    for (const double seconds :
         {step.exposedTp.si(), step.exposedCp.si(), step.exposedEp.si(), step.exposedPp.si(), step.tail.si()}) {
        meet += seconds;
        const double x = std::round(c.g.exposedBar.left() + meet * pixelsPerSecond) + 0.5;
        if (seconds > 0 && x < c.g.right)
            lines.push_back(x);
    }
    return lines;
}

/// As long as it can be with the values that do not fit inside behind it.
Enlarged enlarge(const StepPicture &c, const std::vector<QString> &labels, const QString &unit,
                 std::vector<StepPart> parts)
{
    const double exposed = c.step().exposed.si();
    const double other = c.baseline ? std::min(c.drawnBaseline.exposed.si(), 2.5 * exposed) : exposed;
    const double scale = c.g.exposedBar.width() * 0.93 / std::max(other, exposed);
    Enlarged e{c.g.exposedBar, scale, std::move(parts)};
    c.p.setFont(c.fonts.labelBold);
    for (std::size_t turn = 0; turn <= labels.size(); ++turn) { // a shorter bar may leave room for one label less
        e.bar.setWidth(std::round(exposed * e.pixelsPerSecond));
        place(e.parts, e.bar);
        QStringList beside;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (!clearStart(e.parts[i].rect, tabularWidth(c.p.font(), labels[i]), {}))
                beside << labels[i];
        }
        e.beside = beside.join(QStringLiteral(", "));
        if (!beside.isEmpty() && beside.back().back().isDigit())
            e.beside += u' ' + unit; // the last of a group says it
        e.besideWidth = tabularWidth(c.p.font(), e.beside);
        const double room = c.g.right - e.bar.left() - (e.beside.isEmpty() ? 0 : e.besideWidth + 9);
        if (e.bar.width() <= room || room < 40)
            break;
        e.pixelsPerSecond = room / exposed;
    }
    e.lines = baselineLines(c, e.pixelsPerSecond);
    return e;
}

/// Dashes of the baseline's exposed time, and its name where there is room.
void paintExposedBaseline(const StepPicture &c, const Enlarged &e, double takenTo)
{
    const double exposed = c.drawnBaseline.exposed.si();
    const auto &bar = c.g.exposedBar;
    c.write(c.fonts.label, c.theme.ink2);
    const auto text = (c.offered ? Figures::tr("then %1") : Figures::tr("baseline %1")).arg(c.amount(exposed));
    const double width = tabularWidth(c.p.font(), text);
    const double end = std::min(c.g.right, bar.left() + exposed * e.pixelsPerSecond);
    for (const double x : {end - 7 - width, std::max(end, takenTo) + 8}) {
        if (x < takenTo + 6 || x + width > c.g.right)
            continue;
        const QRectF label(x, bar.top(), width, bar.height());
        c.p.fillRect(label.adjusted(-2, 1, 2, -1), c.theme.figure);
        drawTabular(c.p, label, text);
        break;
    }
    c.marks.push_back({QRectF(end - 4, bar.top(), 4, bar.height()),
                       (c.offered ? Figures::tr("Exposed communication with the change: %1")
                                  : Figures::tr("Exposed communication of the baseline: %1"))
                           .arg(shown(exposed, Unit::Second)),
                       QByteArrayLiteral("step.exposed_s")});
}

void outlineExposedBaseline(const StepPicture &c, const Enlarged &e)
{
    const double exposed = c.drawnBaseline.exposed.si();
    if (!(exposed > 0))
        return;
    const auto rect = outlineBaseline(c, c.g.exposedBar, c.g.exposedOutline, exposed * e.pixelsPerSecond);
    for (const double x : e.lines) {
        if (x < rect.right() - 2)
            c.p.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
}

/// Returns the right end of what is written.
double writeBeside(const StepPicture &c, const Enlarged &e)
{
    const QRectF rect(e.bar.right() + 7, e.bar.top(), e.besideWidth, e.bar.height());
    if (e.beside.isEmpty() || rect.right() > c.g.right + 1)
        return e.bar.right();
    c.p.fillRect(rect.adjusted(-2, 1, 2, -1), c.theme.figure);
    c.write(c.fonts.labelBold, c.theme.ink);
    drawTabular(c.p, rect, e.beside);
    return rect.right();
}

} // namespace

void paintExposed(const StepPicture &c, const std::vector<StepPart> &stepParts)
{
    paintExposedName(c);
    auto parts = exposedParts(c.step(), c.scenario.conventions.mode == Mode::Printed);
    if (parts.empty()) {
        c.write(c.fonts.label, c.theme.ink2);
        drawLine(c.p, {c.g.axisLeft, c.g.exposedBar.top(), c.g.right - c.g.axisLeft, c.g.exposedBar.height()},
                 Figures::tr("no communication is exposed"));
        return;
    }
    const auto labels = exposedLabels(c, parts);
    const auto e = enlarge(c, labels, exposedUnit(c).symbol, std::move(parts));
    const auto first =
        std::find_if(stepParts.begin(), stepParts.end(), [](const StepPart &part) { return isExposed(part.kind); });
    paintFunnel(c, first->rect.left(), e.bar.right());
    for (const auto &part : e.parts)
        fillPart(c, part);
    if (c.baseline)
        outlineExposedBaseline(c, e);
    c.p.setFont(c.fonts.labelBold);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (clearStart(e.parts[i].rect, tabularWidth(c.fonts.labelBold, labels[i]), {}))
            labelInside(c, e.parts[i], {labels[i]}, e.lines);
    }
    const double end = writeBeside(c, e);
    if (c.baseline && c.drawnBaseline.exposed.si() > 0)
        paintExposedBaseline(c, e, end);
}

} // namespace gigasite
