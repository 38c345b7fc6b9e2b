// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <string_view>

namespace gigasite {

/// A formula of the figure table typeset as rich text: proper times, minus and comparison signs, exponents and
/// brackets of rounding. `nameHtml` gives the text of a parameter, figure or constant.
QString formulaHtml(std::string_view formula, const std::function<QString(std::string_view name)> &nameHtml);

/// "t_f" -> "t<sub>f</sub>"; of a name without a symbol its end, "step.time_s" -> "time_s".
QString symbolHtml(std::string_view name);

} // namespace gigasite
