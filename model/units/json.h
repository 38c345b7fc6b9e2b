// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace gigasite {

/// JSON as everything in Gigasite holds it: keys keep the order of the file. Only declared here; who builds or reads a
/// document includes checked_json.h.
using Json = nlohmann::ordered_json;

} // namespace gigasite
