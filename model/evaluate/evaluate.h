// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"
#include "model/site/grid.h"

namespace gigasite {

/// Facts the engine works with: hardware and power grid, each figure with its source. Read once, never changed.
struct Facts {
    Catalog catalog;
    Grid grid;

    static Outcome<Facts> builtIn();
};

/// The one function behind every face of the product. Pure: same input, same result, no state, any thread.
Evaluation evaluate(const Scenario &scenario, const Facts &facts);

} // namespace gigasite
