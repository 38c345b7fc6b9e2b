// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_fields.h"

#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <array>

namespace gigasite::hf {

namespace {

constexpr double many = 1e9;

constexpr std::array fieldRows{
    FieldRow{Field::Layers, FieldKind::Count, "num_hidden_layers n_layer n_layers num_layers", "model.layers"},
    FieldRow{Field::Hidden, FieldKind::Count, "hidden_size n_embd n_embed d_model", "model.hidden"},
    FieldRow{Field::Heads, FieldKind::Count, "num_attention_heads n_head n_heads", "model.heads"},
    FieldRow{Field::KvHeads, FieldKind::Count, "num_key_value_heads num_kv_heads n_head_kv attn_config/kv_n_heads",
             "model.kv_heads"},
    FieldRow{Field::HeadDim, FieldKind::Count, "head_dim kv_channels", "model.head_dim"},
    FieldRow{Field::Ffn, FieldKind::Count,
             "intermediate_size n_inner ffn_dim ffn_hidden_size ffn_config/ffn_hidden_size", "model.ffn"},
    FieldRow{Field::Vocab, FieldKind::Count, "vocab_size", "model.vocab"},
    FieldRow{Field::Tied, FieldKind::Flag, "tie_word_embeddings"},
    FieldRow{Field::Positions, FieldKind::Count, "n_positions max_position_embeddings", {}, many},
    FieldRow{Field::Experts, FieldKind::Count,
             "num_local_experts num_experts n_routed_experts ffn_config/moe_num_experts", "model.experts"},
    FieldRow{Field::ExpertsPerToken, FieldKind::Count, "num_experts_per_tok ffn_config/moe_top_k",
             "model.experts_per_token"},
    FieldRow{Field::SharedExperts, FieldKind::Count, "n_shared_experts", "model.shared_experts"},
    FieldRow{Field::SharedFfn, FieldKind::Count, "shared_expert_intermediate_size", {}, many},
    FieldRow{Field::ExpertFfn, FieldKind::Count, "moe_intermediate_size", "model.expert_ffn"},
    FieldRow{Field::DenseFfn, FieldKind::Count, "intermediate_size_mlp", "model.ffn"},
    FieldRow{Field::DenseLayers, FieldKind::Count, "first_k_dense_replace", "model.dense_layers"},
    FieldRow{Field::ExpertsFrom, FieldKind::Count, "moe_layer_freq", {}, many},
    FieldRow{Field::ExpertsEvery, FieldKind::Count, "decoder_sparse_step interleave_moe_layer_step", {}, many},
    FieldRow{Field::DenseOnly, FieldKind::List, "mlp_only_layers"},
    FieldRow{Field::ExpertLayers, FieldKind::List, "moe_layers"},
    FieldRow{Field::MtpLayers, FieldKind::Count, "num_nextn_predict_layers", "model.mtp_layers"},
    FieldRow{Field::MlaQLora, FieldKind::Count, "q_lora_rank", "model.mla_q_lora"},
    FieldRow{Field::MlaKvLora, FieldKind::Count, "kv_lora_rank", "model.mla_kv_lora"},
    FieldRow{Field::MlaNopeDim, FieldKind::Count, "qk_nope_head_dim", "model.mla_nope_dim"},
    FieldRow{Field::MlaRopeDim, FieldKind::Count, "qk_rope_head_dim", "model.mla_rope_dim"},
    FieldRow{Field::MlaVDim, FieldKind::Count, "v_head_dim", "model.mla_v_dim"},
    FieldRow{Field::Window, FieldKind::Count, "sliding_window", "model.window", 0, true},
    FieldRow{Field::Chunk, FieldKind::Count, "attention_chunk_size", "model.window", 0, true},
    FieldRow{Field::UseWindow, FieldKind::Flag, "use_sliding_window"},
    FieldRow{Field::WindowFrom, FieldKind::Count, "max_window_layers", {}, many},
    FieldRow{Field::FullEvery, FieldKind::Count, "sliding_window_pattern no_rope_layer_interval", {}, many},
    FieldRow{Field::LayerTypes, FieldKind::List, "layer_types"},
    FieldRow{Field::ChunkedLayers, FieldKind::List, "no_rope_layers"},
    FieldRow{Field::Bias, FieldKind::Flag, "attention_bias bias use_bias qkv_bias use_qkv_bias enable_bias"},
    FieldRow{Field::NoBias, FieldKind::Flag, "no_bias"},
    FieldRow{Field::MlpBias, FieldKind::Flag, "mlp_bias"},
    FieldRow{Field::QkNorm, FieldKind::Flag, "use_qk_norm qk_layernorm"},
    FieldRow{Field::MultiQuery, FieldKind::Flag, "multi_query"},
    FieldRow{Field::NewDecoder, FieldKind::Flag, "new_decoder_architecture"},
    FieldRow{Field::ParallelAttention, FieldKind::Flag, "parallel_attn"},
    FieldRow{Field::NormsInParallel, FieldKind::Count, "num_ln_in_parallel_attn", {}, 2},
    FieldRow{Field::EmbeddingWidth, FieldKind::Count, "word_embed_proj_dim", {}, many},
    FieldRow{Field::Expansion, FieldKind::Count, "expansion_ratio", {}, 1000},
};

constexpr std::string_view nestedNames = "text_config language_config llm_config";

/// What stands under "name" or "object/name", be it null.
const Json *standing(const Json &object, std::string_view name)
{
    const Json *here = &object;
    while (here->is_object()) {
        const auto slash = name.find('/');
        const auto next = here->find(name.substr(0, slash));
        if (next == here->end())
            return nullptr;
        if (slash == std::string_view::npos)
            return &*next;
        here = &*next;
        name.remove_prefix(slash + 1);
    }
    return nullptr;
}

/// The same where null counts as absent.
const Json *at(const Json &object, std::string_view name)
{
    const auto *value = standing(object, name);
    return value && !value->is_null() ? value : nullptr;
}

Text allowedFor(const FieldRow &row)
{
    if (row.kind == FieldKind::Flag)
        return say("true or false");
    if (row.kind == FieldKind::List)
        return say("a list");
    const auto *p = findParameter(row.key);
    const auto least = withCommas(p ? p->min : 0), most = withCommas(p ? p->max : row.most);
    return row.zeroIsNone ? say("a whole number from %1 to %2, or 0 for none", least, most)
                          : say("a whole number from %1 to %2", least, most);
}

} // namespace

std::span<const FieldRow> fieldTable()
{
    return fieldRows;
}

const FieldRow &rowOf(Field field)
{
    return *std::find_if(fieldRows.begin(), fieldRows.end(), [field](const FieldRow &r) { return r.field == field; });
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const auto blank = text.find(' ');
        out.push_back(text.substr(0, blank));
        text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
    }
    return out;
}

Reader::Reader(const Json &file)
    : file_(file)
    , part_(&file)
{
    for (const auto name : words(nestedNames)) {
        const auto *nested = at(file, name);
        if (nested && nested->is_object()) {
            part_ = nested;
            prefix_ = std::string(name) + '/';
            return;
        }
    }
}

Reader::Found Reader::find(Field field) const
{
    for (const auto name : words(rowOf(field).names)) {
        if (const auto *value = at(*part_, name))
            return {value, prefix_ + std::string(name)};
    }
    if (field == Field::Tied && isNested()) { // the one field that files keep beside the nested part
        if (const auto *value = at(file_, rowOf(field).names))
            return {value, std::string(rowOf(field).names)};
    }
    return {};
}

Reader::Found Reader::found(Field field)
{
    const auto first = find(field);
    for (const auto name : words(rowOf(field).names)) {
        asked_.emplace(name);
        const auto *other = at(*part_, name);
        const bool contradicts = first.value && other && *other != *first.value && !rowOf(field).key.empty();
        if (contradicts && told_.insert(first.path).second)
            problems_.push_back(error(prefix_ + std::string(name),
                                      say("This is %1, but %2 is %3; both name the same size and must agree.",
                                          shortText(*other), first.path, shortText(*first.value))));
    }
    return first;
}

void Reader::wrong(const Found &found, const Text &allowed)
{
    if (told_.insert(found.path).second)
        problems_.push_back(error(found.path, say("The value is %1. Allowed: %2.", shortText(*found.value), allowed)));
}

AutoCount Reader::count(Field field)
{
    const auto f = found(field);
    if (!f.value)
        return std::nullopt;
    const auto &row = rowOf(field);
    const auto *p = findParameter(row.key);
    const auto whole = wholeNumber(*f.value);
    if (whole == 0 && row.zeroIsNone)
        return std::nullopt;
    const auto value = static_cast<double>(whole.value_or(-1));
    if (whole && value >= (p ? p->min : 0) && value <= (p ? p->max : row.most))
        return whole;
    wrong(f, allowedFor(row));
    return std::nullopt;
}

std::optional<bool> Reader::flag(Field field)
{
    const auto f = found(field);
    if (!f.value)
        return std::nullopt;
    if (f.value->is_boolean())
        return f.value->get<bool>();
    wrong(f, allowedFor(rowOf(field)));
    return std::nullopt;
}

const Json *Reader::list(Field field)
{
    const auto f = found(field);
    if (!f.value || f.value->is_array())
        return f.value;
    wrong(f, allowedFor(rowOf(field)));
    return nullptr;
}

std::int64_t Reader::required(Field field, std::string_view name)
{
    const auto value = count(field);
    if (value)
        return *value;
    if (!find(field).value) {
        const auto usual = name.empty() ? words(rowOf(field).names).front() : name;
        problems_.push_back(error(prefix_ + std::string(usual),
                                  isNull(field)
                                      ? say("The value is null. Expected: %1.", allowedFor(rowOf(field)))
                                      : say("The field is missing. Expected: %1.", allowedFor(rowOf(field)))));
    }
    return 1;
}

AutoCount Reader::requiredOrNull(Field field)
{
    return isNull(field) ? count(field) : AutoCount(required(field));
}

bool Reader::isNull(Field field) const
{
    const auto names = words(rowOf(field).names);
    return !has(field) &&
        std::any_of(names.begin(), names.end(), [&](std::string_view name) { return standing(*part_, name); });
}

const Json *Reader::option(std::string_view name)
{
    asked_.emplace(name);
    return at(*part_, name);
}

std::string Reader::text(std::string_view name) const
{
    for (const auto *object : {part_, &file_}) {
        const auto *value = at(*object, name);
        if (value && value->is_string())
            return value->get<std::string>();
    }
    return {};
}

std::string Reader::firstOf(std::string_view name) const
{
    const auto *value = at(*part_, name);
    if (value && value->is_array() && !value->empty() && value->front().is_string())
        return value->front().get<std::string>();
    return {};
}

std::string Reader::nameIn(Field field) const
{
    const auto f = find(field);
    return f.value ? f.path : std::string(words(rowOf(field).names).front());
}

std::vector<std::string> Reader::unread() const
{
    constexpr std::array names{"model_type", "architectures", "_name_or_path"}; // read as texts
    std::vector<std::string> unread;
    for (const auto &[name, value] : part_->items()) {
        if (asked_.contains(name) || std::find(names.begin(), names.end(), name) != names.end())
            continue;
        const auto first = asked_.lower_bound(name + '/');
        if (!value.is_object() || first == asked_.end() || first->rfind(name + '/', 0) != 0) {
            unread.push_back(name);
            continue;
        }
        for (const auto &[inner, ignored] : value.items()) {
            if (auto path = name + '/' + inner; !asked_.contains(path))
                unread.push_back(std::move(path));
        }
    }
    return unread;
}

} // namespace gigasite::hf
