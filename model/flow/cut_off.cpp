// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/cut_off.h"

#include "model/units/unit.h"

#include <set>
#include <utility>

namespace gigasite::flow {

namespace {

std::string flowsDo(std::size_t count, const char *singular, const char *plural)
{
    return withCommas(static_cast<double>(count)) + (count == 1 ? singular : plural);
}

} // namespace

Problems CutOff::told(const Traffic &traffic) const
{
    if (lost.empty())
        return {};
    std::vector<Fix> fixes;
    if (canRestore)
        fixes.push_back({"Restore everything", "network.failed", ""});
    const auto why = [&](std::uint32_t d, std::size_t others) {
        return whyNot(traffic[d].from, traffic[d].to) +
            (others > 0 ? " So it is with " + flowsDo(others, " more flow.", " more flows.") : std::string());
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
        auto text = "GPU " + withCommas(first) + " is cut off; its " +
            flowsDo(its, " flow does not finish.", " flows do not finish.");
        if (hosts.size() > 1)
            text += " So " + std::string(hosts.size() == 2 ? "is " : "are ") +
                withCommas(static_cast<double>(hosts.size() - 1)) + " more; " +
                flowsDo(lost.size() - others.size(), " flow in all.", " flows in all.");
        problems.push_back(error("network.failed", std::move(text), fixes));
    }
    if (!others.empty())
        problems.push_back(error("network.failed",
                                 why(others.front(), others.size() - 1) +
                                     (others.size() == 1 ? " It does not finish." : " They do not finish."),
                                 fixes));
    return problems;
}

} // namespace gigasite::flow
