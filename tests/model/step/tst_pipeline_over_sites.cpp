// SPDX-License-Identifier: GPL-3.0-or-later
// A pipeline over sites against longest paths through its lists, against the closed form of its slowest cycle, and
// against what no schedule can beat.
#include "tests/model/example.h"
#include "tests/near.h"

#include "model/parallelism/pipeline_schedule.h"
#include "model/step/pipeline_over_sites.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace gigasite;
using namespace gigasite::measured;
using test::isNear;

namespace {

std::vector<std::size_t> sitesOfStages(const PipelineOverSites &pipeline)
{
    std::vector<std::size_t> sites;
    for (std::size_t site = 0; site < pipeline.siteStages.size(); ++site)
        sites.insert(sites.end(), static_cast<std::size_t>(pipeline.siteStages[site]), site);
    return sites;
}

/// Of each border its own way, or the same to any other site.
double wayBetween(const PipelineOverSites &pipeline, std::size_t a, std::size_t b)
{
    if (pipeline.ways.empty())
        return a != b ? pipeline.way : 0;
    double way = 0;
    for (auto border = std::min(a, b); border < std::max(a, b); ++border)
        way += pipeline.ways[border];
    return way;
}

/// Every stage's passes in the order of the list that the schedule of one site gives; start times are raised until each
/// pass starts after the one before it and after what it needs, and each message after the one before it on its link.
/// With several chunks the order of those is none that a path knows, so links are never busy then: crossing = 0.
double longestPath(const PipelineOverSites &pipeline)
{
    const auto pp = pipeline.stages();
    auto lists =
        pipelineTimes({.schedule = pipeline.chunks > 1 ? Schedule::Interleaved : Schedule::OneForwardOneBackward,
                       .stages = pp,
                       .microBatches = pipeline.microBatches,
                       .chunks = pipeline.chunks})
            .stages;
    const auto sites = sitesOfStages(pipeline);
    const auto chunks = pipeline.chunks, places = pp * chunks;
    const auto index = [&](std::int64_t place, const Pass &pass) {
        return static_cast<std::size_t>(((pass.backward ? places : 0) + place) * pipeline.microBatches +
                                        pass.microBatch);
    };
    std::vector<double> ends(static_cast<std::size_t>(2 * places * pipeline.microBatches), 0);
    auto leaves = ends; // of what is sent behind a pass; with one chunk a link carries what one stage sends, in order
    const auto leave = [&](std::int64_t place, const Pass &pass, double end) {
        auto &time = leaves[index(place, pass)];
        time = std::max(time, end);
        if (pass.microBatch > 0)
            time = std::max(time, leaves[index(place, pass) - 1] + pipeline.crossing);
    };
    double last = 0;
    for (bool raised = true; raised;) {
        raised = false;
        for (std::int64_t stage = 0; stage < pp; ++stage) {
            double free = 0;
            for (const auto &pass : lists[static_cast<std::size_t>(stage)]) {
                const auto place = pass.chunk * pp + stage;
                double start = free;
                const auto from = pass.backward ? place + 1 : place - 1;
                if (from >= 0 && from < places) {
                    const auto a = sites[static_cast<std::size_t>(from % pp)];
                    const auto b = sites[static_cast<std::size_t>(stage)];
                    const double way = a == b ? 0 : pipeline.crossing + wayBetween(pipeline, a, b);
                    start = std::max(start, (a == b ? ends : leaves)[index(from, pass)] + way);
                }
                if (pass.backward && from == places) {
                    auto own = pass;
                    own.backward = false;
                    start = std::max(start, ends[index(place, own)]);
                }
                free = start + (pass.backward ? pipeline.backward : pipeline.forward) / static_cast<double>(chunks);
                auto &end = ends[index(place, pass)];
                raised = raised || free > end + 1e-12;
                end = std::max(end, free);
                leave(place, pass, end);
                last = std::max(last, free);
            }
        }
    }
    return last;
}

/// What a micro-batch takes when pairs of stages take turns; see the header.
double slowestCycle(const PipelineOverSites &pipeline)
{
    const auto sites = sitesOfStages(pipeline);
    double most = 0;
    for (std::size_t j = 0; j < sites.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i)
            most = std::max(
                most, 2 * pipeline.way * static_cast<double>(sites[j] - sites[i]) / static_cast<double>(j - i + 1));
    }
    return pipeline.forward + pipeline.backward + most;
}

PipelineOverSites anyPipeline(std::mt19937 &random, bool isBusy)
{
    const auto draw = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
    PipelineOverSites pipeline;
    const int sites = draw(2, 4);
    for (int i = 0; i < sites; ++i)
        pipeline.siteStages.push_back(draw(1, 4));
    pipeline.chunks = draw(1, 3);
    pipeline.microBatches = pipeline.stages() * draw(1, 5);
    pipeline.forward = 1 + 0.1 * draw(0, 9);
    pipeline.backward = pipeline.forward * (1 + 0.25 * draw(0, 6));
    pipeline.way = 0.1 * std::pow(2.0, draw(0, 9));
    pipeline.crossing = isBusy ? 0.1 * std::pow(2.0, draw(0, 6)) : 0;
    return pipeline;
}

} // namespace

class TestPipelineOverSites : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One micro-batch waits for every pass and message in turn; each border takes its own time.
    void everyBorderItsOwnCrossing()
    {
        PipelineOverSites p{.siteStages = {1, 1, 1}, .forward = 1, .backward = 2, .crossing = 7};
        p.ways = {0.25, 0.5};
        p.crossings = {7, 3};
        QCOMPARE(playedTime(p), 3 * (1 + 2) + 2 * (7 + 3 + 0.25 + 0.5));
        p.crossings = {7, 7};
        auto uniform = p;
        uniform.crossings.clear();
        for (const std::int64_t chunks : {1, 2, 3}) {
            p.chunks = uniform.chunks = chunks;
            p.microBatches = uniform.microBatches = 12;
            p.crossings = {7, 7};
            QCOMPARE(playedTime(p), playedTime(uniform));
            const double slow = playedTime(p);
            p.crossings = {7, 3};
            QVERIFY(playedTime(p) < slow);
            QVERIFY(playedTime(p) >= 12 * 7 * static_cast<double>(2 * chunks - 1)); // what wraps goes back over all
        }
    }

    void longestPathsThroughTheLists()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 60; ++i) {
            const auto pipeline = anyPipeline(random, false);
            const double played = playedTime(pipeline), path = longestPath(pipeline);
            QVERIFY2(isNear(played, path, 1e-9),
                     qPrintable(QString("case %1: %2, by paths %3").arg(i).arg(played).arg(path)));
        }
    }

    /// One chunk: links that are busy, too, each with one message after the other.
    void longestPathsOverBusyLinks()
    {
        std::mt19937 random(9);
        for (int i = 0; i < 60; ++i) {
            auto pipeline = anyPipeline(random, true);
            pipeline.chunks = 1;
            const double played = playedTime(pipeline), path = longestPath(pipeline);
            QVERIFY2(isNear(played, path, 1e-9),
                     qPrintable(QString("case %1: %2, by paths %3").arg(i).arg(played).arg(path)));
        }
    }

    /// Borders of different lengths, each with its own.
    void longestPathsOverUnequalBorders()
    {
        std::mt19937 random(8);
        for (int i = 0; i < 60; ++i) {
            auto pipeline = anyPipeline(random, false);
            const double longest = pipeline.way;
            for (std::size_t border = 0; border + 1 < pipeline.siteStages.size(); ++border)
                pipeline.ways.push_back(longest * std::uniform_real_distribution<double>(0, 1)(random));
            const double played = playedTime(pipeline), path = longestPath(pipeline);
            QVERIFY2(isNear(played, path, 1e-9),
                     qPrintable(QString("case %1: %2, by paths %3").arg(i).arg(played).arg(path)));
            if (pipeline.chunks == 1) {
                pipeline.ways.assign(pipeline.ways.size(), longest);
                QVERIFY(playedTime(pipeline) >= played);
            }
        }
    }

    /// Long steps with one chunk, by the closed form, and what is not played of them by going on.
    void slowestCycleDecides()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 30; ++i) {
            auto pipeline = anyPipeline(random, false);
            pipeline.chunks = 1;
            pipeline.microBatches = 4000;
            const double alone = static_cast<double>(3999 + pipeline.stages()) * (pipeline.forward + pipeline.backward);
            const double step = alone + waitBetweenSites(pipeline);
            QVERIFY2(isNear(step, 4000 * slowestCycle(pipeline), 0.02), qPrintable(QString::number(i)));
            QVERIFY(isNear(step, playedTime(pipeline), 0.005));
        }
    }

    /// No step is shorter than light, links, or the memory of its stages allow. Little's law: a stage holds W + 1
    /// chunks at most, each for as long as it takes to the loss and back.
    void nothingBeatsTheBounds()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 60; ++i) {
            const auto pipeline = anyPipeline(random, true);
            const double step = playedTime(pipeline);
            const auto m = static_cast<double>(pipeline.microBatches), v = static_cast<double>(pipeline.chunks);
            const auto pp = static_cast<double>(pipeline.stages());
            const double both = pipeline.forward + pipeline.backward;
            const auto borders = static_cast<double>(pipeline.siteStages.size() - 1);
            const double crossings = 2 * ((v - 1) * (borders + 1) + borders); // what wraps crosses once
            QVERIFY(step >= pp * both + crossings * (pipeline.crossing + pipeline.way) - 1e-9);
            QVERIFY(step >= m * (2 * v - 1) * pipeline.crossing - 1e-9); // each way, over every link
            QVERIFY(step >= (m + (pp - 1) / v) * both - 1e-9);
            double held = 0; // chunk seconds of the first stage
            for (double c = 1; c <= v; ++c)
                held += c * pp * both / v + 2 * (c * borders + c - 1) * (pipeline.crossing + pipeline.way);
            const double most = std::min(m * v, v > 1 ? 2 * (pp - 1) + (v - 1) * pp + 1 : pp);
            QVERIFY(step * most >= m * held - 1e-9);
        }
    }

    /// Nothing between sites is one site; a longer way and a slower link never shorten a step.
    void slowerLinksTakeLonger()
    {
        std::mt19937 random(6);
        for (int i = 0; i < 20; ++i) {
            auto pipeline = anyPipeline(random, false);
            pipeline.way = 0;
            QVERIFY(waitBetweenSites(pipeline) < 1e-9);
            double before = 0;
            for (const double way : {0.1, 0.5, 3.0, 40.0}) {
                pipeline.way = way;
                const double wait = waitBetweenSites(pipeline);
                QVERIFY(wait > before);
                before = wait;
            }
            pipeline.crossing = 2;
            QVERIFY(waitBetweenSites(pipeline) > before);
        }
    }

    /// The more fibre pairs, the shorter a step, or as long: also of the steps that are not played whole.
    void moreRateNeverTakesLonger()
    {
        std::mt19937 random(10);
        const auto draw = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
        for (int i = 0; i < 400; ++i) {
            auto pipeline = anyPipeline(random, true);
            pipeline.chunks = draw(1, 6);
            for (std::size_t border = 0; border + 1 < pipeline.siteStages.size(); ++border)
                pipeline.ways.push_back(pipeline.way * 0.25 * draw(1, 4));
            if (i % 20 == 0) {
                for (auto &stages : pipeline.siteStages)
                    stages *= draw(1, 12);
                pipeline.microBatches = pipeline.stages() * draw(1, 40);
            }
            const double ofAllPairs = 0.2 * pipeline.crossing;
            const int pairs = draw(3, 12);
            double played = 0, wait = 0;
            for (int left = pairs; left > 0; --left) {
                pipeline.crossing = ofAllPairs * pairs / left;
                const bool isLong = i % 20 == 0;
                const double playedNow = isLong ? 0 : playedTime(pipeline), waitNow = waitBetweenSites(pipeline);
                QVERIFY2(playedNow >= played * (1 - 1e-9) && waitNow >= wait * (1 - 1e-9),
                         qPrintable(QString("case %1, %2 of %3 pairs: %4 after %5, waits %6 after %7")
                                        .arg(i)
                                        .arg(left)
                                        .arg(pairs)
                                        .arg(playedNow)
                                        .arg(played)
                                        .arg(waitNow)
                                        .arg(wait)));
                played = playedNow;
                wait = waitNow;
            }
        }
    }

    /// Hundreds of stages are played as fewer, thousands of them and millions of micro-batches in no time.
    void longPipelines()
    {
        for (const std::int64_t chunks : {1, 2}) {
            PipelineOverSites pipeline{.siteStages = {300, 200, 100}, .microBatches = 1200, .chunks = chunks, .way = 4};
            const double alone = 3 * (1200 + 599.0 / static_cast<double>(chunks));
            QVERIFY(isNear(alone + waitBetweenSites(pipeline), playedTime(pipeline), 0.02));
        }
        QElapsedTimer timer;
        timer.start();
        QVERIFY(waitBetweenSites({.siteStages = {50000, 40000}, .microBatches = 1000000, .way = 1}) > 0);
        QVERIFY(timer.elapsed() < 2000); // some tens of ms, and no billions of passes
    }

    /// Micro-batches that do not fill a round of chunks wait no less than fewer, and no more than more.
    void betweenWholeRounds()
    {
        PipelineOverSites pipeline{.siteStages = {3, 2}, .microBatches = 10, .chunks = 2, .way = 2};
        double before = waitBetweenSites(pipeline);
        for (const std::int64_t m : {11, 13, 15, 40, 41, 200}) {
            pipeline.microBatches = m;
            const double wait = waitBetweenSites(pipeline);
            QVERIFY(wait >= before);
            before = wait;
        }
    }
};

QTEST_APPLESS_MAIN(TestPipelineOverSites)
#include "tst_pipeline_over_sites.moc"
