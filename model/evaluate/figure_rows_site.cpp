// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_rows.h"

namespace gigasite::detail {

std::span<const Figure> siteRows()
{
    static const std::vector<Figure> rows{
        {"rack.gpus", "GPUs per rack", G::Site, U::Count, Stage::Rack, [](const E &e) -> double { return e.rack.gpus; },
         "", "", "catalogue, or typed"},
        {"rack.peak_flops", "Peak per GPU", G::Site, U::FlopPerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.peakPerGpu.si(); }, "", "",
         "catalogue, or typed; printed: sparse peak where asked for, corrected: dense"},
        {"rack.hbm_bytes", "HBM per rack", G::Site, U::Byte, Stage::Rack,
         [](const E &e) -> double { return e.rack.hbm.si(); }, "", "", "catalogue, or typed"},
        {"rack.power_w", "Power per rack", G::Site, U::Watt, Stage::Rack,
         [](const E &e) -> double { return known(e.rack.power); }, "", "", "catalogue, or typed"},
        {"rack.price_usd", "Price per rack", G::Site, U::Usd, Stage::Rack,
         [](const E &e) -> double { return known(e.rack.price); }, "", "", "catalogue, or typed"},
        {"rack.scale_up_bytes_per_s", "Scale-up rate per GPU", G::Site, U::BytePerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.scaleUp.si(); }, "", "",
         "catalogue, or typed; printed: both directions summed, corrected: one way"},
        {"rack.nic_bytes_per_s", "Scale-out rate per GPU", G::Site, U::BytePerSecond, Stage::Rack,
         [](const E &e) -> double { return e.rack.nic.si(); }, "", "", "catalogue, or typed; one way"},
        {"site.racks_affordable", "Racks affordable", G::Site, U::One, Stage::Sites,
         [](const E &e) -> double { return e.size.racksAffordable; },
         "(sizing.mode == 0) ? budget.total_usd * budget.compute_share / rack.price_usd : "
         "((sizing.mode == 1) ? power.available_w / (power.overhead * rack.power_w) : "
         "hardware.racks)",
         "", "nextgen S2"},
        {"site.racks", "Racks", G::Site, U::Count, Stage::Sites,
         [](const E &e) -> double { return static_cast<double>(e.size.racks); }, "", "",
         "affordable racks rounded down; corrected: whole racks per site"},
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
         "power.it_w * power.overhead", "", "nextgen S2"},
        {"power.cooling_area_m2", "Cooling area", G::Power, U::SquareMetre, Stage::Sites,
         [](const E &e) -> double { return e.rack.power ? e.power.coolingArea.si() : none; },
         "power.site_w / power.cooling_w_per_m2", "", "nextgen S2; 5 GW need 2.41 million m², not billion"},
        {"power.headroom_w", "Headroom left", G::Power, U::Watt, Stage::Sites,
         [](const E &e) -> double { return known(e.power.headroomLeft); }, "", "",
         "grid tables: smallest headroom less demand of all sites"},
    };
    return rows;
}

std::span<const Figure> costRows()
{
    static const std::vector<Figure> rows{
        {"cost.compute_usd", "Racks", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.compute); }, "site.racks * rack.price_usd", "", "nextgen S2"},
        {"cost.network_usd", "Network", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.network); }, "sites.count * fabric.cost_usd", "-",
         "nextgen S5"},
        {"cost.facility_usd", "Facility", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.facility); }, "economics.facility_usd_per_w * power.site_w", "",
         "Epoch AI 2026"},
        {"cost.capital_usd", "Capital", G::Cost, U::Usd, Stage::Step,
         [](const E &e) -> double { return known(e.cost.capital); },
         "cost.compute_usd + cost.network_usd + cost.facility_usd", "", ""},
        {"cost.energy_usd_per_year", "Energy per year", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.energyPerYear); }, "", "",
         "Σ site power · 8,760 h · price there"},
        {"cost.tco_usd_per_year", "Cost per year", G::Cost, U::UsdPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.totalPerYear); },
         "cost.capital_usd / economics.years + cost.energy_usd_per_year", "", ""},
        {"cost.usd_per_mtoken", "Cost per million tokens", G::Cost, U::UsdPerMegatoken, Stage::Step,
         [](const E &e) -> double { return known(e.cost.usdPerMegatoken); },
         "cost.tco_usd_per_year / 31536000 * step.time_s / step.tokens * 1000000", "", ""},
        {"carbon.kg_per_year", "Carbon per year", G::Cost, U::KilogramPerYear, Stage::Step,
         [](const E &e) -> double { return known(e.cost.kgCo2PerYear); }, "", "",
         "Σ site power · 8,760 h · average intensity of its grid (eGRID 2023)"},
    };
    return rows;
}

std::span<const Figure> reliabilityRows()
{
    static const std::vector<Figure> rows{
        {"reliability.mtbf_s", "Mean time to job failure", G::Reliability, U::Second, Stage::Sites,
         [](const E &e) -> double { return e.meanTimeBetweenFailures.si(); },
         "3600 / (reliability.gpu_failures_per_hour * site.gpus)", "",
         "independent failures; measured up to 16,384 GPUs"},
    };
    return rows;
}

} // namespace gigasite::detail
