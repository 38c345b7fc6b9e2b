// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/kernel_constants.h"

namespace gigasite::measured {

/// The table as resources/step/kernel_constants.json holds it; values with six digits, more than runs can tell apart.
std::string constantsText(const ConstantTable &table);

} // namespace gigasite::measured
