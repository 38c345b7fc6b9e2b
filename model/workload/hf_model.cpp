// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_model.h"

#include "model/units/unit.h"
#include "model/workload/hf_layers.h"
#include "model/workload/transformer.h"

#include <algorithm>
#include <optional>

namespace gigasite::hf {

namespace {

/// Turns the fields of one file into a model, family in hand.
class Importer {
public:
    Importer(Reader &reader, const Family &family)
        : r_(reader)
        , f_(family)
    {
    }

    ModelChoice model()
    {
        sizes();
        heads();
        feedForward();
        experts();
        windows();
        if (r_.problems().empty())
            besideMatrices();
        return m_;
    }

    const std::vector<Text> &notes() const { return notes_; }

private:
    void sizes()
    {
        m_.layers = r_.required(Field::Layers);
        m_.hidden = r_.required(Field::Hidden);
        m_.heads = r_.required(Field::Heads);
        m_.vocab = r_.required(Field::Vocab);
        m_.ffnMatrices = f_.ffnMatrices;
        const auto tied = r_.flag(Field::Tied);
        m_.tiedEmbeddings = tied.value_or(f_.tied);
        if (!tied)
            notes_.push_back(f_.tied ? say("The file does not say whether the embedding tables are shared; in this "
                                           "family they are shared.")
                                     : say("The file does not say whether the embedding tables are shared; in this "
                                           "family they are separate."));
        const auto width = r_.count(Field::EmbeddingWidth);
        if (width && *width != m_.hidden)
            r_.add(error(r_.nameIn(Field::EmbeddingWidth),
                         say("Embeddings of another width (%1) than the hidden size %2 are not supported.",
                             withCommas(*width), withCommas(m_.hidden))));
    }

    void heads()
    {
        if (f_.has(Latent)) {
            m_.mlaQLora = r_.requiredOrNull(Field::MlaQLora).value_or(0);
            m_.mlaKvLora = r_.required(Field::MlaKvLora);
            m_.mlaNopeDim = r_.required(Field::MlaNopeDim);
            m_.mlaRopeDim = r_.required(Field::MlaRopeDim);
            m_.mlaVDim = r_.required(Field::MlaVDim);
            if (const auto kv = r_.count(Field::KvHeads); kv && m_.heads % *kv != 0) // else without effect
                r_.add(error(r_.nameIn(Field::KvHeads),
                             say("%1 KV heads do not divide the %2 heads. Allowed with latent attention: %3.",
                                 withCommas(*kv), withCommas(m_.heads), withCommas(m_.heads))));
            return;
        }
        headSize();
        if (f_.has(FalconDecoder))
            m_.kvHeads = falconKvHeads();
        else if (f_.has(KvAsHeads) || f_.kvUnlessSaid > 0)
            m_.kvHeads = kvHeads();
        else
            m_.kvHeads = r_.required(Field::KvHeads);
    }

    std::int64_t kvHeads()
    {
        if (const auto given = r_.count(Field::KvHeads))
            return *given;
        if (f_.kvUnlessSaid > 0 && !r_.isNull(Field::KvHeads)) {
            notes_.push_back(
                say("The file gives no KV heads; in this family there are then %1.", withCommas(f_.kvUnlessSaid)));
            return f_.kvUnlessSaid;
        }
        notes_.emplace_back(say("The file gives no KV heads; in this family there are then as many as heads."));
        return m_.heads;
    }

    void headSize()
    {
        m_.headDim = f_.has(HeadDimGiven) ? r_.required(Field::HeadDim) : r_.count(Field::HeadDim);
        if (m_.headDim)
            return;
        if (m_.hidden % m_.heads == 0)
            m_.headDim = m_.hidden / m_.heads;
        else if (r_.problems().empty())
            r_.add(error(r_.nameIn(Field::Heads),
                         say("%1 heads do not divide the hidden size %2, and there is no head_dim. Expected: a divisor "
                             "such as %3, or head_dim.",
                             withCommas(m_.heads), withCommas(m_.hidden),
                             withCommas(nearestDivisor(m_.hidden, m_.heads)))));
    }

    /// The old decoder has one KV head or as many as heads, whatever num_kv_heads says.
    std::int64_t falconKvHeads()
    {
        const auto given = r_.count(Field::KvHeads);
        const bool single = r_.flag(Field::MultiQuery).value_or(true);
        if (r_.flag(Field::NewDecoder).value_or(false))
            return given.value_or(m_.heads);
        const std::int64_t real = single ? 1 : m_.heads;
        if (given && *given != real)
            notes_.push_back(say("%1 is %2, but the old decoder has %3 because multi_query is %4.",
                                 r_.nameIn(Field::KvHeads), withCommas(*given), withCommas(real),
                                 std::string(single ? "true" : "false")));
        return real;
    }

    void feedForward()
    {
        if (!f_.has(FourTimes)) {
            m_.ffn = r_.required(Field::Ffn);
            return;
        }
        const auto ratio = r_.count(Field::Expansion).value_or(4);
        const auto given = r_.count(Field::Ffn);
        m_.ffn = given.value_or(ratio * m_.hidden);
        if (!given)
            notes_.push_back(say("The file gives no FFN width; in this family it is then %1 times the hidden size.",
                                 withCommas(ratio)));
    }

    void experts()
    {
        if (!f_.has(Experts)) {
            refuseExperts();
            return;
        }
        m_.experts = r_.required(Field::Experts, f_.expertCount);
        if (m_.experts == 0 && f_.has(FfnIsExpert))
            r_.add(error(r_.nameIn(Field::Experts),
                         say("Models of the family %1 have experts; 0 is none. Allowed: 1 or more.", familyName())));
        if (m_.experts == 0) { // the other families also come without experts
            notes_.emplace_back(say("The file has no experts: a dense model."));
            return;
        }
        m_.expertsPerToken = r_.required(Field::ExpertsPerToken);
        m_.expertFfn = f_.has(FfnIsExpert) ? m_.ffn : AutoCount(r_.required(Field::ExpertFfn));
        sharedExperts();
        m_.denseLayers = denseLayers();
        if (f_.has(FfnIsExpert) && (m_.denseLayers > 0 || r_.has(Field::DenseFfn)))
            m_.ffn = r_.required(Field::DenseFfn);
        m_.mtpLayers = r_.count(Field::MtpLayers).value_or(0);
    }

    /// A family without experts, and a file with fields of experts: whichever is wrong, the total would be too. An
    /// explicit number of 0 settles it.
    void refuseExperts()
    {
        const auto none =
            say("models of the family %1 have none. Expected: the family of a model with experts in model_type",
                familyName());
        const auto count = r_.count(Field::Experts).value_or(0);
        if (count > 0)
            r_.add(error(r_.nameIn(Field::Experts), say("The file has %1 experts, but %2.", withCommas(count), none)));
        if (r_.has(Field::Experts))
            return;
        for (const auto field : {Field::ExpertsPerToken, Field::SharedExperts, Field::SharedFfn, Field::ExpertFfn}) {
            if (!r_.has(field))
                continue;
            r_.add(error(r_.nameOf(f_.expertCount),
                         say("The field is missing, though %1 tells of experts, and %2, or 0 here for a dense model.",
                             r_.nameIn(field), none)));
            return;
        }
    }

    void sharedExperts()
    {
        m_.sharedExperts = f_.has(OneShared) ? 1
            : f_.has(LeadingDense)           ? r_.requiredOrNull(Field::SharedExperts).value_or(0)
                                             : r_.count(Field::SharedExperts).value_or(0);
        const auto width = f_.has(SharedGate) ? r_.required(Field::SharedFfn) : r_.count(Field::SharedFfn).value_or(0);
        if (width == 0 || m_.sharedExperts > 0 || !r_.problems().empty())
            return;
        if (width % *m_.expertFfn != 0)
            r_.add(error(r_.nameIn(Field::SharedFfn),
                         say("Shared experts of width %1 are no multiple of the expert width %2, which is expected.",
                             withCommas(width), withCommas(*m_.expertFfn))));
        m_.sharedExperts = width / *m_.expertFfn;
    }

    std::int64_t denseLayers()
    {
        const auto first =
            f_.has(LeadingDense) ? r_.required(Field::DenseLayers) : r_.count(Field::DenseLayers).value_or(0);
        if (first > m_.layers)
            r_.add(error(r_.nameIn(Field::DenseLayers),
                         say("%1 leading dense layers are more than the %2 layers. Allowed: 0 to %3.",
                             withCommas(first), withCommas(m_.layers), withCommas(m_.layers))));
        const auto from = interval(r_, Field::ExpertsFrom, m_.layers);
        const auto every = interval(r_, Field::ExpertsEvery, m_.layers);
        const auto denseOnly = layersIn(r_, Field::DenseOnly, m_.layers);
        const auto expertLayers = layersIn(r_, Field::ExpertLayers, m_.layers);
        std::int64_t dense = 0;
        for (std::int64_t i = 0; i < m_.layers; ++i) {
            const bool hasExperts = expertLayers ? expertLayers->contains(i) : i % from == 0 && (i + 1) % every == 0;
            dense += i < first || !hasExperts || (denseOnly && denseOnly->contains(i)) ? 1 : 0;
        }
        return dense;
    }

    void windows()
    {
        const auto *types = r_.list(Field::LayerTypes);
        if (!types && f_.fullEvery == noWindow)
            return;
        const auto length = f_.has(Chunks) ? Field::Chunk : Field::Window;
        const auto given = r_.count(length);
        const auto windowed = types
            ? windowedIn(r_, *types, f_.has(Chunks) ? "chunked_attention" : "sliding_attention", m_.layers)
            : windowedByRule();
        if (windowed == 0)
            return;
        const auto window = given ? given : windowUnlessSaid(length);
        if (!window)
            return;
        m_.window = *window;
        m_.windowedLayers = windowed;
        notes_.push_back(f_.has(Chunks) ? say("%1 of %2 layers see a chunk of %3 tokens.", withCommas(windowed),
                                              withCommas(m_.layers), withCommas(*window))
                                        : say("%1 of %2 layers see a window of %3 tokens.", withCommas(windowed),
                                              withCommas(m_.layers), withCommas(*window)));
        if (f_.has(Chunks))
            notes_.emplace_back(say("Chunks are counted as windows of their length: right for sequences of up to one "
                                    "chunk, up to twice the attention of these layers for longer ones."));
    }

    AutoCount windowUnlessSaid(Field length)
    {
        if (f_.windowUnlessSaid == 0 || r_.has(length) || r_.isNull(length)) // null and 0 are none
            return std::nullopt;
        notes_.push_back(f_.has(Chunks) ? say("The file gives no chunk; in this family it is then %1 tokens.",
                                              withCommas(f_.windowUnlessSaid))
                                        : say("The file gives no window; in this family it is then %1 tokens.",
                                              withCommas(f_.windowUnlessSaid)));
        return f_.windowUnlessSaid;
    }

    std::int64_t windowedByRule()
    {
        if (f_.has(WindowSwitch)) {
            const bool used = r_.flag(Field::UseWindow).value_or(false);
            const auto from = r_.count(Field::WindowFrom).value_or(m_.layers);
            return used ? std::max<std::int64_t>(m_.layers - from, 0) : 0;
        }
        const auto *chunked = f_.has(Chunks) ? r_.list(Field::ChunkedLayers) : nullptr;
        if (chunked && !chunked->empty()) // empty = by the rule
            return chunkedIn(r_, *chunked, m_.layers);
        const auto every = r_.count(Field::FullEvery).value_or(f_.fullEvery);
        return every == allWindowed ? m_.layers : m_.layers - m_.layers / every;
    }

    Bias biases()
    {
        unsigned biases = f_.always;
        const bool flagged = f_.has(BiasUnlessTold) ? !r_.flag(Field::NoBias).value_or(true)
                                                    : r_.flag(Field::Bias).value_or(f_.flagDefault);
        if (flagged)
            biases |= f_.byFlag;
        if (flagged && f_.byFlag == NoBiases)
            notes_.push_back(say("%1 is true, but the family %2 does not look at it; nothing is counted for it.",
                                 r_.nameIn(Field::Bias), familyName()));
        if (f_.has(MlpBiasFlag) && r_.flag(Field::MlpBias).value_or(false))
            biases |= MlpBias;
        return static_cast<Bias>(biases);
    }

    /// Parameters of one norm over the hidden size.
    std::int64_t normSize(Bias biases) const
    {
        switch (f_.norm) {
        case Norm::Rms:
        case Norm::Plain:
            return m_.hidden;
        case Norm::Layer:
            return f_.has(BiasUnlessTold) && biases == NoBiases ? m_.hidden : 2 * m_.hidden;
        case Norm::Bare:
            return 0;
        }
        return 0;
    }

    std::int64_t normsPerLayer()
    {
        if (!f_.has(FalconDecoder))
            return f_.norms;
        const auto parallel = r_.count(Field::NormsInParallel);
        if (r_.flag(Field::NewDecoder).value_or(false))
            return parallel.value_or(2);
        return r_.flag(Field::ParallelAttention).value_or(true) ? 1 : 2;
    }

    std::int64_t headNorms()
    {
        if (f_.has(QkNormFlag) && !r_.flag(Field::QkNorm).value_or(false))
            return 0;
        const std::int64_t perElement = f_.norm == Norm::Layer ? 2 : 1; // a weight, and a bias
        switch (f_.qkNorm) {
        case QkNorm::None:
            return 0;
        case QkNorm::PerHead:
            return perElement * 2 * *m_.headDim;
        case QkNorm::FullWidth:
            return perElement * (m_.heads + *m_.kvHeads) * *m_.headDim;
        }
        return 0;
    }

    /// Norms, biases and tables that no matrix product reads. Left to auto where that comes to the same.
    void besideMatrices()
    {
        const auto biased = biases();
        const auto norm = normSize(biased);
        const std::int64_t h = m_.hidden;
        const std::int64_t projected = f_.has(Latent) // where it can have a bias: only on the way down to the ranks
            ? m_.mlaQLora + m_.mlaKvLora + m_.mlaRopeDim
            : (m_.heads + 2 * *m_.kvHeads) * *m_.headDim;
        const auto mlp = [&](std::int64_t width) { return (m_.ffnMatrices - 1) * width + h; };
        std::int64_t layer = normsPerLayer() * norm + headNorms();
        std::int64_t outer = norm;
        layer += (biased & QkvBias) != 0 ? projected : 0;
        layer += (biased & OutBias) != 0 ? h : 0;
        layer += (biased & MlpBias) != 0 ? mlp(*m_.ffn) : 0;
        layer += f_.has(Latent) ? m_.mlaQLora + m_.mlaKvLora : 0;
        if (f_.has(SinksAndExpertBiases)) {
            layer += m_.heads + m_.experts;
            m_.expertVectors = mlp(*m_.expertFfn);
        }
        const auto expertLayers = m_.experts > 0 ? m_.layers - m_.denseLayers : 0;
        outer += f_.has(CorrectionBias) ? expertLayers * m_.experts : 0;
        outer += f_.has(SharedGate) ? expertLayers * h : 0;
        outer += f_.has(EmbeddingNorm) ? norm : 0;
        outer += f_.has(HeadBias) ? m_.vocab : 0;
        if (f_.has(PositionTable))
            outer += (r_.required(Field::Positions) + (f_.has(TwoMorePositions) ? 2 : 0)) * h;
        const auto automatic = shapeOf(m_, 1, 1);
        if (static_cast<double>(layer) != automatic.layerVectorCount())
            m_.layerVectors = layer;
        if (static_cast<double>(outer) != automatic.outerVectorCount())
            m_.outerVectors = outer;
    }

    std::string familyName() const { return std::string(words(f_.types).front()); }

    Reader &r_;
    const Family &f_;
    ModelChoice m_;
    std::vector<Text> notes_;
};

} // namespace

ModelChoice modelOf(Reader &reader, const Family &family, std::vector<Text> &notes)
{
    Importer importer(reader, family);
    auto model = importer.model();
    notes.insert(notes.end(), importer.notes().begin(), importer.notes().end());
    return model;
}

} // namespace gigasite::hf
