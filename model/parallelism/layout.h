// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/memory.h"
#include "model/scenario/rack_spec.h"
#include "model/units/outcome.h"

#include <cstdint>
#include <vector>

namespace gigasite {

/// Where the model's parts sit: tensor parallelism inside a rack, every rack holding the same stage of several
/// replicas (nextgen S4), so that gradients meet inside the rack first.
///
///   printed     replicas of a stage per rack  L = min(⌊HBM of rack / memory of stage⌋, ⌊GPUs of rack / t⌋)
///               racks per stage               q = ⌊R / p⌋           replicas = q L
///   corrected   L = ⌊GPUs of rack / t⌋, and every GPU must hold its share (GPUs lend no memory across TP groups);
///               replicas stay within a site:  q = Σ ⌊racks of site / p⌋
///
/// Sources: nextgen S4, Table 3, S4.2.

/// Which sites train, and whether one pipeline may span them.
///
///   across sites   site i holds ⌊R_i / (q k)⌋ of a block's rows of k racks that must stay together; q is the most
///                  blocks for which all sites together hold every row
struct SitesLeft {
    std::int64_t lost = 0; ///< number of a site that is out, from 1; 0 = none
    bool acrossSites = false;
};

/// Racks that train: none at a site that is lost.
std::vector<std::int64_t> racksLeft(const std::vector<std::int64_t> &siteRacks, const SitesLeft &sites);

/// Most blocks of `rows` rows of `rowRacks` racks that the sites hold together, and rows of one block at each site.
struct SpannedBlocks {
    std::int64_t blocks = 0;
    std::vector<std::int64_t> siteRows;
};
SpannedBlocks spannedBlocks(const std::vector<std::int64_t> &siteRacks, std::int64_t rows, std::int64_t rowRacks);

/// Stages at each site, of `pp` in the order of the rows that hold them.
std::vector<std::int64_t> spannedStages(const SpannedBlocks &spanned, std::int64_t pp);

struct LayoutInput {
    Mode mode = Mode::Corrected;
    RackSpec rack;
    MemoryUse memory;
    std::int64_t heads = 1, layers = 1;
    std::int64_t tp = 1, pp = 1;
    std::int64_t racks = 0;
    std::vector<std::int64_t> siteRacks;
    std::vector<double> siteShares;
    SitesLeft sites;
};

struct Layout {
    std::int64_t tp = 1, pp = 1, cp = 1;
    std::int64_t racksPerBlock = 0; ///< that hold whole pipelines, see placement.h; 0 in the papers' layouts
    std::int64_t replicasPerRack = 0; ///< L, "layers per rack" in the paper
    std::int64_t racksPerStage = 0; ///< q, peers of the external all-reduce
    std::int64_t replicas = 0; ///< data-parallel degree
    std::int64_t racksUsed = 0, spareRacks = 0;
    std::int64_t gpusUsed = 0, spareGpus = 0;
    std::vector<std::int64_t> siteReplicas; ///< per site
    std::vector<std::int64_t> siteRacksPerStage;
    std::vector<std::int64_t> siteStages; ///< of a pipeline across sites; empty = each holds all
    bool fits = false; ///< every GPU holds its share
};

/// Appends to `problems`; an Error among those it appends means that no replica can be placed at all only where
/// `replicas` is 0. `strict` turns breaches that the papers' own designs contain into errors.
Layout layoutOf(const LayoutInput &in, bool strict, Problems &problems);

} // namespace gigasite
