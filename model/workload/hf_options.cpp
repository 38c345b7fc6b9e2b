// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_options.h"

#include <algorithm>
#include <array>

namespace gigasite::hf {

namespace {

struct Option {
    std::string_view name; ///< a slash goes into an object
    std::string_view counted; ///< values that are counted, as JSON, separated by blanks
    std::string_view otherwise; ///< what another value does
};

constexpr std::array table{
    Option{"add_cross_attention", "false", "adds cross-attention to each layer"},
    Option{"is_encoder_decoder", "false", "adds an encoder"},
    Option{"do_layer_norm_before", "true", "leaves out the final norm"},
    Option{"_remove_final_layer_norm", "false", "leaves out the final norm"},
    Option{"layer_norm_elementwise_affine", "true", "leaves the norms without weights"},
    Option{"attn_config/qk_ln", "false", "adds norms of queries and keys"},
    Option{"attn_config/qk_gn", "false", "adds norms of queries and keys"},
    Option{"attn_config/attn_type", R"("multihead_attention" "grouped_query_attention")", "changes the KV heads"},
    Option{"ffn_config/ffn_type", R"("mptmlp")", "changes the FFN"},
};

} // namespace

void refuseOptions(Reader &reader)
{
    for (const auto &option : table) {
        const auto *value = reader.option(option.name);
        if (!value)
            continue;
        const auto counted = words(option.counted);
        if (std::find(counted.begin(), counted.end(), value->dump()) != counted.end())
            continue;
        std::string allowed;
        for (const auto text : counted)
            allowed += (allowed.empty() ? "" : " or ") + std::string(text);
        reader.add(error(reader.nameOf(option.name),
                         "The value is " + shortText(*value) + ", which " + std::string(option.otherwise) +
                             " and is not supported. Allowed: " + allowed + "."));
    }
}

} // namespace gigasite::hf
