// SPDX-License-Identifier: GPL-3.0-or-later
// Whole scenarios across sites: what must hold of bytes, rates, replicas and costs, and that nothing breaks at the
// ends.
#include "model/scenario/parameter_table.h"
#include "model/site/power.h"
#include "tests/model/example.h"
#include "tests/near.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

using namespace gigasite;
using namespace gigasite::test;
using test::isNear;

namespace {

using Settings = std::vector<std::string>;

Settings operator+(Settings a, const Settings &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// 2,048 nodes of Llama 3 on two sites.
const Settings twoSites{"sites.count=2", "site.1.share=0.5", "site.2.share=0.5", "parallelism.dp=auto"};
const Settings corrected{"conventions.mode=corrected", "model.heads=320", "network.endpoints=auto"};

using Corners = std::array<std::size_t, 4>;

/// Of a rectangle on the map, one after the other round it; the first side is the longest.
constexpr std::array corners{std::pair(36, -90), std::pair(36, -84), std::pair(40, -84), std::pair(40, -90)};

/// Great circle in m.
double side(std::size_t a, std::size_t b)
{
    return greatCircle(corners[a].first, corners[a].second, corners[b].first, corners[b].second).si();
}

/// Four sites; number i + 1 stands at corner order[i].
Settings rectangle(const Corners &order)
{
    Settings settings{"sites.count=4", "parallelism.dp=auto", "wan.loss=0", "wan.site_gbps=1e5"};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto site = "site." + std::to_string(i + 1) + '.';
        settings.push_back(site + "share=0.25");
        settings.push_back(site + "lat=" + std::to_string(corners[order[i]].first));
        settings.push_back(site + "lon=" + std::to_string(corners[order[i]].second));
    }
    return settings;
}

Scenario applied(Scenario s, const Fix &fix)
{
    auto settings = fix.also;
    settings.emplace_back(fix.key, fix.value);
    for (const auto &[key, value] : settings) {
        auto changed = withSetting(s, key + '=' + value);
        if (!changed)
            qFatal("%s", changed.problem().message.c_str());
        s = *changed;
    }
    return s;
}

std::optional<Problem> withFix(const Evaluation &e, std::string_view path, std::string_view label)
{
    for (const auto &p : e.problems) {
        if (p.path == path && !p.fixes.empty() && p.fixes.front().label == label)
            return p;
    }
    return std::nullopt;
}

std::string text(double v)
{
    return shortestDecimal(v);
}

/// s one way over fibre.
double wayBetween(const std::vector<SitePower> &sites, int from, int to)
{
    const auto &a = sites[static_cast<std::size_t>(from)], &b = sites[static_cast<std::size_t>(to)];
    return 1.5 * greatCircle(a.lat, a.lon, b.lat, b.lon).si() / (299792458.0 * 2 / 3);
}

/// Of the chunks of a ring all-reduce, each of which passes 2 (n-1) links in a row, the one that is longest under way.
double longestWay(const std::vector<double> &ways)
{
    double longest = 0;
    for (std::size_t first = 0; first < ways.size(); ++first) {
        double way = 0;
        for (std::size_t hop = 0; hop < 2 * (ways.size() - 1); ++hop)
            way += ways[(first + hop) % ways.size()];
        longest = std::max(longest, way);
    }
    return longest;
}

} // namespace

class TestAcrossSites : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The paper's own numbers do not move with what it does not know.
    void printedModeStaysThePapers()
    {
        const auto plain = evaluated("nextgen-100t");
        QVERIFY(isNear(figure(plain, "wan.required_bps"), 17712274285714.285));
        const auto changed = evaluated("nextgen-100t",
                                       {"wan.mode=pipeline", "wan.lost_site=2", "wan.lost_pairs=1", "wan.loss=0.01",
                                        "wan.fec_overhead=0.1", "wan.transport=tcp", "power.idle_share=0.1"});
        for (const auto *id : {"layout.replicas", "wan.message_bytes", "wan.required_bps", "step.wan_s", "step.time_s",
                               "cost.capital_usd", "cost.tco_usd_per_year", "power.cooling_area_m2"})
            QVERIFY2(figure(plain, id) == figure(changed, id), id);
        QVERIFY(hasProblem(changed, Severity::Note, "wan.mode") &&
                hasProblem(changed, Severity::Note, "wan.lost_site"));
    }

    /// Rates of sites: the slowest that trains decides; one without racks does not count.
    void slowestSiteDecides()
    {
        const Settings three{"sites.count=3",       "site.1.share=0.5",   "site.2.share=0.3", "site.3.share=0.2",
                             "parallelism.dp=auto", "wan.site_gbps=4000", "wan.loss=0"};
        const auto equal = evaluated("llama3-405b-16k", three);
        const auto slower = evaluated("llama3-405b-16k", three + Settings{"site.3.wan_gbps=1000"});
        QVERIFY(isNear(figure(equal, "wan.link_bps"), 4e12) && isNear(figure(slower, "wan.link_bps"), 1e12));
        QVERIFY(isNear(figure(slower, "wan.transfer_s"), 4 * figure(equal, "wan.transfer_s")));
        const auto empty = evaluated("llama3-405b-16k",
                                     three + Settings{"site.2.share=0.5", "site.3.share=0", "site.3.wan_gbps=1000"});
        QCOMPARE(figure(empty, "wan.sites"), 2.0);
        QVERIFY(isNear(figure(empty, "wan.link_bps"), 4e12));
        const auto two = evaluated("llama3-405b-16k", three + Settings{"sites.count=2", "site.2.share=0.5"});
        QVERIFY(isNear(figure(empty, "wan.rtt_s"), figure(two, "wan.rtt_s"))); // nor does its distance
        QVERIFY(isNear(figure(empty, "wan.route_km"), figure(two, "wan.route_km")));
        QVERIFY(isNear(figure(two, "wan.route_km"), 1.5 * figure(two, "wan.farthest_km")));
        QCOMPARE(figure(equal, "wan.links"), 3.0);
    }

    /// Stages spread over two sites keep the model whole: as many replicas as the racks of both hold, and what crosses
    /// is their activations.
    void pipelineAcrossSites()
    {
        const auto one = evaluated("llama3-405b-16k", {"parallelism.dp=auto"});
        const auto across = evaluated("llama3-405b-16k", twoSites + Settings{"wan.mode=pipeline"});
        QVERIFY(across.has(Stage::Step));
        QCOMPARE(figure(across, "layout.replicas"), figure(one, "layout.replicas"));
        QCOMPARE(figure(across, "layout.gpus_used"), figure(one, "layout.gpus_used"));
        QCOMPARE(figure(across, "wan.sites"), 2.0);
        const double activations = figure(one, "layout.replicas") * 2 * 8192 * 16384; // BF16, one sequence each
        QVERIFY(isNear(figure(across, "wan.message_bytes"), activations));
        QCOMPARE(figure(across, "wan.site_loss_share"), 0.0);
        const auto uneven = evaluated(
            "llama3-405b-16k", twoSites + Settings{"wan.mode=pipeline", "site.1.share=0.625", "site.2.share=0.375"});
        QCOMPARE(figure(uneven, "layout.replicas"), figure(one, "layout.replicas"));
        QVERIFY(figure(across, "step.time_s") > figure(one, "step.time_s"));
    }

    /// Time and memory of a pipeline across sites belong together: no more activations are in flight than at one site,
    /// and what hides nothing is waited for. The step keeps to what the links can carry.
    void waitsForWhatIsNotInFlight()
    {
        for (const char *chunks : {"parallelism.vpp=1", "parallelism.vpp=4"}) {
            const Settings spanned =
                twoSites + Settings{"wan.mode=pipeline", "wan.site_gbps=20000", "wan.loss=0", chunks};
            const auto one = evaluated("llama3-405b-16k", {"parallelism.dp=auto", chunks});
            const auto across = evaluated("llama3-405b-16k", spanned + Settings{"wan.rtt_s=0.2"});
            QVERIFY(figure(across, "memory.per_gpu_bytes") == figure(one, "memory.per_gpu_bytes"));
            QVERIFY(figure(across, "step.exposed_wan_s") == figure(across, "wan.pipeline_wait_s"));
            const double m = across.step.wanAsked.microBatches, way = figure(across, "step.wan_s");
            if (figure(across, "layout.vpp") ==
                1) // turns are taken at the border: one way of each micro-batch, at least
                QVERIFY(figure(across, "step.exposed_wan_s") > (m - figure(across, "layout.pp")) * way);
            const auto longer = evaluated("llama3-405b-16k", spanned + Settings{"wan.rtt_s=0.4"});
            QVERIFY(figure(longer, "step.time_s") > figure(across, "step.time_s"));
            QVERIFY(figure(across, "step.time_s") >=
                    figure(across, "wan.bytes_per_step") / figure(across, "wan.reached_bytes_per_s"));
            QVERIFY(hasProblem(across, Severity::Note, "wan.mode"));
        }
    }

    /// Only neighbours of a pipeline exchange: its way over three sites in a row is that of its two borders.
    void bordersOfAPipeline()
    {
        const Settings row{"sites.count=3",       "site.1.share=0.4",  "site.2.share=0.3",  "site.3.share=0.3",
                           "parallelism.dp=auto", "wan.mode=pipeline", "wan.loss=0",        "site.1.lat=39.55",
                           "site.1.lon=-76.35",   "site.2.lat=39.96",  "site.2.lon=-82.99", "site.3.lat=41.88",
                           "site.3.lon=-88.1",    "wan.site_gbps=1e6"};
        const auto e = evaluated("llama3-405b-16k", row);
        const auto &borders = e.step.wanAsked.borders;
        QCOMPARE(borders.size(), std::size_t(2));
        QVERIFY(isNear(borders[0].si(), fibreRtt(greatCircle(39.55, -76.35, 39.96, -82.99), 1.5).si()));
        QVERIFY(isNear(borders[1].si(), fibreRtt(greatCircle(39.96, -82.99, 41.88, -88.1), 1.5).si()));
        QVERIFY(isNear(figure(e, "wan.round_trip_s"), borders[0].si()));
        QVERIFY(figure(e, "wan.rtt_s") > 1.5 * borders[0].si());
        const auto typed = [&](double seconds) {
            return figure(evaluated("llama3-405b-16k", row + Settings{"wan.rtt_s=" + text(seconds)}),
                          "wan.pipeline_wait_s");
        };
        const double wait = figure(e, "wan.pipeline_wait_s");
        QVERIFY(wait > typed(borders[1].si()) && wait < typed(borders[0].si()));
    }

    /// A chunk passes the links of a ring in turn, each as long as it is: of four sites round a rectangle no diagonal
    /// is one.
    void linksOfARing()
    {
        const Settings ring{"sites.count=4",     "site.1.share=0.25", "site.2.share=0.25", "site.3.share=0.25",
                            "site.4.share=0.25", "site.1.lat=36",     "site.1.lon=-90",    "site.2.lat=36",
                            "site.2.lon=-84",    "site.3.lat=40",     "site.3.lon=-84",    "site.4.lat=40",
                            "site.4.lon=-90",    "wan.loss=0",        "wan.site_gbps=1e5", "parallelism.dp=auto"};
        const auto e = evaluated("llama3-405b-16k", ring);
        const auto longest = fibreRtt(greatCircle(36, -90, 36, -84), 1.5).si();
        QVERIFY(isNear(figure(e, "wan.round_trip_s"), longest));
        QVERIFY(isNear(figure(e, "wan.rtt_s"), fibreRtt(greatCircle(36, -90, 40, -84), 1.5).si()));
        std::vector<double> ways;
        for (const auto &[lat, lon, nextLat, nextLon] : std::vector<std::array<double, 4>>{
                 {36, -90, 36, -84}, {36, -84, 40, -84}, {40, -84, 40, -90}, {40, -90, 36, -90}})
            ways.push_back(fibreRtt(greatCircle(lat, lon, nextLat, nextLon), 1.5).si() / 2);
        QVERIFY(isNear(figure(e, "step.wan_s") - figure(e, "wan.transfer_s"), longestWay(ways)));
        QVERIFY(figure(e, "wan.latency_s") < 3 * longest);
        for (const auto &pair : e.power.distances) { // and those pairs are told from the diagonals
            const bool isDiagonal = pair.to - pair.from == 2;
            QCOMPARE(pair.exchanges, !isDiagonal);
            QVERIFY(isDiagonal || pair.rtt.si() <= longest * (1 + 1e-9));
        }
        const auto printed = evaluated("llama3-405b-16k", ring + Settings{"conventions.mode=printed"});
        QVERIFY(figure(printed, "wan.round_trip_s") == figure(printed, "wan.rtt_s"));
    }

    /// How sites are numbered changes no ring: fibre, cost and time are those of the shortest one. The papers' numbers
    /// stay as they are.
    void ringOfAnyNumbers()
    {
        const auto e = evaluated("llama3-405b-16k", rectangle({0, 1, 2, 3}));
        const double perimeter = side(0, 1) + side(1, 2) + side(2, 3) + side(3, 0);
        QVERIFY(isNear(figure(e, "wan.route_km"), 1.5 * perimeter / 1000));
        for (const Corners &crossed : {Corners{0, 2, 1, 3}, Corners{0, 1, 3, 2}, Corners{3, 1, 0, 2}}) {
            const auto other = evaluated("llama3-405b-16k", rectangle(crossed));
            for (const char *id : {"wan.route_km", "wan.round_trip_s", "step.time_s", "wan.amplifiers"})
                QVERIFY2(isNear(figure(other, id), figure(e, id)), id);
            const auto dark = Settings{"wan.supply=dark_fibre"};
            QVERIFY(
                isNear(figure(evaluated("llama3-405b-16k", rectangle(crossed) + dark), "cost.wan_capital_usd"),
                       figure(evaluated("llama3-405b-16k", rectangle({0, 1, 2, 3}) + dark), "cost.wan_capital_usd")));
            const auto local = evaluated("llama3-405b-16k", rectangle(crossed) + Settings{"wan.mode=local_updates"});
            QVERIFY(isNear(figure(local, "wan.route_km"), figure(e, "wan.route_km")));
            const auto printed =
                evaluated("llama3-405b-16k", rectangle(crossed) + Settings{"conventions.mode=printed"});
            double byNumber = 0;
            for (std::size_t i = 0; i < 4; ++i)
                byNumber += side(crossed[i], crossed[(i + 1) % 4]);
            QVERIFY(isNear(figure(printed, "wan.route_km"), 1.5 * byNumber / 1000) && byNumber > perimeter);
        }
        // the first link leads from the first site along the ring: here to the third
        const auto cut =
            evaluated("llama3-405b-16k", rectangle({0, 2, 1, 3}) + Settings{"wan.lost_pairs=1000", "wan.lost_link=1"});
        const double around = 2 * 1.5 * (side(1, 2) + side(2, 3) + side(3, 0)) / (299792458.0 * 2 / 3);
        QVERIFY(isNear(figure(cut, "wan.round_trip_s"), around));
    }

    /// Whichever number is typed, the problem names the two sites whose link is cut: without it the way between them is
    /// the rest of the ring. Of a pipeline the link loses rate, or all.
    void aCutLinkIsNamed()
    {
        const Corners crossed{0, 2, 1, 3};
        const auto told = [&](const Evaluation &e, const std::string &path) {
            const auto at =
                std::find_if(e.problems.begin(), e.problems.end(), [&](const Problem &p) { return p.path == path; });
            return at == e.problems.end() ? std::string() : at->message.english();
        };
        const double perimeter = side(0, 1) + side(1, 2) + side(2, 3) + side(3, 0);
        for (int link = 1; link <= 4; ++link) {
            const auto number = "wan.lost_link=" + std::to_string(link);
            const auto e = evaluated("llama3-405b-16k", rectangle(crossed) + Settings{"wan.lost_pairs=1000", number});
            const auto isCut = [](const SiteDistance &pair) { return pair.isCut; };
            const auto &pairs = e.power.distances;
            QCOMPARE(std::count_if(pairs.begin(), pairs.end(), isCut), 1);
            const auto &cut = *std::find_if(pairs.begin(), pairs.end(), isCut);
            const double around = 2 * 1.5 * (perimeter - cut.greatCircle.si()) / fibreLightSpeed;
            QVERIFY(isNear(e.step.wanAsked.detour()->si(), around));
            const auto names = e.power.sites[static_cast<std::size_t>(cut.from)].name + " to " +
                e.power.sites[static_cast<std::size_t>(cut.to)].name;
            QVERIFY2(told(e, "wan.lost_link").find(names) != std::string::npos, told(e, "wan.lost_link").c_str());
        }
        const auto whole = evaluated("llama3-405b-16k", rectangle(crossed));
        for (const auto &pair : whole.power.distances)
            QVERIFY(!pair.isCut && (pair.link > 0) == pair.exchanges);
        const Settings pipeline = rectangle(crossed) + Settings{"wan.mode=pipeline", "wan.lost_link=2"};
        const auto one = evaluated("llama3-405b-16k", pipeline + Settings{"wan.lost_pairs=1"});
        const auto names = "link 2, " + one.power.sites[1].name + " to " + one.power.sites[2].name + ", 1 of";
        QVERIFY2(told(one, "wan.lost_link").find(names) != std::string::npos, told(one, "wan.lost_link").c_str());
        QVERIFY(one.feasible());
        const auto all = evaluated("llama3-405b-16k", pipeline + Settings{"wan.lost_pairs=1000"});
        QVERIFY(hasProblem(all, Severity::Error, "wan.lost_pairs"));
        for (const auto &pair : all.power.distances)
            QCOMPARE(pair.isCut, pair.from == 1 && pair.to == 2);
    }

    /// Stages follow the numbers of the sites. A way to and fro is told of with its fix, which numbers them along the
    /// shortest way, with all that is set of each, and changes nothing else.
    void stagesInAnotherOrder()
    {
        const Settings crossed = rectangle({0, 2, 1, 3}) +
            Settings{"wan.mode=pipeline", "site.4.overhead=1.7", "site.4.name=Far", "site.2.share=0.26",
                     "site.3.share=0.24"};
        const auto scenario = example("llama3-405b-16k", crossed);
        const auto e = evaluate(scenario, facts());
        const auto told = withFix(e, "wan.mode", "Number them so");
        QVERIFY(told.has_value());
        QVERIFY2(told->message.english().find("1 → 4 → 2 → 3") != std::string::npos, told->message.c_str());
        const auto renumbered = applied(scenario, told->fixes.front());
        QCOMPARE(renumbered.sites[1].name, std::string("Far"));
        QCOMPARE(renumbered.sites[2].share, 0.26);
        const auto after = evaluate(renumbered, facts());
        QVERIFY(!withFix(after, "wan.mode", "Number them so"));
        QVERIFY(isNear(figure(after, "wan.route_km"), 1.5 * (side(0, 3) + side(3, 2) + side(2, 1)) / 1000));
        QVERIFY(figure(after, "wan.route_km") < figure(e, "wan.route_km"));
        QVERIFY(isNear(figure(after, "power.site_w"), figure(e, "power.site_w"), 1e-6));
        QVERIFY(figure(after, "wan.pipeline_wait_s") < figure(e, "wan.pipeline_wait_s"));
        const auto inARow = evaluated("llama3-405b-16k", rectangle({1, 2, 3, 0}) + Settings{"wan.mode=pipeline"});
        QVERIFY(!withFix(inARow, "wan.mode", "Number them so"));
        QVERIFY(!withFix(evaluated("llama3-405b-16k", rectangle({0, 2, 1, 3})), "wan.mode", "Number them so"));
    }

    /// Every site that stands where another one does is told of, each with a fix that leaves one site less, the others
    /// as they are, and all of the racks.
    void sitesAtOnePlace()
    {
        auto scenario =
            example("llama3-405b-16k",
                    {"sites.count=4", "site.1.share=0.1", "site.2.share=0.2", "site.3.share=0.3", "site.4.share=0.4",
                     "site.1.lat=39.55", "site.1.lon=-76.35", "site.2.lat=39.55", "site.2.lon=-76.35",
                     "site.3.lat=33.45", "site.3.lon=-112.07", "site.4.lat=39.55", "site.4.lon=-76.35",
                     "site.3.name=Phoenix", "site.3.overhead=1.4", "site.3.onsite_w=1e6", "parallelism.dp=auto"});
        auto e = evaluate(scenario, facts());
        QVERIFY(hasProblem(e, Severity::Warning, "site.2.lat") && hasProblem(e, Severity::Warning, "site.4.lat"));
        QVERIFY(!hasProblem(e, Severity::Warning, "site.3.lat"));
        const auto ofLast = withFix(e, "site.4.lat", "Join them");
        QVERIFY(ofLast && applied(scenario, ofLast->fixes.front()).sites[2].name == "Phoenix");
        const auto racks = figure(e, "site.racks");
        for (const char *path : {"site.2.lat", "site.3.lat"}) { // which moves up
            const auto told = withFix(e, path, "Join them");
            QVERIFY2(told.has_value(), path);
            scenario = applied(scenario, told->fixes.front());
            e = evaluate(scenario, facts());
        }
        QCOMPARE(scenario.siteCount, std::int64_t(2));
        QCOMPARE(scenario.sites[0].share, 0.7);
        QCOMPARE(scenario.sites[1].share, 0.3);
        QCOMPARE(scenario.sites[1].name, std::string("Phoenix"));
        QCOMPARE(scenario.sites[1].lon, -112.07);
        QVERIFY(scenario.sites[1].overhead == 1.4 && scenario.sites[1].onsiteWatts == 1e6);
        QVERIFY(figure(e, "site.racks") >= racks && figure(e, "site.racks") < racks + 4); // whole ones at each site
        for (const auto &p : e.problems)
            QVERIFY2(p.fixes.empty() || p.fixes.front().label != "Join them", p.message.c_str());
    }

    /// The window is that of a message: of a stage with several layers, not of each of them.
    void windowOfAMessage()
    {
        const auto e = evaluated("llama3-405b-16k", twoSites + Settings{"wan.loss=0", "wan.window_s=0.25"});
        const double layers = static_cast<double>(example("llama3-405b-16k").model.layers) / figure(e, "layout.pp");
        QVERIFY(layers > 1);
        QVERIFY(isNear(figure(e, "wan.required_bps") * 0.25 / 8, layers * figure(e, "memory.layer_gradients_bytes")));
        const auto &help = findParameter("wan.window_s")->help;
        QVERIFY(help.find("stage") != std::string::npos && help.find("layer") == std::string::npos);
    }

    /// All of local updates' bytes together are those of the gradients once; the note says what is not modelled.
    void localUpdates()
    {
        const auto every = evaluated("llama3-405b-16k", twoSites);
        const auto local =
            evaluated("llama3-405b-16k", twoSites + Settings{"wan.mode=local_updates", "wan.sync_every_steps=100"});
        QVERIFY(isNear(100 * figure(local, "wan.bytes_per_step"), figure(every, "wan.bytes_per_step")));
        QVERIFY(hasProblem(local, Severity::Note, "wan.mode") && !hasProblem(every, Severity::Note, "wan.mode"));
        QVERIFY(isNear(figure(local, "step.exposed_wan_s") * 100, figure(local, "step.wan_s")));
    }

    /// A lost site takes its replicas along, and nothing else; the foretold share is what really is left.
    void lostSite()
    {
        const Settings uneven = twoSites + Settings{"site.1.share=0.75", "site.2.share=0.25"};
        const auto whole = evaluated("llama3-405b-16k", uneven);
        const auto lost = evaluated("llama3-405b-16k", uneven + Settings{"wan.lost_site=1"});
        QVERIFY(isNear(figure(lost, "layout.replicas"), 0.25 * figure(whole, "layout.replicas")));
        QVERIFY(isNear(figure(whole, "wan.site_loss_share"), 0.25));
        QVERIFY(isNear(figure(lost, "step.tokens"), 0.25 * figure(whole, "step.tokens")));
        QVERIFY(!figureValue(lost, "wan.message_bytes").value); // one site alone
        QVERIFY(figure(lost, "site.gpus") == figure(whole, "site.gpus"));
        // transfers are those of the site that is left, of a third of the hosts
        QVERIFY(whole.flowInput && lost.flowInput);
        QCOMPARE(3 * lost.flowInput->network.hosts, whole.flowInput->network.hosts);
        QVERIFY(hasProblem(lost, Severity::Warning, "wan.lost_site"));
        QVERIFY(hasProblem(evaluated("llama3-405b-16k", uneven + Settings{"wan.lost_site=7"}), Severity::Warning,
                           "wan.lost_site"));
    }

    /// A fibre pair that carries no wavelength is refused, and what is offered carries one; so are racks of which no
    /// site gets a whole one.
    void fibresAndRacksThatCarryNothing()
    {
        const auto cleared = [](const Settings &settings, const char *path, const char *name) {
            const auto broken = evaluated(name, settings);
            for (const auto &p : broken.problems) {
                if (p.path != path || p.severity != Severity::Error || p.fixes.empty())
                    continue;
                auto mended = settings;
                mended.push_back(p.fixes.front().key + '=' + p.fixes.front().value);
                for (const auto &[key, value] : p.fixes.front().also)
                    mended.push_back(key + '=' + value);
                return !hasProblem(evaluated(name, mended), Severity::Error, path);
            }
            return false;
        };
        const auto narrow = twoSites + Settings{"wan.fibre_pair_gbps=100"};
        QVERIFY(cleared(narrow, "wan.fibre_pair_gbps", "llama3-405b-16k"));
        const Settings few{"sizing.mode=racks", "hardware.racks=3",  "sites.count=4",    "site.1.share=0.25",
                           "site.2.share=0.25", "site.3.share=0.25", "site.4.share=0.25"};
        QVERIFY(cleared(few, "hardware.racks", "gb200-nvl72-campus"));
    }

    /// A lost site takes its links along: who cuts one that is not there is told so, and nothing else changes.
    void cutLinksOfALostSite()
    {
        const auto told = [](const Evaluation &e, std::string_view key) { return hasProblem(e, Severity::Note, key); };
        const Settings three{"sites.count=3",    "site.1.share=0.4",    "site.2.share=0.3",
                             "site.3.share=0.3", "parallelism.dp=auto", "wan.site_gbps=60000"};
        const auto with = [&](const Settings &more) { return evaluated("llama3-405b-16k", three + more); };
        const auto ring = with({"wan.lost_link=3", "wan.lost_pairs=1000"});
        QVERIFY(figure(ring, "wan.round_trip_s") > figure(with({}), "wan.round_trip_s")); // a way round
        const auto lost = with({"wan.lost_site=3"});
        for (const char *link : {"wan.lost_link=3", "wan.lost_link=2"}) {
            const auto gone = with({"wan.lost_site=3", "wan.lost_pairs=1", link});
            QVERIFY2(told(gone, "wan.lost_link") && told(gone, "wan.lost_pairs"), link);
            QCOMPARE(figure(gone, "step.time_s"), figure(lost, "step.time_s"));
        }
        const auto left = with({"wan.lost_site=3", "wan.lost_pairs=1", "wan.lost_link=1"});
        QVERIFY(!told(left, "wan.lost_pairs"));
        QCOMPARE(figure(left, "wan.missing_pairs"), 1.0);
        const auto one = evaluated("llama3-405b-16k", twoSites + Settings{"wan.lost_site=2", "wan.lost_pairs=1"});
        QVERIFY(told(one, "wan.lost_pairs"));
        QVERIFY(!told(evaluated("llama3-405b-16k", twoSites + Settings{"wan.lost_pairs=1"}), "wan.lost_pairs"));
    }

    /// No schedule beats the way of one micro-batch through every chunk on every site and back.
    void pipelineIsNoFasterThanLight()
    {
        for (const char *rtt : {"0.05", "0.3", "1"}) {
            const auto e = evaluated(
                "llama3-405b-16k",
                twoSites + Settings{"wan.mode=pipeline", "wan.site_gbps=1000000", std::string("wan.rtt_s=") + rtt});
            const double crossings = 2 * (2 * figure(e, "layout.vpp") - 1);
            const double way = figure(e, "layout.pp") * figure(e, "step.mean_stage_s") + crossings * std::stod(rtt) / 2;
            QVERIFY2(figure(e, "step.time_s") >= way, rtt);
        }
    }

    /// A pair of fibres less: the foretold step is the one that comes; all pairs less, and no step completes.
    void lostFibre()
    {
        const Settings wide = twoSites + Settings{"wan.site_gbps=100000", "wan.window_s=0.001"};
        const auto whole = evaluated("llama3-405b-16k", wide);
        const auto pairs = figure(whole, "wan.fibre_pairs");
        QCOMPARE(pairs, 4.0); // 250 wavelengths, 64 to a pair
        const auto cut = evaluated("llama3-405b-16k", wide + Settings{"wan.lost_pairs=1"});
        QVERIFY(isNear(figure(cut, "step.time_s"), figure(whole, "wan.fibre_loss_step_s")));
        QVERIFY(isNear(8 * figure(cut, "wan.used_bytes_per_s"), figure(whole, "wan.fibre_loss_bps")));
        const auto one = evaluated("llama3-405b-16k", wide + Settings{"wan.lost_pairs=1", "wan.lost_link=1"});
        QVERIFY(figure(one, "step.time_s") == figure(cut, "step.time_s")); // the only link
        const auto other = evaluated("llama3-405b-16k", wide + Settings{"wan.lost_pairs=4", "wan.lost_link=2"});
        QVERIFY(hasProblem(other, Severity::Note, "wan.lost_link"));
        QVERIFY(figure(other, "step.time_s") == figure(whole, "step.time_s")); // there is no second
        const auto none = evaluated("llama3-405b-16k", wide + Settings{"wan.lost_pairs=4"});
        QVERIFY(hasProblem(none, Severity::Error, "wan.lost_pairs") && !none.feasible());
        QVERIFY(!figureValue(none, "step.time_s").value); // and no time, as if none were cut
    }

    /// Where the link is not what limits (TCP, flows at a fixed rate), a pair less takes nothing, or what flows that
    /// are admitted lose: foretold as it comes.
    void lostFibreOfSlowFlows()
    {
        const Settings wide = twoSites + Settings{"wan.site_gbps=100000"};
        for (const Settings &how : {Settings{"wan.transport=tcp", "wan.loss=1e-5"}, Settings{"wan.flow_gbps=1"},
                                    Settings{"wan.flow_gbps=30"}, Settings{"wan.mode=pipeline", "wan.flow_gbps=10"}}) {
            const auto whole = evaluated("llama3-405b-16k", wide + how);
            const auto cut = evaluated("llama3-405b-16k", wide + how + Settings{"wan.lost_pairs=1"});
            QVERIFY2(isNear(figure(cut, "step.time_s"), figure(whole, "wan.fibre_loss_step_s")), how.front().c_str());
            QVERIFY(isNear(figure(cut, "wan.transfer_s"), figure(whole, "wan.fibre_loss_transfer_s")));
        }
    }

    /// One pair is not "all 1 pairs".
    void theOnlyFibreIsOne()
    {
        const auto said = [](const Settings &settings) {
            const auto e = evaluated("llama3-405b-16k", settings);
            const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &p) {
                return p.severity == Severity::Error && p.path == "wan.lost_pairs";
            });
            return at == e.problems.end() ? std::string() : at->message.english();
        };
        const Settings narrow = twoSites + Settings{"wan.site_gbps=1000", "wan.lost_pairs=1"};
        QCOMPARE(said(narrow), std::string("The only fibre pair between sites is cut, so no step completes."));
        QVERIFY(said(narrow + Settings{"wan.lost_link=1"}).starts_with("The only fibre pair of link 1, "));
        const Settings wide = twoSites + Settings{"wan.site_gbps=100000", "wan.window_s=0.001", "wan.lost_pairs=4"};
        QCOMPARE(said(wide), std::string("All 4 fibre pairs between sites are cut, so no step completes."));
    }

    /// A ring of sites whose one link is cut: traffic goes round the other way, at the rate of a whole ring and as long
    /// as all other links together. A chain has no other way.
    void roundACutLink()
    {
        const Settings ring{"sites.count=3",       "site.1.share=0.4",    "site.2.share=0.3", "site.3.share=0.3",
                            "parallelism.dp=auto", "wan.site_gbps=60000", "wan.loss=0"};
        const auto whole = evaluated("llama3-405b-16k", ring);
        QVERIFY(figure(whole, "wan.round_trip_s") == figure(whole, "wan.rtt_s"));
        for (int link = 1; link <= 3; ++link) {
            const auto cut = evaluated("llama3-405b-16k",
                                       ring + Settings{"wan.lost_pairs=1000", "wan.lost_link=" + std::to_string(link)});
            QVERIFY(cut.has(Stage::Step) && hasProblem(cut, Severity::Note, "wan.lost_link"));
            const auto &places = cut.power.sites;
            double around = 0; // s there and back
            for (int i = 1; i < 3; ++i)
                around += 2 * wayBetween(places, (link - 1 + i) % 3, (link + i) % 3);
            QVERIFY(isNear(figure(cut, "wan.round_trip_s"), std::max(around, figure(whole, "wan.rtt_s"))));
            // a ring of three: every site sends one way only, so the way round is free in the other direction
            QVERIFY(figure(cut, "wan.used_bytes_per_s") == figure(whole, "wan.used_bytes_per_s"));
            QVERIFY(figure(cut, "wan.bytes_per_step") == figure(whole, "wan.bytes_per_step"));
            std::vector<double> ways;
            for (int i = 0; i < 3; ++i)
                ways.push_back(i == link - 1 ? around / 2 : wayBetween(places, i, (i + 1) % 3));
            QVERIFY(isNear(figure(cut, "wan.latency_s"), longestWay(ways)));
            QVERIFY(figure(cut, "step.wan_s") >= figure(whole, "step.wan_s"));
        }
        const auto everywhere = evaluated("llama3-405b-16k", ring + Settings{"wan.lost_pairs=1000"});
        QVERIFY(hasProblem(everywhere, Severity::Error, "wan.lost_pairs"));
        const auto chain = evaluated("llama3-405b-16k",
                                     ring + Settings{"wan.mode=pipeline", "wan.lost_pairs=1000", "wan.lost_link=1"});
        QVERIFY(hasProblem(chain, Severity::Error, "wan.lost_pairs") && !figureValue(chain, "step.time_s").value);
    }

    /// Some of a link's pairs are cut: as with all of them, or as with as many of every link (a ring is as fast as its
    /// slowest), whichever takes less.
    void someOfALinksPairs()
    {
        bool over = false, round = false;
        for (const char *rate : {"wan.site_gbps=60000", "wan.site_gbps=110000", "wan.site_gbps=1000000"}) {
            for (const char *rtt : {"wan.rtt_s=0.5", "wan.rtt_s=auto", "wan.rtt_s=0.001"}) {
                const Settings ring{"sites.count=3",
                                    "site.1.share=0.4",
                                    "site.2.share=0.3",
                                    "site.3.share=0.3",
                                    "wan.window_s=0.1",
                                    "parallelism.dp=auto",
                                    "wan.loss=0",
                                    rate,
                                    rtt};
                const auto time = [&](const Settings &lost) {
                    return figure(evaluated("llama3-405b-16k", ring + lost), "step.time_s");
                };
                const auto pairs = figure(evaluated("llama3-405b-16k", ring), "wan.fibre_pairs");
                for (int lost = 1; lost < static_cast<int>(pairs); ++lost) {
                    const auto some = "wan.lost_pairs=" + std::to_string(lost);
                    const double everywhere = time({some}), all = time({"wan.lost_pairs=1000", "wan.lost_link=2"});
                    QCOMPARE(time({some, "wan.lost_link=2"}), std::min(everywhere, all));
                    over = over || everywhere < all;
                    round = round || all < everywhere;
                    if (time({some, "wan.lost_link=2"}) == all)
                        continue; // it carries nothing any more
                    const auto next = "wan.lost_pairs=" + std::to_string(lost + 1);
                    const auto now = evaluated("llama3-405b-16k", ring + Settings{some, "wan.lost_link=2"});
                    QVERIFY(isNear(figure(now, "wan.fibre_loss_step_s"), time({next, "wan.lost_link=2"})));
                }
            }
        }
        QVERIFY(over && round);
    }

    /// Admitted flows come in whole turns, so that a pair less may leave the links better than the way round that was
    /// chosen: what is foretold exposes no more than two pairs less of every link.
    void theWayBackOverTheLinks()
    {
        const Settings ring{"conventions.step_time=ideal",
                            "conventions.mode=corrected",
                            "sites.count=3",
                            "site.1.lat=39.96",
                            "site.1.lon=-83",
                            "site.1.share=0.34",
                            "site.2.lat=41",
                            "site.2.lon=-73.9",
                            "site.2.share=0.33",
                            "site.3.lat=39.55",
                            "site.3.lon=-76.35",
                            "site.3.share=0.33",
                            "wan.site_gbps=130000",
                            "wan.flow_gbps=93.0506"};
        const auto now = evaluated("nextgen-100t", ring + Settings{"wan.lost_link=3", "wan.lost_pairs=1"});
        QCOMPARE(figure(now, "wan.goes_round"), 1.0);
        const auto everywhere = evaluated("nextgen-100t", ring + Settings{"wan.lost_link=0", "wan.lost_pairs=2"});
        QVERIFY(figure(now, "wan.fibre_loss_exposed_s") <= figure(everywhere, "step.exposed_wan_s") * (1 + 1e-12));
        const auto next = evaluated("nextgen-100t", ring + Settings{"wan.lost_link=3", "wan.lost_pairs=2"});
        QCOMPARE(figure(now, "wan.fibre_loss_goes_round"), figure(next, "wan.goes_round"));
        QVERIFY(isNear(figure(now, "wan.fibre_loss_step_s"), figure(next, "step.time_s")));
    }

    /// A single fibre pair: of the link that is named, else of the one whose loss costs most; a ring goes round it.
    void oneFibreOfARing()
    {
        for (const char *mode : {"all_reduce", "pipeline"}) {
            const Settings ring{"sites.count=3",        "site.1.lat=39.54",    "site.1.lon=-76.35",
                                "site.1.share=0.4",     "site.2.lat=33.45",    "site.2.lon=-112.07",
                                "site.2.share=0.3",     "site.3.lat=39.9",     "site.3.lon=-86",
                                "site.3.share=0.3",     "wan.loss=0",          "wan.window_s=0.1",
                                "wan.site_gbps=100000", "parallelism.dp=auto", std::string("wan.mode=") + mode};
            const auto now = evaluated("llama3-405b-16k", ring);
            const auto links = mode == std::string("pipeline") ? 2 : 3;
            double worst = 0;
            for (int link = 1; link <= links; ++link) {
                const auto named = "wan.lost_link=" + std::to_string(link);
                const auto next = evaluated("llama3-405b-16k", ring + Settings{named, "wan.lost_pairs=1"});
                const auto asked = evaluated("llama3-405b-16k", ring + Settings{named});
                QVERIFY(isNear(figure(asked, "wan.fibre_loss_step_s"), figure(next, "step.time_s")));
                QCOMPARE(figure(asked, "wan.fibre_loss_link"), double(link));
                worst = std::max(worst, figure(next, "step.time_s"));
            }
            QVERIFY(isNear(figure(now, "wan.fibre_loss_step_s"), worst));
        }
        const Settings thin{"sites.count=3",    "site.1.share=0.4",   "site.2.share=0.3",
                            "site.3.share=0.3", "wan.site_gbps=1000", "parallelism.dp=auto"};
        const auto now = evaluated("llama3-405b-16k", thin);
        QCOMPARE(figure(now, "wan.fibre_pairs"), 1.0);
        const auto next = evaluated("llama3-405b-16k", thin + Settings{"wan.lost_link=1", "wan.lost_pairs=1"});
        QVERIFY(figure(now, "wan.fibre_loss_step_s") >= figure(next, "step.time_s") * (1 - 1e-9));
    }

    /// Of a pipeline one border is narrower, and no other: the step takes no longer than with all of them, and where
    /// the border decides longer than with none.
    void oneNarrowBorder()
    {
        const Settings chain{"sites.count=3",     "site.1.share=0.4",    "site.2.share=0.3", "site.3.share=0.3",
                             "wan.mode=pipeline", "wan.site_gbps=60000", "wan.loss=0",       "site.3.lat=33",
                             "site.3.lon=-97",    "parallelism.dp=auto"};
        const auto time = [&](const Settings &lost) {
            return figure(evaluated("llama3-405b-16k", chain + lost), "step.time_s");
        };
        const double none = time({}), all = time({"wan.lost_pairs=2"});
        QCOMPARE(figure(evaluated("llama3-405b-16k", chain), "wan.fibre_pairs"), 3.0);
        const double first = time({"wan.lost_pairs=2", "wan.lost_link=1"}),
                     second = time({"wan.lost_pairs=2", "wan.lost_link=2"});
        QVERIFY2(none < all, qPrintable(QStringLiteral("%1 %2").arg(none).arg(all)));
        QVERIFY(first > none && second > none && first <= all && second <= all);
        QVERIFY2(std::min(first, second) < all,
                 qPrintable(QStringLiteral("%1 %2 %3 %4").arg(none).arg(first).arg(second).arg(all)));
    }

    /// The paper's budget: what a backward pass hides costs nothing, what it does not lengthens the step; a step never
    /// ends before its exchange of all stages has crossed.
    void printedBudgetExceeded()
    {
        const auto within = evaluated("nextgen-100t");
        QCOMPARE(figure(within, "step.exposed_wan_s"), 0.0);
        const auto beyond = evaluated("nextgen-100t", {"wan.site_gbps=1"});
        QVERIFY(hasProblem(beyond, Severity::Warning, "step.wan_s"));
        QVERIFY(figure(beyond, "step.time_s") >= figure(beyond, "layout.pp") * figure(beyond, "wan.transfer_s"));
        QVERIFY(isNear(figure(beyond, "step.time_s") - figure(within, "step.time_s"),
                       figure(beyond, "step.exposed_wan_s")));
    }

    /// nextgen S4.2: 721 replicas on one site, 360 on each of two; without one of them, half of what both train.
    void replicasOfThePapersSites()
    {
        const auto e = evaluated("nextgen-100t");
        QCOMPARE(figure(e, "layout.replicas"), 721.0);
        QCOMPARE(figure(e, "wan.site_replicas"), 720.0);
        QCOMPARE(figure(e, "wan.site_loss_share"), 0.5);
        QVERIFY(isNear(figure(e, "wan.site_loss_tokens_s"),
                       360 * figure(e, "step.tokens") / 721 / figure(e, "step.time_s")));
    }

    /// Leased, dark and new fibre by hand: Baltimore to Phoenix on 1.5 times the great circle.
    void fibreCosts()
    {
        const auto leased = evaluated("nextgen-100t");
        const double km = 1.5 * figure(leased, "wan.farthest_km");
        QVERIFY(isNear(figure(leased, "cost.wan_usd_per_year"), 45 * 15000.0 * 12));
        const auto range = figureValue(leased, "cost.wan_usd_per_year");
        QVERIFY(range.low && range.high && isNear(*range.low, 45 * 8000.0 * 12) &&
                isNear(*range.high, 45 * 30000.0 * 12));
        const auto dark = evaluated("nextgen-100t", {"wan.supply=dark_fibre"});
        const double ends = 2 * 45 * 10000.0;
        QVERIFY(isNear(figure(dark, "cost.wan_capital_usd"), 2 * km / 1.609344 * 1500 + ends));
        QVERIFY(isNear(figure(dark, "wan.amplifiers"), std::ceil(km / 80) - 1));
        const auto built = evaluated("nextgen-100t", {"wan.supply=new_build", "wan.build_usd_per_km=1000"});
        QVERIFY(isNear(figure(built, "cost.wan_capital_usd"), 1000 * km + ends));
        QCOMPARE(figure(dark, "cost.wan_capital_usd"),
                 figure(evaluated("nextgen-100t", {"wan.supply=dark_fibre", "wan.amplifier_usd=1e6"}),
                        "cost.wan_capital_usd")); // the paper's sums know none
        const auto amplified = evaluated("nextgen-100t", corrected + Settings{"wan.supply=dark_fibre"});
        const auto dearer =
            evaluated("nextgen-100t", corrected + Settings{"wan.supply=dark_fibre", "wan.amplifier_usd=50000"});
        const double amplifiers = figure(amplified, "wan.amplifiers");
        QVERIFY(amplifiers >= 40);
        QVERIFY(isNear(figure(dearer, "cost.wan_capital_usd") - figure(amplified, "cost.wan_capital_usd"),
                       amplifiers * 30000));
        const double waves = figure(amplified, "wan.wavelengths"), pairs = figure(amplified, "wan.fibre_pairs");
        QVERIFY(isNear(figure(amplified, "cost.wan_capital_usd"),
                       2 * pairs * km / 1.609344 * 1500 + 2 * waves * 10000 + amplifiers * 20000));
        const auto dear = evaluated("nextgen-100t", {"wan.supply=dark_fibre", "wan.transponder_usd=30000"});
        QVERIFY(isNear(figure(dear, "cost.wan_capital_usd") - figure(dark, "cost.wan_capital_usd"), 2 * ends));
        QCOMPARE(figure(leased, "cost.wan_capital_usd"), 0.0); // a leased wave ends in the lessor's
        // corrected sums hold them, the paper's do not
        const auto parts = [](const Evaluation &e) {
            return figure(e, "cost.compute_usd") + figure(e, "cost.network_usd") + figure(e, "cost.facility_usd");
        };
        QVERIFY(isNear(figure(dark, "cost.capital_usd"), parts(dark)));
        const auto right = evaluated("llama3-405b-16k", twoSites + Settings{"wan.supply=dark_fibre"});
        QVERIFY(figureValue(right, "cost.capital_usd").value);
        QVERIFY(isNear(figure(right, "cost.capital_usd"), parts(right) + figure(right, "cost.wan_capital_usd")));
    }

    /// From one rack to a terawatt, with empty sites, no distance and no loss: numbers are finite or absent.
    void nothingBreaksAtTheEnds()
    {
        const std::vector<Settings> cases{
            {"sizing.mode=power", "power.available_w=1"},
            {"sizing.mode=power", "power.available_w=1e12"},
            {"site.1.share=1", "site.2.share=0"},
            {"sites.count=1", "site.1.share=1"},
            {"site.2.lat=39.55", "site.2.lon=-76.35"},
            {"wan.loss=0", "wan.transport=tcp"},
            {"wan.loss=0.1", "wan.transport=tcp", "wan.fec_overhead=0.05"},
            {"wan.flow_gbps=10000", "wan.site_gbps=1"},
            {"wan.mode=pipeline", "wan.site_gbps=1"},
            {"wan.mode=pipeline", "site.1.share=1", "site.2.share=0"},
            {"wan.mode=local_updates", "wan.sync_every_steps=1"},
            {"wan.lost_site=1", "site.1.share=1", "site.2.share=0"},
            {"wan.wavelength_gbps=1600", "wan.fibre_pair_gbps=100"},
        };
        for (const auto &settings : cases) {
            for (const auto &mode : {Settings{"conventions.mode=printed"}, corrected}) {
                const auto e = evaluated("nextgen-100t", mode + settings);
                for (const auto &value : e.figures)
                    QVERIFY2(!value.value || std::isfinite(*value.value), settings[0].c_str());
                const bool wan = e.layout.siteReplicas.size() > 1 &&
                    std::count_if(e.layout.siteReplicas.begin(), e.layout.siteReplicas.end(),
                                  [](auto r) { return r > 0; }) > 1;
                for (const auto *id : {"wan.message_bytes", "wan.required_bps", "step.wan_s", "cost.wan_usd_per_year",
                                       "wan.tcp_flow_bps", "wan.fibre_pairs"})
                    QVERIFY2(figureValue(e, id).value.has_value() == (wan && e.has(Stage::Step)),
                             (settings[0] + ' ' + id).c_str());
            }
        }
    }

    /// Exposed time is at most the whole exchange, and grows as the links narrow.
    void narrowerLinksExposeMore()
    {
        for (const char *mode : {"all_reduce", "pipeline", "local_updates"}) {
            double before = 0;
            for (const double gbps : {100000.0, 10000.0, 1000.0, 100.0}) {
                const auto e =
                    evaluated("llama3-405b-16k",
                              twoSites + Settings{"wan.site_gbps=" + text(gbps), std::string("wan.mode=") + mode});
                const double exposed = figure(e, "step.exposed_wan_s");
                QVERIFY2(exposed > before, mode);
                before = exposed;
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestAcrossSites)
#include "tst_across_sites.moc"
