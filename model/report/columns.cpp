// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/columns.h"

#include <algorithm>

namespace gigasite {

std::size_t columnsOf(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(std::string_view text, std::size_t width, bool right)
{
    const auto have = columnsOf(text);
    const std::string space(have < width ? width - have : 0, ' ');
    return right ? space + std::string(text) : std::string(text) + space;
}

} // namespace gigasite
