// SPDX-License-Identifier: GPL-3.0-or-later
// The heading of a figure in little room: what does not fit is in a menu.
#include "views/figures/figure_pane.h"

#include "views/paint/text.h"

#include <QEvent>
#include <QLayout>
#include <QMenu>

#include <algorithm>
#include <numeric>

namespace gigasite {

namespace {

int widthOf(const QWidget &widget)
{
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize()).width();
}

/// An entry that presses a button out of sight.
void offer(QMenu &menu, QAbstractButton &button)
{
    auto *action = menu.addAction(button.icon(), button.accessibleName());
    action->setCheckable(button.isCheckable());
    action->setChecked(button.isChecked());
    QObject::connect(action, &QAction::triggered, &button, &QAbstractButton::click);
}

} // namespace

void FigurePane::buildMore()
{
    more_ = addButton(tr("More of this figure"));
    more_->setObjectName(QStringLiteral("more"));
    more_->setMenu(new QMenu(more_));
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->hide();
    connect(more_->menu(), &QMenu::aboutToShow, this, &FigurePane::fillMore);
    header_->setMinimumWidth(1); // its buttons never widen the pane
    header_->installEventFilter(this);
}

/// What has a key goes first, what changes the picture last.
QList<QWidget *> FigurePane::yielding() const
{
    return QList<QWidget *>{copy_, tableButton_, maximise_, save_} + extras_;
}

void FigurePane::fitHeader()
{
    const auto *row = header_->layout();
    const auto margins = row->contentsMargins();
    const auto taken = [row](const QWidget *widget) { return widthOf(*widget) + row->spacing(); };
    const auto controls = yielding();
    int needed = std::accumulate(controls.begin(), controls.end(), 0,
                                 [&](int sum, const QWidget *control) { return sum + taken(control); });
    auto face = title_->font();
    face.setStretch(QFont::AnyStretch);
    const int title = QFontMetrics(face).size(Qt::TextShowMnemonic, title_->text()).width();
    int room = width() - margins.left() - margins.right() - title - row->spacing();
    if (!kept_.isEmpty())
        room -= QFontMetrics(subtitle_->font()).horizontalAdvance(kept_) + row->spacing();
    room -= leastTrail() + (maximised_ ? taken(wayBack_) : 0);
    const bool all = needed <= room;
    if (!all)
        room -= taken(more_);
    for (auto *control : controls) {
        const bool gives = needed > room;
        if (gives)
            needed -= taken(control);
        control->setVisible(!gives);
    }
    trailFits_ = levels_.size() < 2 || room >= 0;
    more_->setVisible(!all);
    const int lacking = std::max(-room - leastTrail(), 0);
    title_->setFont(lacking > 0 ? narrowed(face, title_->text(), title - lacking) : face);
}

void FigurePane::fillMore()
{
    auto *menu = more_->menu();
    menu->clear();
    for (int i = 0; !trailFits_ && i + 1 < static_cast<int>(levels_.size()); ++i)
        connect(menu->addAction(levels_[i].first), &QAction::triggered, this, [this, i] { Q_EMIT trailActivated(i); });
    menu->addSeparator();
    for (const auto *extra : extras_) {
        for (auto *button : extra->findChildren<QAbstractButton *>()) {
            if (extra->isHidden())
                offer(*menu, *button);
        }
    }
    menu->addSeparator();
    for (auto *button : {tableButton_, copy_, save_, maximise_}) {
        if (button->isHidden())
            offer(*menu, *button);
    }
}

/// A control of the heading has another size.
bool FigurePane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == header_ && event->type() == QEvent::LayoutRequest)
        fitHeader();
    return QWidget::eventFilter(watched, event);
}

} // namespace gigasite
