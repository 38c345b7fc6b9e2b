// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations must not drift from the engine: every formula text of the figure table is executed on all examples, in
// both modes, and compared with what the engine returned.
#include "tests/model/example.h"

#include "model/evaluate/formula.h"

#include <muParser.h>

#include <cmath>

using namespace gigasite;
using namespace gigasite::test;

namespace {

double floorOf(double v)
{
    return std::floor(v + 1e-9);
}
double ceilOf(double v)
{
    return std::ceil(v - 1e-9);
}

} // namespace

class TestFormulas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreeWithTheEngine_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        for (const auto &name : exampleNames()) {
            for (const char *mode : {"printed", "corrected"}) {
                const QString set = QStringLiteral("conventions.mode=%1").arg(QLatin1String(mode));
                QTest::addRow("%s %s", name.c_str(), mode) << QString::fromStdString(name) << QStringList{set};
                QTest::addRow("%s %s full recompute, 56 stages", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set, "parallelism.recompute=full", "model.layers=224", "parallelism.pp=56"};
                QTest::addRow("%s %s budget, tied, selective", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set, "sizing.mode=budget", "model.tied_embeddings=true",
                                   "parallelism.recompute=selective", "network.tiers=4"};
            }
        }
    }

    void agreeWithTheEngine()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, settings);
        std::vector<std::string> list;
        for (const auto &s : settings)
            list.push_back(s.toStdString());
        const auto s = example(name.toStdString(), list);
        const auto e = evaluate(s, facts());
        QVERIFY(e.has(Stage::Step));
        int executed = 0;
        for (const auto &row : figureTable()) {
            const auto formula = row.formulaIn(s.conventions.mode);
            const auto value = figureValue(e, row.id).value;
            if (formula.empty() || !value)
                continue;
            mu::Parser parser;
            parser.DefineNameChars("abcdefghijklmnopqrstuvwxyz0123456789_.");
            parser.DefineFun("floor", floorOf);
            parser.DefineFun("ceil", ceilOf);
            for (const auto n : namesIn(formula)) {
                const auto number = numberNamed(s, e, n);
                const bool unused = !number && n.starts_with("wan."); // one site: the branch is not taken
                QVERIFY2(number || unused || n == "step.wan_s",
                         qPrintable(QString::fromUtf8(n.data(), qsizetype(n.size()))));
                parser.DefineConst(std::string(n), number.value_or(0));
            }
            try {
                parser.SetExpr(std::string(formula));
                const double computed = parser.Eval();
                QVERIFY2(std::abs(computed - *value) <= 1e-9 * std::abs(*value) + 1e-15,
                         qPrintable(QStringLiteral("%1: formula %2, engine %3")
                                        .arg(QLatin1String(row.id.data(), int(row.id.size())))
                                        .arg(computed, 0, 'g', 15)
                                        .arg(*value, 0, 'g', 15)));
            } catch (const mu::Parser::exception_type &problem) {
                QFAIL(qPrintable(QString::fromUtf8(row.id.data()) + ": " + QString::fromStdString(problem.GetMsg())));
            }
            ++executed;
        }
        QVERIFY(executed > 50);
    }

    void everyNameExists()
    {
        for (const auto &row : figureTable()) {
            for (const auto formula : {row.formulaIn(Mode::Printed), row.formulaIn(Mode::Corrected)}) {
                for (const auto name : namesIn(formula))
                    QVERIFY2(findFigure(name) || findParameter(name), std::string(name).c_str());
            }
        }
    }

    void idsAreUnique()
    {
        QSet<QString> seen;
        for (const auto &row : figureTable()) {
            const auto id = QString::fromUtf8(row.id.data(), qsizetype(row.id.size()));
            QVERIFY2(!seen.contains(id), qPrintable(id));
            seen.insert(id);
        }
        for (const auto &p : parameterTable()) {
            const auto key = QString::fromStdString(p.key);
            if (key != QLatin1String("wan.rtt_s")) // the one name that is both: typed, or found
                QVERIFY2(!seen.contains(key), qPrintable(key));
            seen.insert(key);
        }
    }
};

QTEST_APPLESS_MAIN(TestFormulas)
#include "tst_formulas.moc"
