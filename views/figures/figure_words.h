// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace gigasite {

/// Words of the painted figures, for translators one context.
struct Figures {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

} // namespace gigasite
