// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/column_table.h"

#include "model/parallelism/stage_memory.h"
#include "model/site/power_phases.h"
#include "model/site/siting.h"
#include "views/figures/figure_words.h"
#include "views/figures/place_words.h"
#include "views/figures/step_time_parts.h"
#include "views/figures/topology_tiers.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gigasite {

namespace {

using Values = std::vector<std::optional<double>>;

QString nothing()
{
    return QStringLiteral("–");
}

QString titled(const QString &title, const QString &unit)
{
    return unit.isEmpty() ? title : Figures::tr("%1 (%2)").arg(title, unit);
}

ColumnTable::Column textColumn(const QString &title, const QStringList &cells)
{
    return {title, cells, false};
}

/// From one of the objects of a list: a value per object.
template <class List, class Of> Values valuesOf(const List &list, Of of)
{
    Values values;
    for (const auto &item : list)
        values.push_back(of(item));
    return values;
}

const Evaluation *drawn(const Snapshot &snapshot)
{
    return snapshot.complete.get();
}

/// Numbers whose unit the title names.
ColumnTable::Column plainColumn(const QString &title, const Values &values, int decimals)
{
    ColumnTable::Column column{title, {}, true};
    for (const auto &value : values)
        column.cells << (value ? localDecimal(*value, decimals) : nothing());
    return column;
}

/// To the farthest other site that each exchanges with; nothing where there is none.
Values longestRtts(const Evaluation &e, const Scenario &scenario)
{
    Values longest(e.power.sites.size());
    for (const auto &pair : e.power.distances) {
        if (!pair.exchanges || pair.isCut)
            continue;
        for (const int end : {pair.from, pair.to}) {
            auto &rtt = longest[static_cast<std::size_t>(end)];
            rtt = std::max(rtt.value_or(0), scenario.wan.rttSeconds.value_or(pair.rtt.si()));
        }
    }
    return longest;
}

/// "Exposed pipeline communication" of "Exposed pipeline communication: %1, %2 of the step".
QString nameOf(const StepPart &part)
{
    return part.sentence.section(QStringLiteral(": %1"), 0, 0);
}

} // namespace

ColumnTable::Column numberColumn(const QString &title, Unit unit, const Values &values)
{
    double largest = 0;
    for (const auto &value : values)
        largest = value ? std::max(largest, std::abs(*value)) : largest;
    const bool isWhole = std::all_of(values.begin(), values.end(),
                                     [](const auto &value) { return !value || *value == std::round(*value); });
    const bool isCount = unit == Unit::Count || unit == Unit::One;
    const auto head = columnUnit(largest, unit);
    const int decimals = largest / head.divisor >= 10 ? 2 : 3; // small parts of a large sum keep a digit
    ColumnTable::Column column{titled(title, toQString(head.unit)), {}, true};
    for (const auto &value : values) {
        const auto text = !value ? nothing()
            : isCount            ? shown(*value, isWhole ? Unit::Count : unit)
                                 : localDecimal(*value / head.divisor, decimals);
        column.cells << QString(text).replace(u'-', QChar(0x2212));
    }
    return column;
}

ColumnTable powerTable(const Snapshot &snapshot, int room)
{
    const auto *e = drawn(snapshot);
    if (!e || e->power.sites.empty())
        return {};
    const auto &sites = e->power.sites;
    const bool known = e->rack.power.has_value();
    QStringList names, grids, limits;
    std::vector<QByteArray> ids;
    for (const auto &site : sites) {
        const auto number = names.size() + 1;
        const bool isNamed = site.name != "Site " + std::to_string(number);
        names << (isNamed ? Figures::tr("Site %1, %2").arg(number).arg(siteWord(site.name)) : siteWord(site.name));
        grids << (site.authority.empty() ? nothing() : toQString(site.authority));
        const auto &host = site.host;
        limits << (!site.headroom                        ? Figures::tr("unknown")
                       : site.typedLimit                 ? Figures::tr("typed limit")
                       : host.binding == HostLimit::None ? nothing()
                                                         : translate(limitText(host.binding, e->power.rule)));
        ids.push_back(QStringLiteral("site.%1.share").arg(names.size()).toLatin1());
    }
    const auto demand =
        valuesOf(sites, [&](const SitePower &s) { return known ? std::optional(s.fromGrid.si()) : std::nullopt; });
    const auto headroom =
        valuesOf(sites, [](const SitePower &s) { return s.headroom ? std::optional(s.headroom->si()) : std::nullopt; });
    const auto left =
        valuesOf(sites, [](const SitePower &s) { return s.left() ? std::optional(s.left()->si()) : std::nullopt; });
    const auto &scenario = *snapshot.completeScenario;
    Values shares;
    for (std::size_t i = 0; i < sites.size(); ++i)
        shares.emplace_back(scenario.sites[i].share);
    ColumnTable table{{textColumn(Figures::tr("Site"), names), textColumn(Figures::tr("Grid"), grids),
                       numberColumn(Figures::tr("Share"), Unit::Ratio, shares),
                       numberColumn(Figures::tr("Racks"), Unit::Count,
                                    valuesOf(sites, [](const SitePower &s) { return std::optional(double(s.racks)); })),
                       numberColumn(Figures::tr("Demand"), Unit::Watt, demand),
                       numberColumn(Figures::tr("Headroom"), Unit::Watt, headroom),
                       numberColumn(Figures::tr("Left"), Unit::Watt, left),
                       textColumn(Figures::tr("Limited by"), limits)},
                      ids};
    constexpr int roomy = 690; // px at the normal text size
    if (room < uiLength(roomy))
        return table;
    const double load = averageLoad(e->phases);
    const auto ofEnergy = [&](PerKwh SitePower::*part, double factor, double at) {
        return valuesOf(sites, [&](const SitePower &s) { return std::optional(factor * (s.*part).at(at)); });
    };
    const auto add = [&](ColumnTable::Column column) { table.columns.push_back(std::move(column)); };
    add(numberColumn(Figures::tr("RTT"), Unit::Second, longestRtts(*e, scenario)));
    add(plainColumn(titled(Figures::tr("Price"), QStringLiteral("¢/kWh")), ofEnergy(&SitePower::usdPerKwh, 100, 1), 1));
    add(plainColumn(titled(Figures::tr("Carbon"), QStringLiteral("g/kWh")),
                    ofEnergy(&SitePower::gramsCo2PerKwh, 1, load), 0));
    add(plainColumn(titled(Figures::tr("Water"), QStringLiteral("l/kWh")),
                    ofEnergy(&SitePower::waterLitresPerKwh, 1, load), 2));
    return table;
}

/// By the papers all stages are alike; on real hardware the first and the last hold tables, and early ones more
/// activations.
ColumnTable layoutTable(const Snapshot &snapshot)
{
    const auto *e = drawn(snapshot);
    if (!e || e->layout.pp < 1)
        return {};
    struct Run {
        std::int64_t first, last;
        measured::StageMemory memory;
    };
    std::vector<Run> runs;
    if (e->prediction) {
        for (const auto &memory : measured::stageMemories(e->prediction->run, e->prediction->bytes)) {
            const auto stage = runs.empty() ? 1 : runs.back().last + 1;
            const auto *before = runs.empty() ? nullptr : &runs.back().memory;
            if (before && before->total() == memory.total() && before->layers == memory.layers)
                runs.back().last = stage;
            else
                runs.push_back({stage, stage, memory});
        }
    } else {
        runs.push_back({1, e->layout.pp, {.layers = e->memory.layersPerStage}});
    }
    QStringList names;
    for (const auto &run : runs)
        names << (run.first == run.last
                      ? Figures::tr("Stage %1").arg(shown(double(run.first), Unit::Count))
                      : Figures::tr("Stages %1 to %2")
                            .arg(shown(double(run.first), Unit::Count), shown(double(run.last), Unit::Count)));
    const auto of = [&](auto part) { return valuesOf(runs, [&](const Run &run) { return std::optional(part(run)); }); };
    const bool shares = e->layout.racksPerBlock > 0; // racks hold whole pipelines
    ColumnTable table{
        {textColumn(Figures::tr("Pipeline stage"), names),
         numberColumn(Figures::tr("Layers"), Unit::One, of([](const Run &r) { return r.memory.layers; })),
         numberColumn(Figures::tr("Racks"), Unit::Count,
                      Values(runs.size(), shares ? std::nullopt : std::optional(double(e->layout.racksPerStage))))},
        std::vector<QByteArray>(runs.size(), QByteArrayLiteral("memory.per_gpu_bytes"))};
    if (e->prediction) {
        const auto add = [&](const QString &title, auto part) {
            table.columns.push_back(numberColumn(title, Unit::Byte, of([&](const Run &r) { return part(r.memory); })));
        };
        using Memory = measured::StageMemory;
        add(Figures::tr("Weights"), [](const Memory &m) { return m.weights; });
        add(Figures::tr("Gradients"), [](const Memory &m) { return m.gradients; });
        add(Figures::tr("Optimizer"), [](const Memory &m) { return m.optimizer; });
        add(Figures::tr("Activations"), [](const Memory &m) { return m.activations; });
        add(Figures::tr("Memory of a GPU"), [](const Memory &m) { return m.total(); });
    } else {
        table.columns.push_back(
            numberColumn(Figures::tr("Memory of a GPU"), Unit::Byte, Values(runs.size(), e->memory.perGpu.si())));
    }
    return table;
}

ColumnTable topologyTable(const Snapshot &snapshot)
{
    const auto *e = drawn(snapshot);
    if (!e || !e->fabric.valid || e->fabric.tiers.empty())
        return {};
    const auto &tiers = e->fabric.tiers;
    QStringList names;
    std::vector<QByteArray> ids;
    for (std::size_t i = 0; i < tiers.size(); ++i) {
        names << topology::tierName(static_cast<int>(i) + 1);
        ids.push_back(i + 1 == tiers.size() ? QByteArrayLiteral("fabric.top_switches")
                                            : QByteArrayLiteral("fabric.switches"));
    }
    const auto &top = tiers.back();
    const auto below = [&](auto value) { // of links upward, which the top tier has none of
        return valuesOf(tiers,
                        [&](const ClosTier &t) { return &t == &top ? std::nullopt : std::optional<double>(value(t)); });
    };
    const auto all = [&](auto value) {
        return valuesOf(tiers, [&](const ClosTier &t) { return std::optional<double>(value(t)); });
    };
    ColumnTable::Column ratios{Figures::tr("Oversubscription"), {}, true};
    for (const auto &tier : tiers)
        ratios.cells << (&tier == &top ? nothing() : topology::ratio(tier.oversubscription()));
    return {{textColumn(Figures::tr("Tier"), names),
             numberColumn(Figures::tr("Switches"), Unit::Count, all([](const ClosTier &t) { return t.switches; })),
             numberColumn(Figures::tr("Ports down"), Unit::Count, all([](const ClosTier &t) { return t.down; })),
             numberColumn(Figures::tr("Ports up"), Unit::Count, below([](const ClosTier &t) { return t.up; })),
             numberColumn(Figures::tr("Links up"), Unit::Count, below([](const ClosTier &t) { return t.links; })),
             numberColumn(Figures::tr("Rate up"), Unit::BitPerSecond,
                          below([](const ClosTier &t) { return bitsPerSecond(t.capacityUp); })),
             ratios},
            ids};
}

ColumnTable stepTimeTable(const Snapshot &snapshot)
{
    const auto *e = drawn(snapshot);
    if (!e || !(e->step.total.si() > 0))
        return {};
    const auto isPrinted = [](const std::shared_ptr<const Scenario> &s) {
        return s && s->conventions.mode == Mode::Printed;
    };
    const auto step = drawnStep(*e);
    const auto parts = stepParts(step, isPrinted(snapshot.completeScenario));
    QStringList names;
    std::vector<QByteArray> ids;
    Values seconds, shares;
    for (const auto &part : parts) {
        names << nameOf(part);
        ids.push_back(part.figureId);
        seconds.emplace_back(part.seconds);
        shares.emplace_back(part.seconds / step.total.si());
    }
    names << Figures::tr("Step time");
    ids.push_back(QByteArrayLiteral("step.time_s"));
    seconds.emplace_back(step.total.si());
    shares.emplace_back(1.0);
    ColumnTable table{{textColumn(Figures::tr("Part of the step"), names),
                       numberColumn(Figures::tr("Time"), Unit::Second, seconds),
                       numberColumn(Figures::tr("Share"), Unit::Ratio, shares)},
                      ids};
    const auto *then = snapshot.dashed();
    if (!then || then == e || !then->has(Stage::Step))
        return table;
    const auto before = drawnStep(*then);
    const auto others =
        stepParts(before, isPrinted(snapshot.preview ? snapshot.previewScenario : snapshot.baselineScenario));
    Values compared;
    for (const auto &part : parts) {
        const auto at =
            std::find_if(others.begin(), others.end(), [&](const StepPart &other) { return other.kind == part.kind; });
        compared.emplace_back(at == others.end() ? 0 : at->seconds);
    }
    compared.emplace_back(before.total.si());
    table.columns.push_back(numberColumn(snapshot.preview ? Figures::tr("With the change") : Figures::tr("Baseline"),
                                         Unit::Second, compared));
    return table;
}

} // namespace gigasite
