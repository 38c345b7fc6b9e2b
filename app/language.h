// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QTranslator;

namespace gigasite {

/// The languages of the window. The command line speaks English only: scripts read it.

inline constexpr const char *languageSetting = "window/language"; ///< code; empty = the system's

/// "en" and those with a translation in the program.
QStringList languageCodes();

/// What its speakers call it.
QString languageName(const QString &code);

/// Makes the texts of the windows to come `code`'s; empty = the system's. False if there is no such language.
bool useLanguage(const QString &code);

/// English while it lives, whatever the window speaks: the report's sentences are, so its pictures shall be, too.
class EnglishOnly {
public:
    EnglishOnly();
    ~EnglishOnly();
    EnglishOnly(const EnglishOnly &) = delete;
    EnglishOnly &operator=(const EnglishOnly &) = delete;

private:
    QList<QTranslator *> others_; ///< those of useLanguage()
};

} // namespace gigasite
