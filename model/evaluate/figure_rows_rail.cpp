// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

#include <string>

namespace gigasite::detail {

namespace {

template <auto Field> double rail(const E &e)
{
    return e.rail ? static_cast<double>((*e.rail).*Field) : none;
}

template <auto Field> double input(const E &e)
{
    return e.rail ? e.rail->in.*Field : none;
}

template <auto Field> double part(const E &e)
{
    return e.rail ? (e.rail->time.*Field).si() : none;
}

template <auto Field> double time(const E &e)
{
    return e.rail ? ((*e.rail).*Field).si() : none;
}

/// Eq. 1 without what crosses domains: model-parallel groups of so many GPUs in domains of so many.
std::string inOneDomain(const std::string &group, const std::string &domain)
{
    return "rail.compute_s + model.layers / rack.scale_up_bytes_per_s * (2 * rail.block_params * "
           "training.gradient_bytes * (" +
        domain + " / " + group + " - 1) / " + domain +
        " + rail.rounds * rail.batch_tokens * model.hidden * training.element_bytes * (" + group + " - 1) / site.gpus)";
}

} // namespace

std::span<const Figure> railRows()
{
    using R = RailOnly;
    using I = RailOnlyInput;
    using T = RailOnlyTime;
    static const auto atWhole = "rail.dp_across_s + " + inOneDomain("rail.whole_mp", "rack.gpus");
    static const auto atLayout = "rail.dp_across_s + " + inOneDomain("min(parallelism.tp, rack.gpus)", "rack.gpus");
    static const auto ideal = inOneDomain("min(max(rail.optimal_mp, 1), site.gpus)", "site.gpus");
    static const std::vector<Figure> rows{
        {"rail.params", "P, parameters counted", G::Rail, U::Parameter, Stage::Sites, input<&I::params>,
         "typed(model.nominal_params) ? model.nominal_params : model.params", "", "typed, or the shape's"},
        {"rail.block_params", "S, parameters of a block", G::Rail, U::Parameter, Stage::Sites, input<&I::blockParams>,
         "model.attention_params + model.ffn_params / model.layers", "", "rail-only Table 1: S_T"},
        {"rail.batch_tokens", "b, tokens of a batch", G::Rail, U::Token, Stage::Sites, input<&I::batchTokens>,
         "typed(training.global_batch_tokens) ? training.global_batch_tokens : step.tokens", "",
         "typed, or what the layout trains"},
        {"rail.rounds", "Collective rounds per block", G::Rail, U::Count, Stage::Sites, input<&I::rounds>,
         "typed(model.mp_collectives) ? model.mp_collectives : const.mp_collectives", "",
         "rail-only Table 1: M_cc, 8 for GPT-3: four all-reduces of two rounds. The 12 it gives PaLM is 4: attention "
         "and "
         "MLP of a block run in parallel and share two all-reduces."},
        {"rail.optimal_mp", "Best model-parallel size", G::Rail, U::One, Stage::Sites, rail<&R::optimalGroup>,
         "sqrt(2 * site.gpus * rail.block_params * training.gradient_bytes / (rail.batch_tokens * rail.rounds * "
         "model.hidden * training.element_bytes))",
         "", "minimum of rail-only eq. 1; eq. 2 as printed is 2 sqrt(2) smaller"},
        {"rail.printed_mp", "Best size, eq. 2 as printed", G::Rail, U::One, Stage::Sites, rail<&R::printedGroup>,
         "sqrt(site.gpus * rail.block_params) / (2 * sqrt(rail.batch_tokens * rail.rounds * model.hidden))", "",
         "rail-only eq. 2, a slip: not the minimum of eq. 1"},
        {"rail.numeric_mp", "Best size, by search", G::Rail, U::One, Stage::Sites,
         [](const E &e) -> double { return e.rail ? known(numericalOptimum(e.rail->in)) : none; }, "", "",
         "least time of rail-only eq. 1 over real sizes, by golden section", "",
         searched("rack.gpus rack.scale_up_bytes_per_s site.gpus model.layers model.hidden rail.block_params "
                  "training.gradient_bytes rail.rounds rail.batch_tokens training.element_bytes")},
        {"rail.used_mp", "Best size within a domain", G::Rail, U::One, Stage::Sites, rail<&R::usedGroup>,
         "min(max(rail.optimal_mp, 1), rack.gpus)", "", "rail-only S3.2"},
        {"rail.whole_mp", "Best whole model-parallel size", G::Rail, U::Count, Stage::Sites, rail<&R::wholeGroup>, "",
         "", "divisor of a domain with the least time of eq. 1", "",
         searched("rack.gpus site.gpus rail.optimal_mp rail.block_params rail.rounds rail.batch_tokens")},
        {"rail.compute_s", "Computation", G::Rail, U::Second, Stage::Sites, part<&T::compute>,
         "6 * rail.params * rail.batch_tokens / (site.gpus * rack.peak_flops)", "", "rail-only eq. 1"},
        {"rail.dp_across_s", "Gradients across domains", G::Rail, U::Second, Stage::Sites, part<&T::across>,
         "model.layers * 2 * rail.block_params * training.gradient_bytes * (site.gpus / rack.gpus - 1) / (site.gpus * "
         "rack.nic_bytes_per_s)",
         "", "rail-only eq. 1"},
        {"rail.dp_inside_s", "Gradients inside a domain", G::Rail, U::Second, Stage::Sites, part<&T::inside>,
         "model.layers * 2 * rail.block_params * training.gradient_bytes * (rack.gpus / rail.used_mp - 1) / (rack.gpus "
         "* rack.scale_up_bytes_per_s)",
         "", "rail-only eq. 1"},
        {"rail.mp_s", "Model parallelism", G::Rail, U::Second, Stage::Sites, part<&T::modelParallel>,
         "model.layers * rail.rounds * rail.batch_tokens * model.hidden * training.element_bytes * (rail.used_mp - 1) "
         "/ "
         "(site.gpus * rack.scale_up_bytes_per_s)",
         "", "rail-only eq. 1"},
        {"rail.iteration_s", "Iteration time", G::Rail, U::Second, Stage::Sites,
         [](const E &e) -> double { return e.rail ? e.rail->time.total().si() : none; },
         "rail.compute_s + rail.dp_across_s + rail.dp_inside_s + rail.mp_s", "", "rail-only eq. 1 at its optimum"},
        {"rail.whole_iteration_s", "Iteration time, whole sizes", G::Rail, U::Second, Stage::Sites, time<&R::wholeTime>,
         atWhole, "", "rail-only eq. 1 at the best divisor of a domain"},
        {"rail.layout_iteration_s", "Iteration time at this TP", G::Rail, U::Second, Stage::Sites, time<&R::layoutTime>,
         atLayout, "", "rail-only eq. 1 at the layout's tensor-parallel size"},
        {"rail.ideal_iteration_s", "Iteration time, any-to-any", G::Rail, U::Second, Stage::Sites, time<&R::ideal>,
         ideal, "", "rail-only eq. 3: every GPU in one domain"},
        {"rail.relative_performance", "Share of any-to-any speed", G::Rail, U::Ratio, Stage::Sites,
         [](const E &e) -> double { return e.rail ? e.rail->relative() : none; },
         "rail.ideal_iteration_s / rail.iteration_s", "", "rail-only Fig 8b"},
        {"rail.any_to_any_gain", "Speed-up by any-to-any", G::Rail, U::One, Stage::Sites,
         [](const E &e) -> double { return e.rail ? e.rail->time.total() / e.rail->ideal : none; },
         "rail.iteration_s / rail.ideal_iteration_s", "", "rail-only Fig 5"},
        {"rail.quiet_pairs_share", "GPU pairs without traffic", G::Rail, U::Ratio, Stage::Sites, rail<&R::quietPairs>,
         "1 - rail.domain_pairs_share - (site.gpus / rack.gpus - 1) / (site.gpus - 1)", "",
         "rail-only Fig 3a: over 99 %"},
        {"rail.domain_pairs_share", "GPU pairs with traffic in a domain", G::Rail, U::Ratio, Stage::Sites,
         rail<&R::domainPairs>, "(rail.whole_mp + rack.gpus / rail.whole_mp - 2) / (site.gpus - 1)", "",
         "rail-only Fig 3a: under 0.25 %"},
        {"rail.domain_volume_share", "Traffic inside domains", G::Rail, U::Ratio, Stage::Sites, rail<&R::domainVolume>,
         "((rail.whole_mp - 1) * rail.mp_pair_bytes + (rack.gpus / rail.whole_mp - 1) * rail.inside_pair_bytes) / "
         "((rail.whole_mp - 1) * rail.mp_pair_bytes + (rack.gpus / rail.whole_mp - 1) * rail.inside_pair_bytes + "
         "(site.gpus / rack.gpus - 1) * rail.across_pair_bytes)",
         "", "rail-only Fig 3b: over 90 %"},
        {"rail.mp_pair_bytes", "Bytes of a model-parallel pair", G::Rail, U::Byte, Stage::Sites,
         rail<&R::modelParallelPair>,
         "(rail.whole_mp > 1) ? model.layers * rail.rounds * rail.batch_tokens * model.hidden * training.element_bytes "
         "/ "
         "site.gpus : 0",
         "", "rail-only Fig 4: up to 1 GB"},
        {"rail.inside_pair_bytes", "Bytes of a gradient pair in a domain", G::Rail, U::Byte, Stage::Sites,
         rail<&R::insidePair>,
         "(rack.gpus > rail.whole_mp) ? 2 * model.layers * rail.block_params * training.gradient_bytes / rack.gpus : 0",
         "", "rail-only eq. 1"},
        {"rail.across_pair_bytes", "Bytes of a gradient pair across domains", G::Rail, U::Byte, Stage::Sites,
         rail<&R::acrossPair>,
         "(site.gpus > rack.gpus) ? 2 * model.layers * rail.block_params * training.gradient_bytes / site.gpus : 0", "",
         "rail-only Fig 4: the printed 1 MB is the scale of a heat map"},
    };
    return rows;
}

} // namespace gigasite::detail
