// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/map_cards.h"
#include "views/figures/map_free_space.h"
#include "views/figures/map_links.h"

namespace gigasite {

/// A card with its place on the figure.
struct PlacedCard {
    Card card;
    QRectF rect;
    QLineF leader;
    QColor leaderInk;
    int site = -1;
    CardDetail detail = CardDetail::Full;
    bool isClear = true; ///< its leader passes nothing of other sites

    bool saysLimit() const { return detail >= CardDetail::Limit; }
};

/// What the map's cards are about and the room they have.
struct CardRoom {
    const Evaluation &evaluation;
    const Scenario &scenario;
    QSizeF size; ///< of the figure
    const Theme &theme;
};

/// Of the longest link, where there is room, in at most so much detail; of a change that is only offered, it says so.
std::optional<PlacedCard> placeRtt(const std::vector<MapLink> &links, const CardRoom &room, CardDetail most,
                                   FreeSpace &space, bool isOffered = false);

/// The card of the site that is dragged: right of it, or left, below, above, where it hides neither the marker with its
/// rings nor the pointer, and never beyond the figure.
std::optional<PlacedCard> placeAtHand(const std::vector<SiteShape> &shapes, const CardRoom &room, FreeSpace &space,
                                      const PowerMapOptions &options);

/// All other sites' cards in as much detail as fits together; a site someone points at keeps its full card.
std::vector<PlacedCard> placeCards(const std::vector<SiteShape> &shapes, const CardRoom &room, FreeSpace &space,
                                   const PowerMapOptions &options);

void drawPlaced(QPainter &p, const PlacedCard &placed, const Theme &theme);
void drawLeaders(QPainter &p, const std::vector<PlacedCard> &cards);
/// All but the card at the hand, which lies above the badges.
void drawCards(QPainter &p, std::vector<PlacedCard> &cards, const Theme &theme, const PowerMapOptions &options);

void drawHandCard(QPainter &p, const std::vector<PlacedCard> &cards, const Theme &theme,
                  const PowerMapOptions &options);

} // namespace gigasite
