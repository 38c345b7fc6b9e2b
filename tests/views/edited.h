// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_io.h"
#include "views/edit.h"

#include <QTest>

namespace gigasite::test {

/// The scenario after an edit that is not refused.
inline Scenario edited(Scenario scenario, const Edit &edit)
{
    for (const auto &[key, value] : edit.changes) {
        auto next = withValue(std::move(scenario), key, value);
        if (!next)
            qFatal("%s is refused", key.c_str());
        scenario = *std::move(next);
    }
    return scenario;
}

} // namespace gigasite::test
