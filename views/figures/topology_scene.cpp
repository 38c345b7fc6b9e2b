// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_scene.h"

#include "views/figures/figure_words.h"
#include "views/figures/link_name.h"
#include "views/paint/text.h"

#include <algorithm>

namespace gigasite::topology {

namespace {

constexpr double ratesFrom = 520; ///< px of width from which loads stand beside the rates

QString place(const Scene &scene, const RibbonEnds &ends)
{
    auto text = scene.tree.planes > 1
        ? scene.network.trees[static_cast<std::size_t>(ends.plane)].name() + QStringLiteral(", ")
        : QString();
    return text +
        (ends.tier == 1 || ends.below == ends.above
             ? Figures::tr("column %1").arg(ends.below + 1)
             : Figures::tr("column %1 to %2").arg(ends.below + 1).arg(ends.above + 1));
}

std::vector<double> weightsOf(const NetworkState &network)
{
    std::vector<double> weights;
    for (const auto &ribbon : network.ribbons)
        weights.push_back(ribbon.cabled);
    return weights;
}

/// Mean load of the busier direction beside the rate of the links above a tier.
void addLoads(std::vector<TierText> &texts, const flow::SimulationResult &result)
{
    for (std::size_t i = 0; i + 1 < texts.size(); ++i) {
        double mean = -1;
        for (const auto &tier : result.tiers) {
            if (tier.tier == i + 1)
                mean = std::max(mean, tier.mean);
        }
        if (mean >= 0)
            texts[i].rate = Figures::tr("%1, load %2").arg(texts[i].rate, shown(mean, Unit::One, 2));
    }
}

void addBaseline(std::vector<TierText> &texts, const Clos &baseline, bool offered)
{
    for (std::size_t i = 1; i + 1 < texts.size() && i < baseline.tiers.size(); ++i) { // the top has no links above
        const auto then = ratio(baseline.tiers[i - 1].oversubscription());
        if (then != texts[i].ratio)
            texts[i].baseline = then;
        texts[i].offered = offered;
    }
}

} // namespace

std::vector<double> cumulative(const Clos &fabric)
{
    std::vector<double> values{1};
    for (std::size_t i = 0; i + 1 < fabric.tiers.size(); ++i)
        values.push_back(values.back() * fabric.tiers[i].oversubscription());
    return values;
}

std::optional<Scene> sceneOf(QSizeF size, const Snapshot &snapshot)
{
    if (!snapshot.complete || size.width() < 100 || size.height() < 80)
        return std::nullopt;
    const auto &e = *snapshot.complete;
    const auto &fabric = e.fabric;
    if (!fabric.valid || fabric.tiers.empty())
        return std::nullopt;
    Scene s;
    s.evaluation = snapshot.complete;
    auto graph = overviewGraph(fabric);
    s.network = networkState(snapshot, graph);
    s.texts = tierTexts(fabric);
    if (s.network.result && size.width() >= ratesFrom)
        addLoads(s.texts, *s.network.result);
    if (const auto *then = snapshot.dashed(); then && then->fabric.valid)
        addBaseline(s.texts, then->fabric, snapshot.preview != nullptr);
    s.rows = networkLedger(e);
    s.hasWan = e.power.sites.size() > 1 && e.step.wanUsed.si() > 0;
    s.frame = frameOf(size, s.texts, s.rows, s.hasWan);
    const auto &trees = s.network.trees;
    s.topNameRoom = s.frame.tree.width() / static_cast<double>(trees.size()) * 0.84;
    const double wide = textWidth(font(Type::Label), trees.back().name()) + 7;
    const double leastTop = trees.size() > 1 ? std::min(wide, s.topNameRoom) : 0;
    s.tree = layOutTree(graph, weightsOf(s.network),
                        {s.frame.tree, s.frame.rowMiddles, std::clamp(s.frame.gap * 0.25, 11.0, 18.0), leastTop});
    return s;
}

QString hotText(const flow::SimulationResult &result, int index)
{
    const auto &hot = result.hottest[static_cast<std::size_t>(index)];
    const auto name = linkWords(hot.name);
    return Figures::tr("Hottest link %1, %2: %3 flows, load %4")
        .arg(index + 1)
        .arg(hot.cable ? Figures::tr("%1 (%2)").arg(shortLinkName(hot), name) : name, shown(hot.flows, Unit::Count),
             shown(hot.load, Unit::One, 2));
}

QString ribbonText(const Scene &s, int index)
{
    const auto i = static_cast<std::size_t>(index);
    const auto &ribbon = s.network.ribbons[i];
    const int below = ribbon.ends.tier - 1;
    auto text = Figures::tr("%1 to %2, %3: ").arg(tierName(below), tierName(below + 1), place(s, ribbon.ends));
    if (ribbon.load) { // both ways are counted there
        text += Figures::tr("%1 links, %2 flows, load %3 on average, %4 at most; ")
                    .arg(shown(static_cast<double>(ribbon.load->links), Unit::Count),
                         shown(static_cast<double>(ribbon.load->flows), Unit::Count),
                         shown(ribbon.load->mean, Unit::One, 2), shown(ribbon.load->most, Unit::One, 2));
    }
    text += Figures::tr("cumulative oversubscription %1.")
                .arg(ratio(cumulative(s.evaluation->fabric)[static_cast<std::size_t>(below)]));
    if (ribbon.down)
        text += Figures::tr(" Out of service.");
    else if (ribbon.failed > 0)
        text += Figures::tr(" %1 out of service.").arg(ribbon.failed);
    for (const int hot : ribbon.hot)
        text += QLatin1Char('\n') + hotText(*s.network.result, hot);
    return text;
}

QString boxText(const Scene &s, int vertex)
{
    const auto v = static_cast<std::size_t>(vertex);
    const auto &at = s.tree.graph[v];
    auto text = tierName(at.tier) + QStringLiteral(", ");
    const auto &tree = s.network.trees[static_cast<std::size_t>(at.plane)];
    if (s.tree.planes > 1)
        text += tree.name() + QStringLiteral(", ");
    text += Figures::tr("column %1 of %2: %3").arg(at.column + 1).arg(at.columns).arg(counted(at.represents));
    if (tree.isDown())
        text += Figures::tr("; all of it is out of service");
    else if (tree.failed > 0)
        text += (tree.rails ? Figures::tr("; %1 of %2 rails out of service")
                            : Figures::tr("; %1 of %2 planes out of service"))
                    .arg(tree.failed)
                    .arg(tree.count);
    if (s.network.failedSwitches[v] > 0 && !tree.isDown())
        text += Figures::tr("; %1 out of service").arg(s.network.failedSwitches[v]);
    return text;
}

QString selectionText(const Scene &s, int index)
{
    const auto &ribbon = s.network.ribbons[static_cast<std::size_t>(index)];
    const auto tiers = ribbon.ends.tier == 1
        ? Figures::tr("NICs–tier 1")
        : Figures::tr("tier %1–%2").arg(ribbon.ends.tier - 1).arg(ribbon.ends.tier);
    const auto flows = ribbon.load ? static_cast<double>(ribbon.load->flows) : 0;
    return Figures::tr("%1 flows of %2, %3").arg(shown(flows, Unit::Count), tiers, place(s, ribbon.ends));
}

} // namespace gigasite::topology
