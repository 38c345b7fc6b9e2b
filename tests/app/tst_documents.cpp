// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a person's work: autosave, recovery after a kill, other programs, recent files, layout.
#include "app/main_window.h"

#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <functional>

using namespace gigasite;

namespace {

Edit layersTo(std::int64_t n, int gesture = 0)
{
    return {{{"model.layers", n}}, {}, gesture};
}

/// The other program: edits without end and says each edit that is done. Every third one is a drag of ten moves.
int editUntilKilled(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    Document document;
    const Autosave autosave(document);
    Problems problems;
    if (!document.open(QString::fromLocal8Bit(argv[2]), problems))
        return 1;
    for (std::int64_t n = 2; n <= 2000; ++n) { // the file has 1 already
        if (n % 3 == 0) {
            for (int move = 0; move < 10; ++move)
                document.edit({{{"model.hidden", std::int64_t(8192 + 128 * move)}, {"model.layers", n}}, {}, int(n)});
        } else {
            document.edit(layersTo(n));
        }
        std::printf("%d\n", int(n));
        std::fflush(stdout);
        QCoreApplication::processEvents();
    }
    return 0;
}

std::int64_t layersIn(const QString &file)
{
    QFile f(file);
    if (!f.open(QIODevice::ReadOnly))
        return 0;
    const auto read = readScenario(f.readAll().toStdString());
    return read ? read->scenario.model.layers : 0;
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<MainWindow> w_;

    QString path(const char *name) const { return dir_.filePath(QString::fromLatin1(name)); }

    /// A file with one layer.
    QString written(const char *name) const
    {
        Document document;
        Problems problems;
        document.open(QStringLiteral("nextgen-100t"), problems);
        document.edit(layersTo(1));
        const auto file = path(name);
        document.saveAs(file);
        return file;
    }

    void openWindow()
    {
        w_.reset();
        w_ = std::make_unique<MainWindow>(std::make_shared<const Facts>(*Facts::builtIn()), settings_.get());
    }

    void answer(const char *label)
    {
        for (auto *button : w_->notices().findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String(label) && button->isVisibleTo(&w_->notices())) {
                button->click();
                return;
            }
        }
        QFAIL(label);
    }

    std::int64_t layers() const { return w_->document().scenario()->model.layers; }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
    }

    void init()
    {
        settings_ = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        openWindow();
    }

    void cleanup()
    {
        w_->files().forgetAutosave();
        w_.reset();
    }

    /// Values of an own file are changes of the example that it comes from, or of the defaults, which have sources;
    /// they go back to those.
    void ownFilesKeepTheDefaults()
    {
        QVERIFY(w_->openFile(written("own.gigasite.json")));
        const auto &panel = w_->parameters().model();
        const auto *row = panel.row(panel.indexOf("model.layers"));
        QCOMPARE(layers(), std::int64_t(1));
        QVERIFY(row->shown(w_->service().snapshot(), panel.reference()).changed);
        QVERIFY(panel.reference()->model.layers == 224);
        QVERIFY(w_->openFile(QStringLiteral("llama3-405b-16k")));
        QVERIFY(panel.reference()->model.layers == 126);
        QVERIFY(!row->shown(w_->service().snapshot(), panel.reference()).changed);
    }

    /// What a newer version's file says that is not understood stays told until someone has seen it.
    void replacedValuesAreTold()
    {
        QFile file(written("newer.gigasite.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto text = file.readAll();
        file.close();
        QVERIFY(text.contains("gigasite-scenario/1") && text.contains("\"model.layers\": 1,"));
        text.replace("gigasite-scenario/1", "gigasite-scenario/2");
        text.replace("\"model.layers\": 1,", "\"model.layers\": [1, 2],");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(w_->openFile(file.fileName()));
        QVERIFY2(w_->notices().text().contains(QStringLiteral("default")), qPrintable(w_->notices().text()));
        answer("All right");
        QVERIFY(w_->notices().text().isEmpty());
    }

    /// One file dropped on the window is opened; several, a text or a file that is not there change nothing.
    void droppedFilesAreOpened()
    {
        const auto drop = [this](const QList<QUrl> &urls) {
            QMimeData mime;
            if (urls.isEmpty())
                mime.setText(QStringLiteral("model.layers"));
            else
                mime.setUrls(urls);
            QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(w_.get(), &enter);
            if (!enter.isAccepted())
                return false;
            QDropEvent event(QPointF(300, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(w_.get(), &event);
            return true;
        };
        const auto file = written("dropped.gigasite.json");
        QVERIFY(w_->openFile(QStringLiteral("nextgen-50t")));
        const auto before = layers();
        QVERIFY(before != 1);
        QVERIFY(!drop({}));
        QVERIFY(!drop({QUrl::fromLocalFile(file), QUrl::fromLocalFile(file)}));
        bool told = false;
        QTimer closer; // of the message that says so
        connect(&closer, &QTimer::timeout, &closer, [&] {
            if (auto *message = QApplication::activeModalWidget()) {
                told = true;
                message->close();
            }
        });
        closer.start(20);
        drop({QUrl::fromLocalFile(path("absent.gigasite.json"))});
        QVERIFY(told);
        QCOMPARE(layers(), before);
        QVERIFY(drop({QUrl::fromLocalFile(file)}));
        QCOMPARE(layers(), 1);
    }

    /// Unsaved changes are beside the file while there are any, and never in it.
    void unsavedChangesAreKeptBesideTheFile()
    {
        const auto file = written("a.gigasite.json");
        QVERIFY(w_->openFile(file));
        const auto place = path(".a.gigasite.json.autosave");
        QVERIFY(!QFileInfo::exists(place));
        w_->document().edit(layersTo(7));
        QTRY_COMPARE(layersIn(place), 7);
        QCOMPARE(layersIn(file), 1);
        const auto labels = w_->statusBar()->findChildren<QLabel *>();
        const auto told = [&] {
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->text().startsWith(QLatin1String("Autosaved beside the file"));
            });
        };
        QTRY_VERIFY(told());
        w_->document().undoStack().undo();
        QVERIFY(!QFileInfo::exists(place)); // as saved: nothing to keep
        QVERIFY(!told());
        w_->document().undoStack().redo();
        QTRY_COMPARE(layersIn(place), 7);
        QVERIFY(!w_->document().saveAs(file));
        QVERIFY(!QFileInfo::exists(place));
        QCOMPARE(layersIn(file), 7);
        QVERIFY(Autosave::leftoversOf(file).empty());
    }

    /// 200 kills at random moments: what is found is at most one edit behind the last one that was done.
    void aKillLosesAtMostOneEdit()
    {
        const auto file = written("killed.gigasite.json");
        auto *random = QRandomGenerator::global();
        int found = 0;
        for (int kill = 0; kill < 200; ++kill) {
            QProcess other;
            other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--edit"), file});
            QVERIFY(other.waitForReadyRead(20000));
            QTest::qSleep(int(random->bounded(40U)));
            other.kill();
            QVERIFY(other.waitForFinished());
            const auto said = other.readAllStandardOutput().trimmed().split('\n');
            const auto done = said.back().toLongLong();
            QVERIFY(done > 0);
            const auto leftovers = Autosave::leftoversOf(file);
            QVERIFY2(leftovers.size() == 1 || (leftovers.empty() && done == 2), qPrintable(QString::number(done)));
            QCOMPARE(layersIn(file), 1); // the file itself is untouched
            for (const auto &leftover : leftovers) {
                const auto kept = layersIn(leftover.file);
                QVERIFY2(kept >= done - 1 && kept <= done + 1,
                         qPrintable(QStringLiteral("%1 kept of %2").arg(kept).arg(done)));
                Autosave::discard(leftover);
                ++found;
            }
        }
        QVERIFY(found > 100); // the others were killed before their first edit was written
    }

    /// Found at the next opening, offered, and taken back with one undo.
    void whatAKillLeftIsOffered()
    {
        const auto file = written("offered.gigasite.json");
        QFile::copy(written("newer.gigasite.json"), path("x"));
        Document other;
        Problems problems;
        other.open(file, problems);
        other.edit(layersTo(42));
        QFile left(path(".offered.gigasite.json.autosave"));
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write(writeScenario(*other.scenario()).c_str()) > 0);
        left.close();

        QVERIFY(w_->openFile(file));
        QVERIFY(w_->notices().text().contains(QLatin1String("offered.gigasite.json")));
        QCOMPARE(layers(), 1);
        answer("Recover them");
        QCOMPARE(layers(), 42);
        QVERIFY(w_->document().isModified());
        QVERIFY(w_->notices().text().isEmpty());
        w_->document().undoStack().undo();
        QCOMPARE(layers(), 1);
        w_->document().undoStack().redo();
        QTRY_COMPARE(layersIn(left.fileName()), 42); // again kept against the next kill
    }

    /// Whatever kind of edit led away from the saved state: undo leads back to it, and so do edits that take it back.
    void undoLeadsBackToTheSavedState()
    {
        const auto file = written("clean.gigasite.json");
        QVERIFY(w_->openFile(file));
        auto &document = w_->document();
        const auto edited = [&](const char *key, const Value &value, int gesture) {
            document.edit({{{key, value}}, {}, gesture});
        };
        const std::vector<std::function<void()>> kinds{
            [&] { document.edit(layersTo(2)); },
            [&] { // a drag, or a key that is held
                const int drag = nextGesture();
                for (int n = 2; n < 8; ++n)
                    document.edit(layersTo(n, drag));
            },
            [&] { edited("network.failed", std::string("plane 1"), 0); },
            [&] { document.edit({{{"site.1.lat", 40.5}, {"site.1.lon", -90.5}}, {}, nextGesture()}); },
            [&] { document.replace(*document.asOpened(), QStringLiteral("Another")); },
            [&] { // saved while the hand still drags: what follows is a step of its own
                const int drag = nextGesture();
                document.edit(layersTo(3, drag));
                QVERIFY(!document.saveAs(file));
                document.edit(layersTo(4, drag));
                QCOMPARE(document.undoStack().count(), document.undoStack().index());
            },
        };
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            QVERIFY2(!document.isModified(), qPrintable(QString::number(i)));
            kinds[i]();
            QCOMPARE(w_->isWindowModified(), !differences(*document.scenario(), *document.asSaved()).empty());
            document.undoStack().undo();
            QVERIFY2(!document.isModified() && !w_->isWindowModified(), qPrintable(QString::number(i)));
            QVERIFY(differences(*document.scenario(), *document.asSaved()).empty());
        }
        // dragged away and back: no step is left
        const int steps = document.undoStack().index(), drag = nextGesture();
        const auto start = layers();
        document.edit(layersTo(start + 1, drag));
        QVERIFY(w_->isWindowModified());
        document.edit(layersTo(start, drag));
        QVERIFY(!w_->isWindowModified());
        QCOMPARE(document.undoStack().index(), steps);
        // cancelled
        const int cancelled = nextGesture();
        document.edit(layersTo(start + 2, cancelled));
        document.cancelGesture(cancelled);
        QVERIFY(!w_->isWindowModified());
        // undone beyond the saved state, then typed again
        document.edit(layersTo(start + 3));
        QVERIFY(!document.saveAs(file));
        document.undoStack().undo();
        QVERIFY(w_->isWindowModified());
        document.edit(layersTo(start + 4));
        QVERIFY(w_->isWindowModified());
        document.edit(layersTo(start + 3));
        QVERIFY(!w_->isWindowModified());
        // an example
        document.edit(layersTo(start + 5));
        QVERIFY(w_->openFile(QStringLiteral("rail-only-gpt3")));
        QVERIFY(!w_->isWindowModified());
    }

    /// Whoever starts without naming the file hears of it, too.
    void whatAKillLeftOfARecentFileIsOffered()
    {
        const auto file = written("recent.gigasite.json");
        QVERIFY(w_->openFile(file));
        w_->document().edit(layersTo(43));
        const auto state = writeScenario(*w_->document().scenario());
        w_->document().undoStack().undo();
        QVERIFY(w_->openFile(QStringLiteral("nextgen-100t")));
        QFile left(path(".recent.gigasite.json.autosave"));
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write(state.c_str()) > 0);
        left.close();
        openWindow();
        w_->files().offerLeftovers();
        QVERIFY2(w_->notices().text().contains(QLatin1String("recent.gigasite.json")),
                 qPrintable(w_->notices().text()));
        answer("Recover them");
        QCOMPARE(w_->document().file(), file);
        QCOMPARE(layers(), 43);
        QVERIFY(w_->document().isModified());
        QVERIFY(!w_->notices().isAsking(left.fileName()));
        w_->document().undoStack().undo();
        QCOMPARE(layers(), 1);
    }

    /// A scenario that never had a file is kept in the person's own folder.
    void unnamedScenariosAreKeptToo()
    {
        QVERIFY(w_->openFile(QStringLiteral("nextgen-100t")));
        w_->document().edit(layersTo(9));
        QTRY_VERIFY(!w_->files().autosave()->place().isEmpty() && layersIn(w_->files().autosave()->place()) == 9);
        const auto place = w_->files().autosave()->place();
        QVERIFY(Autosave::leftoversOf({}).empty()); // its program lives
        const auto copy = QFileInfo(place).path() + QStringLiteral("/unnamed-left.autosave");
        QVERIFY(QFile::copy(place, copy));
        openWindow();
        w_->files().offerLeftovers();
        QVERIFY(w_->notices().text().contains(QLatin1String("never saved")));
        answer("Discard it");
        QVERIFY(!QFileInfo::exists(copy));
        QFile::remove(place);
    }

    /// A killed program has told nobody what it was going to write at its end.
    void coloursAndTextSizeAreKeptAtOnce()
    {
        const auto kept = [this] {
            QFile file(settings_->fileName());
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const auto actions = w_->findChildren<QAction *>();
        const auto dark = std::find_if(actions.begin(), actions.end(),
                                       [](const QAction *a) { return a->text() == QLatin1String("&Dark colours"); });
        QVERIFY(dark != actions.end());
        (*dark)->setChecked(true);
        QVERIFY2(kept().contains(QStringLiteral("dark=true")), qPrintable(kept()));
        w_->setTextSize(150);
        QVERIFY2(kept().contains(QStringLiteral("textSize=1.5")), qPrintable(kept()));
        w_->setTextSize(100);
        (*dark)->setChecked(false);
        QVERIFY(kept().contains(QStringLiteral("dark=false")));
    }

    void otherProgramsAreNoticed()
    {
        const auto file = written("shared.gigasite.json");
        QVERIFY(w_->openFile(file));
        const auto change = [&](std::int64_t n) {
            Document other;
            Problems problems;
            other.open(file, problems);
            other.edit(layersTo(n));
            other.saveAs(file); // a new file in the old one's place
        };
        change(5);
        QTRY_VERIFY(w_->notices().text().contains(QLatin1String("Another program")));
        QCOMPARE(layers(), 1);
        answer("Reload");
        QCOMPARE(layers(), 5);
        QVERIFY(!w_->document().isModified());
        change(6); // noticed again
        QTRY_VERIFY(w_->notices().text().contains(QLatin1String("Another program")));
        answer("Keep mine");
        QCOMPARE(layers(), 5);
        QVERIFY(w_->files().save()); // answered: no dialog asks once more
        QCOMPARE(layersIn(file), 5);
        QTest::qWait(400);
        QVERIFY(w_->notices().text().isEmpty()); // our own saving is no news
        QFile::remove(file);
        QTRY_VERIFY(w_->notices().text().contains(QLatin1String("deleted")));
        answer("Save it again");
        QCOMPARE(layersIn(file), 5);
    }

    void recentFilesAndLayoutAreRemembered()
    {
        const auto first = written("first.gigasite.json"), second = written("second.gigasite.json");
        w_->files().forgetRecent();
        for (const auto &file : {first, second, first})
            QVERIFY(w_->openFile(file));
        QCOMPARE(w_->files().recent(), QStringList({first, second}));
        w_->show();
        QVERIFY(QTest::qWaitForWindowExposed(w_.get()));
        w_->resize(1580, 900);
        auto *docks = w_->findChild<QDockWidget *>(QStringLiteral("Why?"));
        QTRY_VERIFY(docks->isVisible());
        docks->hide();
        w_->close();
        openWindow();
        w_->show();
        QVERIFY(QTest::qWaitForWindowExposed(w_.get()));
        QCOMPARE(w_->size(), QSize(1580, 900));
        QVERIFY(!w_->findChild<QDockWidget *>(QStringLiteral("Why?"))->isVisible());
        QCOMPARE(w_->files().recent(), QStringList({first, second}));
        settings_->setValue(QStringLiteral("window/docks"), QByteArray("rubbish"));
        openWindow(); // the default layout stands
        w_->show();
        QVERIFY(QTest::qWaitForWindowExposed(w_.get()));
        QVERIFY(w_->findChild<QDockWidget *>(QStringLiteral("Why?"))->isVisible());
    }
};

int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--edit") == 0)
        return editUntilKilled(argc, argv);
    QApplication app(argc, argv);
    TestDocuments test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_documents.moc"
