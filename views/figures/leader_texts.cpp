// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/leader_texts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

constexpr double betweenTexts = 8; ///< between texts
constexpr double reach = 2; ///< of a leader beyond the end of its text

bool isFree(const LineSpan &span, LineSpan room, const std::vector<LineSpan> &taken)
{
    return span.left >= room.left && span.right <= room.right &&
        std::none_of(taken.begin(), taken.end(), [&span](const LineSpan &other) {
               return span.left < other.right + betweenTexts && other.left < span.right + betweenTexts;
           });
}

/// Where a text of that width can be: as wished, at what is taken, at the ends.
std::optional<LineSpan> placed(double at, double width, double wished, LineSpan room,
                               const std::vector<LineSpan> &taken)
{
    std::vector<double> starts{wished, room.left, room.right - width};
    for (const auto &other : taken) {
        starts.push_back(other.right + betweenTexts);
        starts.push_back(other.left - betweenTexts - width);
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

using Places = std::vector<std::optional<LeaderText>>;

/// Both ends of the row first: what is between gets what they leave. `from`: the first of the texts that may be taken.
Places arrange(const std::vector<LeaderWish> &wishes, LineSpan room, std::vector<LineSpan> taken, std::size_t from)
{
    Places all(wishes.size());
    const auto place = [&](std::size_t i) {
        const auto &[at, widths] = wishes[i];
        for (std::size_t text = std::min(from, widths.size() - 1); text < widths.size() && !all[i]; ++text) {
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
    };
    for (std::size_t i = 0; i < wishes.size(); ++i) // 0, the last, 1, 2, …
        place(i == 0 ? 0 : i == 1 ? wishes.size() - 1 : i - 1);
    return all;
}

auto countOf(const Places &places)
{
    return std::count_if(places.begin(), places.end(), [](const auto &place) { return place.has_value(); });
}

} // namespace

std::vector<std::optional<LeaderText>> arrangeLeaders(const std::vector<LeaderWish> &wishes, LineSpan room,
                                                      const std::vector<LineSpan> &taken)
{
    std::size_t most = 1;
    for (const auto &wish : wishes)
        most = std::max(most, wish.widths.size());
    auto best = arrange(wishes, room, taken, 0);
    for (std::size_t from = 1; from < most; ++from) { // more names rather than longer ones
        auto shorter = arrange(wishes, room, taken, from);
        if (countOf(shorter) > countOf(best))
            best = std::move(shorter);
    }
    return best;
}

} // namespace gigasite
