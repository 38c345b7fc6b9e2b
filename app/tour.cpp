// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour.h"

#include "views/paint/text_size.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int apart = 12;

} // namespace

Tour::Tour(std::vector<TourStep> steps, QWidget *window)
    : QFrame(window)
    , steps_(std::move(steps))
    , window_(*window)
    , frame_(new QFrame(window))
    , title_(new QLabel)
    , text_(new QLabel)
    , count_(new QLabel)
    , next_(new QPushButton(tr("Next")))
{
    setObjectName(QStringLiteral("tour"));
    setAccessibleName(tr("Tour"));
    setFocusPolicy(Qt::StrongFocus);
    frame_->setObjectName(QStringLiteral("tourFrame"));
    frame_->setAttribute(Qt::WA_TransparentForMouseEvents); // what it frames is to be used
    frame_->hide();
    text_->setWordWrap(true);
    auto *end = new QPushButton(tr("End the tour"));
    connect(end, &QPushButton::clicked, this, &Tour::end);
    connect(next_, &QPushButton::clicked, this, [this] { show(now_ + 1); });
    auto *row = new QHBoxLayout;
    row->addWidget(count_);
    row->addStretch();
    row->addWidget(end);
    row->addWidget(next_);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addLayout(row);
    hide();
}

Tour::~Tour()
{
    delete frame_; // unless the window has gone first
}

void Tour::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#tour { background: %1; border: 1px solid %2; border-top: 3px solid %2; } "
                                 "QLabel { color: %3; }")
                      .arg(theme.figure.name(), theme.accent.name(), theme.ink.name()));
    frame_->setStyleSheet(
        QStringLiteral("#tourFrame { border: 2px solid %1; background: transparent; }").arg(theme.accent.name()));
    title_->setFont(uiFont(Type::Title));
}

void Tour::start()
{
    show(0);
}

void Tour::show(int step)
{
    now_ = step;
    if (now_ >= int(steps_.size())) {
        end();
        return;
    }
    const auto &s = steps_[std::size_t(now_)];
    if (s.begin)
        s.begin();
    title_->setText(QStringLiteral("<b>%1</b>").arg(s.title));
    text_->setText(s.text);
    count_->setText(tr("%1 of %2").arg(now_ + 1).arg(steps_.size()));
    const bool last = now_ + 1 == int(steps_.size());
    next_->setText(last ? tr("Done") : s.done ? tr("Skip") : tr("Next"));
    QFrame::show();
    raise();
    placeBeside();
    QTimer::singleShot(0, this, &Tour::placeBeside); // what `begin` has opened is laid out by then
    setAccessibleDescription(s.text);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Tour::check()
{
    if (now_ >= 0 && now_ < int(steps_.size()) && steps_[std::size_t(now_)].done && steps_[std::size_t(now_)].done())
        show(now_ + 1);
}

void Tour::placeBeside()
{
    if (now_ < 0 || now_ >= int(steps_.size()))
        return;
    const int wide = uiLength(300);
    setFixedWidth(wide);
    const auto margins = layout()->contentsMargins();
    text_->setFixedHeight(text_->heightForWidth(wide - margins.left() - margins.right() - 2 * frameWidth()));
    layout()->activate();
    resize(wide, sizeHint().height());
    const auto place = steps_[std::size_t(now_)].place().intersected(window_.rect());
    frame_->setGeometry(place.adjusted(-2, -2, 2, 2));
    frame_->setVisible(!place.isEmpty());
    frame_->raise();
    raise();
    const auto room = window_.rect().adjusted(8, 8, -8, -30);
    QPoint at(place.right() + apart, place.top());
    if (at.x() + width() > room.right())
        at.setX(place.left() - apart - width());
    if (at.x() < room.left()) // no room on either side: below or above
        at = {place.left(),
              place.bottom() + apart + height() > room.bottom() ? place.top() - apart - height()
                                                                : place.bottom() + apart};
    at.setX(std::clamp(at.x(), room.left(), std::max(room.right() - width(), room.left())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.bottom() - height(), room.top())));
    move(at);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        end();
    else
        QFrame::keyPressEvent(event);
}

void Tour::end()
{
    now_ = int(steps_.size());
    hide();
    frame_->hide();
    Q_EMIT ended();
}

} // namespace gigasite
