// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs of a crew: each done once or taken back, by two threads where there are two processors, none after it is gone.
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
        QCOMPARE(by[1], QThread::currentThreadId()); // the helper takes the first, the owner the last
        QVERIFY(by[0] != by[1]);
    }

    /// Whoever awaits a job finds it done, or does it himself: never both, never neither.
    void awaitedOrTakenBack()
    {
        int takenBack = 0;
        for (int round = 0; round < 500; ++round) {
            std::array<std::atomic<int>, 4> done{};
            std::array<int, 4> own{};
            {
                PaintCrew::Jobs jobs;
                for (auto &count : done)
                    jobs.emplace_back([&count] { ++count; });
                PaintCrew crew(std::move(jobs));
                for (const std::size_t i : {1U, 3U, 0U}) { // nobody awaits 2
                    own[i] = crew.await(i) ? 0 : 1;
                    QCOMPARE(done[i].load() + own[i], 1);
                    takenBack += own[i];
                }
            }
            for (const std::size_t i : {0U, 1U, 3U})
                QCOMPARE(done[i].load() + own[i], 1);
            QCOMPARE(done[2].load(), 1);
        }
        if (QThread::idealThreadCount() < 2)
            QCOMPARE(takenBack, 3 * 500);
    }

    /// While the awaited job is at work elsewhere, those nobody has begun are done.
    void waitingHelps()
    {
        if (QThread::idealThreadCount() < 2)
            QSKIP("one processor");
        constexpr int patience = 20000; // ms
        QSemaphore begun, other;
        std::atomic<bool> helped = false;
        Qt::HANDLE by{};
        PaintCrew::Jobs jobs;
        jobs.emplace_back([&] {
            begun.release();
            helped = other.tryAcquire(1, patience); // ends only once the other one is done
        });
        jobs.emplace_back([&] {
            by = QThread::currentThreadId();
            other.release();
        });
        PaintCrew crew(std::move(jobs));
        QVERIFY(begun.tryAcquire(1, patience));
        QVERIFY(crew.await(0));
        QVERIFY(helped);
        QCOMPARE(by, QThread::currentThreadId());
        QVERIFY(crew.await(1));
    }

    void nothingToDo() { const PaintCrew crew({}); }
};

QTEST_MAIN(TestPaintCrew)
#include "tst_paint_crew.moc"
