// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is cut in what opens over the window: menus, dialogs, the palette, notices, the first page, the tour, and in
// what a narrow window folds away. In English, with every text 40 % longer, and in large type.
#include "cuts.h"

#include "app/command_palette.h"
#include "app/import_dialog.h"
#include "app/shortcut_sheet.h"
#include "model/evaluate/figure_table.h"
#include "views/translate.h"

#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

using namespace gigasite;

namespace {

constexpr QSize smallest(1280, 800);

QStringList linesOf(const QList<Cut> &cuts)
{
    QStringList lines;
    for (const auto &cut : cuts)
        lines << cut.what + QStringLiteral(": ") + cut.text;
    return lines;
}

QStringList cutsOf(QWidget &root)
{
    auto lines = linesOf(widgetCuts(root).all + paintedCuts(root));
    auto views = root.findChildren<QAbstractItemView *>();
    if (auto *view = qobject_cast<QAbstractItemView *>(&root))
        views << view;
    for (const auto *view : std::as_const(views)) {
        Cuts cuts;
        if (view->isVisible())
            checkRows(cuts, *view);
        lines << linesOf(cuts.all);
    }
    return lines;
}

/// Of a file dialog what is not Qt's own.
QStringList cutsOfFileDialog(const QFileDialog &dialog)
{
    Cuts cuts;
    if (const auto *types = dialog.findChild<QComboBox *>(QStringLiteral("fileTypeCombo")))
        checkCombo(cuts, *types);
    if (dialog.windowTitle().isEmpty())
        cuts.all << Cut{QStringLiteral("a file dialog without a title"), {}};
    return linesOf(cuts.all);
}

/// Entries narrower than their words and keys.
QStringList cutsOfMenu(QMenu &menu)
{
    QStringList lines;
    menu.popup({0, 0});
    QApplication::processEvents();
    Cuts cuts;
    for (const auto *action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const auto keys = action->shortcut().toString(QKeySequence::NativeText);
        const int needs = wide(menu, action->text()) + (keys.isEmpty() ? 0 : wide(menu, keys) + 8);
        cuts.add(menu, action->text(), needs, menu.actionGeometry(const_cast<QAction *>(action)).width());
    }
    cuts.add(menu, QStringLiteral("the menu in the smallest window"), menu.width(), smallest.width());
    menu.close();
    return linesOf(cuts.all);
}

/// What waits for an answer, looked at and dismissed.
QStringList cutsWhileAsking(const std::function<void()> &ask)
{
    QStringList lines{QStringLiteral("nothing has asked")};
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        look.stop();
        const auto *files = qobject_cast<QFileDialog *>(dialog);
        lines = files ? cutsOfFileDialog(*files) : cutsOf(*dialog);
        dialog->reject();
    });
    constexpr int everyMs = 30;
    look.start(everyMs);
    ask();
    return lines;
}

} // namespace

class TestDialogsFit : public QObject {
    Q_OBJECT

    WindowFixture w_;
    std::unique_ptr<LongerTexts> longer_;
    QStringList told_;

    void tell(const QString &where, const QStringList &lines)
    {
        for (const auto &line : lines)
            told_ << where + QStringLiteral(" › ") + line;
    }

    QAction *action(const QKeySequence &key) const
    {
        for (auto *action : w_->findChildren<QAction *>()) {
            if (action->shortcuts().contains(key))
                return action;
        }
        return nullptr;
    }

    QAction *action(const char *begin) const
    {
        for (auto *action : w_->findChildren<QAction *>()) {
            if (action->text().startsWith(QLatin1String(begin)))
                return action;
        }
        return nullptr;
    }

    void picture(QWidget &widget, const char *name) const
    {
        if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
            widget.grab().save(QStringLiteral("%1/%2_%3.png")
                                   .arg(folder, QLatin1String(name), QLatin1String(QTest::currentDataTag())));
    }

    void rows() const
    {
        QTest::addColumn<bool>("longer");
        QTest::addColumn<int>("percent");
        QTest::newRow("English") << false << 100;
        QTest::newRow("40 % longer") << true << 100;
        QTest::newRow("small type") << false << 80;
        QTest::newRow("large type") << false << 150;
        QTest::newRow("largest type") << false << 200;
    }

    void begin()
    {
        QFETCH(const bool, longer);
        QFETCH(const int, percent);
        if (longer) {
            longer_ = std::make_unique<LongerTexts>();
            QCoreApplication::installTranslator(longer_.get());
        }
        w_.open();
        w_.resize(smallest);
        w_->setTextSize(percent);
        QApplication::processEvents();
    }

    void end() const { QVERIFY2(told_.isEmpty(), qPrintable(QLatin1Char('\n') + told_.join(QLatin1Char('\n')))); }

private Q_SLOTS:
    void cleanup()
    {
        if (QTest::currentTestFailed())
            qApp->closeAllWindows();
        w_.close();
        longer_.reset(); // which takes it out
        told_.clear();
    }

    void theCheckSeesCuts()
    {
        QListView list;
        QStandardItemModel model;
        model.appendRow(new QStandardItem(QStringLiteral("a row that is longer than the list is wide")));
        list.setModel(&model);
        list.resize(60, 100);
        list.show();
        QVERIFY(!cutsOf(list).isEmpty());
        QCOMPARE(cutsWhileAsking([] { }), QStringList{QStringLiteral("nothing has asked")});
        QVERIFY(cutsWhileAsking([] {
                    QMessageBox box(QMessageBox::Information, QStringLiteral("title"), QStringLiteral("text"));
                    box.exec();
                }).isEmpty());
    }

    void menus_data() { rows(); }

    void menus()
    {
        begin();
        QList<QMenu *> menus = w_->menuBar()->findChildren<QMenu *>();
        menus << w_->findChild<QToolButton *>(QStringLiteral("baseline"))->menu();
        for (int i = 0; i < 4; ++i) {
            if (w_->pane(i).more().isVisible())
                menus << w_->pane(i).more().menu();
        }
        QVERIFY(menus.size() > 7);
        for (auto *menu : std::as_const(menus))
            tell(menu->title(), cutsOfMenu(*menu));
        auto &tree = w_->parameters().tree();
        int contextMenus = 0;
        for (const auto &row : w_->parameters().model().rows()) {
            const auto index = w_.row(row.parameter().key.c_str());
            if (!index.isValid())
                continue;
            std::unique_ptr<QMenu> menu(tree.menuOf(index));
            menu->setAttribute(Qt::WA_DeleteOnClose, false);
            tell(row.label(), cutsOfMenu(*menu));
            ++contextMenus;
        }
        QVERIFY(contextMenus > 45);
        end();
    }

    void dialogs_data() { rows(); }

    void dialogs()
    {
        begin();
        tell(QStringLiteral("about"), cutsWhileAsking([this] { action("&About")->trigger(); }));
        tell(QStringLiteral("cannot open"),
             cutsWhileAsking([this] { w_->openFile(QStringLiteral("/no/such/folder/scenario.gigasite.json")); }));
        for (const auto &key : {QKeySequence(QKeySequence::Open), QKeySequence(Qt::CTRL | Qt::Key_I),
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), QKeySequence(Qt::CTRL | Qt::Key_P),
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J)})
            tell(key.toString(), cutsWhileAsking([this, key] { action(key)->trigger(); }));
        tell(QStringLiteral("runs"), cutsWhileAsking([this] { w_->validation().openButton().click(); }));
        w_.set("model.layers", std::int64_t(112));
        tell(QStringLiteral("unsaved"), cutsWhileAsking([this] { w_->close(); }));
        QVERIFY(w_->isVisible());
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("config.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"model_type": "mamba"})");
        file.close();
        QVERIFY(!importModel(w_.get(), w_->document(), file.fileName()));
        auto *box = w_->findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible());
        tell(QStringLiteral("import"), cutsOf(*box));
        delete box;
        end();
    }

    void paletteAndSheet_data() { rows(); }

    void paletteAndSheet()
    {
        begin();
        action(QKeySequence(Qt::Key_F1))->trigger();
        auto *sheet = w_->findChild<ShortcutSheet *>();
        QVERIFY(sheet);
        QApplication::processEvents();
        auto *table = sheet->findChild<QTableView *>();
        for (int row = 0; row < table->model()->rowCount(); row += 5) {
            table->scrollTo(table->model()->index(row, 0), QAbstractItemView::PositionAtTop);
            tell(QStringLiteral("keys"), cutsOf(*sheet));
        }
        QVERIFY(sheet->width() <= smallest.width() && sheet->height() <= smallest.height());
        picture(*sheet, "sheet");
        sheet->close();
        action(QKeySequence(Qt::CTRL | Qt::Key_K))->trigger();
        auto *palette = w_->findChild<CommandPalette *>();
        QVERIFY(palette);
        QApplication::processEvents();
        auto &list = palette->list();
        for (int row = 0; row < list.model()->rowCount(); row += 10) {
            list.scrollTo(list.model()->index(row, 0), QAbstractItemView::PositionAtTop);
            tell(QStringLiteral("palette"), cutsOf(*palette));
        }
        QVERIFY(palette->width() <= smallest.width() && palette->height() <= smallest.height());
        picture(*palette, "palette");
        palette->close();
        end();
    }

    void noticesFirstPageAndTour_data() { rows(); }

    void noticesFirstPageAndTour()
    {
        begin();
        const auto tr = [](const char *text) { return QCoreApplication::translate("gigasite::DocumentFiles", text); };
        w_->notices().ask(
            QStringLiteral("one"),
            tr("Gigasite stopped at %1 with unsaved changes to %2.")
                .arg(QStringLiteral("28 Nov 2026, 12:34"), QStringLiteral("campus of 100 B$.gigasite.json")),
            {{tr("Recover them"), {}}, {tr("Discard them"), {}}, {tr("Later"), {}}});
        QApplication::processEvents();
        tell(QStringLiteral("notice"), cutsOf(w_->notices()));
        w_->notices().drop(QStringLiteral("one"));
        w_->showWelcome();
        QApplication::processEvents();
        tell(QStringLiteral("first page"), cutsOf(*w_->welcome()));
        picture(*w_, "welcome");
        w_->startTour();
        auto &tour = *w_->tour();
        int steps = 0;
        for (; tour.isVisible(); ++steps) {
            QApplication::processEvents();
            tell(QStringLiteral("tour %1").arg(tour.step()), cutsOf(tour));
            if (!w_->rect().contains(tour.geometry()))
                tell(QStringLiteral("tour %1").arg(tour.step()), {QStringLiteral("leaves the window")});
            if (steps == 0)
                picture(*w_, "tour");
            tour.findChildren<QPushButton *>().back()->click(); // Next, Skip or Done
        }
        QCOMPARE(steps, 6);
        end();
    }

    void foldedAway_data() { rows(); }

    /// The 26 px at the right and at the bottom, for every figure that Why? may be about and every problem.
    void foldedAway()
    {
        begin();
        if (!w_->isNarrow())
            return; // small type leaves room for what is folded otherwise
        QVERIFY(w_->edgeTab().isVisible() && w_->problemLine().isVisible());
        int inTooltip = 0;
        for (const auto &figure : figureTable()) {
            w_->edgeTab().setContent(translate(figure.label));
            tell(QStringLiteral("edge"), linesOf(paintedCuts(w_->edgeTab(), {w_->edgeTab().toolTip()}, &inTooltip)));
        }
        QVERIFY(textSize() > 1 || inTooltip == 0);
        for (const auto &[key, value] : {std::pair{"hardware.racks", std::int64_t(-5)},
                                         {"network.radix", 4},
                                         {"parallelism.tp", 100},
                                         {"model.heads", 7}}) {
            w_.set(key, value);
            QApplication::processEvents();
            tell(QLatin1String(key), linesOf(paintedCuts(w_->problemLine())));
            for (const auto &mark : w_->problemLine().marks()) {
                if (!QRectF(w_->problemLine().rect()).contains(mark.area))
                    tell(QLatin1String(key), {QStringLiteral("leaves the line: ") + mark.text});
            }
            w_->document().undoStack().undo();
        }
        end();
    }
};

QTEST_MAIN(TestDialogsFit)
#include "tst_dialogs_fit.moc"
