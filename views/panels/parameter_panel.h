// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/parameter_tree.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>

namespace gigasite {

/// Heading, filter and tree.
class ParameterPanel : public QWidget {
    Q_OBJECT
public:
    explicit ParameterPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setReference(std::shared_ptr<const Scenario> reference);
    void setEffects(std::vector<std::optional<double>> effects);
    void setCompact(bool compact);
    void reveal(const QString &key); ///< scrolls to the row of a parameter and focuses it
    void focusFilter();

    ParameterModel &model() { return model_; }
    ParameterTree &tree() { return *tree_; }

Q_SIGNALS:
    void editRequested(const gigasite::Edit &edit);
    void undoGestureRequested(int gesture);
    void message(const QString &text);

private:
    void restyle();

    ParameterModel model_;
    ParameterDelegate delegate_{model_};
    ParameterTree *tree_;
    QLineEdit *filter_;
    QLabel *changed_;
    Theme theme_ = Theme::day();
};

} // namespace gigasite
