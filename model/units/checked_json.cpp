// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/checked_json.h"

#include "model/units/raw_numbers.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gigasite {

namespace {

constexpr std::size_t maxBytes = std::size_t{64} << 20;
constexpr std::size_t maxDepth = 64;

std::string placeOf(std::string_view text, std::size_t position)
{
    const auto before = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto lastBreak = before.rfind('\n');
    const auto column = lastBreak == std::string_view::npos ? before.size() : before.size() - lastBreak - 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// Builds a document from the parser's events and stops at the first thing we do not take.
/// Returning false from an event ends the parse.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(std::string_view text, RawNumbers *raw)
        : text_(text)
        , raw_(raw)
    {
    }

    bool null() override { return put(nullptr); }
    bool boolean(bool v) override { return put(v); }
    bool number_integer(number_integer_t v) override { return put(v); }
    bool number_unsigned(number_unsigned_t v) override { return put(v); }
    /// A number that JSON would round away silently is refused: an integer too long for 64 bits, a tiny one that is 0.
    bool number_float(number_float_t v, const string_t &token) override
    {
        auto text = token;
        std::replace(text.begin(), text.end(), ',', '.'); // the library's token follows the locale
        const bool whole = text.find_first_of(".eE") == std::string::npos;
        const bool vanished =
            v == 0 && text.substr(0, text.find_first_of("eE")).find_first_of("123456789") != std::string::npos;
        if (!whole && !vanished) {
            if (raw_ && Json(v).dump() != text)
                raw_->emplace(pointer(), text);
            return put(v);
        }
        problem_ = gigasite::error(
            path(),
            vanished ? say("The number %1 is too small to keep; numbers below 5e-324 in magnitude are 0.",
                           text.substr(0, 40))
                     : say("The number %1 has more digits than are kept; write it with an exponent, like 1.5e22.",
                           text.substr(0, 40)));
        return false;
    }
    bool string(string_t &v) override { return put(std::move(v)); }
    bool binary(binary_t & /*v*/) override { return false; }
    bool start_object(std::size_t /*n*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*n*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &name) override
    {
        if (!levels_.back().keys.insert(name).second) {
            problem_ = gigasite::error(path(), say("The key \"%1\" stands twice; each key may stand once.", name));
            return false;
        }
        levels_.back().key = name;
        return true;
    }

    bool parse_error(std::size_t position, const std::string & /*token*/, const nlohmann::detail::exception &e) override
    {
        problem_ = gigasite::error(placeOf(text_, position), explain(e.what()));
        return false;
    }

    std::optional<Problem> &problem() { return problem_; }
    Json &root() { return root_; }

private:
    struct Level {
        Json value;
        std::string key;
        std::set<std::string> keys;
    };

    static Text explain(std::string what)
    {
        if (what.find("number overflow") != std::string::npos)
            return say("A number is too large; numbers must be finite and at most 1.797e308 in magnitude.");
        // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while ...": keep the end
        if (const auto at = what.find("syntax error"); at != std::string::npos)
            what.erase(0, at);
        const bool isNoValue = what.find("invalid literal") != std::string::npos;
        return isNoValue ? say("This is not valid JSON: %1. A value is a number, a text in quotes, true, false, null, "
                               "a list or an object; NaN and Infinity are none.",
                               std::move(what))
                         : say("This is not valid JSON: %1. A JSON text in UTF-8 is expected.", std::move(what));
    }

    std::string path() const
    {
        std::string p;
        for (const auto &level : levels_) {
            if (!level.key.empty())
                p += (p.empty() ? "" : "/") + level.key;
        }
        return p;
    }

    std::string pointer() const
    {
        std::string p;
        for (const auto &level : levels_)
            p = pointerTo(p, level.value.is_array() ? std::to_string(level.value.size()) : level.key);
        return p;
    }

    bool put(Json value)
    {
        if (levels_.empty())
            root_ = std::move(value);
        else if (levels_.back().value.is_array())
            levels_.back().value.push_back(std::move(value));
        else
            levels_.back().value.emplace(levels_.back().key, std::move(value));
        return true;
    }

    bool open(Json empty)
    {
        if (levels_.size() >= maxDepth) {
            problem_ =
                gigasite::error(path(), say("The text is nested more than 64 levels deep; at most 64 are read."));
            return false;
        }
        levels_.push_back({std::move(empty), {}, {}});
        return true;
    }

    bool close()
    {
        Json done = std::move(levels_.back().value);
        levels_.pop_back();
        return put(std::move(done));
    }

    std::string_view text_;
    RawNumbers *raw_; ///< may be null
    std::vector<Level> levels_;
    Json root_;
    std::optional<Problem> problem_;
};

Outcome<Json> parse(std::string_view text, RawNumbers *raw)
{
    if (text.size() > maxBytes)
        return error("", say("The text has %1 MiB; at most 64 MiB are read.", std::to_string(text.size() >> 20)));
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return error("", say("The text is empty; a JSON object is expected."));
    if (const auto zero = text.find('\0'); zero != std::string_view::npos)
        return error(placeOf(text, zero + 1), say("A zero byte stands here; a JSON text in UTF-8 has none."));
    Builder builder(text, raw);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        if (builder.problem())
            return *builder.problem();
        return error("", say("This is not valid JSON."));
    }
    return std::move(builder.root());
}

} // namespace

Outcome<Json> parseChecked(std::string_view text)
{
    return parse(text, nullptr);
}

Outcome<Json> parseChecked(std::string_view text, RawNumbers &raw)
{
    return parse(text, &raw);
}

std::optional<std::int64_t> wholeNumber(const Json &json)
{
    if (json.is_number_float()) {
        const auto v = json.get<double>();
        const bool whole = v == std::floor(v) && std::abs(v) <= 9007199254740992.0;
        return whole ? std::optional(static_cast<std::int64_t>(v)) : std::nullopt;
    }
    if (!json.is_number() ||
        (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX)))
        return std::nullopt;
    return json.get<std::int64_t>();
}

bool isExactDouble(const Json &json)
{
    if (json.is_number_unsigned())
        return json.get<std::uint64_t>() < (std::uint64_t{1} << 63U) &&
            static_cast<std::uint64_t>(json.get<double>()) == json.get<std::uint64_t>();
    if (json.is_number_integer())
        return static_cast<std::int64_t>(json.get<double>()) == json.get<std::int64_t>();
    return json.is_number_float();
}

std::string shortText(const Json &json)
{
    auto text = json.dump(-1, ' ', true);
    if (text.size() > 40)
        text = text.substr(0, 37) + "…";
    return text;
}

} // namespace gigasite
