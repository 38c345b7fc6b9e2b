// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/siting.h"

#include <vector>

namespace gigasite {

/// The siting rules held against real AI sites: would the grid tables have allowed what is being built there? Each site
/// alone, with what is planned for it as demand. Source of the sites: Epoch AI 2026 (CC BY 4.0).

struct BackTestRow {
    const AiSite *site = nullptr; ///< of the grid tables
    Watts demand{}; ///< planned
    HostCapacity host;
    bool importMeets = false, headroomMeets = false, firmMeets = false;

    bool meetsAll() const { return importMeets && headroomMeets && firmMeets; }
};

struct BackTest {
    std::vector<BackTestRow> rows; ///< in the order of the table
    int importMet = 0, headroomMet = 0, firmMet = 0;
};

/// By flexible load, whatever definition `rule` names; its curtailment, radius and import share count. The grid must
/// outlive the result.
BackTest backTest(const Grid &grid, const SitingIndex &index, SitingRule rule);

} // namespace gigasite
