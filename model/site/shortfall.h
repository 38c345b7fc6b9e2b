// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/training_sites.h"

namespace gigasite {

/// What a site lacks: by the rule in force, or, where the 2024 paper's table lets it pass, of flexible headroom.
inline Watts lackOf(const SitePower &site, const PowerPlan &plan)
{
    const bool judgedByPaper = plan.paperRule && !site.typedLimit && site.flexHeadroom;
    const Watts flex =
        judgedByPaper && site.fromGrid > *site.flexHeadroom ? site.fromGrid - *site.flexHeadroom : Watts();
    return site.shortfall() > Watts() ? site.shortfall() : flex;
}

/// Of all sites that train.
struct Lack {
    Watts sum{};
    int sites = 0; ///< that lack something
};

inline Lack lackOf(const PowerPlan &plan)
{
    Lack lack;
    for (const auto &site : plan.sites) {
        if (!countsAmong(plan.sites, site) || lackOf(site, plan) <= Watts())
            continue;
        lack.sum += lackOf(site, plan);
        ++lack.sites;
    }
    return lack;
}

} // namespace gigasite
