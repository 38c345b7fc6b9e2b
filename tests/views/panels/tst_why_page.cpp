// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of Why?: formulas typeset, what binds, the undo steps that changed a figure.
#include "tests/model/example.h"

#include "model/evaluate/held_formula.h"
#include "model/evaluate/symbols.h"
#include "views/panels/formula_html.h"
#include "views/panels/step_history.h"
#include "views/panels/why_page.h"

#include <QRegularExpression>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>

using namespace gigasite;
using namespace gigasite::test;

namespace {

WhyPage pageOf(const Scenario &s, const char *id)
{
    const auto e = evaluate(s, facts());
    Evaluator evaluator(facts());
    WhyPage page{.explanation = *explain(s, e, facts(), id), .binding = bindingOf(s, e, evaluator, id)};
    for (const auto &input : page.explanation.inputs)
        page.inputEffects.push_back(effectInFormula(page.explanation.inForce, s, e, input.name));
    return page;
}

/// What a person reads.
QString readable(const WhyPage &page, const Theme &theme = Theme::day())
{
    QTextDocument document;
    document.setHtml(whyPageHtml(page, theme));
    return document.toPlainText().replace(QChar::Nbsp, QLatin1Char(' '));
}

} // namespace

class TestWhyPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formulasAreTypeset_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("html");
        QTest::newRow("product") << "a.b * c.d - 1" << "a.b · c.d \u2212 1";
        QTest::newRow("square") << "a.b^2" << "a.b²";
        QTest::newRow("power") << "2 * a.b^c.d" << "2 · a.b<sup>c.d</sup>";
        QTest::newRow("floor") << "floor((a.b + 1) / c.d)" << "⌊(a.b + 1) / c.d⌋";
        QTest::newRow("ceil") << "min(ceil(a.b), 3)" << "min(⌈a.b⌉, 3)";
        QTest::newRow("root") << "sqrt(a.b * 2) / 2" << "√(a.b · 2) / 2";
        QTest::newRow("compared") << "(a.b <= c.d) ? 1 : 0" << "(a.b ≤ c.d) ? 1 : 0";
        QTest::newRow("less") << "a.b < 3 && c.d == 1" << "a.b &lt; 3 ∧ c.d = 1";
        QTest::newRow("values") << "3.07 µs * 2 + – / 5" << "3.07 µs · 2 + – / 5";
        QTest::newRow("open") << "floor(a.b" << "⌊a.b";
        QTest::newRow("closed too often") << "a.b))" << "a.b))";
        QTest::newRow("nothing") << "" << "";
    }

    void formulasAreTypeset()
    {
        QFETCH(QString, formula);
        QFETCH(QString, html);
        const auto text = formula.toStdString();
        QCOMPARE(formulaHtml(text, [](std::string_view name) { return QString::fromStdString(std::string(name)); }),
                 html);
    }

    /// A change is offered as a relief of what it makes better, not of a figure that only becomes another one.
    void reliefsMakeTheFigureBetter()
    {
        const auto s = example("nextgen-100t");
        auto page = pageOf(s, "step.time_s");
        page.binding.reliefs = {{{.path = "parallelism.micro_batches"},
                                 {say("Use 1,812 micro-batches"), "parallelism.micro_batches", "1812"},
                                 2.35,
                                 std::nullopt}};
        const auto offered = [&page](const char *id, double change) {
            page.explanation.id = id;
            page.binding.reliefs.front().change = change;
            return readable(page).contains(QStringLiteral("Use 1,812"));
        };
        QVERIFY(!offered("step.time_s", 2.35));
        QVERIFY(offered("step.time_s", -0.2));
        QVERIFY(offered("site.peak_flops", 0.2));
        QVERIFY(!offered("site.peak_flops", -0.2));
        QVERIFY(!offered("training.global_batch_tokens", 2.35)); // neither more nor less is better
        QVERIFY(!offered("training.global_batch_tokens", -0.2));
    }

    void symbolsHaveTheirSubscript()
    {
        QCOMPARE(symbolHtml("step.layer_forward_s"), QStringLiteral("t<sub>f</sub>"));
        QCOMPARE(symbolHtml("parallelism.micro_batches"), QStringLiteral("m"));
        QCOMPARE(symbolHtml("no.such_name"), QStringLiteral("such_name"));
    }

    /// No key of the model is left in any formula that people read, and every bracket is closed.
    void everyFormulaIsReadable()
    {
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            const auto e = evaluate(s, facts());
            for (const auto &row : figureTable()) {
                const auto formula = heldFormula(row.formulaIn(conventionOf(s)), s, e).text;
                const auto html = formulaHtml(formula, symbolHtml);
                for (const auto key : namesIn(formula))
                    QVERIFY2(!html.contains(QString::fromStdString(std::string(key))), qPrintable(html));
                for (const auto &[open, close] : {std::pair("(", ")"), std::pair("⌊", "⌋"), std::pair("⌈", "⌉")})
                    QCOMPARE(html.count(QString::fromUtf8(open)), html.count(QString::fromUtf8(close)));
                QVERIFY2(!html.contains(QLatin1Char('*')) && !html.contains(QLatin1Char('^')), qPrintable(html));
            }
        }
    }

    /// nextgen S5: T = 195.1 s + 4.120 s = 199.2 s.
    void formulaWithSymbolsAndWithNumbers()
    {
        const auto text = readable(pageOf(example("nextgen-100t"), "step.time_s"));
        QVERIFY2(text.contains(QStringLiteral("T = Tpipe + Texp")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("= 195.1 s + 4.120 s\n= 199.2 s")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Largest part: Computation and bubble, 97.9 %")), qPrintable(text));
    }

    /// nextgen S5: (m + p - 1) slots, each a forward of 145.5 ms and a backward of 291.0 ms.
    void inputsAreExpanded()
    {
        const auto s = example("nextgen-100t");
        const auto e = evaluate(s, facts());
        const auto inputs = expandedInputs(s, e, facts(), "step.time_s");
        QCOMPARE(inputs.size(), std::size_t(2));
        QCOMPARE(inputs[0].name, std::string("step.pipeline_s"));
        QCOMPARE(inputs[0].value, std::string("195.1 s"));
        QVERIFY(inputs[0].substituted.starts_with("447 * 224 / 224"));
        QVERIFY(expandedInputs(s, e, facts(), "site.racks").size() <= mostExpanded);
        auto page = pageOf(s, "step.time_s");
        page.expanded = inputs;
        const auto text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("Tpipe = ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("= 447 · 224 / 224 · (145.5 ms + 291.0 ms) = 195.1 s")),
                 qPrintable(text));
        auto broken = s;
        broken.hardware.racks = -5;
        QVERIFY(expandedInputs(broken, evaluate(broken, facts()), facts(), "step.time_s").empty());
    }

    /// The values that the page tells, on one axis; without a second value there is none.
    void valuesOnALine()
    {
        auto page = pageOf(example("nextgen-100t"), "step.time_s");
        page.papersApply = true;
        auto marks = numberMarks(page);
        QVERIFY(isNumberLine(marks));
        QCOMPARE(marks.front().kind, NumberMark::Kind::Here);
        QVERIFY(std::abs(marks.front().value - 199.2) < 0.05);
        const auto other = std::find_if(marks.begin(), marks.end(),
                                        [](const NumberMark &m) { return m.kind == NumberMark::Kind::Other; });
        QVERIFY(other != marks.end());
        QCOMPARE(other->value, *page.explanation.correctedNumber);
        QCOMPARE(other->name, QStringLiteral("corrected"));
        page.lineWidth = 270;
        QVERIFY(whyPageHtml(page, Theme::day()).contains(QLatin1String(numberLineName)));
        page.lineWidth = 0;
        QVERIFY(!whyPageHtml(page, Theme::day()).contains(QLatin1String(numberLineName)));
        page.baseline = KnownValue(216.0); // 503 slots
        QCOMPARE(numberMarks(page).back().kind, NumberMark::Kind::Baseline);
        const auto image = numberLine(numberMarks(page), Unit::Second, 270, 2, Theme::day());
        QCOMPARE(image.width(), 540);
        const auto accent = Theme::day().accent.rgb(), ink = Theme::day().ink2.rgb();
        int left = -1, right = -1; // the first pixel of each disc: 199 s stands left of 415 s
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                left = left < 0 && image.pixel(x, y) == accent ? x : left;
                right = image.pixel(x, y) == ink && y > image.height() / 3 ? x : right;
            }
        }
        QVERIFY(left >= 0 && right > left + 100);
        page.isStale = true;
        QVERIFY(numberMarks(page).empty());
        auto alone = pageOf(example("gb200-nvl72-campus"), "model.params");
        QVERIFY(!isNumberLine(numberMarks(alone)));
    }

    /// A network of three tiers: the branches for the others leave no zeros behind, neither in the sum nor as terms.
    void noZerosInSums()
    {
        const auto page = pageOf(example("nextgen-100t"), "fabric.switches");
        QCOMPARE(page.explanation.inForce,
                 std::string("fabric.leaf_switches + fabric.spine_switches + fabric.top_switches"));
        QCOMPARE(page.binding.terms.size(), std::size_t(3));
        const auto text = readable(page);
        QVERIFY2(!text.contains(QStringLiteral("+ 0")) && !text.contains(QStringLiteral("\n0\n")), qPrintable(text));
    }

    /// With lines that end between words only, nothing is wider than the panel in a usual window.
    void wordsStayWhole()
    {
        constexpr double width = 300;
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            for (const auto *id : {"step.time_s", "step.exposed_s", "fabric.switches", "flow.p99_fct_s"}) {
                QTextDocument document;
                auto option = document.defaultTextOption();
                option.setWrapMode(QTextOption::WordWrap);
                document.setDefaultTextOption(option);
                document.setHtml(whyPageHtml(pageOf(s, id), Theme::day()));
                document.setTextWidth(width);
                QVERIFY2(document.size().width() <= width + 1,
                         qPrintable(QStringLiteral("%1: %2 px").arg(QLatin1String(id)).arg(document.size().width())));
            }
        }
    }

    /// nextgen S3.2: memory and GPUs both allow seven replicas.
    void bothLimitsAreTold()
    {
        const auto text = readable(pageOf(example("nextgen-100t"), "layout.layers_per_rack"));
        QVERIFY2(text.contains(QStringLiteral("Several limits at once, the smallest binds.")), qPrintable(text));
        QCOMPARE(text.count(QStringLiteral("binds")), 3); // the sentence and both
        QVERIFY2(text.contains(QStringLiteral("⌊Gr / t⌋")), qPrintable(text));
    }

    /// The cure is a link with what it does; one that makes the figure worse is no cure of it.
    void curesThatHelp()
    {
        const auto s = example("nextgen-100t");
        const auto time = whyPageHtml(pageOf(s, "training.time_s"), Theme::day());
        QVERIFY2(time.contains(QRegularExpression(QStringLiteral("<a href='cure:\\d'>Use 892 micro-batches</a>"))),
                 qPrintable(time));
        QVERIFY(time.contains(Theme::day().better.name()));
        const auto step = readable(pageOf(s, "step.time_s"));
        QVERIFY2(!step.contains(QStringLiteral("Use 892")), qPrintable(step));
        auto elsewhere = pageOf(s, "training.time_s");
        elsewhere.example = QStringLiteral("nextgen-100t");
        QVERIFY(!whyPageHtml(elsewhere, Theme::day()).contains(QStringLiteral("cure:"))); // not of the open scenario
        QVERIFY(!readable(elsewhere).contains(QStringLiteral("HOW IT GOT HERE")));
    }

    void emptySectionsSaySo()
    {
        const auto page = pageOf(example("nextgen-100t"), "memory.in_flight"); // the constant 1 in printed mode
        QVERIFY(page.binding.isEmpty());
        const auto text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("No limit, and no parameter moves it.")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("No change has moved it since the scenario was opened.")),
                 qPrintable(text));
        const auto missing = readable(pageOf(example("nextgen-100t"), "rail.iteration_s"));
        QVERIFY2(!missing.contains(QStringLiteral("WHAT BINDS")), qPrintable(missing));
    }

    void stepsAndBaseline()
    {
        auto page = pageOf(example("nextgen-100t"), "step.time_s");
        page.baseline = 216.0;
        page.steps = {{1, QStringLiteral("Layers to 252"), 216.0, 230.0, false},
                      {3, QStringLiteral("Tom & Jerry"), 230.0, 199.2, true}};
        const auto html = whyPageHtml(page, Theme::day());
        QVERIFY(html.contains(QStringLiteral("<a href='step:0'>As opened</a>")));
        QVERIFY(html.contains(QStringLiteral("<a href='step:1'>Layers to 252</a>")));
        QVERIFY(html.contains(QStringLiteral("<td>Tom &amp; Jerry</td>"))); // where the scenario stands: no link
        const auto text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("▼ −16.8 s (−7.8 %) against 216.0 s of the baseline")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("▲ +14.0 s (+6.5 %)")), qPrintable(text));
        page.isStale = true;
        QVERIFY(readable(page).contains(QStringLiteral("stale")));
        for (int step = 4; step < 20; ++step)
            page.steps.push_back({step, QStringLiteral("Step %1").arg(step), 1.0, 2.0, false});
        QVERIFY2(readable(page).contains(QStringLiteral("Earlier steps: 10")), qPrintable(readable(page)));
    }

    void historyKeepsEveryFigure()
    {
        StepHistory history;
        QVERIFY(history.changesOf("step.time_s").empty());
        const auto first = evaluated("nextgen-100t"), more = evaluated("nextgen-100t", {"hardware.racks=30000"}),
                   last = evaluated("nextgen-100t", {"hardware.racks=30000", "model.layers=112"});
        history.record(0, 0, &first);
        history.record(1, 1, &more); // more replicas, the same step
        history.record(2, 2, nullptr); // on hold
        history.record(3, 3, &last);
        const auto changes = history.changesOf("step.time_s");
        QCOMPARE(changes.size(), std::size_t(1));
        QCOMPARE(changes[0].step, 3);
        QCOMPARE(*changes[0].before.exact, figure(first, "step.time_s"));
        QCOMPARE(*changes[0].after.exact, figure(last, "step.time_s"));
        QCOMPARE(history.changesOf("site.gpus").size(), std::size_t(1));
        QCOMPARE(history.changesOf("site.gpus")[0].step, 1);
        history.record(1, 3, &more); // undone: later steps can be redone and are not told
        QVERIFY(history.changesOf("step.time_s").empty());
        QCOMPARE(*history.valueAt(3, "step.time_s").exact, figure(last, "step.time_s"));
        history.record(2, 2, &first); // another way from there
        QCOMPARE(history.changesOf("site.gpus").size(), std::size_t(2));
        QVERIFY(!history.valueAt(3, "step.time_s").value());
        QVERIFY(history.changesOf("no.such_figure").empty());
    }

    /// Exact times are compared with exact ones, else the estimates of both, which have no direction where their bands
    /// overlap.
    void simulatedValuesKeepTheirKind()
    {
        const auto estimate = [](double value, double low, double high) {
            KnownValue known;
            known.estimate = value;
            known.low = low;
            known.high = high;
            return known;
        };
        auto page = pageOf(example("nextgen-100t"), "flow.p99_fct_s");
        page.known = estimate(0.034, 0.030, 0.038);
        page.baseline = estimate(0.036, 0.032, 0.040);
        auto text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("≈ 34.00 ms\nestimate; 95 of 100 times 30.0 ms to 38.0 ms")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("≈ same within the estimate against ≈ 36.00 ms of the baseline")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("The simulation decides")) && !text.contains(QStringLiteral("No limit")),
                 qPrintable(text));
        page.baseline = estimate(0.068, 0.060, 0.070);
        text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("▼ ≈ −34.0 ms (−50 %) against ≈ 68.00 ms")), qPrintable(text));
        page.known.exact = 0.040; // the baseline's estimate is of another kind
        text = readable(page);
        QVERIFY2(text.contains(QStringLiteral("40.00 ms\nsimulated to the end; estimate ≈ 34.0 ms")) &&
                     text.contains(QStringLiteral("▼ ≈ −34.0 ms (−50 %) against ≈ 68.00 ms")),
                 qPrintable(text));
        page.baseline.exact = 0.032;
        page.steps = {{1, QStringLiteral("Layers to 252"), page.baseline, page.known, true}};
        text = readable(page);
        QCOMPARE(text.count(QStringLiteral("▲ +8.00 ms (+25 %)")), 2); // headline and history
        QVERIFY2(text.contains(QStringLiteral("against 32.00 ms of the baseline")), qPrintable(text));
    }

    /// The two modes are estimates also where the figure itself was simulated to its end: they say so, and the line
    /// shows one kind of value only.
    void modesOfASimulatedFigureAreEstimates()
    {
        auto page = pageOf(example("rail-only-gpt3"), "flow.p99_fct_s");
        QVERIFY(page.explanation.printed && page.explanation.printedNumber);
        page.known.estimate = *page.explanation.printedNumber;
        page.known.exact = 1.6 * *page.known.estimate;
        const auto text = readable(page);
        for (const auto &value : {*page.explanation.printed, *page.explanation.corrected})
            QVERIFY2(text.contains(QStringLiteral("≈ ") + QString::fromStdString(value)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("estimates")), qPrintable(text));
        const auto marks = numberMarks(page);
        QVERIFY(!marks.empty());
        QCOMPARE(marks.front().value, *page.known.estimate);
        for (std::size_t i = 1; i < marks.size(); ++i) // the mode it is in is no other value
            QVERIFY(marks[i].name != QStringLiteral("as printed"));
    }

    /// Where a run was not waited for, the steps are compared by their estimates.
    void historyComparesOneKind()
    {
        const auto first = evaluated("gb200-nvl72-campus"),
                   other = evaluated("gb200-nvl72-campus", {"model.hidden=61440"});
        StepHistory history;
        history.record(0, 0, &first, 0.5);
        history.record(1, 1, &other);
        const auto changes = history.changesOf("flow.p99_fct_s");
        QCOMPARE(changes.size(), std::size_t(1));
        QVERIFY(changes[0].after.isEstimate());
        QCOMPARE(*changes[0].before.exact, 0.5);
        history.record(1, 1, &other, 0.5); // the simulation sees no difference
        QVERIFY(history.changesOf("flow.p99_fct_s").empty());
    }
};

QTEST_MAIN(TestWhyPage)
#include "tst_why_page.moc"
