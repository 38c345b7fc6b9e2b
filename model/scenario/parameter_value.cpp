// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace gigasite {

namespace {

constexpr double maxExactInteger = 9007199254740992.0; // 2^53

bool isChoice(const Parameter &p)
{
    return p.kind == Kind::Choice;
}

std::string quoted(const Value &value)
{
    return std::holds_alternative<std::string>(value) ? '"' + std::get<std::string>(value) + '"' : toText(value);
}

/// What a right entry looks like: the default, as a field shows it.
std::string exampleOf(const Parameter &p)
{
    const auto value = valueOf(Scenario{}, p);
    if (!std::holds_alternative<AutoValue>(value))
        return displayText(p, value);
    return p.kind == Kind::Integer ? withCommas(p.max) : formatExact(p.max, p.unit).joined();
}

/// The rest that `--set` and typed fields share once "auto" is out of the way.
Outcome<Value> parseNumber(const Parameter &p, std::string_view text)
{
    if (p.kind == Kind::Integer) { // digit by digit, so that integers beyond 2^53 stay what was typed
        std::int64_t whole = 0;
        const auto done = std::from_chars(text.data(), text.data() + text.size(), whole);
        if (done.ec == std::errc{} && done.ptr == text.data() + text.size())
            return Value(whole);
    }
    const auto number = parseQuantity(text, p.unit, exampleOf(p));
    if (!number)
        return error(p.key, say("%1 Allowed: %2.", number.problem().message, allowedText(p)));
    if (p.kind == Kind::Number) {
        std::int64_t whole = 0;
        const auto done = std::from_chars(text.data(), text.data() + text.size(), whole);
        const bool isWhole = done.ec == std::errc{} && done.ptr == text.data() + text.size();
        if (isWhole && static_cast<std::int64_t>(static_cast<double>(whole)) != whole)
            return error(p.key,
                         say("%1 has more digits than are kept; write it like 9.007e15. Allowed: %2.",
                             std::string(text), allowedText(p)));
        return Value(*number);
    }
    if (std::abs(*number) > maxExactInteger)
        return error(p.key, say("%1 is too large to be kept exactly. Allowed: %2.", std::string(text), allowedText(p)));
    if (*number != std::floor(*number))
        return error(p.key,
                     say("%1 must be a whole number, not %2. Allowed: %3.", Text::ofTable(p.label), std::string(text),
                         allowedText(p)));
    return Value(static_cast<std::int64_t>(*number));
}

} // namespace

Value valueOf(const Scenario &scenario, const Parameter &parameter)
{
    auto value = parameter.field.get(scenario);
    if (isChoice(parameter))
        return std::string(parameter.choices[static_cast<std::size_t>(std::get<std::int64_t>(value))]);
    return value;
}

void store(Scenario &scenario, const Parameter &parameter, const Value &value)
{
    if (!isChoice(parameter)) {
        parameter.field.set(scenario, value);
        return;
    }
    const auto &texts = parameter.choices;
    const auto at = std::find(texts.begin(), texts.end(), std::get<std::string>(value));
    parameter.field.set(scenario, static_cast<std::int64_t>(at - texts.begin()));
}

std::vector<Problem> checkKind(const Parameter &p, const Value &value)
{
    const auto wrong = [&](const Text &wanted) {
        return std::vector{error(
            p.key,
            say("%1 must be %2, not %3. Allowed: %4.", Text::ofTable(p.label), wanted, quoted(value), allowedText(p)))};
    };
    if (std::holds_alternative<AutoValue>(value))
        return p.automatic ? std::vector<Problem>() : wrong(say("given"));
    switch (p.kind) {
    case Kind::Number:
        if (!std::holds_alternative<double>(value))
            return wrong(say("a number"));
        return std::isfinite(std::get<double>(value)) ? std::vector<Problem>() : wrong(say("a finite number"));
    case Kind::Integer:
        return std::holds_alternative<std::int64_t>(value) ? std::vector<Problem>() : wrong(say("a whole number"));
    case Kind::Flag:
        return std::holds_alternative<bool>(value) ? std::vector<Problem>() : wrong(say("true or false"));
    case Kind::Text:
    case Kind::CatalogId:
        return std::holds_alternative<std::string>(value) ? std::vector<Problem>() : wrong(say("a text"));
    case Kind::Choice: {
        const auto *text = std::get_if<std::string>(&value);
        const bool known = text && std::find(p.choices.begin(), p.choices.end(), *text) != p.choices.end();
        return known ? std::vector<Problem>() : wrong(say("one of its choices"));
    }
    }
    return {};
}

std::string toText(const Value &value)
{
    struct Writer {
        std::string operator()(AutoValue /*v*/) const { return "auto"; }
        std::string operator()(double v) const { return shortestDecimal(v); }
        std::string operator()(std::int64_t v) const { return std::to_string(v); }
        std::string operator()(bool v) const { return v ? "true" : "false"; }
        std::string operator()(const std::string &v) const { return v; }
    };
    return std::visit(Writer{}, value);
}

std::string displayText(const Parameter &p, const Value &value)
{
    if (std::holds_alternative<AutoValue>(value))
        return "auto";
    if (p.kind == Kind::Choice) {
        const auto at = std::find(p.choices.begin(), p.choices.end(), std::get<std::string>(value));
        return std::string(p.choiceLabels[static_cast<std::size_t>(at - p.choices.begin())]);
    }
    if (p.kind == Kind::Flag)
        return std::get<bool>(value) ? "on" : "off";
    if (const auto n = numberOf(value)) {
        const auto *whole = std::get_if<std::int64_t>(&value);
        constexpr auto most = static_cast<std::int64_t>(maxExactInteger);
        if (whole && (*whole > most || *whole < -most)) // as a double it might be another number
            return std::to_string(*whole);
        if (p.kind == Kind::Integer)
            return withCommas(*n) + (p.unit == Unit::Count ? "" : ' ' + std::string(symbol(p.unit)));
        return formatExact(*n, p.unit).joined();
    }
    return toText(value);
}

Text displayed(const Parameter &p, const Value &value)
{
    const bool isWord = std::holds_alternative<AutoValue>(value) || p.kind == Kind::Choice || p.kind == Kind::Flag;
    return isWord ? Text::ofTable(displayText(p, value)) : Text::verbatim(displayText(p, value));
}

std::optional<double> numberOf(const Value &value)
{
    if (const auto *d = std::get_if<double>(&value))
        return *d;
    if (const auto *i = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*i);
    return std::nullopt;
}

Text allowedText(const Parameter &p)
{
    Text allowed;
    switch (p.kind) {
    case Kind::Choice:
        return anyOf(p.choices);
    case Kind::Flag:
        return say("true or false");
    case Kind::Text:
        return say("any text");
    case Kind::CatalogId:
        return say("an id of the catalogue's %1 entries", kindName(p.catalogKind));
    case Kind::Integer:
        allowed = say("a whole number from %1 to %2", withCommas(p.min), withCommas(p.max));
        break;
    case Kind::Number:
        allowed = say("%1 to %2", formatExact(p.min, p.unit).joined(), formatExact(p.max, p.unit).joined());
        break;
    }
    return p.automatic ? say("%1, or auto", allowed) : allowed;
}

Outcome<Value> parseValue(const Parameter &p, std::string_view text)
{
    if (p.kind == Kind::Text || p.kind == Kind::CatalogId)
        return Value(std::string(text));
    if (text == "auto" && p.automatic)
        return Value(AutoValue{});
    if (p.kind == Kind::Flag) {
        if (text == "true" || text == "on")
            return Value(true);
        if (text == "false" || text == "off")
            return Value(false);
        return error(p.key, say("%1 must be true or false, not \"%2\".", Text::ofTable(p.label), std::string(text)));
    }
    if (p.kind == Kind::Choice) {
        Value value{std::string(text)};
        if (auto wrong = checkKind(p, value); !wrong.empty())
            return wrong.front();
        return value;
    }
    return parseNumber(p, text);
}

} // namespace gigasite
