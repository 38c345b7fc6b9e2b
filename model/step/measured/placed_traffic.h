// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parallelism/training_run.h"

namespace gigasite::measured {

/// What a run's groups meet where they stand. Racks (scale-up domains) of G GPUs hold stages of g = t c GPUs:
///
///   same stage per rack   ⌊G/g⌋ replicas of one stage; racks of a stage side by side
///   stages in a row       S = ⌊G/g⌋ stages of one replica, ⌈p/S⌉ racks in a row; replica after replica. Where tier 1
///                         joins peers, those racks are side by side that hold the same stages
///
/// A run whose racks are not known (Attachment::InOrder) stands as its ranks count, aligned to domains.

bool isPlaced(const TrainingRun &run);

/// GPUs of a rack that any stage uses, of the fullest one; of a placed run.
double usedOfRack(const TrainingRun &run);

/// Whether sends to the next stage leave the scale-up domain somewhere.
bool leavesDomain(const TrainingRun &run);

/// By how much slower than their NICs GPUs send to the next stage, all at once (network_tiers.h). Of stages in a row
/// only the last one in a rack sends out of it: its g GPUs, to the next rack.
double sendSlowdown(const TrainingRun &run);

/// GPUs of a scale-up domain that hold the same stage.
double stageGpusPerDomain(const TrainingRun &run);

/// The same of rings between the racks of a stage, all at once; 1 where a switch joins peers or rails. A run whose
/// racks are not known: 1, its tiers are met by each ring's own stride (layer_kernel.h).
double ringSlowdown(const TrainingRun &run);

/// And of rings round the racks of one replica's stage that outgrows one; of a placed run.
double contextSlowdown(const TrainingRun &run);

/// Where the ranks of an expert group stand: of the group of which some domain holds fewest, that domain's part, the
/// largest part of one, and the domains beside it. Where groups do not divide domains, or domains groups, some
/// straddle.
struct ExpertParts {
    double own = 1, most = 1; ///< ranks
    double full = 0, ofFull = 1; ///< further domains, and the share of the group in each; may be a fraction
    double ofLast = 0; ///< share of the group in one more
};
ExpertParts expertParts(const TrainingRun &run);

/// Of the exchange of experts (network_tiers.h), through tiers that are oversubscribed, `away` of it
/// beyond a domain. A switch that joins GPUs of one
/// number joins whole racks for it: what goes to another number changes GPU inside the rack first.
double expertLoad(const TrainingRun &run, double away);

/// Whether where experts stand depends on the number of replicas.
bool standByReplicas(const TrainingRun &run);

} // namespace gigasite::measured
