// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/back_test_model.h"
#include "views/figures/figure_pane.h"
#include "views/snapshot.h"

#include <QScrollArea>
#include <QSplitter>
#include <QTableView>

namespace gigasite {

/// The map of the back-test: real sites where the rules would allow or refuse them, with what is planned on the scale
/// of the power map.
class BackTestMap : public FigureCanvas {
    Q_OBJECT
public:
    using FigureCanvas::FigureCanvas;

    void setTest(const std::vector<TestedSite> &rows);
    void setChosen(int row); ///< set off; -1 = none

    Marks draw(QPainter &p, QSizeF size, const Theme &theme) override;
    QSize minimumSizeHint() const override { return {160, 60}; }

Q_SIGNALS:
    void rowChosen(int row);

protected:
    bool canDraw() const override { return true; }
    bool drawsAnywhere() const override { return false; }
    void mousePressEvent(QMouseEvent *event) override;

private:
    void drawLegend(QPainter &p, QSizeF size, const Theme &theme) const;

    std::vector<TestedSite> rows_;
    int chosen_ = -1;
};

/// Real AI sites against the siting rules: a table with what each rule says, misses first and explained, and a map. It
/// follows the scenario's curtailment, radius and import share, while it is on screen.
class BackTestPage : public QWidget {
    Q_OBJECT
public:
    explicit BackTestPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);

    FigurePane &pane() { return *pane_; }
    QTableView &table() { return *table_; }
    const BackTestModel &model() const { return model_; }
    QLabel &why() { return *why_; }
    QString summary() const { return summary_; }

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; ///< Esc: the table comes back
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTable();
    void setMapAlone(bool alone);
    void choose(int row);
    void refresh();
    void fitWhy(); ///< to its text; one that would leave no table is scrolled

    BackTestModel model_;
    BackTestMap *map_;
    FigurePane *pane_;
    QTableView *table_;
    QLabel *why_; ///< of the chosen row
    QScrollArea *whyArea_;
    QSplitter *split_;
    Snapshot snapshot_;
    QString summary_;
};

} // namespace gigasite
