// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workload/hf_fields.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

namespace gigasite::hf {

/// Which of so many layers a file means. What no model of that many layers can have is a problem of the reader's.

/// Every how many layers something comes; 1 where the file does not say.
std::int64_t interval(Reader &reader, Field field, std::int64_t layers);

/// The layers a list names, counted from 0; nothing where the file has no such list.
std::optional<std::set<std::int64_t>> layersIn(Reader &reader, Field field, std::int64_t layers);

/// How many layers of `layer_types` are `windowed` ("sliding_attention").
std::int64_t windowedIn(Reader &reader, const Json &types, std::string_view windowed, std::int64_t layers);

/// How many of a list of 1 (chunked) and 0 (full) are chunked.
std::int64_t chunkedIn(Reader &reader, const Json &list, std::int64_t layers);

} // namespace gigasite::hf
