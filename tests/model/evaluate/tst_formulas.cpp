// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations must not drift from the engine: every formula text of the figure table is executed on all examples, in
// both modes, and compared with what the engine returned. What has no formula is on a list of what can have none.
#include "tests/model/example.h"

#include "model/evaluate/constants.h"
#include "model/evaluate/formula.h"
#include "model/evaluate/measured_stage.h"

#include <muParser.h>

#include <cmath>
#include <limits>
#include <map>

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
double isTyped(double v)
{
    return v == v ? 1 : 0; // what is not typed is no number
}

/// Rounds of sending again until the last of so many packets is there: how often each number of rounds is not enough.
double roundsOf(double packets, double loss)
{
    double rounds = 0;
    for (int k = 1; k < 400 && loss > 0; ++k)
        rounds += 1 - std::exp(packets * std::log1p(-std::pow(loss, k)));
    return rounds;
}

/// What a code leaves lost: every number of losses above the parity's, by how often a block has it.
double unrepairedOf(double loss, double overhead, double block)
{
    const double parity = std::floor(block * overhead / (1 + overhead) + 1e-9);
    double left = 0;
    for (double lost = parity + 1; lost <= block && loss > 0; ++lost)
        left += lost *
            std::exp(std::lgamma(block + 1) - std::lgamma(lost + 1) - std::lgamma(block - lost + 1) +
                     lost * std::log(loss) + (block - lost) * std::log1p(-loss));
    return left / block;
}

/// Catalogue facts, fits, searches, what is counted over a list of sites, and simulations. All else is a closed form.
const std::map<std::string_view, ProcedureKind> procedures{
    {"rack.gpus", ProcedureKind::LookUp},
    {"rack.peak_flops", ProcedureKind::LookUp},
    {"rack.hbm_bytes", ProcedureKind::LookUp},
    {"rack.power_w", ProcedureKind::LookUp},
    {"rack.price_usd", ProcedureKind::LookUp},
    {"rack.nic_bytes_per_s", ProcedureKind::LookUp},
    {"fabric.chip_bytes_per_s", ProcedureKind::LookUp},
    {"fabric.chip_price_usd", ProcedureKind::LookUp},
    {"fabric.chip_power_w", ProcedureKind::LookUp},
    {"scaling.coefficient", ProcedureKind::Fit},
    {"scaling.exponent", ProcedureKind::Fit},
    {"rail.whole_mp", ProcedureKind::Search},
    {"rail.numeric_mp", ProcedureKind::Search},
    {"site.racks", ProcedureKind::PerSite},
    {"site.largest_racks", ProcedureKind::PerSite},
    {"power.headroom_w", ProcedureKind::PerSite},
    {"power.usd_per_kwh", ProcedureKind::PerSite},
    {"power.co2_g_per_kwh", ProcedureKind::PerSite},
    {"power.grid_water_l_per_kwh", ProcedureKind::PerSite},
    {"power.average_own_w", ProcedureKind::PerSite},
    {"power.average_usd_per_kwh", ProcedureKind::PerSite},
    {"power.mean_overhead", ProcedureKind::PerSite},
    {"power.planned_overhead", ProcedureKind::PerSite},
    {"power.running_overhead", ProcedureKind::PerSite},
    {"power.lost_share", ProcedureKind::PerSite},
    {"layout.peers", ProcedureKind::PerSite},
    {"layout.site_peers", ProcedureKind::PerSite},
    {"layout.site1_replicas", ProcedureKind::PerSite},
    {"wan.sites", ProcedureKind::PerSite},
    {"wan.smallest_replicas", ProcedureKind::PerSite},
    {"wan.site_replicas", ProcedureKind::PerSite},
    {"wan.round_trip_s", ProcedureKind::PerSite},
    {"wan.latency_s", ProcedureKind::PerSite},
    {"wan.fibre_loss_transfer_s", ProcedureKind::PerSite},
    {"wan.fibre_loss_goes_round", ProcedureKind::PerSite},
    {"wan.fibre_loss_link", ProcedureKind::PerSite},
    {"wan.fibre_loss_way_s", ProcedureKind::PerSite},
    {"wan.goes_round", ProcedureKind::PerSite},
    {"wan.pipeline_wait_s", ProcedureKind::PerStage},
    {"wan.fibre_loss_wait_s", ProcedureKind::PerStage},
    {"wan.transponder_price_usd", ProcedureKind::LookUp},
    {"wan.largest_replicas", ProcedureKind::PerSite},
    {"wan.link_bps", ProcedureKind::PerSite},
    {"wan.route_km", ProcedureKind::PerSite},
    {"wan.amplifier_price_usd", ProcedureKind::LookUp},
    {"wan.amplifiers", ProcedureKind::PerSite},
    {"wan.wave_lease_usd_per_year", ProcedureKind::LookUp},
    {"wan.strand_km_usd", ProcedureKind::LookUp},
    {"wan.cable_km_usd", ProcedureKind::LookUp},
    {"cost.wan_usd_per_year_low", ProcedureKind::LookUp},
    {"cost.wan_usd_per_year_high", ProcedureKind::LookUp},
    {"power.heat_w_per_m2", ProcedureKind::LookUp},
    {"power.water_per_it_l_per_kwh", ProcedureKind::LookUp},
    {"power.idle_of_peak", ProcedureKind::LookUp},
    {"power.communication_of_peak", ProcedureKind::LookUp},
    {"wan.farthest_km", ProcedureKind::PerSite},
    {"cost.network_usd", ProcedureKind::PerSite},
    {"cost.energy_usd_per_year", ProcedureKind::PerSite},
    {"flow.ideal_fct_s", ProcedureKind::Simulation},
    {"flow.p50_fct_s", ProcedureKind::Simulation},
    {"flow.p99_fct_s", ProcedureKind::Simulation},
    {"flow.p50_fct_low_s", ProcedureKind::Simulation},
    {"flow.p50_fct_high_s", ProcedureKind::Simulation},
    {"flow.p99_fct_low_s", ProcedureKind::Simulation},
    {"flow.p99_fct_high_s", ProcedureKind::Simulation},
    {"flow.max_fct_s", ProcedureKind::Simulation},
    {"flow.max_fct_low_s", ProcedureKind::Simulation},
    {"flow.max_fct_high_s", ProcedureKind::Simulation},
    {"flow.slowdown_p99", ProcedureKind::Simulation},
    {"flow.slowdown_p99_low", ProcedureKind::Simulation},
    {"flow.slowdown_p99_high", ProcedureKind::Simulation},
    {"flow.wan_last_s", ProcedureKind::Simulation},
    {"flow.local_last_s", ProcedureKind::Simulation},
};

} // namespace

class TestFormulas : public QObject {
    Q_OBJECT

private:
    static void addMeasured()
    {
        const QStringList measured{"conventions.mode=corrected", "conventions.step_time=measured"};
        const std::vector<std::pair<const char *, QStringList>> rows{
            {"llama3-405b-16k", {}},
            {"llama3-405b-16k",
             {"parallelism.flexible_stages=false", "parallelism.pp=18", "parallelism.vpp=1", "parallelism.dp=auto"}},
            {"llama3-405b-16k", {"parallelism.cp=2", "parallelism.dp=auto", "software.anchor=1.07"}},
            {"llama3-405b-16k", {"parallelism.cp=4", "parallelism.dp=31", "parallelism.vpp=1"}},
            {"llama3-405b-16k",
             {"parallelism.placement=consecutive_layers", "parallelism.tp=2", "parallelism.dp=auto"}},
            {"llama3-405b-16k", {"parallelism.pp=1", "parallelism.vpp=1", "parallelism.zero=3", "parallelism.dp=auto"}},
            {"llama3-405b-16k",
             {"sites.count=2", "site.1.share=0.6", "site.2.share=0.4", "parallelism.dp=auto", "wan.site_gbps=4000"}},
            {"llama3-405b-16k",
             {"sites.count=3", "site.1.share=0.5", "site.2.share=0.3", "site.3.share=0.2", "parallelism.dp=auto",
              "wan.mode=pipeline", "wan.site_gbps=3000", "wan.transport=tcp", "wan.loss=1e-5", "wan.supply=new_build"}},
            {"llama3-405b-16k",
             {"sites.count=4", "site.1.share=0.3", "site.2.share=0.3", "site.3.share=0.2", "site.4.share=0.2",
              "parallelism.dp=auto", "wan.lost_pairs=2", "wan.lost_link=3", "wan.loss=0.02", "site.1.onsite_w=5e6",
              "wan.site_gbps=60000"}},
            {"llama3-405b-16k",
             {"sites.count=2", "site.1.share=0.7", "site.2.share=0.3", "parallelism.dp=auto", "wan.mode=local_updates",
              "wan.site_gbps=60000", "site.2.wan_gbps=55000", "wan.flow_gbps=700", "wan.fec_overhead=0.02",
              "wan.lost_pairs=1", "wan.supply=dark_fibre", "power.cooling=evaporative"}},
            {"llama3-405b-16k",
             {"sites.count=3", "site.1.share=0.4", "site.2.share=0.3", "site.3.share=0.3", "parallelism.dp=auto",
              "wan.lost_site=2", "wan.site_gbps=90000", "wan.loss=0.001", "software.anchor=1.1"}},
            {"llama3-405b-16k", {"parallelism.mode=auto"}},
            {"llama3-405b-16k", {"network.times=simulated", "network.leaf_down=96", "network.leaf_up=32"}},
            {"deepseek-v3-2k", {}},
            {"deepseek-v3-2k", {"parallelism.mode=auto", "training.global_batch_tokens=62914560"}},
            {"gb200-nvl72-campus", {"parallelism.recompute=full", "software.stack=old", "hardware.precision=bf16"}},
            {"gb200-nvl72-campus", {"parallelism.tp=64", "parallelism.pp=30", "parallelism.sequence_parallel=false"}},
            {"nextgen-50t", {"model.heads=320"}},
            {"rail-only-gpt3",
             {"training.global_batch_tokens=auto"}}, // the paper's is no whole number of micro-batches
        };
        int number = 0;
        for (const auto &[name, settings] : rows)
            QTest::addRow("measured %d %s", ++number, name) << QString::fromLatin1(name) << measured + settings;
    }

private Q_SLOTS:
    void agreeWithTheEngine_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("settings");
        addMeasured();
        for (const auto &name : exampleNames()) {
            for (const char *mode : {"printed", "corrected"}) {
                const QString set = QStringLiteral("conventions.mode=%1").arg(QLatin1String(mode));
                QTest::addRow("%s %s", name.c_str(), mode) << QString::fromStdString(name) << QStringList{set};
                QTest::addRow("%s %s full recompute, 56 stages", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set, "parallelism.recompute=full", "model.layers=224", "parallelism.pp=56",
                                   "parallelism.dp=auto"};
                QTest::addRow("%s %s budget, tied, selective", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "sizing.mode=budget",
                                   "hardware.rack_price_usd=3e6",
                                   "model.tied_embeddings=true",
                                   "parallelism.recompute=selective",
                                   "network.tiers=4"};
                QTest::addRow("%s %s two sites, pipeline across them", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "sites.count=2",
                                   "site.1.share=0.6",
                                   "site.2.share=0.4",
                                   "parallelism.dp=auto",
                                   "wan.mode=pipeline",
                                   "wan.site_gbps=60000",
                                   "wan.fec_overhead=0.001",
                                   "wan.loss=0.01",
                                   "wan.lost_pairs=1"};
                QTest::addRow("%s %s two sites, local updates, TCP", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "sites.count=2",
                                   "site.1.share=0.5",
                                   "site.2.share=0.5",
                                   "parallelism.dp=auto",
                                   "wan.mode=local_updates",
                                   "wan.transport=tcp",
                                   "wan.supply=dark_fibre",
                                   "power.idle_share=0.2",
                                   "power.cooling=closed_loop"};
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
                // on real hardware a batch has to be shared in whole micro-batches
                const QString batch = isMeasured(example(name, {QString(set).toStdString()}))
                    ? QStringLiteral("training.global_batch_tokens=auto")
                    : QStringLiteral("training.global_batch_tokens=3.2e7");
                QTest::addRow("%s %s everything typed, two tiers", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "network.topology=fat_tree",
                                   "network.tiers=2",
                                   "network.radix=4096",
                                   "network.leaf_down=3000",
                                   "network.leaf_up=auto",
                                   "network.port_usd=748",
                                   "network.traffic=gradient_tree",
                                   "network.leaf_attachment=rack",
                                   "training.tokens=3e15",
                                   batch,
                                   "model.nominal_params=1e14",
                                   "model.mp_collectives=12",
                                   "model.activation_heads=288",
                                   "wan.rtt_s=0.05",
                                   "wan.site_gbps=20000"};
                QTest::addRow("%s %s rails, ports up, flat ring, no law", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "network.topology=rail_only",
                                   "network.radix=129",
                                   "network.leaf_down=auto",
                                   "network.leaf_up=43",
                                   "network.spine_up=65",
                                   "network.spine_down=auto",
                                   "network.all_reduce=ring",
                                   "network.traffic=gradient_ring",
                                   "training.law=manual"};
                QTest::addRow("%s %s four tiers, trees, a law's constants", name.c_str(), mode)
                    << QString::fromStdString(name)
                    << QStringList{set,
                                   "network.topology=fat_tree",
                                   "network.tiers=4",
                                   "network.radix=130",
                                   "network.leaf_down=auto",
                                   "network.leaf_up=40",
                                   "network.spine_down=80",
                                   "network.spine_up=auto",
                                   "network.leaf_attachment=rack",
                                   "network.all_reduce=tree",
                                   "network.traffic=all_to_all",
                                   "training.law=hoffmann3_constants"};
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
            const auto formula = row.formulaIn(conventionOf(s));
            const auto value = figureValue(e, row.id).value;
            if (formula.empty() || !value)
                continue;
            mu::Parser parser;
            parser.DefineNameChars("abcdefghijklmnopqrstuvwxyz0123456789_.");
            parser.DefineFun("floor", floorOf);
            parser.DefineFun("ceil", ceilOf);
            parser.DefineFun("typed", isTyped);
            parser.DefineFun("rounds", roundsOf);
            parser.DefineFun("unrepaired", unrepairedOf);
            for (const auto n : namesIn(formula)) {
                // unknown numbers stand in branches that are not taken; one that is would spoil the result
                parser.DefineConst(std::string(n),
                                   numberIn(formula, n, s, e).value_or(std::numeric_limits<double>::quiet_NaN()));
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
        QVERIFY(executed > 90);
    }

    /// A row has a formula or, on the list above, a procedure; in no mode both or neither.
    void onlyProceduresHaveNoFormula()
    {
        std::size_t found = 0;
        for (const auto &row : figureTable()) {
            const std::string id(row.id);
            const auto known = procedures.find(row.id);
            const auto kind = known == procedures.end() ? ProcedureKind::None : known->second;
            bool always = true;
            for (const auto mode : {Convention::Printed, Convention::Corrected}) {
                if (row.isMeasuredOnly())
                    continue;
                QVERIFY2(row.formulaIn(mode).empty() == (row.procedureIn(mode) != ProcedureKind::None), id.c_str());
                always = always && !row.formulaIn(mode).empty();
                QVERIFY2(!row.inputsIn(mode).empty() ||
                             row.formulaIn(mode).find_first_not_of("01") == std::string::npos,
                         id.c_str());
            }
            QVERIFY2(row.procedure.kind == kind, id.c_str());
            QVERIFY2(always == (kind == ProcedureKind::None), id.c_str());
            QVERIFY2(kind == ProcedureKind::None || !procedureText(kind).empty(), id.c_str());
            found += kind == ProcedureKind::None ? 0 : 1;
        }
        QCOMPARE(found, procedures.size());
    }

    /// Hoffmann 2022 regressed by another program: k and a of N = k C^a.
    void scalingLaws()
    {
        const std::map<std::string, std::pair<double, double>> laws{{"hoffmann1", {0.0991589323, 0.4980986858}},
                                                                    {"hoffmann2", {0.1448770518, 0.4899416129}},
                                                                    {"hoffmann3", {0.5346221368, 0.4586574025}}};
        for (const auto &[law, expected] : laws) {
            const auto e = evaluated("nextgen-100t", {"training.law=" + law});
            QVERIFY(std::abs(figure(e, "scaling.coefficient") / expected.first - 1) < 1e-6);
            QVERIFY(std::abs(figure(e, "scaling.exponent") / expected.second - 1) < 1e-6);
        }
    }

    /// nextgen S5, the counts of the three tiers worked out by hand: 200/50, 168/88 and 256 ports, 800,000 endpoints.
    void tiersOfTheOversubscribedNetwork()
    {
        const auto printed = evaluated("nextgen-100t");
        QCOMPARE(figure(printed, "fabric.leaf_switches"), 4000.0);
        QCOMPARE(figure(printed, "fabric.leaf_links"), 200000.0);
        QCOMPARE(figure(printed, "fabric.spine_switches"), 200000.0 / 168);
        QCOMPARE(figure(printed, "fabric.spine_links"), 200000.0 / 168 * 88);
        QCOMPARE(figure(printed, "fabric.third_switches"), 200000.0 / 168 * 88 / 256);
        QVERIFY(!figureValue(printed, "fabric.third_links").value);
        const auto corrected = evaluated("nextgen-100t", {"conventions.mode=corrected", "network.endpoints=840000"});
        QCOMPARE(figure(corrected, "fabric.spine_switches"), 1250.0);
        QCOMPARE(figure(corrected, "fabric.third_switches"), std::ceil(1250.0 * 88 / 256));
    }

    /// typed(KEY) tells what was typed from what "auto" came to, also where figure and parameter share their name.
    void typedIsAsked()
    {
        const auto ask = [](const std::string &formula, const std::vector<std::string> &settings) {
            const auto s = example("nextgen-100t", settings);
            return runFormula(formula, s, evaluate(s, facts()));
        };
        QCOMPARE(*ask("typed(parallelism.pp)", {}), 0.0);
        QCOMPARE(*ask("typed(parallelism.pp) ? parallelism.pp : 7", {"parallelism.pp=112"}), 112.0);
        QCOMPARE(*ask("parallelism.pp", {}), 224.0); // what it came to
        QCOMPARE(*ask("typed(wan.rtt_s) ? wan.rtt_s : 1", {"wan.rtt_s=0.05"}), 0.05);
        QVERIFY(!ask("parallelism.pp + typed(parallelism.pp)", {})); // not known, so no number
    }

    void everyNameExists()
    {
        for (const auto &row : figureTable()) {
            for (const auto convention : conventions) {
                const auto formula = row.formulaIn(convention);
                for (const auto name : namesIn(formula))
                    QVERIFY2(findFigure(name) || findParameter(name) || findConstant(name), std::string(name).c_str());
            }
            for (const auto name : namesIn(row.measuredBy.inputs))
                QVERIFY2(findFigure(name) || findParameter(name), std::string(name).c_str());
            for (const auto name : namesIn(row.procedure.inputs))
                QVERIFY2(findFigure(name) || findParameter(name) || findConstant(name), std::string(name).c_str());
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
