// SPDX-License-Identifier: GPL-3.0-or-later
// What the headings of the parameter panel say.
#include "model/evaluate/figure_table.h"
#include "model/site/shortfall.h"
#include "views/paint/text.h"
#include "views/panels/parameter_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

/// Figures that a group's heading sums up.
std::array<std::string_view, 2> summaryFigures(Group group)
{
    switch (group) {
    case Group::Hardware:
        return {"site.gpus", "site.peak_flops"};
    case Group::Model:
        return {"model.params", "memory.total_bytes"};
    case Group::Training:
        return {"training.tokens_used", "training.time_s"};
    case Group::Parallelism:
        return {"layout.replicas", "memory.per_gpu_bytes"};
    case Group::Software:
        return {"step.mfu", ""};
    case Group::Network:
        return {"fabric.switches", "fabric.oversubscription"};
    case Group::Sites:
        return {"power.headroom_w", ""};
    case Group::Power:
        return {"power.site_w", "cost.capital_usd"};
    case Group::Wan:
        return {"wan.rtt_s", "wan.required_bps"};
    case Group::Reliability:
        return {"reliability.mtbf_s", ""};
    case Group::Conventions:
        break;
    }
    return {"", ""};
}

QString unitWord(std::string_view id)
{
    if (id == "site.gpus")
        return QCoreApplication::translate("ParameterPanel", "GPUs");
    if (id == "layout.replicas")
        return QCoreApplication::translate("ParameterPanel", "replicas");
    if (id == "fabric.switches")
        return QCoreApplication::translate("ParameterPanel", "switches");
    if (id == "fabric.oversubscription")
        return QStringLiteral(": 1");
    if (id == "power.headroom_w")
        return QCoreApplication::translate("ParameterPanel", "headroom left");
    if (id == "memory.per_gpu_bytes")
        return QCoreApplication::translate("ParameterPanel", "per GPU");
    return {};
}

/// What headroom the tightest site has left says nothing where one lacks some, by either rule.
QString lackText(const Snapshot &snapshot)
{
    const auto &e = snapshot.isComplete() || !snapshot.complete ? *snapshot.evaluation : *snapshot.complete;
    const auto lack = e.rack.power ? lackOf(e.power) : Lack();
    if (lack.sites == 0)
        return {};
    const auto by = gigasite::shown(lack.sum.si(), Unit::Watt);
    return e.power.sites.size() == 1 ? QCoreApplication::translate("ParameterPanel", "short by %1").arg(by)
                                     : QCoreApplication::translate("ParameterPanel", "short by %1 at %2 of %3 sites")
                                           .arg(by)
                                           .arg(lack.sites)
                                           .arg(e.power.sites.size());
}

} // namespace

ParameterModel::GroupState ParameterModel::groupState(const QModelIndex &index) const
{
    GroupState state;
    const auto &group = groups_[static_cast<std::size_t>(index.row())];
    QStringList parts;
    for (const auto id : summaryFigures(group.group)) {
        const auto *figure = id.empty() ? nullptr : findFigure(id);
        auto value = figure ? figureValue(*snapshot_.evaluation, id).value : std::nullopt;
        if (figure && !value && !snapshot_.isComplete() && snapshot_.complete) {
            value = figureValue(*snapshot_.complete, id).value;
            state.stale = state.stale || value.has_value();
        }
        if (!value)
            continue;
        constexpr double tooLong = 1e6; // a count in full takes the room of the other figure
        const bool shortened = figure->unit == Unit::Count && std::abs(*value) >= tooLong;
        const auto unit = shortened ? Unit::One : figure->unit;
        auto text = gigasite::shown(*value, unit);
        if (const auto word = unitWord(id); !word.isEmpty())
            text += QLatin1Char(' ') + word;
        if (const auto lack = id == "power.headroom_w" ? lackText(snapshot_) : QString(); !lack.isEmpty())
            text = lack;
        parts << text;
    }
    state.stale = (state.stale || snapshot_.held) && !parts.isEmpty();
    state.summary = parts.join(QStringLiteral(" · "));
    for (const auto i : group.rows) {
        const auto key = toQString(rows_[i].parameter().key);
        const auto *now = problems_.value(key), *last = now ? nullptr : lastProblems_.value(key);
        if (const auto *p = now ? now : last) {
            state.worst = std::max(state.worst, p->severity);
            state.hasProblem = true;
            state.stale = state.stale || last;
        }
    }
    return state;
}

} // namespace gigasite
