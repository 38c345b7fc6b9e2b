// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_legend.h"

#include "views/figures/figure_words.h"
#include "views/paint/marks.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double apart = 14;
constexpr double oneAt = 3, emptyAt = 0.7; ///< steps of the ramp: a load of 1, none

QColor rampAt(double at, const Theme &theme)
{
    const double last = static_cast<double>(theme.utilisation.size()) - 1;
    at = std::clamp(at, 0.0, last);
    const auto low = static_cast<std::size_t>(at);
    const auto high = std::min(low + 1, theme.utilisation.size() - 1);
    return blended(theme.utilisation[high], theme.utilisation[low], at - static_cast<double>(low));
}

void drawRamp(QPainter &p, const QRectF &rect, bool loads, bool notch, const Theme &theme)
{
    const double first = loads ? emptyAt : oneAt, last = static_cast<double>(theme.utilisation.size()) - 1;
    QLinearGradient ramp(rect.topLeft(), rect.topRight());
    constexpr int stops = 8;
    for (int i = 0; i <= stops; ++i) {
        const double share = i / static_cast<double>(stops);
        ramp.setColorAt(share, rampAt(first + (last - first) * share, theme));
    }
    p.fillRect(rect, ramp);
    if (notch) // a notch at one flow's worth
        p.fillRect(QRectF(std::round(rect.left() + rect.width() * (oneAt - first) / (last - first)), rect.top() - 2, 1,
                          rect.height() + 4),
                   theme.ink2);
}

/// Right end of the line; returns where it begins.
double drawStatus(QPainter &p, const Scene &s, double baseline, const Theme &theme)
{
    double right = s.frame.legend.right() - (s.noticeWidth > 0 ? s.noticeWidth + apart : 0);
    const auto put = [&](const QString &text, const QColor &ink) {
        const double width = textWidth(p.font(), text);
        p.setPen(ink);
        drawWord(p, {right - width, baseline}, text);
        right -= width + apart;
    };
    if (s.network.result && !s.network.result->remarks.empty())
        put(s.network.result->remarks.size() == 1 ? Figures::tr("1 remark")
                                                  : Figures::tr("%1 remarks").arg(s.network.result->remarks.size()),
            theme.warningText);
    const auto failed = s.network.failures.size();
    if (failed > 0)
        put(Figures::tr("%1 out of service").arg(failed), theme.error);
    if (s.noticeWidth > 0) // what it says is there
        return right;
    if (s.network.busy)
        put(Figures::tr("simulating…"), theme.accent);
    else if (s.network.stale)
        put(standingText(s.network), theme.ink2);
    return right;
}

struct Words {
    QStringList names; ///< the longest that fits is taken
    QString first, last;
    QStringList notes; ///< as far as they fit
};

Words wordsOf(const Scene &s, const TopologyPlace &place)
{
    if (place.level != TopologyLevel::Network) {
        const bool tier = place.level == TopologyLevel::Tier;
        const double most = tier ? busiestOf(s, place.at.tier) : 0;
        const auto whole = tier ? Figures::tr("load of the busiest port (1 = one flow's worth)")
                                : Figures::tr("load (1 = one flow's worth)");
        return {{s.network.hasLoads ? whole : Figures::tr("loads come with the simulation"), Figures::tr("load")},
                QStringLiteral("0"),
                most > 0 ? shown(most, Unit::One, 2) : QStringLiteral("8+"),
                {tier ? Figures::tr("boxed = hottest links") : Figures::tr("left half = up, right = down")}};
    }
    if (s.network.hasLoads) {
        return {{Figures::tr("mean load (1 = one flow's worth)"), Figures::tr("mean load"), Figures::tr("load")},
                QStringLiteral("0"),
                QStringLiteral("8+"),
                {Figures::tr("width = capacity"), Figures::tr("boxed = hottest links")}};
    }
    return {{Figures::tr("cumulative oversubscription"), Figures::tr("oversubscription"), Figures::tr("ratio")},
            QStringLiteral("1"),
            Figures::tr("8+ : 1"),
            {Figures::tr("width = capacity")}};
}

void drawSelection(QPainter &p, const Scene &s, int ribbon, double baseline, const Theme &theme)
{
    const auto line = s.frame.legend;
    const auto hint = Figures::tr("Esc clears");
    const double hintWidth = textWidth(font(Type::Label), hint);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.accent);
    const auto text = selectionText(s, ribbon);
    const bool both = s.noticeWidth <= 0 && textWidth(p.font(), text) + apart + hintWidth <= line.width();
    drawLine(p, line.adjusted(0, 0, -s.noticeWidth, 0), text);
    if (!both)
        return;
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    drawWord(p, {line.right() - hintWidth, baseline}, hint);
}

} // namespace

QColor oversubscriptionColour(double oversubscription, const Theme &theme)
{
    return rampAt(oneAt + std::log2(std::max(oversubscription, 1.0)), theme);
}

QColor loadColour(double load, const Theme &theme)
{
    return rampAt(load >= 1 ? oneAt + std::log2(load) : emptyAt + (oneAt - emptyAt) * std::max(load, 0.0), theme);
}

QColor busiestColour(double share, const Theme &theme)
{
    return rampAt(emptyAt + share * (static_cast<double>(theme.utilisation.size()) - 1 - emptyAt), theme);
}

double busiestOf(const Scene &s, std::uint32_t tier)
{
    if (!s.network.result || !s.network.hasLoads || tier < 1 || tier > s.network.result->switchLoads.size())
        return 0;
    float most = 0;
    for (const auto &load : s.network.result->switchLoads[tier - 1])
        most = std::max(most, load.most);
    return most;
}

void drawLegend(QPainter &p, const Scene &s, int selectedRibbon, const TopologyPlace &place, const Theme &theme)
{
    const auto line = s.frame.legend;
    const auto face = font(Type::Label);
    const QFontMetricsF fm(face);
    const double baseline = line.center().y() + (fm.ascent() - fm.descent()) / 2;
    if (selectedRibbon >= 0) {
        drawSelection(p, s, selectedRibbon, baseline, theme);
        return;
    }
    p.setFont(face);
    const double end = drawStatus(p, s, baseline, theme);
    const auto words = wordsOf(s, place);
    constexpr double leastRamp = 36, mostRamp = 96;
    const double firstWidth = textWidth(face, words.first), lastWidth = textWidth(face, words.last);
    const double scale = 8 + firstWidth + 5 + leastRamp + 5 + lastWidth;
    auto name = words.names.back();
    for (const auto &candidate : words.names) {
        if (line.left() + textWidth(face, candidate) + scale + apart + textWidth(face, words.notes.front()) <= end) {
            name = candidate;
            break;
        }
    }
    double x = line.left(), left = end - x - textWidth(face, name) - scale;
    QStringList notes;
    for (const auto &note : words.notes) {
        const double width = apart + textWidth(face, note);
        if (width > left)
            break;
        notes << note;
        left -= width;
    }
    const double ramp = std::clamp(leastRamp + left, leastRamp, mostRamp);
    p.setPen(theme.ink2);
    drawWord(p, {x, baseline}, name);
    drawWord(p, {x += textWidth(face, name) + 8, baseline}, words.first);
    drawRamp(p, {x += firstWidth + 5, line.center().y() - 4, ramp, 9}, s.network.hasLoads,
             s.network.hasLoads && place.level != TopologyLevel::Tier, theme);
    drawWord(p, {x += ramp + 5, baseline}, words.last);
    x += lastWidth;
    for (const auto &note : notes) {
        drawWord(p, {x += apart, baseline}, note);
        x += textWidth(face, note);
    }
}

} // namespace gigasite::topology
