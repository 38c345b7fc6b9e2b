// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_overlay.h"

#include "views/figures/figure_words.h"
#include "views/figures/link_name.h"
#include "views/figures/topology_ribbon.h"
#include "views/paint/text.h"
#include "views/panels/stale_mark.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace gigasite::topology {

namespace {

constexpr double hotHeight = 12;
constexpr double listTitle = 20, listRow = 13;

/// On the ribbon, where no other box is; beside it where they are everywhere on it.
QRectF boxFor(const TreeBundle &bundle, double width, const QRectF &within, const std::vector<QRectF> &taken)
{
    constexpr double apart = 2; // px of surface between two, beside the halo
    constexpr int furthest = 8;
    QRectF first;
    for (int away = 0; away <= furthest; ++away) {
        for (const double height : {0.5, 0.7, 0.3, 0.85, 0.15}) {
            for (const int side : {-1, 1}) {
                QRectF box(0, 0, width, hotHeight);
                box.moveCenter(Ribbon::at(bundle.lower, bundle.upper, height) +
                               QPointF(side * away * (width + apart + 2), 0));
                box.moveLeft(
                    std::round(std::clamp(box.left(), within.left(), std::max(within.left(), within.right() - width))));
                box.moveTop(std::round(box.top()));
                if (first.isNull())
                    first = box;
                const bool inside = box.top() > bundle.upper.y() && box.bottom() < bundle.lower.y();
                const bool free = std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) {
                    return other.adjusted(-apart, -apart, apart, apart).intersects(box);
                });
                if (free && (inside || (away > 0 && height == 0.5)))
                    return box;
            }
        }
    }
    return first;
}

/// The number of a hot link in a frame of its own.
void drawHotBox(QPainter &p, const QRectF &box, const QString &number, const Scene &s, const Theme &theme)
{
    p.fillRect(box.adjusted(-1, -1, 1, 1), theme.figure);
    p.fillRect(box, s.network.stale ? theme.ink3 : theme.worse);
    p.fillRect(box.adjusted(1, 1, -1, -1), theme.figure);
    p.setPen(s.network.stale ? theme.ink3 : theme.ink);
    drawLine(p, box, number, Qt::AlignHCenter);
}

void drawCross(QPainter &p, const QRectF &box, const QColor &colour)
{
    p.setPen(QPen(colour, 1.4));
    p.drawLine(box.topLeft(), box.bottomRight());
    p.drawLine(box.bottomLeft(), box.topRight());
}

/// "×3", or "3" where that does not fit; a cross for all of it, or for want of room: never nothing.
void markFailed(QPainter &p, const QRectF &box, int count, const Theme &theme)
{
    p.fillRect(box, theme.error);
    p.fillRect(box.adjusted(1, 1, -1, -1), theme.errorTint);
    p.setFont(font(Type::Axis));
    for (const auto &text : {Figures::tr("×%1").arg(count), QString::number(count)}) {
        if (count == 0 || textWidth(p.font(), text) + 2 > box.width())
            continue;
        p.setPen(theme.error);
        drawLine(p, box, text, Qt::AlignHCenter);
        return;
    }
    drawCross(p, box.adjusted(1, 1, -1, -1), theme.error);
}

void markCables(QPainter &p, const TreeBundle &bundle, int count, const Theme &theme)
{
    const auto text = Figures::tr("×%1").arg(count);
    p.setFont(font(Type::Axis));
    QRectF box(0, 0, std::ceil(textWidth(p.font(), text)) + 4, hotHeight - 1);
    box.moveCenter(Ribbon::at(bundle.lower, bundle.upper, 0.25)); // the hottest stand in the middle
    p.fillRect(box, theme.errorTint);
    p.setPen(theme.error);
    drawLine(p, box, text, Qt::AlignHCenter);
}

std::size_t listed(const Scene &s)
{
    return s.network.hasLoads ? std::min(s.network.result->hottest.size(), mostBoxed) : 0;
}

} // namespace

void drawHottest(QPainter &p, const Scene &s, const Theme &theme, Marks &marks)
{
    if (!s.network.hasLoads)
        return;
    p.setFont(font(Type::Axis));
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < s.network.ribbons.size(); ++i) {
        const auto &ribbon = s.network.ribbons[i];
        const auto &bundle = s.tree.bundles[i];
        if (ribbon.hot.empty() || bundle.width <= 0)
            continue;
        for (const int hot : ribbon.hot) {
            const auto number = QString::number(hot + 1);
            const auto box = boxFor(bundle, std::ceil(textWidth(p.font(), number)) + 6, s.frame.tree, taken);
            taken.push_back(box);
            drawHotBox(p, box, number, s, theme);
            auto text = hotText(*s.network.result, hot);
            if (const auto standing = standingText(s.network); !standing.isEmpty())
                text += QStringLiteral("; ") + standing;
            marks.push_back({box, text, QByteArrayLiteral("flow.p99_fct_s")});
        }
    }
}

void drawFailures(QPainter &p, const Scene &s, const Theme &theme)
{
    for (std::size_t i = 0; i < s.network.ribbons.size(); ++i) {
        if (s.network.ribbons[i].failed > 0 && s.tree.bundles[i].width > 0)
            markCables(p, s.tree.bundles[i], s.network.ribbons[i].failed, theme);
    }
    for (std::size_t v = 0; v < s.tree.boxes.size(); ++v) {
        if (s.network.trees[static_cast<std::size_t>(s.tree.graph[v].plane)].isDown()) {
            if (s.tree.graph[v].tier > 0 && s.tree.graph[v].tier < s.tree.tiers) // the top box has the name
                markFailed(p, s.tree.boxes[v], 0, theme);
        } else if (s.network.failedSwitches[v] > 0) {
            markFailed(p, s.tree.boxes[v], s.network.failedSwitches[v], theme);
        }
    }
}

double hotListHeight(const Scene &s)
{
    const auto n = listed(s);
    return n > 0 ? listTitle + listRow * static_cast<double>(n) : 0;
}

void drawHotList(QPainter &p, const QRectF &area, const Scene &s, const Theme &theme, Marks &marks)
{
    const auto &result = *s.network.result;
    p.fillRect(QRectF(area.left(), std::round(area.top()), area.width(), 1), theme.hairline);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    drawLine(p, {area.left(), area.top() + 4, area.width(), 14}, Figures::tr("Hottest links"));
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    const auto unit = Figures::tr("load");
    constexpr double corner = 14;
    const double free = s.network.stale ? corner + 2 : 0;
    drawLine(p, {area.left(), area.top() + 4, area.width() - free, 14}, unit, Qt::AlignRight);
    if (s.network.stale)
        paintStaleCorner(p, area, theme, corner);
    const auto ink = s.network.stale ? theme.ink3 : theme.ink;
    double y = area.top() + listTitle;
    constexpr double before = 12, air = 8; // the number; before the load
    for (std::size_t i = 0; i < listed(s); ++i) {
        const auto &hot = result.hottest[i];
        const QRectF line(area.left(), y, area.width(), listRow);
        const auto load = shown(hot.load, Unit::One, 2);
        p.setFont(font(Type::LabelBold));
        p.setPen(ink);
        drawTabular(p, line, QString::number(i + 1));
        const double taken = drawTabular(p, line, load, Qt::AlignRight);
        const auto room = line.adjusted(before, 0, -taken - air, 0);
        const auto name = shortLinkName(hot); // in full when pointed at
        p.setFont(narrowed(font(Type::Label), name, room.width()));
        p.setPen(s.network.stale ? theme.ink3 : theme.ink2);
        drawLine(p, room, name);
        marks.push_back({line, hotText(result, static_cast<int>(i)), QByteArrayLiteral("flow.p99_fct_s")});
        y += listRow;
    }
}

} // namespace gigasite::topology
