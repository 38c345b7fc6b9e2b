// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace gigasite::detail {

struct Symbol {
    std::string_view name, symbol;
};

/// By name; what the letters stand for: symbols.h.
std::span<const Symbol> trainingSymbols();
std::span<const Symbol> datacenterSymbols();

} // namespace gigasite::detail
