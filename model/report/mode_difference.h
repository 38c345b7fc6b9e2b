// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"

namespace gigasite {

/// How many of the key figures read differently as the paper prints them and as corrected, whichever is on.
int keyFiguresThatDiffer(const Scenario &scenario, const Facts &facts);

} // namespace gigasite
