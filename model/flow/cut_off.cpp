// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/cut_off.h"

#include "model/units/unit.h"

#include <set>
#include <utility>

namespace gigasite::flow {

namespace {

/// Hosts beside the one that is told of, and the flows of them all.
Text moreHosts(std::size_t hosts, std::size_t flows)
{
    const auto more = withCommas(static_cast<double>(hosts)), all = withCommas(static_cast<double>(flows));
    if (hosts == 1)
        return flows == 1 ? say("So is %1 more; %2 flow in all.", more, all)
                          : say("So is %1 more; %2 flows in all.", more, all);
    return flows == 1 ? say("So are %1 more; %2 flow in all.", more, all)
                      : say("So are %1 more; %2 flows in all.", more, all);
}

} // namespace

Problems CutOff::told(const Traffic &traffic) const
{
    if (lost.empty())
        return {};
    std::vector<Fix> fixes;
    if (canRestore)
        fixes.push_back({say("Restore everything"), "network.failed", ""});
    const auto why = [&](std::uint32_t d, std::size_t others) {
        const auto more = withCommas(static_cast<double>(others));
        return behind(whyNot(traffic[d].from, traffic[d].to),
                      others == 0       ? Text()
                          : others == 1 ? say("So it is with %1 more flow.", more)
                                        : say("So it is with %1 more flows.", more));
    };
    if (lost.size() == traffic.size())
        return {error("network.failed", why(lost.front(), lost.size() - 1), std::move(fixes))};
    std::set<std::uint32_t> hosts;
    std::vector<std::uint32_t> others;
    std::uint32_t first = 0;
    for (const auto d : lost) {
        bool cut = false;
        for (const auto host : {traffic[d].from, traffic[d].to}) {
            if (!isCut(host))
                continue;
            first = hosts.empty() ? index(host) : first;
            hosts.insert(index(host));
            cut = true;
        }
        if (!cut)
            others.push_back(d);
    }
    Problems problems;
    if (!hosts.empty()) {
        std::size_t its = 0;
        for (const auto d : lost)
            its += index(traffic[d].from) == first || index(traffic[d].to) == first;
        const auto gpu = withCommas(first), flows = withCommas(static_cast<double>(its));
        auto text = its == 1 ? say("GPU %1 is cut off; its %2 flow does not finish.", gpu, flows)
                             : say("GPU %1 is cut off; its %2 flows do not finish.", gpu, flows);
        if (hosts.size() > 1)
            text = behind(std::move(text), moreHosts(hosts.size() - 1, lost.size() - others.size()));
        problems.push_back(error("network.failed", std::move(text), fixes));
    }
    if (!others.empty())
        problems.push_back(error("network.failed",
                                 behind(why(others.front(), others.size() - 1),
                                        others.size() == 1 ? say("It does not finish.") : say("They do not finish.")),
                                 fixes));
    return problems;
}

} // namespace gigasite::flow
