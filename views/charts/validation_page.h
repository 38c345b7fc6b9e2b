// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/validation_chart.h"
#include "views/figures/figure_pane.h"
#include "views/figures/segments.h"
#include "views/snapshot.h"

#include <QLabel>
#include <QToolButton>

#include <array>

namespace gigasite {

/// How far the calibrated model is off: measured runs that were only predicted, those its constants were fitted on, or
/// those of a file. It asks for what it shows when it is first on screen, and for each set once.
class ValidationPage : public QWidget {
    Q_OBJECT
public:
    explicit ValidationPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    /// `file`: name of the file of own runs, which are then shown.
    void setResult(gigasite::RunSet set, std::shared_ptr<const measured::Validation> validation,
                   const QString &file = {});
    void setProblem(const QString &sentence); ///< of a file that cannot be taken; what is shown stays
    void choose(RunSet set);
    RunSet chosen() const { return static_cast<RunSet>(sets_->chosenSegment()); }

    FigurePane &pane() { return *pane_; }
    ValidationChart &chart() { return *chart_; }
    QLabel &problem() { return *problem_; }
    QToolButton &openButton() { return *open_; }

Q_SIGNALS:
    void resultRequested(gigasite::RunSet set);
    void ownRunsRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Result {
        std::shared_ptr<const measured::Validation> validation;
        QString file;
        bool asked = false;
    };

    Result &result(RunSet set) { return results_.at(static_cast<std::size_t>(set)); }
    void refresh();
    void describe(const Result &shown);

    ValidationChart *chart_;
    FigurePane *pane_;
    Segments *sets_;
    QToolButton *open_;
    QLabel *problem_;
    std::array<Result, 3> results_;
};

} // namespace gigasite
