// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/outcome.h"

#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// Settings that give sites other numbers: the site of number `order[i] + 1` gets number i + 1, with all that is set of
/// it, as `--set` takes it. Only what differs is set. A lost site stays the one that it is.
std::vector<std::pair<std::string, std::string>> renumbered(const Scenario &scenario,
                                                            const std::vector<std::size_t> &order);

/// Site j becomes part of site i < j, which keeps all but its share; those behind j move up.
Fix joinedSites(const Scenario &scenario, std::size_t i, std::size_t j);

} // namespace gigasite
