// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_table.h"

#include <type_traits>

/// Turns a pair of member pointers into a table row's Accessor: field<&Scenario::model, &ModelChoice::layers>().

namespace gigasite::detail {

template <class T> Value toValue(const T &field)
{
    if constexpr (std::is_enum_v<T>)
        return static_cast<std::int64_t>(field);
    else
        return field;
}

template <class T> Value toValue(const std::optional<T> &field)
{
    if (field)
        return *field;
    return AutoValue{};
}

template <class T> void fromValue(T &field, const Value &value)
{
    if constexpr (std::is_enum_v<T>)
        field = static_cast<T>(std::get<std::int64_t>(value));
    else
        field = std::get<T>(value);
}

template <class T> void fromValue(std::optional<T> &field, const Value &value)
{
    if (std::holds_alternative<AutoValue>(value))
        field.reset();
    else
        field = std::get<T>(value);
}

template <auto Part, auto Field> constexpr Accessor field()
{
    return {[](const Scenario &s) { return toValue(s.*Part.*Field); },
            [](Scenario &s, const Value &v) { fromValue(s.*Part.*Field, v); }};
}

template <auto Field> constexpr Accessor field()
{
    return {[](const Scenario &s) { return toValue(s.*Field); },
            [](Scenario &s, const Value &v) { fromValue(s.*Field, v); }};
}

template <int Site, auto Field> constexpr Accessor siteField()
{
    return {[](const Scenario &s) { return toValue(s.sites[Site].*Field); },
            [](Scenario &s, const Value &v) { fromValue(s.sites[Site].*Field, v); }};
}

} // namespace gigasite::detail
