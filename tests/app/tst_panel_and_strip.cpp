// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds the figures: baseline, key figures, fixes that are offered first, typed values, the filter, hold.
#include "slider.h"

#include "views/figures/cause_banner.h"
#include "views/known_value.h"
#include "views/paint/text.h"
#include "views/panels/row_editor.h"
#include "views/share_of_change.h"

#include <QClipboard>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStatusBar>

using namespace gigasite;

class TestPanelAndStrip : public QObject {
    Q_OBJECT

    WindowFixture w_;

    const KeyTile &tile(const char *id) const { return w_.tile(id); }
    void set(const char *key, std::int64_t value) { w_.set(key, value); }

    QMenu *baselines() const
    {
        auto *menu = w_->findChild<QToolButton *>(QStringLiteral("baseline"))->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }

    /// Opens the editor of a row as a person does, and types.
    RowEditor *type(const char *key, const char *text)
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_->parameters().model().indexOf(key);
        tree.setCurrentIndex(index);
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_F2);
        auto *editor = tree.findChild<RowEditor *>();
        if (editor)
            QTest::keyClicks(editor, QLatin1String(text));
        return editor;
    }

    /// What the tile says of the transfer time, with its unit.
    QString transferTile() const
    {
        const auto &t = tile("flow.p99_fct_s");
        return QStringLiteral("%1 %2").arg(t.number, t.unit);
    }

    QString why() const { return w_->why().toPlainText().replace(QChar::Nbsp, QLatin1Char(' ')); }

    /// A line of its own under the figure's name.
    bool whySays(const QString &value) const { return why().contains(QLatin1Char('\n') + value + QLatin1Char('\n')); }

    /// The topology's row of the scenario's own transport names the time.
    bool legendSays(const QString &value) const
    {
        const auto marks = w_->pane(2).canvas().marks();
        return std::any_of(marks.begin(), marks.end(), [&](const Mark &mark) {
            return mark.figureId == "flow.p99_fct_s" && mark.area.height() < 20 && mark.text.contains(value);
        });
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    /// The papers' two designs beside each other: 199.2 s and 216.0 s a step (447 and 503 slots).
    void anotherExampleAsBaseline()
    {
        QVERIFY(tile("step.time_s").delta.startsWith(QLatin1Char('=')));
        const auto actions = baselines()->actions();
        const auto other = std::find_if(actions.begin(), actions.end(),
                                        [](const QAction *a) { return a->text() == QLatin1String("nextgen-50t"); });
        QVERIFY(other != actions.end());
        (*other)->trigger();
        const auto &delta = tile("step.time_s").delta;
        QVERIFY2(delta.startsWith(QStringLiteral("\u2212")) && delta.contains(QLatin1String(" s (")) &&
                     delta.endsWith(QLatin1String("better")),
                 qPrintable(delta));
        QVERIFY(tile("step.time_s").shortDelta.contains(QLatin1Char('%')));
        const auto *box = w_->findChild<QToolButton *>(QStringLiteral("baseline"));
        QVERIFY2(box->text().contains(QLatin1String("50T")), qPrintable(box->text()));
        QVERIFY(w_->openFile(QStringLiteral("nextgen-50t"))); // the same thing: no difference is left
        for (const auto &t : w_->strip().tiles())
            QVERIFY2(t.trend == KeyTile::Trend::None, qPrintable(t.id + t.delta));
    }

    /// Pinned it stays where it is, also when undo leads back to the scenario as opened.
    void pinnedBaselineStays()
    {
        set("parallelism.micro_batches", 448);
        QTest::keyClick(w_.get(), Qt::Key_B);
        QVERIFY(tile("step.time_s").delta.startsWith(QLatin1Char('=')));
        w_->document().undoStack().undo();
        QVERIFY2(tile("step.time_s").trend != KeyTile::Trend::None, qPrintable(tile("step.time_s").delta));
        baselines()->actions().front()->trigger(); // as opened
        QVERIFY(tile("step.time_s").delta.startsWith(QLatin1Char('=')));
    }

    /// A value at every undo step; undone ones stay until another edit takes their place.
    void courseFollowsTheUndoSteps()
    {
        const auto values = [this] { return tile("step.time_s").course; };
        QCOMPARE(values().size(), std::size_t(1));
        set("parallelism.micro_batches", 448);
        set("parallelism.micro_batches", 896);
        QCOMPARE(values().size(), std::size_t(3));
        QCOMPARE(tile("step.time_s").step, std::size_t(2));
        const auto slotsOf = [](int m) { return m + 224 - 1.0; }; // of one size: the step is their number
        QVERIFY(qAbs(*values()[2] / *values()[0] - slotsOf(896) / slotsOf(224)) < 1e-9);
        w_->document().undoStack().undo();
        QCOMPARE(values().size(), std::size_t(3));
        QCOMPARE(tile("step.time_s").step, std::size_t(1));
        set("parallelism.micro_batches", 300);
        QCOMPARE(values().size(), std::size_t(3));
        QVERIFY(qAbs(*values()[2] / *values()[0] - slotsOf(300) / slotsOf(224)) < 1e-9);
        QVERIFY(w_->openFile(QStringLiteral("nextgen-50t")));
        QCOMPARE(values().size(), std::size_t(1));
    }

    /// Transfers are estimated at once and exact when the simulation is through.
    void transferTimeBecomesExact()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        QVERIFY(tile("flow.p99_fct_s").number.startsWith(QStringLiteral("≈")));
        QVERIFY(tile("flow.p99_fct_s").progress >= 0);
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        const auto &own = w_->service().snapshot().ownNetwork;
        QVERIFY(own && !own->estimate && own->unfinished == 0);
        QCOMPARE(tile("flow.p99_fct_s").number, toQString(format(own->completion.p99, Unit::Second, 3).number));
        QVERIFY(tile("flow.p99_fct_s").progress < 0);
    }

    /// A fall that leaves something is not one to nothing.
    void fallsTellWhatIsLeft()
    {
        QCOMPARE(shareOfChange(-0.078), QStringLiteral("7.8 %"));
        QCOMPARE(shareOfChange(-0.994), QStringLiteral("99 %"));
        QCOMPARE(shareOfChange(-0.9962), QStringLiteral("99.6 %"));
        QCOMPARE(shareOfChange(-0.99962), QStringLiteral("99.96 %"));
        QCOMPARE(shareOfChange(-0.999996), QStringLiteral("> 99.99 %"));
        QCOMPARE(shareOfChange(-1), QStringLiteral("100 %"));
        for (const double left : {1e-2, 4.9e-3, 5e-4, 4.9e-4, 5e-5, 1e-9})
            QVERIFY2(!shareOfChange(left - 1).startsWith(QStringLiteral("100")), qPrintable(shareOfChange(left - 1)));
        set("hardware.racks", 50);
        for (const auto &t : w_->strip().tiles())
            QVERIFY2(!t.delta.contains(QStringLiteral("100 %")), qPrintable(t.id + t.delta));
    }

    /// What a run has so far is no result, even when its last flow is done.
    void partOfARunIsNotExact()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        auto s = w_->service().snapshot();
        QVERIFY(s.exactP99 && !s.ownNetwork->partial);
        const auto rows = keyFigureRows();
        const auto row = *std::find_if(
            rows.begin(), rows.end(), [](const KeyFigureRow &r) { return r.id == std::string_view("flow.p99_fct_s"); });
        QVERIFY(keyTile(s, row, 3).exact);
        auto part = std::make_shared<flow::SimulationResult>(*s.ownNetwork);
        part->partial = true;
        s.ownNetwork = part;
        s.exactP99.reset();
        s.baselineExactP99.reset(); // the same scenario
        s.networkBusy = true;
        const auto tile = keyTile(s, row, 3);
        QVERIFY(!tile.exact && tile.number.startsWith(QStringLiteral("≈")));
        QVERIFY(tile.progress > 0 && tile.progress < 1);
    }

    /// 800,000 hosts take seconds and tell how far they are; the tile believes only the end.
    void onlyTheEndOfARunIsExact()
    {
        auto &service = w_->service();
        int parts = 0, early = 0;
        connect(&service, &EvaluationService::networkChanged, this, [&] {
            const auto &s = service.snapshot();
            const bool isPart = s.ownNetwork && s.ownNetwork->partial;
            parts += isPart && s.ownNetwork->unfinished > 0;
            early += s.exactP99 && (isPart || !s.ownNetwork || s.ownNetwork->estimate);
        });
        QTRY_VERIFY_WITH_TIMEOUT(service.isSettled(), 100000);
        disconnect(&service, nullptr, this, nullptr);
        QVERIFY(parts > 0);
        QCOMPARE(early, 0);
        const auto &s = service.snapshot();
        QVERIFY(s.exactP99 && s.ownNetwork);
        QCOMPARE(*s.exactP99, s.ownNetwork->completion.p99);
        QVERIFY(tile("flow.p99_fct_s").exact);
    }

    /// Once simulated, the exact time is known for good: for the baseline after an edit, on hold, and after undo.
    void exactTransferTimesAreKept()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        const auto exact = tile("flow.p99_fct_s").number;
        QVERIFY(!exact.startsWith(QStringLiteral("≈")));
        QTest::keyClick(w_.get(), Qt::Key_F5);
        set("network.hash_seed", 7);
        QCOMPARE(tile("flow.p99_fct_s").number, exact);
        QTest::keyClick(w_.get(), Qt::Key_F5);
        const auto &s = w_->service().snapshot();
        QVERIFY(!s.exactP99 && s.baselineExactP99);
        QVERIFY(tile("flow.p99_fct_s").number.startsWith(QStringLiteral("≈")));
        QVERIFY(!tile("flow.p99_fct_s").delta.contains(QStringLiteral("baseline ≈")));
        w_->document().undoStack().undo();
        QCOMPARE(tile("flow.p99_fct_s").number, exact);
        QVERIFY(tile("flow.p99_fct_s").delta.startsWith(QLatin1Char('=')));
    }

    /// What tile, Why? and the legend of the topology's curves say of the same time: before, while and after it is
    /// simulated, and after undo, while its curves are of an earlier scenario.
    void transferTimesAgree()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        w_->why().show(QString::fromUtf8(transferTime.data()));
        QVERIFY(transferTile().startsWith(QStringLiteral("≈")));
        QTRY_VERIFY2(whySays(transferTile()), qPrintable(transferTile() + why()));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        const auto &s = w_->service().snapshot();
        QVERIFY(s.exactP99);
        const auto exact = *s.exactP99;
        QCOMPARE(transferTile(), shown(exact, Unit::Second, 4));
        QTRY_VERIFY2(whySays(transferTile()), qPrintable(transferTile() + why()));
        QTRY_VERIFY(legendSays(shown(exact, Unit::Second)));

        set("model.hidden", 61440);
        QVERIFY(!s.exactP99);
        const auto estimate = shown(knownValue(s, *s.evaluation, transferTime), Unit::Second);
        QVERIFY(estimate.startsWith(QStringLiteral("≈")) && transferTile().startsWith(QStringLiteral("≈")));
        QTRY_VERIFY(legendSays(estimate));
        QTRY_VERIFY2(whySays(transferTile()), qPrintable(transferTile() + why()));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        QVERIFY(s.exactP99 && *s.exactP99 != exact);
        QCOMPARE(transferTile(), shown(*s.exactP99, Unit::Second, 4));
        QTRY_VERIFY2(whySays(transferTile()), qPrintable(transferTile() + why()));
        QTRY_VERIFY(legendSays(shown(*s.exactP99, Unit::Second)));
        const auto &t = tile("flow.p99_fct_s");
        QVERIFY((t.course == std::vector<std::optional<double>>{exact, s.exactP99}));
        const auto change = t.delta.left(t.delta.indexOf(QLatin1Char(')')) + 1);
        QVERIFY2(!change.isEmpty() && !change.contains(QStringLiteral("≈")), qPrintable(t.delta));
        QVERIFY2(why().count(change) == 2, qPrintable(change + why())); // against the baseline, and of the step

        w_->document().undoStack().undo();
        QVERIFY(s.networkStale);
        QCOMPARE(transferTile(), shown(exact, Unit::Second, 4));
        QTRY_VERIFY(legendSays(shown(exact, Unit::Second)));
        QTRY_VERIFY2(whySays(transferTile()), qPrintable(transferTile() + why()));
    }

    /// The median, the last and the slowdown come from the same sample: as estimates, with where exact ones would lie.
    void companionsOfTheTransferTimeAreEstimates()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        for (const auto *id : {"flow.p50_fct_s", "flow.max_fct_s", "flow.slowdown_p99"}) {
            w_->why().show(QLatin1String(id));
            const auto value = shown(w_.figure(id), findFigure(id)->unit, 4);
            QVERIFY2(whySays(QStringLiteral("≈ ") + value), qPrintable(value + why()));
            QVERIFY2(why().contains(QStringLiteral("\nestimate")), qPrintable(why()));
        }
        w_->why().show(QStringLiteral("flow.ideal_fct_s")); // by itself on its path: computed
        QVERIFY(!why().contains(QStringLiteral("≈")));
    }

    /// Of an offered change only an estimate is known, unless it leads to traffic that was simulated.
    void offeredTransferTimesAreEstimates()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        QTRY_VERIFY_WITH_TIMEOUT(w_->service().isSettled(), 60000);
        auto &service = w_->service();
        const auto &t = tile("flow.p99_fct_s");
        service.preview(Edit{{{"model.hidden", std::int64_t(61440)}}, {}, 0});
        QVERIFY(service.snapshot().preview && t.offered);
        QVERIFY2(t.delta.startsWith(QStringLiteral("≈")) && t.trend == KeyTile::Trend::Worse, qPrintable(t.delta));
        service.preview(Edit{{{"network.hash_seed", std::int64_t(7)}}, {}, 0});
        QCOMPARE(t.delta, QStringLiteral("≈ within the estimate's band"));
        QVERIFY(t.trend == KeyTile::Trend::None);
        service.preview(Edit{{{"grid.curtailment", 0.01}}, {}, 0}); // the same traffic
        QVERIFY(service.snapshot().preview);
        QCOMPARE(t.delta, QStringLiteral("stays"));
    }

    /// Phoenix cannot be fed at 74 % of the racks: its grid has 2.63 GW of the 3.00 it needs.
    void tilesRepeatTheErrorsThatConcernThem()
    {
        w_->document().edit({{{"site.1.share", 0.26}, {"site.2.share", 0.74}}, {}, 0});
        const auto power = tile("power.site_w");
        QVERIFY2(power.problem.contains(QLatin1String("Phoenix")), qPrintable(power.problem));
        QVERIFY2(power.delta.startsWith(QStringLiteral("\u2212")) && power.delta.contains(QLatin1String("370 MW")) &&
                     power.delta.contains(QLatin1String("Phoenix")),
                 qPrintable(power.delta));
        QVERIFY(power.trend == KeyTile::Trend::None && !power.lastValid);
        w_->service().preview(Edit{{{"site.1.share", 0.5}, {"site.2.share", 0.5}}, {}, 0});
        QVERIFY2(tile("power.site_w").problem.isEmpty(), "what is offered would clear it");
        w_->service().preview(std::nullopt);
        QVERIFY(!tile("power.site_w").problem.isEmpty());
        QVERIFY(tile("step.time_s").problem.isEmpty());
        w_->document().undoStack().undo();
        QVERIFY(tile("power.site_w").problem.isEmpty());
    }

    /// Beyond what was measured is no warning: the strip has as many triangles as warnings concern its figures, and
    /// says how far beyond: 1,670,400 GPUs over the 16,384 of the largest job whose failures are known.
    void onlyWarningsHaveATriangle()
    {
        QCOMPARE(tile("reliability.mtbf_s").delta, QStringLiteral("102× beyond measured"));
        QVERIFY(!tile("reliability.mtbf_s").warned);
        MainWindow campus(builtInFacts()); // more GPUs than any measured run
        QVERIFY(campus.openFile(QStringLiteral("gb200-nvl72-campus")));
        campus.show();
        QTRY_VERIFY_WITH_TIMEOUT(campus.isSettled(), 60000);
        const auto &tiles = campus.strip().tiles();
        const auto step = std::find_if(tiles.begin(), tiles.end(),
                                       [](const KeyTile &each) { return each.id == QLatin1String("step.time_s"); });
        QVERIFY(step != tiles.end());
        QCOMPARE(step->note, QStringLiteral("error 7.5 % where measured")); // of the regime, README
        campus.document().edit({{{"software.anchor", 1.5}}, {}, 0});
        QTRY_VERIFY_WITH_TIMEOUT(campus.isSettled(), 60000);
        for (const auto &each : campus.strip().tiles()) {
            if (each.id == QLatin1String("step.time_s"))
                QCOMPARE(each.shortNote, QStringLiteral("anchor × 1.5, error 7.5 %"));
        }
        campus.document().undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(campus.isSettled(), 60000);
        int beyond = 0, warned = 0;
        for (const auto &each : campus.strip().tiles()) {
            beyond += each.status == FigureStatus::OutOfEnvelope;
            warned += each.warned;
        }
        const auto &problems = campus.service().snapshot().evaluation->problems;
        const auto told = std::count_if(problems.begin(), problems.end(), [&campus](const Problem &problem) {
            const auto &tiles = campus.strip().tiles();
            return problem.severity == Severity::Warning &&
                std::any_of(tiles.begin(), tiles.end(),
                            [&](const KeyTile &each) { return each.id.toStdString() == problem.path; });
        });
        QVERIFY2(beyond >= 4, qPrintable(QString::number(beyond)));
        QCOMPARE(warned, int(told));
        QVERIFY(warned < beyond);
    }

    /// The heading of the sites does not praise what the tightest site has left by one rule while a warning below says
    /// what it lacks by the other.
    void theHeadingSaysWhatSitesLack()
    {
        const auto sites = [&] {
            const auto &model = w_->parameters().model();
            QStringList headings;
            for (int g = 0; g < model.rowCount({}); ++g)
                headings << model.groupState(model.index(g, 0)).summary;
            return headings.filter(QRegularExpression(QStringLiteral("headroom left|short by"))).join(u'|');
        };
        QVERIFY(w_->openFile(QStringLiteral("nextgen-100t")));
        QCOMPARE(sites(), QStringLiteral("short by 899 MW at 1 of 2 sites"));
        set("hardware.racks", 10000);
        QVERIFY2(sites().endsWith(QStringLiteral("headroom left")), qPrintable(sites()));
    }

    /// Counts have no decimals, years neither commas nor a unit.
    void countsAndYearsAsTheyAreWritten()
    {
        QVERIFY(w_->openFile(QStringLiteral("llama3-405b-16k")));
        w_->document().edit({{{"parallelism.dp", std::int64_t(64)}, {"software.vintage", 2024.75}}, {}, 0});
        const auto &model = w_->parameters().model();
        QStringList headings;
        for (int g = 0; g < model.rowCount({}); ++g)
            headings << model.groupState(model.index(g, 0)).summary;
        QVERIFY2(headings.join(u'|').contains(QStringLiteral("|64 replicas")), qPrintable(headings.join(u'|')));
        QCOMPARE(w_.row("software.vintage").data(Qt::EditRole).toString(), QStringLiteral("2024.75"));
        QVERIFY(w_.row("software.vintage").data(Qt::ToolTipRole).toString().contains(QLatin1String("2019 to 2030")));
    }

    /// A scenario without values keeps the last valid ones, marked; its figures offer the change that clears the error.
    void errorsKeepTheLastValuesAndOfferTheirFix()
    {
        const auto before = tile("step.time_s").number;
        set("hardware.racks", -5);
        for (const auto &t : w_->strip().tiles())
            QVERIFY2(t.lastValid && !t.problem.isEmpty() && t.number != QStringLiteral("–"), qPrintable(t.id));
        QCOMPARE(tile("step.time_s").number, before);
        QList<CauseBanner *> banners;
        for (int i = 0; i < 4; ++i)
            banners << w_->pane(i).findChildren<CauseBanner *>();
        QCOMPARE(banners.size(), 4);
        for (auto *banner : banners)
            QVERIFY(banner->isVisible() && !banner->links().empty());
        auto *banner = banners.front();
        const auto at = banner->links().front().center().toPoint();
        QTest::mouseClick(banner, Qt::LeftButton, {}, at);
        QVERIFY(w_->service().snapshot().preview);
        QCOMPARE(w_->document().scenario()->hardware.racks, std::int64_t(-5)); // offered
        QTest::keyClick(w_.get(), Qt::Key_Escape);
        QVERIFY(!w_->service().snapshot().preview);
        QTest::keyClick(banner, Qt::Key_Return);
        QVERIFY(w_->service().snapshot().preview);
        QTest::mouseClick(banner, Qt::LeftButton, {}, at);
        QCOMPARE(w_->document().scenario()->hardware.racks, std::int64_t(1));
    }

    /// The first click shows, Esc leaves it, the second click makes the change: one undo step.
    void fixesAreOfferedFirst()
    {
        auto &model = w_->parameters().model();
        auto &tree = w_->parameters().tree();
        const auto index = model.indexOf("model.heads");
        QVERIFY(model.problem(index) && !model.problem(index)->fixes.empty());
        const auto fix = model.problem(index)->fixes.front();
        QCOMPARE(fix.key, std::string("model.heads"));
        tree.scrollTo(index);
        QApplication::processEvents();
        ParameterDelegate geometry(model);
        geometry.setWidth(tree.viewport()->width());
        const auto at = geometry.fixRect(index, tree.visualRect(index)).center().toPoint();
        const auto value = [&] { return w_->document().scenario()->model.heads; };
        const auto click = [&] { QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, at); };
        const int steps = w_->document().undoStack().count();

        QTest::mouseMove(tree.viewport(), at);
        QTRY_VERIFY(w_->service().snapshot().preview != nullptr); // a passing look
        QVERIFY(model.ghost(*model.row(index)));
        QCOMPARE(toQString(fix.value), model.ghost(*model.row(index))->value);
        QVERIFY(tile("step.time_s").offered);
        QTest::mouseMove(tree.viewport(), at - QPoint(0, 300));
        QTRY_VERIFY(!w_->service().snapshot().preview);

        click();
        QVERIFY(w_->service().snapshot().preview && w_->service().snapshot().preview->feasible());
        QCOMPARE(value(), std::int64_t(280));
        QTest::keyClick(&tree, Qt::Key_Escape);
        QVERIFY(!w_->service().snapshot().preview);
        click();
        click();
        QCOMPARE(QString::number(value()), toQString(fix.value));
        QCOMPARE(w_->document().undoStack().count(), steps + 1);
        QVERIFY(!w_->service().snapshot().preview);
        QVERIFY(!model.problem(index));

        w_->document().undoStack().undo();
        Q_EMIT w_->parameters().fixRequested(fix);
        QTest::keyClick(&tree, Qt::Key_Return);
        QCOMPARE(QString::number(value()), toQString(fix.value));
    }

    /// What is typed is read aloud before Enter; what cannot be read stays with its reason, and changes nothing.
    void typedTextIsReadBeforeEnter()
    {
        auto *editor = type("hardware.rack_power_w", "0.2 MW");
        QVERIFY(editor);
        QVERIFY2(editor->note().startsWith(QStringLiteral("0.2 MW = 200 kW")), qPrintable(editor->note()));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(w_->document().scenario()->hardware.rackPowerWatts.value_or(0), 200e3);

        QTRY_VERIFY(!w_->parameters().tree().findChild<RowEditor *>());
        const auto before = w_->document().scenario();
        editor = type("hardware.racks", "many");
        QVERIFY(editor);
        QVERIFY(!editor->isAccepted() && !editor->note().isEmpty());
        for (const auto &[typed, says] : {std::pair{"1e30", "too large to be kept exactly"}, // it is whole
                                          {"12 MW", "unit in \"12 MW\" does not fit"},
                                          {"-5", "\u22125 is outside 1 to 2,000,000"}}) {
            editor->setText(QString::fromUtf8(typed));
            QVERIFY2(editor->note().contains(QString::fromUtf8(says)), qPrintable(editor->note()));
        }
        editor->setText(QStringLiteral("many"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(w_->parameters().tree().findChild<RowEditor *>(), editor);
        QVERIFY(editor->isVisible());
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!w_->parameters().tree().findChild<RowEditor *>());
        QCOMPARE(w_->document().scenario(), before);
    }

    /// A number that is typed is the person's own, also the one that is there by itself; a mere look locks nothing.
    void typedAutomaticValuesAreLocked()
    {
        auto &tree = w_->parameters().tree();
        const auto isAutomatic = [&] { return !w_->document().scenario()->hardware.gpusPerDomain; };
        QVERIFY(isAutomatic());
        const auto open = [&](Qt::Key key) {
            tree.setCurrentIndex(w_.row("hardware.gpus_per_domain"));
            tree.setFocus();
            QTest::keyClick(&tree, key);
            return tree.findChild<RowEditor *>();
        };
        auto *editor = open(Qt::Key_F2);
        QVERIFY(editor);
        QCOMPARE(editor->text(), QStringLiteral("72"));
        QTest::keyClick(editor, Qt::Key_Return); // looked at
        QTRY_VERIFY(!tree.findChild<RowEditor *>());
        QVERIFY(isAutomatic());
        for (const bool overTheRow : {false, true}) {
            editor = open(overTheRow ? Qt::Key_7 : Qt::Key_F2);
            QVERIFY(editor);
            QTest::keyClicks(editor, overTheRow ? QStringLiteral("2") : QStringLiteral("72"));
            QCOMPARE(editor->text(), QStringLiteral("72"));
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(!isAutomatic());
            QCOMPARE(*w_->document().scenario()->hardware.gpusPerDomain, 72);
            QTRY_VERIFY(!tree.findChild<RowEditor *>());
            w_->document().undoStack().undo();
            QVERIFY(isAutomatic());
        }
    }

    /// What an edit does to its own row is in sight as a whole.
    void errorOfAnEditComesIntoSight()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        auto &tree = w_->parameters().tree();
        const auto index = w_.row("parallelism.vpp");
        w_->parameters().reveal(QStringLiteral("parallelism.vpp")); // as the palette does
        QVERIFY(!w_->parameters().model().problem(index));
        for (const int below : {0, 20}) { // at the lower edge, and cut by it
            auto *bar = tree.verticalScrollBar();
            bar->setValue(bar->value() + tree.visualRect(index).bottom() - tree.viewport()->height() + 1 - below);
            auto *editor = type("parallelism.vpp", "66");
            QVERIFY(editor);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(w_->parameters().model().problem(index));
            const auto seen = tree.visualRect(index);
            QVERIFY2(tree.viewport()->rect().contains(seen),
                     qPrintable(QStringLiteral("%1 to %2 of %3")
                                    .arg(seen.top())
                                    .arg(seen.bottom())
                                    .arg(tree.viewport()->height())));
            QVERIFY(tree.visualRect(index).height() > 30); // with its message
            w_->document().undoStack().undo();
            QTRY_VERIFY(!w_->parameters().model().problem(index));
        }
    }

    /// A name that needs much narrower letters has a second line instead.
    void longNamesHaveTwoLines()
    {
        for (const double width : {40.0, 60.0, 90.0, 120.0}) {
            for (const auto &row : w_->parameters().model().rows()) {
                const auto name = ParameterDelegate::nameIn(row.label(), width);
                QCOMPARE(name.lines.join(QLatin1Char(' ')), row.label());
                const int stretch = name.font.stretch();
                QVERIFY2(stretch == 0 || stretch >= 85, qPrintable(row.label()));
            }
        }
        const auto index = w_.row("model.tied_embeddings");
        const auto &row = *w_->parameters().model().row(index);
        ParameterDelegate delegate(w_->parameters().model());
        const auto inHeight = [&](double width) {
            delegate.setWidth(width);
            return delegate.sizeHint({}, index).height();
        };
        const auto usual = delegate.partsOf(QRectF(0, 0, 360, 21), &row);
        QVERIFY(usual.name.height() == inHeight(360));
        const auto tight = delegate.partsOf(QRectF(0, 0, 290, 21), &row);
        QVERIFY(inHeight(290) > inHeight(360) && tight.name.height() == inHeight(290));
        QVERIFY(tight.message.top() > usual.message.top() + 8);
    }

    /// Nothing can be counted in what cannot be evaluated.
    void nothingIsComparedWithoutAnEvaluation()
    {
        const auto differ = [this]() -> const CountButton * {
            for (const auto *count : w_->findChildren<CountButton *>()) {
                if (count->text().endsWith(QLatin1String("differ")))
                    return count;
            }
            return nullptr;
        };
        QVERIFY(differ() && differ()->count() > 1);
        const auto hint = differ()->toolTip();
        QVERIFY(!hint.isEmpty());
        set("hardware.racks", -5);
        QTRY_COMPARE(differ()->text(), QStringLiteral("– differ"));
        QVERIFY(differ()->accessibleName().contains(QLatin1String("cannot be counted")));
        QCOMPARE(differ()->toolTip(), differ()->accessibleName());
        w_->document().undoStack().undo();
        QTRY_VERIFY(differ()->count() > 1 && differ()->toolTip() == hint);
    }

    /// F2 or a digit while a row is edited goes to its editor: no second one, and nothing on standard error.
    void oneEditorAtATime()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("editing failed")));
        auto &tree = w_->parameters().tree();
        auto *editor = type("hardware.racks", "many"); // stays open: it cannot be read
        QVERIFY(editor);
        QTest::keyClick(&tree, Qt::Key_F2);
        QTest::keyClick(&tree, Qt::Key_5);
        QCOMPARE(tree.findChildren<RowEditor *>().size(), 1);
        QVERIFY(editor->hasFocus());
        QCOMPARE(editor->text(), QStringLiteral("5"));
        QTest::keyClick(editor, Qt::Key_Escape);
        QTRY_VERIFY(!tree.findChild<RowEditor *>());
        QVERIFY(type("hardware.racks", "7")); // and again
    }

    void filterFindsLabelsKeysAndGroups()
    {
        auto &panel = w_->parameters();
        const auto find = [&](const char *text) {
            panel.filter().setText(QLatin1String(text));
            return panel.model().foundCount();
        };
        QCOMPARE(find("model.layers"), 1); // a key
        QVERIFY(panel.countText().contains(QLatin1Char('1')));
        QVERIFY(panel.model().indexOf("model.layers").isValid());
        const auto group = toQString(groupLabel(Group::Network)).toLatin1();
        QVERIFY(find(group.constData()) > 5); // a group: rows whose own words do not have it
        QVERIFY(panel.model().indexOf("network.radix").isValid());
        QCOMPARE(find("no such thing"), 0);
        QVERIFY(panel.clearFilter().isVisible());
        QTest::mouseClick(&panel.clearFilter(), Qt::LeftButton);
        QVERIFY(panel.filter().text().isEmpty() && panel.tree().isVisible());
        QVERIFY(panel.model().foundCount() > 45);
        find("power"); // Esc: first the text, then on to the list
        panel.filter().setFocus();
        QTest::keyClick(&panel.filter(), Qt::Key_Escape);
        QVERIFY(panel.filter().text().isEmpty() && panel.filter().hasFocus());
        QTest::keyClick(&panel.filter(), Qt::Key_Escape);
        QVERIFY(panel.tree().hasFocus());
    }

    /// Everything says the same of how far a simulation is.
    void tileTellsTheJobsShare()
    {
        auto &strip = w_->strip();
        auto snapshot = w_->service().snapshot();
        snapshot.networkBusy = true;
        snapshot.ownNetwork = nullptr;
        strip.setSnapshot(snapshot);
        strip.setSimulated(0.42);
        const auto &flows = tile("flow.p99_fct_s");
        QCOMPARE(flows.progress, 0.42);
        QVERIFY(flows.note.startsWith(QStringLiteral("42")));
        strip.setSimulated(std::nullopt);
        strip.setSnapshot(w_->service().snapshot());
    }

    void menuOfARow()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_->parameters().model().indexOf("model.layers");
        set("model.layers", 112);
        const auto run = [&](const char *text) {
            auto *menu = tree.menuOf(index);
            for (auto *action : menu->actions())
                if (action->text().startsWith(QLatin1String(text)))
                    action->trigger();
            delete menu;
        };
        run("Copy as --set");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("--set model.layers=112"));
        run("Copy value");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("112"));
        run("Back to default");
        QCOMPARE(w_->document().scenario()->model.layers, 224);
        run("Show source");
        const auto *figure = findFigure(w_->why().current().toStdString());
        QVERIFY(figure);
        const auto inputs = figure->inputsIn(Convention::Printed);
        QVERIFY(std::find(inputs.begin(), inputs.end(), "model.layers") != inputs.end());
    }

    /// nextgen types its racks: the budget decides nothing. Each row tells it; one line stands under those it holds
    /// for.
    void rowsWithoutEffectSayWhy()
    {
        const auto &model = w_->parameters().model();
        const auto &tree = w_->parameters().tree();
        const auto why = QStringLiteral("no effect: racks are typed");
        int lines = 0;
        const int plain = tree.visualRect(model.indexOf("hardware.racks")).height();
        for (const auto *key : {"budget.total_usd", "budget.compute_share", "power.available_w"}) {
            const auto index = model.indexOf(key);
            QVERIFY(index.data(Qt::ToolTipRole).toString().contains(why));
            QVERIFY(index.data(Qt::AccessibleTextRole).toString().endsWith(why));
            const bool hasLine = model.messageOf(index) == why;
            QCOMPARE(tree.visualRect(index).height() > plain, hasLine);
            lines += hasLine ? 1 : 0;
        }
        QVERIFY(lines >= 1);
        const auto last = model.indexOf("budget.compute_share");
        QVERIFY(model.messageOf(model.indexOf("budget.total_usd")).isEmpty() || model.messageOf(last).isEmpty());
        const auto layers = model.indexOf("model.layers");
        QVERIFY(!layers.data(Qt::AccessibleTextRole).toString().contains(QLatin1String("no effect")));
        w_.set("sizing.mode", std::string("budget"));
        QVERIFY(model.messageOf(last).isEmpty());
        QVERIFY(!last.data(Qt::ToolTipRole).toString().contains(QLatin1String("no effect")));
        QTRY_COMPARE(tree.visualRect(last).height(), plain);
    }

    /// A tile's tool tip names the source of the rule in force: for real hardware no section of the paper.
    void tileNamesItsSource()
    {
        const auto tipOf = [this](const char *id) {
            const auto &tiles = w_->strip().tiles();
            const auto at =
                std::find_if(tiles.begin(), tiles.end(), [&](const auto &t) { return t.id == QLatin1String(id); });
            return at == tiles.end() ? QString() : w_->strip().tip(std::size_t(at - tiles.begin()));
        };
        QVERIFY(w_->openFile(QStringLiteral("nextgen-100t")));
        QVERIFY2(tipOf("step.time_s").contains(QLatin1String("nextgen S4.3")), qPrintable(tipOf("step.time_s")));
        QVERIFY(w_->openFile(QStringLiteral("llama3-405b-16k")));
        const auto tip = tipOf("step.time_s");
        QVERIFY2(!tip.contains(QLatin1String("nextgen")) && tip.contains(QLatin1String("published")), qPrintable(tip));
        for (std::size_t i = 0; i < w_->strip().tiles().size(); ++i)
            QVERIFY(w_->strip().tip(i).contains(w_->strip().tiles()[i].id));
    }

    /// The effect that the bar shows is told in words.
    void toolTipHasTheEffect()
    {
        const auto index = w_->parameters().model().indexOf("model.layers");
        QTRY_VERIFY_WITH_TIMEOUT(w_->parameters().model().effect(index), 60000);
        const auto tip = index.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("+10 % changes the objective by +")), qPrintable(tip));
    }

    /// A click on the A locks the value, one on the padlock makes it automatic again; the menu has words for both.
    void padlockLeadsBack()
    {
        auto &tree = w_->parameters().tree();
        const auto &model = w_->parameters().model();
        const auto index = model.indexOf("hardware.rack_price_usd");
        tree.scrollTo(index);
        const ParameterDelegate delegate(model);
        const auto badge = [&] { return delegate.partsOf(tree.visualRect(index)).badge.toAlignedRect(); };
        const auto isAutomatic = [&] { return !w_->document().scenario()->hardware.rackPriceUsd; };
        const auto inks = [&] {
            const auto image = tree.viewport()->grab(badge()).toImage();
            const auto dark = Theme::day().ink2.rgb();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixel(x, y) == dark ? 1 : 0;
            return count;
        };
        const auto wording = [&] {
            const std::unique_ptr<QMenu> menu(tree.menuOf(index));
            return menu->findChild<QAction *>(QStringLiteral("automatic"))->text();
        };
        QVERIFY(isAutomatic());
        QCOMPARE(inks(), 0);
        QVERIFY(wording().startsWith(QLatin1String("Lock at ")));
        QVERIFY(delegate.badgeTip(index).startsWith(QLatin1String("Automatic.")));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, badge().center());
        QVERIFY(!isAutomatic());
        QVERIFY(inks() > 10); // the body of the padlock
        QVERIFY(wording().startsWith(QLatin1String("Unlock")));
        QVERIFY(delegate.badgeTip(index).startsWith(QLatin1String("Locked at ")));
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(QLatin1String(", locked")));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, badge().center());
        QVERIFY(isAutomatic());
        QVERIFY(delegate.badgeTip(model.indexOf("model.layers")).isEmpty());
    }

    /// On hold nothing is computed and no picture changes; every picture says so.
    void holdKeepsTheOldPictures()
    {
        QTest::keyClick(w_.get(), Qt::Key_F5);
        QVERIFY(w_->service().isHeld());
        const auto evaluation = w_->service().snapshot().evaluation;
        set("parallelism.micro_batches", 448);
        QCOMPARE(w_->service().snapshot().evaluation, evaluation);
        const auto marks = w_->findChildren<StaleMark *>();
        QCOMPARE(marks.size(), 4);
        const auto since = toQString(findParameter("parallelism.micro_batches")->label);
        for (const auto *mark : marks)
            QVERIFY(mark->isVisible() && mark->text().contains(since));
        QVERIFY(tile("step.time_s").stale);
        static const QRegularExpression moment(QStringLiteral("\\d\\d:\\d\\d:\\d\\d"));
        QVERIFY2(marks.front()->text().contains(moment), qPrintable(marks.front()->text()));
        const auto docks = w_->findChildren<QDockWidget *>();
        QVERIFY(std::any_of(docks.begin(), docks.end(), [](const QDockWidget *dock) {
            return dock->objectName().startsWith(QLatin1String("Problems")) &&
                dock->windowTitle().contains(QLatin1String("stale"));
        }));
        const auto &model = w_->parameters().model(); // the hand sees what it did
        QCOMPARE(model.row(model.indexOf("parallelism.micro_batches"))->shown(model.snapshot(), nullptr).value,
                 QStringLiteral("448"));
        w_->document().undoStack().undo();
        QVERIFY(!marks.front()->isVisible()); // back at what is evaluated
        w_->document().undoStack().redo();
        QTest::mouseClick(marks.front(), Qt::LeftButton); // once
        QVERIFY(w_->service().isHeld() && !marks.front()->isVisible());
        QVERIFY(w_->service().snapshot().evaluation != evaluation);
        set("parallelism.micro_batches", 896);
        QTest::keyClick(w_.get(), Qt::Key_F5);
        QVERIFY(!w_->service().isHeld() && !tile("step.time_s").stale && !marks.front()->isVisible());
        QCOMPARE(tile("step.time_s").course.size(), std::size_t(3));
        QVERIFY(tile("step.time_s").course[2].has_value());
    }

    /// A problem that comes under a dragging hand is marked at once; its lines come when the hand lets go.
    void rowsStayWhileASliderIsDragged()
    {
        const auto &model = w_->parameters().model();
        const auto &tree = w_->parameters().tree();
        const auto places = [&] {
            QList<QRect> all;
            for (int g = 0; g < model.rowCount(); ++g) {
                for (int r = 0; r < model.rowCount(model.index(g, 0)); ++r)
                    all << tree.visualRect(model.index(r, 0, model.index(g, 0)));
            }
            return all;
        };
        const auto index = model.indexOf("parallelism.tp");
        const SliderPath path(*w_, *model.row(index));
        QVERIFY(!model.problem(index));
        const auto before = places();
        QTest::mousePress(tree.viewport(), Qt::LeftButton, {}, path.thumb());
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(tree.viewport(), path.at(path.position() + (1 - path.position()) * i / 10));
            QApplication::processEvents();
            QCOMPARE(places(), before);
        }
        QVERIFY(model.problem(index));
        QTest::mouseRelease(tree.viewport(), Qt::LeftButton, {}, path.at(1));
        QApplication::processEvents();
        QVERIFY(tree.visualRect(index).height() > before.front().height());
    }

    void countsOpenTheList()
    {
        const auto counts = w_->statusBar()->findChildren<CountButton *>();
        QCOMPARE(counts.size(), 3);
        const auto &problems = w_->findChild<ProblemPanel *>()->problems();
        QCOMPARE(counts[0]->count(), problems.count(Severity::Error));
        QCOMPARE(counts[1]->count(), problems.count(Severity::Warning));
        QVERIFY(counts[2]->isVisible() && counts[2]->count() > 0); // the 2024 paper contradicts itself in places
        w_->showTab(QStringLiteral("Network"));
        QTest::mouseClick(counts[1], Qt::LeftButton);
        auto *list = w_->findChild<ProblemPanel *>();
        QTRY_VERIFY(list->isVisible());
        QVERIFY(problems.at(list->currentIndex().row())->severity == Severity::Warning);
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus"))); // nobody's paper
        QVERIFY(!counts[2]->isVisible());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestPanelAndStrip test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_panel_and_strip.moc"
