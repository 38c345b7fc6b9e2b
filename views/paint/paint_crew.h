// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace gigasite {

/// Pictures painted by a second thread, in the order of the list, while the owner does something else. Jobs paint into
/// images of their own and only read what others may read. On one processor the owner does all of them.
class PaintCrew {
public:
    using Jobs = std::vector<std::function<void()>>;

    explicit PaintCrew(Jobs jobs); ///< begins
    ~PaintCrew(); ///< helps, until all of them are done or taken back
    /// Waits for a job that has begun, and does others meanwhile. False where it has not: then it is taken back, and
    /// the caller does it in a way of his own.
    bool await(std::size_t job);
    void drop(std::size_t job); ///< nobody wants it any more; what has begun is brought to its end
    PaintCrew(const PaintCrew &) = delete;
    PaintCrew &operator=(const PaintCrew &) = delete;

private:
    struct Work;
    std::shared_ptr<Work> work_; ///< null = nothing to do
};

} // namespace gigasite
