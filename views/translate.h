// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/text.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace gigasite {

/// A text of the tables (labels, help, choices, fixed sentences) in the person's language; itself where the language
/// lacks it. The model knows no languages: its texts are translated here, at the edge. lupdate finds them in
/// resources/translations/table_texts.h.
inline QString translate(std::string_view text)
{
    return QCoreApplication::translate("tables", std::string(text).c_str());
}

/// A composed text of the model: its pattern in the person's language, its arguments likewise, numbers and names as
/// they are.
QString translate(const Text &text);

} // namespace gigasite
