// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/step_time_figure.h"
#include "views/figures/step_time_geometry.h"
#include "views/figures/time_axis.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace gigasite {

enum class StepKind { Compute, Bubble, Optimizer, Waiting, Tp, Cp, Ep, Pp, Tail, Wan };

/// Communication that nothing hides; all else is computation or waiting.
constexpr bool isExposed(StepKind kind)
{
    return kind >= StepKind::Tp;
}

/// A part of the step, and where it is drawn.
struct StepPart {
    StepKind kind;
    double seconds = 0;
    QString name, sentence;
    QByteArray figureId;
    QRectF rect{};
    QString shortName{}; ///< where the name has no room; may be empty
};

/// What every part of one picture needs.
struct StepPicture {
    QPainter &p;
    const StepTimeGeometry &g;
    const Scenario &scenario;
    const Evaluation &evaluation;
    const Evaluation *baseline; ///< only if it is to be drawn
    bool offered; ///< it is what a change would bring
    const Theme &theme;
    const StepTimeOptions &options;
    const FigureFonts &fonts;
    Marks &marks;

    StepTime drawn, drawnBaseline; ///< drawnStep() of both

    const StepTime &step() const { return drawn; }
    double total() const { return step().total.si(); }
    void write(const QFont &font, const QColor &ink) const
    {
        p.setFont(font);
        p.setPen(ink);
    }
    /// A duration in the unit of the step's, or its share of the step.
    QString amount(double seconds, int digits = 3) const;
};

/// Exposed communication in the order it is drawn; empty parts are left out.
std::vector<StepPart> exposedParts(const StepTime &step, bool printed);
/// The whole step as drawnStep() has it: computation, bubble, on real hardware optimizer and stragglers, exposed
/// communication.
std::vector<StepPart> stepParts(const StepTime &step, bool printed);

/// Places the parts in the bar on whole pixels. Sparse ones are widened at the expense of the longest, so that the bar
/// still ends where its total is.
void place(std::vector<StepPart> &parts, const QRectF &bar);

void fillPart(const StepPicture &c, const StepPart &part);

/// Where a text of that width can start in a part without a line of the baseline through it.
std::optional<double> clearStart(const QRectF &part, double width, const std::vector<double> &lines);

/// Writes the longest of the texts that fits into the part; false if none does.
bool labelInside(const StepPicture &c, const StepPart &part, const std::vector<QString> &texts,
                 const std::vector<double> &lines);

/// Dashed outline of a bar of the baseline. One that leaves the figure stays open at the right.
QRectF outlineBaseline(const StepPicture &c, const QRectF &bar, double pad, double width);

/// Title of the enlarged exposed part of the step, its bar, and the funnel from the step's bar to it.
void paintExposed(const StepPicture &c, const std::vector<StepPart> &stepParts);

} // namespace gigasite
