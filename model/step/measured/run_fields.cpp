// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/run_fields.h"

#include "model/units/checked_json.h"

#include <array>
#include <charconv>
#include <cmath>

namespace gigasite::measured {

Outcome<Fields> Fields::parse(std::string_view text)
{
    auto json = parseChecked(text);
    if (!json)
        return json.problem();
    if (!json->is_object())
        return error("", say("Must be a JSON object."));
    auto shared = std::make_shared<Shared>();
    shared->root = std::make_shared<const Json>(*std::move(json));
    const auto *root = shared->root.get();
    return Fields(root, "", std::move(shared));
}

std::string Fields::pathOf(std::string_view name) const
{
    return path_.empty() ? std::string(name) : path_ + '/' + std::string(name);
}

const Json *Fields::find(std::string_view name) const
{
    if (!json_)
        return nullptr;
    auto &asked = shared_->asked[json_];
    asked.path = path_;
    asked.names.emplace(name);
    const auto at = json_->find(std::string(name));
    return at == json_->end() || at->is_null() ? nullptr : &*at;
}

void Fields::fail(std::string_view name, Text message)
{
    if (!shared_->first)
        shared_->first = error(pathOf(name), std::move(message));
}

void Fields::refuseUnknown()
{
    if (json_)
        refuseUnknownIn(*json_);
}

void Fields::refuseUnknownIn(const Json &object)
{
    const auto asked = shared_->asked.find(&object);
    if (asked == shared_->asked.end())
        return;
    const auto &[path, names] = asked->second;
    for (const auto &item : object.items()) {
        if (names.contains(item.key())) {
            refuseUnknownIn(item.value());
            continue;
        }
        if (!shared_->first)
            shared_->first = error(
                path.empty() ? item.key() : path + '/' + item.key(),
                say("Unknown. Allowed here are %1.", anyOf(std::vector<std::string_view>(names.begin(), names.end()))));
    }
}

void Fields::failChoice(std::string_view name, const std::string &text, const std::vector<std::string_view> &names)
{
    if (text.empty())
        fail(name, say("Must be %1.", anyOf(names)));
    else
        fail(name, say("Must be %1, not %2.", anyOf(names), text));
}

std::optional<double> Fields::optionalNumber(std::string_view name, double low, double high, double step)
{
    const auto *at = find(name);
    if (!at)
        return std::nullopt;
    const bool isWhole = step == 0 || wholeNumber(*at);
    const double value = at->is_number() ? at->get<double>() : NAN;
    if (!at->is_number() || !isWhole || !(value >= low) || !(value <= high)) {
        const auto from = numberText(low), to = numberText(high);
        fail(name,
             step == 0 ? say("Must be a number from %1 to %2, not %3.", from, to, shortText(*at))
                       : say("Must be a whole number from %1 to %2, not %3.", from, to, shortText(*at)));
        return low;
    }
    return value;
}

double Fields::number(std::string_view name, double low, double high, double step)
{
    const auto value = optionalNumber(name, low, high, step);
    if (!value && json_)
        fail(name, say("Missing: a number from %1 to %2.", numberText(low), numberText(high)));
    return value.value_or(low);
}

bool Fields::optionalFlag(std::string_view name, bool otherwise)
{
    const auto *at = find(name);
    if (!at)
        return otherwise;
    if (!at->is_boolean()) {
        fail(name, say("Must be true or false, not %1.", shortText(*at)));
        return otherwise;
    }
    return at->get<bool>();
}

bool Fields::flag(std::string_view name)
{
    if (json_ && !find(name))
        fail(name, say("Missing: true or false."));
    return optionalFlag(name, false);
}

std::string Fields::optionalWord(std::string_view name)
{
    const auto *at = find(name);
    if (!at)
        return {};
    if (at->is_string())
        return at->get<std::string>();
    if (at->is_number())
        return at->dump();
    fail(name, say("Must be a text, not %1.", shortText(*at)));
    return {};
}

std::string Fields::word(std::string_view name)
{
    auto text = optionalWord(name);
    if (json_ && text.empty())
        fail(name, say("Missing: a text."));
    return text;
}

std::optional<Fields> Fields::optionalObject(std::string_view name)
{
    const auto *at = find(name);
    if (!at)
        return std::nullopt;
    if (!at->is_object()) {
        fail(name, say("Must be an object, not %1.", shortText(*at)));
        return Fields(nullptr, pathOf(name), shared_);
    }
    return Fields(at, pathOf(name), shared_);
}

Fields Fields::object(std::string_view name)
{
    if (auto found = optionalObject(name))
        return *std::move(found);
    if (json_)
        fail(name, say("Missing: an object."));
    return Fields(nullptr, pathOf(name), shared_);
}

std::vector<Fields> Fields::list(std::string_view name)
{
    std::vector<Fields> all;
    const auto *at = find(name);
    if (!at || !at->is_array()) {
        if (json_)
            fail(name, say("Must be a list."));
        return all;
    }
    for (std::size_t i = 0; i < at->size(); ++i) {
        const auto place = std::string(name) + '[' + std::to_string(i) + ']';
        if (!(*at)[i].is_object())
            fail(place, say("Must be an object, not %1.", shortText((*at)[i])));
        all.push_back(Fields((*at)[i].is_object() ? &(*at)[i] : nullptr, pathOf(place), shared_));
    }
    return all;
}

std::vector<std::pair<std::string, Fields>> Fields::objects()
{
    std::vector<std::pair<std::string, Fields>> all;
    if (!json_)
        return all;
    for (const auto &item : json_->items()) {
        if (!item.value().is_object())
            fail(item.key(), say("Must be an object, not %1.", shortText(item.value())));
        else
            all.emplace_back(item.key(), Fields(&item.value(), pathOf(item.key()), shared_));
    }
    return all;
}

std::string numberText(double value)
{
    constexpr double exact = 1e15;
    if (std::floor(value) == value && std::abs(value) < exact)
        return std::to_string(static_cast<long long>(value));
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return std::string(text.data(), end.ptr);
}

} // namespace gigasite::measured
