// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions against published runs as a chart: every run has its sign where its two times put it, and what stands
// beside them are validate()'s numbers.
#include "tests/model/example.h"
#include "views/charts/validation_page.h"

#include "app/validation_service.h"
#include "model/units/resource.h"
#include "views/paint/text_size.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace gigasite;
using measured::Regime;
using measured::Validation;

namespace {

std::shared_ptr<const Facts> sharedFacts()
{
    return {&test::facts(), [](const Facts *) { }};
}

std::shared_ptr<const Validation> validated(const char *runs)
{
    const auto &known = test::facts().calibrated;
    const auto read = measured::readRuns(resource(runs), known.gpus);
    if (!read)
        qFatal("%s", read.problem().message.c_str());
    return std::make_shared<const Validation>(measured::validate(*read, known.constants, known.bands));
}

const std::shared_ptr<const Validation> &predictedOnly()
{
    static const auto v = validated("step/validation_runs.json");
    return v;
}

std::vector<Mark> runMarks(const Marks &marks)
{
    std::vector<Mark> runs;
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(runs),
                 [](const Mark &mark) { return mark.text.startsWith(QLatin1String("Run ")); });
    return runs;
}

const Mark *markThatBegins(const Marks &marks, const QString &words)
{
    const auto at =
        std::find_if(marks.begin(), marks.end(), [&](const Mark &mark) { return mark.text.startsWith(words); });
    return at == marks.end() ? nullptr : &*at;
}

/// The sentence's number before a unit or word.
double numberBefore(const QString &text, const QString &after)
{
    const auto end = text.indexOf(after);
    const auto from = text.lastIndexOf(QLatin1Char(' '), end - 1) + 1;
    return text.mid(from, end - from).toDouble();
}

void keep(QWidget &widget, const char *name)
{
    if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
        widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
}

bool write(const QString &file, const QByteArray &text)
{
    QFile to(file);
    return to.open(QIODevice::WriteOnly) && to.write(text) == text.size();
}

} // namespace

class TestValidationChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setTextSize(1); }

    /// One sign a run, at its two times: further right where it took longer, higher where longer was predicted.
    void everyRunHasItsSign()
    {
        ValidationChart chart;
        chart.setValidation(predictedOnly());
        for (const QSize size : {QSize(560, 260), QSize(922, 390), QSize(1500, 500)}) {
            chart.resize(size);
            chart.grab();
            const auto runs = runMarks(chart.marks());
            QCOMPARE(runs.size(), predictedOnly()->rows.size());
            std::vector<const Mark *> placed;
            for (const auto &row : predictedOnly()->rows) {
                const auto begin = QStringLiteral("Run %1, ").arg(QString::fromStdString(row.measured.id));
                placed.push_back(markThatBegins(runs, begin));
                QVERIFY2(placed.back() && QRectF(chart.rect()).contains(placed.back()->area), qPrintable(begin));
            }
            for (std::size_t i = 1; i < placed.size(); ++i) {
                const auto &a = predictedOnly()->rows[i - 1], &b = predictedOnly()->rows[i];
                const auto way = placed[i]->area.center() - placed[i - 1]->area.center();
                QVERIFY(way.x() * (b.measured.seconds - a.measured.seconds) >= 0);
                QVERIFY(way.y() * (b.step.total - a.step.total) <= 0);
            }
        }
    }

    void runsOutsideTheirBandSayWhy()
    {
        ValidationChart chart;
        chart.resize(922, 390);
        chart.setValidation(predictedOnly());
        chart.grab();
        int outside = 0;
        for (const auto &mark : runMarks(chart.marks()))
            outside += mark.text.contains(QLatin1String("likely cause: ")) && !mark.text.endsWith(QLatin1String(": "));
        const auto &rows = predictedOnly()->rows;
        QVERIFY(outside > 0);
        QCOMPARE(outside, int(std::count_if(rows.begin(), rows.end(), [](const auto &row) { return !row.inBand(); })));
    }

    void tablesSayWhatValidationFound()
    {
        ValidationChart chart;
        chart.resize(922, 390);
        chart.setValidation(predictedOnly());
        chart.setTheme(Theme::night());
        chart.grab();
        keep(chart, "validation_night");
        const auto &v = *predictedOnly();
        for (const auto &[regime, errors] : v.regimes) {
            const auto *mark = markThatBegins(chart.marks(), regimeWords(regime) + QStringLiteral(": "));
            QVERIFY(mark && !mark->area.isEmpty());
            QCOMPARE(numberBefore(mark->text, QStringLiteral(" run")), double(errors.runs));
            QVERIFY(std::abs(numberBefore(mark->text, QStringLiteral(" %, bias")) - 100 * errors.meanAbsolute) < 0.051);
            QVERIFY(mark->text.endsWith(percentText(errors.p90)));
        }
        for (const auto &[family, errors] : v.families) {
            const auto *mark = markThatBegins(chart.marks(), QString::fromStdString(family) + QStringLiteral(": "));
            QVERIFY(mark && !mark->area.isEmpty());
            QCOMPARE(numberBefore(mark->text, QStringLiteral(" run")), double(errors.runs));
        }
        const auto says = [&](const char *name, const QString &value) {
            const auto *mark = markThatBegins(chart.marks(), QLatin1String(name) + QStringLiteral(": "));
            return mark && mark->text.endsWith(value);
        };
        QVERIFY(says("What-if pairs in order", QStringLiteral("%1 of %2").arg(v.ordered).arg(v.pairs)));
        QVERIFY(says("Mean over families", percentText(v.macro)));
        const auto series =
            std::count_if(v.rows.begin(), v.rows.end(), [](const auto &row) { return row.measured.sensitivity; });
        QVERIFY(markThatBegins(chart.marks(),
                               QStringLiteral("%1 of %2 runs scored: %3 vary one setting of a run")
                                   .arg(int(v.rows.size()) - int(series))
                                   .arg(v.rows.size())
                                   .arg(series)));
        const auto *band = markThatBegins(chart.marks(), QStringLiteral("Inside the 90 % band: "));
        QVERIFY(band && band->text.contains(QStringLiteral("%1 of %2").arg(v.inBand).arg(v.all.runs)));
    }

    /// Where there is little room the figure shows less, and its table all the same.
    void littleRoomLosesNoWords()
    {
        ValidationChart chart;
        chart.setValidation(predictedOnly());
        chart.resize(1500, 500);
        chart.grab();
        const auto words = [&chart] {
            QStringList all;
            for (const auto &mark : chart.marks())
                all << mark.text;
            all.sort();
            return all;
        };
        const auto whole = words();
        for (const QSize size : {QSize(400, 60), QSize(380, 225), QSize(904, 148)}) {
            chart.resize(size);
            chart.grab();
            QCOMPARE(words(), whole);
        }
    }

    /// As low as the page is in the smallest window: what it is all about is on screen.
    void theSummaryIsNeverCut()
    {
        ValidationChart chart;
        chart.setValidation(predictedOnly());
        chart.setOwn(OwnStep{Regime::Moe, 12.5, 11, 14.4});
        for (const QSize size : {QSize(904, 148), QSize(904, 360), QSize(760, 200), QSize(904, 660), QSize(700, 95)}) {
            chart.resize(size);
            chart.grab();
            for (const char *name : {"mixture of experts: ", "all runs: ", "Mean over families: ",
                                     "What-if pairs in order: ", "Inside the 90 % band: ", "This scenario: "}) {
                const auto *mark = markThatBegins(chart.marks(), QLatin1String(name));
                QVERIFY(mark);
                QVERIFY2(!mark->area.isEmpty() && QRectF(chart.rect()).contains(mark->area), name);
            }
        }
    }

    /// The kind of runs that the scenario belongs to stands out by its shape being full, and has a line of its own.
    void ownRegimeStandsOut()
    {
        ValidationChart chart;
        chart.resize(922, 390);
        chart.setValidation(predictedOnly());
        const auto without = chart.grab().toImage();
        QVERIFY(!markThatBegins(chart.marks(), QStringLiteral("This scenario: ")));
        chart.setOwn(OwnStep{Regime::Moe, 12.5, 11, 14.4});
        const auto moe = chart.grab().toImage();
        const auto *line = markThatBegins(chart.marks(), QStringLiteral("This scenario: "));
        QVERIFY(line && line->text.contains(QLatin1String("12.5 s")) && line->text.contains(QLatin1String("14.4 s")));
        chart.setOwn(OwnStep{Regime::Dense, 12.5, 11, 14.4});
        const auto dense = chart.grab().toImage();
        QVERIFY(without != moe && moe != dense);
        keep(chart, "validation_day");
        chart.setOwn(OwnStep{Regime::Dense, 1e6, 1e5, 1e7}); // far off the scale
        QVERIFY(!chart.grab().isNull());
    }

    /// What the page shows comes from a thread, once a set, and only to who looks.
    void pageAsksOnceAndOnlyOnScreen()
    {
        ValidationPage page;
        ValidationService service(sharedFacts());
        connect(&page, &ValidationPage::resultRequested, &service, &ValidationService::start);
        connect(&service, &ValidationService::ready, &page, &ValidationPage::setResult);
        QSignalSpy asked(&page, &ValidationPage::resultRequested);
        page.resize(922, 420);
        QCOMPARE(asked.count(), 0);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(asked.count(), 1);
        QTRY_VERIFY(page.chart().picture().validation);
        QCOMPARE(page.chart().picture().validation->rows.size(), predictedOnly()->rows.size());
        QCOMPARE(page.chart().picture().validation->macro, predictedOnly()->macro);
        page.choose(RunSet::Fitted);
        QTRY_VERIFY(page.chart().picture().validation && !service.isBusy());
        QVERIFY(page.chart().picture().validation->rows.size() != predictedOnly()->rows.size());
        page.choose(RunSet::Predicted);
        page.hide();
        page.show();
        QCOMPARE(asked.count(), 2);
        keep(page, "validation_page");
        page.pane().setTableShown(true);
        QVERIFY(page.pane().table().model()->rowCount() > int(predictedOnly()->rows.size()));
        keep(page, "validation_table");
    }

    void ownRunsOfAFile()
    {
        QTemporaryDir dir;
        ValidationPage page;
        ValidationService service(sharedFacts());
        connect(&service, &ValidationService::ready, &page, &ValidationPage::setResult);
        connect(&service, &ValidationService::failed, &page, &ValidationPage::setProblem);
        page.resize(922, 420);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto text = QByteArray(resource("step/validation_runs.json").data(),
                               qsizetype(resource("step/validation_runs.json").size()));
        const auto good = dir.filePath(QStringLiteral("mine.json"));
        QVERIFY(write(good, text));
        service.open(good);
        QTRY_COMPARE(page.chosen(), RunSet::Own);
        QCOMPARE(page.chart().picture().validation->rows.size(), predictedOnly()->rows.size());
        QVERIFY(page.problem().isHidden());
        const auto bad = dir.filePath(QStringLiteral("bad.json"));
        QVERIFY(write(bad, text.replace("\"gpus\": 128", "\"gpus\": -128").replace("\"gpus\":128", "\"gpus\":-128")));
        service.open(bad);
        QTRY_VERIFY(page.problem().isVisible());
        const auto sentence = page.problem().text();
        QVERIFY2(sentence.startsWith(QLatin1String("bad.json was not taken. runs[")) &&
                     sentence.contains(QLatin1String("gpus")) && sentence.endsWith(QLatin1Char('.')),
                 qPrintable(sentence));
        QVERIFY(page.chart().picture().validation); // what was shown stays
        keep(page, "validation_problem");
        service.open(dir.filePath(QStringLiteral("missing.json")));
        QTRY_VERIFY(page.problem().text().startsWith(QLatin1String("missing.json")));
        service.open(good);
        QTRY_VERIFY(page.problem().isHidden());
    }

    void sayingNothingYet()
    {
        ValidationPage page;
        QSignalSpy asked(&page, &ValidationPage::ownRunsRequested);
        page.resize(922, 300);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.choose(RunSet::Own);
        QVERIFY(!page.chart().picture().validation);
        QVERIFY(!page.grab().isNull());
        keep(page, "validation_none");
        page.openButton().click();
        QCOMPARE(asked.count(), 1);
    }
};

QTEST_MAIN(TestValidationChart)
#include "tst_validation_chart.moc"
