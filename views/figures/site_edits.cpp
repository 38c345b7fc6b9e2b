// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/site_edits.h"

#include "model/site/site_name.h"
#include "views/figures/figure_words.h"
#include "views/figures/map_sites.h"
#include "views/figures/place_words.h"
#include "views/paint/text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr double shareSteps = 1000; ///< of 0.1 %
constexpr double placeSteps = 100; ///< of a hundredth of a degree

double rounded(double value, double steps)
{
    return std::round(value * steps) / steps;
}

/// A difference of decimals as a decimal again: 1 - 0.9 is 0.1.
double decimal(double value)
{
    return rounded(value, 1e9);
}

std::string keyOf(std::size_t site, std::string_view field)
{
    return "site." + std::to_string(site + 1) + '.' + std::string(field);
}

std::size_t countOf(const Scenario &s)
{
    return static_cast<std::size_t>(s.siteCount);
}

/// Every parameter of a site as another scenario or another site has it, but what is the same already.
void copySite(Edit &edit, const Scenario &now, std::size_t to, const Scenario &source, std::size_t from)
{
    const auto prefix = keyOf(to, {});
    for (const auto &parameter : parameterTable()) {
        if (!parameter.key.starts_with(prefix))
            continue;
        const auto *other = findParameter(keyOf(from, std::string_view(parameter.key).substr(prefix.size())));
        auto value = valueOf(source, *other);
        if (value != valueOf(now, parameter))
            edit.changes.push_back({parameter.key, std::move(value)});
    }
}

/// The last word on a parameter counts.
void setValue(Edit &edit, const std::string &key, Value value)
{
    std::erase_if(edit.changes, [&](const Edit::Change &change) { return change.key == key; });
    edit.changes.push_back({key, std::move(value)});
}

/// Parts in proportion to weights, in steps of 0.1 %; the largest takes what rounding leaves.
std::vector<double> split(double whole, std::vector<double> weights)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    if (!(sum > 0)) {
        std::fill(weights.begin(), weights.end(), 1.0);
        sum = static_cast<double>(weights.size());
    }
    double left = whole;
    for (auto &weight : weights) {
        weight = rounded(whole * weight / sum, shareSteps);
        left -= weight;
    }
    auto &largest = *std::max_element(weights.begin(), weights.end());
    largest = decimal(largest + left);
    return weights;
}

/// "Add site 3 Dallas", and "Add site 3" of one without a name of its own.
QString withNumber(const QString &pattern, const Scenario &s, std::size_t site)
{
    const auto &name = s.sites[site].name;
    const auto number = std::to_string(site + 1);
    const bool isPlain = name.empty() || name == "Site " + number;
    return pattern.arg(isPlain ? toQString(number) : numberedSite(s, site));
}

} // namespace

QString numberedSite(const Scenario &s, std::size_t site)
{
    return numberedName(site, s.sites[site].name);
}

std::size_t largestSite(const Scenario &s)
{
    const auto begin = s.sites.begin();
    const auto largest = std::max_element(begin, begin + static_cast<std::ptrdiff_t>(countOf(s)),
                                          [](const SiteChoice &a, const SiteChoice &b) { return a.share < b.share; });
    return static_cast<std::size_t>(largest - begin);
}

bool canAddSite(const Scenario &s)
{
    return s.siteCount >= 1 && s.siteCount < maxSites;
}

Edit addSite(const Scenario &s, const Grid &grid, double lat, double lon, NewShare from)
{
    const auto site = countOf(s);
    Edit edit;
    Scenario fresh;
    auto &choice = fresh.sites[site];
    choice = SiteChoice{.lat = rounded(lat, placeSteps), .lon = rounded(lon, placeSteps)};
    choice.name = nameAfterMove(grid, choice, site, choice.lat, choice.lon);
    if (from == NewShare::HalfOfLargest) {
        const auto largest = largestSite(s);
        const double whole = s.sites[largest].share;
        choice.share = std::floor(whole * shareSteps / 2) / shareSteps;
        edit.changes.push_back({keyOf(largest, "share"), decimal(whole - choice.share)});
    } else if (from == NewShare::Equal) {
        const auto shares = split(1, std::vector<double>(site + 1, 1));
        for (std::size_t i = 0; i < site; ++i)
            edit.changes.push_back({keyOf(i, "share"), shares[i]});
        choice.share = shares[site];
    }
    copySite(edit, s, site, fresh, site);
    edit.changes.push_back({"sites.count", static_cast<std::int64_t>(site) + 1});
    edit.text = withNumber(Figures::tr("Add site %1"), fresh, site);
    return edit;
}

Edit removeSite(const Scenario &s, std::size_t site, int heir)
{
    Edit edit;
    Scenario next = s;
    const auto count = countOf(s);
    if (heir >= 0) {
        auto &share = next.sites[static_cast<std::size_t>(heir)].share;
        share = decimal(share + s.sites[site].share);
    } else {
        std::vector<double> weights;
        double whole = 0;
        for (std::size_t i = 0; i < count; ++i) {
            whole += s.sites[i].share;
            if (i != site)
                weights.push_back(s.sites[i].share);
        }
        const auto shares = split(decimal(whole), weights);
        for (std::size_t i = 0, k = 0; i < count; ++i) {
            if (i != site)
                next.sites[i].share = shares[k++];
        }
    }
    for (std::size_t i = 0; i + 1 < count; ++i)
        copySite(edit, s, i, next, i < site ? i : i + 1);
    copySite(edit, s, count - 1, Scenario{}, count - 1);
    edit.changes.push_back({"sites.count", static_cast<std::int64_t>(count) - 1});
    edit.text = withNumber(Figures::tr("Remove site %1"), s, site);
    return edit;
}

namespace {

/// Takes up to `wanted` from the shares of a row of sites, the nearest first.
double takenFrom(std::vector<double> &shares, std::size_t nearest, std::ptrdiff_t step, double wanted)
{
    double taken = 0;
    for (auto i = static_cast<std::ptrdiff_t>(nearest); i >= 0 && i < std::ssize(shares); i += step) {
        auto &share = shares[static_cast<std::size_t>(i)];
        const double part = std::clamp(wanted - taken, 0.0, std::max(0.0, share));
        share = decimal(share - part);
        taken += part;
    }
    return taken;
}

} // namespace

Edit moveBoundary(const Scenario &s, std::size_t left, double share, int gesture)
{
    std::vector<double> shares;
    for (std::size_t i = 0; i < countOf(s); ++i)
        shares.push_back(s.sites[i].share);
    auto &here = shares[left], &there = shares[left + 1];
    const double both = std::max(here + there, 0.0), wanted = rounded(share, shareSteps);
    if (wanted < 0 && left > 0) // pushed on over the next boundary
        there = decimal(both + takenFrom(shares, left - 1, -1, -wanted));
    else
        there = decimal(std::max(0.0, both - std::max(0.0, wanted)));
    if (wanted > both)
        here = decimal(both + (left + 2 < shares.size() ? takenFrom(shares, left + 2, 1, wanted - both) : 0.0));
    else
        here = decimal(std::max(0.0, wanted));
    const auto part = [&](std::size_t i) { return numberedSite(s, i) + u' ' + shown(shares[i], Unit::Ratio, 3); };
    Edit edit{{}, Figures::tr("Split %1, %2").arg(part(left), part(left + 1)), gesture};
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (i == left || i == left + 1 || shares[i] != s.sites[i].share)
            edit.changes.push_back({keyOf(i, "share"), shares[i]});
    }
    return edit;
}

Edit moveOuterBoundary(const Scenario &s, double share, int gesture)
{
    const auto last = countOf(s) - 1;
    double rest = 1;
    for (std::size_t i = 0; i < last; ++i)
        rest -= s.sites[i].share;
    constexpr double near = 0.00075; // of steps of 0.1 %
    const bool completes = rest >= 0 && std::abs(share - rest) < near;
    return {{{keyOf(last, "share"), decimal(completes ? rest : std::max(0.0, rounded(share, shareSteps)))}},
            Figures::tr("Share of %1").arg(numberedSite(s, last)),
            gesture};
}

Edit replaceSites(const Scenario &s, const Grid &grid, const std::vector<PlannedSite> &sites)
{
    Edit edit;
    Scenario next;
    std::int64_t lost = 0; // where the site that is out stands then; another one in its place is not
    for (std::size_t i = 0; i < sites.size(); ++i) {
        const double lat = rounded(sites[i].lat, placeSteps), lon = rounded(sites[i].lon, placeSteps);
        const auto *begin = s.sites.data(), *end = begin + countOf(s);
        const auto *stays =
            std::find_if(begin, end, [&](const SiteChoice &old) { return old.lat == lat && old.lon == lon; });
        auto &choice = next.sites[i];
        choice = stays == end ? SiteChoice{.lat = lat, .lon = lon} : *stays;
        if (stays == end)
            choice.name = nameAfterMove(grid, choice, i, lat, lon);
        if (stays != end && stays - begin == s.wan.lostSite - 1)
            lost = static_cast<std::int64_t>(i) + 1;
        choice.share = sites[i].share;
        copySite(edit, s, i, next, i);
    }
    for (auto i = sites.size(); i < countOf(s); ++i)
        copySite(edit, s, i, next, i);
    if (lost != s.wan.lostSite)
        setValue(edit, "wan.lost_site", lost);
    setValue(edit, "sites.count", static_cast<std::int64_t>(sites.size()));
    QStringList names;
    for (std::size_t i = 0; i < sites.size(); ++i)
        names << siteWord(next.sites[i].name);
    edit.text = Figures::tr("Move to %1").arg(names.join(QStringLiteral("; ")));
    return edit;
}

} // namespace gigasite
