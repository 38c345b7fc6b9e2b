// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a script sees it: exit status, standard output, messages, files.
#include "model/evaluate/figure_table.h"
#include "model/scenario/scenario_io.h"
#include "model/units/unit.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace gigasite;

namespace {

struct Ran {
    int status = -1;
    QByteArray out, err;
};

Ran run(const QStringList &arguments, const QStringList &environment = {})
{
    QProcess process;
    auto env =
        QProcess::systemEnvironment().filter(QRegularExpression(QStringLiteral("^(?!DISPLAY|WAYLAND_DISPLAY|QT_QPA)")));
    process.setEnvironment(env + environment);
    process.start(QStringLiteral(GIGASITE_BINARY), arguments);
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/// Where the last text above `foot` ends on a page of `pdftotext -bbox`, in points from the top.
double lowestWord(const QString &page, double foot)
{
    double lowest = 0;
    const QRegularExpression word(QStringLiteral("yMax=\"([0-9.]+)\""));
    for (const auto &match : word.globalMatch(page)) {
        const double y = match.captured(1).toDouble();
        lowest = y < foot ? std::max(lowest, y) : lowest;
    }
    return lowest;
}

/// Words of a page of `pdftotext -bbox` that reach into the right margin, or over the next word of their line.
QStringList misplacedWords(const QString &page, double right)
{
    const QRegularExpression word(
        QStringLiteral("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\"[^>]*>([^<]*)"));
    QStringList misplaced;
    std::map<double, std::map<double, std::pair<double, QString>>> lines; // by y, by x: end and text
    for (const auto &match : word.globalMatch(page)) {
        const double end = match.captured(3).toDouble();
        lines[match.captured(2).toDouble()][match.captured(1).toDouble()] = {end, match.captured(4)};
        if (end > right)
            misplaced << match.captured(4);
    }
    for (const auto &[y, words] : lines) {
        double before = 0;
        for (const auto &[begin, endAndText] : words) {
            if (begin < before)
                misplaced << endAndText.second;
            before = endAndText.first;
        }
    }
    return misplaced;
}

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

constexpr char llama[] =
    R"({"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "intermediate_size": 11008, "num_attention_heads": 32, "vocab_size": 32000})";

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;

    QString write(const char *name, const QByteArray &text)
    {
        QFile file(dir_.filePath(QLatin1String(name)));
        file.open(QIODevice::WriteOnly);
        file.write(text);
        return file.fileName();
    }

private Q_SLOTS:
    void evaluateAsJson()
    {
        const auto r = run({"evaluate", "nextgen-100t", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["schema"].toString(), QStringLiteral("gigasite-result/1"));
        QCOMPARE(o["figures"].toObject().size(), int(figureTable().size()));
        QCOMPARE(o["figures"].toObject()["site.gpus"].toObject()["value"].toDouble(), 1670400.0);
        QCOMPARE(o["scenario"].toObject()["schema"].toString(), QStringLiteral("gigasite-scenario/1"));
        QVERIFY(o["problems"].toArray().size() >= 3);
    }

    void setMovesTheResult()
    {
        const auto r = run({"evaluate", "nextgen-100t", "--set", "hardware.racks=11600", "--json", "-"});
        QCOMPARE(object(r.out)["figures"].toObject()["site.gpus"].toObject()["value"].toDouble(), 835200.0);
    }

    /// A saved result's scenario gives the same result again.
    void resultIsReproducible()
    {
        const auto first = run({"evaluate", "gb200-nvl72-campus", "--set", "parallelism.tp=4", "--json", "-"});
        const auto file = write("again.json", QJsonDocument(object(first.out)["scenario"].toObject()).toJson());
        const auto second = run({"evaluate", file, "--json", "-"});
        QCOMPARE(object(second.out)["figures"].toObject(), object(first.out)["figures"].toObject());
    }

    void papers()
    {
        const auto figures = [](const QStringList &settings) {
            QJsonObject byId;
            const auto r = run(QStringList{"papers", "--json", "-"} + settings);
            const auto o = object(r.out);
            if (r.status == 0 && o["schema"].toString() == QLatin1String("gigasite-papers/1"))
                for (const auto &row : o["figures"].toArray())
                    byId[row.toObject()["id"].toString()] = row;
            return byId;
        };
        const auto as = figures({});
        QVERIFY(as.size() > 200);
        const auto sw = as["NG.s5.sw"].toObject();
        QCOMPARE(sw["printed"].toDouble(), 75000.0);
        QCOMPARE(sw["derived"].toDouble(), 87500.0);
        QCOMPARE(sw["corrected"].toDouble(), 87500.0);
        QCOMPARE(sw["verdict"].toString(), QStringLiteral("inconsistent"));
        // what a row says of itself gives its number again
        QStringList arguments{"evaluate", sw["scenario"].toString(), "--json", "-"};
        const auto overrides = sw["overrides"].toObject();
        for (auto it = overrides.begin(); it != overrides.end(); ++it)
            arguments << "--set" << it.key() + '=' + it.value().toString();
        QCOMPARE(
            object(run(arguments).out)["figures"].toObject()[sw["figure"].toString()].toObject()["value"].toDouble(),
            87500.0);
        const auto half = figures({"--set", "network.endpoints=400000"});
        QCOMPARE(half["NG.s5.sw"].toObject()["derived"].toDouble(), 43750.0);
        QCOMPARE(run({"papers"}).status, 0);
        QVERIFY(run({"papers"}).out.contains("inconsistent"));
    }

    /// Runs of one's own are predicted as the built-in ones are; an error names the run.
    void validate()
    {
        const auto all = object(run({"validate", "--json", "-"}).out);
        QCOMPARE(all["schema"].toString(), QStringLiteral("gigasite-validation/1"));
        QCOMPARE(all["rows"].toArray().size(), 123);
        const auto summary = all["summary"].toObject();
        QVERIFY(summary["all"].toObject()["mean_abs_error"].toDouble() < 0.08);
        QVERIFY(run({"validate"}).out.contains("What-if pairs"));
        QCOMPARE(object(run({"validate", "--calibration", "--json", "-"}).out)["rows"].toArray().size(), 89);

        QTemporaryDir folder;
        const auto file = folder.filePath("runs.json");
        const auto write = [&](const QByteArray &text) {
            QFile f(file);
            return f.open(QIODevice::WriteOnly) && f.write(text) == text.size();
        };
        QVERIFY(write(R"({"schema": "gigasite-runs/1", "runs": [{"id": 1, "family": "own"}]})"));
        const auto bad = run({"validate", "--runs", file});
        QCOMPARE(bad.status, 2);
        QVERIFY(bad.err.contains("runs.json: runs[0]/model_name: Missing"));
        QCOMPARE(run({"validate", "--runs", folder.filePath("none.json")}).status, 2);
        // a run for the order alone says nothing of an error: no zero that looks like a perfect prediction
        QFile known(QStringLiteral(GIGASITE_SOURCE "/resources/step/validation_runs.json"));
        QVERIFY(known.open(QIODevice::ReadOnly));
        auto runs = object(known.readAll());
        auto one = runs["runs"].toArray().first().toObject();
        one["role"] = QStringLiteral("sensitivity");
        runs["runs"] = QJsonArray{one};
        QVERIFY(write(QJsonDocument(runs).toJson()));
        const auto none = run({"validate", "--runs", file});
        QCOMPARE(none.status, 1);
        QVERIFY(none.out.contains("No run could be predicted and compared"));
        QVERIFY(!none.out.contains("0.0 %"));
        QCOMPARE(run({"validate", "--runs", file, "--calibration"}).status, 2);
        // the rules of a layout hold for runs of one's own, too, and an unknown name is told: file, place, what is
        // allowed
        const auto refused = [&](const char *object, const char *key, const QJsonValue &value) {
            auto changed = one;
            auto part = changed[QLatin1String(object)].toObject();
            part[QLatin1String(key)] = value;
            changed[QLatin1String(object)] = part;
            runs["runs"] = QJsonArray{changed};
            return write(QJsonDocument(runs).toJson()) ? run({"validate", "--runs", file}) : Ran{};
        };
        const auto expert = refused("parallelism", "ep", 3);
        QCOMPARE(expert.status, 2);
        QVERIFY2(expert.err.contains("runs.json: runs[0]/parallelism/ep: "), expert.err);
        const auto unknown = refused("training", "batch", 3);
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("runs.json: runs[0]/training/batch: ") && unknown.err.contains("global_batch"),
                 unknown.err);
    }

    /// The best layouts, and what says that there are none: 0 found, 1 nothing fits, 2 no such question.
    /// One of the documents the README names: the best places, as settings that evaluate takes.
    void sites()
    {
        const auto r = run({"sites", "gb200-nvl72-campus", "--count", "2", "--objective", "carbon", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["schema"].toString(), QStringLiteral("gigasite-sites/1"));
        const auto splits = o["splits"].toArray();
        QVERIFY(!splits.isEmpty());
        QCOMPARE(splits.first().toObject()["sites"].toArray().size(), 2);
        double last = 0;
        for (const auto &split : splits) {
            const double value = split.toObject()["value"].toDouble();
            QVERIFY(value >= last);
            last = value;
        }
        QStringList arguments{"evaluate", "gb200-nvl72-campus", "--json", "-"};
        const auto settings = splits.first().toObject()["settings"].toObject();
        for (auto it = settings.begin(); it != settings.end(); ++it)
            arguments << "--set" << it.key() + '=' + it.value().toString();
        const auto result = object(run(arguments).out);
        const auto grams = result["figures"].toObject()["power.co2_g_per_kwh"].toObject()["value"].toDouble();
        QVERIFY(qAbs(grams / splits.first().toObject()["value"].toDouble() - 1) < 1e-3);
        QCOMPARE(result["tables"].toObject()["binding"].toArray().size(), 2);

        const auto less = run({"sites", "gb200-nvl72-campus", "--set", "power.available_w=10000"});
        QCOMPARE(less.status, 1);
        QVERIFY(less.out.isEmpty() && less.err.contains("Not even one rack"));
        const auto none = run({"sites", "gb200-nvl72-campus", "--set", "power.available_w=100G"});
        QCOMPARE(none.status, 1);
        QVERIFY(none.err.contains("at most"));
        QCOMPARE(run({"sites", "gb200-nvl72-campus", "--count", "5"}).status, 2);
        QCOMPARE(run({"sites", "gb200-nvl72-campus", "--objective", "no.such"}).status, 2);
        QCOMPARE(run({"sites", "/no/such"}).status, 2);
    }

    /// A line for each site, of what the evaluation says in JSON.
    void sitesOfAnEvaluation()
    {
        const QStringList asked{"evaluate", "nextgen-100t", "--set", "conventions.mode=corrected"};
        const auto text = QString::fromUtf8(run(asked).out);
        const auto lines = text.split('\n');
        const auto head = lines.indexOf("Sites");
        QVERIFY(head > 0 && lines[head + 1].contains("headroom") && lines[head + 1].contains("limit"));
        const auto sites = object(run(asked + QStringList{"--json", "-"}).out)["tables"].toObject()["sites"].toArray();
        QCOMPARE(sites.size(), 2);
        for (qsizetype i = 0; i < sites.size(); ++i) {
            const auto &line = lines[head + 2 + i];
            const auto site = sites[i].toObject();
            const auto racks = QString::fromStdString(gigasite::withCommas(site["racks"].toDouble()));
            QVERIFY2(line.contains(QString::number(i + 1) + ' ' + site["name"].toString()) && line.contains(racks),
                     qPrintable(line));
            QVERIFY(!site["lost"].toBool(true));
        }
        // what own plants and the grid give is what is drawn; a lost site draws nothing
        for (const bool lost : {false, true}) {
            auto more = asked + QStringList{"--set", "site.1.onsite_w=1e9", "--json", "-"};
            if (lost)
                more << "--set" << "wan.lost_site=2" << "--set" << "parallelism.dp=auto";
            const auto o = object(run(more).out);
            double own = 0, grid = 0;
            const auto rows = o["tables"].toObject()["sites"].toArray();
            for (qsizetype i = 0; i < rows.size(); ++i) {
                const auto site = rows[i].toObject();
                QCOMPARE(site["lost"].toBool(), lost && i == 1);
                QVERIFY(site["average_own_w"].toDouble() <= (i == 0 ? 1e9 : 0));
                own += site["average_own_w"].toDouble();
                grid += site["average_grid_w"].toDouble();
            }
            const auto value = [&](const char *id) {
                return o["figures"].toObject()[id].toObject()["value"].toDouble();
            };
            QVERIFY(own > 0 && grid > 0);
            QVERIFY(qAbs((own + grid) / value("power.average_w") - 1) < 1e-9);
            QVERIFY(qAbs(own / value("power.average_own_w") - 1) < 1e-9);
        }
    }

    void sitesOfFewRacksAndKeptOnes()
    {
        const auto kept = run({"sites", "nextgen-100t", "--count", "3", "--keep", "2", "--keep", "1", "--objective",
                               "water", "--set", "conventions.mode=corrected", "--set", "hardware.racks=6000", "--set",
                               "sizing.mode=racks", "--json", "-"});
        QCOMPARE(kept.status, 0);
        const auto o = object(kept.out);
        QVERIFY(o["search"].toObject()["least_share"].toDouble() > 0.033);
        QCOMPARE(o["search"].toObject()["least_distance_m"].toDouble(), 1e5);
        const auto sites = o["splits"].toArray().first().toObject()["sites"].toArray();
        QCOMPARE(sites[0].toObject()["authority"].toString(), QStringLiteral("PJM")); // in the scenario's order
        QCOMPARE(sites[1].toObject()["authority"].toString(), QStringLiteral("SRP"));
        QCOMPARE(run({"sites", "nextgen-100t", "--count", "2", "--keep", "3"}).status, 2);
        QCOMPARE(run({"sites", "nextgen-100t", "--count", "1", "--keep", "1", "--keep", "2"}).status, 2);

        // Baltimore with a plant of 1 GW: what the sites draw from the grid is the demand less what that gives
        const QStringList withPlant{"sites",   "nextgen-100t",
                                    "--count", "2",
                                    "--keep",  "1",
                                    "--set",   "site.1.onsite_w=1e9",
                                    "--set",   "conventions.mode=corrected",
                                    "--json",  "-"};
        const auto planted = object(run(withPlant).out);
        QCOMPARE(planted["onsite_w"].toDouble(), 1e9);
        const double demand = planted["demand_w"].toDouble();
        double drawn = 0, made = 0; // W
        for (const auto &site : planted["splits"].toArray().first().toObject()["sites"].toArray()) {
            drawn += site.toObject()["demand_w"].toDouble();
            if (site.toObject()["authority"] == QStringLiteral("PJM")) // the plant gives no more than its site takes
                made += std::min(1e9, site.toObject()["share"].toDouble() * demand);
        }
        QVERIFY2(made > 0.05 * demand && qAbs(demand - made - drawn) < 1e-3 * demand,
                 qPrintable(QStringLiteral("%1 drawn, %2 made").arg(drawn).arg(made)));
        const auto told = run(withPlant.first(withPlant.size() - 2));
        QVERIFY2(told.out.contains("up to 1.00 GW of it") && !told.out.contains("from the grid, split"),
                 told.out.constData());
        QVERIFY(!run({"sites", "gb200-nvl72-campus", "--count", "1"}).out.contains("Own plants"));

        const QStringList three{"--set", "sizing.mode=racks", "--set", "hardware.racks=3"};
        const auto few = run(QStringList{"sites", "gb200-nvl72-campus", "--count", "3"} + three);
        QCOMPARE(few.status, 0);
        QVERIFY2(few.out.contains("at least 33") && few.out.contains("100 km apart"), few.out.constData());
        const auto none = run(QStringList{"sites", "gb200-nvl72-campus", "--count", "4"} + three);
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("Too few racks for 4 sites"), none.err.constData());
        const auto watt = run({"sites", "gb200-nvl72-campus", "--set", "power.available_w=10000"});
        QCOMPARE(watt.status, 1);
        QVERIFY2(watt.err.contains("one rack"), watt.err.constData());
    }

    /// An option that a rule does not ask for is refused, and no rule says what it does not apply.
    void nodesSayWhatTheyCountWith()
    {
        const auto paper = run({"nodes", "--definition", "paper", "--count", "0"});
        QCOMPARE(paper.status, 0);
        QVERIFY2(paper.out.contains("by the rule paper\n") && !paper.out.contains("lines carry"),
                 paper.out.constData());
        QVERIFY(run({"nodes", "--count", "0"}).out.contains("R = 100 km, lines carry 50"));
        for (const char *rule : {"corrected", "flex", "paper"}) {
            const auto shaped = run({"nodes", "--definition", rule, "--shape", "greedy"});
            QCOMPARE(shaped.status, 2);
            QVERIFY2(shaped.err.contains("--shape") && shaped.err.contains("counties"), shaped.err.constData());
        }
        QCOMPARE(run({"nodes", "--definition", "paper", "--import-share", "0.2"}).status, 2);
        QCOMPARE(run({"nodes", "--definition", "firm", "--curtailment", "0.01"}).status, 2);
        QVERIFY(run({"nodes", "--curtailment", "0.01", "--import-share", "0.2", "--count", "0"}).out.contains("20"));
        const QStringList share{"nodes", "--definition", "pro_rata", "--radius", "300", "--count", "1"};
        QVERIFY(run(share + QStringList{"--by", "power"}).out.contains("7.16 GW")); // of a grid of 2.63 GW
        QVERIFY(!run(share).out.contains("7.16 GW"));
    }

    void nodes()
    {
        const auto r = run({"nodes", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["schema"].toString(), QStringLiteral("gigasite-nodes/1"));
        QCOMPARE(o["summary"].toObject()["nodes"].toInt(), 1534);
        QCOMPARE(o["summary"].toObject()["hosting"].toInt(), 319);
        QCOMPARE(o["authorities"].toObject()["ERCO"].toInt(), 42);
        QCOMPARE(o["best"].toArray().size(), 20);
        const auto none = run({"nodes", "--definition", "nuclear", "--radius", "25 km"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.out.contains("0 of 2,691 nodes"), none.out.constData());
        QVERIFY2(none.err.contains("at most 4.66 GW"), none.err.constData());
        const auto greedy = run({"nodes", "--definition", "nameplate", "--radius", "25", "--shape", "greedy", "--power",
                                 "5GW", "--count", "1"});
        QCOMPARE(greedy.status, 0);
        QVERIFY2(greedy.out.contains("15 of 1,306 nodes") && greedy.out.contains("Ravenswood"), greedy.out.constData());
        QVERIFY(run({"nodes", "--power", "1 GW", "--count", "0"}).out.contains("host 1.00 GW"));
        QCOMPARE(run({"nodes", "--definition", "magic"}).status, 2);
        QCOMPARE(run({"nodes", "--power", "much"}).status, 2);
        QCOMPARE(run({"nodes", "--power", "-5 GW"}).status, 2);
        QCOMPARE(run({"nodes", "--radius", "5000"}).status, 2);
        QCOMPARE(run({"nodes", "--json", "/no/such/folder/x.json"}).status, 2);
    }

    void backTest()
    {
        const auto r = run({"backtest", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        const auto summary = o["summary"].toObject();
        QCOMPARE(summary["import"].toInt(), 30);
        QCOMPARE(summary["headroom"].toInt(), 29);
        QCOMPARE(summary["firm"].toInt(), 28);
        QCOMPARE(o["sites"].toArray().size(), 30);
        QVERIFY(run({"backtest"}).out.contains("builds its own generation"));
        QCOMPARE(run({"backtest", "--json", "/no/such/folder/x.json"}).status, 2);
    }

    void optimize()
    {
        const auto r = run({"optimize", "llama3-405b-16k", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["schema"].toString(), QStringLiteral("gigasite-layouts/1"));
        QVERIFY(o["search"].toObject()["points"].toDouble() > 1000);
        const auto best = o["best"].toArray().at(0).toObject();
        QStringList arguments{"evaluate", "llama3-405b-16k", "--json", "-"};
        const auto settings = best["settings"].toObject();
        for (auto it = settings.begin(); it != settings.end(); ++it)
            arguments << "--set" << it.key() + '=' + it.value().toString();
        const auto again = run(arguments);
        QCOMPARE(again.status, 0);
        const auto step = object(again.out)["figures"].toObject()["step.time_s"].toObject()["value"].toDouble();
        QVERIFY(std::abs(step / best["step_s"].toDouble() - 1) < 1e-12);

        const auto mfu = run({"optimize", "llama3-405b-16k", "--objective", "step.mfu"});
        QCOMPARE(mfu.status, 0);
        QVERIFY(mfu.out.startsWith("Utilisation of peak"));
        QVERIFY(mfu.out.contains("points per second"));
        QVERIFY(!mfu.out.contains("Ranked: ")); // it follows from the step time
        const auto least = run({"optimize", "llama3-405b-16k", "--objective", "memory.per_gpu_bytes"});
        QCOMPARE(least.status, 0);
        QVERIFY(least.out.contains("Ranked: "));
        const auto held = run({"optimize", "llama3-405b-16k", "--set", "parallelism.tp=4", "--json", "-"});
        QCOMPARE(held.status, 0);
        for (const auto &layout : object(held.out)["best"].toArray())
            QCOMPARE(layout.toObject()["settings"].toObject()["parallelism.tp"].toString(), QStringLiteral("4"));
        const auto one =
            run({"optimize", "llama3-405b-16k", "--set", "hardware.racks=1", "--set", "parallelism.dp=auto"});
        QCOMPARE(one.status, 1); // infeasible; the batch has to be typed
        QVERIFY(one.err.contains("training.global_batch_tokens"));

        const auto unknown = run({"optimize", "llama3-405b-16k", "--objective", "step.tim_s"});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.err.contains("step.tim_s"));
        const auto ideal = run({"optimize", "nextgen-100t"});
        QCOMPARE(ideal.status, 2);
        QVERIFY(ideal.err.contains("conventions.step_time"));
        const auto none = run({"optimize", "llama3-405b-16k", "--set", "hardware.racks=1", "--set",
                               "training.global_batch_tokens=131072", "--json", "-"});
        QCOMPARE(none.status, 1);
        QVERIFY(object(none.out)["best"].toArray().isEmpty());
        QVERIFY(none.err.contains("No layout fits"));
        QCOMPARE(run({"optimize", "/no/such"}).status, 2);
        QCOMPARE(run({"optimize", "llama3-405b-16k", "--json", "/no/such/folder/x.json"}).status, 2);
    }

    void explain()
    {
        const auto r = run({"explain", "nextgen-50t", "site.gpus", "--set", "hardware.racks=11600"});
        QCOMPARE(r.status, 0);
        for (const char *part : {"835,200", "11,600 * 72", "nvl72-2024-paper", "accelerators", "site.peak_flops",
                                 "NG.s2.gpus", "1,670,400"})
            QVERIFY2(r.out.contains(part), part);
        const auto json = object(run({"explain", "nextgen-50t", "hardware.racks", "--json", "-"}).out);
        QVERIFY(json.isEmpty());
        const auto o = object(run({"explain", "nextgen-50t", "site.gpus", "--json", "-"}).out);
        QCOMPARE(o["substituted"].toString(), QStringLiteral("23,200 * 72"));
    }

    void ownCatalogue()
    {
        const auto file = write("own.json", R"({"schema": "gigasite-scenario/1", "name": "own", "parameters": {},
            "catalog": {"my-rack": {"kind": "rack", "name": "Mine", "fields": {"accelerators": 8}}}})");
        QCOMPARE(run({"catalog", "my-rack"}).status, 2);
        const auto r = run({"catalog", "my-rack", "--scenario", file});
        QCOMPARE(r.status, 0);
        QVERIFY(QJsonDocument::fromJson(r.out).array().at(0).toObject()["user_data"].toBool());
    }

    void infeasibleIsOneAndStillWritten()
    {
        const auto r = run({"evaluate", "nextgen-100t", "--set", "conventions.mode=corrected", "--json", "-"});
        QCOMPARE(r.status, 1);
        QVERIFY(object(r.out)["figures"].toObject()["step.time_s"].toObject()["value"].toDouble() > 400);
        const auto rack = run({"evaluate", "nextgen-100t", "--set", "hardware.rack=nvl72", "--json", "-"});
        QCOMPARE(rack.status, 1);
        QVERIFY(rack.err.contains("no rack \"nvl72\"")); // the table that says so went nowhere
    }

    void badInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no such file") << QStringList{"evaluate", "/no/such"} << "no such file";
        QTest::newRow("folder") << QStringList{"evaluate", "/tmp"} << "folder";
        QTest::newRow("unknown key") << QStringList{"evaluate", "nextgen-100t", "--set", "a.b=1"} << "no parameter";
        QTest::newRow("mistyped key") << QStringList{"evaluate", "nextgen-100t", "--set", "hardwar.rack=x"}
                                      << "nearest: hardware.rack";
        QTest::newRow("mistyped command") << QStringList{"evalute", "nextgen-100t"} << "nearest: evaluate";
        QTest::newRow("mistyped command alone") << QStringList{"validat"} << "did you mean the command validate?";
        QTest::newRow("mistyped example alone") << QStringList{"nextgen-100"} << "nearest: nextgen-100t";
        QTest::newRow("no file") << QStringList{"/no/such/file.json"} << "/no/such/file.json";
        QTest::newRow("mistyped option") << QStringList{"evaluate", "nextgen-100t", "--jsn", "-"} << "nearest: --json";
        QTest::newRow("mistyped example") << QStringList{"evaluate", "nextgen-100"} << "nearest: nextgen-100t";
        QTest::newRow("mistyped figure") << QStringList{"explain", "nextgen-100t", "step.tim_s"}
                                         << "nearest: step.time_s";
        QTest::newRow("bad value") << QStringList{"evaluate", "nextgen-100t", "--set", "model.layers=3.7"}
                                   << "whole number";
        QTest::newRow("unknown option") << QStringList{"evaluate", "nextgen-100t", "--nope"} << "nope";
        QTest::newRow("no scenario") << QStringList{"evaluate"} << "SCENARIO";
        QTest::newRow("unwritable") << QStringList{"evaluate", "nextgen-100t", "--json", "/no/such/folder/x.json"}
                                    << "cannot be written";
        QTest::newRow("no such figure") << QStringList{"explain", "nextgen-100t", "site.gpu"} << "no figure";
        QTest::newRow("papers, unknown key") << QStringList{"papers", "--set", "a.b=1"} << "no parameter";
        QTest::newRow("nothing to write") << QStringList{"report", "nextgen-100t"} << "--pdf";
        QTest::newRow("no such config") << QStringList{"import-hf", "/no/such"} << "no such file";
        QTest::newRow("import to nowhere")
            << QStringList{"import-hf", write("c.json", llama), "--out", "/no/such/folder/x.json"}
            << "cannot be written";
        QTest::newRow("no such entry") << QStringList{"catalog", "nothing"} << "no such id";
        QTest::newRow("own entry in another unit")
            << QStringList{"evaluate", write("kusd.json", R"({"schema": "gigasite-scenario/1", "catalog":
                {"gb200-nvl72": {"fields": {"price": {"value": 20000, "unit": "kUSD"}}}}})")}
            << "kusd.json: catalog/gb200-nvl72/fields/price/unit: ";
        QTest::newRow("odd radix") << QStringList{"simulate", "--hosts", "100", "--radix", "15"} << "14 and 16";
        QTest::newRow("too many hosts") << QStringList{"simulate", "--hosts", "20000", "--radix", "16"} << "1,024";
        QTest::newRow("ports do not split")
            << QStringList{"simulate", "--hosts", "1024", "--radix", "16", "--oversubscription", "2.5"} << "16";
        QTest::newRow("no bytes") << QStringList{"simulate", "--hosts", "16", "--bytes", "0"} << "positive";
        QTest::newRow("no WAN rate") << QStringList{"simulate", "--hosts", "16", "--sites", "2"} << "--wan-gbps";
        QTest::newRow("too many sites") << QStringList{"simulate", "--hosts", "16", "--sites", "9"} << "1 to 8";
        QTest::newRow("rails without domains")
            << QStringList{"simulate", "--hosts", "16", "--topology", "rail_only"} << "--domain 8";
        QTest::newRow("group larger than all")
            << QStringList{"simulate", "--hosts", "16", "--traffic", "all_to_all", "--group", "17"} << "2 to 16";
        QTest::newRow("one host") << QStringList{"simulate", "--hosts", "1"} << "2 to";
        QTest::newRow("no such transport")
            << QStringList{"simulate", "--hosts", "16", "--transport", "tcp"} << "ecmp_pfc";
        QTest::newRow("odd radix by its option")
            << QStringList{"simulate", "--hosts", "100", "--radix", "15"} << "gigasite: --radix: ";
        QTest::newRow("hosts by their option")
            << QStringList{"simulate", "--hosts", "20000", "--radix", "16"} << "gigasite: --hosts: ";
        QTest::newRow("oversubscription by its option")
            << QStringList{"simulate", "--hosts", "1024", "--radix", "16", "--oversubscription", "2.5"}
            << "gigasite: --oversubscription: ";
        QTest::newRow("less than a byte") << QStringList{"simulate", "--hosts", "16", "--bytes", "1e-300"} << "1 to ";
        QTest::newRow("bytes without end") << QStringList{"simulate", "--hosts", "16", "--bytes", "1e300"} << "1 to ";
        QTest::newRow("rate without end")
            << QStringList{"simulate", "--hosts", "16", "--link-gbps", "1e300"} << "--link-gbps";
        QTest::newRow("negative delay") << QStringList{"simulate", "--hosts", "16", "--delay", "-1"} << "--delay";
        QTest::newRow("negative threads") << QStringList{"simulate", "--hosts", "16", "--threads", "-1"} << "256";
        QTest::newRow("too many threads") << QStringList{"simulate", "--hosts", "16", "--threads", "99999"} << "256";
        QTest::newRow("no such plane to fail")
            << QStringList{"simulate", "nextgen-100t", "--set", "network.failed=plane 9"} << "network.failed: ";
        QTest::newRow("nothing to simulate") << QStringList{"simulate"} << "SCENARIO";
        QTest::newRow("window without display") << QStringList{} << "no display";
    }

    void badInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const auto r = run(arguments);
        QCOMPARE(r.status, 2);
        QVERIFY2(QString::fromUtf8(r.err).contains(says), r.err.constData());
    }

    /// What would clear a problem is said where the problem is, to be typed as it stands, and clears it.
    void fixesAreSaid_data()
    {
        QTest::addColumn<QString>("setting");
        for (const char *setting : {"network.tiers=2", "network.radix=5", "network.leaf_down=16",
                                    "network.endpoints=200000", "network.switch=broadcom-th55"})
            QTest::newRow(setting) << QString::fromLatin1(setting);
    }

    void fixesAreSaid()
    {
        QFETCH(QString, setting);
        const QStringList ask{"simulate", "gb200-nvl72-campus",
                              "--set",    "sizing.mode=racks",
                              "--set",    "hardware.racks=57",
                              "--set",    "network.radix=16",
                              "--set",    setting};
        const auto r = run(ask);
        QVERIFY(r.status != 0);
        const auto said = QString::fromUtf8(r.err);
        const auto fix = QRegularExpression(QStringLiteral("Try --set ([a-z_.]+)=(\\S+)")).match(said);
        QVERIFY2(fix.hasMatch(), qPrintable(said));
        const auto before = said.split(QLatin1Char('\n')).first();
        const auto mended = run(ask + QStringList{"--set", fix.captured(1) + QLatin1Char('=') + fix.captured(2)});
        QVERIFY2(!QString::fromUtf8(mended.err).split(QLatin1Char('\n')).contains(before), mended.err.constData());
    }

    /// Reading would wait for somebody to write.
    void fifoIsNotRead()
    {
        const auto fifo = dir_.filePath(QStringLiteral("fifo"));
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {fifo}), 0);
        for (const auto &arguments : {QStringList{"evaluate", fifo}, QStringList{"import-hf", fifo}}) {
            const auto r = run(arguments);
            QCOMPARE(r.status, 2);
            QVERIFY2(r.err.contains("This is a FIFO, not a regular file"), r.err.constData());
        }
        QVERIFY(run({"evaluate", "/dev/zero"}).err.contains("This is a device, not a regular file"));
    }

    void emptyFlowsFile()
    {
        const auto file = write("empty.json", {});
        const auto r = run({"simulate", "--flows", file});
        QCOMPARE(r.status, 2);
        QCOMPARE(QString::fromUtf8(r.err).split(QLatin1Char('\n')).first(),
                 QStringLiteral("gigasite: %1: The text is empty; a JSON object is expected.").arg(file));
    }

    /// A target that cannot be written is told before anything is printed.
    void unwritableTargetPrintsNothing()
    {
        const QString nowhere = QStringLiteral("/no/such/folder/x.json");
        const auto config = write("c.json", llama);
        for (const auto &arguments :
             {QStringList{"evaluate", "nextgen-100t", "--json", nowhere}, QStringList{"papers", "--json", nowhere},
              QStringList{"explain", "nextgen-100t", "site.gpus", "--json", nowhere},
              QStringList{"import-hf", config, "--json", nowhere},
              QStringList{"simulate", "--hosts", "16", "--json", nowhere}}) {
            const auto r = run(arguments);
            QCOMPARE(r.status, 2);
            QVERIFY2(r.out.isEmpty() && r.err.contains("cannot be written"), r.err.constData());
        }
    }

    void everyProblemOnce()
    {
        const auto said = run({"simulate", "--hosts", "100", "--radix", "15", "--tiers", "3"}).err;
        QCOMPARE(said.count("gigasite: --radix"), 1);
    }

    /// What a hot link is called can be pasted into network.failed; without it the flows go another way.
    void hottestLinkCanBeTakenOut()
    {
        const QStringList ask{"simulate", "nextgen-100t",      "--set", "network.transport=ecmp",
                              "--set",    "hardware.racks=600"};
        const auto table = QString::fromUtf8(run(ask).out);
        const auto hot = QRegularExpression(QStringLiteral("link \\d+\\.\\d+\\.\\d+")).match(table).captured();
        QVERIFY2(!hot.isEmpty(), qPrintable(table));
        const auto without = run(ask + QStringList{"--set", QStringLiteral("network.failed=") + hot});
        QCOMPARE(without.status, 0);
        QVERIFY(!without.out.contains((hot + QLatin1Char(' ')).toUtf8()));
    }

    void simulate()
    {
        const auto r = run({"simulate", "--hosts", "1024", "--radix", "16", "--transport", "ecmp", "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["schema"].toString(), QStringLiteral("gigasite-flow/1"));
        QCOMPARE(o["flows"].toInt(), 1024);
        const auto times = o["fct_s"].toObject();
        QVERIFY(times["p50"].toDouble() > 2 * o["ideal_s"].toDouble()); // collisions of hashes
        QVERIFY(times["max"].toDouble() >= times["p99"].toDouble());
        QCOMPARE(o["hottest_links"].toArray().size(), 10);
        QCOMPARE(object(run({"simulate", "--hosts", "1024", "--radix", "16", "--transport", "ecmp", "--json", "-",
                             "--threads", "1"})
                            .out)["fct_s"]
                     .toObject(),
                 times); // any number of threads
    }

    void simulateFlowsOfAFile()
    {
        const auto r = run({"simulate", "--flows",
                            QStringLiteral(GIGASITE_TEST_DATA "/packet_level/roce128_30M_s1.json"), "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto perFlow = object(r.out)["per_flow"].toObject();
        QVERIFY(perFlow["correlation"].toDouble() > 0.99);
        QVERIFY(perFlow["mean_abs_error"].toDouble() < 0.05);
    }

    /// What is written opens as a scenario with the same model.
    void importHf()
    {
        const auto config = write("config.json", llama);
        const auto scenario = dir_.filePath(QStringLiteral("llama.gigasite.json"));
        const auto r = run({"import-hf", config, "--out", scenario, "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto o = object(r.out);
        QCOMPARE(o["params"].toDouble(), 6738415616.0);
        QCOMPARE(o["active_params"].toDouble(), 6738415616.0);
        QCOMPARE(o["parameters"].toObject()["model.ffn"].toInt(), 11008);
        QVERIFY(!o["notes"].toArray().isEmpty());
        const auto figures = object(run({"evaluate", scenario, "--json", "-"}).out)["figures"].toObject();
        QCOMPARE(figures["model.params"].toObject()["value"].toDouble(), 6738415616.0);
        QVERIFY(run({"import-hf", config}).out.contains("6,738,415,616"));
        QCOMPARE(run({"import-hf", config, "--json", "-"}, {"LC_ALL=de_DE.UTF-8"}).out,
                 run({"import-hf", config, "--json", "-"}).out);
    }

    /// Neither the config nor the other document is overwritten, whatever name leads there.
    void importHfOverwritesNothing()
    {
        const auto config = write("kept.json", llama);
        const auto same = dir_.filePath(QStringLiteral("x/../kept.json"));
        const auto target = dir_.filePath(QStringLiteral("both.json"));
        QDir(dir_.path()).mkdir(QStringLiteral("x"));
        for (const auto &arguments : {QStringList{"--out", config}, QStringList{"--json", same},
                                      QStringList{"--out", target, "--json", target}}) {
            const auto r = run(QStringList{"import-hf", config} + arguments);
            QCOMPARE(r.status, 2);
            QVERIFY2(r.err.contains("overwrite") && r.out.isEmpty(), r.err.constData());
        }
        QFile file(config);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(llama));
        QVERIFY(!QFile::exists(target));
    }

    void importHfRefuses_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("says");
        const auto with = [](const char *layers) { return QByteArray(llama).replace("32,", QByteArray(layers) + ","); };
        QTest::newRow("fraction") << with("3.7") << QByteArray("config.json: num_hidden_layers: The value is 3.7");
        QTest::newRow("negative") << with("-1") << QByteArray("1 to 2,000");
        QTest::newRow("true") << with("true") << QByteArray("The value is true");
        QTest::newRow("null") << with("null") << QByteArray("null");
        QTest::newRow("NaN") << with("NaN") << QByteArray("line 1");
        QTest::newRow("1e999") << with("1e999") << QByteArray("too large");
        QTest::newRow("twice") << with("32, \"num_hidden_layers\": 32") << QByteArray("stands twice");
        QTest::newRow("deep") << with(QByteArray(200000, '[').constData()) << QByteArray("64 levels");
        QTest::newRow("truncated") << QByteArray(llama).left(60) << QByteArray("not valid JSON");
        QTest::newRow("empty") << QByteArray() << QByteArray("empty");
        QTest::newRow("zero byte") << QByteArray("{}\0lost", 7) << QByteArray("zero byte");
        QTest::newRow("binary") << QByteArray("\xff\xfe\x01", 3) << QByteArray("not valid JSON");
        QTest::newRow("list") << QByteArray("[1]") << QByteArray("JSON object");
        QTest::newRow("huge") << QByteArray((64 << 20) + 1, ' ') << QByteArray("64 MiB");
        QTest::newRow("unknown family") << QByteArray(R"({"model_type": "mamba"})") << QByteArray("num_hidden_layers");
    }

    void importHfRefuses()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, says);
        const auto out = dir_.filePath(QStringLiteral("never.json"));
        const auto r = run({"import-hf", write("config.json", content), "--out", out, "--json", out});
        QCOMPARE(r.status, 2);
        QVERIFY2(r.err.contains("config.json") && r.err.contains(says), r.err.left(500).constData());
        QVERIFY(!QFile::exists(out) && r.out.isEmpty());
    }

    void brokenFileNamesThePlace()
    {
        const auto r =
            run({"evaluate",
                 write("broken.json", R"({"schema": "gigasite-scenario/1", "parameters": {"model.layers": 3.7}})")});
        QCOMPARE(r.status, 2);
        QVERIFY(r.err.contains("broken.json: parameters/model.layers"));
    }

    void listings()
    {
        for (const char *command : {"schema", "figures", "catalog"}) {
            const auto r = run({QLatin1String(command)});
            QCOMPARE(r.status, 0);
            QVERIFY(!QJsonDocument::fromJson(r.out).isNull());
        }
        QVERIFY(run({"catalog", "gb200-nvl72"}).out.contains("GB200 NVL72 rack"));
        QVERIFY(run({"--version"}).out.startsWith("gigasite "));
    }

    void commaLocaleChangesNothing()
    {
        QCOMPARE(run({"evaluate", "nextgen-100t", "--csv", "-"}, {"LC_ALL=de_DE.UTF-8"}).out,
                 run({"evaluate", "nextgen-100t", "--csv", "-"}).out);
    }

    /// Four pages or more, A4, every font embedded, the scenario attached; no display needed.
    void report()
    {
        const auto pdf = dir_.filePath(QStringLiteral("r.pdf"));
        const auto r = run({"report", "nextgen-100t", "--pdf", pdf, "--json", dir_.filePath(QStringLiteral("r.json"))});
        QCOMPARE(r.status, 0);
        QVERIFY(QFile::exists(dir_.filePath(QStringLiteral("r.json"))));
        QProcess info;
        info.start(QStringLiteral("pdfinfo"), {pdf});
        QVERIFY(info.waitForFinished());
        const auto text = QString::fromUtf8(info.readAllStandardOutput());
        const auto pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(text).captured(1).toInt();
        QVERIFY2(pages >= 4, qPrintable(text));
        QVERIFY(text.contains(QLatin1String("A4")));
        QProcess fonts;
        fonts.start(QStringLiteral("pdffonts"), {pdf});
        QVERIFY(fonts.waitForFinished());
        const auto lines =
            QString::fromUtf8(fonts.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
        QVERIFY(!lines.isEmpty());
        for (const auto &line : lines)
            QVERIFY2(
                QRegularExpression(QStringLiteral("\\s(yes|no)\\s+(yes|no)\\s+(yes|no)\\s")).match(line).captured(1) ==
                    QLatin1String("yes"),
                qPrintable(line));
        QProcess attached;
        attached.start(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), pdf});
        QVERIFY(attached.waitForFinished());
        QVERIFY(attached.readAllStandardOutput().contains("scenario.gigasite.json"));
        QProcess words;
        words.start(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")});
        QVERIFY(words.waitForFinished());
        const auto body = words.readAllStandardOutput();
        QVERIFY(body.contains("Where the step time goes") && body.contains("199.2 s")); // text, not pictures
        QProcess boxes;
        boxes.start(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), pdf, QStringLiteral("-")});
        QVERIFY(boxes.waitForFinished());
        auto sheets = QString::fromUtf8(boxes.readAllStandardOutput()).split(QStringLiteral("<page "));
        QCOMPARE(sheets.size(), pages + 1);
        for (int i = 1; i < pages; ++i) // A4 is 842 points high, the footer begins at 799
            QVERIFY2(lowestWord(sheets[i], 795) > 640, qPrintable(QStringLiteral("page %1 is half empty").arg(i)));
        int ofFigures = 0; // pages of nothing but the table of all figures
        for (int i = 1; i <= pages; ++i) {
            ofFigures +=
                sheets[i].contains(QLatin1String(">Id<")) && !sheets[i].contains(QLatin1String(">All<")) ? 1 : 0;
            if (ofFigures > 0)
                QCOMPARE(misplacedWords(sheets[i], 554).join(QLatin1Char(' ')), QString());
        }
        QVERIFY(ofFigures > 3);
        QVERIFY(body.contains("memory.gpu_layer_activations_bytes")); // the longest name of a figure
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
