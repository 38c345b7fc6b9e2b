// SPDX-License-Identifier: GPL-3.0-or-later
// What fills the memory of every pipeline stage's GPUs, beside the stage's row.
#include "model/parallelism/stage_memory.h"
#include "views/figures/figure_words.h"
#include "views/figures/pipeline_frame.h"
#include "views/paint/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

struct StagePart {
    double bytes = 0;
    QColor colour;
};

double restOf(const measured::StageMemory &m)
{
    return m.logits + m.dispatch + m.reserve;
}

std::array<StagePart, 5> partsOf(const measured::StageMemory &m, const Theme &theme)
{
    return {{{m.weights, theme.memoryWeights},
             {m.gradients, theme.memoryGradients},
             {m.optimizer, theme.memoryOptimizer},
             {m.activations, theme.tp},
             {restOf(m), theme.tpGroupA}}};
}

QString gb(double bytes)
{
    return shown(bytes, Unit::Byte);
}

QString sentenceOf(const StageBar &bar, double limit)
{
    const auto &m = bar.memory;
    auto text = bar.isHeaviest ? Figures::tr("Memory of a GPU of stage %1, the heaviest: %2 of %3")
                               : Figures::tr("Memory of a GPU of stage %1: %2 of %3");
    text = text.arg(QString::number(bar.stage + 1), shown(m.total(), Unit::Byte, 4), gb(limit));
    return text + QStringLiteral(" (") +
        Figures::tr("weights %1, gradients %2, optimizer %3, activations %4, rest %5")
            .arg(gb(m.weights), gb(m.gradients), gb(m.optimizer), gb(m.activations), gb(restOf(m))) +
        QLatin1Char(')');
}

/// The scale of all bars: bytes to pixels, up to the limit or what exceeds it.
struct MemoryAxis {
    double left = 0, pixelsPerByte = 0, limit = 0;

    double x(double bytes) const { return left + bytes * pixelsPerByte; }
};

void paintBar(QPainter &p, const QRectF &row, const StageBar &bar, const MemoryAxis &scale, const Theme &theme)
{
    double before = 0;
    for (const auto &part : partsOf(bar.memory, theme)) {
        const double from = std::round(scale.x(before)), to = std::round(scale.x(before + part.bytes));
        p.fillRect(QRectF(from, row.top(), to - from, row.height()), part.colour);
        before += part.bytes;
    }
    if (before > scale.limit) {
        const double from = std::round(scale.x(scale.limit));
        fillHatched(p, QRectF(from, row.top(), std::round(scale.x(before)) - from, row.height()), theme.error,
                    theme.errorTint);
    }
}

/// The limit as a dashed line with its value below it.
void paintLimit(QPainter &p, const PipelineFrame &f, const MemoryAxis &scale, const FigureFonts &fonts,
                const Theme &theme, bool isOver, Marks &marks)
{
    const double x = std::round(scale.x(scale.limit)) + 0.5;
    QPen pen(theme.error, 1.3, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.4, 1.8});
    p.setPen(pen);
    p.drawLine(QPointF(x, f.memory.top() - 2), QPointF(x, f.memory.bottom() + 2));
    p.setFont(fonts.axis);
    p.setPen(isOver ? theme.error : theme.ink2);
    const QRectF below(f.memory.left(), f.axisLabels.top(), f.memory.width(), f.axisLabels.height());
    const auto full = Figures::tr("HBM %1").arg(gb(scale.limit));
    const auto text = tabularWidth(p.font(), full) <= below.width() ? full : gb(scale.limit);
    const double width = tabularWidth(p.font(), text);
    drawTabular(
        p, QRectF(std::clamp(x - width / 2, below.left(), below.right() - width), below.top(), width, below.height()),
        text);
    marks.push_back({QRectF(x - 3, f.memory.top(), 6, f.memory.height() + below.height()),
                     Figures::tr("HBM of a GPU: %1").arg(gb(scale.limit)), "memory.hbm_per_gpu_bytes"});
}

/// A sign at the end of the heaviest stage's bar; its stage and value in the heading.
void markHeaviest(QPainter &p, const PipelineFrame &f, const QRectF &row, const StageBar &bar, const MemoryAxis &scale,
                  const FigureFonts &fonts, const Theme &theme, Marks &marks)
{
    const bool isOver = bar.memory.total() > scale.limit;
    const double x = std::min(std::round(scale.x(bar.memory.total())) + 2, f.memory.right() - 6), y = row.center().y();
    p.setPen(QPen(theme.figure, 1));
    p.setBrush(isOver ? theme.error : theme.ink);
    p.drawPolygon(QPolygonF({QPointF(x, y), QPointF(x + 7, y - 4.5), QPointF(x + 7, y + 4.5)}));
    const QRectF heading(f.memory.left(), f.notes.top(), f.memory.width(), f.notes.height());
    p.setFont(fonts.label);
    p.setPen(isOver ? theme.error : theme.ink2);
    const auto value = gb(bar.memory.total()), number = QString::number(bar.stage + 1);
    for (const auto &text : {Figures::tr("heaviest: stage %1, %2").arg(number, value),
                             Figures::tr("stage %1: %2").arg(number, value), value}) {
        if (tabularWidth(p.font(), text) > heading.width())
            continue;
        drawTabular(p, heading, text);
        break;
    }
    marks.push_back({heading.united(QRectF(heading.topLeft(), QSizeF(1, 1))), sentenceOf(bar, scale.limit),
                     "memory.per_gpu_bytes"});
}

} // namespace

std::vector<StageBar> stageBars(const Evaluation &evaluation, std::size_t most)
{
    std::vector<StageBar> bars;
    if (!evaluation.prediction)
        return bars;
    const auto all = measured::stageMemories(evaluation.prediction->run, evaluation.prediction->bytes);
    const auto heaviest = static_cast<std::size_t>(
        std::max_element(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.total() < b.total(); }) -
        all.begin());
    const auto count = std::min(all.size(), std::max<std::size_t>(2, most)); // the first and the last, at least
    const auto stageOf = [&](std::size_t i) {
        return all.size() <= most ? i : (i * (all.size() - 1) + (count - 1) / 2) / (count - 1);
    };
    std::size_t nearest = 0; // takes the heaviest
    for (std::size_t i = 0; i < count; ++i) {
        const auto distance = [&](std::size_t j) {
            return stageOf(j) > heaviest ? stageOf(j) - heaviest : heaviest - stageOf(j);
        };
        nearest = distance(i) < distance(nearest) ? i : nearest;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto stage = i == nearest ? heaviest : stageOf(i);
        bars.push_back({static_cast<std::int64_t>(stage), all[stage], stage == heaviest});
    }
    return bars;
}

std::vector<KeyEntry> memoryKey(const Theme &theme)
{
    return {{{theme.memoryWeights}, Figures::tr("weights"), {}, {}},
            {{theme.memoryGradients}, Figures::tr("gradients"), {}, {}},
            {{theme.memoryOptimizer}, Figures::tr("optimizer"), {}, {}},
            {{theme.tp}, Figures::tr("activations"), {}, {}},
            {{theme.tpGroupA}, Figures::tr("rest"), {}, {}}};
}

void paintStageMemory(QPainter &p, const PipelineFrame &f, const FigureFonts &fonts, const Theme &theme, Marks &marks)
{
    const auto bars = stageBars(f.evaluation);
    const double limit = f.evaluation.rack.hbmPerGpu().si();
    if (bars.empty() || f.memory.isEmpty() || !(limit > 0))
        return;
    const auto heaviest = std::find_if(bars.begin(), bars.end(), [](const StageBar &bar) { return bar.isHeaviest; });
    constexpr double sign = 12; // for the heaviest stage's
    const double longest = std::max(limit, heaviest->memory.total());
    const MemoryAxis scale{f.memory.left(), (f.memory.width() - sign) / longest, limit};
    const auto rowOf = [&](std::size_t i) {
        const auto y = [&](std::size_t j) {
            return f.memory.top() + f.memory.height() * static_cast<double>(j) / static_cast<double>(bars.size());
        };
        const double gap = y(1) - y(0) >= 4 ? 1 : 0;
        return QRectF(f.memory.left(), y(i), f.memory.width(), y(i + 1) - y(i) - gap);
    };
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(QRectF(f.memory.left(), f.memory.top(), limit * scale.pixelsPerByte, f.memory.height()), theme.idleFill);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        paintBar(p, rowOf(i), bars[i], scale, theme);
        if (!bars[i].isHeaviest)
            marks.push_back({rowOf(i), sentenceOf(bars[i], limit), {}});
    }
    p.setRenderHint(QPainter::Antialiasing, true);
    paintLimit(p, f, scale, fonts, theme, heaviest->memory.total() > limit, marks);
    const auto at = static_cast<std::size_t>(heaviest - bars.begin());
    marks.push_back({rowOf(at), sentenceOf(*heaviest, limit), "memory.per_gpu_bytes"});
    markHeaviest(p, f, rowOf(at), *heaviest, scale, fonts, theme, marks);
}

} // namespace gigasite
