// SPDX-License-Identifier: GPL-3.0-or-later
// Between sites: what crosses, how fast, over which fibres, and what is left when something breaks.
#include "model/evaluate/figure_rows.h"
#include "model/site/training_sites.h"

#include <cmath>

namespace gigasite::detail {

namespace {

constexpr const char *waitsForItsLinks =
    "A chunk waits for the links it takes, each as long as it is; the paper counts the longest RTT for each step.";

double farthest(const E &e)
{
    double metres = none;
    const auto isTraining = [&](int site) { return trains(e.power.sites[static_cast<std::size_t>(site)]); };
    for (const auto &pair : e.power.distances) {
        if (isTraining(pair.from) && isTraining(pair.to))
            metres = std::fmax(metres, pair.greatCircle.si()); // a number before none
    }
    return metres / 1000;
}

bool crosses(const E &e)
{
    return e.step.wanMessage > Bytes();
}

double ifCrosses(const E &e, double value)
{
    return crosses(e) ? value : none;
}

template <Dimension D> double ofBuild(const E &e, const std::optional<Quantity<D>> &value)
{
    return crosses(e) ? known(value) : none;
}

double replicasOf(const E &e, bool largestSite)
{
    double found = none; // fmin and fmax take a number before none
    for (const auto replicas : e.layout.siteReplicas) {
        if (replicas > 0)
            found = largestSite ? std::fmax(found, static_cast<double>(replicas))
                                : std::fmin(found, static_cast<double>(replicas));
    }
    return ifCrosses(e, found);
}

/// Fewer than the layout's where every site rounds its share down.
double replicasOfAll(const E &e)
{
    double sum = 0;
    for (const auto replicas : e.layout.siteReplicas)
        sum += static_cast<double>(replicas);
    return ifCrosses(e, sum);
}

/// Pipelines span the sites.
bool isSpanned(const E &e)
{
    return crosses(e) && e.step.wanAsked.mode == WanMode::Pipeline;
}

double shareWithoutLargest(const E &e)
{
    return isSpanned(e) ? ifCrosses(e, 0) : 1 - replicasOf(e, true) / replicasOfAll(e);
}

double exposedWithoutPair(const E &e)
{
    return e.step.wanWithoutPair ? e.step.wanWithoutPair->exposed.si() : none;
}

/// With one fibre pair less; none where none would be left.
double stepWithoutPair(const E &e)
{
    const auto &step = e.step;
    const double stretch = e.prediction ? e.prediction->run.recipe.anchor * step.stragglers : 1;
    return (step.total + stretch * (Seconds(exposedWithoutPair(e)) - step.exposedWan)).si();
}

void addMessages(std::vector<Figure> &rows)
{
    rows.push_back({"wan.sites", "Sites that train", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double {
                        return static_cast<double>(std::count_if(
                            e.layout.siteReplicas.begin(), e.layout.siteReplicas.end(), [](auto r) { return r > 0; }));
                    },
                    "", "", "sites with at least one replica, or a stage of pipelines across sites", "",
                    perSite("sites.count site.1.share site.racks layout.pp layout.replicas wan.mode wan.lost_site")});
    rows.push_back({"wan.farthest_km", "Sites farthest apart", G::Wan, U::Kilometre, Stage::Sites, farthest, "", "",
                    "great circle on a sphere of 6,371 km", "",
                    perSite("sites.count site.1.share site.1.lat site.1.lon")});
    rows.push_back(
        {"wan.rtt_s", "RTT between sites", G::Wan, U::Second, Stage::Sites,
         [](const E &e) -> double { return countTraining(e.power.sites) > 1 ? e.power.farthestRtt.si() : none; },
         "typed(wan.rtt_s) ? wan.rtt_s : 2 * 1000 * wan.farthest_km * wan.route_factor / const.fibre_m_per_s", "",
         "there and back by fibre, or typed"});
    rows.push_back({"wan.round_trip_s", "RTT of the exchange", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanAsked.longestRtt().si()); }, "", "",
                    "between neighbours farthest apart in the ring or the pipeline, or round the ring where that is "
                    "the way of a cut link; the paper: between any sites",
                    "",
                    perSite("wan.rtt_s wan.mode wan.lost_link wan.lost_pairs wan.route_factor sites.count site.1.share "
                            "site.1.lat site.1.lon")});
    rows.push_back({"wan.latency_s", "Under way between sites", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.latency.si()); },
                    "2 * (wan.sites - 1) * wan.round_trip_s", "-",
                    "of a ring's 2 (S-1) steps together, each over the link that it takes: Σ RTT - min (RTT + next "
                    "RTT) / 2; of a pipeline one way",
                    waitsForItsLinks,
                    perSite("wan.rtt_s wan.mode wan.lost_link wan.lost_pairs wan.route_factor sites.count site.1.share "
                            "site.1.lat site.1.lon")});
    rows.push_back(
        {"wan.message_bytes", "WAN message per stage and site", G::Wan, U::Byte, Stage::Step,
         [](const E &e) -> double { return ifCrosses(e, e.step.wanMessage.si()); },
         "((conventions.mode == 1) && (wan.mode == 1)) ? layout.replicas * training.element_bytes * training.seq * "
         "training.micro_batch * model.hidden : 2 * (wan.sites - 1) / wan.sites * model.layers / layout.pp * "
         "memory.layer_gradients_bytes",
         "", "nextgen S4.2; a pipeline across sites sends a micro-batch's activations of all replicas"});
    rows.push_back(
        {"wan.messages_per_step", "WAN messages per step", G::Wan, U::One, Stage::Step,
         [](const E &e) -> double { return ifCrosses(e, e.step.exchange.perStep); },
         "((conventions.mode == 0) || (wan.mode == 0)) ? layout.pp : ((wan.mode == 2) ? layout.pp / "
         "wan.sync_every_steps : parallelism.micro_batches * ((wan.sites > 2) ? 2 * layout.vpp : 2 * layout.vpp - 1))",
         "", "of the site that sends most: gradients of every stage, on average, or activations there and back"});
    rows.push_back({"wan.bytes_per_step", "WAN bytes per step and site", G::Wan, U::Byte, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanPerStep.si()); },
                    "wan.messages_per_step * wan.message_bytes", "", "nextgen S4.2"});
    rows.push_back({"wan.loss_left", "Loss behind FEC", G::Wan, U::Ratio, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.loss); },
                    "unrepaired(wan.loss, wan.fec_overhead, wan.fec_block_packets)", "",
                    "a block with more losses than parity stays as it is: its packets are lost (RFC 5510)"});
    rows.push_back({"wan.wire_bytes", "WAN bytes on the wire per message", G::Wan, U::Byte, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.wire.si()); },
                    "(conventions.mode == 0) ? wan.message_bytes : wan.message_bytes * (1 + wan.fec_overhead) / (1 - "
                    "wan.loss_left)",
                    "", "with parity, or what is sent again"});
    rows.push_back({"wan.required_bps", "WAN rate needed", G::Wan, U::BitPerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, bitsPerSecond(e.step.wanRequired)); },
                    "8 * wan.wire_bytes / wan.window_s * (((conventions.mode == 1) && (wan.mode == 2)) ? layout.pp / "
                    "wan.sync_every_steps : 1)",
                    "",
                    "nextgen S5: one layer in 100 ms; the printed 14 Tb/s cannot be derived. Local updates may expose "
                    "one window per step"});
}

void addFlows(std::vector<Figure> &rows)
{
    rows.push_back({"wan.smallest_replicas", "Replicas of the smallest site", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return replicasOf(e, false); }, "", "", "of those that train", "",
                    perSite("layout.replicas sites.count site.1.share")});
    rows.push_back({"wan.flows", "WAN flows at once", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanAsked.flows); },
                    "wan.smallest_replicas * layout.tp * layout.cp", "",
                    "GPUs of a stage that have a peer at every site; nextgen S4.2: each with its peer"});
    rows.push_back(
        {"wan.needed_flow_bps", "WAN rate needed per flow", G::Wan, U::BitPerSecond, Stage::Step,
         [](const E &e) -> double { return ifCrosses(e, bitsPerSecond(e.step.wanRequired) / e.step.wanAsked.flows); },
         "wan.required_bps / wan.flows", "", "all GPUs of a stage share the exchange"});
    rows.push_back({"wan.tcp_flow_bps", "Rate of a TCP flow", G::Wan, U::BitPerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, bitsPerSecond(e.step.exchange.tcpFlow)); },
                    "8 * (((wan.loss_left > 0) && (wan.round_trip_s > 0)) ? min(rack.nic_bytes_per_s, wan.packet_bytes "
                    "/ wan.round_trip_s * sqrt(1.5 / wan.loss_left)) : rack.nic_bytes_per_s)",
                    "", "Mathis et al. 1997: MSS/RTT · √(3/2) / √p, at most the NIC"});
    rows.push_back({"wan.tcp_flows_needed", "TCP flows needed", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double {
                        return ifCrosses(e, std::ceil(e.step.wanRequired / e.step.exchange.tcpFlow - 1e-9));
                    },
                    "ceil(wan.required_bps / wan.tcp_flow_bps)", "", "to fill the rate needed"});
    rows.push_back({"wan.used_flow_bps", "WAN rate of a flow", G::Wan, U::BitPerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, bitsPerSecond(e.step.exchange.flow)); },
                    "((wan.transport == 0) && typed(wan.flow_gbps)) ? min(min(wan.flow_gbps * 1000000000, 8 * "
                    "rack.nic_bytes_per_s), 8 * wan.used_bytes_per_s) : min((wan.transport == 1) ? wan.tcp_flow_bps : "
                    "8 * rack.nic_bytes_per_s, 8 * wan.used_bytes_per_s / wan.flows)",
                    "", "the transport's, at most an equal share of the site's rate"});
    rows.push_back({"wan.admitted_flows", "WAN flows admitted", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.admitted); },
                    "((wan.transport == 0) && typed(wan.flow_gbps)) ? min(wan.flows, max(1, floor(8 * "
                    "wan.used_bytes_per_s / wan.used_flow_bps))) : wan.flows",
                    "", "Jain et al. 2013 (B4): as many fixed rates as fit; the others wait"});
    rows.push_back({"wan.reached_bytes_per_s", "WAN rate reached", G::Wan, U::BytePerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.reached.si()); },
                    "(conventions.mode == 0) ? wan.used_bytes_per_s : wan.flows / ceil(wan.flows / "
                    "wan.admitted_flows) * wan.used_flow_bps / 8",
                    "", "all flows, those that wait in turn; the paper's have no limit"});
    rows.push_back({"wan.flow_bytes", "Gradients per replica", G::Wan, U::Byte, Stage::Step,
                    [](const E &e) -> double {
                        return e.power.sites.size() > 1
                            ? e.memory.layerGradients.si() / static_cast<double>(e.layout.replicas)
                            : none;
                    },
                    "memory.layer_gradients_bytes / layout.replicas", "", "nextgen S5: 300 MB"});
    rows.push_back({"wan.flow_bps", "WAN rate per flow", G::Wan, U::BitPerSecond, Stage::Step,
                    [](const E &e) -> double {
                        return ifCrosses(e,
                                         8 * e.memory.layerGradients.si() / static_cast<double>(e.layout.replicas) /
                                             e.step.wanWindow.si());
                    },
                    "8 * wan.flow_bytes / wan.window_s", "", "nextgen S5: 25 Gb/s"});
}

void addTimes(std::vector<Figure> &rows)
{
    rows.push_back({"wan.transfer_s", "WAN transfer", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanTransfer.si()); },
                    "wan.wire_bytes / wan.reached_bytes_per_s", "", "one message at the rate reached"});
    rows.push_back({"wan.resent_s", "WAN packets sent again", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.resent.si()); },
                    "(conventions.mode == 0) ? 0 : wan.round_trip_s * rounds(wan.wire_bytes / wan.packet_bytes, "
                    "wan.loss_left)",
                    "",
                    "mean rounds, of an RTT each, until the last packet is there: Σ 1 - (1 - q^k)^n over k = 1, 2, …"});
    rows.push_back({"wan.pipeline_wait_s", "Wait for other sites", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double { return isSpanned(e) ? e.step.exposedWan.si() : none; }, "", "",
                    "1F1B played pass by pass, with and without the time between sites, each border as long as its own "
                    "two are apart; nothing runs further ahead",
                    "",
                    perStage("wan.transfer_s wan.round_trip_s wan.resent_s wan.budget_s parallelism.micro_batches "
                             "layout.pp layout.vpp wan.sites site.1.share site.1.lat site.1.lon")});
    rows.push_back({"wan.budget_s", "WAN budget", G::Wan, U::Second, Stage::Step,
                    [](const E &e) -> double {
                        const bool local = e.step.wanAsked.mode == WanMode::LocalUpdates; // nothing hides a meeting
                        return local ? none : ifCrosses(e, e.step.wanBudget.si());
                    },
                    "((conventions.mode == 0) || (wan.mode == 0)) ? model.layers / layout.pp * step.layer_backward_s : "
                    "((wan.mode == 2) ? 0 : model.layers / layout.pp * (step.layer_forward_s + step.layer_backward_s) "
                    "+ 2 * step.exposed_per_pass_s)",
                    "", "nextgen S4.2: a backward pass hides the exchange; both passes hide activations"});
}

void addFibres(std::vector<Figure> &rows)
{
    rows.push_back({"wan.link_bps", "WAN rate as built", G::Wan, U::BitPerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, bitsPerSecond(e.step.exchange.link)); }, "", "",
                    "slowest of the sites that train: typed, or the rate needed", "",
                    perSite("wan.site_gbps site.1.wan_gbps wan.required_bps sites.count site.1.share")});
    rows.push_back({"wan.links", "WAN links", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.wan.links); },
                    "((wan.sites < 3) || ((conventions.mode == 1) && (wan.mode == 1))) ? wan.sites - 1 : wan.sites", "",
                    "the shortest ring, in the papers' conventions in the order of the sites; open for a pipeline"});
    rows.push_back({"wan.wavelengths", "Wavelengths per link", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.wavelengths); },
                    "max(1, ceil(wan.link_bps / (wan.wavelength_gbps * 1000000000)))", "", "whole ones"});
    rows.push_back({"wan.fibre_pairs", "Fibre pairs per link", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.exchange.fibrePairs); },
                    "ceil(wan.wavelengths / max(1, floor(wan.fibre_pair_gbps / wan.wavelength_gbps)))", "",
                    "C band: 64 channels of 400 Gb/s"});
    rows.push_back({"wan.goes_round", "Goes round a cut link", G::Wan, U::One, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanAsked.goesRound ? 1 : 0); }, "", "",
                    "1 where the way round the ring, at its full rate, exposes less than what is left of a link that "
                    "lost fibre pairs",
                    "",
                    perSite("wan.lost_link wan.lost_pairs wan.fibre_pairs wan.mode wan.rtt_s wan.route_factor "
                            "sites.count site.1.share site.1.lat site.1.lon")});
    rows.push_back({"wan.missing_pairs", "Fibre pairs missing", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanAsked.missingPairs()); },
                    "((conventions.mode == 0) || (wan.lost_link > wan.links) || (wan.goes_round == 1)) ? 0 : "
                    "wan.lost_pairs",
                    "", "cut, where the exchange does not go round the ring"});
    rows.push_back({"wan.used_bytes_per_s", "WAN rate of a site", G::Wan, U::BytePerSecond, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.step.wanUsed.si()); },
                    "wan.link_bps / 8 * ((wan.missing_pairs < wan.fibre_pairs) ? (wan.fibre_pairs - "
                    "wan.missing_pairs) / wan.fibre_pairs : 1)",
                    "", "what lost fibre pairs leave of it"});
    rows.push_back({"wan.route_km", "WAN routes together", G::Wan, U::Kilometre, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.wan.route.si() / 1000); }, "", "",
                    "Σ over the links of great circle · route factor", "",
                    perSite("wan.links wan.route_factor sites.count site.1.lat site.1.lon site.1.share")});
    rows.push_back({"wan.amplifiers", "Amplifiers", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return ifCrosses(e, e.wan.amplifiers); }, "", "",
                    "one per pair and 80 km (60 to 100) of each route, none at its ends", "",
                    perSite("wan.fibre_pairs wan.route_km sites.count site.1.lat site.1.lon")});
    rows.push_back({"wan.wave_lease_usd_per_year", "Lease of a wavelength", G::Wan, U::UsdPerYear, Stage::Step,
                    [](const E &e) -> double { return ofBuild(e, e.wan.wavePerYear); }, "", "", "catalogue, or typed",
                    "", lookedUp("wan.wave_usd_per_year wan.wavelength_gbps")});
    rows.push_back({"wan.strand_km_usd", "Dark fibre per strand and km", G::Wan, U::Usd, Stage::Step,
                    [](const E &e) -> double { return ofBuild(e, e.wan.strandKm); }, "", "", "catalogue, or typed", "",
                    lookedUp("wan.strand_usd_per_km")});
    rows.push_back({"wan.cable_km_usd", "New cable per km", G::Wan, U::Usd, Stage::Step,
                    [](const E &e) -> double { return ofBuild(e, e.wan.buildKm); }, "", "", "catalogue, or typed", "",
                    lookedUp("wan.build_usd_per_km")});
    rows.push_back({"wan.transponder_price_usd", "Transponder of a wavelength", G::Wan, U::Usd, Stage::Step,
                    [](const E &e) -> double { return ofBuild(e, e.wan.transponder); }, "", "", "catalogue, or typed",
                    "", lookedUp("wan.transponder_usd wan.wavelength_gbps")});
    rows.push_back({"wan.amplifier_price_usd", "In-line amplifier of a pair", G::Wan, U::Usd, Stage::Step,
                    [](const E &e) -> double { return ofBuild(e, e.wan.amplifier); }, "", "", "catalogue, or typed", "",
                    lookedUp("wan.amplifier_usd")});
}

void addLosses(std::vector<Figure> &rows)
{
    rows.push_back({"wan.largest_replicas", "Replicas of the largest site", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double { return replicasOf(e, true); }, "", "", "of those that train", "",
                    perSite("layout.replicas sites.count site.1.share")});
    rows.push_back({"wan.site_replicas", "Replicas of all sites", G::Wan, U::Count, Stage::Step, replicasOfAll, "", "",
                    "each replica within a site: the paper's 721 are 360 at each of two", "",
                    perSite("layout.replicas sites.count site.1.share")});
    rows.push_back({"wan.site_loss_share", "Throughput without the largest site", G::Wan, U::Ratio, Stage::Step,
                    shareWithoutLargest,
                    "((conventions.mode == 1) && (wan.mode == 1)) ? 0 : 1 - wan.largest_replicas / wan.site_replicas",
                    "", "replicas that are left, at the same step time; a pipeline across sites stands still"});
    rows.push_back({"wan.site_loss_tokens_s", "Tokens without the largest site", G::Wan, U::TokenPerSecond, Stage::Step,
                    [](const E &e) -> double {
                        return shareWithoutLargest(e) * replicasOfAll(e) / static_cast<double>(e.layout.replicas) *
                            e.step.tokensPerStep / e.step.total.si();
                    },
                    "wan.site_loss_share * wan.site_replicas / layout.replicas * step.tokens / step.time_s", "",
                    "replicas that are left"});
    rows.push_back(
        {"wan.fibre_loss_bps", "WAN rate with a fibre pair less", G::Wan, U::BitPerSecond, Stage::Step,
         [](const E &e) -> double {
             const auto &less = e.step.wanWithoutPair;
             if (e.step.wanAsked.papers) // they know no fibre that is lost
                 return none;
             return ifCrosses(e, less ? bitsPerSecond(less->exchange.used) : 0);
         },
         "(wan.fibre_loss_goes_round == 1) ? wan.link_bps : max(0, wan.fibre_pairs - 1 - ((wan.goes_round == 1) ? "
         "wan.lost_pairs : wan.missing_pairs)) / wan.fibre_pairs * wan.link_bps",
         "", "0: the sites are cut off from each other, and no step completes",
         "The pair is one of the link that loses pairs, or of every link where all lose some; while none does, of the "
         "one link whose loss exposes most."});
    rows.push_back({"wan.fibre_loss_link", "Link of the fibre pair less", G::Wan, U::Count, Stage::Step,
                    [](const E &e) -> double {
                        const auto &less = e.step.wanWithoutPair;
                        return less ? ifCrosses(e, static_cast<double>(less->link)) : none;
                    },
                    "", "-", "0: every link; else the one named, or the one whose loss exposes most", waitsForItsLinks,
                    perSite("wan.lost_link wan.lost_pairs wan.fibre_pairs wan.link_bps wan.route_factor site.1.lat "
                            "site.1.lon")});
    rows.push_back({"wan.fibre_loss_goes_round", "Goes round with a fibre pair less", G::Wan, U::One, Stage::Step,
                    [](const E &e) -> double {
                        const auto &less = e.step.wanWithoutPair;
                        return e.step.wanAsked.papers ? none : ifCrosses(e, less && less->goesRound ? 1 : 0);
                    },
                    "", "-", "1 where the way round the ring then exposes less than what is left of the link",
                    "The papers count with every fibre lit.",
                    perSite("wan.goes_round wan.lost_link wan.lost_pairs wan.fibre_pairs wan.round_trip_s "
                            "wan.fibre_loss_transfer_s")});
    rows.push_back({"wan.fibre_loss_way_s", "Under way and sent again with a fibre pair less", G::Wan, U::Second,
                    Stage::Step,
                    [](const E &e) -> double {
                        const auto &less = e.step.wanWithoutPair;
                        return less ? ifCrosses(e, (less->exchange.latency + less->exchange.resent).si()) : none;
                    },
                    "wan.latency_s + wan.resent_s", "-",
                    "one way each and packets sent again, over the links or round the ring", waitsForItsLinks,
                    perSite("wan.latency_s wan.resent_s wan.fibre_loss_goes_round wan.route_factor site.1.lat "
                            "site.1.lon")});
    rows.push_back({"wan.fibre_loss_step_s", "Step time with a fibre pair less", G::Wan, U::Second, Stage::Step,
                    stepWithoutPair, "step.time_s + wan.fibre_loss_exposed_s - step.exposed_wan_s", "",
                    "the same work at the lower rate"});
    rows.push_back(
        {"wan.fibre_loss_exposed_s", "Exposed WAN with a fibre pair less", G::Wan, U::Second, Stage::Step,
         exposedWithoutPair,
         "max(0, wan.fibre_loss_transfer_s + wan.fibre_loss_way_s - wan.budget_s) + (layout.pp - 1) * max(0, "
         "wan.fibre_loss_transfer_s - wan.budget_s)",
         "(wan.mode == 1) ? wan.fibre_loss_wait_s : ((wan.mode == 2) ? (layout.pp * wan.fibre_loss_transfer_s + "
         "wan.fibre_loss_way_s) / wan.sync_every_steps : wan.fibre_loss_transfer_s + wan.fibre_loss_way_s + "
         "(layout.pp - 1) * max(0, wan.fibre_loss_transfer_s - wan.budget_s - "
         "step.exposed_per_pass_s))",
         "as between sites in order, at the lower rate",
         "A slower exchange hides less; the paper counts as hidden what a backward pass covers."});
    rows.push_back({"wan.fibre_loss_wait_s", "Wait for other sites with a fibre pair less", G::Wan, U::Second,
                    Stage::Step, [](const E &e) -> double { return isSpanned(e) ? exposedWithoutPair(e) : none; }, "",
                    "", "as with all of them, at the lower rate", "",
                    perStage("wan.fibre_loss_transfer_s wan.round_trip_s wan.resent_s wan.budget_s "
                             "parallelism.micro_batches layout.pp layout.vpp wan.sites site.1.share")});
    rows.push_back(
        {"wan.fibre_loss_transfer_s", "WAN transfer with a fibre pair less", G::Wan, U::Second, Stage::Step,
         [](const E &e) -> double {
             const auto &less = e.step.wanWithoutPair;
             return less ? ifCrosses(e, less->exchange.transfer.si()) : none;
         },
         "wan.transfer_s * (wan.fibre_pairs - wan.missing_pairs) / (wan.fibre_pairs - wan.missing_pairs - "
         "1)",
         "-", "one message at the lower rate, shared anew by flows at their own rate",
         "What a TCP flow or an admitted one takes of a link is less than the whole, and stays so where a pair is cut.",
         perSite("wan.wire_bytes wan.fibre_loss_bps wan.flows wan.transport wan.flow_gbps wan.tcp_flow_bps")});
}

} // namespace

std::span<const Figure> wanRows()
{
    static const auto rows = [] {
        std::vector<Figure> all;
        addMessages(all);
        addFlows(all);
        addTimes(all);
        addFibres(all);
        addLosses(all);
        return all;
    }();
    return rows;
}

} // namespace gigasite::detail
