// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/parameter_tree.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>

class QComboBox;

namespace gigasite {

/// Heading, filter, the figure that the effect bars are of, and the tree.
class ParameterPanel : public QWidget {
    Q_OBJECT
public:
    explicit ParameterPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setReference(std::shared_ptr<const Scenario> reference);
    void setEffects(std::vector<std::optional<double>> effects, bool lastValid);
    void setCompact(bool compact);
    void reveal(const QString &key); ///< scrolls to the row of a parameter and focuses it
    void focusFilter();

    QLineEdit &filter() { return *filter_; }
    QPushButton &clearFilter() { return *clear_; } ///< on screen while the filter finds nothing
    QString countText() const { return changed_->text(); } ///< of changed rows, or of those found

    ParameterModel &model() { return model_; }
    ParameterTree &tree() { return *tree_; }

Q_SIGNALS:
    void editRequested(const gigasite::Edit &edit);
    void undoGestureRequested(int gesture);
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none
    void sourceRequested(const QString &key);
    void objectiveChosen(const std::string &figureId);
    void message(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeLegend(); ///< of the effects, below their choice where there is no room beside it
    void restyle();
    QWidget *buildObjective();
    QWidget *buildNothingFound();
    void showCount();

    ParameterModel model_;
    ParameterDelegate delegate_{model_};
    ParameterTree *tree_;
    QLineEdit *filter_;
    QLabel *changed_;
    QLabel *shorter_ = nullptr;
    QBoxLayout *effects_ = nullptr;
    QComboBox *objective_ = nullptr;
    QLabel *nothing_ = nullptr; ///< said where the filter finds no row
    QPushButton *clear_ = nullptr;
    QStackedWidget *stack_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
