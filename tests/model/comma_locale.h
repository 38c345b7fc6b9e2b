// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <clocale>

namespace gigasite::test {

/// German while it lives: a comma stands in decimals. Made on the spot where the system has none installed.
class CommaLocale {
public:
    CommaLocale()
    {
        if (std::setlocale(LC_ALL, name) || QStandardPaths::findExecutable(QStringLiteral("localedef")).isEmpty())
            return;
        const auto into = folder_.filePath(QLatin1String(name));
        QProcess localedef; // warnings are not ours
        localedef.start(
            QStringLiteral("localedef"),
            {QStringLiteral("-i"), QStringLiteral("de_DE"), QStringLiteral("-f"), QStringLiteral("UTF-8"), into});
        localedef.waitForFinished();
        qputenv("LOCPATH", folder_.path().toLocal8Bit());
        std::setlocale(LC_ALL, name);
    }
    ~CommaLocale() { std::setlocale(LC_ALL, "C"); }
    CommaLocale(const CommaLocale &) = delete;
    CommaLocale &operator=(const CommaLocale &) = delete;

    static bool isOn() { return *std::localeconv()->decimal_point == ','; }

private:
    static constexpr const char *name = "de_DE.UTF-8";
    QTemporaryDir folder_;
};

} // namespace gigasite::test
