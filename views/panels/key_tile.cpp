// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/key_tile.h"

#include "model/evaluate/anchored.h"
#include "model/evaluate/envelope.h"
#include "model/evaluate/measured_stage.h"
#include "model/scenario/parameter_table.h"
#include "views/figures/place_words.h"
#include "views/known_value.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/panels/figure_error.h"
#include "views/share_of_change.h"
#include "views/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeyStrip)
};

constexpr double least = 1e-4; ///< share; of a smaller change only that it is one

/// How `now` differs from `before`, in words: "−16.8 s (−7.8 %) better". Shares differ in percentage points.
void compare(KeyTile &tile, double now, double before, Unit unit, const KeyFigureRow &row)
{
    const double change = now - before;
    const bool up = change > 0;
    tile.up = up;
    const bool better = up != row.lowerIsBetter;
    tile.trend = row.neutral ? KeyTile::Trend::Neutral : better ? KeyTile::Trend::Better : KeyTile::Trend::Worse;
    const QString sign = up ? QStringLiteral("+") : QStringLiteral("\u2212");
    const QString word =
        row.neutral ? QString() : QLatin1Char(' ') + (better ? Words::tr("better") : Words::tr("worse"));
    if (unit == Unit::Ratio) {
        const auto points = localNumbers(format(std::abs(change) * 100, Unit::One, 2).joined());
        tile.delta = tile.shortDelta =
            (std::abs(change) < least ? localNumbers(QStringLiteral("< 0.01")) : sign + points) +
            QStringLiteral(" pp") + word;
        tile.leastDelta = sign + points + QStringLiteral(" pp");
        return;
    }
    const auto absolute = sign + localNumbers(format(std::abs(change), unit, 3).joined());
    if (before == 0) {
        tile.delta = tile.shortDelta = absolute + word;
        return;
    }
    const auto share = std::abs(change / before) < least ? localNumbers(QStringLiteral("< 0.01 %"))
                                                         : sign + shareOfChange(change / before);
    tile.delta = QStringLiteral("%1 (%2)%3").arg(absolute, share, word);
    tile.shortDelta = share + word;
}

void setDelta(KeyTile &tile, const QString &text)
{
    tile.delta = tile.shortDelta = text;
}

/// `same`: what is said where nothing differs.
void tellComparison(KeyTile &tile, const Comparison &comparison, Unit unit, const KeyFigureRow &row,
                    const QString &same)
{
    switch (comparison.result) {
    case Comparison::Result::Same:
        setDelta(tile, same);
        return;
    case Comparison::Result::Alike:
        tile.delta = Words::tr("≈ within the estimate's band");
        tile.shortDelta = Words::tr("≈ within band");
        return;
    case Comparison::Result::Apart:
        compare(tile, comparison.now, comparison.before, unit, row);
        if (comparison.exact)
            return;
        tile.delta.prepend(QStringLiteral("≈ "));
        tile.shortDelta.prepend(QStringLiteral("≈ "));
        return;
    }
}

/// Which limits the figure violates, and whether that is warned of.
void tellLimits(KeyTile &tile, const Evaluation &evaluation, std::string_view id, FigureStatus status)
{
    tile.status = status;
    tile.warned = std::any_of(evaluation.problems.begin(), evaluation.problems.end(), [id](const Problem &problem) {
        return problem.severity == Severity::Warning && problem.path == id;
    });
    tile.tolerated = status == FigureStatus::Infeasible && evaluation.feasible();
}

/// What an offered fix would bring to this figure, with the limits that it would violate then.
void offer(KeyTile &tile, const Snapshot &snapshot, Unit unit, const KeyFigureRow &row)
{
    const auto then = knownValue(snapshot, *snapshot.preview, row.id);
    const auto comparison = compared(snapshot, *snapshot.preview, *snapshot.evaluation, row.id);
    tile.offered = true;
    tile.trend = KeyTile::Trend::None;
    tellLimits(tile, *snapshot.preview, row.id, figureValue(*snapshot.preview, row.id).status);
    if (const auto *error = errorOf(*snapshot.preview, row.id, false))
        tile.problem = translate(error->message);
    else
        tile.problem.clear();
    if (!then.value())
        setDelta(tile, Words::tr("no value then"));
    else if (!comparison)
        setDelta(tile, Words::tr("would be %1").arg(shown(then, unit)));
    else
        tellComparison(tile, *comparison, unit, row, Words::tr("stays"));
}

} // namespace

void tellProgress(KeyTile &tile, double share)
{
    tile.progress = share;
    tile.note = localNumbers(format(share, Unit::Ratio, 2).joined());
}

namespace {

/// Transfers are simulated: the estimate comes at once, the exact value when the simulation is through.
void followSimulation(KeyTile &tile, const Snapshot &snapshot, bool exact)
{
    tile.exact = exact;
    if (exact)
        return;
    tile.number = QStringLiteral("≈ ") + tile.number;
    if (tile.stale)
        return;
    if (!snapshot.networkBusy) {
        tile.note = Words::tr("estimate");
        return;
    }
    tile.progress = 0;
    if (const auto &own = snapshot.ownNetwork; own && !snapshot.networkStale && own->partial) {
        const auto done = static_cast<double>(own->slowdowns.size());
        const double all = done + static_cast<double>(own->unfinished);
        constexpr double most = 0.99; // the loads come after the last flow
        tile.progress = all > 0 ? std::min(done / all, most) : 0;
    }
    tellProgress(tile, tile.progress);
}

/// "−354 MW at site 2, Phoenix": the worst of what the sites lack.
void tellShortfall(KeyTile &tile, const Snapshot &snapshot)
{
    if (!snapshot.evaluation->has(Stage::Sites))
        return;
    const auto &sites = snapshot.evaluation->power.sites;
    const auto worst = std::max_element(sites.begin(), sites.end(), [](const SitePower &a, const SitePower &b) {
        return a.shortfall() < b.shortfall();
    });
    if (worst == sites.end() || !(worst->shortfall() > Watts()))
        return;
    const auto missing =
        QStringLiteral("\u2212") + localNumbers(format(worst->shortfall().si(), Unit::Watt, 3).joined());
    tile.shortDelta = Words::tr("%1 at site %2").arg(missing).arg(worst - sites.begin() + 1);
    tile.leastDelta = Words::tr("%1, no. %2").arg(missing).arg(worst - sites.begin() + 1);
    tile.delta = QStringLiteral("%1, %2").arg(tile.shortDelta, siteWord(worst->name));
}

/// In place of the comparison: nothing is better while the scenario cannot be built.
void tellError(KeyTile &tile, const Snapshot &snapshot, const KeyFigureRow &row, const Problem &problem)
{
    const bool own = concerns(row.id, problem.path);
    const auto *parameter = own ? findParameter(problem.path) : nullptr;
    setDelta(tile, own ? Words::tr("violates a limit") : Words::tr("needs the errors cleared"));
    if (!own)
        tile.shortDelta = Words::tr("errors first");
    if (parameter)
        tile.delta = Words::tr("%1: error").arg(translate(parameter->label)); // where it has the room
    if (row.id == "power.site_w")
        tellShortfall(tile, snapshot);
}

/// How far predictions of this kind are off, and an own anchor where one acts.
void tellPrediction(KeyTile &tile, const measured::Prediction &prediction)
{
    const auto error = shown(prediction.band.error, Unit::Ratio, 2);
    const bool beyond = !prediction.beyond.empty();
    tile.note = (beyond ? Words::tr("error %1 where measured") : Words::tr("error %1")).arg(error);
    if (beyond)
        tile.shortNote = Words::tr("error %1").arg(error); // the line below says beyond
    tile.leastNote = tile.keptNote = Words::tr("err. %1").arg(error);
    if (prediction.run.recipe.anchor == 1)
        return;
    const auto anchor = localNumbers(anchorText(prediction.run.recipe.anchor));
    tile.note = Words::tr("own anchor × %1").arg(anchor) + QStringLiteral(", ") + tile.note;
    tile.shortNote = Words::tr("anchor × %1, error %2").arg(anchor, error);
    tile.leastNote = QStringLiteral("× %1, ").arg(anchor) + tile.leastNote;
    tile.keptNote = tile.leastNote;
}

/// What is computed from an anchored step time.
void tellAnchor(KeyTile &tile, double anchor)
{
    if (anchor == 1)
        return;
    const auto factor = localNumbers(anchorText(anchor));
    tile.note = Words::tr("own anchor × %1").arg(factor);
    tile.leastNote = tile.keptNote = QStringLiteral("× %1").arg(factor);
}

/// "102× beyond measured"; without the factor where something else than the size leaves what was measured.
void tellBeyond(KeyTile &tile, const Evaluation &evaluation, const Figure &figure)
{
    setDelta(tile, Words::tr("beyond measured"));
    const auto times = timesBeyondMeasured(figure, evaluation);
    if (!times)
        return;
    constexpr double whole = 10; // from here on
    const auto factor = localNumbers(*times >= whole ? withCommas(*times) : format(*times, Unit::One, 2).number);
    tile.delta = Words::tr("%1× beyond measured").arg(factor);
    tile.shortDelta = Words::tr("%1× beyond").arg(factor);
}

} // namespace

KeyTile keyTile(const Snapshot &snapshot, const KeyFigureRow &row, int digits)
{
    const auto &figure = *findFigure(row.id);
    const auto now = figureValue(*snapshot.evaluation, row.id);
    const auto comparison =
        snapshot.baseline ? compared(snapshot, *snapshot.evaluation, *snapshot.baseline, row.id) : std::nullopt;
    KeyTile tile{
        .id = toQString(row.id), .label = translate(row.label), .number = QStringLiteral("–"), .status = now.status};
    if (snapshot.baseline)
        tile.baseline = knownValue(snapshot, *snapshot.baseline, row.id).value();
    tile.stale = snapshot.held != nullptr;
    tile.lastValid = !now.value && !snapshot.isComplete();
    const auto *error = errorOf(*snapshot.evaluation, row.id, tile.lastValid);
    if (error)
        tile.problem = translate(error->message);
    const auto &seenIn = tile.lastValid && snapshot.complete ? snapshot.complete : snapshot.evaluation;
    const auto seen = knownValue(snapshot, *seenIn, row.id);
    if (seen.value()) {
        const auto value = format(*seen.value(), figure.unit, digits);
        tile.number = localNumbers(value.number);
        tile.unit = localNumbers(value.unit);
        if (tile.note.isEmpty() && row.id == "step.time_s" && seenIn->prediction)
            tellPrediction(tile, *seenIn->prediction);
        else if (tile.note.isEmpty())
            tellAnchor(tile, actingAnchor(*seenIn, row.id));
        if (row.id == transferTime)
            followSimulation(tile, snapshot, !seen.isEstimate());
    }
    if (snapshot.preview) {
        offer(tile, snapshot, figure.unit, row);
        return tile;
    }
    tellLimits(tile, *snapshot.evaluation, row.id, now.status);
    const bool same = !comparison || comparison->result == Comparison::Result::Same;
    if (error)
        tellError(tile, snapshot, row, *error);
    else if (tile.stale)
        setDelta(tile, Words::tr("stale"));
    else if (!now.value)
        setDelta(tile, {});
    else if (now.status == FigureStatus::Infeasible)
        setDelta(tile, Words::tr("violates a limit"));
    else if (!snapshot.isComplete())
        setDelta(tile, {}); // nothing is better while the scenario cannot be built
    else if (now.status == FigureStatus::OutOfEnvelope && same)
        tellBeyond(tile, *snapshot.evaluation, figure);
    else if (comparison)
        tellComparison(tile, *comparison, figure.unit, row, Words::tr("= baseline"));
    return tile;
}

} // namespace gigasite
