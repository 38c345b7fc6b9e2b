// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_rows.h"

namespace gigasite::detail {

void addNetwork(std::vector<Parameter> &t)
{
    const auto g = Group::Network;
    using S = Scenario;
    using N = NetworkChoice;
    t.push_back(choice(
        "network.topology", "Topology", g, {"fat_tree", "multi_rail", "rail_optimized", "rail_only"},
        {"fat tree", "multi-rail", "rail-optimized", "rail-only"},
        "One fat tree at full NIC rate; several parallel ones (planes) that split every NIC; one whose first-tier "
        "switches join the same GPU of different racks; or one tree per such rail, not joined: other "
        "rails are reached through the scale-up domain.",
        "nextgen S5; rail-only", field<&S::network, &N::topology>()));
    t.push_back(catalogId("network.switch", "Switch", g, ItemKind::Switch,
                          "Switching chip: its capacity gives the radix; its box the power and price.", "",
                          field<&S::network, &N::switchId>()));
    t.push_back(number("network.nic_gbps", "NIC rate", g, Unit::GigabitPerSecond, {Scale::PowerOfTwo, 25, 6400}, Auto,
                       "Scale-out rate of one GPU, one way.", "catalogue", field<&S::network, &N::nicGbps>()));
    t.push_back(count("network.planes", "Planes", g, Unit::Count, {Scale::PowerOfTwo, 1, 16}, Fixed,
                      "Parallel sub-networks of a multi-rail network; each carries 1/planes of a NIC.", "nextgen S5: 4",
                      field<&S::network, &N::planes>()));
    t.push_back(count("network.radix", "Switch ports", g, Unit::Count, {Scale::PowerOfTwo, 4, 4096}, Auto,
                      "Ports of one switch; auto divides the chip's capacity by the port rate.", "nextgen S5",
                      field<&S::network, &N::radix>()));
    t.push_back(count("network.endpoints", "Endpoints", g, Unit::Count, {Scale::Log, 1, 20 * million}, Auto,
                      "NICs on one site's network; auto = GPUs of the largest site.",
                      "GPUs of the largest site; nextgen S5: 800K", field<&S::network, &N::endpoints>()));
    t.push_back(count("network.tiers", "Tiers", g, Unit::Count, {Scale::Linear, 1, 4, 1}, Auto,
                      "Switch tiers; auto takes the fewest that connect all endpoints.", "nextgen S5",
                      field<&S::network, &N::tiers>()));
    t.push_back(count("network.leaf_down", "Tier 1 down", g, Unit::Count, {Scale::Linear, 1, 4095, 1}, Auto,
                      "Ports of a first-tier switch that face hosts; auto = half, or the rest of tier 1 up.",
                      "nextgen S5: 200", field<&S::network, &N::leafDown>()));
    t.push_back(count("network.leaf_up", "Tier 1 up", g, Unit::Count, {Scale::Linear, 1, 4095, 1}, Auto,
                      "Ports of a first-tier switch that face tier 2; auto = the rest.", "nextgen S5: 50",
                      field<&S::network, &N::leafUp>()));
    t.push_back(count("network.spine_down", "Tier 2 down", g, Unit::Count, {Scale::Linear, 1, 4095, 1}, Auto,
                      "Ports of a second-tier switch that face tier 1; auto = half, or the rest.", "nextgen S5: 168",
                      field<&S::network, &N::spineDown>()));
    t.push_back(count("network.spine_up", "Tier 2 up", g, Unit::Count, {Scale::Linear, 1, 4095, 1}, Auto,
                      "Ports of a second-tier switch that face tier 3; auto = the rest.", "nextgen S5: 88",
                      field<&S::network, &N::spineUp>()));
    t.push_back(number("network.hop_rtt_s", "Hop RTT", g, Unit::Second, {Scale::Log, 1e-7, 1e-2}, Fixed,
                       "Round trip between neighbours of the data-parallel ring.", "nextgen S5: 5 µs",
                       field<&S::network, &N::hopRttSeconds>()));
    t.push_back(choice("network.all_reduce", "Gradient exchange", g, {"hierarchical", "tree", "ring"},
                       {"rings in two levels", "double tree", "one flat ring"},
                       "Between racks after a reduce-scatter inside them, by a ring or by a double binary tree (fewer "
                       "round trips, twice "
                       "the connections), or one ring through all GPUs of a stage.",
                       "nextgen S4 and S5", field<&S::network, &N::allReduce>()));
    t.push_back(count("network.chunks", "Exchange in chunks", g, Unit::Count, {Scale::PowerOfTwo, 1, 1024}, Fixed,
                      "Pieces the gradients are cut into, so that one is sent between racks while another moves inside "
                      "them; every piece pays the round trips.",
                      "nextgen S4.1", field<&S::network, &N::chunks>()));
    t.push_back(number("network.transceiver_usd", "Transceiver", g, Unit::Usd, {Scale::Log, 10, 1e5}, Fixed,
                       "Price of one optical transceiver; every link has two.", "nextgen S5: 1 k$ per end",
                       field<&S::network, &N::transceiverUsd>()));
    t.push_back(number("network.port_usd", "Switch port", g, Unit::Usd, {Scale::Log, 1, 1e5}, Auto,
                       "Price of a switch per port; auto takes the chip's price from the catalogue.",
                       "rail-only S4: 748 $ at 400 Gb/s", field<&S::network, &N::portUsd>()));
    t.push_back(choice("network.leaf_attachment", "Tier 1 connects", g, {"rack", "cross_rack"},
                       {"a rack's GPUs", "same GPU of racks"},
                       "Which GPUs share a first-tier switch: those of one rack, or those with the same number in "
                       "different racks of a stage, so that gradient rings stay under it.",
                       "nextgen S5: cross-rack", field<&S::network, &N::leafAttachment>()));
    t.push_back(
        choice("network.transport", "Transport", g, {"ideal", "spray", "ecmp", "ecmp_pfc"},
               {"ideal", "spray", "ECMP", "ECMP + PFC"},
               "How transfers move in the simulator: split over all paths, packets sprayed over them (NDP), one "
               "hashed path with fair sharing, or one hashed path on lossless Ethernet (RoCE).",
               "nextgen S5, Fig 1", field<&S::network, &N::transport>()));
    t.push_back(choice("network.traffic", "Simulated traffic", g,
                       {"pipeline", "gradient_ring", "gradient_tree", "random", "all_to_all", "wan_exchange"},
                       {"PP sends", "DP rings", "DP trees", "permutation", "all-to-all", "WAN exchange"},
                       "What all hosts send at once: to the next pipeline stage, around the data-parallel rings, along "
                       "double binary trees, each to a random other, to all others of a group (experts), or one "
                       "stage's gradients to the other sites beside the sends to the next stage.",
                       "nextgen S5, S4.2", field<&S::network, &N::traffic>()));
    t.push_back(count("network.group", "All-to-all group", g, Unit::Count, {Scale::PowerOfTwo, 2, 4096}, Auto,
                      "GPUs of an all-to-all group, neighbours, one scale-up domain after the other; each of its "
                      "tokens goes to one of them. Auto = one whole domain.",
                      "Switch Transformer (2021): one expert a token", field<&S::network, &N::group>()));
    t.push_back(flag("network.wan_priority", "WAN traffic first", g,
                     "The exchange between sites goes before everything else on the network of a site.", "nextgen S5",
                     field<&S::network, &N::wanPriority>()));
    t.push_back(
        choice("network.times", "Transfer times from", g, {"closed_form", "simulated"}, {"closed form", "simulation"},
               "Where the step time takes its pipeline sends from: message over rate times oversubscription, or "
               "the 99th percentile of the simulated sends.",
               "nextgen S5", field<&S::network, &N::times>()));
    t.push_back(count("network.hash_seed", "Hash seed", g, Unit::Count, {Scale::Linear, 1, 1000, 1}, Fixed,
                      "Seed of the ECMP hash: another one is another draw of the same luck.", "",
                      field<&S::network, &N::hashSeed>()));
    t.push_back(number("network.start_spread_s", "Starts within", g, Unit::Second, {Scale::Linear, 0, 1, 1e-6}, Fixed,
                       "Ranks are never quite in step: simulated transfers start at random within this time.", "",
                       field<&S::network, &N::startSpreadSeconds>()));
    t.push_back(
        number("network.link_delay_s", "Link delay", g, Unit::Second, {Scale::Log, 1e-8, 1e-3}, Fixed,
               "One way over one link and switch; twice that per link and a packet's time per switch is added to "
               "every simulated transfer.",
               "packet-level runs: 1 µs", field<&S::network, &N::linkDelaySeconds>()));
    t.push_back(text("network.failed", "Out of service", g,
                     "What has failed, separated by commas: plane P, switch P.TIER.NUMBER, link P.TIER.NUMBER. The "
                     "simulator sends around it.",
                     field<&S::network, &N::failed>()));
}

} // namespace gigasite::detail
