// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/beyond_layout.h"

#include "model/evaluate/measured_stage.h"
#include "model/parallelism/split_rules.h"
#include "model/parallelism/stage_memory.h"
#include "model/scenario/parameter_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gigasite {

namespace {

using namespace measured;

std::string count(double v)
{
    return std::to_string(std::llround(v));
}

class Ways {
public:
    Ways(const Scenario &s, const TrainingRun &smallest, const Evaluation &e)
        : s_(s)
        , smallest_(smallest)
        , room_(e.rack.hbmPerGpu().si())
        , gpusPerRack_(e.rack.gpus)
    {
    }

    std::vector<Settings> all()
    {
        const auto &split = smallest_.split;
        const double experts = std::exp2(std::ceil(std::log2(std::max(smallest_.shape.experts.count, 1.0))));
        halve("model.experts", experts, 1, std::max(2.0, smallest_.shape.experts.perToken), &Ways::setExperts);
        constexpr double shortest = 512;
        if (!s_.training.globalBatchTokens) // else a step would have more sequences
            halve("training.seq", smallest_.batch.sequence, 2 * split.tp * split.cp, shortest, &Ways::setSequence);
        fewerLayers();
        memory();
        return std::move(all_);
    }

private:
    bool fits(const TrainingRun &run) const
    {
        return isValidSplit(run) && heaviestStage(run, stateBytesOf(s_)).total() <= room_;
    }

    static void setExperts(TrainingRun &run, double value)
    {
        run.shape.experts.count = value;
        run.split.ep = std::gcd(std::llround(run.split.ep), std::llround(value));
    }

    static void setSequence(TrainingRun &run, double value)
    {
        run.batch.meanContext *= value / run.batch.sequence;
        run.batch.sequence = value;
    }

    /// Halves, and halves of those, in whole units.
    void halve(const char *key, double now, double unit, double least, void (*set)(TrainingRun &run, double value))
    {
        for (double value = now / 2; value >= std::max(least, unit); value /= 2) {
            const double whole = std::floor(value / unit) * unit;
            auto run = smallest_;
            set(run, whole);
            if (fits(run)) {
                all_.push_back({{key, count(whole)}});
                return;
            }
        }
    }

    void fewerLayers()
    {
        const auto &m = s_.model;
        const double chunks = smallest_.split.pp * smallest_.split.vpp;
        const auto least = static_cast<double>(std::max<std::int64_t>({m.denseLayers, m.windowedLayers, 1}));
        constexpr double mostTrials = 4096;
        const double now = smallest_.shape.layers;
        const double step = std::max(chunks, std::ceil(now / mostTrials / chunks) * chunks);
        for (double layers = (std::ceil(now / step) - 1) * step; layers >= std::max(step, least); layers -= step) {
            auto run = smallest_;
            run.shape.layers = layers;
            run.shape.experts.denseShare *= now / layers;
            if (fits(run)) {
                all_.push_back({{"model.layers", count(layers)}});
                return;
            }
        }
    }

    /// Rounded up to three digits.
    void memory()
    {
        const double needed = heaviestStage(smallest_, stateBytesOf(s_)).total() * gpusPerRack_;
        const double digit = std::pow(10, std::floor(std::log10(needed)) - 2);
        all_.push_back({{"hardware.hbm_bytes", toText(Value(std::ceil(needed / digit) * digit))}});
    }

    const Scenario &s_;
    const TrainingRun &smallest_;
    double room_, gpusPerRack_;
    std::vector<Settings> all_;
};

} // namespace

std::vector<Settings> waysBeyondLayout(const Scenario &s, const TrainingRun &smallest, const Evaluation &e)
{
    return Ways(s, smallest, e).all();
}

std::vector<Settings> kvHeadsForTensor(const Scenario &s, const TransformerShape &shape)
{
    const auto tp = s.parallelism.tp;
    const auto kv = static_cast<std::int64_t>(shape.kvHeadCount());
    const auto divides = [](std::int64_t part, std::int64_t whole) { return whole % part == 0; };
    const auto goesWith = [&](std::int64_t v) { return divides(v, tp) || divides(tp, v); };
    std::vector<Settings> ways;
    if (shape.hasLatentAttention() || tp < 1 || kv < 1 || goesWith(kv))
        return ways;
    const auto take = [&](std::int64_t v) {
        if (!divides(v, shape.heads) || !goesWith(v))
            return false;
        ways.push_back({{"model.kv_heads", std::to_string(v)}});
        return true;
    };
    for (auto v = kv - 1; v >= 1 && !take(v); --v) { }
    for (auto v = kv + 1; v <= shape.heads && !take(v); ++v) { }
    return ways;
}

bool isBeyondLayout(std::string_view key)
{
    return key.starts_with("model.") || key == "training.seq" || key == "hardware.hbm_bytes";
}

} // namespace gigasite
