// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/place_words.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace gigasite {

namespace {

/// A clause of a name, and what it is called; "%1" and "%2" are whole numbers.
struct Clause {
    QString english, word;
};

std::vector<Clause> clauses()
{
    const auto clause = [](const char *english, QString word) {
        return Clause{QString::fromLatin1(english), std::move(word)};
    };
    return {
        clause("NIC out", Figures::tr("NIC out")),
        clause("NIC in", Figures::tr("NIC in")),
        clause("tier %1 up", Figures::tr("tier %1 up")),
        clause("tier %1 down", Figures::tr("tier %1 down")),
        clause("scale-up port out", Figures::tr("scale-up port out")),
        clause("scale-up port in", Figures::tr("scale-up port in")),
        clause("site %1", Figures::tr("site %1")),
        clause("rail %1", Figures::tr("rail %1")),
        clause("plane %1", Figures::tr("plane %1")),
        clause("GPU %1 to switch %2", Figures::tr("GPU %1 to switch %2")),
        clause("GPU %1 to domain %2", Figures::tr("GPU %1 to domain %2")),
        clause("GPU %1 into domain %2", Figures::tr("GPU %1 into domain %2")),
        clause("switch %1 to GPU %2", Figures::tr("switch %1 to GPU %2")),
        clause("domain %1 to GPU %2", Figures::tr("domain %1 to GPU %2")),
        clause("switch %1 to %2", Figures::tr("switch %1 to %2")),
        clause("all links of GPU %1", Figures::tr("all links of GPU %1")),
        clause("all links of GPU %1 on %2 rails", Figures::tr("all links of GPU %1 on %2 rails")),
        clause("all links of GPU %1 in %2 planes", Figures::tr("all links of GPU %1 in %2 planes")),
        clause("WAN out of site %1", Figures::tr("WAN out of site %1")),
        clause("WAN into site %1", Figures::tr("WAN into site %1")),
    };
}

/// The numbers in their places; nothing if the text is another clause.
std::optional<QStringList> numbersIn(const QString &text, const QString &pattern)
{
    QStringList numbers;
    qsizetype at = 0;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != QLatin1Char('%')) {
            if (at >= text.size() || text[at] != pattern[i])
                return std::nullopt;
            ++at;
            continue;
        }
        const auto from = at;
        while (at < text.size() && text[at].isDigit())
            ++at;
        if (at == from)
            return std::nullopt;
        numbers << text.mid(from, at - from);
        ++i; // the digit behind the sign
    }
    return at == text.size() ? std::optional(numbers) : std::nullopt;
}

QString wordOf(const QString &text, const std::vector<Clause> &all)
{
    for (const auto &clause : all) {
        const auto numbers = numbersIn(text, clause.english);
        if (!numbers)
            continue;
        auto word = clause.word;
        for (const auto &number : *numbers)
            word = word.arg(number);
        return word;
    }
    return text;
}

} // namespace

QString siteWord(std::string_view name)
{
    auto given = toQString(name);
    const auto number = numbersIn(given, QStringLiteral("Site %1"));
    return number ? Figures::tr("Site %1").arg(number->first()) : given;
}

QString linkWords(std::string_view name)
{
    auto whole = toQString(name);
    if (Figures::tr("NIC out") == QLatin1String("NIC out")) // English
        return whole;
    const auto all = clauses();
    QStringList words;
    for (const auto &clause : whole.split(QStringLiteral(", ")))
        words << wordOf(clause, all);
    return words.join(QStringLiteral(", "));
}

} // namespace gigasite
