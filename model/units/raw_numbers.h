// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/json.h"
#include "model/units/outcome.h"

#include <map>
#include <string>
#include <string_view>

namespace gigasite {

/// Numbers as a text writes them where a double would be written otherwise ("0.1234567890123456789", "1.50"), by JSON
/// pointer (RFC 6901). For content that is to be written back byte for byte.
using RawNumbers = std::map<std::string, std::string>;

/// parseChecked (checked_json.h), and the numbers' own texts.
Outcome<Json> parseChecked(std::string_view text, RawNumbers &raw);

/// "/parameters" and "a/b" -> "/parameters/a~1b".
std::string pointerTo(const std::string &parent, std::string_view key);

/// Indented by 2, as Json::dump writes it, but for the numbers in `raw`: those as they stand there while they still say
/// the document's number.
std::string writtenJson(const Json &json, const RawNumbers &raw);

} // namespace gigasite
