// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/flow_set.h"
#include "model/flow/traffic.h"
#include "model/units/outcome.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace gigasite::flow {

/// A regular network as arithmetic: no object per switch or link, 800,000 hosts cost nothing until a flow asks its way.
///
/// ── The mathematics ──
///
/// A fat tree of t tiers with d_i ports down and u_i ports up at tier i (the top has d_t down, none up) is an extended
/// generalised fat tree XGFT (Öhring, Ibel, Das, Kumar 1995) with children m_i = d_i and parents w_1 = 1, w_{i+1} =
/// u_i. With M_i = m_1 … m_i and W_i = w_1 … w_i:
///
///   the subtree of tier i a position x belongs to      s_i = ⌊x / M_i⌋            (s_0 = x, the host itself)
///   the switches of tier i above it                    (s_i, q_i), q_i < W_i
///   its uplinks into tier i+1                           to (s_{i+1}, q_{i+1}),  q_{i+1} = q_i w_{i+1} + p,  p <
///   w_{i+1} number of the link up into tier i, down out of it   s_{i-1} W_i + q_i  (one block of numbers per tier and
///   way)
///
/// A flow goes up to the first tier where both ends share a subtree and comes down by the same digits q; p_2, p_3 … are
/// free: that is the choice ECMP hashes. Flows with different p_2 never meet (except at hosts): the planes of a fat
/// tree.
///
/// Positions: host x itself; x = D in the tree of rail j for host D·K + j of a rail-only network (K hosts in a domain);
/// cross-rack (⌊D / d_1⌋ K + j) d_1 + D mod d_1, so that d_1 consecutive domains fill K first-tier switches, one a
/// rail. Between sites a flow goes up all tiers, over its site's exit and the other's entry, and down from a top switch
/// there, q_t < W_t, that is hashed once more. In a rail-only network it first crosses its own domain to the GPU
/// (relay) on the receiver's rail and leaves by that GPU's cable. Trees are numbered rail · planes + plane.
///
/// Example: 2 tiers of 4-port switches, d_1 = u_1 = 2, d_2 = 4. Hosts 0 and 5: s_1 = 0 and 2, so they meet at tier 2.
/// With p_2 = 1: up host 0, up s_1=0 q_2=1 (number 0·2+1), down s_1=2 q_2=1 (number 2·2+1), down host 5.
///
/// Caveats. Partial pods keep their switches; only hosts are missing. A top switch has as many ports in use as there
/// are subtrees below it; parallel cables to fewer, fuller top switches are not modelled (same capacity, same hashing).
struct TreeTier {
    std::uint32_t down = 0, up = 0; ///< ports of one switch; up = 0 at the top

    bool operator==(const TreeTier &) const = default;
};

enum class Attachment {
    Rack, ///< consecutive hosts share a first-tier switch
    CrossRack, ///< host j of consecutive scale-up domains share one: rails
};

struct NetworkSpec {
    std::uint32_t hosts = 0; ///< of one site
    std::uint32_t sites = 1; ///< equal ones; hosts of site i are i · hosts …
    std::vector<TreeTier> tiers; ///< 1 to 4, from the hosts upward
    std::uint32_t planes = 1; ///< parallel trees, each with 1/planes of a host's rate: a flow is striped over them
    std::uint32_t domain = 1; ///< hosts that share a scale-up domain; 1 = none
    bool railOnly = false; ///< `domain` trees, one per rail, not joined: other rails are reached through the domain
    Attachment attachment = Attachment::Rack;
    double hostRate = 0; ///< B/s, one way, all planes together; switch ports are hostRate / planes
    double scaleUpRate = 0; ///< B/s, one way, of one host into its domain
    double wanRate = 0; ///< B/s, one way, of one site to all others
    std::vector<double> wanRates = {}; ///< of each site; empty = wanRate for all

    double wanRateOf(std::uint32_t site) const { return site < wanRates.size() ? wanRates[site] : wanRate; }

    bool operator==(const NetworkSpec &) const = default;
};

/// Things taken out of service. Text form, as the parameter network.failed has it, separated by commas:
/// "plane 1", "switch PLANE.TIER.NUMBER", "link PLANE.TIER.NUMBER" (the cable up into that tier, both ways); tiers
/// from 1.
struct Failure {
    enum class Kind { Plane, Switch, Link } kind = Kind::Plane;
    std::uint32_t plane = 0; ///< tree: plane, or rail of a rail-only network
    std::uint32_t tier = 0;
    std::uint32_t number = 0; ///< switch: s_i W_i + q_i; link: as above; those of the next site go on counting

    bool operator==(const Failure &) const = default;
};
using Failures = std::vector<Failure>;
Outcome<Failures> parseFailures(const std::string &text);
std::string failuresText(const Failures &failures);

/// What cannot be built, each with the nearest values that can: disconnected, odd radix, ports that do not split, more
/// hosts than fit, no capacity. Paths are scenario keys (network.radix, network.endpoints …).
Problems checkNetwork(const NetworkSpec &spec);

/// `tiers` tiers of switches with `radix` ports, all down at the top, else split down : up = `oversubscription` of that
/// tier (1 where it is not given). Problems: an odd radix, ports that do not split in whole numbers.
Outcome<std::vector<TreeTier>, Problems> treeTiers(std::uint32_t radix, std::uint32_t tiers,
                                                   const std::vector<double> &oversubscription = {});

/// Which path each flow takes: hash(flow, seed) at every switch, or one hash for all tiers (polarisation: switches that
/// all hash alike leave most second-tier paths unused).
struct Routing {
    std::uint64_t seed = 1;
    bool sameHashEveryTier = false; ///< p_i = h mod w_i with one h

    bool operator==(const Routing &) const = default;
};

/// Stands for the tier where a path comes down from the WAN: which of all top switches it takes.
constexpr std::uint32_t tierOfEntry = 15;

/// The port p < `width` that the hash picks for a flow on its way up into `tier`.
inline std::uint32_t hashedPort(const Routing &routing, std::uint64_t flow, std::uint32_t tier, std::uint32_t plane,
                                std::uint32_t width)
{
    if (routing.sameHashEveryTier)
        return static_cast<std::uint32_t>(mixed(routing.seed, flow) % width);
    return below(mixed(routing.seed, flow, tier + 16 * plane), width);
}

class Network {
public:
    /// Of a spec that `checkNetwork` has nothing against.
    explicit Network(NetworkSpec spec);

    const NetworkSpec &spec() const { return spec_; }
    std::size_t linkCount() const { return linkCount_; }
    std::size_t linksOfSite() const { return std::size_t{trees()} * treeLinks_; } ///< of its trees; site 0's come first
    std::size_t switchCount() const;
    double capacityOf(LinkId link) const;
    /// What a link is, as text ("tier 2 up, plane 1, switch 17 to 43") and as place for the topology figure.
    struct Place {
        enum class Kind { HostUp, HostDown, Up, Down, ScaleUpOut, ScaleUpIn, WanOut, WanIn } kind = Kind::HostUp;
        std::uint32_t site = 0, tree = 0; ///< tree: plane or rail
        std::uint32_t tier = 0; ///< the tier it leads up into or down out of
        /// Switch numbers s_i W_i + q_i of the site (or host position) at either end; scale-up: host of the site,
        /// domain.
        std::uint32_t below = 0, above = 0;
    };
    Place placeOf(LinkId link) const;
    std::string nameOf(LinkId link) const;
    /// The cable a link is one way of, as network.failed names it; nothing for those outside the trees.
    std::optional<Failure> cableOf(LinkId link) const;

    /// The path of one flow in one tree, appended to `path`. `flow` is what the hash sees. Scale-up flows ignore
    /// `plane`.
    void route(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
               std::vector<LinkId> &path) const;

    /// Tier at which a flow turns round: 0 inside a scale-up domain, 1 under one first-tier switch, …, t + 1 over WAN.
    std::uint32_t turn(HostId from, HostId to) const;

    /// Flows with hashed single paths. A flow of a multi-plane network becomes `planes` flows of bytes / planes each,
    /// in order (flow 0 plane 0, flow 0 plane 1 …). `part` is filled where flows of different first choices cannot
    /// meet. Asked to stop, it returns what is not to be used. Fewer than 2^32 links in all paths together (that is 715
    /// million flows over three tiers).
    FlowSet hashed(const Traffic &traffic, const Routing &routing, const std::stop_token &stop = {}) const;

    /// Flows spread evenly over all shortest paths: every set of parallel links becomes one link of their joint
    /// capacity. One flow per demand. Links are those of `bundled()`.
    FlowSet sprayed(const Traffic &traffic, const std::stop_token &stop = {}) const;

    /// The same network with one plane and one uplink per switch: a link of it stands for all the parallel ones of a
    /// subtree, and is named so. Its places are those of sprayed flows; its own capacities are of single links.
    ///
    /// Rails are parallel, too: a scale-up domain spreads what its hosts send over all of them. So it is the first tier
    /// of one tree, a switch whose way up are the cables of all its hosts. Each host sends and receives at no more than
    /// the rate of its own, so that one alone is no faster than in another network.
    ///
    /// Caveat. What passes through a domain to other rails is not counted on its scale-up ports, which are some ten
    /// times as wide.
    Network bundled() const;
    /// B/s, of all the parallel links of a subtree that one of `bundled()` into or out of that tier of it stands for.
    double jointRate(std::uint32_t tier) const;

    /// Tier i of every tree as numbers. Level 0 stands for the hosts.
    struct Level {
        std::uint32_t down = 1, up = 1; ///< m_i, w_{i+1}; up = 1 at hosts, 0 at the top
        std::uint32_t subtrees = 1; ///< of tier i in use: s_i < subtrees; at level 0 positions, some of them empty
        std::uint32_t width = 1; ///< W_i switches above each
        std::uint32_t firstUp = 0, firstDown = 0; ///< links up into it, down out of it, within a tree
    };
    std::uint32_t tiers() const { return static_cast<std::uint32_t>(spec_.tiers.size()); }
    const Level &level(std::uint32_t tier) const { return levels_[tier]; }
    std::uint32_t rails() const { return spec_.railOnly ? spec_.domain : 1; }
    std::uint32_t trees() const { return rails() * spec_.planes; } ///< of one site
    bool hasScaleUp() const { return spec_.domain > 1 && spec_.scaleUpRate > 0; }
    std::uint32_t hostCount() const { return spec_.hosts * spec_.sites; }
    std::uint32_t positionOf(std::uint32_t hostOfSite) const;
    /// The other way round; past the last host where a position is empty.
    std::uint32_t hostAt(std::uint32_t tree, std::uint32_t position) const;

    /// Up into `tier` or down out of it by its number s_{i-1} W_i + q_i.
    LinkId upLink(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t number) const
    {
        return LinkId(firstLinkOf(site, tree) + levels_[tier].firstUp + number);
    }
    LinkId downLink(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t number) const
    {
        return LinkId(firstLinkOf(site, tree) + levels_[tier].firstDown + number);
    }
    LinkId scaleUpOut(HostId host) const { return LinkId(firstScaleUp_ + index(host)); }
    LinkId scaleUpIn(HostId host) const { return LinkId(firstScaleUp_ + hostCount() + index(host)); }
    LinkId wanOut(std::uint32_t site) const { return LinkId(firstWan_ + site); }
    LinkId wanIn(std::uint32_t site) const { return LinkId(firstWan_ + spec_.sites + site); }

    /// How many links a path has at most: 2 t, and 2 each for a relay and the WAN.
    static constexpr std::size_t longestPath = 12;

private:
    /// A path as it was written, and what it may share links with.
    struct Written {
        LinkId *end; ///< past the last link
        std::uint32_t part; ///< tree · w_2 + p_2, or past all those the domain
    };
    Written write(HostId from, HostId to, std::uint64_t flow, std::uint32_t plane, const Routing &routing,
                  LinkId *path) const;
    struct Hash {
        const Routing &routing;
        std::uint64_t flow;
        std::uint32_t plane;
        std::uint32_t first; ///< p_2
        std::uint32_t port(std::uint32_t tier, std::uint32_t width) const
        {
            return hashedPort(routing, flow, tier, plane, width);
        }
    };
    LinkId *writeInSite(std::uint32_t from, std::uint32_t to, std::uint32_t firstLink, const Hash &hash,
                        LinkId *path) const;
    LinkId *writeOverWan(std::uint32_t from, std::uint32_t to, std::uint32_t fromSite, std::uint32_t toSite,
                         std::uint32_t tree, const Hash &hash, LinkId *path) const;
    std::uint32_t firstLinkOf(std::uint32_t site, std::uint32_t tree) const
    {
        return (site * trees() + tree) * treeLinks_;
    }
    std::uint32_t firstChoices() const { return tiers() > 1 ? levels_[1].up : 1; } ///< w_2
    std::vector<double> capacities() const;
    std::string bundleName(const Place &place, const std::string &where) const;
    std::vector<std::uint32_t> separateParts(const FlowSet &flows, std::vector<std::uint32_t> byFirstChoice) const;
    template <class Claim>
    bool claimHostLinks(const FlowSet &flows, const std::vector<std::uint32_t> &part, Claim claim) const;
    bool shareNoLink(const FlowSet &flows, const std::vector<std::uint32_t> &part) const;

    NetworkSpec spec_;
    std::array<Level, 6> levels_; ///< of four tiers, and domains as one more in `bundled()`
    std::uint32_t treeLinks_ = 0; ///< of one tree
    std::uint32_t firstScaleUp_ = 0, firstWan_ = 0; ///< past all trees of all sites
    std::size_t linkCount_ = 0;
    /// By tier, where this is a bundled network: links into it that one stands for. 1 elsewhere.
    std::array<std::uint32_t, 6> parallel_{1, 1, 1, 1, 1, 1};
    std::uint32_t bundledPlanes_ = 1, bundledRails_ = 1;
};

/// Failures of things that are not there.
Problems checkFailures(const Network &network, const Failures &failures);

} // namespace gigasite::flow
