// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace gigasite {

/// A table to read and choose rows from: whole rows, one at a time, nothing to edit, no frame, no grid; Tab leaves it.
void dressAsList(QTableView &table);

/// px that all its columns take where none is cut, with a scroll bar.
int naturalWidth(const QTableView &table);

} // namespace gigasite
