// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parallelism/uneven_chunks.h"

#include "model/parallelism/stage_memory.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

namespace gigasite::measured {

namespace {

/// Plays whole rounds.
class Rounds {
public:
    Rounds(std::vector<double> sizes, std::int64_t stages, std::int64_t rounds, double forward, double backward)
        : sizes_(std::move(sizes))
        , p_(stages)
        , v_(static_cast<std::int64_t>(sizes_.size()) / stages)
        , m_(rounds * stages)
        , duration_{forward, backward}
        , ends_(2 * sizes_.size() * static_cast<std::size_t>(m_), -1)
        , next_(static_cast<std::size_t>(stages), 0)
        , free_(static_cast<std::size_t>(stages), 0)
    {
    }

    double play()
    {
        for (bool moved = true; moved;) {
            moved = false;
            for (std::int64_t stage = 0; stage < p_; ++stage) {
                while (runNext(stage))
                    moved = true;
            }
        }
        return *std::max_element(free_.begin(), free_.end());
    }

private:
    /// Of chunk `place` along the model.
    double &end(std::int64_t place, std::int64_t microBatch, bool backward)
    {
        const auto row = place + (backward ? p_ * v_ : 0);
        return ends_[static_cast<std::size_t>(row * m_ + microBatch)];
    }

    /// The stage's next pass, if what it needs is there.
    bool runNext(std::int64_t stage)
    {
        const auto passes = m_ * v_;
        auto &next = next_[static_cast<std::size_t>(stage)];
        if (next == 2 * passes)
            return false;
        const auto ahead = std::min(passes, 2 * (p_ - stage - 1) + (v_ - 1) * p_);
        const auto paired = 2 * (passes - ahead); // forward and backward in turn
        const bool backward = next >= ahead && (next >= ahead + paired || (next - ahead) % 2 == 1);
        const auto n = next < ahead ? next
            : next < ahead + paired ? (next - ahead) / 2 + (backward ? 0 : ahead)
                                    : next - passes;
        const auto chunk = n % (p_ * v_) / p_;
        const auto place = (backward ? v_ - 1 - chunk : chunk) * p_ + stage;
        const auto microBatch = n / (p_ * v_) * p_ + n % p_;
        double ready = 0;
        if (backward)
            ready = place + 1 < p_ * v_ ? end(place + 1, microBatch, true) : end(place, microBatch, false);
        else if (place > 0)
            ready = end(place - 1, microBatch, false);
        if (ready < 0)
            return false;
        auto &free = free_[static_cast<std::size_t>(stage)];
        free = std::max(free, ready) + duration_[backward ? 1 : 0] * sizes_[static_cast<std::size_t>(place)];
        end(place, microBatch, backward) = free;
        ++next;
        return true;
    }

    std::vector<double> sizes_;
    std::int64_t p_, v_, m_;
    std::array<double, 2> duration_;
    std::vector<double> ends_; ///< s; -1: not yet
    std::vector<std::int64_t> next_;
    std::vector<double> free_;
};

constexpr std::int64_t fewRounds = 3; ///< the last two differ by what every further one takes

double playedRounds(const UnevenChunks &c, std::int64_t rounds, double forward, double backward)
{
    return Rounds(layersOfStages(c.layers, c.stages * c.chunks), std::llround(c.stages), rounds, forward, backward)
        .play();
}

/// Of one, two and three rounds.
using Played = std::array<double, fewRounds>;

/// In passes forward of one layer, at a ratio of backward to forward.
const Played &playedAt(const UnevenChunks &c, int halves)
{
    thread_local std::map<std::tuple<double, double, double, int>, Played> known; // of a few thousand shapes at most
    constexpr std::size_t many = 20000;
    const auto key = std::tuple(c.layers, c.stages, c.chunks, halves);
    if (const auto at = known.find(key); at != known.end())
        return at->second;
    if (known.size() >= many)
        known.clear();
    Played played{};
    for (std::int64_t rounds = 1; rounds <= fewRounds; ++rounds)
        played[static_cast<std::size_t>(rounds - 1)] = playedRounds(c, rounds, 1, 0.5 * halves);
    return known.emplace(key, played).first->second;
}

double ofRounds(const Played &played, double rounds)
{
    const auto whole = static_cast<std::size_t>(std::llround(rounds));
    if (whole <= played.size())
        return played[whole - 1];
    return played.back() + (rounds - static_cast<double>(played.size())) * (played.back() - played[played.size() - 2]);
}

} // namespace

bool UnevenChunks::differ() const
{
    return stages > 1 && chunks > 1 && std::fmod(layers, stages * chunks) != 0 && microBatches >= stages &&
        std::fmod(microBatches, stages) == 0;
}

double UnevenChunks::played() const
{
    return playedRounds(*this, std::llround(microBatches / stages), forward, backward);
}

double UnevenChunks::wait() const
{
    constexpr double least = 1, most = 6;
    if (!differ() || !(forward > 0))
        return 0;
    const double ratio = std::clamp(backward / forward, least, most), halves = std::floor(2 * ratio);
    const double rounds = microBatches / stages;
    const double below = ofRounds(playedAt(*this, static_cast<int>(halves)), rounds);
    const double share = 2 * ratio - halves;
    const double between =
        share > 0 ? below + share * (ofRounds(playedAt(*this, static_cast<int>(halves) + 1), rounds) - below) : below;
    const double alike =
        (1 + ratio) * (microBatches * std::ceil(layers / stages - 1e-9) + (stages - 1) / chunks * layers / stages);
    return std::max(0.0, between - alike) * forward;
}

} // namespace gigasite::measured
