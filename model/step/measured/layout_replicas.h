// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/measured/layout_search.h"

namespace gigasite::measured {

/// What follows from the degrees of a layout: its replicas, and what its groups leave of a domain.

/// Replicas of layouts alike in micro-batch, degrees and placement.
struct Replicas {
    bool isKnown = false;
    double plain = 0, interleaved = 0; ///< with one chunk, and with several
    double plainHere = 0, interleavedHere = 0; ///< of those, what the largest site holds

    double hereOf(double replicas) const { return replicas == interleaved ? interleavedHere : plainHere; }
};

/// Replicas that the GPUs hold, or the racks if they are known; in no more sites than the search has.
double mostReplicas(const Split &split, double gpus, const SearchOptions &options);

/// Sites that hold replicas of a layout; each in one site.
std::size_t sitesOf(const TrainingRun &run, const PlacementInput &racks);

/// GPUs of all layouts of a search at most.
double mostGpus(double gpus, const SearchOptions &options);

/// Whether so many replicas, which divide the micro-batches of a step, keep the rules: experts fold over their ranks,
/// and with interleaving each has micro-batches in multiples of the stages.
bool allowsReplicas(const TrainingRun &run, double replicas);

/// The most replicas of a layout, up to `most`, among `divisors` (of the micro-batches in a step): experts fold over
/// their ranks, and with interleaving each has micro-batches in multiples of the stages. 0: none. Replicas or
/// micro-batches held by hand leave one choice. In no more sites than the search has.
double replicasFor(const std::vector<double> &divisors, double most, const TrainingRun &run,
                   const SearchOptions &options);

/// Those of them that the largest site holds: weights are sharded, experts spread and gradients exchanged inside a
/// site, and every site does its replicas' part of the batch.
double replicasOfLargestSite(const Split &split, double replicas, const std::optional<PlacementInput> &racks);

/// The run as its largest site sees it: `replicas` of them, and their part of the batch. GPUs stay all.
void setSiteReplicas(TrainingRun &run, double replicas);

/// A domain counts without the GPUs that its groups leave over.
void setDomain(TrainingRun &run, const std::optional<PlacementInput> &racks);

void setSharding(TrainingRun &run, int zero);

} // namespace gigasite::measured
