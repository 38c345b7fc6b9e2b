// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/outcome.h"

namespace gigasite {

/// One error for every parameter that names a catalogue entry there is none of, built in or the scenario's own.
Problems checkCatalogChoices(const Scenario &scenario, const Catalog &catalog);

} // namespace gigasite
