// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace gigasite {

/// Widgets beside each other, each as wide as it wants, vertically centred; what has no room goes to a further line.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override; ///< of a single line
    QSize minimumSize() const override; ///< of the widest item
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool place) const; ///< returns the height, px

    QList<QLayoutItem *> items_;
};

} // namespace gigasite
