// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gigasite {

/// Size of a relative change (−0.078), without its sign: "7.8 %". A fall that leaves something is never "100 %": it
/// gets the digits that tell what is left, "99.96 %", or is "> 99.99 %".
QString shareOfChange(double change);

} // namespace gigasite
