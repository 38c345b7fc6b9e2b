// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gigasite {

namespace {

struct Signs {
    QChar thousands{u','}, decimal{u'.'};

    bool areEnglish() const { return thousands == u',' && decimal == u'.'; }
};

Signs signsNow()
{
    //: A number as the language writes it: its sign between thousands, and its sign before decimals.
    const auto sample = QCoreApplication::translate("Numbers", "1,234.5");
    constexpr qsizetype length = 7, thousands = 1, decimal = 5;
    return sample.size() == length ? Signs{sample[thousands], sample[decimal]} : Signs();
}

QString wordNow(QStringView word)
{
    if (word == u"params")
        return QCoreApplication::translate("Numbers", "params");
    if (word == u"param") // "B/param"
        return QCoreApplication::translate("Numbers", "param");
    if (word == u"tokens")
        return QCoreApplication::translate("Numbers", "tokens");
    return {};
}

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isWordPart(QChar c)
{
    return c.isLetter() || isAsciiDigit(c) || c == u'_';
}

/// End of the digits from `at` on, with the points and commas between them.
qsizetype numberEnd(QStringView text, qsizetype at)
{
    auto end = at;
    while (end < text.size()) {
        const bool between =
            (text[end] == u'.' || text[end] == u',') && end + 1 < text.size() && isAsciiDigit(text[end + 1]);
        if (!isAsciiDigit(text[end]) && !between)
            break;
        ++end;
    }
    return end;
}

/// Three digits between signs and behind the last, one to three before the first.
bool isGrouped(QStringView digits, QChar sign)
{
    const auto groups = digits.split(sign);
    constexpr qsizetype full = 3;
    return !groups.first().isEmpty() && groups.first().size() <= full &&
        std::all_of(groups.begin() + 1, groups.end(), [](QStringView group) { return group.size() == full; });
}

/// "1,234.5", ".5"; not "2.2.17", which counts something.
bool isEnglish(QStringView number)
{
    const auto point = number.indexOf(u'.');
    const auto whole = point < 0 ? number : number.left(point);
    if (point >= 0 && number.mid(point + 1).contains(u'.'))
        return false;
    if (point >= 0 && number.mid(point + 1).contains(u','))
        return false;
    return !whole.contains(u',') || isGrouped(whole, u',');
}

QString inSigns(QStringView number, const Signs &signs)
{
    QString local = number.toString();
    for (auto &c : local)
        c = c == u',' ? signs.thousands : c == u'.' ? signs.decimal : c;
    return local;
}

/// One number, typed, without its grouping and with a decimal point.
QString inEnglish(QStringView number, const Signs &signs)
{
    const auto lastOf = [&](QChar sign) { return number.lastIndexOf(sign); };
    const bool hasBoth = lastOf(u'.') >= 0 && lastOf(u',') >= 0;
    if (hasBoth) { // the last sign stands before the decimals
        const auto decimal = std::max(lastOf(u'.'), lastOf(u','));
        const auto grouping = number[decimal] == u'.' ? u',' : u'.';
        if (number.count(number[decimal]) > 1 || !isGrouped(number.left(decimal), grouping))
            return number.toString();
        return number.left(decimal).toString().remove(grouping) + u'.' + number.mid(decimal + 1).toString();
    }
    for (const auto sign : {u'.', u','}) {
        if (lastOf(sign) < 0)
            continue;
        const bool several = number.count(sign) > 1;
        const bool mayGroup = isGrouped(number, sign) && !number.startsWith(u'0');
        if (mayGroup && (several || signs.thousands == sign))
            return number.toString().remove(sign);
        if (!several)
            return number.toString().replace(sign, u'.');
    }
    return number.toString();
}

template <class Rewrite> QString eachNumber(const QString &text, Rewrite rewrite)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        const bool fraction = text[i] == u'.' && i + 1 < text.size() && isAsciiDigit(text[i + 1]);
        const bool free = i == 0 || (!isWordPart(text[i - 1]) && text[i - 1] != u'.');
        if (free && (isAsciiDigit(text[i]) || fraction)) {
            const auto end = numberEnd(text, i);
            out += rewrite(QStringView(text).mid(i, end - i));
            i = end;
        } else {
            out += text[i];
            ++i;
        }
    }
    return out;
}

QString withWords(const QString &text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size();) {
        auto end = i;
        while (end < text.size() && text[end].isLetter())
            ++end;
        if (end == i) {
            out += text[i];
            ++i;
            continue;
        }
        const auto word = QStringView(text).mid(i, end - i);
        const auto known = wordNow(word);
        out += known.isEmpty() ? word.toString() : known;
        i = end;
    }
    return out;
}

} // namespace

QString localNumbers(const QString &english)
{
    const bool hasWord = english.contains(QLatin1String("param")) || english.contains(QLatin1String("tokens"));
    auto words = hasWord ? withWords(english) : english;
    if (!words.contains(u',') && !words.contains(u'.'))
        return words;
    const auto signs = signsNow();
    if (signs.areEnglish())
        return words;
    return eachNumber(
        words, [&signs](QStringView number) { return isEnglish(number) ? inSigns(number, signs) : number.toString(); });
}

QString localNumbers(std::string_view english)
{
    return localNumbers(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QString localQuantity(const QString &english)
{
    const auto first = std::find_if(english.begin(), english.end(), isWordPart);
    return first != english.end() && isAsciiDigit(*first) ? localNumbers(english) : english;
}

QString localQuantity(std::string_view english)
{
    return localQuantity(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())));
}

QString localDecimal(double value, int decimals)
{
    return localNumbers(QString::number(value, 'f', decimals));
}

QString englishNumbers(const QString &typed)
{
    const auto signs = signsNow();
    if (signs.areEnglish())
        return typed;
    auto english = eachNumber(typed, [&signs](QStringView number) { return inEnglish(number, signs); });
    for (const auto *word : {"/param", "params", "tokens"}) {
        const auto name = QString::fromLatin1(word);
        const auto local = withWords(name);
        if (local != name)
            english.replace(local, name, Qt::CaseInsensitive);
    }
    return english;
}

} // namespace gigasite
