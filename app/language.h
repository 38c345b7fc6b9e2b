// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace gigasite {

/// The languages of the window. The command line speaks English only: scripts read it.

inline constexpr const char *languageSetting = "window/language"; ///< code; empty = the system's

/// "en" and those with a translation in the program.
QStringList languageCodes();

/// What its speakers call it.
QString languageName(const QString &code);

/// Makes the texts of the windows to come `code`'s; empty = the system's. False if there is no such language.
bool useLanguage(const QString &code);

} // namespace gigasite
