// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workload/hf_fields.h"

namespace gigasite::hf {

/// Refuses a file with an option that adds or removes weights in a way not counted here. Absent options are at the
/// value that is counted. Source: as the family table (hf_families.h).
void refuseOptions(Reader &reader);

} // namespace gigasite::hf
