// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autosave.h"
#include "app/document.h"
#include "views/panels/notice_bar.h"

#include <QFileSystemWatcher>
#include <QSettings>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace gigasite {

/// Asks for a file to write; a name without an extension gets one. Empty if the person thinks better of it.
QString fileToWrite(QWidget *parent, const QString &title, const QString &suggestion, const QString &filter,
                    const QString &suffix);

/// The document's life on disk as its person sees it: opening, saving, recent files, what a crash left behind, changes
/// by other programs. Asks in dialogs only before something would be lost, else in the notice bar.
class DocumentFiles : public QObject {
    Q_OBJECT
public:
    /// Without `settings` nothing is remembered and nothing autosaved: for pictures and tests. All must outlive it.
    DocumentFiles(Document &document, NoticeBar &notices, QWidget &window, QSettings *settings);

    /// Shows problems in a dialog if it fails.
    bool open(const QString &fileOrExample);
    void openDialog();
    bool maySwitch(); ///< asks about unsaved changes
    bool save();
    bool saveAs();

    QStringList recent() const; ///< newest first
    void forgetRecent();

    /// Asks about unsaved states whose program is gone: of scenarios that were never saved, and of recent files.
    void offerLeftovers();
    const Autosave *autosave() const { return autosave_.get(); }
    void forgetAutosave(); ///< the window closes and the changes are saved or unwanted

Q_SIGNALS:
    void opened();
    void recentChanged();
    void autosaved(const QString &text);
    void message(const QString &text);

private:
    bool write(const QString &file);
    void remember(const QString &file);
    void offer(const Leftover &leftover);
    void tellDefaults(const Problems &problems);
    void recover(const Leftover &leftover);
    void watch();
    void look(); ///< at the file: is it still what was read or written?
    QByteArray onDisk() const;

    Document &document_;
    NoticeBar &notices_;
    QWidget &window_;
    QSettings *settings_;
    std::unique_ptr<Autosave> autosave_;
    QFileSystemWatcher watcher_;
    QTimer settle_; ///< other programs write in several steps
    QByteArray known_; ///< content of the file as read or written last
    bool differs_ = false; ///< another program has changed it and nobody has answered
};

} // namespace gigasite
