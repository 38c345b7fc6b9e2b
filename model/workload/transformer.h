// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/outcome.h"
#include "model/units/quantity.h"

#include <cstdint>

namespace gigasite {

/// Arithmetic of a transformer. Tokens per sequence s, batch b, width h, layers l, heads a, vocabulary V.
///
/// The classical dense one, where nothing else is set:
///
///   parameters             N  = 12 l h² + 2 V h          (V h with tied embeddings)
///   forward FLOP per layer f  = b (24 s h² + 4 s² h + 3 a s²)
///   forward FLOP           F  = l f + 4 b s V h          (2 b s V h, if looking up the input table counts nothing)
///
/// 24 s h²: the four projections and the two feed-forward matrices; 4 s² h: scores and their sum; 3 a s²: softmax.
/// Source: Hoffmann et al. 2022, appendix F; nextgen-datacenters S3.2 and Table 4.
///
/// In general, with g KV heads of size d, n matrices of an FFN of width w, E experts of width x (k visited, c shared):
///
///   head widths            q, o = a d and k, v = g d; together W          classical 4 h
///   attention matrices     A  = h W
///   latent attention       q = k = a (dn + dr), v = o = a dv              (DeepSeek-V2, eq. 9 to 19)
///                          A  = h rq + rq q + h (rkv + dr) + rkv a (dn + dv) + o h; h q for the queries if rq = 0
///   FFN matrices           n h w, or router and experts: h E + n h x (E + c); a token meets h E + n h x (k + c)
///   parameters             N  = l (A + norms and biases) + FFN of all layers + 2 V h + rest
///   pairs of positions     P  = s², in a windowed layer those nearer than the window w: s² - (s-w)(s-w+1)
///   forward FLOP per layer f  = b (2 s (A + FFN matrices of a token) + P (2 (q + o) + 3 a))
///
/// Layers of different kinds count by their mean. Like s², P counts both sides of the diagonal. Each MTP layer
/// (DeepSeek- V3, S2.2) is one more layer of the last kind with a projection from 2 h to h and the output table once
/// more; it is trained but not part of N. Active parameters leave out the experts that a token does not visit.

struct TransformerShape : ModelChoice {
    std::int64_t seq = 1, microBatch = 1;
    bool countsInputTable = true; ///< Hoffmann counts the input table as a multiplication; hardware looks it up

    bool hasExperts() const { return experts > 0; }
    bool hasLatentAttention() const { return mlaKvLora > 0; }
    /// What is set, or what auto stands for. Sizes are whole unless heads do not divide the hidden size.
    double kvHeadCount() const;
    double headSize() const;
    double ffnWidth() const;
    double expertWidth() const;
    double layerVectorCount() const;
    double outerVectorCount() const;
};

struct TransformerSize {
    double params = 0; ///< every weight once, MTP layers apart
    double activeParams = 0; ///< met by one token, both embedding tables counted
    double activeWithoutInput = 0; ///< the same without the input table; tied, it is the output table and stays
    double mtpParams = 0;
    double attentionWidth = 0; ///< W
    double attentionParams = 0; ///< A, of one layer
    double ffnParams = 0, activeFfnParams = 0; ///< of all layers, routers included; in force, met by one token
    double attentionPairs = 0; ///< P, mean layer
    double storedWidth = 0; ///< stored activations per token outside the attention core, mean layer; see memory.h
    Flop layerForward{}; ///< mean layer, one micro-batch
    Flop attentionCore{}; ///< the part of it that grows with P
    Flop mtpForward{}; ///< all MTP layers, one micro-batch
    Flop forward{}; ///< all layers and the output table, one micro-batch
    double flopPerToken = 0; ///< forward and backward (3 F) over one token
};

TransformerShape shapeOf(const ModelChoice &model, std::int64_t seq, std::int64_t microBatch);

TransformerSize sizeOf(const TransformerShape &shape);

/// What is odd about the shape. `strict` makes it an error where the papers' own designs break the rule.
Problems checkShape(const TransformerShape &shape, bool strict);

/// Rows of the embedding tables as they are stored: a multiple of 128 per tensor-parallel GPU (Megatron-LM).
std::int64_t paddedVocab(std::int64_t vocab, std::int64_t tp);

/// Divisor of n nearest to x.
std::int64_t nearestDivisor(std::int64_t n, std::int64_t x);

} // namespace gigasite
