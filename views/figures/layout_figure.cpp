// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/layout_figure.h"

#include "views/figures/layout_frame.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr double aroundLayout = 10;
constexpr double headlineMiddle = 13;
constexpr double labelGap = 7;
constexpr double secondLineMiddle = 28;
constexpr double lowHeight = 270; ///< below this the figure drops what it can do without

std::int64_t chosen(int index, std::int64_t count)
{
    return index < 0 ? (count - 1) / 2 : std::min<std::int64_t>(index, count - 1);
}

/// Parts from left to right: site names and row numbers, grid, funnel, GPUs, memory bar, its labels.
void place(LayoutFrame &f)
{
    const double w = f.size.width();
    const double h = f.size.height();
    const double legendHeight = h < lowHeight ? 38 : 42;
    const double top = 38;
    const double bottom = std::max(top + 8, h - legendHeight - 6);
    f.legend = QRectF(aroundLayout, h - legendHeight, std::max(1.0, w - 2 * aroundLayout), legendHeight - 4);

    const double left = std::ceil(24 + tabularWidth(font(Type::Axis), counted(f.racks)));
    const double funnel = std::round(std::clamp(w * 0.045, 12.0, 26.0));
    const double barGap = 9;
    const double bar = std::round(std::clamp(w * 0.034, 12.0, 18.0));
    const double labels = std::ceil(memoryLabelWidth(f.scenario, f.evaluation));
    const double shared = std::max(40.0, w - aroundLayout - left - funnel - barGap - bar - labelGap - labels);
    const bool close = f.level >= LayoutLevel::Rack;
    const double panelShare = std::clamp(0.3 + (w - 460) / 825 * 0.11, 0.28, 0.41) + (close ? 0.2 : 0);
    const double panel = std::round(shared * panelShare);
    const double grid = std::floor(shared) - panel;

    const double height = std::round(bottom - top);
    f.grid = QRectF(left, top, grid, height);
    f.gpus = QRectF(f.grid.right() + funnel, top, panel, height);
    f.memory = QRectF(f.gpus.right() + barGap, top, bar, height);
    if (f.memoryOnly)
        f.memory.setLeft(f.gpus.left() + 5);
    f.memoryLabels = QRectF(f.memory.right() + labelGap, top, labels, height);
}

QString rackName(const LayoutFrame &f)
{
    const auto padded = [](std::int64_t index, std::int64_t count) {
        return QString::number(index + 1).rightJustified(QString::number(count).size(), QLatin1Char('0'));
    };
    const auto perRack = f.groups.stagesPerRack;
    const auto columns = (f.stages + perRack - 1) / perRack;
    return padded(f.stage / perRack, columns) + QLatin1Char('-') + padded(f.rack, f.racks);
}

/// The baseline, where it is laid out otherwise: dashed, in the place of the key.
bool paintBaseline(QPainter &p, const LayoutFrame &f, const Snapshot *compared, double left, const Theme &theme,
                   Marks &marks)
{
    const auto *baseline = compared ? compared->dashed() : nullptr;
    const bool offered = compared && compared->preview;
    if (!baseline || !baseline->has(Stage::Step))
        return false;
    const auto &now = f.evaluation.layout, &then = baseline->layout;
    QStringList changed;
    const auto add = [&](const QString &name, std::int64_t here, std::int64_t there) {
        if (here != there)
            changed << name.arg(counted(there));
    };
    add(QStringLiteral("TP %1"), now.tp, then.tp);
    add(QStringLiteral("CP %1"), now.cp, then.cp);
    add(QStringLiteral("PP %1"), now.pp, then.pp);
    add(QStringLiteral("DP %1"), now.replicas, then.replicas);
    add(QStringLiteral("EP %1"), expertParallel(f.evaluation), expertParallel(*baseline));
    add(Figures::tr("%1 racks"), now.racksUsed, then.racksUsed);
    if (changed.empty())
        return false;
    p.setFont(font(Type::Axis));
    const double room = f.grid.right() - left - 20;
    QRectF area(f.grid.left(), headlineMiddle - 8, left - f.grid.left(), 15); // where it has no room, the racks tell it
    bool drawn = false;
    const auto pattern = offered ? Figures::tr("then %1") : Figures::tr("was %1");
    for (auto said = changed; !said.empty() && !drawn; said.removeLast()) {
        const auto text = pattern.arg(said.join(QStringLiteral(", ")));
        const double width = tabularWidth(p.font(), text);
        if (width > room)
            continue;
        area = QRectF(f.grid.right() - width - 8, headlineMiddle - 8, width + 8, 15);
        drawBaselineBox(p, area, theme);
        p.setPen(theme.ink2);
        drawTabular(p, area.adjusted(4, 0, 0, 0), text);
        drawn = true;
    }
    const auto told = offered ? Figures::tr("Layout with the change: %1") : Figures::tr("Layout of the baseline: %1");
    marks.push_back({area, told.arg(changed.join(QStringLiteral(", "))), "layout.replicas"});
    return drawn;
}

void paintRackHeading(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const QRectF area(f.gpus.left(), headlineMiddle - 8, f.size.width() - aroundLayout / 2 - f.gpus.left(), 16);
    const auto gpus = (f.evaluation.rack.gpus == 1 ? Figures::tr("%1 GPU") : Figures::tr("%1 GPUs"))
                          .arg(counted(f.evaluation.rack.gpus));
    const bool closest = f.level == LayoutLevel::Replica && !f.memoryOnly;
    auto title = Figures::tr("Rack %1").arg(rackName(f)) + QStringLiteral(" · ") +
        (closest ? f.groups.titleOf(f.replica, f.stage, f.rack) : gpus);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    if (tabularWidth(p.font(), title) > area.width())
        title = closest ? f.groups.nameOf(f.replica, f.stage, f.rack) : Figures::tr("Rack %1").arg(rackName(f));
    drawTabular(p, area, title);
    marks.push_back({area, Figures::tr("Rack %1: %2").arg(rackName(f), gpus), "rack.gpus"});

    const auto spare = f.evaluation.rack.gpus - f.groupCount() * f.groups.groupSize;
    const auto detail = f.groups.summaryOf(f.stage, f.rack);
    const auto experts = selectedExpertGroup(f);
    const auto exchange = experts < 0 ? QString() : QStringLiteral(", ") + f.experts.shortOf(experts);
    const auto whole = detail + exchange + (spare > 0 ? Figures::tr(", %1 spare").arg(counted(spare)) : QString());
    p.setFont(font(Type::Label));
    p.setPen(theme.ink2);
    constexpr double lowBar = 160; // its uppermost label stands beside this line
    const double end = f.memory.height() < lowBar ? f.memoryLabels.left() - 4 : area.right();
    const QRectF second(area.left(), secondLineMiddle - 7, end - area.left(), 14);
    const auto fits = [&](const QString &text) {
        return tabularWidth(narrowed(p.font(), text, second.width()), text) <= second.width();
    };
    auto told = tabularWidth(p.font(), whole) <= second.width() ? whole : detail + exchange;
    if (!fits(told)) // the mark and the table have it all
        told = fits(detail) ? detail : QString();
    p.setFont(narrowed(p.font(), told, second.width()));
    drawTabular(p, second, told);
    marks.push_back({second, Figures::tr("In the rack: %1").arg(whole), "layout.layers_per_rack"});
}

void paintHeadings(QPainter &p, const LayoutFrame &f, const Theme &theme, const Snapshot *compared, Marks &marks)
{
    const auto &layout = f.evaluation.layout;
    auto left =
        (layout.racksUsed == 1 ? Figures::tr("%1 rack") : Figures::tr("%1 racks")).arg(counted(layout.racksUsed));
    const QRectF leftArea(f.grid.left(), headlineMiddle - 8, f.gpus.left() - f.grid.left() - 8, 16);
    p.setFont(font(Type::LabelBold));
    p.setPen(theme.ink);
    const auto spareRacks = Figures::tr(", %1 spare").arg(counted(layout.spareRacks));
    if (layout.spareRacks > 0 && tabularWidth(p.font(), left + spareRacks) <= leftArea.width())
        left += spareRacks;
    const double taken = drawTabular(p, leftArea, left);
    marks.push_back(
        {QRectF(leftArea.topLeft(), QSizeF(taken, 16)),
         Figures::tr("Racks: %1 in use, %2 spare").arg(counted(layout.racksUsed), counted(layout.spareRacks)),
         "layout.spare_racks"});
    paintRackHeading(p, f, theme, marks);
    if (paintBaseline(p, f, compared, f.grid.left() + taken, theme, marks))
        return;
    const bool pipelines = f.groups.holds == RackHolds::Stages && f.groups.replicasPerRack == 1;
    const auto key =
        pipelines ? Figures::tr("column = stage, row = replica") : Figures::tr("column = stage, row = rack");
    const double room = f.grid.right() - f.grid.left() - taken - 16;
    p.setFont(font(Type::Label));
    if (tabularWidth(p.font(), key) < room) {
        p.setPen(theme.ink3);
        drawLine(p, QRectF(f.grid.left(), headlineMiddle - 8, f.grid.width(), 16), key, Qt::AlignRight);
    }
}

struct LegendEntry {
    Activity activity;
    QString name;
    QString sentence;
    QByteArray id;
};

std::vector<LegendEntry> legendEntries(const LayoutFrame &f, const std::vector<Activity> &activities)
{
    const auto share = [&](Activity a) { return std::count(activities.begin(), activities.end(), a); };
    const auto sentence = [&](const QString &does, std::int64_t n) {
        return Figures::tr("Stages that %1: %2 of %3 at this moment").arg(does, counted(n), counted(f.stages));
    };
    const auto idle = share(Activity::Idle);
    const double idleShare = static_cast<double>(idle) / static_cast<double>(f.stages);
    return {{Activity::Forward, Figures::tr("forward"),
             sentence(Figures::tr("run a forward pass"), share(Activity::Forward)), "step.layer_forward_s"},
            {Activity::Backward, Figures::tr("backward"),
             sentence(Figures::tr("run a backward pass"), share(Activity::Backward)), "step.layer_backward_s"},
            {Activity::Idle, Figures::tr("idle %1").arg(shown(idleShare, Unit::Ratio, idleShare < 0.1 ? 1 : 2)),
             sentence(Figures::tr("are idle"), idle), "step.bubble_share"}};
}

/// Both colours of expert groups, as the rack and its brackets have them.
void paintExpertKey(QPainter &p, const LayoutFrame &f, const Theme &theme, const QRectF &room, Marks &marks)
{
    const auto name = Figures::tr("expert groups");
    const double width = 15 + tabularWidth(p.font(), name);
    if (!f.experts.areThere() || width > room.width())
        return;
    const double top = std::round(room.center().y() - 5);
    p.fillRect(QRectF(room.left(), top, 5, 10), expertColour(0, theme));
    p.fillRect(QRectF(room.left() + 5, top, 5, 10), expertColour(1, theme));
    p.setPen(theme.ink2);
    drawTabular(p, {room.left() + 15, room.top(), width, room.height()}, name);
    marks.push_back({QRectF(room.left(), room.top(), width, room.height()),
                     Figures::tr("Expert groups of a stage: %1 of %2 GPUs each")
                         .arg(counted(f.experts.count()), counted(f.experts.size())),
                     "layout.ep"});
}

void paintLegend(QPainter &p, const LayoutFrame &f, const Theme &theme, const std::vector<Activity> &activities,
                 double rightTextLeft, Marks &marks)
{
    p.setFont(font(Type::Label));
    const auto entries = legendEntries(f, activities);
    double needed = 0;
    for (const auto &entry : entries)
        needed += 15 + tabularWidth(p.font(), entry.name) + 11;
    double x = std::clamp(rightTextLeft - needed, f.legend.left(), std::max(f.legend.left(), f.grid.left()));
    const double middle = f.legend.top() + 10;
    for (const auto &entry : entries) {
        const double width = 15 + tabularWidth(p.font(), entry.name);
        if (x + width > rightTextLeft - 6)
            break;
        const QRectF swatch(x, std::round(middle - 5), 10, 10);
        if (entry.activity == Activity::Idle)
            fillHatched(p, swatch, theme.idleLine, theme.idleFill);
        else
            p.fillRect(swatch, entry.activity == Activity::Forward ? theme.forward : theme.backward);
        p.setPen(theme.ink2);
        drawTabular(p, QRectF(x + 15, middle - 8, width, 16), entry.name);
        marks.push_back({QRectF(x, middle - 8, width, 16), entry.sentence, entry.id});
        x += width + 11;
    }
    paintExpertKey(p, f, theme, QRectF(x, middle - 8, rightTextLeft - 6 - x, 16), marks);
}

/// "12.99 of 13.5 TB", with both units where they differ.
QString useOf(double used, double available)
{
    const auto a = format(used, Unit::Byte, 4);
    const auto b = format(available, Unit::Byte);
    return Figures::tr("HBM %1 of %2")
        .arg(localNumbers(a.unit == b.unit ? a.number : a.joined()), localNumbers(b.joined()));
}

/// Printed mode only warns of it: the papers' own designs do it.
bool isRefused(const Evaluation &e)
{
    return std::any_of(e.problems.begin(), e.problems.end(), [](const Problem &problem) {
        return problem.severity == Severity::Error && problem.path == "memory.per_gpu_bytes";
    });
}

/// Right end of the first legend line; returns where it begins.
double paintMemoryTotal(QPainter &p, const LayoutFrame &f, const Theme &theme, Marks &marks)
{
    const auto &e = f.evaluation;
    const auto used = rackMemory(f);
    const auto room = rackRoom(f);
    const bool over = used > room, refused = isRefused(e);
    const auto text = useOf(used.si(), room.si());
    const double middle = f.legend.top() + 10;
    p.setFont(font(Type::LabelBold));
    p.setPen(!over ? theme.ink : refused ? theme.error : theme.warningText);
    double left = f.legend.right() -
        drawTabular(p, QRectF(f.legend.left(), middle - 8, f.legend.width(), 16), text, Qt::AlignRight);
    auto sentence = Figures::tr("Memory of the rack: %1").arg(text);
    const auto heaviest = stageWithMostMemory(e);
    if (heaviest && (*heaviest < f.rackStage() || *heaviest >= f.pastRackStage()))
        sentence += Figures::tr("; the heaviest stage is %1").arg(counted(*heaviest + 1));
    if (over || !e.layout.fits) {
        const QPointF centre(left - 10, middle);
        if (over && refused)
            drawOctagon(p, centre, 5.5, theme.error, theme.figure);
        else
            drawTriangle(p, centre, 5.5, theme.warning, theme.onLightKind);
        left -= 16;
        sentence += Figures::tr("; a GPU must hold %1 and has %2")
                        .arg(shown(e.memory.perGpu.si(), Unit::Byte), shown(e.rack.hbmPerGpu().si(), Unit::Byte));
    }
    marks.push_back({QRectF(left, middle - 8, f.legend.right() - left, 16), sentence, "memory.per_gpu_bytes"});
    return left;
}

} // namespace

QString counted(std::int64_t n)
{
    return localNumbers(withCommas(static_cast<double>(n)));
}

std::optional<LayoutFrame> layoutFrame(QSizeF size, const Snapshot &snapshot, const LayoutOptions &options)
{
    if (!snapshot.complete || !snapshot.completeScenario || size.isEmpty())
        return std::nullopt;
    const auto &layout = snapshot.complete->layout;
    if (layout.pp < 1 || layout.racksPerStage < 1 || snapshot.complete->rack.gpus < 1)
        return std::nullopt;
    LayoutFrame f{.scenario = snapshot.complete->inForce(*snapshot.completeScenario),
                  .evaluation = *snapshot.complete,
                  .size = size};
    f.groups = rackGroups(f.evaluation, f.scenario);
    f.experts = ExpertGroups(f.evaluation, f.groups);
    f.litExperts = options.experts;
    f.stages = layout.pp;
    f.racks = f.groups.rows;
    f.stage = chosen(options.stage, f.stages);
    f.rack = chosen(options.rackOfStage, f.racks);
    constexpr std::int64_t around = 9; // stages in sight where one is looked at
    f.level = options.level;
    f.shownStages = f.level == LayoutLevel::Stage ? std::min(f.stages, around) : f.stages;
    const auto before = static_cast<std::int64_t>(options.anchor * static_cast<double>(f.shownStages));
    f.firstStage = std::clamp<std::int64_t>(f.stage - std::clamp<std::int64_t>(before, 0, f.shownStages - 1), 0,
                                            f.stages - f.shownStages);
    constexpr int third = 2;
    const bool stages = f.groups.holds == RackHolds::Stages;
    const auto replicas = std::max<std::int64_t>(1, stages ? f.groups.replicasPerRack : f.groupCount());
    const auto wanted =
        std::min<std::int64_t>(options.replica < 0 ? stages ? 0 : third : options.replica, replicas - 1);
    f.replica = stages ? f.groups.groupOf(f.stage, wanted) : wanted;
    f.memoryOnly = options.memory;
    f.moment = std::isfinite(options.moment) ? std::clamp(options.moment, 0.0, 1.0) : 0;
    place(f);
    return f;
}

Marks paintLayout(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme, const LayoutOptions &options)
{
    const auto frame = layoutFrame(size, snapshot, options);
    if (!frame)
        return {};
    std::vector<Activity> activities(static_cast<std::size_t>(frame->stages));
    for (std::size_t i = 0; i < activities.size(); ++i)
        activities[i] =
            activityOf(frame->evaluation, frame->scenario.parallelism.microBatches, frame->moment, static_cast<int>(i));
    Marks marks;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    paintHeadings(p, *frame, theme, options.showBaseline ? &snapshot : nullptr, marks);
    paintRackGrid(p, *frame, theme, activities, marks);
    paintExpertBrackets(p, *frame, theme, marks);
    if (options.showBaseline)
        paintGhostBorders(p, *frame, snapshot, theme, marks);
    if (!frame->memoryOnly && frame->level == LayoutLevel::Replica)
        paintReplica(p, *frame, theme, marks);
    else if (!frame->memoryOnly)
        paintRackGpus(p, *frame, theme, marks);
    paintRackMemory(p, *frame, theme, marks);
    const double rightTextLeft = paintMemoryTotal(p, *frame, theme, marks);
    paintLegend(p, *frame, theme, activities, rightTextLeft, marks);
    paintMoment(p, *frame, theme, options.timeTrack && !theme.print, marks);
    if (options.timeTrack && !theme.print)
        paintPlay(p, *frame, theme, options.playing, marks);
    p.restore();
    return marks;
}

} // namespace gigasite
