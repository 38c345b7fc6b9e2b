// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds: every widget that takes the focus has a name, every painted figure is a table with one
// row per mark.
#include "window_fixture.h"

#include "app/command_palette.h"
#include "app/shortcut_sheet.h"
#include "views/charts/bystander_figure.h"
#include "views/charts/load_histogram.h"
#include "views/charts/rail_bars.h"
#include "views/panels/row_editor.h"
#include "views/translate.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QSet>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>

using namespace gigasite;

namespace {

/// Whether a screen reader lands on it: not on a viewport (its area has the name), nor on the list inside a box.
bool isLandedOn(const QWidget &widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget.parent());
    return widget.focusPolicy() != Qt::NoFocus && !(area && area->viewport() == &widget) &&
        !widget.inherits("QComboBoxPrivateContainer") && !widget.inherits("QComboBoxListView");
}

/// What Tab comes to from there. A text goes through its own links first.
QWidget *tabbedFrom(QWidget *focus)
{
    constexpr int mostLinks = 200;
    for (int i = 0; i < mostLinks && QApplication::focusWidget() == focus; ++i)
        QTest::keyClick(focus, Qt::Key_Tab);
    return QApplication::focusWidget();
}

/// Widgets of a window that take the focus and have no name, as text. `walked`: how many it has.
QStringList nameless(QWidget &root, int &walked)
{
    QStringList found;
    walked = 0;
    auto all = root.findChildren<QWidget *>();
    all.prepend(&root);
    for (auto *widget : all) {
        if (!isLandedOn(*widget))
            continue;
        ++walked;
        auto *interface = QAccessible::queryAccessibleInterface(widget);
        bool named = interface && !interface->text(QAccessible::Name).isEmpty();
        if (qobject_cast<QTabBar *>(widget)) { // its tabs are what is read
            named = interface && interface->childCount() > 0;
            for (int i = 0; named && i < qobject_cast<QTabBar *>(widget)->count(); ++i)
                named = !interface->child(i)->text(QAccessible::Name).isEmpty();
        }
        if (!named)
            found << QStringLiteral("%1 in %2")
                         .arg(
                             QLatin1String(widget->metaObject()->className()),
                             QLatin1String(widget->parent() ? widget->parent()->metaObject()->className() : "nothing"));
    }
    return found;
}

} // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

    WindowFixture w_;

    void verifyNames(QWidget &root, int atLeast)
    {
        int walked = 0;
        const auto without = nameless(root, walked);
        QVERIFY2(without.isEmpty(), qPrintable(without.join(QStringLiteral("; "))));
        QVERIFY2(walked >= atLeast, qPrintable(QString::number(walked)));
    }

    /// A list of ours is a table to a screen reader, with a text in every cell.
    void verifyCells(QTableView &view)
    {
        auto *interface = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(interface && interface->tableInterface());
        QCOMPARE(interface->tableInterface()->rowCount(), view.model()->rowCount());
        for (int row = 0; row < view.model()->rowCount(); ++row) {
            for (int column = 0; column < view.model()->columnCount(); ++column) {
                const auto where = QStringLiteral("row %1, column %2").arg(row).arg(column);
                QVERIFY2(!interface->tableInterface()->cellAt(row, column)->text(QAccessible::Name).isEmpty(),
                         qPrintable(where));
            }
        }
    }

    /// From the strip on, each widget or something in it takes the focus by Tab, in this order.
    void verifyReachedByTab(const QList<QWidget *> &wanted)
    {
        QSet<const QWidget *> seen;
        qsizetype reached = 0;
        w_->strip().setFocus();
        for (auto *focus = QApplication::focusWidget(); focus && !seen.contains(focus) && reached < wanted.size();
             focus = tabbedFrom(focus)) {
            seen << focus;
            if (focus == wanted[reached] || wanted[reached]->isAncestorOf(focus))
                ++reached;
        }
        QVERIFY2(reached == wanted.size(),
                 qPrintable(reached < wanted.size() ? wanted[reached]->accessibleName() : QString()));
    }

    /// One row for each mark, with its words, where it was painted.
    void verifyTable(QWidget &figure, const Marks &marks)
    {
        auto *interface = QAccessible::queryAccessibleInterface(&figure);
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::Table);
        QVERIFY(!interface->text(QAccessible::Name).isEmpty());
        auto *table = interface->tableInterface();
        QVERIFY(table);
        QVERIFY(!marks.empty());
        QCOMPARE(table->rowCount(), int(marks.size()));
        QCOMPARE(table->columnCount(), 1);
        QCOMPARE(interface->childCount(), int(marks.size()));
        for (int row = 0; row < int(marks.size()); ++row) {
            const auto &mark = marks[std::size_t(row)];
            auto *cell = table->cellAt(row, 0);
            QVERIFY(cell && cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->text(QAccessible::Name), mark.text);
            QVERIFY(!mark.text.trimmed().isEmpty());
            QCOMPARE(cell->parent(), interface);
            QCOMPARE(interface->indexOfChild(cell), row);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
            QCOMPARE(cell->rect().topLeft(), figure.mapToGlobal(mark.area.toAlignedRect().topLeft()));
            const auto at = cell->rect().center();
            QVERIFY(interface->childAt(at.x(), at.y()) || cell->rect().isEmpty());
        }
        QVERIFY(!table->cellAt(int(marks.size()), 0));
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    void allDocksOpen_data()
    {
        QTest::addColumn<QString>("example");
        for (const auto &name : exampleNames())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void allDocksOpen()
    {
        QFETCH(QString, example);
        QVERIFY(w_->openFile(example));
        for (auto *dock : w_->findChildren<QDockWidget *>())
            dock->show();
        for (const char *tab :
             {"Problems", "Scaling", "Network", "Domains", "Best sites", "Validation", "Back-test", "Papers", "Jobs"}) {
            w_->showTab(QLatin1String(tab));
            QApplication::processEvents();
            verifyNames(*w_, 40);
        }
        for (int i = 0; i < 4; ++i) {
            w_->pane(i).setTableShown(true);
            verifyNames(w_->pane(i), 5);
        }
    }

    void narrowWindow()
    {
        w_->resize(1280, 800);
        QTRY_VERIFY(w_->isNarrow());
        w_->edgeTab().click();
        QTRY_VERIFY(w_->why().isVisible());
        verifyNames(*w_, 40);
    }

    void editorOfEveryRow()
    {
        auto &tree = w_->parameters().tree();
        auto &model = w_->parameters().model();
        int editors = 0;
        for (const auto &row : model.rows()) {
            const auto index = model.indexOf(row.parameter().key);
            if (!index.isValid() || row.form() == PanelRow::Form::Choice || row.form() == PanelRow::Form::Flag)
                continue;
            tree.setCurrentIndex(index);
            tree.setFocus();
            QTest::keyClick(&tree, Qt::Key_F2);
            auto *editor = tree.findChild<RowEditor *>();
            QVERIFY2(editor, row.parameter().key.c_str());
            QVERIFY2(editor->accessibleName().contains(row.label()), qPrintable(editor->accessibleName()));
            QTest::keyClick(editor, Qt::Key_Escape);
            QTRY_VERIFY(!tree.findChild<RowEditor *>());
            ++editors;
        }
        QVERIFY(editors > 45);
    }

    void dialogs()
    {
        QTest::keyClick(w_.get(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = w_->findChild<CommandPalette *>();
        QVERIFY(palette);
        verifyNames(*palette, 1);
        auto *list = QAccessible::queryAccessibleInterface(&palette->list());
        QVERIFY(list && !list->text(QAccessible::Name).isEmpty());
        palette->close();
        QTest::keyClick(w_.get(), Qt::Key_F1);
        auto *sheet = w_->findChild<ShortcutSheet *>();
        QVERIFY(sheet);
        verifyNames(*sheet, 3);
        sheet->close();
    }

    void noticesAreReadWithTheirAnswers()
    {
        w_->notices().ask(QStringLiteral("topic"), QStringLiteral("Keep it?"),
                          {{QStringLiteral("Yes"), {}}, {QStringLiteral("No"), {}}});
        QVERIFY(w_->notices().isVisible());
        verifyNames(w_->notices(), 2);
        auto *interface = QAccessible::queryAccessibleInterface(&w_->notices());
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Keep it?"));
    }

    void firstPageAndTour()
    {
        w_->showWelcome();
        verifyNames(*w_->welcome(), int(exampleNames().size()) + 3);
        w_->startTour();
        QVERIFY(w_->tour()->isVisible());
        verifyNames(*w_->tour(), 1);
    }

    /// A problem is told when it comes up, once however its numbers change, and again if it comes back.
    void problemsAreToldOnce()
    {
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000);
        auto *speaker = w_->statusBar()->findChildren<CountButton *>().front();
        const auto told = [&](std::int64_t racks) {
            speaker->setAccessibleDescription({});
            QSignalSpy quiet(&w_->service(), &EvaluationService::effectsChanged);
            w_.set("hardware.racks", racks);
            return quiet.wait(5000) ? speaker->accessibleDescription() : QStringLiteral("never quiet");
        };
        const auto first = told(-5);
        const auto &problems = w_->service().snapshot().evaluation->problems;
        const auto error = std::find_if(problems.begin(), problems.end(),
                                        [](const Problem &p) { return p.severity == Severity::Error; });
        QVERIFY(error != problems.end());
        QVERIFY2(first.startsWith(translate(error->message)), qPrintable(first));
        QCOMPARE(told(-6), QString());
        QCOMPARE(told(23200), QString());
        QCOMPARE(told(-5), first);
    }

    /// What Tab comes to shows it: 2 px in the accent colour, in both themes.
    void focusIsSeenEverywhere_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QString>("tab"); ///< empty: as the window comes
        for (const bool dark : {false, true}) {
            QTest::newRow(dark ? "wide, dark" : "wide, light") << QSize(1600, 1000) << dark << QString();
            QTest::newRow(dark ? "narrow, dark" : "narrow, light") << QSize(1280, 800) << dark << QString();
            QTest::newRow(dark ? "best sites, dark" : "best sites, light")
                << QSize(1600, 1000) << dark << QStringLiteral("Best sites");
            QTest::newRow(dark ? "back-test, dark" : "back-test, light")
                << QSize(1600, 1000) << dark << QStringLiteral("Back-test");
        }
    }

    void focusIsSeenEverywhere()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        QFETCH(const QString, tab);
        w_.resize(size);
        if (!tab.isEmpty())
            w_->showTab(tab);
        const auto theme = dark ? Theme::night() : Theme::day();
        w_->setTheme(theme);
        QApplication::processEvents();
        QStringList unseen;
        QSet<const QWidget *> seen;
        w_->strip().setFocus();
        for (auto *focus = QApplication::focusWidget(); focus && !seen.contains(focus); focus = tabbedFrom(focus)) {
            seen << focus;
            const auto place = w_.areaOf(*focus).adjusted(-3, -3, 3, 3).intersected(w_->rect());
            const auto with = w_->grab(place).toImage().convertToFormat(QImage::Format_RGB32);
            focus->clearFocus();
            const auto without = w_->grab(place).toImage().convertToFormat(QImage::Format_RGB32);
            focus->setFocus(Qt::TabFocusReason);
            int ring = 0;
            for (int y = 0; y < with.height(); ++y) {
                for (int x = 0; x < with.width(); ++x)
                    ring += with.pixel(x, y) == theme.accent.rgb() && without.pixel(x, y) != theme.accent.rgb();
            }
            if (ring < 2 * 2 * 16) // two sides of the smallest widget
                unseen << QStringLiteral("%1 %2: %3 px")
                              .arg(QLatin1String(focus->metaObject()->className()), focus->accessibleName())
                              .arg(ring);
        }
        if (!tab.isEmpty()) {
            const auto *page = tab == QLatin1String("Best sites") ? static_cast<QWidget *>(&w_->bestSites())
                                                                  : static_cast<QWidget *>(&w_->backTest());
            QVERIFY(std::any_of(seen.begin(), seen.end(), [&](auto *widget) { return page->isAncestorOf(widget); }));
        }
        QVERIFY2(seen.size() > 25, qPrintable(QString::number(seen.size())));
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }

    void papersPage()
    {
        w_->showTab(QStringLiteral("Papers"));
        QTRY_VERIFY_WITH_TIMEOUT(w_->papers().papers().rowCount() > 200, 60000);
        verifyNames(w_->papers(), 3);
        auto *table = w_->papers().findChild<QTableView *>();
        auto *interface = QAccessible::queryAccessibleInterface(table);
        QVERIFY(interface && interface->tableInterface());
        QCOMPARE(interface->tableInterface()->rowCount(), table->model()->rowCount());
        for (int row = 0; row < table->model()->rowCount(); row += 20)
            QVERIFY(!interface->tableInterface()->cellAt(row, 0)->text(QAccessible::Name).isEmpty());
    }

    /// Splits are a table that keys alone read, look at and take.
    void bestSitesPage()
    {
        w_->showTab(QStringLiteral("Best sites"));
        auto &page = w_->bestSites();
        auto &table = page.table();
        QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 0, 30000);
        verifyNames(page, 3);
        verifyCells(table);
        verifyReachedByTab({&page.counts(), &page.objectives(), &table});
        const int before = page.counts().chosenSegment();
        page.counts().findChildren<QToolButton *>()[before]->setFocus(Qt::TabFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(page.counts().chosenSegment(), before + 1);
    }

    /// Tested sites are a table, and the marks of the map another one.
    void backTestPage()
    {
        w_->showTab(QStringLiteral("Back-test"));
        auto &page = w_->backTest();
        auto &map = page.pane().canvas();
        QTRY_COMPARE(page.model().rowCount(), 30);
        QTRY_COMPARE(map.marks().size(), std::size_t(30));
        verifyNames(page, 3);
        verifyCells(page.table());
        verifyTable(map, map.marks());
        verifyReachedByTab({&page.table(), &map});
        page.table().setFocus(Qt::TabFocusReason);
        const auto first = page.why().text();
        QVERIFY(!first.isEmpty());
        QTest::keyClick(&page.table(), Qt::Key_Down);
        QVERIFY(page.why().text() != first);
        QVERIFY(!QAccessible::queryAccessibleInterface(&page.why())->text(QAccessible::Name).isEmpty());
    }

    void figuresAreTables_data() { allDocksOpen_data(); }

    void figuresAreTables()
    {
        QFETCH(QString, example);
        QVERIFY(w_->openFile(example));
        QApplication::processEvents();
        for (int i = 0; i < 4; ++i) {
            auto &canvas = w_->pane(i).canvas();
            const auto marks = canvas.marks(); // another picture would be another list
            verifyTable(canvas, marks);
        }
        // an edit changes the rows with the picture
        auto &layout = w_->pane(1).canvas();
        w_->document().edit(
            {{{"parallelism.micro_batches", w_->document().scenario()->parallelism.microBatches * 2}}, {}, 0});
        QApplication::processEvents();
        verifyTable(layout, layout.marks());
    }

    /// Charts of bars in the docks too, as far as they have marks.
    void chartsWithMarksAreTables()
    {
        QVERIFY(w_->openFile(QStringLiteral("gb200-nvl72-campus")));
        w_->showTab(QStringLiteral("Network"));
        auto *network = w_->findChild<NetworkChart *>();
        network->setView(NetworkChart::View::LinkLoad);
        auto *loads = network->findChild<LoadHistogram *>();
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled() && !loads->marks().empty(), 60000);
        verifyTable(*loads, loads->marks());
        network->setView(NetworkChart::View::AgainstPackets);
        auto *bystanders = network->findChild<BystanderFigure *>();
        QTRY_VERIFY_WITH_TIMEOUT(!bystanders->marks().empty(), 60000);
        verifyTable(*bystanders, bystanders->marks());
        QVERIFY(w_->openFile(QStringLiteral("rail-only-gpt3")));
        w_->showTab(QStringLiteral("Domains"));
        auto *rail = w_->findChild<RailChart *>();
        rail->setView(1);
        auto *bars = rail->findChild<RailBars *>();
        QTRY_VERIFY(!bars->marks().empty());
        verifyTable(*bars, bars->marks());
        w_->showTab(QStringLiteral("Validation"));
        auto &runs = w_->validation().chart();
        QTRY_VERIFY_WITH_TIMEOUT(runs.picture().validation && !runs.marks().empty(), 60000);
        verifyTable(runs, runs.marks());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestAccessibility test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_accessibility.moc"
