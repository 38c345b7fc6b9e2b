// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

std::span<const Figure> stepRows()
{
    static const std::vector<Figure> rows{
        {"step.layer_forward_s", "Forward of a layer", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.layerForward.si(); },
         "model.layer_forward_flop / (layout.tp * rack.peak_flops)", "", "nextgen Table 4"},
        {"step.layer_backward_s", "Backward of a layer", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.layerBackward.si(); },
         "2 * step.layer_forward_s * (1 + ((parallelism.recompute == 0) ? 0 : "
         "((parallelism.recompute == 1) ? model.attention_core_flop / "
         "model.layer_forward_flop : 1)) / "
         "2)",
         "", "nextgen S4: twice the forward pass"},
        {"step.tp_allreduce_s", "TP all-reduces per pass", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.tpAllReduce.si(); },
         "4 * 2 * training.element_bytes * training.seq * training.micro_batch * model.hidden "
         "/ layout.tp * (layout.tp - 1) / (layout.tp * rack.scale_up_bytes_per_s)",
         "4 * training.element_bytes * training.seq * training.micro_batch * model.hidden * "
         "(layout.tp - 1) / (layout.tp * rack.scale_up_bytes_per_s)",
         "nextgen eq. 1",
         "Each of the two all-reduces moves one whole layer output; the paper divides the message by the TP size and "
         "doubles both the outputs and the time."},
        {"step.pp_message_bytes", "PP message", G::Step, U::Byte, Stage::Step,
         [](const E &e) -> double { return e.step.ppMessage.si(); },
         "training.element_bytes * training.seq * training.micro_batch * model.hidden / "
         "layout.tp",
         "", "nextgen S4.1"},
        {"step.tp_message_bytes", "TP message", G::Step, U::Byte, Stage::Step,
         [](const E &e) -> double { return e.step.tpMessage.si(); },
         "2 * training.element_bytes * training.seq * training.micro_batch * model.hidden / "
         "layout.tp",
         "training.element_bytes * training.seq * training.micro_batch * model.hidden", "nextgen S4.1",
         "An all-reduce moves one whole layer output; the paper counts both of a layer, divided by the TP size."},
        {"step.pp_p2p_s", "PP send, full rate", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.ppSend.si(); },
         "(layout.pp > 1) ? step.pp_message_bytes / rack.nic_bytes_per_s : 0", "", "nextgen S4.1"},
        {"step.pp_oversubscribed_s", "PP send, oversubscribed", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.ppSendOversubscribed.si(); },
         "((network.times == 1) && (layout.pp > 1)) ? flow.p99_fct_s : step.pp_p2p_s * fabric.send_oversubscription",
         "", "nextgen S5: 12 ms at 4:1; simulated: 99 of 100 sends are done"},
        {"step.pp_gather_s", "PP gather", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.ppGather.si(); },
         "(layout.pp > 1) ? ((conventions.pp_gather == 0) ? 2 : 1) * step.pp_message_bytes * (layout.tp "
         "- 1) / (layout.tp * rack.scale_up_bytes_per_s) : 0",
         "(layout.pp > 1) ? training.element_bytes * training.seq * training.micro_batch * "
         "model.hidden * (layout.tp - 1) / (layout.tp * rack.scale_up_bytes_per_s) : 0",
         "nextgen S4.1",
         "The gather brings together one whole layer output; the paper starts from messages already divided by the TP "
         "size."},
        {"step.pp_total_s", "PP send and gather", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return (e.step.ppSend + e.step.ppGather).si(); },
         "step.pp_p2p_s + step.pp_gather_s", "", "nextgen S4.1: 3.3 ms"},
        {"step.dp_internal_s", "DP inside the rack", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.dpInternal.si(); },
         "(network.all_reduce == 2) ? 0 : 2 * model.layers / layout.pp * memory.layer_gradients_bytes / layout.tp * "
         "(layout.layers_per_rack - 1) / (layout.layers_per_rack * rack.scale_up_bytes_per_s)",
         "(network.all_reduce == 2) ? 0 : model.layers / layout.pp * memory.layer_gradients_bytes / layout.tp * "
         "(layout.layers_per_rack - 1) / (layout.layers_per_rack * rack.scale_up_bytes_per_s)",
         "nextgen eq. 2",
         "Before the exchange between racks a reduce-scatter is enough, half of an all-reduce; the paper gathers here "
         "and again at the end."},
        {"step.dp_external_s", "DP between racks", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.dpExternal.si(); },
         "2 * model.layers / layout.pp * memory.layer_gradients_bytes / rack.nic_bytes_per_s * "
         "((network.all_reduce == 2) ? (layout.peers * layout.layers_per_rack - 1) / (layout.peers * "
         "layout.layers_per_rack * layout.tp) : ((layout.peers < 2) ? 0 : ((network.all_reduce == 1) ? 1 : "
         "(layout.peers - 1) / layout.peers) / rack.gpus))",
         "2 * fabric.ring_oversubscription * model.layers / layout.pp * memory.layer_gradients_bytes / "
         "(layout.tp * rack.nic_bytes_per_s) * ((network.all_reduce == 2) ? (layout.site_peers * "
         "layout.layers_per_rack - 1) / (layout.site_peers * layout.layers_per_rack) : ((layout.site_peers < 2) ? 0 : "
         "((network.all_reduce == 1) ? 1 : (layout.site_peers - 1) / layout.site_peers) / layout.layers_per_rack))",
         "nextgen eq. 2",
         "Only the GPUs that hold the layer send, within a site and through the tiers their rings cross; the paper "
         "lets all GPUs of a rack send."},
        {"step.dp_gather_s", "DP final gather", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.dpGather.si(); },
         "(network.all_reduce == 2) ? 0 : model.layers / layout.pp * memory.layer_gradients_bytes / layout.tp * "
         "(layout.layers_per_rack - 1) / (layout.layers_per_rack * rack.scale_up_bytes_per_s)",
         "", "nextgen S4.1"},
        {"step.dp_round_trips", "DP round trips", G::Step, U::Count, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.dpRoundTrips; },
         "2 * ((network.all_reduce == 2) ? layout.peers * layout.layers_per_rack - 1 : ((network.all_reduce == 1) ? "
         "ceil(log2(layout.peers)) : layout.peers - 1))",
         "2 * ((network.all_reduce == 2) ? layout.site_peers * layout.layers_per_rack - 1 : ((network.all_reduce == 1) "
         "? ceil(log2(layout.site_peers)) : layout.site_peers - 1))",
         "nextgen S5: 200 of a ring, a logarithm of a double binary tree",
         "Rings stay within a site; the paper's go through the racks of all sites."},
        {"step.dp_latency_s", "DP latency", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.dpLatency.si(); },
         "step.dp_round_trips * network.hop_rtt_s", "", "nextgen S5: 200 RTTs, 1 ms"},
        {"step.dp_exchange_s", "Gradient exchange in a site", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.dpExchange.si(); },
         "(network.all_reduce == 2) ? step.dp_external_s + step.dp_latency_s : (step.dp_internal_s + "
         "step.dp_gather_s + step.dp_external_s) / network.chunks + step.dp_latency_s + (network.chunks - 1) * "
         "max((step.dp_internal_s + step.dp_gather_s) / network.chunks, step.dp_external_s / network.chunks + "
         "step.dp_latency_s)",
         "", "nextgen S4.1: chunks overlap the levels; each pays the round trips"},
        {"step.wan_s", "Between sites", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? e.step.wan.si() : none; },
         "wan.transfer_s + wan.latency_s + wan.resent_s",
         "((wan.mode == 2) ? layout.pp : 1) * wan.transfer_s + wan.latency_s + wan.resent_s",
         "nextgen S4.2; all stages meet at once in local updates; one way for activations",
         "What a ring's step sends needs no answer before the next: each waits for one way. The paper counts its "
         "rings' "
         "steps as RTTs."},
        {"step.exposed_wan_s", "Exposed between sites", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.wanMessage > Bytes() ? e.step.exposedWan.si() : none; },
         "max(0, step.wan_s - wan.budget_s) + (layout.pp - 1) * max(0, wan.transfer_s - wan.budget_s)",
         "(wan.mode == 1) ? wan.pipeline_wait_s : ((wan.mode == 2) ? step.wan_s / wan.sync_every_steps : step.wan_s + "
         "(layout.pp - 1) * max(0, wan.transfer_s - wan.budget_s - step.exposed_per_pass_s))",
         "the last stage's exchange and what others fall behind; what pipelines wait for other sites; a meeting over "
         "its steps",
         "The paper counts as hidden what a backward pass covers of the exchange; the last stage has none left."},
        {"step.slots", "Pipeline slots", G::Step, U::Count, Stage::Step,
         [](const E &e) -> double { return e.step.slotCount; }, "parallelism.micro_batches + layout.pp - 1", "",
         "nextgen S5"},
        {"step.bubble_share", "Pipeline bubble", G::Step, U::Ratio, Stage::Step,
         [](const E &e) -> double { return e.step.bubbleShare; }, "(layout.pp - 1) / step.slots", "",
         "(p - 1) / (m + p - 1), of the time in the pipeline"},
        {"step.bubble_s", "Waiting in the bubble", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.bubble.si(); }, "step.pipeline_s - step.compute_s", "",
         "stages that wait for their first and after their last micro-batch"},
        {"step.pipeline_s", "Computation and bubble", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.pipeline.si(); },
         "step.slots * model.layers / layout.pp * (step.layer_forward_s + "
         "step.layer_backward_s)",
         "", "nextgen S5, m = p = 224: 195 s; the printed 5 s and 3 % would be 167 s"},
        {"step.compute_s", "Computation", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.compute.si(); },
         "parallelism.micro_batches * model.layers / layout.pp * (step.layer_forward_s + "
         "step.layer_backward_s)",
         "", "micro-batches only"},
        {"step.exposed_per_pass_s", "Exposed per pass", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.measured ? none : e.step.exposedPerPass.si(); },
         "model.layers / layout.pp * step.tp_allreduce_s + step.pp_p2p_s + step.pp_gather_s",
         "model.layers / layout.pp * step.tp_allreduce_s + step.pp_oversubscribed_s + "
         "step.pp_gather_s",
         "nextgen S4.3: 5 ms per step",
         "Sends meet the network's oversubscription; the paper takes them at full rate here."},
        {"step.exposed_tp_s", "Exposed TP", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.exposedTp.si(); },
         "step.slots * ((parallelism.recompute == 2) ? 3 : 2) * model.layers / layout.pp * step.tp_allreduce_s", "",
         "outputs of a layer are the inputs of the next: nothing hides them in the papers; with measured steps, what "
         "overlap leaves"},
        {"step.exposed_pp_s", "Exposed PP", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.exposedPp.si(); },
         "2 * step.slots * (step.pp_p2p_s + step.pp_gather_s)",
         "2 * step.slots * (step.pp_oversubscribed_s + step.pp_gather_s)", "nextgen S4.3",
         "Sends meet the network's oversubscription; the paper takes them at full rate here."},
        {"step.exposed_s", "Exposed communication", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.exposed.si(); },
         "step.slots * (2 * step.exposed_per_pass_s + ((parallelism.recompute == 2) ? "
         "model.layers / layout.pp * step.tp_allreduce_s : 0)) + step.tail_s",
         "", "nextgen S4.3"},
        {"step.tail_s", "Gradient exchange at the end", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.tail.si(); }, "(wan.sites > 1) ? step.exposed_wan_s : 0",
         "((layout.replicas < 2) ? 0 : step.dp_exchange_s) + ((wan.sites > 1) ? step.exposed_wan_s : 0)",
         "after the first stage's last backward pass",
         "The first stage has nothing left to hide its exchange behind; the paper counts as hidden what a backward "
         "pass "
         "covers."},
        {"step.exposed_share", "Exposed communication share", G::Step, U::Ratio, Stage::Step,
         [](const E &e) -> double {
             return (e.prediction ? e.prediction->run.recipe.anchor : 1) * e.step.exposed / e.step.total;
         },
         "step.exposed_s / step.time_s", "", "nextgen S4.3"},
        {"step.time_s", "Step time", G::Step, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.total.si(); }, "step.pipeline_s + step.exposed_s", "",
         "nextgen S4.3 and S5"},
        {"step.compute_share", "Computing share of the step", G::Step, U::Ratio, Stage::Step,
         [](const E &e) -> double { return e.step.computeShare; }, "step.compute_s / step.time_s", "",
         "by definition: computation over the whole step"},
        {"step.tokens", "Tokens per step", G::Step, U::Token, Stage::Step,
         [](const E &e) -> double { return e.step.tokensPerStep; },
         "parallelism.micro_batches * training.micro_batch * training.seq * layout.replicas", "",
         "by definition: sequences of all replicas in one step"},
        {"step.tokens_per_gpu_s", "Tokens per GPU and second", G::Step, U::TokenPerSecond, Stage::Step,
         [](const E &e) -> double {
             return e.step.tokensPerStep / (e.step.total.si() * static_cast<double>(e.size.gpus));
         },
         "step.tokens / (step.time_s * site.gpus)", "",
         "by definition: throughput of the step over all GPUs, idle ones counted"},
        {"step.mfu", "Utilisation of peak", G::Step, U::Ratio, Stage::Step,
         [](const E &e) -> double { return e.step.mfu; },
         "3 * layout.replicas * parallelism.micro_batches * model.layers * "
         "model.layer_forward_flop / (site.peak_flops * step.time_s)",
         "", "idle GPUs counted; the papers count layers only"},
        {"step.hfu", "Utilisation with recomputation", G::Step, U::Ratio, Stage::Step,
         [](const E &e) -> double { return e.step.hfu; },
         "step.mfu * (step.layer_forward_s + step.layer_backward_s) / (3 * "
         "step.layer_forward_s)",
         "", "Chowdhery et al. 2022 (PaLM), S4.1: hardware FLOP utilisation counts recomputed work, too"},
    };
    return rows;
}

} // namespace gigasite::detail
