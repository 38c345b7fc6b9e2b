// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that the sources of the window say has its German: theirs, and those that Qt says by itself.
#include "app/language.h"
#include "model/scenario/parameter_table.h"
#include "tests/app/source_texts.h"
#include "views/figures/link_name.h"
#include "views/panels/panel_row.h"

#include <QDialogButtonBox>
#include <QKeySequence>
#include <QMap>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace gigasite;

namespace {

const QString translations = root + QStringLiteral("resources/translations/");

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

} // namespace

class TestSourceTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        static const QRegularExpression name(QStringLiteral("<name>(.*?)</name>"));
        const auto entries = read(translations + QStringLiteral("gigasite_de.ts"));
        for (auto found = name.globalMatch(entries); found.hasNext();)
            contexts << found.next().captured(1);
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

    void linksAreNamedAsTheModelNamesThem()
    {
        for (const auto kind : {flow::Network::Place::Kind::Up, flow::Network::Place::Kind::Down}) {
            const auto hot = cableWay(kind);
            QCOMPARE(shortLinkName(hot), QString::fromStdString(shortNameOf(hot)));
        }
    }

    /// After the language has been switched, which cannot be undone.
    void germanIsInWhatIsComposed()
    {
        QVERIFY(useLanguage(QStringLiteral("de")));
        QCOMPARE(shortLinkName(cableWay(flow::Network::Place::Kind::Down)), QStringLiteral("Leitung 2.3.68363 ab"));
        QCOMPARE(shortLinkName(cableWay(flow::Network::Place::Kind::Up)), QStringLiteral("Leitung 2.3.68363 auf"));

        // as flow::Network names its links
        QCOMPARE(linkWords("tier 2 up, site 1, plane 3, switch 7 to 12"),
                 QStringLiteral("Ebene 2 auf, Standort 1, Teilnetz 3, Switch 7 zu 12"));
        QCOMPARE(linkWords("NIC in, rail 2, domain 4 to GPU 9"),
                 QStringLiteral("NIC ein, Schiene 2, Domäne 4 zu GPU 9"));
        QCOMPARE(linkWords("NIC out, all links of GPU 8 in 4 planes"),
                 QStringLiteral("NIC aus, alle Verbindungen der GPU 8 in 4 Teilnetzen"));
        QCOMPARE(linkWords("WAN out of site 1"), QStringLiteral("WAN aus Standort 1"));
        QCOMPARE(linkWords("anything else, plane x"), QStringLiteral("anything else, plane x"));
        QCOMPARE(siteWord("Site 3"), QStringLiteral("Standort 3"));
        {
            const EnglishOnly report;
            QCOMPARE(siteWord("Site 3"), QStringLiteral("Site 3"));
            QCOMPARE(linkWords("WAN out of site 1"), QStringLiteral("WAN out of site 1"));
        }
        QCOMPARE(siteWord("Site 3"), QStringLiteral("Standort 3"));
        QCOMPARE(siteWord("Site Hill"), QStringLiteral("Site Hill"));

        const Snapshot snapshot{.scenario = std::make_shared<Scenario>()}; // sized by budget
        const auto edit = PanelRow(*findParameter("power.available_w")).toNumber(1e9, snapshot);
        QCOMPARE(edit.changes.size(), std::size_t(2));
        QVERIFY2(edit.text.endsWith(QStringLiteral(", bemessen nach Leistung")), qPrintable(edit.text));
        QCOMPARE(QKeySequence(Qt::CTRL | Qt::Key_F).toString(QKeySequence::NativeText), QStringLiteral("Strg+F"));
        QCOMPARE(QKeySequence(QStringLiteral("Ctrl+PgUp")), QKeySequence(Qt::CTRL | Qt::Key_PageUp)); // as sources say
        const QDialogButtonBox box(QDialogButtonBox::Save | QDialogButtonBox::Discard | QDialogButtonBox::Cancel);
        QStringList names;
        for (const auto which : {QDialogButtonBox::Save, QDialogButtonBox::Discard, QDialogButtonBox::Cancel})
            names << box.button(which)->text().remove(QLatin1Char('&'));
        QCOMPARE(names,
                 (QStringList{QStringLiteral("Speichern"), QStringLiteral("Verwerfen"), QStringLiteral("Abbrechen")}));
    }
};

QTEST_MAIN(TestSourceTexts)
#include "tst_source_texts.moc"
