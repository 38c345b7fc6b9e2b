// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"

#include <span>
#include <string_view>

namespace gigasite {

/// Numbers that formulas name and nobody sets: a constant of nature, the calendar, a default that a paper fixes. Each
/// is the very number the rooms compute with.
struct NamedConstant {
    std::string_view name; ///< "const.year_s", as formulas write it
    std::string_view label;
    double value = 0;
    Unit unit = Unit::One;
    std::string_view source;
};

std::span<const NamedConstant> namedConstants();

/// The constant of that name, or nullptr.
const NamedConstant *findConstant(std::string_view name);

} // namespace gigasite
