// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace gigasite {

/// From left to right, px.
struct LineSpan {
    double left = 0, right = 0;

    double width() const { return right - left; }
};

/// What is too narrow for its name and gets it outside, at the end of a leader.
struct LeaderWish {
    double at = 0; ///< px, of the leader
    std::vector<double> widths; ///< px, of the texts that would do, the best first
};

/// Which of the texts, and where.
struct LeaderText {
    std::size_t text = 0;
    LineSpan span;
};

/// Places the texts in one line within `room`: each over its leader or at it, none over another or over what is taken.
/// Nothing for those that have no room. The wishes are in order, from left to right.
std::vector<std::optional<LeaderText>> arrangeLeaders(const std::vector<LeaderWish> &wishes, LineSpan room,
                                                      const std::vector<LineSpan> &taken);

} // namespace gigasite
