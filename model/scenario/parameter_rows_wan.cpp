// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_rows.h"

namespace gigasite::detail {

namespace {

using S = Scenario;
using W = WanChoice;
constexpr auto wanGroup = Group::Wan;

void addExchange(std::vector<Parameter> &t)
{
    const auto g = wanGroup;
    t.push_back(number("wan.route_factor", "Route factor", g, Unit::One, {Scale::Linear, 1, 3, 0.05}, Fixed,
                       "Fibre length over great-circle distance. Measured routes: 1.3 to 2.1.",
                       "public ping tables, median 1.5", field<&S::wan, &W::routeFactor>()));
    t.push_back(number("wan.rtt_s", "RTT", g, Unit::Second, {Scale::Log, 1e-5, 1}, Auto,
                       "Round trip between the two sites farthest apart; auto from the map.",
                       "great circle × route factor, 2/3 c", field<&S::wan, &W::rttSeconds>()));
    t.push_back(choice("wan.mode", "Training across sites", g, {"all_reduce", "pipeline", "local_updates"},
                       {"all-reduce", "pipeline across sites", "local updates"},
                       "What crosses: gradients of every step; activations of pipelines whose stages are spread over "
                       "the sites; or changes of parameters every so many steps.",
                       "nextgen S4.2; Douillard et al. 2023 (DiLoCo)", field<&S::wan, &W::mode>()));
    t.push_back(count("wan.sync_every_steps", "Steps between meetings", g, Unit::Count, {Scale::Log, 1, 100000}, Fixed,
                      "Local updates: sites train alone for so many steps, then average what they changed. What that "
                      "costs in convergence is not modelled.",
                      "Douillard et al. 2023: 500", field<&S::wan, &W::syncEverySteps>()));
    t.push_back(
        number("wan.window_s", "WAN window", g, Unit::Second, {Scale::Log, 1e-3, 100}, Fixed,
               "Time in which one message shall cross between sites: the gradients of a pipeline's stage, or the "
               "activations of a micro-batch; sizes the links.",
               "nextgen S5: 100 ms", field<&S::wan, &W::windowSeconds>()));
    t.push_back(number("wan.site_gbps", "WAN rate per site", g, Unit::GigabitPerSecond, {Scale::Log, 1, 1e6}, Auto,
                       "Rate of one site to the others, one way; auto is just enough for the window.", "",
                       field<&S::wan, &W::siteGbps>()));
}

void addTransport(std::vector<Parameter> &t)
{
    const auto g = wanGroup;
    t.push_back(choice("wan.transport", "WAN transport", g, {"fixed_rate", "tcp"}, {"fixed rates", "TCP"},
                       "Flows admitted at a fixed rate each, or TCP, whose rate follows from RTT and loss.",
                       "nextgen S5; Jain et al. 2013 (B4)", field<&S::wan, &W::transport>()));
    t.push_back(number("wan.flow_gbps", "Rate of a flow", g, Unit::GigabitPerSecond, {Scale::Log, 0.001, 10000}, Auto,
                       "Fixed rate of one admitted flow; auto shares the site's rate among all. As many are admitted "
                       "as fit, the others wait.",
                       "", field<&S::wan, &W::flowGbps>()));
    t.push_back(number("wan.loss", "Packet loss", g, Unit::Ratio, {Scale::Linear, 0, 0.1, 0}, Fixed,
                       "Share of packets that get lost between sites, for example by bit errors.",
                       "a bit error ratio of 1e-12 behind the line's own FEC, packets of 4 KiB",
                       field<&S::wan, &W::loss>()));
    t.push_back(number("wan.packet_bytes", "WAN packet", g, Unit::Byte, {Scale::Log, 500, 65536}, Fixed,
                       "Payload of one packet between sites, the segment size of TCP.", "RDMA's largest MTU",
                       field<&S::wan, &W::packetBytes>()));
    t.push_back(number("wan.fec_overhead", "FEC overhead", g, Unit::Ratio, {Scale::Linear, 0, 1, 0.001}, Fixed,
                       "Parity packets per packet. A block that loses no more packets than it has parity is repaired, "
                       "so nothing is sent again.",
                       "nextgen S5", field<&S::wan, &W::fecOverhead>()));
    t.push_back(count("wan.fec_block_packets", "FEC block", g, Unit::Count, {Scale::Log, 10, 65535, 1}, Fixed,
                      "Packets that one code covers, parity included. Of longer blocks fewer lose more than their "
                      "parity repairs.",
                      "the longest block of a Reed-Solomon code over bytes (RFC 5510)",
                      field<&S::wan, &W::fecBlockPackets>()));
    t.push_back(count("wan.lost_site", "Lost site", g, Unit::Count, {Scale::Linear, 0, maxSites, 1}, Fixed,
                      "Number of a site that is out and trains nothing; 0 = none.", "",
                      field<&S::wan, &W::lostSite>()));
    t.push_back(count("wan.lost_pairs", "Lost fibre pairs", g, Unit::Count, {Scale::Linear, 0, 1000, 1}, Fixed,
                      "Fibre pairs that are cut, of every link or of one.", "", field<&S::wan, &W::lostPairs>()));
    t.push_back(
        count("wan.lost_link", "Link of the lost pairs", g, Unit::Count, {Scale::Linear, 0, maxSites, 1}, Fixed,
              "Number of the link that fibre pairs are cut of, along the ring or the pipeline from the first site "
              "that trains; 0 = every link. The map names the sites of each link and draws a cut one. In a ring of "
              "three or more sites what it carried goes round the other way.",
              "", field<&S::wan, &W::lostLink>()));
}

void addFibre(std::vector<Parameter> &t)
{
    const auto g = wanGroup;
    t.push_back(number("wan.wavelength_gbps", "Wavelength", g, Unit::GigabitPerSecond, {Scale::PowerOfTwo, 100, 1600},
                       Fixed, "Rate of one wavelength on a fibre.", "400ZR: 400 Gb/s; field trials: 800 Gb/s",
                       field<&S::wan, &W::wavelengthGbps>()));
    t.push_back(number("wan.fibre_pair_gbps", "Fibre pair", g, Unit::GigabitPerSecond, {Scale::Log, 100, 200000}, Fixed,
                       "Rate of all wavelengths on one pair of fibres, one way.",
                       "C band: 64 × 400 Gb/s; C and L: 64 Tb/s", field<&S::wan, &W::fibrePairGbps>()));
    t.push_back(choice("wan.supply", "Fibre", g, {"lease", "dark_fibre", "new_build"},
                       {"leased wavelengths", "dark fibre", "new build"},
                       "Wavelengths leased by the year, strands bought for the long term, or a new cable along all "
                       "routes.",
                       "", field<&S::wan, &W::supply>()));
    t.push_back(number("wan.wave_usd_per_year", "Lease of a wavelength", g, Unit::UsdPerYear, {Scale::Log, 100, 1e8},
                       Auto, "Price of one wavelength over one link; auto scales the catalogue's price of 400 Gb/s.",
                       "planning figure, unconfirmed", field<&S::wan, &W::waveUsdPerYear>()));
    t.push_back(number("wan.strand_usd_per_km", "Dark fibre per strand and km", g, Unit::Usd, {Scale::Log, 1, 1e6},
                       Auto, "Price of one strand for about 20 years.", "planning figure, unconfirmed",
                       field<&S::wan, &W::strandUsdPerKm>()));
    t.push_back(number("wan.build_usd_per_km", "New cable per km", g, Unit::Usd, {Scale::Log, 100, 1e8}, Auto,
                       "Price of a new cable along the route.", "planning figure, unconfirmed",
                       field<&S::wan, &W::buildUsdPerKm>()));
    t.push_back(number("wan.transponder_usd", "Transponder", g, Unit::Usd, {Scale::Log, 100, 1e7}, Auto,
                       "Price of what ends one wavelength, at each end of a link; leased wavelengths include it. Auto "
                       "scales the catalogue's price of 400 Gb/s.",
                       "planning figure, unconfirmed", field<&S::wan, &W::transponderUsd>()));
    t.push_back(
        number("wan.amplifier_usd", "In-line amplifier", g, Unit::Usd, {Scale::Log, 100, 1e7}, Auto,
               "Price of what amplifies one fibre pair behind a span, both ways, with its part of the hut; leased "
               "wavelengths include it.",
               "planning figure, unconfirmed", field<&S::wan, &W::amplifierUsd>()));
}

} // namespace

void addWan(std::vector<Parameter> &t)
{
    addExchange(t);
    addTransport(t);
    addFibre(t);
}

void addPowerPhases(std::vector<Parameter> &t)
{
    const auto g = Group::Power;
    using P = PowerChoice;
    t.push_back(choice("power.cooling", "Cooling", g, {"dry", "evaporative", "closed_loop"},
                       {"dry", "evaporative", "closed loop"},
                       "Air alone, with no water; cooling towers that evaporate it; or a sealed warm-water loop with "
                       "dry coolers.",
                       "nextgen S2: dry", field<&S::power, &P::cooling>()));
    t.push_back(number("power.cooling_w_per_m2", "Heat per area", g, Unit::WattPerSquareMetre, {Scale::Log, 50, 50000},
                       Auto, "Heat that a square metre of datacenter surface can dissipate; auto by technology.",
                       "dry: nextgen S2, 2.076 kW/m²", field<&S::power, &P::coolingWattsPerM2>()));
    t.push_back(
        number("power.water_l_per_kwh", "Water per IT energy", g, Unit::LitrePerKwh, {Scale::Linear, 0, 10, 0.01}, Auto,
               "Water that cooling uses up per kWh of IT energy; auto by technology.",
               "LBNL 2024: 0.36 l/kWh on average in the United States", field<&S::power, &P::waterLitresPerKwh>()));
    t.push_back(number("power.idle_share", "Idle power", g, Unit::Ratio, {Scale::Linear, 0, 1, 0.01}, Auto,
                       "Power of a rack whose GPUs wait, over its peak.", "catalogue: 30 %",
                       field<&S::power, &P::idleShare>()));
    t.push_back(number("power.communication_share", "Power while communicating", g, Unit::Ratio,
                       {Scale::Linear, 0, 1, 0.01}, Auto,
                       "Power of a rack while nothing hides its communication, over its peak.",
                       "Patel et al. 2024: 20 to 75 %", field<&S::power, &P::communicationShare>()));
    t.push_back(number("power.onsite_usd_per_kwh", "Energy of own plants", g, Unit::UsdPerKwh,
                       {Scale::Linear, 0, 1, 0.001}, Fixed,
                       "Price of what plants at the sites generate, their capital included.",
                       "Lazard 2025: gas, combined cycle, 48 to 107 $/MWh", field<&S::power, &P::onsiteUsdPerKwh>()));
    t.push_back(number(
        "power.onsite_g_per_kwh", "Carbon of own plants", g, Unit::GramPerKwh, {Scale::Linear, 0, 1500, 1}, Fixed,
        "CO2 that plants at the sites emit per kWh, without what their fuel's supply does.",
        "IPCC 2014, Annex III: gas, combined cycle, 350 to 490 g/kWh", field<&S::power, &P::onsiteGramsPerKwh>()));
    t.push_back(number(
        "power.onsite_l_per_kwh", "Water of own plants", g, Unit::LitrePerKwh, {Scale::Linear, 0, 10, 0.01}, Fixed,
        "Water that plants at the sites consume per kWh: 0 with dry cooling, gas turbines alone, wind or solar.",
        "Macknick et al. 2012: gas, combined cycle, cooling tower, 205 gal/MWh",
        field<&S::power, &P::onsiteLitresPerKwh>()));
}

} // namespace gigasite::detail
