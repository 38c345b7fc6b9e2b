// SPDX-License-Identifier: GPL-3.0-or-later
// What the topology figure shows while the network of the newest scenario is not simulated yet.
#include "views/figures/topology_canvas.h"

#include "views/figures/network_notice.h"

#include <algorithm>

namespace gigasite {

using namespace topology;

TopologyCanvas::TopologyCanvas(QWidget *parent)
    : FigureCanvas(parent)
    , notice_(new NetworkNotice(theme_, this))
    , progress_(new ProgressLine(theme_, this))
{
    connect(this, &FigureCanvas::snapshotChanged, this, &TopologyCanvas::keepWholeRun);
    connect(notice_, &NetworkNotice::cancelRequested, this, &TopologyCanvas::cancelRequested);
    connect(notice_, &NetworkNotice::repeatRequested, this, &TopologyCanvas::repeatRequested);
}

/// Curves and loads of the last whole run stay, stale, until the next one is through: an estimate has no loads, and a
/// part of a run has the fast flows only. Not those of another document, or of a network that has other ribbons.
void TopologyCanvas::keepWholeRun()
{
    const auto &own = snapshot_.ownNetwork;
    if (own && isWholeRun(*own)) {
        if (!snapshot_.networkStale)
            kept_ = {own, snapshot_.network, snapshot_.completeScenario};
        return;
    }
    const bool fails = own && !own->problems.empty();
    if (!kept_.scenario || !snapshot_.complete || !snapshot_.completeScenario || fails)
        return;
    const auto &input = snapshot_.complete->flowInput;
    if (!input || kept_.scenario->name != snapshot_.completeScenario->name)
        return;
    const auto at = std::find_if(kept_.network.begin(), kept_.network.end(),
                                 [&](const auto &known) { return known.first == input->transport; });
    if (at == kept_.network.end() || !isWholeRun(*at->second) ||
        !fitsNetwork(*at->second, snapshot_.complete->fabric)) {
        kept_ = {}; // tens of megabytes that no picture is of, while the next run needs as many
        return;
    }
    snapshot_.ownNetwork = at->second;
    snapshot_.network = kept_.network;
    snapshot_.networkStale = true;
}

void TopologyCanvas::setJob(const std::optional<Job> &job)
{
    notice_->setJob(job);
    if (job)
        progress_->setShare(job->share);
    placeNotice();
}

void TopologyCanvas::placeNotice()
{
    constexpr double edge = 10, below = 12; // of the figure: right of the legend, below its middle
    constexpr double most = 0.45; // of the figure's width
    const double scale = zoom();
    const bool fits = width() > 240 * scale && height() > 120 * scale;
    const bool shows = notice_->job() && fits;
    notice_->setVisible(shows);
    progress_->setVisible(shows && notice_->job()->canStop);
    progress_->setGeometry(0, 0, width(), ProgressLine::thickness);
    const auto size = notice_->sizeFor(static_cast<int>(width() * most));
    notice_->setGeometry(width() - static_cast<int>(edge * scale) - size.width(),
                         height() - static_cast<int>(below * scale) - size.height() / 2, size.width(), size.height());
    const double taken = shows ? size.width() / scale : 0;
    if (std::exchange(noticeWidth_, taken) != taken && isVisible())
        update();
}

void TopologyCanvas::resizeEvent(QResizeEvent *event)
{
    FigureCanvas::resizeEvent(event);
    placeNotice();
}

} // namespace gigasite
