// SPDX-License-Identifier: GPL-3.0-or-later
// A pipeline across sites with more chunks a stage than its links carry in time: what is offered against all that could
// be.
#include "model/units/unit.h"
#include "tests/model/example.h"

#include <algorithm>
#include <cmath>
#include <optional>

using namespace gigasite;
using namespace gigasite::test;

namespace {

using Settings = std::vector<std::string>;

const Settings acrossSites{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "wan.mode=pipeline"};

Settings with(const std::string &setting)
{
    auto settings = acrossSites;
    settings.push_back(setting);
    return settings;
}

/// Of fewer chunks, with its problem.
std::optional<std::pair<Problem, Fix>> offered(const Evaluation &e)
{
    for (const auto &problem : e.problems) {
        for (const auto &fix : problem.fixes) {
            if (fix.key == "parallelism.vpp" && problem.severity != Severity::Error)
                return std::pair(problem, fix);
        }
    }
    return std::nullopt;
}

} // namespace

class TestFewerChunks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One campus's 15 chunks a stage on two sites: of all numbers of chunks that keep the rules none has a shorter
    /// step than the one offered, which the label foretells, and with which nothing more is offered.
    void bestOfAll()
    {
        const auto e = evaluated("gb200-nvl72-campus", acrossSites);
        const auto offer = offered(e);
        QVERIFY(offer.has_value());
        QCOMPARE(offer->first.path, std::string("step.wan_s"));
        QVERIFY(offer->second.also.empty());
        double least = figure(e, "step.time_s");
        std::string best;
        for (int chunks = 1; chunks < 15; ++chunks) {
            const auto other = evaluated("gb200-nvl72-campus", with("parallelism.vpp=" + std::to_string(chunks)));
            if (!other.feasible() || figure(other, "step.time_s") >= least)
                continue;
            least = figure(other, "step.time_s");
            best = std::to_string(chunks);
        }
        QCOMPARE(offer->second.value, best);
        QVERIFY(least < 0.3 * figure(e, "step.time_s"));
        const auto seconds = format(least, Unit::Second).joined();
        QVERIFY2(offer->second.label.english().find(seconds) != std::string::npos, offer->second.label.c_str());
        QVERIFY(!offered(evaluated("gb200-nvl72-campus", with("parallelism.vpp=" + best))));
    }

    /// The automatic layout counts what stages wait for other sites: beside the one that it chooses no other number of
    /// stages, chunks or sequences in a micro-batch trains the same batch in clearly less time.
    void automaticLayoutCountsTheWait()
    {
        for (const auto *name : {"llama3-405b-16k", "gb200-nvl72-campus"}) {
            const auto live = evaluated(name, with("parallelism.mode=auto"));
            QVERIFY2(live.chosen && live.feasible(), name);
            const double least = figure(live, "step.time_s"), tokens = figure(live, "step.tokens");
            int compared = 0;
            const auto compare = [&](const Scenario &other) {
                const auto e = evaluate(other, facts());
                if (!e.feasible() || std::abs(figure(e, "step.tokens") / tokens - 1) > 1e-9)
                    return;
                ++compared;
                QVERIFY2(figure(e, "step.time_s") > 0.98 * least,
                         qPrintable(QStringLiteral("%1: %2, found %3, pp %4 vpp %5")
                                        .arg(QLatin1String(name))
                                        .arg(figure(e, "step.time_s"))
                                        .arg(least)
                                        .arg(*other.parallelism.pp)
                                        .arg(other.parallelism.vpp)));
            };
            for (const double stages : {0.5, 1.0, 2.0}) {
                for (const std::int64_t chunks : {1, 2, 3, 4, 5, 7, 8, 14, 15}) {
                    for (const std::int64_t micro : {1, 2}) {
                        auto other = *live.chosen;
                        auto &p = other.parallelism;
                        p.pp = static_cast<std::int64_t>(stages * static_cast<double>(*p.pp));
                        p.dp = *p.dp * *live.chosen->parallelism.pp / *p.pp;
                        p.microBatches =
                            p.microBatches * *p.pp / *live.chosen->parallelism.pp * other.training.microBatch / micro;
                        p.vpp = chunks;
                        other.training.microBatch = micro;
                        compare(other);
                    }
                }
            }
            QVERIFY2(compared > 3, qPrintable(QString::number(compared)));
        }
    }

    /// Where stages do not wait for another site, or a search chooses the chunks, nothing is offered.
    void onlyWhereStagesWait()
    {
        QVERIFY(!offered(evaluated("gb200-nvl72-campus")));
        QVERIFY(!offered(evaluated("gb200-nvl72-campus", with("wan.mode=all_reduce"))));
        QVERIFY(!offered(evaluated("gb200-nvl72-campus", with("parallelism.mode=auto"))));
        QVERIFY(!offered(evaluated("gb200-nvl72-campus", with("parallelism.vpp=1"))));
        QVERIFY(!offered(Evaluator(facts()).lean(example("gb200-nvl72-campus", acrossSites))));
    }
};

QTEST_APPLESS_MAIN(TestFewerChunks)
#include "tst_fewer_chunks.moc"
