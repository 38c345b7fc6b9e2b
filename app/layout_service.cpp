// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layout_service.h"

#include <utility>

namespace gigasite {

LayoutService::LayoutService(std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , facts_(std::move(facts))
    , evaluator_(*facts_)
{
}

void LayoutService::request(std::shared_ptr<const Scenario> scenario)
{
    next_ = std::move(scenario);
    if (!running_)
        start();
}

void LayoutService::forget()
{
    next_.reset();
    wanted_ = false;
}

void LayoutService::start()
{
    running_ = std::exchange(next_, nullptr);
    wanted_ = true;
    worker_.emplace([this, scenario = running_] {
        auto evaluation = std::make_shared<const Evaluation>(evaluator_(*scenario));
        QMetaObject::invokeMethod( // dropped by Qt if the window is gone by then
            this, [this, evaluation = std::move(evaluation)] { finish(evaluation); }, Qt::QueuedConnection);
    });
}

void LayoutService::finish(const std::shared_ptr<const Evaluation> &evaluation)
{
    const auto scenario = std::exchange(running_, nullptr);
    const bool wanted = std::exchange(wanted_, false);
    if (next_)
        start();
    if (wanted)
        Q_EMIT found(scenario, evaluation);
}

} // namespace gigasite
