// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/network.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gigasite::flow {

/// Which trees there are of switches that all have one radix, and how checks speak of them.

inline constexpr std::uint32_t maxTiers = 4;
inline constexpr std::uint32_t maxPorts = 65536; ///< of one switch; today's have 512

Text portsOf(double n); ///< "1 port", "12 ports"
Text tiersOf(double n);
Text endpointsOf(double n);

/// Key of the ports of a tier, where there is one: those of the upper tiers follow from the radix.
std::string portsKey(std::uint32_t tier, const std::string &way);

Fix useFix(const Text &what, const std::string &key, double value);

/// A tree by its radix, its tiers and what `treeTiers` takes besides: down : up of its tiers from the first on, 1 where
/// nothing is said.
struct TreeShape {
    std::uint32_t radix = 0, tiers = 1;
    std::vector<double> oversubscription = {};

    double ratio(std::uint32_t tier) const
    {
        return tier <= oversubscription.size() ? oversubscription[tier - 1] : 1.0;
    }
    /// Nothing where ports do not come out whole.
    std::optional<std::vector<TreeTier>> split() const;
};

/// The shape of tiers whose switches have equally many ports and use all of them.
std::optional<TreeShape> shapeOf(const std::vector<TreeTier> &tiers);

/// The nearest radices below and above that split at every tier; 0 = there is none.
std::pair<std::uint32_t, std::uint32_t> nearestRadices(const TreeShape &shape);

/// `nearest` as above.
Problem oddRadix(std::uint32_t radix, std::pair<std::uint32_t, std::uint32_t> nearest);

} // namespace gigasite::flow
