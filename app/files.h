// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_io.h"

#include <optional>
#include <string>

namespace gigasite {

/// Files of the person who uses the tool. Reading checks size and kind first; writing is atomic (a file is replaced
/// whole or not at all). "-" is standard output.

/// The text of a file. The problem's path starts with its name.
Outcome<std::string> readFile(const std::string &name);

/// A scenario file, or a built-in example of that name. Problems' paths start with the file.
Outcome<LoadedScenario, Problems> loadScenario(const std::string &fileOrExample);

/// Problems of a file's content, their paths led by its name.
Problems inFile(const std::string &file, Problems problems);

/// Why a file of that name cannot be written, as far as that shows without touching it.
std::optional<Problem> whyUnwritable(const std::string &file);

/// Nothing on success, else why not.
std::optional<Problem> writeFile(const std::string &file, const std::string &content);

/// Replaces a file whole or not at all where its writer is killed. Does not wait until the disk says that it has it,
/// which takes seconds while others write: the last seconds before a power cut may be lost. One writer at a time.
std::optional<Problem> replaceFile(const std::string &file, const std::string &content);

/// Where `replaceFile` writes before it replaces: what a kill may leave behind.
std::string inPreparation(const std::string &file);

} // namespace gigasite
