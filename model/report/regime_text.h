// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/validation.h"

#include <string>

namespace gigasite {

/// A kind of measured runs in words, for texts that people read: "dense, over 2,304 GPUs".
std::string regimeText(measured::Regime regime);

} // namespace gigasite
