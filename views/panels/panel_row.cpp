// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_row.h"

#include "model/evaluate/layout_choice.h"
#include "model/evaluate/resolved.h"
#include "model/evaluate/stages.h"
#include "model/fabric/clos.h"
#include "model/scenario/rack_sheet.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/panels/panel_row_scale.h"
#include "views/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace gigasite {

using namespace detail;

namespace {

PanelRow::Form formOf(const Parameter &p)
{
    switch (p.kind) {
    case Kind::Flag:
        return PanelRow::Form::Flag;
    case Kind::Choice:
    case Kind::CatalogId:
        return PanelRow::Form::Choice;
    case Kind::Text:
        return PanelRow::Form::Text;
    case Kind::Number:
    case Kind::Integer:
        break;
    }
    if (p.key == "network.leaf_down" || p.key == "network.spine_down")
        return PanelRow::Form::Ports;
    if (p.key.starts_with("site.") && p.key.ends_with(".share"))
        return PanelRow::Form::Share;
    return PanelRow::Form::Slider;
}

bool isAutomatic(const Snapshot &snapshot, const Parameter &p)
{
    return std::holds_alternative<AutoValue>(valueOf(*snapshot.scenario, p));
}

/// What is in effect; where the scenario has errors that leave an automatic value open, the last valid one.
std::optional<double> inEffect(const Snapshot &snapshot, const Parameter &p)
{
    const auto now = effectiveNumber(*snapshot.scenario, *snapshot.evaluation, p);
    if (now || snapshot.isComplete() || !snapshot.complete || !isAutomatic(snapshot, p))
        return now;
    return resolvedAuto(*snapshot.completeScenario, *snapshot.complete, p);
}

bool isStale(const Snapshot &snapshot, const Parameter &p)
{
    if (!isAutomatic(snapshot, p))
        return false;
    const bool followsAtOnce = p.key.starts_with("model."); // from other values of the model, without an evaluation
    if (snapshot.held && !followsAtOnce)
        return true;
    return inEffect(snapshot, p) && !effectiveNumber(*snapshot.scenario, *snapshot.evaluation, p);
}

} // namespace

int nextGesture()
{
    static std::atomic<int> last = 0;
    return ++last;
}

PanelRow::PanelRow(const Parameter &parameter)
    : parameter_(&parameter)
    , form_(formOf(parameter))
{
}

std::string PanelRow::partnerKey() const
{
    return parameter_->key.substr(0, parameter_->key.size() - 4) + "up";
}

QString PanelRow::label() const
{
    if (form_ == Form::Ports)
        return parameter_->key == "network.leaf_down" ? QCoreApplication::translate("PanelRow", "Tier 1 down / up")
                                                      : QCoreApplication::translate("PanelRow", "Tier 2 down / up");
    return translate(parameter_->label);
}

bool PanelRow::isVisible(const Scenario &scenario) const
{
    if (parameter_->group == Group::Model && parameter_->key != "model.activation_heads")
        return noEffect(scenario)
            .isEmpty(); // details of experts, latent attention and windows only where there are any
    if (parameter_->group != Group::Sites || parameter_->key == "sites.count")
        return true;
    if (form_ == Form::Share && scenario.siteCount < 2)
        return false;
    return static_cast<std::int64_t>(siteOf(*parameter_)) < scenario.siteCount;
}

std::optional<double> PanelRow::number(const Snapshot &snapshot) const
{
    if (form_ != Form::Ports)
        return inEffect(snapshot, *parameter_);
    const auto *partner = findParameter(partnerKey());
    const auto down = inEffect(snapshot, *parameter_);
    const auto up = inEffect(snapshot, *partner);
    return down && up && *up > 0 ? std::optional(*down / *up) : std::nullopt;
}

double PanelRow::lowestOnTrack() const
{
    constexpr double unit = 1; // a logarithmic track has no zero; it is typed
    return parameter_->scale == Scale::Log && parameter_->min <= 0 ? unit : parameter_->min;
}

double PanelRow::positionOf(double value) const
{
    const double min = form_ == Form::Ports ? 1 : lowestOnTrack();
    const double max = form_ == Form::Ports ? mostOversubscription : parameter_->max;
    const bool logarithmic =
        form_ == Form::Ports || parameter_->scale == Scale::Log || parameter_->scale == Scale::PowerOfTwo;
    if (logarithmic)
        return value > min ? std::log(value / min) / std::log(max / min) : 0;
    return (value - min) / (max - min);
}

double PanelRow::valueAt(double position) const
{
    const auto &p = *parameter_;
    const double min = lowestOnTrack();
    position = std::clamp(position, 0.0, 1.0); // the pointer may leave the track; the thumb does not
    if (form_ == Form::Ports)
        return std::pow(mostOversubscription, position);
    if (p.scale == Scale::PowerOfTwo) {
        const double steps = std::round(position * std::log2(p.max / p.min));
        return p.min * std::exp2(steps);
    }
    double value =
        p.scale == Scale::Log ? rounded(min * std::pow(p.max / min, position)) : min + position * (p.max - min);
    if (p.scale == Scale::Linear && p.step > 0) {
        const double perUnit = std::round(1 / p.step);
        value = p.step < 1 ? std::round(value * perUnit) / perUnit : std::round(value / p.step) * p.step;
    }
    if (p.kind == Kind::Integer)
        value = std::round(value);
    return std::clamp(value, p.min, p.max);
}

PanelRow::Shown PanelRow::shown(const Snapshot &snapshot, const Scenario *reference) const
{
    const auto &s = *snapshot.scenario;
    Shown out;
    const bool found = snapshot.evaluation->chosen && isFoundFor(s, parameter_->key);
    const auto value = valueOf(found ? *snapshot.evaluation->chosen : s, *parameter_);
    out.automatic = found || std::holds_alternative<AutoValue>(value);
    out.changed = reference && isChanged(s, *reference);
    out.stale = isStale(snapshot, *parameter_);
    if (form_ == Form::Ports) {
        const auto *partner = findParameter(partnerKey());
        out.automatic = out.automatic && std::holds_alternative<AutoValue>(valueOf(s, *partner));
        out.stale = out.stale || isStale(snapshot, *partner);
        const auto down = inEffect(snapshot, *parameter_);
        const auto up = inEffect(snapshot, *partner);
        out.value = down && up ? localNumbers(QStringLiteral("%1 / %2").arg(*down).arg(*up)) : QStringLiteral("–");
        if (const auto ratio = number(snapshot)) {
            out.position = positionOf(*ratio);
            out.remark = localNumbers(format(*ratio, Unit::One, 3).number) + QStringLiteral(" : 1");
        }
        return out;
    }
    if (form_ == Form::Choice || form_ == Form::Flag || form_ == Form::Text) {
        const auto text = displayText(*parameter_, value);
        out.value = form_ == Form::Choice ? translate(text) : toQString(text); // a name is in no language
        return out;
    }
    const auto n = number(snapshot);
    if (n)
        out.position = positionOf(*n);
    if (!out.automatic)
        out.value = localNumbers(displayText(*parameter_, value));
    else if (!n)
        out.value = QStringLiteral("–");
    else if (!std::holds_alternative<AutoValue>(value)) // found by a search
        out.value = localNumbers(displayText(*parameter_, value));
    else if (parameter_->unit == Unit::Count)
        out.value = localNumbers(withCommas(*n));
    else
        out.value = localNumbers(format(*n, parameter_->unit, 4).joined());
    return out;
}

bool PanelRow::isChanged(const Scenario &scenario, const Scenario &reference) const
{
    if (parameter_->field.get(scenario) != parameter_->field.get(reference))
        return true;
    const auto *partner = form_ == Form::Ports ? findParameter(partnerKey()) : nullptr;
    return partner && partner->field.get(scenario) != partner->field.get(reference);
}

QString PanelRow::noEffect(const Scenario &scenario) const
{
    return translate(noEffectReason(scenario, parameter_->key));
}

std::vector<PanelRow::Option> PanelRow::options(const Snapshot &snapshot) const
{
    std::vector<Option> all;
    const auto current = toText(valueOf(*snapshot.scenario, *parameter_));
    if (parameter_->kind == Kind::Choice) {
        for (std::size_t i = 0; i < parameter_->choices.size(); ++i)
            all.push_back({translate(parameter_->choiceLabels[i]),
                           std::string(parameter_->choices[i]),
                           parameter_->choices[i] == current,
                           {}});
        return all;
    }
    const auto add = [&](const CatalogItem &item) {
        const auto same = [&](const auto &choice) { return choice.value == item.id; };
        if (item.kind != parameter_->catalogKind || std::any_of(all.begin(), all.end(), same))
            return; // an own entry stands before the built-in one it lies over
        const LayeredItem layered(*snapshot.scenario, snapshot.facts->catalog, item.kind, item.id);
        all.push_back({toQString(layered.name()) +
                           (item.userData ? QCoreApplication::translate("PanelRow", " (user data)") : QString()),
                       item.id,
                       item.id == current,
                       {}});
    };
    if (snapshot.scenario->userCatalog) {
        for (const auto &item : *snapshot.scenario->userCatalog)
            add(item);
    }
    for (const auto &item : snapshot.facts->catalog.items())
        add(item);
    return all;
}

std::vector<PanelRow> panelRows()
{
    std::vector<PanelRow> rows;
    for (const auto &p : parameterTable()) {
        const bool partner = p.key == "network.leaf_up" || p.key == "network.spine_up";
        if (!partner && p.group != Group::Conventions)
            rows.emplace_back(p);
    }
    return rows;
}

} // namespace gigasite
