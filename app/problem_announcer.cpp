// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/problem_announcer.h"

#include "views/translate.h"

#include <QAccessible>

namespace gigasite {

void ProblemAnnouncer::setSpeakers(QWidget *ofErrors, QWidget *ofWarnings)
{
    errors_ = ofErrors;
    warnings_ = ofWarnings;
}

void ProblemAnnouncer::tell(const Problems &problems)
{
    Known now;
    const Problem *worst = nullptr;
    int fresh = 0;
    for (const auto &problem : problems) {
        if (problem.severity != Severity::Error && problem.severity != Severity::Warning)
            continue;
        const std::pair key(problem.severity, problem.path);
        const bool isFresh = now.insert(key).second && !known_.contains(key);
        fresh += isFresh ? 1 : 0;
        if (isFresh && (!worst || worst->severity < problem.severity))
            worst = &problem;
    }
    known_ = std::move(now);
    auto *speaker = worst && worst->severity == Severity::Error ? errors_ : warnings_;
    if (!worst || !speaker)
        return;
    const auto words = translate(worst->message);
    speaker->setAccessibleDescription(fresh > 1 ? tr("%1 And %2 more.").arg(words).arg(fresh - 1) : words);
    QAccessibleEvent event(speaker, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace gigasite
