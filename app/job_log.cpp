// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/job_log.h"

#include "views/paint/completion_curve.h"
#include "views/paint/numbers.h"
#include "views/paint/text.h"

#include <algorithm>

namespace gigasite {

namespace {

constexpr int papersId = -1; ///< runs of the network count from one

QString phaseText(flow::RunMeter::Phase phase)
{
    switch (phase) {
    case flow::RunMeter::Phase::Paths:
        return JobLog::tr("finding paths");
    case flow::RunMeter::Phase::Rates:
        return JobLog::tr("of the flows done");
    case flow::RunMeter::Phase::Loads:
        return JobLog::tr("adding up loads");
    }
    return {};
}

Job jobOf(const NetworkRun &run)
{
    const bool isRunning = run.state == NetworkRun::State::Running;
    return {.id = run.id,
            .name = JobLog::tr("Flow simulation"),
            .detail =
                JobLog::tr("%1, %2 hosts").arg(nameOf(run.transport), localNumbers(withCommas(double(run.hosts)))),
            .phase = isRunning ? phaseText(run.phase) : QString(),
            .state = isRunning                            ? Job::State::Running
                : run.state == NetworkRun::State::Stopped ? Job::State::Cancelled
                                                          : Job::State::Done,
            .share = run.share,
            .seconds = run.seconds,
            .canStop = isRunning};
}

} // namespace

JobLog::JobLog(EvaluationService &service, PapersService &papers, QObject *parent)
    : QObject(parent)
    , service_(service)
    , papers_(papers)
{
    connect(&service_.network(), &NetworkService::runsChanged, this, &JobLog::changed);
    connect(&papers_, &PapersService::started, this, [this] {
        papersBegan_.start();
        Q_EMIT changed();
    });
    connect(&papers_, &PapersService::ready, this, [this] {
        papersTook_ = static_cast<double>(papersBegan_.elapsed()) / 1e3;
        Q_EMIT changed();
    });
}

QList<Job> JobLog::jobs() const
{
    QList<Job> all;
    const auto runs = service_.network().runs();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run)
        all << jobOf(*run);
    if (!all.isEmpty()) // the scenario that runs again is the newest
        all.front().canRepeat = all.front().state == Job::State::Cancelled;
    if (papersBegan_.isValid())
        all << Job{.id = papersId,
                   .name = tr("Numbers of the papers"),
                   .state = papers_.isBusy() ? Job::State::Running : Job::State::Done,
                   .seconds = papersTook_.value_or(static_cast<double>(papersBegan_.elapsed()) / 1e3)};
    std::stable_partition(all.begin(), all.end(), [](const Job &job) { return job.state == Job::State::Running; });
    return all;
}

void JobLog::cancel(int id)
{
    for (const auto &run : service_.network().runs()) {
        if (run.id == id && run.state == NetworkRun::State::Running)
            service_.network().cancel(run.request);
    }
}

void JobLog::repeat(int id)
{
    const auto all = jobs();
    const auto job = std::find_if(all.begin(), all.end(), [id](const Job &each) { return each.id == id; });
    if (job != all.end() && job->canRepeat)
        service_.simulateAgain();
}

std::optional<Job> networkJob(const QList<Job> &jobs)
{
    constexpr double noticed = 0.2; // s
    const auto at = std::find_if(jobs.begin(), jobs.end(), [](const Job &job) {
        return job.id > 0 && ((job.canStop && job.seconds >= noticed) || job.canRepeat);
    });
    return at == jobs.end() ? std::nullopt : std::optional(*at);
}

QString runningText(const QList<Job> &jobs)
{
    const auto running =
        std::find_if(jobs.begin(), jobs.end(), [](const Job &job) { return job.state == Job::State::Running; });
    if (running == jobs.end())
        return {};
    return running->share < 0 ? running->name
                              : QStringLiteral("%1, %2").arg(running->name, shown(running->share, Unit::Ratio, 2));
}

} // namespace gigasite
