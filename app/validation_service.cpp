// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/validation_service.h"

#include "app/files.h"
#include "model/units/resource.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QFileInfo>

#include <utility>

namespace gigasite {

namespace {

using Result = Outcome<std::shared_ptr<const measured::Validation>>;

Result predicted(const Outcome<std::string> &text, const measured::Calibrated &known)
{
    if (!text)
        return Problem{Severity::Error, {}, text.problem().message}; // whose path is the file, which is named anyway
    const auto runs = measured::readRuns(*text, known.gpus);
    if (!runs)
        return runs.problem();
    return std::make_shared<const measured::Validation>(measured::validate(*runs, known.constants, known.bands));
}

} // namespace

ValidationService::ValidationService(std::shared_ptr<const Facts> facts, QObject *parent)
    : QObject(parent)
    , facts_(std::move(facts))
{
}

void ValidationService::start(RunSet set)
{
    const auto *name = set == RunSet::Fitted ? "step/calibration_runs.json" : "step/validation_runs.json";
    run(set, {}, [name] { return Outcome<std::string>(std::string(resource(name))); });
}

void ValidationService::open(const QString &file)
{
    run(RunSet::Own, QFileInfo(file).fileName(), [path = file.toStdString()] { return readFile(path); });
}

void ValidationService::run(RunSet set, const QString &file, Read read)
{
    ++running_;
    worker_.emplace([this, set, file, read = std::move(read)] { // waits for an earlier one, which takes milliseconds
        auto result = predicted(read(), facts_->calibrated);
        QMetaObject::invokeMethod( // dropped by Qt if the window is gone by then
            this, [this, set, file, result = std::move(result)] { finish(set, file, result); }, Qt::QueuedConnection);
    });
}

void ValidationService::finish(RunSet set, const QString &file, const Result &result)
{
    --running_;
    if (result) {
        Q_EMIT ready(set, *result, file);
        return;
    }
    const auto &problem = result.problem();
    const auto place = problem.path.empty() ? QString() : toQString(problem.path) + QStringLiteral(": ");
    Q_EMIT failed(tr("%1 was not taken. %2").arg(file, place + translate(problem.message)));
}

} // namespace gigasite
