// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace gigasite {

/// Work that goes on beside the window, as a person sees it.
struct Job {
    enum class State { Running, Done, Cancelled };

    int id = 0;
    QString name; ///< "Flow simulation"
    QString detail; ///< "ECMP, 800,000 hosts"
    QString phase; ///< what it is at: "sharing links"; may be empty
    State state = State::Running;
    double share = -1; ///< done, 0 … 1; < 0: not known
    double seconds = 0; ///< since it began, or how long it took
    bool canStop = false; ///< while it runs
    bool canRepeat = false; ///< once it was cancelled

    bool operator==(const Job &) const = default;
};

} // namespace gigasite
