// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/parameter_model.h"

#include "model/evaluate/stages.h"
#include "views/paint/text.h"
#include "views/panels/why_words.h"
#include "views/translate.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace gigasite {

namespace {

constexpr quintptr groupId = ~quintptr{0};

/// Parameters that a problem about a figure is shown at.
QString rowOfProblem(const std::string &path)
{
    if (path == "memory.per_gpu_bytes" || path == "memory.per_layer_bytes")
        return QStringLiteral("parallelism.recompute");
    if (path == "step.wan_s")
        return QStringLiteral("wan.window_s");
    if (path == "network.leaf_up")
        return QStringLiteral("network.leaf_down");
    if (path == "network.spine_up")
        return QStringLiteral("network.spine_down");
    if (path == "site.1.share")
        return path.empty() ? QString() : QStringLiteral("site.1.share");
    return QString::fromStdString(path);
}

QHash<QString, const Problem *> problemsByRow(const Evaluation &evaluation)
{
    QHash<QString, const Problem *> problems;
    for (const auto &p : evaluation.problems) { // errors first: the worst one stays
        if (p.severity != Severity::Note && !problems.contains(rowOfProblem(p.path)))
            problems.insert(rowOfProblem(p.path), &p);
    }
    return problems;
}

/// Of an automatic value that is an older scenario's.
QString staleWords()
{
    return QCoreApplication::translate("ParameterPanel", "last valid value");
}

} // namespace

ParameterModel::ParameterModel(QObject *parent)
    : QAbstractItemModel(parent)
{
}

bool ParameterModel::matches(const PanelRow &row) const
{
    const auto has = [this](const QString &text) { return text.contains(filter_, Qt::CaseInsensitive); };
    return filter_.isEmpty() || has(row.label()) || has(toQString(row.parameter().key)) ||
        has(translate(groupLabel(row.parameter().group)));
}

std::vector<ParameterModel::GroupRows> ParameterModel::visibleGroups() const
{
    std::vector<GroupRows> groups;
    if (!snapshot_.scenario)
        return groups;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto &row = rows_[i];
        if (!row.isVisible(*snapshot_.scenario))
            continue;
        if (!matches(row))
            continue;
        const auto group = row.parameter().group;
        auto at = std::find_if(groups.begin(), groups.end(), [group](const GroupRows &g) { return g.group == group; });
        if (at == groups.end())
            at = groups.insert(groups.end(), {group, {}});
        at->rows.push_back(i);
    }
    return groups;
}

void ParameterModel::rebuild()
{
    beginResetModel();
    groups_ = visibleGroups();
    looks_.clear();
    endResetModel();
}

void ParameterModel::setSnapshot(const Snapshot &snapshot)
{
    const bool sitesChanged = !snapshot_.scenario || snapshot_.scenario->siteCount != snapshot.scenario->siteCount;
    snapshot_ = snapshot.withoutNetwork();
    problems_ = problemsByRow(*snapshot_.evaluation);
    const bool open = !snapshot_.isComplete() && snapshot_.complete;
    lastProblems_ = open ? problemsByRow(*snapshot_.complete) : QHash<QString, const Problem *>();
    noEffect_.clear();
    for (const auto &row : rows_)
        noEffect_.push_back(row.noEffect(*snapshot_.scenario));
    if (sitesChanged)
        rebuild();
    auto messages = this->messages();
    const bool heights = messages.size() != messages_.size() ||
        !std::all_of(messages.keyValueBegin(), messages.keyValueEnd(),
                     [this](const auto &now) { return messages_.value(now.first).size() == now.second.size(); });
    messages_ = std::move(messages);
    if (heights && !sitesChanged)
        Q_EMIT heightsChanged();
    announceChanges();
}

QHash<QModelIndex, QString> ParameterModel::messages() const
{
    QHash<QModelIndex, QString> all;
    for (int g = 0; g < rowCount(); ++g) {
        const auto group = index(g, 0);
        for (int r = 0; r < rowCount(group); ++r) {
            const auto child = index(r, 0, group);
            if (auto message = messageOf(child); !message.isEmpty())
                all.insert(child, std::move(message));
        }
    }
    return all;
}

/// While one slider moves most rows stay as they are; only those that look different are painted again.
void ParameterModel::announceChanges()
{
    QHash<QModelIndex, Look> now;
    for (int g = 0; g < rowCount(); ++g) {
        const auto group = index(g, 0);
        const auto state = groupState(group);
        now.insert(group,
                   {{.value = state.summary, .changed = state.hasProblem, .stale = state.stale},
                    QString::number(static_cast<int>(state.worst))});
        for (int r = 0; r < rowCount(group); ++r) {
            const auto child = index(r, 0, group);
            const auto *row = this->row(child);
            const auto then = ghost(*row);
            now.insert(child,
                       {row->shown(snapshot_, reference_.get()), noEffect(child), then ? then->value : QString(),
                        messageOf(child)});
        }
    }
    for (auto it = now.cbegin(); it != now.cend(); ++it) {
        if (const auto before = looks_.constFind(it.key()); before == looks_.cend() || *before != *it)
            Q_EMIT dataChanged(it.key(), it.key());
    }
    looks_ = std::move(now);
}

void ParameterModel::setReference(std::shared_ptr<const Scenario> reference)
{
    reference_ = std::move(reference);
}

void ParameterModel::setFilter(const QString &text)
{
    filter_ = text.trimmed();
    rebuild();
}

void ParameterModel::setEffects(std::vector<std::optional<double>> effects, bool lastValid)
{
    if (effects == effects_ && lastValid == effectsLastValid_)
        return;
    effects_ = std::move(effects);
    effectsLastValid_ = lastValid;
    for (int g = 0; g < rowCount(); ++g) {
        const auto group = index(g, 0);
        if (rowCount(group) > 0)
            Q_EMIT dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group));
    }
}

int ParameterModel::foundCount() const
{
    std::size_t found = 0;
    for (const auto &group : groups_)
        found += group.rows.size();
    return static_cast<int>(found);
}

std::optional<PanelRow::Shown> ParameterModel::ghost(const PanelRow &row) const
{
    if (!snapshot_.preview)
        return std::nullopt;
    Snapshot then = snapshot_;
    then.scenario = snapshot_.previewScenario;
    then.evaluation = snapshot_.preview;
    then.complete.reset(); // no last valid value stands for one that it has not
    const auto now = row.shown(snapshot_, nullptr);
    auto shown = row.shown(then, nullptr);
    if (shown.automatic && !shown.position)
        return std::nullopt; // open then, too
    return shown.value != now.value || shown.automatic != now.automatic ? std::optional(std::move(shown))
                                                                        : std::nullopt;
}

const PanelRow *ParameterModel::row(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == groupId)
        return nullptr;
    return &rows_[groups_[index.internalId()].rows[static_cast<std::size_t>(index.row())]];
}

const Problem *ParameterModel::problem(const QModelIndex &index) const
{
    const auto *r = row(index);
    return r ? problems_.value(toQString(r->parameter().key)) : nullptr;
}

const Problem *ParameterModel::lastProblem(const QModelIndex &index) const
{
    const auto *r = row(index);
    return r && !problem(index) ? lastProblems_.value(toQString(r->parameter().key)) : nullptr;
}

std::optional<double> ParameterModel::effect(const QModelIndex &index) const
{
    const auto *r = row(index);
    const auto i = r ? static_cast<std::size_t>(r - rows_.data()) : effects_.size();
    return i < effects_.size() ? effects_[i] : std::nullopt;
}

QString ParameterModel::noEffect(const QModelIndex &index) const
{
    const auto *r = row(index);
    const auto i = r ? static_cast<std::size_t>(r - rows_.data()) : noEffect_.size();
    if (i >= noEffect_.size() || noEffect_[i].isEmpty())
        return {};
    return QCoreApplication::translate("ParameterPanel", "no effect: %1").arg(noEffect_[i]);
}

QString ParameterModel::messageOf(const QModelIndex &index) const
{
    if (const auto *p = problem(index))
        return translate(p->message);
    if (const auto *p = lastProblem(index))
        return QCoreApplication::translate("ParameterPanel", "Last valid scenario: %1").arg(translate(p->message));
    auto reason = noEffect(index);
    const auto next = index.siblingAtRow(index.row() + 1);
    return reason == noEffect(next) && !problem(next) && !lastProblem(next) ? QString() : reason;
}

int ParameterModel::changedCount() const
{
    if (!reference_ || !snapshot_.scenario)
        return 0;
    return static_cast<int>(std::count_if(rows_.begin(), rows_.end(), [this](const PanelRow &r) {
        return r.isVisible(*snapshot_.scenario) && r.isChanged(*snapshot_.scenario, *reference_);
    }));
}

QModelIndex ParameterModel::indexOf(std::string_view key) const
{
    const auto wanted = rowOfProblem(std::string(key)).toStdString();
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        for (std::size_t r = 0; r < groups_[g].rows.size(); ++r) {
            if (rows_[groups_[g].rows[r]].parameter().key == wanted)
                return createIndex(static_cast<int>(r), 0, static_cast<quintptr>(g));
        }
    }
    return {};
}

QModelIndex ParameterModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : groupId);
}

QModelIndex ParameterModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == groupId)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, groupId);
}

int ParameterModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(groups_.size());
    if (parent.internalId() != groupId)
        return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].rows.size());
}

int ParameterModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant ParameterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto *r = row(index);
    if (!r) {
        const auto group = groups_[static_cast<std::size_t>(index.row())].group;
        if (role == Qt::ToolTipRole && groupState(index).stale)
            return QCoreApplication::translate("ParameterPanel",
                                               "The sums and marks are those of the last valid scenario.");
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(translate(groupLabel(group)))
                                                                         : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return r->label();
    case Qt::EditRole:
        return r->shown(snapshot_, nullptr).value;
    case Qt::AccessibleTextRole:
        return accessibleText(*r, index);
    case Qt::ToolTipRole:
        return toolTip(*r, index);
    default:
        return {};
    }
}

QString ParameterModel::accessibleText(const PanelRow &row, const QModelIndex &index) const
{
    const auto shownValue = row.shown(snapshot_, nullptr);
    QStringList parts{row.label(), shownValue.value};
    if (row.parameter().automatic)
        parts << (shownValue.automatic ? QCoreApplication::translate("ParameterPanel", "automatic")
                                       : QCoreApplication::translate("ParameterPanel", "locked"));
    if (shownValue.stale)
        parts << staleWords();
    if (auto reason = noEffect(index); !reason.isEmpty())
        parts << std::move(reason);
    if (problem(index) || lastProblem(index))
        parts << messageOf(index);
    return parts.join(QStringLiteral(", "));
}

QString ParameterModel::toolTip(const PanelRow &row, const QModelIndex &index) const
{
    const auto &p = row.parameter();
    QString tip = QStringLiteral("<b>%1</b><br>%2").arg(row.label().toHtmlEscaped(), translate(p.help).toHtmlEscaped());
    if (!p.source.empty())
        tip += QStringLiteral("<br><i>%1</i>").arg(translate(p.source).toHtmlEscaped());
    if (row.shown(snapshot_, nullptr).stale)
        tip += QStringLiteral("<br>%1").arg(staleWords().toHtmlEscaped());
    if (const auto reason = noEffect(index); !reason.isEmpty())
        tip += QStringLiteral("<br>%1").arg(reason.toHtmlEscaped());
    else if (const auto limit = translate(limitedEffectReason(*snapshot_.scenario, p.key)); !limit.isEmpty())
        tip += QStringLiteral("<br>%1").arg(limit.toHtmlEscaped());
    else if (const auto change = effect(index))
        tip += QStringLiteral("<br>%1").arg(
            (areEffectsStale() ? QCoreApplication::translate(
                                     "ParameterPanel", "+10 % changed the objective by %1 in the last valid scenario")
                               : QCoreApplication::translate("ParameterPanel", "+10 % changes the objective by %1"))
                .arg(signedShare(*change).toHtmlEscaped()));
    return tip +
        QStringLiteral("<br><span>%1: %2</span>").arg(toQString(p.key), translate(allowedText(p)).toHtmlEscaped());
}

Qt::ItemFlags ParameterModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const auto *r = row(index);
    Qt::ItemFlags f = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const bool typed = r && r->form() != PanelRow::Form::Choice && r->form() != PanelRow::Form::Flag;
    return typed ? f | Qt::ItemIsEditable : f;
}

void ParameterModel::setLit(const Lit &lit)
{
    const auto changed = (lit_ - lit) + (lit - lit_);
    lit_ = lit;
    for (const auto &key : changed) {
        const auto index = indexOf(key.toStdString());
        if (index.isValid())
            Q_EMIT dataChanged(index, index, {Qt::DecorationRole});
    }
}

bool ParameterModel::isLit(const QModelIndex &index) const
{
    const auto *row = this->row(index);
    return row && !lit_.isEmpty() && lit_.contains(QString::fromStdString(row->parameter().key));
}

} // namespace gigasite
