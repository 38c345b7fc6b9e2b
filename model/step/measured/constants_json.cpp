// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/constants_json.h"

#include "model/units/checked_json.h"

#include <array>
#include <charconv>

namespace gigasite::measured {

namespace {

double sixDigits(double value)
{
    constexpr int digits = 6;
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, digits - 1);
    double rounded = value;
    std::from_chars(text.data(), end.ptr, rounded);
    return rounded;
}

} // namespace

std::string constantsText(const ConstantTable &table)
{
    Json json = Json::object();
    for (const auto &info : table.infos) {
        auto &entry = json["constants"][info.name];
        entry["value"] = sixDigits(info.value);
        if (info.spread > 0) {
            entry["prior"] = info.prior;
            entry["spread"] = info.spread;
        }
        entry["unit"] = info.unit;
        entry["meaning"] = info.meaning;
        entry["origin"] = info.origin;
    }
    return json.dump(1) + '\n';
}

} // namespace gigasite::measured
