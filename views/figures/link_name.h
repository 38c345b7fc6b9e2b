// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/flow/simulation.h"
#include "views/figures/figure_words.h"
#include "views/figures/place_words.h"

#include <QString>

namespace gigasite {

/// What flow::shortNameOf() says, in the person's language: "link 0.2.17 up", plane.tier.number as network.failed
/// takes them; the whole name where it is no cable.
inline QString shortLinkName(const flow::HotLink &hot)
{
    using Kind = flow::Network::Place::Kind;
    if (!hot.cable)
        return linkWords(hot.name);
    const bool up = hot.place.kind == Kind::HostUp || hot.place.kind == Kind::Up;
    const auto cable = QStringLiteral("%1.%2.%3").arg(hot.cable->plane).arg(hot.cable->tier).arg(hot.cable->number);
    return up ? Figures::tr("link %1 up").arg(cable) : Figures::tr("link %1 down").arg(cable);
}

} // namespace gigasite
