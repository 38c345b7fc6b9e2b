// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/distribution.h"
#include "model/flow/max_min.h"
#include "model/flow/network.h"
#include "model/flow/switch_loads.h"
#include "model/flow/transport.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gigasite::flow {

/// One question to the simulator, whole: this network, this traffic, moved this way. Pure: same input, same result, on
/// any machine and any number of threads.

struct TrafficSpec {
    Pattern pattern = Pattern::Permutation;
    /// That a host sends: in one flow; all-to-all: in equal parts to all others of its group; tree: half up each of
    /// two.
    double bytes = 0;
    std::uint32_t stride =
        0; ///< > 0: host i sends to i + stride instead (a pipeline's stages), the last ones to nobody
    /// > 0: groups of so many hosts, `ringStep` apart, each with the pattern for itself: rings, trees, all-to-alls (a
    /// data-parallel group's replicas, experts). Hosts of a site that fill no group send nothing.
    std::uint32_t ring = 0;
    std::uint32_t ringStep = 1;
    /// > 0: of every `cycle` hosts of a site only the first `busy` take part in stages, groups and the exchange between
    /// sites; the others are idle (GPUs that no stage of a rack leaves work for).
    std::uint32_t cycle = 0, busy = 0;
    /// > 0: besides, the first so many hosts of every site each send `wanBytes` to the same host of the next site, the
    /// last site's to the first: the sites' all-reduce as a ring (nextgen S4.2, "each rack communicates with its
    /// peer").
    std::uint32_t wanHosts = 0;
    double wanBytes = 0;
    bool wanFirst = true; ///< strict priority of that traffic over all other (nextgen S5)
    double spread = 0; ///< s: random starts within; the exchange between sites starts at 0
    std::uint64_t seed = 1;

    bool takesPart(std::uint64_t ofSite) const { return cycle == 0 || ofSite % cycle < busy; }
    /// Of the first so many hosts of a site.
    std::uint64_t takingPart(std::uint64_t hosts) const
    {
        return cycle == 0 ? hosts : hosts / cycle * busy + std::min<std::uint64_t>(hosts % cycle, busy);
    }

    bool operator==(const TrafficSpec &) const = default;
};

/// Stages and groups are those of each site of `hosts`; patterns without groups are of all sites together. The exchange
/// between sites comes last.
/// Less than all once asked to stop.
Traffic trafficOf(const TrafficSpec &spec, std::uint32_t hosts, std::uint32_t sites = 1,
                  const std::stop_token &stop = {});
std::uint64_t flowCount(const TrafficSpec &spec, std::uint32_t hosts, std::uint32_t sites = 1);

struct SimulationInput {
    NetworkSpec network;
    Failures failures;
    TrafficSpec traffic;
    Transport transport = Transport::Ecmp;
    Spraying spraying = Spraying::Permuted;
    Routing routing;
    double linkDelay = 1e-6; ///< s
    double wanDelay = 0; ///< s, from one site to another: half a round trip, once for each flow between sites
    int stepsPerTransfer = 66; ///< K of the backpressure fluid

    bool operator==(const SimulationInput &) const = default;
};

double bytesOfFlow(const SimulationInput &input); ///< of one flow of its pattern

/// s, of such a flow alone in the network over a path of all tiers (all-to-all inside scale-up domains: over its
/// domain), over the planes in service: what a slowdown of 1 is for the flows that go so far.
double aloneTime(const SimulationInput &input);

struct HotLink {
    LinkId link{};
    std::string name;
    Network::Place place;
    std::optional<Failure> cable; ///< as network.failed names it; nothing outside trees and for sets of parallel links
    double load = 0; ///< bytes over the link ÷ what it carries in the ideal time: 3 = what three hosts send
    std::uint64_t flows = 0;
};

/// "link 0.2.17 up"; its whole name where it is no cable.
std::string shortNameOf(const HotLink &hot);

/// "nic_up", "nic_down" (a host's own), "up", "down" (between switches), "scale_up_out" (of a host into its domain),
/// "scale_up_in", "wan_out" (of a site), "wan_in".
std::string_view kindOf(const HotLink &hot);

/// Loads of one tier's links in one direction, as the figure and the histogram show them.
struct TierLoad {
    /// The tier the links lead up into or down out of; 1 = hosts' own links, 0 = into (up) and out of the scale-up
    /// domain, those in use; past the last = out of sites (up) and into them.
    std::uint32_t tier = 0;
    bool up = true;
    bool isWan = false;
    std::size_t links = 0;
    double mean = 0, most = 0; ///< load as in HotLink
    double utilisation = 0; ///< bytes carried ÷ what all links of it could carry until the last completion
};

/// Links between two columns of the overview graph (fabric/overview_graph.h), both ways together: what the topology
/// figure draws as one ribbon.
struct BundleLoad {
    std::uint32_t tree = 0; ///< as drawn: one stands for several planes or rails where there are more than four
    std::uint32_t tier = 0; ///< it leads up into; 1 = hosts' own links
    std::uint32_t below = 0, above = 0; ///< columns at its ends
    std::size_t links = 0, flows = 0; ///< flows: stripes that cross it
    double mean = 0, most = 0; ///< load as in HotLink
};

/// Slowdowns of the flows that cross a bundle, in little memory. All zero if none is done.
struct BundleSlowdown {
    static constexpr std::size_t steps = 64;

    std::array<float, steps + 1> at{}; ///< what shares 0, 1/64 … 1 of its finished flows do not exceed
    float p99 = 0;
    std::size_t unfinished = 0;

    float p50() const { return at[steps / 2]; }
    float last() const { return at.back(); }
};

struct SimulationResult {
    std::size_t flows = 0; ///< as asked for (a striped flow counts once)
    std::size_t unfinished = 0;
    double ideal =
        0; ///< s, of all that a host sends, alone in the network and over a path of all tiers: what loads count in
    double alone = 0; ///< s, of one flow (`aloneTime`)
    Distribution completion;
    std::optional<Distribution> wan, local; ///< of the exchange between sites, and of all else, where there is one
    /// s, ascending: the distribution itself; of more flows than can be listed (all-to-all) evenly spaced ranks of it.
    std::vector<double> sorted;
    /// Of times in those of the same flows alone, each with its bytes on its path; ascending and without a unit. While
    /// results are partial, in the time of one over all tiers (`aloneTime`).
    Distribution slowdown;
    std::vector<double> slowdowns;
    std::vector<HotLink>
        hottest; ///< of all links, those of hosts, domains and the WAN too: at most 10, most loaded first
    std::vector<TierLoad> tiers;
    std::vector<BundleLoad> bundles; ///< of all trees; empty for traffic that is spread over all paths
    std::vector<std::uint32_t> sharedFlows; ///< bundles × bundles: stripes that cross both
    std::vector<BundleSlowdown> bundleSlowdowns; ///< by bundle
    LinkLoads linkLoads; ///< of the first site's trees; with `bundles`
    std::vector<std::vector<SwitchLoad>> switchLoads; ///< with `bundles`
    std::vector<std::size_t> loadHistogram; ///< links between switches by load: [0, 1/4), [1/4, 1/2) … last = the rest
    std::size_t solves = 0;
    double wall = 0; ///< s
    bool estimate = false;
    bool partial = false; ///< on the way: of the stripes done so far, not of whole flows
    /// s, of an estimate: where p50, p99 and the last of the whole lie, 95 of 100 times each; both 0 = not bounded.
    double p50Low = 0, p50High = 0, p99Low = 0, p99High = 0, lastLow = 0, lastHigh = 0;
    double slowdownP99Low = 0, slowdownP99High = 0; ///< the same of the slowdown
    double slowdownLastLow = 0, slowdownLastHigh = 0;
    Problems problems; ///< errors: nothing was simulated
    Problems remarks; ///< on what was simulated; errors: of flows that find no way and never finish

    bool isSimulated() const { return flows > 0; }
};

constexpr double histogramStep = 0.25;
constexpr std::size_t histogramBins = 25;

/// Everything at once. `partial`, if given, gets what is finished at most every 100 ms, from the calling thread.
SimulationResult simulate(const SimulationInput &input, const RunControl &control = {},
                          const std::function<void(const SimulationResult &)> &partial = {});

/// A sample of the whole within a frame (2 to 3 ms): the same tree with fewer top-level subtrees, narrower switches of
/// the same ratios above the first tier, and some of its planes; about 3,000 flows, 750 with PFC. Planes do not
/// interact and pods are alike; random traffic is sent out of its pod as often as in the whole.
///
/// How late flows and the bands of p50, p99 and the last follow from the sample, and how often they hold:
/// estimate_band.h. In the mean p99 is within 3 % of the whole's, with PFC at 4:1 6 to 9 % low (a small tree cannot
/// hold all that congestion spreads to). Limit: 800,000 hosts, four planes, PFC: p99 7 to 18 % low, the last 32 to 50
/// %.
///
/// What is simulated whole as quickly (2,304 flows by planes; 1,024 with PFC) is, and has no band.
///
/// Dead planes are left out of the sample as of the whole, and so are dead rails. Dead switches and links are not in it
/// (their numbers are of another tree): they widen the bands, and a remark says so.
SimulationResult estimate(const SimulationInput &input);

/// Who sends by which way in an estimate: all of it that does not depend on the bytes of a flow, which is the larger
/// part of its time. For whoever asks again with other bytes; same results as estimate(input).
struct EstimateSample {
    FlowSet unitFlows; ///< of a transfer of one byte
    NetworkSpec network; ///< the smaller one they run on
    std::vector<std::uint32_t> demand; ///< by stripe, whose it is; empty = equally many of each flow
    std::size_t flows = 0;
    std::uint32_t stripes = 1; ///< of a flow, of which the sample holds one
    Problems lost; ///< flows of the whole without a way
    double wholeFlows = 0; ///< > 0: one-to-one traffic, whose late flows are those of a sample of so many
    /// Fluid times of one byte on the wire, where all carry as much from the same moment and none is pushed back: of
    /// more bytes they take as many times as long.
    std::optional<Completions> ofByte;
};
EstimateSample sampleOf(const SimulationInput &input); ///< empty where `estimate` will find a problem
SimulationResult estimate(const EstimateSample &sample, const SimulationInput &input);

} // namespace gigasite::flow
