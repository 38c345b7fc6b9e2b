// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace gigasite::hf {

/// Linear layers that have a bias. Combined with |.
enum Bias : unsigned { NoBiases = 0, QkvBias = 1, OutBias = 2, AttentionBias = 3, MlpBias = 4, AllBiases = 7 };

/// Normalisation: RMS and plain carry a weight per element, Layer a weight and a bias, Bare neither.
enum class Norm { Rms, Layer, Plain, Bare };

enum class QkNorm { None, PerHead, FullWidth };

/// What a family's files leave out. Combined with |.
enum Trait : unsigned {
    Experts = 1U << 0, ///< layers may have experts
    FfnIsExpert = 1U << 1, ///< the FFN width is that of one expert
    Latent = 1U << 2, ///< multi-head latent attention
    FourTimes = 1U << 3, ///< FFN width 4 h, or the expansion ratio's, unless given
    KvAsHeads = 1U << 4, ///< KV heads as many as heads unless given
    HeadDimGiven = 1U << 5, ///< the head size is not hidden over heads: the file must say it
    MlpBiasFlag = 1U << 6, ///< `mlp_bias` gives the FFN biases
    PositionTable = 1U << 7, ///< learned positions
    TwoMorePositions = 1U << 8,
    EmbeddingNorm = 1U << 9,
    SinksAndExpertBiases = 1U << 10, ///< a sink per head; biases of routers and experts
    SharedGate = 1U << 11, ///< one gate vector for the shared experts
    CorrectionBias = 1U << 12, ///< one routing bias per expert
    HeadBias = 1U << 13, ///< the output table has a bias
    FalconDecoder = 1U << 14, ///< old and new decoder differ in KV heads and norms
    WindowSwitch = 1U << 15, ///< windows only with use_sliding_window, from layer max_window_layers on
    OneShared = 1U << 16, ///< one shared expert
    BiasUnlessTold = 1U << 17, ///< `no_bias` instead of a bias flag; norms follow it
    QkNormFlag = 1U << 18, ///< query and key norms only if a flag says so
    LeadingDense = 1U << 19, ///< dense layers and shared experts must be said: libraries disagree on what is meant else
    Chunks = 1U << 20, ///< the windows are chunks: a position sees what comes before it in its own chunk
};

/// No layer windowed; every layer; or every layer but each n-th.
inline constexpr int noWindow = -1;
inline constexpr int allWindowed = 0;

/// One row of the family table. Source: the model and configuration classes of Hugging Face Transformers 4.57 under
/// these names; totals of one file per kind are tested against the hub.
struct Family {
    std::string_view types; ///< values of `model_type`, separated by blanks; the first is the family's name
    std::string_view architectures; ///< used where the type is not known
    int ffnMatrices = 3;
    bool tied = false; ///< unless the file says otherwise
    Norm norm = Norm::Rms;
    int norms = 2; ///< per layer
    Bias always = NoBiases;
    Bias byFlag = NoBiases; ///< what the bias flag switches
    bool flagDefault = false;
    QkNorm qkNorm = QkNorm::None;
    int fullEvery = noWindow;
    unsigned traits = 0;
    std::string_view expertCount = "num_local_experts"; ///< how this family's files call the number of experts
    int kvUnlessSaid = 0; ///< KV heads of a file that has no such field; if it is null they are as many as heads
    int windowUnlessSaid = 0; ///< length of the windows of a file that has no such field; null is no window
    std::string_view signature = {}; ///< a field that only this family has, for files that name none

    bool has(Trait trait) const { return (traits & trait) != 0; }
};

std::span<const Family> familyTable();

/// By type; only without one by architecture. nullptr if that is not known.
const Family *findFamily(std::string_view type, std::string_view architecture);

} // namespace gigasite::hf
