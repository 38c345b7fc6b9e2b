// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluate/held_formula.h"

#include "model/evaluate/figure_table.h"
#include "model/evaluate/formula.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gigasite {

namespace {

constexpr auto npos = std::string_view::npos;

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == npos ? std::string_view() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Where the part of the text ends that `at` stands in: at its bracket, at the next argument, or with the text.
std::size_t endOfPart(std::string_view text, std::size_t at)
{
    int depth = 0;
    for (; at < text.size(); ++at) {
        if (text[at] == '(')
            ++depth;
        else if (depth == 0 && (text[at] == ')' || text[at] == ','))
            return at;
        else if (text[at] == ')')
            --depth;
    }
    return at;
}

std::size_t startOfPart(std::string_view text, std::size_t at)
{
    int depth = 0;
    for (; at > 0; --at) {
        const char c = text[at - 1];
        if (c == ')')
            ++depth;
        else if (depth == 0 && (c == '(' || c == ','))
            return at;
        else if (c == '(')
            --depth;
    }
    return 0;
}

/// Where the other branch of the choice at `question` begins: its colon.
std::size_t colonOf(std::string_view text, std::size_t question)
{
    int depth = 0, open = 1;
    for (std::size_t at = question + 1; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (depth != 0)
            continue;
        open += text[at] == '?' ? 1 : text[at] == ':' ? -1 : 0;
        if (open == 0)
            return at;
    }
    return npos;
}

bool isOneThing(std::string_view text)
{
    return text.find_first_of(" ,?") == npos;
}

/// Whether the bracket at the text's beginning is closed at its end.
bool isBracketed(std::string_view text)
{
    return text.size() > 1 && text.front() == '(' && endOfPart(text, 1) == text.size() - 1;
}

/// Without the summands that are a plain 0, which branches not taken leave behind.
std::string withoutZeros(std::string text)
{
    constexpr std::string_view behind = " + 0", before = "0 + ";
    const auto endsPart = [&](std::size_t at) {
        return at == text.size() || text[at] == ')' || text[at] == ',' || text.compare(at, 3, " + ") == 0 ||
            text.compare(at, 3, " - ") == 0;
    };
    for (auto at = text.find(behind); at != npos; at = text.find(behind, at)) {
        if (endsPart(at + behind.size()))
            text.erase(at, behind.size());
        else
            ++at;
    }
    for (auto at = text.find(before); at != npos; at = text.find(before, at)) {
        if (at == 0 || text[at - 1] == '(' || (at > 1 && text.compare(at - 2, 2, ", ") == 0))
            text.erase(at, before.size());
        else
            ++at;
    }
    return text;
}

void addNames(std::string_view condition, std::vector<std::string> &names)
{
    for (const auto name : namesIn(condition)) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.emplace_back(name);
    }
}

} // namespace

HeldFormula heldFormula(std::string_view formula, const Scenario &scenario, const Evaluation &evaluation)
{
    HeldFormula held{std::string(formula), {}};
    std::size_t undecided = 0; // questions before it have no answer
    for (;;) {
        const std::string_view text = held.text;
        const auto question = text.find('?', undecided);
        const auto colon = question == npos ? npos : colonOf(text, question);
        if (colon == npos) {
            held.text = withoutZeros(std::move(held.text));
            return held;
        }
        auto from = startOfPart(text, question);
        auto to = endOfPart(text, colon);
        const auto condition = trimmed(text.substr(from, question - from));
        const auto answer = runFormula(std::string(condition), scenario, evaluation);
        if (!answer) {
            undecided = question + 1;
            continue;
        }
        addNames(condition, held.decidedBy);
        auto branch = trimmed(*answer != 0 ? text.substr(question + 1, colon - question - 1)
                                           : text.substr(colon + 1, to - colon - 1));
        while (isBracketed(branch))
            branch = trimmed(branch.substr(1, branch.size() - 2));
        // The brackets of the choice go where they would hold a single thing, or everything; those of a function stay.
        const bool inBrackets = from > 0 && text[from - 1] == '(' && to < text.size() && text[to] == ')' &&
            (from < 2 || text[from - 2] == ' ' || text[from - 2] == '(');
        if (inBrackets && (isOneThing(branch) || (from == 1 && to + 1 == text.size()))) {
            --from;
            ++to;
        }
        const std::string before(text.substr(0, from)), after(text.substr(to));
        const std::string gap = before.ends_with(',') ? " " : "";
        held.text = before + gap + std::string(branch) + after;
    }
}

} // namespace gigasite
