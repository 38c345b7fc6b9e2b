// SPDX-License-Identifier: GPL-3.0-or-later
// Why an evaluation stops short of a stage: of all that is wrong, that without which it would have gone on.
#pragma once

#include "model/evaluate/evaluation.h"

#include <cstddef>
#include <string_view>

namespace gigasite {

/// Puts the errors at which the walk stops before all others: of those said from place `from` on, all, or those of
/// parameters and figures whose path begins so.
void stopFor(Problems &problems, std::size_t from, std::string_view begin = {});

/// The same for the last error said: of a placement, that which leaves it without a replica.
void stopForLast(Problems &problems, std::size_t from);

/// The error for which an evaluation has no number of this stage; null where it has them.
const Problem *stoppedBy(const Evaluation &evaluation, Stage needed);

} // namespace gigasite
