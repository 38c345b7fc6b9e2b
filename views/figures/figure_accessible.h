// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace gigasite {

/// Makes painted figures readable for screen readers: each is a table with one row per mark, whose name is the mark's
/// sentence and whose place is where it was drawn. Call once; later calls do nothing.
void installFigureAccessibility();

} // namespace gigasite
