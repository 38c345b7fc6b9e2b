// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network_service.h"

#include "app/background.h"
#include "app/memory_use.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr std::array transports{flow::Transport::Ideal, flow::Transport::Spray, flow::Transport::Ecmp,
                                flow::Transport::EcmpPfc};
constexpr int tickMs = 250; ///< progress is told four times a second
constexpr std::size_t keptRuns = 12;
/// Requests so close together come of a hand that drags. Then a whole run waits until the hand rests: it would be
/// stopped before it is through, and take memory and cores from the painting meanwhile. Estimates keep up with the
/// hand.
constexpr std::chrono::milliseconds handMoves{150}, handRests{60};
constexpr std::uint64_t wholeStripes = 150'000; ///< up to so many the other transports are simulated whole, too

int threads()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
}

} // namespace

NetworkService::NetworkService(QObject *parent)
    : QObject(parent)
    , tick_(this)
    , hand_(this)
    , thread_([this](const std::stop_token &quit) { loop(quit); })
{
    tick_.setInterval(tickMs);
    connect(&tick_, &QTimer::timeout, this, &NetworkService::runsChanged);
    hand_.setSingleShot(true);
    hand_.setInterval(handMoves);
    connect(&hand_, &QTimer::timeout, this, [this] { meter_.letGo(); });
}

NetworkService::~NetworkService()
{
    {
        const std::lock_guard lock(mutex_);
        waiting_.reset();
        thread_.request_stop();
        stopRun();
    }
    wake_.notify_all();
    thread_.join();
}

void NetworkService::request(const flow::SimulationInput &input)
{
    {
        const std::lock_guard lock(mutex_);
        stopRun();
        waiting_ = input;
        ++newest_;
        const auto now = std::chrono::steady_clock::now();
        isDragged_ = now - asked_ < handMoves;
        asked_ = now;
    }
    busy_ = true;
    wake_.notify_all();
}

/// With the lock held.
void NetworkService::stopRun()
{
    running_.request_stop();
    meter_.letGo(); // held, it would not see it
}

void NetworkService::letHandMove()
{
    {
        const std::lock_guard lock(mutex_);
        if (!running_.stop_requested()) // else it is to end, which it would not see
            meter_.hold();
    }
    hand_.start();
}

void NetworkService::forget()
{
    {
        const std::lock_guard lock(mutex_);
        stopRun();
        waiting_.reset();
        ++newest_;
    }
    busy_ = false;
    results_.clear();
}

void NetworkService::loop(const std::stop_token &quit)
{
    goBehindWindow();
    while (!quit.stop_requested()) {
        flow::SimulationInput input;
        std::uint64_t number = 0;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, quit, [this] { return waiting_.has_value(); }))
                return;
            input = *std::move(waiting_);
            waiting_.reset();
            number = newest_;
            running_ = std::stop_source();
            stop = running_.get_token();
        }
        const auto start = std::chrono::steady_clock::now();
        answer(input, number, stop);
        constexpr std::chrono::milliseconds soon{200}; // one that is cut so early has held little, and a hand drags
        if (!stop.stop_requested() || std::chrono::steady_clock::now() - start > soon)
            giveMemoryBack(); // 800,000 hosts leave hundreds of megabytes, which the next one would come on top of
    }
}

void NetworkService::answer(const flow::SimulationInput &input, std::uint64_t number, const std::stop_token &stop)
{
    const auto own = input.transport;
    const auto share = [](flow::SimulationResult result) {
        return std::make_shared<const flow::SimulationResult>(std::move(result));
    };
    for (const auto transport : transports) {
        auto other = input;
        other.transport = transport;
        if (!stop.stop_requested())
            post({number, transport, share(flow::estimate(other))});
    }
    waitForRest(stop);
    if (stop.stop_requested() && !wasCancelled(number))
        return;
    simulateWhole(input, number, stop,
                  [&](const flow::SimulationResult &partial) { post({number, own, share(partial)}); });
    if (std::uint64_t{input.network.hosts} * input.network.planes <= wholeStripes) {
        for (const auto transport : transports) {
            auto other = input;
            other.transport = transport;
            if (transport != own && !stop.stop_requested())
                simulateWhole(other, number, stop, {});
        }
    }
    if (!stop.stop_requested() || wasCancelled(number))
        post({number, own, nullptr});
}

void NetworkService::waitForRest(const std::stop_token &stop)
{
    std::unique_lock lock(mutex_);
    if (isDragged_)
        wake_.wait_for(lock, stop, handRests, [this] { return waiting_.has_value(); });
}

/// Of a cancelled run the part that is done would look like the whole: the estimate takes its place.
void NetworkService::simulateWhole(const flow::SimulationInput &input, std::uint64_t number,
                                   const std::stop_token &stop,
                                   const std::function<void(const flow::SimulationResult &)> &partial)
{
    const int id = begin(input, number);
    auto whole = flow::simulate(input, {.stop = stop, .threads = threads(), .meter = &meter_}, partial);
    const bool isThrough = !stop.stop_requested();
    whole.sorted =
        std::vector<double>(); // no view lists the times: slowdowns tell as much, and each is 6 MB of 800,000 flows
    if (isThrough || wasCancelled(number))
        post({number, input.transport,
              std::make_shared<const flow::SimulationResult>(isThrough ? std::move(whole) : flow::estimate(input))});
    end(id, isThrough ? NetworkRun::State::Done : NetworkRun::State::Stopped);
}

bool NetworkService::wasCancelled(std::uint64_t number)
{
    const std::lock_guard lock(mutex_);
    return cancelled_ == number;
}

int NetworkService::begin(const flow::SimulationInput &input, std::uint64_t number)
{
    meter_.begin(flow::RunMeter::Phase::Paths);
    const std::lock_guard lock(mutex_);
    began_ = std::chrono::steady_clock::now();
    runLetters_.push_back(
        {.id = ++lastRun_, .request = number, .transport = input.transport, .hosts = input.network.hosts});
    wakeUp();
    return lastRun_;
}

void NetworkService::end(int id, NetworkRun::State state)
{
    const std::lock_guard lock(mutex_);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began_;
    runLetters_.push_back({.id = id, .state = state, .seconds = took.count()});
    wakeUp();
}

void NetworkService::cancel(std::uint64_t request)
{
    const std::lock_guard lock(mutex_);
    if (request != newest_) // it is being stopped already
        return;
    cancelled_ = request;
    stopRun();
}

std::vector<NetworkRun> NetworkService::runs() const
{
    auto all = runs_;
    if (all.empty() || all.back().state != NetworkRun::State::Running)
        return all;
    const std::chrono::duration<double> soFar = std::chrono::steady_clock::now() - shownBegan_;
    auto &last = all.back();
    last.seconds = soFar.count();
    last.phase = meter_.phase();
    last.share = last.phase == flow::RunMeter::Phase::Rates ? std::min(meter_.share(), 1.0) : -1;
    return all;
}

/// Runs that a newer request stopped are dropped: a person who drags did not ask for them.
void NetworkService::takeRuns()
{
    std::vector<NetworkRun> letters;
    std::uint64_t cancelled = 0;
    {
        const std::lock_guard lock(mutex_);
        letters.swap(runLetters_);
        cancelled = cancelled_;
        shownBegan_ = began_;
    }
    if (letters.empty())
        return;
    for (const auto &letter : letters) {
        const auto at =
            std::find_if(runs_.begin(), runs_.end(), [&](const NetworkRun &run) { return run.id == letter.id; });
        if (at == runs_.end()) {
            runs_.push_back(letter);
        } else if (letter.state == NetworkRun::State::Stopped && at->request != cancelled) {
            runs_.erase(at);
        } else {
            at->state = letter.state;
            at->seconds = letter.seconds;
        }
    }
    if (runs_.size() > keptRuns)
        runs_.erase(runs_.begin(), runs_.end() - static_cast<std::ptrdiff_t>(keptRuns));
    if (!runs_.empty() && runs_.back().state == NetworkRun::State::Running)
        tick_.start();
    else
        tick_.stop();
    Q_EMIT runsChanged();
}

void NetworkService::post(Letter letter)
{
    const std::lock_guard lock(mutex_);
    std::erase_if(mailbox_, [&](const Letter &older) { // megabytes each, and no longer of interest
        return letter.result && older.result && older.transport == letter.transport;
    });
    mailbox_.push_back(std::move(letter));
    wakeUp();
}

void NetworkService::wakeUp()
{
    if (!std::exchange(woken_, true))
        QMetaObject::invokeMethod(this, &NetworkService::drain, Qt::QueuedConnection);
}

void NetworkService::drain()
{
    std::vector<Letter> letters;
    std::uint64_t newest = 0;
    {
        const std::lock_guard lock(mutex_);
        letters.swap(mailbox_);
        newest = newest_;
        woken_ = false;
    }
    takeRuns();
    static_cast<void>(std::erase_if(letters, [&](const Letter &l) { return l.request != newest; }));
    if (!letters.empty() && resultsOf_ != newest) {
        results_.clear();
        resultsOf_ = newest;
    }
    for (auto &letter : letters) {
        if (!letter.result) {
            busy_ = false;
            continue;
        }
        const auto at = std::find_if(results_.begin(), results_.end(),
                                     [&](const auto &known) { return known.first == letter.transport; });
        if (at != results_.end())
            at->second = std::move(letter.result);
        else
            results_.emplace_back(letter.transport, std::move(letter.result));
    }
    std::sort(results_.begin(), results_.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    if (!letters.empty())
        Q_EMIT resultsChanged();
}

} // namespace gigasite
