// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <vector>

namespace gigasite {

/// An unsaved state that a program which is gone has left behind.
struct Leftover {
    QString file; ///< where it is kept
    QString of; ///< the scenario's own file; empty for one that was never saved
    QDateTime when;
};

/// Keeps the unsaved state of a document on disk, beside its file and never over it: `.NAME.autosave`. A document
/// without a file, or in a folder that cannot be written, has its state in the person's own data folder.
///
/// Who is killed loses at most one edit: a step is only taken while the one before it is in its file (a folder that
/// hangs is waited for once, ten seconds, and told). The steps of one drag are written four times a second, by another
/// thread. A lock beside the file says that its writer lives. What is saved or undone to the saved state leaves nothing
/// behind.
class Autosave : public QObject {
    Q_OBJECT
public:
    explicit Autosave(Document &document, QObject *parent = nullptr);
    ~Autosave() override;

    /// Unsaved states beside or on behalf of `file`, whose writers are gone; newest first. Empty name: of scenarios
    /// that were never saved.
    static std::vector<Leftover> leftoversOf(const QString &file);
    static void discard(const Leftover &leftover);

    /// Nothing of the open document stays behind: it is saved, or its person does not want it.
    void forget();

    QString place() const { return place_; } ///< where it is written; empty before the first edit
    QDateTime lastWritten() const { return lastWritten_; }

Q_SIGNALS:
    void written();
    void failed(const QString &message); ///< told once per file

private:
    using State = std::shared_ptr<const Scenario>;

    void follow();
    void write(const State &state);
    void take(const QString &place, const QString &error);
    void complain(const QString &error);
    void finish(); ///< whatever is under way or waiting is on disk
    bool choosePlace();

    Document &document_;
    QThreadPool writer_;
    QTimer pause_;
    State waiting_; ///< not handed to the writer yet
    QString place_;
    std::unique_ptr<QLockFile> lock_;
    QDateTime lastWritten_;
    quint64 step_ = 0;
    bool complained_ = false;
    bool hangs_ = false; ///< the folder, since a state was handed to the writer
};

} // namespace gigasite
