// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figures_ahead.h"

#include "views/figures/figure_canvas.h"

#include <utility>

namespace gigasite {

FiguresAhead::FiguresAhead(const std::vector<FigureCanvas *> &figures)
    : figures_([&] {
        auto found = figures;
        std::erase_if(found, [](const FigureCanvas *f) { return !f->canPaintAhead(); });
        return found;
    }())
    , crew_(jobsOf(figures_))
{
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        figures_[i]->ahead_.crew = &crew_;
        figures_[i]->ahead_.job = i;
    }
}

/// A figure whose paint event has not come paints what is true by the next one.
FiguresAhead::~FiguresAhead()
{
    for (auto *figure : figures_) {
        if (std::exchange(figure->ahead_.crew, nullptr))
            crew_.drop(figure->ahead_.job);
    }
}

PaintCrew::Jobs FiguresAhead::jobsOf(const std::vector<FigureCanvas *> &figures)
{
    PaintCrew::Jobs jobs;
    for (auto *figure : figures)
        jobs.emplace_back([figure] { figure->paintAhead(); });
    return jobs;
}

} // namespace gigasite
