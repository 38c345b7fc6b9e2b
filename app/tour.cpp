// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour.h"

#include "views/paint/text_size.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
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
    qApp->installEventFilter(this); // for Esc, and to know when a hand lets go
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
    if (held_)
        return; // asked again when the hand lets go
    if (now_ >= 0 && now_ < int(steps_.size()) && steps_[std::size_t(now_)].done && steps_[std::size_t(now_)].done())
        show(now_ + 1);
}

void Tour::placeBeside()
{
    if (now_ < 0 || now_ >= int(steps_.size()))
        return;
    const int wide =
        std::max(uiLength(300), layout()->minimumSize().width() + 2 * frameWidth()); // buttons are read whole
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
    move(freePlace(place));
}

/// Beside, below or above its place, and off what is to be seen meanwhile; where all that leaves no room, off its
/// place.
QPoint Tour::freePlace(const QRect &place) const
{
    const auto room = window_.rect().adjusted(8, 8, -8, -30);
    const auto &step = steps_[std::size_t(now_)];
    const auto inSight = step.inSight ? step.inSight() : std::vector<QRect>();
    const auto within = [&](QPoint at) {
        return QPoint(std::clamp(at.x(), room.left(), std::max(room.right() - width(), room.left())),
                      std::clamp(at.y(), room.top(), std::max(room.bottom() - height(), room.top())));
    };
    if (place.isEmpty())
        return within(room.center() - rect().center());
    std::vector<QRect> anchors{place};
    anchors.insert(anchors.end(), inSight.begin(), inSight.end());
    for (const bool offAll : {true, false}) {
        for (const auto &beside : anchors) {
            const int right = beside.right() + apart, left = beside.left() - apart - width();
            const int below = beside.bottom() + apart, above = beside.top() - apart - height();
            const int middle = beside.center().x() - width() / 2;
            for (const auto &at : {QPoint(right, place.top()), QPoint(left, place.top()), QPoint(beside.left(), below),
                                   QPoint(middle, below), QPoint(beside.left(), above), QPoint(middle, above)}) {
                const QRect card(within(at), size());
                const bool covers = card.intersects(place) ||
                    (offAll && std::any_of(inSight.begin(), inSight.end(), [&](const QRect &area) {
                                        return card.intersects(area);
                                    }));
                if (!covers)
                    return card.topLeft();
            }
        }
    }
    return within({place.left(), place.bottom() + apart});
}

/// A step ends with the gesture, not in its middle: what follows would lie in the way of the hand.
void Tour::watch(const QEvent &event)
{
    if (event.type() != QEvent::MouseButtonPress && event.type() != QEvent::MouseButtonRelease)
        return;
    held_ = static_cast<const QMouseEvent &>(event).buttons() != Qt::NoButton;
    if (!held_)
        QTimer::singleShot(0, this, &Tour::check); // what is below has taken the event by then
}

/// Esc ends it, wherever the focus is; a drag and a field that is typed in keep the key for themselves.
bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    watch(*event);
    if (event->type() == QEvent::KeyPress && isVisible() && watched->isWidgetType() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && QApplication::mouseButtons() == Qt::NoButton) {
        const auto *widget = static_cast<QWidget *>(watched);
        if (widget->window() == &window_ && !qobject_cast<const QLineEdit *>(widget)) {
            end();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void Tour::end()
{
    now_ = int(steps_.size());
    qApp->removeEventFilter(this);
    hide();
    frame_->hide();
    Q_EMIT ended();
}

} // namespace gigasite
