// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workload/hf_families.h"
#include "model/workload/hf_fields.h"

#include <string>
#include <vector>

namespace gigasite::hf {

/// The model that a file of this family describes. Worth nothing if the reader then has problems. `notes` gets what was
/// assumed because the file does not say it.
ModelChoice modelOf(Reader &reader, const Family &family, std::vector<Text> &notes);

} // namespace gigasite::hf
