// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_page.h"

#include "views/paint/text_size.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace gigasite {

namespace {

std::optional<OwnStep> ownStep(const Snapshot &snapshot)
{
    const auto &e = snapshot.isComplete() ? snapshot.evaluation : snapshot.complete;
    if (!e || !e->prediction)
        return {};
    const auto &step = e->step;
    return OwnStep{e->prediction->regime, step.total.si(), step.low.si(), step.high.si()};
}

} // namespace

ValidationPage::ValidationPage(QWidget *parent)
    : QWidget(parent)
    , chart_(new ValidationChart)
    , pane_(new FigurePane(tr("Predicted against measured"), chart_, this))
    , sets_(new Segments(
          tr("Runs"),
          {{tr("only predicted"), tr("Measured runs that the model's constants have never seen: how far it is off")},
           {tr("fitted on"),
            tr("The measured runs that the model's constants were fitted on: looks better than it is")},
           {tr("own"), tr("Measured runs of a file of yours")}}))
    , open_(new QToolButton)
    , problem_(new QLabel)
{
    setAccessibleName(tr("Validation"));
    open_->setText(tr("Own runs…"));
    open_->setToolTip(tr("Opens measured runs of yours, in the format gigasite-runs/1"));
    open_->setAccessibleName(open_->text());
    open_->setAccessibleDescription(open_->toolTip());
    open_->setAutoRaise(true);
    auto *choice = new QWidget;
    auto *row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(sets_);
    row->addWidget(open_);
    pane_->addHeaderWidget(choice);
    problem_->setWordWrap(true);
    problem_->setObjectName(QStringLiteral("runsProblem"));
    problem_->setAccessibleName(tr("Why a file of runs was not taken"));
    problem_->hide();
    pane_->addLine(problem_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pane_);
    connect(sets_, &Segments::chosen, this, [this] {
        problem_->hide();
        refresh();
    });
    connect(open_, &QToolButton::clicked, this, &ValidationPage::ownRunsRequested);
    setTheme(Theme::day());
}

void ValidationPage::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#runsProblem { background: %1; color: %2; padding: 2px 8px; }")
                      .arg(theme.warningTint.name(), theme.warningText.name()));
    open_->setFont(uiFont(Type::Body));
    open_->setFixedHeight(uiLength(22));
    problem_->setFont(uiFont(Type::Secondary));
    pane_->setTheme(theme);
}

void ValidationPage::setSnapshot(const Snapshot &snapshot)
{
    chart_->setOwn(ownStep(snapshot));
}

void ValidationPage::setResult(RunSet set, std::shared_ptr<const measured::Validation> validation, const QString &file)
{
    result(set) = {std::move(validation), file, true};
    if (set == RunSet::Own)
        choose(set);
    problem_->hide();
    refresh();
}

void ValidationPage::setProblem(const QString &sentence)
{
    problem_->setText(sentence);
    problem_->setVisible(!sentence.isEmpty());
}

void ValidationPage::choose(RunSet set)
{
    sets_->choose(static_cast<int>(set));
}

void ValidationPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void ValidationPage::refresh()
{
    if (!isVisible())
        return;
    const auto set = chosen();
    auto &wanted = result(set);
    if (set != RunSet::Own && !wanted.asked) {
        wanted.asked = true;
        Q_EMIT resultRequested(set);
    }
    if (wanted.validation == chart_->picture().validation && wanted.validation)
        return;
    chart_->setValidation(wanted.validation,
                          set == RunSet::Own ? tr("No runs of yours yet. “Own runs…” opens a file of what ran on what "
                                                  "and how long a step took, in the format gigasite-runs/1.")
                                             : tr("computing …"));
    describe(wanted);
}

void ValidationPage::describe(const Result &result)
{
    if (!result.validation) {
        pane_->setSubtitle({});
        return;
    }
    const auto runs = runsText(result.validation->rows.size() + result.validation->refused.size());
    const auto &v = *result.validation;
    const auto scored = inSeries(v) > 0 && v.refused.empty() ? scoredSentence(v) : runs;
    const auto whose = result.file.isEmpty() ? scored : tr("%1 of %2").arg(runs, result.file);
    pane_->setSubtitle(whose, inSeries(v) > 0 ? tr("%1 of %2 scored").arg(v.all.runs).arg(v.rows.size()) : runs);
}

} // namespace gigasite
