// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"

#include <string>
#include <vector>

namespace gigasite {

/// The real sites for AI, at the power they plan, against the rules of siting: would the rules have allowed them?
/// Headroom is that of the authority a site names. Source of the sites: Epoch AI, August 2026.

struct TestedSite {
    const AiSite *site = nullptr;
    Watts demand{}; ///< planned
    HostCapacity host;
    bool import = false, headroom = false, firm = false; ///< each rule alone
    Watts ownGeneration{}; ///< that would make all three hold
    std::vector<Text> misses; ///< a sentence per rule that fails
};

struct BackTest {
    SitingRule rule;
    std::vector<TestedSite> sites; ///< in the order of the table
    int import = 0, headroom = 0, firm = 0; ///< how many pass
};

/// The grid must outlive the result.
BackTest backTest(const Grid &grid, const SitingIndex &index, const SitingRule &rule = {});

} // namespace gigasite
