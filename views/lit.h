// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace gigasite {

/// Ids of figures and keys of parameters that belong to what the pointer is on. Every view lights up its own: the same
/// thing is seen everywhere at once.
using Lit = QSet<QString>;

} // namespace gigasite
