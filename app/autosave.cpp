// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/autosave.h"

#include "app/files.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace gigasite {

namespace {

constexpr int pauseMs = 250; ///< between two states of one drag
constexpr int patienceMs = 10000; ///< for a disk that hangs

const QString suffix = QStringLiteral(".autosave");

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/autosave");
}

/// Beginning of the names on behalf of a file: its path, made short and safe.
QString stem(const QString &file)
{
    if (file.isEmpty())
        return QStringLiteral("unnamed-");
    const auto hash = QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    return QString::fromLatin1(hash) + QLatin1Char('-');
}

QString hiddenName(const QString &file)
{
    return QLatin1Char('.') + QFileInfo(file).fileName();
}

QString lockOf(const QString &place)
{
    return place + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> locked(const QString &place)
{
    auto lock = std::make_unique<QLockFile>(lockOf(place));
    lock->setStaleLockTime(0); // a lock is stale when its process is gone, however long that takes
    return lock->tryLock() ? std::move(lock) : nullptr;
}

void removePreparation(const QString &place)
{
    QFile::remove(QString::fromStdString(inPreparation(place.toStdString())));
}

std::vector<Leftover> leftoversIn(const QString &folder, const QString &pattern, const QString &file)
{
    std::vector<Leftover> found;
    const auto entries = QDir(folder).entryInfoList({pattern}, QDir::Files | QDir::Hidden);
    for (const auto &entry : entries) {
        if (const auto lock = locked(entry.filePath()))
            found.push_back({entry.filePath(), file, entry.lastModified()});
    }
    return found;
}

} // namespace

Autosave::Autosave(Document &document, QObject *parent)
    : QObject(parent)
    , document_(document)
{
    writer_.setMaxThreadCount(1);
    pause_.setSingleShot(true);
    pause_.setInterval(pauseMs);
    connect(&pause_, &QTimer::timeout, this, [this] {
        if (waiting_)
            write(std::exchange(waiting_, nullptr));
    });
    connect(&document_, &Document::changed, this, &Autosave::follow);
    connect(&document_, &Document::fileChanged, this, [this] {
        if (!document_.isModified())
            forget();
    });
}

Autosave::~Autosave()
{
    writer_.waitForDone();
}

std::vector<Leftover> Autosave::leftoversOf(const QString &file)
{
    std::vector<Leftover> all;
    if (!file.isEmpty())
        all = leftoversIn(QFileInfo(file).path(), hiddenName(file) + QStringLiteral("*") + suffix, file);
    for (const auto &more : leftoversIn(ownFolder(), stem(file) + QStringLiteral("*") + suffix, file))
        all.push_back(more);
    std::sort(all.begin(), all.end(), [](const Leftover &a, const Leftover &b) { return a.when > b.when; });
    return all;
}

void Autosave::discard(const Leftover &leftover)
{
    QFile::remove(leftover.file);
    removePreparation(leftover.file);
    QFile::remove(lockOf(leftover.file));
}

void Autosave::forget()
{
    pause_.stop();
    waiting_ = nullptr;
    writer_.waitForDone();
    if (!place_.isEmpty()) {
        QFile::remove(place_);
        removePreparation(place_);
    }
    lock_.reset();
    place_.clear();
    lastWritten_ = {};
    complained_ = false;
}

void Autosave::follow()
{
    if (document_.isAsSaved()) {
        forget();
        return;
    }
    const bool sameDrag = document_.stepsTaken() == step_;
    step_ = document_.stepsTaken();
    if (!sameDrag)
        finish(); // the step before
    waiting_ = document_.scenario();
    if (!sameDrag)
        write(std::exchange(waiting_, nullptr));
    else if (!pause_.isActive())
        pause_.start();
}

void Autosave::finish()
{
    pause_.stop();
    if (waiting_)
        write(std::exchange(waiting_, nullptr));
    if (hangs_ || writer_.waitForDone(patienceMs))
        return;
    hangs_ = true; // it is waited for once
    complain(tr("the folder does not answer"));
}

bool Autosave::choosePlace()
{
    if (!place_.isEmpty())
        return true;
    const auto file = document_.file();
    const auto unique = QUuid::createUuid().toString(QUuid::Id128).left(8);
    std::vector<QString> places;
    if (!file.isEmpty()) {
        const auto beside = QFileInfo(file).path() + QLatin1Char('/') + hiddenName(file);
        places = {beside + suffix, beside + QLatin1Char('.') + unique + suffix}; // another program has the first
    }
    QDir().mkpath(ownFolder());
    places.push_back(ownFolder() + QLatin1Char('/') + stem(file) + unique + suffix);
    for (const auto &place : places) {
        if (QFileInfo::exists(place)) // what is left behind waits for its person's word
            continue;
        if ((lock_ = locked(place))) {
            place_ = place;
            return true;
        }
    }
    return false;
}

void Autosave::write(const State &state)
{
    if (!choosePlace()) {
        take({}, tr("no folder can be written"));
        return;
    }
    writer_.start([this, state, place = place_] {
        const auto problem = replaceFile(place.toStdString(), writeScenario(*state));
        const auto error = problem ? translate(problem->message) : QString();
        QMetaObject::invokeMethod(this, [this, place, error] { take(place, error); }, Qt::QueuedConnection);
    });
}

void Autosave::take(const QString &place, const QString &error)
{
    hangs_ = false;
    if (place != place_) // of a document that is closed
        return;
    if (error.isEmpty()) {
        lastWritten_ = QDateTime::currentDateTime();
        Q_EMIT written();
        return;
    }
    complain(error);
}

void Autosave::complain(const QString &error)
{
    if (!std::exchange(complained_, true))
        Q_EMIT failed(tr("Changes cannot be kept against a crash: %1").arg(error));
}

} // namespace gigasite
