// SPDX-License-Identifier: GPL-3.0-or-later
// The network charts: curves say what the completions say, nothing is done for a hidden tab, no state is blank, and the
// predictions drawn beside packet level agree with it as closely as is claimed.
#include "views/charts/network_chart.h"
#include "views/paint/completion_curve.h"

#include "model/units/resource.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLineF>
#include <QPushButton>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <random>

using namespace gigasite;
using flow::Transport;

namespace {

using Result = std::shared_ptr<const flow::SimulationResult>;

/// Flows that take between once and `slowest` times the ideal time.
Result result(std::size_t flows, double slowest, std::size_t unfinished = 0)
{
    auto r = std::make_shared<flow::SimulationResult>();
    std::mt19937_64 random(7);
    std::exponential_distribution<double> delay(3);
    r->ideal = r->alone = 310e-6;
    r->flows = flows + unfinished;
    r->unfinished = unfinished;
    for (std::size_t i = 0; i < flows; ++i)
        r->sorted.push_back(r->ideal * std::min(slowest, 1 + (slowest - 1) * delay(random)));
    std::sort(r->sorted.begin(), r->sorted.end());
    for (const double seconds : r->sorted)
        r->slowdowns.push_back(seconds / r->ideal);
    r->slowdown = flow::distributionOf(r->slowdowns);
    r->completion.p50 = r->sorted[flows / 2];
    r->completion.p99 = r->sorted[flows * 99 / 100];
    r->completion.max = r->sorted.back();
    r->loadHistogram.assign(flow::histogramBins, 0);
    r->loadHistogram[3] = 90;
    r->loadHistogram[7] = 9;
    r->loadHistogram[11] = 1;
    r->tiers.push_back({.tier = 2, .up = true, .links = 100, .mean = 1.06, .most = 2.9, .utilisation = 0.4});
    r->hottest.push_back({.name = "tier 2 up, switch 3 to 5",
                          .place = {.kind = flow::Network::Place::Kind::Up, .tier = 2},
                          .load = 2.9,
                          .flows = 3});
    return r;
}

std::vector<std::pair<Transport, Result>> four(std::size_t flows = 1000)
{
    return {{Transport::Ideal, result(flows, 1.001)},
            {Transport::Spray, result(flows, 1.1)},
            {Transport::Ecmp, result(flows, 5)},
            {Transport::EcmpPfc, result(flows, 7)}};
}

/// Share of values not above x, counted one by one.
double counted(const flow::SimulationResult &r, double x)
{
    const auto done = std::count_if(r.sorted.begin(), r.sorted.end(), [&](double s) { return s <= x * r.ideal; });
    return double(done) / double(r.sorted.size() + r.unfinished);
}

bool has(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).rgb() == colour.rgb())
                return true;
        }
    }
    return false;
}

flow::PacketReferences references()
{
    auto read = flow::readPacketReferences(resource("network/packet_level.json"));
    return read ? *std::move(read) : flow::PacketReferences{};
}

double middle(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

class TestNetworkChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of few flows every step, of many every half per cent; never more than 200 points.
    void curveIsTheDistribution()
    {
        for (const std::size_t flows : {1UL, 7UL, 100UL, 101UL, 1000UL, 50000UL}) {
            const auto r = result(flows, 6);
            const auto curve = completionCurve(*r);
            QVERIFY(curve.size() <= 200);
            QCOMPARE(curve.last().x(), r->sorted.back() / r->ideal);
            QCOMPARE(curve.last().y(), 1.0);
            for (qsizetype i = 0; i < curve.size(); ++i) {
                QVERIFY(i == 0 || (curve[i].x() >= curve[i - 1].x() && curve[i].y() >= curve[i - 1].y()));
                const bool foot = i + 1 < curve.size() && curve[i + 1].x() == curve[i].x(); // of a vertical step
                if (!foot)
                    QVERIFY2(std::abs(curve[i].y() - counted(*r, curve[i].x() * (1 + 1e-12))) < 0.006,
                             qPrintable(QString::number(flows)));
            }
        }
    }

    void unfinishedFlowsKeepTheCurveBelowTheTop()
    {
        const auto curve = completionCurve(*result(300, 4, 100));
        QCOMPARE(curve.last().y(), 0.75);
        QVERIFY(completionCurve(flow::SimulationResult{}).isEmpty());
    }

    void hiddenChartDoesNothing()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        const auto results = four(50000);
        QElapsedTimer timer;
        timer.start();
        chart.setResults(results, Transport::EcmpPfc, false);
        QVERIFY2(timer.nsecsElapsed() < 1000000, qPrintable(QString::number(double(timer.nsecsElapsed()) / 1e6)));
        QVERIFY(chart.completions().lines().empty());
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QCOMPARE(chart.completions().lines().size(), 4UL);
        chart.setView(NetworkChart::View::LinkLoad);
        chart.setResults({}, Transport::EcmpPfc, false);
        QCOMPARE(chart.completions().lines().size(), 4UL); // not on screen
    }

    void newResultsFitAFrame()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto a = four(50000), b = four(20000);
        std::vector<double> taken;
        for (int i = 0; i < 41; ++i) {
            QElapsedTimer timer;
            timer.start();
            chart.setResults(i % 2 ? a : b, Transport::EcmpPfc, false);
            taken.push_back(double(timer.nsecsElapsed()) / 1e6);
            QCoreApplication::processEvents();
        }
        QVERIFY2(middle(taken) < 4, qPrintable(QString::number(middle(taken))));
    }

    void ownEstimateSaysSo()
    {
        auto results = four();
        auto guess = std::make_shared<flow::SimulationResult>(*results[3].second);
        guess->estimate = true;
        guess->p99Low = guess->completion.p99 * 0.9;
        guess->p99High = guess->completion.p99 * 1.1;
        guess->slowdownP99Low = guess->slowdown.p99 * 0.9;
        guess->slowdownP99High = guess->slowdown.p99 * 1.1;
        NetworkChart chart;
        chart.resize(900, 90);
        chart.setResults(results, Transport::EcmpPfc, false);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(!chart.completions().lines()[3].name.contains(QChar(u'≈')));
        const auto exact = chart.grab().toImage();
        QVERIFY(!has(exact, Theme::day().warningText));
        results[3].second = guess;
        chart.setResults(results, Transport::EcmpPfc, false);
        QVERIFY(chart.completions().lines()[3].name.contains(QChar(u'≈')));
        QVERIFY(chart.completions().lines()[3].emphasised);
        const auto bounded = chart.grab().toImage();
        QVERIFY(has(bounded, Theme::day().warningText)); // the word "estimate"

        // The last of the whole may come later than any of the sample: the scale reaches to the end of its band.
        auto wide = std::make_shared<flow::SimulationResult>(*guess);
        wide->slowdownLastLow = wide->slowdown.max * 0.97;
        wide->slowdownLastHigh = wide->slowdown.max * 3;
        results[3].second = wide;
        chart.setResults(results, Transport::EcmpPfc, false);
        const auto withLast = chart.grab().toImage();
        QVERIFY(withLast != bounded);
        results[3].second = guess;
        chart.setResults(results, Transport::EcmpPfc, false);
        QCOMPARE(chart.grab().toImage(), bounded);
    }

    /// What the exact run had to leave out is said above the curves, in full, and goes with it.
    void remarksStandAboveTheCurves()
    {
        auto results = four();
        auto own = std::make_shared<flow::SimulationResult>(*results[3].second);
        own->remarks.push_back(note("network.failed", say("2 flows have no way left and were left out.")));
        results[3].second = own;
        NetworkChart chart;
        chart.resize(900, 150);
        chart.setResults(results, Transport::EcmpPfc, false);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto *remarks = chart.findChild<QLabel *>(QStringLiteral("remarks"));
        QVERIFY(remarks && remarks->isVisible());
        QCOMPARE(remarks->text(), QStringLiteral("2 flows have no way left and were left out."));
        QVERIFY(remarks->height() >= remarks->heightForWidth(remarks->width()));
        chart.setResults(four(), Transport::EcmpPfc, false);
        QVERIFY(!remarks->isVisible());
    }

    /// A curve of the selected links' flows alone, with its numbers; a sentence where there is none.
    void selectedFlowsStandOut()
    {
        auto results = four();
        auto own = std::make_shared<flow::SimulationResult>(*results[3].second);
        own->bundles = {{.flows = 100}, {.flows = 0}, {.flows = 5}};
        own->bundleSlowdowns.resize(3);
        for (std::size_t i = 0; i <= 64; ++i)
            own->bundleSlowdowns[0].at[i] = 1 + float(i) / 20;
        own->bundleSlowdowns[0].p99 = 4.17F;
        own->bundleSlowdowns[0].unfinished = 20;
        own->bundleSlowdowns[2].unfinished = 5;
        results[3].second = own;
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.setResults(results, Transport::EcmpPfc, false);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto &curves = chart.completions();
        QCOMPARE(curves.lines().size(), 4UL);
        QVERIFY(!has(chart.grab(curves.geometry().translated(130, 0)).toImage(), Theme::day().accent));

        chart.setSelection(0, QStringLiteral("100 flows of here"));
        QCOMPARE(curves.lines().size(), 5UL);
        const auto &curve = curves.lines().back().points;
        QCOMPARE(curve.first(), QPointF(1, 0));
        QVERIFY(QLineF(curve.last(), {4.2, 0.8}).length() < 1e-6); // a fifth never ends
        for (qsizetype i = 1; i < curve.size(); ++i)
            QVERIFY(curve[i].x() >= curve[i - 1].x() && curve[i].y() >= curve[i - 1].y());
        QVERIFY(curves.accessibleDescription().contains(
            QString::fromUtf8("100 flows of here: p50 2.60×, p99 4.17×, last 4.20×.")));
        QVERIFY(has(chart.grab(curves.geometry().translated(130, 0)).toImage(), Theme::day().accent));

        chart.setSelection(1, QStringLiteral("0 flows"));
        QCOMPARE(curves.lines().size(), 4UL);
        QVERIFY(curves.accessibleDescription().endsWith(QLatin1String("No flow crosses the selected links.")));
        chart.setSelection(2, QStringLiteral("5 flows"));
        QVERIFY(curves.accessibleDescription().endsWith(QLatin1String("links is done.")));
        chart.setResults(results, Transport::Spray, false);
        QVERIFY(curves.accessibleDescription().contains(QLatin1String("spreads its flows over all links")));
        chart.setSelection(-1, {});
        QVERIFY(!curves.accessibleDescription().contains(QLatin1String("links")));
    }

    void staleResultsAreDimmed()
    {
        for (const auto &theme : {Theme::day(), Theme::night()}) {
            NetworkChart chart;
            chart.setTheme(theme);
            chart.resize(1000, 300);
            chart.show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            for (const auto view : {NetworkChart::View::CompletionTimes, NetworkChart::View::LinkLoad}) {
                chart.setView(view);
                chart.setResults(four(), Transport::EcmpPfc, false);
                QVERIFY(has(chart.grab().toImage(), theme.wan));
                chart.setResults(four(), Transport::EcmpPfc, true);
                QVERIFY(!has(chart.grab().toImage(), theme.wan));
            }
        }
    }

    /// Without results, with a problem, and with nothing to send there is a sentence, drawn and spoken.
    void noStateIsBlank()
    {
        auto failed = std::make_shared<flow::SimulationResult>();
        failed->problems.push_back(error("hosts", say("One switch has 3 ports.")));
        const auto silent = std::make_shared<flow::SimulationResult>();
        NetworkChart chart;
        chart.resize(900, 90);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        for (const auto view : {NetworkChart::View::CompletionTimes, NetworkChart::View::LinkLoad}) {
            chart.setView(view);
            const auto *shown = view == NetworkChart::View::LinkLoad
                ? static_cast<const QWidget *>(&chart.loads())
                : static_cast<const QWidget *>(&chart.completions());
            QStringList sentences;
            for (const auto &r : {Result(), Result(failed), Result(silent)}) {
                chart.setResults({{Transport::Ecmp, r}}, Transport::Ecmp, false);
                sentences << shown->accessibleDescription();
                QVERIFY(sentences.last().endsWith(QLatin1Char('.')));
                QVERIFY(has(chart.grab(shown->geometry().translated(130, 0)).toImage(), Theme::day().ink2));
            }
            QVERIFY(sentences[1].contains(QLatin1String("One switch has 3 ports.")));
            QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), 3);
        }
    }

    void barsCountLinks()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.setView(NetworkChart::View::LinkLoad);
        chart.setResults(four(), Transport::Ecmp, false);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.grab();
        const auto &marks = chart.loads().marks();
        QVERIFY(marks.size() > 12);
        QVERIFY(marks[7].text.contains(QLatin1String("9 of 100 links")));
        QVERIFY(marks[7].text.contains(QLatin1String("1.75")) && marks[7].text.contains(QLatin1String("2.00")));
        QVERIFY(chart.loads().accessibleDescription().contains(QLatin1String("2.90")));
    }

    void hoverTellsTheValue()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.setResults(four(), Transport::Ecmp, false);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto hover = [](QWidget *on, QPoint at) {
            QHelpEvent event(QEvent::ToolTip, at, on->mapToGlobal(at));
            QApplication::sendEvent(on, &event);
            return QToolTip::text();
        };
        const auto &curves = chart.completions();
        const auto text = hover(curves.viewport(), {curves.width() / 2, 40});
        for (const char *name : {"ideal: 100 %", "spray: 100 %", "ECMP: ", "ECMP + PFC: ", "the ideal time ("})
            QVERIFY2(text.contains(QLatin1String(name)), qPrintable(text));
        chart.setView(NetworkChart::View::LinkLoad);
        chart.grab();
        auto *loads = const_cast<LoadHistogram *>(&chart.loads());
        const auto bar = loads->marks()[3].area.center().toPoint();
        QVERIFY(hover(loads, bar).contains(QLatin1String("90 of 100 links (90 %)")));
    }

    void keyboardReachesEveryView()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto buttons = chart.findChildren<QPushButton *>();
        QCOMPARE(buttons.size(), 3);
        buttons[0]->setFocus();
        for (int i = 1; i < 3; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
            QCOMPARE(int(chart.view()), i);
            QVERIFY(buttons[i]->isChecked());
            QVERIFY(buttons[i]->height() >= 20);
            QVERIFY(!buttons[i]->accessibleDescription().isEmpty());
        }
    }

    /// What the packet-level runs are known to give: NDP by hash 1.10, 1.15 and 1.16 times ideal at p50, p99 and last;
    /// RoCE with 540 kB Xoff 6.6 times at the last; bystanders done of 128 by kind.
    void referencesAreTheKnownRuns()
    {
        const auto all = references();
        QCOMPARE(all.permutations.size(), 3UL);
        QCOMPARE(all.bystanders.size(), 6UL);
        const auto at = [](const flow::PacketReference &r, double share) {
            const auto point = std::find_if(r.measured.begin(), r.measured.end(),
                                            [&](const auto &m) { return m.share >= share - 1e-9; });
            return point->seconds / r.ideal;
        };
        const auto &ndp = all.permutations[0];
        QVERIFY(std::abs(at(ndp, 0.5) - 1.10) < 0.01);
        QVERIFY(std::abs(at(ndp, 0.99) - 1.15) < 0.01);
        QVERIFY(std::abs(at(ndp, 1) - 1.16) < 0.01);
        QVERIFY(std::abs(at(all.permutations[1], 1) - 6.6) < 0.05);
        const std::size_t done[]{128, 128, 128, 120, 100, 44};
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(all.bystanders[i].measured.size(), done[i]);
    }

    /// Quantiles within 5 % of packet level, unfinished bystanders within 6 of 128.
    void predictionsAgreeWithPackets()
    {
        const auto all = references();
        for (const auto &r : all.permutations) {
            const auto ours = flow::predictedCompletions(r);
            QCOMPARE(ours.size(), r.watched);
            for (const auto &m : r.measured) {
                if (m.share != 0.5 && m.share != 0.99 && m.share != 1)
                    continue;
                const double predicted = ours[std::size_t(m.share * double(ours.size() - 1))];
                QVERIFY2(std::abs(predicted / m.seconds - 1) < 0.05,
                         qPrintable(QString::fromStdString(r.name) + QStringLiteral(" %1").arg(predicted / m.seconds)));
            }
        }
        for (const auto &r : all.bystanders) {
            const auto ours = flow::predictedCompletions(r);
            QVERIFY(std::abs(double(ours.size()) - double(r.measured.size())) <= 6);
            const double ratio = ours[ours.size() / 2] / r.measured[r.measured.size() / 2].seconds;
            QVERIFY2(std::abs(std::log(ratio)) < 0.1, r.name.c_str());
        }
    }

    void brokenReferencesAreRefused()
    {
        const QByteArray good = "{\"packet_bytes\":9000,\"header_bytes\":64,\"link_bps\":8e11,\"link_delay_s\":1e-6,"
                                "\"flow_bytes\":90000,\"permutations\":[{\"run\":\"a\",\"paths\":\"++ +0.\","
                                "\"quantiles_us\":[[0,1],[1,2]]}],\"bystanders\":[{\"run\":\"b\",\"kind\":\"none\","
                                "\"horizon_s\":1,\"bystanders\":1,\"finished_us\":[3],\"paths\":\"++\"}]}";
        const auto problemWith = [&](const char *from, const char *to) {
            auto text = good;
            text.replace(from, to);
            const auto read = flow::readPacketReferences(std::string_view(text.data(), std::size_t(text.size())));
            return read ? std::string("none") : read.problem().path;
        };
        QCOMPARE(problemWith("", ""), std::string("none"));
        QCOMPARE(problemWith("+0.", "+9."), std::string("permutations[0]")); // a link nobody named
        QCOMPARE(problemWith("+0.", "+0"), std::string("permutations[0]"));
        QCOMPARE(problemWith("++ ", "+++++++ "), std::string("permutations[0]"));
        QCOMPARE(problemWith("[1,2]", "[1,0.5]"), std::string("permutations[0]"));
        QCOMPARE(problemWith("[1,2]", "[1,\"x\"]"), std::string("permutations[0]"));
        QCOMPARE(problemWith("\"bystanders\":1", "\"bystanders\":2"), std::string("bystanders[0]"));
        QCOMPARE(problemWith("\"bystanders\":[", "\"others\":["), std::string("bystanders"));
        QVERIFY(!flow::readPacketReferences("{"));
    }

    void predictionsArriveBesideThePackets()
    {
        NetworkChart chart;
        chart.resize(1000, 150);
        chart.setView(NetworkChart::View::AgainstPackets);
        QCOMPARE(chart.packets().predicted(), 0UL);
        chart.show();
        QTRY_COMPARE_WITH_TIMEOUT(chart.packets().predicted(), 9UL, 20000);
        chart.grab();
        QCOMPARE(chart.packets().bystanders().marks().size(), 6UL);
        QVERIFY(chart.packets().bystanders().marks()[5].text.contains(QLatin1String("packets: median 11")));
        for (std::size_t i = 0; i < 6; i += 2) {
            const auto &lines = chart.packets().permutations().lines();
            QCOMPARE(lines[i].points.size(), 42); // 40 steps and p99
            QVERIFY(lines[i + 1].points.size() <= 200 && lines[i + 1].points.size() > 100);
        }
    }

    /// The chart may go while its thread is at work.
    void closingDoesNotWait()
    {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 5; ++i) {
            NetworkChart chart;
            chart.setView(NetworkChart::View::AgainstPackets);
            chart.show();
            QTest::qWait(10 * i);
        }
        QVERIFY2(timer.elapsed() < 2500, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_MAIN(TestNetworkChart)
#include "tst_network_chart.moc"
