// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/snapshot.h"

#include <QString>

#include <optional>
#include <string_view>

namespace gigasite {

/// The figure that is estimated at once and exact when the simulation is through.
inline constexpr std::string_view transferTime = "flow.p99_fct_s";

/// Whether the evaluation's value is an estimate from a sample of the flows, as of that one and its companions: the
/// median, the last, the slowdown.
bool isEstimated(std::string_view figureId);

/// A figure's value with its kind, as every view shows it. SI units.
struct KnownValue {
    KnownValue() = default;
    KnownValue(double exactly)
        : exact(exactly)
    {
    }

    std::optional<double> exact; ///< computed, or simulated to the end
    std::optional<double> estimate; ///< of a simulation; also beside its exact value
    std::optional<double> low, high; ///< 95 of 100 exact values lie between, around an estimate

    std::optional<double> value() const { return exact ? exact : estimate; }
    bool isEstimate() const { return !exact && estimate; }

    bool operator==(const KnownValue &) const = default;
};

/// Of an evaluation, whose traffic was simulated to `exactP99` where that is known.
KnownValue knownValue(const Evaluation &evaluation, std::string_view figureId,
                      const std::optional<double> &exactP99 = {});
/// Of one of the snapshot's evaluations, or of another one that has the traffic of one.
KnownValue knownValue(const Snapshot &snapshot, const Evaluation &evaluation, std::string_view figureId);

QString shown(const KnownValue &known, Unit unit, int digits = 3); ///< "37.1 ms", "≈ 34.3 ms", "–"

/// Values of the same kind: exact ones, or the estimates of both.
struct Comparison {
    enum class Result {
        Same,
        Alike, ///< estimates whose bands overlap: nobody knows which is larger
        Apart,
    };

    double now = 0, before = 0;
    bool exact = true;
    Result result = Result::Same;
};

/// Nothing if one has no value.
std::optional<Comparison> compared(const KnownValue &now, const KnownValue &before);
/// The same traffic takes the same time.
std::optional<Comparison> compared(const Snapshot &snapshot, const Evaluation &now, const Evaluation &before,
                                   std::string_view figureId);

} // namespace gigasite
