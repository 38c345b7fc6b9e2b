// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_figure.h"

#include "views/figures/figure_words.h"
#include "views/figures/place_words.h"
#include "views/figures/topology_completion.h"
#include "views/figures/topology_legend.h"
#include "views/figures/topology_levels.h"
#include "views/figures/topology_overlay.h"
#include "views/figures/topology_scene.h"
#include "views/figures/tree_picture.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite {

using namespace topology;

namespace {

constexpr double aroundTopology = 16;

// ── tree ────────────────────────────────────────────────────────────────────

/// In the longest form that fits for all of them: in full, small, numbers only.
void drawTreeNames(QPainter &p, const Scene &s, const Theme &theme)
{
    const auto &trees = s.network.trees;
    const auto fits = [&](Type type) { return textWidth(font(type), trees.back().name()) + 7 <= s.topNameRoom; };
    const auto face = font(fits(Type::Label) ? Type::Label : Type::Axis);
    p.setFont(face);
    const QFontMetricsF fm(face);
    for (std::size_t i = 0; i < trees.size(); ++i) {
        const auto name = fits(Type::Axis) ? trees[i].name() : trees[i].shortName();
        const double width = textWidth(face, name);
        const auto box = s.tree.topBoxes[i];
        const auto at = box.center() + QPointF(-width / 2, (fm.ascent() - fm.descent()) / 2);
        p.setPen(trees[i].failed > 0 ? theme.error : theme.ink2);
        drawWord(p, at, name);
        if (trees[i].failed == 0)
            continue;
        for (const auto &part :
             {QRectF(box.left(), box.top(), box.width(), 1), QRectF(box.left(), box.bottom() - 1, box.width(), 1),
              QRectF(box.left(), box.top(), 1, box.height()), QRectF(box.right() - 1, box.top(), 1, box.height())})
            p.fillRect(part, theme.error);
        if (trees[i].isDown())
            p.fillRect(QRectF(at.x() - 2, std::round(box.center().y()), width + 4, 1), theme.error);
    }
}

/// Mean and most load of the links above a tier, the busier way.
QString loadText(const flow::SimulationResult &result, int tier)
{
    double mean = -1, most = 0;
    for (const auto &load : result.tiers) {
        if (static_cast<int>(load.tier) != tier)
            continue;
        mean = std::max(mean, load.mean);
        most = std::max(most, load.most);
    }
    return mean < 0 ? QString()
                    : Figures::tr(", simulated load %1 on average, %2 at most")
                          .arg(shown(mean, Unit::One, 2), shown(most, Unit::One, 2));
}

void addBundleMarks(const Scene &s, Marks &marks)
{
    const auto &fabric = s.evaluation->fabric;
    const auto sums = cumulative(fabric);
    for (const auto &group : s.tree.groups) {
        const auto i = static_cast<std::size_t>(group.tierBelow);
        const double top = s.frame.row(i + 1).bottom(), bottom = s.frame.row(i).top(); // the rows have marks
        const QRectF area(group.area.left(), top, group.area.width(), bottom - top);
        const auto route = Figures::tr("%1 to %2").arg(tierName(group.tierBelow), tierName(group.tierBelow + 1));
        const auto &tree = s.network.trees[static_cast<std::size_t>(group.plane)];
        const auto place = s.tree.planes > 1 ? Figures::tr("%1 of %2").arg(route, tree.name()) : route;
        auto text = Figures::tr("%1: %2 links, %3 one way, cumulative oversubscription %4")
                        .arg(place, counted(group.cables), bits(group.capacity), ratio(sums[i]));
        if (s.network.result)
            text += loadText(*s.network.result, group.tierBelow + 1);
        marks.push_back(
            {area, text,
             i == 0 ? QByteArrayLiteral("rack.nic_bytes_per_s") : QByteArrayLiteral("fabric.switch_links")});
    }
}

void drawHover(QPainter &p, const Frame &f, int tier, const Theme &theme)
{
    if (theme.print || tier < 0 || tier >= static_cast<int>(f.rowMiddles.size()))
        return;
    p.fillRect(f.row(static_cast<std::size_t>(tier)).adjusted(-4, 0, 0, 0), theme.accentTint);
}

/// How every ribbon looks: load or oversubscription, weaker while stale, by its share of the flows that are shown.
std::vector<RibbonStyle> stylesOf(const Scene &s, const TopologyOptions &options, const Theme &theme)
{
    const auto sums = cumulative(s.evaluation->fabric);
    const auto &network = s.network;
    const bool selects = network.hasLoads && options.selectedRibbon >= 0;
    const auto pale = theme.utilisation.front();
    std::vector<RibbonStyle> styles;
    for (std::size_t i = 0; i < network.ribbons.size(); ++i) {
        const auto &ribbon = network.ribbons[i];
        const int index = static_cast<int>(i);
        RibbonStyle style;
        style.fill = ribbon.load ? loadColour(ribbon.load->mean, theme)
                                 : oversubscriptionColour(sums[static_cast<std::size_t>(ribbon.ends.tier - 1)], theme);
        if (selects) {
            constexpr double least = 0.2; // even a few of its flows are told from none
            const double share = network.shareOf(options.selectedRibbon, index);
            const auto strong = loadColour(4, theme);
            style.fill = share > 0 ? blended(strong, pale, least + (1 - least) * share) : pale;
        }
        if (network.stale)
            style.fill = blended(style.fill, theme.figure, 0.55);
        style.dashed = ribbon.down;
        if (ribbon.down)
            style.fill = theme.error;
        if (index == options.selectedRibbon || index == options.focusedRibbon)
            style.outline = theme.accent;
        else if (index == options.hoveredRibbon)
            style.outline = theme.ink;
        styles.push_back(style);
    }
    return styles;
}

void drawTree(QPainter &p, const Scene &s, const TopologyOptions &options, const Theme &theme, Marks &marks)
{
    const auto styles = stylesOf(s, options, theme);
    if (options.kept && options.hoveredTier < 0) // which is drawn below it
        options.kept->paint(p, s.tree, styles, theme);
    else
        paintTree(p, s.tree, styles, theme);
    drawFailures(p, s, theme);
    if (s.network.trees.size() > 1)
        drawTreeNames(p, s, theme);
    addBundleMarks(s, marks);
    drawHottest(p, s, theme, marks);
}

/// When the flows are done, or what the network takes: what is asked for, however little room there is. Below, where
/// there is room for both, what the numbers on the ribbons are.
void drawLedger(QPainter &p, const Scene &s, const Snapshot &snapshot, const TopologyOptions &options,
                const Theme &theme, Marks &marks)
{
    if (s.frame.ledger.isEmpty())
        return;
    constexpr double gap = 4; // above the list
    auto area = s.frame.ledger;
    const double bottom = s.frame.legend.top() - 6, list = hotListHeight(s);
    const bool fits = hasCompletion(s, snapshot) && bottom - area.top() >= leastCompletion(snapshot);
    const bool completion = options.flowsShown || (!options.costShown && fits);
    const double least = completion ? leastCompletion(snapshot) : ledgerHeight(s.rows) + 4;
    if (list > 0 && bottom - area.top() >= least + list + gap) {
        area.setHeight(std::min(area.height(), bottom - list - gap - area.top()));
        drawHotList(p, {area.left(), area.bottom() + gap, area.width(), list}, s, theme, marks);
    }
    if (completion && !hasCompletion(s, snapshot)) {
        drawNoCompletion(p, area, s, theme, marks);
        return;
    }
    if (completion) {
        const int ribbon = options.hoveredRibbon >= 0 ? options.hoveredRibbon : options.selectedRibbon;
        drawCompletion(p, area, s, snapshot, ribbon, theme, marks);
        return;
    }
    paintLedger(p, area, *s.evaluation, s.rows, s.frame.shortLedger, theme, marks);
}

// ── WAN ─────────────────────────────────────────────────────────────────────

/// Whether a site has a part of the training: not one that is lost, nor one without racks.
bool exchanges(const Evaluation &e, std::size_t site)
{
    const auto &replicas = e.layout.siteReplicas;
    return site >= replicas.size() || replicas[site] > 0;
}

/// Of those that train, the network is that of the site with the most racks; these are the others.
QStringList otherSites(const Evaluation &e)
{
    const auto &racks = e.size.siteRacks;
    const auto here = std::max_element(racks.begin(), racks.end(), [&](const auto &a, const auto &b) {
        const auto count = [&](const auto &of) {
            return exchanges(e, static_cast<std::size_t>(&of - racks.data())) ? of : -1;
        };
        return count(a) < count(b);
    });
    const auto shownHere = static_cast<std::size_t>(std::distance(racks.begin(), here));
    QStringList names;
    for (std::size_t i = 0; i < e.power.sites.size(); ++i) {
        if (i == shownHere || !exchanges(e, i))
            continue;
        const auto name = siteWord(e.power.sites[i].name);
        names << (name.isEmpty() ? Figures::tr("site %1").arg(i + 1) : name);
    }
    return names;
}

void drawWan(QPainter &p, const Frame &f, const TreeLayout &tree, const Evaluation &e, const Theme &theme, Marks &marks)
{
    const auto names = otherSites(e);
    const auto rate = bits(e.step.wanUsed);
    const auto pattern = Figures::tr("WAN to %1 · %2");
    const auto face = font(Type::Label);
    const QFontMetricsF fm(face);
    auto where = names.join(QStringLiteral(", "));
    const double room = f.tree.width() - textWidth(face, pattern.arg(QString(), rate));
    const bool many = names.size() > 1;
    if (names.size() > 3 || (many && textWidth(face, where) > room))
        where = Figures::tr("%1 other sites").arg(names.size());
    if (many && textWidth(face, where) > room)
        where = Figures::tr("%1 sites").arg(names.size());
    if (!many && textWidth(face, where) > room)
        where = where.section(u',', 0, 0); // the place without its state
    // the rate must stay legible
    auto text = pattern.arg(many ? where : fm.elidedText(where, Qt::ElideRight, room), rate);
    if (textWidth(face, text) > f.tree.width())
        text = Figures::tr("WAN · %1").arg(rate);

    const auto first = tree.topBoxes.front(), last = tree.topBoxes.back();
    const double left = tree.planes > 1 ? std::round(first.center().x()) : first.left();
    const double right = tree.planes > 1 ? std::round(last.center().x()) : last.right();
    const double y = std::round(f.wanMiddle);
    p.fillRect(QRectF(left - 1, y, right - left + 3, 3), theme.wan);
    for (const auto &box : tree.topBoxes)
        p.fillRect(QRectF(std::round(box.center().x()) - 1, y, 3, box.top() - y), theme.wan);
    p.setFont(face);
    p.setPen(theme.ink);
    drawLine(p, {f.tree.left(), y - 15, f.tree.width(), 13}, text, Qt::AlignHCenter);
    marks.push_back({QRectF(f.tree.left(), y - 13, f.tree.width(), 16),
                     Figures::tr("WAN to %1: %2 one way, for each site").arg(names.join(QStringLiteral(", ")), rate),
                     QByteArrayLiteral("wan.used_bytes_per_s")});
}

// ── no network ──────────────────────────────────────────────────────────────

Marks paintInvalid(QPainter &p, QSizeF size, const Evaluation &e, const Theme &theme)
{
    const QRectF area =
        QRectF(QPointF(), size).adjusted(aroundTopology, aroundTopology / 2, -aroundTopology, -aroundTopology / 2);
    const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &problem) {
        return problem.severity == Severity::Error && problem.path.starts_with("network.");
    });
    const auto title = Figures::tr("This network cannot be built.");
    const auto why = at != e.problems.end() ? translate(at->message) : QString();
    p.setFont(font(Type::Title));
    p.setPen(theme.ink);
    drawLine(p, {area.left(), area.center().y() - 26, area.width(), 18}, title, Qt::AlignHCenter);
    p.setFont(font(Type::Secondary));
    p.setPen(theme.ink2);
    const double width = std::min(area.width(), 360.0);
    p.drawText(QRectF(area.center().x() - width / 2, area.center().y() - 4, width, area.height() / 2 + 4),
               Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, why);
    return {{area, why.isEmpty() ? title : title + QLatin1Char(' ') + why,
             at != e.problems.end() ? QByteArray::fromStdString(at->path) : QByteArray()}};
}

} // namespace

Marks paintTopology(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const TopologyOptions &options)
{
    if (!snapshot.complete || size.width() < 100 || size.height() < 80)
        return {};
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    auto scene = sceneOf(size, snapshot);
    if (!scene) {
        auto marks = paintInvalid(p, size, *snapshot.complete, theme);
        p.restore();
        return marks;
    }
    scene->noticeWidth = options.noticeWidth;
    const auto &s = *scene;
    Marks marks;
    if (const auto place = existing(s, options.place); place.level != TopologyLevel::Network) {
        auto below = options;
        below.place = place;
        if (place.level == TopologyLevel::Tier)
            paintSwitches(p, s, below, theme, marks);
        else
            paintPorts(p, s, below, theme, marks);
        drawLegend(p, s, -1, place, theme);
        p.restore();
        return marks;
    }
    drawHover(p, s.frame, options.hoveredTier, theme);
    drawLeftColumn(p, s.frame, s.evaluation->fabric, s.texts, options.showBaseline, theme, marks);
    drawTree(p, s, options, theme, marks);
    if (s.hasWan)
        drawWan(p, s.frame, s.tree, *s.evaluation, theme, marks);
    drawLedger(p, s, snapshot, options, theme, marks);
    drawLegend(p, s, s.network.hasLoads ? options.selectedRibbon : -1, {}, theme);
    if (s.network.result && !s.network.result->remarks.empty()) {
        QStringList remarks;
        for (const auto &remark : s.network.result->remarks)
            remarks << translate(remark.message);
        marks.push_back({s.frame.legend, remarks.join(QLatin1Char('\n')), {}});
    }
    p.restore();
    return marks;
}

} // namespace gigasite
