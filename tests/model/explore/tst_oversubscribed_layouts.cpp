// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts searched for on oversubscribed networks: what the search says of a layout is what it takes when typed in, so
// that none of its runners-up is better.
#include "model/explore/optimize.h"
#include "tests/model/example.h"

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::test;

namespace {

using Settings = std::vector<std::string>;

struct Network {
    const char *example;
    Settings settings;
};

const std::vector<Network> networks{
    {"llama3-405b-16k", {"network.leaf_attachment=rack", "network.leaf_down=96", "network.leaf_up=6"}},
    {"llama3-405b-16k", {"network.leaf_attachment=cross_rack", "network.leaf_down=96", "network.leaf_up=6"}},
    {"llama3-405b-16k", {"network.topology=rail_optimized", "network.leaf_down=96", "network.leaf_up=6"}},
    {"llama3-405b-16k", {"network.leaf_down=32", "network.leaf_up=4", "network.spine_down=48", "network.spine_up=8"}},
    {"deepseek-v3-2k", {"network.leaf_attachment=rack", "network.leaf_down=32", "network.leaf_up=8"}},
    {"deepseek-v3-2k", {"network.leaf_attachment=cross_rack", "network.leaf_down=32", "network.leaf_up=4"}},
    {"gb200-nvl72-campus", {"network.leaf_attachment=rack", "network.leaf_down=48", "network.leaf_up=8"}},
};

} // namespace

class TestOversubscribedLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchSaysWhatEvaluationFinds()
    {
        for (const auto &[name, settings] : networks)
            for (const char *placement : {"same_layer_per_rack", "consecutive_layers"}) {
                auto held = settings;
                held.push_back(std::string("parallelism.placement=") + placement);
                const auto result = optimize(example(name, held), facts(), {.held = {"parallelism.placement"}});
                QVERIFY2(result && !result->best.empty(), held.front().c_str());
                double before = 0;
                for (const auto &layout : result->best) {
                    auto typed = held;
                    for (const auto &[key, value] : layout.settings)
                        typed.push_back(key + '=' + value);
                    const double step = figure(evaluated(name, typed), "step.time_s");
                    QVERIFY2(std::abs(layout.objective / step - 1) < 1e-9,
                             qPrintable(QString("%1 %2: searched %3 s, typed in %4 s")
                                            .arg(name, held.front().c_str())
                                            .arg(layout.objective)
                                            .arg(step)));
                    QVERIFY(step >= before * (1 - 1e-9));
                    before = step;
                }
            }
    }

    /// Less above the first tier never makes the best layout faster, and each network costs something.
    void lessNetworkIsNoFaster()
    {
        for (const char *attachment : {"rack", "cross_rack"}) {
            double before = 0;
            for (const char *up : {"32", "16", "8", "4", "2"}) {
                const auto result = optimize(example("llama3-405b-16k",
                                                     {std::string("network.leaf_attachment=") + attachment,
                                                      "network.leaf_down=32", std::string("network.leaf_up=") + up}),
                                             facts(), {.keep = 1});
                QVERIFY(result && !result->best.empty());
                QVERIFY2(result->best.front().objective >= before * (1 - 1e-9), up);
                before = result->best.front().objective;
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestOversubscribedLayouts)
#include "tst_oversubscribed_layouts.moc"
