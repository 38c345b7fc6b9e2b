// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/renumbered_sites.h"

#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

std::vector<std::pair<std::string, std::string>> renumbered(const Scenario &s, const std::vector<std::size_t> &order)
{
    auto moved = s;
    for (std::size_t i = 0; i < order.size(); ++i)
        moved.sites[i] = s.sites[order[i]];
    const auto lost = static_cast<std::size_t>(s.wan.lostSite);
    const auto at = std::find(order.begin(), order.end(), lost - 1); // 0, none, is nowhere
    if (at != order.end())
        moved.wan.lostSite = at - order.begin() + 1;
    std::vector<std::pair<std::string, std::string>> settings;
    for (const auto &parameter : parameterTable()) {
        const auto before = valueOf(s, parameter), after = valueOf(moved, parameter);
        if (before != after)
            settings.emplace_back(parameter.key, toText(after));
    }
    return settings;
}

Fix joinedSites(const Scenario &s, std::size_t i, std::size_t j)
{
    const auto last = static_cast<std::size_t>(s.siteCount) - 1;
    std::vector<std::size_t> order(last + 1);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::rotate(order.begin() + static_cast<std::ptrdiff_t>(j), order.begin() + static_cast<std::ptrdiff_t>(j) + 1,
                order.end());
    const auto key = [](std::size_t site) { return "site." + std::to_string(site + 1) + ".share"; };
    auto settings = renumbered(s, order);
    std::erase_if(settings, [&](const auto &setting) { // of what is left out only its share counts: it has none
        return setting.first.starts_with("site." + std::to_string(last + 1) + '.');
    });
    const double both = std::round((s.sites[i].share + s.sites[j].share) * 1e9) / 1e9;
    std::erase_if(settings, [&](const auto &setting) { return setting.first == key(i); });
    settings.emplace_back(key(i), shortestDecimal(both));
    settings.emplace_back(key(last), "0");
    return {say("Join them"), "sites.count", std::to_string(last), std::move(settings)};
}

} // namespace gigasite
