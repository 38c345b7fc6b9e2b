// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that a source file gives to tr() and its kin, read as text: a literal that nobody translated shows up here
// and nowhere in the program, which then speaks English in the midst of another language.
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace gigasite {

inline const QString root = QStringLiteral(GIGASITE_SOURCE "/");

inline QString read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline QStringList sourcesOf(const char *folder, const QStringList &names = {QStringLiteral("*.cpp")})
{
    QStringList files;
    QDirIterator it(root + QLatin1String(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    files.sort();
    return files;
}

/// Nothing to translate: "%1, %2".
inline bool isWordless(QString pattern)
{
    static const QRegularExpression place(QStringLiteral("%\\d")), word(QStringLiteral("[A-Za-z\"]"));
    return !pattern.remove(place).contains(word);
}

struct SourceText {
    QString context; ///< as written before "::tr(" or as the first argument of translate(); empty at a plain tr()
    QString text;
    int line = 0;
    bool chosen = false; ///< an arm of tr(c ? "a" : "b"), which lupdate does not see
};

/// C++ with its comments blanked and its literals left alone; lines stay where they were.
inline QString withoutComments(const QString &source)
{
    static const QRegularExpression token(
        QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)+'|//[^\\n]*|/\\*[\\s\\S]*?\\*/"));
    QString clean;
    qsizetype from = 0;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        clean += source.mid(from, match.capturedStart() - from);
        const auto text = match.captured();
        clean += text.startsWith(QLatin1Char('/')) ? QString(text.count(QLatin1Char('\n')), QLatin1Char('\n')) : text;
        from = match.capturedEnd();
    }
    return clean + source.mid(from);
}

/// What the escapes of a literal stand for.
inline QString unescaped(const QString &literal)
{
    QString text;
    for (qsizetype i = 0; i < literal.size(); ++i) {
        if (literal[i] != QLatin1Char('\\') || i + 1 == literal.size()) {
            text += literal[i];
            continue;
        }
        const auto next = literal[++i];
        if (next == QLatin1Char('u')) { // \u2212
            text += QChar(literal.mid(i + 1, 4).toUShort(nullptr, 16));
            i += 4;
        } else {
            text += next == QLatin1Char('n') ? QLatin1Char('\n') : next;
        }
    }
    return text;
}

/// The literals of one argument, those side by side joined: one, or both arms of c ? "a" : "b", but nothing of c.
inline QStringList literalsOf(const QString &argument)
{
    static const QRegularExpression piece(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"|([^\"\\s])"));
    QStringList all;
    bool joins = false;
    for (auto found = piece.globalMatch(argument); found.hasNext();) {
        const auto match = found.next();
        if (match.capturedStart(2) >= 0) {
            joins = false;
            if (match.captured(2) == QLatin1String("?"))
                all.clear();
            continue;
        }
        const auto text = unescaped(match.captured(1));
        if (joins)
            all.last() += text;
        else
            all << text;
        joins = true;
    }
    return all;
}

/// The arguments of a call from behind its opening bracket.
inline QStringList argumentsFrom(const QString &source, qsizetype from)
{
    static const QRegularExpression token(
        QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)+'|[\\s\\S]"));
    QStringList arguments{QString()};
    int depth = 0;
    for (auto found = token.globalMatch(source, from); found.hasNext();) {
        const auto text = found.next().captured();
        const bool closes = text == QLatin1String(")") || text == QLatin1String("}") || text == QLatin1String("]");
        if (closes && depth-- == 0)
            break;
        depth += text == QLatin1String("(") || text == QLatin1String("{") || text == QLatin1String("[") ? 1 : 0;
        if (depth == 0 && text == QLatin1String(","))
            arguments << QString();
        else
            arguments.last() += text;
    }
    return arguments;
}

/// Every text of tr(), X::tr(), QCoreApplication::translate() and QT_TRANSLATE_NOOP().
inline QList<SourceText> sourceTexts(const QString &file)
{
    static const QRegularExpression call(
        QStringLiteral("(?:\\b(\\w+)::)?\\b(tr|QCoreApplication::translate|QT_TRANSLATE_NOOP)\\("));
    const auto source = withoutComments(file);
    QList<SourceText> all;
    for (auto found = call.globalMatch(source); found.hasNext();) {
        const auto match = found.next();
        const auto arguments = argumentsFrom(source, match.capturedEnd());
        const bool named = match.captured(2) != QLatin1String("tr");
        const auto context = named ? literalsOf(arguments.first()).value(0) : match.captured(1);
        const int line = int(source.left(match.capturedStart()).count(QLatin1Char('\n'))) + 1;
        const auto texts = literalsOf(arguments.value(named ? 1 : 0));
        for (const auto &text : texts)
            all.push_back({context, text, line, texts.size() > 1});
    }
    return all;
}

} // namespace gigasite
