// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <string>
#include <string_view>

namespace gigasite {

/// Steps by key or wheel that follow each other quickly on the same thing are one gesture, as a drag is: a key held
/// down is one step to undo, not thirty.
class Stroke {
public:
    static constexpr int pauseMs = 700; ///< ends it; a held key repeats after 500 ms at most on common systems

    /// The gesture that a step on `what` belongs to now.
    int step(std::string_view what);

private:
    std::string what_;
    QElapsedTimer since_;
    int number_ = 0;
};

} // namespace gigasite
