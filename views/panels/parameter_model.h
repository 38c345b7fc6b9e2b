// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/lit.h"
#include "views/panels/panel_row.h"

#include <QAbstractItemModel>
#include <QHash>

namespace gigasite {

/// The parameter panel as a tree: groups, and under each its rows. One column; the delegate paints a row from the
/// PanelRow and the snapshot, a person with a screen reader hears name and value.
class ParameterModel : public QAbstractItemModel {
    Q_OBJECT
public:
    /// A group's own line: what it sums up, and its worst problem.
    struct GroupState {
        QString summary;
        Severity worst = Severity::Note;
        bool hasProblem = false;
        bool stale = false; ///< the summary or the worst problem is of an older scenario
    };

    explicit ParameterModel(QObject *parent = nullptr);

    void setSnapshot(const Snapshot &snapshot);
    void setReference(std::shared_ptr<const Scenario> reference); ///< what "changed" compares with
    /// Shows rows whose label, key or group has this text; the number of them is foundCount().
    void setFilter(const QString &text);
    bool isFiltered() const { return !filter_.isEmpty(); }
    int foundCount() const;
    /// Per panel row, relative change for +10 %; of the last valid scenario where this one has errors.
    void setEffects(std::vector<std::optional<double>> effects, bool lastValid = false);

    void setLit(const Lit &lit); ///< keys of rows to light up
    bool isLit(const QModelIndex &index) const;

    const Snapshot &snapshot() const { return snapshot_; }
    const PanelRow *row(const QModelIndex &index) const; ///< nullptr for groups
    GroupState groupState(const QModelIndex &index) const;
    const Problem *problem(const QModelIndex &index) const; ///< worst warning or error of a row
    /// Of a row without one, while an error leaves open whether it has one: what it had in the last valid scenario.
    const Problem *lastProblem(const QModelIndex &index) const;
    /// What the row would show with the change that is offered (Snapshot::preview); nothing if it stays as it is.
    std::optional<PanelRow::Shown> ghost(const PanelRow &row) const;
    std::optional<double> effect(const QModelIndex &index) const;
    bool areEffectsStale() const { return effectsLastValid_ || snapshot_.held != nullptr; }
    QString noEffect(const QModelIndex &index) const; ///< "no effect: racks are typed"; empty if the row has one
    /// Under the row: its problem or last one, or why it and the rows above it have no effect, once for rows with the
    /// same reason.
    QString messageOf(const QModelIndex &index) const;
    const Scenario *reference() const { return reference_.get(); }
    int changedCount() const;
    QModelIndex indexOf(std::string_view key) const;
    const std::vector<PanelRow> &rows() const { return rows_; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void heightsChanged(); ///< a message line came or went

private:
    struct GroupRows {
        Group group{};
        std::vector<std::size_t> rows; ///< indices into rows_
    };

    bool matches(const PanelRow &row) const;
    std::vector<GroupRows> visibleGroups() const;
    void rebuild();
    void announceChanges();
    QHash<QModelIndex, QString> messages() const;
    QString accessibleText(const PanelRow &row, const QModelIndex &index) const;
    QString toolTip(const PanelRow &row, const QModelIndex &index) const;

    std::vector<PanelRow> rows_ = panelRows();
    std::vector<GroupRows> groups_;
    Snapshot snapshot_;
    std::shared_ptr<const Scenario> reference_;
    std::vector<std::optional<double>> effects_;
    bool effectsLastValid_ = false;
    QHash<QString, const Problem *> problems_, lastProblems_; ///< by parameter key
    std::vector<QString> noEffect_; ///< per panel row, why it has none
    QHash<QModelIndex, QString> messages_; ///< under the rows: lines come, go and wrap differently
    QString filter_;
    Lit lit_;
    /// Of a row, or of a group by its summary.
    struct Look {
        PanelRow::Shown shown;
        QString noEffect, ghost, problem;

        bool operator==(const Look &) const = default;
    };
    QHash<QModelIndex, Look> looks_; ///< what each row showed last
};

} // namespace gigasite
