// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of marked points in a line chart: each in sight, none over another.
#include "views/charts/line_chart.h"

#include <QTest>

#include <algorithm>

using namespace gigasite;

namespace {

class Chart : public LineChart {
public:
    using LineChart::LineChart;
    using LineChart::positionOf;
};

} // namespace

class TestLineChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsOfPointsStandApart_data()
    {
        QTest::addColumn<double>("months");
        QTest::addColumn<QSize>("size");
        for (const double months : {1.0, 6.0, 12.0, 18.0, 23.5}) {
            for (const QSize size : {QSize(700, 120), QSize(900, 200), QSize(1400, 400)})
                QTest::addRow("%g months, %dx%d", months, size.width(), size.height()) << months << size;
        }
    }

    void textsOfPointsStandApart()
    {
        QFETCH(double, months);
        QFETCH(QSize, size);
        Chart chart(QStringLiteral("months at full peak"), QStringLiteral("parameters"), Unit::Parameter);
        LineChart::Line line{.name = QStringLiteral("one law"), .points = {{1, 1e12}, {12, 4e12}, {24, 8e12}}};
        LineChart::Line near = line, low = line;
        near.name = QStringLiteral("a point close by");
        near.nameAt = QPointF(months, 2e12);
        low.name = QStringLiteral("another at the end of the axis");
        low.nameAt = QPointF(23, 1.1e12);
        chart.resize(size);
        chart.setLines({line, near, low});
        chart.setMarker({months, 2.1e12}, QStringLiteral("2.1 T in these months"));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(!chart.grab().isNull());
        const auto texts = chart.pointTexts();
        QCOMPARE(texts.size(), std::size_t(3));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY2(QRectF(chart.rect()).contains(texts[i].area), qPrintable(texts[i].text));
            for (std::size_t j = i + 1; j < texts.size(); ++j)
                QVERIFY2(!texts[i].area.intersects(texts[j].area), qPrintable(texts[i].text + texts[j].text));
        }
        if (size.height() < 400) // in a low chart there may be no place off the lines
            return;
        const auto from = chart.positionOf({1, 1e12}), to = chart.positionOf({12, 4e12}); // drawn straight
        for (double along = 0; along <= 1; along += 0.002) {
            for (const auto &text : texts)
                QVERIFY2(!text.area.contains(from + (to - from) * along), qPrintable(text.text));
        }
    }
};

QTEST_MAIN(TestLineChart)
#include "tst_line_chart.moc"
