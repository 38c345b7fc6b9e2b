// SPDX-License-Identifier: GPL-3.0-or-later
// Failures as text and back, and whether they are of this network.
#include "model/flow/network.h"

#include "model/units/unit.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

namespace gigasite::flow {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// "1.2.17" as exactly N numbers, nothing else.
template <std::size_t N> std::optional<std::array<std::uint32_t, N>> dotted(std::string_view text)
{
    std::array<std::uint32_t, N> numbers{};
    const auto *at = text.data();
    const auto *const end = at + text.size();
    for (std::size_t i = 0; i < N; ++i) {
        if (i > 0 && (at == end || *at++ != '.'))
            return std::nullopt;
        const auto [next, failed] = std::from_chars(at, end, numbers[i]);
        if (failed != std::errc())
            return std::nullopt;
        at = next;
    }
    if (at != end)
        return std::nullopt;
    return numbers;
}

std::optional<Failure> parsed(std::string_view item)
{
    const auto blank = item.find_first_of(" \t");
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto word = item.substr(0, blank), place = trimmed(item.substr(blank));
    if (word == "plane") {
        if (const auto n = dotted<1>(place))
            return Failure{.kind = Failure::Kind::Plane, .plane = (*n)[0]};
    } else if (word == "switch" || word == "link") {
        if (const auto n = dotted<3>(place); n && (*n)[1] >= 1)
            return Failure{.kind = word == "link" ? Failure::Kind::Link : Failure::Kind::Switch,
                           .plane = (*n)[0],
                           .tier = (*n)[1],
                           .number = (*n)[2]};
    }
    return std::nullopt;
}

/// Why a failure is of nothing there is; empty if it is of something.
Text missing(const Network &network, const Failure &failure)
{
    if (failure.plane >= network.trees())
        return network.spec().railOnly
            ? say("there is no such rail, the last is %1.", withCommas(network.trees() - 1.0))
            : say("there is no such plane, the last is %1.", withCommas(network.trees() - 1.0));
    if (failure.kind == Failure::Kind::Plane)
        return {};
    if (failure.tier < 1 || failure.tier > network.tiers())
        return say("there is no such tier, the last is %1.", withCommas(network.tiers()));
    const bool cable = failure.kind == Failure::Kind::Link;
    const auto subtrees = network.level(cable ? failure.tier - 1 : failure.tier).subtrees;
    const auto count = double(subtrees) * network.level(failure.tier).width * network.spec().sites;
    if (failure.number < count)
        return {};
    const auto last =
        failuresText({{failure.kind, failure.plane, failure.tier, static_cast<std::uint32_t>(count - 1)}});
    return cable ? say("there is no such link, the last is %1.", last)
                 : say("there is no such switch, the last is %1.", last);
}

} // namespace

Outcome<Failures> parseFailures(const std::string &text)
{
    Failures failures;
    std::vector<std::string_view> rubbish;
    std::string_view rest = text;
    for (bool last = trimmed(rest).empty(); !last;) {
        const auto comma = rest.find(',');
        last = comma == std::string_view::npos;
        const auto item = trimmed(rest.substr(0, comma));
        if (const auto failure = parsed(item))
            failures.push_back(*failure);
        else
            rubbish.push_back(item);
        rest.remove_prefix(last ? rest.size() : comma + 1);
    }
    if (rubbish.empty())
        return failures;
    const auto shown = rubbish.front().substr(0, 60);
    return error("network.failed",
                 say("%1; write \"plane 1\", \"switch 0.2.17\" (plane, tier from 1, number) or \"link 0.1.12\", "
                     "separated by commas.",
                     shown.empty() ? say("Nothing stands between two commas")
                                   : say("\"%1\" names nothing that can fail", shown)),
                 {{say("Leave it out"), "network.failed", failuresText(failures)}});
}

std::string failuresText(const Failures &failures)
{
    std::string text;
    for (const auto &f : failures) {
        if (!text.empty())
            text += ", ";
        const auto place = '.' + std::to_string(f.tier) + '.' + std::to_string(f.number);
        if (f.kind == Failure::Kind::Plane)
            text += "plane " + std::to_string(f.plane);
        else
            text += (f.kind == Failure::Kind::Switch ? "switch " : "link ") + std::to_string(f.plane) + place;
    }
    return text;
}

Problems checkFailures(const Network &network, const Failures &failures)
{
    Failures real;
    Problems problems;
    for (const auto &failure : failures) {
        const auto why = missing(network, failure);
        if (why.empty())
            real.push_back(failure);
        else
            problems.push_back(error("network.failed", say("\"%1\" cannot fail: %2", failuresText({failure}), why)));
    }
    for (auto &problem : problems)
        problem.fixes.push_back({say("Leave out what is not there"), "network.failed", failuresText(real)});
    return problems;
}

} // namespace gigasite::flow
