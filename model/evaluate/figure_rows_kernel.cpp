// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of the model of real hardware: rows that only it has, and its rules for rows of the ideal conventions.
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

namespace {

constexpr std::string_view ofLayer = "model.hidden model.heads model.kv_heads model.head_dim model.ffn model.experts "
                                     "training.seq training.micro_batch layout.tp layout.cp layout.ep "
                                     "hardware.precision hardware.rack rack.peak_flops parallelism.recompute "
                                     "parallelism.sequence_parallel software.stack software.vintage";
constexpr std::string_view ofTables =
    "model.vocab model.hidden training.seq training.micro_batch layout.tp layout.cp layout.pp software.stack";
constexpr std::string_view ofTp = "training.seq training.micro_batch model.hidden layout.tp layout.cp "
                                  "rack.scale_up_bytes_per_s parallelism.overlap_tp parallelism.sequence_parallel";
constexpr std::string_view ofCp = "training.seq training.micro_batch model.kv_heads model.head_dim layout.tp layout.cp "
                                  "rack.nic_bytes_per_s rack.scale_up_bytes_per_s";
constexpr std::string_view ofEp = "model.experts model.experts_per_token layout.ep rack.nic_bytes_per_s "
                                  "rack.scale_up_bytes_per_s software.dispatcher software.node_limit "
                                  "parallelism.overlap_ep";
constexpr std::string_view ofSends = "step.pp_message_bytes layout.pp layout.vpp parallelism.micro_batches "
                                     "fabric.send_oversubscription rack.nic_bytes_per_s parallelism.overlap_pp "
                                     "network.times";
constexpr std::string_view ofExchange = "memory.stored_params training.gradient_bytes layout.tp layout.pp layout.ep "
                                        "layout.dp parallelism.zero parallelism.overlap_dp rack.nic_bytes_per_s "
                                        "rack.scale_up_bytes_per_s fabric.ring_oversubscription";
constexpr std::string_view ofStage = "model.params layout.tp layout.pp layout.vpp layout.cp layout.ep layout.dp "
                                     "parallelism.zero parallelism.recompute parallelism.sequence_parallel "
                                     "parallelism.micro_batches training.micro_batch training.seq "
                                     "training.weight_bytes training.gradient_bytes training.optimizer_bytes";
constexpr std::string_view ofCrossing =
    "fabric.leaf_oversubscription fabric.spine_oversubscription fabric.leaf_down network.leaf_attachment "
    "parallelism.placement layout.block_racks layout.layers_per_rack layout.pp rack.gpus";
constexpr std::string_view ofPlacement =
    "parallelism.dp layout.block_racks layout.layers_per_rack site.racks sites.count site.1.share";

double seconds(const E &e, double value)
{
    return e.prediction ? value : none;
}

template <auto Part> double memoryPart(const E &e)
{
    return e.prediction ? e.prediction->memory.*Part : none;
}

Figure onlyMeasured(std::string_view id, std::string_view label, G group, U unit, double (*read)(const E &),
                    std::string_view formula, std::string_view source, Procedure procedure = {})
{
    Figure f{.id = id, .label = label, .group = group, .unit = unit};
    f.needs = group == G::Memory || group == G::Layout ? Stage::Layout : Stage::Step;
    f.read = read;
    f.source = source;
    f.measured = formula;
    f.measuredBy = procedure;
    return f;
}

void addStage(std::vector<Figure> &rows)
{
    rows.push_back(onlyMeasured(
        "step.layer_tp_s", "TP of a layer", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.prediction ? e.prediction->times.layer.tp() : none); }, "-",
        "exposed, both passes of a micro-batch", kernel(ofTp)));
    rows.push_back(onlyMeasured(
        "step.layer_cp_s", "CP of a layer", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.prediction ? e.prediction->times.layer.cp() : none); }, "-",
        "exposed, both passes of a micro-batch", kernel(ofCp)));
    rows.push_back(onlyMeasured(
        "step.layer_ep_s", "EP of a layer", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.prediction ? e.prediction->times.layer.ep() : none); }, "-",
        "exposed, both passes of a micro-batch", kernel(ofEp)));
    rows.push_back(onlyMeasured(
        "step.layer_exposed_s", "Exposed in a layer", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.prediction ? e.prediction->times.layer.exposed() : none); },
        "step.layer_tp_s + step.layer_cp_s + step.layer_ep_s", "both passes of a micro-batch"));
    rows.push_back(onlyMeasured(
        "step.stage_layers", "Layers of the slowest stage", G::Step, U::Count,
        [](const E &e) { return seconds(e, e.step.stageLayers); },
        "ceil((model.layers + model.mtp_layers) / layout.pp)", "the slowest stage decides"));
    rows.push_back(onlyMeasured(
        "step.stage_tables_s", "Tables on the slowest stage", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.stageTables.si()); }, "-",
        "output table, loss and embedding of one micro-batch", kernel(ofTables)));
    rows.push_back(onlyMeasured(
        "step.micro_batch_s", "One micro-batch", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.prediction ? e.prediction->times.slowestStage : none); },
        "step.stage_layers * (step.layer_forward_s + step.layer_backward_s) + step.stage_tables_s",
        "both passes through the slowest stage"));
    rows.push_back(onlyMeasured(
        "step.mean_stage_s", "Mean stage", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.meanStage.si()); }, "-",
        "both passes of one micro-batch through a mean stage", kernel(ofTables)));
    rows.push_back(onlyMeasured(
        "step.stage_backward_s", "Backward of a stage", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.stageBackward.si()); },
        "step.stage_layers * step.layer_backward_s + 2 / 3 * step.stage_tables_s", "one micro-batch"));
}

void addStep(std::vector<Figure> &rows)
{
    rows.push_back(onlyMeasured(
        "step.exposed_cp_s", "Exposed CP", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.exposedCp.si()); },
        "parallelism.micro_batches * step.stage_layers * step.layer_cp_s",
        "keys and values that attention cannot hide"));
    rows.push_back(onlyMeasured(
        "step.exposed_ep_s", "Exposed EP", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.exposedEp.si()); },
        "parallelism.micro_batches * step.stage_layers * step.layer_ep_s", "tokens on their way to experts and back"));
    rows.push_back(onlyMeasured(
        "step.uneven_s", "Waiting of uneven chunks", G::Step, U::Second,
        [](const E &e) { return e.prediction ? e.prediction->times.uneven : none; }, "-",
        "interleaved chunks that differ by a layer, played pass by pass, beyond what alike ones take",
        perStage("model.layers layout.pp layout.vpp parallelism.micro_batches step.layer_forward_s "
                 "step.layer_backward_s parallelism.flexible_stages")));
    rows.push_back(onlyMeasured(
        "step.gradient_bytes", "Gradients of a GPU's stage", G::Step, U::Byte,
        [](const E &e) { return e.prediction ? e.prediction->gradientBytes : none; }, "-",
        "that it brings to the rings between replicas, with the input table; experts count where they have copies",
        perStage(ofStage)));
    rows.push_back(onlyMeasured(
        "step.exposed_dp_s", "Exposed DP", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.exposedDp.si()); }, "-",
        "what one backward and one forward pass cannot hide, and what it takes from them", kernel(ofExchange)));
    rows.push_back(onlyMeasured(
        "step.optimizer_s", "Optimizer", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.optimizer.si()); }, "-", "Adam's state, read and written once",
        kernel("memory.gpu_optimizer_bytes hardware.rack")));
    rows.push_back(onlyMeasured(
        "step.overhead_s", "Fixed overhead", G::Step, U::Second,
        [](const E &e) { return seconds(e, e.step.overhead.si()); }, "-", "logging, data, synchronisation",
        kernel("software.stack")));
    rows.push_back(onlyMeasured(
        "step.stragglers", "Stragglers", G::Step, U::One, [](const E &e) { return seconds(e, e.step.stragglers); }, "-",
        "factor on the whole step; grows with the logarithm of the GPUs", kernel("layout.gpus_used")));
}

/// Of a layer, with everything kept that fused attention keeps.
double wholeLayer(const E &e)
{
    auto run = e.prediction->run;
    run.recipe.redo = measured::Redo::AttentionCore;
    return measured::layerActivations(run);
}

bool redoesAll(const E &e)
{
    return e.prediction->run.recipe.redo == measured::Redo::Everything;
}

constexpr std::string_view wholeLayerFormula =
    "training.micro_batch * training.seq / layout.cp * (((model.ffn_matrices > 2) ? 8 : 10) * model.hidden / "
    "((parallelism.sequence_parallel > 0) ? "
    "layout.tp : 1) + ((model.mla_kv_lora > 0) ? 4 * (model.mla_q_lora + model.mla_kv_lora) : 0) + (2 * "
    "model.attention_width + ((model.experts > 0) ? (1 - model.dense_layers / model.layers) * ((software.dispatcher "
    "== 2) ? 1 : 2) * (model.ffn_matrices * model.expert_ffn * (model.experts_per_token + model.shared_experts) + "
    "model.experts_per_token * model.hidden) + model.dense_layers / model.layers * 2 * model.ffn_matrices * model.ffn "
    ": 2 * model.ffn_matrices * model.ffn)) / layout.tp)";

constexpr std::string_view keptLayerFormula =
    "(parallelism.recompute == 2) ? 2 * training.micro_batch * training.seq * model.hidden / layout.cp / "
    "((parallelism.sequence_parallel > 0) ? layout.tp : 1) : memory.gpu_layer_stored_bytes + training.micro_batch * "
    "training.seq / layout.cp * ((parallelism.recompute == 0) ? ((software.stack == 2) ? 5 * model.heads * "
    "training.seq / layout.tp : 0) : ((model.mla_kv_lora > 0) ? -2 * model.heads * (2 * (model.mla_nope_dim + "
    "model.mla_rope_dim) + model.mla_v_dim) / layout.tp : ((software.stack == 2) ? 0 : -4 * model.hidden / "
    "((parallelism.sequence_parallel > 0) ? layout.tp : 1) - 2 * model.ffn / layout.tp * ((model.experts > 0) ? "
    "model.dense_layers / model.layers : 1))))";

void addActivations(std::vector<Figure> &rows)
{
    rows.push_back(onlyMeasured(
        "memory.gpu_layer_stored_bytes", "All activations of a layer", G::Memory, U::Byte,
        [](const E &e) { return e.prediction ? wholeLayer(e) : none; }, wholeLayerFormula,
        "Korthikanti 2022: 34 bytes per token and hidden unit of a classical layer, 2 fewer in gated ones, which know "
        "no dropout, without the scores that fused "
        "attention never stores"));
    rows.push_back(onlyMeasured(
        "memory.gpu_layer_activations_bytes", "Activations of a layer", G::Memory, U::Byte,
        [](const E &e) { return e.prediction ? measured::layerActivations(e.prediction->run) : none; },
        keptLayerFormula,
        "what the backward pass does not compute again: all; with fused attention all but norms and activation "
        "functions, with latent attention all but what comes up from the latents; or the layer's input. Unfused "
        "attention keeps its scores, 5 bytes each, unless they are recomputed"));
    rows.push_back(onlyMeasured(
        "memory.layers_in_flight", "Layers in flight", G::Memory, U::Count,
        [](const E &e) {
            if (!e.prediction)
                return none;
            const double once = redoesAll(e) ? wholeLayer(e) : 0;
            return (e.prediction->memory.activations - once) / measured::layerActivations(e.prediction->run);
        },
        "-", "heaviest stage: layers of the micro-batches or chunks that are forward but not yet backward",
        perStage(ofStage)));
    rows.push_back(
        onlyMeasured("memory.gpu_activations_bytes", "Activations of a GPU", G::Memory, U::Byte,
                     memoryPart<&measured::StageMemory::activations>,
                     "memory.layers_in_flight * memory.gpu_layer_activations_bytes + ((parallelism.recompute == 2) ? "
                     "memory.gpu_layer_stored_bytes : 0)",
                     "heaviest stage; full recomputation holds one layer whole at a time"));
}

void addMemory(std::vector<Figure> &rows)
{
    using M = measured::StageMemory;
    const auto search = perStage(ofStage);
    rows.push_back(
        onlyMeasured("memory.gpu_weights_bytes", "Weights of a GPU", G::Memory, U::Byte, memoryPart<&M::weights>, "-",
                     "heaviest stage: its parameters; ZeRO 3 shards them and gathers one layer whole", search));
    rows.push_back(onlyMeasured("memory.gpu_gradients_bytes", "Gradients of a GPU", G::Memory, U::Byte,
                                memoryPart<&M::gradients>, "-",
                                "heaviest stage: its parameters, sharded over their replicas from ZeRO 2 on", search));
    rows.push_back(onlyMeasured("memory.gpu_optimizer_bytes", "Optimizer of a GPU", G::Memory, U::Byte,
                                memoryPart<&M::optimizer>, "-",
                                "heaviest stage: its parameters, sharded over their replicas from ZeRO 1 on", search));
    addActivations(rows);
    rows.push_back(onlyMeasured("memory.gpu_logits_bytes", "Logits of a GPU", G::Memory, U::Byte,
                                memoryPart<&M::logits>, "-",
                                "last stage, one micro-batch: 6 bytes per token and entry, 10 where the loss is not "
                                "fused; none where another stage is heavier",
                                search));
    rows.push_back(
        onlyMeasured("memory.gpu_dispatch_bytes", "Token copies of a GPU", G::Memory, U::Byte, memoryPart<&M::dispatch>,
                     "(model.experts > 0) ? 4 * training.micro_batch * training.seq / (layout.cp * layout.tp) * "
                     "model.experts_per_token * model.hidden : 0",
                     "on their way to experts and back, one layer, two bytes each"));
    rows.push_back(onlyMeasured(
        "memory.gpu_reserve_bytes", "Reserve of a GPU", G::Memory, U::Byte, memoryPart<&M::reserve>,
        "4e9 + 0.04 * (memory.gpu_weights_bytes + memory.gpu_gradients_bytes + memory.gpu_optimizer_bytes + "
        "memory.gpu_activations_bytes + memory.gpu_logits_bytes + memory.gpu_dispatch_bytes)",
        "CUDA context, NCCL buffers, fragmentation: 4 GB and 4 % of the rest"));
}

} // namespace

std::span<const Figure> kernelRows()
{
    static const auto rows = [] {
        std::vector<Figure> all;
        addStage(all);
        addStep(all);
        addMemory(all);
        all.push_back(onlyMeasured(
            "layout.block_racks", "Racks per pipeline block", G::Layout, U::Count,
            [](const E &e) { return e.prediction ? static_cast<double>(e.layout.racksPerBlock) : none; },
            "(layout.tp * layout.cp > rack.gpus) ? layout.pp * ceil(layout.tp * layout.cp / (layout.tp * "
            "floor(rack.gpus / layout.tp))) : ((parallelism.placement == 0) ? layout.pp : ceil(layout.pp / "
            "floor(rack.gpus / (layout.tp * layout.cp))))",
            "the fewest racks that hold whole pipelines"));
        return all;
    }();
    return rows;
}

std::span<const Figure> bandRows()
{
    static const std::vector<Figure> rows{
        onlyMeasured(
            "step.error", "Measured error", G::Step, U::Ratio,
            [](const E &e) { return e.prediction ? e.prediction->band.error : none; }, "-",
            "mean error of predictions of runs of this kind that the constants had never seen",
            kernel("model.experts "
                   "layout.gpus_used parallelism.zero")),
        onlyMeasured(
            "step.fastest_share", "Band, fastest", G::Step, U::One,
            [](const E &e) { return e.prediction ? e.prediction->band.low : none; }, "-",
            "90 of 100 such runs took longer than this share of the prediction, and less than the other",
            kernel("model.experts layout.gpus_used parallelism.zero")),
        onlyMeasured(
            "step.slowest_share", "Band, slowest", G::Step, U::One,
            [](const E &e) { return e.prediction ? e.prediction->band.high : none; }, "-", "see the fastest",
            kernel("model.experts layout.gpus_used parallelism.zero")),
        onlyMeasured(
            "step.time_low_s", "Step time, fastest", G::Step, U::Second,
            [](const E &e) { return seconds(e, e.step.low.si()); }, "step.time_s * step.fastest_share",
            "band of measured runs of this kind"),
        onlyMeasured(
            "step.time_high_s", "Step time, slowest", G::Step, U::Second,
            [](const E &e) { return seconds(e, e.step.high.si()); }, "step.time_s * step.slowest_share",
            "band of measured runs of this kind"),
        onlyMeasured(
            "training.time_low_s", "Time to train, fastest", G::Training, U::Second,
            [](const E &e) { return seconds(e, e.step.steps * e.step.low.si()); }, "training.steps * step.time_low_s",
            "band of measured runs of this kind"),
        onlyMeasured(
            "training.time_high_s", "Time to train, slowest", G::Training, U::Second,
            [](const E &e) { return seconds(e, e.step.steps * e.step.high.si()); }, "training.steps * step.time_high_s",
            "band of measured runs of this kind"),
        onlyMeasured(
            "step.mfu_low", "Utilisation, lowest", G::Step, U::Ratio,
            [](const E &e) { return seconds(e, e.step.mfu * (e.step.total / e.step.high)); },
            "step.mfu * step.time_s / step.time_high_s", "band of measured runs of this kind"),
        onlyMeasured(
            "step.mfu_high", "Utilisation, highest", G::Step, U::Ratio,
            [](const E &e) { return seconds(e, e.step.mfu * (e.step.total / e.step.low)); },
            "step.mfu * step.time_s / step.time_low_s", "band of measured runs of this kind"),
        onlyMeasured(
            "step.tokens_per_gpu_low_s", "Tokens per GPU and second, lowest", G::Step, U::TokenPerSecond,
            [](const E &e) {
                return seconds(e, e.step.tokensPerStep / (e.step.high.si() * static_cast<double>(e.size.gpus)));
            },
            "step.tokens / (step.time_high_s * site.gpus)", "band of measured runs of this kind"),
        onlyMeasured(
            "step.tokens_per_gpu_high_s", "Tokens per GPU and second, highest", G::Step, U::TokenPerSecond,
            [](const E &e) {
                return seconds(e, e.step.tokensPerStep / (e.step.low.si() * static_cast<double>(e.size.gpus)));
            },
            "step.tokens / (step.time_low_s * site.gpus)", "band of measured runs of this kind"),
    };
    return rows;
}

std::span<const MeasuredRule> measuredRules()
{
    static const std::vector<MeasuredRule> rules{
        {"layout.cp", "parallelism.cp"},
        {"layout.vpp", "parallelism.vpp"},
        {"layout.ep", "parallelism.ep"},
        {"layout.layers_per_rack",
         "max(1, floor(floor(rack.gpus / (layout.tp * layout.cp)) / ((parallelism.placement == 0) ? 1 : layout.pp)))"},
        {"layout.peers", "-", perSite(ofPlacement)},
        {"layout.site_peers", "-", perSite(ofPlacement)},
        {"layout.replicas", "-", perSite(ofPlacement)},
        {"layout.site1_replicas", "-", perSite(ofPlacement)},
        {"layout.spare_racks", "-", perSite(ofPlacement)},
        {"fabric.send_oversubscription", "-", perSite(ofCrossing)},
        {"fabric.ring_oversubscription", "-", perSite(ofCrossing)},
        {"layout.gpus_used", "layout.replicas * layout.tp * layout.cp * layout.pp"},
        {"memory.in_flight", "-", perStage(ofStage)},
        {"memory.per_gpu_bytes",
         "memory.gpu_weights_bytes + memory.gpu_gradients_bytes + memory.gpu_optimizer_bytes + "
         "memory.gpu_activations_bytes + memory.gpu_logits_bytes + memory.gpu_dispatch_bytes + "
         "memory.gpu_reserve_bytes"},
        {"step.layer_forward_s", "-", kernel(ofLayer)},
        {"step.layer_backward_s", "-", kernel(ofLayer)},
        {"step.tp_message_bytes",
         "training.element_bytes * training.seq * training.micro_batch * model.hidden / layout.cp"},
        {"step.tp_allreduce_s",
         "4 * step.tp_message_bytes * (layout.tp - 1) / (layout.tp * rack.scale_up_bytes_per_s)"},
        {"step.pp_message_bytes",
         "training.element_bytes * training.seq * training.micro_batch * model.hidden / (layout.tp * layout.cp)"},
        {"step.pp_gather_s",
         "(layout.pp > 1) ? step.tp_message_bytes * (layout.tp - 1) / (layout.tp * rack.scale_up_bytes_per_s) : 0"},
        {"step.dp_exchange_s", "-", kernel(ofExchange)},
        {"step.slots", "parallelism.micro_batches + (layout.pp - 1) / layout.vpp"},
        {"step.bubble_s", "(layout.pp - 1) / layout.vpp * step.mean_stage_s + step.uneven_s"},
        {"step.bubble_share", "step.bubble_s / (step.bubble_s + parallelism.micro_batches * step.micro_batch_s)"},
        {"step.pipeline_s", "step.compute_s + step.bubble_s"},
        {"step.compute_s",
         "parallelism.micro_batches * (step.micro_batch_s - step.stage_layers * step.layer_exposed_s)"},
        {"step.exposed_tp_s", "parallelism.micro_batches * step.stage_layers * step.layer_tp_s"},
        {"step.exposed_pp_s", "-", kernel(ofSends)},
        {"step.tail_s", "step.exposed_dp_s + ((wan.sites > 1) ? step.exposed_wan_s : 0)"},
        {"step.exposed_wan_s",
         "(wan.mode == 1) ? wan.pipeline_wait_s : ((wan.mode == 2) ? step.wan_s / wan.sync_every_steps : step.wan_s + "
         "(layout.pp - 1) * max(0, wan.transfer_s - wan.budget_s))"},
        {"wan.budget_s", "(wan.mode == 0) ? step.stage_backward_s : ((wan.mode == 2) ? 0 : step.micro_batch_s)"},
        {"wan.fibre_loss_exposed_s",
         "(wan.mode == 1) ? wan.fibre_loss_wait_s : ((wan.mode == 2) ? (layout.pp * wan.fibre_loss_transfer_s + "
         "wan.fibre_loss_way_s) / wan.sync_every_steps : wan.fibre_loss_transfer_s + wan.fibre_loss_way_s + "
         "(layout.pp - 1) * max(0, wan.fibre_loss_transfer_s - wan.budget_s))"},
        {"wan.fibre_loss_step_s",
         "step.time_s + (wan.fibre_loss_exposed_s - step.exposed_wan_s) * step.stragglers * software.anchor"},
        {"power.compute_duty", "(step.compute_s + step.optimizer_s) * software.anchor / step.time_s"},
        {"power.communication_duty", "step.exposed_s * software.anchor / step.time_s"},
        {"step.compute_share", "step.compute_s * software.anchor / step.time_s"},
        {"step.exposed_share", "step.exposed_s * software.anchor / step.time_s"},
        {"step.exposed_s",
         "step.exposed_tp_s + step.exposed_cp_s + step.exposed_ep_s + step.exposed_pp_s + step.tail_s"},
        {"step.time_s",
         "(step.pipeline_s + step.exposed_s + step.optimizer_s + step.overhead_s) * step.stragglers * software.anchor"},
        {"flow.message_bytes",
         "((network.traffic == 1) || (network.traffic == 2)) ? step.gradient_bytes / layout.layers_per_rack * "
         "(((network.traffic == 1) && (layout.site_peers > 1)) ? 2 * (layout.site_peers - 1) / layout.site_peers : 1) "
         ": step.pp_message_bytes * ((network.traffic == 4) ? 1 - 1 / (typed(network.group) ? network.group : "
         "rack.gpus) : 1)"},
        {"step.mfu",
         "3 * layout.replicas * parallelism.micro_batches * model.forward_flop / (site.peak_flops * step.time_s)"},
        {"step.hfu",
         "step.mfu * (3 + ((parallelism.recompute == 0) ? 0 : ((parallelism.recompute == 2) ? 1 : "
         "((model.mla_kv_lora > 0) ? 2 * training.micro_batch * training.seq * model.heads * (model.mla_q_lora * "
         "(model.mla_nope_dim + model.mla_rope_dim) + model.mla_kv_lora * (model.mla_nope_dim + model.mla_v_dim)) / "
         "model.layer_forward_flop : ((software.stack == 2) ? model.attention_core_flop / model.layer_forward_flop : "
         "0))))) / 3"},
    };
    return rules;
}

} // namespace gigasite::detail
