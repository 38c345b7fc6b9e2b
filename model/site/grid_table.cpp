// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/grid_table.h"

#include "model/units/resource.h"

#include <charconv>
#include <utility>

namespace gigasite {

std::vector<std::vector<std::string_view>> gridTable(std::string_view name, std::size_t columns)
{
    std::vector<std::vector<std::string_view>> rows;
    auto text = resource(name);
    for (bool heading = true; !text.empty(); heading = false) {
        const auto end = text.find('\n');
        auto line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (heading || line.empty())
            continue;
        std::vector<std::string_view> row;
        while (row.size() + 1 < columns && line.find('\t') != std::string_view::npos) {
            row.push_back(line.substr(0, line.find('\t')));
            line.remove_prefix(line.find('\t') + 1);
        }
        row.push_back(line);
        row.resize(columns);
        rows.push_back(std::move(row));
    }
    return rows;
}

double toNumber(std::string_view text)
{
    double v = 0;
    std::from_chars(text.data(), text.data() + text.size(), v);
    return v;
}

} // namespace gigasite
