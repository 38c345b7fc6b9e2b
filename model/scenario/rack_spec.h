// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/units/quantity.h"

#include <optional>
#include <string>

namespace gigasite {

/// One rack with the scenario's typed values laid over the catalogue's. Where the catalogue states a figure both for
/// the rack and for its GPU, the better-sourced one is taken, the rack's own on a tie. A figure it lacks is never
/// derived from another precision or product.
///
/// Totals of a rack (memory, power, price) follow a typed GPU count in proportion.
///
/// Conventions: printed mode takes the sparse peak where `hardware.sparsity` asks for it, and the scale-up rate as
/// quoted (both directions summed); corrected mode takes the dense peak and one direction.
struct RackSpec {
    std::string name;
    int gpus = 0;
    FlopPerSecond peakPerGpu{};
    /// Of the whole rack; with measured steps what drivers give programs of it, where that is known: data sheets mean
    /// GiB by the GB of a GPU, an H100's 80 are 81,559 MiB.
    Bytes hbm{};
    std::optional<Watts> power; ///< IT power at full load; nothing = not published and not typed
    std::optional<Usd> price;
    BytesPerSecond scaleUp{}; ///< of one GPU, by the mode's convention
    BytesPerSecond scaleUpQuoted{}; ///< both directions summed
    BytesPerSecond nic{}; ///< of one GPU, one way
    std::string accelerator; ///< its catalogue id; empty if the rack names none
    /// Of one GPU as the catalogue has them, dense; nothing where it has none.
    std::optional<double> flops16, flops8, flops4, hbmBytesPerSecond;

    Bytes hbmPerGpu() const { return hbm / gpus; }
    FlopPerSecond peak() const { return gpus * peakPerGpu; }
};

/// Appends what is missing or unusable to `problems`; nothing if the rack cannot be used as chosen.
std::optional<RackSpec> resolveRack(const Scenario &scenario, const Catalog &catalog, Problems &problems);

/// One figure of a catalogue item, the scenario's own facts laid over the built-in entry.
std::optional<double> itemNumber(const Scenario &scenario, const Catalog &catalog, ItemKind kind, std::string_view id,
                                 std::string_view fact);

} // namespace gigasite
