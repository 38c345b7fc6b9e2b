// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "model/site/best_sites.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace gigasite {

/// Searches for the best sites on a thread of its own, and has the engine say what each split comes to. One question at
/// a time and to its end; of what is asked meanwhile, the newest is next.
class SitesService : public QObject {
    Q_OBJECT
public:
    explicit SitesService(std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    /// `scenario`: the one that puts it.
    void request(const gigasite::SitesQuery &query, std::shared_ptr<const Scenario> scenario);
    bool isBusy() const { return running_.has_value(); }

Q_SIGNALS:
    void found(const gigasite::SitesQuery &query, std::shared_ptr<const gigasite::SitesAnswer> answer);

private:
    struct Asked {
        SitesQuery query;
        std::shared_ptr<const Scenario> scenario;
    };

    void start();
    void finish(std::shared_ptr<const SitesAnswer> answer);

    std::shared_ptr<const Facts> facts_;
    std::optional<Asked> running_, next_;
    std::optional<std::jthread> worker_; ///< last member: joined before anything it reads goes
};

} // namespace gigasite
