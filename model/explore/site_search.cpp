// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/site_search.h"

#include "model/evaluate/figure_table.h"
#include "model/explore/optimize.h"
#include "model/scenario/scenario_io.h"
#include "model/site/site_name.h"
#include "model/site/site_problems.h"
#include "model/site/sizing.h"
#include "model/units/nearest_name.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>

namespace gigasite {

namespace {

struct Objective {
    std::string_view name, figure;
    SitesObjective objective;
    Unit unit;
};

constexpr std::array objectives{
    Objective{"cost", "cost.energy_usd_per_year", SitesObjective::Cost, Unit::UsdPerYear},
    Objective{"carbon", "power.co2_g_per_kwh", SitesObjective::Carbon, Unit::GramPerKwh},
    Objective{"rtt", "wan.rtt_s", SitesObjective::Rtt, Unit::Second},
    Objective{"margin", "power.headroom_w", SitesObjective::Margin, Unit::Watt},
    Objective{"water", "power.grid_water_l_per_kwh", SitesObjective::Water, Unit::LitrePerKwh}};

const Objective *objectiveOf(std::string_view name)
{
    const auto at = std::find_if(objectives.begin(), objectives.end(),
                                 [&](const Objective &o) { return o.name == name || o.figure == name; });
    return at == objectives.end() ? nullptr : &*at;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

/// The locked site that stands there; null where none does.
const SiteChoice *lockedAt(const Scenario &s, const SplitSite &place)
{
    const auto *begin = s.sites.data(), *end = begin + s.siteCount;
    const auto *at = std::find_if(begin, end, [&](const SiteChoice &site) {
        return site.locked && site.lat == place.lat && site.lon == place.lon;
    });
    return at == end ? nullptr : at;
}

/// What a site has of its own: a new place has nothing.
void addOwn(Settings &settings, const std::string &key, const SiteChoice &site)
{
    const auto own = [&](const char *field, const AutoNumber &value) {
        settings.emplace_back(key + field, value ? shortestDecimal(*value) : "auto");
    };
    own("limit_w", site.limitWatts);
    own("usd_per_kwh", site.usdPerKwh);
    own("overhead", site.overhead);
    own("wan_gbps", site.wanGbps);
    settings.emplace_back(key + "onsite_w", shortestDecimal(site.onsiteWatts));
    settings.emplace_back(key + "locked", site.locked ? "true" : "false");
}

/// Shares to nine decimals, finer than any rack, the first site taking what rounding leaves.
Settings settingsOf(const Scenario &s, const SitesSplit &split)
{
    constexpr double decimals = 1e9;
    Settings settings{{"sites.count", std::to_string(split.sites.size())}};
    double rest = decimals;
    for (std::size_t i = 1; i < split.sites.size(); ++i)
        rest -= std::round(split.sites[i].share * decimals);
    for (std::size_t i = 0; i < split.sites.size(); ++i) {
        const auto &site = split.sites[i];
        const auto key = "site." + std::to_string(i + 1) + '.';
        const double share = i == 0 ? rest : std::round(site.share * decimals);
        const auto *locked = lockedAt(s, site);
        settings.emplace_back(key + "name", locked ? locked->name : site.county);
        settings.emplace_back(key + "lat", shortestDecimal(site.lat));
        settings.emplace_back(key + "lon", shortestDecimal(site.lon));
        settings.emplace_back(key + "share", shortestDecimal(share / decimals));
        addOwn(settings, key, locked ? *locked : SiteChoice());
    }
    return settings;
}

/// What the engine says of a split instead of what the search does.
void take(const Evaluation &e, SitesSplit &split)
{
    const auto &power = e.power;
    split.rtt = power.farthestRtt;
    split.margin = power.headroomLeft.value_or(split.margin);
    const auto take = [&e](const char *figure, double &value) { value = figureValue(e, figure).value.value_or(value); };
    take("power.usd_per_kwh", split.usdPerKwh);
    take("power.co2_g_per_kwh", split.gramsCo2PerKwh);
    take("power.grid_water_l_per_kwh", split.waterLitresPerKwh);
    take("cost.energy_usd_per_year", split.usdPerYear);
    take("carbon.kg_per_year", split.kgCo2PerYear);
    for (std::size_t i = 0; i < std::min(split.sites.size(), power.sites.size()); ++i)
        split.sites[i].demand = power.sites[i].fromGrid;
}

enum class NoValue { Drop, Keep }; ///< splits that the engine has no value for: of any figure dropped

/// What the engine says of each split, best first.
std::vector<FoundSites> ranked(const Scenario &s, const Facts &facts, const std::string &figure,
                               std::vector<FoundSites> splits, NoValue without)
{
    Evaluator evaluator(facts);
    std::vector<FoundSites> known;
    for (auto &found : splits) {
        auto placed = s;
        for (const auto &[key, value] : found.settings) {
            if (auto changed = withSetting(placed, key + '=' + value))
                placed = *std::move(changed);
        }
        const auto e = figure.starts_with("flow.") ? evaluator(placed) : evaluator.lean(placed);
        if (e.has(Stage::Sites))
            take(e, found.split);
        const auto value = figureValue(e, figure).value;
        if (value || without == NoValue::Keep) {
            found.value = value.value_or(found.value);
            known.push_back(std::move(found));
        }
    }
    const double sign = lessIsBetter(figure) ? 1 : -1;
    std::stable_sort(known.begin(), known.end(),
                     [sign](const auto &a, const auto &b) { return sign * a.value < sign * b.value; });
    return known;
}

void search(const Scenario &s, const Facts &facts, SitesQuery query, SitesObjective objective, SitesResult &result)
{
    query.objective = objective;
    const auto answer = evaluatedSites(s, facts, query);
    result.most = answer.most;
    result.candidates = answer.candidates;
    result.least = answer.least;
    result.apart = answer.apart;
    for (const auto &split : answer.splits) {
        auto settings = settingsOf(s, split);
        const bool isKnown = std::any_of(result.splits.begin(), result.splits.end(), // by another objective
                                         [&](const FoundSites &known) { return known.settings == settings; });
        if (!isKnown)
            result.splits.push_back({split, split.objective, std::move(settings)});
    }
}

/// Whether the place makes a difference.
bool isMoved(const std::vector<FoundSites> &splits)
{
    const double first = splits.front().value;
    return std::any_of(splits.begin(), splits.end(), [first](const FoundSites &found) {
        return std::abs(found.value - first) > 1e-9 * std::abs(first);
    });
}

Problem noneHasValue(const SitesQuestion &question)
{
    return error("--objective",
                 say("No split over %1 places has a value of %2.", std::to_string(question.count), question.objective));
}

Problem noFigure(const std::string &typed)
{
    std::vector<std::string_view> names;
    for (const auto &objective : objectives)
        names.push_back(objective.name);
    for (const auto &figure : figureTable())
        names.push_back(figure.id);
    return error("--objective",
                 say("There is no figure %1%2. Allowed: cost, carbon, rtt, margin, water, or an id that `gigasite "
                     "figures` lists.",
                     typed, nearestText(typed, names)));
}

/// Whether any site is to stay where it is.
bool keepsSome(const Scenario &s)
{
    const auto end = s.sites.begin() + s.siteCount;
    return std::any_of(s.sites.begin(), end, [](const SiteChoice &site) { return site.locked; });
}

Problem noneInReach(const SitesQuestion &question, const SitesResult &result, bool keepsSome)
{
    const auto demand = format(result.demand.si(), Unit::Watt).joined();
    const auto most = format(result.most.si(), Unit::Watt).joined();
    if (result.most >= result.demand)
        return error("power.site_w",
                     say("No %1 places share %2 by this rule, at least %3 apart and with %4 each at least.",
                         std::to_string(question.count), demand,
                         format(result.apart.si() / 1e3, Unit::Kilometre).joined(),
                         format(result.least.si(), Unit::Watt).joined()));
    if (keepsSome)
        return error(
            "power.site_w",
            say("No split with the sites that stay hosts %1: at most %2 by this rule and their limits.", demand, most));
    return question.count == 1
        ? error("power.site_w", say("No single place hosts %1: at most %2 by this rule.", demand, most))
        : error("power.site_w",
                say("No %1 places host %2: at most %3 by this rule.", std::to_string(question.count), demand, most));
}

/// Sites that stay where nothing is known of what their place can host: no split has them, whatever else hosts.
Problems unknownKept(const Scenario &s, const SitingIndex &index, const SitingRule &rule)
{
    Problems problems;
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.siteCount); ++i) {
        const auto &site = s.sites[i];
        if (!site.locked || site.limitWatts)
            continue;
        const auto host = index.hostCapacity(site.lat, site.lon, rule);
        if (host.capacity)
            continue;
        const auto number = std::to_string(i + 1);
        const auto county = host.node < 0 ? "" : index.nodes()[static_cast<std::size_t>(host.node)].county;
        problems.push_back(error("site." + number + ".limit_w", unknownHeadroom(siteName(site, i), county)));
    }
    return problems;
}

/// The scenario with all its racks in one place: a search solves the shares.
Scenario inOnePlace(Scenario s)
{
    s.siteCount = 1;
    s.sites.front() = {.lat = s.sites.front().lat, .lon = s.sites.front().lon, .share = 1};
    return s;
}

/// What is wrong with the sites that are to stay; nothing where nothing is.
Problems keptProblems(const Scenario &s, const SitesQuestion &question)
{
    auto numbers = question.kept;
    std::sort(numbers.begin(), numbers.end());
    if (!numbers.empty() && (numbers.front() < 1 || numbers.back() > s.siteCount))
        return {error("--keep", say("The scenario has no such site. Allowed: 1 to %1.", std::to_string(s.siteCount)))};
    if (std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end())
        return {error("--keep", say("A site is kept once."))};
    if (std::ssize(numbers) > question.count)
        return {error(
            "--count",
            say("%1 sites are kept; %2 are too few.", std::to_string(numbers.size()), std::to_string(question.count)))};
    return {};
}

} // namespace

SitesAnswer evaluatedSites(const Scenario &s, const Facts &facts, const SitesQuery &query)
{
    auto answer = bestSites(facts.siting, query);
    const auto *at = std::find_if(objectives.begin(), objectives.end(),
                                  [&](const Objective &each) { return each.objective == query.objective; });
    std::vector<FoundSites> splits;
    for (auto &split : answer.splits) {
        auto settings = settingsOf(s, split);
        const double value = split.objective;
        splits.push_back({std::move(split), value, std::move(settings)});
    }
    answer.splits.clear();
    for (auto &found : ranked(s, facts, std::string(at->figure), std::move(splits), NoValue::Keep)) {
        answer.splits.push_back(std::move(found.split));
        answer.splits.back().objective = found.value;
    }
    return answer;
}

std::optional<SitesQuery> sitesQuery(const Scenario &scenario, const Evaluation &e, int count, SitesObjective objective)
{
    if (!e.has(Stage::Sites) || !e.rack.power)
        return std::nullopt;
    Problems told; // by the evaluation
    const auto size = sizeSite(inOnePlace(scenario), e.rack, told);
    if (!size)
        return std::nullopt;
    SitesQuery query{.count = count, .objective = objective, .rule = sitingRule(scenario)};
    query.rack = scenario.power.overhead * *e.rack.power;
    query.demand = static_cast<double>(size->racks) * query.rack;
    query.routeFactor = scenario.wan.routeFactor;
    if (scenario.wan.rttSeconds)
        query.rtt = Seconds(*scenario.wan.rttSeconds);
    query.kept = keptPlaces(scenario);
    query.count = std::max(query.count, static_cast<int>(query.kept.size()));
    query.racksEach = racksOfReplica(scenario, e, size->racks, query.count);
    return query;
}

Watts demandElsewhere(const Scenario &s, const Evaluation &e)
{
    Watts sum;
    for (const auto &site : e.power.sites)
        sum += s.power.overhead * site.it;
    return sum;
}

double racksOfReplica(const Scenario &s, const Evaluation &e, std::int64_t racks, int count)
{
    if (!e.has(Stage::Layout) || s.conventions.mode == Mode::Printed || s.wan.mode == WanMode::Pipeline)
        return 1;
    const auto each = std::max<std::int64_t>(e.layout.racksPerBlock > 0 ? e.layout.racksPerBlock : e.layout.pp, 1);
    return each * count <= racks ? static_cast<double>(each) : 1;
}

std::vector<KeptPlace> keptPlaces(const Scenario &s)
{
    std::vector<KeptPlace> kept;
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.siteCount); ++i) {
        const auto &site = s.sites[i];
        if (!site.locked)
            continue;
        kept.push_back({.name = siteName(site, i), .lat = site.lat, .lon = site.lon, .usdPerKwh = site.usdPerKwh});
        if (site.limitWatts)
            kept.back().limit = Watts(*site.limitWatts);
        kept.back().overhead = site.overhead.value_or(s.power.overhead) / s.power.overhead;
        kept.back().onsite = Watts(site.onsiteWatts);
        kept.back().onsiteUsdPerKwh = s.power.onsiteUsdPerKwh;
        kept.back().onsiteGramsPerKwh = s.power.onsiteGramsPerKwh;
        kept.back().onsiteLitresPerKwh = s.power.onsiteLitresPerKwh;
    }
    return kept;
}

Outcome<SitesResult, Problems> findSites(const Scenario &scenario, const Facts &facts, const SitesQuestion &question)
{
    auto s = scenario;
    const auto *objective = objectiveOf(question.objective);
    const auto *figure = findFigure(objective ? objective->figure : question.objective);
    if (!figure)
        return Problems{noFigure(question.objective)};
    if (question.count < 1 || question.count > mostSplit)
        return Problems{error("--count", say("Places are searched for 1 to %1 sites.", std::to_string(mostSplit)))};
    if (auto problems = keptProblems(s, question); !problems.empty())
        return problems;
    for (const int number : question.kept)
        s.sites[static_cast<std::size_t>(number - 1)].locked = true;
    if (std::ssize(keptPlaces(s)) > question.count)
        return Problems{
            error("--count",
                  say("%1 sites are locked: a split has at least as many.", std::to_string(keptPlaces(s).size())))};
    const auto start = std::chrono::steady_clock::now();
    const auto e = Evaluator(facts).lean(inOnePlace(s));
    SitesResult result{.rule = e.power.rule, .unit = objective ? objective->unit : figure->unit};
    if (!e.has(Stage::Sites) || !e.rack.power) {
        std::copy_if(e.problems.begin(), e.problems.end(), std::back_inserter(result.problems),
                     [](const Problem &p) { return p.severity == Severity::Error; });
        if (result.problems.empty())
            result.problems.push_back(error("hardware.rack_power_w", say("The power of a rack is not known.")));
        return result;
    }
    auto query = sitesQuery(s, e, question.count, objective ? objective->objective : SitesObjective::Cost);
    if (!query) {
        result.problems.push_back(error("sites.count", say("The demand of the sites is not known.")));
        return result;
    }
    query->keep = question.keep;
    result.demand = query->demand;
    for (const auto &place : query->kept)
        result.onsite += place.onsite;
    if (e.size.racks < question.count) {
        result.problems.push_back(error("sites.count",
                                        say("Too few racks for %1 sites, each of which takes a whole one: %2.",
                                            std::to_string(question.count), std::to_string(e.size.racks))));
        return result;
    }
    if (objective) {
        search(s, facts, *query, objective->objective, result);
    } else {
        for (const auto &each : objectives)
            search(s, facts, *query, each.objective, result);
    }
    const bool isHosted = !result.splits.empty();
    if (!objective) {
        result.splits = ranked(s, facts, std::string(figure->id), std::move(result.splits), NoValue::Drop);
        result.moved = result.splits.size() < 2 || isMoved(result.splits);
    }
    result.splits.resize(std::min(result.splits.size(), question.keep));
    if (result.splits.empty())
        result.problems = unknownKept(s, facts.siting, result.rule);
    if (result.splits.empty() && result.problems.empty())
        result.problems.push_back(isHosted ? noneHasValue(question) : noneInReach(question, result, keepsSome(s)));
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

} // namespace gigasite
