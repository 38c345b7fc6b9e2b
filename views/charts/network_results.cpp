// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/network_results.h"

#include "views/paint/completion_curve.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QObject>

#include <algorithm>

namespace gigasite {

const flow::SimulationResult *NetworkResults::ownResult() const
{
    const auto at = std::find_if(all.begin(), all.end(), [&](const Result &r) { return r.first == own && r.second; });
    return at == all.end() ? nullptr : at->second.get();
}

QString NetworkResults::nothing() const
{
    const auto *mine = ownResult();
    if (!mine)
        return QObject::tr("The network of this scenario has not been simulated yet. That starts by itself.");
    const auto at = std::find_if(mine->problems.begin(), mine->problems.end(),
                                 [](const Problem &p) { return p.severity == Severity::Error; });
    if (at != mine->problems.end())
        return QObject::tr("Nothing was simulated. %1").arg(gigasite::translate(at->message));
    if (mine->flows == 0)
        return QObject::tr("This scenario sends nothing between hosts, so there is nothing to simulate.");
    return QObject::tr("None of the %1 flows has finished yet.").arg(localNumbers(withCommas(double(mine->flows))));
}

QStringList NetworkResults::remarks() const
{
    QStringList sentences;
    if (const auto *mine = ownResult()) {
        for (const auto &remark : mine->remarks)
            sentences << gigasite::translate(remark.message);
    }
    return sentences;
}

const flow::BundleSlowdown *NetworkResults::selectedSlowdown() const
{
    const auto *mine = ownResult();
    const auto i = static_cast<std::size_t>(selected);
    if (selected < 0 || !mine || i >= mine->bundleSlowdowns.size())
        return nullptr;
    const auto &slow = mine->bundleSlowdowns[i];
    return mine->bundles[i].flows > slow.unfinished ? &slow : nullptr;
}

QString NetworkResults::selectedText() const
{
    const auto *mine = ownResult();
    if (selected < 0 || !mine)
        return {};
    if (const auto *slow = selectedSlowdown())
        return QObject::tr("%1: p50 %2, p99 %3, last %4.")
            .arg(selection, times(slow->p50()), times(slow->p99), times(slow->last()));
    if (mine->estimate)
        return QObject::tr("The flows over the selected links come with the exact result.");
    if (mine->bundleSlowdowns.empty())
        return QObject::tr("This transport spreads its flows over all links, so none belong to the selected ones.");
    const auto i = static_cast<std::size_t>(selected);
    return i < mine->bundles.size() && mine->bundles[i].flows > 0
        ? QObject::tr("None of the flows over the selected links is done.")
        : QObject::tr("No flow crosses the selected links.");
}

} // namespace gigasite
