// SPDX-License-Identifier: GPL-3.0-or-later
// Every text a person reads can be in their language, also those of the tables of the model, which know none.
#include "app/language.h"
#include "model/evaluate/constants.h"
#include "model/evaluate/figure_table.h"
#include "model/papers/paper_map.h"
#include "model/report/report.h"
#include "model/scenario/parameter_table.h"
#include "tests/app/source_texts.h"
#include "views/figures/link_name.h"
#include "views/panels/panel_row.h"
#include "views/translate.h"

#include <QDirIterator>
#include <QFile>
#include <QKeySequence>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>

using namespace gigasite;

namespace {

const QString root = QStringLiteral(GIGASITE_SOURCE "/");
const QString textsFile = root + QStringLiteral("resources/translations/table_texts.h");
const QString translations = root + QStringLiteral("resources/translations/");

QString read(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Texts in order, each once.
class Texts {
public:
    void add(std::string_view text)
    {
        const auto whole = QString::fromUtf8(text.data(), qsizetype(text.size()));
        if (!whole.isEmpty() && !all_.contains(whole))
            all_ << whole;
    }
    const QStringList &all() const { return all_; }

private:
    QStringList all_;
};

void addParameters(Texts &texts)
{
    for (int group = 0; group <= int(Group::Reliability); ++group)
        texts.add(groupLabel(Group(group)));
    for (const auto &p : parameterTable()) {
        texts.add(p.label);
        for (const auto label : p.choiceLabels)
            texts.add(label);
        texts.add(p.help);
        texts.add(p.source);
    }
    for (const auto *word : {"auto", "on", "off"})
        texts.add(word);
}

void addFigures(Texts &texts)
{
    for (const auto &row : keyFigureRows())
        texts.add(row.label);
    for (const auto &f : figureTable()) {
        texts.add(f.label);
        texts.add(f.source);
        texts.add(f.reason);
    }
    for (const auto kind : {ProcedureKind::LookUp, ProcedureKind::Fit, ProcedureKind::Search, ProcedureKind::PerSite,
                            ProcedureKind::Simulation})
        texts.add(procedureText(kind));
}

void addConstants(Texts &texts)
{
    for (const auto &constant : namedConstants()) {
        texts.add(constant.label);
        texts.add(constant.source);
    }
}

/// Nothing to translate: "%1, %2".
bool isWordless(QString pattern)
{
    static const QRegularExpression place(QStringLiteral("%\\d")), word(QStringLiteral("[A-Za-z\"]"));
    return !pattern.remove(place).contains(word);
}

void addPapers(Texts &texts)
{
    for (const auto verdict :
         {PaperVerdict::Reproduces, PaperVerdict::Rounding, PaperVerdict::Inconsistent, PaperVerdict::NotDerivable})
        texts.add(verdictText(verdict));
    for (const auto convention : paperConventions) {
        texts.add(conventionText(convention));
        texts.add(conventionMeaning(convention));
    }
    const auto papers = builtInPaperMap();
    if (!papers)
        qFatal("%s", papers.problem().message.c_str());
    for (const auto &entry : *papers) {
        texts.add(entry.quantity);
        if (!isWordless(QString::fromStdString(entry.note)))
            texts.add(entry.note);
    }
}

QStringList sourcesOf(const char *folder, const QStringList &names = {QStringLiteral("*.cpp")})
{
    QStringList files;
    QDirIterator it(root + QLatin1String(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    files.sort();
    return files;
}

/// The command line speaks English only.
bool isOfCommandLine(const QString &file)
{
    static const QRegularExpression names(QStringLiteral("(?:_command|command_line|simulate_flags)\\.cpp$"));
    return names.match(file).hasMatch();
}

/// Patterns of composed texts: no other way leads to one than a literal here (model/units/text.h).
void addPatterns(Texts &texts)
{
    static const QRegularExpression said(
        QStringLiteral("\\b(?:say|TextPattern<>)\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression piece(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    for (const auto &file : sourcesOf("model") + sourcesOf("views") + sourcesOf("app")) {
        if (isOfCommandLine(file))
            continue;
        const auto source = read(file);
        for (auto found = said.globalMatch(source); found.hasNext();) {
            QString pattern;
            for (auto part = piece.globalMatch(found.next().captured(1)); part.hasNext();)
                pattern += part.next().captured(1);
            if (!isWordless(pattern))
                texts.add(pattern.replace(QStringLiteral("\\\""), QStringLiteral("\"")).toStdString());
        }
    }
}

Texts tableTexts()
{
    Texts texts;
    addParameters(texts);
    addFigures(texts);
    addConstants(texts);
    addPapers(texts);
    addPatterns(texts);
    return texts;
}

QString asHeader(const QStringList &texts)
{
    auto file = QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n"
                               "// Made from the tables of the model by the test app/translations, for lupdate; not "
                               "compiled.\n// GIGASITE_RENEW_TABLES=1 makes the test write it again.\n");
    for (auto text : texts) {
        text.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('"'), QStringLiteral("\\\""));
        file += QStringLiteral("QT_TRANSLATE_NOOP(\"tables\", \"%1\")\n").arg(text);
    }
    return file;
}

struct Message {
    QString context, source, translation;
};

/// The finished ones of a .ts file.
QList<Message> finished(const QString &file)
{
    QList<Message> all;
    QXmlStreamReader xml(read(file));
    Message now;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            now = {context, xml.readElementText(), {}};
        } else if (xml.name() == QLatin1String("translation")) {
            const bool open = xml.attributes().hasAttribute(QLatin1String("type"));
            now.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            if (!open)
                all << now;
        }
    }
    return all;
}

/// Classes whose tr() uses another name: class, context.
QMap<QString, QString> declaredContexts(const QStringList &files)
{
    static const QRegularExpression declared(
        QStringLiteral("(?:class|struct)\\s+(\\w+)\\s*\\{\\s*Q_DECLARE_TR_FUNCTIONS\\((\\w+)\\)"));
    QMap<QString, QString> all;
    for (const auto &file : files) {
        const auto source = read(file);
        for (auto found = declared.globalMatch(source); found.hasNext();) {
            const auto match = found.next();
            all.insert(match.captured(1), match.captured(2));
        }
    }
    return all;
}

/// Under every context that a class of this name may have.
bool isTranslated(const QTranslator &language, const SourceText &text, const QSet<QString> &contexts)
{
    const auto has = [&](const QString &context) {
        return !language.translate(context.toUtf8().constData(), text.text.toUtf8().constData()).isEmpty();
    };
    if (text.context.isEmpty()) // a plain tr(): which class it belongs to is the compiler's to know
        return std::any_of(contexts.begin(), contexts.end(), has);
    return has(text.context) || has(QStringLiteral("gigasite::") + text.context);
}

/// A direction of a cable.
flow::HotLink cableWay(flow::Network::Place::Kind kind)
{
    flow::HotLink hot;
    hot.place.kind = kind;
    hot.cable = flow::Failure{flow::Failure::Kind::Link, 2, 3, 68363};
    return hot;
}

QStringList places(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?\\d"));
    QStringList all;
    for (auto found = place.globalMatch(text); found.hasNext();)
        all << found.next().captured();
    all.sort();
    return all;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// lupdate reads sources and knows no tables: the list it reads holds every text of them as it is now.
    void theTablesAreListed()
    {
        const auto texts = asHeader(tableTexts().all());
        QVERIFY(texts.count(QLatin1Char('\n')) > 300);
        if (qEnvironmentVariableIsSet("GIGASITE_RENEW_TABLES")) {
            QFile file(textsFile);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(texts.toUtf8()), texts.toUtf8().size());
        }
        QVERIFY2(read(textsFile) == texts,
                 "resources/translations/table_texts.h is out of date: GIGASITE_RENEW_TABLES=1");
    }

    /// A new sentence needs a German one.
    void everyTableTextIsGerman()
    {
        QSet<QString> german;
        for (const auto &m : finished(translations + QStringLiteral("gigasite_de.ts"))) {
            if (m.context == QLatin1String("tables"))
                german << m.source;
        }
        QStringList missing;
        const auto texts = tableTexts();
        for (const auto &text : texts.all()) {
            if (!german.contains(text))
                missing << text;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void literalsAreReadAsTheCompilerReadsThem()
    {
        const auto texts = sourceTexts(QStringList{
            QStringLiteral("tr(\"a \\\"b\\\"\\n\" // of \"c\""),
            QStringLiteral("   \"d, e\"), A::tr(x == \"f\" ? \"g\" : \"h\", g(1)); /* tr(\"i\") */"),
            QStringLiteral("QCoreApplication::translate(\"B\", \"\\u2212\"); QT_TRANSLATE_NOOP(\"C\", \"j)\");"),
            QStringLiteral("attr(\"k\"); tr(l); tr(m, \"n\")"),
        }
                                           .join(QLatin1Char('\n')));
        QStringList shown;
        for (const auto &text : texts)
            shown << QStringLiteral("%1|%2|%3").arg(text.context, text.text).arg(text.line);
        const QStringList wanted{
            QStringLiteral("|a \"b\"\nd, e|1"), QStringLiteral("A|g|2"),  QStringLiteral("A|h|2"),
            QStringLiteral("B|\u2212|3"),       QStringLiteral("C|j)|3"),
        };
        QCOMPARE(shown, wanted);
    }

    /// Also a text that a source says by itself, as the program finds it at run time.
    void everyTextOfTheWindowIsGerman()
    {
        QSet<QString> contexts;
        for (const auto &m : finished(translations + QStringLiteral("gigasite_de.ts")))
            contexts << m.context;
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/gigasite_de.qm")));
        QStringList missing;
        int seen = 0;
        const QStringList names{QStringLiteral("*.cpp"), QStringLiteral("*.h")};
        const auto files = sourcesOf("views", names) + sourcesOf("app", names);
        const auto declared = declaredContexts(files);
        QCOMPARE(declared.value(QStringLiteral("Words")), QStringLiteral("KeyStrip"));
        for (const auto &file : files) {
            for (auto text : sourceTexts(read(file))) {
                ++seen;
                text.context = declared.value(text.context, text.context);
                QVERIFY2(!text.chosen, qPrintable(QStringLiteral("lupdate does not see \"%1\"").arg(text.text)));
                if (!isWordless(text.text) && !isTranslated(german, text, contexts))
                    missing << QStringLiteral("%1:%2: %3 \"%4\"")
                                   .arg(file.mid(root.size()))
                                   .arg(text.line)
                                   .arg(text.context, text.text);
            }
        }
        QVERIFY2(seen > 700, qPrintable(QString::number(seen)));
        for (const auto &text : missing)
            qWarning("%s", qPrintable(text));
        QVERIFY(missing.isEmpty());
    }

    /// Buttons that Qt names by itself ask for their text in this context; the program brings the German, because
    /// not every system has Qt's own.
    void buttonsOfDialogsAreGerman()
    {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/gigasite_de.qm")));
        const auto texts = sourceTexts(read(translations + QStringLiteral("qt_texts.h")));
        QVERIFY(texts.size() > 60);
        for (const auto &text : texts)
            QVERIFY2(isTranslated(german, text, {}), qPrintable(text.text));
        QCOMPARE(german.translate("QPlatformTheme", "Discard"), QStringLiteral("Verwerfen"));
        QCOMPARE(german.translate("QShortcut", "Ctrl"), QStringLiteral("Strg"));
    }

    /// A value lost in translation would be a figure lost.
    void placesForValuesAreKept()
    {
        QDirIterator it(translations, {QStringLiteral("*.ts")});
        QVERIFY(it.hasNext());
        while (it.hasNext()) {
            const auto messages = finished(it.next());
            QVERIFY(messages.size() > 200);
            for (const auto &m : messages) {
                QVERIFY2(!m.translation.trimmed().isEmpty(), qPrintable(m.source));
                QVERIFY2(places(m.source) == places(m.translation), qPrintable(m.source));
                if (m.source.endsWith(QStringLiteral("…")))
                    QVERIFY2(m.translation.endsWith(QStringLiteral("…")), qPrintable(m.source));
            }
        }
    }

    void linksAreNamedAsTheModelNamesThem()
    {
        for (const auto kind : {flow::Network::Place::Kind::Up, flow::Network::Place::Kind::Down}) {
            const auto hot = cableWay(kind);
            QCOMPARE(shortLinkName(hot), QString::fromStdString(shortNameOf(hot)));
        }
    }

    /// What is on screen all the time has a German text, in the program itself.
    void germanIsInTheProgram()
    {
        QVERIFY(languageCodes().contains(QStringLiteral("de")));
        QCOMPARE(translate("Step time"), QStringLiteral("Step time"));
        QVERIFY(!useLanguage(QStringLiteral("tlh")));
        QVERIFY(useLanguage(QStringLiteral("de")));
        QCOMPARE(translate("Step time"), QStringLiteral("Schrittzeit"));
        QCOMPARE(QCoreApplication::translate("gigasite::MainWindow", "&File"), QStringLiteral("&Datei"));
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/gigasite_de.qm")));
        const auto has = [&german](std::string_view text) {
            return !german.translate("tables", std::string(text).c_str()).isEmpty();
        };
        for (const auto &row : keyFigureRows())
            QVERIFY2(has(row.label), std::string(row.label).c_str());
        for (const auto &p : parameterTable())
            QVERIFY2(has(p.label), p.label.c_str());
        for (int group = 0; group <= int(Group::Reliability); ++group)
            QVERIFY2(has(groupLabel(Group(group))), std::string(groupLabel(Group(group))).c_str());
    }

    /// After the language has been switched, which cannot be undone.
    void germanIsInWhatIsComposed()
    {
        QVERIFY(useLanguage(QStringLiteral("de")));
        QCOMPARE(shortLinkName(cableWay(flow::Network::Place::Kind::Down)), QStringLiteral("Leitung 2.3.68363 ab"));
        QCOMPARE(shortLinkName(cableWay(flow::Network::Place::Kind::Up)), QStringLiteral("Leitung 2.3.68363 auf"));

        const Snapshot snapshot{.scenario = std::make_shared<Scenario>()}; // sized by budget
        const auto edit = PanelRow(*findParameter("power.available_w")).toNumber(1e9, snapshot);
        QCOMPARE(edit.changes.size(), std::size_t(2));
        QVERIFY2(edit.text.endsWith(QStringLiteral(", bemessen nach Leistung")), qPrintable(edit.text));
        QCOMPARE(QKeySequence(Qt::CTRL | Qt::Key_F).toString(QKeySequence::NativeText), QStringLiteral("Strg+F"));
        QCOMPARE(QKeySequence(QStringLiteral("Ctrl+PgUp")), QKeySequence(Qt::CTRL | Qt::Key_PageUp)); // as sources say
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
