// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/training_run.h"

namespace gigasite::measured {

ParameterCount parameterCount(const Shape &s)
{
    const double matrices = s.gated ? 3 : 2;
    const auto &l = s.latent;
    const double attention = s.isLatent()
        ? s.hidden * (l.queryLatent + l.keyLatent + l.ropeDim) +
            (l.queryLatent > 0 ? l.queryLatent : s.hidden) * s.heads * (l.nopeDim + l.ropeDim) +
            l.keyLatent * s.heads * (l.nopeDim + l.valueDim) + s.heads * l.valueDim * s.hidden
        : s.hidden * (s.heads + 2 * s.kvHeads) * s.headDim + s.heads * s.headDim * s.hidden;
    if (!s.isMoe())
        return {attention + matrices * s.hidden * s.ffn, 0, s.vocab * s.hidden};
    const auto &e = s.experts;
    const double moe = 1 - e.denseShare;
    return {attention + matrices * s.hidden * (s.ffn * e.denseShare + e.sharedFfn * moe) + s.hidden * e.count * moe,
            matrices * s.hidden * e.ffn * e.count * moe, s.vocab * s.hidden};
}

} // namespace gigasite::measured
