// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"
#include "model/units/json.h"
#include "model/workload/hf_import.h"

#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// All parameters of the model group with the values of this model.
std::vector<std::pair<const Parameter *, Value>> parametersOf(const ModelChoice &model);

/// {"params", "active_params", "active_params_without_input_embedding", "mtp_params", "name", "family", "parameters",
/// "notes"}
Json importJson(const ImportedModel &imported);

/// The same as a table for a terminal, without the parameters that this model leaves alone.
std::string importTable(const ImportedModel &imported);

} // namespace gigasite
