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

namespace {

bool isNumber(const std::string &cell)
{
    return cell.find_first_of("0123456789") <= 1;
}

} // namespace

std::string aligned(const std::vector<std::vector<std::string>> &rows)
{
    std::vector<std::size_t> widths;
    for (const auto &row : rows)
        for (std::size_t c = 0; c < row.size(); ++c) {
            widths.resize(std::max(widths.size(), row.size()), 0);
            widths[c] = std::max(widths[c], columnsOf(row[c]));
        }
    std::string text;
    for (const auto &row : rows) {
        std::string line;
        for (std::size_t c = 0; c < row.size(); ++c)
            line += (c > 0 ? "  " : "") + padded(row[c], widths[c], isNumber(row[c]));
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

} // namespace gigasite
