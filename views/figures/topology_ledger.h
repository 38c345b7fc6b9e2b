// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluation.h"
#include "views/paint/marks.h"

#include <QString>

#include <vector>

namespace gigasite::topology {

/// The list "What it takes" beside the tree: label left, value right.
struct LedgerRow {
    QString label, shortLabel, value;
    QByteArray figureId;
    bool startsGroup = false;
};

std::vector<LedgerRow> networkLedger(const Evaluation &evaluation);

/// Width the list needs with short or full labels.
double ledgerWidth(const std::vector<LedgerRow> &rows, bool shortLabels);

/// The least height that shows all rows.
double ledgerHeight(const std::vector<LedgerRow> &rows);

/// Appends one mark per row.
void paintLedger(QPainter &p, const QRectF &area, const Evaluation &evaluation, const std::vector<LedgerRow> &rows,
                 bool shortLabels, const Theme &theme, Marks &marks);

} // namespace gigasite::topology
