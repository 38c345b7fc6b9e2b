// SPDX-License-Identifier: GPL-3.0-or-later
// What published runs held: they ran, so a count of memory that refuses them is wrong.
#include "model/catalog/catalog.h"
#include "model/parallelism/stage_memory.h"
#include "model/step/measured/measured_runs.h"
#include "model/units/resource.h"

#include <QtTest>

#include <algorithm>

using namespace gigasite;
using namespace gigasite::measured;

namespace {

/// Of the layouts that the run may have had, the one that holds least. Gradients are summed in the width in which they
/// are exchanged, at most 4 bytes.
double heldBy(const MeasuredRun &run)
{
    double least = 0;
    for (const auto &candidate : candidates(run)) {
        const StateBytes bytes{2, std::min(4.0, candidate.recipe.gradientBytes), 12};
        const double held = heaviestStage(candidate, bytes).total();
        least = least > 0 ? std::min(least, held) : held;
    }
    return least;
}

} // namespace

class TestPublishedMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Nearly all fit into what the driver gives, and many of those not into what the label says.
    void publishedRunsFit()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog);
        int runs = 0, refused = 0, byLabel = 0;
        for (const char *file : {"step/calibration_runs.json", "step/validation_runs.json"}) {
            const auto set = readRuns(resource(file), *builtInGpus());
            QVERIFY(set);
            for (const auto &run : *set) {
                const auto *gpu = catalog->find(ItemKind::Accelerator, builtInGpus()->find(run.gpu)->second.catalogId);
                const auto usable = gpu->number("hbm_usable");
                if (!usable)
                    continue;
                const double held = heldBy(run);
                ++runs;
                refused += held > *usable ? 1 : 0;
                byLabel += held > *gpu->number("hbm_capacity") ? 1 : 0;
                if (held > *usable)
                    qInfo("%s %s on %s: %.1f GB", run.id.c_str(), run.model.c_str(), run.gpu.c_str(), held / 1e9);
            }
        }
        qInfo("%d of %d refused, %d by the label", refused, runs, byLabel);
        QVERIFY(runs >= 200);
        QVERIFY(refused <= 11);
        QVERIFY(byLabel > refused);
    }
};

QTEST_APPLESS_MAIN(TestPublishedMemory)
#include "tst_published_memory.moc"
