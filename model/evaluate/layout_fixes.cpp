// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_fixes.h"

#include "model/evaluate/measured_fixes.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/scenario/parameter_table.h"
#include "model/scenario/scenario_io.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

namespace gigasite {

namespace {

bool isOfLayout(const Problem &p)
{
    return p.path.starts_with("parallelism.") || p.path.starts_with("memory.");
}

std::string inGroups(const std::string &number)
{
    return number.find_first_not_of("0123456789") == std::string::npos ? withCommas(std::stod(number)) : number;
}

/// What one setting of a change of several is called.
Text nameOf(const std::string &key, const std::string &value)
{
    const auto number = inGroups(value);
    if (key == "parallelism.tp")
        return say("TP %1", number);
    if (key == "parallelism.pp")
        return say("PP %1", number);
    if (key == "parallelism.vpp")
        return say("VPP %1", number);
    if (key == "parallelism.cp")
        return say("CP %1", number);
    if (key == "parallelism.ep")
        return say("EP %1", number);
    if (key == "parallelism.dp")
        return value == "auto" ? say("all racks") : say("DP %1", number);
    if (key == "parallelism.zero")
        return say("ZeRO %1", number);
    if (key == "parallelism.recompute")
        return value == "full" ? say("Recompute all") : say("Recompute what is cheap");
    if (key == "parallelism.sequence_parallel")
        return value == "true" ? say("Sequence parallelism") : say("no sequence parallelism");
    if (key == "training.micro_batch")
        return say("micro-batches of %1", number);
    if (key == "parallelism.micro_batches")
        return say("%1 micro-batches", number);
    return Text::verbatim(key + '=' + value);
}

Settings settingsOf(const Fix &fix)
{
    Settings settings{{fix.key, fix.value}};
    settings.insert(settings.end(), fix.also.begin(), fix.also.end());
    return settings;
}

std::vector<Fix> memoryWays(const Scenario &s, const TransformerShape &shape, const Evaluation &e)
{
    return e.prediction ? memoryFixes(s, e) : idealMemoryFixes(s, shape, e);
}

/// Looks for what else has to change with a fix, fewest changes first.
class Completer {
public:
    Completer(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, const Evaluation &e)
        : s_(s)
        , shape_(shape)
        , known_(known)
    {
        base_.rack = e.rack;
        base_.size = e.size;
        base_.model = e.model;
        base_.fabric = e.fabric;
    }

    std::vector<Fix> fixesFor(const Problem &problem, const std::vector<Fix> &offered)
    {
        left_ = mostTrials;
        path_ = problem.path;
        std::vector<Fix> fixes;
        for (const auto &fix : offered) {
            for (int more = 0; more <= mostMore; ++more) {
                const auto whole = completed(settingsOf(fix), more);
                if (!whole)
                    continue;
                add(whole->size() == 1 + fix.also.size() ? fix : fixOf(*whole), fixes);
                break;
            }
        }
        if (fixes.empty())
            addNearest(fixes);
        return fixes;
    }

    /// One rule after the other until none is broken and every GPU holds its share; nothing if that leads nowhere.
    std::optional<Fix> mended()
    {
        constexpr int mostSteps = 12;
        path_.clear();
        Settings so;
        for (int step = 0; step < mostSteps; ++step) {
            const auto changed = with(so);
            auto trial = base_;
            if (!changed)
                return std::nullopt;
            const auto problems = left(*changed, trial);
            if (problems.empty())
                return so.empty() ? std::nullopt : std::optional(fixOf(so));
            const auto fixes = offers(problems.front(), *changed, trial);
            if (fixes.empty())
                return std::nullopt;
            for (const auto &[key, value] : settingsOf(fixes.front())) {
                const auto at = std::find_if(so.begin(), so.end(), [&](const auto &set) { return set.first == key; });
                if (at != so.end())
                    at->second = value;
                else
                    so.emplace_back(key, value);
            }
        }
        return std::nullopt;
    }

private:
    static constexpr int mostTrials = 160; ///< for one problem; a trial takes some ten microseconds
    static constexpr int searchTrials = 40; ///< that a search for memory takes as long as
    static constexpr int mostMore = 3;
    static constexpr std::int64_t farthest = 32;

    static void add(Fix fix, std::vector<Fix> &fixes)
    {
        const auto same = [&](const Fix &known) { return settingsOf(known) == settingsOf(fix); };
        if (std::none_of(fixes.begin(), fixes.end(), same))
            fixes.push_back(std::move(fix));
    }

    std::optional<Scenario> with(const Settings &settings) const
    {
        auto s = s_;
        for (const auto &[key, value] : settings) {
            auto changed = withSetting(std::move(s), key + '=' + value);
            if (!changed)
                return std::nullopt;
            s = *std::move(changed);
        }
        return s;
    }

    /// Errors of the layout that `changed` has, and what else it has of the problem that is to be cleared.
    Problems left(const Scenario &changed, Evaluation &trial) const
    {
        layOut(changed, shape_, known_, trial);
        Problems problems;
        for (const auto &p : trial.problems) {
            if (isOfLayout(p) &&
                (p.severity == Severity::Error || (p.severity == Severity::Warning && p.path == path_)))
                problems.push_back(p);
        }
        return problems;
    }

    /// `so` and up to `more` further fixes after which nothing is left.
    std::optional<Settings> completed(const Settings &so, int more)
    {
        const auto changed = with(so);
        if (!changed || left_-- <= 0)
            return std::nullopt;
        auto trial = base_;
        const auto problems = left(*changed, trial);
        if (problems.empty())
            return so;
        if (more == 0)
            return std::nullopt;
        for (const auto &fix : offers(problems.front(), *changed, trial)) {
            auto longer = so;
            const auto settings = settingsOf(fix);
            const bool again = std::any_of(settings.begin(), settings.end(), [&](const auto &setting) {
                return std::any_of(so.begin(), so.end(), [&](const auto &set) { return set.first == setting.first; });
            });
            longer.insert(longer.end(), settings.begin(), settings.end());
            if (again)
                continue;
            if (auto whole = completed(longer, more - 1))
                return whole;
        }
        return std::nullopt;
    }

    std::vector<Fix> offers(const Problem &problem, const Scenario &s, const Evaluation &e)
    {
        if (!problem.path.starts_with("memory."))
            return problem.fixes;
        left_ -= searchTrials;
        return memoryWays(s, shape_, e);
    }

    /// Where nothing offered leads out: the nearest values of the setting itself that do.
    void addNearest(std::vector<Fix> &fixes)
    {
        const auto *parameter = findParameter(path_);
        if (!parameter || parameter->kind != Kind::Integer)
            return;
        left_ = mostTrials;
        const auto now = numberOf(valueOf(s_, *parameter));
        if (!now)
            return;
        for (const std::int64_t step : {-1, 1}) {
            for (std::int64_t away = 1; away <= farthest; ++away) {
                const auto value = static_cast<std::int64_t>(*now) + step * away;
                const Settings settings{{path_, std::to_string(value)}};
                if (value < 1 || !completed(settings, 0))
                    continue;
                add({say("Use %1", nameOf(path_, std::to_string(value))), path_, std::to_string(value)}, fixes);
                break;
            }
        }
    }

    const Scenario &s_;
    const TransformerShape &shape_;
    const measured::Calibrated &known_;
    Evaluation base_;
    std::string path_;
    int left_ = 0;
};

/// A layout of real hardware that breaks rules whether or not racks hold it. Replicas that nobody typed are as many as
/// the experts need.
Problems rulesOf(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known,
                 const Evaluation &e)
{
    if (e.layout.tp > e.rack.gpus)
        return {}; // said by the placement
    auto unplaced = e;
    const auto replicas = s.parallelism.dp.value_or(std::max<std::int64_t>(s.parallelism.ep, 1));
    unplaced.layout.siteReplicas = {replicas};
    unplaced.layout.replicas = replicas;
    unplaced.layout.gpusUsed = replicas * e.layout.tp * e.layout.cp * e.layout.pp;
    return brokenRules(predictionOf(s, shape, known, unplaced), e.rack.gpus);
}

} // namespace

Fix fixOf(const Settings &settings)
{
    std::vector<Text> names;
    for (const auto &[key, value] : settings)
        names.push_back(nameOf(key, value));
    Fix fix{allOf(names), settings.front().first, settings.front().second};
    fix.also.assign(settings.begin() + 1, settings.end());
    return fix;
}

void layOut(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e)
{
    e.memory = memoryOf(s, shape, e);
    if (!isMeasured(s)) {
        e.layout = layoutOf(layoutInputOf(s, e), isStrict(s), e.problems);
    } else {
        Problems ofPlacement;
        e.layout = placeSplit(placementInputOf(s, e), ofPlacement);
        if (e.layout.replicas == 0)
            append(e.problems, rulesOf(s, shape, known, e));
        append(e.problems, std::move(ofPlacement));
    }
    if (e.layout.replicas == 0)
        return;
    e.sendOversubscription = sendOversubscription(e.fabric, e.rack.gpus, static_cast<double>(e.layout.racksPerStage));
    e.ringOversubscription = ringOversubscriptionOf(s, e);
    if (!isMeasured(s))
        return;
    e.prediction = predictionOf(s, shape, known, e);
    append(e.problems, checkPrediction(e));
    takeMemory(e);
}

void completeFixes(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e)
{
    const auto isOpen = [](const Problem &p) { return isOfLayout(p) && p.severity != Severity::Note; };
    if (std::none_of(e.problems.begin(), e.problems.end(), isOpen))
        return;
    Completer completer(s, shape, known, e);
    std::vector<Fix> ways; // each leaves no error, so each leads out of any other
    for (auto &p : e.problems) {
        if (!isOpen(p))
            continue;
        const bool ofMemory = p.path.starts_with("memory.");
        p.fixes = completer.fixesFor(p, ofMemory ? memoryWays(s, shape, e) : p.fixes);
        if (ways.empty())
            ways = p.fixes;
    }
    const auto isStuck = [&](const Problem &p) {
        return isOpen(p) && p.severity == Severity::Error && p.fixes.empty();
    };
    if (ways.empty() && std::any_of(e.problems.begin(), e.problems.end(), isStuck)) {
        if (auto fix = completer.mended())
            ways.push_back(*std::move(fix));
    }
    for (auto &p : e.problems) {
        if (isStuck(p))
            p.fixes = ways;
    }
}

} // namespace gigasite
