// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace gigasite {

/// Whether a person's own anchor (`software.anchor`) moves a figure of real hardware: it is computed from the anchored
/// step time, directly or through others.
bool takesAnchor(std::string_view figure);

} // namespace gigasite
