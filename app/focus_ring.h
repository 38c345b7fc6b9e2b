// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace gigasite {

/// The 2 px ring in the accent colour inside whatever standard widget has the focus: fields, boxes, buttons of dialogs,
/// tabs, texts, lists. The product's own widgets and its tool buttons draw theirs.
class FocusRing : public QObject {
public:
    /// In a window and all that opens over it.
    explicit FocusRing(QWidget &window);

private:
    void follow(QWidget *focus);

    QWidget &window_;
    QPointer<QWidget> ring_; ///< a child of the widget with the focus
};

} // namespace gigasite
