// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be built, or cannot fail, is refused in words that name the nearest thing that can.
#include "model/flow/network.h"
#include "tests/model/flow/zoo.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace gigasite;
using namespace gigasite::flow;
using gigasite::flow::test::rate;

namespace {

std::string allSentences(const Problems &problems)
{
    std::string all;
    for (const auto &p : problems)
        all += p.path + ": " + p.message + '\n';
    return all;
}

bool offers(const Problems &problems, const std::string &key, const std::string &value)
{
    for (const auto &p : problems) {
        for (const auto &fix : p.fixes) {
            if (fix.key == key && fix.value == value)
                return true;
        }
    }
    return false;
}

/// The problem of a spec with one thing spoilt, or a failure.
template <class Spoil> Problems spoilt(NetworkSpec spec, Spoil spoil)
{
    spoil(spec);
    return checkNetwork(spec);
}

} // namespace

class TestNetworkCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oddRadixIsRefusedWithItsNeighbours()
    {
        for (const std::uint32_t k : {3U, 63U}) {
            const auto tiers = treeTiers(k, 3);
            QVERIFY(!tiers);
            QVERIFY(offers(tiers.problem(), "network.radix", std::to_string(k - 1)));
            QVERIFY(offers(tiers.problem(), "network.radix", std::to_string(k + 1)));
            const NetworkSpec dangling{.hosts = 2, .tiers = {{k / 2, k / 2}, {k / 2, k / 2}, {k, 0}}, .hostRate = rate};
            QVERIFY(offers(checkNetwork(dangling), "network.radix", std::to_string(k + 1)));
        }
    }

    void whatCannotBeBuiltIsSaidWithTheNearest()
    {
        const NetworkSpec good{
            .hosts = 64, .tiers = {{8, 8}, {16, 0}}, .domain = 8, .hostRate = rate, .scaleUpRate = 1e12};
        QVERIFY(checkNetwork(good).empty());
        using S = NetworkSpec;
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(offers(spoilt(good, [](S &s) { s.hosts = 129; }), "network.endpoints", "128"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.hosts = 0; }), "network.endpoints", "1"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.tiers.clear(); }), "network.tiers", "1"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.tiers.assign(5, {2, 2}); }), "network.tiers", "4"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.tiers[0].down = 0; }), "network.leaf_down", "1"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.tiers[1].up = 4; }), "network.spine_down", "20"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.planes = 0; }), "network.planes", "1"));
        QVERIFY(offers(spoilt(good, [](S &s) { s.tiers[0].up = 4000000000U; }), "network.leaf_up", "65536"));
        const auto cut = spoilt(good, [](S &s) { s.tiers[0].up = 0; });
        QVERIFY(allSentences(cut).find("disconnected") != std::string::npos);
        QVERIFY(offers(cut, "network.leaf_up", "1"));
        for (const double bad : {0.0, -1.0, nan, std::numeric_limits<double>::infinity()}) {
            const auto none = spoilt(good, [&](S &s) { s.hostRate = bad; });
            QCOMPARE(none.front().path, std::string("network.nic_gbps"));
            QVERIFY(none.front().message.find("no capacity") != std::string::npos);
        }
        QCOMPARE(spoilt(good, [](S &s) { s.sites = 2; }).front().path, std::string("wan.site_gbps"));
        QCOMPARE(spoilt(good, [&](S &s) { s.scaleUpRate = nan; }).front().path,
                 std::string("hardware.scale_up_bytes_per_s"));
        const auto rails = spoilt(good, [](S &s) { s.railOnly = true, s.hosts = 63; });
        QVERIFY(offers(rails, "network.endpoints", "56") && offers(rails, "network.endpoints", "64"));
        QVERIFY(!spoilt(good, [](S &s) { s.railOnly = true, s.domain = 1; }).empty());
        // Far more links than memory: refused, not attempted.
        QVERIFY(!spoilt(good, [](S &s) {
                     s = {.hosts = 4000000000U,
                          .tiers = {{60000, 60000}, {60000, 60000}, {60000, 0}},
                          .planes = 16,
                          .hostRate = rate};
                 }).empty());
        // Room across racks comes in groups of eight switches.
        QVERIFY(offers(
            spoilt(good, [](S &s) { s.attachment = Attachment::CrossRack, s.tiers[1].down = 15, s.hosts = 100; }),
            "network.endpoints", "64"));
        // Less than one group: what has room for all, and no count of nobody.
        const auto none =
            spoilt(good, [](S &s) { s.attachment = Attachment::CrossRack, s.tiers = {{8, 0}}, s.hosts = 64; });
        QVERIFY(!offers(none, "network.endpoints", "0") && allSentences(none).find("connect 0") == std::string::npos);
        QVERIFY(offers(none, "network.tiers", "3")); // of 4 x 4 x 8 hosts
    }

    void portsThatDoNotSplitAreRefused()
    {
        QCOMPARE(*treeTiers(64, 3, {3, 1}), (std::vector<TreeTier>{{48, 16}, {32, 32}, {64, 0}}));
        QCOMPARE(*treeTiers(250, 2, {4}), (std::vector<TreeTier>{{200, 50}, {250, 0}}));
        QCOMPARE(*treeTiers(63, 1), (std::vector<TreeTier>{{63, 0}}));
        const auto uneven = treeTiers(64, 2, {2});
        QVERIFY(!uneven);
        QVERIFY(offers(uneven.problem(), "network.leaf_up", "21") && offers(uneven.problem(), "network.leaf_up", "22"));
        QVERIFY(offers(uneven.problem(), "network.radix", "63") && offers(uneven.problem(), "network.radix", "66"));
        QVERIFY(allSentences(uneven.problem()).find("43 down and 21 up") != std::string::npos);
        for (const double bad : {0.0, -2.0, 1e9, std::numeric_limits<double>::quiet_NaN()})
            QVERIFY(!treeTiers(64, 2, {bad}));
        QVERIFY(!treeTiers(0, 2) && !treeTiers(1, 1) && !treeTiers(64, 0) && !treeTiers(64, 5));
        QVERIFY(offers(treeTiers(64, 5).problem(), "network.tiers", "4"));
    }

    /// A k-ary tree of t tiers has 2 (k/2)^t hosts. The nearest that have room, by counting.
    void tooManyHostsAreToldWhatHasRoom()
    {
        const auto refused = [](std::uint32_t hosts, std::uint32_t radix, std::uint32_t tiers) {
            return checkNetwork({.hosts = hosts, .tiers = *treeTiers(radix, tiers), .hostRate = rate});
        };
        const auto small = refused(20000, 16, 3); // 44^3 / 4 = 21,296, 42^3 / 4 = 18,522; 16^4 / 8 = 8,192
        QVERIFY(offers(small, "network.radix", "44") && offers(small, "network.endpoints", "1024"));
        QVERIFY(!offers(small, "network.tiers", "4"));
        QVERIFY(allSentences(small).find("44 ports") != std::string::npos);
        const auto flat = refused(1000, 32, 1);
        QVERIFY(offers(flat, "network.radix", "1000") && offers(flat, "network.tiers", "3") &&
                offers(flat, "network.endpoints", "32"));
        const auto oversubscribed = checkNetwork({.hosts = 2000, .tiers = *treeTiers(16, 2, {3}), .hostRate = rate});
        QVERIFY(offers(oversubscribed, "network.radix", "52")); // 39 down, 13 up: 39 · 52 = 2,028; 36 · 48 is too few
    }

    /// Networks of more links than can be held: what is offered can be built, one thing changed at a time.
    void tooManyLinksAreToldWhatCanBeBuilt()
    {
        struct Case {
            std::uint32_t hosts, radix, tiers, planes;
            std::vector<double> ratios;
        };
        for (const auto &c : {Case{300, 4096, 4, 1, {}}, Case{300, 8192, 4, 1, {3}}, Case{300, 4096, 4, 8, {}},
                              Case{2'000'000, 512, 4, 8, {}}, Case{40'000'000, 1024, 3, 1, {}},
                              Case{1, 65536, 4, 16, {}}, Case{300, 4096, 4, 1, {1, 1, 3}}}) {
            const auto tree = treeTiers(c.radix, c.tiers, c.ratios);
            QVERIFY(bool(tree));
            const NetworkSpec spec{.hosts = c.hosts, .tiers = *tree, .planes = c.planes, .hostRate = rate};
            const auto problems = checkNetwork(spec);
            QCOMPARE(problems.size(), std::size_t(1));
            QVERIFY(problems.front().message.find("one-way links") != std::string::npos);
            QVERIFY(problems.front().message.find("The nearest that can be simulated: ") != std::string::npos);
            QVERIFY(!problems.front().fixes.empty());
            for (const auto &fix : problems.front().fixes) {
                auto fixed = spec;
                const auto value = static_cast<std::uint32_t>(std::stoul(fix.value));
                auto ratios = c.ratios;
                if (fix.key == "network.tiers") {
                    ratios.resize(std::min<std::size_t>(ratios.size(), value - 1));
                    fixed.tiers = *treeTiers(c.radix, value, ratios);
                } else if (fix.key == "network.radix") {
                    fixed.tiers = *treeTiers(value, c.tiers, ratios);
                } else {
                    QCOMPARE(fix.key, std::string("network.endpoints"));
                    fixed.hosts = value;
                }
                QVERIFY2(checkNetwork(fixed).empty(), (fix.key + " " + fix.value).c_str());
            }
        }
        const auto tall = checkNetwork({.hosts = 300, .tiers = *treeTiers(4096, 4), .hostRate = rate});
        QVERIFY(offers(tall, "network.tiers", "3"));
        // 2 · (300 + 1) + 2 · ⌈300 / (r/2)⌉ (r/2) + 2 (r/2)² + 2 (r/2)³ + 2 · 300 links: r/2 = 511 at most
        QVERIFY(offers(tall, "network.radix", "1022"));
        QVERIFY(
            !std::ranges::any_of(tall.front().fixes, [](const Fix &fix) { return fix.key == "network.endpoints"; }));
        const auto rails = checkNetwork({.hosts = 80'000'000,
                                         .tiers = *treeTiers(1024, 3),
                                         .domain = 8,
                                         .railOnly = true,
                                         .hostRate = rate,
                                         .scaleUpRate = rate});
        QVERIFY(!rails.empty());
        for (const auto &fix : rails.front().fixes)
            QVERIFY(fix.key != "network.endpoints" || std::stoul(fix.value) % 8 == 0);
    }

    /// Whatever is offered clears all that was wrong with the ports, and one thing is said once.
    void everyRadixOfferedSplits()
    {
        for (std::uint32_t radix = 2; radix < 70; ++radix) {
            for (std::uint32_t tiers = 1; tiers <= 4; ++tiers) {
                for (const double ratio : {1.0, 2.0, 2.5, 3.0, 7.0}) {
                    const auto tree = treeTiers(radix, tiers, {ratio});
                    if (tree)
                        continue;
                    std::size_t odd = 0;
                    for (const auto &problem : tree.problem()) {
                        odd += problem.path == "network.radix";
                        QVERIFY(!problem.fixes.empty());
                        for (const auto &fix : problem.fixes) {
                            if (fix.key == "network.radix")
                                QVERIFY(
                                    bool(treeTiers(static_cast<std::uint32_t>(std::stoul(fix.value)), tiers, {ratio})));
                            else
                                QVERIFY(bool(treeTiers(radix, tiers,
                                                       {std::stod(fix.also.front().second) / std::stod(fix.value)})));
                        }
                    }
                    QVERIFY(odd <= 1 && tree.problem().size() <= 1 + odd);
                }
            }
        }
    }

    void failuresReadAndPrintTheSame()
    {
        const std::string text = "plane 1, switch 0.2.17, link 3.1.12";
        const auto failures = parseFailures(text);
        QVERIFY(bool(failures));
        QCOMPARE(failures->size(), std::size_t(3));
        QCOMPARE((*failures)[1], (Failure{Failure::Kind::Switch, 0, 2, 17}));
        QCOMPARE(failuresText(*failures), text);
        QCOMPARE(*parseFailures(" link\t3.1.12 ,plane  1 "),
                 (Failures{{Failure::Kind::Link, 3, 1, 12}, {Failure::Kind::Plane, 1}}));
        QVERIFY(parseFailures("")->empty() && parseFailures("  ")->empty());
        QCOMPARE(failuresText({}), std::string());
    }

    void failuresThatAreRubbishAreRefused()
    {
        for (const char *text : {"plane",
                                 "plane x",
                                 "plane -1",
                                 "plane 1.2",
                                 "switch 1",
                                 "switch 1.2",
                                 "switch 1.2.3.4",
                                 "switch 1.0.3",
                                 "link 1.2.",
                                 "link 1..2",
                                 "link 1.2.x",
                                 "Link 1.1.1",
                                 "router 1",
                                 "1",
                                 ",",
                                 "plane 1,",
                                 "plane 1,,plane 2",
                                 "plane 99999999999",
                                 "switch 0.1.1 0",
                                 "plane1"})
            QVERIFY2(!parseFailures(text), text);
        const auto mixed = parseFailures("plane 1, rubbish, link 0.1.2");
        QCOMPARE(mixed.problem().path, std::string("network.failed"));
        QVERIFY(mixed.problem().message.find("\"rubbish\"") != std::string::npos);
        QCOMPARE(mixed.problem().fixes.front().value, std::string("plane 1, link 0.1.2"));
    }

    void onlyWhatIsThereCanFail()
    {
        const Network network({.hosts = 60, .tiers = {{4, 4}, {16, 0}}, .planes = 4, .hostRate = rate});
        QVERIFY(checkFailures(network, *parseFailures("plane 3, switch 3.1.14, switch 0.2.3, link 1.1.59, link 1.2.59"))
                    .empty());
        const auto problems = checkFailures(
            network, *parseFailures("plane 4, link 0.1.0, switch 0.1.15, switch 0.3.0, switch 0.2.4, link 0.1.60"));
        QCOMPARE(problems.size(), std::size_t(5));
        QVERIFY(allSentences(problems).find("the last is switch 0.1.14") != std::string::npos);
        QCOMPARE(problems.front().fixes.front().value, std::string("link 0.1.0"));
    }
};

QTEST_APPLESS_MAIN(TestNetworkCheck)
#include "tst_network_check.moc"
