// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_sites.h"

namespace gigasite {

/// A card of the map: a few short lines in a frame, tied to a mark by a leader.
struct Card {
    struct Run {
        QString text;
        QColor ink;
        bool bold = false;
    };
    std::vector<std::vector<Run>> lines;
    QColor border;
    QColor bar; ///< not valid = none
    SiteState sign = SiteState::Met; ///< octagon or triangle at the end of the first line
    QSizeF size;
};

/// A limit in few words: "flex at 0.5 %".
QString limitWords(HostLimit limit, const SitingRule &rule, const Scenario &scenario);

/// Of a limit's power, in few digits, yet never rounded across the limit: "42 %", "> 100 %".
QString shareOfLimit(double share);

/// How much a card says: its site's name with the result, or beside it in a second line what it needs, or that as a
/// share of what limits it, or all in three.
enum class CardDetail { Title, Brief, Limit, Full };

Card siteCard(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario, CardDetail detail,
              double maxWidth, const Theme &theme);

/// Of a site that is dragged: all of the above, and the RTT to the others.
Card handCard(const SiteShape &shape, const Evaluation &evaluation, const Scenario &scenario, double maxWidth,
              const Theme &theme);

/// Of a pair, by name; without details by number. Of a cut link that it carries nothing, instead of its RTT.
Card rttCard(const SiteDistance &pair, const PowerPlan &plan, const Scenario &scenario, CardDetail detail,
             const Theme &theme, bool isOffered = false);

/// With its corner at the origin.
void drawCard(QPainter &p, const Card &card, const Theme &theme);

/// Everything a card's picture depends on.
QString cardKey(const Card &card);

} // namespace gigasite
