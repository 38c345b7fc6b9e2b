// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// Tables for a terminal.

/// Columns of a terminal, where "µ" takes one place and two bytes.
std::size_t columnsOf(std::string_view text);

/// Filled with spaces to `width` columns; a longer text stays whole.
std::string padded(std::string_view text, std::size_t width, bool right = false);

/// Rows of cells under each other; numbers to the right, words to the left.
std::string aligned(const std::vector<std::vector<std::string>> &rows);

} // namespace gigasite
