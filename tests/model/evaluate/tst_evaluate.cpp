// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that hold for every scenario, and what must happen at the edges.
#include "tests/model/example.h"
#include "tests/sweep.h"

#include "model/evaluate/envelope.h"
#include "model/report/result_json.h"
#include "model/report/result_table.h"
#include "model/units/checked_json.h"

#include <QRegularExpression>

#include <random>

using namespace gigasite;
using namespace gigasite::test;

namespace {

/// A scenario with every parameter drawn at random from its row's range, choices included.
Scenario randomScenario(std::mt19937_64 &random)
{
    Scenario s;
    for (const auto &p : parameterTable()) {
        std::uniform_real_distribution<double> unit(0, 1);
        if (p.automatic && unit(random) < 0.7)
            continue;
        const double x = unit(random);
        const double v =
            p.scale == Scale::Linear || p.min <= 0 ? p.min + x * (p.max - p.min) : p.min * std::pow(p.max / p.min, x);
        switch (p.kind) {
        case Kind::Number:
            store(s, p, v);
            break;
        case Kind::Integer:
            store(s, p, std::int64_t(std::llround(v)));
            break;
        case Kind::Flag:
            store(s, p, unit(random) < 0.5);
            break;
        case Kind::Choice:
            store(s, p, std::string(p.choices[random() % p.choices.size()]));
            break;
        case Kind::CatalogId: {
            std::vector<std::string> ids;
            for (const auto &item : facts().catalog.items()) {
                if (item.kind == p.catalogKind)
                    ids.push_back(item.id);
            }
            store(s, p, ids[random() % ids.size()]);
            break;
        }
        case Kind::Text:
            break;
        }
    }
    auto &m = s.model; // no more layers of a kind than there are layers, or there is no model
    m.windowedLayers = std::min(m.windowedLayers, m.layers);
    m.denseLayers = std::min(m.denseLayers, m.layers);
    double sum = 0; // shares must sum to one for the rest of the engine to be reached
    for (int i = 0; i < s.siteCount; ++i)
        sum += s.sites[std::size_t(i)].share;
    for (int i = 0; i < s.siteCount; ++i)
        s.sites[std::size_t(i)].share /= sum;
    return s;
}

} // namespace

class TestEvaluate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A setting that moves simulated transfers only says so, and its figures tell the truth: the step stays, they do
    /// not. Once the step time takes simulated transfers, nothing is said.
    void whatLeavesTheStepAsItIsSaysSo()
    {
        const std::vector<std::string> spray{"network.transport=spray", "conventions.mode=corrected"};
        const auto before = evaluated("gb200-nvl72-campus", {"conventions.mode=corrected"});
        const auto after = evaluated("gb200-nvl72-campus", spray);
        QVERIFY(!hasProblem(before, Severity::Note, "network.transport"));
        QVERIFY(hasProblem(after, Severity::Note, "network.transport"));
        const auto value = [](const Evaluation &e, const char *id) { return *figureValue(e, id).value; };
        QCOMPARE(value(after, "step.time_s"), value(before, "step.time_s"));
        QVERIFY(value(after, "flow.p99_fct_s") < value(before, "flow.p99_fct_s"));
        const auto simulated = evaluated("gb200-nvl72-campus", {spray[0], spray[1], "network.times=simulated"});
        QVERIFY(!hasProblem(simulated, Severity::Note, "network.transport"));
    }

    /// 1,670,400 GPUs are 102 times the 16,384 of the largest job whose failures were published (Llama 3); a campus of
    /// fewer GPUs is within it.
    void timesBeyondTheLargestMeasuredJob()
    {
        const auto times = [](const char *example, const char *id) {
            return timesBeyondMeasured(*findFigure(id), evaluated(example, {}));
        };
        const auto beyond = times("nextgen-100t", "reliability.mtbf_s");
        QVERIFY(beyond && qAbs(*beyond - 1670400.0 / 16384) < 1e-9);
        QVERIFY(!times("nextgen-100t", "power.site_w")); // arithmetic, not measured
        QVERIFY(!times("llama3-405b-16k", "reliability.mtbf_s"));
        QVERIFY(!times("llama3-405b-16k", "step.time_s"));
    }

    /// Whatever names a catalogue entry: one that is not there is one error, with the nearest that are.
    void unknownCatalogueIds()
    {
        int keys = 0;
        for (const auto &p : parameterTable()) {
            if (p.kind != Kind::CatalogId)
                continue;
            ++keys;
            for (const auto &name : exampleNames()) {
                const auto e = evaluated(name, {p.key + "=foo"});
                QVERIFY(!e.feasible());
                const auto of = [&](const Problem &problem) { return problem.path == p.key; };
                QCOMPARE(std::count_if(e.problems.begin(), e.problems.end(), of), 1);
                const auto &message = std::find_if(e.problems.begin(), e.problems.end(), of)->message;
                const auto says = "The catalogue has no " + std::string(kindName(p.catalogKind)) + " \"foo\"";
                QVERIFY2(message.starts_with(says), message.c_str());
            }
        }
        QVERIFY(keys >= 2);
        const auto near = evaluated("gb200-nvl72-campus", {"network.switch=broadcom-th55"});
        const auto problem = std::find_if(near.problems.begin(), near.problems.end(),
                                          [](const Problem &p) { return p.path == "network.switch"; });
        QVERIFY(problem != near.problems.end());
        QVERIFY2(problem->message.find("nearest: broadcom-th5, ") != std::string::npos, problem->message.c_str());
        QCOMPARE(problem->fixes.size(), std::size_t(3));
        for (const auto &fix : problem->fixes)
            QVERIFY(!hasProblem(evaluated("gb200-nvl72-campus", {fix.key + '=' + fix.value}), Severity::Error,
                                "network.switch"));
    }

    /// Counted rightly the 100T model needs a hundred times its memory: no single change is enough, several at once
    /// are.
    void memoryErrorsHaveAFixThatClearsThem()
    {
        for (const std::vector<std::string> &more :
             {std::vector<std::string>{}, {"parallelism.tp=8"}, {"parallelism.recompute=selective"}}) {
            auto settings = more;
            settings.emplace_back("conventions.mode=corrected");
            const auto e = evaluated("nextgen-100t", settings);
            const auto problem = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) {
                return p.path == "memory.per_gpu_bytes" && p.severity == Severity::Error;
            });
            QVERIFY(problem != e.problems.end());
            QVERIFY(!problem->fixes.empty());
            for (const auto &fix : problem->fixes) {
                auto fixed = settings;
                fixed.push_back(fix.key + '=' + fix.value);
                for (const auto &[key, value] : fix.also)
                    fixed.push_back(key + '=' + value);
                const auto then = evaluated("nextgen-100t", fixed);
                QVERIFY(figure(then, "memory.per_gpu_bytes") <= then.rack.hbmPerGpu().si());
                for (const auto *path : {"memory.per_gpu_bytes", "memory.per_layer_bytes", "parallelism.tp"})
                    QVERIFY2(!hasProblem(then, Severity::Error, path), fix.label.c_str());
            }
        }
    }

    /// A result carries what this version does not know as the file has it.
    void resultKeepsUnknownNumbers()
    {
        const auto loaded = readScenario(
            R"({"schema": "gigasite-scenario/1", "parameters": {"future.key": 1.50}, "later": [1.0e3, 2.00]})");
        QVERIFY(bool(loaded));
        const auto text = resultText(loaded->scenario, evaluate(loaded->scenario, facts()));
        for (const char *part : {"\"future.key\": 1.50", "1.0e3", "2.00"})
            QVERIFY2(text.find(part) != std::string::npos, part);
        QVERIFY(Json::parse(text) == resultJson(loaded->scenario, evaluate(loaded->scenario, facts())));
    }

    /// GPUs without a way to the others: no step completes, and no number of the network or the step passes as fine.
    void cutOffGpusAreNoHealthyNetwork()
    {
        for (const char *failed : {"switch 0.1.0", "plane 0"}) {
            auto s = example("gb200-nvl72-campus");
            s.network.times = NetworkTimes::Simulated;
            s.network.failed = failed;
            const auto e = evaluate(s, facts());
            QVERIFY2(!e.feasible(), failed);
            QCOMPARE(figureValue(e, "step.time_s").status, FigureStatus::Infeasible);
            QVERIFY(figureValue(e, "flow.p99_fct_s").status != FigureStatus::Ok);
        }
        auto s = example("gb200-nvl72-campus");
        s.network.failed = "switch 0.2.0"; // all others of its tier still lead everywhere
        QVERIFY(evaluate(s, facts()).feasible());
    }

    /// Where simulated times make the step, what sets them apart from the closed form is told, with both numbers.
    void simulatedSendsSayWhyTheyDiffer()
    {
        const auto said = [](const Evaluation &e) {
            return std::any_of(e.problems.begin(), e.problems.end(), [](const Problem &p) {
                return p.path == "network.times" &&
                    p.message.find("times the closed form's 1.26 ms") != std::string::npos;
            });
        };
        auto s = example("gb200-nvl72-campus");
        QVERIFY(!said(evaluate(s, facts())));
        s.network.times = NetworkTimes::Simulated;
        QVERIFY(said(evaluate(s, facts())));
    }

    /// The band of an estimate stands beside its number, as the contract has it.
    void bandsStandBesideTheirNumbers()
    {
        const auto e = evaluate(example("nextgen-100t"), facts());
        for (const char *id : {"flow.p50_fct_s", "flow.p99_fct_s", "flow.max_fct_s"}) {
            const auto v = figureValue(e, id);
            QVERIFY2(v.value && v.low && v.high && *v.low <= *v.value && *v.value <= *v.high, id);
        }
        QVERIFY(!figureValue(e, "site.gpus").low);
    }

    /// No NaN and no infinity leaves the engine; a result always serialises and reads back.
    void anyScenarioGivesFiniteFigures()
    {
        constexpr int cases = ofSweep(4000);
        std::mt19937_64 random(20261127);
        int complete = 0;
        for (int i = 0; i < cases; ++i) {
            auto s = randomScenario(random);
            if (i % 100 != 0) // a search takes a thousand times an evaluation
                s.parallelism.mode = LayoutMode::Manual;
            const auto e = evaluate(s, facts());
            complete += e.has(Stage::Step) ? 1 : 0;
            QCOMPARE(e.figures.size(), figureTable().size());
            for (std::size_t k = 0; k < e.figures.size(); ++k) {
                if (e.figures[k].value)
                    QVERIFY2(std::isfinite(*e.figures[k].value), std::string(figureTable()[k].id).c_str());
                else
                    QCOMPARE(int(e.figures[k].status), int(FigureStatus::NotApplicable));
            }
            QVERIFY(e.has(Stage::Step) || !e.feasible()); // where it stops it says why
            if (i % 50 == 0) {
                const auto text = resultJson(s, e).dump();
                QVERIFY(text.find("nan") == std::string::npos);
                QVERIFY(bool(parseChecked(text)));
            }
        }
        qInfo("%d of %d random scenarios reach the step time", complete, cases);
        QVERIFY(complete > cases / 40);
    }

    /// The engine is pure: same input, same result, bit for bit.
    void pure()
    {
        const auto s = example("nextgen-100t");
        QCOMPARE(resultJson(s, evaluate(s, facts())).dump(), resultJson(s, evaluate(s, facts())).dump());
    }

    /// Conservation: racks, GPUs and power are counted once.
    void nothingIsCountedTwice()
    {
        for (const auto &name : exampleNames()) {
            for (const char *mode : {"conventions.mode=printed", "conventions.mode=corrected"}) {
                const auto e = evaluated(name, {mode});
                QCOMPARE(e.layout.gpusUsed + e.layout.spareGpus, e.size.gpus);
                QCOMPARE(e.layout.racksUsed + e.layout.spareRacks, e.size.racks);
                double facility = 0;
                for (const auto &site : e.power.sites)
                    facility += site.facility.si();
                QVERIFY(facility <= e.power.facility.si() * (1 + 1e-12));
                const auto &t = e.step;
                const auto work = t.compute + t.bubble + t.optimizer + t.overhead + t.waiting;
                const auto sent = t.exposedTp + t.exposedCp + t.exposedEp + t.exposedPp + t.tail;
                QVERIFY(qAbs((work + sent) / t.total - 1) < 1e-12);
            }
        }
    }

    /// Public case: PUE is applied once. 80 MW of IT at 1.25 is 100 MW of site, and back.
    void overheadIsAppliedOnce()
    {
        const auto e = evaluated(
            "gb200-nvl72-campus",
            {"power.available_w=100M", "power.overhead=1.25", "hardware.rack_power_w=80k", "parallelism.pp=1"});
        QCOMPARE(e.size.racks, 1000);
        QCOMPARE(figure(e, "power.it_w"), 80e6);
        QCOMPARE(figure(e, "power.site_w"), 100e6);
    }

    /// Public case: 1 GW over three sites loses racks to rounding; the GPU count follows whole racks per site.
    /// 400, 350, 250 MW at PUE 1.2, 132 kW racks: 2,525 + 2,209 + 1,578 = 6,312 against 6,313 at one site.
    void splittingLosesRacks()
    {
        const std::vector<std::string> base{"power.overhead=1.2", "hardware.rack_power_w=132k", "parallelism.pp=60"};
        auto one = base;
        auto three = base;
        three.insert(three.end(),
                     {"sites.count=3", "site.1.share=0.4", "site.2.share=0.35", "site.3.share=0.25",
                      "site.1.limit_w=1e12", "site.2.limit_w=1e12", "site.3.limit_w=1e12"});
        QCOMPARE(evaluated("gb200-nvl72-campus", one).size.racks, 6313);
        const auto split = evaluated("gb200-nvl72-campus", three);
        QCOMPARE(split.size.siteRacks, (std::vector<std::int64_t>{2525, 2209, 1578}));
        QCOMPARE(split.size.gpus, 6312 * 72);
    }

    void unavailablePrecisionSaysWhyAndWhatElse()
    {
        const auto e = evaluated("gb200-nvl72-campus", {"hardware.rack=hgx-h100-8", "hardware.precision=fp4"});
        QVERIFY(hasProblem(e, Severity::Error, "hardware.precision"));
        const auto &p = e.problems.front();
        QVERIFY2(p.message.find("Hopper has no FP4") != std::string::npos, p.message.c_str());
        QCOMPARE(p.fixes.size(), std::size_t(3)); // FP8, BF16, FP16
        QVERIFY(!figureValue(e, "step.time_s").value);
    }

    void unknownPriceAsksForOne()
    {
        const auto e = evaluated("gb200-nvl72-campus", {"sizing.mode=budget", "hardware.rack=vera-rubin-nvl72"});
        QVERIFY(hasProblem(e, Severity::Error, "hardware.rack_price_usd"));
        const auto typed =
            evaluated("gb200-nvl72-campus",
                      {"sizing.mode=budget", "hardware.rack=vera-rubin-nvl72", "hardware.rack_price_usd=4M"});
        QCOMPARE(typed.size.racks, std::int64_t(30e9 * 0.7 / 4e6));
        const auto unneeded = evaluated("gb200-nvl72-campus", {"hardware.rack=vera-rubin-nvl72"});
        QVERIFY(!figureValue(unneeded, "cost.capital_usd").value); // never a partial sum
        QVERIFY(figureValue(unneeded, "step.time_s").value);
    }

    /// Blackwell Ultra: FP4 sparse over dense is 4:3, not 2. The catalogue's own figure is used.
    void sparsePeakIsNotTwiceTheDenseOne()
    {
        const std::vector<std::string> base{"hardware.rack=gb300-nvl72", "hardware.precision=fp4",
                                            "conventions.mode=printed"};
        auto sparse = base;
        sparse.emplace_back("hardware.sparsity=true");
        const double ratio = figure(evaluated("gb200-nvl72-campus", sparse), "rack.peak_flops") /
            figure(evaluated("gb200-nvl72-campus", base), "rack.peak_flops");
        QVERIFY2(qAbs(ratio - 4.0 / 3) < 1e-3, qPrintable(QString::number(ratio)));
    }

    void userCatalogueWins()
    {
        auto loaded = readScenario(
            R"({"schema": "gigasite-scenario/1", "name": "quote", "parameters": {"hardware.rack": "my-rack", "sizing.mode": "budget",
            "parallelism.pp": 1}, "catalog": {"my-rack": {"kind": "rack", "name": "My quote", "fields": {"accelerators": 72, "fp8_dense": 3.6e17, "hbm_total": 13.4e12,
            "scale_up_bw_quoted": 1.8e12, "scale_out_bw_unidir": 1e11, "price": {"value": 2.5e6, "note": "offer of May"}}}}})");
        QVERIFY(bool(loaded));
        const auto e = evaluate(loaded->scenario, facts());
        QCOMPARE(e.rack.name, std::string("My quote"));
        QCOMPARE(e.size.racks, std::int64_t(1e11 * 0.7 / 2.5e6));
        QVERIFY(!e.rack.power); // not in the quote and not guessed
    }

    /// A GPU of its own is a scale-up domain, too; everything crosses the network then.
    void domainsOfOneGpu()
    {
        const auto e = evaluated("llama3-405b-16k",
                                 {"hardware.gpus_per_domain=1", "hardware.racks=16384", "parallelism.tp=1",
                                  "parallelism.pp=126", "parallelism.vpp=1", "parallelism.dp=auto", "parallelism.cp=8",
                                  "parallelism.zero=2", "parallelism.micro_batches=128"});
        QVERIFY(e.has(Stage::Step));
        QVERIFY(figure(e, "step.time_s") > 0);
        QCOMPARE(figure(e, "layout.replicas"), 16.0); // 16,384 / (126 · 8)
        const auto tooWide = evaluated("llama3-405b-16k", {"hardware.gpus_per_domain=1", "hardware.racks=16384"});
        QVERIFY(hasProblem(tooWide, Severity::Error, "parallelism.tp"));
    }

    void stagesThatDoNotDivideLayers()
    {
        const auto severityOf = [](const Evaluation &e) {
            const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) {
                return p.path == "parallelism.pp" && p.message.english().find("do not divide") != std::string::npos;
            });
            return at == e.problems.end() ? Severity::Note : at->severity;
        };
        // 126 layers on 16 stages: the papers count 7.875 layers a stage, the corrected arithmetic refuses
        const auto printed = evaluated("llama3-405b-16k", {"conventions.mode=printed"});
        QVERIFY(severityOf(printed) == Severity::Warning);
        QVERIFY(printed.feasible());
        QCOMPARE(printed.memory.layersPerStage, 126.0 / 16);
        QVERIFY(figure(printed, "step.time_s") > 0);
        const auto corrected = evaluated("llama3-405b-16k", {"conventions.step_time=ideal"});
        QVERIFY(severityOf(corrected) == Severity::Error);
    }

    /// Two sites of which one has no share are one: no number is none, and a way to have one is offered.
    void aSiteOfShareZeroIsNone()
    {
        for (const auto *name : {"nextgen-100t", "llama3-405b-16k", "gb200-nvl72-campus"}) {
            const std::vector<std::string> two{"sites.count=2", "site.1.share=1", "site.2.share=0"};
            const auto e = evaluated(name, two);
            const auto at = std::find_if(e.problems.begin(), e.problems.end(),
                                         [](const Problem &p) { return p.path == "site.2.share"; });
            QVERIFY2(at != e.problems.end() && at->severity == Severity::Note, name);
            QCOMPARE(at->fixes.size(), std::size_t(1));
            QCOMPARE(at->fixes.front().key + '=' + at->fixes.front().value, std::string("sites.count=1"));
            const auto one = evaluated(name, {"sites.count=1", "site.1.share=1"});
            for (const auto *id : {"step.time_s", "memory.per_gpu_bytes", "site.gpus", "layout.gpus_used"}) {
                const auto told = figureValue(e, id).value;
                QVERIFY2(told && std::isfinite(*told), id);
                QVERIFY2(std::abs(*told / figure(one, id) - 1) < 1e-9, (std::string(name) + ' ' + id).c_str());
            }
            const auto reversed = evaluated(name, {"sites.count=2", "site.1.share=0", "site.2.share=1"});
            QVERIFY2(hasProblem(reversed, Severity::Note, "site.1.share"), name);
        }
    }

    /// An empty site abroad is no site: it neither takes the headroom of the others nor is anything exchanged with it.
    void aSiteWithoutAShareDoesNotCount()
    {
        const std::vector<std::string> three{"sites.count=3", "site.3.lat=48.85", "site.3.lon=2.35", "site.3.share=0"};
        const auto two = evaluated("nextgen-100t"), with = evaluated("nextgen-100t", three);
        for (const auto *id : {"power.headroom_w", "wan.rtt_s", "wan.farthest_km", "step.time_s"})
            QCOMPARE(figure(with, id), figure(two, id));
        QVERIFY(!hasProblem(with, Severity::Warning, "site.3.limit_w"));
        const auto one = evaluated("llama3-405b-16k", {"sites.count=2", "site.2.lat=48.85", "site.2.lon=2.35"});
        QVERIFY(!figureValue(one, "wan.rtt_s").value);
        QCOMPARE(figure(one, "power.headroom_w"), figure(evaluated("llama3-405b-16k"), "power.headroom_w"));
    }

    /// Shares that do not sum to 100 % are never stretched: what each site would draw is planned, no figure counts it.
    void anOpenSplitIsPlannedButNotCounted()
    {
        const auto open = evaluated("nextgen-100t", {"site.1.share=0.7", "site.2.share=0.5"});
        QVERIFY(!open.feasible() && !open.has(Stage::Sites));
        QCOMPARE(open.power.sites.size(), std::size_t(2));
        QVERIFY(!figureValue(open, "site.racks").value && !figureValue(open, "power.site_w").value &&
                !figureValue(open, "power.headroom_w").value);
        QCOMPARE(std::count_if(open.problems.begin(), open.problems.end(),
                               [](const Problem &p) { return p.severity == Severity::Error; }),
                 1);
        const auto half = evaluated("nextgen-100t", {"site.1.share=0.5", "site.2.share=0.5"});
        QCOMPARE(open.power.sites[1].racks, half.power.sites[1].racks);
        QVERIFY(std::abs(open.power.sites[0].it.si() / half.power.sites[0].it.si() - 1.4) < 1e-3);
    }

    void sitesWithoutAShareAreTold()
    {
        const auto one = evaluated("llama3-405b-16k");
        const auto two = evaluated("llama3-405b-16k", {"sites.count=2"});
        QVERIFY(!hasProblem(one, Severity::Note, "site.2.share"));
        QVERIFY(hasProblem(two, Severity::Note, "site.2.share"));
        QCOMPARE(figure(two, "step.time_s"), figure(one, "step.time_s"));
    }

    void csvHasBands()
    {
        const auto s = example("llama3-405b-16k");
        const auto e = evaluate(s, facts());
        const auto csv = QString::fromStdString(resultCsv(s, e, facts().catalog)).split(QStringLiteral("\r\n"));
        QVERIFY(csv.front().endsWith(QStringLiteral(",low,high,anchor")));
        const auto rows = csv.filter(QRegularExpression(QStringLiteral("^step\\.time_s,")));
        QCOMPARE(rows.size(), 1);
        const auto fields = rows.front().split(QLatin1Char(','));
        QCOMPARE(fields[fields.size() - 3].toDouble(), figure(e, "step.time_low_s"));
        QCOMPARE(fields[fields.size() - 2].toDouble(), figure(e, "step.time_high_s"));
    }

    /// Where an own run's factor acts, the CSV and the table say so: of the step time, and of nothing of the hardware.
    void anchorIsToldWhereItActs()
    {
        const auto s = example("llama3-405b-16k", {"software.anchor=1.25"});
        const auto e = evaluate(s, facts());
        const auto csv = QString::fromStdString(resultCsv(s, e, facts().catalog)).split(QStringLiteral("\r\n"));
        const auto table = QString::fromStdString(resultTable(s, e, facts().catalog)).split(QLatin1Char('\n'));
        for (const auto &[id, acts] : {std::pair{"step.time_s", true}, {"step.mfu", true}, {"site.gpus", false}}) {
            const auto rows = csv.filter(QRegularExpression(QStringLiteral("^%1,").arg(QLatin1String(id))));
            const auto lines = table.filter(QRegularExpression(QStringLiteral(" %1 ").arg(QLatin1String(id))));
            QCOMPARE(rows.size(), 1);
            QVERIFY(!lines.isEmpty());
            QCOMPARE(rows.front().endsWith(QStringLiteral(",1.25")), acts);
            QCOMPARE(lines.front().contains(QStringLiteral("own anchor × 1.25")), acts);
        }
        const auto plain = resultCsv(example("llama3-405b-16k"), evaluated("llama3-405b-16k"), facts().catalog);
        QVERIFY(plain.find(",1\r\n") == std::string::npos);
    }

    void oneRackIsADatacenterToo()
    {
        const auto e = evaluated("gb200-nvl72-campus",
                                 {"sizing.mode=racks", "hardware.racks=1", "parallelism.pp=1", "model.layers=32",
                                  "model.hidden=8192", "model.heads=64"});
        QVERIFY(e.has(Stage::Step));
        QCOMPARE(figure(e, "step.bubble_share"), 0.0);
        QCOMPARE(figure(e, "step.pp_p2p_s"), 0.0);
        QCOMPARE(figure(e, "fabric.tiers"), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
