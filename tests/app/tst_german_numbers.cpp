// SPDX-License-Identifier: GPL-3.0-or-later
// A German window has German numbers throughout: nowhere stands "2.03 GW", "1,234.5" or "T params". Typed values are
// read in German and, where that is clear, in English.
#include "window_fixture.h"

#include "views/charts/back_test_page.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QTextDocument>
#include <QTranslator>

using namespace gigasite;

namespace {

/// Names, versions, sections of papers and addresses with a point in them.
const QRegularExpression &names()
{
    static const QRegularExpression pattern(
        QStringLiteral("CC[ -]BY "
                       "4\\.0|10\\.1145|S\\d\\.\\d/"
                       "\\d\\.\\d|(Llama|GPT|Nemotron|PCIe|PyTorch|CUDA|Falcon|Grok|Claude|Gemini|Qwen|Hunyuan|"
                       "Kimi K|llama|qwen|Gopher|Megatron|Mixtral|mbridge|v|V)[- ]?\\d+\\.\\d+"));
    return pattern;
}

/// English numbers in a text; empty if it has none.
QString englishIn(QString text)
{
    static const QRegularExpression english(QStringLiteral(
        "(?<![\\w.,])(\\d{1,3}(,\\d{3})*\\.(\\d{1,2}|\\d{4,})|0\\.\\d+|\\d{1,3},\\d{3}(,\\d{3})+)(?![\\d.\\w])|"
        "(?<![.\\w])(params|tokens)(?![.\\w])"));
    text.remove(names());
    return english.match(text).captured();
}

} // namespace

class TestGermanNumbers : public QObject {
    Q_OBJECT

    QTranslator german_;
    WindowFixture w_;
    QStringList told_;

    void look(const QString &where, const QString &text)
    {
        const auto found = englishIn(text);
        const auto line = QStringLiteral("%1: %2 in \"%3\"")
                              .arg(where, found, text.mid(std::max<qsizetype>(text.indexOf(found) - 60, 0), 120));
        if (!found.isEmpty() && !told_.contains(line))
            told_ << line;
    }

    void lookAtModel(const QString &where, const QAbstractItemModel &model, const QModelIndex &parent = {})
    {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const auto index = model.index(row, column, parent);
                for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole), int(Qt::AccessibleTextRole)})
                    look(where, index.data(role).toString());
            }
            lookAtModel(where, model, model.index(row, 0, parent));
        }
    }

    void lookAtWidgets()
    {
        for (auto *widget : w_->findChildren<QWidget *>()) {
            const auto where = QString::fromLatin1(widget->metaObject()->className());
            if (where.startsWith(QLatin1String("gigasite::BackTest")))
                continue; // real sites are named as their owners name them
            for (const auto &text :
                 {widget->property("text").toString(), widget->toolTip(), widget->accessibleDescription()}) {
                QTextDocument plain;
                plain.setHtml(text);
                if (!text.contains(QLatin1String("engine")) && !text.startsWith(QLatin1String("Kern")))
                    look(where, Qt::mightBeRichText(text) ? plain.toPlainText() : text);
            }
            if (const auto *canvas = qobject_cast<FigureCanvas *>(widget)) {
                for (const auto &mark : canvas->marks())
                    look(where, mark.text);
            }
            if (const auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model())
                lookAtModel(where, *view->model());
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(german_.load(QStringLiteral(":/translations/gigasite_de.qm")));
        QCoreApplication::installTranslator(&german_);
    }

    void cleanup() { w_.close(); }

    void theLookFinds()
    {
        for (const char *text : {"2.03 GW", "1,234.5", "≈ 0.125 s", "1,670,400", "103 T params", "(20.5 %)"})
            QVERIFY2(!englishIn(QString::fromUtf8(text)).isEmpty(), text);
        for (const char *text :
             {"2,03 GW", "1.234,5", "1.670.400", "S4.3", "Leitung 2.2.68363", "Llama 3.1 405B", "7.", "1.000"})
            QVERIFY2(englishIn(QString::fromUtf8(text)).isEmpty(), text);
    }

    void everywhere_data()
    {
        QTest::addColumn<QString>("example");
        QTest::newRow("as printed") << QStringLiteral("nextgen-100t");
        QTest::newRow("measured") << QStringLiteral("llama3-405b-16k");
    }

    void everywhere()
    {
        QFETCH(const QString, example);
        told_.clear();
        w_.open(example);
        w_.set("model.layers", 96);
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        for (const char *tab :
             {"Problems", "Scaling laws", "Network", "Domains", "Best sites", "Validation", "Papers", "Jobs"}) {
            w_->showTab(QLatin1String(tab));
            QTest::qWait(60);
            QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
            lookAtWidgets();
        }
        for (const auto &tile : w_->strip().tiles()) {
            for (const auto &text : {tile.number, tile.unit, tile.delta, tile.shortDelta, tile.note, tile.problem})
                look(QStringLiteral("tile"), text);
        }
        for (const auto &figure : figureTable()) {
            w_->why().show(QString::fromStdString(std::string(figure.id)));
            look(QStringLiteral("Why? ") + QString::fromStdString(std::string(figure.id)), w_->why().toPlainText());
        }
        for (const auto &line : std::as_const(told_))
            qWarning("%s", qPrintable(line)); // a message of QVERIFY2 is cut
        QVERIFY(told_.isEmpty());
    }

    /// The tile of the step time: 199.2 s of the paper's formula, in German.
    void aTileIsGerman()
    {
        w_.open(QStringLiteral("nextgen-100t"));
        QCOMPARE(w_.tile("step.time_s").number, QStringLiteral("199,2"));
        QCOMPARE(w_.tile("training.time_s").number, QStringLiteral("1.493"));
    }

    void typedValues()
    {
        w_.open(QStringLiteral("nextgen-100t"));
        const auto index = w_.row("power.overhead");
        QVERIFY(index.isValid());
        const auto &row = *w_->parameters().model().row(index);
        const auto read = [&](const char *typed) {
            const auto edit = row.fromTyped(QString::fromUtf8(typed), w_->service().snapshot());
            return edit ? numberOf(edit->changes.front().value).value_or(-1) : -1;
        };
        QCOMPARE(read("1,25"), 1.25);
        QCOMPARE(read("1.25"), 1.25);
        const auto said = row.reading(QStringLiteral("1,25"), w_->service().snapshot());
        QVERIFY(said);
        QCOMPARE(*said, QStringLiteral("1,25 = 1,25"));
        const auto &racks = *w_->parameters().model().row(w_.row("hardware.racks"));
        const auto many = racks.fromTyped(QStringLiteral("23.200"), w_->service().snapshot());
        QVERIFY(many);
        QCOMPARE(std::get<std::int64_t>(many->changes.front().value), std::int64_t(23200));
    }
};

QTEST_MAIN(TestGermanNumbers)
#include "tst_german_numbers.moc"
