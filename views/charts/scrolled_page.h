// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace gigasite {

/// A page that needs more height than the dock it is in may have: it keeps what it needs and is scrolled.
class ScrolledPage : public QScrollArea {
    Q_OBJECT
public:
    /// `least`: height in px at the usual text size.
    explicit ScrolledPage(QWidget *page, int least = 280, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override { return {160, 60}; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    int least_;
};

} // namespace gigasite
