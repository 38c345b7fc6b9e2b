// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_chart.h"

#include "views/charts/completion_chart.h"
#include "views/charts/validation_outliers.h"
#include "views/charts/validation_scatter.h"
#include "views/charts/validation_tables.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gigasite {

namespace {

constexpr double aroundChart = 10, gap = 26, step = 7; ///< step: between tables one below the other
constexpr double leastPlot = 90, goodPlot = 150; ///< sides
constexpr double lowestPlot = 60; ///< high: wide beside the tables
constexpr double widest = 1.4, highest = 1.25; ///< of a plot, by its other side
constexpr double leastPitch = 13, mostPitch = 15; ///< of rows

struct Tables {
    ErrorTable regimes, summary, families;
};

/// The plot at the left; the errors by regime beside it, below them the summary, or in a short figure beside them; the
/// errors by family where all of them have room.
struct Places {
    QRectF plot; ///< empty: no room
    TableRoom regimes, summary, families;
};

class Arrangement {
public:
    Arrangement(QSizeF size, const Tables &tables)
        : size_(size)
        , tables_(tables)
        , margins_(scatterMargins(size.height()))
        , high_(std::max(size.height() - margins_.top - margins_.bottom, 1.0))
    {
        while (columns_ > 2 && rest(tables.regimes.width(columns_)) < std::min(high_, goodPlot))
            --columns_;
        first_ = std::max(tables.regimes.width(columns_), tables.summary.width(0));
        second_ = tables.families.width(columns_);
    }

    Places places() const
    {
        const double two = tables_.regimes.count() + tables_.summary.count(), third = tables_.families.count();
        const bool below = pitch(two + third, 2 * step) >= leastPitch && !tables_.families.rows.empty();
        const bool fits = pitch(two, step) >= leastPitch;
        const bool beside = fits && pitch(third, 0) >= leastPitch && !tables_.families.rows.empty() &&
            rest(first_ + gap + second_) >= (below ? std::min(high_, 2 * goodPlot) : goodPlot);
        Places at;
        if (beside)
            stand(at, std::min(pitch(two, step), pitch(third, 0)), second_);
        else if (below)
            stand(at, pitch(two + third, 2 * step), 0);
        else if (fits)
            stand(at, pitch(two, step), 0);
        else
            standShort(at);
        if (beside)
            at.families.area = {at.regimes.area.right() + gap, top, second_, low()};
        else if (below)
            at.families.area = under(at.summary, tables_.summary);
        return at;
    }

private:
    static constexpr double top = aroundChart / 2;

    double low() const { return size_.height() - aroundChart; }
    double rest(double tables) const { return size_.width() - 2 * aroundChart - scatterLeft - gap - tables; }
    double pitch(double rows, double steps) const
    {
        return std::min(mostPitch, (low() - top - steps) / std::max(rows, 1.0));
    }
    QRectF under(const TableRoom &room, const ErrorTable &table) const
    {
        const double y = room.area.top() + table.count() * room.pitch + step;
        return {room.area.left(), y, first_, low() - y};
    }

    /// The summary below the regimes.
    void stand(Places &at, double pitch, double beside) const
    {
        const double left = placePlot(at, first_ + (beside > 0 ? gap + beside : 0));
        for (auto *room : {&at.regimes, &at.summary, &at.families})
            *room = {{}, columns_, pitch};
        at.regimes.area = {left, top, first_, low() - top};
        at.summary.area = under(at.regimes, tables_.regimes);
    }

    /// The summary beside the regimes, if it has room there.
    void standShort(Places &at) const
    {
        const double lines = tables_.summary.width(0);
        const bool flat =
            high_ < leastPlot && first_ + gap + lines <= size_.width() - 2 * aroundChart; // rather than a plot
        const bool beside = flat || rest(first_ + gap + lines) >= leastPlot;
        stand(at, std::max(leastPitch, pitch(tables_.regimes.count(), 0)), beside ? lines : 0);
        if (beside)
            at.summary.area = {at.regimes.area.right() + gap, top, lines, low() - top};
    }

    /// Returns where tables begin.
    double placePlot(Places &at, double tables) const
    {
        const double wide = std::min(rest(tables), std::max(high_ * widest, 2 * goodPlot));
        const double high = std::min(high_, wide * highest);
        if (high < lowestPlot || wide < leastPlot)
            return aroundChart;
        at.plot = {aroundChart + scatterLeft, margins_.top, wide, high};
        return at.plot.right() + gap;
    }

    QSizeF size_;
    const Tables &tables_;
    ScatterMargins margins_;
    double high_; ///< that a plot may be
    int columns_ = ErrorTable::mostColumns;
    double first_ = 0, second_ = 0; ///< widths
};

/// What is left below the tables: to the right edge, unless families stand there.
QRectF roomForOutliers(QSizeF size, const Places &at, const Tables &tables)
{
    const auto &first = at.regimes.area, &summary = at.summary.area, &families = at.families.area;
    if (first.isEmpty() || summary.left() != first.left())
        return {};
    const bool beside = !families.isEmpty() && families.left() > first.right();
    const bool below = !families.isEmpty() && !beside;
    const auto &room = below ? at.families : at.summary;
    const double top = room.area.top() + (below ? tables.families : tables.summary).count() * room.pitch + step;
    const double right = beside ? first.right() : size.width() - aroundChart;
    return {first.left(), top, right - first.left(), size.height() - aroundChart - top};
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
    const Tables tables{regimeTable(picture_), summaryLines(picture_), familyTable(picture_)};
    const auto at = Arrangement(size, tables).places();
    Marks marks;
    const auto add = [&marks](const Marks &more) { std::copy(more.begin(), more.end(), std::back_inserter(marks)); };
    add(paintErrorTable(p, at.regimes, tables.regimes, picture_, theme));
    add(paintErrorTable(p, at.summary, tables.summary, picture_, theme));
    add(paintErrorTable(p, at.families, tables.families, picture_, theme));
    paintOutliers(p, roomForOutliers(size, at, tables), at.summary.pitch, picture_, theme);
    add(at.plot.isEmpty() ? unseenRuns(picture_) : paintValidationScatter(p, at.plot, picture_, theme));
    return marks;
}

} // namespace gigasite
