// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/measured/validation.h"

#include "model/step/measured/beyond_measured.h"
#include "model/step/measured/calibration.h"
#include "model/step/measured/run_fields.h"
#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace gigasite::measured {

namespace {

constexpr std::array<std::pair<Regime, std::string_view>, 4> regimeNames{{
    {Regime::Dense, "dense"},
    {Regime::DenseLarge, "dense_large"},
    {Regime::Sharded, "sharded"},
    {Regime::Moe, "moe"},
}};

constexpr double heldShare = 0.9; ///< share of runs that a band holds
constexpr double exchangePart = 0.25; ///< of a layer, from which its expert exchange is the first suspect

double quantile(std::vector<double> sorted, double q)
{
    std::sort(sorted.begin(), sorted.end());
    const double at = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const auto above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// Two-sided Student factors of 90 %, by degrees of freedom: as many as families, as their spread is about zero and not
/// about their own mean.
double studentFactor(int families)
{
    constexpr std::array<double, 10> factors{0, 6.31, 2.92, 2.35, 2.13, 2.02, 1.94, 1.89, 1.86, 1.83};
    constexpr double many = 1.81;
    return families < static_cast<int>(factors.size()) ? factors[static_cast<std::size_t>(std::max(1, families))]
                                                       : many;
}

struct LeftOut {
    Regime regime;
    std::string family;
    double log = 0; ///< ln(measured / predicted)
};

/// A band from what was left out: centred on zero, as wide as the root mean square over families (each counts once)
/// times Student's factor.
Band bandOf(const std::vector<LeftOut> &some)
{
    std::map<std::string, std::vector<double>> byFamily;
    for (const auto &left : some)
        byFamily[left.family].push_back(left.log);
    double square = 0, size = 0, sum = 0;
    for (const auto &[family, logs] : byFamily) {
        double familySquare = 0;
        for (const double log : logs)
            familySquare += log * log;
        square += familySquare / static_cast<double>(logs.size());
    }
    for (const auto &left : some) {
        size += std::abs(std::exp(-left.log) - 1);
        sum += std::exp(-left.log) - 1;
    }
    const auto runs = static_cast<double>(some.size());
    const auto families = static_cast<double>(byFamily.size());
    std::vector<double> sizes;
    for (const auto &left : some)
        sizes.push_back(std::abs(left.log));
    // The wider of what the families spread and what the runs themselves show.
    const double spread = std::sqrt(square / families) * studentFactor(static_cast<int>(byFamily.size()));
    const double width = std::max(spread, quantile(sizes, heldShare));
    return {.low = std::exp(-width),
            .high = std::exp(width),
            .error = size / runs,
            .bias = sum / runs,
            .runs = static_cast<int>(some.size()),
            .families = static_cast<int>(byFamily.size())};
}

ErrorSummary summary(const std::vector<double> &errors, int held)
{
    ErrorSummary s{.runs = static_cast<int>(errors.size()), .held = held};
    std::vector<double> sizes;
    for (const double e : errors) {
        s.meanAbsolute += std::abs(e) / s.runs;
        s.bias += e / s.runs;
        s.worst = std::max(s.worst, std::abs(e));
        sizes.push_back(std::abs(e));
    }
    if (!sizes.empty())
        s.p90 = quantile(sizes, heldShare);
    return s;
}

/// "02-24" of "row date 02-24 mem 54GB".
std::string dayOf(const std::string &notes)
{
    constexpr std::string_view mark = "row date ";
    const auto at = notes.find(mark);
    return at == std::string::npos ? std::string() : notes.substr(at + mark.size(), 5);
}

void countPairs(Validation &v)
{
    constexpr double apart = 1.05;
    const auto key = [](const MeasuredRun &m) {
        return std::tuple(m.model, m.family, m.run.batch.global, m.run.gpus, m.gpu, m.precision, dayOf(m.notes));
    };
    for (std::size_t i = 0; i < v.rows.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto &a = v.rows[i], &b = v.rows[j];
            const double ratio = a.measured.seconds / b.measured.seconds;
            if (key(a.measured) != key(b.measured) || std::max(ratio, 1 / ratio) <= apart)
                continue;
            ++v.pairs;
            v.ordered += (ratio > 1) == (a.step.total > b.step.total);
        }
    }
}

/// Outside its band, or further off than the page's own line: wide bands hide misses that a cause can be named for.
bool isOutlier(const ValidationRow &row)
{
    constexpr double far = 0.1;
    return !row.inBand() || std::abs(row.error) > far;
}

/// In what a run differs from another of the same model.
std::vector<Text> differences(const MeasuredRun &a, const MeasuredRun &b)
{
    std::vector<Text> all;
    const auto &x = a.run, &y = b.run;
    if (x.recipe.vintage != y.recipe.vintage)
        all.push_back(say("software of %1, not %2", numberText(x.recipe.vintage), numberText(y.recipe.vintage)));
    if (a.gpu != b.gpu)
        all.push_back(say("%1, not %2", a.gpu, b.gpu));
    if (a.precision != b.precision)
        all.push_back(say("%1, not %2", a.precision, b.precision));
    if (x.batch.sequence != y.batch.sequence)
        all.push_back(
            say("sequences of %1, not %2 tokens", numberText(x.batch.sequence), numberText(y.batch.sequence)));
    if (x.split.ep != y.split.ep)
        all.push_back(say("EP %1, not %2", numberText(x.split.ep), numberText(y.split.ep)));
    if (x.recipe.nodeLimit != y.recipe.nodeLimit)
        all.push_back(say("another limit of nodes per token"));
    if (x.recipe.fusedDispatcher != y.recipe.fusedDispatcher)
        all.push_back(say("another token dispatcher"));
    if (x.gpus != y.gpus)
        all.push_back(say("%1, not %2 GPUs", numberText(x.gpus), numberText(y.gpus)));
    return all;
}

/// In what a run differs from the most similar one of its model that is predicted well; empty where there is none.
std::vector<Text> againstGoodOnes(const ValidationRow &row, const std::vector<ValidationRow> &rows)
{
    std::vector<Text> fewest;
    for (const auto &other : rows) {
        if (other.measured.model != row.measured.model || isOutlier(other))
            continue;
        auto all = differences(row.measured, other.measured);
        if (!all.empty() && (fewest.empty() || all.size() < fewest.size()))
            fewest = std::move(all);
    }
    return fewest;
}

/// What most often explains such a miss; a hint, not a finding.
Text likelyCause(const ValidationRow &row, const std::vector<ValidationRow> &rows)
{
    constexpr double absurd = 1; // predicted twice as long, or the reverse
    const auto &m = row.measured;
    if (std::max(row.step.total / m.seconds, m.seconds / row.step.total) > 1 + absurd)
        return say("a prediction so far off points to the file: units, batch, GPUs and layout are worth another look");
    if (!row.beyond.empty())
        return say("beyond what the constants were fitted on: %1", allOf(row.beyond));
    if (!m.verified)
        return say("the source could not be confirmed");
    if (m.notes.find("not stated") != std::string::npos || m.notes.find("placeholder") != std::string::npos)
        return say("the source does not state all of the set-up");
    if (!m.knowsMicroBatch || !m.knowsChunks)
        return say("micro-batch or chunks are not published; the fastest were assumed");
    if (const auto unlike = againstGoodOnes(row, rows); !unlike.empty())
        return say("the most similar run of this model is predicted within 10 %; this one has %1", allOf(unlike));
    if (m.run.shape.isMoe() && m.run.split.ep > m.run.fabric.domain && m.run.recipe.nodeLimit >= m.run.gpus)
        return say("experts on several nodes, and the source states no limit of nodes per token");
    const auto &layer = row.step.layer;
    const double both = layer.forward + layer.backward;
    if (layer.epForward + layer.epBackward > exchangePart * both)
        return say("expert exchange takes much of the step, and software changed it most between releases");
    if (row.error > 0)
        return say("a later software release than the constants assume, or a luckier fabric");
    return say("an older software release, a slower fabric, or stragglers that the source does not mention");
}

} // namespace

std::string_view regimeName(Regime regime)
{
    for (const auto &[r, name] : regimeNames)
        if (r == regime)
            return name;
    return {};
}

Regime regimeOf(const TrainingRun &run)
{
    if (run.shape.isMoe())
        return Regime::Moe;
    if (run.split.fsdp > 1)
        return Regime::Sharded;
    return run.gpus > largeGpus ? Regime::DenseLarge : Regime::Dense;
}

Bands leaveOneFamilyOut(const std::vector<MeasuredRun> &runs, const ConstantTable &priors)
{
    std::set<std::string> families;
    for (const auto &run : runs)
        families.insert(run.family);
    std::vector<LeftOut> all;
    for (const auto &family : families) {
        std::vector<MeasuredRun> others;
        for (const auto &run : runs)
            if (run.family != family)
                others.push_back(run);
        const auto fitted = calibrate(others, priors).values;
        for (const auto &run : runs)
            if (run.family == family)
                all.push_back({regimeOf(run.run), family, std::log(run.seconds / predictedStep(run, fitted).total)});
    }
    Bands bands;
    const auto general = bandOf(all);
    for (const auto &[regime, name] : regimeNames) {
        std::vector<LeftOut> some;
        for (const auto &left : all)
            if (left.regime == regime)
                some.push_back(left);
        auto band = some.empty() ? general : bandOf(some);
        if (band.families < 3) {
            band.low = std::min(band.low, general.low);
            band.high = std::max(band.high, general.high);
        }
        bands[regime] = band;
    }
    return bands;
}

Outcome<Bands> readBands(std::string_view text)
{
    auto root = Fields::parse(text);
    if (!root)
        return root.problem();
    auto fields = *std::move(root);
    auto list = fields.object("bands");
    Bands bands;
    for (const auto &[regime, name] : regimeNames) {
        auto entry = list.object(name);
        bands[regime] = {.low = entry.number("low", 0.01, 1, 0),
                         .high = entry.number("high", 1, 100, 0),
                         .error = entry.number("error", 0, 10, 0),
                         .bias = entry.number("bias", -10, 10, 0),
                         .runs = static_cast<int>(entry.number("runs", 0, 1e6, 1)),
                         .families = static_cast<int>(entry.number("families", 0, 1e6, 1)),
                         .held = static_cast<int>(entry.number("held", 0, 1e6, 1))};
    }
    if (const auto problem = fields.problem())
        return *problem;
    return bands;
}

Json bandsJson(const Bands &bands)
{
    Json json = Json::object();
    for (const auto &[regime, band] : bands)
        json["bands"][std::string(regimeName(regime))] = {
            {"low", band.low},   {"high", band.high},         {"error", band.error}, {"bias", band.bias},
            {"runs", band.runs}, {"families", band.families}, {"held", band.held}};
    return json;
}

const Outcome<Bands> &builtInBands()
{
    static const auto bands = readBands(resource("step/bands.json"));
    return bands;
}

Validation validate(const std::vector<MeasuredRun> &runs, const KernelConstants &k, const Bands &bands)
{
    Validation v;
    std::map<std::string, std::vector<double>> families;
    std::map<Regime, std::vector<double>> regimes;
    std::map<std::string, int> heldOfFamily;
    std::map<Regime, int> heldOfRegime;
    std::vector<double> all;
    for (const auto &run : runs) {
        if (!run.refusal.empty()) {
            v.refused.push_back(run);
            continue;
        }
        ValidationRow row{.measured = run, .step = predictedStep(run, k), .regime = regimeOf(run.run)};
        const auto &band = bands.at(row.regime);
        row.low = row.step.total * band.low;
        row.high = row.step.total * band.high;
        row.error = row.step.total / run.seconds - 1;
        row.beyond = outOfEnvelope(run.run);
        if (!run.beyond.empty())
            row.beyond.push_back(run.beyond);
        if (!run.sensitivity) {
            families[run.family].push_back(row.error);
            regimes[row.regime].push_back(row.error);
            all.push_back(row.error);
            v.inBand += row.inBand();
            heldOfFamily[run.family] += row.inBand();
            heldOfRegime[row.regime] += row.inBand();
        }
        v.rows.push_back(std::move(row));
    }
    for (auto &row : v.rows)
        if (isOutlier(row))
            row.likelyCause = likelyCause(row, v.rows);
    for (const auto &[family, errors] : families) {
        v.families[family] = summary(errors, heldOfFamily[family]);
        v.macro += v.families[family].meanAbsolute / static_cast<double>(families.size());
    }
    for (const auto &[regime, errors] : regimes)
        v.regimes[regime] = summary(errors, heldOfRegime[regime]);
    v.all = summary(all, v.inBand);
    countPairs(v);
    return v;
}

} // namespace gigasite::measured
