// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fabric/clos_fixes.h"

#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace gigasite {

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

constexpr const char *automatic = "auto";

Settings settingsOf(const Fix &fix)
{
    Settings settings{{fix.key, fix.value}};
    settings.insert(settings.end(), fix.also.begin(), fix.also.end());
    return settings;
}

/// Ports that the chip drives at the rate of one.
int chipPorts(const ClosInput &in)
{
    return static_cast<int>(std::floor(*in.chipCapacity / (in.nic / in.planes) * 1.000001));
}

/// The input that a setting leads to.
ClosInput with(ClosInput in, const std::string &key, const std::string &value)
{
    const bool isAuto = value == automatic;
    const auto number = [&] { return isAuto ? std::nullopt : std::optional<std::int64_t>(std::stoll(value)); };
    if (key == "network.radix")
        in.radix = isAuto ? chipPorts(in) : static_cast<int>(*number());
    else if (key == "network.tiers")
        in.tiers = number();
    else if (key == "network.leaf_down")
        in.leafDown = number();
    else if (key == "network.leaf_up")
        in.leafUp = number();
    else if (key == "network.spine_down")
        in.spineDown = number();
    else if (key == "network.spine_up")
        in.spineUp = number();
    else if (key == "network.endpoints")
        in.hosts = isAuto ? in.largestSiteGpus : std::stod(value);
    else if (key == "network.topology") { // multi-rail planes
        in.planes = in.planesToOffer;
        in.radix *= in.planesToOffer;
        in.rails = in.planesToOffer = 1;
    }
    return in;
}

ClosInput with(ClosInput in, const Settings &settings)
{
    for (const auto &[key, value] : settings)
        in = with(std::move(in), key, value);
    return in;
}

Text nameOf(const std::string &key, const std::string &value)
{
    if (key == "network.radix")
        return value == automatic ? say("all ports of the chip") : say("%1 ports", withCommas(std::stod(value)));
    if (key == "network.tiers")
        return say("as many tiers as it takes");
    if (key == "network.endpoints")
        return say("an endpoint for every GPU");
    if (key == "network.topology")
        return say("multi-rail planes");
    const auto tier = std::string(key.starts_with("network.leaf") ? "1" : "2");
    if (value == automatic)
        return say("tier %1 half down, half up", tier);
    const auto ports = withCommas(std::stod(value));
    return key.ends_with("_down") ? say("tier %1 %2 down", tier, ports) : say("tier %1 %2 up", tier, ports);
}

/// A split left to itself is two settings and one name.
Fix fixOf(const Settings &settings)
{
    std::vector<Text> names;
    for (const auto &[key, value] : settings) {
        auto name = nameOf(key, value);
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
    }
    const bool manyNames = names.size() > 2; // for which a menu has no room
    Fix fix{manyNames ? say("%1 + %2 more", names.front(), std::to_string(names.size() - 1)) : allOf(names),
            settings.front().first, settings.front().second};
    fix.also.assign(settings.begin() + 1, settings.end());
    return fix;
}

/// What may be left to follow from the rest, where it does not already.
std::vector<Settings> releases(const ClosInput &in)
{
    std::vector<Settings> all;
    if (in.tiers)
        all.push_back({{"network.tiers", automatic}});
    if (in.leafDown || in.leafUp)
        all.push_back({{"network.leaf_down", automatic}, {"network.leaf_up", automatic}});
    if (in.spineDown || in.spineUp)
        all.push_back({{"network.spine_down", automatic}, {"network.spine_up", automatic}});
    if (in.chipCapacity && in.nic.si() > 0 && chipPorts(in) != in.radix && chipPorts(in) >= 2)
        all.push_back({{"network.radix", automatic}});
    if (in.largestSiteGpus > in.hosts)
        all.push_back({{"network.endpoints", automatic}});
    return all;
}

bool names(const Settings &settings, const std::string &key)
{
    return std::any_of(settings.begin(), settings.end(), [&](const auto &setting) { return setting.first == key; });
}

/// No problem at all, or, `lenient`, no error and nothing left of what is to be cleared.
bool isClean(const ClosInput &in, const std::string &path, bool lenient)
{
    Problems problems;
    countsAsTyped(in, problems);
    return std::none_of(problems.begin(), problems.end(),
                        [&](const Problem &p) { return !lenient || p.severity == Severity::Error || p.path == path; });
}

/// `so` and the fewest releases after which all is well; empty where none do.
Settings completed(const ClosInput &in, const std::string &path, const Settings &so, bool lenient)
{
    const auto all = releases(in);
    std::vector<unsigned> sets(std::size_t{1} << all.size());
    for (std::size_t i = 0; i < sets.size(); ++i)
        sets[i] = static_cast<unsigned>(i);
    std::stable_sort(sets.begin(), sets.end(), [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
    for (const auto set : sets) {
        auto whole = so;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const auto &setting : all[i]) {
                if ((set >> i & 1U) != 0 && !names(so, setting.first))
                    whole.push_back(setting);
            }
        }
        if (!whole.empty() && isClean(with(in, whole), path, lenient))
            return whole;
    }
    return {};
}

std::vector<Fix> completedFixes(const ClosInput &in, const Problem &problem, bool lenient)
{
    std::vector<Fix> fixes;
    const auto add = [&](Fix fix) {
        const auto isSame = [&](const Fix &known) { return settingsOf(known) == settingsOf(fix); };
        if (std::none_of(fixes.begin(), fixes.end(), isSame))
            fixes.push_back(std::move(fix));
    };
    for (const auto &fix : problem.fixes) {
        const auto so = settingsOf(fix);
        const auto whole = completed(in, problem.path, so, lenient);
        if (!whole.empty())
            add(whole == so ? fix : fixOf(whole));
    }
    if (fixes.empty()) {
        if (const auto whole = completed(in, problem.path, {}, lenient); !whole.empty())
            add(fixOf(whole));
    }
    if (fixes.empty() && in.planesToOffer > 1) {
        const auto whole = completed(in, problem.path, {{"network.topology", "multi_rail"}}, lenient);
        if (!whole.empty())
            add(fixOf(whole));
    }
    return fixes;
}

} // namespace

void completePortFixes(const ClosInput &in, Problems &problems)
{
    for (auto &problem : problems) {
        auto fixes = completedFixes(in, problem, false);
        if (fixes.empty())
            fixes = completedFixes(in, problem, true);
        problem.fixes = std::move(fixes);
    }
}

} // namespace gigasite
