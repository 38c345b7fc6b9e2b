// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/site/land.h"
#include "model/site/siting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace gigasite {

/// Points on the unit sphere, ordered by cells of one degree, so that those within a distance are found without looking
/// at all of them.
class PointIndex {
public:
    using Point = std::array<double, 3>;

    static Point onSphere(double lat, double lon);
    /// Squared chord on the unit sphere that a distance along its surface stands for.
    static double squaredChord(Metres distance);

    void add(double lat, double lon);
    void sort(); ///< once, after all points

    /// Calls `visit(index, squared chord)` for every point within `distance`, in no particular order.
    template <class Visit> void within(double lat, double lon, Metres distance, Visit visit) const
    {
        const auto at = onSphere(lat, lon);
        const double most = squaredChord(distance);
        const auto box = boxAround(lat, lon, distance);
        for (int row = box.south; row <= box.north; ++row) {
            for (auto i = start_[cell(row, box.west)]; i < start_[cell(row, box.east) + 1]; ++i) {
                const double squared = squaredDistance(at, points_[i]);
                if (squared <= most)
                    visit(order_[i], squared);
            }
        }
    }
    /// Index of the nearest point within `distance`; -1 if there is none.
    int nearest(double lat, double lon, Metres distance) const
    {
        return nearest(lat, lon, distance, [](int) { return true; });
    }
    /// Of those that `counts(index)`.
    template <class Counts> int nearest(double lat, double lon, Metres distance, Counts counts) const
    {
        int best = -1;
        for (const auto reached : {std::min(distance, Metres(60e3)), distance}) { // mostly one is that near
            double least = 5; // the farthest point is a squared chord of 4 away
            within(lat, lon, reached, [&](int point, double squared) {
                if ((squared < least || (squared == least && point < best)) && counts(point)) {
                    least = squared;
                    best = point;
                }
            });
            if (best >= 0)
                return best;
        }
        return best;
    }
    double squaredDistance(double lat, double lon, int index) const;

private:
    struct Box {
        int south = 0, north = -1, west = 0, east = 0;
    };

    /// The lower 48 lie between; what lies outside falls into the cells at the edge.
    static constexpr int firstLat = 24, rows = 27, firstLon = -126, columns = 62;

    static double squaredDistance(const Point &a, const Point &b);
    static int rowOf(double lat);
    static int columnOf(double lon);
    static std::size_t cell(int row, int column) { return static_cast<std::size_t>(row * columns + column); }
    static Box boxAround(double lat, double lon, Metres distance);

    std::vector<std::pair<double, double>> places_; ///< lat, lon, in the order they were added
    std::vector<Point> points_; ///< by cell
    std::vector<int> order_; ///< their indices
    std::vector<std::size_t> start_; ///< of each cell, and the end
};

struct PlantFacts {
    double mw = 0, firmMw = 0, kilovolts = 0;
    bool nuclear = false;
    int authority = -1, county = -1;
};

struct Inflow {
    int from = 0; ///< node
    double mw = 0; ///< that may flow from there
};

struct SitingIndex::Tables {
    std::vector<GridNode> nodes;
    std::vector<BalancingAuthority> authorities;
    std::vector<GridZone> zones;
    std::vector<Plant> plants;
    LandIndex land;
    std::vector<PlantFacts> plantFacts;
    std::vector<int> nodeAuthority; ///< -1: the tables have no such authority
    std::vector<LandIndex::States> nodeState;
    std::vector<int> nodeZone; ///< -1: its authority has none
    std::vector<std::vector<Inflow>> inflows; ///< into each node, AC lines
    std::vector<double> installedMw; ///< of an authority's plants in the table
    PointIndex nodePoints, plantPoints;

    int authorityOf(std::string_view code) const;
    /// County of a place on land, -1 where none is in reach: of its state the one whose centre is nearest, or that of
    /// a plant less than half as far. `butPlant` does not count.
    int nodeAt(double lat, double lon, int butPlant = -1) const;
    /// Of a place on land of the tables, whose county is `node`.
    HostCapacity hostAt(double lat, double lon, int node, const SitingRule &rule) const;
    /// MW that lines carry from other counties into `places` (indices of nodes, sorted, each once).
    double importMw(const std::vector<int> &places) const;
};

inline constexpr Metres reach(40e3); ///< counties are about that far apart: import is not collected over less
inline constexpr Metres voltageReach(50e3);
inline constexpr Metres offTheTables(200e3); ///< Key West lies 160 km from the next county's centre
inline constexpr Metres plantReach(100e3); ///< half of that: a plant beyond tells no county
inline constexpr double highVoltage = 345; ///< kV
inline constexpr double mostWithoutHighVoltage = 1.2e9; ///< W; Epoch AI 2026: largest of the real sites that have none

/// Indices of nodes within `distance`, sorted.
std::vector<int> nodesWithin(const SitingIndex::Tables &tables, double lat, double lon, Metres distance);

/// Plants of a place, added up as the paper's nodes are.
struct PlantSums {
    double mw = 0, firmMw = 0, nuclearMw = 0;
    int largest = -1; ///< index of the largest plant
    int authority = -1; ///< of most MW
    std::vector<int> counties; ///< sorted, each once
};
PlantSums sumsOf(const SitingIndex::Tables &tables, const std::vector<int> &plants);

/// MW into the counties of a node's plants and those around it.
double nodeImportMw(const SitingIndex::Tables &tables, const PlantSums &sums, double lat, double lon, double radiusKm);
/// Table 1's headroom of their authority; nothing where the table has none.
std::optional<Watts> tableOne(const SitingIndex::Tables &tables, const PlantSums &sums);
/// Part of it: by MW of all these plants over those of the authority, so that it may be more than all of it.
std::optional<Watts> proRata(const SitingIndex::Tables &tables, const PlantSums &sums);

} // namespace gigasite
