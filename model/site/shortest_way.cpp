// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/site/shortest_way.h"

#include <numeric>

namespace gigasite {

namespace {

constexpr double rounding = 1e-9; ///< of a length: sums in another order

class Orders {
public:
    Orders(const std::vector<std::vector<Metres>> &metres, Way way)
        : metres_(metres)
        , way_(way)
        , isTaken_(metres.size())
        , best_(metres.size())
    {
        std::iota(best_.begin(), best_.end(), std::size_t(0));
        shortest_ = lengthOf(metres_, best_, way_) * (1 - rounding);
    }

    std::vector<std::size_t> best()
    {
        const std::size_t starts = way_ == Way::Ring ? 1 : metres_.size();
        for (std::size_t first = 0; first < starts && first < metres_.size(); ++first)
            take(first, Metres());
        return best_;
    }

private:
    void take(std::size_t place, Metres length)
    {
        order_.push_back(place);
        isTaken_[place] = true;
        if (order_.size() == metres_.size())
            keepIfShorter(length);
        else
            goOn(length);
        isTaken_[place] = false;
        order_.pop_back();
    }

    void goOn(Metres length)
    {
        const auto here = order_.back();
        for (std::size_t next = 0; next < metres_.size(); ++next) {
            const auto longer = length + metres_[here][next];
            if (!isTaken_[next] && longer < shortest_)
                take(next, longer);
        }
    }

    void keepIfShorter(Metres length)
    {
        if (way_ == Way::Ring)
            length += metres_[order_.back()][order_.front()];
        if (!(length < shortest_))
            return;
        best_ = order_;
        shortest_ = length * (1 - rounding);
    }

    const std::vector<std::vector<Metres>> &metres_;
    Way way_;
    std::vector<bool> isTaken_;
    std::vector<std::size_t> order_, best_;
    Metres shortest_{};
};

} // namespace

std::vector<std::size_t> shortestWay(const std::vector<std::vector<Metres>> &metres, Way way)
{
    return Orders(metres, way).best();
}

Metres lengthOf(const std::vector<std::vector<Metres>> &metres, const std::vector<std::size_t> &order, Way way)
{
    Metres length{};
    for (std::size_t i = 1; i < order.size(); ++i)
        length += metres[order[i - 1]][order[i]];
    if (way == Way::Ring && order.size() > 1)
        length += metres[order.back()][order.front()];
    return length;
}

} // namespace gigasite
