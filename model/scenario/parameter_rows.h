// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/accessor.h"
#include "model/scenario/parameter_table.h"
#include "model/units/magnitudes.h"

#include <utility>
#include <vector>

/// How a row of the parameter table is written, and the groups that have a file of their own.

namespace gigasite::detail {

inline Parameter choice(std::string key, std::string label, Group group, std::vector<std::string_view> texts,
                        std::vector<std::string_view> labels, std::string help, std::string source, Accessor accessor)
{
    Parameter p{.key = std::move(key), .label = std::move(label), .group = group, .kind = Kind::Choice};
    p.choices = std::move(texts);
    p.choiceLabels = std::move(labels);
    p.help = std::move(help);
    p.source = std::move(source);
    p.field = accessor;
    return p;
}

inline Parameter flag(std::string key, std::string label, Group group, std::string help, std::string source,
                      Accessor accessor)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .group = group,
            .kind = Kind::Flag,
            .help = std::move(help),
            .source = std::move(source),
            .field = accessor};
}

inline Parameter text(std::string key, std::string label, Group group, std::string help, Accessor accessor)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .group = group,
            .kind = Kind::Text,
            .unit = Unit::Text,
            .help = std::move(help),
            .source = "",
            .field = accessor};
}

inline Parameter catalogId(std::string key, std::string label, Group group, ItemKind kind, std::string help,
                           std::string source, Accessor accessor)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .group = group,
            .kind = Kind::CatalogId,
            .unit = Unit::Text,
            .catalogKind = kind,
            .help = std::move(help),
            .source = std::move(source),
            .field = accessor};
}

struct Range {
    Scale scale;
    double min, max;
    double step = 0;
};

enum Automatic : bool { Fixed = false, Auto = true };

inline Parameter number(std::string key, std::string label, Group group, Unit unit, Range range, Automatic automatic,
                        std::string help, std::string source, Accessor accessor)
{
    return {.key = std::move(key),
            .label = std::move(label),
            .group = group,
            .kind = Kind::Number,
            .unit = unit,
            .scale = range.scale,
            .min = range.min,
            .max = range.max,
            .step = range.step,
            .automatic = automatic,
            .help = std::move(help),
            .source = std::move(source),
            .field = accessor};
}

inline Parameter count(std::string key, std::string label, Group group, Unit unit, Range range, Automatic automatic,
                       std::string help, std::string source, Accessor accessor)
{
    auto p = number(std::move(key), std::move(label), group, unit, range, automatic, std::move(help), std::move(source),
                    accessor);
    p.kind = Kind::Integer;
    return p;
}

void addParallelism(std::vector<Parameter> &t);
void addSoftware(std::vector<Parameter> &t);
void addNetwork(std::vector<Parameter> &t);
void addWan(std::vector<Parameter> &t);
void addPowerPhases(std::vector<Parameter> &t); ///< of a step, and cooling
void addModelShape(std::vector<Parameter> &t);

} // namespace gigasite::detail
