// SPDX-License-Identifier: GPL-3.0-or-later
// One setting of a built-in example changed at random, a few hundred times: whatever comes out is finite, has the sign
// it must have, and agrees with what the problems say.
#include "tests/model/example.h"

#include <array>
#include <cmath>
#include <random>

using namespace gigasite;
using namespace gigasite::test;

namespace {

constexpr std::array allExamples{"nextgen-100t",       "nextgen-50t",     "rail-only-gpt3", "rail-only-opt175b",
                                 "rail-only-palm540b", "llama3-405b-16k", "deepseek-v3-2k", "gb200-nvl72-campus"};

/// What no design can have none of, nor less.
constexpr std::array positive{"site.racks",
                              "site.gpus",
                              "site.peak_flops",
                              "site.hbm_bytes",
                              "model.params",
                              "model.active_params",
                              "model.forward_flop",
                              "model.flop_per_token",
                              "memory.weights_bytes",
                              "memory.per_gpu_bytes",
                              "memory.per_layer_bytes",
                              "layout.tp",
                              "layout.pp",
                              "layout.replicas",
                              "layout.gpus_used",
                              "step.layer_forward_s",
                              "step.layer_backward_s",
                              "step.time_s",
                              "step.tokens",
                              "step.mfu",
                              "step.hfu",
                              "training.time_s",
                              "training.steps",
                              "fabric.switches",
                              "fabric.tiers",
                              "power.it_w",
                              "power.site_w",
                              "reliability.mtbf_s",
                              "rail.iteration_s",
                              "scaling.tokens",
                              "cost.compute_usd"};

/// Figures that may be below zero.
bool isSigned(std::string_view id)
{
    return id == "power.headroom_w" || id.ends_with("_margin_w") || id.ends_with("_lat") || id.ends_with("_lon");
}

/// A value from the row's range, one of its ends at times, or another of its choices.
std::string anyValue(const Parameter &p, std::mt19937_64 &random)
{
    std::uniform_real_distribution<double> unit(0, 1);
    const double x = unit(random) < 0.2 ? std::round(unit(random)) : unit(random);
    const double v =
        p.scale == Scale::Linear || p.min <= 0 ? p.min + x * (p.max - p.min) : p.min * std::pow(p.max / p.min, x);
    switch (p.kind) {
    case Kind::Number:
        return QString::number(v, 'g', 6).toStdString();
    case Kind::Integer:
        return std::to_string(std::llround(v));
    case Kind::Flag:
        return unit(random) < 0.5 ? "true" : "false";
    case Kind::Choice:
        return std::string(p.choices[random() % p.choices.size()]);
    case Kind::CatalogId: {
        std::vector<std::string> ids;
        for (const auto &item : facts().catalog.items())
            if (item.kind == p.catalogKind)
                ids.push_back(item.id);
        return ids[random() % ids.size()];
    }
    case Kind::Text:
        break;
    }
    return {};
}

/// Whether an error or a warning is of that figure, or of that group of them.
bool saysOf(const Evaluation &e, std::string_view path)
{
    return std::any_of(e.problems.begin(), e.problems.end(),
                       [&](const Problem &p) { return p.severity != Severity::Note && p.path.starts_with(path); });
}

/// Whether an error, or a problem of the figure's own, says why a figure is infeasible.
bool isTold(const Evaluation &e, std::string_view id)
{
    return !e.feasible() || saysOf(e, id.substr(0, id.find('.') + 1));
}

/// What is wrong with a result; empty if nothing is.
std::string flaw(const Evaluation &e)
{
    for (std::size_t i = 0; i < e.figures.size(); ++i) {
        const auto &f = e.figures[i];
        const std::string id(figureTable()[i].id);
        if (!f.value) {
            if (f.status != FigureStatus::NotApplicable)
                return id + " has a status and no value";
            continue;
        }
        if (!std::isfinite(*f.value))
            return id + " is not finite";
        if (f.status == FigureStatus::NotApplicable)
            return id + " does not apply and has a value";
        const bool mustBe = std::find(positive.begin(), positive.end(), id) != positive.end();
        if (*f.value < 0 ? !isSigned(id) : *f.value == 0 && mustBe)
            return id + " is " + std::to_string(*f.value);
        if ((f.low && !(*f.low <= *f.value)) || (f.high && !(*f.high >= *f.value)))
            return id + " lies outside its band";
        if (f.status == FigureStatus::Infeasible && !isTold(e, id))
            return id + " is infeasible, and no problem says why";
    }
    const auto time = figureValue(e, "step.time_s");
    if (!time.value && e.feasible())
        return "no step time, and no problem says why";
    if (time.status == FigureStatus::OutOfEnvelope && !saysOf(e, "step.time_s"))
        return "out of the envelope without a reason";
    const auto fits = figureValue(e, "memory.fits").value;
    if (fits && (*fits == 0) != saysOf(e, "memory.per_gpu_bytes") && !saysOf(e, "memory."))
        return "memory.fits contradicts the problems";
    if (fits && *fits == 1 && saysOf(e, "memory.per_gpu_bytes"))
        return "memory fits, and a problem says that it does not";
    return {};
}

} // namespace

class TestOneChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyOneChange()
    {
        std::mt19937_64 random(20261129);
        const auto table = parameterTable();
        Evaluator evaluate(facts());
        int feasible = 0, all = 0;
        for (const auto *name : allExamples)
            for (int i = 0; i < 300; ++i) {
                const auto &p = table[random() % table.size()];
                if (p.kind == Kind::Text || p.key == "parallelism.mode")
                    continue; // names and failures; a search has tests of its own
                const auto setting = std::string(p.key) + '=' + anyValue(p, random);
                const auto changed = withSetting(example(name), setting);
                QVERIFY2(bool(changed), setting.c_str());
                const auto e = evaluate(*changed);
                const auto wrong = flaw(e);
                QVERIFY2(wrong.empty(), (std::string(name) + ' ' + setting + ": " + wrong).c_str());
                ++all;
                feasible += e.feasible();
            }
        QVERIFY(all > 2000);
        QVERIFY(feasible > all / 3);
    }
};

QTEST_APPLESS_MAIN(TestOneChange)
#include "tst_one_change.moc"
