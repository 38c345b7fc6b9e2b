// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "model/workload/hf_import.h"

#include <CLI/CLI.hpp>

#include <string>

namespace gigasite {

/// `gigasite import-hf`: a model's shape from a Hugging Face config.json, as a table, JSON or a scenario.
struct ImportOptions {
    std::string config, out, json;
};

void addImportOptions(CLI::App &command, ImportOptions &options);

/// Runs it and returns the exit status (see runCommandLine). Nothing is written unless the whole file is understood.
int importCommand(const ImportOptions &options);

/// Reads and imports; problems' paths start with the file.
Outcome<ImportedModel, Problems> importFile(const std::string &name);

} // namespace gigasite
