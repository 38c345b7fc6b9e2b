// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/transformer.h"

#include "model/units/unit.h"

#include <cmath>
#include <cstdlib>

namespace gigasite {

TransformerSize sizeOf(const TransformerShape &shape)
{
    const auto l = static_cast<double>(shape.layers);
    const auto h = static_cast<double>(shape.hidden);
    const auto a = static_cast<double>(shape.heads);
    const auto v = static_cast<double>(shape.vocab);
    const auto s = static_cast<double>(shape.seq);
    const auto b = static_cast<double>(shape.microBatch);

    TransformerSize size;
    size.blockParams = 12 * h * h;
    size.params = 12 * l * h * h + (shape.tiedEmbeddings ? 1 : 2) * v * h;
    size.attentionCore = Flop(b * (4 * s * s * h + 3 * a * s * s));
    size.layerForward = Flop(b * 24 * s * h * h) + size.attentionCore;
    size.forward = l * size.layerForward + Flop(4 * b * s * v * h);
    size.flopPerToken = 3 * size.forward.si() / (b * s);
    return size;
}

std::int64_t nearestDivisor(std::int64_t n, std::int64_t x)
{
    std::int64_t best = 1;
    for (std::int64_t d = 1; d * d <= n; ++d) {
        if (n % d != 0)
            continue;
        for (const auto candidate : {d, n / d}) {
            if (std::llabs(candidate - x) < std::llabs(best - x))
                best = candidate;
        }
    }
    return best;
}

Problems checkShape(const TransformerShape &shape, bool strict)
{
    if (shape.hidden % shape.heads == 0)
        return {};
    const auto heads = nearestDivisor(shape.hidden, shape.heads);
    const auto number = [](std::int64_t v) { return withCommas(static_cast<double>(v)); };
    return {{strict ? Severity::Error : Severity::Warning,
             "model.heads",
             number(shape.heads) + " heads do not divide the hidden size " + number(shape.hidden) + ".",
             {{"Use " + number(heads) + " (head size " + number(shape.hidden / heads) + ")", "model.heads",
               std::to_string(heads)}}}};
}

} // namespace gigasite
