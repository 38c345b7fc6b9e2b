// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// What explanations say of the single sites. The figure table writes an input that every site has as the first
/// site's: "site.1.share".

/// "site.1.share" -> that of each of `sites` sites; any other name -> itself.
std::vector<std::string> ofEverySite(std::string_view name, std::int64_t sites);

/// "site.3.share" -> "site.1.share", as the figure table writes it; any other name -> itself.
std::string asFirstSite(std::string_view name);

/// Rows of the grid tables that a figure ("carbon.kg_per_year") or an automatic parameter ("site.2.limit_w") is read
/// from; none for a name that reads no grid, or where a typed value stands instead.
std::vector<Explanation::CatalogRow> gridRowsBehind(const Scenario &scenario, const Evaluation &evaluation,
                                                    const Facts &facts, std::string_view name);

/// Which site decides the figure, in a sentence; empty where none does.
Text decidingSite(const Evaluation &evaluation, std::string_view figureId);

/// Of a figure without a value: the site that keeps it from having one, and what mends it; empty where none does.
Text siteWithoutLimit(const Evaluation &evaluation, std::string_view figureId);

} // namespace gigasite
