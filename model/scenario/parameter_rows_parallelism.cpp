// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_rows.h"

namespace gigasite::detail {

using S = Scenario;
using P = ParallelismChoice;

namespace {

constexpr auto parallelismGroup = Group::Parallelism;

void addDegrees(std::vector<Parameter> &t)
{
    t.push_back(choice("parallelism.mode", "Layout", parallelismGroup, {"auto", "manual"}, {"search", "as set below"},
                       "Search: the fastest layout that fits, found anew for every change; it replaces the sizes, "
                       "micro-batches, recomputation and overlap set below. The batch stays.",
                       "", field<&S::parallelism, &P::mode>()));
    t.push_back(count("parallelism.tp", "Tensor, TP", parallelismGroup, Unit::Count, {Scale::Log, 1, 1024}, Fixed,
                      "GPUs that share one layer; they stay inside a scale-up domain.", "nextgen S4, Table 3",
                      field<&S::parallelism, &P::tp>()));
    t.push_back(count("parallelism.pp", "Pipeline, PP", parallelismGroup, Unit::Count, {Scale::Log, 1, 2000}, Auto,
                      "Pipeline stages; auto gives every layer its own. Must divide the layers, unless stages may be "
                      "uneven.",
                      "nextgen S4.1", field<&S::parallelism, &P::pp>()));
    t.push_back(count("parallelism.vpp", "Chunks, VPP", parallelismGroup, Unit::Count, {Scale::Linear, 1, 64, 1}, Fixed,
                      "Chunks of layers per stage (interleaved schedule). More of them shrink the bubble and send more "
                      "often.",
                      "Narayanan 2021, S2.2", field<&S::parallelism, &P::vpp>()));
    t.push_back(count("parallelism.cp", "Context, CP", parallelismGroup, Unit::Count, {Scale::Log, 1, 1024}, Fixed,
                      "GPUs that share one sequence; each holds two pieces of it.", "Megatron-LM; Liu et al. 2023",
                      field<&S::parallelism, &P::cp>()));
    t.push_back(count("parallelism.ep", "Expert, EP", parallelismGroup, Unit::Count, {Scale::Log, 1, 16384}, Fixed,
                      "GPUs over which the experts of a layer are spread; they fold over the GPUs of a stage.",
                      "Megatron-LM", field<&S::parallelism, &P::ep>()));
    t.push_back(count("parallelism.dp", "Data, DP", parallelismGroup, Unit::Count, {Scale::Log, 1, 2 * million}, Auto,
                      "Replicas of the model. Auto: as many as the racks hold.", "", field<&S::parallelism, &P::dp>()));
    t.push_back(count("parallelism.micro_batches", "Micro-batches", parallelismGroup, Unit::Count,
                      {Scale::Log, 1, 100000}, Fixed,
                      "Micro-batches per pipeline and step. More of them shrink the pipeline bubble.",
                      "nextgen S5: m = p = 224 makes 5 s and 3 % agree", field<&S::parallelism, &P::microBatches>()));
}

void addMemorySavers(std::vector<Parameter> &t)
{
    t.push_back(
        count("parallelism.zero", "ZeRO stage", parallelismGroup, Unit::Count, {Scale::Linear, 0, 3, 1}, Fixed,
              "What replicas share out instead of copying: 0 nothing, 1 optimizer, 2 gradients, too, 3 weights, "
              "too (FSDP: every layer is gathered for each pass).",
              "Rajbhandari et al. 2020", field<&S::parallelism, &P::zero>()));
    t.push_back(choice("parallelism.recompute", "Recompute", parallelismGroup, {"none", "selective", "full"},
                       {"none", "selective", "full"},
                       "Activations computed again in the backward pass instead of being stored. Selective: the "
                       "attention core; where real software fuses it, norms and activations; with latent attention "
                       "the projections up from the latents.",
                       "Korthikanti 2022", field<&S::parallelism, &P::recompute>()));
    t.push_back(flag("parallelism.sequence_parallel", "Sequence parallel", parallelismGroup,
                     "Norms and dropout are split over the TP group, too. Without effect at TP 1.", "Korthikanti 2022",
                     field<&S::parallelism, &P::sequenceParallel>()));
    t.push_back(flag("parallelism.flexible_stages", "Uneven stages", parallelismGroup,
                     "Stages may have different numbers of layers, so that the pipeline need not divide them.",
                     "Llama 3, S3.3.2", field<&S::parallelism, &P::flexibleStages>()));
}

void addPlacement(std::vector<Parameter> &t)
{
    t.push_back(choice("parallelism.placement", "Placement", parallelismGroup,
                       {"same_layer_per_rack", "consecutive_layers"}, {"same stage per rack", "stages in a row"},
                       "What a rack holds: the same stage of several replicas, so that gradients meet inside it, or "
                       "consecutive stages of one, so that sends stay inside it.",
                       "nextgen S4", field<&S::parallelism, &P::placement>()));
    t.push_back(flag("parallelism.overlap_tp", "Overlap TP", parallelismGroup,
                     "Tensor-parallel messages travel while matrices are multiplied.", "Transformer Engine",
                     field<&S::parallelism, &P::overlapTp>()));
    t.push_back(flag("parallelism.overlap_dp", "Overlap DP", parallelismGroup,
                     "Gradients and weights travel during the backward and forward pass.", "Megatron-LM",
                     field<&S::parallelism, &P::overlapDp>()));
    t.push_back(flag("parallelism.overlap_pp", "Overlap PP", parallelismGroup,
                     "Sends to the next stage travel while the next micro-batch computes.", "Megatron-LM",
                     field<&S::parallelism, &P::overlapPp>()));
    t.push_back(flag("parallelism.overlap_ep", "Overlap EP", parallelismGroup,
                     "Tokens travel to their experts while another half of the batch computes.", "DeepSeek-V3, S3.2",
                     field<&S::parallelism, &P::overlapEp>()));
    t.push_back(choice("conventions.pp_gather", "PP gather moves", parallelismGroup, {"both_outputs", "one_output"},
                       {"both outputs", "one output"},
                       "Printed mode only: the paper's all-gather after a pipeline send moves the tensor-parallel "
                       "message (both outputs) for the 100T model and half of it for the 50T model.",
                       "nextgen S4.1", field<&S::conventions, &ConventionChoice::gather>()));
}

} // namespace

void addParallelism(std::vector<Parameter> &t)
{
    addDegrees(t);
    addMemorySavers(t);
    addPlacement(t);
}

void addSoftware(std::vector<Parameter> &t)
{
    const auto g = Group::Software;
    using W = SoftwareChoice;
    t.push_back(choice("conventions.step_time", "Step time", g, {"ideal", "measured"}, {"ideal, as papers", "measured"},
                       "Measured: kernels calibrated on published training runs, with their error. Ideal: the papers' "
                       "arithmetic, everything at full rate. Printed mode is always ideal.",
                       "", field<&S::conventions, &ConventionChoice::stepModel>()));
    t.push_back(choice("software.stack", "Software", g, {"megatron", "pytorch", "old"},
                       {"Megatron-Core", "PyTorch FSDP", "Megatron of 2021"},
                       "Family of training software. The old one has neither fused attention nor overlap.", "",
                       field<&S::software, &W::stack>()));
    t.push_back(number("software.vintage", "Release year", g, Unit::CalendarYear, {Scale::Linear, 2019, 2030, 0.25},
                       Fixed, "Year of the software release; kernels for a new GPU take about two years to mature.",
                       "calibration", field<&S::software, &W::vintage>()));
    t.push_back(choice("software.dispatcher", "Token dispatch", g, {"all_to_all", "fused", "fused_fp8"},
                       {"all-to-all", "fused", "fused, 8 bits"},
                       "How tokens travel to experts: every copy by itself, or by a fused kernel that sends one copy "
                       "per node (DeepEP, HybridEP), in 8 bits on the way there or in 16.",
                       "DeepSeek-V3, S3.2", field<&S::software, &W::dispatcher>()));
    t.push_back(count("software.node_limit", "Node limit", g, Unit::Count, {Scale::Linear, 1, 1024, 1}, Auto,
                      "Scale-up domains a token is sent to at most. Auto: no limit.", "DeepSeek-V3: 4",
                      field<&S::software, &W::nodeLimit>()));
    t.push_back(number("software.anchor", "Own anchor", g, Unit::One, {Scale::Log, 0.2, 5}, Fixed,
                       "Factor on the step time from a measured run of your own: measured over predicted.", "",
                       field<&S::software, &W::anchor>()));
}

} // namespace gigasite::detail
