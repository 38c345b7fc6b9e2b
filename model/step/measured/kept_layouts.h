// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/layout_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace gigasite::measured {

/// Which layouts a search keeps of all that it looks at, millions in a second.

/// What decides when a pipeline sends and waits: stages, chunks, size and number of micro-batches.
inline bool hasSameRhythm(const TrainingRun &a, const TrainingRun &b)
{
    const auto microBatches = [](const TrainingRun &r) {
        return std::llround(r.batch.global / (r.split.dp * r.batch.micro));
    };
    return a.split.pp == b.split.pp && a.split.vpp == b.split.vpp && a.batch.micro == b.batch.micro &&
        microBatches(a) == microBatches(b);
}

/// Layouts that differ only in what costs no time (placement, overlap of nothing, sequences cut over ranks as often as
/// a micro-batch has more of them) are one.
inline bool isSameLayout(const Candidate &c, const TrainingRun &run, double total)
{
    const auto &a = c.run.split, &b = run.split;
    return std::abs(c.step.total / total - 1) < 1e-9 && a.tp == b.tp && a.pp == b.pp && a.vpp == b.vpp &&
        a.ep == b.ep && c.run.batch.micro * b.cp == run.batch.micro * a.cp && c.run.recipe.redo == run.recipe.redo;
}

/// Faster first; of those that take as long, what holds less.
inline bool comesBefore(double total, double memory, const Candidate &c)
{
    constexpr double rounding = 1e-9;
    if (std::abs(total / c.step.total - 1) >= rounding)
        return total < c.step.total;
    return memory < c.memory.total() * (1 - rounding);
}

/// Where among the best a layout of this time and memory comes; nothing where it is none of them. What it stands for is
/// taken out.
inline std::optional<std::ptrdiff_t> placeAmong(std::vector<Candidate> &best, const SearchOptions &options,
                                                const TrainingRun &run, double total, double memory)
{
    const auto isAfter = [&](const Candidate &c) { return comesBefore(total, memory, c); };
    if (best.size() == options.keep && !isAfter(best.back()))
        return std::nullopt;
    const auto same = std::find_if(best.begin(), best.end(), [&](const Candidate &c) {
        return options.onePerRhythm ? hasSameRhythm(c.run, run) : isSameLayout(c, run, total);
    });
    if (same != best.end()) {
        if (!isAfter(*same))
            return std::nullopt;
        best.erase(same);
    }
    return std::find_if(best.begin(), best.end(), isAfter) - best.begin();
}

} // namespace gigasite::measured
