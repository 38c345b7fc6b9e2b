// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/panels/why_panel.h"

#include <QLabel>
#include <QSplitter>
#include <QToolButton>

namespace gigasite {

/// Why?, and below it a second one while somebody compares two numbers: Ctrl and a click on a link opens it.
class WhySide : public QSplitter {
    Q_OBJECT
public:
    explicit WhySide(QWidget *parent = nullptr);

    WhyPanel &first() { return *first_; }
    WhyPanel &second() { return *second_; }
    bool isSecondOpen() const { return !holder_->isHidden(); }
    void openSecond(const QString &figureId);
    void closeSecond();

    /// Of both.
    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    void setReference(const std::shared_ptr<const Scenario> &asOpened);
    void recordStep(const Snapshot &snapshot, int step, int count);
    void setStepTexts(const std::function<QString(int step)> &text);
    void setStale(bool stale);

Q_SIGNALS:
    void parameterRequested(const QString &key);
    void stepRequested(int step);
    void fixRequested(const gigasite::Fix &fix);
    void fixHovered(const gigasite::Fix &fix);

protected:
    void showEvent(QShowEvent *event) override;

private:
    WhyPanel *first_, *second_;
    QWidget *holder_; ///< of the second
    QLabel *heading_;
    QToolButton *close_;
};

} // namespace gigasite
