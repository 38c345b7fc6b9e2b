// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/stage_memory.h"
#include "views/figures/layout_frame.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace gigasite {

namespace {

constexpr double overRoom = 0.2; ///< of the bar, above the limit, when the content exceeds it
constexpr double memoryLine = 13;

struct GpuPart {
    QString name;
    QString sentence;
    double bytes = 0;
    QColor colour;
    QByteArray id;
};

QString activationsName(const Scenario &scenario, const Evaluation &evaluation)
{
    const auto &memory = evaluation.memory;
    if (scenario.conventions.mode == Mode::Printed && evaluation.layout.tp > 1)
        return Figures::tr("act ÷ %1").arg(counted(evaluation.layout.tp));
    if (scenario.conventions.mode == Mode::Corrected && memory.inFlight > 1)
        return Figures::tr("act × %1").arg(counted(std::llround(memory.inFlight)));
    return Figures::tr("activations");
}

QString activationsSentence(const Scenario &scenario, const Evaluation &evaluation)
{
    if (scenario.conventions.mode == Mode::Printed)
        return Figures::tr("Activations of one micro-batch, over %1 GPUs").arg(counted(evaluation.layout.tp));
    return Figures::tr("Activations of %1 micro-batches in flight")
        .arg(counted(std::llround(evaluation.memory.inFlight)));
}

/// Of a group of the opened rack.
std::size_t stageOf(const LayoutFrame &f, std::int64_t group)
{
    const bool inRow = f.groups.holds == RackHolds::Stages;
    return static_cast<std::size_t>(inRow ? f.rackStage() + group % f.groups.stagesAt(f.stage) : f.stage);
}

/// What the groups of the opened rack hold, each as much as its stage needs: bytes of one part over all GPUs.
double ofRack(const LayoutFrame &f, const std::vector<measured::StageMemory> &stages,
              const std::function<double(const measured::StageMemory &)> &part)
{
    double bytes = 0;
    for (std::int64_t group = 0; group < f.groupCount(); ++group)
        bytes += static_cast<double>(f.groups.groupSize) * part(stages[stageOf(f, group)]);
    return bytes;
}

std::vector<measured::StageMemory> stagesOf(const Evaluation &evaluation)
{
    return measured::stageMemories(evaluation.prediction->run, evaluation.prediction->bytes);
}

std::vector<GpuPart> measuredParts(const LayoutFrame &f, const Theme &theme)
{
    using Memory = measured::StageMemory;
    const auto stages = stagesOf(f.evaluation);
    const auto bytes = [&](const std::function<double(const Memory &)> &part) { return ofRack(f, stages, part); };
    return {{Figures::tr("weights"), Figures::tr("Weights"), bytes([](const Memory &m) { return m.weights; }),
             theme.memoryWeights, "memory.gpu_weights_bytes"},
            {Figures::tr("gradients"), Figures::tr("Gradients"), bytes([](const Memory &m) { return m.gradients; }),
             theme.memoryGradients, "memory.gpu_gradients_bytes"},
            {Figures::tr("optimizer"), Figures::tr("Optimizer"), bytes([](const Memory &m) { return m.optimizer; }),
             theme.memoryOptimizer, "memory.gpu_optimizer_bytes"},
            {Figures::tr("activations"), Figures::tr("Activations"),
             bytes([](const Memory &m) { return m.activations; }), theme.tp, "memory.gpu_activations_bytes"},
            {Figures::tr("reserve"), Figures::tr("Logits, token copies and reserve"),
             bytes([](const Memory &m) { return m.logits + m.dispatch + m.reserve; }), theme.idleLine,
             "memory.gpu_reserve_bytes"}};
}

/// From the bottom up. Activations are what the engine's total holds beyond weights, gradients and optimizer, so that
/// the parts add up to it in either mode.
std::vector<GpuPart> partsOf(const LayoutFrame &f, const Theme &theme)
{
    const auto &scenario = f.scenario;
    const auto &evaluation = f.evaluation;
    if (evaluation.prediction)
        return measuredParts(f, theme);
    const auto &memory = evaluation.memory;
    const auto replicas = static_cast<double>(evaluation.layout.replicasPerRack);
    const double layers = replicas * memory.layersPerStage;
    const double activations = (rackMemory(f) - layers * memory.layerState()).si();
    return {{Figures::tr("weights"), Figures::tr("Weights"), layers * memory.layerWeights.si(), theme.memoryWeights,
             "memory.weights_bytes"},
            {Figures::tr("gradients"), Figures::tr("Gradients"), layers * memory.layerGradients.si(),
             theme.memoryGradients, "memory.gradients_bytes"},
            {Figures::tr("optimizer"), Figures::tr("Optimizer"), layers * memory.layerOptimizer.si(),
             theme.memoryOptimizer, "memory.optimizer_bytes"},
            {activationsName(scenario, evaluation), activationsSentence(scenario, evaluation),
             std::max(0.0, activations), theme.tp, "memory.layer_activations_bytes"}};
}

/// How bytes become height. Beyond the limit the scale goes on as far as the bar reaches; more than that is torn off.
struct MemoryScale {
    QRectF bar;
    double limit = 1, total = 0;
    double share = 1; ///< of the bar's height below the limit

    bool over() const { return total > limit; }
    bool torn() const { return total * share > limit; }
    double y(double bytes) const
    {
        const double part = limit > 0 ? std::min(1.0, bytes / limit * share) : 0;
        return bar.bottom() - part * bar.height();
    }
    double limitY() const { return bar.bottom() - share * bar.height(); }
};

/// One text block beside the bar: where it wants its middle, and where it gets it.
struct Label {
    double wanted = 0, height = 0, top = 0;
};

/// Labels from top to bottom move just far enough that none overlaps and all stay within the bar's height.
void spread(std::vector<Label> &labels, double top, double bottom)
{
    double next = top;
    for (auto &label : labels) {
        label.top = std::max(next, label.wanted - label.height / 2);
        next = label.top + label.height;
    }
    double limit = bottom;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->top = std::min(label->top, limit - label->height);
        limit = label->top;
    }
}

void paintBar(QPainter &p, const MemoryScale &scale, const std::vector<GpuPart> &parts, const Theme &theme)
{
    const auto &bar = scale.bar;
    const auto span = [&](double top, double bottom) {
        return QRectF(bar.left(), std::round(top), bar.width(), std::round(bottom) - std::round(top));
    };
    p.fillRect(span(scale.limitY(), bar.bottom()), theme.idleFill);
    double below = 0;
    for (const auto &part : parts) {
        const auto rect = span(scale.y(below + part.bytes), scale.y(below));
        p.fillRect(rect, part.colour);
        if (below > 0 && rect.height() > 3)
            p.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.figure);
        below += part.bytes;
    }
    if (!scale.over())
        return;
    const auto beyond = span(scale.y(scale.total), scale.limitY());
    fillHatched(p, beyond, theme.error, theme.errorTint);
    p.setPen(QPen(theme.error, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(beyond.adjusted(0.5, 0.5, -0.5, -0.5));
    if (scale.torn() && beyond.height() > 12) {
        const double middle = std::round(beyond.top() + beyond.height() * 0.4);
        p.fillRect(QRectF(bar.left() - 1, middle - 3, bar.width() + 2, 2), theme.figure);
        p.fillRect(QRectF(bar.left() - 1, middle + 1, bar.width() + 2, 2), theme.figure);
    }
}

struct Entry {
    QString first, second;
    QColor colour; ///< invalid for the limit

    bool isLimit() const { return !colour.isValid(); }
};

/// Share of the bar above the limit: enough for the names of the parts that lie there altogether.
double roomBeyond(const MemoryScale &scale, const std::vector<GpuPart> &parts)
{
    double below = 0;
    int beyond = 0;
    for (const auto &part : parts) {
        beyond += below >= scale.limit ? 1 : 0;
        below += part.bytes;
    }
    return std::clamp((beyond * 2 * memoryLine + 10) / std::max(1.0, scale.bar.height()), overRoom, 0.55);
}

void paintLabels(QPainter &p, const LayoutFrame &f, const MemoryScale &scale, const std::vector<GpuPart> &parts,
                 const Theme &theme, Marks &marks)
{
    const bool values = f.memory.height() >= static_cast<double>(2 * parts.size() + 1) * memoryLine;
    std::vector<Label> labels;
    std::vector<Entry> entries;
    const auto addLimit = [&] {
        labels.push_back({scale.limitY(), memoryLine});
        entries.push_back({shown(scale.limit, Unit::Byte), {}, {}});
    };
    double below = scale.total;
    bool limitDone = false;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        const double middle = (scale.y(below) + scale.y(below - part->bytes)) / 2;
        below -= part->bytes;
        if (!limitDone && middle > scale.limitY()) {
            addLimit();
            limitDone = true;
        }
        labels.push_back({middle, values ? 2 * memoryLine : memoryLine});
        entries.push_back({part->name, shown(part->bytes, Unit::Byte), part->colour});
    }
    if (!limitDone)
        addLimit();
    spread(labels, f.memory.top() - 4, f.memory.bottom() + 2);

    // Names that had to move away from their part carry its colour.
    const bool moved = std::any_of(labels.begin(), labels.end(), [](const Label &label) {
        return std::abs(label.top + label.height / 2 - label.wanted) > 12;
    });
    const double left = f.memoryLabels.left();
    const double width = f.size.width() - left - 2;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto &entry = entries[i];
        p.setFont(font(entry.isLimit() ? Type::LabelBold : Type::Label));
        p.setPen(entry.isLimit() ? (scale.over() ? theme.error : theme.ink) : theme.ink2);
        const QRectF line(left, labels[i].top, width, memoryLine);
        if (moved && !entry.isLimit())
            p.fillRect(QRectF(left - 5, std::round(line.top() + 2), 3, std::round(labels[i].height) - 4), entry.colour);
        drawTabular(p, line, entry.first);
        if (!entry.isLimit() && values) {
            p.setPen(theme.ink3);
            drawTabular(p, line.translated(0, memoryLine - 1), entry.second);
        }
    }
    marks.push_back({QRectF(scale.bar.left() - 3, scale.limitY() - 5, scale.bar.width() + 6 + width, 10),
                     Figures::tr("HBM of the rack: %1").arg(shown(scale.limit, Unit::Byte)), "rack.hbm_bytes"});
}

} // namespace

Bytes rackMemory(const LayoutFrame &f)
{
    const auto &evaluation = f.evaluation;
    if (evaluation.prediction)
        return Bytes(ofRack(f, stagesOf(evaluation), [](const measured::StageMemory &m) { return m.total(); }));
    return static_cast<double>(evaluation.layout.replicasPerRack) * evaluation.memory.perStage;
}

Bytes rackRoom(const LayoutFrame &f)
{
    const auto &e = f.evaluation;
    const auto held = gpuMemory(f);
    const bool oneStage = f.pastRackStage() == f.rackStage() + 1; // else its GPUs hold different amounts
    const bool full = held > e.rack.hbmPerGpu();
    return full && oneStage ? (rackMemory(f) / held) * e.rack.hbmPerGpu() : e.rack.hbm;
}

Bytes gpuMemory(const LayoutFrame &f)
{
    return f.evaluation.prediction ? Bytes(stagesOf(f.evaluation)[stageOf(f, f.replica)].total())
                                   : f.evaluation.memory.perGpu;
}

std::optional<std::int64_t> stageWithMostMemory(const Evaluation &evaluation)
{
    if (!evaluation.prediction)
        return std::nullopt;
    const auto stages = stagesOf(evaluation);
    const auto [least, most] = std::minmax_element(stages.begin(), stages.end(),
                                                   [](const auto &a, const auto &b) { return a.total() < b.total(); });
    if (most == stages.end() || !(most->total() > least->total()))
        return std::nullopt;
    return most - stages.begin();
}

double memoryLabelWidth(const Scenario &scenario, const Evaluation &evaluation)
{
    const auto label = font(Type::Label);
    double width = tabularWidth(font(Type::LabelBold), shown(evaluation.rack.hbm.si(), Unit::Byte));
    const auto activations = evaluation.prediction ? Figures::tr("activations") : activationsName(scenario, evaluation);
    for (const auto &text : {Figures::tr("gradients"), Figures::tr("optimizer"), activations})
        width = std::max(width, tabularWidth(label, text));
    return width;
}

void paintRackMemory(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto parts = partsOf(f, theme);
    MemoryScale scale{.bar = f.memory, .limit = rackRoom(f).si(), .total = rackMemory(f).si()};
    if (!(scale.limit > 0) || !std::isfinite(scale.total))
        return;
    if (scale.over())
        scale.share = 1 - roomBeyond(scale, parts);

    p.setRenderHint(QPainter::Antialiasing, false);
    paintBar(p, scale, parts, theme);
    const double y = std::round(scale.limitY());
    p.fillRect(QRectF(scale.bar.left() - 2, y - 1, scale.bar.width() + 4, 2), scale.over() ? theme.error : theme.ink);
    p.setRenderHint(QPainter::Antialiasing, true);

    double below = 0;
    for (const auto &part : parts) {
        const double top = scale.y(below + part.bytes);
        const double height = std::max(2.5, scale.y(below) - top);
        marks.push_back({QRectF(scale.bar.left(), top, scale.bar.width(), height),
                         Figures::tr("%1: %2 in the rack").arg(part.sentence, shown(part.bytes, Unit::Byte, 4)),
                         part.id});
        below += part.bytes;
    }
    paintLabels(p, f, scale, parts, theme, marks);
}

} // namespace gigasite
