// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <string>

namespace gigasite {

/// The built-in example that a scenario is in essence, whatever it is called: the nearest, if only a few parameters
/// differ. Empty if none is near.
std::string exampleLike(const Scenario &scenario);

} // namespace gigasite
