// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/siting_tables.h"

#include "model/units/magnitudes.h"

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

constexpr double earthRadius = 6.371e6;
constexpr double degree = std::numbers::pi / 180;

void sortOnce(std::vector<int> &indices)
{
    std::sort(indices.begin(), indices.end());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
}

} // namespace

PointIndex::Point PointIndex::onSphere(double lat, double lon)
{
    return {std::cos(lat * degree) * std::cos(lon * degree), std::cos(lat * degree) * std::sin(lon * degree),
            std::sin(lat * degree)};
}

double PointIndex::squaredChord(Metres distance)
{
    const double half = std::sin(std::min(distance.si() / (2 * earthRadius), std::numbers::pi / 2));
    return 4 * half * half;
}

double PointIndex::squaredDistance(const Point &a, const Point &b)
{
    const double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
    return x * x + y * y + z * z;
}

double PointIndex::squaredDistance(double lat, double lon, int index) const
{
    const auto &[placeLat, placeLon] = places_[static_cast<std::size_t>(index)];
    return squaredDistance(onSphere(lat, lon), onSphere(placeLat, placeLon));
}

int PointIndex::rowOf(double lat)
{
    return std::clamp(static_cast<int>(std::floor(lat)) - firstLat, 0, rows - 1);
}

int PointIndex::columnOf(double lon)
{
    return std::clamp(static_cast<int>(std::floor(lon)) - firstLon, 0, columns - 1);
}

PointIndex::Box PointIndex::boxAround(double lat, double lon, Metres distance)
{
    const double high = distance.si() / earthRadius / degree;
    const double nearPole = std::min(std::abs(lat) + high, 89.0);
    const double wide = high / std::cos(nearPole * degree);
    return {rowOf(lat - high), rowOf(lat + high), columnOf(lon - wide), columnOf(lon + wide)};
}

void PointIndex::add(double lat, double lon)
{
    places_.emplace_back(lat, lon);
}

void PointIndex::sort()
{
    const auto cellOf = [this](int i) {
        const auto &[lat, lon] = places_[static_cast<std::size_t>(i)];
        return cell(rowOf(lat), columnOf(lon));
    };
    order_.resize(places_.size());
    std::iota(order_.begin(), order_.end(), 0);
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return cellOf(a) < cellOf(b); });
    start_.assign(static_cast<std::size_t>(rows * columns) + 1, 0);
    for (const int i : order_) {
        const auto &[lat, lon] = places_[static_cast<std::size_t>(i)];
        points_.push_back(onSphere(lat, lon));
        ++start_[cellOf(i) + 1];
    }
    std::partial_sum(start_.begin(), start_.end(), start_.begin());
}

int SitingIndex::Tables::authorityOf(std::string_view code) const
{
    const auto at = std::find_if(authorities.begin(), authorities.end(), [&](const auto &a) { return a.code == code; });
    return at == authorities.end() ? -1 : static_cast<int>(at - authorities.begin());
}

int SitingIndex::Tables::nodeAt(double lat, double lon, int butPlant) const
{
    const auto states = land.statesAt(lat, lon);
    const auto isInState = [&](int node) { return (nodeState[static_cast<std::size_t>(node)] & states) != 0; };
    const int node = nodePoints.nearest(lat, lon, offTheTables, isInState);
    if (node < 0)
        return nodePoints.nearest(lat, lon, offTheTables);
    const double toCentre = nodePoints.squaredDistance(lat, lon, node);
    const auto county = [&](int plant) { return plantFacts[static_cast<std::size_t>(plant)].county; };
    const int plant = plantPoints.nearest(
        lat, lon, plantReach, [&](int p) { return p != butPlant && county(p) >= 0 && isInState(county(p)); });
    constexpr double twice = 4; // squared
    return plant >= 0 && twice * plantPoints.squaredDistance(lat, lon, plant) < toCentre ? county(plant) : node;
}

double SitingIndex::Tables::importMw(const std::vector<int> &places) const
{
    double sum = 0;
    for (const int place : places) {
        for (const auto &line : inflows[static_cast<std::size_t>(place)]) {
            if (!std::binary_search(places.begin(), places.end(), line.from))
                sum += line.mw;
        }
    }
    return sum;
}

std::vector<int> nodesWithin(const SitingIndex::Tables &tables, double lat, double lon, Metres distance)
{
    std::vector<int> found;
    tables.nodePoints.within(lat, lon, distance, [&](int node, double) { found.push_back(node); });
    std::sort(found.begin(), found.end());
    return found;
}

PlantSums sumsOf(const SitingIndex::Tables &tables, const std::vector<int> &plants)
{
    PlantSums sums;
    std::vector<double> mwOf(tables.authorities.size(), 0);
    double largestMw = 0;
    for (const int plant : plants) {
        const auto &facts = tables.plantFacts[static_cast<std::size_t>(plant)];
        sums.mw += facts.mw;
        sums.firmMw += facts.firmMw;
        sums.nuclearMw += facts.nuclear ? facts.mw : 0;
        if (facts.authority >= 0)
            mwOf[static_cast<std::size_t>(facts.authority)] += facts.mw;
        if (facts.county >= 0)
            sums.counties.push_back(facts.county);
        if (facts.mw > largestMw) {
            largestMw = facts.mw;
            sums.largest = plant;
        }
    }
    const auto most = std::max_element(mwOf.begin(), mwOf.end());
    if (most != mwOf.end() && *most > 0)
        sums.authority = static_cast<int>(most - mwOf.begin());
    sortOnce(sums.counties);
    return sums;
}

double nodeImportMw(const SitingIndex::Tables &tables, const PlantSums &sums, double lat, double lon, double radiusKm)
{
    auto places = nodesWithin(tables, lat, lon, std::max(Metres(radiusKm * 1e3), reach));
    places.insert(places.end(), sums.counties.begin(), sums.counties.end());
    sortOnce(places);
    return tables.importMw(places);
}

std::optional<Watts> tableOne(const SitingIndex::Tables &tables, const PlantSums &sums)
{
    if (sums.authority < 0)
        return std::nullopt;
    const auto &paper = tables.authorities[static_cast<std::size_t>(sums.authority)].paperHeadroomMw;
    return paper ? std::optional(Watts(*paper * million)) : std::nullopt;
}

std::optional<Watts> proRata(const SitingIndex::Tables &tables, const PlantSums &sums)
{
    const auto whole = tableOne(tables, sums);
    if (!whole)
        return std::nullopt;
    return *whole * (sums.mw / std::max(1.0, tables.installedMw[static_cast<std::size_t>(sums.authority)]));
}

} // namespace gigasite
