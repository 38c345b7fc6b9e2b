// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/kernel_constants.h"

#include <optional>

namespace gigasite::measured {

/// Times of one layer, one micro-batch, one GPU, in seconds. No loop over layers, ranks or micro-batches: the cost is
/// the same for 8 GPUs and for two million.
///
/// T = micro-batch × sequence / cp tokens; t, e = TP and EP size; C(x) = rounded up. Terms of a pass:
///
///   linear      2 M N K / (P e) · (1 + w (q - 1)) + b · bytes / HBM + gap        q = C(tiles/SM)·SM·128·256 / (M N)
///   experts     the same for g experts of T k / g tokens, rows padded to 128, weights read once each
///   attention   flash: 4 T ctx a d / t over the kernel's rate × (d/128)^x;  backward 2.5 ×
///               unfused: both products over all s positions, and the scores through HBM; slower if d is not a
///               multiple of 8 (16-byte loads, NVIDIA's matrix multiplication guide)
///   operators   bytes of norms, residuals, activations, rotary embedding over the streaming rate; narrow formats add
///               the conversion of every GEMM operand
///   TP          2 (gather + scatter) of 2 T h bytes, ring over the domain; overlapped: 1/t of it and a share κ
///   CP          keys and values of the other ranks, hidden behind 80 % of the attention core
///   EP          dispatch and combine: T h k bytes; inside the domain, or de-duplicated per node over NICs;
///               expert tensor parallelism adds an all-gather
///   host        kernel launches of a pass: the slower of host and GPU, or their sum if the dispatcher synchronises
///
/// Sources: Megatron-LM (Narayanan 2021, Korthikanti 2022) for what is computed and sent; constants as the file says.
struct LayerTimes {
    double forward = 0, backward = 0; ///< `backward` includes `redo`
    double redo = 0;
    double linearForward = 0, linearBackward = 0; ///< attention's projections
    double attentionForward = 0, attentionBackward = 0;
    double mlpForward = 0, mlpBackward = 0; ///< dense FFN or experts, with permutation and router
    double operatorForward = 0, operatorBackward = 0;
    double tpForward = 0, tpBackward = 0; ///< exposed
    double cpForward = 0, cpBackward = 0; ///< exposed
    double epForward = 0, epBackward = 0; ///< exposed
    double hostForward = 0; ///< launch time of a forward pass, whether hidden or not
    double tpBusy = 0, cpBusy = 0, epBusy = 0; ///< of both passes: on the links, hidden or not

    double both() const { return forward + backward; }
    double tp() const { return tpForward + tpBackward; }
    double cp() const { return cpForward + cpBackward; }
    double ep() const { return epForward + epBackward; }
    double exposed() const { return tp() + cp() + ep(); }
};
LayerTimes layerTimes(const TrainingRun &run, const KernelRates &rates, const KernelConstants &k);

struct PassTimes {
    double forward = 0, backward = 0;
};

/// A linear layer of M rows, N outputs and K inputs: forward, and backward of data and weights.
PassTimes linearTimes(double rows, double outputs, double inputs, Format format, const TrainingRun &run,
                      const KernelRates &rates, const KernelConstants &k);

struct LinkRate {
    double bytesPerSecond = 1, latency = 0;
    double hops = 0; ///< s, from domain to domain round the ring, once
};

/// What a ring over `ranks` members spaced `stride` GPUs apart gets per GPU: scale-up inside the domain; else the NICs
/// of the members that share a domain, shared with the rings beside it where a tier is oversubscribed. A switch of B
/// GPUs sees stride of B rings leave it, so that oversubscription s slows them by max(1, s · stride / B); rings that
/// were placed meet what was found there instead, with as many members `perDomain` as stand in one. Round the ring
/// every further domain adds the time of a hop; tree algorithms of recent libraries, which take less, are not modelled.
LinkRate ringLink(const TrainingRun &run, const KernelConstants &k, double stride, double ranks,
                  std::optional<double> placed = std::nullopt, std::optional<double> perDomain = std::nullopt);

/// Reduce-scatter or all-gather of `volume` bytes in all over `ranks`; an all-reduce is two.
double collectiveTime(double volume, double ranks, const LinkRate &link);

/// The integer above x; what lies within rounding of one stays.
double roundedUp(double x);

} // namespace gigasite::measured
