// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/prediction.h"

#include <algorithm>

namespace gigasite::measured {

namespace {

double &rateOf(Gpu &gpu, Format format)
{
    return format == Format::Bits4 ? gpu.flops4 : format == Format::Bits8 ? gpu.flops8 : gpu.flops16;
}

Gpu assumedGpu(const GpuRates &rates)
{
    constexpr double ampere = 108, hopper = 132, blackwell = 148; // multiprocessors, vendors' data sheets
    Gpu gpu;
    gpu.generation = rates.flops4 ? Generation::Blackwell : rates.flops8 ? Generation::Hopper : Generation::Ampere;
    gpu.multiprocessors = rates.flops4 ? blackwell : rates.flops8 ? hopper : ampere;
    gpu.flops16 = rates.flops16.value_or(rates.peak);
    gpu.flops8 = rates.flops8.value_or(gpu.flops16);
    gpu.flops4 = rates.flops4.value_or(gpu.flops8);
    constexpr double bytesPerFlop = 1.0 / 300; // of 16 bits; A100 to B200 lie between 1/150 and 1/310
    gpu.hbm = rates.hbm.value_or(gpu.flops16 * bytesPerFlop);
    return gpu;
}

std::string generationName(Generation generation)
{
    switch (generation) {
    case Generation::Ampere:
        return "Ampere";
    case Generation::Hopper:
        return "Hopper";
    case Generation::Blackwell:
    case Generation::BlackwellUltra:
        return "Blackwell";
    }
    return {};
}

} // namespace

Outcome<Calibrated> Calibrated::builtIn()
{
    const auto &constants = builtInConstants();
    if (!constants)
        return constants.problem();
    const auto &gpus = builtInGpus();
    if (!gpus)
        return gpus.problem();
    const auto &bands = builtInBands();
    if (!bands)
        return bands.problem();
    return Calibrated{constants->values, *gpus, *bands};
}

Text whyUnmeasured(const GpuEntry &gpu, const std::string &name)
{
    return gpu.measured ? Text()
                        : say("no run on %1 was measured; its data sheet scales the kernels of %2", name,
                              generationName(gpu.gpu.generation));
}

KnownGpu knownGpu(const Calibrated &known, const std::string &catalogId, const std::string &name, Format format,
                  const GpuRates &rates)
{
    KnownGpu found;
    const auto at = std::find_if(known.gpus.begin(), known.gpus.end(), [&](const auto &entry) {
        return !catalogId.empty() && entry.second.catalogId == catalogId;
    });
    if (at != known.gpus.end()) {
        found.gpu = at->second.gpu;
        found.beyond = whyUnmeasured(at->second, name);
        constexpr double rounding = 0.01; // of data sheets
        if (found.beyond.empty() && rates.typedPeak && std::abs(rates.peak / rateOf(found.gpu, format) - 1) > rounding)
            found.beyond = say("a typed peak: the kernels of %1 were measured at its own", name);
    } else {
        found.gpu = assumedGpu(rates);
        found.beyond =
            say("no kernels of %1 were measured; those of %2 are assumed", name, generationName(found.gpu.generation));
    }
    if (rates.typedPeak)
        rateOf(found.gpu, format) = rates.peak;
    return found;
}

} // namespace gigasite::measured
