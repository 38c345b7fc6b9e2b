// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stroke.h"

#include "views/edit.h"

namespace gigasite {

int Stroke::step(std::string_view what)
{
    if (what != what_ || !since_.isValid() || since_.elapsed() > pauseMs) {
        what_ = what;
        number_ = nextGesture();
    }
    since_.start();
    return number_;
}

} // namespace gigasite
