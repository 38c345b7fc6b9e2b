// SPDX-License-Identifier: GPL-3.0-or-later
// The step-time figure at every height a window gives it: the rows of a slot are there, and what is exposed is told.
#include "tests/model/example.h"
#include "views/figures/step_time_figure.h"
#include "views/figures/step_time_geometry.h"

#include <QImage>
#include <QPainter>

using namespace gigasite;

class TestStepTime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slotRowsAtEveryHeight_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QSize>("size");
        for (const QString example : {"nextgen-100t", "rail-only-gpt3"}) { // two sites, one
            for (const int height : {180, 200, 225, 240, 330, 600})
                QTest::newRow(qPrintable(example + QString::number(height))) << example << QSize(452, height);
        }
    }

    void slotRowsAtEveryHeight()
    {
        QFETCH(QString, example);
        QFETCH(QSize, size);
        Snapshot s;
        s.scenario = s.completeScenario = std::make_shared<const Scenario>(test::example(example.toStdString()));
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(test::facts())(*s.scenario));
        const auto g = stepTimeGeometry(size, s);
        QVERIFY(g && !g->timeline.isEmpty());
        QVERIFY(g->timeline.bottom() <= size.height());
        QVERIFY(g->timeline.top() > g->axisLabels.bottom() && g->timeline.top() > g->exposedBar.bottom());
        QImage image(size, QImage::Format_RGB32);
        QPainter p(&image);
        bool total = false, exposed = false;
        for (const auto &mark : paintStepTime(p, size, s, Theme::day(), {})) {
            total = total || mark.figureId == "step.time_s";
            exposed = exposed || mark.figureId.startsWith("step.exposed");
            QVERIFY2(mark.area.top() > -1 && mark.area.bottom() < size.height() + 1, qPrintable(mark.text));
        }
        QVERIFY(total && exposed);
    }
};

QTEST_MAIN(TestStepTime)
#include "tst_step_time.moc"
