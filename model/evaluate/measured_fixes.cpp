// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/measured_fixes.h"

#include "model/evaluate/measured_stage.h"
#include "model/parallelism/placement.h"
#include "model/parallelism/split_rules.h"
#include "model/units/unit.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

using namespace measured;

/// One setting and what it does to a run.
struct Change {
    Text label;
    std::string key, value;
    void (*apply)(TrainingRun &run, double value);
    double number = 0;
};

std::string count(double v)
{
    return std::to_string(std::llround(v));
}

void setRedo(TrainingRun &run, double value)
{
    run.recipe.redo = static_cast<Redo>(std::llround(value));
}

void setZero(TrainingRun &run, double value)
{
    run.split.zero = static_cast<int>(value);
    run.split.distributedOptimizer = true;
    run.split.fsdp = value > 2 ? run.split.dp * run.split.cp : 0;
}

void setTp(TrainingRun &run, double value)
{
    run.split.tp = value;
}

void setPp(TrainingRun &run, double value)
{
    run.split.pp = value;
}

void setSequenceParallel(TrainingRun &run, double /*on*/)
{
    run.split.sequenceParallel = run.split.tp > 1;
}

Change recompute(Redo redo)
{
    const bool all = redo == Redo::Everything;
    return {all ? say("Recompute all") : say("Recompute what is cheap"), "parallelism.recompute",
            all ? "full" : "selective", setRedo, static_cast<double>(redo)};
}

Change tensor(double tp)
{
    return {say("TP %1", count(tp)), "parallelism.tp", count(tp), setTp, tp};
}

Change stages(double pp)
{
    return {say("PP %1", count(pp)), "parallelism.pp", count(pp), setPp, pp};
}

Change sharding(int zero)
{
    return {say("ZeRO %1", std::to_string(zero)), "parallelism.zero", std::to_string(zero), setZero,
            static_cast<double>(zero)};
}

/// Every setting with the values above its own, smallest first.
struct Choices {
    std::vector<Change> recompute, zero, tp, pp, sequence;
};

Choices choicesFor(const Scenario &s, const TrainingRun &run, const Evaluation &e)
{
    Choices c;
    if (run.split.tp > 1 && !run.split.sequenceParallel)
        c.sequence.push_back(
            {say("Sequence parallelism"), "parallelism.sequence_parallel", "true", setSequenceParallel});
    if (s.parallelism.recompute < Recompute::Selective)
        c.recompute.push_back(recompute(redosOf(s)[1]));
    if (s.parallelism.recompute < Recompute::Full)
        c.recompute.push_back(recompute(Redo::Everything));
    for (int zero = run.split.zero + 1; zero <= (run.split.pp > 1 ? 2 : 3); ++zero)
        c.zero.push_back(sharding(zero));
    for (const auto t : validTensorSizes(run.shape, e.rack.gpus))
        if (static_cast<double>(t) > run.split.tp)
            c.tp.push_back(tensor(static_cast<double>(t)));
    const auto layers = std::llround(run.shape.layers);
    for (auto pp = std::llround(run.split.pp) + 1; pp <= layers; ++pp)
        if (layers % pp == 0 && e.size.racks >= pp)
            c.pp.push_back(stages(static_cast<double>(pp)));
    return c;
}

class Finder {
public:
    Finder(const Scenario &s, const Evaluation &e)
        : s_(s)
        , e_(e)
        , choices_(choicesFor(s, e.prediction->run, e))
    {
    }

    std::vector<Fix> find() const
    {
        constexpr std::size_t most = 3;
        std::vector<Fix> fixes;
        for (const auto *list : {&choices_.sequence, &choices_.zero, &choices_.recompute, &choices_.tp, &choices_.pp}) {
            const auto at = std::find_if(list->begin(), list->end(), [&](const Change &c) { return fits({&c}); });
            if (at != list->end() && fixes.size() < most)
                fixes.push_back(fixOf({&*at}));
        }
        if (fixes.empty())
            addCombined(fixes);
        return fixes;
    }

private:
    using Changes = std::vector<const Change *>;

    /// With none of a list, or each of it in turn.
    template <class Use> static bool anyOf(const std::vector<Change> &list, Changes &so, Use use)
    {
        if (use(so))
            return true;
        for (const auto &change : list) {
            so.push_back(&change);
            const bool found = use(so);
            so.pop_back();
            if (found)
                return true;
        }
        return false;
    }

    void addCombined(std::vector<Fix> &fixes) const
    {
        Changes so;
        anyOf(choices_.pp, so, [&](Changes &pp) {
            return anyOf(choices_.tp, pp, [&](Changes &tp) {
                return anyOf(choices_.zero, tp, [&](Changes &zero) {
                    return anyOf(choices_.recompute, zero, [&](Changes &all) {
                        if (all.empty() || !fits(all))
                            return false;
                        fixes.push_back(fixOf(all));
                        return true;
                    });
                });
            });
        });
    }

    bool fits(const Changes &changes) const
    {
        auto run = e_.prediction->run;
        for (const auto *change : changes)
            change->apply(run, change->number);
        if (run.split.tp > 1 && s_.parallelism.sequenceParallel)
            run.split.sequenceParallel = true;
        PlacementInput in{.gpusPerRack = e_.rack.gpus,
                          .tp = std::llround(run.split.tp),
                          .cp = std::llround(run.split.cp),
                          .pp = std::llround(run.split.pp)};
        in.dp = s_.parallelism.dp;
        in.placement = s_.parallelism.placement;
        in.siteRacks = e_.size.siteRacks;
        Problems ignored;
        const auto layout = placeSplit(in, ignored);
        if (layout.replicas == 0)
            return false;
        const double perReplica = run.batch.global / run.split.dp;
        run.split.dp = static_cast<double>(*std::max_element(layout.siteReplicas.begin(), layout.siteReplicas.end()));
        run.batch.global = perReplica * run.split.dp;
        run.gpus = run.split.tp * run.split.cp * run.split.pp * run.split.dp;
        return isValidSplit(run) && heaviestStage(run, e_.prediction->bytes).total() <= e_.rack.hbmPerGpu().si();
    }

    static Fix fixOf(const Changes &changes)
    {
        std::vector<Text> words;
        Fix fix;
        for (const auto *change : changes) {
            words.push_back(change->label);
            if (fix.key.empty()) {
                fix.key = change->key;
                fix.value = change->value;
            } else {
                fix.also.emplace_back(change->key, change->value);
            }
        }
        fix.label = allOf(words);
        return fix;
    }

    const Scenario &s_;
    const Evaluation &e_;
    Choices choices_;
};

} // namespace

std::vector<Fix> memoryFixes(const Scenario &s, const Evaluation &e)
{
    return Finder(s, e).find();
}

} // namespace gigasite
