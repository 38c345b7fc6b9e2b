// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/step_player.h"

#include <QStyle>

#include <algorithm>

namespace gigasite {

namespace {

constexpr double wholeStep = 15; ///< s
constexpr int pause = 40; ///< ms between two pictures

} // namespace

StepPlayer::StepPlayer(std::vector<QWidget *> shownIn, QObject *parent)
    : QObject(parent)
    , shownIn_(std::move(shownIn))
{
    timer_.setInterval(pause);
    connect(&timer_, &QTimer::timeout, this, &StepPlayer::tick);
}

bool StepPlayer::isAnimated() const
{
    const auto *widget = shownIn_.front();
    return widget->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, widget) > 0;
}

void StepPlayer::goTo(double moment)
{
    moment_ = std::clamp(moment, 0.0, 1.0);
    Q_EMIT momentChanged(moment_);
}

void StepPlayer::toggle()
{
    if (isPlaying()) {
        stop();
        return;
    }
    if (moment_ >= 1)
        goTo(0);
    else if (!isAnimated())
        goTo(moment_ + slot_);
    if (!isAnimated())
        return;
    since_.start();
    timer_.start();
    Q_EMIT playingChanged(true);
}

void StepPlayer::tick()
{
    const double seconds = static_cast<double>(since_.restart()) / 1e3;
    const bool inSight = std::any_of(shownIn_.begin(), shownIn_.end(), [](const QWidget *w) { return w->isVisible(); });
    if (!inSight)
        return;
    goTo(moment_ + seconds / wholeStep);
    if (moment_ >= 1)
        stop();
}

void StepPlayer::stop()
{
    timer_.stop();
    Q_EMIT playingChanged(false);
}

} // namespace gigasite
