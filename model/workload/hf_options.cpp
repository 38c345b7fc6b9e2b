// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/workload/hf_options.h"

#include <algorithm>
#include <array>

namespace gigasite::hf {

namespace {

struct Option {
    std::string_view name; ///< a slash goes into an object
    std::string_view counted; ///< values that are counted, as JSON, separated by blanks
    TextPattern<> otherwise; ///< what another value does
};

constexpr std::array knownOptions{
    Option{"add_cross_attention", "false", TextPattern<>("adds cross-attention to each layer")},
    Option{"is_encoder_decoder", "false", TextPattern<>("adds an encoder")},
    Option{"do_layer_norm_before", "true", TextPattern<>("leaves out the final norm")},
    Option{"_remove_final_layer_norm", "false", TextPattern<>("leaves out the final norm")},
    Option{"layer_norm_elementwise_affine", "true", TextPattern<>("leaves the norms without weights")},
    Option{"attn_config/qk_ln", "false", TextPattern<>("adds norms of queries and keys")},
    Option{"attn_config/qk_gn", "false", TextPattern<>("adds norms of queries and keys")},
    Option{"attn_config/attn_type", R"("multihead_attention" "grouped_query_attention")",
           TextPattern<>("changes the KV heads")},
    Option{"ffn_config/ffn_type", R"("mptmlp")", TextPattern<>("changes the FFN")},
};

} // namespace

void refuseOptions(Reader &reader)
{
    for (const auto &option : knownOptions) {
        const auto *value = reader.option(option.name);
        if (!value)
            continue;
        const auto counted = words(option.counted);
        if (std::find(counted.begin(), counted.end(), value->dump()) != counted.end())
            continue;
        reader.add(error(reader.nameOf(option.name),
                         say("The value is %1, which %2 and is not supported. Allowed: %3.", shortText(*value),
                             option.otherwise.filled({}), anyOf(counted))));
    }
}

} // namespace gigasite::hf
