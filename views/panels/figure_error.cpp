// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/figure_error.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/stopping.h"

#include <algorithm>
#include <array>

namespace gigasite {

bool concerns(std::string_view figure, std::string_view path)
{
    struct Concern {
        std::string_view figure, begin;
    };
    static constexpr std::array concern{Concern{"site.peak_flops", "hardware."},
                                        Concern{"site.peak_flops", "budget."},
                                        Concern{"scaling.params", "scaling."},
                                        Concern{"step.time_s", "model."},
                                        Concern{"step.time_s", "parallelism."},
                                        Concern{"step.time_s", "memory."},
                                        Concern{"step.time_s", "step."},
                                        Concern{"training.time_s", "model."},
                                        Concern{"training.time_s", "parallelism."},
                                        Concern{"training.time_s", "memory."},
                                        Concern{"training.time_s", "step."},
                                        Concern{"training.time_s", "training."},
                                        Concern{"flow.p99_fct_s", "network."},
                                        Concern{"flow.p99_fct_s", "flow."},
                                        Concern{"memory.per_gpu_bytes", "memory."},
                                        Concern{"power.site_w", "site."},
                                        Concern{"power.site_w", "sites."},
                                        Concern{"power.site_w", "power."},
                                        Concern{"power.site_w", "grid."},
                                        Concern{"power.site_w", "hardware.rack_power_w"},
                                        Concern{"reliability.mtbf_s", "reliability."}};
    return std::any_of(concern.begin(), concern.end(), [&](const Concern &c) {
        return c.figure == figure && path.substr(0, c.begin.size()) == c.begin;
    });
}

const Problem *errorOf(const Evaluation &evaluation, std::string_view figure, bool anyAtAll)
{
    const auto *row = findFigure(figure);
    if (const auto *cause = row ? stoppedBy(evaluation, row->needs) : nullptr)
        return cause;
    const Problem *first = nullptr;
    for (const auto &problem : evaluation.problems) {
        if (problem.severity != Severity::Error)
            continue;
        if (concerns(figure, problem.path))
            return &problem;
        if (!first)
            first = &problem;
    }
    return anyAtAll ? first : nullptr;
}

} // namespace gigasite
