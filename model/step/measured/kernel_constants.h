// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/training_run.h"
#include "model/units/outcome.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::measured {

/// What the kernel cannot know from data sheets: one number each, valid for every run. Values, units, meanings and
/// origins stand in resources/step/kernel_constants.json, which the calibration program rewrites; this is their form in
/// memory. Efficiencies are shares of the peak, counts are bytes or kernel launches.
struct KernelConstants {
    // GEMM: asymptotic share of the dense peak, by generation and width
    double gemm16Ampere, gemm16Hopper, gemm8Hopper, gemm8Blackwell, gemm4Blackwell;
    double best16Hopper, best16Blackwell; ///< best matrix product anybody measured; scales Hopper's to Blackwell's
    double waveWeight, gemmTraffic, kernelGap;
    double groupedRate, groupedTraffic;
    // rates relative to the generation
    double ultraRate, pytorchRate, tritonRate;
    double maturityLoss, maturityYears;
    // attention
    double flashForwardAmpere, flashBackwardAmpere, flashForwardHopper, flashBackwardHopper;
    double flashForwardHopper2, flashBackwardHopper2, flashForwardBlackwell, flashBackwardBlackwell;
    double flashForwardUltra, flashBackwardUltra, headDimPower;
    double unfusedRate, unalignedRate, scoreBytesForward, scoreBytesBackward;
    // memory-bound operators
    double hbmShare, operatorBytes, operatorBytesEager, castBytes, lossBytesFused, lossBytesUnfused, adamBytes;
    double permuteBytes;
    // communication
    double scaleUpShare, scaleUpLatency, nicShare, nicLatency, hopLatency;
    double fusedExchangeScaleUp, fusedExchangeNic, plainExchangeScaleUp, plainExchangeNic, exchangeLatency;
    double exposedExperts, hidingAttention, repeatedGather, contention;
    // host and step
    double launches, launchesMoe, launchesExpert16, launchesExpert8, launchTime, hostWait;
    double jitter, stepOverhead;
};

/// How a constant came about: fitted freely, or fitted around what a micro-benchmark, count or estimate says.
struct ConstantInfo {
    std::string name, unit, meaning, origin;
    double value = 0;
    double prior = 0; ///< what stood there before any run was seen; 0 where nothing is known
    double spread = 0; ///< standard deviation of ln(value / prior); how far calibration may move it
};

struct ConstantRow {
    std::string_view name;
    double KernelConstants::*member;
};

/// Every constant with the name it has in the file, in the file's order.
std::span<const ConstantRow> constantRows();

struct ConstantTable {
    KernelConstants values{};
    std::vector<ConstantInfo> infos; ///< in the order of constantRows()
};

/// Reads {"constants": {name: {value, unit, meaning, origin, prior, spread}}}; every row must be there, positive and
/// finite, and no other.
Outcome<ConstantTable> readConstants(std::string_view json);

/// The table linked into the program.
const Outcome<ConstantTable> &builtInConstants();

/// Constants resolved for one generation, stack and release: what the inner loop multiplies with.
struct KernelRates {
    double gemm16, gemm8, gemm4; ///< FLOP/s
    double flashForward, flashBackward; ///< FLOP/s, before the head's width counts
    double unfused; ///< FLOP/s of attention's batched products
    double hbm; ///< B/s that streaming kernels reach
    double operatorBytes; ///< multiplier
};
KernelRates ratesOf(const Gpu &gpu, const Recipe &recipe, const KernelConstants &k);

} // namespace gigasite::measured
