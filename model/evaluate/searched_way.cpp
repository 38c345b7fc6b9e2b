// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/searched_way.h"

#include "model/evaluate/layout_choice.h"
#include "model/evaluate/measured_stage.h"
#include "model/evaluate/stages.h"

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

using namespace measured;

/// The search keeps a batch. Where nobody typed one, it takes what about so many GPUs would train, with many divisors.
Scenario withSomeBatch(const Scenario &s, const Evaluation &e)
{
    auto some = s;
    Problems ignored;
    if (s.training.globalBatchTokens || placeSplit(placementInputOf(s, e), ignored).replicas > 0)
        return some;
    const auto &p = s.parallelism;
    const auto stage = static_cast<double>(p.tp * p.cp);
    const auto replicas =
        std::max(1.0, static_cast<double>(e.size.gpus) / (stage * static_cast<double>(placementInputOf(s, e).pp)));
    const auto sequences = static_cast<double>(p.microBatches * s.training.microBatch) * replicas;
    some.training.globalBatchTokens = std::exp2(std::ceil(std::log2(sequences))) * static_cast<double>(s.training.seq);
    return some;
}

/// To what holds least beside each size: a way out is asked for, not the fastest. What of it is not needed is taken
/// back by who asks.
void narrow(const Scenario &s, LayoutQuestion &q)
{
    q.space.vpp = q.space.micro = {1};
    q.space.zero = {2, 3};
    q.space.redo = {redosOf(s).back()};
}

SearchedWay searched(const Scenario &s, const std::vector<std::string> &held, const TransformerShape &shape,
                     const Calibrated &known, const Evaluation &e)
{
    Problems ignored;
    const auto asked = withSomeBatch(s, e);
    auto question = layoutQuestionOf(asked, shape, known, e, ignored);
    if (!question)
        return {};
    narrow(s, *question);
    hold(asked, held, *question);
    auto options = question->options;
    options.keep = 1;
    const auto result = searchLayouts(question->run, question->space, options, known.constants);
    if (!result.best.empty())
        return {withLayout(s, result.best.front().run), 0, {}};
    const auto &smallest = result.smallest;
    return {std::nullopt, smallest.memory.parameters > 0 ? smallest.memory.total() : 0, smallest.run};
}

} // namespace

SearchedWay searchedWay(const Scenario &s, std::vector<std::string> held, const TransformerShape &shape,
                        const Calibrated &known, const Evaluation &e)
{
    for (const auto *key :
         {"parallelism.overlap_tp", "parallelism.overlap_dp", "parallelism.overlap_pp", "parallelism.overlap_ep"})
        held.emplace_back(key);
    auto way = searched(s, held, shape, known, e);
    if (way.layout || !s.training.globalBatchTokens)
        return way;
    auto unbound = s; // of that batch
    unbound.training.globalBatchTokens.reset();
    auto other = searched(unbound, held, shape, known, e);
    return other.layout || other.smallest > 0 ? other : way;
}

} // namespace gigasite
