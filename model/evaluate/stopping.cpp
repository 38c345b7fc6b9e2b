// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/stopping.h"

#include <algorithm>
#include <iterator>

namespace gigasite {

namespace {

bool isError(const Problem &p)
{
    return p.severity == Severity::Error;
}

} // namespace

void stopFor(Problems &problems, std::size_t from, std::string_view begin)
{
    const auto first = problems.begin() + static_cast<std::ptrdiff_t>(std::min(from, problems.size()));
    const auto behind = std::stable_partition(
        first, problems.end(), [&](const Problem &p) { return isError(p) && p.path.starts_with(begin); });
    std::rotate(problems.begin(), first, behind);
}

void stopForLast(Problems &problems, std::size_t from)
{
    for (auto i = problems.size(); i > from; --i) {
        if (!isError(problems[i - 1]))
            continue;
        const auto last = problems.begin() + static_cast<std::ptrdiff_t>(i - 1);
        std::rotate(problems.begin(), last, std::next(last));
        return;
    }
}

const Problem *stoppedBy(const Evaluation &e, Stage needed)
{
    const bool stops = !e.has(needed) && !e.problems.empty() && isError(e.problems.front());
    return stops ? &e.problems.front() : nullptr;
}

} // namespace gigasite
