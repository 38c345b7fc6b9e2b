// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/power_of_ten.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gigasite {

std::string tidyExponent(const std::string &text)
{
    const auto at = text.find('e');
    if (at == std::string::npos)
        return text;
    const auto digits = text.find_first_not_of("+-0", at + 1);
    return text.substr(0, at + 1) + (text[at + 1] == '-' ? std::string(minusSign) : "") +
        (digits == std::string::npos ? "0" : text.substr(digits));
}

std::string powerOfTen(double value, int digits)
{
    std::array<char, 64> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific,
                                    std::clamp(digits - 1, 0, 17));
    return tidyExponent({buffer.data(), done.ptr});
}

} // namespace gigasite
