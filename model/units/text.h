// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace gigasite {

/// A text in English for a person, which a window can say in another language: a pattern with places %1 … %9 and what
/// stands there. Programs, files and the command line read the English, as which a Text passes wherever a string is
/// asked for. Patterns are literals inside `say(`, so that they can be listed for translators; nothing else makes one.
class Text {
public:
    Text() = default;

    /// Shown as it stands, in every language: a name, a number, a word of a file.
    static Text verbatim(std::string text);
    /// A text of a table of the model (a label, a source), which is listed for translators with that table.
    static Text ofTable(std::string_view text);

    const std::string &english() const { return english_; }
    operator const std::string &() const { return english_; }
    operator std::string_view() const { return english_; }

    const std::string &pattern() const { return pattern_; } ///< empty: verbatim
    const std::vector<Text> &arguments() const { return arguments_; } ///< %1 first

    bool empty() const { return english_.empty(); }
    std::size_t size() const { return english_.size(); }
    const char *c_str() const { return english_.c_str(); }
    std::size_t find(std::string_view part) const { return english_.find(part); }
    bool starts_with(std::string_view part) const { return english_.starts_with(part); }
    bool ends_with(std::string_view part) const { return english_.ends_with(part); }
    bool ends_with(char last) const { return english_.ends_with(last); }

    bool operator==(const Text &) const = default;
    friend bool operator==(const Text &text, std::string_view english) { return text.english_ == english; }
    friend bool operator==(const Text &text, const std::string &english) { return text.english_ == english; }
    friend bool operator==(const Text &text, const char *english) { return text.english_ == english; }
    friend std::string operator+(std::string before, const Text &text) { return std::move(before) + text.english_; }
    friend std::string operator+(const Text &text, std::string_view after)
    {
        return text.english_ + std::string(after);
    }
    friend std::ostream &operator<<(std::ostream &to, const Text &text) { return to << text.english_; }

private:
    template <class... Args> friend class TextPattern;
    Text(std::string_view pattern, std::vector<Text> arguments);

    std::string english_, pattern_;
    std::vector<Text> arguments_;
};

/// The highest n for which %n stands in the pattern, if all lower ones do as well; else -1.
constexpr int placesIn(std::string_view pattern)
{
    unsigned found = 0;
    int highest = 0;
    for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
        const int place = pattern[i] == '%' ? pattern[i + 1] - '0' : 0;
        if (place < 1 || place > 9)
            continue;
        found |= 1U << static_cast<unsigned>(place - 1);
        highest = place > highest ? place : highest;
    }
    return found == (1U << static_cast<unsigned>(highest)) - 1 ? highest : -1;
}

/// A literal with one place for each argument; anything else does not compile.
template <class... Args> class TextPattern {
public:
    consteval TextPattern(const char *literal)
        : pattern_(literal)
    {
        if (placesIn(literal) != static_cast<int>(sizeof...(Args)))
            throw "a pattern needs %1 … %n for its n arguments";
    }

    Text filled(std::vector<Text> arguments) const { return Text(pattern_, std::move(arguments)); }

private:
    std::string_view pattern_;
};

inline Text textArgument(Text text)
{
    return text;
}
inline Text textArgument(std::string name)
{
    return Text::verbatim(std::move(name));
}
inline Text textArgument(std::string_view name)
{
    return Text::verbatim(std::string(name));
}
Text textArgument(const char *) = delete; ///< words are patterns of their own

/// say("A rack has %1 GPUs.", withCommas(n)): strings stand in their places as they are, Texts in the language asked
/// for.
template <class... Args> Text say(TextPattern<std::type_identity_t<Args>...> pattern, Args &&...args)
{
    return pattern.filled({textArgument(std::forward<Args>(args))...});
}

/// "a", "a or b", "a, b or c".
Text anyOf(const std::vector<std::string_view> &names);
/// "a", "a and b", "a, b and c".
Text allOf(const std::vector<Text> &texts);
/// One behind the other with a blank between them; an empty one leaves the other.
Text behind(Text first, Text second);

} // namespace gigasite
