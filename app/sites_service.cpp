// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sites_service.h"

#include "model/explore/site_search.h"

#include <utility>

namespace gigasite {

SitesService::SitesService(std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , facts_(std::move(facts))
{
}

void SitesService::request(const SitesQuery &query, std::shared_ptr<const Scenario> scenario)
{
    next_ = Asked{query, std::move(scenario)};
    if (!running_)
        start();
}

void SitesService::start()
{
    running_ = std::exchange(next_, std::nullopt);
    worker_.emplace([this, asked = *running_] {
        auto answer = std::make_shared<const SitesAnswer>(evaluatedSites(*asked.scenario, *facts_, asked.query));
        QMetaObject::invokeMethod( // dropped by Qt if the window is gone by then
            this, [this, answer = std::move(answer)] { finish(answer); }, Qt::QueuedConnection);
    });
}

void SitesService::finish(std::shared_ptr<const SitesAnswer> answer)
{
    const auto asked = std::exchange(running_, std::nullopt);
    if (next_)
        start();
    Q_EMIT found(asked->query, std::move(answer));
}

} // namespace gigasite
