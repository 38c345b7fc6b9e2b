// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"

#include <string_view>

namespace gigasite {

/// Whether a person's own anchor (`software.anchor`) moves a figure of real hardware: it is computed from the anchored
/// step time, directly or through others.
bool takesAnchor(std::string_view figure);

/// The factor of an own run that a figure carries; 1 where none acts.
double actingAnchor(const Evaluation &evaluation, std::string_view figure);

} // namespace gigasite
