// SPDX-License-Identifier: GPL-3.0-or-later
// `gigasite simulate` as a script sees it: what it answers, and what it says where it cannot.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

struct Ran {
    int status = -1;
    QByteArray out, err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Ran simulate(const QStringList &arguments)
{
    QProcess process;
    process.start(QStringLiteral(GIGASITE_BINARY), QStringList{"simulate"} + arguments);
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

bool hasProblem(const QJsonObject &json, const char *severity, const char *path)
{
    for (const auto &row : json["problems"].toArray()) {
        if (row.toObject()["severity"].toString() == QLatin1String(severity) &&
            row.toObject()["path"].toString() == QLatin1String(path))
            return true;
    }
    return false;
}

} // namespace

class TestSimulate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A design that breaks a rule has transfers all the same: they are written, with the rule, and the status is 1.
    void infeasibleScenarioIsSimulated()
    {
        const QStringList small{
            "nextgen-100t", "--set", "network.endpoints=4000", "--set", "conventions.mode=corrected", "--json", "-"};
        const auto r = simulate(small);
        QCOMPARE(r.status, 1);
        const auto json = r.json();
        QCOMPARE(json["status"].toString(), QStringLiteral("infeasible"));
        QVERIFY(json["fct_s"].toObject()["p50"].toDouble() > 0);
        QVERIFY(!json["problems"].toArray().isEmpty());
    }

    /// What will take long says so first; interrupted, it ends with 130 and leaves the file as it was.
    void interruptLeavesTheFileAlone()
    {
        const QTemporaryDir folder;
        const auto name = folder.filePath("result.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("before") == 6);
        file.close();
        QProcess process;
        process.start(QStringLiteral(GIGASITE_BINARY),
                      {"simulate", "--hosts", "3000", "--radix", "64", "--traffic", "all_to_all", "--transport", "ecmp",
                       "--progress", "--json", name});
        process.setReadChannel(QProcess::StandardError);
        while (process.bytesAvailable() == 0)
            QVERIFY(process.waitForReadyRead(60000));
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        const auto said = process.readAllStandardError();
        QVERIFY2(said.contains("8,997,000 flows"), said.constData());
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// A search that takes long says how far it is, and ends with 130 when interrupted.
    void longSearchSaysHowFarItIs()
    {
        QProcess process;
        process.start(QStringLiteral(GIGASITE_BINARY),
                      {"optimize", "llama3-405b-16k", "--objective", "cost.usd_per_mtoken", "--progress"});
        process.setReadChannel(QProcess::StandardError);
        QByteArray said;
        while (!said.contains(" layouts evaluated, ")) {
            QVERIFY2(process.waitForReadyRead(60000), said.constData());
            said += process.readAllStandardError();
        }
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().isEmpty());
    }

    /// No network, no traffic, no sample: figures are null, problems say why.
    void withoutAResult_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QByteArray>("severity");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("network too small") << QStringList{"nextgen-100t", "--set", "network.tiers=1"} << 1
                                           << "infeasible" << QByteArray("error") << QByteArray("network.radix");
        QTest::newRow("no such traffic") << QStringList{"gb200-nvl72-campus", "--set", "network.traffic=wan_exchange"}
                                         << 1 << "not_applicable" << QByteArray("note")
                                         << QByteArray("network.traffic");
        QTest::newRow("no sample") << QStringList{"--hosts", "20000", "--traffic", "incast", "--estimate"} << 1
                                   << "not_applicable" << QByteArray("note") << QByteArray("--traffic");
        QTest::newRow("more hosts than fit") << QStringList{"--hosts", "2000", "--radix", "16"} << 2 << "infeasible"
                                             << QByteArray("error") << QByteArray("--hosts");
        QTest::newRow("odd radix") << QStringList{"--hosts", "20", "--radix", "15"} << 2 << "infeasible"
                                   << QByteArray("error") << QByteArray("--radix");
        QTest::newRow("nothing there to fail") << QStringList{"nextgen-100t", "--set", "network.failed=plane 9"} << 2
                                               << "infeasible" << QByteArray("error") << QByteArray("network.failed");
    }
    void withoutAResult()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, says);
        QFETCH(QByteArray, severity);
        QFETCH(QByteArray, path);
        const auto r = simulate(arguments + QStringList{"--json", "-"});
        QVERIFY2(r.status == status, r.err.constData());
        const auto json = r.json();
        QCOMPARE(json["schema"].toString(), QStringLiteral("gigasite-flow/1"));
        QCOMPARE(json["status"].toString(), says);
        QVERIFY2(hasProblem(json, severity.constData(), path.constData()), r.out.constData());
        for (const char *figure : {"flows", "ideal_s", "fct_s", "slowdown"})
            QVERIFY(json.contains(QLatin1String(figure)) && json[QLatin1String(figure)].isNull());
        QVERIFY(r.err.contains(path));
    }

    /// What a flag may be stands in the sentence about it, and the sentence names the flag.
    void flags_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("flag");
        QTest::addColumn<QByteArray>("allowed");
        const auto row = [](const char *name, const QStringList &arguments, const char *flag, const char *allowed) {
            QTest::newRow(name) << QStringList{"--hosts", "16"} + arguments << QByteArray(flag) << QByteArray(allowed);
        };
        row("word", {"--radix", "many"}, "--radix", "2 to 4,096");
        row("fraction", {"--tiers", "2.5"}, "--tiers", "1 to 4");
        row("not a number", {"--bytes", "nan"}, "--bytes", "1 to 1e+18");
        row("traffic", {"--traffic", "chaos"}, "--traffic", "permutation, ring, tree, all_to_all, incast");
        row("topology", {"--topology", "torus"}, "--topology", "fat_tree, rail_optimized, rail_only");
        row("spraying", {"--spraying", "often"}, "--spraying", "hashed, permuted");
        row("group", {"--traffic", "all_to_all", "--group", "17"}, "--group", "2 to 16");
        row("group of permutations", {"--group", "4"}, "--group", "all_to_all");
        row("scale-up", {"--topology", "rail_only", "--domain", "8"}, "--scale-up-gbps", "positive");
        row("WAN", {"--sites", "2"}, "--wan-gbps", "positive");
        row("part of a domain", {"--topology", "rail_only", "--domain", "3", "--scale-up-gbps", "900"}, "--hosts",
            "15 and 18");
    }
    void flags()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, flag);
        QFETCH(QByteArray, allowed);
        const auto r = simulate(arguments);
        QCOMPARE(r.status, 2);
        QVERIFY2(r.err.contains(flag + ':') && r.err.contains(allowed), r.err.constData());
        QVERIFY2(!r.err.contains("network.") && !r.err.contains("hardware."), r.err.constData());
    }

    /// Every change that is offered, typed as it is offered, gives a result.
    void offeredChangesHelp_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("changes");
        QTest::newRow("hosts") << QStringList{"--hosts", "2000", "--radix", "16"} << 3;
        QTest::newRow("odd radix") << QStringList{"--hosts", "20", "--radix", "15"} << 2;
        QTest::newRow("split") << QStringList{"--hosts", "20", "--radix", "16", "--oversubscription", "2.5"} << 4;
        QTest::newRow("odd and split") << QStringList{"--hosts", "20", "--radix", "15", "--oversubscription", "2.5"}
                                       << 2;
        QTest::newRow("all-to-all") << QStringList{"--hosts", "5000", "--traffic", "all_to_all"} << 1;
    }
    void offeredChangesHelp()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, changes);
        const auto refused = simulate(arguments + QStringList{"--json", "-"});
        QCOMPARE(refused.status, 2);
        const auto fixes = refused.json()["problems"].toArray()[0].toObject()["fixes"].toArray();
        QVERIFY2(fixes.size() >= changes, refused.out.constData());
        for (const auto &row : fixes) {
            const auto fix = row.toObject();
            const auto key = fix["key"].toString(), value = fix["value"].toString();
            if (key == QLatin1String("--group") || (key == QLatin1String("--hosts") && value == QLatin1String("4096")))
                continue; // millions of flows: tst_group_classes asks whether they are let through
            auto changed = arguments;
            if (const auto at = changed.indexOf(key); at >= 0)
                changed[at + 1] = value;
            else
                changed << key << value;
            const auto r = simulate(changed);
            QVERIFY2(r.status == 0, (changed.join(QLatin1Char(' ')) + QLatin1String(r.err)).toUtf8().constData());
        }
    }

    /// What is out of service stands in the settings, takes no flows, and what is not there is said with what is.
    void failed()
    {
        const QStringList small{"--hosts", "16", "--radix", "4", "--transport", "ecmp", "--json", "-"};
        const auto whole = simulate(small).json();
        const auto hottest = whole["hottest_links"].toArray()[0].toObject();
        const auto cable = hottest["cable"].toString();
        const auto r = simulate(small + QStringList{"--failed", cable});
        QCOMPARE(r.status, 0);
        QCOMPARE(r.json()["settings"].toObject()["failed"].toString(), cable);
        QCOMPARE(r.json()["unfinished"].toInt(), 0);
        for (const auto &hot : r.json()["hottest_links"].toArray())
            QVERIFY(hot.toObject()["cable"].toString() != cable);
        QVERIFY(r.json()["fct_s"] != whole["fct_s"]);

        const auto cut = simulate(small + QStringList{"--failed", "link 0.1.3"}); // host 3's only one
        QCOMPARE(cut.status, 1);
        QCOMPARE(cut.json()["unfinished"].toInt(), 2);
        QVERIFY2(cut.err.contains("--failed: GPU 3 is cut off"), cut.err.constData());

        const auto absent = simulate(small + QStringList{"--failed", "plane 0, switch 0.4.1"});
        QCOMPARE(absent.status, 2);
        QVERIFY2(absent.err.contains("--failed: \"switch 0.4.1\" cannot fail"), absent.err.constData());
        const auto rubbish = simulate(small + QStringList{"--failed", "router 3"});
        QCOMPARE(rubbish.status, 2);
        QVERIFY2(rubbish.err.contains("--failed: \"router 3\" names nothing that can fail"), rubbish.err.constData());
        const auto scenario = simulate({"nextgen-100t", "--failed", "plane 1"});
        QCOMPARE(scenario.status, 2); // it has a parameter for that
    }

    /// The topology is the scenario's, whatever order its hosts are simulated in.
    void topologyIsTheScenarios()
    {
        for (const char *traffic : {"all_to_all", "random"}) {
            const auto json = simulate({"gb200-nvl72-campus", "--set", QStringLiteral("network.traffic=") + traffic,
                                        "--set", "network.endpoints=1152", "--json", "-"})
                                  .json();
            QCOMPARE(json["settings"].toObject()["topology"].toString(), QStringLiteral("fat_tree"));
            QCOMPARE(json["settings"].toObject()["attachment"].toString(), QStringLiteral("cross_rack"));
        }
    }

    void hottestLinksHaveKinds()
    {
        const auto json = simulate({"--hosts", "32", "--radix", "16", "--tiers", "2", "--sites", "2", "--wan-gbps",
                                    "100", "--transport", "ecmp", "--json", "-"})
                              .json();
        const auto hottest = json["hottest_links"].toArray();
        QCOMPARE(hottest.size(), 10);
        for (int i = 0; i < 4; ++i)
            QVERIFY(hottest[i].toObject()["kind"].toString().startsWith(QLatin1String("wan_")));
        QVERIFY(hottest[0].toObject()["name"].toString().startsWith(QLatin1String("WAN ")));
        QVERIFY(hottest[9].toObject()["load"].toDouble() <= hottest[4].toObject()["load"].toDouble());
    }

    /// One flow has no correlation.
    void oneFlowOfAFile()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("one.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"schema": "gigasite-packet-level/1", "name": "one", "transport": "ecmp_pfc", "hosts": 4,
            "flow_bytes": 9000000, "mtu_bytes": 9000, "header_bytes": 64, "link_bps": 8e11, "link_delay_s": 1e-6,
            "columns": ["source", "destination", "links", "completion_s"], "links": 4,
            "flows": [[0, 1, [0, 1], 1e-4]]})");
        file.close();
        const auto r = simulate({"--flows", file.fileName(), "--json", "-"});
        QCOMPARE(r.status, 0);
        const auto perFlow = r.json()["per_flow"].toObject();
        QVERIFY(perFlow["correlation"].isNull() && perFlow["mean_abs_error"].isDouble());
    }

    /// Hosts that are no fat tree: the refusal names the file and the place in it.
    void refusesSprayOnOtherTrees()
    {
        const auto file = QStringLiteral(GIGASITE_TEST_DATA "/packet_level/c_roce_none_s1.json");
        for (const auto *transport : {"ideal", "spray"}) {
            const auto r = simulate({"--flows", file, "--transport", QString::fromLatin1(transport)});
            QCOMPARE(r.status, 2);
            QVERIFY2(r.err.contains((file + QStringLiteral(": hosts: 2048 hosts")).toUtf8()), r.err.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestSimulate)
#include "tst_simulate.moc"
