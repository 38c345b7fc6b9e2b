// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/figures/segments.h"
#include "views/figures/site_edits.h"
#include "views/paint/theme.h"
#include "views/panels/best_sites_model.h"
#include "views/snapshot.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QWidget>

#include <optional>

namespace gigasite {

/// Where the scenario's demand would best stand: splits over one to four places for an objective. A row under the
/// pointer or chosen by keys is previewed on the map; a click or Enter takes it, as one undo step. It asks for what it
/// shows when it is on screen.
class BestSitesPage : public QWidget {
    Q_OBJECT
public:
    explicit BestSitesPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    /// Ignored unless it is what was asked for last.
    void setAnswer(const gigasite::SitesQuery &query, std::shared_ptr<const gigasite::SitesAnswer> answer);

    QTableView &table() { return *table_; }
    QLabel &state() { return *state_; }
    Segments &counts() { return *counts_; }
    QComboBox &objectives() { return *objectives_; }

Q_SIGNALS:
    void answerRequested(const gigasite::SitesQuery &query);
    void previewRequested(const gigasite::Edit &edit); ///< without changes: it is over
    void editRequested(const gigasite::Edit &edit);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTable();
    int widestLine(int perLine) const;
    void fitPlaces();
    void ask(); ///< again if the question is another one
    void look(int row); ///< -1 = no longer
    void take(int row);
    std::optional<Edit> editOf(int row) const;
    void describe();
    void fit(); ///< to the width
    QString whyNothing() const; ///< is asked, with what would mend it as links
    std::optional<Edit> mending(const QString &link) const;

    BestSitesModel model_;
    Segments *counts_;
    QComboBox *objectives_;
    QLabel *state_;
    QBoxLayout *head_, *controls_;
    QTableView *table_;
    Snapshot snapshot_;
    std::optional<SitesQuery> asked_;
    bool answered_ = false;
    int looked_ = -1;
};

/// The question that a scenario puts: all that its sites draw from the grid, by the rule in force. Nothing where that
/// is not known. Locked sites are part of every split; of fewer there is none.
std::optional<SitesQuery> sitesQuery(const Snapshot &snapshot, int count, SitesObjective objective);

/// The sites of a split instead of those of the scenario.
Edit editOfSplit(const Snapshot &snapshot, const SitesSplit &split);

} // namespace gigasite
