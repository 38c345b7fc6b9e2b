// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/map_menu.h"

#include "views/figures/figure_words.h"
#include "views/figures/site_edits.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <cmath>
#include <utility>

namespace gigasite {

namespace {

using Do = MapAction::Kind;

double shareIn(const Edit &edit, const std::string &key)
{
    for (const auto &change : edit.changes) {
        if (change.key == key)
            return std::get<double>(change.value);
    }
    return 0;
}

QString exactShare(double share)
{
    return localNumbers(formatExact(std::round(share * 1e4) / 1e4, Unit::Ratio).joined()); // the bar has all digits
}

std::string shareKey(std::size_t site)
{
    return "site." + std::to_string(site + 1) + ".share";
}

} // namespace

std::vector<MapAction> newSiteActions(const Scenario &s, const Grid &grid, double lat, double lon)
{
    if (!canAddSite(s))
        return {{Do::Heading, Figures::tr("%1 sites are the most there can be").arg(maxSites)}};
    const auto site = static_cast<std::size_t>(s.siteCount);
    const auto own = shareKey(site);
    std::vector<MapAction> actions;
    auto half = addSite(s, grid, lat, lon, NewShare::HalfOfLargest);
    auto equal = addSite(s, grid, lat, lon, NewShare::Equal);
    auto none = addSite(s, grid, lat, lon, NewShare::None);
    actions.push_back({Do::Heading, half.text});
    const auto largest = largestSite(s);
    actions.push_back({Do::Change,
                       Figures::tr("Half of %1: %2 and %3")
                           .arg(numberedSite(s, largest), exactShare(shareIn(half, shareKey(largest))),
                                exactShare(shareIn(half, own))),
                       std::move(half)});
    if (s.siteCount > 1) // with one site it is the same
        actions.push_back({Do::Change,
                           Figures::tr("Equal shares: %1 each").arg(shown(shareIn(equal, own), Unit::Ratio)),
                           std::move(equal)});
    actions.push_back({Do::Change, Figures::tr("No share yet: 0 %"), std::move(none)});
    return actions;
}

std::vector<MapAction> siteActions(const Scenario &s, std::size_t site, bool isLocked)
{
    const auto count = static_cast<std::size_t>(s.siteCount);
    std::vector<MapAction> actions{{Do::Heading, numberedSite(s, site)}};
    for (std::size_t i = 0; i < count && count > 1; ++i) {
        if (i != site)
            actions.push_back({Do::Change,
                               Figures::tr("Remove; %1 to %2").arg(exactShare(s.sites[site].share), numberedSite(s, i)),
                               removeSite(s, site, static_cast<int>(i))});
    }
    if (count > 2)
        actions.push_back({Do::Change,
                           Figures::tr("Remove; %1 to all others in proportion").arg(exactShare(s.sites[site].share)),
                           removeSite(s, site, -1)});
    const bool typed = s.sites[site].limitWatts.has_value();
    actions.push_back({Do::TypeLimit, typed ? Figures::tr("Change the limit…") : Figures::tr("Type a limit…")});
    if (typed) {
        const auto key = "site." + std::to_string(site + 1) + ".limit_w";
        actions.push_back({Do::Change, Figures::tr("Limit of the grid tables"), Edit{{{key, AutoValue()}}, {}, 0}});
    }
    actions.push_back({Do::Lock, Figures::tr("Lock its place"), {}, isLocked});
    actions.push_back({Do::ZoomIn, Figures::tr("Zoom in on it")});
    return actions;
}

} // namespace gigasite
