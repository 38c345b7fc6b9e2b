// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"
#include "model/units/json.h"

#include <string>

namespace gigasite {

/// An explanation for a terminal.
std::string explanationText(const Explanation &explanation);

/// The same for other programs (schema "gigasite-explanation/1").
Json explanationJson(const Explanation &explanation);

} // namespace gigasite
