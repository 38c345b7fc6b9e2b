// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace gigasite {

/// Names that the model makes up, in the person's language; others are as they were given.

QString siteWord(std::string_view name); ///< "Site 3", of a site that nobody has named
/// flow::Network::nameOf(): "tier 2 up, plane 1, switch 7 to 12". What it does not know stays English.
QString linkWords(std::string_view name);

} // namespace gigasite
