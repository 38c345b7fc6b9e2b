// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/back_test_model.h"
#include "views/charts/nodes_model.h"
#include "views/figures/figure_pane.h"
#include "views/figures/segments.h"
#include "views/snapshot.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace gigasite {

/// A place on the map of the back-test.
struct TestedPlace {
    double lat = 0, lon = 0;
    Watts ring{}; ///< what is planned there, or what it hosts
    bool met = false;
    QString sentence;
};

/// The map of the back-test: real sites where the rules would allow or refuse them, with what is planned on the scale
/// of the power map; or the best nodes of the country, with what they host.
class BackTestMap : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    void setPlaces(std::vector<TestedPlace> places, bool real);
    void setChosen(int row); ///< set off; -1 = none

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    QSize minimumSizeHint() const override { return {160, 60}; }

Q_SIGNALS:
    void rowChosen(int row);

protected:
    bool canDraw() const override { return true; }
    QSizeF leastSize() const override { return {180, 110}; }
    bool drawsAnywhere() const override { return false; }
    void mousePressEvent(QMouseEvent *event) override;

private:
    void drawLegend(QPainter &p, QSizeF size, const Theme &theme) const;

    std::vector<TestedPlace> places_;
    bool real_ = true; ///< sites that stand
    int chosen_ = -1;
};

/// Real AI sites against the siting rules: a table with what each rule says, misses first and explained, and a map. It
/// follows the scenario's curtailment, radius and import share, while it is on screen. Or the nodes of the country that
/// host the scenario's demand by its rule: how many, in which grids, and the best.
class BackTestPage : public QWidget {
    Q_OBJECT
public:
    explicit BackTestPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);

    FigurePane &pane() { return *pane_; }
    QTableView &table() { return *table_; }
    QTableView &nodesTable() { return *nodesTable_; }
    Segments &switcher() { return *switch_; }
    const BackTestModel &model() const { return model_; }
    const NodesModel &nodes() const { return nodes_; }
    QLabel &why() { return *why_; }
    QLabel &result() { return *result_; }
    QString summary() const { return summary_; }
    void setMapAlone(bool alone); ///< or with the tables beside it

Q_SIGNALS:
    void mapAloneChanged(bool alone); ///< it wants all the room there is, or no longer

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; ///< Esc: the table comes back
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTables();
    void fitSplit();
    void choose(int row);
    void refresh();
    void refreshSites();
    void refreshNodes();
    void showPlaces(std::vector<TestedPlace> places, int segment); ///< on the map
    bool showsNodes() const { return switch_->chosenSegment() == 1; }
    void fitWhy(); ///< to its text; one that would leave no table is scrolled

    BackTestModel model_;
    NodesModel nodes_;
    BackTestMap *map_;
    FigurePane *pane_;
    Segments *switch_; ///< sites or nodes
    QTableView *table_, *nodesTable_;
    QStackedWidget *tables_;
    QWidget *left_; ///< all but the map
    QLabel *result_; ///< of all real sites
    QLabel *why_; ///< of the chosen row
    QScrollArea *whyArea_;
    QSplitter *split_;
    Snapshot snapshot_;
    QString summary_, brief_; ///< of real sites
    bool isMoved_ = false; ///< the boundary, by hand
    int shown_ = -1; ///< which of the two the map shows; -1 = neither yet
};

} // namespace gigasite
