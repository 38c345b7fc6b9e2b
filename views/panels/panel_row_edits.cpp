// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand on a row of the panel asks the document to change.
#include "model/evaluate/resolved.h"
#include "model/fabric/clos.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/panels/panel_row.h"
#include "views/panels/panel_row_scale.h"
#include "views/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gigasite {

using namespace detail;

namespace {

int radixOf(const Snapshot &snapshot)
{
    constexpr int usual = 64;
    for (const auto *e : {snapshot.evaluation.get(), snapshot.complete.get()}) { // this one, else the last valid one
        if (e && e->fabric.radix > 1)
            return e->fabric.radix;
    }
    return usual;
}

} // namespace

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
    edit.text = QCoreApplication::translate("PanelRow", "%1 to %2, the rest to the others")
                    .arg(label(), gigasite::shown(share, Unit::Ratio));
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
    static const Scenario defaults;
    for (std::size_t i = after; i < before; ++i) { // a site that goes leaves no share behind
        if (s.sites[i].share != defaults.sites[i].share)
            edit.changes.push_back({"site." + std::to_string(i + 1) + ".share", defaults.sites[i].share});
    }
    edit.text = QCoreApplication::translate("PanelRow", "%1 to %2, shared out anew").arg(label()).arg(count);
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
                    .arg(label(), localQuantity(displayText(*parameter_, edit.changes.front().value)),
                         gigasite::translate(displayText(*sizing, Value(mode))));
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
        next = fine ? rounded(*now * std::exp2(direction * coarse)) : *now * std::exp2(direction);
    else if (p.scale == Scale::Log)
        next = rounded(std::max(*now, lowestOnTrack()) * std::pow(10, direction * 0.05 * coarse));
    else
        next = *now + direction * std::max((p.max - p.min) * 0.02, p.step) * coarse;
    if (p.kind == Kind::Integer && form_ != Form::Ports && std::round(next) == *now)
        next = *now + direction;
    const double min = form_ == Form::Ports ? 1 : p.min;
    const double max = form_ == Form::Ports ? mostOversubscription : p.max;
    if (*now >= min && *now <= max)
        next = std::clamp(next, min, max);
    if (p.scale == Scale::Linear && p.step > 0 && p.step < 1 && form_ != Form::Ports) {
        const double perUnit = std::round(1 / (p.step * coarse));
        next = std::round(next * perUnit) / perUnit;
    }
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
            return error(parameter_->key, say("Write ports as \"200 / 50\" or a ratio as \"4 : 1\"."));
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

Outcome<Edit> PanelRow::fromTyped(const QString &text, const Snapshot &snapshot) const
{
    auto edit = fromText(form_ == Form::Text ? text : englishNumbers(text), snapshot);
    if (edit && form_ == Form::Share && snapshot.scenario->siteCount > 2) // who of the others gives is not said
        return single(edit->changes.front().value);
    return edit;
}

Outcome<QString> PanelRow::reading(const QString &text, const Snapshot &snapshot) const
{
    const auto edit = fromTyped(text, snapshot);
    if (!edit)
        return edit.problem();
    const auto &value = edit->changes.front().value;
    const auto equal = [&](const QString &read) { return QStringLiteral("%1 = %2").arg(text.trimmed(), read); };
    if (form_ == Form::Ports)
        return equal(
            QStringLiteral("%1 / %2").arg(localQuantity(toText(value)), localQuantity(toText(edit->changes[1].value))));
    const auto read = localQuantity(displayText(*parameter_, value));
    const auto number = numberOf(value);
    if (!number || (*number >= parameter_->min && *number <= parameter_->max))
        return equal(read);
    const auto end = [this](double bound) {
        const bool whole = parameter_->kind == Kind::Integer;
        return localQuantity(displayText(*parameter_, whole ? Value(static_cast<std::int64_t>(bound)) : Value(bound)));
    };
    return QCoreApplication::translate("PanelRow", "%1 is outside %2 to %3")
        .arg(read, end(parameter_->min), end(parameter_->max));
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

Outcome<Edit> editOf(const Fix &fix, const Snapshot &snapshot)
{
    const auto *p = findParameter(fix.key);
    if (!p)
        return error(fix.key, say("There is no such parameter."));
    const PanelRow row(*p);
    Edit edit;
    if (row.form() == PanelRow::Form::Share) { // the other sites share the rest
        auto shares = row.fromText(toQString(fix.value), snapshot);
        if (!shares)
            return shares;
        edit = *std::move(shares);
    } else {
        auto value = parseValue(*p, fix.value);
        if (!value)
            return value.problem();
        edit.changes.push_back({fix.key, *std::move(value)});
    }
    for (const auto &[key, text] : fix.also) {
        const auto *other = findParameter(key);
        auto value = other ? parseValue(*other, text) : Outcome<Value>(error(key, say("There is no such parameter.")));
        if (!value)
            return value.problem();
        edit.changes.push_back({key, *std::move(value)});
    }
    return edit;
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

} // namespace gigasite
