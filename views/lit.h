// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <QSet>
#include <QString>

namespace gigasite {

/// Ids of figures and keys of parameters that belong to what the pointer is on. Every view lights up its own: the same
/// thing is seen everywhere at once.
using Lit = QSet<QString>;

/// The thing itself, and of a parameter that has an effect all that follows from it, of a figure the nearest of what it
/// is computed from. What one site has is that of all sites; nothing for an empty id.
Lit litBy(const QString &id, const Scenario &scenario);

} // namespace gigasite
