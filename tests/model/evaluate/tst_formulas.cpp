// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations must not drift from the engine: every formula text of the figure table is executed on all examples, in
// both modes, and compared with what the engine returned.
#include "tests/model/example.h"

#include "model/evaluate/formula.h"

#include <muParser.h>

#include <cmath>
#include <limits>

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
                    << QStringList{set,
                                   "sizing.mode=budget",
                                   "hardware.rack_price_usd=3e6",
                                   "model.tied_embeddings=true",
                                   "parallelism.recompute=selective",
                                   "network.tiers=4"};
                QTest::addRow("%s %s grouped, gated, windowed", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "model.kv_heads=8",
                                   "model.head_dim=128",
                                   "model.ffn=50000",
                                   "model.ffn_matrices=3",
                                   "model.windowed_layers=40",
                                   "model.window=777",
                                   "model.vocab=50257",
                                   "model.tied_embeddings=true"};
                QTest::addRow("%s %s experts, latent attention, MTP", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "model.experts=64",
                                   "model.experts_per_token=6",
                                   "model.shared_experts=2",
                                   "model.expert_ffn=1408",
                                   "model.dense_layers=3",
                                   "model.expert_vectors=17",
                                   "model.mtp_layers=1",
                                   "model.mla_kv_lora=512",
                                   "model.mla_q_lora=1536",
                                   "model.mla_v_dim=96",
                                   "model.ffn_matrices=3",
                                   "model.hidden=7168",
                                   "parallelism.recompute=full"};
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
                // unknown numbers stand in branches that are not taken; one that is would spoil the result
                parser.DefineConst(std::string(n),
                                   numberNamed(s, e, n).value_or(std::numeric_limits<double>::quiet_NaN()));
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
