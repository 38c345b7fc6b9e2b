// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/nearest_name.h"

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const auto changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// The shortest name with `typed` in it, the first on a tie.
std::string_view shortestWith(std::string_view typed, const std::vector<std::string_view> &names)
{
    constexpr std::size_t fewestLetters = 3;
    std::string_view shortest;
    for (const auto name : names) {
        if (typed.size() >= fewestLetters && name.find(typed) != name.npos &&
            (shortest.empty() || name.size() < shortest.size()))
            shortest = name;
    }
    return shortest;
}

} // namespace

std::string_view nearestName(std::string_view typed, const std::vector<std::string_view> &names)
{
    std::string_view nearest;
    std::size_t fewest = typed.size() / 2 + 1;
    for (const auto name : names) {
        // the lengths' difference is the least it takes: a name of a megabyte is not compared letter by letter
        if ((name.size() > typed.size() ? name.size() - typed.size() : typed.size() - name.size()) >= fewest)
            continue;
        if (const auto d = distance(typed, name); d < fewest) {
            fewest = d;
            nearest = name;
        }
    }
    return nearest.empty() ? shortestWith(typed, names) : nearest;
}

std::vector<std::string_view> nearestNames(std::string_view typed, std::vector<std::string_view> names,
                                           std::size_t most)
{
    std::vector<std::string_view> nearest;
    while (nearest.size() < most) {
        const auto name = nearestName(typed, names);
        if (name.empty())
            break;
        nearest.push_back(name);
        std::erase(names, name);
    }
    return nearest;
}

Text nearestText(std::string_view typed, const std::vector<std::string_view> &names)
{
    const auto nearest = nearestName(typed, names);
    return nearest.empty() ? Text() : say("; nearest: %1", nearest);
}

} // namespace gigasite
