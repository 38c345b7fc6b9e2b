// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"
#include "views/snapshot.h"

#include <QTextBrowser>
#include <QTimer>

namespace gigasite {

/// Why?: the selected figure's value, formula, inputs one hop away, source, both conventions, and what uses it.
class WhyPanel : public QTextBrowser {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot); ///< rewritten after a moment of quiet, not on every tick of a drag
    void show(const QString &figureId);
    void back(); ///< Alt+Left
    QString current() const { return history_.isEmpty() ? QString() : history_.last(); }

Q_SIGNALS:
    void parameterRequested(const QString &key);
    void figureShown(const QString &figureId);

private:
    void rewrite();
    void follow(const QUrl &url);

    Theme theme_ = Theme::day();
    Snapshot snapshot_;
    QStringList history_;
    QTimer quiet_;
};

} // namespace gigasite
