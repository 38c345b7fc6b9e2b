// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/panel_row.h"

#include "model/evaluate/resolved.h"
#include "model/evaluate/stages.h"
#include "model/fabric/clos.h"
#include "views/paint/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace gigasite {

namespace {

constexpr double maxOversubscription = 32;

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

/// Three significant digits: a dragged value is a round one.
double rounded(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 2);
    const double steps = std::round(value / unit);
    return unit >= 1 ? steps * unit : steps / std::round(1 / unit); // 0.07, not 0.07000000000000001
}

std::size_t siteOf(const Parameter &p)
{
    return static_cast<std::size_t>(p.key[5] - '1');
}

int radixOf(const Snapshot &snapshot)
{
    return snapshot.evaluation && snapshot.evaluation->fabric.radix > 1 ? snapshot.evaluation->fabric.radix : 64;
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
    return QCoreApplication::translate("ParameterTable", parameter_->label.c_str());
}

bool PanelRow::isVisible(const Scenario &scenario) const
{
    if (parameter_->group != Group::Sites || parameter_->key == "sites.count")
        return true;
    if (form_ == Form::Share && scenario.siteCount < 2)
        return false;
    return static_cast<std::int64_t>(siteOf(*parameter_)) < scenario.siteCount;
}

std::optional<double> PanelRow::number(const Snapshot &snapshot) const
{
    if (form_ != Form::Ports)
        return effectiveNumber(*snapshot.scenario, *snapshot.evaluation, *parameter_);
    const auto *partner = findParameter(partnerKey());
    const auto down = effectiveNumber(*snapshot.scenario, *snapshot.evaluation, *parameter_);
    const auto up = effectiveNumber(*snapshot.scenario, *snapshot.evaluation, *partner);
    return down && up && *up > 0 ? std::optional(*down / *up) : std::nullopt;
}

double PanelRow::positionOf(double value) const
{
    const double min = form_ == Form::Ports ? 1 : parameter_->min;
    const double max = form_ == Form::Ports ? maxOversubscription : parameter_->max;
    const bool logarithmic =
        form_ == Form::Ports || parameter_->scale == Scale::Log || parameter_->scale == Scale::PowerOfTwo;
    if (logarithmic)
        return value > 0 ? std::log(value / min) / std::log(max / min) : 0;
    return (value - min) / (max - min);
}

double PanelRow::valueAt(double position) const
{
    const auto &p = *parameter_;
    position = std::clamp(position, 0.0, 1.0); // the pointer may leave the track; the thumb does not
    if (form_ == Form::Ports)
        return std::pow(maxOversubscription, position);
    if (p.scale == Scale::PowerOfTwo) {
        const double steps = std::round(position * std::log2(p.max / p.min));
        return p.min * std::exp2(steps);
    }
    double value =
        p.scale == Scale::Log ? rounded(p.min * std::pow(p.max / p.min, position)) : p.min + position * (p.max - p.min);
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
    const auto value = valueOf(s, *parameter_);
    out.automatic = std::holds_alternative<AutoValue>(value);
    out.changed = reference && isChanged(s, *reference);
    if (form_ == Form::Ports) {
        const auto *partner = findParameter(partnerKey());
        out.automatic = out.automatic && std::holds_alternative<AutoValue>(valueOf(s, *partner));
        const auto down = effectiveNumber(s, *snapshot.evaluation, *parameter_);
        const auto up = effectiveNumber(s, *snapshot.evaluation, *partner);
        out.value = down && up ? QStringLiteral("%1 / %2").arg(*down).arg(*up) : QStringLiteral("–");
        if (const auto ratio = number(snapshot)) {
            out.position = positionOf(*ratio);
            out.remark = toQString(format(*ratio, Unit::One, 3).number) + QStringLiteral(" : 1");
        }
        return out;
    }
    if (form_ == Form::Choice || form_ == Form::Flag || form_ == Form::Text) {
        out.value = toQString(displayText(*parameter_, value));
        return out;
    }
    const auto n = number(snapshot);
    if (n)
        out.position = positionOf(*n);
    if (!out.automatic)
        out.value = toQString(displayText(*parameter_, value));
    else if (!n)
        out.value = QStringLiteral("–");
    else if (parameter_->unit == Unit::Count)
        out.value = toQString(withCommas(*n));
    else
        out.value = toQString(format(*n, parameter_->unit, 4).joined());
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
    return toQString(noEffectReason(scenario, parameter_->key));
}

Edit PanelRow::single(Value value) const
{
    return {{{parameter_->key, std::move(value)}}, {}, 0};
}

Edit PanelRow::portsEdit(std::int64_t down, std::int64_t up) const
{
    const auto text = QCoreApplication::translate("PanelRow", "%1 to %2 / %3").arg(label()).arg(down).arg(up);
    return {{{parameter_->key, down}, {partnerKey(), up}}, text, 0};
}

/// The site takes `share`; the others keep their proportions and take the rest. Where the shares do not sum to one
/// now, nothing but this site changes: nothing is normalised unasked.
Edit PanelRow::shareEdit(double share, const Scenario &s) const
{
    const auto site = siteOf(*parameter_);
    const auto count = static_cast<std::size_t>(s.siteCount);
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += s.sites[i].share;
    Edit edit{{{parameter_->key, share}}, {}, 0};
    if (std::abs(sum - 1) > 1e-6 || count < 2)
        return edit;
    const double others = sum - s.sites[site].share;
    for (std::size_t i = 0; i < count; ++i) {
        if (i == site)
            continue;
        const double part = others > 1e-9 ? s.sites[i].share / others : 1.0 / static_cast<double>(count - 1);
        const double exact = (1 - share) * part;
        edit.changes.push_back(
            {"site." + std::to_string(i + 1) + ".share", count == 2 ? std::round(exact * 1e6) / 1e6 : exact});
    }
    edit.text = QCoreApplication::translate("PanelRow", "%1 to %2").arg(label(), gigasite::shown(share, Unit::Ratio));
    return edit;
}

Edit PanelRow::siteCountEdit(std::int64_t count, const Scenario &s) const
{
    Edit edit = single(count);
    if (count < 1 || count > maxSites)
        return edit; // kept and marked
    const auto before = static_cast<std::size_t>(std::clamp<std::int64_t>(s.siteCount, 1, maxSites));
    const auto after = static_cast<std::size_t>(count);
    double kept = 0;
    for (std::size_t i = 0; i < std::min(before, after); ++i)
        kept += s.sites[i].share;
    const double perNew = after > before ? 1.0 / static_cast<double>(after) : 0;
    const double rest = 1 - perNew * static_cast<double>(after > before ? after - before : 0);
    double placed = 0;
    for (std::size_t i = 0; i < after; ++i) {
        double share = i >= before ? perNew
            : kept > 1e-9          ? rest * s.sites[i].share / kept
                                   : rest / static_cast<double>(before);
        share = i + 1 == after ? 1 - placed : std::round(share * 1000) / 1000;
        placed += share;
        edit.changes.push_back({"site." + std::to_string(i + 1) + ".share", std::round(share * 1000) / 1000});
    }
    return edit;
}

/// Whoever moves the budget wants to size by budget: the mode follows the hand, in the same undo step.
Edit PanelRow::withSizing(Edit edit, const Scenario &scenario) const
{
    const auto &key = parameter_->key;
    const std::string mode = key.starts_with("budget.") ? "budget"
        : key == "power.available_w"                    ? "power"
        : key == "hardware.racks"                       ? "racks"
                                                        : "";
    const auto *sizing = findParameter("sizing.mode");
    if (mode.empty() || valueOf(scenario, *sizing) == Value(mode))
        return edit;
    edit.text = QCoreApplication::translate("PanelRow", "%1 to %2, sized by %3")
                    .arg(label(), toQString(displayText(*parameter_, edit.changes.front().value)), toQString(mode));
    edit.changes.push_back({"sizing.mode", mode});
    return edit;
}

Edit PanelRow::withNumber(double value, const Snapshot &snapshot) const
{
    if (form_ == Form::Ports) {
        const auto [down, up] = portsFor(value, radixOf(snapshot));
        return portsEdit(down, up);
    }
    if (form_ == Form::Share)
        return shareEdit(value, *snapshot.scenario);
    if (parameter_->key == "sites.count")
        return siteCountEdit(std::llround(value), *snapshot.scenario);
    if (parameter_->kind == Kind::Integer)
        return withSizing(single(static_cast<std::int64_t>(std::llround(value))), *snapshot.scenario);
    return withSizing(single(value), *snapshot.scenario);
}

Edit PanelRow::toPosition(double position, const Snapshot &snapshot) const
{
    return withNumber(valueAt(position), snapshot);
}

Edit PanelRow::stepped(int direction, bool fine, const Snapshot &snapshot) const
{
    const auto now = number(snapshot);
    if (!now)
        return toPosition(0.5, snapshot);
    const auto &p = *parameter_;
    const double coarse = fine ? 0.1 : 1;
    double next = *now;
    if (form_ == Form::Ports)
        next = *now * std::exp2(direction * 0.25 * coarse);
    else if (p.scale == Scale::PowerOfTwo)
        next = *now * std::exp2(direction);
    else if (p.scale == Scale::Log)
        next = rounded(*now * std::pow(10, direction * 0.05 * coarse));
    else
        next = *now + direction * std::max((p.max - p.min) * 0.02 * coarse, p.step);
    if (p.kind == Kind::Integer && form_ != Form::Ports && std::round(next) == *now)
        next = *now + direction;
    const double min = form_ == Form::Ports ? 1 : p.min;
    const double max = form_ == Form::Ports ? maxOversubscription : p.max;
    if (*now >= min && *now <= max)
        next = std::clamp(next, min, max);
    if (p.scale == Scale::Linear && p.step > 0 && p.step < 1 && form_ != Form::Ports)
        next = std::round(next * std::round(1 / p.step)) / std::round(1 / p.step);
    return withNumber(next, snapshot);
}

Outcome<Edit> PanelRow::fromText(const QString &text, const Snapshot &snapshot) const
{
    const auto typed = text.trimmed();
    if (form_ == Form::Ports) {
        const auto parts = typed.split(QLatin1Char(typed.contains(QLatin1Char(':')) ? ':' : '/'));
        bool okDown = false;
        bool okUp = parts.size() < 2;
        const double down = parts[0].trimmed().toDouble(&okDown);
        const double up = parts.size() > 1 ? parts[1].trimmed().toDouble(&okUp) : 1;
        if (parts.size() > 2 || !okDown || !okUp || down <= 0 || up <= 0)
            return error(parameter_->key, "Write ports as \"200 / 50\" or a ratio as \"4 : 1\".");
        if (typed.contains(QLatin1Char('/')))
            return portsEdit(std::llround(down), std::llround(up));
        return withNumber(down / up, snapshot);
    }
    auto value = parseValue(*parameter_, typed.toStdString());
    if (!value)
        return value.problem();
    if (auto wrong = checkKind(*parameter_, *value); !wrong.empty())
        return wrong.front();
    if (form_ == Form::Share)
        return shareEdit(*numberOf(*value), *snapshot.scenario);
    if (parameter_->key == "sites.count")
        return siteCountEdit(std::get<std::int64_t>(*value), *snapshot.scenario);
    return withSizing(single(*std::move(value)), *snapshot.scenario);
}

Edit PanelRow::toDefault(const Snapshot &snapshot, const Scenario &reference) const
{
    if (form_ == Form::Ports) {
        const auto *partner = findParameter(partnerKey());
        return {
            {{parameter_->key, valueOf(reference, *parameter_)}, {partnerKey(), valueOf(reference, *partner)}}, {}, 0};
    }
    const auto value = valueOf(reference, *parameter_);
    if (form_ == Form::Share)
        return shareEdit(*numberOf(value), *snapshot.scenario);
    if (parameter_->key == "sites.count")
        return siteCountEdit(std::get<std::int64_t>(value), *snapshot.scenario);
    return single(value);
}

std::optional<Edit> PanelRow::toggledAuto(const Snapshot &snapshot) const
{
    if (!parameter_->automatic)
        return std::nullopt;
    const auto now = shown(snapshot, nullptr);
    if (!now.automatic)
        return form_ == Form::Ports ? Edit{{{parameter_->key, AutoValue{}}, {partnerKey(), AutoValue{}}}, {}, 0}
                                    : single(AutoValue{});
    const auto n = number(snapshot);
    return n ? std::optional(withNumber(*n, snapshot)) : std::nullopt;
}

std::vector<PanelRow::Option> PanelRow::options(const Snapshot &snapshot) const
{
    std::vector<Option> all;
    const auto current = toText(valueOf(*snapshot.scenario, *parameter_));
    if (parameter_->kind == Kind::Choice) {
        for (std::size_t i = 0; i < parameter_->choices.size(); ++i)
            all.push_back({toQString(parameter_->choiceLabels[i]),
                           std::string(parameter_->choices[i]),
                           parameter_->choices[i] == current,
                           {}});
        return all;
    }
    const auto add = [&](const CatalogItem &item) {
        if (item.kind == parameter_->catalogKind)
            all.push_back({toQString(item.name) +
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
