// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of Network written out, vertex by vertex in their order, so that nothing needs sorting.
#include "model/flow/graph.h"
#include "model/flow/out_of_service.h"
#include "model/flow/run_control.h"

#include "model/units/unit.h"

#include <algorithm>
#include <array>

namespace gigasite::flow {

namespace {

constexpr double maxEdges = 1 << 25; ///< 44 B each while building, 1.5 GB

class Writer {
public:
    Writer(const Network &network, const OutOfService &out)
        : network_(network)
        , out_(out)
        , spec_(network.spec())
        , builder_(network.hostCount(), spec_.planes, network.rails())
        , portRate_(spec_.hostRate / spec_.planes)
    {
    }

    Outcome<Graph, Problems> write(const Failures &failures, const std::stop_token &stop)
    {
        builder_.reserve(std::size_t(edges()), network_.linkCount());
        addVertices();
        StopWatch watch(stop);
        for (std::uint32_t host = 0; host < network_.hostCount() && !watch.asked(); ++host)
            linkHost(host);
        eachSwitch([&](auto... place) {
            if (!stop.stop_requested())
                linkSwitch(place...);
        });
        for (std::uint32_t d = 0; d < domains_ * spec_.sites; ++d)
            linkDomain(d / domains_, d % domains_);
        for (std::uint32_t site = 0; spec_.sites > 1 && site < spec_.sites; ++site)
            linkWan(site);
        return std::move(builder_).build(failures, stop);
    }

    double edges() const
    {
        const double tops = network_.level(network_.tiers()).width * double(network_.trees()) * spec_.sites;
        return double(network_.linkCount()) + (spec_.sites > 1 ? tops * spec_.sites : 0);
    }

private:
    /// Calls f(site, tree, tier, s, q) for every switch of a tree in service, in order of vertices.
    template <class F> void eachSwitch(F f) const
    {
        for (std::uint32_t site = 0; site < spec_.sites; ++site) {
            for (std::uint32_t tree = 0; tree < network_.trees(); ++tree) {
                for (std::uint32_t tier = 1; !out_.tree(tree) && tier <= network_.tiers(); ++tier) {
                    const auto &level = network_.level(tier);
                    for (std::uint32_t s = 0; s < level.subtrees; ++s) {
                        for (std::uint32_t q = 0; q < level.width; ++q)
                            f(site, tree, tier, s, q);
                    }
                }
            }
        }
    }

    VertexId switchAt(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t s,
                      std::uint32_t q) const
    {
        return VertexId(firstOfTree_[site * network_.trees() + tree] + firstOfTier_[tier] +
                        s * network_.level(tier).width + q);
    }

    void addVertices()
    {
        const auto domain = std::max(spec_.domain, 1U);
        for (std::uint32_t h = 0; h < network_.hostCount(); ++h) {
            const auto ofSite = h % spec_.hosts;
            builder_.setHost(HostId(h), h / spec_.hosts, spec_.railOnly ? ofSite % domain : 0, ofSite);
            builder_.setUpPorts(VertexId(h), 1);
        }
        std::uint32_t inTree = 0;
        for (std::uint32_t tier = 1; tier <= network_.tiers(); ++tier) {
            firstOfTier_[tier] = inTree;
            inTree += network_.level(tier).subtrees * network_.level(tier).width;
        }
        auto next = network_.hostCount();
        for (std::uint32_t block = 0; block < spec_.sites * network_.trees(); ++block) {
            firstOfTree_.push_back(next);
            next += out_.tree(block % network_.trees()) ? 0 : inTree;
        }
        eachSwitch([this](auto site, auto tree, auto tier, auto s, auto q) {
            const auto &level = network_.level(tier);
            builder_.setUpPorts(builder_.addSwitch(tier, tree, site, s * level.width + q), level.up);
        });
        firstDomain_ = next;
        domains_ = network_.hasScaleUp() ? (spec_.hosts + domain - 1) / domain : 0;
        for (std::uint32_t d = 0; d < domains_ * spec_.sites; ++d)
            builder_.addDomain(d / domains_, d % domains_);
        firstWan_ = firstDomain_ + domains_ * spec_.sites;
        for (std::uint32_t site = 0; spec_.sites > 1 && site < spec_.sites; ++site)
            builder_.setUpPorts(builder_.addWan(site), network_.level(network_.tiers()).width);
    }

    void linkHost(std::uint32_t host)
    {
        const auto site = host / spec_.hosts, ofSite = host % spec_.hosts;
        const auto x = network_.positionOf(ofSite);
        const auto firstTree = spec_.railOnly ? ofSite % spec_.domain * spec_.planes : 0;
        for (auto tree = firstTree; tree < firstTree + spec_.planes; ++tree) {
            const auto up = network_.upLink(site, tree, 1, x);
            if (!out_.tree(tree) && !out_.link(up))
                builder_.addLink(VertexId(host), switchAt(site, tree, 1, x / network_.level(1).down, 0), up, portRate_,
                                 0);
        }
        if (domains_ > 0)
            builder_.addLink(VertexId(host), VertexId(firstDomain_ + site * domains_ + ofSite / spec_.domain),
                             network_.scaleUpOut(HostId(host)), spec_.scaleUpRate, 0);
    }

    void linkSwitch(std::uint32_t site, std::uint32_t tree, std::uint32_t tier, std::uint32_t s, std::uint32_t q)
    {
        const auto self = switchAt(site, tree, tier, s, q);
        const auto &level = network_.level(tier);
        for (std::uint32_t p = 0; p < level.up; ++p) {
            const auto above = q * level.up + p;
            const auto up = network_.upLink(site, tree, tier + 1, s * network_.level(tier + 1).width + above);
            if (!out_.link(up))
                builder_.addLink(self, switchAt(site, tree, tier + 1, s / network_.level(tier + 1).down, above), up,
                                 portRate_, p);
        }
        const auto &lower = network_.level(tier - 1);
        const auto last = std::min(lower.subtrees, (s + 1) * level.down);
        for (auto child = s * level.down; child < last; ++child) {
            const auto down = network_.downLink(site, tree, tier, child * level.width + q);
            if (out_.link(down))
                continue;
            const auto port = child - s * level.down;
            if (tier > 1)
                builder_.addLink(self, switchAt(site, tree, tier - 1, child, q / lower.up), down, portRate_, port);
            else if (const auto host = network_.hostAt(tree, child); host < spec_.hosts)
                builder_.addLink(self, VertexId(site * spec_.hosts + host), down, portRate_, port);
        }
        if (spec_.sites > 1 && tier == network_.tiers())
            builder_.addLink(self, VertexId(firstWan_ + site), network_.wanOut(site), spec_.wanRateOf(site), 0);
    }

    void linkDomain(std::uint32_t site, std::uint32_t domain)
    {
        const auto last = std::min(spec_.hosts, (domain + 1) * spec_.domain);
        for (auto h = domain * spec_.domain; h < last; ++h) {
            const auto host = site * spec_.hosts + h;
            builder_.addLink(VertexId(firstDomain_ + site * domains_ + domain), VertexId(host),
                             network_.scaleUpIn(HostId(host)), spec_.scaleUpRate, h - domain * spec_.domain);
        }
    }

    void linkWan(std::uint32_t site)
    {
        for (std::uint32_t other = 0; other < spec_.sites; ++other) {
            for (std::uint32_t tree = 0; other != site && tree < network_.trees(); ++tree) {
                for (std::uint32_t q = 0; !out_.tree(tree) && q < network_.level(network_.tiers()).width; ++q)
                    builder_.addLink(VertexId(firstWan_ + site), switchAt(other, tree, network_.tiers(), 0, q),
                                     network_.wanIn(other), spec_.wanRateOf(other), q);
            }
        }
    }

    const Network &network_;
    const OutOfService &out_;
    const NetworkSpec &spec_;
    GraphBuilder builder_;
    double portRate_;
    std::vector<std::uint32_t> firstOfTree_; ///< vertex, by site and tree
    std::array<std::uint32_t, 5> firstOfTier_{}; ///< within a tree
    std::uint32_t firstDomain_ = 0, domains_ = 0; ///< domains of one site
    std::uint32_t firstWan_ = 0;
};

} // namespace

Outcome<Graph, Problems> explicitGraph(const Network &network, const Failures &failures, const std::stop_token &stop)
{
    if (auto problems = checkFailures(network, failures); !problems.empty())
        return problems;
    const OutOfService out(network, failures);
    Writer writer(network, out);
    if (writer.edges() > maxEdges)
        return Problems{error("network.failed",
                              say("With anything out of service each of the %1 one-way links is looked at, more than "
                                  "the %2 that fit in memory. Fewer planes, or nothing out of service, would do.",
                                  withCommas(writer.edges()), withCommas(maxEdges)),
                              {{say("Restore everything"), "network.failed", ""}})};
    return writer.write(failures, stop);
}

} // namespace gigasite::flow
