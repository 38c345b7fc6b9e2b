// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/layout_fixes.h"

#include "model/evaluate/beyond_layout.h"
#include "model/evaluate/layout_choice.h"
#include "model/evaluate/layout_rules.h"
#include "model/evaluate/measured_fixes.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/searched_way.h"
#include "model/evaluate/stages.h"
#include "model/scenario/parameter_table.h"
#include "model/scenario/scenario_io.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

namespace gigasite {

namespace {

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
        auto fixes = completedOf(offered);
        if (fixes.empty())
            addNearest(fixes);
        const bool isNear = !fixes.empty();
        for (const auto &fix : offered) { // nothing near: what a search finds beside what is offered
            if (!isNear && searches_ > 1)
                addSearched(settingsOf(fix), fixes);
        }
        return fixes;
    }

    /// Of a model that no layout of these racks holds: what breaks no rule, however large.
    std::vector<Fix> rulesOnly(const Problem &problem, const std::vector<Fix> &offered)
    {
        left_ = mostTrials;
        path_ = problem.path;
        holdsMemory_ = false;
        auto fixes = completedOf(offered);
        if (fixes.empty())
            addNearest(fixes);
        if (auto whole = fixes.empty() ? mended() : std::nullopt)
            fixes.push_back(*std::move(whole));
        holdsMemory_ = true;
        return fixes;
    }

    /// What a search finds, with as much of the layout as set as that leaves.
    std::optional<Fix> searched()
    {
        path_.clear();
        searches_ = std::max(searches_, 1);
        std::vector<Fix> fixes;
        addSearched({}, fixes);
        return fixes.empty() ? std::nullopt : std::optional(fixes.front());
    }

    /// Bytes of a GPU in the smallest of all layouts, where a search found that none fits.
    double smallest() const { return smallest_; }

    /// Of a model that no layout of these racks holds: what to change of the model or the racks so that one does.
    std::vector<Fix> beyondLayout()
    {
        path_.clear();
        left_ = mostTrials;
        std::vector<Fix> fixes;
        for (const auto &way : kvHeadsForTensor(s_, shape_)) {
            const auto whole = completedWay(way);
            if (!whole.empty() && keepsShape(way))
                add(fixOf(whole), fixes);
        }
        if (smallest_ > 0)
            addBeyond(withLayout(s_, smallestRun_), fixes);
        if (fixes.empty()) // of the layout as it is set
            addBeyond(s_, fixes);
        const auto isOfExperts = [](const Fix &fix) { return fix.key == "model.experts"; };
        if (shape_.hasExperts() && std::none_of(fixes.begin(), fixes.end(), isOfExperts)) {
            searches_ = 1;
            addSearched({{"model.experts", "0"}}, fixes);
        }
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
    static constexpr int memoryTrials = 40; ///< that a look for memory takes as long as
    static constexpr int mostSearches = 3; ///< for all problems; one takes some ten milliseconds
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
            if (!changed || isOutOfRange(*changed, key))
                return std::nullopt;
            s = *std::move(changed);
        }
        return s;
    }

    /// Whether it leaves the model without an error of its shape that it does not have already.
    bool keepsShape(const Settings &settings) const
    {
        const auto changed = with(settings);
        const auto errors = [&](const TransformerShape &shape) {
            const auto problems = checkShape(shape, isStrict(s_));
            return std::count_if(problems.begin(), problems.end(),
                                 [](const Problem &p) { return p.severity == Severity::Error; });
        };
        return changed && errors(shapeOf(*changed)) <= errors(shape_);
    }

    static bool isOutOfRange(const Scenario &s, const std::string &key)
    {
        const auto &parameter = *findParameter(key);
        const auto number = numberOf(valueOf(s, parameter));
        return number && parameter.kind != Kind::Choice && (*number < parameter.min || *number > parameter.max);
    }

    /// `so` and the fewest further fixes after which nothing is left; empty if there are none.
    Settings completedWay(const Settings &so)
    {
        for (int more = 0; more <= mostMore; ++more) {
            if (auto whole = completed(so, more))
                return *std::move(whole);
        }
        return {};
    }

    std::vector<Fix> completedOf(const std::vector<Fix> &offered)
    {
        std::vector<Fix> fixes;
        for (const auto &fix : offered) {
            const auto whole = completedWay(settingsOf(fix));
            if (!whole.empty())
                add(whole.size() == 1 + fix.also.size() ? fix : fixOf(whole), fixes);
        }
        return fixes;
    }

    /// `so` and whatever a search finds beside it, less what can stay as it is set.
    void addSearched(const Settings &so, std::vector<Fix> &fixes)
    {
        const auto changed = with(so);
        if (!isMeasured(s_) || !changed || searches_-- <= 0)
            return;
        std::vector<std::string> held;
        for (const auto &[key, value] : so)
            held.push_back(key);
        auto e = base_;
        const auto shape = shapeOf(*changed);
        e.model = sizeOf(shape);
        const auto way = searchedWay(*changed, held, shape, known_, e);
        if (way.smallest > 0 && so.empty()) {
            smallest_ = way.smallest;
            smallestRun_ = way.smallestRun;
        }
        if (!way.layout)
            return;
        auto all = so;
        for (const auto *p : differences(*changed, *way.layout))
            all.emplace_back(p->key, toText(valueOf(*way.layout, *p)));
        left_ = mostTrials;
        if (clears(all))
            add(fixOf(lessened(std::move(all), so.size())), fixes);
    }

    bool clears(const Settings &settings) { return completed(settings, 0).has_value(); }

    /// Without the settings after the first `kept` that nothing depends on: how it is done before how far it is split.
    Settings lessened(Settings all, std::size_t kept)
    {
        const auto isSize = [](const std::pair<std::string, std::string> &setting) {
            constexpr std::array sizes{"parallelism.tp", "parallelism.pp", "parallelism.cp", "parallelism.ep"};
            return std::find(sizes.begin(), sizes.end(), setting.first) != sizes.end();
        };
        std::stable_partition(all.begin() + static_cast<std::ptrdiff_t>(kept), all.end(), isSize);
        for (auto at = all.size(); at-- > kept && all.size() > 1;) {
            auto fewer = all;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
            if (clears(fewer))
                all = std::move(fewer);
        }
        return all;
    }

    /// Errors of the layout that `changed` has, and what else it has of the problem that is to be cleared.
    Problems left(const Scenario &changed, Evaluation &trial) const
    {
        const auto shape = shapeOf(changed);
        trial.model = sizeOf(shape);
        if (changed.hardware.hbmBytes != s_.hardware.hbmBytes && changed.hardware.hbmBytes)
            trial.rack.hbm = Bytes(*changed.hardware.hbmBytes);
        layOutBatch(changed, shape, known_, trial);
        Problems problems;
        for (const auto &p : trial.problems) {
            if (isOfLayout(p) && (holdsMemory_ || !isOfMemory(p)) &&
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
        if (!isOfMemory(problem))
            return problem.fixes;
        left_ -= memoryTrials;
        return memoryWays(s, shapeOf(s), e);
    }

    /// One change beyond the layout each, with which this layout is free of errors.
    void addBeyond(const Scenario &layout, std::vector<Fix> &fixes)
    {
        auto placed = base_; // where sites share the replicas, each holds more than all do together
        left(layout, placed);
        if (!placed.prediction)
            return;
        for (auto &way : waysBeyondLayout(s_, placed.prediction->run, base_)) {
            for (const auto *p : differences(s_, layout))
                way.emplace_back(p->key, toText(valueOf(layout, *p)));
            left_ = mostTrials;
            if (clears(way) && keepsShape(way))
                add(fixOf(lessened(std::move(way), 1)), fixes);
        }
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
                add({say("Use %1", fixOf(settings).label), path_, std::to_string(value)}, fixes);
                break;
            }
        }
    }

    const Scenario &s_;
    const TransformerShape &shape_;
    const measured::Calibrated &known_;
    Evaluation base_;
    std::string path_;
    int left_ = 0, searches_ = mostSearches;
    bool holdsMemory_ = true;
    double smallest_ = 0;
    measured::TrainingRun smallestRun_;
};

bool isOpen(const Problem &p)
{
    return isOfLayout(p) && p.severity != Severity::Note;
}

bool hasErrorOfMemory(const Evaluation &e)
{
    return std::any_of(e.problems.begin(), e.problems.end(),
                       [](const Problem &p) { return isOfMemory(p) && p.severity == Severity::Error; });
}

bool isStuck(const Problem &p)
{
    return isOpen(p) && p.severity == Severity::Error && p.fixes.empty();
}

/// Errors that nothing near leads out of: one after the other, by a search, or, where no layout fits, rule by rule.
void completeStuck(Completer &completer, std::vector<Fix> ways, const Problems &before, Evaluation &e)
{
    if (std::none_of(e.problems.begin(), e.problems.end(), isStuck))
        return;
    if (ways.empty()) {
        auto fix = completer.mended();
        if (!fix)
            fix = completer.searched();
        if (fix)
            ways.push_back(*std::move(fix));
    }
    const auto beyond = ways.empty() ? completer.beyondLayout() : std::vector<Fix>();
    const bool saysMemory = hasErrorOfMemory(e);
    const auto takesBeyond = [&](const Problem &p) { return isOfMemory(p) || (!saysMemory && !beyond.empty()); };
    for (std::size_t i = 0; i < e.problems.size(); ++i) {
        auto &p = e.problems[i];
        if (isStuck(p))
            p.fixes = !ways.empty() ? ways : takesBeyond(p) ? beyond : completer.rulesOnly(p, before[i].fixes);
    }
    if (ways.empty() && completer.smallest() > 0)
        e.problems.push_back(note("memory.per_gpu_bytes",
                                  say("No layout fits: the smallest share of a GPU is %1, and it has %2.",
                                      format(completer.smallest(), Unit::Byte).joined(),
                                      format(e.rack.hbmPerGpu().si(), Unit::Byte).joined())));
}

/// The memory that the layout takes, to three digits, where nothing else leads out.
void offerMemory(Evaluation &e)
{
    const double needed = e.memory.perGpu.si() * e.rack.gpus;
    if (!(needed > 0) || needed > findParameter("hardware.hbm_bytes")->max)
        return;
    const double digit = std::pow(10, std::floor(std::log10(needed)) - 2);
    const double bytes = std::ceil(needed / digit) * digit;
    for (auto &p : e.problems) {
        if (isOfMemory(p) && p.severity == Severity::Error && p.fixes.empty())
            p.fixes.push_back({say("Use %1", say("%1 of memory in a rack", format(bytes, Unit::Byte).joined())),
                               "hardware.hbm_bytes", toText(Value(bytes))});
    }
}

} // namespace

void completeFixes(const Scenario &s, const TransformerShape &shape, const measured::Calibrated &known, Evaluation &e)
{
    if (std::none_of(e.problems.begin(), e.problems.end(), isOpen))
        return;
    Completer completer(s, shape, known, e);
    const auto before = e.problems;
    std::vector<Fix> ways; // each leaves no error, so each leads out of any other
    for (auto &p : e.problems) {
        if (!isOpen(p))
            continue;
        p.fixes = completer.fixesFor(p, isOfMemory(p) ? memoryWays(s, shape, e) : p.fixes);
        if (ways.empty())
            ways = p.fixes;
    }
    completeStuck(completer, std::move(ways), before, e);
    offerMemory(e);
}

} // namespace gigasite
