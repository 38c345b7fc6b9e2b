// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the model group beyond the classical transformer: grouped queries, gated and expert FFN, latent attention,
// windows, and what stands beside the matrices.
#include "model/scenario/parameter_rows.h"

namespace gigasite::detail {

namespace {

using S = Scenario;
using M = ModelChoice;

constexpr auto modelGroup = Group::Model;

void addAttention(std::vector<Parameter> &t)
{
    t.push_back(count("model.kv_heads", "KV heads", modelGroup, Unit::Count, {Scale::Log, 1, 4096}, Auto,
                      "Heads of keys and values; fewer than the heads share them (GQA). Auto: as many as heads. They "
                      "must divide the heads.",
                      "Ainslie et al. 2023", field<&S::model, &M::kvHeads>()));
    t.push_back(count("model.head_dim", "Head size", modelGroup, Unit::Count, {Scale::Log, 1, 16384}, Auto,
                      "Width of one head. Auto: hidden size over heads; many models deviate from it.", "",
                      field<&S::model, &M::headDim>()));
    t.push_back(count("model.windowed_layers", "Windowed layers", modelGroup, Unit::Count, {Scale::Linear, 0, 2000, 1},
                      Fixed, "Layers whose attention sees a sliding window instead of the whole sequence.",
                      "Beltagy et al. 2020", field<&S::model, &M::windowedLayers>()));
    t.push_back(count("model.window", "Window", modelGroup, Unit::Token, {Scale::Log, 1, 16 * million}, Fixed,
                      "Tokens that a position of a windowed layer sees, itself included.", "Mistral 7B: 4,096",
                      field<&S::model, &M::window>()));
}

void addFfn(std::vector<Parameter> &t)
{
    t.push_back(count("model.ffn", "FFN width", modelGroup, Unit::Count, {Scale::Log, 1, 16 * million}, Auto,
                      "Inner width of the feed-forward network. Auto: four times the hidden size; gated models "
                      "deviate from it.",
                      "Vaswani et al. 2017", field<&S::model, &M::ffn>()));
    t.push_back(count("model.ffn_matrices", "FFN matrices", modelGroup, Unit::Count, {Scale::Linear, 2, 3, 1}, Fixed,
                      "Two: up and down. Three: gate, up and down (SwiGLU, GeGLU).", "Shazeer 2020",
                      field<&S::model, &M::ffnMatrices>()));
    t.push_back(count("model.experts", "Experts", modelGroup, Unit::Count, {Scale::Linear, 0, 16384, 1}, Fixed,
                      "Routed experts of a layer (MoE); 0 is a dense model.", "", field<&S::model, &M::experts>()));
    t.push_back(count("model.experts_per_token", "Experts per token", modelGroup, Unit::Count, {Scale::Log, 1, 16384},
                      Fixed, "Routed experts that each token visits.", "", field<&S::model, &M::expertsPerToken>()));
    t.push_back(count("model.shared_experts", "Shared experts", modelGroup, Unit::Count, {Scale::Linear, 0, 1024, 1},
                      Fixed, "Experts that every token visits besides the routed ones.", "DeepSeekMoE, Dai et al. 2024",
                      field<&S::model, &M::sharedExperts>()));
    t.push_back(count("model.expert_ffn", "Expert width", modelGroup, Unit::Count, {Scale::Log, 1, 16 * million}, Auto,
                      "Inner width of one expert. Auto: the FFN width.", "", field<&S::model, &M::expertFfn>()));
    t.push_back(count("model.dense_layers", "Dense layers", modelGroup, Unit::Count, {Scale::Linear, 0, 2000, 1}, Fixed,
                      "Layers, usually the first, that keep a dense FFN in a model with experts.",
                      "DeepSeek-V3: 3 of 61", field<&S::model, &M::denseLayers>()));
    t.push_back(count("model.mtp_layers", "MTP layers", modelGroup, Unit::Count, {Scale::Linear, 0, 16, 1}, Fixed,
                      "Extra layers that predict further tokens during training (multi-token prediction). They cost "
                      "memory and time, but are not part of the model's parameters.",
                      "DeepSeek-V3, S2.2", field<&S::model, &M::mtpLayers>()));
}

void addLatentAttention(std::vector<Parameter> &t)
{
    t.push_back(count("model.mla_kv_lora", "KV rank (MLA)", modelGroup, Unit::Count, {Scale::Linear, 0, 65536, 64},
                      Fixed,
                      "Rank that keys and values are compressed to (multi-head latent attention); 0 is ordinary "
                      "attention.",
                      "DeepSeek-V2: 512", field<&S::model, &M::mlaKvLora>()));
    t.push_back(count("model.mla_q_lora", "Query rank (MLA)", modelGroup, Unit::Count, {Scale::Linear, 0, 65536, 64},
                      Fixed, "Rank that queries are compressed to; 0 leaves them whole.", "DeepSeek-V2: 1,536",
                      field<&S::model, &M::mlaQLora>()));
    t.push_back(count("model.mla_nope_dim", "NoPE head (MLA)", modelGroup, Unit::Count, {Scale::Log, 1, 16384}, Fixed,
                      "Part of a query or key head that carries no position.", "DeepSeek-V2: 128",
                      field<&S::model, &M::mlaNopeDim>()));
    t.push_back(count("model.mla_rope_dim", "RoPE head (MLA)", modelGroup, Unit::Count, {Scale::Linear, 0, 16384, 8},
                      Fixed,
                      "Part of a query or key head that carries the rotary position; all heads share one such key.",
                      "DeepSeek-V2: 64", field<&S::model, &M::mlaRopeDim>()));
    t.push_back(count("model.mla_v_dim", "Value head (MLA)", modelGroup, Unit::Count, {Scale::Log, 1, 16384}, Fixed,
                      "Width of a value head.", "DeepSeek-V2: 128", field<&S::model, &M::mlaVDim>()));
}

void addVectors(std::vector<Parameter> &t)
{
    t.push_back(count("model.layer_vectors", "Norms, biases", modelGroup, Unit::Parameter, {Scale::Linear, 0, 1e9, 1},
                      Auto,
                      "Parameters of a layer outside its matrices: norm weights, biases. Auto: two RMS norms, and "
                      "those of latent attention, where the FFN is gated; none in the classical count.",
                      "nextgen S3.2 counts none", field<&S::model, &M::layerVectors>()));
    t.push_back(count("model.expert_vectors", "Biases per expert", modelGroup, Unit::Parameter,
                      {Scale::Linear, 0, 1e9, 1}, Fixed, "Parameters of a routed expert outside its matrices.", "",
                      field<&S::model, &M::expertVectors>()));
    t.push_back(count("model.outer_vectors", "Outside layers", modelGroup, Unit::Parameter, {Scale::Linear, 0, 1e12, 1},
                      Auto,
                      "Parameters outside the layers and the embedding tables: last norm, position table. Auto: one "
                      "RMS norm where the FFN is gated; none in the classical count.",
                      "nextgen S3.2 counts none", field<&S::model, &M::outerVectors>()));
}

} // namespace

void addModelShape(std::vector<Parameter> &t)
{
    addAttention(t);
    addFfn(t);
    addLatentAttention(t);
    addVectors(t);
}

} // namespace gigasite::detail
