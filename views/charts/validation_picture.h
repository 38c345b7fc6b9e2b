// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/validation.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace gigasite {

/// Measured runs that predictions are held against.
enum class RunSet {
    Predicted, ///< the constants have never seen them
    Fitted, ///< the constants were fitted on them
    Own, ///< of a file
};

/// The scenario's step as the calibrated model predicts it, s, and what 90 of 100 runs of its regime would take.
struct OwnStep {
    measured::Regime regime = measured::Regime::Dense;
    double seconds = 0, low = 0, high = 0;

    bool operator==(const OwnStep &) const = default;
};

/// What the page of predictions against measurements draws.
struct ValidationPicture {
    std::shared_ptr<const measured::Validation> validation; ///< null: nothing is known yet
    QStringList runs; ///< a sentence for each of its rows
    std::optional<OwnStep> own; ///< nothing where the scenario's step is ideal arithmetic
};

/// In words, as the figure and its table have them.
QString regimeWords(measured::Regime regime);
QString runSentence(const measured::ValidationRow &row);
QString errorSentence(const QString &name, const measured::ErrorSummary &errors);
/// Runs that vary one setting of another and count for the order only.
std::size_t inSeries(const measured::Validation &validation);
/// "86 of 123 runs scored: 37 vary one setting of a run and count for the order only"
QString scoredSentence(const measured::Validation &validation);
QString runsText(std::size_t runs); ///< "1 run", "12 runs"
QString percentText(double share); ///< "5.0 %"
QString signedPercentText(double share); ///< "+5.0 %", "−0.3 %"; 0 has no sign

} // namespace gigasite
