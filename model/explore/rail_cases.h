// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

#include <optional>
#include <string>
#include <vector>

namespace gigasite {

/// The models that Wang 2023 compares at 32,768 GPUs in domains of 256 (S2.2): who talks to whom and how much (Fig 3),
/// and how much faster one any-to-any domain would be (Fig 5). Each is a built-in example with settings on top; what
/// the paper prints of it comes from the paper map, where it is printed at all.
struct RailCase {
    std::string name; ///< "PaLM-540B, 1,024 sequences"
    RailOnly rail;
    std::optional<double> printedDomainPairs; ///< Fig 3a: at most such a share of pairs
    std::optional<double> printedDomainVolume; ///< Fig 3b: at least such a share of bytes
    std::optional<double> printedGain; ///< Fig 5
};

/// Empty if an example cannot be read.
std::vector<RailCase> paperRailCases(const Facts &facts);

/// Iteration time over rails to that of one any-to-any domain (Fig 5), at least 1.
double anyToAnyGain(const RailOnly &rail);
/// Share of GPU pairs that exchange gradients across domains (Fig 3a).
double acrossPairs(const RailOnly &rail);

} // namespace gigasite
