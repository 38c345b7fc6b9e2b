// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/text.h"

namespace gigasite {

namespace {

/// A place without an argument stays as it is.
std::string filledIn(std::string_view pattern, const std::vector<Text> &arguments)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const auto place = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] - '1' : -1;
        if (place < 0 || static_cast<std::size_t>(place) >= arguments.size()) {
            text += pattern[i];
            continue;
        }
        text += arguments[static_cast<std::size_t>(place)].english();
        ++i;
    }
    return text;
}

} // namespace

Text::Text(std::string_view pattern, std::vector<Text> arguments)
    : english_(filledIn(pattern, arguments))
    , pattern_(pattern)
    , arguments_(std::move(arguments))
{
}

Text Text::verbatim(std::string text)
{
    Text whole;
    whole.english_ = std::move(text);
    return whole;
}

Text Text::ofTable(std::string_view text)
{
    return Text(text, {});
}

Text anyOf(const std::vector<std::string_view> &names)
{
    Text all;
    for (std::size_t i = 0; i < names.size(); ++i)
        all = i == 0                ? Text::verbatim(std::string(names[i]))
            : i + 1 == names.size() ? say("%1 or %2", all, names[i])
                                    : say("%1, %2", all, names[i]);
    return all;
}

Text allOf(const std::vector<Text> &texts)
{
    Text all;
    for (std::size_t i = 0; i < texts.size(); ++i)
        all = i == 0                ? texts[i]
            : i + 1 == texts.size() ? say("%1 and %2", all, texts[i])
                                    : say("%1, %2", all, texts[i]);
    return all;
}

Text behind(Text first, Text second)
{
    if (first.empty() || second.empty())
        return first.empty() ? std::move(second) : std::move(first);
    return say("%1 %2", std::move(first), std::move(second));
}

} // namespace gigasite
