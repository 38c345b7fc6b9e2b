// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

namespace gigasite {

/// Pictures painted at the same time by two threads: a second one takes jobs from the end of the list while the owner
/// does something else, and the owner takes what is left. Jobs paint into images of their own and only read what others
/// may read. On one processor the owner does all of them.
class PaintCrew {
public:
    using Jobs = std::vector<std::function<void()>>;

    explicit PaintCrew(Jobs jobs); ///< begins
    ~PaintCrew(); ///< helps, until all of them are done
    PaintCrew(const PaintCrew &) = delete;
    PaintCrew &operator=(const PaintCrew &) = delete;

private:
    struct Work;
    std::shared_ptr<Work> work_; ///< null = nothing to do
};

} // namespace gigasite
