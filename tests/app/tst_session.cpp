// SPDX-License-Identifier: GPL-3.0-or-later
// The program on a display with a window manager, driven by pointer and keys alone, judged by the files it writes.
// Needs Xvfb, openbox, xdotool and poppler-utils.
#include "app/files.h"
#include "desktop.h"
#include "slider.h"

#include <QFile>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QTabBar>

using namespace gigasite;

namespace {

constexpr QSize size(1600, 1000);

QByteArray contentOf(const QString &file)
{
    QFile f(file);
    return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

    std::unique_ptr<Desktop> desktop_;

    /// A window like the program's, in this process: it knows where things are.
    std::unique_ptr<MainWindow> twin_;

    QPoint inWindow(QWidget *widget, QPoint at) const { return widget->mapTo(twin_.get(), at); }

    const PanelRow *rowOf(const char *key) const
    {
        return twin_->parameters().model().row(twin_->parameters().model().indexOf(key));
    }

    std::int64_t layersIn(const QString &file) const
    {
        const auto loaded = loadScenario(file.toStdString());
        return loaded ? loaded->scenario.model.layers : -1;
    }

    /// Keys of what differs between two files.
    QStringList differing(const QString &a, const QString &b) const
    {
        const auto one = loadScenario(a.toStdString());
        const auto other = loadScenario(b.toStdString());
        QStringList keys;
        if (!one || !other)
            return {QStringLiteral("unreadable")};
        for (const auto *p : differences(one->scenario, other->scenario))
            keys << QString::fromStdString(p->key);
        return keys;
    }

    /// Finds the row by its key, drags its thumb; what the value must then be.
    std::int64_t dragLayers(const Window &window, double to)
    {
        twin_->parameters().filter().setText(QStringLiteral("model.layers"));
        const SliderPath path(*twin_, *rowOf("model.layers"));
        auto *viewport = twin_->parameters().tree().viewport();
        const auto from = path.thumb();
        const auto end = path.at(to);
        window.key("ctrl+f");
        window.type(QStringLiteral("model.layers"));
        window.drag(inWindow(viewport, from), inWindow(viewport, end));
        const double position = path.position() + (end.x() - from.x()) / path.width();
        const auto edit = rowOf("model.layers")->toPosition(position, twin_->service().snapshot());
        return std::get<std::int64_t>(edit.changes.front().value);
    }

    /// Answers a file dialog with a name.
    bool answer(const Window &window, const char *title, const QString &file)
    {
        const auto dialog = desktop_->window(QLatin1String(title));
        if (!dialog.isActive())
            return false;
        dialog.key("alt+n"); // the field of the name
        dialog.key("ctrl+a");
        dialog.type(file);
        dialog.key("Return");
        return until([&] { return QFile::exists(file) && window.isActive(); });
    }

    /// Drags a tier's label in the topology to and fro: the network is simulated anew while the last run is still
    /// shown.
    void wiggleOversubscription(const Window &window)
    {
        auto &canvas = twin_->pane(2).canvas();
        const auto isLabel = [&canvas](QPoint at) {
            QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&canvas, &move);
            return canvas.cursor().shape() == Qt::SizeVerCursor;
        };
        QPoint label(4, 4);
        while (!isLabel(label) && label.y() < canvas.height())
            label = label.x() + 4 < canvas.width() / 3 ? label + QPoint(4, 0) : QPoint(4, label.y() + 4);
        QVERIFY(label.y() < canvas.height());
        const auto from = inWindow(&canvas, label + QPoint(3, 3));
        for (int i = 0; i < 4; ++i) {
            const QPoint step(0, i % 2 == 0 ? 40 : -40);
            window.drag(from, from + step);
            QTest::qWait(i % 2 == 0 ? 900 : 250); // so that one run is through, and one is cut short
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto missing = Desktop::missing();
        if (!missing.isEmpty())
            QSKIP(qPrintable(QStringLiteral("not installed: %1").arg(missing.join(QStringLiteral(", ")))));
        desktop_ = std::make_unique<Desktop>();
        QVERIFY2(desktop_->start(), qPrintable(desktop_->trouble()));
        twin_ = std::make_unique<MainWindow>(builtInFacts());
        QVERIFY(twin_->openFile(QString::fromUtf8(defaultExample.data())));
        QVERIFY(!twin_->document().saveAs(desktop_->file("mine.gigasite.json")));
        QVERIFY(twin_->openFile(desktop_->file("mine.gigasite.json")));
        twin_->resize(size);
        twin_->show();
        QVERIFY(QTest::qWaitForWindowExposed(twin_.get()));
    }

    void cleanupTestCase()
    {
        twin_.reset();
        desktop_.reset();
    }

    void dragUndoSaveReopenExport()
    {
        const auto mine = desktop_->file("mine.gigasite.json");
        const auto moved = desktop_->file("moved.gigasite.json");
        const auto original = contentOf(mine);
        QVERIFY(original.size() > 500);
        const auto opened = layersIn(mine);

        auto program = desktop_->run({mine});
        auto window = desktop_->window(QStringLiteral("mine.gigasite.json"));
        QVERIFY2(window.isActive(), qPrintable(desktop_->trouble()));
        QVERIFY(window.resize(size));

        // Dragged and saved: this value and nothing else.
        const auto first = dragLayers(window, 0.3);
        QVERIFY(first != opened);
        QVERIFY2(window.isModified(true), qPrintable(window.title()));
        window.key("ctrl+s");
        QVERIFY(until([&] { return layersIn(mine) == first; }));
        QCOMPARE(differing(mine, QString::fromUtf8(defaultExample.data())), QStringList{"model.layers"});

        // Undone and saved: the very file it was.
        QVERIFY(window.isModified(false));
        window.key("ctrl+z");
        QVERIFY(window.isModified(true));
        window.key("ctrl+s");
        QVERIFY(until([&] { return contentOf(mine) == original; }));

        // Dragged again, saved under another name.
        QVERIFY(window.isModified(false));
        const auto second = dragLayers(window, 0.7);
        QVERIFY(second != opened && second != first);
        QVERIFY(window.isModified(true));
        window.key("ctrl+shift+s");
        QVERIFY(answer(window, "Save scenario as", moved));
        QVERIFY(until([&] { return layersIn(moved) == second; }));
        QCOMPARE(differing(moved, mine), QStringList{"model.layers"});
        QCOMPARE(contentOf(mine), original);
        QVERIFY(until([&] { return window.title().contains(QLatin1String("moved.gigasite.json")); }));
        window.key("ctrl+q");
        QVERIFY(program->hasEnded());
        QCOMPARE(program->exitCode(), 0);
        QVERIFY(desktop_->hiddenFiles().isEmpty()); // no autosave is left of what was saved

        // Opened again: the report is of what was saved.
        program = desktop_->run({moved});
        window = desktop_->window(QStringLiteral("moved.gigasite.json"));
        QVERIFY2(window.isActive(), qPrintable(desktop_->trouble()));
        QVERIFY(window.isModified(false));
        window.key("ctrl+p");
        const auto pdf = desktop_->file("report.pdf");
        QVERIFY(answer(window, "Export report", pdf));
        const auto pages = [&] {
            const auto info = QString::fromUtf8(desktop_->output("pdfinfo", {pdf}));
            return QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(info).captured(1).toInt();
        };
        QVERIFY(until([&] { return pages() > 1; }));
        const auto words = QString::fromUtf8(desktop_->output("pdftotext", {"-layout", pdf, "-"}));
        QVERIFY(words.contains(twin_->document().displayName()));
        const QRegularExpression layers(QStringLiteral("\\bLayers\\b[^\\n]*\\b%1\\b").arg(second));
        QVERIFY2(layers.match(words).hasMatch(), qPrintable(words.mid(0, 3000)));
        window.key("ctrl+q");
        QVERIFY(program->hasEnded());
        QCOMPARE(program->exitCode(), 0);
        QCOMPARE(layersIn(moved), second);
    }

    /// With every dock open and seen: at rest, and at most while 800,000 hosts are simulated.
    void residentMemory_data()
    {
        QTest::addColumn<QString>("example");
        for (const char *name : {"nextgen-100t", "gb200-nvl72-campus", "rail-only-gpt3"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void residentMemory()
    {
        QFETCH(QString, example);
        const auto *start = QTest::currentDataTag();
        QElapsedTimer timer;
        timer.start();
        auto program = desktop_->run({example});
        QVERIFY(until([&] { return desktop_->coloursOnScreen() > 30; }, 90000, 2));
        qInfo("%s: painted %lld ms after its start", start, static_cast<long long>(timer.elapsed()));
        auto window = desktop_->window(QStringLiteral("— Gigasite"));
        QVERIFY2(window.isActive(), qPrintable(desktop_->trouble()));
        QVERIFY(window.resize(size));
        twin_->parameters().filter().clear();
        const auto bars = twin_->findChildren<QTabBar *>(); // the bottom dock's has the most
        const auto tabs = std::max_element(bars.begin(), bars.end(),
                                           [](const QTabBar *a, const QTabBar *b) { return a->count() < b->count(); });
        QVERIFY(tabs != bars.end() && (*tabs)->count() >= 7);
        for (int i = (*tabs)->count() - 1; i >= 0; --i) {
            window.click(inWindow(*tabs, (*tabs)->tabRect(i).center()));
            QTest::qWait(600);
        }
        QVERIFY(program->isIdle());
        if (example == QLatin1String("nextgen-100t")) {
            wiggleOversubscription(window);
            QVERIFY(program->isIdle());
            for (const double to : {0.3, 0.6}) { // each another network, simulated to its end, and back
                dragLayers(window, to);
                QVERIFY(program->isIdle());
                window.key("ctrl+z");
                QVERIFY(program->isIdle());
            }
        }
        QVERIFY(program->isIdle());
        const double resident = program->memory("VmRSS");
        const double most = program->memory("VmHWM");
        qInfo("%s: %.0f MB at rest, %.0f MB at most", start, resident, most);
        QVERIFY(resident > 20); // it is read at all
        QVERIFY(most >= resident);
        QVERIFY2(most < 200, qPrintable(QString::number(most)));
        for (int step = 0; step < 4; ++step) // nothing is left to ask about
            window.key("ctrl+z");
        window.key("ctrl+q");
        QVERIFY(program->hasEnded());
        QCOMPARE(program->exitCode(), 0);
        QVERIFY(until([&] { return desktop_->coloursOnScreen() < 10; }));
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    TestSession test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_session.moc"
