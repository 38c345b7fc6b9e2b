// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_picture.h"

#include "views/figures/figure_words.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

QString runsText(std::size_t runs)
{
    return runs == 1 ? Figures::tr("1 run")
                     : Figures::tr("%1 runs").arg(localNumbers(withCommas(static_cast<double>(runs))));
}

std::size_t inSeries(const measured::Validation &validation)
{
    const auto &rows = validation.rows;
    return static_cast<std::size_t>(std::count_if(
        rows.begin(), rows.end(), [](const measured::ValidationRow &row) { return row.measured.sensitivity; }));
}

QString scoredSentence(const measured::Validation &validation)
{
    return Figures::tr("%1 of %2 runs scored: %3 vary one setting of a run and count for the order only")
        .arg(validation.all.runs)
        .arg(validation.rows.size())
        .arg(inSeries(validation));
}

QString percentText(double share)
{
    return localDecimal(100 * share, 1) + QStringLiteral(" %");
}

QString signedPercentText(double share)
{
    auto size = percentText(std::abs(share));
    if (size == percentText(0))
        return size;
    return (share < 0 ? QChar(u'−') : QChar(u'+')) + size;
}

QString regimeWords(measured::Regime regime)
{
    const auto large = localNumbers(withCommas(measured::largeGpus));
    switch (regime) {
    case measured::Regime::Dense:
        return Figures::tr("dense, up to %1 GPUs").arg(large);
    case measured::Regime::DenseLarge:
        return Figures::tr("dense, over %1 GPUs").arg(large);
    case measured::Regime::Sharded:
        return Figures::tr("sharded weights");
    case measured::Regime::Moe:
        return Figures::tr("mixture of experts");
    }
    return {};
}

QString runSentence(const measured::ValidationRow &row)
{
    const auto &m = row.measured;
    auto text = Figures::tr("Run %1, %2 on %3 GPUs (%4, %5): predicted %6, measured %7, error %8")
                    .arg(toQString(m.id), toQString(m.model), localNumbers(withCommas(m.run.gpus)), toQString(m.family),
                         regimeWords(row.regime), shown(row.step.total, Unit::Second), shown(m.seconds, Unit::Second),
                         signedPercentText(row.error));
    if (m.sensitivity)
        text += Figures::tr(". One of a series: counts for the order only");
    if (!row.inBand())
        text += Figures::tr(". Outside its 90 % band of %1 to %2; likely cause: %3")
                    .arg(shown(row.low, Unit::Second), shown(row.high, Unit::Second), translate(row.likelyCause));
    else if (!row.likelyCause.empty())
        text += Figures::tr(". Likely cause: %1").arg(translate(row.likelyCause));
    if (!row.beyond.empty())
        text += Figures::tr(". Beyond what was measured: %1").arg(translate(row.beyond.front()));
    return text;
}

QString errorSentence(const QString &name, const measured::ErrorSummary &errors)
{
    return Figures::tr("%1: %2, mean error %3, bias %4, 90 of 100 within %5")
        .arg(name, runsText(static_cast<std::size_t>(errors.runs)), percentText(errors.meanAbsolute),
             signedPercentText(errors.bias), percentText(errors.p90));
}

} // namespace gigasite
