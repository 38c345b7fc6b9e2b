// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulation says where there is nothing to say: no time is not a time of 0, and no comparison no perfect one.
#include "model/report/flow_json.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using namespace gigasite;

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

flow::PacketLevelRun runOf(const std::string &measured)
{
    const auto run = flow::readPacketLevel(
        R"({"schema": "gigasite-packet-level/1", "name": "one", "transport": "ecmp_pfc", "hosts": 4,
 "flow_bytes": 9000000, "mtu_bytes": 9000, "header_bytes": 64, "link_bps": 8e11, "link_delay_s": 1e-6,
 "columns": ["source", "destination", "links", "completion_s"], "links": 4, "flows": [[0, 1, [0, 1], )" +
            measured + "]]}",
        "one.json");
    if (!run)
        qFatal("%s", run.problem().front().message.c_str());
    return *run;
}

} // namespace

class TestFlowJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingFinished()
    {
        flow::SimulationInput in;
        in.network = {.hosts = 4, .tiers = {{4, 0}}, .hostRate = 100e9};
        flow::SimulationResult r;
        r.flows = r.unfinished = 3;
        r.ideal = 1e-3;
        const auto json = flowJson(in, r);
        QVERIFY(json["fct_s"].is_null());
        QCOMPARE(json["unfinished"].get<int>(), 3);
        QVERIFY(flowTable(in, r).find("not finished") != std::string::npos);
        r.sorted = {2e-3, 3e-3};
        r.completion = flow::distributionOf(r.sorted);
        r.unfinished = 1;
        QCOMPARE(flowJson(in, r)["fct_s"]["max"].get<double>(), 3e-3);
        QVERIFY(flowTable(in, r).find("not finished") == std::string::npos);
    }

    /// Nothing ran: no figure has a value, and who reads it learns why and what to do.
    void nothingRan()
    {
        const flow::SimulationInput in;
        flow::SimulationResult r;
        r.problems = {error("network.radix", say("Too small."), {{say("Use 16 ports"), "network.radix", "16"}})};
        for (const auto &json : {flowJson(in, r), flowJson(std::nullopt, r)}) {
            QCOMPARE(json["status"].get<std::string>(), std::string("infeasible"));
            for (const char *figure : {"flows", "unfinished", "flow_bytes", "ideal_s", "fct_s", "slowdown", "wall_s"})
                QVERIFY2(json[figure].is_null(), figure);
            QCOMPARE(json["problems"][0]["path"].get<std::string>(), std::string("network.radix"));
            QCOMPARE(json["problems"][0]["fixes"][0]["value"].get<std::string>(), std::string("16"));
        }
        r.problems = {note("network.traffic", say("No sample."))};
        QCOMPARE(flowJson(in, r)["status"].get<std::string>(), std::string("not_applicable"));
    }

    /// 16 hosts, all to all: 15 flows of 2 MB are the 30 MB of a host.
    void bytesOfAFlowAndOfAHost()
    {
        flow::SimulationInput in;
        in.network = {.hosts = 16, .tiers = {{16, 0}}, .hostRate = 100e9};
        in.traffic = {.pattern = flow::Pattern::AllToAll, .bytes = 30e6};
        in.linkDelay = 0;
        const auto r = flow::simulate(in);
        const auto json = flowJson(in, r);
        QCOMPARE(json["flow_bytes"].get<double>(), 2e6);
        QCOMPARE(json["host_bytes"].get<double>(), 30e6);
        QVERIFY(flowTable(in, r).find("240 flows of 2.000 MB (30.00 MB a host)") != std::string::npos);
        const double wire = 2e6 + std::ceil(2e6 / 9000) * 64; // headers; and one packet stored and forwarded
        QVERIFY(std::abs(json["ideal_s"].get<double>() / ((wire + 9064) / 100e9) - 1) < 1e-9);
        const double last = json["fct_s"]["max"].get<double>(), slowdown = json["slowdown"]["max"].get<double>();
        QVERIFY(std::abs(last / (15 * wire + 9064) * 100e9 - 1) < 1e-9);
        QVERIFY(std::abs(json["ideal_s"].get<double>() * slowdown / last - 1) < 1e-9);
    }

    /// One flow, or times that are all alike, correlate with nothing.
    void noCorrelation()
    {
        const auto run = runOf("1e-4");
        const std::vector<double> times{1.1e-4};
        const auto c = flow::compare(run, times);
        QVERIFY(flowJson(run, flow::Transport::EcmpPfc, times, c, 0)["per_flow"]["correlation"].is_null());
        const auto table = flowTable(run, flow::Transport::EcmpPfc, times, c);
        QVERIFY(table.find("correlation") == std::string::npos &&
                table.find("mean error 10.00 %") != std::string::npos);
    }

    void nothingToCompare()
    {
        for (const auto &[measured, predicted] :
             std::vector<std::pair<std::string, double>>{{"null", 1e-4}, {"1e-4", never}, {"null", never}}) {
            const auto run = runOf(measured);
            const std::vector<double> times{predicted};
            const auto c = flow::compare(run, times);
            const auto json = flowJson(run, flow::Transport::EcmpPfc, times, c, 0);
            for (const char *key : {"correlation", "mean_abs_error", "p50_ratio", "p99_ratio", "max_ratio"})
                QVERIFY2(json["per_flow"][key].is_null(), key);
            QCOMPARE(json["fct_s"].is_null(), predicted == never);
            const auto table = flowTable(run, flow::Transport::EcmpPfc, times, c);
            QVERIFY(table.find("nothing to compare") != std::string::npos);
            QVERIFY(table.find("correlation") == std::string::npos);
        }
    }

    /// Flows 0 to 1 and 2 to 1 share the link into host 1: twice what one alone sends, 9 MB in 1,000 packets.
    void hottestOfAFile()
    {
        auto run = runOf("1e-4");
        run.from = {flow::HostId(0), flow::HostId(2)};
        run.to = {flow::HostId(1), flow::HostId(1)};
        run.measured = {2e-4, 2e-4};
        run.flows.add(std::vector{flow::LinkId(2), flow::LinkId(1)}, run.flows.bytes.front());
        const std::vector<double> times{2e-4, 2e-4};
        const auto c = flow::compare(run, times);
        const auto json = flowJson(run, flow::Transport::EcmpPfc, times, c, 0);
        const auto &hottest = json["hottest_links"];
        QCOMPARE(hottest.size(), std::size_t(3)); // link 3 carries nothing
        QCOMPARE(hottest[0]["link"].get<int>(), 1);
        QCOMPARE(hottest[0]["kind"].get<std::string>(), std::string("nic_down"));
        QCOMPARE(hottest[0]["flows"].get<int>(), 2);
        const double alone = 1000 * 9064 / 100e9 + 5 * 9064 / 100e9 + 12e-6;
        QVERIFY(std::abs(hottest[0]["load"].get<double>() - 2 * 9064e3 / 100e9 / alone) < 1e-9);
        QVERIFY(std::abs(json["ideal_s"].get<double>() - alone) < 1e-12);
        QCOMPARE(hottest[1]["kind"].get<std::string>(), std::string("nic_up"));
        QVERIFY(flowTable(run, flow::Transport::EcmpPfc, times, c).find("2 flows") != std::string::npos);
        QVERIFY(flowJson(run, flow::Transport::Spray, times, c, 0)["hottest_links"].empty());
    }

    void somethingToCompare()
    {
        const auto run = runOf("1e-4");
        const std::vector<double> times{1.1e-4};
        const auto c = flow::compare(run, times);
        const auto json = flowJson(run, flow::Transport::EcmpPfc, times, c, 0);
        QVERIFY(std::abs(json["per_flow"]["mean_abs_error"].get<double>() - 0.1) < 1e-12);
        QVERIFY(flowTable(run, flow::Transport::EcmpPfc, times, c).find("mean error 10.00 %") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestFlowJson)
#include "tst_flow_json.moc"
