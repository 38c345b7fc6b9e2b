// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/figure_table.h"

#include "model/evaluate/figure_rows.h"
#include "model/reliability/failures.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>

namespace gigasite {

namespace {

std::vector<Figure> joinRows()
{
    std::vector<Figure> table;
    for (const auto rows :
         {detail::siteRows(), detail::powerRows(), detail::phaseRows(), detail::modelRows(), detail::trainingRows(),
          detail::memoryRows(), detail::layoutRows(), detail::stepRows(), detail::kernelRows(), detail::bandRows(),
          detail::railRows(), detail::portRows(), detail::fabricRows(), detail::oversubscriptionRows(),
          detail::flowRows(), detail::wanRows(), detail::reliabilityRows(), detail::costRows()})
        table.insert(table.end(), rows.begin(), rows.end());
    for (const auto &rule : detail::measuredRules()) {
        const auto at = std::find_if(table.begin(), table.end(), [&](const Figure &f) { return f.id == rule.id; });
        if (at != table.end()) {
            at->measured = rule.formula;
            at->measuredBy = rule.procedure;
        }
    }
    std::stable_sort(table.begin(), table.end(), [](const Figure &a, const Figure &b) { return a.group < b.group; });
    return table;
}

/// Figures that follow from the kernel, directly or through others.
std::set<std::string_view> kernelFigures()
{
    std::set<std::string_view> found;
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto &figure : figureTable()) {
            const auto names = figure.inputsIn(Convention::Measured);
            const bool follows = figure.procedureIn(Convention::Measured) == ProcedureKind::Kernel ||
                std::any_of(names.begin(), names.end(), [&](std::string_view name) { return found.contains(name); });
            grows = (follows && found.insert(figure.id).second) || grows;
        }
    }
    return found;
}

bool followsFromKernel(const Figure &figure)
{
    static const auto followers = kernelFigures();
    return followers.contains(figure.id);
}

/// What a kilowatt-hour costs, emits or consumes follows the step by what own plants give of it: by nothing without
/// any.
bool isSameAtAnyLoad(const Figure &figure, const Evaluation &e)
{
    constexpr std::array ofSources{"power.co2_g_per_kwh", "power.grid_water_l_per_kwh", "power.average_usd_per_kwh",
                                   "power.average_own_w"};
    const auto &sites = e.power.sites;
    return std::find(ofSources.begin(), ofSources.end(), figure.id) != ofSources.end() &&
        std::none_of(sites.begin(), sites.end(), [](const SitePower &site) { return site.ownPlants > Watts(); });
}

/// A number that stands for a design that cannot be built as it is, or that leaves what was measured.
FigureStatus statusOf(const Figure &figure, double value, const Evaluation &e)
{
    if ((figure.id == "memory.per_gpu_bytes" || figure.id == "memory.fits") && !e.layout.fits)
        return FigureStatus::Infeasible;
    if (figure.id == "power.headroom_w" && value < 0)
        return FigureStatus::Infeasible;
    const auto &problems = e.problems;
    const bool networkIsDown = std::any_of(problems.begin(), problems.end(), [](const Problem &p) {
        return p.severity == Severity::Error && (p.path == "network.failed" || p.path == "wan.lost_pairs");
    });
    if (networkIsDown && (figure.group == FigureGroup::Flow || figure.group == FigureGroup::Step))
        return FigureStatus::Infeasible; // the number is that of a network in order
    const bool brokenLayout = e.prediction && std::any_of(problems.begin(), problems.end(), [](const Problem &p) {
                                  return p.severity == Severity::Error && p.path.starts_with("parallelism.");
                              });
    const bool follows = followsFromKernel(figure) && !isSameAtAnyLoad(figure, e);
    if (brokenLayout && follows)
        return FigureStatus::Infeasible;
    if (e.prediction && !e.prediction->beyond.empty() && follows)
        return FigureStatus::OutOfEnvelope;
    if (figure.group == FigureGroup::Reliability && e.size.gpus > largestMeasuredJob)
        return FigureStatus::OutOfEnvelope;
    return FigureStatus::Ok;
}

FigureValue readFigure(const Figure &figure, const Evaluation &e)
{
    if (!e.has(figure.needs))
        return {};
    const double value = figure.read(e);
    if (!std::isfinite(value))
        return {};
    return {value, statusOf(figure, value, e)};
}

/// "flow.p99_fct_low_s" and "…_high_s" are the band of "flow.p99_fct_s".
struct Band {
    std::size_t of, low, high;
};

std::vector<Band> bandsOfTable()
{
    const auto place = [](const std::string &id) {
        const auto *figure = findFigure(id);
        return figure ? static_cast<std::size_t>(figure - figureTable().data()) : figureTable().size();
    };
    std::vector<Band> bands;
    for (const auto &figure : figureTable()) {
        const std::string id(figure.id);
        for (const std::string unit : {"_s", ""}) { // a slowdown has none
            const auto end = "_low" + unit;
            if (!id.ends_with(end))
                continue;
            const auto base = id.substr(0, id.size() - end.size());
            bands.push_back({place(base + unit), place(id), place(base + "_high" + unit)});
        }
    }
    return bands;
}

void addBands(std::vector<FigureValue> &values)
{
    static const auto bands = bandsOfTable();
    for (const auto &[of, low, high] : bands) {
        if (of < values.size() && low < values.size() && high < values.size() && values[of].value) {
            values[of].low = values[low].value;
            values[of].high = values[high].value;
        }
    }
}

bool startsName(char c)
{
    return std::islower(static_cast<unsigned char>(c)) != 0;
}

bool inName(char c)
{
    return startsName(c) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}

} // namespace

std::span<const Figure> figureTable()
{
    static const std::vector<Figure> table = joinRows();
    return table;
}

const Figure *findFigure(std::string_view id)
{
    const auto table = figureTable();
    const auto at = std::find_if(table.begin(), table.end(), [id](const Figure &f) { return f.id == id; });
    return at == table.end() ? nullptr : &*at;
}

FigureValue figureValue(const Evaluation &evaluation, std::string_view id)
{
    const auto *figure = findFigure(id);
    const auto index = figure ? static_cast<std::size_t>(figure - figureTable().data()) : evaluation.figures.size();
    return index < evaluation.figures.size() ? evaluation.figures[index] : FigureValue{};
}

std::vector<FigureValue> readFigures(const Evaluation &evaluation)
{
    std::vector<FigureValue> values;
    values.reserve(figureTable().size());
    for (const auto &figure : figureTable())
        values.push_back(readFigure(figure, evaluation));
    addBands(values);
    return values;
}

std::size_t nameEnd(std::string_view formula, std::size_t at)
{
    auto end = at;
    if (at < formula.size() && startsName(formula[at]))
        while (end < formula.size() && inName(formula[end]))
            ++end;
    return end;
}

std::vector<std::string_view> namesIn(std::string_view formula)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < formula.size();) {
        const auto end = nameEnd(formula, i);
        if (end == i) {
            ++i;
            continue;
        }
        const auto name = formula.substr(i, end - i);
        if (name.find('.') != std::string_view::npos && std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
        i = end;
    }
    return names;
}

std::string_view groupLabel(FigureGroup group)
{
    constexpr std::array<std::string_view, 13> labels{
        "Site and rack",      "Power",   "Model",     "Training",      "Memory",      "Layout", "Step time",
        "Rail-only analysis", "Network", "Transfers", "Between sites", "Reliability", "Cost"};
    return labels[static_cast<std::size_t>(group)];
}

std::vector<std::string_view> Figure::inputsIn(Convention convention) const
{
    const auto text = formulaIn(convention);
    return namesIn(text.empty() ? procedureOf(convention).inputs : text);
}

Convention conventionOf(const Scenario &s)
{
    if (s.conventions.mode == Mode::Printed)
        return Convention::Printed;
    return s.conventions.stepModel == StepModel::Measured ? Convention::Measured : Convention::Corrected;
}

std::string_view procedureText(ProcedureKind kind)
{
    constexpr std::array<std::string_view, 8> texts{"",
                                                    "looked up in the catalogue, unless typed",
                                                    "fitted",
                                                    "searched",
                                                    "counted stage by stage",
                                                    "counted site by site",
                                                    "simulated",
                                                    "predicted by kernels calibrated on measured runs"};
    return texts[static_cast<std::size_t>(kind)];
}

std::string_view statusText(FigureStatus status)
{
    switch (status) {
    case FigureStatus::Ok:
        return "ok";
    case FigureStatus::Infeasible:
        return "infeasible";
    case FigureStatus::OutOfEnvelope:
        return "out_of_envelope";
    case FigureStatus::NotApplicable:
        return "not_applicable";
    }
    return "";
}

} // namespace gigasite
