// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/fact_use.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

/// Names that read one figure of the rack or its GPU.
enum class RackFigure { Gpus, Peak, Hbm, Power, Price, ScaleUp, ScaleOut };
struct RackName {
    std::string_view figure, key;
    RackFigure what;
};
constexpr std::array rackNames{
    RackName{"rack.gpus", "hardware.gpus_per_domain", RackFigure::Gpus},
    RackName{"rack.peak_flops", "hardware.peak_flops", RackFigure::Peak},
    RackName{"rack.hbm_bytes", "hardware.hbm_bytes", RackFigure::Hbm},
    RackName{"rack.power_w", "hardware.rack_power_w", RackFigure::Power},
    RackName{"rack.price_usd", "hardware.rack_price_usd", RackFigure::Price},
    RackName{"rack.scale_up_bytes_per_s", "hardware.scale_up_bytes_per_s", RackFigure::ScaleUp},
    RackName{"rack.nic_bytes_per_s", "network.nic_gbps", RackFigure::ScaleOut},
};

struct SwitchName {
    std::string_view name, field;
};
constexpr std::array switchNames{SwitchName{"fabric.chip_bytes_per_s", "capacity_unidir"},
                                 SwitchName{"fabric.chip_price_usd", "price"},
                                 SwitchName{"fabric.chip_power_w", "box_power_typical"}};

/// Names that read one planning figure.
struct PlanningName {
    std::string_view figure, key, field;
    std::string_view (*item)(const Scenario &);
    bool (*typed)(const Scenario &);
};

std::string_view wanItem(const Scenario & /*any*/)
{
    return "wan";
}

std::string_view datacenterItem(const Scenario & /*any*/)
{
    return "datacenter";
}

std::string_view coolingOf(const Scenario &s)
{
    return coolingItem(s.power.cooling);
}

template <auto Part, auto Field> bool isTypedField(const Scenario &s)
{
    return (s.*Part.*Field).has_value();
}

using S = Scenario;
using W = WanChoice;
using P = PowerChoice;
constexpr std::array planningNames{
    PlanningName{"wan.wave_lease_usd_per_year", "wan.wave_usd_per_year", "lease_400g_wave_month", wanItem,
                 isTypedField<&S::wan, &W::waveUsdPerYear>},
    PlanningName{"wan.strand_km_usd", "wan.strand_usd_per_km", "dark_fiber_iru_per_strand_mile", wanItem,
                 isTypedField<&S::wan, &W::strandUsdPerKm>},
    PlanningName{"wan.cable_km_usd", "wan.build_usd_per_km", "new_build_per_mile", wanItem,
                 isTypedField<&S::wan, &W::buildUsdPerKm>},
    PlanningName{"wan.transponder_price_usd", "wan.transponder_usd", "transponder_400g", wanItem,
                 isTypedField<&S::wan, &W::transponderUsd>},
    PlanningName{"wan.amplifier_price_usd", "wan.amplifier_usd", "line_amplifier", wanItem,
                 isTypedField<&S::wan, &W::amplifierUsd>},
    PlanningName{"power.heat_w_per_m2", "power.cooling_w_per_m2", "heat_per_area", coolingOf,
                 isTypedField<&S::power, &P::coolingWattsPerM2>},
    PlanningName{"power.water_per_it_l_per_kwh", "power.water_l_per_kwh", "water_per_it_energy", coolingOf,
                 isTypedField<&S::power, &P::waterLitresPerKwh>},
    PlanningName{"power.idle_of_peak", "power.idle_share", "gpu_idle_fraction", datacenterItem,
                 isTypedField<&S::power, &P::idleShare>},
    PlanningName{"power.communication_of_peak", "power.communication_share", "gpu_communication_fraction",
                 datacenterItem, isTypedField<&S::power, &P::communicationShare>},
};

/// A priced port stands for the chip's price. The capacity counts even where ports are typed: they must fit it.
bool isTyped(const Scenario &s, std::string_view switchField)
{
    return switchField == "price" && s.network.portUsd.has_value();
}

bool isTyped(const Scenario &s, RackFigure what)
{
    const auto &h = s.hardware;
    switch (what) {
    case RackFigure::Gpus:
        return h.gpusPerDomain.has_value();
    case RackFigure::Peak:
        return h.peakFlops.has_value();
    case RackFigure::Hbm:
        return h.hbmBytes.has_value();
    case RackFigure::Power:
        return h.rackPowerWatts.has_value();
    case RackFigure::Price:
        return h.rackPriceUsd.has_value();
    case RackFigure::ScaleUp:
        return h.scaleUpBytesPerSecond.has_value();
    case RackFigure::ScaleOut:
        return s.network.nicGbps.has_value();
    }
    return false;
}

FactUse rackFact(const Scenario &s, const LayeredItem &rack, const RackSheet &sheet, RackFigure what)
{
    const bool sparse = s.conventions.mode == Mode::Printed && s.hardware.sparsity;
    const auto peak = peakFact(s.hardware.precision, sparse);
    switch (what) {
    case RackFigure::Gpus:
        return rack.use("accelerators");
    case RackFigure::Peak:
        return sheet.better(peak, "peak_flops_" + peak);
    case RackFigure::Hbm: {
        const auto usable = usableHbm(s, sheet);
        return usable.known() ? usable : sheet.better("hbm_total", "hbm_capacity");
    }
    case RackFigure::Power:
        return rack.use("power");
    case RackFigure::Price:
        return rack.use("price");
    case RackFigure::ScaleUp: {
        if (const auto right = rack.use("scale_up_bw_corrected");
            right.known() && s.conventions.mode == Mode::Corrected)
            return right;
        const auto quoted = sheet.first("scale_up_bw_quoted", "scale_up_bw_vendor_quoted");
        return quoted.known() ? quoted : rack.use("scale_up_bw_total_bidirectional");
    }
    case RackFigure::ScaleOut:
        return sheet.first("scale_out_bw_unidir", "scale_out_bw_unidir");
    }
    return {};
}

bool isOwn(const FactUse &use)
{
    return use.item && use.item->userData;
}

/// A rack's totals are for as many GPUs as it ships with, and its GPU is the one it names: both count as read where
/// anything is read by way of them.
bool readsOwnRack(const Scenario &s, const Catalog &catalog)
{
    const LayeredItem rack(s, catalog, ItemKind::Rack, s.hardware.rack);
    const bool ownCount = isOwn(rack.use("accelerators")), ownGpu = isOwn(rack.use("accelerator_id"));
    return std::any_of(rackNames.begin(), rackNames.end(), [&](const RackName &name) {
        const auto uses = factsBehind(s, catalog, name.figure);
        return std::any_of(uses.begin(), uses.end(), [&](const FactUse &use) {
            return isOwn(use) || ownCount || (ownGpu && use.item->kind == ItemKind::Accelerator);
        });
    });
}

bool readsOwnSwitch(const Scenario &s, const Catalog &catalog)
{
    const LayeredItem chip(s, catalog, ItemKind::Switch, s.network.switchId);
    return std::any_of(switchNames.begin(), switchNames.end(), [&](const SwitchName &name) {
        const auto use = chip.use(name.field);
        return use.known() && isOwn(use) && !isTyped(s, name.field);
    });
}

} // namespace

std::vector<FactUse> factsBehind(const Scenario &s, const Catalog &catalog, std::string_view name)
{
    std::vector<FactUse> uses;
    const auto keep = [&uses](const FactUse &use) {
        if (use.known())
            uses.push_back(use);
    };
    const auto at = std::find_if(rackNames.begin(), rackNames.end(),
                                 [name](const RackName &r) { return r.figure == name || r.key == name; });
    if (at != rackNames.end() && !isTyped(s, at->what)) {
        const LayeredItem rack(s, catalog, ItemKind::Rack, s.hardware.rack);
        const RackSheet sheet(s, catalog, rack);
        keep(rackFact(s, rack, sheet, at->what));
    }
    for (const auto &p : planningNames) {
        if ((p.figure == name || p.key == name) && !p.typed(s))
            keep(LayeredItem(s, catalog, ItemKind::Planning, p.item(s)).use(p.field));
    }
    const LayeredItem chip(s, catalog, ItemKind::Switch, s.network.switchId);
    for (const auto &[figure, field] : switchNames) {
        const bool resolvesRadix = name == "network.radix" && field == "capacity_unidir" && !s.network.radix;
        if ((figure == name && !isTyped(s, field)) || resolvesRadix)
            keep(chip.use(field));
    }
    return uses;
}

bool isUserChoice(const Scenario &s, const Catalog &catalog, const Parameter &p)
{
    if (!s.userCatalog || p.kind != Kind::CatalogId)
        return false;
    return p.catalogKind == ItemKind::Rack ? readsOwnRack(s, catalog) : readsOwnSwitch(s, catalog);
}

Problems noteUserData(const Scenario &s, const Catalog &catalog)
{
    Problems notes;
    for (const char *key : {"hardware.rack", "network.switch"}) {
        const auto &p = *findParameter(key);
        if (isUserChoice(s, catalog, p))
            notes.push_back(note(key,
                                 say("%1 uses figures from the scenario's own catalogue (user data).",
                                     LayeredItem(s, catalog, p.catalogKind, toText(valueOf(s, p))).name())));
    }
    for (const auto &p : planningNames) {
        const LayeredItem item(s, catalog, ItemKind::Planning, p.item(s));
        const auto use = item.use(p.field);
        const bool counts = s.siteCount > 1 || !p.figure.starts_with("wan.");
        if (counts && use.known() && isOwn(use) && !p.typed(s))
            notes.push_back(note(std::string(p.key),
                                 say("%1 uses figures from the scenario's own catalogue (user data).", item.name())));
    }
    return notes;
}

} // namespace gigasite
