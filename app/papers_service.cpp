// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers_service.h"

#include <utility>

namespace gigasite {

PapersService::PapersService(std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , facts_(std::move(facts))
{
}

void PapersService::start()
{
    if (worker_)
        return;
    busy_ = true;
    Q_EMIT started();
    worker_.emplace([this](const std::stop_token &stop) {
        auto rows = papersTable(*facts_, {}, stop);
        if (!rows || stop.stop_requested())
            return;
        QMetaObject::invokeMethod( // dropped by Qt if the window is gone by then
            this,
            [this, rows = *std::move(rows)] {
                busy_ = false;
                Q_EMIT ready(rows);
            },
            Qt::QueuedConnection);
    });
}

} // namespace gigasite
