// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_menu.h"
#include "views/figures/figure_words.h"

#include <algorithm>

namespace gigasite::topology {

namespace {

using flow::Failure;
using flow::Failures;

constexpr std::size_t mostRestored = 8; ///< rows of the menu; "Restore all" does the rest

/// What lies at the point. The plane is known everywhere within a tree.
struct MenuPart {
    int plane = -1, ribbon = -1, box = -1;
};

MenuPart partAt(const Scene &s, QPointF point)
{
    MenuPart part;
    part.box = boxAt(s.tree, point);
    if (part.box < 0)
        part.ribbon = bundleAt(s.tree, point);
    if (part.box >= 0)
        part.plane = s.tree.graph[static_cast<std::size_t>(part.box)].plane;
    else if (part.ribbon >= 0)
        part.plane = s.network.ribbons[static_cast<std::size_t>(part.ribbon)].ends.plane;
    else if (s.frame.tree.contains(point) && s.tree.planes > 0)
        part.plane =
            std::clamp(static_cast<int>((point.x() - s.frame.tree.left()) / s.frame.tree.width() * s.tree.planes), 0,
                       s.tree.planes - 1);
    return part;
}

bool isFailed(const Failures &failures, const Failure &failure)
{
    return std::find(failures.begin(), failures.end(), failure) != failures.end();
}

/// The ribbon's most loaded link that still works, else its first.
std::optional<Failure> linkOf(const NetworkState &network, const RibbonState &ribbon)
{
    for (const int hot : ribbon.hot) {
        const auto &link = network.result->hottest[static_cast<std::size_t>(hot)].cable;
        if (link && !isFailed(network.failures, *link))
            return link;
    }
    return network.columns->firstLink(ribbon.ends, network.failures);
}

/// The first that still works of a drawn tree where one does.
Failure firstPlane(const DrawnTree &tree, const Failures &failures)
{
    Failure plane{Failure::Kind::Plane, tree.first, 0, 0};
    while (isFailed(failures, plane))
        ++plane.plane;
    return plane;
}

bool isAt(const Scene &s, const MenuPart &part, const Failure &failure)
{
    if (s.network.treeOf(failure) != part.plane)
        return false;
    if (failure.kind == Failure::Kind::Plane)
        return true;
    if (failure.kind == Failure::Kind::Link) {
        return part.ribbon >= 0 &&
            s.network.columns->ofLink(failure.plane, failure.tier, failure.number) ==
            s.network.ribbons[static_cast<std::size_t>(part.ribbon)].ends;
    }
    if (part.box < 0)
        return false;
    const auto &box = s.tree.graph[static_cast<std::size_t>(part.box)];
    return box.tier == static_cast<int>(failure.tier) &&
        s.network.columns->ofSwitch(failure.tier, failure.number) == box.column;
}

class Actions {
public:
    Actions(const Failures &now, bool rails)
        : now_(now)
        , rails_(rails)
    {
    }

    void fail(const Failure &failure)
    {
        auto next = now_;
        next.push_back(failure);
        add(Figures::tr("Fail %1").arg(failureName(failure, rails_)), next);
    }

    void restore(const Failure &failure)
    {
        auto next = now_;
        next.erase(std::remove(next.begin(), next.end(), failure), next.end());
        add(Figures::tr("Restore %1").arg(failureName(failure, rails_)), next);
    }

    void restoreAll() { add(Figures::tr("Restore all"), {}); }
    void group() { startsGroup_ = !list_.empty(); }
    std::vector<ServiceAction> take() { return std::move(list_); }

private:
    void add(const QString &text, const Failures &failures)
    {
        list_.push_back({text, {{{"network.failed", failuresText(failures)}}, text, 0}, startsGroup_});
        startsGroup_ = false;
    }

    const Failures &now_;
    bool rails_;
    std::vector<ServiceAction> list_;
    bool startsGroup_ = false;
};

} // namespace

std::vector<ServiceAction> serviceActions(const Scene &s, const flow::Failure &part)
{
    const auto &failures = s.network.failures;
    Actions actions(failures, s.network.hasRails());
    if (isFailed(failures, part))
        actions.restore(part);
    else if (!isFailed(failures, {Failure::Kind::Plane, part.plane, 0, 0})) // nothing in it can fail twice
        actions.fail(part);
    actions.group();
    if (!failures.empty())
        actions.restoreAll();
    return actions.take();
}

std::vector<ServiceAction> serviceActions(const Scene &s, QPointF point)
{
    const auto part = partAt(s, point);
    const auto &network = s.network;
    if (part.plane < 0 || !network.columns)
        return {};
    Actions actions(network.failures, network.hasRails());
    const auto &tree = network.trees[static_cast<std::size_t>(part.plane)];
    if (!tree.isDown()) { // nothing in it can fail twice
        if (part.ribbon >= 0) {
            if (const auto link = linkOf(network, network.ribbons[static_cast<std::size_t>(part.ribbon)]))
                actions.fail(*link);
        } else if (part.box >= 0) {
            const auto &box = s.tree.graph[static_cast<std::size_t>(part.box)];
            const auto first = box.tier > 0
                ? network.columns->firstSwitch(part.plane, box.tier, box.column, network.failures)
                : std::nullopt;
            if (first)
                actions.fail(*first);
        }
        if (network.trees.size() > 1)
            actions.fail(firstPlane(tree, network.failures));
    }
    actions.group();
    std::size_t restored = 0;
    for (const auto &failure : network.failures) {
        if (isAt(s, part, failure) && restored++ < mostRestored)
            actions.restore(failure);
    }
    if (!network.failures.empty())
        actions.restoreAll();
    return actions.take();
}

} // namespace gigasite::topology
