// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace gigasite {

/// Numbers in the window's language. The model, files and the command line write them in English; the window shows them
/// through these functions, and reads back what a person types. The language is that of the installed translations: a
/// report, which is in English, has English numbers.

/// A text of quantities, "1,234.5 T params", with the language's signs and unit words. Digits behind letters belong to
/// names and stay: "S4.3".
QString localNumbers(const QString &english);
QString localNumbers(std::string_view english);

/// The same if the text begins with a number; else it is a name and stays: "Llama 3.1 405B".
QString localQuantity(const QString &english);
QString localQuantity(std::string_view english);

/// With so many decimals.
QString localDecimal(double value, int decimals);

/// What was typed, as the model reads it. Both the language's signs and the English ones are understood; where one sign
/// could mean either, as in "1.234", it is the language's.
QString englishNumbers(const QString &typed);

} // namespace gigasite
