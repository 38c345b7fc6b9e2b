// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/text.h"

#include <QStringList>

#include <algorithm>

namespace gigasite {

/// The first of several wordings, the fullest first, that a width holds; the last where none does.
inline QString fitting(const QFont &font, const QStringList &wordings, double width)
{
    const auto at = std::find_if(wordings.begin(), wordings.end(),
                                 [&](const QString &each) { return textWidth(font, each) <= width; });
    return at == wordings.end() ? wordings.last() : *at;
}

} // namespace gigasite
