// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluate/evaluate.h"
#include "views/charts/validation_picture.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <thread>

namespace gigasite {

/// Predicts measured runs on a thread of its own: the built-in ones, or those of a person's file.
class ValidationService : public QObject {
    Q_OBJECT
public:
    explicit ValidationService(std::shared_ptr<const Facts> facts, QObject *parent = nullptr);

    void start(gigasite::RunSet set); ///< of the built-in ones
    void open(const QString &file);
    bool isBusy() const { return running_ > 0; }

Q_SIGNALS:
    /// `file`: its name without the folder, of own runs.
    void ready(gigasite::RunSet set, std::shared_ptr<const gigasite::measured::Validation> validation,
               const QString &file);
    void failed(const QString &sentence); ///< why a file was not taken

private:
    using Read = std::function<Outcome<std::string>()>;
    void run(RunSet set, const QString &file, Read read);
    void finish(RunSet set, const QString &file, const Outcome<std::shared_ptr<const measured::Validation>> &result);

    std::shared_ptr<const Facts> facts_; ///< never changed: the thread reads it
    int running_ = 0;
    std::optional<std::jthread> worker_; ///< last member: joined before anything it reads goes
};

} // namespace gigasite
