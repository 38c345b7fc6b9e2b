// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/leader_texts.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double air = 8; ///< between texts
constexpr double reach = 2; ///< of a leader beyond the end of its text

bool isFree(const LineSpan &span, LineSpan room, const std::vector<LineSpan> &taken)
{
    return span.left >= room.left && span.right <= room.right &&
        std::none_of(taken.begin(), taken.end(), [&span](const LineSpan &other) {
               return span.left < other.right + air && other.left < span.right + air;
           });
}

/// Where a text of that width can be: as wished, at what is taken, at the ends.
std::optional<LineSpan> placed(double at, double width, double wished, LineSpan room,
                               const std::vector<LineSpan> &taken)
{
    std::vector<double> starts{wished, room.left, room.right - width};
    for (const auto &other : taken) {
        starts.push_back(other.right + air);
        starts.push_back(other.left - air - width);
    }
    std::optional<LineSpan> best;
    for (const double start : starts) {
        const double left = std::clamp(start, at - width - reach, at + reach);
        const LineSpan span{left, left + width};
        if (isFree(span, room, taken) && (!best || std::abs(left - wished) < std::abs(best->left - wished)))
            best = span;
    }
    return best;
}

} // namespace

std::vector<std::optional<LeaderText>> arrangeLeaders(const std::vector<LeaderWish> &wishes, LineSpan room,
                                                      std::vector<LineSpan> taken)
{
    std::vector<std::optional<LeaderText>> all(wishes.size());
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const auto &[at, widths] = wishes[i];
        for (std::size_t text = 0; text < widths.size() && !all[i]; ++text) {
            const double width = widths[text];
            const bool isAlone = wishes.size() == 1, isFirst = i == 0, isLast = i + 1 == wishes.size();
            const double wished = isAlone ? at - width / 2
                : isFirst                 ? at - width - reach // neighbours want the room on the other side
                : isLast                  ? at + reach
                                          : at - width / 2;
            if (const auto span = placed(at, width, wished, room, taken)) {
                all[i] = LeaderText{text, *span};
                taken.push_back(*span);
            }
        }
    }
    return all;
}

} // namespace gigasite
