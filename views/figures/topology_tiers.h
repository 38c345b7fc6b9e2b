// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/topology_ledger.h"

#include <QSizeF>

namespace gigasite::topology {

/// How the parts of the topology figure share its area, and the column of tiers and links left of the tree.

QString counted(double value); ///< whole switches
QString ratio(double value); ///< "4.00 : 1"
QString bits(BytesPerSecond rate);
QString tierName(int tier); ///< 0 = NICs

/// What the left column says of one tier and of the links above it.
struct TierText {
    QString name, count, ratio, rate;
    QString baseline; ///< its oversubscription where it differs
    bool offered = false; ///< `baseline` is what a change would bring
};

std::vector<TierText> tierTexts(const Clos &fabric);

struct Frame {
    QRectF left, tree, ledger, legend;
    double wanMiddle = 0; ///< of the bar; 0 = one site
    std::vector<double> rowMiddles; ///< from the NICs upward
    double gap = 0; ///< between the middles of two rows
    bool oneLine = false; ///< name and count of a tier side by side
    bool shortLedger = false;

    QRectF row(std::size_t tier) const; ///< from the left column to the end of the tree
};

Frame frameOf(QSizeF size, const std::vector<TierText> &texts, const std::vector<LedgerRow> &rows, bool hasWan);

void drawLeftColumn(QPainter &p, const Frame &frame, const Clos &fabric, const std::vector<TierText> &texts,
                    bool showBaseline, const Theme &theme, Marks &marks);

} // namespace gigasite::topology
