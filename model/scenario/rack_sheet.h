// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>

namespace gigasite {

/// Which catalogue figures to believe for one rack.

/// A fact of a catalogue item: whose it is (the scenario's own item or the catalogue's) and its name.
struct FactUse {
    const CatalogItem *item = nullptr;
    std::string_view field; ///< as the item has it; lives as long
    const Fact *fact = nullptr; ///< null: there is none

    bool known() const { return fact && fact->value; }
};

/// An item as the scenario sees it: its own facts laid over the built-in entry of the same id.
class LayeredItem {
public:
    LayeredItem(const Scenario &scenario, const Catalog &catalog, ItemKind kind, std::string_view id);

    bool exists() const { return own_ || builtIn_; }
    bool isBuiltIn() const { return !own_; } ///< nothing of the scenario's own lies over it
    const std::string &name() const;
    FactUse use(std::string_view field) const;
    const Fact *fact(std::string_view field) const { return use(field).fact; }
    std::optional<double> number(std::string_view field) const;

private:
    const CatalogItem *own_ = nullptr, *builtIn_ = nullptr;
};

/// A rack and its GPU. The rack must outlive it.
class RackSheet {
public:
    RackSheet(const Scenario &scenario, const Catalog &catalog, const LayeredItem &rack);

    double gpus() const { return gpus_; }
    /// The better-sourced of a rack's fact and its GPU's, the rack's own on a tie.
    FactUse better(std::string_view rackFact, std::string_view gpuFact) const;
    /// The rack's fact, or where it has none its GPU's.
    FactUse first(std::string_view rackFact, std::string_view gpuFact) const;
    /// Value per rack of the better one.
    std::optional<double> perRack(std::string_view rackFact, std::string_view gpuFact) const;
    std::optional<double> perGpu(std::string_view rackFact, std::string_view gpuFact) const;
    /// The GPU's own fact.
    FactUse ofGpu(std::string_view fact) const { return gpu_.use(fact); }
    std::string whyMissing(std::string_view rackFact, std::string_view gpuFact) const;

private:
    const LayeredItem &rack_;
    LayeredItem gpu_;
    double gpus_ = 0;
};

/// What programs get of a GPU's memory, where steps are those of real hardware. A size of one's own stands instead.
FactUse usableHbm(const Scenario &scenario, const RackSheet &sheet);

std::string precisionKey(Precision precision); ///< "fp4", as files and catalogue have it
std::string_view coolingItem(Cooling cooling); ///< catalogue id of a technology: "cooling-dry"
std::string peakFact(Precision precision, bool sparse); ///< "fp4_sparse"

} // namespace gigasite
