// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules worked off by their dependencies, against slots and closed forms that others published.
#include "model/parallelism/pipeline_schedule.h"
#include "model/parallelism/stage_memory.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gigasite::measured;

class TestPipelineSchedule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// algolocal#95: 1F1B is as long as GPipe, 78 slots of 8 stages and 32 micro-batches (117 if B = 2 F); it holds 8
    /// micro-batches instead of 32.
    void savesMemoryNotTime()
    {
        for (const auto schedule : {Schedule::GPipe, Schedule::OneForwardOneBackward}) {
            const auto equal = pipelineTimes({schedule, 8, 32, 1, 1, 1});
            QCOMPARE(equal.total, 78.0);
            QVERIFY(std::abs(equal.bubbleShare - 0.179487) < 1e-6);
            QCOMPARE(equal.peakLive.front(), schedule == Schedule::GPipe ? 32 : 8);
            QCOMPARE(pipelineTimes({schedule, 8, 32, 1, 1, 2}).total, 117.0);
        }
    }

    /// Narayanan et al. 2021: interleaving divides the bubble by the chunks.
    void interleavingDividesTheBubble()
    {
        for (const std::int64_t p : {2, 4, 8})
            for (const std::int64_t v : {2, 3, 4}) {
                const std::int64_t m = 4 * p;
                const auto times = pipelineTimes({Schedule::Interleaved, p, m, v, 1, 2});
                const double bubble = static_cast<double>(p - 1) * 3 / static_cast<double>(v);
                QVERIFY(std::abs(times.total - (3 * static_cast<double>(m) + bubble)) < 1e-9);
            }
    }

    /// What the schedule holds at once is what the memory of stages counts.
    void holdsWhatMemoryCounts()
    {
        for (const std::int64_t p : {2, 4, 8})
            for (const std::int64_t v : {1, 2, 4}) {
                const std::int64_t m = 8 * p;
                const auto schedule = v > 1 ? Schedule::Interleaved : Schedule::OneForwardOneBackward;
                const auto times = pipelineTimes({schedule, p, m, v, 1, 2});
                for (std::int64_t r = 0; r < p; ++r)
                    QCOMPARE(static_cast<double>(times.peakLive[static_cast<std::size_t>(r)]),
                             chunksInFlight({.pp = static_cast<double>(p), .vpp = static_cast<double>(v)},
                                            static_cast<double>(m), static_cast<double>(r)));
            }
    }

    /// No stage does two things at once, nothing starts before what it needs, everything is done exactly once.
    void isPossible()
    {
        for (const auto schedule : {Schedule::GPipe, Schedule::OneForwardOneBackward, Schedule::Interleaved}) {
            const std::int64_t chunks = schedule == Schedule::Interleaved ? 2 : 1;
            const PipelineInput in{schedule, 4, 8, chunks, 1, 2, 0.25};
            const auto times = pipelineTimes(in);
            const auto find = [&](std::int64_t place, std::int64_t micro, bool backward) {
                const auto &list = times.stages[static_cast<std::size_t>(place % 4)];
                const auto at = std::find_if(list.begin(), list.end(), [&](const Pass &p) {
                    return p.chunk == place / 4 && p.microBatch == micro && p.backward == backward;
                });
                return *at;
            };
            for (const auto &list : times.stages) {
                QCOMPARE(list.size(), std::size_t(2 * 8 * chunks));
                for (std::size_t i = 1; i < list.size(); ++i)
                    QVERIFY(list[i].start >= list[i - 1].end - 1e-12);
            }
            for (std::int64_t place = 0; place < 4 * chunks; ++place)
                for (std::int64_t micro = 0; micro < 8; ++micro) {
                    if (place > 0)
                        QVERIFY(find(place, micro, false).start >= find(place - 1, micro, false).end + 0.25 - 1e-12);
                    if (place < 4 * chunks - 1)
                        QVERIFY(find(place, micro, true).start >= find(place + 1, micro, true).end + 0.25 - 1e-12);
                    QVERIFY(find(place, micro, true).start >= find(place, micro, false).end - 1e-12);
                }
        }
    }

    /// DeepSeek-V3#724, DualPipe#23: the formulas agree once B is defined. F 1, B 2 of which W 1, FB 3.
    void closedForms()
    {
        QCOMPARE(bubbleOneForwardOneBackward(8, 1, 2), 21.0);
        QCOMPARE(bubbleOneForwardOneBackward(16, 1, 2), 45.0);
        QCOMPARE(bubbleZero(8, 1, 2, 1), 7.0);
        QCOMPARE(bubbleZero(16, 1, 2, 1), 15.0);
        QCOMPARE(bubbleDualPipe(8, 3, 2, 1), 6.0);
        QCOMPARE(bubbleDualPipe(16, 3, 2, 1), 14.0);
        const auto times = pipelineTimes({Schedule::OneForwardOneBackward, 8, 32, 1, 1, 2});
        QCOMPARE(times.total - 32 * 3, bubbleOneForwardOneBackward(8, 1, 2));
    }

    void oneStage()
    {
        const auto times = pipelineTimes({Schedule::OneForwardOneBackward, 1, 5, 1, 1, 2});
        QCOMPARE(times.total, 15.0);
        QCOMPARE(times.bubbleShare, 0.0);
        QCOMPARE(times.peakLive.front(), 1);
    }
};

QTEST_APPLESS_MAIN(TestPipelineSchedule)
#include "tst_pipeline_schedule.moc"
