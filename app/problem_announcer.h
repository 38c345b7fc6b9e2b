// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/outcome.h"

#include <QCoreApplication>
#include <QWidget>

#include <set>
#include <string>
#include <utility>

namespace gigasite {

/// Tells a screen reader of problems that have come up, each once: a problem that stays while its numbers change is not
/// told again, one that went and came back is. To be called when the hand rests, so that it interrupts nobody.
class ProblemAnnouncer {
    Q_DECLARE_TR_FUNCTIONS(ProblemAnnouncer)
public:
    /// They speak: widgets that are always on screen.
    void setSpeakers(QWidget *ofErrors, QWidget *ofWarnings);
    void tell(const Problems &problems);

private:
    using Known = std::set<std::pair<Severity, std::string>>; ///< with the path

    QWidget *errors_ = nullptr, *warnings_ = nullptr;
    Known known_;
};

} // namespace gigasite
