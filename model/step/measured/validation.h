// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/measured_runs.h"
#include "model/units/json.h"

#include <optional>

namespace gigasite::measured {

/// Kinds of runs whose errors are alike, so that a prediction can state the error of its kind.
enum class Regime { Dense, DenseLarge, Sharded, Moe };

inline constexpr double largeGpus = 2304; ///< above it stragglers and shared fabrics begin to show
std::string_view regimeName(Regime regime);
Regime regimeOf(const TrainingRun &run);

/// How far measured times lie from predictions: measured / predicted, of runs whose family the constants had never
/// seen. `low` and `high` hold 90 % of them.
struct Band {
    double low = 1, high = 1;
    double error = 0; ///< mean |predicted / measured - 1| of runs that are only ever predicted
    double bias = 0; ///< of those, as their number and that of their families
    int runs = 0, families = 0;
    int held = 0; ///< of those runs, how many were within low and high
};
using Bands = std::map<Regime, Band>;

/// Leave-one-family-out: for every family the constants are calibrated on all others, and predict it. Regimes with
/// fewer than two families take what all runs together say where that is wider.
Bands leaveOneFamilyOut(const std::vector<MeasuredRun> &runs, const ConstantTable &priors);

/// Reads and writes {"bands": {regime: {low, high, error, bias, runs, families, held}}}.
Outcome<Bands> readBands(std::string_view json);
Json bandsJson(const Bands &bands);
const Outcome<Bands> &builtInBands();

struct ValidationRow {
    MeasuredRun measured;
    StepTimes step;
    double low = 0, high = 0; ///< s, the band of its regime around the prediction
    double error = 0; ///< predicted / measured - 1
    Regime regime = Regime::Dense;
    std::vector<Text> beyond; ///< reasons why it is out of the envelope
    Text likelyCause; ///< where the error exceeds the band or 10 %

    bool inBand() const { return measured.seconds >= low && measured.seconds <= high; }
};

struct ErrorSummary {
    int runs = 0;
    int held = 0; ///< within their band
    double meanAbsolute = 0, bias = 0, p90 = 0, worst = 0; ///< of the error; worst and p90 of its size
};

struct Validation {
    std::vector<ValidationRow> rows;
    std::vector<MeasuredRun> refused; ///< runs that cannot be predicted; each says why
    std::map<std::string, ErrorSummary> families; ///< accuracy runs only
    std::map<Regime, ErrorSummary> regimes; ///< accuracy runs only
    ErrorSummary all; ///< accuracy runs only
    double macro = 0; ///< mean over families of their mean absolute error
    int pairs = 0, ordered = 0; ///< what-if pairs, and those predicted in the right order
    int inBand = 0; ///< of all.runs
};

/// Predicts every run. What-if pairs are two runs of the same model, batch, GPUs and day whose times differ by more
/// than 5 %; the day is what the notes say ("row date 02-24"), if they do.
Validation validate(const std::vector<MeasuredRun> &runs, const KernelConstants &k, const Bands &bands);

} // namespace gigasite::measured
