// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/measured_fixes.h"

#include "model/evaluate/layout_fixes.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/typed_batch.h"
#include "model/parallelism/placement.h"
#include "model/parallelism/split_rules.h"
#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gigasite {

namespace {

using namespace measured;

/// One step towards less memory, as settings and as what it does to a run.
struct Change {
    Settings settings;
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
}

void setTp(TrainingRun &run, double value)
{
    run.split.tp = value;
}

void setPp(TrainingRun &run, double value)
{
    run.split.pp = value;
}

void setVpp(TrainingRun &run, double value)
{
    run.split.vpp = value;
}

void setCp(TrainingRun &run, double value)
{
    run.split.cp = value;
}

void setEp(TrainingRun &run, double value)
{
    run.split.ep = value;
}

void setMicroBatch(TrainingRun &run, double value)
{
    run.batch.micro = value;
}

void setSequenceParallel(TrainingRun &run, double /*on*/)
{
    run.split.sequenceParallel = run.split.tp > 1;
}

Change degree(const char *key, void (*apply)(TrainingRun &run, double value), std::int64_t value)
{
    return {{{key, std::to_string(value)}}, apply, static_cast<double>(value)};
}

Change recompute(Redo redo)
{
    return {{{"parallelism.recompute", redo == Redo::Everything ? "full" : "selective"}},
            setRedo,
            static_cast<double>(redo)};
}

/// Every setting with the values above its own, smallest first; single chunks, micro-batches of one, and as many
/// replicas as the racks hold.
struct Choices {
    std::vector<Change> recompute, zero, tp, pp, cp, ep, sequence, chunks, micro, racks;
};

/// Stages that the layers make even, and powers of two where stages may differ.
bool isUsualStageCount(const TrainingRun &run, std::int64_t pp)
{
    const auto layers = std::llround(run.shape.layers);
    return layers % pp == 0 || (run.split.flexibleStages && (pp & (pp - 1)) == 0);
}

void addDegrees(const TrainingRun &run, const Evaluation &e, Choices &c)
{
    const auto isAbove = [](std::int64_t value, double now) { return static_cast<double>(value) > now; };
    for (const auto t : validTensorSizes(run.shape, e.rack.gpus))
        if (isAbove(t, run.split.tp))
            c.tp.push_back(degree("parallelism.tp", setTp, t));
    const auto layers = std::llround(run.shape.layers);
    for (auto pp = std::llround(run.split.pp) + 1; pp <= layers; ++pp)
        if (isUsualStageCount(run, pp))
            c.pp.push_back(degree("parallelism.pp", setPp, pp));
    constexpr std::int64_t longestContext = 64; // ranks that share a sequence
    for (std::int64_t cp = 2; cp <= longestContext; cp *= 2)
        if (isAbove(cp, run.split.cp))
            c.cp.push_back(degree("parallelism.cp", setCp, cp));
    const auto experts = std::llround(run.shape.experts.count);
    for (std::int64_t ep = 2; ep <= experts; ++ep)
        if (experts % ep == 0 && isAbove(ep, run.split.ep))
            c.ep.push_back(degree("parallelism.ep", setEp, ep));
}

/// The smallest that leaves no more micro-batches than can be typed.
double leastMicroBatch(const Scenario &s, const TrainingRun &run)
{
    const auto sequences = static_cast<double>(s.parallelism.microBatches) * run.batch.micro;
    const double most = findParameter("parallelism.micro_batches")->max;
    for (double least = 1; least < run.batch.micro; ++least) {
        if (divides(least, run.batch.micro) && sequences / least <= most)
            return least;
    }
    return run.batch.micro;
}

Choices choicesFor(const Scenario &s, const TrainingRun &run, const Evaluation &e)
{
    Choices c;
    if (run.split.tp > 1 && !run.split.sequenceParallel)
        c.sequence.push_back({{{"parallelism.sequence_parallel", "true"}}, setSequenceParallel});
    if (s.parallelism.recompute < Recompute::Selective)
        c.recompute.push_back(recompute(redosOf(s)[1]));
    if (s.parallelism.recompute < Recompute::Full)
        c.recompute.push_back(recompute(Redo::Everything));
    for (int zero = run.split.zero + 1; zero <= (run.split.pp > 1 ? 2 : 3); ++zero)
        c.zero.push_back(degree("parallelism.zero", setZero, zero));
    if (run.split.vpp > 1)
        c.chunks.push_back(degree("parallelism.vpp", setVpp, 1));
    if (const double least = leastMicroBatch(s, run); least < run.batch.micro) {
        Settings single{{"training.micro_batch", count(least)}};
        if (!isBatchInForce(s)) // which shares them out itself
            single.emplace_back("parallelism.micro_batches",
                                count(static_cast<double>(s.parallelism.microBatches) * run.batch.micro / least));
        c.micro.push_back({std::move(single), setMicroBatch, least});
    }
    if (s.parallelism.dp) // fewer replicas, where others take more GPUs each
        c.racks.push_back({{{"parallelism.dp", "auto"}}, [](TrainingRun &, double) { }});
    addDegrees(run, e, c);
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
        constexpr std::size_t most = 4;
        const auto &c = choices_;
        std::vector<Fix> fixes;
        for (const auto *list : {&c.sequence, &c.zero, &c.recompute, &c.micro, &c.ep, &c.tp, &c.pp, &c.cp}) {
            const auto at =
                std::find_if(list->begin(), list->end(), [&](const Change &change) { return fits({&change}); });
            if (at != list->end() && fixes.size() < most)
                fixes.push_back(fixOf({&*at}));
        }
        Changes so;
        int trials = 4000; // of a microsecond
        if (fixes.empty() && combined(0, so, trials))
            fixes.push_back(fixOf(so));
        return fixes;
    }

private:
    using Changes = std::vector<const Change *>;

    /// With the most that sharding, sequence parallelism and recomputation can do.
    Changes withAll(Changes so) const
    {
        for (const auto *list : {&choices_.zero, &choices_.sequence, &choices_.recompute}) {
            if (!list->empty())
                so.push_back(&list->back());
        }
        return so;
    }

    /// Adds the first combination of the lists from `at` on that fits: without a change of a list before with one, the
    /// last lists, which cost least, tried first.
    bool combined(std::size_t at, Changes &so, int &trials) const
    {
        const auto &c = choices_;
        const std::array lists{&c.racks,  &c.pp,    &c.ep,   &c.tp,       &c.cp,
                               &c.chunks, &c.micro, &c.zero, &c.sequence, &c.recompute};
        if (at == lists.size())
            return trials-- > 0 && !so.empty() && fits(so);
        constexpr std::size_t whatShrinks = 7; // lists from there on change no degree
        if (at == whatShrinks && trials-- > 0 && !fits(withAll(so)))
            return false;
        if (combined(at + 1, so, trials))
            return true;
        for (const auto &change : *lists[at]) {
            if (trials <= 0)
                return false;
            so.push_back(&change);
            if (combined(at + 1, so, trials))
                return true;
            so.pop_back();
        }
        return false;
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
        const bool fillsRacks = std::any_of(changes.begin(), changes.end(),
                                            [](const Change *c) { return c->settings.front().second == "auto"; });
        in.dp = fillsRacks ? std::nullopt : s_.parallelism.dp;
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
        run.split.fsdp = run.split.zero == 3 ? run.split.dp * run.split.cp : 0;
        return isValidSplit(run) && heaviestStage(run, e_.prediction->bytes).total() <= e_.rack.hbmPerGpu().si();
    }

    static Fix fixOf(const Changes &changes)
    {
        Settings settings;
        for (const auto *change : changes)
            settings.insert(settings.end(), change->settings.begin(), change->settings.end());
        return gigasite::fixOf(settings);
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
