// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "model/scenario/scenario.h"

#include <optional>

namespace gigasite {

bool isOfMemory(const Problem &problem);
/// Whether a layout can mend it: it is of a rule, of room on the racks, of memory, or of a typed batch.
bool isOfLayout(const Problem &problem);

/// The layout as set: memory, placement and, of real hardware, the prediction it stands for, and every rule it breaks.
/// Rules of the split are told before racks that do not hold it. `e` knows rack, sizes, model and network already.
/// `e.layout.replicas` is 0 where nothing can be placed. What brings memory down is left to completeFixes().
void layOut(const Scenario &scenario, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e);

/// layOut() of the micro-batches that a typed batch shares out, and that scenario if it is another one. Where the batch
/// cannot be shared out, of the nearest that can, and the refusal last.
std::optional<Scenario> layOutBatch(const Scenario &typed, const TransformerShape &shape,
                                    const measured::Calibrated &known, Evaluation &e);

/// Of a batch that cannot be shared out: every rule that the layout breaks beside that, and then the refusal.
void tellRefusedBatch(const Scenario &typed, const TransformerShape &shape, const measured::Calibrated &known,
                      Evaluation &e);

} // namespace gigasite
