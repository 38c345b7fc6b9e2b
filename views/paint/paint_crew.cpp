// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/paint_crew.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <condition_variable>
#include <mutex>
#include <optional>
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
    enum class State { Waiting, Begun, Done };

    std::mutex mutex;
    std::condition_variable oneIsDone;
    Jobs jobs;
    std::vector<State> states;

    /// Null when nothing is left to begin.
    std::optional<std::size_t> begin(bool fromEnd)
    {
        const std::lock_guard lock(mutex);
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < states.size() && (fromEnd || !found); ++i) {
            if (states[i] == State::Waiting)
                found = i;
        }
        if (found)
            states[*found] = State::Begun;
        return found;
    }

    bool doOne(bool fromEnd)
    {
        const auto job = begin(fromEnd);
        if (!job)
            return false;
        jobs[*job]();
        const std::lock_guard lock(mutex);
        states[*job] = State::Done;
        oneIsDone.notify_all();
        return true;
    }

    /// False where it has begun.
    bool takeBack(std::size_t job)
    {
        const std::lock_guard lock(mutex);
        const bool waits = states.at(job) == State::Waiting;
        if (waits)
            states[job] = State::Done;
        return waits;
    }

    bool isDone(std::size_t job)
    {
        const std::lock_guard lock(mutex);
        return states[job] == State::Done;
    }

    void waitFor(std::size_t job)
    {
        std::unique_lock lock(mutex);
        oneIsDone.wait(lock, [&] { return states[job] == State::Done; });
    }
};

PaintCrew::PaintCrew(Jobs jobs)
{
    if (jobs.empty())
        return;
    work_ = std::make_shared<Work>();
    work_->states.assign(jobs.size(), Work::State::Waiting);
    work_->jobs = std::move(jobs);
    if (QThread::idealThreadCount() < 2)
        return;
    helper().start([work = work_] { // where it comes too late, it finds nothing to do
        while (work->doOne(false)) { }
    });
}

PaintCrew::~PaintCrew()
{
    if (!work_)
        return;
    while (work_->doOne(true)) { }
    for (std::size_t i = 0; i < work_->states.size(); ++i)
        work_->waitFor(i);
}

bool PaintCrew::await(std::size_t job)
{
    if (work_->takeBack(job))
        return false;
    while (!work_->isDone(job) && work_->doOne(true)) { }
    work_->waitFor(job);
    return true;
}

void PaintCrew::drop(std::size_t job)
{
    work_->takeBack(job); // the destructor waits for one that has begun
}

} // namespace gigasite
