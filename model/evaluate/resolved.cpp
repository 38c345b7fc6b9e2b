// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/resolved.h"

#include "model/evaluate/figure_table.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

struct Link {
    std::string_view key, figure;
    double factor = 1; ///< from the figure's unit to the parameter's
};

constexpr std::array links{
    Link{"hardware.rack_price_usd", "rack.price_usd"},
    Link{"hardware.rack_power_w", "rack.power_w"},
    Link{"hardware.hbm_bytes", "rack.hbm_bytes"},
    Link{"hardware.peak_flops", "rack.peak_flops"},
    Link{"hardware.gpus_per_domain", "rack.gpus"},
    Link{"training.tokens", "training.tokens_used"},
    Link{"model.nominal_params", "rail.params"},
    Link{"model.mp_collectives", "rail.rounds"},
    Link{"training.global_batch_tokens", "rail.batch_tokens"},
    Link{"parallelism.pp", "layout.pp"},
    Link{"parallelism.dp", "layout.dp"},
    Link{"network.nic_gbps", "rack.nic_bytes_per_s", 8e-9},
    Link{"network.radix", "fabric.radix"},
    Link{"network.endpoints", "fabric.endpoints"},
    Link{"network.tiers", "fabric.tiers"},
    Link{"wan.rtt_s", "wan.rtt_s"},
    Link{"wan.site_gbps", "wan.required_bps", 1e-9},
    Link{"wan.flow_gbps", "wan.used_flow_bps", 1e-9},
    Link{"wan.wave_usd_per_year", "wan.wave_lease_usd_per_year"},
    Link{"wan.strand_usd_per_km", "wan.strand_km_usd"},
    Link{"wan.build_usd_per_km", "wan.cable_km_usd"},
    Link{"wan.transponder_usd", "wan.transponder_price_usd"},
    Link{"wan.amplifier_usd", "wan.amplifier_price_usd"},
    Link{"power.cooling_w_per_m2", "power.heat_w_per_m2"},
    Link{"power.water_l_per_kwh", "power.water_per_it_l_per_kwh"},
    Link{"power.idle_share", "power.idle_of_peak"},
    Link{"power.communication_share", "power.communication_of_peak"},
};

std::optional<double> ofSite(const Scenario &scenario, const Evaluation &e, std::string_view key)
{
    const auto index = static_cast<std::size_t>(key[5] - '1');
    if (index >= e.power.sites.size())
        return std::nullopt;
    if (key.ends_with("wan_gbps")) {
        const auto needed = figureValue(e, "wan.required_bps").value;
        return scenario.wan.siteGbps ? scenario.wan.siteGbps : needed ? std::optional(*needed * 1e-9) : std::nullopt;
    }
    const auto &site = e.power.sites[index];
    if (key.ends_with("usd_per_kwh"))
        return site.gridUsdPerKwh;
    if (key.ends_with("overhead"))
        return site.overhead;
    return site.headroom ? std::optional(site.headroom->si()) : std::nullopt;
}

std::optional<double> ofPorts(const Evaluation &e, std::string_view key)
{
    const std::size_t tier = key.starts_with("network.leaf") ? 0 : 1;
    if (tier + 1 >= e.fabric.tiers.size())
        return std::nullopt;
    const auto &t = e.fabric.tiers[tier];
    return key.ends_with("_down") ? t.down : t.up;
}

struct ShapeLink {
    std::string_view key;
    double (TransformerShape::*value)() const;
};

constexpr std::array shapeLinks{
    ShapeLink{"model.kv_heads", &TransformerShape::kvHeadCount},
    ShapeLink{"model.head_dim", &TransformerShape::headSize},
    ShapeLink{"model.ffn", &TransformerShape::ffnWidth},
    ShapeLink{"model.expert_ffn", &TransformerShape::expertWidth},
    ShapeLink{"model.layer_vectors", &TransformerShape::layerVectorCount},
    ShapeLink{"model.outer_vectors", &TransformerShape::outerVectorCount},
};

std::optional<double> ofShape(const Scenario &scenario, std::string_view key)
{
    if (key == "model.activation_heads")
        return static_cast<double>(scenario.model.heads);
    const auto at =
        std::find_if(shapeLinks.begin(), shapeLinks.end(), [key](const ShapeLink &l) { return l.key == key; });
    if (at == shapeLinks.end())
        return std::nullopt;
    return (shapeOf(scenario.model, 1, 1).*at->value)();
}

} // namespace

std::optional<double> resolvedAuto(const Scenario &scenario, const Evaluation &e, const Parameter &p)
{
    const std::string_view key = p.key;
    if (key.starts_with("site."))
        return ofSite(scenario, e, key);
    if (key.starts_with("network.leaf") || key.starts_with("network.spine"))
        return ofPorts(e, key);
    if (key.starts_with("model."))
        return ofShape(scenario, key);
    if (key == "hardware.scale_up_bytes_per_s")
        return e.has(Stage::Rack) ? std::optional(e.rack.scaleUpQuoted.si()) : std::nullopt;
    const auto at = std::find_if(links.begin(), links.end(), [key](const Link &l) { return l.key == key; });
    if (at == links.end())
        return std::nullopt;
    const auto value = figureValue(e, at->figure).value;
    return value ? std::optional(*value * at->factor) : std::nullopt;
}

std::optional<double> effectiveNumber(const Scenario &scenario, const Evaluation &e, const Parameter &p)
{
    const auto value = valueOf(e.inForce(scenario), p);
    return std::holds_alternative<AutoValue>(value) ? resolvedAuto(scenario, e, p) : numberOf(value);
}

} // namespace gigasite
