// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "model/workload/transformer.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// A model's shape from a Hugging Face config.json.
///
/// Such a file gives sizes under names that differ by family (hf_fields.h) and leaves out what its family implies:
/// norms, biases, number of FFN matrices, shared tables (hf_families.h). A family that is not in the table is refused,
/// because what its files leave out cannot be known. Totals are exact: trainable parameters, each once, as the hub
/// counts them, without buffers and without second copies of tied tables.

struct ImportedModel {
    std::string name, family;
    ModelChoice model;
    TransformerSize size; ///< of one token; parameters only
    std::vector<Text> notes; ///< conventions, assumptions, what was not read
};

Outcome<ImportedModel, Problems> importHuggingFace(std::string_view text);

} // namespace gigasite
