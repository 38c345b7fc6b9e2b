// SPDX-License-Identifier: GPL-3.0-or-later
// A smaller share of one site is offered only where the other one holds the rest.
#include "tests/model/example.h"

using namespace gigasite;
using namespace gigasite::test;

namespace {

bool isShort(const Evaluation &e, std::size_t site)
{
    return e.power.sites[site].shortfall() > Watts();
}

} // namespace

class TestShareFixes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sharesThatAreOfferedClear_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<bool>("offered");
        QTest::newRow("a little too much at one site") << "hardware.rack_power_w=163000" << true;
        QTest::newRow("far too much for both") << "hardware.racks=2000000" << false;
        QTest::newRow("hardly anything at one site") << "site.1.limit_w=100000000" << false;
    }

    void sharesThatAreOfferedClear()
    {
        QFETCH(QString, setting);
        QFETCH(bool, offered);
        const auto s = example("nextgen-100t", {setting.toStdString()});
        const auto e = evaluate(s, facts());
        QVERIFY(isShort(e, 0) || isShort(e, 1));
        int found = 0;
        for (const auto &problem : e.problems) {
            for (const auto &fix : problem.fixes) {
                if (!fix.key.ends_with(".share") || !problem.path.ends_with(".share"))
                    continue;
                ++found;
                std::vector<std::string> all{setting.toStdString(), fix.key + '=' + fix.value};
                for (const auto &[key, value] : fix.also)
                    all.push_back(key + '=' + value);
                const auto then = evaluated("nextgen-100t", all);
                QVERIFY2(!isShort(then, 0) && !isShort(then, 1), (fix.key + '=' + fix.value).c_str());
            }
        }
        QCOMPARE(found > 0, offered);
    }

    /// What the sentence says leaves room for what is offered beside it.
    void theSentenceDoesNotDenyTheFix()
    {
        const auto e = evaluated("nextgen-100t", {"hardware.rack_power_w=163000"});
        bool said = false;
        for (const auto &problem : e.problems) {
            const std::string words = problem.message;
            if (!problem.path.ends_with(".share"))
                continue;
            QVERIFY2(words.find("Only another rule") == std::string::npos, words.c_str());
            said = said || words.find("less demand at the place") != std::string::npos;
        }
        QVERIFY(said);
    }
};

QTEST_APPLESS_MAIN(TestShareFixes)
#include "tst_share_fixes.moc"
