// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

#include <cmath>

namespace gigasite::detail {

std::span<const Figure> modelRows()
{
    static const std::vector<Figure> rows{
        {"model.params", "Parameters", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.params; },
         "model.layers * (model.attention_params + model.layer_vectors) + model.ffn_params + "
         "(2 - model.tied_embeddings) * model.vocab * model.hidden + model.outer_vectors",
         "", "nextgen S3.2: 12 l h^2 + 2 V h; MTP layers apart"},
        {"model.active_params", "Active parameters", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.activeParams; },
         "model.params - model.ffn_params + model.active_ffn_params + ((model.experts > 0) ? (model.layers - "
         "model.dense_layers) * model.experts_per_token * model.expert_vectors : 0)",
         "", "met by one token, both embedding tables counted"},
        {"model.active_without_input", "Active parameters, input table apart", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.activeWithoutInput; },
         "model.active_params - (1 - model.tied_embeddings) * model.vocab * model.hidden", "",
         "the other convention: a look-up is no multiplication"},
        {"model.mtp_params", "Parameters of MTP layers", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.mtpParams; },
         "model.mtp_layers * (2 * model.hidden^2 + 3 * model.hidden + model.attention_params + model.layer_vectors + "
         "((model.experts > 0) ? model.hidden * model.experts + (model.experts + model.shared_experts) * "
         "model.ffn_matrices * model.hidden * model.expert_ffn + model.experts * model.expert_vectors : "
         "model.ffn_matrices * model.hidden * model.ffn))",
         "", "DeepSeek-V3, S2.2; trained, not part of the model"},
        {"model.attention_width", "Width of queries, keys, values, output", G::Model, U::Count, Stage::Model,
         [](const E &e) -> double { return e.model.attentionWidth; },
         "(model.mla_kv_lora > 0) ? 2 * model.heads * (model.mla_nope_dim + model.mla_rope_dim + model.mla_v_dim) : "
         "2 * model.head_dim * (model.heads + model.kv_heads)",
         "", "all heads of a layer"},
        {"model.attention_params", "Attention matrices per layer", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.attentionParams; },
         "model.hidden * ((model.mla_kv_lora > 0) ? model.mla_kv_lora + model.mla_rope_dim + model.heads * "
         "model.mla_v_dim : model.attention_width) + ((model.mla_kv_lora > 0) ? model.heads * (model.mla_nope_dim + "
         "model.mla_rope_dim) * ((model.mla_q_lora > 0) ? model.mla_q_lora : model.hidden) + model.hidden * "
         "model.mla_q_lora + model.mla_kv_lora * model.heads * (model.mla_nope_dim + model.mla_v_dim) : 0)",
         "", "DeepSeek-V2, eq. 9 to 19, for latent attention"},
        {"model.ffn_params", "FFN parameters, all layers", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.ffnParams; },
         "((model.experts > 0) ? model.dense_layers : model.layers) * model.ffn_matrices * model.hidden * model.ffn + "
         "((model.experts > 0) ? (model.layers - model.dense_layers) * (model.hidden * model.experts + (model.experts "
         "+ model.shared_experts) * model.ffn_matrices * model.hidden * model.expert_ffn + model.experts * "
         "model.expert_vectors) : 0)",
         "", "routers and all experts"},
        {"model.active_ffn_params", "FFN matrices a token meets, all layers", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.activeFfnParams; },
         "((model.experts > 0) ? model.dense_layers : model.layers) * model.ffn_matrices * model.hidden * model.ffn + "
         "((model.experts > 0) ? (model.layers - model.dense_layers) * model.hidden * (model.experts + "
         "(model.experts_per_token + model.shared_experts) * model.ffn_matrices * model.expert_ffn) : 0)",
         "", "router, visited and shared experts"},
        {"model.attention_pairs", "Pairs of positions per layer", G::Model, U::Count, Stage::Model,
         [](const E &e) -> double { return e.model.attentionPairs; },
         "training.seq^2 - model.windowed_layers / model.layers * max(0, training.seq - model.window) * (max(0, "
         "training.seq - model.window) + 1)",
         "", "both sides of the diagonal; mean layer"},
        {"model.attention_core_flop", "Attention core per layer", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.attentionCore.si(); },
         "training.micro_batch * model.attention_pairs * (2 * ((model.mla_kv_lora > 0) ? model.heads * "
         "(model.mla_nope_dim + model.mla_rope_dim + model.mla_v_dim) : 2 * model.heads * model.head_dim) + 3 * "
         "model.heads)",
         "", "Hoffmann 2022, appendix F: scores, softmax, their sum"},
        {"model.layer_forward_flop", "Forward FLOP per layer", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.layerForward.si(); },
         "2 * training.micro_batch * training.seq * (model.attention_params + model.active_ffn_params / model.layers) "
         "+ model.attention_core_flop",
         "", "Hoffmann 2022, appendix F: b (24 s h^2 + 4 s^2 h + 3 a s^2); mean layer"},
        {"model.mtp_forward_flop", "Forward FLOP of MTP layers", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.mtpForward.si(); },
         "model.mtp_layers * (2 * training.micro_batch * training.seq * (model.attention_params + 2 * model.hidden^2 + "
         "model.vocab * model.hidden + model.hidden * ((model.experts > 0) ? model.experts + (model.experts_per_token "
         "+ model.shared_experts) * model.ffn_matrices * model.expert_ffn : model.ffn_matrices * model.ffn)) + "
         "model.attention_core_flop)",
         "", "DeepSeek-V3, S2.2"},
        {"model.forward_flop", "Forward FLOP", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.forward.si(); },
         "model.layers * model.layer_forward_flop + 4 * training.micro_batch * training.seq * "
         "model.vocab * model.hidden + model.mtp_forward_flop",
         "model.layers * model.layer_forward_flop + 2 * training.micro_batch * training.seq * "
         "model.vocab * model.hidden + model.mtp_forward_flop",
         "Hoffmann 2022, appendix F", "The input table is looked up, not multiplied; the paper counts both tables."},
        {"model.flop_per_token", "FLOP per token", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.flopPerToken; },
         "3 * model.forward_flop / (training.micro_batch * training.seq)", "", "forward and backward"},
    };
    return rows;
}

std::span<const Figure> trainingRows()
{
    static const std::vector<Figure> rows{
        {"scaling.compute_flop", "Compute budget", G::Training, U::Flop, Stage::Sites,
         [](const E &e) -> double { return e.scaling.compute.si(); }, "site.peak_flops * const.day_s * training.days",
         "", "nextgen S3.1"},
        {"scaling.coefficient", "k of N = k C^a", G::Training, U::One, Stage::Sites,
         [](const E &e) -> double { return e.scaling.coefficient > 0 ? e.scaling.coefficient : none; }, "", "",
         "least squares over the nine rows of Hoffmann 2022, Table 3 or A3; or its eq. 4 and 10", "",
         fitted("training.law")},
        {"scaling.exponent", "a of N = k C^a", G::Training, U::One, Stage::Sites,
         [](const E &e) -> double { return e.scaling.exponent > 0 ? e.scaling.exponent : none; }, "", "",
         "least squares over the nine rows of Hoffmann 2022, Table 3 or A3; or its eq. 4 and 10", "",
         fitted("training.law")},
        {"scaling.params", "Optimal model", G::Training, U::Parameter, Stage::Sites,
         [](const E &e) -> double { return e.scaling.params; },
         "(training.law == 4) ? model.active_params : scaling.coefficient * scaling.compute_flop^scaling.exponent", "",
         "Hoffmann et al. 2022; without a law the model is what it is"},
        {"scaling.tokens", "Optimal tokens", G::Training, U::Token, Stage::Sites,
         [](const E &e) -> double { return e.scaling.tokens; }, "scaling.compute_flop / (6 * scaling.params)", "",
         "nextgen S3.1; the printed 3,226 T for 24 months is a slip"},
        {"training.tokens_used", "Tokens trained on", G::Training, U::Token, Stage::Sites,
         [](const E &e) -> double { return e.tokens; }, "typed(training.tokens) ? training.tokens : scaling.tokens", "",
         "typed, or the optimal tokens"},
        {"training.dataset_bytes", "Data set", G::Training, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.datasetBytes; }, "training.bytes_per_token * training.tokens_used", "",
         "nextgen S3.1: 15 PB"},
        {"training.steps", "Steps", G::Training, U::One, Stage::Step, [](const E &e) -> double { return e.step.steps; },
         "training.tokens_used / step.tokens", "", "by definition: each step trains on its own tokens, once"},
        {"training.time_s", "Time to train", G::Training, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.training.si(); }, "training.steps * step.time_s", "",
         "by definition: steps one after another, without failures"},
    };
    return rows;
}

std::span<const Figure> memoryRows()
{
    static const std::vector<Figure> rows{
        {"model.padded_vocab", "Vocabulary as stored", G::Memory, U::Token, Stage::Sites,
         [](const E &e) -> double { return e.memory.paddedVocab; },
         "128 * parallelism.tp * ceil(model.vocab / (128 * parallelism.tp))", "",
         "Megatron-LM: a multiple of 128 per tensor-parallel GPU"},
        {"memory.stored_params", "Parameters that all stages keep", G::Memory, U::Parameter, Stage::Sites,
         [](const E &e) -> double { return e.memory.storedParams; }, "model.params + model.mtp_params",
         "model.params + model.mtp_params + (2 - model.tied_embeddings) * model.hidden * (model.padded_vocab - "
         "model.vocab) + (((model.tied_embeddings > 0) && (layout.pp > 1)) ? model.hidden * model.padded_vocab : 0)",
         "Megatron-LM",
         "Tables are stored padded, and a tied one is kept on the first and on the last stage; the paper counts the "
         "model's parameters."},
        {"memory.stored_width", "Stored activations per token", G::Memory, U::Count, Stage::Model,
         [](const E &e) -> double { return e.model.storedWidth; },
         "10 * model.hidden + 2 * model.attention_width + ((model.mla_kv_lora > 0) ? 4 * (model.mla_q_lora + "
         "model.mla_kv_lora) : 0) + 2 * (((model.experts > 0) ? model.dense_layers : model.layers) * "
         "model.ffn_matrices * model.ffn + ((model.experts > 0) ? (model.layers - model.dense_layers) * "
         "(model.ffn_matrices * model.expert_ffn * (model.experts_per_token + model.shared_experts) + "
         "model.experts_per_token * model.hidden) : 0)) / model.layers",
         "", "Korthikanti 2022: 34 h; half bytes at two bytes per element, without the attention core"},
        {"memory.weights_bytes", "Weights", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerWeights).si(); },
         "training.weight_bytes * memory.stored_params", "", "nextgen Table 2"},
        {"memory.gradients_bytes", "Gradients", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerGradients).si(); },
         "training.gradient_bytes * memory.stored_params", "", "nextgen Table 2"},
        {"memory.optimizer_bytes", "Optimizer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerOptimizer).si(); },
         "training.optimizer_bytes * memory.stored_params", "", "nextgen Table 2"},
        {"memory.activation_heads", "Heads in activations", G::Memory, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.memory.activationHeads; },
         "typed(model.activation_heads) ? model.activation_heads : model.heads", "model.heads",
         "nextgen Table 2 is met with 288 heads, not the 280 it states",
         "The model's own heads count; the paper's activations are those of a model with other heads than it states."},
        {"memory.layer_activations_bytes", "Activations per layer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layerActivations.si(); },
         "training.activation_bytes * training.micro_batch * ((parallelism.recompute == 2) ? training.seq * "
         "model.hidden : (training.seq * memory.stored_width + ((parallelism.recompute == 0) ? 5 * "
         "memory.activation_heads * model.attention_pairs : 0)) / 2)",
         "", "Korthikanti 2022"},
        {"memory.activations_bytes", "Activations", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerActivations).si(); },
         "model.layers * memory.layer_activations_bytes", "", "nextgen Table 2"},
        {"memory.total_bytes", "Model state and activations", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double {
             return e.memory.layers * (e.memory.layerState() + e.memory.layerActivations).si();
         },
         "memory.weights_bytes + memory.gradients_bytes + memory.optimizer_bytes + "
         "memory.activations_bytes",
         "", "nextgen Table 2"},
        {"memory.layer_gradients_bytes", "Gradients per layer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layerGradients.si(); }, "memory.gradients_bytes / model.layers", "",
         "nextgen S4.1 prints 223 GB for 221.4"},
        {"memory.in_flight", "Micro-batches in flight", G::Memory, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.memory.inFlight; }, "1", "min(parallelism.micro_batches, layout.pp)",
         "1F1B, first stage",
         "A pipeline's first stage keeps the activations of up to as many micro-batches as there are stages; the paper "
         "counts one."},
        {"memory.per_layer_bytes", "Memory per layer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.perLayer.si(); },
         "(memory.weights_bytes + memory.gradients_bytes + memory.optimizer_bytes) / "
         "model.layers + memory.layer_activations_bytes / layout.tp",
         "(memory.weights_bytes + memory.gradients_bytes + memory.optimizer_bytes) / "
         "model.layers + memory.layer_activations_bytes",
         "nextgen Table 3",
         "A layer's whole state needs the activations of its whole TP group beside it; the paper adds those of one "
         "GPU."},
        {"memory.per_gpu_bytes", "Memory per GPU", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.perGpu.si(); },
         "model.layers / layout.pp * memory.per_layer_bytes / layout.tp",
         "(model.layers / layout.pp * ((memory.weights_bytes + memory.gradients_bytes + "
         "memory.optimizer_bytes) / model.layers + memory.in_flight * "
         "memory.layer_activations_bytes) + ((parallelism.recompute == 2) ? "
         "training.activation_bytes * training.micro_batch * (training.seq * memory.stored_width + 5 * model.heads * "
         "model.attention_pairs) / 2 : 0)) / layout.tp",
         "nextgen Table 3",
         "The first stage keeps activations of all micro-batches in flight, each of them of the whole TP group; the "
         "paper adds one GPU's share of one."},
        {"memory.hbm_per_gpu_bytes", "HBM per GPU", G::Memory, U::Byte, Stage::Rack,
         [](const E &e) -> double { return e.rack.hbmPerGpu().si(); }, "rack.hbm_bytes / rack.gpus", "",
         "catalogue, or typed"},
        {"memory.fits", "Fits in memory", G::Memory, U::One, Stage::Sites,
         [](const E &e) -> double {
             if (std::isnan(e.memory.perGpu.si())) // no stage is known to be the heaviest
                 return none;
             return e.layout.fits ? 1.0 : 0.0;
         },
         "(memory.per_gpu_bytes <= memory.hbm_per_gpu_bytes) ? 1 : 0", "", "1 = yes"},
    };
    return rows;
}

std::span<const Figure> layoutRows()
{
    static const std::vector<Figure> rows{
        {"layout.tp", "Tensor parallel", G::Layout, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.layout.tp); }, "parallelism.tp", "",
         "nextgen Table 3"},
        {"layout.pp", "Pipeline stages", G::Layout, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.layout.pp); },
         "typed(parallelism.pp) ? parallelism.pp : model.layers", "", "typed, or one stage per layer"},
        {"layout.cp", "Context parallel", G::Layout, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.layout.cp); }, "1", "", "the papers know none"},
        {"layout.vpp", "Chunks per stage", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return e.prediction ? e.prediction->run.split.vpp : 1; }, "1", "",
         "the papers know none"},
        {"layout.ep", "Expert parallel", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return e.prediction ? e.prediction->run.split.ep : 1; }, "1", "",
         "the papers know none"},
        {"layout.layers_per_rack", "Replicas of a stage per rack", G::Layout, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicasPerRack); },
         "min(floor(rack.hbm_bytes / (model.layers / layout.pp * memory.per_layer_bytes)), "
         "floor(rack.gpus / layout.tp))",
         "floor(rack.gpus / layout.tp)", "nextgen Table 3",
         "GPUs lend each other no memory, so as many replicas stand in a rack as TP groups do; the paper shares all of "
         "the rack's memory out."},
        {"layout.peers", "Racks per stage", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.racksPerStage); },
         "floor(site.racks / layout.pp)", "-", "nextgen S4.1",
         "A pipeline stays within a site, so each site's racks are divided and rounded down; the paper divides their "
         "sum.",
         perSite("site.racks layout.pp sites.count site.1.share wan.mode wan.lost_site")},
        {"layout.site_peers", "Racks per stage at the largest site", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return largest(e.layout.siteRacksPerStage); },
         "floor(site.largest_racks / layout.pp)", "-", "racks of the site over the stages, rounded down",
         "A site that is lost holds none, and pipelines across sites share out the racks of all; the paper knows "
         "neither.",
         perSite("site.racks layout.pp sites.count site.1.share wan.mode wan.lost_site")},
        {"layout.replicas", "Replicas", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicas); },
         "layout.peers * layout.layers_per_rack", "", "nextgen Table 3"},
        {"layout.dp", "Data parallel", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicas); }, "layout.replicas", "",
         "nextgen S4.1"},
        {"layout.site1_replicas", "Replicas at site 1", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.siteReplicas.front()); },
         "floor(site.1.share * layout.replicas)", "-", "nextgen S4.2",
         "Replicas stand in the site's own whole racks, or all of them have stages there; the paper splits their sum "
         "by share.",
         perSite("site.racks layout.pp layout.layers_per_rack sites.count site.1.share wan.mode wan.lost_site")},
        {"layout.gpus_used", "GPUs in use", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.gpusUsed); },
         "layout.replicas * layout.tp * layout.pp", "", "nextgen S4"},
        {"layout.spare_gpus", "Spare GPUs", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.spareGpus); }, "site.gpus - layout.gpus_used",
         "", "nextgen S4"},
        {"layout.spare_racks", "Spare racks", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.spareRacks); },
         "site.racks - layout.peers * layout.pp", "", "nextgen S4"},
    };
    return rows;
}

} // namespace gigasite::detail
