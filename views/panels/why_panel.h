// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/explain.h"
#include "views/paint/theme.h"
#include "views/panels/step_history.h"
#include "views/panels/why_page.h"
#include "views/snapshot.h"

#include <QList>
#include <QTextBrowser>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gigasite {

/// Why?: the selected figure's value, formula, inputs one hop away with where they came from, sources down to the
/// catalogue row, both conventions, what binds it, the undo steps that changed it, what the papers say, and what uses
/// it. Of the open scenario, or of a paper's example.
class WhyPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot); ///< rewritten after a moment of quiet, not on every tick of a drag
    /// What tells a person's own values from the file's.
    void setReference(std::shared_ptr<const Scenario> asOpened) { reference_ = std::move(asOpened); }
    /// The snapshot is what undo step `step` of `count` shows; on hold that step is a gap.
    void recordStep(const Snapshot &snapshot, int step, int count);
    void setStepTexts(std::function<QString(int step)> text) { stepText_ = std::move(text); } ///< of what led to it
    /// Nothing more was simulated to the end than the page tells.
    bool knows(const Snapshot &snapshot) const
    {
        return snapshot_.exactP99 == snapshot.exactP99 && snapshot_.baselineExactP99 == snapshot.baselineExactP99;
    }
    void setStale(bool stale); ///< the snapshot is of an older scenario
    void show(const QString &figureId);
    /// Of the same scenario and example as another panel, which asked for it.
    void showBeside(const WhyPanel &other, const QString &figureId);
    /// The figure a paper's number was computed from, in the example it was computed in.
    void showPaper(const PaperEntry &entry);
    void back(); ///< Alt+Left
    QString current() const { return history_.isEmpty() ? QString() : history_.last().figure; }
    bool showsExample() const { return !history_.isEmpty() && history_.last().example; }

Q_SIGNALS:
    void parameterRequested(const QString &key);
    void figureShown(const QString &figureId);
    void besideRequested(const QString &figureId); ///< Ctrl and a click on its link: in a second panel
    void stepRequested(int step); ///< back, or on, to that undo step
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix); ///< without a key = on none

protected:
    void resizeEvent(QResizeEvent *event) override;
    QVariant loadResource(int type, const QUrl &name) override; ///< the number line

private:
    void fitWords();
    int roomForLine() const; ///< px
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
    WhyPage pageOf(Explanation explanation, const Scenario &scenario, const Evaluation &evaluation);
    std::vector<WhyPage::Step> stepsOf(const std::string &figure) const;
    Fix cureOf(const QString &link) const;
    void follow(const QUrl &url);

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    std::shared_ptr<const Scenario> reference_;
    std::optional<Evaluator> evaluator_; ///< of the snapshots' facts, which are the same always
    StepHistory steps_;
    std::function<QString(int)> stepText_;
    std::vector<Fix> cures_; ///< of the page's links
    std::vector<NumberMark> numberMarks_; ///< of the page
    Unit unit_ = Unit::One; ///< of them
    int lineWidth_ = 0; ///< px, as the page has it
    Fix hovered_;
    QList<Place> history_;
    QTimer quiet_;
    bool stale_ = false;
};

} // namespace gigasite
