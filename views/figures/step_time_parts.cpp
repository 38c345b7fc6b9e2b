// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_time_parts.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

QColor colorOf(StepKind part, const Theme &theme)
{
    switch (part) {
    case StepKind::Compute:
        return theme.compute;
    case StepKind::Bubble:
        return theme.idleFill;
    case StepKind::Optimizer:
        return theme.computeBackward;
    case StepKind::Waiting:
        return theme.idleLine;
        return blended(theme.accent, theme.figure, 0.35);
    case StepKind::Tp:
        return theme.tp;
    case StepKind::Cp:
        return theme.tpGroupA;
    case StepKind::Ep:
        return theme.dpInternal;
    case StepKind::Pp:
        return theme.pp;
    case StepKind::Tail:
        return theme.dpExternal;
    case StepKind::Wan:
        return theme.wan;
    }
    return theme.compute;
}

QColor inkOn(StepKind part, const Theme &theme)
{
    if (part == StepKind::Bubble || part == StepKind::Waiting)
        return theme.ink;
    return theme.textOn(colorOf(part, theme));
}

} // namespace

QString StepPicture::amount(double seconds, int digits) const
{
    if (options.inPercent)
        return shown(seconds / total(), Unit::Ratio, digits);
    const auto unit = AxisUnit::of(total());
    return seconds < unit.seconds ? shown(seconds, Unit::Second, digits)
                                  : unit.number(seconds, digits) + u' ' + unit.symbol;
}

std::vector<StepPart> exposedParts(const StepTime &step, bool printed)
{
    std::vector<StepPart> parts;
    const auto add = [&](StepKind part, double seconds, const QString &name, const QString &sentence, const char *id) {
        if (seconds > 0)
            parts.push_back({part, seconds, name, sentence, id});
    };
    add(StepKind::Tp, step.exposedTp.si(), Figures::tr("TP"),
        Figures::tr("Exposed tensor-parallel communication: %1, %2 of the step"),
        step.measured ? "step.exposed_tp_s" : "step.tp_allreduce_s");
    add(StepKind::Cp, step.exposedCp.si(), Figures::tr("CP"),
        Figures::tr("Exposed context-parallel communication: %1, %2 of the step"), "step.exposed_cp_s");
    add(StepKind::Ep, step.exposedEp.si(), Figures::tr("EP"),
        Figures::tr("Exposed exchange of tokens between experts: %1, %2 of the step"), "step.exposed_ep_s");
    add(StepKind::Pp, step.exposedPp.si(), Figures::tr("PP"),
        Figures::tr("Exposed pipeline communication: %1, %2 of the step"),
        step.measured ? "step.exposed_pp_s"
            : printed ? "step.pp_p2p_s"
                      : "step.pp_oversubscribed_s");
    if (step.measured) {
        add(StepKind::Tail, step.exposedDp.si(), Figures::tr("DP"),
            Figures::tr("Gradient exchange at the end of the step: %1, %2 of the step"), "step.exposed_dp_s");
        add(StepKind::Wan, step.exposedWan.si(), Figures::tr("WAN"),
            Figures::tr("Exposed exchange between sites: %1, %2 of the step"), "step.exposed_wan_s");
    } else {
        add(StepKind::Tail, step.tail.si(), Figures::tr("tail"),
            Figures::tr("Gradient exchange at the end of the step: %1, %2 of the step"), "step.tail_s");
    }
    return parts;
}

namespace {

/// Its own time is a small part of it: both are told.
StepPart optimizerPart(const StepTime &step)
{
    const auto text = [](Seconds s) { return shown(s.si(), Unit::Second); };
    return {StepKind::Optimizer,
            (step.optimizer + step.overhead).si(),
            Figures::tr("optimizer, overhead"),
            Figures::tr("Optimizer (%1) and fixed overhead (%2)").arg(text(step.optimizer), text(step.overhead)) +
                QStringLiteral(": %1, ") + Figures::tr("%2 of the step"),
            QByteArrayLiteral("step.optimizer_s"),
            {},
            Figures::tr("opt. + overhead")};
}

} // namespace

std::vector<StepPart> stepParts(const StepTime &step, bool printed)
{
    std::vector<StepPart> parts;
    if (step.compute.si() > 0)
        parts.push_back({StepKind::Compute, step.compute.si(), Figures::tr("compute"),
                         Figures::tr("Computation: %1, %2 of the step"), QByteArrayLiteral("step.compute_s")});
    if (step.bubble.si() > 0)
        parts.push_back({StepKind::Bubble, step.bubble.si(), Figures::tr("bubble"),
                         Figures::tr("Pipeline bubble, stages waiting: %1, %2 of the step"),
                         QByteArrayLiteral("step.bubble_share")});
    if (step.optimizer.si() > 0)
        parts.push_back(optimizerPart(step));
    if (step.waiting.si() > 0)
        parts.push_back({StepKind::Waiting, step.waiting.si(), Figures::tr("stragglers"),
                         Figures::tr("Waiting for the slowest GPU: %1, %2 of the step"),
                         QByteArrayLiteral("step.stragglers")});
    for (auto &part : exposedParts(step, printed))
        parts.push_back(std::move(part));
    return parts;
}

void place(std::vector<StepPart> &parts, const QRectF &bar)
{
    constexpr double sparse = 3;
    double sum = 0;
    for (const auto &part : parts)
        sum += part.seconds;
    if (parts.empty() || !(sum > 0))
        return;
    std::vector<double> widths;
    double used = 0;
    for (const auto &part : parts) {
        widths.push_back(std::max(sparse, bar.width() * part.seconds / sum));
        used += widths.back();
    }
    *std::max_element(widths.begin(), widths.end()) -= used - bar.width();
    double x = bar.left();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double from = std::round(x);
        x += widths[i];
        parts[i].rect = {from, bar.top(), std::max(1.0, std::round(x) - from), bar.height()};
    }
}

void fillPart(const StepPicture &c, const StepPart &part)
{
    if (part.kind == StepKind::Bubble)
        fillHatched(c.p, part.rect, c.theme.idleLine, c.theme.idleFill);
    else
        c.p.fillRect(part.rect, colorOf(part.kind, c.theme));
    c.marks.push_back(
        {part.rect, part.sentence.arg(shown(part.seconds, Unit::Second), shown(part.seconds / c.total(), Unit::Ratio)),
         part.figureId, -1, true});
}

std::optional<double> clearStart(const QRectF &part, double width, const std::vector<double> &lines)
{
    constexpr double air = 4, least = 3;
    const double wanted = std::clamp(part.height() * 0.28, 5.0, 8.0);
    double x = part.left() + std::clamp((part.width() - width) / 2, least, wanted);
    for (const double line : lines) { // from left to right
        if (line > x - air && line < x + width + air)
            x = line + air + 2;
    }
    return x + width + least <= part.right() ? std::optional(x) : std::nullopt;
}

namespace {

/// Where the time cursor would strike through a text of the step's bar, it makes way for it.
void keepFromCursor(const StepPicture &c, const QRectF &text, const QColor &ground)
{
    constexpr double air = 3;
    const double cursor = std::round(c.g.bar.left() + std::clamp(c.options.moment, 0.0, 1.0) * c.g.bar.width());
    if (c.theme.print || text.top() != c.g.bar.top() || cursor < text.left() - air || cursor > text.right() + air)
        return;
    const double height = std::min(text.height(), QFontMetricsF(c.p.font()).height());
    c.p.fillRect(QRectF(text.left() - air, text.center().y() - height / 2, text.width() + 2 * air, height), ground);
}

} // namespace

bool labelInside(const StepPicture &c, const StepPart &part, const std::vector<QString> &texts,
                 const std::vector<double> &lines)
{
    c.write(c.fonts.labelBold, inkOn(part.kind, c.theme));
    for (const auto &avoided : {lines, std::vector<double>()}) {
        for (const auto &text : texts) {
            const double width = tabularWidth(c.p.font(), text);
            const auto x = clearStart(part.rect, width, avoided);
            if (!x)
                continue;
            const QRectF box(*x, part.rect.top(), width, part.rect.height());
            keepFromCursor(c, box, part.kind == StepKind::Bubble ? c.theme.idleFill : colorOf(part.kind, c.theme));
            if (part.kind == StepKind::Bubble) {
                drawHalo(c.p, {*x, box.center().y()}, text, c.theme.ink, c.theme.idleFill);
                return true;
            }
            if (avoided.empty() && !lines.empty())
                c.p.fillRect(box.adjusted(-2, 0, 2, 0), colorOf(part.kind, c.theme));
            drawTabular(c.p, box, text);
            return true;
        }
    }
    return false;
}

QRectF outlineBaseline(const StepPicture &c, const QRectF &bar, double pad, double width)
{
    const bool leaves = bar.left() + width > c.g.right;
    const double right = std::round(leaves ? c.g.right : bar.left() + width);
    const QRectF rect(bar.left() - 0.5, bar.top() - pad - 0.5, right - bar.left() + 1, bar.height() + 2 * pad + 1);
    c.p.setPen(baselinePen(c.theme));
    c.p.drawLine(rect.topLeft(), rect.topRight());
    c.p.drawLine(rect.bottomLeft(), rect.bottomRight());
    c.p.drawLine(rect.topLeft(), rect.bottomLeft());
    if (!leaves)
        c.p.drawLine(rect.topRight(), rect.bottomRight());
    return rect;
}

} // namespace gigasite
