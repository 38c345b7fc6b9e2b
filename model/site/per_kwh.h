// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/quantity.h"

#include <vector>

namespace gigasite {

/// What a kilowatt-hour costs, emits or consumes where sites have plants of their own. Those run first, so the lower
/// the load, the larger their part of the energy: a mean at full load is none of the energy that a step draws.
class PerKwh {
public:
    /// A site: its power at full load, what its own plants can give, and a kilowatt-hour of either source.
    void add(Watts full, Watts own, double ofGrid, double ofOwn) { sites_.push_back({full, own, ofGrid, ofOwn}); }
    void add(const PerKwh &other) { sites_.insert(sites_.end(), other.sites_.begin(), other.sites_.end()); }

    /// Mean by what the sites draw at a load, a share of their full one. Where they draw nothing, that of the first
    /// one's grid; no number without sites.
    double at(double load) const;

    bool operator==(const PerKwh &) const = default;

private:
    struct Site {
        Watts full{}, own{};
        double ofGrid = 0, ofOwn = 0;

        double at(double load) const;
        bool operator==(const Site &) const = default;
    };
    std::vector<Site> sites_;
};

} // namespace gigasite
