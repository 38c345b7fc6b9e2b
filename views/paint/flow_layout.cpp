// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/flow_layout.h"

#include <algorithm>

namespace gigasite {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(items_);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    items_.append(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_.at(index) : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? items_.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    const auto margins = contentsMargins();
    QSize all(margins.left() + margins.right(), 0);
    for (const auto *item : items_) {
        const auto size = item->sizeHint();
        all.rwidth() += size.width() + (item == items_.first() ? 0 : spacing());
        all.setHeight(std::max(all.height(), size.height()));
    }
    return {all.width(), all.height() + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const auto *item : items_)
        least = least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    const auto inner = rect.marginsRemoved(contentsMargins());
    int top = inner.top();
    for (qsizetype first = 0; first < items_.size();) {
        int wide = 0, high = 0;
        auto end = first;
        for (; end < items_.size(); ++end) {
            const auto size = items_.at(end)->sizeHint();
            const int with = wide + size.width() + (end == first ? 0 : spacing());
            if (end > first && with > inner.width())
                break;
            wide = with;
            high = std::max(high, size.height());
        }
        int left = inner.left();
        for (auto i = first; place && i < end; ++i) {
            const QSize size(std::min(items_.at(i)->sizeHint().width(), inner.width()),
                             items_.at(i)->sizeHint().height());
            items_.at(i)->setGeometry({QPoint(left, top + (high - size.height()) / 2), size});
            left += size.width() + spacing();
        }
        first = end;
        top += high + (first < items_.size() ? spacing() : 0);
    }
    return top - inner.top() + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace gigasite
