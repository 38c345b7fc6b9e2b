// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <string>
#include <string_view>
#include <vector>

namespace gigasite {

/// What a fact of a kind of item must look like, for a person's own entries: as the built-in catalogue has it.

enum class FactType {
    Number, ///< 0 or more
    Whole, ///< a count: a whole number, 0 or more
    Text,
    Flag,
};

struct FactForm {
    std::string name;
    FactType type = FactType::Number;
    std::vector<std::string> units; ///< at least one; where the catalogue has several they are spellings of the same
};

/// Every fact that the built-in catalogue has for this kind or the engine reads of it, in catalogue order.
std::vector<FactForm> factForms(const Catalog &builtIn, ItemKind kind);

/// The form of that name, or nullptr.
const FactForm *findForm(const std::vector<FactForm> &forms, std::string_view name);

/// The units as messages name them: "count or packages".
Text unitText(const FactForm &form);

/// What may stand there: "a number, 0 or more (USD)".
Text allowedText(const FactForm &form);

} // namespace gigasite
