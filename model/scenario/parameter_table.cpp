// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_table.h"

#include "model/scenario/parameter_rows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace gigasite {

namespace {

using namespace detail;
using S = Scenario;

void addHardware(std::vector<Parameter> &t)
{
    const auto g = Group::Hardware;
    using H = HardwareChoice;
    t.push_back(choice("sizing.mode", "Size by", g, {"budget", "power", "racks"}, {"budget", "power", "racks"},
                       "What decides how many racks there are: money, electrical power, or a typed count.", "",
                       field<&S::sizing, &SizingChoice::mode>()));
    t.push_back(number("budget.total_usd", "Budget", g, Unit::Usd, {Scale::Log, 1e6, 1e12}, Fixed,
                       "Total capital. Racks are bought with the compute share of it.", "nextgen S1",
                       field<&S::sizing, &SizingChoice::budgetUsd>()));
    t.push_back(number("budget.compute_share", "Compute share", g, Unit::Ratio, {Scale::Linear, 0.01, 1, 0.01}, Fixed,
                       "Part of the budget spent on racks; the rest pays for buildings, power and network.",
                       "nextgen S2", field<&S::sizing, &SizingChoice::computeShare>()));
    t.push_back(number("power.available_w", "Power available", g, Unit::Watt, {Scale::Log, 1e4, 1e11}, Fixed,
                       "Facility power that may be drawn; as many whole racks as it feeds, overhead included. The "
                       "network is not counted.",
                       "", field<&S::sizing, &SizingChoice::availableWatts>()));
    t.push_back(count("hardware.racks", "Racks", g, Unit::Count, {Scale::Log, 1, 2 * million}, Fixed,
                      "How many racks (scale-up domains) there are, when sized by racks.", "nextgen S2: 23,200",
                      field<&S::hardware, &H::racks>()));
    t.push_back(catalogId("hardware.rack", "Rack type", g, ItemKind::Rack,
                          "What one rack is: its GPUs, memory, peak, power and price come from the catalogue.", "",
                          field<&S::hardware, &H::rack>()));
    t.push_back(choice("hardware.precision", "Precision", g, {"fp4", "fp8", "bf16", "fp16"},
                       {"FP4", "FP8", "BF16", "FP16"},
                       "Number format of the matrix multiplications. A precision the catalogue has no figure for is "
                       "unavailable, never guessed by doubling.",
                       "", field<&S::hardware, &H::precision>()));
    t.push_back(flag("hardware.sparsity", "2:4 sparse peak", g,
                     "Count the vendor's sparse peak. Training does not reach it: corrected mode uses the dense one.",
                     "nextgen S2", field<&S::hardware, &H::sparsity>()));
    t.push_back(number("hardware.rack_price_usd", "Rack price", g, Unit::Usd, {Scale::Log, 1e4, 1e9}, Auto,
                       "Price of one rack.", "catalogue", field<&S::hardware, &H::rackPriceUsd>()));
    t.push_back(number("hardware.rack_power_w", "Rack power", g, Unit::Watt, {Scale::Log, 1e3, 2e7}, Auto,
                       "Electrical power of one rack at full load, without facility overhead.", "catalogue",
                       field<&S::hardware, &H::rackPowerWatts>()));
    t.push_back(number("hardware.hbm_bytes", "HBM per rack", g, Unit::Byte, {Scale::Log, 1e10, 1e16}, Auto,
                       "High-bandwidth memory of all GPUs of one rack.", "catalogue",
                       field<&S::hardware, &H::hbmBytes>()));
    t.push_back(number("hardware.peak_flops", "Peak per GPU", g, Unit::FlopPerSecond, {Scale::Log, 1e13, 1e18}, Auto,
                       "Peak rate of one GPU at the chosen precision. A typed value is taken as it stands, "
                       "whatever precision and sparsity say.",
                       "catalogue", field<&S::hardware, &H::peakFlops>()));
    t.push_back(count("hardware.gpus_per_domain", "GPUs per rack", g, Unit::Count, {Scale::Log, 1, 16384}, Auto,
                      "GPUs that share one scale-up domain (NVLink).", "catalogue",
                      field<&S::hardware, &H::gpusPerDomain>()));
    t.push_back(number("hardware.scale_up_bytes_per_s", "Scale-up rate", g, Unit::BytePerSecond,
                       {Scale::Log, 1e10, 1e14}, Auto,
                       "Scale-up rate of one GPU as vendors quote it: both directions summed. Corrected mode uses "
                       "half of it, what moves one way.",
                       "catalogue", field<&S::hardware, &H::scaleUpBytesPerSecond>()));
}

void addModel(std::vector<Parameter> &t)
{
    using M = ModelChoice;
    using T = TrainingChoice;
    auto g = Group::Model;
    t.push_back(count("model.layers", "Layers", g, Unit::Count, {Scale::Log, 1, 2000}, Fixed,
                      "Transformer layers (depth).", "nextgen S3.2", field<&S::model, &M::layers>()));
    t.push_back(count("model.hidden", "Hidden size", g, Unit::Count, {Scale::Log, 64, 1 * million}, Fixed,
                      "Width of the residual stream. Parameters and FLOP grow with its square.", "nextgen S3.2",
                      field<&S::model, &M::hidden>()));
    t.push_back(count("model.heads", "Heads", g, Unit::Count, {Scale::Log, 1, 4096}, Fixed,
                      "Attention heads. They must divide the hidden size unless the head size is typed, and tensor "
                      "parallelism must divide them.",
                      "nextgen S3.2", field<&S::model, &M::heads>()));
    t.push_back(count("model.activation_heads", "Heads, memory", g, Unit::Count, {Scale::Log, 1, 4096}, Auto,
                      "Heads used for activation memory in printed mode. The paper's Table 2 matches only with 288, "
                      "its text says 280. Corrected mode always uses the model's heads.",
                      "nextgen Table 2, back-solved", field<&S::model, &M::activationHeads>()));
    t.push_back(count("model.vocab", "Vocabulary", g, Unit::Token, {Scale::Log, 256, 4 * million}, Fixed,
                      "Entries of the embedding and output tables.", "nextgen S3.2", field<&S::model, &M::vocab>()));
    t.push_back(flag("model.tied_embeddings", "Tied embeddings", g, "Input and output embeddings share their weights.",
                     "", field<&S::model, &M::tiedEmbeddings>()));
    addModelShape(t);
    t.push_back(
        number("model.nominal_params", "Nominal size", g, Unit::Parameter, {Scale::Log, 1e3, 1e18}, Auto,
               "Parameters by name, as a paper counts computation with (175e9 for GPT-3); auto counts the shape's. "
               "Feeds the rail-only analysis.",
               "rail-only S2.2", field<&S::model, &M::nominalParams>()));
    t.push_back(count("model.mp_collectives", "MP rounds", g, Unit::Count, {Scale::Linear, 1, 64, 1}, Auto,
                      "Rounds of collectives that model parallelism needs per block, forward and backward: an "
                      "all-reduce is two. Auto: two all-reduces each way, 8. Feeds the rail-only analysis.",
                      "rail-only Table 1: M_cc", field<&S::model, &M::mpCollectives>()));

    g = Group::Training;
    t.push_back(choice("training.law", "Scaling law", g,
                       {"hoffmann1", "hoffmann2", "hoffmann3", "hoffmann3_constants", "manual"},
                       {"Hoffmann 1", "Hoffmann 2", "Hoffmann 3", "Hoffmann 3, constants", "manual"},
                       "Which fit of Hoffmann et al. 2022 gives the loss-optimal model for the compute. Manual: the "
                       "model as it is, with tokens as typed.",
                       "nextgen S3.1; Hoffmann 2022, Tables 3 and A3", field<&S::training, &T::law>()));
    t.push_back(number("training.days", "Compute budget", g, Unit::Day, {Scale::Log, 1, 3650}, Fixed,
                       "Days at full peak that the scaling law may spend. A month counts 30 days.", "nextgen S3.1",
                       field<&S::training, &T::days>()));
    t.push_back(number("training.tokens", "Tokens", g, Unit::Token, {Scale::Log, 1e6, 1e18}, Auto,
                       "Tokens trained on; auto takes the scaling law's optimum.", "scaling law",
                       field<&S::training, &T::tokens>()));
    t.push_back(number("training.bytes_per_token", "Bytes per token", g, Unit::One, {Scale::Linear, 1, 16, 0.01}, Fixed,
                       "Bytes of text that a token stands for: what the data set takes on disk.",
                       "nextgen S3.1: 15 PB; MassiveText 10.5 TB for 2.35 T tokens",
                       field<&S::training, &T::bytesPerToken>()));
    t.push_back(count("training.seq", "Sequence", g, Unit::Token, {Scale::Log, 128, 4 * million}, Fixed,
                      "Tokens per sequence.", "nextgen S3.2: 32k means 32,000", field<&S::training, &T::seq>()));
    t.push_back(count("training.micro_batch", "Micro-batch", g, Unit::Count, {Scale::Log, 1, 1024}, Fixed,
                      "Sequences that pass a pipeline stage together.", "", field<&S::training, &T::microBatch>()));
    t.push_back(
        number("training.global_batch_tokens", "Global batch", g, Unit::Token, {Scale::Log, 1, 1e12}, Auto,
               "Tokens of one step over all replicas; auto takes what the layout trains. With measured step times a "
               "replica's micro-batches follow from it; otherwise only the rail-only analysis counts it.",
               "rail-only S3.3: 32M and 2M", field<&S::training, &T::globalBatchTokens>()));
    t.push_back(number("training.weight_bytes", "Weights", g, Unit::BytePerParameter, {Scale::Linear, 0.25, 8, 0.25},
                       Fixed, "Bytes per parameter for weights, master copy included.",
                       "nextgen S4: FP8 master and FP4 copy, 1.5", field<&S::training, &T::weightBytes>()));
    t.push_back(number("training.gradient_bytes", "Gradients", g, Unit::BytePerParameter,
                       {Scale::Linear, 0.25, 8, 0.25}, Fixed, "Bytes per parameter for gradients.",
                       "nextgen S4: FP4, 0.5", field<&S::training, &T::gradientBytes>()));
    t.push_back(number("training.optimizer_bytes", "Optimizer", g, Unit::BytePerParameter, {Scale::Linear, 0, 16, 0.25},
                       Fixed, "Bytes per parameter for the optimizer's moments.", "nextgen S4: two FP8 moments, 2",
                       field<&S::training, &T::optimizerBytes>()));
    t.push_back(number("training.activation_bytes", "Stored activation", g, Unit::One, {Scale::Linear, 0.5, 4, 0.5},
                       Fixed, "Bytes per stored activation element (FP8 = 1, BF16 = 2).", "nextgen S4: FP8",
                       field<&S::training, &T::activationBytes>()));
    t.push_back(number("training.element_bytes", "Sent element", g, Unit::One, {Scale::Linear, 0.5, 4, 0.5}, Fixed,
                       "Bytes per activation element that is sent between GPUs (FP4 = 0.5, BF16 = 2).",
                       "nextgen S4.1: FP4", field<&S::training, &T::elementBytes>()));
}

template <int I> void addSite(std::vector<Parameter> &t)
{
    const auto g = Group::Sites;
    const std::string key = "site." + std::to_string(I + 1) + '.';
    const std::string label = "Site " + std::to_string(I + 1);
    using C = SiteChoice;
    t.push_back(text(key + "name", label + " name", g, "What the site is called.", siteField<I, &C::name>()));
    t.push_back(number(key + "share", label + " share", g, Unit::Ratio, {Scale::Linear, 0, 1, 0.001}, Fixed,
                       "Part of all racks that stands here. The shares of all sites must sum to 100 %.", "nextgen S4.2",
                       siteField<I, &C::share>()));
    t.push_back(number(key + "lat", label + " latitude", g, Unit::Degree, {Scale::Linear, -90, 90, 0.01}, Fixed,
                       "Degrees north. Drag the site on the map to move it.", "", siteField<I, &C::lat>()));
    t.push_back(number(key + "lon", label + " longitude", g, Unit::Degree, {Scale::Linear, -180, 180, 0.01}, Fixed,
                       "Degrees east; the United States are negative.", "", siteField<I, &C::lon>()));
    t.push_back(
        number(key + "limit_w", label + " limit", g, Unit::Watt, {Scale::Log, 0, 1e12}, Auto,
               "Power a person knows to be available here, 0 W where there is none; auto reads the grid tables.",
               "grid tables", siteField<I, &C::limitWatts>()));
    t.push_back(
        number(key + "onsite_w", label + " own plant", g, Unit::Watt, {Scale::Linear, 0, 1e10, 1e7}, Fixed,
               "Generation built at the site; it lowers what the grid must give, and has its own price and carbon.", "",
               siteField<I, &C::onsiteWatts>()));
    t.push_back(number(key + "usd_per_kwh", label + " energy", g, Unit::UsdPerKwh, {Scale::Linear, 0, 1, 0.001}, Auto,
                       "Price of the grid's electricity here; auto takes the balancing authority's industrial price.",
                       "EIA, by balancing authority", siteField<I, &C::usdPerKwh>()));
    t.push_back(number(key + "overhead", label + " overhead", g, Unit::One, {Scale::Linear, 1, 3, 0.01}, Auto,
                       "Facility power over IT power here; auto takes the one of all sites.", "power.overhead",
                       siteField<I, &C::overhead>()));
    t.push_back(number(key + "wan_gbps", label + " WAN rate", g, Unit::GigabitPerSecond, {Scale::Log, 1, 1e6}, Auto,
                       "Rate of this site to the others, one way; auto takes the rate of every site. The slowest that "
                       "trains decides.",
                       "", siteField<I, &C::wanGbps>()));
    t.push_back(flag(key + "locked", label + " locked", g,
                     "Its place is kept: no drag on the map moves it, and every split among the best sites has it.", "",
                     siteField<I, &C::locked>()));
}

template <int... I> void addSites(std::vector<Parameter> &t, std::integer_sequence<int, I...> /*sites*/)
{
    t.push_back(count("sites.count", "Sites", Group::Sites, Unit::Count, {Scale::Linear, 1, maxSites, 1}, Fixed,
                      "Places the datacenter is split over. Every replica stays within one.", "nextgen S2",
                      field<&S::siteCount>()));
    (addSite<I>(t), ...);
}

void addPower(std::vector<Parameter> &t)
{
    const auto g = Group::Power;
    t.push_back(number("power.overhead", "Overhead, PUE", g, Unit::One, {Scale::Linear, 1, 3, 0.01}, Fixed,
                       "Facility power over IT power at peak.", "nextgen S2: 1.4; Epoch AI 2026: 1.30",
                       field<&S::power, &PowerChoice::overhead>()));
    addPowerPhases(t);
    t.push_back(choice("grid.definition", "Headroom rule", g,
                       {"auto", "flex", "paper", "nameplate", "firm", "nuclear", "pro_rata"},
                       {"auto", "flexible load", "2024 paper", "all plants near", "firm plants near",
                        "nuclear plants near", "share of the grid"},
                       "What a place can power. Flexible load: what its grid can add if curtailed at the seasonal "
                       "peaks, as far as lines and firm plants near reach. 2024 paper: its grid's largest generation "
                       "less largest demand. The others count plants within the radius: all, firm, nuclear, or their "
                       "part of the 2024 paper's figure. Auto: paper in printed mode, flexible load in corrected mode.",
                       "Norris et al. 2025; nextgen S2, Table 1", field<&S::grid, &GridChoice::definition>()));
    t.push_back(number("grid.curtailment", "Curtailment", g, Unit::Ratio, {Scale::Linear, 0.0025, 0.01, 0.0005}, Fixed,
                       "Part of the year's energy that the site gives up at the grid's peaks.",
                       "Norris et al. 2025: 0.5 %", field<&S::grid, &GridChoice::curtailment>()));
    t.push_back(number("grid.radius_km", "Plant radius", g, Unit::Kilometre, {Scale::Linear, 5, 300, 5}, Fixed,
                       "Plants within this distance count as a place's own.",
                       "30 real sites: 28 have the firm power they plan within 100 km",
                       field<&S::grid, &GridChoice::radiusKm>()));
    t.push_back(number("grid.import_share", "Import share", g, Unit::Ratio, {Scale::Linear, 0.05, 1, 0.05}, Fixed,
                       "Part of a place's demand that the lines into it must be able to carry.", "nextgen S2: 50 %",
                       field<&S::grid, &GridChoice::importShare>()));
    t.push_back(flag("grid.zones", "Sub-zones limit", g,
                     "Let the flexible load of the sub-zone limit a place, not only that of its whole grid.",
                     "EIA-930, sub-zones of seven large grids", field<&S::grid, &GridChoice::zones>()));
    t.push_back(number("economics.facility_usd_per_w", "Facility cost", g, Unit::UsdPerWatt,
                       {Scale::Linear, 1, 40, 0.1}, Fixed, "Shell, power and cooling per watt of facility power.",
                       "Epoch AI 2026, median of 85 sites (6.75 to 10.3)",
                       field<&S::economics, &EconomicsChoice::facilityUsdPerWatt>()));
    t.push_back(number("economics.years", "Write-off", g, Unit::Year, {Scale::Linear, 1, 20, 1}, Fixed,
                       "Years over which capital is spread.", "", field<&S::economics, &EconomicsChoice::years>()));
}

void addReliability(std::vector<Parameter> &t)
{
    t.push_back(number("reliability.gpu_failures_per_hour", "Failure rate", Group::Reliability, Unit::PerHour,
                       {Scale::Log, 1e-8, 1e-2}, Fixed, "Unexpected interruptions per GPU and hour.",
                       "Llama 3: 419 in 54 d on 16,384 GPUs",
                       field<&S::reliability, &ReliabilityChoice::failuresPerGpuHour>()));
}

std::vector<Parameter> makeTable()
{
    std::vector<Parameter> t;
    t.push_back(choice("conventions.mode", "Mode", Group::Conventions, {"printed", "corrected"},
                       {"paper as printed", "corrected"},
                       "Printed follows the paper's own formulas and accounting; corrected uses right ones.", "",
                       field<&S::conventions, &ConventionChoice::mode>()));
    addHardware(t);
    addModel(t);
    addParallelism(t);
    addSoftware(t);
    addNetwork(t);
    addSites(t, std::make_integer_sequence<int, maxSites>());
    addPower(t);
    addWan(t);
    addReliability(t);
    return t;
}

} // namespace

std::span<const Parameter> parameterTable()
{
    static const std::vector<Parameter> table = makeTable();
    return table;
}

const Parameter *findParameter(std::string_view key)
{
    const auto table = parameterTable();
    const auto at = std::find_if(table.begin(), table.end(), [key](const Parameter &p) { return p.key == key; });
    return at == table.end() ? nullptr : &*at;
}

std::string_view groupLabel(Group group)
{
    switch (group) {
    case Group::Conventions:
        return "Conventions";
    case Group::Hardware:
        return "Budget & hardware";
    case Group::Model:
        return "Model";
    case Group::Training:
        return "Training";
    case Group::Parallelism:
        return "Parallelism";
    case Group::Software:
        return "Software";
    case Group::Network:
        return "Network";
    case Group::Sites:
        return "Sites";
    case Group::Power:
        return "Power & cost";
    case Group::Wan:
        return "Between sites";
    case Group::Reliability:
        return "Reliability";
    }
    return "";
}

} // namespace gigasite
