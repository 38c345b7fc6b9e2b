// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

std::span<const Figure> siteRows()
{
    static const std::vector<Figure> rows{
        {"rack.gpus", "GPUs per rack", G::Site, U::Count, Stage::Rack, [](const E &e) -> double { return e.rack.gpus; },
         "", "", "catalogue, or typed", "", lookedUp("hardware.rack hardware.gpus_per_domain")},
        {"rack.peak_flops", "Peak per GPU", G::Site, U::FlopPerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.peakPerGpu.si(); }, "", "", "catalogue, or typed",
         "Training cannot use 2:4 sparsity, so the dense peak counts; the paper computes with the sparse one.",
         lookedUp("hardware.rack hardware.precision hardware.sparsity hardware.peak_flops")},
        {"rack.hbm_bytes", "HBM per rack", G::Site, U::Byte, Stage::Rack,
         [](const E &e) -> double { return e.rack.hbm.si(); }, "", "", "catalogue, or typed", "",
         lookedUp("hardware.rack hardware.hbm_bytes rack.gpus conventions.step_time")},
        {"rack.power_w", "Power per rack", G::Site, U::Watt, Stage::Rack,
         [](const E &e) -> double { return known(e.rack.power); }, "", "", "catalogue, or typed", "",
         lookedUp("hardware.rack hardware.rack_power_w rack.gpus")},
        {"rack.price_usd", "Price per rack", G::Site, U::Usd, Stage::Rack,
         [](const E &e) -> double { return known(e.rack.price); }, "", "", "catalogue, or typed", "",
         lookedUp("hardware.rack hardware.rack_price_usd rack.gpus")},
        {"rack.scale_up_bytes_per_s", "Scale-up rate per GPU", G::Site, U::BytePerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.scaleUp.si(); }, "hardware.scale_up_bytes_per_s",
         "hardware.scale_up_bytes_per_s / 2", "catalogue, or typed",
         "The rate is quoted as both directions summed, as the paper uses it; a collective sends one way."},
        {"rack.nic_bytes_per_s", "Scale-out rate per GPU", G::Site, U::BytePerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.nic.si(); }, "", "", "catalogue, or typed; one way", "",
         lookedUp("hardware.rack network.nic_gbps")},
        {"rack.total_flops", "Peak per rack", G::Site, U::FlopPerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.peak().si(); }, "rack.gpus * rack.peak_flops", "", "nextgen S2"},
        {"rack.scale_up_ratio", "Scale-up to scale-out rate", G::Site, U::One, Stage::Rack,
         [](const E &e) -> double { return e.rack.scaleUp / e.rack.nic; },
         "rack.scale_up_bytes_per_s / rack.nic_bytes_per_s", "", "rail-only S2.2"},
        {"site.racks_affordable", "Racks affordable", G::Site, U::One, Stage::Sites,
         [](const E &e) -> double { return e.size.racksAffordable; },
         "(sizing.mode == 0) ? budget.total_usd * budget.compute_share / rack.price_usd : "
         "((sizing.mode == 1) ? power.available_w / (power.planned_overhead * rack.power_w) : "
         "hardware.racks)",
         "", "nextgen S2"},
        {"site.racks", "Racks", G::Site, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.size.racks); }, "floor(site.racks_affordable)", "-",
         "nextgen S2",
         "Every site gets whole racks, its share rounded down, and what they leave is not bought; the paper splits the "
         "total in fractions.",
         perSite("site.racks_affordable sites.count site.1.share")},
        {"site.largest_racks", "Racks of the largest site", G::Site, U::Count, Stage::Sites,
         [](const E &e) -> double { return largest(e.size.siteRacks); }, "", "",
         "affordable racks times a site's share, rounded down", "",
         perSite("site.racks_affordable sites.count site.1.share")},
        {"site.gpus", "GPUs", G::Site, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.size.gpus); }, "site.racks * rack.gpus", "",
         "nextgen S2"},
        {"site.peak_flops", "Peak of all GPUs", G::Site, U::FlopPerSecond, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.size.gpus) * e.rack.peakPerGpu.si(); },
         "site.gpus * rack.peak_flops", "", "nextgen S2"},
        {"site.hbm_bytes", "HBM of all racks", G::Site, U::Byte, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.size.racks) * e.rack.hbm.si(); },
         "site.racks * rack.hbm_bytes", "", "nextgen S2"},
    };
    return rows;
}

std::span<const Figure> powerRows()
{
    static const std::vector<Figure> rows{
        {"power.it_w", "IT power", G::Power, U::Watt, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.it.si() : none; }, "site.racks * rack.power_w", "",
         "nextgen S2: 2.9 GW, so 125 kW a rack, not 1 MW"},
        {"power.site_w", "Site power", G::Power, U::Watt, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.facility.si() : none; },
         "power.it_w * power.mean_overhead", "", "nextgen S2"},
        {"power.mean_overhead", "Overhead of all racks", G::Power, U::One, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.overhead : none; }, "", "",
         "mean of the sites' overheads, by their racks; a site without its own has power.overhead", "",
         perSite("power.overhead site.1.overhead sites.count site.1.share site.racks")},
        {"power.running_overhead", "Overhead of racks that run", G::Power, U::One, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.runningOverhead : none; }, "", "",
         "mean of the sites' overheads, by their racks, without those of a lost site", "",
         perSite("power.overhead site.1.overhead sites.count site.1.share site.racks wan.lost_site")},
        {"power.lost_share", "Racks of a lost site, of all", G::Power, U::Ratio, Stage::Sites,
         [](const E &e) -> double { return e.power.lostShare; }, "", "", "they draw nothing", "",
         perSite("site.racks wan.lost_site sites.count site.1.share")},
        {"power.planned_overhead", "Overhead by shares", G::Power, U::One, Stage::Sites,
         [](const E &e) -> double { return e.power.plannedOverhead; }, "", "",
         "mean of the sites' overheads, by their shares; a site without its own has power.overhead", "",
         perSite("power.overhead site.1.overhead sites.count site.1.share")},
        {"power.cooling_area_m2", "Cooling area", G::Power, U::SquareMetre, Stage::Sites,
         [](const E &e) -> double { return e.rack.power && e.cooling.heatPerArea ? e.power.coolingArea.si() : none; },
         "power.site_w / power.heat_w_per_m2", "", "nextgen S2; 5 GW need 2.41 million m², not billion"},
        {"power.usd_per_kwh", "Price of energy", G::Power, U::UsdPerKwh, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.usdPerKwh.at(1) : none; }, "", "",
         "typed, or EIA's industrial price of each grid, and of own plants by what they give; mean by what the sites "
         "draw at full load",
         "",
         perSite("power.site_w site.1.usd_per_kwh site.1.onsite_w power.onsite_usd_per_kwh sites.count site.1.share "
                 "site.1.lat site.1.lon wan.lost_site")},
        {"power.co2_g_per_kwh", "Carbon of energy", G::Power, U::GramPerKwh, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.gramsCo2PerKwh.at(averageLoad(e.phases)) : none; },
         "", "",
         "average intensity of each grid (eGRID 2023), and of own plants by what they give; mean by what the sites "
         "draw at the average power of a step",
         "",
         perSite("power.site_w power.average_w site.1.onsite_w power.onsite_g_per_kwh sites.count site.1.share "
                 "site.1.lat site.1.lon wan.lost_site")},
        {"power.grid_water_l_per_kwh", "Water of energy", G::Power, U::LitrePerKwh, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.waterLitresPerKwh.at(averageLoad(e.phases)) : none; },
         "", "",
         "that power plants consume: each grid's plants by fuel (EIA-860M, EIA 2020) times Macknick et al. 2012; mean "
         "by what the sites draw at the average power of a step, own plants by what they give; without evaporation of "
         "reservoirs",
         "",
         perSite("power.site_w power.average_w site.1.onsite_w power.onsite_l_per_kwh sites.count site.1.share "
                 "site.1.lat site.1.lon wan.lost_site")},
        {"power.headroom_w", "Headroom left", G::Power, U::Watt, Stage::Sites,
         [](const E &e) -> double { return known(e.power.headroomLeft); }, "", "",
         "grid tables: smallest of what a site's place can host, less its demand",
         "The paper subtracts a grid's highest demand from its highest generation; corrected mode takes the load it "
         "can add if that is curtailed for the chosen share of a year, as far as lines and firm plants near reach.",
         perSite("power.site_w grid.definition grid.curtailment grid.radius_km grid.import_share grid.zones "
                 "sites.count site.1.share site.1.lat site.1.lon site.1.limit_w site.1.onsite_w")},
    };
    return rows;
}

std::span<const Figure> costRows()
{
    static const std::vector<Figure> rows{
        {"cost.compute_usd", "Racks", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.compute); }, "site.racks * rack.price_usd", "", "nextgen S2"},
        {"cost.network_usd", "Network", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.network); }, "sites.count * fabric.cost_usd", "-", "nextgen S5",
         "Every site gets a network for its own GPUs; the paper gives all of them the largest one's.",
         perSite("fabric.cost_usd sites.count site.1.share network.endpoints")},
        {"cost.facility_usd", "Facility", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.facility); }, "economics.facility_usd_per_w * power.site_w", "",
         "Epoch AI 2026"},
        {"cost.capital_usd", "Capital", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.capital); },
         "cost.compute_usd + cost.network_usd + cost.facility_usd + (((conventions.mode == 1) && (wan.sites > 1)) ? "
         "cost.wan_capital_usd : 0)",
         "", "by definition: all that is bought, once; the papers price no fibre between sites"},
        {"cost.energy_usd_per_year", "Energy per year", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.energyPerYear); }, "", "",
         "Σ site power · 8,760 h · price there; a lost site draws nothing", "",
         perSite("power.site_w site.1.usd_per_kwh site.1.onsite_w power.onsite_usd_per_kwh sites.count site.1.share "
                 "site.1.lat site.1.lon wan.lost_site const.year_s")},
        {"cost.average_energy_usd_per_year", "Energy per year at average power", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.averageEnergyPerYear); },
         "power.average_usd_per_kwh * power.average_w * const.year_s / 3600000", "",
         "phases of a step instead of full load; sums take full load"},
        {"cost.wan_usd_per_year", "Fibre between sites per year", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.wanPerYear); },
         "(wan.supply == 0) ? wan.links * wan.wavelengths * wan.wave_lease_usd_per_year : 0", "",
         "leased wavelengths; planning price, tier D: 8,000 to 30,000 $ a month for 400 Gb/s"},
        {"cost.wan_usd_per_year_low", "Fibre per year, cheapest", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.wan.perYearLow); }, "", "",
         "lower end of the catalogue's range of prices", "",
         lookedUp("wan.links wan.wavelengths wan.wavelength_gbps wan.supply")},
        {"cost.wan_usd_per_year_high", "Fibre per year, dearest", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.wan.perYearHigh); }, "", "",
         "upper end of the catalogue's range of prices", "",
         lookedUp("wan.links wan.wavelengths wan.wavelength_gbps wan.supply")},
        {"cost.wan_capital_usd", "Fibre between sites", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.wanCapital); },
         "(wan.supply == 0) ? 0 : 2 * wan.links * wan.wavelengths * wan.transponder_price_usd + wan.route_km * "
         "((wan.supply == 1) ? 2 * wan.fibre_pairs * wan.strand_km_usd : wan.cable_km_usd)",
         "(wan.supply == 0) ? 0 : 2 * wan.links * wan.wavelengths * wan.transponder_price_usd + wan.route_km * "
         "((wan.supply == 1) ? 2 * wan.fibre_pairs * wan.strand_km_usd : wan.cable_km_usd) + wan.amplifiers * "
         "wan.amplifier_price_usd",
         "strands or a cable along all routes, and a transponder at both ends of each wavelength; planning prices, "
         "tier D",
         "Fibre longer than a span needs amplifiers; the papers price no fibre, and none here."},
        {"cost.tco_usd_per_year", "Cost per year", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.totalPerYear); },
         "cost.capital_usd / economics.years + cost.energy_usd_per_year + (((conventions.mode == 1) && (wan.sites > "
         "1)) ? cost.wan_usd_per_year : 0)",
         "", "by definition: straight-line depreciation, without interest or staff, energy, and leased fibre"},
        {"cost.usd_per_mtoken", "Cost per million tokens", G::Cost, U::UsdPerMegatoken, Stage::Step,
         [](const E &e) -> double { return known(e.cost.usdPerMegatoken); },
         "cost.tco_usd_per_year / const.year_s * step.time_s / step.tokens * 1000000", "",
         "by definition: cost of a step's time over its tokens; a year of 365 days"},
        {"carbon.kg_per_year", "Carbon per year", G::Cost, U::KilogramPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.kgCo2PerYear); },
         "power.co2_g_per_kwh * power.average_w * const.year_s / 3600000 / 1000", "",
         "average intensity of the grids (eGRID 2023) and of own plants, at the average power of a step"},
    };
    return rows;
}

std::span<const Figure> reliabilityRows()
{
    static const std::vector<Figure> rows{
        {"reliability.mtbf_s", "Mean time to job failure", G::Reliability, U::Second, Stage::Sites,
         [](const E &e) -> double { return e.meanTimeBetweenFailures.si(); },
         "const.hour_s / (reliability.gpu_failures_per_hour * site.gpus)", "",
         "independent failures; measured up to 16,384 GPUs"},
    };
    return rows;
}

} // namespace gigasite::detail
