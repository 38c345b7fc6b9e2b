// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/text_size.h"
#include "views/paint/theme.h"

#include <QAbstractButton>

namespace gigasite {

/// A panel folded to the right edge of the window: 26 px wide, its name and what it shows from top to bottom. Checked
/// while the panel is open over the figures.
class EdgeTab : public QAbstractButton {
    Q_OBJECT
public:
    explicit EdgeTab(const QString &name, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setContent(const QString &text); ///< behind the name
    QSize sizeHint() const override { return {uiLength(26), uiLength(120)}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme theme_ = Theme::day();
    QString content_;
};

} // namespace gigasite
