// SPDX-License-Identifier: GPL-3.0-or-later
// The simulator against packets: runs of csg-htsim (data/packet_level), flow by flow, and files that are not such runs.
#include "model/flow/never.h"
#include "model/flow/packet_level.h"

#include <QDir>
#include <QTest>

#include <array>
#include <cmath>
#include <map>

using namespace gigasite;
using namespace gigasite::flow;

namespace {

PacketLevelRun runOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s does not open", qPrintable(path));
    auto run = readPacketLevel(file.readAll().toStdString(), path.toStdString());
    if (!run)
        qFatal("%s: %s", run.problem().front().path.c_str(), run.problem().front().message.c_str());
    return *std::move(run);
}

std::vector<PacketLevelRun> runs(const QString &pattern)
{
    const QDir folder(QStringLiteral(GIGASITE_TEST_DATA "/packet_level"));
    std::vector<PacketLevelRun> all;
    for (const auto &name : folder.entryList({pattern}, QDir::Files, QDir::Name))
        all.push_back(runOf(folder.filePath(name)));
    if (all.empty())
        qFatal("no file is called %s", qPrintable(pattern));
    return all;
}

std::string regimeOf(const PacketLevelRun &run)
{
    return run.name.find("300M") != std::string::npos ? "300 MB" : run.oversubscription > 1 ? "30 MB 4:1" : "30 MB 1:1";
}

void print(const PacketLevelRun &run, const char *model, const FlowComparison &c)
{
    qInfo("%-22s %-8s r %.4f  error %5.2f %%  p50 %.3f  p99 %.3f  last %.3f", run.name.c_str(), model, c.correlation,
          100 * c.meanAbsError, c.p50Ratio, c.p99Ratio, c.maxRatio);
}

double quantileOf(std::vector<double> values, double q)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(q * static_cast<double>(values.size() - 1))];
}

/// Links between two hosts of a three-tier k-ary fat tree (k³/4 hosts, k/2 a leaf, k²/4 a pod).
std::size_t linksBetween(std::uint32_t a, std::uint32_t b, std::uint32_t hosts)
{
    const auto k = static_cast<std::uint32_t>(std::lround(std::cbrt(4.0 * hosts)));
    return a / (k / 2) == b / (k / 2) ? 2 : a / (k * k / 4) == b / (k * k / 4) ? 4 : 6;
}

constexpr const char *good =
    R"({"schema": "gigasite-packet-level/1", "name": "two", "transport": "ecmp_pfc", "hosts": 4,
 "flow_bytes": 9000000, "mtu_bytes": 9000, "header_bytes": 64, "link_bps": 8e11, "link_delay_s": 1e-6,
 "columns": ["source", "destination", "links", "completion_s"], "links": 4,
 "flows": [[0, 1, [0, 1], 1e-4], [2, 3, [2, 3], null]]})";

} // namespace

class TestPacketLevel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// RoCE with PFC, permutations: the demands on correlation, error and quantiles, file by file and by regime.
    void permutationsWithPfc()
    {
        struct Sum {
            double correlation = 0;
            int files = 0;
        };
        std::map<std::string, Sum> regimes;
        std::array<double, 3> off{}, bias{};
        const auto all = runs("roce*.json");
        QCOMPARE(all.size(), std::size_t(10));
        for (const auto &run : all) {
            print(run, "max-min", compare(run, predict(run, Transport::Ecmp, {})));
            const auto c = compare(run, predict(run, Transport::EcmpPfc, {}));
            print(run, "ecmp_pfc", c);
            QCOMPARE(c.compared, run.size());
            QVERIFY2(c.correlation >= 0.99, run.name.c_str());
            QVERIFY2(c.meanAbsError <= 0.05, run.name.c_str());
            const std::array ratios{c.p50Ratio, c.p99Ratio, c.maxRatio};
            for (std::size_t q = 0; q < ratios.size(); ++q) {
                QVERIFY2(std::abs(ratios[q] - 1) <= 0.05, run.name.c_str());
                off[q] += std::abs(ratios[q] - 1) / static_cast<double>(all.size());
                bias[q] += (ratios[q] - 1) / static_cast<double>(all.size());
            }
            auto &regime = regimes[regimeOf(run)];
            regime.correlation += c.correlation;
            ++regime.files;
        }
        for (const auto &[name, sum] : regimes) {
            qInfo("%-10s mean correlation %.4f over %d files", name.c_str(), sum.correlation / sum.files, sum.files);
            QVERIFY2(sum.correlation / sum.files >= 0.99, name.c_str());
        }
        QCOMPARE(regimes.size(), std::size_t(3));
        for (std::size_t q = 0; q < off.size(); ++q)
            qInfo("%-4s mean ratio off by %+.3f %%, mean |ratio - 1| %.3f %%", std::array{"p50", "p99", "last"}[q],
                  100 * bias[q], 100 * off[q]);
        for (std::size_t q = 0; q < off.size(); ++q)
            QVERIFY(std::abs(bias[q]) <= 0.02 && off[q] <= 0.02);
    }

    /// Max-min does not know head-of-line blocking, and says so by being far too early: were it as good, the other
    /// model would be for nothing.
    void maxMinIsTheWrongModelOfPfc()
    {
        for (const auto &run : runs("roce1024*.json")) {
            const auto c = compare(run, predict(run, Transport::Ecmp, {}));
            QVERIFY(c.correlation > 0.5 && c.correlation < 0.9);
            QVERIFY(c.maxRatio < 0.95);
        }
    }

    /// Bystanders of incasts and rings: how late they are, and who is not done at the horizon.
    void bystanders()
    {
        for (const auto &run : runs("c_roce_*.json")) {
            const auto c = compare(run, predict(run, Transport::EcmpPfc, {}));
            QVERIFY(c.victims.has_value());
            const auto &v = *c.victims;
            qInfo(
                "%-24s victims done %zu of %zu (packets: %zu), same fate %zu, mean log error %.2f %%, all flows r %.4f",
                run.name.c_str(), v.finishedPredicted, v.flows, v.finishedMeasured, v.agree, 100 * v.meanLogError,
                c.correlation);
            QCOMPARE(v.flows, std::size_t(128));
            QVERIFY2(v.meanLogError <= 0.10, run.name.c_str());
            const auto few = std::min(v.finishedPredicted, v.finishedMeasured);
            QVERIFY2(std::max(v.finishedPredicted, v.finishedMeasured) - few <= 6, run.name.c_str());
        }
    }

    /// NDP: the ideal time and the overhead stated for it give the distribution packets have.
    void sprayed()
    {
        for (const auto &run : runs("ndp*.json")) {
            const bool permuted = run.name.starts_with("ndpperm");
            QCOMPARE(run.spraying, permuted ? Spraying::Permuted : Spraying::Hashed);
            QVERIFY(!run.hasPaths);
            std::vector<double> predicted;
            for (std::size_t f = 0; f < run.size(); ++f) {
                const auto links = linksBetween(index(run.from[f]), index(run.to[f]), run.hosts);
                const double ideal =
                    std::ceil(30e6 / 9000) * 9064 / 100e9 + pathLatency(run.packets, links, run.linkDelay, false);
                predicted.push_back(ideal + sprayOverhead(ideal, run.spraying, links, f));
            }
            for (const double q : {0.5, 0.99, 1.0}) {
                const double ratio = quantileOf(predicted, q) / quantileOf(run.measured, q);
                qInfo("%-22s p%-4g %.4f", run.name.c_str(), 100 * q, ratio);
                QVERIFY2(std::abs(ratio - 1) <= (permuted ? 0.03 : 0.05), run.name.c_str());
            }
        }
    }

    /// An empty network: one flow alone takes what packets take (3,334 packets of 9,064 B, stored and forwarded).
    void aFlowAlone()
    {
        PacketFormat packets;
        QCOMPARE(packets.wireBytes(30e6), 3334 * 9064.0);
        QCOMPARE(packets.wireBytes(1), 9064.0);
        for (const auto &run : runs("roce*_30M_*.json")) {
            double least = 1;
            for (std::size_t f = 0; f < run.size(); ++f) {
                const auto ideal = run.flows.bytes[f] / 100e9 +
                    pathLatency(run.packets, run.flows.path(f).size(), run.linkDelay, run.atReceiver);
                least = std::min(least, run.measured[f] / ideal - 1);
            }
            qInfo("%-22s fastest flow %+.2f %% of its ideal time", run.name.c_str(), 100 * least);
            QVERIFY(least > -0.001); // nobody is faster than light
        }
    }

    /// Transfers of one packet: nobody waits longer than for one packet of each other flow on each of its links, and
    /// its acknowledgement at each switch on the way back, which nobody knows, no longer than on the busiest link.
    void onePacketWaitsForPacketsOnly()
    {
        for (auto &run : runs("roce*_30M_*.json")) {
            for (const double delay : {0.0, run.linkDelay}) {
                run.linkDelay = delay;
                run.flows.bytes.assign(run.size(), run.packets.onWire);
                std::vector<double> users(run.flows.capacity.size(), 0);
                for (const auto link : run.flows.links)
                    ++users[index(link)];
                const double busiest = *std::max_element(users.begin(), users.end());
                double over = 0;
                const auto fair = predict(run, Transport::Ecmp, {}), lossless = predict(run, Transport::EcmpPfc, {});
                for (std::size_t f = 0; f < run.size(); ++f) {
                    const double alone = run.packets.packetTime() +
                        pathLatency(run.packets, run.flows.path(f).size(), run.linkDelay, run.atReceiver);
                    double others = static_cast<double>(run.flows.path(f).size()) * (busiest - 1);
                    for (const auto link : run.flows.path(f))
                        others += users[index(link)] - 1;
                    QVERIFY2(lossless[f] >= 0.98 * alone, run.name.c_str());
                    QVERIFY2(lossless[f] <= 1.02 * alone + others * run.packets.packetTime(), run.name.c_str());
                    over = std::max(over, (lossless[f] - alone) / (others * run.packets.packetTime()));
                }
                const double last = quantileOf(lossless, 1) / quantileOf(fair, 1);
                qInfo("%-22s delay %.0f us: median %.3f, last %.3f of max-min's, waits up to %.2f of what can be",
                      run.name.c_str(), 1e6 * delay, quantileOf(lossless, 0.5) / quantileOf(fair, 0.5), last, over);
            }
        }
    }

    void comparesByHand()
    {
        PacketLevelRun run;
        run.measured = {1, 2, 4, never};
        run.victim = {true, true, false, true};
        const auto same = compare(run, run.measured);
        QCOMPARE(same.correlation, 1.0);
        QCOMPARE(same.meanAbsError, 0.0);
        QCOMPARE(same.maxRatio, 1.0);
        const auto c = compare(run, {1.1, never, 4.4, 3});
        QCOMPARE(c.compared, std::size_t(2));
        QVERIFY(std::abs(c.meanAbsError - 0.1) < 1e-12 && std::abs(c.correlation - 1) < 1e-12);
        QCOMPARE(c.unfinishedMeasured, std::size_t(1));
        QCOMPARE(c.unfinishedPredicted, std::size_t(1));
        QCOMPARE(c.victims->finishedMeasured, std::size_t(2));
        QCOMPARE(c.victims->finishedPredicted, std::size_t(2));
        QCOMPARE(c.victims->agree, std::size_t(1));
        QVERIFY(std::abs(c.victims->meanLogError - std::log(1.1)) < 1e-12);
        const auto nothing = compare(run, {never, never, never, never});
        QCOMPARE(nothing.compared, std::size_t(0));
        QCOMPARE(nothing.p50Ratio, 0.0);
        QCOMPARE(nothing.victims->meanLogError, 0.0);
    }

    void readsWhatIsThere()
    {
        const auto run = readPacketLevel(good, "two.json");
        QVERIFY(bool(run));
        QCOMPARE(run->size(), std::size_t(2));
        QCOMPARE(run->flows.size(), std::size_t(2));
        QCOMPARE(run->flows.bytes[1], 1000 * 9064.0);
        QCOMPARE(run->flows.capacity, std::vector<double>(4, 100e9));
        QVERIFY(!run->atReceiver && run->hasPaths && run->victim.empty());
        QCOMPARE(run->measured[1], never);
    }

    /// A run without paths cannot be predicted: nothing is finished, and nothing falls over.
    void withoutPathsNothingIsPredicted()
    {
        for (const auto &run : runs("ndp128*.json")) {
            QVERIFY(run.flows.links.empty());
            for (const auto transport : {Transport::Ecmp, Transport::EcmpPfc, Transport::Spray})
                QCOMPARE(compare(run, predict(run, transport, {})).compared, std::size_t(0));
        }
    }

    void malformedFilesAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("place");
        QTest::newRow("schema") << "level/1" << "level/2" << "schema";
        QTest::newRow("no schema") << "\"schema\"" << "\"scheme\"" << "schema";
        QTest::newRow("duplicate key") << "\"hosts\": 4" << "\"hosts\": 4, \"hosts\": 5" << "hosts";
        QTest::newRow("duplicate flows") << "\"links\": 4," << "\"links\": 4, \"flows\": []," << "";
        QTest::newRow("transport") << "ecmp_pfc" << "tcp" << "transport";
        QTest::newRow("transport of another kind") << "\"ecmp_pfc\"" << "7" << "transport";
        QTest::newRow("no hosts") << "\"hosts\": 4" << "\"hosts\": 0" << "hosts";
        QTest::newRow("hosts in words") << "\"hosts\": 4" << "\"hosts\": \"four\"" << "hosts";
        QTest::newRow("negative hosts") << "\"hosts\": 4" << "\"hosts\": -4" << "hosts";
        QTest::newRow("no bytes") << "9000000" << "0" << "flow_bytes";
        QTest::newRow("too many bytes") << "9000000" << "1e308" << "flow_bytes";
        QTest::newRow("no packets") << "\"mtu_bytes\": 9000" << "\"mtu_bytes\": 0" << "mtu_bytes";
        QTest::newRow("negative header") << "64" << "-64" << "header_bytes";
        QTest::newRow("huge header") << "64" << "1e300" << "header_bytes";
        QTest::newRow("no rate") << "8e11" << "0" << "link_bps";
        QTest::newRow("rate beyond numbers") << "8e11" << "8e999" << "";
        QTest::newRow("NaN rate") << "8e11" << "NaN" << "line 2";
        QTest::newRow("negative delay") << "1e-6" << "-1e-6" << "link_delay_s";
        QTest::newRow("no oversubscription")
            << "\"links\": 4," << "\"links\": 4, \"oversubscription\": 0," << "oversub";
        QTest::newRow("columns missing") << "\"columns\"" << "\"names\"" << "columns";
        QTest::newRow("columns of another kind")
            << "\"source\", \"destination\", \"links\", \"completion_s\"" << "1, 2, 3"
            << "columns";
        QTest::newRow("no completions") << "completion_s" << "duration" << "columns";
        QTest::newRow("no flows") << "[[0, 1, [0, 1], 1e-4], [2, 3, [2, 3], null]]" << "[]" << "flows";
        QTest::newRow("flows of another kind") << "[[0, 1, [0, 1], 1e-4], [2, 3, [2, 3], null]]" << "{}" << "flows";
        QTest::newRow("row of another kind") << "[2, 3, [2, 3], null]" << "\"2 to 3\"" << "flows[1]";
        QTest::newRow("row too short") << "[2, 3, [2, 3], null]" << "[2, 3, [2, 3]]" << "flows[1]";
        QTest::newRow("self flow") << "[2, 3, [" << "[2, 2, [" << "flows[1]";
        QTest::newRow("host out of range") << "[2, 3, [" << "[2, 4, [" << "flows[1]";
        QTest::newRow("host is a fraction") << "[2, 3, [" << "[2, 2.5, [" << "flows[1]";
        QTest::newRow("host below 0") << "[2, 3, [" << "[-2, 3, [" << "flows[1]";
        QTest::newRow("link out of range") << "[2, 3]" << "[2, 4]" << "flows[1]";
        QTest::newRow("link twice") << "[2, 3]" << "[2, 2]" << "flows[1]";
        QTest::newRow("no path") << "[2, 3]" << "[]" << "flows[1]";
        QTest::newRow("path too long") << "[0, 1]" << "[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]"
                                       << "flows[0]";
        QTest::newRow("negative time") << "1e-4" << "-1e-4" << "flows[0]";
        QTest::newRow("no time at all") << "1e-4" << "0" << "flows[0]";
        QTest::newRow("time in words") << "1e-4" << "\"soon\"" << "flows[0]";
        QTest::newRow("time next to nothing") << "1e-4" << "1e-320" << "flows[0]";
        QTest::newRow("time for ever") << "1e-4" << "1e300" << "flows[0]";
        QTest::newRow("NaN time") << "1e-4" << "NaN" << "line 4";
        QTest::newRow("links not counted") << "\"links\": 4," << "" << "links";
        QTest::newRow("too many links") << "\"links\": 4," << "\"links\": 4e9," << "links";
        QTest::newRow("links beyond any count") << "\"links\": 4," << "\"links\": 1e300," << "links";
        QTest::newRow("hosts beyond any count") << "\"hosts\": 4" << "\"hosts\": 1e300" << "hosts";
        QTest::newRow("not an object") << good << "[1, 2]" << "schema";
        QTest::newRow("nothing") << good << "" << "";
    }
    void malformedFilesAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, place);
        const auto text = QString(good).replace(QString(good).indexOf(what), what.size(), by);
        QVERIFY(text != good);
        const auto run = readPacketLevel(text.toStdString(), "file.json");
        QVERIFY(!run);
        const auto &problem = run.problem().front();
        QVERIFY2(problem.path.starts_with("file.json") && problem.path.find(place.toStdString()) != std::string::npos,
                 qPrintable(QString::fromStdString(problem.path + " | " + problem.message)));
        QVERIFY(problem.message.size() > 10 && problem.message.ends_with('.'));
    }

    /// Hosts 0, 1, 2 on a switch by links 0, 2, 4, from it to 1 and 2 by links 1 and 3; links 6 and 7 to and from a
    /// second switch with host 3, which sends by 8 and receives by 9. What no cabling whatever can have is refused,
    /// with the flow that is wrong.
    void pathsThatDoNotJoin_data()
    {
        QTest::addColumn<QString>("last"); // flow 5, after five good ones
        QTest::addColumn<QString>("says");
        QTest::newRow("good") << "[2, 3, [4, 6, 9], 1e-4]" << "";
        QTest::newRow("good, over a link of its own") << "[2, 3, [4, 10, 9], 1e-4]" << "";
        QTest::newRow("starts on another's link") << "[2, 3, [0, 6, 9], 1e-4]" << "link 0, which leaves host 0";
        QTest::newRow("ends on another's link") << "[2, 3, [4, 3], 1e-4]" << "link 3, which enters host 2";
        QTest::newRow("starts inside") << "[2, 3, [6, 9], 1e-4]" << "link 6, which leaves a switch";
        QTest::newRow("ends inside") << "[2, 3, [4, 6], 1e-4]" << "link 6, which enters a switch";
        QTest::newRow("through a host") << "[2, 3, [4, 1, 6, 9], 1e-4]" << "link 1, which enters host 1";
        QTest::newRow("backwards") << "[2, 3, [9, 6, 4], 1e-4]" << "link 9, which enters host 3";
        QTest::newRow("a link left out") << "[2, 3, [4, 9], 1e-4]" << "from link 4 to link 9, which do not join";
        QTest::newRow("there and back") << "[2, 3, [4, 6, 7, 10, 9], 1e-4]" << "has been";
    }
    void pathsThatDoNotJoin()
    {
        QFETCH(QString, last);
        QFETCH(QString, says);
        const auto text = QString(good)
                              .replace(QStringLiteral("\"links\": 4,"), QStringLiteral("\"links\": 11,"))
                              .replace(QStringLiteral("[[0, 1, [0, 1], 1e-4], [2, 3, [2, 3], null]]"),
                                       QStringLiteral("[[0, 1, [0, 1], 1e-4], [1, 2, [2, 3], 1e-4], [0, 3, [0, 6, 9], "
                                                      "1e-4], [3, 1, [8, 7, 1], 1e-4], [2, 1, [4, 1], 1e-4], %1]")
                                           .arg(last));
        const auto run = readPacketLevel(text.toStdString(), "file.json");
        QCOMPARE(bool(run), says.isEmpty());
        if (run)
            return;
        const auto &problem = run.problem().front();
        QCOMPARE(problem.path, std::string("file.json: flows[5]"));
        QVERIFY2(QString::fromStdString(problem.message).contains(says), problem.message.c_str());
    }

    /// Cut off anywhere a file is refused; with any one byte changed it is refused or still a proper run.
    void damagedTextNeverCrashes()
    {
        const std::string text = good;
        for (std::size_t n = 0; n < text.size(); ++n)
            QVERIFY(!readPacketLevel(text.substr(0, n), "cut"));
        for (std::size_t n = 0; n < text.size(); ++n) {
            for (const char c : {'0', '9', '-', 'e', '"', ']', '}', ',', ' ', '\0', '\xff'}) {
                auto damaged = text;
                damaged[n] = c;
                const auto run = readPacketLevel(damaged, "damaged");
                if (!run)
                    continue;
                for (const auto transport : {Transport::Ecmp, Transport::EcmpPfc}) {
                    const auto compared = compare(*run, predict(*run, transport, {}));
                    QVERIFY(std::isfinite(compared.correlation) && std::isfinite(compared.meanAbsError));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPacketLevel)
#include "tst_packet_level.moc"
