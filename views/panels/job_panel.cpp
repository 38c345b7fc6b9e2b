// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/job_panel.h"

#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace gigasite {

namespace {

constexpr int jobMargin = 8;

int jobLine()
{
    return uiLength(17);
}

int widthOfActions()
{
    double wide = 0;
    for (const auto &text : {JobPanel::tr("Cancel"), JobPanel::tr("Run again")})
        wide = std::max(wide, textWidth(uiFont(Type::Body), text));
    return static_cast<int>(std::ceil(wide)) + 6 * jobMargin;
}

/// Running: the bar and how far below the name; over: how long behind it, where there is room.
void paintWhat(QPainter &p, const QRectF &cell, const JobModel &model, const Job &job)
{
    const auto &theme = model.theme();
    const auto inner = cell.adjusted(jobMargin, 5, -jobMargin, -4);
    QRectF first(inner.left(), inner.top(), inner.width(), jobLine());
    p.setFont(uiFont(Type::Title));
    p.setPen(theme.ink);
    drawLine(p, first, job.name);
    first.setLeft(first.left() + textWidth(p.font(), job.name) + jobMargin);
    const bool isRunning = job.state == Job::State::Running;
    const auto state = model.stateOf(job);
    p.setFont(uiFont(Type::Body));
    if (!isRunning) {
        const double wide = tabularWidth(p.font(), state);
        p.setPen(theme.ink3);
        drawTabular(p, {first.right() - wide, first.top(), wide, first.height()}, state);
        first.setRight(first.right() - wide - jobMargin);
    }
    p.setPen(theme.ink2);
    if (tabularWidth(p.font(), job.detail) <= first.width())
        drawTabular(p, first, job.detail);
    if (!isRunning)
        return;
    const QRectF bar(inner.left(), first.bottom() + 2, inner.width(), 3);
    p.fillRect(bar, theme.hairline);
    p.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * std::max(job.share, 0.0), bar.height())), theme.accent);
    p.setFont(uiFont(Type::Secondary));
    p.setPen(theme.ink3);
    drawTabular(p, {inner.left(), bar.bottom() + 2, inner.width(), double(jobLine())}, state);
}

void paintAction(QPainter &p, const QRectF &cell, const JobModel &model, const Job &job)
{
    const auto text = model.actionOf(job);
    if (text.isEmpty())
        return;
    const auto &theme = model.theme();
    const double high = uiLength(20);
    const QRectF button(cell.left() + jobMargin, cell.top() + 3, cell.width() - 2 * jobMargin, high);
    p.setPen(theme.line);
    p.setBrush(theme.field);
    p.drawRect(button.adjusted(0.5, 0.5, -0.5, -0.5));
    p.setFont(uiFont(Type::Body));
    p.setPen(theme.ink);
    const double wide = textWidth(p.font(), text);
    drawLine(p, {button.center().x() - wide / 2, button.top(), wide + 1, high}, text);
}

} // namespace

void JobModel::setJobs(const QList<Job> &jobs)
{
    if (jobs == jobs_)
        return;
    const bool isSameList = std::equal(jobs.begin(), jobs.end(), jobs_.begin(), jobs_.end(),
                                       [](const Job &a, const Job &b) { return a.id == b.id; });
    if (!isSameList)
        beginResetModel();
    jobs_ = jobs;
    if (isSameList)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    else
        endResetModel();
}

void JobModel::setTimesShown(bool shown)
{
    timesShown_ = shown;
    if (!jobs_.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void JobModel::setTheme(const Theme &theme)
{
    beginResetModel();
    theme_ = theme;
    endResetModel();
}

const Job *JobModel::at(int row) const
{
    return row >= 0 && row < jobs_.size() ? &jobs_.at(row) : nullptr;
}

QString JobModel::nameOf(const Job &job) const
{
    return job.detail.isEmpty() ? job.name : QStringLiteral("%1, %2").arg(job.name, job.detail);
}

QString JobModel::stateOf(const Job &job) const
{
    const bool isRunning = job.state == Job::State::Running;
    const double seconds = isRunning ? std::floor(job.seconds) : job.seconds; // the clock of a job ticks in seconds
    const int least = seconds < 10 ? 1 : seconds < 100 ? 2 : 3; // digits of whole seconds
    const auto time = shown(seconds, Unit::Second, isRunning ? least : std::max(least, 2));
    if (job.state == Job::State::Done)
        return timesShown_ ? tr("done in %1").arg(time) : tr("done");
    if (job.state == Job::State::Cancelled)
        return timesShown_ ? tr("cancelled after %1").arg(time) : tr("cancelled");
    QStringList parts;
    if (job.share >= 0)
        parts << QStringLiteral("%1 %2").arg(shown(job.share, Unit::Ratio, 2), job.phase);
    else
        parts << (job.phase.isEmpty() ? tr("running") : job.phase);
    if (timesShown_)
        parts << time;
    return parts.join(QStringLiteral(" · "));
}

QString JobModel::actionOf(const Job &job) const
{
    return job.canStop ? JobPanel::tr("Cancel") : job.canRepeat ? JobPanel::tr("Run again") : QString();
}

int JobModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(jobs_.size());
}

int JobModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant JobModel::data(const QModelIndex &index, int role) const
{
    const auto *job = index.isValid() ? at(index.row()) : nullptr;
    if (!job)
        return {};
    if (role == Qt::DisplayRole)
        return index.column() == What ? nameOf(*job) : actionOf(*job);
    if (role == Qt::AccessibleTextRole)
        return index.column() == What ? QStringLiteral("%1: %2").arg(nameOf(*job), stateOf(*job)) : actionOf(*job);
    if (role == Qt::ToolTipRole && index.column() == What)
        return nameOf(*job);
    return {};
}

void JobDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = static_cast<const JobModel *>(index.model());
    const auto *job = model->at(index.row());
    if (!job)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, option.palette.color(selected ? QPalette::Highlight : QPalette::Base));
    if (index.column() == JobModel::What)
        paintWhat(*painter, option.rect, *model, *job);
    else
        paintAction(*painter, option.rect, *model, *job);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(model->theme().accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

int JobDelegate::rowHeight(const Job &job)
{
    return job.state == Job::State::Running ? 2 * jobLine() + 15 : jobLine() + 10;
}

JobPanel::JobPanel(QWidget *parent)
    : QTableView(parent)
{
    setModel(&model_);
    setItemDelegate(new JobDelegate(this));
    setAccessibleName(tr("Jobs"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setTabKeyNavigation(false); // Tab goes on to what follows the list; the arrows walk in it
    verticalHeader()->hide();
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(JobModel::What, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(JobModel::Action, QHeaderView::Fixed);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == JobModel::Action)
            activate(index);
    });
    connect(this, &QTableView::activated, this, &JobPanel::activate);
    connect(this, &QTableView::entered, this, [this](const QModelIndex &index) {
        const bool isButton = index.column() == JobModel::Action && !index.data().toString().isEmpty();
        viewport()->setCursor(isButton ? Qt::PointingHandCursor : Qt::ArrowCursor);
    });
}

void JobPanel::setTheme(const Theme &theme)
{
    auto palette = theme.palette();
    palette.setColor(QPalette::Base, theme.dock);
    palette.setColor(QPalette::Highlight, theme.accentTint);
    palette.setColor(QPalette::HighlightedText, theme.ink);
    setPalette(palette);
    horizontalHeader()->resizeSection(JobModel::Action, widthOfActions());
    model_.setTheme(theme);
    fitRows();
}

void JobPanel::fitRows()
{
    for (int row = 0; row < model_.rowCount(); ++row)
        setRowHeight(row, JobDelegate::rowHeight(*model_.at(row)));
}

/// The same job stays the current one wherever it goes in the list.
void JobPanel::setJobs(const QList<Job> &jobs)
{
    const auto *current = currentJob();
    const auto id = current ? std::optional(current->id) : std::nullopt;
    model_.setJobs(jobs);
    fitRows();
    setAccessibleDescription(jobs.isEmpty() ? tr("No job has run yet.") : QString());
    if (!id || (currentJob() && currentJob()->id == *id))
        return;
    for (int row = 0; row < model_.rowCount(); ++row) {
        if (model_.at(row)->id == *id)
            setCurrentIndex(model_.index(row, 0));
    }
}

const Job *JobPanel::currentJob() const
{
    return currentIndex().isValid() ? model_.at(currentIndex().row()) : nullptr;
}

void JobPanel::activate(const QModelIndex &index)
{
    const auto *job = model_.at(index.row());
    if (job && job->canStop)
        Q_EMIT cancelRequested(job->id);
    else if (job && job->canRepeat)
        Q_EMIT repeatRequested(job->id);
}

/// Esc is the job's before it is a shortcut's.
bool JobPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        currentJob() && currentJob()->canStop)
        event->accept();
    return QTableView::event(event);
}

void JobPanel::keyPressEvent(QKeyEvent *event)
{
    const auto *job = currentJob();
    const bool ends = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Delete;
    if (ends && job && job->canStop)
        Q_EMIT cancelRequested(job->id);
    else
        QTableView::keyPressEvent(event);
}

void JobPanel::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && model_.rowCount() > 0)
        setCurrentIndex(model_.index(0, 0));
    QTableView::focusInEvent(event);
}

void JobPanel::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (model_.rowCount() > 0)
        return;
    QPainter p(viewport());
    p.setFont(uiFont(Type::Body));
    p.setPen(model_.theme().ink3);
    drawSentence(p,
                 QRectF(viewport()->rect()).adjusted(jobMargin, jobMargin, -jobMargin, 0).adjusted(0, 0, 0, -jobMargin),
                 tr("No job has run yet."));
}

} // namespace gigasite
