// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_tiers.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double besideTiers = 8;
constexpr double legendHeight = 16;
constexpr double nameHeight = 13, boxedHeight = 18, rateHeight = 13;
constexpr double frameRoom = 4; ///< beside a row, for a frame around it that crosses none of its words
constexpr double rateRoom = 4; ///< around the rate and the boxed ratio above it

double leftWidth(const std::vector<TierText> &texts, bool oneLine)
{
    const auto bold = font(Type::LabelBold), plain = font(Type::Label);
    double width = 0;
    for (const auto &text : texts) {
        const double name = textWidth(bold, text.name), count = tabularWidth(plain, text.count);
        width =
            std::max({width, oneLine ? name + 6 + count : std::max(name, count),
                      text.ratio.isEmpty() ? 0 : tabularWidth(bold, text.ratio) + 14, tabularWidth(plain, text.rate)});
    }
    return std::ceil(width);
}

QString switchesText(const ClosTier &tier, const QString &count)
{
    const auto text = count == QLatin1String("1") ? Figures::tr("%1 switch") : Figures::tr("%1 switches");
    const auto ports = tier.up > 0 ? Figures::tr("%1 ports down, %2 up").arg(tier.down).arg(tier.up)
                                   : Figures::tr("%1 ports down").arg(tier.down);
    return Figures::tr("%1, %2").arg(text.arg(count), ports);
}

Mark tierMark(const Clos &fabric, std::size_t i, const QString &count, const QRectF &area)
{
    if (i == 0) {
        return {area, Figures::tr("NICs: %1, %2 each one way").arg(count, bits(fabric.nic)),
                QByteArrayLiteral("fabric.endpoints")};
    }
    const bool top = i == fabric.tiers.size();
    return {area, Figures::tr("%1: %2").arg(tierName(static_cast<int>(i)), switchesText(fabric.tiers[i - 1], count)),
            top ? QByteArrayLiteral("fabric.top_switches") : QByteArrayLiteral("fabric.switches"), -1, true};
}

void drawTier(QPainter &p, const Frame &f, std::size_t i, const TierText &text, const Theme &theme)
{
    const double y = f.rowMiddles[i];
    const QRectF line(f.left.left(), f.oneLine ? y - nameHeight / 2 : y - nameHeight, f.left.width(), nameHeight);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    const QFontMetricsF fm(p.font());
    p.drawText(QPointF(line.left(), line.center().y() + (fm.ascent() - fm.descent()) / 2), text.name);
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    if (f.oneLine)
        drawTabular(p, line, text.count, Qt::AlignRight);
    else
        drawTabular(p, line.translated(0, nameHeight), text.count);
}

QByteArray ratioId(std::size_t tier)
{
    return tier == 1 ? QByteArrayLiteral("network.leaf_down")
        : tier == 2  ? QByteArrayLiteral("network.spine_down")
                     : QByteArrayLiteral("fabric.oversubscription");
}

/// "baseline 2.00 : 1", as long as it fits.
void drawBaseline(QPainter &p, const QRectF &line, const QString &ratio, bool offered, const Theme &theme)
{
    p.setFont(font(Type::Axis));
    p.setPen(theme.ink2);
    const auto whole = (offered ? Figures::tr("then %1") : Figures::tr("baseline %1")).arg(ratio);
    const auto brief = offered ? whole : Figures::tr("was %1").arg(ratio);
    drawTabular(p, line, tabularWidth(p.font(), whole) <= line.width() ? whole : brief);
}

/// Between two tiers: the oversubscription in a box and the rate of the links below it, as far as there is room.
void drawLinks(QPainter &p, const Frame &f, std::size_t i, const TierText &text, const Theme &theme, Marks &marks)
{
    const double room = f.gap - (f.oneLine ? nameHeight : 2 * nameHeight);
    const double middle = f.rowMiddles[i] - f.gap / 2;
    const double box = text.ratio.isEmpty() ? 0 : boxedHeight;
    if (room < box)
        return;
    const bool hasRate = room >= box + rateHeight + rateRoom;
    const bool hasDashed = hasRate && !text.baseline.isEmpty();
    const bool hasBoth = hasDashed && room >= box + 2 * rateHeight + rateRoom;
    const double between = !hasRate || box == 0 ? 0
        : hasDashed                             ? 3 // of the dashed box
                                                : std::clamp(room - box - rateHeight - 2, 0.0, 3.0);
    const double lines = hasBoth ? 2 : hasRate ? 1 : 0;
    double y = std::round(middle - (box + between + lines * rateHeight) / 2);
    if (box > 0) {
        const QRectF rect(f.left.left(), y, std::ceil(tabularWidth(font(Type::LabelBold), text.ratio) + 14), box);
        p.setPen(QPen(theme.line, 1));
        p.setBrush(theme.figure);
        p.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        p.setFont(font(Type::LabelBold));
        p.setPen(theme.ink);
        drawTabular(p, rect, text.ratio, Qt::AlignHCenter);
        if (!text.baseline.isEmpty()) {
            drawBaselineBox(p, rect.adjusted(-3, -3, 3, 3), theme);
            marks.push_back({rect.adjusted(-3, -3, 3, 0),
                             (text.offered ? Figures::tr("Oversubscription of tier %1 with the change: %2")
                                           : Figures::tr("Oversubscription of tier %1 in the baseline: %2"))
                                 .arg(static_cast<int>(i))
                                 .arg(text.baseline),
                             ratioId(i)});
        }
        marks.push_back({rect, Figures::tr("Oversubscription of tier %1: %2").arg(static_cast<int>(i)).arg(text.ratio),
                         ratioId(i), -1, true});
        y += box + between;
    }
    if (hasDashed) { // the rate makes way for it where only one fits
        drawBaseline(p, {f.left.left(), y, f.left.width(), rateHeight}, text.baseline, text.offered, theme);
        y += rateHeight;
    }
    if (hasRate && (!hasDashed || hasBoth)) {
        p.setFont(font(Type::Label));
        p.setPen(theme.ink2);
        drawTabular(p, {f.left.left(), y, f.left.width(), rateHeight}, text.rate);
    }
}

} // namespace

/// Whole switches. Few of them are rounded up, as one box is drawn for every part of a switch.
QString counted(double value)
{
    return shown(value < 10 ? std::ceil(value - 1e-9) : value, Unit::Count);
}

QString ratio(double value)
{
    return Figures::tr("%1 : 1").arg(shown(value, Unit::One));
}

QString bits(BytesPerSecond rate)
{
    return shown(bitsPerSecond(rate), Unit::BitPerSecond);
}

QString tierName(int tier)
{
    return tier == 0 ? Figures::tr("NICs") : Figures::tr("Tier %1").arg(tier);
}

std::vector<TierText> tierTexts(const Clos &fabric)
{
    std::vector<TierText> texts;
    texts.push_back({tierName(0), counted(fabric.hosts), {}, bits(fabric.tiers.front().capacityDown)});
    for (std::size_t i = 0; i < fabric.tiers.size(); ++i) {
        const auto &tier = fabric.tiers[i];
        TierText text{tierName(static_cast<int>(i) + 1), counted(tier.switches), {}, {}};
        if (i + 1 < fabric.tiers.size()) {
            text.ratio = ratio(tier.oversubscription());
            text.rate = bits(tier.capacityUp);
        }
        texts.push_back(text);
    }
    return texts;
}

QRectF Frame::row(std::size_t tier) const
{
    const double half = oneLine ? nameHeight / 2 : nameHeight;
    return {left.left(), rowMiddles[tier] - half, tree.right() - left.left(), 2 * half};
}

Frame frameOf(QSizeF size, const std::vector<TierText> &texts, const std::vector<LedgerRow> &rows, bool hasWan)
{
    Frame f;
    const QRectF all = QRectF(QPointF(), size).adjusted(besideTiers + 2, 4, -besideTiers - 2, -4);
    f.legend = {all.left(), all.bottom() - legendHeight, all.width(), legendHeight};
    const double top = all.top() + (hasWan ? 25 : 2), bottom = f.legend.top() - 6;
    const double gaps = static_cast<double>(texts.size()) - 1;
    // names and counts go side by side where that lets the oversubscription in, or in a tall figure the rates
    f.gap = (bottom - top - 2 * nameHeight) / gaps;
    const double needed = boxedHeight + (size.height() < 270 ? 3 : rateHeight + rateRoom);
    f.oneLine = f.gap < 2 * nameHeight + needed;
    const double half = f.oneLine ? 9 : nameHeight; // a box is higher than one line
    f.gap = (bottom - top - 2 * half) / gaps;
    for (std::size_t i = 0; i < texts.size(); ++i)
        f.rowMiddles.push_back(bottom - half - f.gap * static_cast<double>(i));
    if (hasWan)
        f.wanMiddle = all.top() + 17.5;
    f.left = {all.left(), top, leftWidth(texts, f.oneLine), bottom - top};

    double right = all.right();
    if (size.width() >= 395) {
        f.shortLedger = size.width() < 620;
        const double least = ledgerWidth(rows, f.shortLedger);
        const double width = std::clamp(size.width() * 0.25, least, least * 1.15);
        f.ledger = {right - width, all.top() + 2, width, std::min(bottom - all.top(), 300.0)};
        right = f.ledger.left() - std::clamp(size.width() * 0.02, 8.0, 32.0);
    }
    const double left = f.left.right() + std::clamp(size.width() * 0.01, 4.0, 24.0);
    f.tree = {left, top, std::max(20.0, right - left), bottom - top};
    return f;
}

void drawLeftColumn(QPainter &p, const Frame &f, const Clos &fabric, const std::vector<TierText> &texts,
                    bool showBaseline, const Theme &theme, Marks &marks)
{
    for (std::size_t i = 0; i < texts.size(); ++i) {
        auto text = texts[i];
        if (!showBaseline)
            text.baseline.clear();
        drawTier(p, f, i, texts[i], theme);
        marks.push_back(tierMark(fabric, i, texts[i].count, f.row(i).adjusted(-frameRoom, 0, frameRoom, 0)));
        if (i + 1 < texts.size())
            drawLinks(p, f, i, text, theme, marks);
    }
}

} // namespace gigasite::topology
