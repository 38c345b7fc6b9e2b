// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_source.h"

namespace gigasite {

std::string_view sourceIn(const Figure &figure, Convention convention)
{
    const bool hasOwnRule = !figure.measured.empty() || figure.measuredBy.kind != ProcedureKind::None;
    if (convention != Convention::Measured || !hasOwnRule)
        return figure.source;
    if (figure.procedureIn(convention) == ProcedureKind::Kernel)
        return "constants fitted to published training runs (gigasite validate)";
    if (figure.id == "step.tp_allreduce_s")
        return "two all-reduces of a layer's output each way (nextgen eq. 1), at the full rate of the scale-up network";
    if (!figure.source.starts_with("nextgen"))
        return figure.source;
    switch (figure.group) {
    case FigureGroup::Memory:
        return "heaviest stage, part by part: states as ZeRO shards them (Rajbhandari 2020), activations after "
               "Korthikanti 2022";
    case FigureGroup::Layout:
        return "whole replicas on whole racks, site by site";
    default:
        return "terms of the step model that was calibrated on published runs (gigasite validate)";
    }
}

} // namespace gigasite
