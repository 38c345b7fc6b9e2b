// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/figures/figure_canvas.h"
#include "views/figures/mark_table.h"
#include "views/paint/live_label.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QWidget>

namespace gigasite {

/// A figure with its heading: title, what it shows now, copy, save, maximise. What has no room in the heading is in the
/// menu of its last button.
class FigurePane : public QWidget {
    Q_OBJECT
public:
    FigurePane(const QString &title, FigureCanvas *canvas, QWidget *parent = nullptr);

    FigureCanvas &canvas() { return *canvas_; }
    QString title() const { return title_->text(); }
    void setTheme(const Theme &theme);
    void setSubtitle(const QString &text, const QString &brief = {}); ///< `brief` where the whole has no room
    void keepSubtitle(const QString &longest); ///< has room for so much: buttons go into the menu for it
    /// Where a figure with levels is, in the subtitle's place once it is below the first: links in words, where a
    /// narrow pane wants it short, and then without the levels between.
    void setTrail(const QList<std::pair<QString, QString>> &levels);
    QLabel &trail() { return *trail_; }
    void setMaximised(bool maximised);
    void setTableShown(bool shown); ///< the figure as a table instead of a picture
    bool isTableShown() const { return stack_->currentIndex() == 1; }
    void focusFigure(); ///< its picture, or the table that is shown instead
    QTableView &table() { return *tableView_; }
    void copy(); ///< the picture, or the table's text
    /// Where in the heading a control stands, from the left; what stands below comes after all of them.
    int placeInHeading(const QWidget &control) const;
    void addHeaderWidget(QWidget *widget); ///< before the buttons; its buttons go into the menu where there is no room
    QWidget &header() { return *header_; }
    QToolButton &more() { return *more_; } ///< on screen while the heading has no room for all of its buttons
    void addLine(QWidget *widget); ///< below the heading, as wide as the pane
    void addFooter(QWidget *widget); ///< below the figure, as wide as the pane

Q_SIGNALS:
    void copied();
    void maximiseRequested();
    void trailActivated(int level);

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(const QString &name);
    void buildMore();
    void fillMore();
    void fitHeader(); ///< hides what has no room
    QList<QWidget *> yielding() const; ///< what goes into the menu, the first first
    int leastTrail() const; ///< px; 0 without one
    void fillTable();
    void fitColumns();
    void showTrail();
    void follow(const QString &link); ///< of the trail: to its level, or to the menu of those left out
    int restOfHeader() const; ///< px that the subtitle or the trail has
    void saveAs();

    FigureCanvas *canvas_;
    QWidget *header_;
    QStackedWidget *stack_;
    QTableView *tableView_;
    MarkTable table_;
    QLabel *title_;
    LiveLabel *subtitle_;
    QLabel *trail_;
    QLabel *wayBack_; ///< while it is maximised
    QList<std::pair<QString, QString>> levels_;
    QString kept_; ///< of the subtitle
    int firstHidden_ = 0, pastHidden_ = 0; ///< levels behind the trail's "…"
    QToolButton *tableButton_;
    QToolButton *copy_;
    QToolButton *save_;
    QToolButton *maximise_;
    QToolButton *more_;
    QList<QWidget *> extras_; ///< of addHeaderWidget
    bool maximised_ = false, trailFits_ = true;
    Theme theme_ = Theme::day();
};

/// Small line icons of the product, drawn in a colour: "copy", "table", "save", "maximise", "restore", "open", "undo",
/// "redo", "report", "pin", "more".
QIcon lineIcon(const QString &name, const QColor &colour);

} // namespace gigasite
