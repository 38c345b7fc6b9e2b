// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/typed_batch.h"

#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"
#include "model/scenario/scenario_io.h"
#include "model/units/unit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace gigasite {

namespace {

constexpr const char *batchKey = "training.global_batch_tokens";
constexpr double rounding = 1e-9;

Fix useTokens(double tokens)
{
    return {say("Use %1 tokens", withCommas(tokens)), batchKey, std::to_string(std::llround(tokens))};
}

/// The nearest multiples of `unit`, one unit at least.
std::vector<Fix> nearestBatches(double tokens, double unit)
{
    const double below = std::floor(tokens / unit) * unit, above = std::ceil(tokens / unit) * unit;
    std::vector<Fix> fixes;
    if (below > 0)
        fixes.push_back(useTokens(below));
    if (above > below)
        fixes.push_back(useTokens(above));
    return fixes;
}

/// Four million tokens, what models of this size are often trained with (GPT-3: 3.2 M, Llama 3: 4 to 16 M).
Fix usualBatch(double sequence)
{
    constexpr double usual = 4194304;
    return useTokens(std::max(1.0, std::round(usual / sequence)) * sequence);
}

std::optional<double> typedSequences(double tokens, double sequence, Problems &problems)
{
    constexpr double tolerance = 0.01;
    const double sequences = tokens / sequence;
    const double whole = std::max(1.0, std::round(sequences));
    const double off = std::abs(whole / sequences - 1);
    if (off > tolerance) {
        problems.push_back(error(batchKey,
                                 say("The batch is %1 sequences of %2 tokens; a search needs a whole number of them.",
                                     format(sequences, Unit::One).joined(), withCommas(sequence)),
                                 nearestBatches(tokens, sequence)));
        return std::nullopt;
    }
    if (off > rounding)
        problems.push_back(note(batchKey,
                                say("The batch counts as %1 whole sequences of %2 tokens, %3 tokens.",
                                    withCommas(whole), withCommas(sequence), withCommas(whole * sequence))));
    return whole;
}

} // namespace

bool isBatchInForce(const Scenario &s)
{
    return isMeasured(s) && s.parallelism.mode == LayoutMode::Manual && s.training.globalBatchTokens.has_value();
}

std::optional<Scenario> withTypedBatch(const Scenario &s, const Evaluation &e, Problems &problems)
{
    Problems ofLayout; // told where the layout is placed
    const auto layout = placeSplit(placementInputOf(s, e), ofLayout);
    if (layout.replicas == 0)
        return std::nullopt;
    const double tokens = *s.training.globalBatchTokens;
    const double unit = static_cast<double>(layout.replicas * s.training.microBatch * s.training.seq);
    const bool interleaves = s.parallelism.vpp > 1 && layout.pp > 1; // in rounds of as many micro-batches as stages
    const double round = interleaves ? static_cast<double>(layout.pp) * unit : unit;
    const double rounds = std::max(1.0, std::round(tokens / round));
    const auto count = std::llround(rounds * round / unit);
    auto shared = s;
    shared.parallelism.microBatches = count;
    if (std::abs(rounds * round / tokens - 1) > rounding) {
        auto fixes = nearestBatches(tokens, round);
        fixes.push_back({say("Take what the layout trains"), batchKey, "auto"});
        problems.push_back(
            error(batchKey,
                  interleaves
                      ? say("A batch of %1 tokens cannot be shared out over %2 replicas in micro-batches of %3 tokens, "
                            "in multiples of the pipeline's %4 stages.",
                            withCommas(tokens), withCommas(static_cast<double>(layout.replicas)),
                            withCommas(static_cast<double>(s.training.microBatch * s.training.seq)),
                            withCommas(static_cast<double>(layout.pp)))
                      : say("A batch of %1 tokens cannot be shared out over %2 replicas in micro-batches of %3 tokens.",
                            withCommas(tokens), withCommas(static_cast<double>(layout.replicas)),
                            withCommas(static_cast<double>(s.training.microBatch * s.training.seq))),
                  std::move(fixes)));
        return shared;
    }
    if (count == s.parallelism.microBatches)
        return std::nullopt;
    return shared;
}

void offerBatches(const Scenario &s, const Evaluation &e, Problems &problems)
{
    if (!isBatchInForce(s))
        return;
    const auto tokens = static_cast<double>(e.layout.replicas * s.training.microBatch * s.training.seq);
    for (auto &problem : problems) {
        for (auto &fix : problem.fixes) {
            if (fix.key == "parallelism.micro_batches" && fix.also.empty())
                fix = useTokens(std::stod(fix.value) * tokens);
        }
    }
}

std::optional<double> sequencesInStep(const Scenario &s, const Evaluation &e, Problems &problems)
{
    const auto sequence = static_cast<double>(s.training.seq);
    if (s.training.globalBatchTokens)
        return typedSequences(*s.training.globalBatchTokens, sequence, problems);
    Problems ofLayout;
    const auto layout = placeSplit(placementInputOf(s, e), ofLayout);
    if (layout.replicas == 0 && s.parallelism.dp) // all that makes it up is typed
        return static_cast<double>(*s.parallelism.dp * s.parallelism.microBatches * s.training.microBatch);
    if (layout.replicas == 0) {
        problems.push_back(error(batchKey,
                                 say("A search needs a batch. Type one: the layout as set cannot be placed, so it says "
                                     "nothing of it."),
                                 {usualBatch(sequence)}));
        return std::nullopt;
    }
    return static_cast<double>(layout.replicas * s.parallelism.microBatches * s.training.microBatch);
}

bool decidesBatch(std::string_view key)
{
    constexpr std::array keys{"parallelism.tp",      "parallelism.pp",        "parallelism.cp",
                              "parallelism.dp",      "parallelism.placement", "parallelism.micro_batches",
                              "training.micro_batch"};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool losesBatch(const Scenario &before, const Scenario &after)
{
    const auto searches = [](const Scenario &s) { return isMeasured(s) && s.parallelism.mode == LayoutMode::Auto; };
    if (!searches(after) || before.training.globalBatchTokens || after.training.globalBatchTokens)
        return false;
    if (!searches(before))
        return true;
    const auto changed = differences(before, after);
    return std::any_of(changed.begin(), changed.end(), [](const Parameter *p) { return decidesBatch(p->key); });
}

} // namespace gigasite
