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
