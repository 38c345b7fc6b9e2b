// SPDX-License-Identifier: GPL-3.0-or-later
// What decides a figure: terms that add up to it, the argument that a minimum takes, cures and parameters whose effect
// a whole evaluation confirms.
#include "tests/model/example.h"
#include "tests/near.h"

#include "model/evaluate/held_formula.h"
#include "model/explore/binding.h"

#include <algorithm>
#include <cmath>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

Binding bound(const Scenario &s, const std::string &id)
{
    Evaluator evaluator(facts());
    return bindingOf(s, evaluate(s, facts()), evaluator, id);
}

} // namespace

class TestBinding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// nextgen S5: 199.2 s, of which 4.12 s are exposed communication.
    void termsOfASum()
    {
        const auto found = bound(example("nextgen-100t"), "step.time_s");
        QCOMPARE(found.kind, Binding::Kind::Sum);
        QCOMPARE(found.terms.size(), std::size_t(2));
        QCOMPARE(found.decisive()->label, std::string("Computation and bubble"));
        QVERIFY(std::abs(found.decisive()->value - 195.1) < 0.05);
        QVERIFY(std::abs(found.terms[1].value - 4.12) < 0.005);
        QVERIFY(isNear(found.terms[1].share, found.terms[1].value / (found.terms[0].value + found.terms[1].value)));
    }

    /// nextgen S3.2: min(floor(13.5 TB / memory per layer), floor(72 / 10)) = 7, and both limits come to 7.
    void bothArgumentsMayBind()
    {
        const auto found = bound(example("nextgen-100t"), "layout.layers_per_rack");
        QCOMPARE(found.kind, Binding::Kind::Least);
        QCOMPARE(found.terms.size(), std::size_t(2));
        for (const auto &term : found.terms) {
            QCOMPARE(term.value, 7.0);
            QCOMPARE(term.share, 1.0);
        }
        const auto less = bound(example("nextgen-100t", {"hardware.hbm_bytes=30e12"}), "layout.layers_per_rack");
        QCOMPARE(less.terms[0].share, 0.0); // memory for 16 replicas
        QVERIFY(less.terms[0].value > 15);
        QCOMPARE(less.decisive(), &less.terms[1]);
    }

    void theLargestArgumentBinds()
    {
        const auto found = bound(example("nextgen-100t"), "fabric.send_oversubscription");
        QCOMPARE(found.kind, Binding::Kind::Most);
        QCOMPARE(found.decisive()->value, figure(evaluated("nextgen-100t"), "fabric.send_oversubscription"));
    }

    /// Of all figures: shares of a sum add up to one and its terms to the figure; a minimum or maximum takes its value
    /// from what binds.
    void termsMakeTheFigure()
    {
        int sums = 0, extremes = 0;
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            const auto e = evaluate(s, facts());
            Evaluator evaluator(facts());
            for (const auto &row : figureTable()) {
                const std::string id(row.id);
                const auto found = bindingOf(s, e, evaluator, row.id);
                const auto value = figureValue(e, row.id).value;
                QVERIFY2(value || found.isEmpty(), id.c_str());
                if (found.kind == Binding::Kind::None)
                    continue;
                if (found.kind == Binding::Kind::Sum) {
                    double all = 0, shares = 0;
                    for (const auto &term : found.terms) {
                        all += term.value;
                        shares += term.share;
                    }
                    QVERIFY2(isNear(all, *value) && isNear(shares, 1), id.c_str());
                    ++sums;
                } else {
                    QVERIFY2(isNear(found.decisive()->value, *value), id.c_str());
                    ++extremes;
                }
            }
        }
        QVERIFY2(sums > 20 && extremes > 5, qPrintable(QStringLiteral("%1 %2").arg(sums).arg(extremes)));
    }

    /// The pipeline bubble of 49.9 % is what a person can do something about: 892 micro-batches shorten a run.
    void curesOfProblems()
    {
        const auto s = example("nextgen-100t");
        const auto found = bound(s, "training.time_s");
        const auto bubble = std::find_if(found.reliefs.begin(), found.reliefs.end(), [](const auto &relief) {
            return relief.fix.key == "parallelism.micro_batches";
        });
        QVERIFY(bubble != found.reliefs.end());
        const auto changed = example("nextgen-100t", {"parallelism.micro_batches=" + bubble->fix.value});
        const double then = figure(evaluate(changed, facts()), "training.time_s");
        QVERIFY(bubble->change < -0.3);
        QVERIFY(isNear(bubble->change, then / figure(evaluate(s, facts()), "training.time_s") - 1));
        QVERIFY(bound(s, "reliability.mtbf_s").reliefs.empty()); // no cure moves it
    }

    /// 66 stages of 120 layers would change the bubble most, and no rule allows them: what is allowed comes first.
    void whatIsRefusedComesLast()
    {
        const std::vector<std::string> stages{"parallelism.pp=60", "parallelism.micro_batches=512"};
        const auto found = bound(example("gb200-nvl72-campus", stages), "step.bubble_s");
        QVERIFY(!found.levers.empty());
        for (const auto &lever : found.levers) {
            QCOMPARE(lever.isRefused,
                     lever.next && lever.next->severity == Severity::Error &&
                         lever.next->path.starts_with("parallelism."));
            QVERIFY(&lever == &found.levers.front() || lever.isRefused || !(&lever - 1)->isRefused);
        }
        QVERIFY(!found.levers.front().isRefused);
        const auto at = std::find_if(found.levers.begin(), found.levers.end(),
                                     [](const Binding::Lever &lever) { return lever.key == "parallelism.pp"; });
        QVERIFY(at == found.levers.end() || at->isRefused);
    }

    /// nextgen's 892 micro-batches leave more activations in flight; ten per cent more racks need more power than
    /// Phoenix has. A whole evaluation of the changed scenario says the same.
    void theLimitMetNext()
    {
        const auto s = example("nextgen-100t", {"site.1.share=0.36", "site.2.share=0.64"});
        const auto now = evaluate(s, facts());
        const auto found = bound(s, "site.peak_flops");
        const auto racks = std::find_if(found.levers.begin(), found.levers.end(),
                                        [](const Binding::Lever &lever) { return lever.key == "hardware.racks"; });
        QVERIFY(racks != found.levers.end());
        auto more = s;
        more.hardware.racks = s.hardware.racks * 11 / 10;
        const auto then = evaluate(more, facts());
        QVERIFY(now.feasible() && !then.feasible());
        QVERIFY(racks->next);
        QCOMPARE(racks->next->severity, Severity::Error);
        QVERIFY(std::find(then.problems.begin(), then.problems.end(), *racks->next) != then.problems.end());
        QVERIFY(std::none_of(now.problems.begin(), now.problems.end(), [&](const Problem &problem) {
            return problem.path == racks->next->path && problem.severity == Severity::Error;
        }));
        const auto time = bound(example("nextgen-100t"), "training.time_s"); // whose problems are known already
        for (const auto &relief : time.reliefs)
            QVERIFY(!relief.next || relief.next->path != relief.problem.path ||
                    relief.next->severity > relief.problem.severity);
    }

    void strongestParametersFirst()
    {
        const auto s = example("nextgen-100t");
        const auto found = bound(s, "step.time_s");
        QCOMPARE(found.levers.size(), mostLevers);
        for (std::size_t i = 1; i < found.levers.size(); ++i)
            QVERIFY(found.levers[i].isRefused ||
                    std::abs(found.levers[i].change) <= std::abs(found.levers[i - 1].change));
        for (const auto &lever : found.levers) // one more of one micro-batch is no ten per cent
            QVERIFY2(lever.key != "training.micro_batch" && std::abs(lever.change) < 0.5, lever.key.c_str());
        const auto life = bound(s, "reliability.mtbf_s");
        const auto rate = std::find_if(life.levers.begin(), life.levers.end(), [](const Binding::Lever &lever) {
            return lever.key == "reliability.gpu_failures_per_hour";
        });
        QVERIFY(rate != life.levers.end());
        QVERIFY(isNear(rate->change, 1 / 1.1 - 1)); // MTBF = 1 / (rate · GPUs)
    }

    void slopeOfTheLastHop()
    {
        const auto s = example("nextgen-100t");
        const auto e = evaluate(s, facts());
        const auto of = [&](const char *formula, const char *name) { return effectInFormula(formula, s, e, name); };
        QVERIFY(isNear(*of("site.racks * rack.gpus", "rack.gpus"), 0.1));
        QVERIFY(isNear(*of("site.racks / rack.gpus", "rack.gpus"), 1 / 1.1 - 1));
        QVERIFY(!of("site.racks * rack.gpus", "model.layers"));
        QVERIFY(!of("rail.iteration_s + 1", "rail.iteration_s")); // has no value with two sites
        const auto slope = *of("parallelism.micro_batches + layout.pp - 1", "layout.pp");
        QVERIFY(isNear(slope, 0.1 * 224 / 447));
    }

    void nothingDecidesWhatHasNoValue()
    {
        QVERIFY(bound(example("nextgen-100t"), "rail.iteration_s").isEmpty());
        QVERIFY(bound(example("nextgen-100t"), "no.such_figure").isEmpty());
        QVERIFY(!Binding().decisive());
    }
};

QTEST_APPLESS_MAIN(TestBinding)
#include "tst_binding.moc"
