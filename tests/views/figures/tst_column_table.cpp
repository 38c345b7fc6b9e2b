// SPDX-License-Identifier: GPL-3.0-or-later
// The figures as tables: what has structure stands in columns of numbers, each with one prefix; what has not says how
// much, too. And what a rack's GPUs are called where there is room for it.
#include "tests/views/shown.h"
#include "views/figures/canvases.h"
#include "views/figures/figure_pane.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace gigasite;

namespace {

double number(QString text)
{
    return text.remove(u',').replace(QChar(0x2212), u'-').section(u' ', 0, 0).toDouble();
}

/// One of the four figures in its pane, as a table.
class Shown {
public:
    Shown(FigureCanvas *canvas, const Snapshot &snapshot)
        : pane_(std::make_unique<FigurePane>(QStringLiteral("Figure"), canvas))
    {
        pane_->resize(700, 500);
        canvas->setSnapshot(snapshot);
        pane_->show();
        pane_->setTableShown(true);
        QApplication::processEvents();
    }

    FigurePane &pane() const { return *pane_; }
    const QAbstractItemModel &model() const { return *pane_->table().model(); }
    QString title(int column) const
    {
        return model().headerData(column, Qt::Horizontal).toString().replace(u'\n', u' ');
    }
    QString cell(int row, int column) const { return model().index(row, column).data().toString(); }
    int columnOf(const char *beginning) const
    {
        for (int column = 0; column < model().columnCount(); ++column) {
            if (title(column).startsWith(QLatin1String(beginning)))
                return column;
        }
        return -1;
    }
    int rowOf(const char *beginning) const
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (cell(row, 0).startsWith(QLatin1String(beginning)))
                return row;
        }
        return -1;
    }
    double value(const char *row, const char *column) const { return number(cell(rowOf(row), columnOf(column))); }

private:
    std::unique_ptr<FigurePane> pane_;
};

std::vector<Shown> allOf(const Snapshot &snapshot)
{
    std::vector<Shown> all;
    for (auto *canvas :
         std::initializer_list<FigureCanvas *>{new MapCanvas, new LayoutCanvas, new TopologyCanvas, new StepTimeCanvas})
        all.emplace_back(canvas, snapshot);
    return all;
}

} // namespace

class TestColumnTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFigureHasColumns_data()
    {
        QTest::addColumn<QString>("example");
        for (const char *name : {"nextgen-100t", "llama3-405b-16k", "gb200-nvl72-campus", "deepseek-v3-2k"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    /// Numbers stand at the right, none is missing from a row, and what has no columns says how much.
    void everyFigureHasColumns()
    {
        QFETCH(QString, example);
        QStringList mute;
        for (const auto &shown : allOf(test::snapshotOf({}, example.toStdString()))) {
            const auto &model = shown.model();
            QVERIFY2(model.columnCount() >= 3, qPrintable(shown.title(0)));
            int numbers = 0;
            for (int row = 0; row < model.rowCount(); ++row) {
                const bool own = shown.pane().table().columnSpan(row, 1) == 1;
                QVERIFY(!shown.cell(row, 0).isEmpty());
                const int second = shown.pane().table().columnSpan(row, 0); // a mark's name goes over some columns
                for (int column = second; column < (own ? model.columnCount() : second + 1); ++column) {
                    const auto at = model.index(row, column);
                    if (at.data().toString().isEmpty())
                        mute << shown.cell(row, 0);
                    if (!own)
                        continue;
                    const bool isNumber = (at.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
                    numbers += isNumber ? 1 : 0;
                    static const QRegularExpression figure(QStringLiteral("^(–|\u2212?[0-9][0-9,.]*( : 1)?)$"));
                    QCOMPARE(figure.match(at.data().toString()).hasMatch(), isNumber);
                }
            }
            QVERIFY(numbers >= 2);
        }
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'|')));
    }

    /// The numbers that the paper has of this design, and those that follow from them.
    void theNumbersAreThePapers()
    {
        const auto snapshot = test::snapshotOf();
        const Shown step(new StepTimeCanvas, snapshot);
        QCOMPARE(step.title(1), QStringLiteral("Time (s)"));
        QVERIFY(std::abs(step.value("Step time", "Time") - 199.2) < 0.06);
        double seconds = 0, shares = 0;
        for (int row = 0; row < step.rowOf("Step time"); ++row) {
            seconds += number(step.cell(row, 1));
            shares += number(step.cell(row, 2));
        }
        QVERIFY2(std::abs(seconds - step.value("Step time", "Time")) < 0.03, qPrintable(QString::number(seconds)));
        QVERIFY2(std::abs(shares - 100) < 0.03, qPrintable(QString::number(shares)));
        const Shown network(new TopologyCanvas, snapshot);
        QCOMPARE(network.value("Tier 1", "Switches"), 4000);
        QCOMPARE(network.value("Tier 1", "Ports down") / network.value("Tier 1", "Ports up"), 4); // 200 / 50
        QCOMPARE(network.cell(network.rowOf("Tier 1"), network.columnOf("Oversubscription")),
                 QStringLiteral("4.00 : 1"));
        QCOMPARE(network.value("Tier 1", "Links up"), 4000 * network.value("Tier 1", "Ports up"));
        QCOMPARE(network.cell(network.rowOf("Tier 3"), network.columnOf("Links up")), QStringLiteral("–"));
        const auto wan = network.rowOf("WAN to Phoenix");
        QVERIFY(wan > network.rowOf("Tier 3") && network.cell(wan, 1).startsWith(QLatin1String("17.7 Tb/s")));
        const Shown power(new MapCanvas, snapshot);
        QVERIFY(std::abs(power.value("Site 2", "Demand (GW)") - 2.03) < 0.01);
        QCOMPARE(power.value("Site 2", "Racks") + power.value("Site 1", "Racks"), 23200);
        for (const char *site : {"Site 1", "Site 2"}) {
            const double left = power.value(site, "Headroom") - power.value(site, "Demand");
            QVERIFY(std::abs(power.value(site, "Left") - left) < 0.002);
        }
        const Shown layout(new LayoutCanvas, snapshot);
        QCOMPARE(layout.cell(0, 0), QStringLiteral("Stages 1 to 224"));
        QCOMPARE(layout.value("Stages", "Layers"), 1);
        QCOMPARE(layout.value("Stages", "Racks"), 103);
    }

    /// A site that lacks power has less than nothing left.
    void whatIsLackingIsNegative()
    {
        const Shown power(new MapCanvas, test::snapshotOf({"conventions.mode=corrected"}));
        const auto left = power.cell(power.rowOf("Site 2"), power.columnOf("Left"));
        QVERIFY2(left.startsWith(QChar(0x2212)), qPrintable(left));
    }

    /// First and last stages of real hardware hold more than those between, and all stages together hold all layers.
    void stagesOfRealHardware()
    {
        const auto snapshot = test::snapshotOf({}, "llama3-405b-16k");
        const Shown layout(new LayoutCanvas, snapshot);
        static const QRegularExpression range(QStringLiteral("^Stages? ([0-9]+)(?: to ([0-9]+))?$"));
        int next = 1;
        double layers = 0;
        for (int row = 0; layout.pane().table().columnSpan(row, 1) == 1 && row < layout.model().rowCount(); ++row) {
            const auto match = range.match(layout.cell(row, 0));
            QVERIFY2(match.hasMatch(), qPrintable(layout.cell(row, 0)));
            QCOMPARE(match.captured(1).toInt(), next);
            const int last = match.captured(2).isEmpty() ? next : match.captured(2).toInt();
            layers += (last - next + 1) * number(layout.cell(row, layout.columnOf("Layers")));
            next = last + 1;
            const auto bytes = [&](const char *part) {
                const int column = layout.columnOf(part);
                const auto unit = layout.title(column).section(u'(', 1, 1);
                return number(layout.cell(row, column)) * (unit == QLatin1String("GB)") ? 1e9 : 1e6);
            };
            const double parts = bytes("Weights") + bytes("Gradients") + bytes("Optimizer") + bytes("Activations");
            const double all = bytes("Memory of a GPU");
            QVERIFY2(parts > all / 2 && parts < all, qPrintable(QStringLiteral("%1 of %2").arg(parts).arg(all)));
        }
        QCOMPARE(next - 1, int(snapshot.evaluation->layout.pp));
        QCOMPARE(layers, 126.0); // of Llama 3.1 405B
    }

    /// For a spreadsheet: a heading, and as many cells in every row that has columns.
    void theCopyIsASpreadsheet()
    {
        const Shown network(new TopologyCanvas, test::snapshotOf());
        network.pane().copy();
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        const auto tabs = network.model().columnCount() - 1;
        QCOMPARE(tabs, 6);
        QVERIFY(lines.front().startsWith(QLatin1String("Tier\tSwitches\t")));
        for (int row = 0; row < 4; ++row)
            QCOMPARE(lines[row].count(u'\t'), tabs);
        QVERIFY(lines.filter(QStringLiteral("WAN to Phoenix\t17.7 Tb/s")).size() == 1);
    }

    /// The baseline has a column of its own while it differs.
    void theBaselineStandsBeside()
    {
        auto snapshot = test::snapshotOf({"model.layers=112"});
        const auto before = test::snapshotOf();
        snapshot.baseline = before.evaluation;
        snapshot.baselineScenario = before.scenario;
        const Shown step(new StepTimeCanvas, snapshot);
        QCOMPARE(step.title(3), QStringLiteral("Baseline (s)"));
        QVERIFY(std::abs(step.value("Step time", "Baseline") - 199.2) < 0.06);
        QVERIFY(step.value("Step time", "Time") < 150);
    }

    /// Every column is read whole, and the first has room.
    void nothingIsCut()
    {
        for (const auto &shown : allOf(test::snapshotOf())) {
            auto &table = shown.pane().table();
            for (int column = 1; column < shown.model().columnCount(); ++column) {
                for (const auto &line : shown.model().headerData(column, Qt::Horizontal).toString().split(u'\n'))
                    QVERIFY2(table.columnWidth(column) >= table.fontMetrics().horizontalAdvance(line),
                             qPrintable(shown.title(column)));
            }
            QVERIFY(table.columnWidth(0) >= 84 && table.horizontalHeader()->length() <= table.width());
        }
    }

    /// Where the smallest window shows one rack alone, all its GPUs have their number; a larger one says the shard.
    void gpusAreNamedWhereThereIsRoom()
    {
        const auto names = [](QSize size) {
            LayoutCanvas canvas;
            canvas.resize(size);
            canvas.setSnapshot(test::snapshotOf());
            canvas.setLevel(LayoutLevel::Rack);
            const auto svg = QString::fromUtf8(canvas.toSvg());
            static const QRegularExpression number(QStringLiteral(">\\s*GPU [0-9]+\\s*<"));
            static const QRegularExpression shard(QStringLiteral(">\\s*GPU [0-9]+ · shard [0-9]+\\s*<"));
            return std::pair(svg.count(number), svg.count(shard));
        };
        QCOMPARE(names({904, 590}), std::pair(qsizetype(70), qsizetype(0))); // of a window of 1280 × 800
        QCOMPARE(names({2000, 1100}), std::pair(qsizetype(0), qsizetype(70)));
        QCOMPARE(names({440, 270}), std::pair(qsizetype(0), qsizetype(0)));
    }
};

QTEST_MAIN(TestColumnTable)
#include "tst_column_table.moc"
