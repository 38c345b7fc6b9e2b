// SPDX-License-Identifier: GPL-3.0-or-later
// nextgen Fig. 1a: 24 months under four laws, against an independent re-derivation (tests/data/nextgen_fig1a.json:
// month, parameters, tokens).
#include "tests/model/example.h"

#include "model/explore/scaling_curve.h"
#include "model/units/checked_json.h"

#include <QFile>

using namespace gigasite;
using namespace gigasite::test;

class TestScalingCurve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figure1a()
    {
        QFile file(QStringLiteral(GIGASITE_TEST_DATA "/nextgen_fig1a.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto reference = parseChecked(file.readAll().toStdString());
        QVERIFY(bool(reference));
        const auto curves = scalingCurves(evaluated("nextgen-100t"));
        QCOMPARE(curves.size(), std::size_t(4));
        const std::array<const char *, 4> names{"A1", "A2", "A3", "A3c"};
        for (std::size_t c = 0; c < curves.size(); ++c) {
            const auto &expected = (*reference)[names[c]];
            QCOMPARE(curves[c].points.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                QCOMPARE(curves[c].points[i].months, expected[i][0].get<double>());
                QVERIFY(std::abs(curves[c].points[i].params / expected[i][1].get<double>() - 1) < 1e-6);
                QVERIFY(std::abs(curves[c].points[i].tokens / expected[i][2].get<double>() - 1) < 1e-6);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestScalingCurve)
#include "tst_scaling_curve.moc"
