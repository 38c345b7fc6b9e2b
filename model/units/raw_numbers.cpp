// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/raw_numbers.h"

#include "model/units/checked_json.h"

#include <charconv>

namespace gigasite {

namespace {

constexpr std::size_t indent = 2;

std::string leafText(const Json &leaf)
{
    return leaf.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string numberText(const Json &number, const std::string &pointer, const RawNumbers &raw)
{
    const auto at = raw.find(pointer);
    if (at == raw.end())
        return leafText(number);
    double value = 0;
    const auto &text = at->second;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && value == number.get<double>() ? text : leafText(number);
}

void write(const Json &json, const std::string &pointer, std::size_t depth, const RawNumbers &raw, std::string &out)
{
    if (json.is_number_float()) {
        out += numberText(json, pointer, raw);
        return;
    }
    if (!json.is_structured() || json.empty()) {
        out += leafText(json);
        return;
    }
    const bool isObject = json.is_object();
    const std::string inner = '\n' + std::string((depth + 1) * indent, ' ');
    bool first = true;
    out += isObject ? '{' : '[';
    for (const auto &[key, value] : json.items()) {
        out += (first ? "" : ",") + inner;
        first = false;
        if (isObject)
            out += leafText(key) + ": ";
        write(value, pointerTo(pointer, key), depth + 1, raw, out); // an array's keys are its indices
    }
    out += '\n' + std::string(depth * indent, ' ') + (isObject ? '}' : ']');
}

} // namespace

std::string pointerTo(const std::string &parent, std::string_view key)
{
    std::string pointer = parent + '/';
    for (const char c : key)
        pointer += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return pointer;
}

std::string writtenJson(const Json &json, const RawNumbers &raw)
{
    std::string out;
    write(json, "", 0, raw, out);
    return out;
}

} // namespace gigasite
