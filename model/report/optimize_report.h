// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/optimize.h"
#include "model/units/json.h"

#include <string>

namespace gigasite {

/// {"schema": "gigasite-layouts/1", "objective": {...}, "search": {"points", "points_per_s", ...}, "best":
/// [{"settings", "value", "step_s", "low_s", "high_s", "memory_bytes", "gpus"}], "binding": [...], "neighbours":
/// [{"key", "value", "step_s", "change", "memory_bytes", "objective", "refused"}], "problems"}. Refused neighbours have
/// the times they would have if they were allowed.
Json optimizeJson(const Optimized &result, const OptimizeQuestion &question, const Scenario &scenario);

/// The best layouts side by side, what binds, and the neighbours of the best; aligned for a terminal.
std::string optimizeText(const Optimized &result, const OptimizeQuestion &question);

} // namespace gigasite
