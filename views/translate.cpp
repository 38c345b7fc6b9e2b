// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/translate.h"

#include "views/paint/numbers.h"

namespace gigasite {

QString translate(const Text &text)
{
    if (text.pattern().empty())
        return localQuantity(text.english());
    auto pattern = translate(std::string_view(text.pattern()));
    const auto &arguments = text.arguments();
    if (arguments.empty())
        return pattern;
    QString filled;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool marked = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size();
        const int place = marked ? pattern[i + 1].unicode() - '1' : -1;
        if (place < 0 || static_cast<std::size_t>(place) >= arguments.size()) {
            filled += pattern[i];
            continue;
        }
        filled += translate(arguments[static_cast<std::size_t>(place)]);
        ++i;
    }
    return filled;
}

} // namespace gigasite
