// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"

#include <string_view>

namespace gigasite {

/// Whether what is wrong at `path` (a parameter or figure) is to be seen at this key figure.
bool concerns(std::string_view figure, std::string_view path);

/// The error that leaves this key figure without a number; else the first that concerns it, or none: with `anyAtAll`
/// then the first of all. Null = none.
const Problem *errorOf(const Evaluation &evaluation, std::string_view figure, bool anyAtAll);

} // namespace gigasite
