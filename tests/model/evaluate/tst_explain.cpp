// SPDX-License-Identifier: GPL-3.0-or-later
// Why?: every figure of the table explains itself in every example and both modes, down to the catalogue row, and says
// the same as the evaluation and the papers. A person's own catalogue entries are marked wherever they show.
#include "tests/model/example.h"

#include "model/evaluate/constants.h"
#include "model/evaluate/explain.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/held_formula.h"
#include "model/evaluate/stopping.h"
#include "model/evaluate/symbols.h"
#include "model/report/explain_report.h"
#include "model/report/report.h"
#include "model/report/result_json.h"
#include "model/report/result_table.h"
#include "model/units/checked_json.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace gigasite;
using namespace gigasite::test;

namespace {

/// A quote for a rack that exists, a rack that does not, and a switch.
const char *ownCatalog = R"({"schema": "gigasite-scenario/1", "name": "quotes",
    "parameters": {"hardware.rack": "nvl72-2024-paper", "hardware.precision": "fp4", "network.switch": "broadcom-th5"},
    "catalog": {
        "nvl72-2024-paper": {"name": "Offer of May", "fields": {"price": {"value": 2.5e6, "note": "offer of May"}}},
        "my-rack": {"kind": "rack", "name": "My rack", "fields": {"accelerators": 8}},
        "broadcom-th5": {"kind": "switch", "fields": {"price": 12345}}}})";

Scenario ownScenario()
{
    const auto loaded = readScenario(ownCatalog);
    if (!loaded)
        qFatal("%s", loaded.problem().front().message.c_str());
    return loaded->scenario;
}

const Explanation::Input *inputNamed(const Explanation &e, std::string_view name)
{
    const auto at =
        std::find_if(e.inputs.begin(), e.inputs.end(), [name](const auto &input) { return input.name == name; });
    return at == e.inputs.end() ? nullptr : &*at;
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigure_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("mode");
        for (const auto &name : exampleNames()) {
            for (const char *mode : {"printed", "corrected"})
                QTest::addRow("%s %s", name.c_str(), mode) << QString::fromStdString(name) << QString::fromLatin1(mode);
        }
    }

    void theNamedCauseCures_data()
    {
        QTest::addColumn<QString>("figure");
        QTest::addColumn<QStringList>("broken");
        const auto row = [](const char *figure, const QStringList &broken) {
            QTest::newRow(qPrintable(broken.join(QLatin1Char(' ')))) << QString::fromLatin1(figure) << broken;
        };
        row("power.site_w", {"site.1.share=0.3", "site.2.share=0.3"});
        row("power.site_w", {"site.1.share=0", "site.2.share=0"});
        row("power.site_w", {"model.windowed_layers=300"});
        row("step.time_s", {"parallelism.pp=4096"});
        row("step.time_s", {"parallelism.tp=144"});
        row("step.time_s", {"wan.lost_pairs=1000"});
        row("step.time_s", {"wan.lost_pairs=1000", "wan.lost_link=1"});
    }

    /// The error that an explanation names for a missing value is its cause, not another that is wrong too: heads that
    /// do not divide the hidden size leave every figure its value.
    void theNamedCauseCures()
    {
        QFETCH(QString, figure);
        QFETCH(QStringList, broken);
        std::vector<std::string> settings{"conventions.mode=corrected"};
        const auto id = figure.toStdString();
        const auto whole = test::evaluated("nextgen-100t", settings);
        QVERIFY(!whole.feasible() && figureValue(whole, id).value);
        for (const auto &setting : broken)
            settings.push_back(setting.toStdString());
        const auto s = example("nextgen-100t", settings);
        const auto e = evaluate(s, facts());
        const auto *row = findFigure(id);
        QVERIFY(row && !figureValue(e, id).value);
        const auto *cause = stoppedBy(e, row->needs);
        QVERIFY(cause && !cause->fixes.empty());
        QVERIFY(cause->path != "model.heads");
        const auto why = explain(s, e, facts(), id, &s);
        QVERIFY(why);
        QCOMPARE(why->whyNot.english(), cause->message.english());
        for (const auto &fix : cause->fixes) {
            auto cured = settings;
            cured.push_back(fix.key + '=' + fix.value);
            for (const auto &[key, value] : fix.also)
                cured.push_back(key + '=' + value);
            QVERIFY2(figureValue(evaluate(example("nextgen-100t", cured), facts()), id).value, fix.label.c_str());
        }
        const bool stillWaits = std::any_of(e.problems.begin(), e.problems.end(), [](const Problem &p) {
            return p.message.find("they wait") != std::string::npos;
        });
        QVERIFY(cause->path != "wan.lost_pairs" || !stillWaits);
    }

    /// What real hardware has a rule of its own for cites that rule's origin, not the paper whose rule it is not.
    void measuredRulesCiteTheirOwnOrigin()
    {
        const auto s = example("llama3-405b-16k");
        const auto e = evaluate(s, facts());
        int own = 0;
        for (const auto &row : figureTable()) {
            const bool hasOwn = !row.measured.empty() || row.measuredBy.kind != ProcedureKind::None;
            if (!hasOwn)
                continue;
            ++own;
            const auto found = explain(s, e, facts(), row.id, &s);
            QVERIFY(found);
            QVERIFY2(!found->source.starts_with("nextgen"), (found->id + ": " + found->source).c_str());
        }
        QVERIFY(own > 50);
        QVERIFY(explain(s, e, facts(), "memory.per_gpu_bytes", &s)->source.find("ZeRO") != std::string::npos);
        const auto paper = example("nextgen-100t");
        QCOMPARE(explain(paper, evaluate(paper, facts()), facts(), "memory.per_gpu_bytes", &paper)->source,
                 std::string("nextgen Table 3"));
    }

    /// Of several sites the one is named whose limit is not known, and what mends it.
    void anUnknownLimitIsNamed()
    {
        const auto s = example("nextgen-100t", {"site.2.lat=48.85", "site.2.lon=2.35", "site.2.name=Paris"});
        const auto e = evaluate(s, facts());
        QCOMPARE(explain(s, e, facts(), "power.headroom_w")->whyNot.english(),
                 std::string("What the grid can give at site 2, Paris, is not known: type a limit there."));
        const auto typed = example("nextgen-100t", {"site.2.lat=48.85", "site.2.lon=2.35", "site.2.limit_w=5e9"});
        QVERIFY(explain(typed, evaluate(typed, facts()), facts(), "power.headroom_w")->whyNot.empty());
        const auto alone = example("llama3-405b-16k", {"sites.count=2"}); // the second one has no share
        QCOMPARE(explain(alone, evaluate(alone, facts()), facts(), "wan.rtt_s")->whyNot.english(),
                 std::string("Only one site has a share."));
    }

    void everyFigure()
    {
        QFETCH(QString, name);
        QFETCH(QString, mode);
        const auto s = example(name.toStdString(), {"conventions.mode=" + mode.toStdString()});
        const auto e = evaluate(s, facts());
        for (const auto &row : figureTable()) {
            const std::string id(row.id);
            const auto found = explain(s, e, facts(), row.id, &s);
            QVERIFY2(found, id.c_str());
            const auto value = figureValue(e, row.id).value;
            QCOMPARE(found->value == "–", !value);
            QCOMPARE(found->whyNot.empty(), value.has_value());
            QVERIFY2(found->whyNot.empty() || found->whyNot.ends_with('.'), found->whyNot.c_str());
            QCOMPARE(explanationJson(*found)["why_not"].is_null(), found->whyNot.empty());
            QVERIFY2(!found->formula.empty() || !found->source.empty() || !found->catalog.empty(), id.c_str());
            QCOMPARE(found->formula.empty(), found->substituted.empty());
            if (row.isMeasuredOnly() && conventionOf(s) != Convention::Measured)
                QVERIFY2(!value && found->formula.empty() && found->procedure.empty(), id.c_str());
            else
                QCOMPARE(found->formula.empty(), !found->procedure.empty());
            QVERIFY2(!found->source.empty(), id.c_str());
            QVERIFY2(namesIn(found->substituted).empty(), found->substituted.c_str()); // no name is left
            QVERIFY2(found->substituted.find("typed(") == std::string::npos, found->substituted.c_str());
            QCOMPARE(found->number, value);
            if (value && !found->executable.empty()) {
                const auto again = runFormula(found->substitutedNumbers, NamedNumbers());
                QVERIFY2(again, (id + ": " + found->substitutedNumbers).c_str());
                QVERIFY2(std::abs(*again - *value) <= 1e-9 * std::abs(*value), found->substitutedNumbers.c_str());
            }
            for (const auto &input : found->inputs) {
                QVERIFY2(findFigure(input.name) || findParameter(input.name) || findConstant(input.name),
                         input.name.c_str());
                QVERIFY2(!input.label.empty() && !input.value.empty(), input.name.c_str());
                QVERIFY2(input.isFigure || !input.origin.empty(), input.name.c_str());
            }
            for (const auto &row : found->catalog)
                QVERIFY2(!row.source.empty() && !row.value.empty(), (id + ' ' + row.field).c_str());
            QVERIFY2(found->printed.has_value() == !found->whyModesDiffer.empty(), id.c_str());
            QVERIFY(!found->usesUserData());
            QVERIFY(explanationText(*found).find(id) != std::string::npos);
            QCOMPARE(explanationJson(*found)["id"].get<std::string>(), id);
        }
    }

    /// What people are shown of a formula computes what all of it does, and leaves nothing to decide.
    void onlyTheBranchThatHolds()
    {
        int shortened = 0;
        for (const auto &name : exampleNames()) {
            for (const auto *mode : {"conventions.mode=printed", "conventions.mode=corrected"}) {
                const auto s = example(name, {mode});
                const auto e = evaluate(s, facts());
                for (const auto &row : figureTable()) {
                    const std::string formula(row.formulaIn(conventionOf(s)));
                    const auto whole = formula.empty() ? Outcome<double>(error("", Text())) : runFormula(formula, s, e);
                    if (!whole)
                        continue;
                    const auto held = heldFormula(formula, s, e);
                    const auto part = runFormula(held.text, s, e);
                    QVERIFY2(part && std::abs(*part - *whole) <= 1e-12 * std::abs(*whole), held.text.c_str());
                    QVERIFY2(held.text.find('?') == std::string::npos, held.text.c_str());
                    QCOMPARE(held.decidedBy.empty(), held.text == formula);
                    shortened += held.decidedBy.empty() ? 0 : 1;
                }
            }
        }
        QVERIFY(shortened > 100);
    }

    /// typed() is decided as every other choice, however the parts are nested; what asks for a missing value stays, and
    /// what can be decided behind it is.
    void choicesAreDecidedHoweverNested()
    {
        const auto of = [](const char *formula, const std::vector<std::string> &settings) {
            const auto s = example("nextgen-100t", settings);
            return heldFormula(formula, s, evaluate(s, facts())).text;
        };
        const std::vector<std::string> none, down{"network.leaf_down=100"}, up{"network.leaf_up=60"};
        const std::vector<std::string> automatic{"network.leaf_down=auto", "network.leaf_up=auto"};
        const std::vector<std::string> onlyUp{"network.leaf_down=auto", "network.leaf_up=60"};
        const auto *simple = "typed(network.leaf_down) ? network.leaf_down : fabric.radix + 1";
        QCOMPARE(of(simple, down), std::string("network.leaf_down"));
        QCOMPARE(of(simple, automatic), std::string("fabric.radix + 1"));
        const auto *inFunction = "2 * (typed(network.leaf_down) ? max(1, network.leaf_down) : fabric.radix) + 1";
        QCOMPARE(of(inFunction, automatic), std::string("2 * fabric.radix + 1"));
        QCOMPARE(of(inFunction, down), std::string("2 * (max(1, network.leaf_down)) + 1"));
        const auto *nested = "typed(network.leaf_down) ? network.leaf_down : (typed(network.leaf_up) ? fabric.radix - "
                             "network.leaf_up : floor(fabric.radix / 2))";
        QCOMPARE(of(nested, onlyUp), std::string("fabric.radix - network.leaf_up"));
        QCOMPARE(of(nested, automatic), std::string("floor(fabric.radix / 2)"));
        QCOMPARE(of("((rail.iteration_s > 1) ? 2 : 3) + ((model.layers > 1) ? site.gpus : 5)", none),
                 std::string("((rail.iteration_s > 1) ? 2 : 3) + site.gpus"));
        QCOMPARE(of("site.gpus + 1", none), std::string("site.gpus + 1"));
    }

    /// The window and the explain command say the same of what holds, and by which choices.
    void explanationHasTheFormulaInForce()
    {
        const auto s = example("nextgen-100t");
        const auto e = evaluate(s, facts());
        const auto exposed = explain(s, e, facts(), "step.exposed_s");
        QCOMPARE(exposed->inForce, heldFormula(exposed->executable, s, e).text);
        QCOMPARE(exposed->decidedBy, std::vector<std::string>{"parallelism.recompute"});
        const auto text = explanationText(*exposed);
        QVERIFY2(text.find("  as Recompute is none:\n  = " + exposed->inForce + '\n') != std::string::npos,
                 text.c_str());
        QCOMPARE(explanationJson(*exposed)["formula_in_force"].get<std::string>(), exposed->inForce);
        const auto time = explain(s, e, facts(), "step.time_s");
        QVERIFY(time->decidedBy.empty());
        QVERIFY(explanationText(*time).find(":\n  = ") == std::string::npos);
    }

    /// Formulas are typeset: every name that one has has a symbol, and no two names the same.
    void everyNameHasItsSymbol()
    {
        std::map<std::string, std::string_view> names;
        for (const auto &row : figureTable()) {
            std::set<std::string_view> all{row.id};
            for (const auto formula : {row.formula, row.corrected, row.measured}) {
                const auto some = namesIn(formula);
                all.insert(some.begin(), some.end());
            }
            for (const auto name : all) {
                const std::string symbol(symbolOf(name));
                QVERIFY2(!symbol.empty(), std::string(name).c_str());
                QVERIFY2(std::count(symbol.begin(), symbol.end(), '_') < 2, symbol.c_str());
                const auto known = names.emplace(symbol, name).first;
                QVERIFY2(known->second == name, symbol.c_str());
            }
        }
        QVERIFY(names.size() > 200);
        QVERIFY(symbolOf("no.such_name").empty() && symbolOf("").empty());
    }

    /// The text is rounded, the number beside it is not.
    void numbersStandBesideTheirTexts()
    {
        const auto s = example("nextgen-100t");
        const auto e = evaluate(s, facts());
        const auto json = explanationJson(*explain(s, e, facts(), "step.tp_allreduce_s"));
        QCOMPARE(json["number"].get<double>(), *figureValue(e, "step.tp_allreduce_s").value);
        QCOMPARE(json["unit"].get<std::string>(), std::string("s"));
        QCOMPARE(json["printed_number"].get<double>(), json["number"].get<double>()); // this example's mode
        QVERIFY(std::abs(json["corrected_number"].get<double>() / json["printed_number"].get<double>() - 10) < 1e-9);
        for (const auto &input : json["inputs"])
            QVERIFY2(input["number"].is_number(), input.dump().c_str());
        const auto &papers = json["papers"];
        const auto paper =
            std::find_if(papers.begin(), papers.end(), [](const Json &p) { return p["id"] == "NG.s41.tpfwd.100T"; });
        QVERIFY(paper != papers.end());
        QCOMPARE((*paper)["printed_numbers"].front().get<double>() / 0.00122, 1.0);
        const auto gpus = explanationJson(*explain(s, e, facts(), "rack.gpus"));
        QCOMPARE(gpus["catalog"].front()["number"].get<double>(), figure(e, "rack.gpus"));
    }

    /// A choice is a word, not the place of that word in a list.
    void choicesStandByName()
    {
        const auto substituted = [](const char *example, const char *setting, const char *id) {
            const auto s = test::example(example, {setting});
            return explain(s, evaluate(s, facts()), facts(), id)->substituted;
        };
        const auto gather = substituted("nextgen-100t", "conventions.pp_gather=one_output", "step.pp_gather_s");
        QVERIFY2(gather.starts_with("1 * ") && gather.find('"') == std::string::npos, gather.c_str()); // decided
        const auto ring = substituted("rail-only-gpt3", "network.topology=rail_only", "fabric.ring_oversubscription");
        QCOMPARE(ring, std::string("1"));
        const auto s = test::example("nextgen-100t");
        const auto exposed = explain(s, evaluate(s, facts()), facts(), "step.exposed_s");
        QVERIFY2(exposed->formula.find("parallelism.recompute == \"") != std::string::npos, exposed->formula.c_str());
        QVERIFY(exposed->executable.find("parallelism.recompute == 2") != std::string::npos);
        for (const auto &row : figureTable()) {
            for (const auto convention : conventions) {
                const auto formula = std::string(row.formulaIn(convention));
                for (const auto name : namesIn(formula)) {
                    const auto *p = findFigure(name) ? nullptr : findParameter(name);
                    if (!p || p->kind != Kind::Choice)
                        continue;
                    const std::string key(name);
                    for (auto at = formula.find(key); at != std::string::npos; at = formula.find(key, at + 1))
                        QVERIFY2(formula.compare(at + key.size(), 4, " == ") == 0, formula.c_str());
                }
            }
        }
    }

    /// A rule of corrected mode's own says why it is another; without one, a figure that differs names an input that
    /// does.
    void everyDifferenceHasItsReason_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : exampleNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void everyDifferenceHasItsReason()
    {
        QFETCH(QString, name);
        const auto s = example(name.toStdString());
        const auto e = evaluate(s, facts());
        int differing = 0;
        for (const auto &row : figureTable()) {
            const std::string id(row.id);
            const bool ownRule = row.formulaIn(Convention::Printed) != row.formulaIn(Convention::Corrected);
            QVERIFY2(!ownRule || !row.reason.empty(), id.c_str());
            QVERIFY2(row.reason.empty() || (row.reason.ends_with('.') && row.reason.find(' ') != std::string::npos),
                     id.c_str());
            const auto found = explain(s, e, facts(), row.id, &s);
            if (!found->printed)
                continue;
            ++differing;
            const auto &why = found->whyModesDiffer;
            QVERIFY2(why.ends_with('.'), (id + ": " + why).c_str());
            if (conventionOf(s) == Convention::Measured && !row.measured.empty())
                QVERIFY2(why.starts_with("Corrected is that of real hardware"), (id + ": " + why).c_str());
            else
                QVERIFY2(row.reason.empty() ? why.find("\"") != std::string::npos : why.starts_with(row.reason),
                         (id + ": " + why).c_str());
        }
        QVERIFY2(differing > 20, qPrintable(QString::number(differing)));
    }

    /// What uses a figure names it among its inputs, and the other way round.
    void usedByIsTheOtherWayRound()
    {
        const auto s = example("gb200-nvl72-campus");
        const auto e = evaluate(s, facts());
        int links = 0;
        for (const auto &row : figureTable()) {
            const auto found = explain(s, e, facts(), row.id);
            for (const auto &user : found->usedBy) {
                QVERIFY2(user.name != row.id, user.name.c_str());
                QVERIFY2(inputNamed(*explain(s, e, facts(), user.name), row.id), user.name.c_str());
                ++links;
            }
        }
        QVERIFY2(links > 150, qPrintable(QString::number(links)));
    }

    /// nextgen Table 1: SRP can add 2.634 GW; the other half stands in PJM, which has 9.915 GW.
    void everySiteIsAmongTheInputs()
    {
        const auto s = example("nextgen-100t");
        const auto e = evaluate(s, facts());
        const auto headroom = explain(s, e, facts(), "power.headroom_w");
        const auto *second = inputNamed(*headroom, "site.2.limit_w");
        QVERIFY(second);
        QVERIFY2(second->value.starts_with("2.634 GW"), second->value.c_str());
        QCOMPARE(second->catalog.front().item, std::string("SRP"));
        QVERIFY(second->catalog.front().source.find("Table 1") != std::string::npos);
        QVERIFY(inputNamed(*headroom, "site.1.limit_w")->value.starts_with("9.915 GW"));
        QVERIFY2(headroom->note.find("at site 2") != std::string::npos &&
                     headroom->note.find("2.634 GW") != std::string::npos,
                 headroom->note.c_str());
        for (const char *id : {"site.racks", "site.largest_racks", "layout.peers", "wan.sites", "cost.network_usd"}) {
            const auto found = explain(s, e, facts(), id);
            QVERIFY2(!found->formula.empty() || inputNamed(*found, "site.2.share"), id);
            QVERIFY2(!inputNamed(*found, "site.3.share"), id);
        }
    }

    /// Energy is power times 8,760 h times the price at each site: what the explanation lists must say as much. Carbon
    /// lists an intensity of each site's grid.
    void energyAndCarbonFollowFromTheirInputs()
    {
        for (const char *name : {"nextgen-100t", "gb200-nvl72-campus"}) {
            const auto s = example(name);
            const auto e = evaluate(s, facts());
            const auto energy = explain(s, e, facts(), "cost.energy_usd_per_year");
            const auto number = [&](const std::string &input, Unit unit) {
                const auto *at = inputNamed(*energy, input);
                const auto read =
                    at ? parseQuantity(at->value.english().substr(0, at->value.find(" (auto)")), unit) : 0.0;
                return read ? *read : -1e30;
            };
            double usd = 0;
            for (std::int64_t i = 1; i <= s.siteCount; ++i) {
                const auto site = "site." + std::to_string(i);
                usd += number("power.site_w", Unit::Watt) / 1e3 * number(site + ".share", Unit::Ratio) * 8760 *
                    number(site + ".usd_per_kwh", Unit::UsdPerKwh);
            }
            const double told = figure(e, "cost.energy_usd_per_year");
            QVERIFY2(std::abs(usd / told - 1) < 2e-3, qPrintable(QString::number(usd / told, 'g', 10)));

            const auto carbon = explain(s, e, facts(), "carbon.kg_per_year");
            QCOMPARE(carbon->catalog.size(), static_cast<std::size_t>(s.siteCount));
            for (const auto &row : carbon->catalog) {
                const auto *grid = facts().grid.find(row.item);
                QVERIFY2(grid, row.item.c_str());
                QCOMPARE(std::stod(row.value), grid->gramsCo2PerKwh);
                QVERIFY2(row.source.find("eGRID") != std::string::npos, row.source.c_str());
            }
        }
    }

    /// Nothing is drawn from the grid of a lost site, and what own plants give is not drawn from one.
    void gridsThatGiveNothing()
    {
        const Scenario s =
            example("nextgen-100t", {"conventions.mode=corrected", "site.1.onsite_w=9e9", "parallelism.dp=auto"});
        const auto rowsOf = [&](const std::string &setting) {
            const auto changed = *withSetting(s, setting);
            const auto e = evaluate(changed, facts());
            auto rows = explain(changed, e, facts(), "carbon.kg_per_year")->catalog;
            const auto water = explain(changed, e, facts(), "power.grid_water_l_per_kwh")->catalog;
            for (std::size_t i = 0; i < rows.size(); ++i)
                if (rows.size() != water.size() || rows[i].note != water[i].note)
                    rows.clear();
            return rows;
        };
        const auto both = rowsOf("wan.lost_site=0");
        QCOMPARE(both.size(), std::size_t(2));
        QVERIFY2(both[0].note.ends_with(", 0 W"), both[0].note.c_str());
        QVERIFY2(!both[1].note.ends_with(", 0 W"), both[1].note.c_str());
        const auto left = rowsOf("wan.lost_site=1");
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left[0].item, both[1].item);
    }

    /// What a search found stands among the inputs, not what was typed and is not in force.
    void inputsInForce()
    {
        const auto s = example("llama3-405b-16k",
                               {"parallelism.mode=auto", "parallelism.vpp=3", "parallelism.pp=auto",
                                "training.global_batch_tokens=16777216"});
        const auto e = evaluate(s, facts());
        QVERIFY(e.chosen && e.chosen->parallelism.vpp != 3);
        const auto chunks = explain(s, e, facts(), "layout.vpp");
        const auto *input = inputNamed(*chunks, "parallelism.vpp");
        QVERIFY(input && input->number);
        QCOMPARE(*input->number, figure(e, "layout.vpp"));
        QCOMPARE(input->value, std::to_string(e.chosen->parallelism.vpp));
        QCOMPARE(input->origin, std::string("found by the search for a layout"));
        const auto stages = explain(s, e, facts(), "layout.pp");
        QVERIFY2(stages->note.find("is false") == std::string::npos && stages->note.find("search") != std::string::npos,
                 stages->note.c_str());
    }

    /// A figure without a value says why, and shows no formula of dashes.
    void withoutValueThereIsAReason()
    {
        const auto s = example("nextgen-100t");
        const auto rail = explain(s, evaluate(s, facts()), facts(), "rail.compute_s");
        QCOMPARE(rail->status, std::string("not_applicable"));
        QCOMPARE(rail->whyNot, std::string("The rail-only analysis knows one site; this scenario has several."));
        QVERIFY(explanationText(*rail).find(rail->substituted) == std::string::npos);
        const auto stopped = example("nextgen-100t", {"parallelism.pp=100000", "hardware.racks=10"});
        const auto step = explain(stopped, evaluate(stopped, facts()), facts(), "step.time_s");
        QVERIFY(step->whyNot.size() > 20);
    }

    void originsOfParameters()
    {
        const auto opened = example("gb200-nvl72-campus");
        const auto s = example("gb200-nvl72-campus", {"parallelism.micro_batches=77"});
        const auto found = explain(s, evaluate(s, facts()), facts(), "step.slots", &opened);
        QCOMPARE(inputNamed(*found, "parallelism.micro_batches")->origin, std::string("set by you"));
        const auto cost = explain(s, evaluate(s, facts()), facts(), "cost.tco_usd_per_year", &opened);
        const auto origin = inputNamed(*cost, "economics.years")->origin;
        QVERIFY2(origin.starts_with("default") || origin.starts_with("from the scenario"), origin.c_str());
    }

    /// A parameter on "auto" is not the reason for the figure it came to; RTT, figure and parameter, is its own input
    /// only as what was typed.
    void automaticIsNotItsOwnReason()
    {
        const auto s = example("nextgen-100t");
        const auto tokens = explain(s, evaluate(s, facts()), facts(), "training.tokens_used");
        QVERIFY2(tokens->whyModesDiffer.ends_with("but \"Optimal tokens\" differs."), tokens->whyModesDiffer.c_str());
        QCOMPARE(tokens->substituted, inputNamed(*tokens, "scaling.tokens")->value);
        QVERIFY2(tokens->note.find("as nobody typed it") != std::string::npos, tokens->note.c_str());
        const auto typed = example("nextgen-100t", {"wan.rtt_s=0.05"});
        const auto rtt = explain(typed, evaluate(typed, facts()), facts(), "wan.rtt_s", &s);
        QVERIFY(!inputNamed(*rtt, "wan.rtt_s")->isFigure);
        QCOMPARE(inputNamed(*rtt, "wan.rtt_s")->origin, std::string("set by you"));
        QCOMPARE(rtt->substituted, std::string("50 ms"));
        QCOMPARE(rtt->substitutedNumbers, std::string("0.05"));
        QVERIFY2(rtt->note.find("was typed") != std::string::npos, rtt->note.c_str());
        const auto derived = explain(s, evaluate(s, facts()), facts(), "wan.rtt_s", &s);
        QVERIFY2(derived->substituted.starts_with("2 * 1000 * "), derived->substituted.c_str());
    }

    /// nextgen S4.1 prints 1.22 ms; right is ten times that (whole message, one way).
    void papersAndModesAreTold()
    {
        const auto s = example("nextgen-100t");
        const auto found = explain(s, evaluate(s, facts()), facts(), "step.tp_allreduce_s");
        QCOMPARE(*found->printed, std::string("1.229 ms"));
        QCOMPARE(*found->corrected, std::string("12.29 ms"));
        QVERIFY(found->whyModesDiffer.ends_with('.'));
        const auto paper = std::find_if(found->papers.begin(), found->papers.end(),
                                        [](const auto &p) { return p.id == "NG.s41.tpfwd.100T"; });
        QVERIFY(paper != found->papers.end());
        QCOMPARE(paper->printed, std::string("1.220 ms"));
        QCOMPARE(paper->derived, std::string("1.229 ms"));
        QCOMPARE(paper->corrected, std::string("12.29 ms"));
        QVERIFY(!paper->reason.empty());
    }

    /// The catalogue row named is the one whose value the figure has.
    void catalogueRowsAreTheOnesUsed()
    {
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            const auto e = evaluate(s, facts());
            for (const char *id : {"rack.gpus", "rack.hbm_bytes", "rack.power_w", "rack.price_usd"}) {
                const auto found = explain(s, e, facts(), id);
                const bool isTyped = std::string_view(id) == "rack.hbm_bytes" && s.hardware.hbmBytes;
                if (isTyped || !figureValue(e, id).value) { // the catalogue has none either, or is not asked
                    QVERIFY(found->catalog.empty());
                    continue;
                }
                QCOMPARE(found->catalog.size(), std::size_t(1));
                const auto &row = found->catalog.front();
                const auto *item =
                    facts().catalog.find(row.kind == "rack" ? ItemKind::Rack : ItemKind::Accelerator, row.item);
                QVERIFY(item);
                const double factor = row.kind == "rack" ? 1 : figure(e, "rack.gpus");
                QCOMPARE(*item->number(row.field) * factor, figure(e, id));
            }
        }
        const auto typed = example("gb200-nvl72-campus", {"hardware.rack_power_w=150000"});
        QVERIFY(explain(typed, evaluate(typed, facts()), facts(), "rack.power_w")->catalog.empty());
    }

    void userDataIsMarkedEverywhere()
    {
        const auto s = ownScenario();
        const auto e = evaluate(s, facts());
        QCOMPARE(figure(e, "rack.price_usd"), 2.5e6);
        QCOMPARE(figure(e, "rack.power_w"), 125e3); // what the quote leaves out is the catalogue's
        const auto price = explain(s, e, facts(), "rack.price_usd");
        QVERIFY(price->usesUserData() && price->catalog.front().userData);
        QCOMPARE(price->catalog.front().tier, 'U');
        QVERIFY(explanationText(*price).find("user data") != std::string::npos);
        const auto afford = explain(s, e, facts(), "site.racks_affordable");
        QVERIFY(explanationJson(*afford)["user_data"].get<bool>());
        QVERIFY(!explain(s, e, facts(), "rack.power_w")->catalog.front().userData);
        QVERIFY(explain(s, e, facts(), "fabric.cost_usd")->usesUserData());
        QVERIFY(inputNamed(*price, "hardware.rack")->value.find("user data") != std::string::npos);

        for (const char *key : {"hardware.rack", "network.switch"})
            QVERIFY2(hasProblem(e, Severity::Note, key), key);
        const auto result = resultJson(s, e);
        QCOMPARE(result["tables"]["user_catalog"].size(), std::size_t(3));
        QVERIFY(result["scenario"]["catalog"].contains("my-rack"));

        const auto lineOf = [](const std::string &text, const std::string &part) {
            const auto at = text.find(part);
            const auto from = text.rfind('\n', at) + 1;
            return text.substr(from, text.find('\n', at) - from);
        };
        const auto table = resultTable(s, e, facts().catalog), csv = resultCsv(s, e, facts().catalog);
        for (const char *id : {"rack.price_usd", "cost.compute_usd"}) {
            QVERIFY2(lineOf(table, id).ends_with("user data"), lineOf(table, id).c_str());
            QVERIFY2(lineOf(csv, id).ends_with(",user data,,,\r"), lineOf(csv, id).c_str());
        }
        QVERIFY(lineOf(table, "rack.power_w").find("user data") == std::string::npos);
        QVERIFY(lineOf(csv, "rack.power_w").ends_with(",\r"));
        // a built-in figure is told under the built-in name, whatever the scenario calls its own entry
        QCOMPARE(explain(s, e, facts(), "rack.power_w")->catalog.front().itemName,
                 facts().catalog.find(ItemKind::Rack, "nvl72-2024-paper")->name);

        const auto all = catalogJson(facts().catalog, "", s);
        QCOMPARE(all.size(), facts().catalog.items().size() + 1); // my-rack
        const auto one = catalogJson(facts().catalog, "nvl72-2024-paper", s);
        QCOMPARE(one.size(), std::size_t(1));
        QVERIFY(one[0]["user_data"].get<bool>());
        QVERIFY(one[0]["facts"]["price"]["user_data"].get<bool>());
        QVERIFY(!one[0]["facts"]["power"].contains("user_data"));
        QVERIFY(!catalogJson(facts().catalog, "nvl72-2024-paper")[0].contains("user_data"));

        const auto report = reportOf(s, e, facts());
        QVERIFY(report.subtitle.find("user data") != std::string::npos);
        bool marked = false;
        for (const auto &block : report.blocks) {
            const auto *table = std::get_if<report::Table>(&block);
            for (const auto &row : table ? table->rows : std::vector<std::vector<std::string>>())
                marked = marked || (row.size() == 4 && row[2] == "rack.price_usd" && row[3].starts_with("user data"));
        }
        QVERIFY(marked);
    }

    /// Beside the report's step time stands the error of its kind, beyond what was measured, too; and an own anchor.
    void reportTellsTheErrorBesideTheStepTime()
    {
        const auto stepTime = [](const std::vector<std::string> &settings) {
            const auto s = example("gb200-nvl72-campus", settings);
            for (const auto &block : reportOf(s, evaluate(s, facts()), facts()).blocks) {
                const auto *key = std::get_if<report::KeyFigures>(&block);
                for (const auto &figure : key ? key->figures : std::vector<report::KeyFigure>())
                    if (figure.label == "Step time")
                        return figure;
            }
            return report::KeyFigure();
        };
        const auto plain = stepTime({}), anchored = stepTime({"software.anchor=1.5"});
        QCOMPARE(plain.remark, std::string("beyond what was measured"));
        QCOMPARE(plain.note, std::string("error 7.5 %")); // README: large dense runs
        QCOMPARE(plain.aside, std::string());
        QCOMPARE(anchored.aside, std::string("× 1.5 own anchor"));
    }

    /// The report names the kind of runs that its error is of in words.
    void reportSaysTheKindInWords()
    {
        const auto s = example("llama3-405b-16k");
        bool said = false;
        for (const auto &block : reportOf(s, evaluate(s, facts()), facts()).blocks)
            if (const auto *paragraph = std::get_if<report::Paragraph>(&block)) {
                QVERIFY(paragraph->text.find("dense_large") == std::string::npos);
                said = said || paragraph->text.find("(dense, over 2,304 GPUs)") != std::string::npos;
            }
        QVERIFY(said);
    }
};

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
