// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/transformer.h"

#include "model/units/unit.h"

#include <algorithm>
#include <cstdlib>

namespace gigasite {

namespace {

double real(std::int64_t v)
{
    return static_cast<double>(v);
}

/// Widths of all heads together.
struct HeadWidths {
    double query, key, value, output;

    double sum() const { return query + key + value + output; }
};

HeadWidths headWidths(const TransformerShape &m)
{
    if (m.hasLatentAttention()) {
        const double key = real(m.heads) * real(m.mlaNopeDim + m.mlaRopeDim);
        const double value = real(m.heads) * real(m.mlaVDim);
        return {key, key, value, value};
    }
    const double query = m.headDim ? real(m.heads * *m.headDim) : real(m.hidden);
    const double key = query * m.kvHeadCount() / real(m.heads);
    return {query, key, key, query};
}

double attentionMatrices(const TransformerShape &m, const HeadWidths &w)
{
    const double h = real(m.hidden);
    if (!m.hasLatentAttention())
        return h * w.sum();
    const double rq = real(m.mlaQLora);
    const double rkv = real(m.mlaKvLora);
    const double queries = rq > 0 ? h * rq + rq * w.query : h * w.query;
    const double unpacked = real(m.heads) * real(m.mlaNopeDim + m.mlaVDim);
    return queries + h * (rkv + real(m.mlaRopeDim)) + rkv * unpacked + w.output * h;
}

/// Of one layer: everything, what a token meets, and stored activations per token (memory.h).
struct Ffn {
    double params, active, stored;
};

Ffn denseFfn(const TransformerShape &m)
{
    const double n = real(m.ffnMatrices);
    const double params = n * real(m.hidden) * m.ffnWidth();
    return {params, params, 2 * n * m.ffnWidth()};
}

Ffn expertFfn(const TransformerShape &m)
{
    const double h = real(m.hidden);
    const double n = real(m.ffnMatrices);
    const double matrices = n * h * m.expertWidth();
    const double expert = matrices + real(m.expertVectors);
    const double always = h * real(m.experts) + real(m.sharedExperts) * matrices;
    const double visited = real(m.expertsPerToken);
    return {always + real(m.experts) * expert, always + visited * matrices,
            2 * n * m.expertWidth() * (visited + real(m.sharedExperts)) + 2 * visited * h};
}

/// Pairs of positions closer than the window.
double pairsWithin(std::int64_t seq, std::int64_t window)
{
    const double outside = real(std::max<std::int64_t>(seq - window, 0));
    return real(seq) * real(seq) - outside * (outside + 1);
}

void countParams(const TransformerShape &m, TransformerSize &size)
{
    const double l = real(m.layers);
    const double h = real(m.hidden);
    const double table = real(m.vocab) * h;
    const double expertLayers = m.hasExperts() ? l - real(m.denseLayers) : 0;
    const auto dense = denseFfn(m);
    const auto moe = expertFfn(m);
    const auto widths = headWidths(m);
    size.attentionWidth = widths.sum();
    size.attentionParams = attentionMatrices(m, widths);
    size.ffnParams = (l - expertLayers) * dense.params + expertLayers * moe.params;
    size.activeFfnParams = (l - expertLayers) * dense.active + expertLayers * moe.active;
    size.params = l * (size.attentionParams + m.layerVectorCount()) + size.ffnParams +
        (m.tiedEmbeddings ? 1 : 2) * table + m.outerVectorCount();
    const double visitedVectors = expertLayers * real(m.expertsPerToken * m.expertVectors);
    size.activeParams = size.params - size.ffnParams + size.activeFfnParams + visitedVectors;
    size.activeWithoutInput = size.activeParams - (m.tiedEmbeddings ? 0 : table);
    size.mtpParams = real(m.mtpLayers) *
        (2 * h * h + size.attentionParams + (m.hasExperts() ? moe : dense).params + m.layerVectorCount() + 3 * h);
    const double latents = m.hasLatentAttention() ? 4 * real(m.mlaQLora + m.mlaKvLora) : 0;
    size.storedWidth =
        10 * h + 2 * widths.sum() + latents + ((l - expertLayers) * dense.stored + expertLayers * moe.stored) / l;
}

void countFlop(const TransformerShape &m, TransformerSize &size)
{
    const double l = real(m.layers);
    const double h = real(m.hidden);
    const double v = real(m.vocab);
    const double s = real(m.seq);
    const double b = real(m.microBatch);
    const double windowed = real(m.windowedLayers);
    const auto widths = headWidths(m);
    size.attentionPairs = ((l - windowed) * s * s + windowed * pairsWithin(m.seq, m.window)) / l;
    size.attentionCore = Flop(b * size.attentionPairs * (2 * (widths.query + widths.output) + 3 * real(m.heads)));
    size.layerForward = Flop(2 * b * s * (size.attentionParams + size.activeFfnParams / l)) + size.attentionCore;
    const double lastFfn = (m.hasExperts() ? expertFfn(m) : denseFfn(m)).active;
    size.mtpForward = real(m.mtpLayers) *
        (Flop(2 * b * s * (size.attentionParams + lastFfn + 2 * h * h + v * h)) + size.attentionCore);
    size.forward = l * size.layerForward + Flop((m.countsInputTable ? 4 : 2) * b * s * v * h) + size.mtpForward;
    size.flopPerToken = 3 * size.forward.si() / (b * s);
}

Problems checkHeads(const TransformerShape &m, bool strict)
{
    Problems problems;
    if (!m.hasLatentAttention() && !m.headDim && m.hidden % m.heads != 0) {
        const auto heads = nearestDivisor(m.hidden, m.heads);
        problems.push_back(
            {strict ? Severity::Error : Severity::Warning,
             "model.heads",
             say("%1 heads do not divide the hidden size %2.", withCommas(m.heads), withCommas(m.hidden)),
             {{say("Use %1 (head size %2)", withCommas(heads), withCommas(real(m.hidden) / real(heads))), "model.heads",
               std::to_string(heads)}}});
    }
    if (!m.hasLatentAttention() && m.kvHeads && m.heads % *m.kvHeads != 0) {
        const auto kv = nearestDivisor(m.heads, *m.kvHeads);
        problems.push_back(
            error("model.kv_heads",
                  say("%1 KV heads do not divide the %2 heads.", withCommas(*m.kvHeads), withCommas(m.heads)),
                  {{say("Use %1", withCommas(kv)), "model.kv_heads", std::to_string(kv)}}));
    }
    return problems;
}

/// A count that may not exceed another.
void checkAtMost(const char *key, std::int64_t value, std::int64_t most, const Text &problem, Problems &problems)
{
    if (value > most)
        problems.push_back(error(key, problem, {{say("Use %1", withCommas(most)), key, std::to_string(most)}}));
}

} // namespace

double TransformerShape::kvHeadCount() const
{
    return real(kvHeads.value_or(heads));
}

double TransformerShape::headSize() const
{
    return headDim ? real(*headDim) : real(hidden) / real(heads);
}

double TransformerShape::ffnWidth() const
{
    return real(ffn.value_or(4 * hidden));
}

double TransformerShape::expertWidth() const
{
    return expertFfn ? real(*expertFfn) : ffnWidth();
}

double TransformerShape::layerVectorCount() const
{
    if (layerVectors)
        return real(*layerVectors);
    if (ffnMatrices < 3)
        return 0;
    return real(2 * hidden + (hasLatentAttention() ? mlaQLora + mlaKvLora : 0));
}

double TransformerShape::outerVectorCount() const
{
    return real(outerVectors.value_or(ffnMatrices < 3 ? 0 : hidden));
}

TransformerShape shapeOf(const ModelChoice &model, std::int64_t seq, std::int64_t microBatch)
{
    TransformerShape shape{model};
    shape.seq = seq;
    shape.microBatch = microBatch;
    return shape;
}

TransformerSize sizeOf(const TransformerShape &shape)
{
    TransformerSize size;
    countParams(shape, size);
    countFlop(shape, size);
    return size;
}

std::int64_t paddedVocab(std::int64_t vocab, std::int64_t tp)
{
    const std::int64_t unit = 128 * tp;
    return (vocab + unit - 1) / unit * unit;
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
    auto problems = checkHeads(shape, strict);
    checkAtMost("model.windowed_layers", shape.windowedLayers, shape.layers,
                say("%1 windowed layers are more than the layers, %2.", withCommas(shape.windowedLayers),
                    withCommas(shape.layers)),
                problems);
    if (!shape.hasExperts())
        return problems;
    checkAtMost("model.experts_per_token", shape.expertsPerToken, shape.experts,
                say("%1 experts per token are more than the experts, %2.", withCommas(shape.expertsPerToken),
                    withCommas(shape.experts)),
                problems);
    checkAtMost(
        "model.dense_layers", shape.denseLayers, shape.layers,
        say("%1 dense layers are more than the layers, %2.", withCommas(shape.denseLayers), withCommas(shape.layers)),
        problems);
    return problems;
}

} // namespace gigasite
