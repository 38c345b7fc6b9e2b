// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/paint_crew.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <condition_variable>
#include <mutex>
#include <utility>

namespace gigasite {

namespace {

/// One thread that never ends before the application: its fonts and shaped words stay.
QThreadPool &helper()
{
    static auto *pool = [] {
        auto *made = new QThreadPool(QCoreApplication::instance());
        made->setMaxThreadCount(1);
        made->setExpiryTimeout(-1);
        return made;
    }();
    return *pool;
}

} // namespace

struct PaintCrew::Work {
    std::mutex mutex;
    std::condition_variable idle;
    Jobs jobs; ///< not begun yet
    bool helping = false; ///< the second thread is at a job

    /// False when nothing is left to begin.
    bool doOne(bool second)
    {
        std::function<void()> job;
        {
            const std::lock_guard lock(mutex);
            if (jobs.empty())
                return false;
            const auto at = second ? jobs.end() - 1 : jobs.begin();
            job = std::move(*at);
            jobs.erase(at);
            helping = helping || second;
        }
        job();
        if (second) {
            const std::lock_guard lock(mutex);
            helping = false;
            idle.notify_one();
        }
        return true;
    }
};

PaintCrew::PaintCrew(Jobs jobs)
{
    if (jobs.empty())
        return;
    work_ = std::make_shared<Work>();
    work_->jobs = std::move(jobs);
    if (QThread::idealThreadCount() < 2)
        return;
    helper().start([work = work_] { // where it comes too late, it finds nothing to do
        while (work->doOne(true)) { }
    });
}

PaintCrew::~PaintCrew()
{
    if (!work_)
        return;
    while (work_->doOne(false)) { }
    std::unique_lock lock(work_->mutex);
    work_->idle.wait(lock, [this] { return !work_->helping; });
}

} // namespace gigasite
