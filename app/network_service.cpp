// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network_service.h"

#include <algorithm>
#include <array>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace gigasite {

namespace {

constexpr std::array transports{flow::Transport::Ideal, flow::Transport::Spray, flow::Transport::Ecmp,
                                flow::Transport::EcmpPfc};
constexpr std::uint64_t wholeStripes = 150'000; ///< up to so many the other transports are simulated whole, too

int threads()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
}

/// A simulation of 800,000 hosts leaves hundreds of megabytes that the allocator would keep for the next one.
void giveMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace

NetworkService::NetworkService(QObject *parent)
    : QObject(parent)
    , thread_([this](const std::stop_token &quit) { loop(quit); })
{
}

NetworkService::~NetworkService()
{
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
    }
    thread_.request_stop();
    wake_.notify_all();
    thread_.join();
}

void NetworkService::request(const flow::SimulationInput &input)
{
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
        waiting_ = input;
        ++newest_;
    }
    busy_ = true;
    wake_.notify_all();
}

void NetworkService::forget()
{
    {
        const std::lock_guard lock(mutex_);
        running_.request_stop();
        waiting_.reset();
        ++newest_;
    }
    busy_ = false;
    results_.clear();
}

void NetworkService::loop(const std::stop_token &quit)
{
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
        answer(input, number, stop);
        if (!stop.stop_requested()) // else the next one is about to need it
            giveMemoryBack();
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
    auto whole = flow::simulate(input, {.stop = stop, .threads = threads()},
                                [&](const flow::SimulationResult &partial) { post({number, own, share(partial)}); });
    if (!stop.stop_requested())
        post({number, own, share(std::move(whole))});
    if (std::uint64_t{input.network.hosts} * input.network.planes <= wholeStripes) {
        for (const auto transport : transports) {
            auto other = input;
            other.transport = transport;
            if (transport == own || stop.stop_requested())
                continue;
            auto result = flow::simulate(other, {.stop = stop, .threads = threads()});
            if (!stop.stop_requested())
                post({number, transport, share(std::move(result))});
        }
    }
    if (!stop.stop_requested())
        post({number, own, nullptr});
}

void NetworkService::post(Letter letter)
{
    {
        const std::lock_guard lock(mutex_);
        const bool woken = !mailbox_.empty();
        std::erase_if(mailbox_, [&](const Letter &older) { // megabytes each, and no longer of interest
            return letter.result && older.result && older.transport == letter.transport;
        });
        mailbox_.push_back(std::move(letter));
        if (woken)
            return; // the wake-up is on its way
    }
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
    }
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
