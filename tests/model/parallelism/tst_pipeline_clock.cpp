// SPDX-License-Identifier: GPL-3.0-or-later
// The closed form of pipeline schedules against the schedules worked through pass by pass.
#include "model/parallelism/pipeline_clock.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gigasite::measured;

namespace {

PipelineTimes worked(const PipelineClock &c)
{
    const auto chunks = static_cast<double>(c.chunks);
    return pipelineTimes({.schedule = c.chunks > 1 ? Schedule::Interleaved : Schedule::OneForwardOneBackward,
                          .stages = c.stages,
                          .microBatches = c.microBatches,
                          .chunks = c.chunks,
                          .forward = c.forward * chunks,
                          .backward = c.backward * chunks});
}

} // namespace

class TestPipelineClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheScheduleWorkedThrough_data()
    {
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("microBatches");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<double>("backward");
        for (const int p : {1, 2, 3, 4, 7, 16}) {
            for (const int m : {1, 2, 3, 5, 8, 21}) {
                QTest::addRow("1F1B %d %d", p, m) << p << m << 1 << 2.0;
                QTest::addRow("1F1B %d %d, equal", p, m) << p << m << 1 << 1.0;
            }
            for (const int v : {2, 3, 6}) {
                for (const int groups : {1, 2, 3, 5}) {
                    QTest::addRow("interleaved %d %d %d", p, p * groups, v) << p << p * groups << v << 2.0;
                    QTest::addRow("interleaved %d %d %d, longer", p, p * groups, v) << p << p * groups << v << 2.7;
                }
            }
        }
    }

    void isTheScheduleWorkedThrough()
    {
        QFETCH(int, stages);
        QFETCH(int, microBatches);
        QFETCH(int, chunks);
        QFETCH(double, backward);
        const PipelineClock clock{stages, microBatches, chunks, 1, backward};
        const auto all = worked(clock);
        QVERIFY(clock.isExact());
        QVERIFY2(std::abs(all.total - clock.end()) < 1e-9, qPrintable(QString::number(all.total)));
        for (int stage = 0; stage < stages; ++stage) {
            const auto &expected = all.stages[std::size_t(stage)];
            const auto passes = clock.passesOf(stage);
            QCOMPARE(passes.size(), expected.size());
            for (std::size_t i = 0; i < passes.size(); ++i) {
                const auto &a = passes[i], &b = expected[i];
                QVERIFY(a.microBatch == b.microBatch && a.chunk == b.chunk && a.backward == b.backward);
                QVERIFY(std::abs(a.start - b.start) < 1e-9 && std::abs(a.end - b.end) < 1e-9);
                const auto now = clock.at(stage, (b.start + b.end) / 2);
                QVERIFY(now && now->microBatch == b.microBatch && now->chunk == b.chunk && now->backward == b.backward);
                const double next = i + 1 < expected.size() ? expected[i + 1].start : all.total;
                if (next - b.end > 1e-6)
                    QVERIFY(!clock.at(stage, (b.end + next) / 2));
            }
            QVERIFY(!clock.at(stage, -0.1) && !clock.at(stage, all.total + 0.1));
            if (stage > 0)
                QVERIFY(!clock.at(stage, expected.front().start / 2));
        }
    }

    // What frameworks refuse is still told within bounds: as many passes, each once, of micro-batches that exist.
    void leftOverMicroBatchesStayInRange()
    {
        const PipelineClock clock{4, 6, 3};
        QVERIFY(!clock.isExact());
        for (int stage = 0; stage < 4; ++stage) {
            std::vector<int> seen(2 * 6 * 3, 0);
            for (const auto &pass : clock.passesOf(stage)) {
                QVERIFY(pass.microBatch >= 0 && pass.microBatch < 6 && pass.chunk >= 0 && pass.chunk < 3);
                ++seen[std::size_t((pass.backward ? 18 : 0) + pass.chunk * 6 + pass.microBatch)];
            }
            QVERIFY(std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; }));
        }
    }
};

QTEST_MAIN(TestPipelineClock)
#include "tst_pipeline_clock.moc"
