// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document_files.h"

#include "app/files.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QCryptographicHash>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>

#include <algorithm>
#include <iterator>

namespace gigasite {

namespace {

constexpr int keptRecent = 10;
constexpr int settleMs = 200;

const QString recentKey = QStringLiteral("recentFiles");
const QString changedOnDisk = QStringLiteral("changed on disk"), notUnderstood = QStringLiteral("not understood");

QString listed(const Problems &problems)
{
    QStringList lines;
    for (const auto &p : problems)
        lines << (p.path.empty() ? QString() : toQString(p.path) + QStringLiteral(": ")) + translate(p.message);
    return lines.mid(0, 12).join(QStringLiteral("\n\n"));
}

QString shortTime(const QDateTime &when)
{
    const bool today = when.date() == QDate::currentDate();
    return QLocale::c().toString(when, today ? QStringLiteral("HH:mm") : QStringLiteral("d MMM yyyy, HH:mm"));
}

} // namespace

QString fileToWrite(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                    const QString &suffix)
{
    QFileDialog dialog(parent, title, suggestion, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(suggestion);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

DocumentFiles::DocumentFiles(Document &document, NoticeBar &notices, QWidget &window, QSettings *settings)
    : QObject(&window)
    , document_(document)
    , notices_(notices)
    , window_(window)
    , settings_(settings)
{
    settle_.setSingleShot(true);
    settle_.setInterval(settleMs);
    connect(&settle_, &QTimer::timeout, this, &DocumentFiles::look);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    if (!settings_)
        return;
    autosave_ = std::make_unique<Autosave>(document_);
    connect(autosave_.get(), &Autosave::failed, this, &DocumentFiles::message);
    for (const auto signal : {&Document::changed, &Document::fileChanged})
        connect(&document_, signal, this, [this] {
            if (!document_.isModified()) // nothing is left that needs to be kept
                Q_EMIT autosaved({});
        });
    connect(autosave_.get(), &Autosave::written, this, [this] {
        const auto at = shortTime(autosave_->lastWritten());
        Q_EMIT autosaved(document_.file().isEmpty() ? tr("Autosaved %1").arg(at)
                                                    : tr("Autosaved beside the file %1").arg(at));
    });
}

bool DocumentFiles::open(const QString &fileOrExample)
{
    Problems problems;
    if (!document_.open(fileOrExample, problems)) {
        QMessageBox::warning(&window_, tr("Cannot open"), listed(problems));
        return false;
    }
    if (!problems.empty())
        Q_EMIT message(listed(problems).section(QLatin1Char('\n'), 0, 0));
    notices_.drop(changedOnDisk);
    tellDefaults(problems);
    watch();
    const auto file = document_.file();
    if (!file.isEmpty()) {
        remember(file);
        for (const auto &leftover : settings_ ? Autosave::leftoversOf(file) : std::vector<Leftover>{})
            offer(leftover);
    }
    Q_EMIT opened();
    return true;
}

/// Of a newer file's values that are not understood, which show as if nobody had set them.
void DocumentFiles::tellDefaults(const Problems &problems)
{
    notices_.drop(notUnderstood);
    Problems replaced;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(replaced),
                 [](const Problem &p) { return p.severity == Severity::Warning; });
    if (replaced.empty())
        return;
    const auto all = listed(replaced);
    const auto first = all.section(QLatin1Char('\n'), 0, 0);
    if (replaced.size() == 1) {
        notices_.ask(notUnderstood, first, {{tr("All right"), {}}});
        return;
    }
    notices_.ask(notUnderstood,
                 tr("%1 values of this file are not understood; defaults stand for them.").arg(replaced.size()),
                 {{tr("Show them"), [this, all] { QMessageBox::information(&window_, tr("Not understood"), all); }},
                  {tr("All right"), {}}});
}

void DocumentFiles::openDialog()
{
    if (!maySwitch())
        return;
    const auto file =
        QFileDialog::getOpenFileName(&window_, tr("Open scenario"), {}, tr("Scenarios (*.gigasite.json *.json)"));
    if (!file.isEmpty())
        open(file);
}

bool DocumentFiles::maySwitch()
{
    if (!document_.isModified())
        return true;
    const auto answer = QMessageBox::question(
        &window_, tr("Unsaved changes"), tr("Save the changes to “%1”?").arg(document_.displayName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool DocumentFiles::save()
{
    if (document_.file().isEmpty() || document_.isReadOnly())
        return saveAs();
    look();
    if (differs_ &&
        QMessageBox::warning(&window_, tr("Changed on disk"),
                             tr("Another program has changed “%1” since it was read. Overwrite its version?")
                                 .arg(QFileInfo(document_.file()).fileName()),
                             QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel) != QMessageBox::Yes)
        return false;
    return write(document_.file());
}

bool DocumentFiles::saveAs()
{
    const auto suggestion =
        document_.file().isEmpty() ? document_.displayName() + QStringLiteral(".gigasite.json") : document_.file();
    const auto file = fileToWrite(&window_, tr("Save scenario as"), suggestion, tr("Scenarios (*.gigasite.json)"),
                                  QStringLiteral("gigasite.json"));
    return !file.isEmpty() && write(file);
}

bool DocumentFiles::write(const QString &file)
{
    if (const auto problem = document_.saveAs(file)) {
        QMessageBox::warning(&window_, tr("Cannot save"), listed({*problem}));
        return false;
    }
    notices_.drop(changedOnDisk);
    watch();
    remember(document_.file());
    Q_EMIT message(tr("Saved %1").arg(QFileInfo(file).fileName()));
    return true;
}

QStringList DocumentFiles::recent() const
{
    return settings_ ? settings_->value(recentKey).toStringList() : QStringList();
}

void DocumentFiles::remember(const QString &file)
{
    if (!settings_)
        return;
    auto files = recent();
    files.removeAll(file);
    files.prepend(file);
    settings_->setValue(recentKey, QStringList(files.mid(0, keptRecent)));
    Q_EMIT recentChanged();
}

void DocumentFiles::forgetRecent()
{
    if (settings_)
        settings_->remove(recentKey);
    Q_EMIT recentChanged();
}

void DocumentFiles::offerLeftovers()
{
    if (!settings_)
        return;
    for (const auto &leftover : Autosave::leftoversOf({}))
        offer(leftover);
    for (const auto &file : recent()) {
        if (file == document_.file()) // offered when it was opened
            continue;
        for (const auto &leftover : Autosave::leftoversOf(file))
            offer(leftover);
    }
}

void DocumentFiles::offer(const Leftover &leftover)
{
    const auto when = shortTime(leftover.when);
    const bool isWhole = leftover.of.isEmpty();
    notices_.ask(
        leftover.file,
        isWhole ? tr("Gigasite stopped at %1 with a scenario that was never saved.").arg(when)
                : tr("Gigasite stopped at %1 with unsaved changes to %2.").arg(when, QFileInfo(leftover.of).fileName()),
        {{isWhole ? tr("Recover it") : tr("Recover them"), [this, leftover] { recover(leftover); }},
         {isWhole ? tr("Discard it") : tr("Discard them"), [leftover] { Autosave::discard(leftover); }},
         {tr("Later"), {}}});
}

void DocumentFiles::recover(const Leftover &leftover)
{
    const auto text = readFile(leftover.file.toStdString());
    auto scenario = text ? readScenario(*text) : Outcome<LoadedScenario, Problems>(Problems{text.problem()});
    if (!scenario) {
        QMessageBox::warning(&window_, tr("Cannot recover"),
                             listed(inFile(leftover.file.toStdString(), scenario.problem())));
        return;
    }
    if (leftover.of.isEmpty() || leftover.of != document_.file()) {
        const bool hasFile = QFileInfo::exists(leftover.of);
        if (!maySwitch() || !open(hasFile ? leftover.of : QString::fromUtf8(defaultExample.data())))
            return;
        notices_.drop(leftover.file); // opening has asked again
    }
    document_.replace(std::move(scenario->scenario), tr("Recover unsaved changes"));
    Autosave::discard(leftover); // what it held is autosaved anew
}

void DocumentFiles::forgetAutosave()
{
    if (autosave_)
        autosave_->forget();
}

QByteArray DocumentFiles::onDisk() const
{
    const auto text = readFile(document_.file().toStdString());
    return text ? QCryptographicHash::hash(QByteArray::fromStdString(*text), QCryptographicHash::Sha256) : QByteArray();
}

void DocumentFiles::watch()
{
    if (const auto old = watcher_.files() + watcher_.directories(); !old.isEmpty())
        watcher_.removePaths(old);
    settle_.stop();
    differs_ = false;
    known_.clear();
    const auto file = document_.file();
    if (file.isEmpty())
        return;
    known_ = onDisk();
    watcher_.addPaths({file, QFileInfo(file).path()}); // the folder too: programs write a new file and rename it
}

void DocumentFiles::look()
{
    const auto file = document_.file();
    if (file.isEmpty())
        return;
    if (!watcher_.files().contains(file) && QFileInfo::exists(file))
        watcher_.addPath(file);
    const auto now = onDisk();
    if (now == known_) {
        differs_ = false;
        notices_.drop(changedOnDisk);
        return;
    }
    if (differs_)
        return;
    differs_ = true;
    const auto name = QFileInfo(file).fileName();
    const auto keep = [this] {
        known_ = onDisk();
        differs_ = false;
    };
    if (now.isEmpty()) {
        notices_.ask(changedOnDisk, tr("%1 has been deleted or moved by another program.").arg(name),
                     {{tr("Save it again"), [this, file] { write(file); }}, {tr("Go on without it"), keep}});
        return;
    }
    notices_.ask(
        changedOnDisk, tr("Another program has changed %1.").arg(name),
        {{document_.isModified() ? tr("Reload and lose my changes") : tr("Reload"), [this, file] { open(file); }},
         {tr("Keep mine"), keep}});
}

} // namespace gigasite
