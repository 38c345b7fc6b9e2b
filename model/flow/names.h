// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/traffic.h"
#include "model/flow/transport.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace gigasite::flow {

/// The words of files and command line for the simulator's choices, in the order of their enumerations.
template <class T, std::size_t N> using Names = std::array<std::pair<std::string_view, T>, N>;

inline constexpr Names<Transport, 4> transportNames{{{"ideal", Transport::Ideal},
                                                     {"spray", Transport::Spray},
                                                     {"ecmp", Transport::Ecmp},
                                                     {"ecmp_pfc", Transport::EcmpPfc}}};
inline constexpr Names<Spraying, 2> sprayingNames{{{"hashed", Spraying::Hashed}, {"permuted", Spraying::Permuted}}};
inline constexpr Names<Pattern, 5> patternNames{{{"permutation", Pattern::Permutation},
                                                 {"ring", Pattern::Ring},
                                                 {"tree", Pattern::Tree},
                                                 {"all_to_all", Pattern::AllToAll},
                                                 {"incast", Pattern::Incast}}};

template <class T, std::size_t N> std::optional<T> named(const Names<T, N> &names, std::string_view text)
{
    const auto at = std::find_if(names.begin(), names.end(), [&](const auto &known) { return known.first == text; });
    return at == names.end() ? std::nullopt : std::optional(at->second);
}

template <class T, std::size_t N> std::string_view nameOf(const Names<T, N> &names, T value)
{
    return names[static_cast<std::size_t>(value)].first;
}

/// "ideal, spray, ecmp, ecmp_pfc"
template <class T, std::size_t N> std::string listed(const Names<T, N> &names)
{
    std::string all;
    for (const auto &[text, value] : names)
        all += (all.empty() ? "" : ", ") + std::string(text);
    return all;
}

} // namespace gigasite::flow
