// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"
#include "views/panels/job.h"

#include <QAbstractButton>

#include <optional>

namespace gigasite {

/// How far the run is that will bring the picture of the network up to date, and a press that ends it or, once it was
/// cancelled, begins it again. It covers what is below it and paints alone, so that a run costs the figure nothing.
class NetworkNotice : public QAbstractButton {
    Q_OBJECT
public:
    /// The theme is that of the figure, now and later.
    NetworkNotice(const Theme &theme, QWidget *parent);

    void setJob(const std::optional<Job> &job); ///< nothing to tell: hidden
    const std::optional<Job> &job() const { return job_; }
    QSize sizeFor(int room); ///< at most so wide: without what the percentage tells already

Q_SIGNALS:
    void cancelRequested(int job);
    void repeatRequested(int job);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString stateOf(double share) const;
    QString action() const;
    int widthWith(double share) const;

    const Theme &theme_;
    std::optional<Job> job_;
    bool brief_ = false;
};

/// How far a run is, as a line.
class ProgressLine : public QWidget {
    Q_OBJECT
public:
    static constexpr int thickness = 3; ///< px

    ProgressLine(const Theme &theme, QWidget *parent);

    void setShare(double share); ///< 0 … 1

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &theme_;
    double share_ = 0;
};

} // namespace gigasite
