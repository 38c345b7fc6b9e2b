// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/evaluation_service.h"
#include "app/papers_service.h"
#include "views/panels/job.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace gigasite {

/// What runs and has run beside the window: exact flow simulations and the numbers of the papers.
class JobLog : public QObject {
    Q_OBJECT
public:
    JobLog(EvaluationService &service, PapersService &papers, QObject *parent = nullptr);

    /// What runs first, then the newest of what is over.
    QList<Job> jobs() const;
    void cancel(int id);
    void repeat(int id); ///< what was cancelled

Q_SIGNALS:
    void changed(); ///< as something comes on, at most four times a second

private:
    EvaluationService &service_;
    PapersService &papers_;
    QElapsedTimer papersBegan_;
    std::optional<double> papersTook_; ///< s
};

/// The simulation of the network that runs, for longer than an eye needs to see it, or that was cancelled and can run
/// again.
std::optional<Job> networkJob(const QList<Job> &jobs);

/// "Flow simulation, 62 %" of what runs; empty if nothing does.
QString runningText(const QList<Job> &jobs);

} // namespace gigasite
