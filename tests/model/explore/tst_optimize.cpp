// SPDX-License-Identifier: GPL-3.0-or-later
// The search for a layout through the whole engine: what it returns can be typed in and is what it says, a live search
// finds the same, and nothing tried by hand beats it.
#include "model/explore/optimize.h"
#include "model/report/optimize_report.h"
#include "model/scenario/parameter_table.h"
#include "model/units/checked_json.h"
#include "tests/model/example.h"
#include "tests/near.h"
#include "tests/sweep.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

using Settings = std::vector<std::string>;

constexpr std::array examples{"llama3-405b-16k", "deepseek-v3-2k", "gb200-nvl72-campus"};

/// Llama 2 7B on 64 H100: a space small enough to walk through whole.
const Settings small{"hardware.racks=8",     "model.layers=32",     "model.hidden=4096",
                     "model.heads=32",       "model.kv_heads=auto", "model.head_dim=auto",
                     "model.ffn=11008",      "model.vocab=32000",   "training.seq=4096",
                     "parallelism.tp=2",     "parallelism.pp=1",    "parallelism.vpp=1",
                     "parallelism.dp=auto",  "parallelism.zero=1",  "parallelism.micro_batches=4",
                     "training.tokens=2e12", "parallelism.cp=1"};

/// Of it, what is ranked many times over.
const Settings shallow{"model.layers=8", "hardware.racks=4"};

Settings joined(Settings a, const Settings &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

template <class Layout> Settings settingsOf(const Layout &layout)
{
    Settings list;
    for (const auto &[key, value] : layout.settings)
        list.push_back(key + '=' + value);
    return list;
}

double toValue(const FoundLayout &layout, const std::string &key)
{
    const auto at = std::find_if(layout.settings.begin(), layout.settings.end(),
                                 [&](const auto &setting) { return setting.first == key; });
    return at == layout.settings.end() ? 0 : std::stod(at->second);
}

Optimized found(const std::string &name, const Settings &settings = {}, const OptimizeQuestion &question = {})
{
    auto result = optimize(example(name, settings), facts(), question);
    if (!result) {
        qWarning("%s", result.problem().front().message.c_str());
        return {};
    }
    return *std::move(result);
}

std::string refused(const std::string &name, const Settings &settings, const OptimizeQuestion &question = {})
{
    const auto result = optimize(example(name, settings), facts(), question);
    const auto &problems = result ? result->problems : result.problem();
    return (result && !result->best.empty()) || problems.empty() ? std::string() : problems.front().path;
}

/// What `small` is walked through by hand with: few dimensions, a batch that replicas share.
const Settings fewer{"training.global_batch_tokens=262144", "parallelism.cp=1",
                     "parallelism.recompute=selective",     "parallelism.overlap_tp=true",
                     "parallelism.overlap_dp=true",         "parallelism.overlap_pp=true",
                     "parallelism.sequence_parallel=false"};
const std::vector<std::string> heldOfFewer{"parallelism.cp",         "parallelism.recompute",
                                           "parallelism.overlap_tp", "parallelism.overlap_dp",
                                           "parallelism.overlap_pp", "parallelism.sequence_parallel"};

/// The evaluation with the most replicas that keep every rule; nothing where none does.
std::optional<Evaluation> withMostReplicas(Scenario s, Evaluator &evaluator)
{
    constexpr std::int64_t gpus = 64;
    for (auto dp = gpus / (s.parallelism.tp * s.parallelism.pp.value_or(1)); dp >= 1; --dp) {
        s.parallelism.dp = dp;
        auto e = evaluator.lean(s);
        const bool broken = std::any_of(e.problems.begin(), e.problems.end(), [](const Problem &p) {
            return p.severity == Severity::Error && p.path != "memory.per_gpu_bytes";
        });
        if (!broken)
            return e;
    }
    return std::nullopt;
}

/// Every layout of `small` with `fewer`, one typed in after another, that can be built.
std::vector<Evaluation> typedOneByOne()
{
    Evaluator evaluator(facts());
    auto s = example("llama3-405b-16k", joined(joined(small, fewer), {"model.layers=8"}));
    auto &p = s.parallelism;
    std::vector<Evaluation> all;
    for (const int tp : {1, 2, 4, 8})
        for (const int pp : {1, 2, 3, 4, 5, 6, 7, 8})
            for (const int vpp : {1, 2, 3, 4, 5, 6, 7, 8})
                for (const int micro : {1, 2, 4, 8, 16, 32, 64})
                    for (const int zero : {0, 1, 2, 3})
                        for (const auto placement : {Placement::SameLayerPerRack, Placement::ConsecutiveLayers}) {
                            const bool outside = tp * pp > 64 || pp * vpp > 8;
                            if (outside)
                                continue;
                            p.tp = tp;
                            p.pp = pp;
                            p.vpp = vpp;
                            p.zero = zero;
                            p.placement = placement;
                            s.training.microBatch = micro;
                            if (auto e = withMostReplicas(s, evaluator); e && e->feasible())
                                all.push_back(*std::move(e));
                        }
    return all;
}

} // namespace

class TestOptimize : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Layouts that people found by hand, with chunks and micro-batches that are no powers of two.
    void bestIsNotBeatenByHand()
    {
        const Settings tiny{"model.layers=12",
                            "model.hidden=4096",
                            "model.heads=32",
                            "model.ffn=14336",
                            "hardware.racks=1",
                            "parallelism.flexible_stages=false",
                            "training.global_batch_tokens=196608"};
        const std::vector<std::pair<Settings, Settings>> byHand{
            {{},
             {"parallelism.pp=16", "parallelism.vpp=7", "parallelism.cp=2", "parallelism.dp=64",
              "parallelism.micro_batches=32", "parallelism.recompute=none", "training.global_batch_tokens=auto"}},
            {{},
             {"parallelism.pp=8", "parallelism.vpp=15", "parallelism.cp=1", "parallelism.dp=256",
              "parallelism.micro_batches=8", "parallelism.recompute=selective", "parallelism.zero=2",
              "training.global_batch_tokens=auto"}},
            {tiny,
             {"parallelism.tp=1", "parallelism.pp=1", "parallelism.vpp=1", "parallelism.cp=1", "parallelism.dp=8",
              "training.micro_batch=3", "parallelism.zero=3", "parallelism.recompute=none",
              "parallelism.sequence_parallel=false", "training.global_batch_tokens=auto"}}};
        for (const auto &[base, layout] : byHand) {
            auto settings = joined(base, layout);
            if (!base.empty())
                settings.emplace_back("parallelism.micro_batches=1");
            const auto e = evaluated("llama3-405b-16k", settings);
            QVERIFY(e.feasible() && figure(e, "step.time_s") > 0);
            const auto best = found("llama3-405b-16k", base);
            QVERIFY(!best.best.empty());
            QVERIFY2(
                best.best.front().step <= figure(e, "step.time_s") * (1 + 1e-9),
                qPrintable(
                    QStringLiteral("%1 s, by hand %2 s").arg(best.best.front().step).arg(figure(e, "step.time_s"))));
        }
    }

    /// Of layouts that take as long the one that holds less is the better.
    void tiesAreBrokenByMemory()
    {
        int ties = 0;
        for (const auto *name : examples) {
            const auto all = found(name);
            QVERIFY(!all.best.empty());
            const auto &best = all.best.front();
            for (const auto &near : all.neighbours) {
                if (std::abs(near.step / best.step - 1) >= 1e-9)
                    continue;
                ++ties;
                QVERIFY2(!near.refusal.empty() || near.memory >= best.memory * (1 - 1e-9),
                         (std::string(name) + ": " + near.key + '=' + near.value).c_str());
            }
        }
        QVERIFY(ties > 0);
    }

    /// No two layouts look the same, nor do two rows that say what they bring; what the others do otherwise is named.
    void shownLayoutsDiffer()
    {
        for (const auto *name : examples) {
            const auto all = found(name);
            for (std::size_t i = 1; i < all.best.size(); ++i)
                QVERIFY2(all.best[i].settings != all.best[i - 1].settings, name);
            const auto lines = QString::fromStdString(optimizeText(all, {})).split(QLatin1Char('\n'));
            QVERIFY(lines.size() > 5);
            const auto afterName = [](const QString &line) { return line.mid(32).simplified(); };
            QVERIFY2(afterName(lines[0]) != afterName(lines[1]), qPrintable(lines[0]));
            QVERIFY(lines.filter(QRegularExpression(QStringLiteral("^differs in"))).size() == 1);
        }
    }

    /// What is wrong with the scenario in any layout is told, and before the result.
    void standingErrorsAreTold()
    {
        const auto all = found("llama3-405b-16k", {"network.endpoints=9000"});
        QVERIFY(!all.best.empty());
        QCOMPARE(all.standing.size(), std::size_t(1));
        QCOMPARE(all.standing.front().path, std::string("network.endpoints"));
        const auto text = optimizeText(all, {});
        QVERIFY(text.find("network.endpoints") < text.find("Step time"));
        QVERIFY(found("llama3-405b-16k").standing.empty());
    }

    /// A rule that other sizes keep, which the search has weighed, does not bind; one that what is held cannot keep
    /// does.
    void avoidableRulesDoNotBind()
    {
        const auto isRule = [](const Text &text) { return text.english().starts_with("Rules"); };
        for (const auto *name : examples) {
            const auto all = found(name);
            QVERIFY2(std::none_of(all.binding.begin(), all.binding.end(), isRule), name);
        }
        const auto held = found("llama3-405b-16k", {"parallelism.pp=9"}, {.held = {"parallelism.pp"}});
        QVERIFY(std::any_of(held.binding.begin(), held.binding.end(), isRule)); // chunks would be faster
    }

    /// A live search is the command's, keeps the batch, and is at least as fast as the layout as set.
    void liveSearchFindsTheSame()
    {
        for (const auto *name : examples) {
            const auto manual = evaluated(name);
            const auto live = evaluated(name, {"parallelism.mode=auto"});
            const auto best = found(name);
            QVERIFY2(live.feasible() && live.chosen, name);
            QVERIFY(!best.best.empty());
            QVERIFY2(std::abs(figure(live, "step.time_s") / best.best.front().step - 1) < 1e-9,
                     qPrintable(QString::number(figure(live, "step.time_s") / best.best.front().step - 1)));
            QVERIFY2(isNear(figure(live, "step.tokens"), figure(manual, "step.tokens"), 1e-12), name);
            QVERIFY2(figure(live, "step.time_s") <= figure(manual, "step.time_s"), name);
            QVERIFY(figure(live, "memory.per_gpu_bytes") <= live.rack.hbmPerGpu().si());
        }
    }

    /// Where the network is oversubscribed, or sites exchange over a line, what a search finds is still no slower than
    /// the layout as set.
    void liveSearchKnowsTheNetwork()
    {
        const Settings narrow{"network.leaf_down=48", "network.leaf_up=6"};
        const Settings sites{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "wan.site_gbps=50000"};
        for (const auto &settings : {narrow, sites})
            for (const auto *name : {"llama3-405b-16k", "gb200-nvl72-campus"}) {
                const auto manual = evaluated(name, settings);
                const auto live = evaluated(name, joined(settings, {"parallelism.mode=auto"}));
                QVERIFY2(live.chosen && figure(manual, "step.time_s") > 0, name);
                QVERIFY2(figure(live, "step.time_s") <= figure(manual, "step.time_s"), settings.front().c_str());
            }
    }

    /// Over several sites the exchange and the wait between them decide, too: the best is that of every layout
    /// evaluated, the order is the whole engine's, and a live search finds the same.
    void sitesDecideTheOrder()
    {
        const auto two = joined(isSanitized ? joined(small, shallow) : small,
                                {"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "wan.site_gbps=20000",
                                 "parallelism.micro_batches=16"});
        const auto all = found("llama3-405b-16k", two, {.all = true});
        const auto near = found("llama3-405b-16k", two);
        QVERIFY(all.ranked > 1000);
        QCOMPARE(near.ranked, std::uint64_t(0));
        QVERIFY(!all.best.empty() && all.best.size() == near.best.size());
        for (std::size_t i = 0; i < near.best.size(); ++i) {
            QVERIFY(isNear(near.best[i].step, near.best[i].objective, 1e-12));
            QVERIFY(i == 0 || near.best[i].step >= near.best[i - 1].step);
        }
        QVERIFY(isNear(near.best.front().step, all.best.front().step, 1e-12));
        const auto live = evaluated("llama3-405b-16k", joined(two, {"parallelism.mode=auto"}));
        QVERIFY(live.chosen);
        QVERIFY(isNear(figure(live, "step.time_s"), all.best.front().step, 1e-12));
    }

    /// Replicas may stay in fewer sites: where the exchange between them is slow, several sites train no slower than
    /// one replica does in the first with its racks alone, which could be theirs.
    void severalSitesAreNoSlowerThanOne()
    {
        const Settings uneven{"sites.count=3", "site.1.share=0.5", "site.2.share=0.3", "site.3.share=0.2"};
        const Settings even{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5"};
        const auto shallows = joined(joined(small, shallow), {"hardware.racks=20", "parallelism.micro_batches=16"});
        const auto batch = figure(evaluated("llama3-405b-16k", shallows), "step.tokens");
        const auto same = joined(shallows, {"training.global_batch_tokens=" + std::to_string(std::llround(batch))});
        const auto one = found("llama3-405b-16k", joined(same, {"hardware.racks=10", "parallelism.dp=1"}),
                               {.held = {"parallelism.dp"}});
        QVERIFY(!one.best.empty());
        for (const auto &sites : {even, uneven}) {
            const auto slow = joined(joined(same, sites), {"wan.site_gbps=50"});
            const auto several = found("llama3-405b-16k", slow);
            QVERIFY(!several.best.empty());
            QVERIFY2(several.best.front().step <= one.best.front().step * (1 + 1e-9),
                     qPrintable(QString("%1 > %2").arg(several.best.front().step).arg(one.best.front().step)));
            QVERIFY(std::is_sorted(several.best.begin(), several.best.end(),
                                   [](const FoundLayout &a, const FoundLayout &b) { return a.step < b.step; }));
            const auto live = evaluated("llama3-405b-16k", joined(slow, {"parallelism.mode=auto"}));
            QVERIFY2(live.chosen && isNear(figure(live, "step.time_s"), several.best.front().step, 1e-12),
                     qPrintable(QString("%1, not %2").arg(figure(live, "step.time_s")).arg(several.best.front().step)));
        }
    }

    /// A site's part of the batch is a whole number of sequences, whatever its share; and where the larger site is
    /// lost, the rest still trains.
    void unevenSitesKeepTheirLayouts()
    {
        const auto sites = joined(joined(small, shallow),
                                  {"sites.count=2", "site.1.share=0.7", "site.2.share=0.3", "hardware.racks=10",
                                   "parallelism.tp=1", "parallelism.zero=1", "wan.site_gbps=20000",
                                   "training.global_batch_tokens=" + std::to_string(720 * 4096)});
        for (const int dp : {40, 80}) { // 28 and 56 of them at the first
            const auto result = found("llama3-405b-16k", joined(sites, {"parallelism.dp=" + std::to_string(dp)}),
                                      {.held = {"parallelism.dp", "parallelism.tp"}});
            QVERIFY2(!result.best.empty(), qPrintable(QString::number(dp)));
            QCOMPARE(toValue(result.best.front(), "parallelism.dp"), double(dp));
        }
        const auto lost =
            joined(sites, {"hardware.racks=40", "site.1.share=0.95", "site.2.share=0.05", "wan.lost_site=1"});
        QVERIFY(!found("llama3-405b-16k", lost).best.empty());
    }

    /// Weights are sharded inside a site: what a search over two sites finds fits there.
    void whatIsFoundFitsInEverySite()
    {
        const Settings few{"conventions.mode=corrected", "conventions.step_time=measured", "hardware.racks=50",
                           "parallelism.mode=auto", "training.global_batch_tokens=8192000"};
        const auto e = evaluated("nextgen-50t", few); // 25 racks each: no layout fits, though one of 50 would
        QVERIFY(!e.chosen);
        QVERIFY(hasProblem(e, Severity::Error, "parallelism.mode"));
        const Settings two{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5"};
        for (const auto *racks : {"hardware.racks=192", "hardware.racks=256", "hardware.racks=384"}) {
            const auto searched =
                joined(two, {racks, "parallelism.mode=auto", "training.global_batch_tokens=16777216"});
            const auto live = evaluated("llama3-405b-16k", searched);
            QVERIFY2(live.chosen, racks);
            QVERIFY2(!hasProblem(live, Severity::Error, "memory.per_gpu_bytes"), racks);
            for (const auto &p : live.problems)
                QVERIFY2(p.severity != Severity::Error || !p.path.starts_with("parallelism."),
                         p.message.english().c_str());
        }
    }

    /// Where nothing fits, what of the model or the racks is to change; of a mistyped figure the nearest.
    void whatToChangeIsTold()
    {
        const Settings heavy{"conventions.mode=corrected", "conventions.step_time=measured", "model.experts=64"};
        const auto none = found("nextgen-100t", heavy);
        QVERIFY(none.best.empty() && !none.problems.empty());
        const auto &fixes = none.problems.back().fixes;
        QVERIFY(fixes.size() > 1);
        for (const auto &fix : fixes) {
            const auto then =
                evaluated("nextgen-100t", joined(heavy, {fix.key + '=' + fix.value, "parallelism.mode=auto"}));
            QVERIFY2(then.chosen, fix.key.c_str());
        }
        const auto seven = found("llama3-405b-16k", {"parallelism.tp=7"}, {.held = {"parallelism.tp"}});
        QVERIFY(seven.best.empty());
        const auto rule = std::find_if(seven.problems.begin(), seven.problems.end(),
                                       [](const Problem &p) { return p.path == "parallelism.tp"; });
        QVERIFY(rule != seven.problems.end());
        QVERIFY(std::any_of(rule->fixes.begin(), rule->fixes.end(),
                            [](const Fix &fix) { return fix.key == "parallelism.tp" && fix.value == "8"; }));
        const auto typo = optimize(example("llama3-405b-16k"), facts(), {.objective = "step.tim_s"});
        QVERIFY(!typo && typo.problem().front().message.english().find("step.time_s") != std::string::npos);
    }

    /// What is printed can be typed in, breaks no rule, and gives the numbers printed beside it.
    void layoutsCanBeTypedIn()
    {
        for (const auto *name : examples) {
            const auto result = found(name);
            QCOMPARE(result.best.size(), std::size_t(5));
            for (const auto &layout : result.best) {
                const auto e = evaluated(name, settingsOf(layout));
                QVERIFY2(e.feasible(), e.problems.empty() ? "" : e.problems.front().message.c_str());
                QVERIFY(isNear(figure(e, "step.time_s"), layout.step, 1e-12));
                QVERIFY(isNear(figure(e, "step.time_s"), layout.objective, 1e-12));
                QVERIFY(isNear(figure(e, "step.time_high_s"), layout.high, 1e-12));
                QVERIFY(isNear(figure(e, "memory.per_gpu_bytes"), layout.memory, 1e-12));
                QVERIFY(isNear(figure(e, "layout.gpus_used"), layout.gpus, 1e-12));
            }
            QVERIFY(std::is_sorted(result.best.begin(), result.best.end(),
                                   [](const auto &a, const auto &b) { return a.step < b.step; }));
        }
    }

    /// Each value of one dimension set by hand, all others as found: none that holds is faster.
    void nothingTriedByHandIsFaster()
    {
        int tried = 0;
        for (const auto *name : examples) {
            const auto best = found(name).best.front();
            for (const char *change : {"parallelism.tp=1",
                                       "parallelism.tp=4",
                                       "parallelism.tp=8",
                                       "parallelism.pp=2",
                                       "parallelism.pp=4",
                                       "parallelism.pp=8",
                                       "parallelism.vpp=1",
                                       "parallelism.vpp=2",
                                       "parallelism.vpp=4",
                                       "parallelism.cp=1",
                                       "parallelism.cp=2",
                                       "training.micro_batch=1",
                                       "parallelism.zero=0",
                                       "parallelism.zero=1",
                                       "parallelism.recompute=none",
                                       "parallelism.recompute=selective",
                                       "parallelism.recompute=full",
                                       "parallelism.sequence_parallel=false",
                                       "parallelism.overlap_tp=false",
                                       "parallelism.overlap_dp=false",
                                       "parallelism.overlap_pp=false",
                                       "parallelism.placement=consecutive_layers"}) {
                auto settings = settingsOf(best);
                settings.emplace_back(change);
                settings.emplace_back("parallelism.dp=auto");
                const auto e = evaluated(name, settings);
                if (!e.feasible())
                    continue;
                ++tried; // time for the same tokens
                const double perToken = figure(e, "step.time_s") / figure(e, "step.tokens");
                const double batch = figure(evaluated(name), "step.tokens");
                if (figure(e, "step.tokens") == batch)
                    QVERIFY2(perToken * batch >= best.step * (1 - 1e-12), change);
            }
        }
        QVERIFY(tried > 15);
    }

    void everyPointFindsTheSame()
    {
        const auto pruned = found("llama3-405b-16k", small);
        const auto all = found("llama3-405b-16k", small, {.all = true});
        QVERIFY(!pruned.best.empty() && pruned.best.size() == all.best.size());
        for (std::size_t i = 0; i < all.best.size(); ++i)
            QCOMPARE(pruned.best[i].step, all.best[i].step);
        QCOMPARE(all.pruned, std::uint64_t(0));
        QVERIFY(pruned.points < all.points);
    }

    /// Neighbours that work are not faster; those that do not say why.
    void neighboursSayWhatTheyCost()
    {
        for (const auto *name : examples) {
            const auto result = found(name);
            QVERIFY(result.neighbours.size() >= 6);
            for (const auto &near : result.neighbours) {
                if (near.refusal.empty()) { // can be typed in, and is what it says
                    const auto e = evaluated(name, settingsOf(near));
                    QVERIFY2(std::abs(e.step.total.si() / near.step - 1) < 1e-9, near.key.c_str());
                }
                QVERIFY2(findParameter(near.key), near.key.c_str());
                QVERIFY2(near.step > 0 && near.memory > 0, near.key.c_str()); // refused or not
                if (near.refusal.empty())
                    QVERIFY2(near.step >= result.best.front().step * (1 - 1e-9), near.key.c_str());
                else
                    QVERIFY(near.refusal.ends_with('.'));
            }
        }
    }

    /// Any figure may be the objective. The best in it is at least as good as the fastest layout.
    void otherObjectives()
    {
        const auto tiny = joined(small, shallow);
        const auto fastest = found("llama3-405b-16k", tiny).best.front();
        const auto ofFastest = evaluated("llama3-405b-16k", joined(tiny, settingsOf(fastest)));
        for (const char *id :
             {"step.mfu", "step.tokens_per_gpu_s", "cost.usd_per_mtoken", "memory.per_gpu_bytes", "training.time_s"}) {
            const auto result = found("llama3-405b-16k", tiny, {.objective = id});
            QVERIFY2(!result.best.empty(), id);
            const double sign = lessIsBetter(id) ? 1 : -1;
            QVERIFY2(sign * result.best.front().objective <= sign * figure(ofFastest, id) * (1 + sign * 1e-12), id);
            for (std::size_t i = 1; i < result.best.size(); ++i)
                QVERIFY(sign * result.best[i - 1].objective <= sign * result.best[i].objective);
            const auto e = evaluated("llama3-405b-16k", joined(tiny, settingsOf(result.best.front())));
            QVERIFY2(isNear(figure(e, id), result.best.front().objective, 1e-12), id);
        }
        for (const char *id : {"step.mfu", "step.mfu_low", "step.mfu_high", "step.hfu", "step.tokens_per_gpu_low_s"})
            QVERIFY2(!lessIsBetter(id), id);
        QVERIFY(lessIsBetter("cost.usd_per_mtoken") && lessIsBetter("step.time_high_s"));
        const auto leanest = found("llama3-405b-16k", tiny, {.objective = "memory.per_gpu_bytes"}).best.front();
        QVERIFY(leanest.memory < fastest.memory);
    }

    /// Any figure: what is found is the best of every layout typed in by hand.
    void anyFigureIsTheBestOfAll()
    {
        const auto all = typedOneByOne();
        QVERIFY(all.size() > 100);
        for (const char *id : {"memory.per_gpu_bytes", "step.hfu", "step.bubble_share", "cost.usd_per_mtoken",
                               "layout.replicas", "step.time_s"}) {
            const double sign = lessIsBetter(id) ? 1 : -1;
            double best = std::numeric_limits<double>::infinity();
            for (const auto &e : all)
                best = std::min(best, sign * figure(e, id));
            const auto result = found("llama3-405b-16k", joined(joined(small, fewer), {"model.layers=8"}),
                                      {.objective = id, .all = true, .held = heldOfFewer});
            QVERIFY2(!result.best.empty(), id);
            QVERIFY2(isNear(result.best.front().objective, sign * best, 1e-12),
                     qPrintable(QStringLiteral("%1: %2, by hand %3")
                                    .arg(QLatin1String(id))
                                    .arg(result.best.front().objective)
                                    .arg(sign * best)));
            QVERIFY2(std::string_view(id) == "step.time_s" || result.ranked > all.size() / 2, id);
        }
    }

    void threadsDoNotMatter()
    {
        const auto one = found("llama3-405b-16k", joined(small, shallow), {.objective = "step.hfu", .threads = 1});
        const auto three = found("llama3-405b-16k", joined(small, shallow), {.objective = "step.hfu", .threads = 3});
        QCOMPARE(one.ranked, three.ranked);
        QCOMPARE(one.points, three.points);
        QVERIFY(one.ranked == one.points - one.tooLarge);
        QVERIFY(!one.best.empty());
        QCOMPARE(one.best.size(), three.best.size());
        for (std::size_t i = 0; i < one.best.size(); ++i)
            QVERIFY(one.best[i].settings == three.best[i].settings);
    }

    /// A figure that no layout moves: told so, and the fastest stand there.
    void whatNoLayoutMoves()
    {
        const OptimizeQuestion question{.objective = "fabric.cost_usd"};
        const auto result = found("llama3-405b-16k", small, question);
        QVERIFY(!result.moved && result.ranked == 0); // known without looking
        const auto rail = found("llama3-405b-16k", small, {.objective = "rail.ideal_iteration_s"});
        QVERIFY(!rail.moved && rail.ranked > 1000); // known from all of them
        QVERIFY(isNear(result.best.front().step, found("llama3-405b-16k", small).best.front().step, 1e-12));
        QVERIFY(optimizeText(result, question).find("No layout changes") != std::string::npos);
        const OptimizeQuestion moved{.objective = "memory.per_gpu_bytes"};
        const auto other = found("llama3-405b-16k", small, moved);
        QVERIFY(other.moved);
        QVERIFY(optimizeText(other, moved).find("Ranked: ") != std::string::npos);
    }

    /// What is said to need no layout is the same in layouts as different as can be.
    void whatNeedsNoLayout()
    {
        const auto slow =
            evaluated("llama3-405b-16k",
                      {"parallelism.tp=1", "parallelism.pp=126", "parallelism.vpp=1", "training.micro_batch=2"});
        const auto fast = evaluated("llama3-405b-16k");
        QVERIFY(figure(slow, "step.time_s") != figure(fast, "step.time_s"));
        int seen = 0;
        int asked = 0;
        for (const auto &row : figureTable()) {
            if (row.needs > Stage::Sites || (isSanitized && ++asked % 5 > 0))
                continue;
            const auto result = found("llama3-405b-16k", joined(joined(small, shallow), {"hardware.racks=1"}),
                                      {.objective = std::string(row.id)});
            if (result.best.empty() || result.moved || result.ranked > 0)
                continue;
            const auto one = figureValue(slow, row.id).value, other = figureValue(fast, row.id).value;
            QVERIFY2(one == other, std::string(row.id).c_str());
            ++seen;
        }
        QVERIFY(seen > ofSweep(10));
    }

    void stopsRanking()
    {
        std::stop_source source;
        source.request_stop();
        const auto result = optimize(example("deepseek-v3-2k"), facts(),
                                     {.objective = "memory.per_gpu_bytes", .stop = source.get_token()});
        QVERIFY(result && result->stopped && result->best.empty());
    }

    /// Memory, batch, domain and sizes held: every layout keeps them.
    void constraintsHold()
    {
        const auto batch = found("llama3-405b-16k", joined(small, {"training.global_batch_tokens=524288"}));
        QVERIFY(!batch.best.empty());
        QCOMPARE(batch.batchTokens, 524288.0);
        for (const auto &layout : batch.best) {
            const auto e = evaluated("llama3-405b-16k", joined(small, settingsOf(layout)));
            QCOMPARE(figure(e, "step.tokens"), 524288.0);
        }
        const auto domain = found("llama3-405b-16k", joined(small, {"hardware.gpus_per_domain=4"}));
        QVERIFY(!domain.best.empty());
        for (const auto &layout : domain.best)
            QVERIFY(toValue(layout, "parallelism.tp") <= 4);
        const auto memory = found("llama3-405b-16k", joined(small, {"hardware.hbm_bytes=240e9"}));
        QVERIFY(!memory.best.empty());
        for (const auto &layout : memory.best)
            QVERIFY(layout.memory <= 30e9);
        const auto held = found("llama3-405b-16k", joined(small, {"parallelism.tp=4", "parallelism.pp=2"}),
                                {.held = {"parallelism.tp", "parallelism.pp"}});
        QVERIFY(!held.best.empty());
        for (const auto &layout : held.best)
            QVERIFY(toValue(layout, "parallelism.tp") == 4 && toValue(layout, "parallelism.pp") == 2);
        const auto replicas =
            found("llama3-405b-16k", joined(small, {"parallelism.dp=8"}), {.held = {"parallelism.dp"}});
        QVERIFY(!replicas.best.empty());
        for (const auto &layout : replicas.best)
            QCOMPARE(toValue(layout, "parallelism.dp"), 8.0);
        const auto none = found("llama3-405b-16k", joined(small, {"parallelism.tp=3"}), {.held = {"parallelism.tp"}});
        QVERIFY(none.best.empty());
        QVERIFY(none.problems.front().message.find("held as typed") != std::string::npos);
    }

    /// Old software overlaps nothing: no layout claims that it does.
    void oldSoftwareOverlapsNothing()
    {
        const Settings old{"software.stack=old"};
        const auto live = evaluated("llama3-405b-16k", joined(old, {"parallelism.mode=auto"}));
        const auto best = found("llama3-405b-16k", old).best.front();
        QVERIFY(isNear(figure(live, "step.time_s"), best.step, 1e-12));
        for (const auto &[key, value] : best.settings)
            QVERIFY2(!key.starts_with("parallelism.overlap_") || value == "false", key.c_str());
    }

    void refusals()
    {
        QCOMPARE(refused("nextgen-100t", {}), std::string("conventions.step_time")); // printed mode
        QCOMPARE(refused("llama3-405b-16k", {"conventions.step_time=ideal"}), std::string("conventions.step_time"));
        QCOMPARE(refused("llama3-405b-16k", {}, {.objective = "step.nothing"}), std::string("--objective"));
        QCOMPARE(refused("deepseek-v3-2k", {}, {.objective = "rail.iteration_s"}), std::string("--objective"));
        QCOMPARE(refused("llama3-405b-16k", {"training.global_batch_tokens=12288"}),
                 std::string("training.global_batch_tokens"));
        // the way out of the first leads out
        const auto result = optimize(example("nextgen-100t"), facts(), {});
        QVERIFY(!result);
        const auto &fix = result.problem().front().fixes.front();
        Settings settings{fix.key + '=' + fix.value};
        for (const auto &[key, value] : fix.also)
            settings.push_back(key + '=' + value);
        QVERIFY(refused("nextgen-100t", settings) != "conventions.step_time");
    }

    /// 405 billion parameters on 8 GPUs: 16 bytes each are ten times what they hold, however split.
    void nothingFits()
    {
        const Settings tiny{"hardware.racks=1", "training.global_batch_tokens=131072"};
        const auto result = found("llama3-405b-16k", tiny);
        QVERIFY(result.best.empty());
        QVERIFY(result.tooLarge > 0);
        QVERIFY(std::any_of(result.problems.begin(), result.problems.end(), [](const Problem &p) {
            return p.severity == Severity::Error && p.path == "parallelism.mode";
        }));
        const auto live = evaluated("llama3-405b-16k", joined(tiny, {"parallelism.mode=auto"}));
        QVERIFY(!live.feasible());
        QCOMPARE(live.problems.front().path, std::string("parallelism.mode"));
        QVERIFY(!figureValue(live, "step.time_s").value);
    }

    void jsonHasItAll()
    {
        const auto scenario = example("llama3-405b-16k", small);
        const auto result = found("llama3-405b-16k", small);
        const auto json = optimizeJson(result, {}, scenario);
        QCOMPARE(json.at("schema").get<std::string>(), std::string("gigasite-layouts/1"));
        QCOMPARE(json.at("objective").at("id").get<std::string>(), std::string("step.time_s"));
        QCOMPARE(json.at("objective").at("unit").get<std::string>(), std::string("s"));
        QCOMPARE(json.at("objective").at("best").get<std::string>(), std::string("least"));
        QCOMPARE(json.at("batch_tokens").get<double>(), result.batchTokens);
        QVERIFY(json.at("search").at("ranked").is_null()); // by bounds
        for (const char *key : {"points", "points_per_s", "seconds", "refused", "too_large", "pruned_groups"})
            QVERIFY2(json.at("search").at(key).is_number(), key);
        QCOMPARE(json.at("search").at("complete").get<bool>(), true);
        QCOMPARE(json.at("best").size(), result.best.size());
        for (const auto &layout : json.at("best")) {
            for (const char *key : {"value", "step_s", "low_s", "high_s", "memory_bytes", "gpus"})
                QVERIFY2(layout.at(key).is_number(), key);
            for (const auto &[key, value] : layout.at("settings").items()) {
                QVERIFY2(findParameter(key), key.c_str());
                QVERIFY(value.is_string());
            }
        }
        QVERIFY(json.at("neighbours").size() >= 6);
        for (const auto &near : json.at("neighbours")) {
            QVERIFY(near.at("key").is_string() && near.at("value").is_string());
            QVERIFY(near.contains("refused") || near.at("change").get<double>() >= -1e-9);
        }
        QVERIFY(json.at("binding").is_array() && json.at("problems").is_array());
    }

    /// 100 trillion parameters on 1,670,400 GPUs, live. What it takes is told, not judged: machines differ.
    void largestLive()
    {
        const Settings settings{"conventions.mode=corrected", "conventions.step_time=measured", "parallelism.mode=auto",
                                "model.heads=960"};
        const auto s = example("nextgen-100t", settings);
        Evaluator evaluator(facts());
        QElapsedTimer timer;
        timer.start();
        const auto e = evaluator.lean(s);
        qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY2(e.has(Stage::Step) && e.chosen, e.problems.empty() ? "" : e.problems.front().message.c_str());
        QVERIFY(!hasProblem(e, Severity::Error, "parallelism.mode")); // its grids are too small, its layout is not
        QVERIFY(figure(e, "layout.gpus_used") > 0.5 * figure(e, "site.gpus"));
        QVERIFY(figure(e, "memory.per_gpu_bytes") <= e.rack.hbmPerGpu().si());
    }
};

QTEST_APPLESS_MAIN(TestOptimize)
#include "tst_optimize.moc"
