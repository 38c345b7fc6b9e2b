// SPDX-License-Identifier: GPL-3.0-or-later
// What the parameter panel keeps on screen while the scenario has errors, or is not evaluated.
#include "slider.h"

#include <QFile>
#include <QTemporaryDir>

#include <map>

using namespace gigasite;

class TestLastValid : public QObject {
    Q_OBJECT

    WindowFixture w_;

    const ParameterModel &model() const { return w_->parameters().model(); }

    template <class Do> void forEachRow(Do run) const
    {
        for (int g = 0; g < model().rowCount(); ++g) {
            for (int r = 0; r < model().rowCount(model().index(g, 0)); ++r)
                run(model().index(r, 0, model().index(g, 0)));
        }
    }

    PanelRow::Shown shown(const QModelIndex &index) const
    {
        return model().row(index)->shown(model().snapshot(), model().reference());
    }

    /// By key.
    std::map<std::string, QString> automaticValues() const
    {
        std::map<std::string, QString> all;
        forEachRow([&](const QModelIndex &index) {
            if (const auto now = shown(index); now.automatic)
                all[model().row(index)->parameter().key] = now.value;
        });
        return all;
    }

    QStringList summaries() const
    {
        QStringList all;
        for (int g = 0; g < model().rowCount(); ++g)
            all << model().groupState(model().index(g, 0)).summary;
        return all;
    }

    std::map<std::string, double> effects() const
    {
        std::map<std::string, double> all;
        forEachRow([&](const QModelIndex &index) {
            if (const auto effect = model().effect(index))
                all[model().row(index)->parameter().key] = *effect;
        });
        return all;
    }

    /// Those of the last valid scenario, or of the present one.
    void waitForEffects(bool stale)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!effects().empty() && model().areEffectsStale() == stale, 10000);
    }

    /// Pixels of the bar that tells a row's effect.
    int inksOfEffect(const char *key) const
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_.row(key);
        tree.scrollTo(index);
        QApplication::processEvents();
        const ParameterDelegate delegate(model());
        const auto cell = delegate.partsOf(tree.visualRect(index)).effect.toAlignedRect();
        const auto image = tree.viewport()->grab(cell).toImage();
        const auto better = Theme::day().better.rgb(), worse = Theme::day().worse.rgb();
        int inks = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inks += image.pixel(x, y) == better || image.pixel(x, y) == worse ? 1 : 0;
        }
        return inks;
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    /// One number out of its range leaves nothing to compute. What was known stays, and is marked as what it is.
    void anErrorBlanksNoRow()
    {
        waitForEffects(false);
        const auto values = automaticValues();
        const auto sums = summaries();
        const auto changes = effects();
        QVERIFY(values.size() > 15 && changes.size() > 30);
        QVERIFY(!sums.join(QString()).isEmpty());
        const int solid = inksOfEffect("model.layers");
        QVERIFY(solid > 20);
        w_.set("hardware.racks", std::int64_t(-5));
        QVERIFY(!w_->service().snapshot().isComplete());
        QCOMPARE(automaticValues(), values);
        QCOMPARE(summaries(), sums);
        int stale = 0;
        forEachRow([&](const QModelIndex &index) {
            const auto now = shown(index);
            QVERIFY(!now.stale || now.automatic);
            stale += now.stale ? 1 : 0;
            if (now.stale)
                QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("last valid value")));
        });
        QVERIFY2(stale > 10, qPrintable(QString::number(stale)));
        QVERIFY(shown(w_.row("parallelism.pp")).stale && !shown(w_.row("hardware.racks")).stale);
        QVERIFY(!shown(w_.row("model.kv_heads")).stale); // the model's own: it needs no racks
        for (int g = 0; g < model().rowCount(); ++g) {
            const auto state = model().groupState(model().index(g, 0));
            QCOMPARE(state.stale, !state.summary.isEmpty());
        }
        waitForEffects(true);
        QCOMPARE(effects(), changes);
        QVERIFY(model().areEffectsStale());
        const int hollow = inksOfEffect("model.layers");
        QVERIFY2(hollow > 0 && hollow < solid * 2 / 3, qPrintable(QString::number(hollow)));

        w_->document().undoStack().undo();
        QCOMPARE(automaticValues(), values);
        forEachRow([&](const QModelIndex &index) { QVERIFY(!shown(index).stale); });
        waitForEffects(false);
        QVERIFY(!model().areEffectsStale() && !model().groupState(model().index(0, 0)).stale);
        QCOMPARE(inksOfEffect("model.layers"), solid);
    }

    /// A row that was warned of is not clean because an error stops the evaluation; nor does it claim to be warned of
    /// now.
    void anErrorCleansNoRow()
    {
        const auto heads = w_.row("model.heads"), bubble = w_.row("parallelism.micro_batches");
        const auto bar = [&](const QModelIndex &index, bool whole) { // of the sign at the left edge
            auto &tree = w_->parameters().tree();
            tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
            QApplication::processEvents();
            const auto image = tree.viewport()->grab(tree.visualRect(index).adjusted(0, 1, 0, -1)).toImage();
            int inked = 0;
            for (int y = 0; y < image.height(); ++y)
                inked += image.pixel(1, y) == Theme::day().warning.rgb() ? 1 : 0;
            return whole ? inked == image.height() : inked > image.height() / 3 && inked < image.height();
        };
        const auto group = [&](const QModelIndex &index) { return model().groupState(index.parent()); };
        QVERIFY(model().problem(heads) && model().problem(bubble));
        QVERIFY(bar(heads, true) && bar(bubble, true));
        const auto said = model().messageOf(bubble);
        w_.set("hardware.racks", std::int64_t(-5));
        int rows = 0;
        for (const auto &index : {heads, bubble}) {
            if (model().problem(index)) // what the engine still knows
                continue;
            ++rows;
            QVERIFY(model().lastProblem(index) && bar(index, false));
            QVERIFY(model().messageOf(index).startsWith(QLatin1String("Last valid scenario: ")));
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("Last valid scenario: ")));
            QVERIFY(group(index).hasProblem && group(index).stale);
        }
        QVERIFY(rows > 0 && !model().problem(bubble));
        QVERIFY(model().messageOf(bubble).endsWith(said));
        QVERIFY(!model().lastProblem(w_.row("hardware.racks"))); // its own is of now
        w_->document().undoStack().undo();
        QVERIFY(!model().lastProblem(bubble) && bar(bubble, true));
        QCOMPARE(model().messageOf(bubble), said);
        w_.set("parallelism.micro_batches", std::int64_t(1792)); // mended, it leaves no mark for the next error
        QVERIFY(!model().problem(bubble));
        w_.set("hardware.racks", std::int64_t(-5));
        QVERIFY(!model().lastProblem(bubble));
    }

    /// A hand that goes on from a value of the last valid scenario moves it by a step, not from nowhere.
    void edgesOfAnErrorStillMove()
    {
        const auto before = shown(w_.row("hardware.rack_power_w")).position;
        w_.set("hardware.racks", std::int64_t(-5));
        const auto &row = *model().row(w_.row("hardware.rack_power_w"));
        const auto edit = row.stepped(1, false, model().snapshot());
        w_->document().edit(edit);
        const auto after = shown(w_.row("hardware.rack_power_w")).position;
        QVERIFY(before && after && *after > *before && *after < *before + 0.1);
        const auto ports = model().row(w_.row("network.leaf_down"))->toNumber(1, model().snapshot());
        std::int64_t sum = 0;
        for (const auto &change : ports.changes)
            sum += std::get<std::int64_t>(change.value);
        QCOMPARE(sum, std::int64_t(256)); // nextgen's switches, not ones of a default size
    }

    /// Chosen while there is an error, another figure's effects are those of the last valid scenario, too.
    void anotherObjectiveHasItsEffects()
    {
        waitForEffects(false);
        w_->service().setObjective("step.time_s");
        const auto changes = effects();
        QVERIFY(!changes.empty());
        w_->service().setObjective("training.time_s");
        QVERIFY(effects() != changes);
        w_.set("hardware.racks", std::int64_t(-5));
        w_->service().setObjective("step.time_s");
        QCOMPARE(effects(), changes);
        QVERIFY(model().areEffectsStale());
    }

    /// On hold a typed value is the hand's own, and what would follow from it is of the scenario before.
    void onHoldWhatFollowsIsStale()
    {
        waitForEffects(false);
        w_->service().setHeld(true);
        w_.set("hardware.racks", std::int64_t(20000));
        QCOMPARE(shown(w_.row("hardware.racks")).value, QStringLiteral("20,000"));
        QVERIFY(!shown(w_.row("hardware.racks")).stale && shown(w_.row("parallelism.pp")).stale);
        QVERIFY(model().areEffectsStale() && model().groupState(model().index(0, 0)).stale);
        w_->service().setHeld(false);
        QVERIFY(!shown(w_.row("parallelism.pp")).stale);
    }

    /// A file that was never valid has no last valid values: none are borrowed from what was open before.
    void anotherDocumentLendsNothing()
    {
        const QTemporaryDir folder;
        w_.set("hardware.racks", std::int64_t(-5));
        const auto file = folder.filePath(QStringLiteral("never.gigasite.json"));
        QVERIFY(!w_->document().saveAs(file));
        QVERIFY(QFile::exists(file));
        w_->document().undoStack().undo();
        w_->document().undoStack().setClean();
        QVERIFY(w_->service().snapshot().isComplete());
        QVERIFY(w_->openFile(file));
        QCOMPARE(w_->document().scenario()->hardware.racks, std::int64_t(-5));
        QVERIFY(!w_->service().snapshot().complete);
        QCOMPARE(shown(w_.row("parallelism.pp")).value, QStringLiteral("–"));
        QVERIFY(!shown(w_.row("parallelism.pp")).stale);
        QCOMPARE(w_.tile("step.time_s").number, QStringLiteral("–"));
        w_->grab(); // every view has something to say without pictures
        QTRY_VERIFY_WITH_TIMEOUT(effects().empty(), 10000);
        w_.set("hardware.racks", std::int64_t(23200));
        QVERIFY(w_->service().snapshot().complete && w_.tile("step.time_s").number != QStringLiteral("–"));
        w_->grab();
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestLastValid test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_last_valid.moc"
