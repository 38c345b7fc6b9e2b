// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/flow/fair_share.h"

#include "model/flow/large_array.h"
#include "model/flow/sort_by_key.h"

#include <algorithm>
#include <functional>
#include <utility>

// The set S of max_min.h is `members_`, the links it touches are `links_`. Rates are compared with a relative slack:
// they are sums of a few hundred terms, exact to some 1e-14.

namespace gigasite::flow {

namespace {

constexpr double slack = 1e-11;
constexpr std::size_t workBetweenLooks = 65536; ///< at the stop token, in flows asked: some milliseconds

} // namespace

void FairShare::reset(const PartProblem &part, const std::stop_token &stop)
{
    part_ = &part;
    stop_ = stop;
    meter_ = nullptr;
    fillLarge(flows_, part.flows(), {}, stop);
    linkOf_.resize(part.links());
    for (std::uint32_t l = 0; l < part.links(); ++l)
        linkOf_[l] = {.capacity = part.capacity[l], .firstUser = part.userStart[l], .userEnd = part.userStart[l]};
    if (users_.size() < part.crossings())
        fillLarge(users_, part.crossings(), 0U, stop);
    if (stop.stop_requested())
        return;
    members_.clear();
    lost_.clear();
    narrowed_.clear();
    arrived_.clear();
    reserveLarge(arrived_, part.flows());
    const auto [least, most] = std::minmax_element(part.ceiling.begin(), part.ceiling.end());
    oneCeiling_ = part.ceiling.empty() || *least == *most;
    round_ = fill_ = 0;
    solves_ = 0;
}

void FairShare::activate(std::uint32_t flow)
{
    for (const auto link : part_->path(flow))
        users_[linkOf_[link].userEnd++] = flow;
    arrived_.push_back(flow);
}

void FairShare::remove(std::uint32_t flow)
{
    auto &gone = flows_[flow];
    for (const auto l : part_->path(flow)) {
        auto &link = linkOf_[l];
        auto *at = users_.data() + link.firstUser;
        while (*at != flow)
            ++at;
        *at = users_[--link.userEnd];
        link.load = link.userEnd == link.firstUser ? 0 : link.load - gone.rate;
        lost_.push_back(l);
    }
    gone.rate = 0;
    gone.holder = noLink;
}

/// Asks after so much more work, in flows looked at, whether to go on.
bool FairShare::isStopped(std::size_t work)
{
    sinceLook_ += work;
    if (sinceLook_ < workBetweenLooks)
        return false;
    sinceLook_ = 0;
    return stop_.stop_requested();
}

void FairShare::begin()
{
    ++round_;
    members_.clear();
    links_.clear();
}

void FairShare::join(std::uint32_t flow)
{
    if (flows_[flow].joined == round_)
        return;
    flows_[flow].joined = round_;
    members_.push_back(flow);
    for (const auto l : part_->path(flow)) {
        if (linkOf_[l].touched == round_)
            continue;
        linkOf_[l].touched = round_;
        links_.push_back(l);
    }
}

void FairShare::setCapacity(std::uint32_t link, double capacity)
{
    (capacity < linkOf_[link].capacity ? narrowed_ : lost_).push_back(link);
    linkOf_[link].capacity = capacity;
}

/// All flows that were activated since reset(), at once.
void FairShare::fillActive(RunMeter *meter)
{
    meter_ = meter;
    begin();
    reserveLarge(members_, arrived_.size());
    links_.reserve(linkOf_.size());
    for (const auto flow : arrived_) {
        if (isStopped(1))
            return;
        join(flow);
    }
    arrived_.clear();
    lost_.clear();
    narrowed_.clear();
    fill();
    apply();
    meter_ = nullptr;
    ++solves_;
}

void FairShare::settle()
{
    begin();
    for (const auto flow : arrived_)
        join(flow);
    for (const auto l : lost_) {
        for (const auto flow : usersOf(linkOf_[l])) {
            if (flows_[flow].holder == l)
                join(flow);
        }
    }
    for (const auto l : narrowed_) {
        for (const auto flow : usersOf(linkOf_[l]))
            join(flow);
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

double FairShare::levelOf(const Link &link)
{
    return std::max(link.room, 0.0) / link.waiting;
}

void FairShare::freeze(std::uint32_t flow, double share, std::uint32_t holder)
{
    auto &f = flows_[flow];
    f.waits = 0;
    f.next = share;
    f.holder = holder;
    for (const auto l : part_->path(flow)) {
        linkOf_[l].room -= share;
        --linkOf_[l].waiting;
    }
}

/// Flows whose own ceiling lies at or under the water level.
void FairShare::freezeCeilings(double share)
{
    for (; nextCeiling_ < byCeiling_.size() && part_->ceiling[byCeiling_[nextCeiling_]] <= share; ++nextCeiling_) {
        const auto flow = byCeiling_[nextCeiling_];
        if (flows_[flow].waits == fill_)
            freeze(flow, part_->ceiling[flow], noLink);
    }
}

/// What each touched link has left for S, and how many of S wait for it; the links that may fill, as a heap.
double FairShare::prepare()
{
    const auto &ceiling = part_->ceiling;
    for (const auto l : links_) {
        auto &link = linkOf_[l];
        link.room = link.capacity - link.load;
        link.waiting = 0;
    }
    for (const auto flow : members_) {
        if (isStopped(1))
            break;
        auto &f = flows_[flow];
        f.waits = fill_;
        for (const auto l : part_->path(flow)) {
            linkOf_[l].room += f.rate;
            ++linkOf_[l].waiting;
        }
    }
    byCeiling_.clear();
    nextCeiling_ = 0;
    double highest = ceiling[members_.front()];
    if (!oneCeiling_) {
        byCeiling_ = members_;
        if (byCeiling_.size() < workBetweenLooks)
            std::sort(byCeiling_.begin(), byCeiling_.end(),
                      [&](std::uint32_t a, std::uint32_t b) { return ceiling[a] < ceiling[b]; });
        else
            sortByKey(byCeiling_, [&](std::uint32_t flow) { return orderOf(ceiling[flow]); }, stop_);
        highest = ceiling[byCeiling_.back()];
    }
    heap_.clear();
    for (const auto l : links_) {
        const auto &link = linkOf_[l];
        if (const double share = levelOf(link); link.waiting > 0 && share < highest)
            heap_.push_back({share, l});
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
    while (!heap_.empty() && !stopped) {
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
        const auto [share, l] = heap_.back();
        heap_.pop_back();
        const auto &link = linkOf_[l];
        stopped = isStopped(1 + link.userEnd - link.firstUser);
        if (!oneCeiling_)
            freezeCeilings(share);
        if (link.waiting == 0)
            continue;
        const double now = levelOf(link);
        if (now > share * (1 + slack)) { // grew since it was pushed
            if (now < highest) {
                heap_.push_back({now, l});
                std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
            }
            continue;
        }
        if (meter_)
            meter_->done(link.waiting);
        for (const auto *user = users_.data() + link.firstUser; link.waiting > 0; ++user) {
            if (flows_[*user].waits == fill_)
                freeze(*user, now, l);
        }
    }
    if (stopped)
        return;
    for (const auto flow : members_) {
        if (isStopped(1))
            return;
        if (flows_[flow].waits == fill_)
            freeze(flow, part_->ceiling[flow], noLink);
    }
}

/// Adds to S the flows outside that its new rates concern. False when there are none: the allocation is max-min.
bool FairShare::widen()
{
    const auto before = members_.size();
    const auto links = links_.size();
    for (std::size_t i = 0; i < links; ++i) {
        const auto l = links_[i];
        const auto &link = linkOf_[l];
        const auto users = usersOf(link);
        double level = -1; // what the link gives those of S that it holds; none: it holds nobody of S
        double fastest = 0; // of S, whoever holds it
        std::size_t inside = 0;
        for (const auto flow : users) {
            const auto &f = flows_[flow];
            if (f.joined != round_)
                continue;
            ++inside;
            fastest = std::max(fastest, f.next);
            if (f.holder == l)
                level = std::max(level, f.next);
        }
        if (inside == users.size())
            continue;
        const bool slackLeft = link.room > part_->capacity[l] * slack; // fill() leaves what it did not give away
        for (const auto flow : users) {
            const auto &f = flows_[flow];
            if (f.joined == round_)
                continue;
            const bool letGo = f.holder == l && (slackLeft || fastest > f.rate * (1 + slack));
            if (letGo || (level >= 0 && f.rate > level * (1 + slack)))
                join(flow);
        }
    }
    return members_.size() > before;
}

void FairShare::apply()
{
    for (const auto flow : members_) {
        if (isStopped(1))
            return;
        auto &f = flows_[flow];
        const double change = f.next - f.rate;
        if (change != 0) {
            for (const auto l : part_->path(flow))
                linkOf_[l].load += change;
        }
        std::swap(f.rate, f.next);
    }
}

} // namespace gigasite::flow
