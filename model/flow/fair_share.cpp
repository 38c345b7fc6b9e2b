// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/fair_share.h"

#include <algorithm>
#include <functional>

// The set S of max_min.h is `members_`, the links it touches are `links_`. Rates are compared with a relative slack:
// they are sums of a few hundred terms, exact to some 1e-14.

namespace gigasite::flow {

namespace {

constexpr double slack = 1e-11;
constexpr std::size_t popsBetweenLooks = 1024; ///< at the stop token: about a millisecond

} // namespace

void FairShare::reset(const PartProblem &part, const std::stop_token &stop)
{
    part_ = &part;
    stop_ = stop;
    rate_.assign(part.flows(), 0);
    before_.assign(part.flows(), 0);
    next_.assign(part.flows(), 0);
    holder_.assign(part.flows(), noLink);
    joined_.assign(part.flows(), 0);
    frozen_.assign(part.flows(), 0);
    capacity_ = part.capacity;
    load_.assign(part.links(), 0);
    room_.assign(part.links(), 0);
    waiting_.assign(part.links(), 0);
    touched_.assign(part.links(), 0);
    users_.resize(part.users.size());
    userEnd_.assign(part.userStart.begin(), part.userStart.end() - 1);
    members_.clear();
    lost_.clear();
    narrowed_.clear();
    arrived_.clear();
    const auto [least, most] = std::minmax_element(part.ceiling.begin(), part.ceiling.end());
    oneCeiling_ = part.ceiling.empty() || *least == *most;
    round_ = fill_ = 0;
    solves_ = 0;
}

void FairShare::activate(std::uint32_t flow)
{
    for (const auto link : part_->path(flow))
        users_[userEnd_[link]++] = flow;
    arrived_.push_back(flow);
}

void FairShare::remove(std::uint32_t flow)
{
    for (const auto link : part_->path(flow)) {
        const auto begin = users_.begin() + part_->userStart[link];
        auto end = users_.begin() + userEnd_[link];
        *std::find(begin, end, flow) = *(end - 1);
        --userEnd_[link];
        load_[link] = userEnd_[link] == part_->userStart[link] ? 0 : load_[link] - rate_[flow];
        lost_.push_back(link);
    }
    rate_[flow] = 0;
    holder_[flow] = noLink;
}

void FairShare::begin()
{
    ++round_;
    members_.clear();
    links_.clear();
}

void FairShare::join(std::uint32_t flow)
{
    if (joined_[flow] == round_)
        return;
    joined_[flow] = round_;
    members_.push_back(flow);
    for (const auto link : part_->path(flow)) {
        if (touched_[link] == round_)
            continue;
        touched_[link] = round_;
        links_.push_back(link);
    }
}

void FairShare::setCapacity(std::uint32_t link, double capacity)
{
    (capacity < capacity_[link] ? narrowed_ : lost_).push_back(link);
    capacity_[link] = capacity;
}

/// All flows that were activated since reset(), at once.
void FairShare::fillActive()
{
    begin();
    for (const auto flow : arrived_)
        join(flow);
    arrived_.clear();
    lost_.clear();
    narrowed_.clear();
    fill();
    apply();
    ++solves_;
}

void FairShare::settle()
{
    begin();
    for (const auto flow : arrived_)
        join(flow);
    for (const auto link : lost_) {
        for (auto at = part_->userStart[link]; at < userEnd_[link]; ++at) {
            if (holder_[users_[at]] == link)
                join(users_[at]);
        }
    }
    for (const auto link : narrowed_) {
        for (auto at = part_->userStart[link]; at < userEnd_[link]; ++at)
            join(users_[at]);
    }
    arrived_.clear();
    lost_.clear();
    narrowed_.clear();
    if (members_.empty())
        return;
    do
        fill();
    while (!stop_.stop_requested() && widen());
    apply();
    ++solves_;
}

double FairShare::levelOf(std::uint32_t link) const
{
    return std::max(room_[link], 0.0) / waiting_[link];
}

void FairShare::freeze(std::uint32_t flow, double share, std::uint32_t holder)
{
    frozen_[flow] = fill_;
    next_[flow] = share;
    holder_[flow] = holder;
    for (const auto link : part_->path(flow)) {
        room_[link] -= share;
        --waiting_[link];
    }
}

/// Flows whose own ceiling lies at or under the water level.
void FairShare::freezeCeilings(double share)
{
    for (; nextCeiling_ < byCeiling_.size() && part_->ceiling[byCeiling_[nextCeiling_]] <= share; ++nextCeiling_) {
        const auto flow = byCeiling_[nextCeiling_];
        if (frozen_[flow] != fill_)
            freeze(flow, part_->ceiling[flow], noLink);
    }
}

/// What each touched link has left for S, and how many of S wait for it; the links that may fill, as a heap.
double FairShare::prepare()
{
    const auto &ceiling = part_->ceiling;
    for (const auto link : links_) {
        room_[link] = capacity_[link] - load_[link];
        waiting_[link] = 0;
    }
    for (const auto flow : members_) {
        for (const auto link : part_->path(flow)) {
            room_[link] += rate_[flow];
            ++waiting_[link];
        }
    }
    byCeiling_.clear();
    nextCeiling_ = 0;
    double highest = ceiling[members_.front()];
    if (!oneCeiling_) {
        byCeiling_ = members_;
        std::sort(byCeiling_.begin(), byCeiling_.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return ceiling[a] < ceiling[b]; });
        highest = ceiling[byCeiling_.back()];
    }
    heap_.clear();
    for (const auto link : links_) {
        if (const double share = levelOf(link); waiting_[link] > 0 && share < highest)
            heap_.push_back({share, link});
    }
    std::make_heap(heap_.begin(), heap_.end(), std::greater<>());
    return highest;
}

/// Progressive filling of S with every other rate fixed.
void FairShare::fill()
{
    ++fill_;
    const double highest = prepare(); // nobody is held by a link that could give everyone more than that
    bool stopped = stop_.stop_requested();
    for (std::size_t pops = 1; !heap_.empty() && !stopped; ++pops) {
        stopped = pops % popsBetweenLooks == 0 && stop_.stop_requested();
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
        const auto [share, link] = heap_.back();
        heap_.pop_back();
        if (!oneCeiling_)
            freezeCeilings(share);
        if (waiting_[link] == 0)
            continue;
        const double now = levelOf(link);
        if (now > share * (1 + slack)) { // grew since it was pushed
            if (now < highest) {
                heap_.push_back({now, link});
                std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
            }
            continue;
        }
        for (auto at = part_->userStart[link]; at < userEnd_[link]; ++at) {
            const auto flow = users_[at];
            if (joined_[flow] == round_ && frozen_[flow] != fill_)
                freeze(flow, now, link);
        }
    }
    for (const auto flow : members_) {
        if (frozen_[flow] != fill_)
            freeze(flow, stopped ? 0 : part_->ceiling[flow], noLink);
    }
}

/// Adds to S the flows outside that its new rates concern. False when there are none: the allocation is max-min.
bool FairShare::widen()
{
    const auto before = members_.size();
    const auto links = links_.size();
    for (std::size_t i = 0; i < links; ++i) {
        const auto link = links_[i];
        const std::span users(users_.data() + part_->userStart[link], userEnd_[link] - part_->userStart[link]);
        const bool slackLeft = room_[link] > part_->capacity[link] * slack; // fill() leaves what it did not give away
        double level = -1; // what the link gives those of S that it holds; none: it holds nobody of S
        double fastest = 0; // of S, whoever holds it
        for (const auto flow : users) {
            if (joined_[flow] != round_)
                continue;
            fastest = std::max(fastest, next_[flow]);
            if (holder_[flow] == link)
                level = std::max(level, next_[flow]);
        }
        for (const auto flow : users) {
            if (joined_[flow] == round_)
                continue;
            const bool letGo = holder_[flow] == link && (slackLeft || fastest > rate_[flow] * (1 + slack));
            if (letGo || (level >= 0 && rate_[flow] > level * (1 + slack)))
                join(flow);
        }
    }
    return members_.size() > before;
}

void FairShare::apply()
{
    for (const auto flow : members_) {
        before_[flow] = rate_[flow];
        const double change = next_[flow] - rate_[flow];
        if (change != 0) {
            for (const auto link : part_->path(flow))
                load_[link] += change;
        }
        rate_[flow] = next_[flow];
    }
}

} // namespace gigasite::flow
