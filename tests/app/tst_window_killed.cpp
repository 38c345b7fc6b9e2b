// SPDX-License-Identifier: GPL-3.0-or-later
// The window of a program that is killed while a hand is at work in it: what the next start offers is at most one edit
// behind. tst_documents does the same, more often, to a document without a window.
#include "slider.h"

#include "model/scenario/scenario_io.h"
#include "views/panels/row_editor.h"

#include <QCryptographicHash>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <map>

using namespace gigasite;

namespace {

QByteArray digest(const Scenario &scenario)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(writeScenario(scenario)), QCryptographicHash::Md5)
        .toHex();
}

/// A hand that types, drags and steps without end. It says every state of the document, by the step that it is of, and
/// every time that it has done something. A step of the keyboard is taken a little after its key: the document numbers
/// them, not the hand.
class Hand : public QObject {
public:
    explicit Hand(MainWindow &window)
        : window_(window)
    {
        connect(&window_.document(), &Document::changed, this, [this] { say("state"); });
        next();
    }

private:
    void say(const char *what) const
    {
        const auto step = window_.document().stepsTaken();
        std::printf("%s %llu %s\n", what, step, digest(*window_.document().scenario()).constData());
        std::fflush(stdout);
    }

    void next()
    {
        QTimer::singleShot(int(QRandomGenerator::global()->bounded(12U)), this, [this] {
            const auto before = window_.document().stepsTaken();
            work(attempt_++);
            if (window_.document().stepsTaken() != before) // a drag to where the thumb is loses nothing
                say("done");
            next();
        });
    }

    void work(int kind)
    {
        auto &tree = window_.parameters().tree();
        const auto &model = window_.parameters().model();
        if (kind % 3 == 0) {
            const auto &row = *model.row(model.indexOf("model.hidden"));
            SliderPath(window_, row).drag(kind % 2 == 0 ? 0.4 : 0.7);
            return;
        }
        tree.setCurrentIndex(model.indexOf(kind % 3 == 1 ? "model.layers" : "training.seq"));
        tree.setFocus();
        if (kind % 3 == 2) {
            QTest::keyClick(&tree, kind % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
            return;
        }
        QTest::keyClick(&tree, Qt::Key_F2);
        if (auto *editor = tree.findChild<RowEditor *>()) {
            QTest::keyClicks(editor, QString::number(100 + kind));
            QTest::keyClick(editor, Qt::Key_Return);
        }
    }

    MainWindow &window_;
    int attempt_ = 0;
};

/// The other program.
int workUntilKilled(int argc, char **argv)
{
    const QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QSettings settings(QString::fromLocal8Bit(argv[3]), QSettings::IniFormat);
    MainWindow window(builtInFacts(), &settings);
    if (!window.openFile(QString::fromLocal8Bit(argv[2])))
        return 1;
    window.show();
    if (!QTest::qWaitForWindowActive(&window, 20000))
        return 1;
    const Hand hand(window);
    return QApplication::exec();
}

/// What the other program said.
struct Said {
    int done = 0; ///< times
    quint64 first = 0, last = 0; ///< step
    std::map<QByteArray, quint64> states; ///< with their steps
    std::map<quint64, QByteArray> ends; ///< of the steps

    explicit Said(const QByteArray &text)
    {
        for (const auto &line : text.split('\n')) {
            const auto words = line.split(' ');
            if (words.size() != 3 || words[2].size() != 32) // the last one may be cut
                continue;
            done += words[0] == "done" ? 1 : 0;
            last = words[1].toULongLong();
            first = first ? first : last;
            states[words[2]] = last;
            ends[last] = words[2];
        }
    }
};

} // namespace

class TestWindowKilled : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;

    static void answer(MainWindow &w, const char *label)
    {
        for (auto *button : w.notices().findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String(label)) {
                button->click();
                return;
            }
        }
        QFAIL(label);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
    }

    void aKilledWindowLosesAtMostOneEdit()
    {
        constexpr int kills = 24;
        const auto file = dir_.filePath(QStringLiteral("killed.gigasite.json"));
        {
            Document document;
            Problems problems;
            QVERIFY(document.open(QStringLiteral("llama3-405b-16k"), problems));
            QVERIFY(!document.saveAs(file));
        }
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const auto untouched = saved.readAll();
        int recovered = 0, unsaid = 0, edits = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess other;
            other.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--work"), file, dir_.filePath(QStringLiteral("other.ini"))});
            QByteArray text;
            const auto least = 1 + int(QRandomGenerator::global()->bounded(6U));
            while (text.count("done ") < least) {
                QVERIFY(other.waitForReadyRead(60000));
                text += other.readAllStandardOutput();
            }
            QTest::qSleep(int(QRandomGenerator::global()->bounded(80U)));
            other.kill();
            QVERIFY(other.waitForFinished());
            QCOMPARE(other.exitStatus(), QProcess::CrashExit); // by our hand, not at an end of its own
            const Said said(text + other.readAllStandardOutput());
            edits += int(said.last - said.first) + 1;
            QFile now(file);
            QVERIFY(now.open(QIODevice::ReadOnly));
            QCOMPARE(now.readAll(), untouched);

            QSettings settings(dir_.filePath(QStringLiteral("own.ini")), QSettings::IniFormat);
            MainWindow w(builtInFacts(), &settings);
            QVERIFY(w.openFile(file));
            const auto before = digest(*w.document().scenario());
            if (Autosave::leftoversOf(file).empty()) {
                QVERIFY2(said.last == said.first, qPrintable(QString::number(said.last - said.first)));
            } else {
                answer(w, "Recover them");
                const auto state = digest(*w.document().scenario());
                QVERIFY(state != before);
                ++recovered;
                if (const auto kept = said.states.find(state); kept != said.states.end()) {
                    // the last step, or the whole of the one before
                    const auto step = kept->second;
                    QVERIFY2(step == said.last || (step + 1 == said.last && said.ends.at(step) == state),
                             qPrintable(QStringLiteral("%1%2 kept of %3")
                                            .arg(QLatin1String(said.ends.at(step) == state ? "" : "a part of "))
                                            .arg(step)
                                            .arg(said.last)));
                } else { // kept, and killed before it could be said
                    ++unsaid;
                }
            }
            w.files().forgetAutosave();
            w.document().undoStack().setClean();
            QVERIFY(Autosave::leftoversOf(file).empty());
        }
        qInfo("%d edits, %d states recovered, %d of them not said", edits, recovered, unsaid);
        QVERIFY(edits > 2 * kills && recovered > kills / 2 && unsaid < kills / 2);
    }
};

int main(int argc, char **argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--work") == 0)
        return workUntilKilled(argc, argv);
    QApplication app(argc, argv);
    TestWindowKilled test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window_killed.moc"
