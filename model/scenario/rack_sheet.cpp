// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/rack_sheet.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

const CatalogItem *findOwn(const Scenario &s, ItemKind kind, std::string_view id)
{
    if (!s.userCatalog)
        return nullptr;
    const auto &own = *s.userCatalog;
    const auto at = std::find_if(own.begin(), own.end(),
                                 [&](const CatalogItem &item) { return item.kind == kind && item.id == id; });
    return at == own.end() ? nullptr : &*at;
}

std::string gpuOf(const LayeredItem &rack)
{
    const auto *id = rack.fact("accelerator_id");
    return id ? id->text : std::string();
}

} // namespace

LayeredItem::LayeredItem(const Scenario &s, const Catalog &c, ItemKind kind, std::string_view id)
    : own_(findOwn(s, kind, id))
    , builtIn_(c.find(kind, id))
{
}

const std::string &LayeredItem::name() const
{
    return own_ && (own_->name != own_->id || !builtIn_) ? own_->name : builtIn_->name;
}

FactUse LayeredItem::use(std::string_view field) const
{
    for (const auto *item : {own_, builtIn_}) {
        if (!item)
            continue;
        for (const auto &[name, fact] : item->facts)
            if (name == field)
                return {item, name, &fact};
    }
    return {};
}

std::optional<double> LayeredItem::number(std::string_view field) const
{
    const auto *f = fact(field);
    return f ? f->value : std::nullopt;
}

RackSheet::RackSheet(const Scenario &s, const Catalog &c, const LayeredItem &rack)
    : rack_(rack)
    , gpu_(s, c, ItemKind::Accelerator, gpuOf(rack))
    , gpus_(rack.number("accelerators").value_or(0))
{
}

FactUse RackSheet::better(std::string_view rackFact, std::string_view gpuFact) const
{
    const auto own = rack_.use(rackFact);
    const auto gpu = gpu_.use(gpuFact);
    return gpu.known() && (!own.known() || gpu.fact->tier < own.fact->tier) ? gpu : own;
}

FactUse RackSheet::first(std::string_view rackFact, std::string_view gpuFact) const
{
    const auto own = rack_.use(rackFact);
    return own.known() ? own : gpu_.use(gpuFact);
}

std::optional<double> RackSheet::perRack(std::string_view rackFact, std::string_view gpuFact) const
{
    const auto use = better(rackFact, gpuFact);
    if (!use.known())
        return std::nullopt;
    return use.item->kind == ItemKind::Accelerator ? *use.fact->value * gpus_ : *use.fact->value;
}

std::optional<double> RackSheet::perGpu(std::string_view rackFact, std::string_view gpuFact) const
{
    const auto use = first(rackFact, gpuFact);
    return use.known() ? use.fact->value : std::nullopt;
}

FactUse usableHbm(const Scenario &s, const RackSheet &sheet)
{
    const auto label = sheet.better("hbm_total", "hbm_capacity");
    const auto usable = sheet.ofGpu("hbm_usable");
    const bool isOwn = label.known() && label.item->userData && usable.known() && !usable.item->userData;
    return isMeasured(s) && !isOwn ? usable : FactUse{};
}

std::string RackSheet::whyMissing(std::string_view rackFact, std::string_view gpuFact) const
{
    for (const auto *fact : {gpu_.fact(gpuFact), rack_.fact(rackFact)}) {
        if (fact && !fact->note.empty())
            return " (" + fact->note + ")";
    }
    return "";
}

std::string precisionKey(Precision precision)
{
    constexpr std::array<std::string_view, 4> keys{"fp4", "fp8", "bf16", "fp16"};
    return std::string(keys[static_cast<std::size_t>(precision)]);
}

std::string peakFact(Precision precision, bool sparse)
{
    return precisionKey(precision) + (sparse ? "_sparse" : "_dense");
}

std::string_view coolingItem(Cooling cooling)
{
    constexpr std::array<std::string_view, 3> ids{"cooling-dry", "cooling-evaporative", "cooling-closed-loop"};
    return ids[static_cast<std::size_t>(cooling)];
}

} // namespace gigasite
