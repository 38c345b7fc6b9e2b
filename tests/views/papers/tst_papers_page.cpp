// SPDX-License-Identifier: GPL-3.0-or-later
// The papers page: nothing is asked for while it is hidden, sorting follows numbers and keeps what has none last,
// filters agree with the rows themselves, and a click names the number.
#include "views/paint/text_size.h"
#include "views/papers/papers_page.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace gigasite;

namespace {

const Facts &facts()
{
    static const Facts all = *Facts::builtIn();
    return all;
}

std::vector<PaperRow> rows()
{
    static const auto all = *papersTable(facts(), {});
    return all;
}

} // namespace

class TestPapersPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksWhenFirstShown()
    {
        PapersPage page;
        QSignalSpy asked(&page, &PapersPage::rowsRequested);
        page.resize(900, 300);
        page.setRows({});
        QCOMPARE(asked.count(), 0);
        for (int i = 0; i < 2; ++i) {
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            page.hide();
        }
        QCOMPARE(asked.count(), 1);
    }

    void modelKeepsItsPromises()
    {
        PapersModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(rows());
        model.setTheme(Theme::night());
        QCOMPARE(model.rowCount(), int(facts().papers.size()));
    }

    void sortsByNumber_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("upwards");
        for (const int column : {PapersModel::Printed, PapersModel::Derived, PapersModel::Corrected}) {
            for (const bool up : {true, false})
                QTest::addRow("column %d %s", column, up ? "up" : "down") << column << up;
        }
    }

    void sortsByNumber()
    {
        QFETCH(int, column);
        QFETCH(bool, upwards);
        PapersPage page;
        page.setRows(rows());
        page.table().sortByColumn(column, upwards ? Qt::AscendingOrder : Qt::DescendingOrder);
        const auto &shown = page.filter();
        bool ended = false;
        for (int i = 0; i < shown.rowCount(); ++i) {
            const auto now = shown.index(i, column).data(Qt::UserRole);
            ended = ended || !now.isValid();
            QCOMPARE(now.isValid(), !ended); // what has no number comes last
            if (i == 0 || ended)
                continue;
            const auto before = shown.index(i - 1, column).data(Qt::UserRole).toDouble();
            QVERIFY(upwards ? before <= now.toDouble() : before >= now.toDouble());
        }
        QVERIFY(ended);
    }

    /// The order of the papers, not of the alphabet.
    void idsStayInOrder()
    {
        PapersPage page;
        page.setRows(rows());
        for (int i = 0; i < int(facts().papers.size()); ++i)
            QCOMPARE(page.filter().index(i, PapersModel::Id).data().toString().toStdString(),
                     facts().papers[std::size_t(i)].id);
    }

    void filters()
    {
        PapersPage page;
        page.setRows(rows());
        auto *inconsistent = page.findChildren<QPushButton *>().at(3);
        inconsistent->click();
        int expected = 0;
        for (const auto &entry : facts().papers)
            expected += entry.verdict == PaperVerdict::Inconsistent ? 1 : 0;
        QVERIFY(expected > 20);
        QCOMPARE(page.filter().rowCount(), expected);
        QVERIFY(inconsistent->text().contains(QString::number(expected)));
        page.findChild<QLineEdit *>()->setText(QStringLiteral("all-reduce 50t"));
        QVERIFY(page.filter().rowCount() > 0);
        for (int i = 0; i < page.filter().rowCount(); ++i)
            QVERIFY(page.filter().index(i, PapersModel::Quantity).data().toString().contains(QLatin1String("50T")));
        page.findChild<QLineEdit *>()->setText(QStringLiteral("no such thing"));
        QCOMPARE(page.filter().rowCount(), 0);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<double>("size");
        QTest::newRow("normal text") << 1.0;
        QTest::newRow("largest text") << 2.0;
    }

    /// Every cell has the height for all of its lines and the width for each, at the narrowest window and the widest.
    void nothingIsCut()
    {
        QFETCH(const double, size);
        setTextSize(size);
        PapersPage page;
        page.setTheme(Theme::day());
        page.setRows(rows());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        for (const int width : {700, 932, 1300}) {
            page.resize(width, 300);
            QCoreApplication::processEvents();
            const auto &table = page.table();
            QCOMPARE(table.isColumnHidden(PapersModel::Id), table.viewport()->width() < 600 * size);
            for (const auto *button : page.findChildren<QPushButton *>()) {
                QVERIFY2(page.rect().contains(button->geometry()), qPrintable(button->text()));
                QVERIFY(button->height() >= button->fontMetrics().height());
            }
            int right = 0;
            for (int column = 0; column < PapersModel::Columns; ++column) {
                if (table.isColumnHidden(column))
                    continue;
                right = std::max(right, table.columnViewportPosition(column) + table.columnWidth(column));
                for (int row = 0; row < page.filter().rowCount(); ++row) {
                    const auto index = page.filter().index(row, column);
                    const QFontMetricsF metrics(index.data(Qt::FontRole).value<QFont>());
                    const auto words = index.data().toString().split(QLatin1Char(' '));
                    for (const auto &word : words)
                        QVERIFY2(metrics.horizontalAdvance(word) <= table.columnWidth(column) - 10, qPrintable(word));
                    const double area = metrics.horizontalAdvance(index.data().toString()) * 14 * size;
                    QVERIFY2(area <= double(table.columnWidth(column) - 10) * table.rowHeight(row) + 200 * size * size,
                             qPrintable(index.data().toString()));
                }
            }
            QVERIFY(right <= table.viewport()->width() + 1 || table.horizontalScrollBar()->maximum() > 0);
        }
        setTextSize(1);
    }

    void clickNamesTheNumber()
    {
        PapersPage page;
        page.resize(900, 300);
        page.setRows(rows());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        std::string clicked;
        connect(&page, &PapersPage::paperSelected, this, [&](const PaperEntry &entry) { clicked = entry.id; });
        const auto cell = page.table().visualRect(page.filter().index(2, PapersModel::Quantity));
        QTest::mouseClick(page.table().viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(clicked, facts().papers[2].id);
    }
};

QTEST_MAIN(TestPapersPage)
#include "tst_papers_page.moc"
