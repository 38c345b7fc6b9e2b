// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/kernel_constants.h"

#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <algorithm>
#include <cmath>

namespace gigasite::measured {

namespace {

constexpr std::array rows{
    ConstantRow{"gemm16_ampere", &KernelConstants::gemm16Ampere},
    ConstantRow{"gemm16_hopper", &KernelConstants::gemm16Hopper},
    ConstantRow{"gemm8_hopper", &KernelConstants::gemm8Hopper},
    ConstantRow{"gemm8_blackwell", &KernelConstants::gemm8Blackwell},
    ConstantRow{"gemm4_blackwell", &KernelConstants::gemm4Blackwell},
    ConstantRow{"best16_hopper", &KernelConstants::best16Hopper},
    ConstantRow{"best16_blackwell", &KernelConstants::best16Blackwell},
    ConstantRow{"wave_weight", &KernelConstants::waveWeight},
    ConstantRow{"gemm_traffic", &KernelConstants::gemmTraffic},
    ConstantRow{"kernel_gap_s", &KernelConstants::kernelGap},
    ConstantRow{"grouped_rate", &KernelConstants::groupedRate},
    ConstantRow{"grouped_traffic", &KernelConstants::groupedTraffic},
    ConstantRow{"ultra_rate", &KernelConstants::ultraRate},
    ConstantRow{"pytorch_rate", &KernelConstants::pytorchRate},
    ConstantRow{"triton_rate", &KernelConstants::tritonRate},
    ConstantRow{"maturity_loss", &KernelConstants::maturityLoss},
    ConstantRow{"maturity_years", &KernelConstants::maturityYears},
    ConstantRow{"flash_forward_ampere", &KernelConstants::flashForwardAmpere},
    ConstantRow{"flash_backward_ampere", &KernelConstants::flashBackwardAmpere},
    ConstantRow{"flash_forward_hopper", &KernelConstants::flashForwardHopper},
    ConstantRow{"flash_backward_hopper", &KernelConstants::flashBackwardHopper},
    ConstantRow{"flash_forward_hopper_2", &KernelConstants::flashForwardHopper2},
    ConstantRow{"flash_backward_hopper_2", &KernelConstants::flashBackwardHopper2},
    ConstantRow{"flash_forward_blackwell", &KernelConstants::flashForwardBlackwell},
    ConstantRow{"flash_backward_blackwell", &KernelConstants::flashBackwardBlackwell},
    ConstantRow{"flash_forward_ultra", &KernelConstants::flashForwardUltra},
    ConstantRow{"flash_backward_ultra", &KernelConstants::flashBackwardUltra},
    ConstantRow{"head_dim_power", &KernelConstants::headDimPower},
    ConstantRow{"unfused_rate", &KernelConstants::unfusedRate},
    ConstantRow{"unaligned_rate", &KernelConstants::unalignedRate},
    ConstantRow{"score_bytes_forward", &KernelConstants::scoreBytesForward},
    ConstantRow{"score_bytes_backward", &KernelConstants::scoreBytesBackward},
    ConstantRow{"hbm_share", &KernelConstants::hbmShare},
    ConstantRow{"operator_bytes", &KernelConstants::operatorBytes},
    ConstantRow{"operator_bytes_eager", &KernelConstants::operatorBytesEager},
    ConstantRow{"cast_bytes", &KernelConstants::castBytes},
    ConstantRow{"loss_bytes_fused", &KernelConstants::lossBytesFused},
    ConstantRow{"loss_bytes_unfused", &KernelConstants::lossBytesUnfused},
    ConstantRow{"adam_bytes", &KernelConstants::adamBytes},
    ConstantRow{"permute_bytes", &KernelConstants::permuteBytes},
    ConstantRow{"scale_up_share", &KernelConstants::scaleUpShare},
    ConstantRow{"scale_up_latency_s", &KernelConstants::scaleUpLatency},
    ConstantRow{"nic_share", &KernelConstants::nicShare},
    ConstantRow{"nic_latency_s", &KernelConstants::nicLatency},
    ConstantRow{"hop_latency_s", &KernelConstants::hopLatency},
    ConstantRow{"fused_exchange_scale_up", &KernelConstants::fusedExchangeScaleUp},
    ConstantRow{"fused_exchange_nic", &KernelConstants::fusedExchangeNic},
    ConstantRow{"plain_exchange_scale_up", &KernelConstants::plainExchangeScaleUp},
    ConstantRow{"plain_exchange_nic", &KernelConstants::plainExchangeNic},
    ConstantRow{"exchange_latency_s", &KernelConstants::exchangeLatency},
    ConstantRow{"exposed_experts", &KernelConstants::exposedExperts},
    ConstantRow{"hiding_attention", &KernelConstants::hidingAttention},
    ConstantRow{"repeated_gather", &KernelConstants::repeatedGather},
    ConstantRow{"contention", &KernelConstants::contention},
    ConstantRow{"launches", &KernelConstants::launches},
    ConstantRow{"launches_moe", &KernelConstants::launchesMoe},
    ConstantRow{"launches_expert_16", &KernelConstants::launchesExpert16},
    ConstantRow{"launches_expert_8", &KernelConstants::launchesExpert8},
    ConstantRow{"launch_time_s", &KernelConstants::launchTime},
    ConstantRow{"host_wait", &KernelConstants::hostWait},
    ConstantRow{"jitter", &KernelConstants::jitter},
    ConstantRow{"step_overhead_s", &KernelConstants::stepOverhead},
};

/// Year in which a generation could be had in volume: the software-maturity curve starts there.
double birth(Generation generation)
{
    return generation == Generation::Hopper ? 2022.9 : 2025.1;
}

/// Release at which the generation's GEMM shares are quoted.
double referenceVintage(Generation generation)
{
    return generation == Generation::Hopper ? 2024.9 : 2025.85;
}

double maturity(const KernelConstants &k, Generation generation, double year)
{
    const double age = std::max(0.0, year - birth(generation)); // nobody has kernels for a GPU that is still to come
    return 1 - k.maturityLoss * std::exp(-age / k.maturityYears);
}

/// Throws as the JSON library does where a field is missing or of the wrong kind.
ConstantInfo readInfo(const std::string &name, const Json &json)
{
    return {.name = name,
            .unit = json.at("unit").get<std::string>(),
            .meaning = json.at("meaning").get<std::string>(),
            .origin = json.at("origin").get<std::string>(),
            .value = json.at("value").get<double>(),
            .prior = json.value("prior", 0.0),
            .spread = json.value("spread", 0.0)};
}

} // namespace

std::span<const ConstantRow> constantRows()
{
    return rows;
}

Outcome<ConstantTable> readConstants(std::string_view text)
{
    const auto json = parseChecked(text);
    if (!json)
        return json.problem();
    const auto list = json->find("constants");
    if (list == json->end() || !list->is_object())
        return error("constants", say("Must be an object of constants."));
    ConstantTable table;
    for (const auto &[name, member] : rows) {
        const auto path = "constants/" + std::string(name);
        const auto at = list->find(std::string(name));
        if (at == list->end())
            return error(path, say("Missing."));
        try {
            table.infos.push_back(readInfo(std::string(name), *at));
        } catch (const Json::exception &) {
            return error(path, say("Must have a value, unit, meaning and origin."));
        }
        const double value = table.infos.back().value;
        if (!(value > 0) || !std::isfinite(value))
            return error(path, say("Must be above 0."));
        table.values.*member = value;
    }
    for (const auto &item : list->items()) {
        const auto known = [&](const ConstantRow &row) { return row.name == item.key(); };
        if (std::none_of(rows.begin(), rows.end(), known))
            return error("constants/" + item.key(), say("Not a constant of the step-time model."));
    }
    return table;
}

const Outcome<ConstantTable> &builtInConstants()
{
    static const auto table = readConstants(resource("step/kernel_constants.json"));
    return table;
}

KernelRates ratesOf(const Gpu &gpu, const Recipe &recipe, const KernelConstants &k)
{
    const auto g = gpu.generation;
    const bool ampere = g == Generation::Ampere, hopper = g == Generation::Hopper;
    const bool pytorch = recipe.stack == Stack::PyTorch;
    double rate = gpu.rate * (g == Generation::BlackwellUltra ? k.ultraRate : 1);
    if (!ampere && recipe.stack == Stack::Megatron)
        rate *= maturity(k, g, recipe.vintage) / maturity(k, g, referenceVintage(g));
    if (hopper && pytorch)
        rate *= k.pytorchRate;
    const double share16 = ampere ? k.gemm16Ampere
        : hopper                  ? k.gemm16Hopper
                                  : k.best16Blackwell * k.gemm16Hopper / k.best16Hopper;
    const double share8 = ampere ? k.gemm16Ampere : hopper ? k.gemm8Hopper : k.gemm8Blackwell;
    double forward = k.flashForwardUltra, backward = k.flashBackwardUltra;
    if (ampere) {
        forward = k.flashForwardAmpere;
        backward = k.flashBackwardAmpere;
    } else if (hopper) {
        forward = pytorch ? k.flashForwardHopper2 : k.flashForwardHopper;
        backward = pytorch ? k.flashBackwardHopper2 : k.flashBackwardHopper;
    } else if (g == Generation::Blackwell) {
        forward = k.flashForwardBlackwell;
        backward = k.flashBackwardBlackwell;
    }
    const double attention = gpu.flops16 * rate * (recipe.tritonAttention ? k.tritonRate : 1);
    return {.gemm16 = gpu.flops16 * share16 * rate,
            .gemm8 = gpu.flops8 * share8 * rate,
            .gemm4 = gpu.flops4 * k.gemm4Blackwell * rate,
            .flashForward = attention * forward,
            .flashBackward = attention * backward,
            .unfused = gpu.flops16 * k.unfusedRate,
            .hbm = gpu.hbm * k.hbmShare,
            .operatorBytes = recipe.eager ? k.operatorBytesEager : k.operatorBytes};
}

} // namespace gigasite::measured
