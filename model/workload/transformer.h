// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"
#include "model/units/quantity.h"

#include <cstdint>

namespace gigasite {

/// Arithmetic of a classical dense transformer. Tokens per sequence s, batch b, width h, layers l, heads a,
/// vocabulary V.
///
///   parameters             N  = 12 l h² + 2 V h          (V h with tied embeddings)
///   forward FLOP per layer f  = b (24 s h² + 4 s² h + 3 a s²)
///   forward FLOP           F  = l f + 4 b s V h
///
/// 24 s h²: the four projections and the two feed-forward matrices; 4 s² h: scores and their sum; 3 a s²: softmax.
/// Source: Hoffmann et al. 2022, appendix F; nextgen-datacenters S3.2 and Table 4.

struct TransformerShape {
    std::int64_t layers = 1, hidden = 1, heads = 1, vocab = 1;
    bool tiedEmbeddings = false;
    std::int64_t seq = 1, microBatch = 1;
};

struct TransformerSize {
    double params = 0;
    double blockParams = 0; ///< of one layer
    Flop layerForward{}; ///< one layer, one micro-batch
    Flop attentionCore{}; ///< the part of it that grows with s²
    Flop forward{}; ///< all layers and the output table, one micro-batch
    double flopPerToken = 0; ///< forward and backward (3 F) over one token
};

TransformerSize sizeOf(const TransformerShape &shape);

/// What is odd about the shape. `strict` makes it an error: the papers' own designs break these rules.
Problems checkShape(const TransformerShape &shape, bool strict);

/// Divisor of n nearest to x.
std::int64_t nearestDivisor(std::int64_t n, std::int64_t x);

} // namespace gigasite
