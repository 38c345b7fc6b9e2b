// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/fact_form.h"

#include "model/scenario/rack_sheet.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr std::array<std::string_view, 6> countedUnits{"count",        "packages", "accelerators",
                                                       "NVLink ports", "tokens",   "year"};

FactType typeOf(std::string_view unit)
{
    if (unit == "text" || unit == "ref")
        return FactType::Text;
    if (unit == "bool")
        return FactType::Flag;
    const bool counted = std::find(countedUnits.begin(), countedUnits.end(), unit) != countedUnits.end();
    return counted ? FactType::Whole : FactType::Number;
}

void add(std::vector<FactForm> &forms, const std::string &name, const std::string &unit)
{
    const auto at = std::find_if(forms.begin(), forms.end(), [&](const FactForm &f) { return f.name == name; });
    if (at == forms.end())
        forms.push_back({name, typeOf(unit), {unit}});
    else if (std::find(at->units.begin(), at->units.end(), unit) == at->units.end())
        at->units.push_back(unit);
}

} // namespace

std::vector<FactForm> factForms(const Catalog &builtIn, ItemKind kind)
{
    std::vector<FactForm> forms;
    for (const auto &item : builtIn.items()) {
        if (item.kind != kind)
            continue;
        for (const auto &[name, fact] : item.facts)
            add(forms, name, fact.unit);
    }
    if (kind != ItemKind::Rack && kind != ItemKind::Accelerator)
        return forms;
    // a peak that no built-in item has is read all the same
    for (const auto precision : {Precision::Fp4, Precision::Fp8, Precision::Bf16, Precision::Fp16}) {
        for (const bool sparse : {false, true})
            add(forms, (kind == ItemKind::Rack ? "" : "peak_flops_") + peakFact(precision, sparse), "FLOP/s");
    }
    return forms;
}

const FactForm *findForm(const std::vector<FactForm> &forms, std::string_view name)
{
    const auto at = std::find_if(forms.begin(), forms.end(), [name](const FactForm &f) { return f.name == name; });
    return at == forms.end() ? nullptr : &*at;
}

Text unitText(const FactForm &form)
{
    Text text;
    for (const auto &unit : form.units)
        text = text.empty() ? Text::verbatim(unit) : say("%1 or %2", text, unit);
    return text;
}

Text allowedText(const FactForm &form)
{
    switch (form.type) {
    case FactType::Number:
        return say("a number, 0 or more (%1)", unitText(form));
    case FactType::Whole:
        return say("a whole number, 0 or more (%1)", unitText(form));
    case FactType::Text:
        return say("a text");
    case FactType::Flag:
        return say("true or false");
    }
    return {};
}

} // namespace gigasite
