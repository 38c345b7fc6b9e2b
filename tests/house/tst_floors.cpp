// SPDX-License-Identifier: GPL-3.0-or-later
// The house: app -> views -> model, never the other way; no Qt in the model; colours only in the theme.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString root = QStringLiteral(GIGASITE_SOURCE "/");

/// Lines of `text` that breach a rule of `floor`.
QStringList breaches(const QString &floor, const QString &text)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]"));
    static const QRegularExpression qt(QStringLiteral("^Q[A-Z]|^Qt|^qt"));
    QStringList bad;
    for (const auto &line : text.split(QLatin1Char('\n'))) {
        const auto match = include.match(line);
        if (!match.hasMatch())
            continue;
        const auto file = match.captured(1);
        const bool up = file.contains(QLatin1String("..")) ||
            (floor == QLatin1String("model") &&
             (file.startsWith(QLatin1String("views/")) || file.startsWith(QLatin1String("app/")) ||
              qt.match(file).hasMatch())) ||
            (floor == QLatin1String("views") && file.startsWith(QLatin1String("app/"))) ||
            file.startsWith(QLatin1String("tests/"));
        if (up)
            bad << line.trimmed();
    }
    return bad;
}

QStringList sources(const QString &folder)
{
    QStringList files;
    QDirIterator it(root + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    return files;
}

QString read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestFloors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRuleCatchesABreach()
    {
        QCOMPARE(breaches(QStringLiteral("model"), QStringLiteral("#include \"views/snapshot.h\"")).size(), 1);
        QCOMPARE(breaches(QStringLiteral("model"), QStringLiteral("#include <QString>\n#include <string>")).size(), 1);
        QCOMPARE(breaches(QStringLiteral("views"), QStringLiteral("#include \"app/document.h\"")).size(), 1);
        QCOMPARE(
            breaches(QStringLiteral("views"), QStringLiteral("#include \"model/units/unit.h\"\n#include <QWidget>"))
                .size(),
            0);
    }

    void noIncludeGoesUp()
    {
        for (const char *floor : {"model", "views", "app"}) {
            const auto files = sources(QLatin1String(floor));
            QVERIFY(files.size() > 3);
            for (const auto &file : files) {
                const auto bad = breaches(QLatin1String(floor), read(file));
                QVERIFY2(bad.isEmpty(), qPrintable(file + QStringLiteral(": ") + bad.join(QStringLiteral("; "))));
            }
        }
    }

    void coloursLiveInTheTheme()
    {
        static const QRegularExpression literal(
            QStringLiteral("QColor\\(\\s*(0x|\\d)|\"#[0-9A-Fa-f]{6}\"|Qt::(red|green|blue|white|black|gray)\\b"));
        for (const auto &file : sources(QStringLiteral("views")) + sources(QStringLiteral("app"))) {
            if (!file.endsWith(QLatin1String("theme.cpp")))
                QVERIFY2(!literal.match(read(file)).hasMatch(), qPrintable(file));
        }
    }

    void everyFileSaysItsLicence()
    {
        for (const char *folder : {"model", "views", "app", "tests"}) {
            for (const auto &file : sources(QLatin1String(folder)))
                QVERIFY2(read(file).startsWith(QLatin1String("// SPDX-License-Identifier: GPL-3.0-or-later")),
                         qPrintable(file));
        }
    }

    void filesStaySmall()
    {
        for (const char *folder : {"model", "views", "app"}) {
            for (const auto &file : sources(QLatin1String(folder)))
                QVERIFY2(read(file).count(QLatin1Char('\n')) <= 450, qPrintable(file));
        }
    }

    void everyFolderHasAReadme()
    {
        for (const char *folder : {"", "app/", "model/", "views/", "resources/", "tests/", "packaging/"})
            QVERIFY2(QFile::exists(root + QLatin1String(folder) + QStringLiteral("README.md")), folder);
    }
};

QTEST_APPLESS_MAIN(TestFloors)
#include "tst_floors.moc"
