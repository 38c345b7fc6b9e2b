// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/rack_spec.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr std::array<std::string_view, 4> precisionKeys{"fp4", "fp8", "bf16", "fp16"};
constexpr std::array<std::string_view, 4> precisionNames{"FP4", "FP8", "BF16", "FP16"};

/// A rack and its GPU, and which of their figures to believe.
class Sheet {
public:
    Sheet(const Scenario &s, const Catalog &c, const CatalogItem &rack)
        : rack_(rack)
    {
        if (const auto *id = rack.fact("accelerator_id"))
            gpu_ = findItem(s, c, ItemKind::Accelerator, id->text);
        gpus_ = rack.number("accelerators").value_or(0);
    }

    double gpus() const { return gpus_; }

    /// Value per rack from a rack fact and a per-GPU fact.
    std::optional<double> perRack(std::string_view rackFact, std::string_view gpuFact) const
    {
        const auto *own = rack_.fact(rackFact);
        const auto *gpu = gpu_ ? gpu_->fact(gpuFact) : nullptr;
        const bool ownKnown = own && own->value;
        const bool gpuKnown = gpu && gpu->value;
        const bool gpuBetter = gpuKnown && (!ownKnown || (own->tier != Tier::User && gpu->tier < own->tier));
        if (gpuBetter)
            return *gpu->value * gpus_;
        return ownKnown ? own->value : std::nullopt;
    }

    std::optional<double> perGpu(std::string_view rackFact, std::string_view gpuFact) const
    {
        if (const auto v = rack_.number(rackFact))
            return v;
        return gpu_ ? gpu_->number(gpuFact) : std::nullopt;
    }

    std::string whyMissing(std::string_view rackFact, std::string_view gpuFact) const
    {
        for (const auto *fact : {gpu_ ? gpu_->fact(gpuFact) : nullptr, rack_.fact(rackFact)}) {
            if (fact && !fact->note.empty())
                return " (" + fact->note + ")";
        }
        return "";
    }

private:
    const CatalogItem &rack_;
    const CatalogItem *gpu_ = nullptr;
    double gpus_ = 0;
};

std::optional<double> sheetPeakPerRack(const Sheet &sheet, Precision precision, bool sparse)
{
    const auto key = std::string(precisionKeys[static_cast<std::size_t>(precision)]) + (sparse ? "_sparse" : "_dense");
    return sheet.perRack(key, "peak_flops_" + key);
}

/// What the person could choose instead: every precision this rack has a peak for.
std::vector<Fix> availablePrecisions(const Sheet &sheet, bool sparse)
{
    std::vector<Fix> fixes;
    for (std::size_t i = 0; i < precisionKeys.size(); ++i) {
        if (sheetPeakPerRack(sheet, static_cast<Precision>(i), sparse))
            fixes.push_back(
                {"Use " + std::string(precisionNames[i]), "hardware.precision", std::string(precisionKeys[i])});
    }
    return fixes;
}

std::optional<double> peakPerGpu(const Scenario &s, const Sheet &sheet, double gpus, const std::string &name,
                                 Problems &problems)
{
    if (s.hardware.peakFlops)
        return s.hardware.peakFlops;
    const bool printed = s.conventions.mode == Mode::Printed;
    const bool sparse = printed && s.hardware.sparsity;
    if (!printed && s.hardware.sparsity)
        problems.push_back(note("hardware.sparsity",
                                "Training cannot use 2:4 sparsity; corrected mode computes with "
                                "the dense peak."));
    if (const auto rack = sheetPeakPerRack(sheet, s.hardware.precision, sparse))
        return *rack / gpus;
    const auto i = static_cast<std::size_t>(s.hardware.precision);
    const auto dense = std::string(precisionKeys[i]) + "_dense";
    problems.push_back(error("hardware.precision",
                             name + " has no " + (sparse ? "sparse " : "") + std::string(precisionNames[i]) +
                                 " peak in the catalogue" + sheet.whyMissing(dense, "peak_flops_" + dense) +
                                 ". Choose another precision, or type the peak per GPU.",
                             availablePrecisions(sheet, sparse)));
    return std::nullopt;
}

std::optional<double> required(const AutoNumber &typed, std::optional<double> sheet, const std::string &key,
                               const std::string &what, Problems &problems)
{
    const auto value = typed ? typed : sheet;
    if (!value)
        problems.push_back(error(key, "The catalogue has no " + what + "; type one."));
    return value;
}

} // namespace

const CatalogItem *findItem(const Scenario &scenario, const Catalog &catalog, ItemKind kind, std::string_view id)
{
    if (scenario.userCatalog) {
        const auto &own = *scenario.userCatalog;
        const auto at = std::find_if(own.begin(), own.end(),
                                     [&](const CatalogItem &item) { return item.kind == kind && item.id == id; });
        if (at != own.end())
            return &*at;
    }
    return catalog.find(kind, id);
}

std::optional<RackSpec> resolveRack(const Scenario &s, const Catalog &catalog, Problems &problems)
{
    const auto &h = s.hardware;
    const auto *item = findItem(s, catalog, ItemKind::Rack, h.rack);
    if (!item) {
        problems.push_back(error(
            "hardware.rack", "The catalogue has no rack \"" + h.rack + "\"; `gigasite catalog` lists what there is."));
        return std::nullopt;
    }
    const Sheet sheet(s, catalog, *item);
    const double gpus = h.gpusPerDomain ? static_cast<double>(*h.gpusPerDomain) : sheet.gpus();
    if (!(gpus >= 1)) {
        problems.push_back(error("hardware.gpus_per_domain",
                                 "The catalogue does not say how many GPUs " + item->name + " has; type a count."));
        return std::nullopt;
    }
    const double shipped = sheet.gpus() >= 1 ? sheet.gpus() : gpus; // the sheet's totals are for so many GPUs
    const auto peak = peakPerGpu(s, sheet, shipped, item->name, problems);
    auto hbmSheet = sheet.perRack("hbm_total", "hbm_capacity");
    if (hbmSheet)
        *hbmSheet *= gpus / shipped;
    const auto hbm = required(h.hbmBytes, hbmSheet, "hardware.hbm_bytes", "memory size for " + item->name, problems);

    auto quoted = sheet.perGpu("scale_up_bw_quoted", "scale_up_bw_vendor_quoted");
    if (const auto total = item->number("scale_up_bw_total_bidirectional"); !quoted && total)
        quoted = *total / shipped;
    const auto scaleUp = required(h.scaleUpBytesPerSecond, quoted, "hardware.scale_up_bytes_per_s",
                                  "scale-up rate for " + item->name, problems);
    AutoNumber typedNic;
    if (s.network.nicGbps)
        typedNic = gigabitsPerSecond(*s.network.nicGbps).si();
    const auto nic = required(typedNic, sheet.perGpu("scale_out_bw_unidir", "scale_out_bw_unidir"), "network.nic_gbps",
                              "scale-out rate for " + item->name, problems);
    if (!peak || !hbm || !scaleUp || !nic)
        return std::nullopt;

    RackSpec spec{.name = item->name, .gpus = static_cast<int>(gpus), .peakPerGpu = FlopPerSecond(*peak)};
    spec.hbm = Bytes(*hbm);
    spec.scaleUpQuoted = BytesPerSecond(*scaleUp);
    spec.scaleUp = s.conventions.mode == Mode::Printed ? spec.scaleUpQuoted : oneWayOf(spec.scaleUpQuoted);
    spec.nic = BytesPerSecond(*nic);
    if (const auto w = h.rackPowerWatts ? h.rackPowerWatts : item->number("power"))
        spec.power = Watts(*w);
    if (const auto usd = h.rackPriceUsd ? h.rackPriceUsd : item->number("price"))
        spec.price = Usd(*usd);
    return spec;
}

} // namespace gigasite
