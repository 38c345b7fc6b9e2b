// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/example_like.h"

#include "model/scenario/scenario_io.h"

#include <utility>
#include <vector>

namespace gigasite {

std::string exampleLike(const Scenario &scenario)
{
    static const auto examples = [] {
        std::vector<std::pair<std::string, Scenario>> all;
        for (const auto &name : exampleNames()) {
            if (auto example = readScenario(exampleText(name)))
                all.emplace_back(name, std::move(example->scenario));
        }
        return all;
    }();
    std::size_t least = 9; // edits that leave it what it is
    std::string nearest;
    for (const auto &[name, example] : examples) {
        if (const auto edits = differences(scenario, example).size(); edits < least) {
            least = edits;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace gigasite
