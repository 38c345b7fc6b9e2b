// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/paint_crew.h"

#include <vector>

namespace gigasite {

class FigureCanvas;

/// Figures of a window that wait for their paint events, painted by a second thread while the window's own paints all
/// else. Lives while an update request is answered: until it is, nothing changes any figure.
class FiguresAhead {
public:
    explicit FiguresAhead(const std::vector<FigureCanvas *> &figures); ///< of one window
    ~FiguresAhead();
    FiguresAhead(const FiguresAhead &) = delete;
    FiguresAhead &operator=(const FiguresAhead &) = delete;

private:
    static PaintCrew::Jobs jobsOf(const std::vector<FigureCanvas *> &figures);

    std::vector<FigureCanvas *> figures_;
    PaintCrew crew_;
};

} // namespace gigasite
