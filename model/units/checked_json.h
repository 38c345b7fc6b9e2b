// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/json.h"
#include "model/units/outcome.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gigasite {

/// Reads JSON text that came from outside. Stricter than the library alone, which takes duplicate keys, any depth
/// and any size:
///
///   - at most 64 MiB of UTF-8 text and 64 levels of nesting
///   - a key may stand once in an object
///   - numbers must fit a double (1e999 does not); no NaN, no Infinity; whole numbers without an exponent must fit 64
///     bits, and no number may be so small that it would become 0
///   - no zero bytes
///
/// The problem's path is "line L, column C" or the place inside the document; its message ends with what is allowed.
Outcome<Json> parseChecked(std::string_view text);

/// A whole number, also where it is written 1.56e13 or 4096.0; nothing for anything else or beyond 64 bits (beyond 2^53
/// with a point or exponent).
std::optional<std::int64_t> wholeNumber(const Json &json);

/// Whether a number stays what it is as a double: whole numbers beyond 2^53 may not.
bool isExactDouble(const Json &json);

/// A value as messages show it, long ones cut.
std::string shortText(const Json &json);

} // namespace gigasite
