// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/layout.h"
#include "model/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace gigasite {

/// Any split of a training run on whole racks (scale-up domains). A replica's stage takes g = t c GPUs, t in one rack.
///
///   block          the fewest racks that hold whole pipelines, and how many those are:
///     same stage per rack    p racks, ⌊G/g⌋ pipelines; a stage that outgrows a rack: p ⌈g / (t ⌊G/t⌋)⌉ racks, one
///     stages in a row        S = ⌊G/g⌋ stages per rack: one rack with ⌊S/p⌋ pipelines, or ⌈p/S⌉ racks with one
///   replicas       typed, or pipelines per block · Σ over sites ⌊racks of the site / racks per block⌋
///
/// A replica stays within its site, unless its stages are to be spread over the sites (layout.h). Typed replicas fill
/// the sites in proportion to what each could hold.
struct PlacementInput {
    std::int64_t gpusPerRack = 1;
    std::int64_t tp = 1, cp = 1, pp = 1;
    std::optional<std::int64_t> dp;
    Placement placement = Placement::SameLayerPerRack;
    std::vector<std::int64_t> siteRacks;
    SitesLeft sites;
};

/// The fewest racks that hold whole pipelines, and how many those are. `tp` is at most a rack's GPUs.
struct Block {
    std::int64_t racks = 1, replicas = 1;
};
Block blockOf(const PlacementInput &in);

/// Blocks that the sites hold, each by itself or together.
std::int64_t blocksHeld(const PlacementInput &in, const Block &block);

/// Of so many replicas, no more than the sites hold, those of the site that gets most; each in one site.
std::int64_t replicasOfLargestSite(const PlacementInput &in, std::int64_t replicas);

/// Sites that hold any of so many replicas, no more than all hold; each in one site.
std::size_t sitesHolding(const PlacementInput &in, std::int64_t replicas);

/// More replicas than these are in more than so many sites.
std::int64_t mostReplicasIn(const PlacementInput &in, std::size_t sites);

/// Blocks that so many replicas take, `perBlock` in each.
std::int64_t blocksFor(std::int64_t replicas, std::int64_t perBlock);

/// GPUs of a rack that a stage's groups of tp · cp use: all but what is left over.
std::int64_t usedPerRack(std::int64_t gpusPerRack, std::int64_t tp, std::int64_t cp);

/// `replicas` is 0, and an error says why and what would fit, if nothing can be placed.
Layout placeSplit(const PlacementInput &in, Problems &problems);

} // namespace gigasite
