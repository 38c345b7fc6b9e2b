// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/pipeline_figure.h"
#include "views/figures/step_clock.h"
#include "views/figures/time_axis.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace gigasite {

/// What the parts of the pipeline figure share. Depends on size and numbers only, so that a point means the same moment
/// in every theme.
struct PipelineFrame {
    const Scenario &scenario;
    const Evaluation &evaluation;
    StepClock clock;
    double textScale = 1;
    QRectF title, notes, plot, axisLabels, legend;
    QRectF memory; ///< beside the plot, with the same rows; empty where no stage has its own memory

    double x(double seconds) const { return plot.left() + plot.width() * seconds / clock.total; }
    double y(std::int64_t stage) const
    {
        return plot.top() + plot.height() * static_cast<double>(stage) / static_cast<double>(clock.pipeline.stages);
    }
    double rowHeight() const { return plot.height() / static_cast<double>(clock.pipeline.stages); }
};

std::optional<PipelineFrame> pipelineFrame(QSizeF size, const Snapshot &snapshot);

/// Forward and backward passes by chunk, and what is not a pass.
struct PipelineColours {
    std::vector<QColor> forward, backward; ///< by chunk
    QColor idle; ///< the mean of the hatching
    QColor exchange, optimizer, gap;

    PipelineColours(const Theme &theme, std::int64_t chunks);
    const QColor &of(const measured::Pass &pass) const
    {
        return (pass.backward ? backward : forward)[static_cast<std::size_t>(pass.chunk)];
    }
};

/// Whether every pass is drawn by itself; else phases are, each in the mean colour of what is in it.
bool areSinglePasses(const QPainter &p, const PipelineFrame &f);

/// Passes, bubble and what follows, without words.
void paintPasses(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours);

/// Micro-batch numbers in the passes, where they have room.
void namePasses(QPainter &p, const PipelineFrame &f, const Theme &theme, const PipelineColours &colours,
                const QFont &font);

/// One stage's memory in the chart: rows from the top, the share of all rows that it stands for.
struct StageBar {
    std::int64_t stage = 0;
    measured::StageMemory memory;
    bool isHeaviest = false;
};

/// Every stage, or where they are too many an even choice of them: with the first, the last and the heaviest.
std::vector<StageBar> stageBars(const Evaluation &evaluation, std::size_t most = 64);

void paintStageMemory(QPainter &p, const PipelineFrame &f, const FigureFonts &fonts, const Theme &theme, Marks &marks);

struct KeyEntry {
    std::vector<QColor> colours; ///< side by side; none: the bubble's hatch
    QString name, sentence;
    QByteArray figureId;
};

/// What follows the pipeline and what it consists of, as the key tells it.
QString exchangeSentence(const StepClock &clock, const Evaluation &e);
QString optimizerSentence(const StepClock &clock, const Evaluation &e);

/// Of the memory bars' parts, in their order.
std::vector<KeyEntry> memoryKey(const Theme &theme);

} // namespace gigasite
