// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/json.h"
#include "model/units/outcome.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace gigasite {

/// Reads JSON text that came from outside. Stricter than the library alone, which takes duplicate keys, any depth
/// and any size:
///
///   - at most 64 MiB of UTF-8 text and 64 levels of nesting
///   - a key may stand once in an object
///   - numbers must fit a double (1e999 does not); no NaN, no Infinity
///
/// The problem's path is "line L, column C" or the place inside the document; its message ends with what is allowed.
Outcome<Json> parseChecked(std::string_view text);

} // namespace gigasite
