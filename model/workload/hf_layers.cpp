// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_layers.h"

#include "model/units/unit.h"

#include <algorithm>
#include <string>

namespace gigasite::hf {

namespace {

Problem wrongLength(const std::string &name, const Json &list, std::int64_t layers, const Text &allowed)
{
    return error(name,
                 say("The list has %1 entries, but there are %2 layers. Allowed: %3 for each of them.",
                     std::to_string(list.size()), withCommas(layers), allowed));
}

} // namespace

std::int64_t interval(Reader &reader, Field field, std::int64_t layers)
{
    const auto given = reader.count(field).value_or(1);
    if (given < 1)
        reader.add(
            error(reader.nameIn(field),
                  say("Layers come at intervals of %1. Allowed: 1 to %2.", withCommas(given), withCommas(layers))));
    return std::max<std::int64_t>(given, 1);
}

std::optional<std::set<std::int64_t>> layersIn(Reader &reader, Field field, std::int64_t layers)
{
    const auto *list = reader.list(field);
    if (!list)
        return std::nullopt;
    std::set<std::int64_t> named;
    for (const auto &entry : *list) {
        const auto layer = wholeNumber(entry);
        if (layer && *layer >= 0 && *layer < layers)
            named.insert(*layer);
        else
            reader.add(error(reader.nameIn(field),
                             say("The list has %1. Allowed: whole numbers from 0 to %2.", shortText(entry),
                                 withCommas(layers - 1))));
    }
    return named;
}

std::int64_t windowedIn(Reader &reader, const Json &types, std::string_view windowed, std::int64_t layers)
{
    const auto name = reader.nameIn(Field::LayerTypes);
    const auto allowed = Text::verbatim("full_attention, " + std::string(windowed));
    std::int64_t count = 0;
    for (const auto &type : types) {
        if (type == windowed)
            ++count;
        else if (type != "full_attention")
            reader.add(error(name, say("A layer is %1. Allowed: %2.", shortText(type), allowed)));
        if (!reader.problems().empty())
            return 0;
    }
    if (types.size() != static_cast<std::size_t>(layers))
        reader.add(wrongLength(name, types, layers, allowed));
    return count;
}

std::int64_t chunkedIn(Reader &reader, const Json &list, std::int64_t layers)
{
    const auto of = [&list](int value) { return std::count(list.begin(), list.end(), Json(value)); };
    const auto chunked = of(1);
    const auto name = reader.nameIn(Field::ChunkedLayers);
    const auto allowed = say("1 (chunked) or 0 (full)");
    if (list.size() != static_cast<std::size_t>(layers)) {
        reader.add(wrongLength(name, list, layers, allowed));
    } else if (chunked + of(0) != static_cast<std::ptrdiff_t>(list.size())) {
        reader.add(error(name, say("The list has other entries than 1 and 0. Allowed: %1 for each layer.", allowed)));
    }
    return chunked;
}

} // namespace gigasite::hf
