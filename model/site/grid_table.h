// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace gigasite {

/// Rows of a tab-separated resource without its heading, each cut into `columns` texts.
std::vector<std::vector<std::string_view>> gridTable(std::string_view name, std::size_t columns);

double toNumber(std::string_view text);

} // namespace gigasite
