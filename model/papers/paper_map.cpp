// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/papers/paper_map.h"

#include "model/units/checked_json.h"
#include "model/units/resource.h"

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

constexpr std::string_view file = "papers/figures.json";
constexpr std::array<std::string_view, 4> verdicts{"reproduces", "rounding", "inconsistent", "not-derivable"};
constexpr const char *correctedMode = "conventions.mode=corrected";

struct ConventionWords {
    std::string_view id, text, meaning;
};
constexpr std::array<ConventionWords, 2> conventions{
    {{"paper", "paper's conventions",
      "The paper's formulas and accounting (printed mode); only its slip in this number is put right. Without a slip "
      "it is the derived value."},
     {"corrected-mode", "corrected mode",
      "The engine's corrected mode: right formulas and accounting in everything that leads to this number."}}};

bool asksCorrectedMode(const PaperTerm &term)
{
    return std::find(term.settings.begin(), term.settings.end(), correctedMode) != term.settings.end();
}

struct UnitName {
    std::string_view text;
    Unit unit;
};
/// Units of the map that are not counted things.
constexpr std::array unitNames{
    UnitName{"1", Unit::One},         UnitName{"B", Unit::Byte},         UnitName{"bit/s", Unit::BitPerSecond},
    UnitName{"day", Unit::Day},       UnitName{"FLOP", Unit::Flop},      UnitName{"FLOP/s", Unit::FlopPerSecond},
    UnitName{"GPU-year", Unit::Year}, UnitName{"m2", Unit::SquareMetre}, UnitName{"param", Unit::Parameter},
    UnitName{"s", Unit::Second},      UnitName{"token", Unit::Token},    UnitName{"USD", Unit::Usd},
    UnitName{"W", Unit::Watt}};

std::string textIn(const Json &object, const char *key)
{
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::vector<std::string> textsIn(const Json &object, const char *key)
{
    const auto at = object.find(key);
    if (at == object.end())
        return {};
    std::vector<std::string> texts;
    for (const auto &text : at->is_array() ? *at : Json::array({*at}))
        if (text.is_string())
            texts.push_back(text.get<std::string>());
    return texts;
}

std::vector<double> numbersIn(const Json &object, const char *key)
{
    const auto at = object.find(key);
    if (at == object.end())
        return {};
    std::vector<double> numbers;
    for (const auto &number : at->is_array() ? *at : Json::array({*at}))
        if (number.is_number())
            numbers.push_back(number.get<double>());
    return numbers;
}

PaperTerm termFrom(const std::string &name, const Json &json, const std::string &formula)
{
    return {.name = name,
            .scenario = textIn(json, "scenario"),
            .settings = textsIn(json, "set"),
            .figure = textIn(json, "figure"),
            .formula = formula.empty() ? textIn(json, "figure") : formula};
}

/// Values of printed numbers are filled in when all rows are known.
std::vector<PaperConstant> constantsFrom(const Json &row)
{
    std::vector<PaperConstant> constants;
    const auto at = row.find("constants");
    if (at == row.end() || !at->is_object())
        return constants;
    for (const auto &[name, json] : at->items()) {
        const auto printed = textIn(json, "printed");
        const auto values = numbersIn(json, "value");
        constants.push_back({.name = name,
                             .key = printed.empty() ? textIn(row, "id") + '.' + name : printed,
                             .value = values.empty() ? 0 : values.front(),
                             .source = values.empty() ? "" : textIn(json, "source")});
    }
    return constants;
}

PaperQuestion questionFrom(const Json &json)
{
    PaperQuestion question{.constants = constantsFrom(json)};
    if (const auto scale = numbersIn(json, "scale"); !scale.empty())
        question.scale = scale.front();
    const auto formulas = textsIn(json, "value");
    if (const auto let = json.find("let"); let != json.end() && let->is_object()) {
        for (const auto &[name, term] : let->items())
            question.terms.push_back(termFrom(name, term, textIn(term, "value")));
        question.formulas = formulas;
    } else if (!textIn(json, "scenario").empty()) {
        for (const auto &formula : formulas.empty() ? std::vector<std::string>{""} : formulas)
            question.terms.push_back(termFrom("", json, formula));
    }
    return question;
}

PaperQuestion correctedFrom(const Json &row, const PaperQuestion &derived)
{
    if (const auto own = row.find("corrected"); own != row.end() && own->is_object()) {
        Json merged = row;
        if (own->contains("let") || own->contains("scenario"))
            merged.erase("let");
        merged.update(*own);
        return questionFrom(merged);
    }
    auto question = derived;
    for (auto &term : question.terms)
        term.settings.emplace_back(correctedMode);
    return question;
}

/// Puts in what other rows print. The id of a row that takes a number from nowhere; empty if there is none.
std::string fillConstants(PaperMap &map)
{
    const PaperMap known = map;
    for (auto &entry : map) {
        for (auto *question : {&entry.derived, &entry.corrected}) {
            for (auto &constant : question->constants) {
                const auto at = std::find_if(known.begin(), known.end(),
                                             [&](const PaperEntry &other) { return other.id == constant.key; });
                if (at == known.end() ? constant.source.empty() : at->printed.size() != 1)
                    return entry.id;
                if (at == known.end())
                    continue;
                constant.value = at->printed.front();
                constant.source = "printed in " + at->where + ": " + at->quantity;
            }
        }
    }
    return {};
}

/// Why a row of the map cannot be used; empty if it can.
Text flawOf(const PaperEntry &entry, const Json &row)
{
    for (const auto *question : {&entry.derived, &entry.corrected}) {
        for (const auto &term : question->terms) {
            if (term.scenario.empty() || term.figure.empty())
                return say("Every evaluation needs a \"scenario\" and a \"figure\".");
        }
        if (question->terms.size() > 1 && !question->terms.front().name.empty() && question->formulas.empty())
            return say("A row with \"let\" needs a \"value\" over its names.");
    }
    const auto &asked = entry.corrected.terms;
    const auto inMode = std::count_if(asked.begin(), asked.end(), asksCorrectedMode);
    if (inMode != 0 && inMode != static_cast<std::ptrdiff_t>(asked.size()))
        return say("The evaluations of \"corrected\" are all in corrected mode or none is.");
    if (!entry.bound.empty() && ((entry.bound != "<" && entry.bound != ">") || entry.printed.size() != 1))
        return say("A \"bound\" is < or > before one printed number.");
    if (std::find(verdicts.begin(), verdicts.end(), textIn(row, "verdict")) == verdicts.end())
        return say("The \"verdict\" must be reproduces, rounding, inconsistent or not-derivable.");
    return {};
}

} // namespace

std::string_view verdictText(PaperVerdict verdict)
{
    return verdicts[static_cast<std::size_t>(verdict)];
}

std::string_view conventionText(PaperConvention convention)
{
    return conventions[static_cast<std::size_t>(convention)].text;
}

std::string_view conventionId(PaperConvention convention)
{
    return conventions[static_cast<std::size_t>(convention)].id;
}

std::string_view conventionMeaning(PaperConvention convention)
{
    return conventions[static_cast<std::size_t>(convention)].meaning;
}

std::string_view paperName(std::string_view paper)
{
    return paper == "nextgen" ? "Gherghescu et al. 2024, next-generation datacenters"
                              : "Wang et al. 2023, rail-only networks";
}

bool PaperEntry::uses(std::string_view figureId) const
{
    return std::any_of(derived.terms.begin(), derived.terms.end(),
                       [figureId](const PaperTerm &term) { return term.figure == figureId; });
}

Outcome<PaperMap> readPaperMap(std::string_view text)
{
    const auto json = parseChecked(text);
    if (!json)
        return json.problem();
    if (!json->is_array())
        return error("", say("A list of rows is expected."));
    PaperMap map;
    for (const auto &row : *json) {
        if (!row.is_object() || textIn(row, "id").empty())
            return error(std::to_string(map.size()), say("A row is an object with an \"id\"."));
        PaperEntry entry{.id = textIn(row, "id"),
                         .paper = textIn(row, "paper"),
                         .where = textIn(row, "where"),
                         .quantity = textIn(row, "quantity"),
                         .unit = textIn(row, "unit"),
                         .note = textIn(row, "note"),
                         .printed = numbersIn(row, "printed"),
                         .bound = textIn(row, "bound"),
                         .derived = questionFrom(row)};
        entry.corrected = correctedFrom(row, entry.derived);
        if (auto flaw = flawOf(entry, row); !flaw.empty())
            return error(entry.id, std::move(flaw));
        const auto verdict = std::find(verdicts.begin(), verdicts.end(), textIn(row, "verdict"));
        entry.verdict = static_cast<PaperVerdict>(verdict - verdicts.begin());
        const auto &asked = entry.corrected.terms;
        entry.convention = std::any_of(asked.begin(), asked.end(), asksCorrectedMode) ? PaperConvention::CorrectedMode
                                                                                      : PaperConvention::Paper;
        map.push_back(std::move(entry));
    }
    if (auto id = fillConstants(map); !id.empty())
        return error(std::move(id), say("A constant needs one number: that a row prints, or with a \"source\"."));
    return map;
}

std::optional<double> paperConstant(const PaperMap &map, std::string_view key)
{
    for (const auto &entry : map) {
        for (const auto *question : {&entry.derived, &entry.corrected}) {
            const auto &all = question->constants;
            const auto at = std::find_if(all.begin(), all.end(), [key](const auto &one) { return one.key == key; });
            if (at != all.end())
                return at->value;
        }
    }
    return std::nullopt;
}

Outcome<PaperMap> builtInPaperMap()
{
    auto map = readPaperMap(resource(file));
    if (!map)
        return error(std::string(file) + ": " + map.problem().path, map.problem().message);
    return map;
}

std::string paperText(const std::vector<double> &values, std::string_view unit)
{
    constexpr int digits = 4;
    const auto known =
        std::find_if(unitNames.begin(), unitNames.end(), [unit](const UnitName &u) { return u.text == unit; });
    const bool counted = known == unitNames.end();
    std::string text;
    for (const double value : values) {
        auto one = format(value, counted ? Unit::Count : known->unit, digits).joined();
        if (counted && unit != "count")
            one += ' ' + std::string(unit);
        text += (text.empty() ? "" : ", ") + one;
    }
    return text.empty() ? "–" : text;
}

std::string printedText(const PaperEntry &entry)
{
    return (entry.bound.empty() ? "" : entry.bound + ' ') + paperText(entry.printed, entry.unit);
}

} // namespace gigasite
