// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace gigasite {

/// Moves the time cursor through the step, once, in a quarter of a minute. Where the style wants no animation it goes
/// on by one slot each time it is asked. It stands still while none of its widgets is in sight.
class StepPlayer : public QObject {
    Q_OBJECT
public:
    explicit StepPlayer(std::vector<QWidget *> shownIn, QObject *parent = nullptr);

    void toggle(); ///< at the end of the step it begins anew
    void setMoment(double moment) { moment_ = moment; } ///< moved by a hand
    void setSlot(double share) { slot_ = share; } ///< of the step
    bool isPlaying() const { return timer_.isActive(); }

Q_SIGNALS:
    void momentChanged(double moment);
    void playingChanged(bool playing);

private:
    bool isAnimated() const;
    void goTo(double moment);
    void tick();
    void stop();

    std::vector<QWidget *> shownIn_;
    QTimer timer_;
    QElapsedTimer since_;
    double moment_ = 0.36, slot_ = 0;
};

} // namespace gigasite
