// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/evaluate/figure_table.h"
#include "model/scenario/scenario_io.h"

#include <QTest>

#include <string>
#include <vector>

/// What nearly every model test needs: the facts, and an example with settings.
namespace gigasite::test {

inline const Facts &facts()
{
    static const Facts all = *Facts::builtIn();
    return all;
}

inline Scenario example(const std::string &name, const std::vector<std::string> &settings = {})
{
    auto loaded = readScenario(exampleText(name));
    if (!loaded)
        qFatal("example %s: %s", name.c_str(), loaded.problem().front().message.c_str());
    Scenario s = loaded->scenario;
    for (const auto &setting : settings) {
        auto changed = withSetting(s, setting);
        if (!changed)
            qFatal("%s: %s", setting.c_str(), changed.problem().message.c_str());
        s = *changed;
    }
    return s;
}

inline Evaluation evaluated(const std::string &name, const std::vector<std::string> &settings = {})
{
    return evaluate(example(name, settings), facts());
}

inline double figure(const Evaluation &e, std::string_view id)
{
    const auto v = figureValue(e, id).value;
    if (!v)
        qWarning("%s has no value", std::string(id).c_str());
    return v.value_or(0);
}

inline bool hasProblem(const Evaluation &e, Severity severity, std::string_view path)
{
    for (const auto &p : e.problems) {
        if (p.severity == severity && p.path == path)
            return true;
    }
    return false;
}

} // namespace gigasite::test
