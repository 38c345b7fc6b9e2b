// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/example.h"
#include "views/paint/marks.h"
#include "views/snapshot.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace gigasite::test {

/// An example with settings, evaluated, as a view is shown it.
inline Snapshot snapshotOf(const std::vector<std::string> &settings = {}, const std::string &name = "nextgen-100t")
{
    Snapshot s;
    s.facts = std::shared_ptr<const Facts>(&facts(), [](const Facts *) { });
    s.scenario = s.completeScenario = std::make_shared<const Scenario>(example(name, settings));
    s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(facts())(*s.scenario));
    return s;
}

/// What a painted figure's marks say.
inline QStringList said(const Marks &marks)
{
    QStringList texts;
    for (const auto &mark : marks)
        texts << mark.text;
    return texts;
}

} // namespace gigasite::test
