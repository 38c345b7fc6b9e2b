// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace gigasite {

namespace {

const QString folder = QStringLiteral(":/translations");
const QString prefix = QStringLiteral("gigasite_");

bool install(const QString &name, const QString &from)
{
    auto translator = std::make_unique<QTranslator>(QCoreApplication::instance());
    return translator->load(name, from) && QCoreApplication::installTranslator(translator.release());
}

QString systemCode()
{
    for (const auto &language : QLocale::system().uiLanguages()) { // "de-AT", the most wanted first
        const auto code = language.section(QLatin1Char('-'), 0, 0);
        if (languageCodes().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

} // namespace

QStringList languageCodes()
{
    QStringList codes{QStringLiteral("en")};
    for (const auto &file : QDir(folder).entryList({prefix + QStringLiteral("*.qm")}))
        codes << file.mid(prefix.size()).chopped(3);
    return codes;
}

QString languageName(const QString &code)
{
    auto name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en"))
        name = QStringLiteral("English"); // without the country
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

bool useLanguage(const QString &asked)
{
    const auto code = asked.isEmpty() ? systemCode() : asked;
    if (code == QLatin1String("en"))
        return true;
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)); // buttons of dialogs
    return install(prefix + code, folder);
}

EnglishOnly::EnglishOnly()
    : others_(QCoreApplication::instance()->findChildren<QTranslator *>(Qt::FindDirectChildrenOnly))
{
    for (auto *translator : others_)
        QCoreApplication::removeTranslator(translator);
}

EnglishOnly::~EnglishOnly()
{
    for (auto *translator : others_)
        QCoreApplication::installTranslator(translator);
}

} // namespace gigasite
