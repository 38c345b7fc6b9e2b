// SPDX-License-Identifier: GPL-3.0-or-later
// What changes of a layout are called.
#include "model/evaluate/layout_fixes.h"
#include "model/units/unit.h"

namespace gigasite {

namespace {

constexpr const char *stepTokensKey = "training.global_batch_tokens";

std::string inGroups(const std::string &number)
{
    return number.find_first_not_of("0123456789") == std::string::npos ? withCommas(std::stod(number)) : number;
}

/// What one setting of a change of several is called.
Text nameOf(const std::string &key, const std::string &value)
{
    const auto number = inGroups(value);
    if (key == "parallelism.mode")
        return say("Set it by hand");
    if (key == "parallelism.tp")
        return say("TP %1", number);
    if (key == "parallelism.pp")
        return say("PP %1", number);
    if (key == "parallelism.vpp")
        return say("VPP %1", number);
    if (key == "parallelism.cp")
        return say("CP %1", number);
    if (key == "parallelism.ep")
        return say("EP %1", number);
    if (key == "parallelism.dp")
        return value == "auto" ? say("all racks") : say("DP %1", number);
    if (key == "parallelism.zero")
        return say("ZeRO %1", number);
    if (key == "parallelism.recompute")
        return value == "full" ? say("Recompute all") : say("Recompute what is cheap");
    if (key == "parallelism.sequence_parallel")
        return value == "true" ? say("Sequence parallelism") : say("no sequence parallelism");
    if (key == "training.micro_batch")
        return say("micro-batches of %1", number);
    if (key == "parallelism.micro_batches")
        return value == "1" ? say("one micro-batch") : say("%1 micro-batches", number);
    if (key == "parallelism.placement")
        return value == "consecutive_layers" ? say("Consecutive stages in a rack") : say("The same stage in a rack");
    if (key == "model.kv_heads")
        return say("%1 KV heads", number);
    if (key == "model.experts")
        return value == "0" ? say("no experts") : say("%1 experts", number);
    if (key == "model.layers")
        return say("%1 layers", number);
    if (key == "training.seq")
        return say("sequences of %1 tokens", number);
    if (key == "hardware.hbm_bytes")
        return say("%1 of memory in a rack", format(std::stod(value), Unit::Byte).joined());
    if (key == stepTokensKey)
        return value == "auto" ? say("Take what the layout trains") : say("%1 tokens in a step", number);
    return Text::verbatim(key + '=' + value);
}

} // namespace

Settings settingsOf(const Fix &fix)
{
    Settings settings{{fix.key, fix.value}};
    settings.insert(settings.end(), fix.also.begin(), fix.also.end());
    return settings;
}

Fix fixOf(const Settings &settings)
{
    std::vector<Text> names;
    for (const auto &[key, value] : settings)
        names.push_back(nameOf(key, value));
    Fix fix{allOf(names), settings.front().first, settings.front().second};
    fix.also.assign(settings.begin() + 1, settings.end());
    return fix;
}

} // namespace gigasite
