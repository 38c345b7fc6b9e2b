// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QList>
#include <QTextBrowser>
#include <QTimer>

#include <memory>
#include <utility>

namespace gigasite {

/// Why?: the selected figure's value, formula, inputs one hop away with where they came from, sources down to the
/// catalogue row, both conventions, what the papers say, and what uses it. Of the open scenario, or of a paper's
/// example.
class WhyPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot); ///< rewritten after a moment of quiet, not on every tick of a drag
    /// What tells a person's own values from the file's.
    void setReference(std::shared_ptr<const Scenario> asOpened) { reference_ = std::move(asOpened); }
    void show(const QString &figureId);
    /// The figure a paper's number was computed from, in the example it was computed in.
    void showPaper(const PaperEntry &entry);
    void back(); ///< Alt+Left
    QString current() const { return history_.isEmpty() ? QString() : history_.last().figure; }
    bool showsExample() const { return !history_.isEmpty() && history_.last().example; }

Q_SIGNALS:
    void parameterRequested(const QString &key);
    void figureShown(const QString &figureId);

private:
    /// An example and what the engine says of it.
    struct Example {
        QString name; ///< with its settings
        std::string paper; ///< id of the paper's number, told first
        Scenario scenario;
        Evaluation evaluation;
    };
    struct Place {
        QString figure;
        std::shared_ptr<const Example> example; ///< null: the open scenario
    };

    void go(Place place);
    void rewrite();
    QString pageOf(const Explanation &explanation, const QString &asWhat) const;
    void follow(const QUrl &url);

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    std::shared_ptr<const Scenario> reference_;
    QList<Place> history_;
    QTimer quiet_;
};

} // namespace gigasite
