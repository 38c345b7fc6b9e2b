// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs of a crew: each done once, by two threads where there are two processors, all before the crew is gone.
#include "views/paint/paint_crew.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <array>
#include <atomic>

using namespace gigasite;

class TestPaintCrew : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachJobIsDoneOnce()
    {
        for (int round = 0; round < 500; ++round) {
            std::array<std::atomic<int>, 5> done{};
            {
                PaintCrew::Jobs jobs;
                for (auto &count : done)
                    jobs.emplace_back([&count] { ++count; });
                const PaintCrew crew(std::move(jobs));
            }
            for (const auto &count : done)
                QCOMPARE(count.load(), 1);
        }
    }

    /// Each of two jobs waits for the other one to have begun: one thread alone would wait for ever.
    void twoJobsAtATime()
    {
        if (QThread::idealThreadCount() < 2)
            QSKIP("one processor");
        constexpr int patience = 20000; // ms
        std::array<QSemaphore, 2> begun;
        std::array<std::atomic<bool>, 2> met{};
        std::array<Qt::HANDLE, 2> by{};
        {
            PaintCrew::Jobs jobs;
            for (const std::size_t i : {0U, 1U}) {
                jobs.emplace_back([&, i] {
                    by[i] = QThread::currentThreadId();
                    begun[i].release();
                    met[i] = begun[1 - i].tryAcquire(1, patience);
                });
            }
            const PaintCrew crew(std::move(jobs));
        }
        QVERIFY(met[0] && met[1]);
        QCOMPARE(by[0], QThread::currentThreadId()); // the owner takes the first, the helper the last
        QVERIFY(by[1] != by[0]);
    }

    void nothingToDo() { const PaintCrew crew({}); }
};

QTEST_MAIN(TestPaintCrew)
#include "tst_paint_crew.moc"
