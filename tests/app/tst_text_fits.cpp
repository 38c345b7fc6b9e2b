// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing a person reads is cut: in English, with every text 40 % longer, as other languages need it, and in large
// type.
#include "cuts.h"

#include <QMenuBar>
#include <QToolBar>

using namespace gigasite;

namespace {

void checkBars(Cuts &cuts, MainWindow &window)
{
    const auto *menus = window.menuBar();
    for (auto *action : menus->actions())
        cuts.add(*menus, action->text(), menus->actionGeometry(action).right(), menus->width());
    for (auto *button : window.findChildren<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"))) {
        if (button->isVisibleTo(&window))
            cuts.add(*button->parentWidget(), QStringLiteral("buttons that do not fit"), 1, 0);
    }
}

/// Two kinds of painted text may be cut, for their tooltips name them as a whole: a parameter's name, and the label of
/// a key figure beside a sign.
QStringList inTooltips(MainWindow &window)
{
    QStringList all;
    const auto &model = window.parameters().model();
    for (const auto &row : model.rows()) {
        if (model.indexOf(row.parameter().key).data(Qt::ToolTipRole).toString().contains(row.label().toHtmlEscaped()))
            all << row.label();
    }
    for (const auto &tile : window.strip().tiles())
        all << tile.label; // the tooltip has the figure's full name
    return all;
}

const char *const bottomTabs[] = {"Problems", "Scaling laws", "Network", "Domains", "Validation", "Papers", "Jobs"};

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCheckSeesACut()
    {
        QLabel label(QStringLiteral("a sentence that is longer than its place"));
        label.resize(30, 20);
        Cuts cuts;
        checkLabel(cuts, label);
        QCOMPARE(cuts.all.size(), 1);
        QImage image(40, 20, QImage::Format_RGB32);
        QPainter p(&image);
        int heard = 0;
        listenToElisions([&](const QString &, const QString &) { ++heard; });
        drawLine(p, {0, 0, 30, 20}, label.text());
        drawSentence(p, {0, 0, 30, 20}, label.text());
        drawLine(p, {0, 0, 4000, 20}, label.text());
        listenToElisions({});
        QCOMPARE(heard, 2);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<bool>("longer");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("most"); ///< of those that may be cut
        QTest::newRow("English, smallest window") << false << QSize(1280, 800) << 100 << 0;
        QTest::newRow("English") << false << QSize(1600, 1000) << 100 << 0;
        QTest::newRow("40 % longer, smallest window") << true << QSize(1280, 800) << 100 << 0;
        QTest::newRow("40 % longer") << true << QSize(1600, 1000) << 100 << 0;
        QTest::newRow("small type") << false << QSize(1600, 1000) << 80 << 0;
        QTest::newRow("large type") << false << QSize(1600, 1000) << 150 << 0;
        QTest::newRow("largest type") << false << QSize(1600, 1000) << 200 << 0;
    }

    void nothingIsCut()
    {
        QFETCH(bool, longer);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(int, most);
        LongerTexts texts;
        if (longer)
            QCoreApplication::installTranslator(&texts);
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.resize(size);
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        w.setTextSize(percent);
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        QCOMPARE(w.size(), size);
        QStringList told;
        for (const char *tab : bottomTabs) {
            w.showTab(QLatin1String(tab));
            QTest::qWait(60);
            QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000); // the papers' numbers are found once they are shown
            QTest::qWait(60);
            int allowed = 0;
            auto cuts = widgetCuts(w);
            checkBars(cuts, w);
            for (const auto &cut : cuts.all + paintedCuts(w, inTooltips(w), &allowed)) {
                const auto line = cut.what + QStringLiteral(": ") + cut.text;
                if (!told.contains(line))
                    told << line;
            }
            if (allowed > most)
                told << QStringLiteral("%1 texts that only tooltips show whole").arg(allowed);
        }
        if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
            w.grab().save(folder + QStringLiteral("/fits_%1.png").arg(QLatin1String(QTest::currentDataTag())));
        w.document().undoStack().setClean();
        setTextSize(1);
        if (longer)
            QCoreApplication::removeTranslator(&texts);
        QVERIFY2(told.isEmpty(), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestTextFits)
#include "tst_text_fits.moc"
