// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/site_search.h"
#include "model/site/back_test.h"
#include "model/units/json.h"

#include <string>

namespace gigasite {

/// What `gigasite sites` and `gigasite backtest` say, as text for a terminal and as JSON.

std::string sitesText(const SitesResult &result, const SitesQuestion &question);
Json sitesJson(const SitesResult &result, const SitesQuestion &question, const Scenario &scenario);

std::string backTestText(const BackTest &test);
Json backTestJson(const BackTest &test);

} // namespace gigasite
