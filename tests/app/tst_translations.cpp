// SPDX-License-Identifier: GPL-3.0-or-later
// Every text a person reads can be in their language, also those of the tables of the model, which know none.
#include "app/files.h"
#include "app/language.h"
#include "model/evaluate/constants.h"
#include "model/evaluate/figure_source.h"
#include "model/evaluate/figure_table.h"
#include "model/papers/paper_map.h"
#include "model/report/report.h"
#include "model/scenario/parameter_table.h"
#include "model/scenario/scenario_io.h"
#include "tests/app/source_texts.h"
#include "views/translate.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace gigasite;

namespace {

const QString textsFile = root + QStringLiteral("resources/translations/table_texts.h");
const QString translationsFolder = root + QStringLiteral("resources/translations/");

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
        texts.add(sourceIn(f, Convention::Measured));
        texts.add(f.reason);
    }
    for (const auto kind : {ProcedureKind::LookUp, ProcedureKind::Fit, ProcedureKind::Search, ProcedureKind::PerSite,
                            ProcedureKind::Simulation, ProcedureKind::Kernel})
        texts.add(procedureText(kind));
}

void addConstants(Texts &texts)
{
    for (const auto &constant : namedConstants()) {
        texts.add(constant.label);
        texts.add(constant.source);
    }
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

void addExamples(Texts &texts)
{
    for (const auto &name : exampleNames()) {
        const auto loaded = loadScenario(name);
        if (!loaded)
            qFatal("%s", name.c_str());
        texts.add(loaded->scenario.name);
    }
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
    addExamples(texts);
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
        for (const auto &m : finished(translationsFolder + QStringLiteral("gigasite_de.ts"))) {
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

    /// A value lost in translation would be a figure lost.
    void placesForValuesAreKept()
    {
        QDirIterator it(translationsFolder, {QStringLiteral("*.ts")});
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
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
