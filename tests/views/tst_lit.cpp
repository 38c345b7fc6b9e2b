// SPDX-License-Identifier: GPL-3.0-or-later
// What lights up under the pointer: a thing and what is one hop away, the same for every site.
#include "tests/model/example.h"
#include "views/lit.h"

using namespace gigasite;

class TestLit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySiteLightsTheSame()
    {
        const auto two = test::example("nextgen-100t");
        QCOMPARE(two.siteCount, std::int64_t(2));
        const auto first = litBy(QStringLiteral("site.1.share"), two);
        QCOMPARE(litBy(QStringLiteral("site.2.share"), two), first);
        QVERIFY(first.contains(QStringLiteral("site.1.share")) && first.contains(QStringLiteral("site.2.share")));
        QVERIFY(!first.contains(QStringLiteral("site.3.share"))); // there is none
        QVERIFY(first.contains(QStringLiteral("layout.site1_replicas")));
    }

    void aFigureLightsTheRowsOfAllSites()
    {
        const auto two = test::example("nextgen-100t");
        const auto lit = litBy(QStringLiteral("wan.farthest_km"), two); // between places
        for (const char *key : {"site.1.lat", "site.1.lon", "site.2.lat", "site.2.lon"})
            QVERIFY2(lit.contains(QLatin1String(key)), key);
        QVERIFY(lit.contains(QStringLiteral("site.1.share"))); // a site without racks is no place
        QVERIFY(!lit.contains(QStringLiteral("site.3.lat")));
        QVERIFY(litBy({}, two).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestLit)
#include "tst_lit.moc"
