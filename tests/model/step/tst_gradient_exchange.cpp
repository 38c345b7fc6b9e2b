// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient exchange: round trips the paper counts, what chunks can and cannot win, and what first-tier switches do.
#include "tests/model/example.h"

using namespace gigasite;
using namespace gigasite::test;

class TestGradientExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// nextgen S5: a ring of about 100 nodes needs 200 RTTs, 1 ms at 5 µs; a double binary tree a logarithm of them.
    void roundTrips()
    {
        const auto ring = evaluated("nextgen-100t");
        QCOMPARE(figure(ring, "step.dp_round_trips"), 204.0);
        QVERIFY(qAbs(figure(ring, "step.dp_latency_s") - 1.02e-3) < 1e-9);
        const auto tree = evaluated("nextgen-100t", {"network.all_reduce=tree"});
        QCOMPARE(figure(tree, "step.dp_round_trips"), 14.0); // 2^7 = 128 is the first power of two to hold 103
        QVERIFY(figure(tree, "step.dp_external_s") > figure(ring, "step.dp_external_s"));
        const auto flat = evaluated("nextgen-100t", {"network.all_reduce=ring"});
        QCOMPARE(figure(flat, "step.dp_round_trips"), 2 * (721.0 - 1));
        QCOMPARE(figure(flat, "step.dp_internal_s"), 0.0);
    }

    /// Without latency more chunks always help, and never beyond the slower of the two levels.
    void chunksOverlapTheLevels()
    {
        const std::vector<std::string> fast{"conventions.mode=corrected", "network.hop_rtt_s=1e-7",
                                            "parallelism.recompute=full"};
        double before = 1e9;
        for (const auto *chunks : {"1", "2", "8", "64"}) {
            auto settings = fast;
            settings.push_back(std::string("network.chunks=") + chunks);
            const auto e = evaluated("nextgen-100t", settings);
            const double inside = figure(e, "step.dp_internal_s") + figure(e, "step.dp_gather_s");
            const double between = figure(e, "step.dp_external_s");
            const double exchange = figure(e, "step.dp_exchange_s");
            QVERIFY(exchange < before);
            QVERIFY(exchange > std::max(inside, between));
            QVERIFY(exchange <= inside + between + figure(e, "step.dp_latency_s") + 1e-15);
            before = exchange;
        }
    }

    /// Every chunk pays all round trips: with slow ones there is a best number of chunks.
    void chunksPayRoundTrips()
    {
        const auto exchange = [](const char *chunks) {
            return figure(
                evaluated("nextgen-100t", {std::string("network.chunks=") + chunks, "network.hop_rtt_s=2e-5"}),
                "step.dp_exchange_s");
        };
        QVERIFY(exchange("4") < exchange("1"));
        QVERIFY(exchange("4") < exchange("256"));
        QVERIFY(exchange("256") > 256 * 204 * 2e-5);
    }

    /// Switches that join a rack send gradient rings through oversubscribed tiers; those that join the racks of a stage
    /// do not. nextgen S5 chooses the latter for this reason.
    void attachmentDecidesWhatRingsCross()
    {
        const auto with = [](const char *tp, const char *attachment) {
            return evaluated("nextgen-100t",
                             {"conventions.mode=corrected", "parallelism.recompute=full",
                              std::string("parallelism.tp=") + tp,
                              std::string("network.leaf_attachment=") + attachment});
        };
        const auto across = with("10", "cross_rack"), racks = with("10", "rack");
        QCOMPARE(figure(across, "fabric.ring_oversubscription"), 1.0);
        // of the 200 hosts under a switch those of a rack that are in use, 7 groups of 10, send out of it, over 50
        // links
        QCOMPARE(figure(racks, "layout.tp") * figure(racks, "layout.layers_per_rack"), 70.0);
        QVERIFY(qAbs(figure(racks, "fabric.ring_oversubscription") - 70.0 / 50) < 1e-12);
        QVERIFY(qAbs(figure(racks, "step.dp_external_s") / figure(across, "step.dp_external_s") - 1.4) < 1e-12);
        // all 72 in use, 9 groups of 8
        const auto wholeAcross = with("8", "cross_rack"), whole = with("8", "rack");
        QVERIFY(qAbs(figure(whole, "fabric.ring_oversubscription") - 72.0 / 50) < 1e-12);
        QVERIFY(figure(whole, "step.time_s") > figure(wholeAcross, "step.time_s"));
    }
};

QTEST_GUILESS_MAIN(TestGradientExchange)
#include "tst_gradient_exchange.moc"
