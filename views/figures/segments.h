// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>

#include <utility>
#include <vector>

namespace gigasite {

/// Buttons side by side in a figure's heading, one of them down: which of several readings the figure shows.
class Segments : public QWidget {
    Q_OBJECT
public:
    Segments(const QString &name, const std::vector<std::pair<QString, QString>> &textsAndTips,
             QWidget *parent = nullptr);

    void choose(int segment);
    int chosenSegment() const { return buttons_->checkedId(); }

Q_SIGNALS:
    void chosen(int segment);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit(); ///< to the texts

    QButtonGroup *buttons_;
};

} // namespace gigasite
