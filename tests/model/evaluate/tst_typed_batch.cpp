// SPDX-License-Identifier: GPL-3.0-or-later
// A typed global batch is what a step trains, by hand or searched for, or it is refused with a way out.
#include "model/evaluate/stages.h"
#include "model/evaluate/typed_batch.h"
#include "tests/model/example.h"

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::test;

namespace {

using Settings = std::vector<std::string>;

constexpr const char *name = "llama3-405b-16k";
const std::string sharded = "parallelism.zero=2"; // gradients, too: twice the batch has more in flight

std::string typed(double tokens)
{
    return "training.global_batch_tokens=" + std::to_string(std::llround(tokens));
}

const Problem *refusal(const Evaluation &e)
{
    const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) {
        return p.severity == Severity::Error && p.path == "training.global_batch_tokens";
    });
    return at == e.problems.end() ? nullptr : &*at;
}

} // namespace

class TestTypedBatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Twice the batch: twice the micro-batches of every replica, all else as it was. The same as typing those.
    void isObeyed()
    {
        const auto before = evaluated(name, {sharded});
        const double batch = figure(before, "step.tokens");
        const auto twice = evaluated(name, {sharded, typed(2 * batch)});
        QVERIFY(twice.feasible());
        QCOMPARE(figure(twice, "step.tokens"), 2 * batch);
        const auto own = example(name).parallelism.microBatches;
        const auto same = evaluated(name, {sharded, "parallelism.micro_batches=" + std::to_string(2 * own)});
        QCOMPARE(figure(twice, "step.time_s"), figure(same, "step.time_s"));
        QCOMPARE(figure(twice, "memory.per_gpu_bytes"), figure(same, "memory.per_gpu_bytes"));
        QVERIFY(figure(twice, "step.time_s") > 1.5 * figure(before, "step.time_s"));
        const auto s = example(name, {sharded, typed(2 * batch)});
        QVERIFY(!noEffectReason(s, "parallelism.micro_batches").empty());
        QVERIFY(noEffectReason(s, "training.global_batch_tokens").empty());
        QCOMPARE(figure(evaluated(name, {sharded, typed(batch)}), "step.time_s"), figure(before, "step.time_s"));
    }

    /// No whole number of micro-batches: refused, and every way out leads out.
    void isRefused()
    {
        const double batch = figure(evaluated(name, {sharded}), "step.tokens");
        const auto e = evaluated(name, {sharded, typed(batch + 8192)});
        const auto *problem = refusal(e);
        QVERIFY(problem);
        QVERIFY(!figureValue(e, "step.time_s").value);
        QCOMPARE(problem->fixes.size(), std::size_t(3));
        for (const auto &fix : problem->fixes) {
            const auto fixed = evaluated(name, {sharded, fix.key + '=' + fix.value});
            QVERIFY2(!refusal(fixed) && figure(fixed, "step.time_s") > 0, fix.value.c_str());
        }
        const auto tooSmall = evaluated(name, {sharded, typed(8192)});
        QVERIFY(refusal(tooSmall));
        QCOMPARE(refusal(tooSmall)->fixes.size(), std::size_t(2)); // nothing below
    }

    /// Chunks of layers take turns in rounds of as many micro-batches as stages: what is offered keeps to them.
    void interleavedRounds()
    {
        const auto s = example(name, {sharded, typed(1e9)});
        QVERIFY(s.parallelism.vpp > 1);
        const auto e = evaluate(s, facts());
        const auto *problem = refusal(e);
        QVERIFY(problem && !problem->fixes.empty());
        const auto own = evaluated(name, {sharded}).layout;
        const auto microBatch = static_cast<double>(s.training.microBatch * s.training.seq * own.replicas);
        for (const auto &fix : problem->fixes) {
            const auto fixed = evaluated(name, {sharded, fix.key + '=' + fix.value});
            QVERIFY2(fixed.feasible() && figure(fixed, "step.time_s") > 0, fix.value.c_str());
            if (fix.key == "training.global_batch_tokens" && fix.value != "auto")
                QCOMPARE(std::fmod(std::stod(fix.value) / microBatch, static_cast<double>(own.pp)), 0.0);
        }
    }

    /// Experts and several sites, too, train it, whatever the rail-only analysis knows.
    void whereverItIs()
    {
        for (const auto &[example, more] :
             {std::pair<const char *, Settings>{"deepseek-v3-2k", {}},
              {"gb200-nvl72-campus",
               {"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "wan.site_gbps=50000"}}}) {
            auto settings = more;
            const double batch = figure(evaluated(example, settings), "step.tokens");
            settings.push_back(typed(2 * batch));
            QCOMPARE(figure(evaluated(example, settings), "step.tokens"), 2 * batch);
        }
    }

    /// A search keeps it, whatever the sizes that it passes over say.
    void isKeptBySearch()
    {
        const Settings live{"parallelism.mode=auto", typed(8388608)};
        const auto step = figure(evaluated(name, live), "step.time_s");
        for (const char *passedOver : {"parallelism.tp=3", "parallelism.pp=1000", "parallelism.dp=5",
                                       "parallelism.micro_batches=7", "training.micro_batch=3"}) {
            auto settings = live;
            settings.emplace_back(passedOver);
            const auto e = evaluated(name, settings);
            QCOMPARE(figure(e, "step.tokens"), 8388608.0);
            QCOMPARE(figure(e, "step.time_s"), step);
            const std::string key(passedOver, std::string(passedOver).find('='));
            QVERIFY2(!noEffectReason(example(name, settings), key).empty(), passedOver);
        }
    }

    /// Within 1 % of whole sequences it counts as them, and a note says so; else it is refused.
    void isWholeSequences()
    {
        const auto near = evaluated(name, {"parallelism.mode=auto", typed(16777216 + 100)});
        QCOMPARE(figure(near, "step.tokens"), 16777216.0);
        QVERIFY(hasProblem(near, Severity::Note, "training.global_batch_tokens"));
        QVERIFY(near.chosen);
        QVERIFY(evaluate(*near.chosen, facts()).feasible()); // can be typed in
        QVERIFY(refusal(evaluated(name, {"parallelism.mode=auto", "training.global_batch_tokens=12288"})));
    }

    /// In printed mode the rail-only paper's batch stays the analysis' own.
    void printedModeIsAsItWas()
    {
        const auto e = evaluated("rail-only-gpt3");
        const auto other = evaluated("rail-only-gpt3", {"training.global_batch_tokens=3200000"});
        QCOMPARE(figure(e, "step.time_s"), figure(other, "step.time_s"));
        QVERIFY(!e.chosen && !other.chosen);
    }

    void whatLosesTheBatch()
    {
        const auto manual = example(name), live = example(name, {"parallelism.mode=auto"});
        QVERIFY(losesBatch(manual, live));
        QVERIFY(!losesBatch(live, manual));
        QVERIFY(losesBatch(live, example(name, {"parallelism.mode=auto", "parallelism.tp=4"})));
        QVERIFY(!losesBatch(live, example(name, {"parallelism.mode=auto", "model.layers=100"})));
        QVERIFY(!losesBatch(manual, example(name, {"parallelism.mode=auto", typed(8388608)})));
        QVERIFY(!losesBatch(manual, example(name, {"parallelism.mode=auto", "conventions.step_time=ideal"})));
    }
};

QTEST_APPLESS_MAIN(TestTypedBatch)
#include "tst_typed_batch.moc"
