// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_chart.h"

#include "views/charts/completion_chart.h"
#include "views/charts/validation_scatter.h"
#include "views/charts/validation_tables.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gigasite {

namespace {

constexpr double margin = 10, gap = 26;
constexpr double leastPlot = 90, goodPlot = 150; ///< sides
constexpr double widest = 1.4; ///< of a plot, by its height

/// Where things stand: the plot at the left, as high as the figure; the errors by regime beside it; those by family in
/// a third column or below, as far as there is room.
struct Places {
    QRectF plot, regimes, families; ///< empty: no room
    int columns = ErrorTable::mostColumns;
};

Places placesIn(QSizeF size, const ErrorTable &regimes, const ErrorTable &families)
{
    Places at;
    const double top = scatterTop, low = size.height() - margin;
    const double high = std::max(size.height() - scatterTop - scatterBottom, 1.0);
    const double room = size.width() - 2 * margin;
    const auto rest = [&](double tables) { return room - scatterLeft - gap - tables; };
    while (at.columns > 2 && rest(regimes.width(at.columns)) < std::min(high, goodPlot))
        --at.columns;
    const double first = regimes.width(at.columns), second = families.width(at.columns);
    const bool beside = rest(first + gap + second) >= std::min(high, 2 * goodPlot);
    const double wide = std::min(rest(first + (beside ? gap + second : 0)), high * widest);
    double left = margin;
    if (std::min(wide, high) >= leastPlot) {
        at.plot = {margin + scatterLeft, top, wide, high};
        left = at.plot.right() + gap;
    }
    at.regimes = {left, margin / 2, first, low - margin / 2};
    const double below = at.regimes.top() + regimes.height() + margin;
    if (beside)
        at.families = {at.regimes.right() + gap, at.regimes.top(), second, at.regimes.height()};
    else if (left + second <= size.width() - margin && below + families.height() <= low)
        at.families = {left, below, std::max(first, second), low - below};
    return at;
}

} // namespace

void ValidationChart::setValidation(std::shared_ptr<const measured::Validation> validation, const QString &nothing)
{
    picture_.validation = std::move(validation);
    picture_.runs.clear();
    if (picture_.validation) {
        for (const auto &row : picture_.validation->rows)
            picture_.runs << runSentence(row);
    }
    nothing_ = nothing;
    update();
    Q_EMIT snapshotChanged(); // its table, too
}

void ValidationChart::setOwn(const std::optional<OwnStep> &own)
{
    if (own == picture_.own)
        return;
    picture_.own = own;
    update();
    Q_EMIT snapshotChanged();
}

Marks ValidationChart::draw(QPainter &p, QSizeF size, const Theme &theme)
{
    if (!picture_.validation) {
        drawNothing(p, {{}, size}, nothing_, theme);
        return {};
    }
    const auto regimes = regimeTable(picture_);
    const auto families = familyTable(picture_);
    const auto at = placesIn(size, regimes, families);
    auto marks = paintErrorTable(p, at.regimes, regimes, at.columns, picture_, theme);
    const auto more = at.families.isEmpty() ? unseenMarks(families)
                                            : paintErrorTable(p, at.families, families, at.columns, picture_, theme);
    std::copy(more.begin(), more.end(), std::back_inserter(marks));
    const auto runs = at.plot.isEmpty() ? unseenRuns(picture_) : paintValidationScatter(p, at.plot, picture_, theme);
    std::copy(runs.begin(), runs.end(), std::back_inserter(marks));
    return marks;
}

} // namespace gigasite
