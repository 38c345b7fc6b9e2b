// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/rack_spec.h"

#include "model/scenario/parameter_table.h"
#include "model/scenario/rack_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

constexpr std::array<std::string_view, 4> precisionNames{"FP4", "FP8", "BF16", "FP16"};

std::optional<double> sheetPeakPerRack(const RackSheet &sheet, Precision precision, bool sparse)
{
    const auto key = peakFact(precision, sparse);
    return sheet.perRack(key, "peak_flops_" + key);
}

/// What the person could choose instead: every precision this rack has a peak for.
std::vector<Fix> availablePrecisions(const RackSheet &sheet, bool sparse)
{
    std::vector<Fix> fixes;
    for (std::size_t i = 0; i < precisionNames.size(); ++i) {
        const auto precision = static_cast<Precision>(i);
        if (sheetPeakPerRack(sheet, precision, sparse))
            fixes.push_back(
                {say("Use %1", std::string(precisionNames[i])), "hardware.precision", precisionKey(precision)});
    }
    return fixes;
}

std::optional<double> peakPerGpu(const Scenario &s, const RackSheet &sheet, double gpus, const std::string &name,
                                 Problems &problems)
{
    if (s.hardware.peakFlops)
        return s.hardware.peakFlops;
    const bool printed = s.conventions.mode == Mode::Printed;
    const bool sparse = printed && s.hardware.sparsity;
    if (!printed && s.hardware.sparsity)
        problems.push_back(note("hardware.sparsity",
                                say("Training cannot use 2:4 sparsity; corrected mode computes with the dense peak.")));
    if (const auto rack = sheetPeakPerRack(sheet, s.hardware.precision, sparse))
        return *rack / gpus;
    const auto i = static_cast<std::size_t>(s.hardware.precision);
    const auto dense = peakFact(s.hardware.precision, false);
    problems.push_back(error(
        "hardware.precision",
        sparse ? say("%1 has no sparse %2 peak in the catalogue%3. Choose another precision, or type the peak per GPU.",
                     name, precisionNames[i], sheet.whyMissing(dense, "peak_flops_" + dense))
               : say("%1 has no %2 peak in the catalogue%3. Choose another precision, or type the peak per GPU.", name,
                     precisionNames[i], sheet.whyMissing(dense, "peak_flops_" + dense)),
        availablePrecisions(sheet, sparse)));
    return std::nullopt;
}

std::optional<double> required(const AutoNumber &typed, std::optional<double> sheet, const std::string &key,
                               const Text &what, Problems &problems)
{
    const auto value = typed ? typed : sheet;
    if (!value)
        problems.push_back(error(key, say("The catalogue has no %1; type one.", what)));
    return value;
}

/// A resolved figure must lie in the range its parameter allows, wherever it came from: a person's own catalogue can
/// hold anything.
bool inRange(std::string_view key, double value, Problems &problems)
{
    const auto *p = findParameter(key);
    const bool whole = p->kind != Kind::Integer || value == std::floor(value);
    if (std::isfinite(value) && value >= p->min && value <= p->max && whole)
        return true;
    problems.push_back(error(p->key,
                             say("%1 comes to %2. Allowed: %3.", Text::ofTable(p->label),
                                 format(value, p->unit).joined(), allowedText(*p))));
    return false;
}

/// Every figure of a rack, by name, once it is known.
struct Resolved {
    double gpus, peak, hbm, scaleUp, nic;
    std::optional<double> power, price;

    bool isSound(Problems &problems) const
    {
        bool sound = true;
        for (const auto &[key, value] : {std::pair{"hardware.gpus_per_domain", gpus},
                                         {"hardware.peak_flops", peak},
                                         {"hardware.hbm_bytes", hbm},
                                         {"hardware.scale_up_bytes_per_s", scaleUp},
                                         {"network.nic_gbps", nic * 8e-9}})
            sound = inRange(key, value, problems) && sound;
        if (power)
            sound = inRange("hardware.rack_power_w", *power, problems) && sound;
        if (price)
            sound = inRange("hardware.rack_price_usd", *price, problems) && sound;
        return sound;
    }
};

std::optional<Resolved> resolve(const Scenario &s, const RackSheet &sheet, const LayeredItem &item, double gpus,
                                Problems &problems)
{
    const auto &h = s.hardware;
    const double shipped = sheet.gpus() > 0 ? sheet.gpus() : gpus; // the sheet's totals are for so many GPUs
    const auto scaled = [&](std::optional<double> perRack) {
        return perRack ? std::optional(*perRack * gpus / shipped) : std::nullopt;
    };
    const auto peak = peakPerGpu(s, sheet, shipped, item.name(), problems);
    const auto usable = usableHbm(s, sheet);
    const auto known =
        usable.known() ? std::optional(*usable.fact->value * gpus) : scaled(sheet.perRack("hbm_total", "hbm_capacity"));
    const auto hbm =
        required(h.hbmBytes, known, "hardware.hbm_bytes", say("memory size for %1", item.name()), problems);
    auto quoted = sheet.perGpu("scale_up_bw_quoted", "scale_up_bw_vendor_quoted");
    if (const auto right = item.number("scale_up_bw_corrected"); right && s.conventions.mode == Mode::Corrected)
        quoted = right; // a rack as a paper has it, without the paper's slip
    if (const auto total = item.number("scale_up_bw_total_bidirectional"); !quoted && total)
        quoted = *total / shipped;
    const auto scaleUp = required(h.scaleUpBytesPerSecond, quoted, "hardware.scale_up_bytes_per_s",
                                  say("scale-up rate for %1", item.name()), problems);
    AutoNumber typedNic;
    if (s.network.nicGbps)
        typedNic = gigabitsPerSecond(*s.network.nicGbps).si();
    const auto nic = required(typedNic, sheet.perGpu("scale_out_bw_unidir", "scale_out_bw_unidir"), "network.nic_gbps",
                              say("scale-out rate for %1", item.name()), problems);
    if (!peak || !hbm || !scaleUp || !nic)
        return std::nullopt;
    return Resolved{gpus,
                    *peak,
                    *hbm,
                    *scaleUp,
                    *nic,
                    h.rackPowerWatts ? h.rackPowerWatts : scaled(item.number("power")),
                    h.rackPriceUsd ? h.rackPriceUsd : scaled(item.number("price"))};
}

void addGpu(RackSpec &spec, const LayeredItem &item, const RackSheet &sheet)
{
    if (const auto *id = item.fact("accelerator_id"))
        spec.accelerator = id->text;
    const auto perGpu = [&](std::optional<double> perRack) {
        return perRack && sheet.gpus() > 0 ? std::optional(*perRack / sheet.gpus()) : std::nullopt;
    };
    spec.flops16 = perGpu(sheetPeakPerRack(sheet, Precision::Bf16, false));
    spec.flops8 = perGpu(sheetPeakPerRack(sheet, Precision::Fp8, false));
    spec.flops4 = perGpu(sheetPeakPerRack(sheet, Precision::Fp4, false));
    spec.hbmBytesPerSecond = perGpu(sheet.perRack("hbm_bw_total", "hbm_bandwidth"));
}

} // namespace

std::optional<double> itemNumber(const Scenario &scenario, const Catalog &catalog, ItemKind kind, std::string_view id,
                                 std::string_view fact)
{
    return LayeredItem(scenario, catalog, kind, id).number(fact);
}

std::optional<RackSpec> resolveRack(const Scenario &s, const Catalog &catalog, Problems &problems)
{
    const LayeredItem item(s, catalog, ItemKind::Rack, s.hardware.rack);
    if (!item.exists()) // checkCatalogChoices says so
        return std::nullopt;
    const RackSheet sheet(s, catalog, item);
    const auto typed = s.hardware.gpusPerDomain;
    const double gpus = typed ? static_cast<double>(*typed) : sheet.gpus();
    if (!(gpus > 0)) {
        problems.push_back(error("hardware.gpus_per_domain",
                                 say("The catalogue does not say how many GPUs %1 has; type a count.", item.name())));
        return std::nullopt;
    }
    const auto found = resolve(s, sheet, item, gpus, problems);
    if (!found || !found->isSound(problems))
        return std::nullopt;

    RackSpec spec{.name = item.name(), .gpus = static_cast<int>(gpus), .peakPerGpu = FlopPerSecond(found->peak)};
    spec.hbm = Bytes(found->hbm);
    spec.scaleUpQuoted = BytesPerSecond(found->scaleUp);
    spec.scaleUp = s.conventions.mode == Mode::Printed ? spec.scaleUpQuoted : oneWayOf(spec.scaleUpQuoted);
    spec.nic = BytesPerSecond(found->nic);
    addGpu(spec, item, sheet);
    if (found->power)
        spec.power = Watts(*found->power);
    if (found->price)
        spec.price = Usd(*found->price);
    return spec;
}

} // namespace gigasite
