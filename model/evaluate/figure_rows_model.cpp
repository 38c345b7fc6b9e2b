// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

std::span<const Figure> modelRows()
{
    static const std::vector<Figure> rows{
        {"model.params", "Parameters", G::Model, U::Parameter, Stage::Model,
         [](const E &e) -> double { return e.model.params; },
         "12 * model.layers * model.hidden^2 + (2 - model.tied_embeddings) * model.vocab * "
         "model.hidden",
         "", "nextgen S3.2"},
        {"model.layer_forward_flop", "Forward FLOP per layer", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.layerForward.si(); },
         "training.micro_batch * (24 * training.seq * model.hidden^2 + 4 * training.seq^2 * "
         "model.hidden + 3 * model.heads * training.seq^2)",
         "", "Hoffmann 2022, appendix F"},
        {"model.forward_flop", "Forward FLOP", G::Model, U::Flop, Stage::Model,
         [](const E &e) -> double { return e.model.forward.si(); },
         "model.layers * model.layer_forward_flop + 4 * training.micro_batch * training.seq * "
         "model.vocab * model.hidden",
         "", "Hoffmann 2022, appendix F"},
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
         [](const E &e) -> double { return e.scaling.compute.si(); }, "site.peak_flops * 86400 * training.days", "",
         "nextgen S3.1"},
        {"scaling.params", "Optimal model", G::Training, U::Parameter, Stage::Sites,
         [](const E &e) -> double { return e.scaling.params; }, "", "", "fit over the tables of Hoffmann et al. 2022"},
        {"scaling.tokens", "Optimal tokens", G::Training, U::Token, Stage::Sites,
         [](const E &e) -> double { return e.scaling.tokens; }, "scaling.compute_flop / (6 * scaling.params)", "",
         "nextgen S3.1; the printed 3,226 T for 24 months is a slip"},
        {"training.tokens_used", "Tokens trained on", G::Training, U::Token, Stage::Sites,
         [](const E &e) -> double { return e.tokens; }, "", "", "typed, or the optimal tokens"},
        {"training.dataset_bytes", "Data set", G::Training, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.datasetBytes; }, "training.bytes_per_token * training.tokens_used", "",
         "nextgen S3.1: 15 PB"},
        {"training.steps", "Steps", G::Training, U::One, Stage::Step, [](const E &e) -> double { return e.step.steps; },
         "training.tokens_used / step.tokens", "", ""},
        {"training.time_s", "Time to train", G::Training, U::Second, Stage::Step,
         [](const E &e) -> double { return e.step.training.si(); }, "training.steps * step.time_s", "", ""},
    };
    return rows;
}

std::span<const Figure> memoryRows()
{
    static const std::vector<Figure> rows{
        {"memory.weights_bytes", "Weights", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerWeights).si(); },
         "training.weight_bytes * model.params", "", "nextgen Table 2"},
        {"memory.gradients_bytes", "Gradients", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerGradients).si(); },
         "training.gradient_bytes * model.params", "", "nextgen Table 2"},
        {"memory.optimizer_bytes", "Optimizer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layers * (e.memory.layerOptimizer).si(); },
         "training.optimizer_bytes * model.params", "", "nextgen Table 2"},
        {"memory.activation_heads", "Heads in activations", G::Memory, U::Count, Stage::Sites,
         [](const E &e) -> double { return e.memory.activationHeads; }, "", "",
         "printed: as typed; corrected: the model's heads"},
        {"memory.layer_activations_bytes", "Activations per layer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.layerActivations.si(); },
         "training.activation_bytes * training.seq * training.micro_batch * model.hidden * "
         "((parallelism.recompute == 0) ? (34 + 5 * memory.activation_heads * training.seq / "
         "model.hidden) / 2 : ((parallelism.recompute == 1) ? 17 : 1))",
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
         "1F1B, first stage; the paper counts one"},
        {"memory.per_layer_bytes", "Memory per layer", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.perLayer.si(); },
         "(memory.weights_bytes + memory.gradients_bytes + memory.optimizer_bytes) / "
         "model.layers + memory.layer_activations_bytes / layout.tp",
         "(memory.weights_bytes + memory.gradients_bytes + memory.optimizer_bytes) / "
         "model.layers + memory.layer_activations_bytes",
         "nextgen Table 3; corrected: the whole TP group's activations"},
        {"memory.per_gpu_bytes", "Memory per GPU", G::Memory, U::Byte, Stage::Sites,
         [](const E &e) -> double { return e.memory.perGpu.si(); },
         "model.layers / layout.pp * memory.per_layer_bytes / layout.tp",
         "(model.layers / layout.pp * ((memory.weights_bytes + memory.gradients_bytes + "
         "memory.optimizer_bytes) / model.layers + memory.in_flight * "
         "memory.layer_activations_bytes) + ((parallelism.recompute == 2) ? "
         "training.activation_bytes * training.seq * training.micro_batch * model.hidden * "
         "(34 + 5 * model.heads * training.seq / model.hidden) / 2 : 0)) / layout.tp",
         "nextgen Table 3; corrected: 1F1B in flight"},
        {"memory.hbm_per_gpu_bytes", "HBM per GPU", G::Memory, U::Byte, Stage::Rack,
         [](const E &e) -> double { return e.rack.hbmPerGpu().si(); }, "rack.hbm_bytes / rack.gpus", "",
         "catalogue, or typed"},
        {"memory.fits", "Fits in memory", G::Memory, U::One, Stage::Sites,
         [](const E &e) -> double { return e.layout.fits ? 1.0 : 0.0; },
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
         [](const E &e) -> double { return static_cast<double>(e.layout.pp); }, "", "",
         "typed, or one stage per layer"},
        {"layout.layers_per_rack", "Replicas of a stage per rack", G::Layout, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicasPerRack); },
         "min(floor(rack.hbm_bytes / (model.layers / layout.pp * memory.per_layer_bytes)), "
         "floor(rack.gpus / layout.tp))",
         "floor(rack.gpus / layout.tp)", "nextgen Table 3"},
        {"layout.peers", "Racks per stage", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.racksPerStage); },
         "floor(site.racks / layout.pp)", "-", "nextgen S4.1; corrected: whole pipelines per site"},
        {"layout.site_peers", "Racks per stage at the largest site", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return largest(e.layout.siteRacksPerStage); }, "", "",
         "racks of the site over the stages, rounded down"},
        {"layout.replicas", "Replicas", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicas); },
         "layout.peers * layout.layers_per_rack", "", "nextgen Table 3"},
        {"layout.dp", "Data parallel", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.replicas); }, "layout.replicas", "",
         "nextgen S4.1"},
        {"layout.site1_replicas", "Replicas at site 1", G::Layout, U::Count, Stage::Layout,
         [](const E &e) -> double { return static_cast<double>(e.layout.siteReplicas.front()); },
         "floor(site.1.share * layout.replicas)", "-", "nextgen S4.2; corrected: whole racks of the site"},
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
