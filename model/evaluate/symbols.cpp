// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/symbols.h"

#include "model/evaluate/symbol_rows.h"

#include <algorithm>

namespace gigasite {

std::string_view symbolOf(std::string_view name)
{
    for (const auto &symbols : {detail::trainingSymbols(), detail::datacenterSymbols()}) {
        const auto at = std::ranges::lower_bound(symbols, name, {}, &detail::Symbol::name);
        if (at != symbols.end() && at->name == name)
            return at->symbol;
    }
    return {};
}

} // namespace gigasite
