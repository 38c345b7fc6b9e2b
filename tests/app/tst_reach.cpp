// SPDX-License-Identifier: GPL-3.0-or-later
// What a person must get at without a mouse and on a small screen.
#include "window_fixture.h"

#include "app/bottom_tabs.h"
#include "app/language.h"

#include <QAccessible>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace gigasite;

class TestReach : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    /// Tab reaches key figures, parameters, figures, Why? and problems in this order; Shift+Tab goes the same way back.
    void tabGoesInReadingOrder_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1600, 1000);
        QTest::newRow("narrow") << QSize(1280, 800);
    }

    void tabGoesInReadingOrder()
    {
        QFETCH(const QSize, size);
        w_.resize(size);
        const bool narrow = w_->isNarrow();
        QCOMPARE(narrow, size.width() < 1400);
        auto *why = narrow ? static_cast<QWidget *>(&w_->edgeTab()) : &w_->why();
        auto *problems = narrow ? static_cast<QWidget *>(&w_->problemLine()) : w_->findChild<ProblemPanel *>();
        std::vector<QWidget *> places{&w_->strip(), &w_->parameters()};
        for (int i = 0; i < 4; ++i)
            places.push_back(&w_->pane(i));
        places.push_back(why);
        places.push_back(problems);
        w_->strip().setFocus();
        QCOMPARE(QApplication::focusWidget(), &w_->strip());
        const auto there = walk(Qt::Key_Tab, places, problems);
        QCOMPARE(there, QList<int>({0, 1, 2, 3, 4, 5, 6, 7}));
        const auto back = walk(Qt::Key_Backtab, places, &w_->strip());
        QCOMPARE(back, QList<int>({7, 6, 5, 4, 3, 2, 1, 0}));
    }

    /// With a frame around it the window is on a screen no larger than 1280 × 800, its lower edge included.
    void smallScreensShowAll()
    {
        const QRect screen(0, 0, 1280, 800);
        w_->fitTo(screen);
        QTRY_VERIFY(w_->width() <= screen.width() && w_->height() <= screen.height());
        QApplication::processEvents();
        QVERIFY(w_->isNarrow());
        for (const auto *widget : std::initializer_list<const QWidget *>{w_->statusBar(), &w_->problemLine(),
                                                                         &w_->edgeTab(), &w_->pane(3)}) {
            QVERIFY(widget->isVisible());
            QVERIFY2(w_->rect().contains(w_.areaOf(*widget)), widget->metaObject()->className());
        }
    }

    /// Why? over the figures leaves the line of problems free, and Esc folds it from anywhere.
    void escapeFoldsWhy()
    {
        w_->resize(1280, 800);
        QTRY_VERIFY(w_->isNarrow());
        for (auto *focus : std::initializer_list<QWidget *>{&w_->parameters().tree(), &w_->strip(),
                                                            &w_->pane(1).canvas(), &w_->problemLine()}) {
            QTest::mouseClick(&w_->edgeTab(), Qt::LeftButton);
            QVERIFY(w_->why().isVisible());
            QVERIFY(!w_.areaOf(w_->why()).intersects(w_.areaOf(w_->problemLine())));
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_Escape);
            QVERIFY(!w_->why().isVisible() && !w_->edgeTab().isChecked());
        }
    }

    void tabsWithoutRoomAreListed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("panel"); ///< px that a person has given the parameters; 0 = as they were
        QTest::newRow("largest type") << QSize(1280, 800) << 200 << QString() << 0;
        QTest::newRow("German, larger type") << QSize(1280, 800) << 125 << QStringLiteral("de") << 0;
        QTest::newRow("German, little room") << QSize(1410, 900) << 100 << QStringLiteral("de") << 680;
    }

    /// Every view below the figures has its tab or is in the list at the end of their row; the keyboard gets at it.
    void tabsWithoutRoomAreListed()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        QFETCH(const QString, language);
        QFETCH(const int, panel);
        w_.close();
        QTranslator german;
        if (!language.isEmpty()) {
            QVERIFY(german.load(QStringLiteral(":/translations/gigasite_%1.qm").arg(language)));
            QCoreApplication::installTranslator(&german);
        }
        w_.open();
        w_.resize(size);
        w_->setTextSize(percent);
        w_->setForPicture(); // no numbers of jobs in their tab
        auto *parameters = w_->findChild<QDockWidget *>(QStringLiteral("Parameters"));
        const int usual = parameters->width();
        if (panel > 0)
            w_->resizeDocks({parameters}, {panel}, Qt::Horizontal);
        w_->showTab(QStringLiteral("Problems"));
        auto &more = w_->moreTabs();
        QTRY_VERIFY(more.isVisible());
        const auto row = [this]() -> QTabBar * {
            for (auto *tabs : w_->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
                if (tabs->isVisible())
                    return tabs;
            }
            return nullptr;
        };
        const auto listed = [&more] {
            Q_EMIT more.menu()->aboutToShow();
            return more.menu()->actions();
        };
        QTRY_VERIFY(row() && row()->count() + listed().size() == 9);
        QTRY_VERIFY(row()->tabRect(row()->count() - 1).right() < more.x() - row()->x());
        QVERIFY(!more.accessibleName().isEmpty() && (more.focusPolicy() & Qt::TabFocus));
        QVERIFY(w_->rect().contains(more.geometry()) && row()->geometry().contains(more.geometry()));
        QStringList titles;
        for (const auto *action : listed())
            titles << action->text();
        for (const auto &title : std::as_const(titles)) {
            QVERIFY(more.toolTip().contains(title));
            const auto actions = listed();
            (*std::find_if(actions.begin(), actions.end(), [&title](const QAction *action) {
                return action->text() == title;
            }))->trigger();
            QTRY_COMPARE(row()->tabText(row()->currentIndex()), title); // it has a tab now, another one has not
            QTRY_COMPARE(row()->count() + listed().size(), 9);
            w_->showTab(QStringLiteral("Problems"));
        }
        more.setFocus();
        QTimer::singleShot(100, &more, [&more] { more.menu()->close(); });
        QSignalSpy opened(more.menu(), &QMenu::aboutToShow);
        QTest::keyClick(&more, Qt::Key_Space);
        QVERIFY(!opened.isEmpty());
        w_->setTextSize(100);
        w_.resize({1920, 1080});
        if (panel > 0)
            w_->resizeDocks({parameters}, {usual}, Qt::Horizontal);
        QTRY_VERIFY(!more.isVisible() && row() && row()->count() == 9);
        QCoreApplication::removeTranslator(&german);
    }

    /// In a narrow window the numbers of the papers come with the tabs of the others.
    void papersBringTheTabs()
    {
        w_.resize({1280, 800});
        QTRY_VERIFY(w_->isNarrow());
        w_->showTab(QStringLiteral("Papers"));
        QTRY_VERIFY(w_->papers().isVisible());
        const auto bars = w_->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly);
        QTRY_VERIFY(std::any_of(bars.begin(), bars.end(),
                                [](const QTabBar *tabs) { return tabs->isVisible() && tabs->count() > 1; }));
    }

    /// A table of thirty rows is read whole where the window has no room for it below the figures.
    void aPageTakesTheRoomOfTheFigures()
    {
        w_.resize({1280, 800});
        QTRY_VERIFY(w_->isNarrow());
        w_->showTab(QStringLiteral("Back-test"));
        auto &table = w_->backTest().table();
        QTRY_VERIFY(table.isVisible() && table.model()->rowCount() == 30);
        const int before = w_->backTest().height();
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F11);
        QTRY_VERIFY(table.height() > 12 * table.rowHeight(0));
        QVERIFY(!w_->pane(0).isVisible());
        QTest::keyClick(&table, Qt::Key_Escape);
        QTRY_VERIFY(w_->pane(0).isVisible());
        QTRY_COMPARE(w_->backTest().height(), before);
        const auto bars = w_->findChildren<QTabBar *>(Qt::FindDirectChildrenOnly);
        auto *row = *std::find_if(bars.begin(), bars.end(), [](const QTabBar *tabs) { return tabs->isVisible(); });
        for (const bool figures : {false, true}) {
            const auto tab = row->tabRect(row->currentIndex()).center();
            QTest::mouseDClick(row, Qt::LeftButton, {}, tab);
            QTest::mouseRelease(row, Qt::LeftButton, {}, tab);
            QTRY_COMPARE(w_->pane(0).isVisible(), figures);
        }
    }

    void escapeEndsTheTour()
    {
        for (auto *focus :
             std::initializer_list<QWidget *>{&w_->parameters().tree(), &w_->strip(), &w_->pane(2).canvas()}) {
            w_->startTour();
            QVERIFY(w_->tour()->isVisible());
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_Escape);
            QVERIFY(!w_->tour()->isVisible());
        }
    }

    /// The card of a step lies on nothing the step is about.
    void tourCardsCoverNoneOfTheirPlaces()
    {
        w_->startTour();
        const auto card = [this] { return w_->tour()->geometry(); };
        QApplication::processEvents();
        QCOMPARE(w_->tour()->step(), 0);
        for (int i = 0; i < 4; ++i)
            QVERIFY(!card().intersects(w_.areaOf(w_->pane(i)))); // they follow the slider
        w_->document().edit({{{"model.layers", std::int64_t(200)}}, {}, 0});
        QCOMPARE(w_->tour()->step(), 1);
        QApplication::processEvents();
        QVERIFY(!card().intersects(w_.areaOf(w_->strip())));
        QVERIFY(!card().intersects(w_.areaOf(w_->parameters())));
        QVERIFY(!card().intersects(w_.areaOf(w_->why())));
    }

    /// However deep a figure is, its levels are on screen as a whole, and all of them in the tooltip.
    void trailsAreNeverCut()
    {
        for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(2400, 1200)}) {
            w_.resize(size);
            auto &pane = w_->pane(1);
            for (int level = 1; level <= 3; ++level) {
                QTest::keyClick(&pane.canvas(), Qt::Key_PageDown);
                QApplication::processEvents();
                auto &trail = pane.trail();
                QVERIFY(trail.isVisible());
                QVERIFY2(trail.sizeHint().width() <= trail.width(), qPrintable(trail.text()));
                QVERIFY(trail.toolTip().contains(QStringLiteral("datacenter")));
                QCOMPARE(trail.toolTip().section(QLatin1Char('\n'), 0, 0).count(QStringLiteral("▸")), level);
            }
            for (int level = 0; level < 3; ++level)
                QTest::keyClick(&pane.canvas(), Qt::Key_PageUp);
        }
    }

    /// Screens of 3840 × 2160 at a ratio of 2 have 1920 × 1080 of these px.
    void headingsHideNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const auto &language : languageCodes()) {
            for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(1920, 1080), QSize(3840, 2160)}) {
                if (size.width() > 1280 && language != QLatin1String("en"))
                    break; // more room than in the smallest window
                const auto name = QStringLiteral("%1 x %2 %3").arg(size.width()).arg(size.height()).arg(language);
                QTest::newRow(qPrintable(name)) << size << language;
            }
        }
    }

    /// Every button of a figure's heading is on screen as a whole, or in the menu of its last one; at every level of
    /// the figure, and so are its levels.
    void headingsHideNothing()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        QTranslator translator; // none for the texts as they are
        if (language != QLatin1String("en")) {
            QVERIFY(translator.load(QStringLiteral("gigasite_") + language, QStringLiteral(":/translations")));
            QCoreApplication::installTranslator(&translator);
        }
        w_.open();
        w_.resize(size);
        for (const int percent : {80, 100, 150, 200}) {
            w_->setTextSize(percent);
            QApplication::processEvents();
            QVERIFY2(outOfBar().isEmpty(), qPrintable(QStringLiteral("%1 %: ").arg(percent) + outOfBar().join(u' ')));
            for (int level = 0; level < 3; ++level) {
                QApplication::processEvents();
                for (int i = 0; i < 4; ++i) {
                    const auto lost = outOfReach(w_->pane(i));
                    QVERIFY2(lost.isEmpty(),
                             qPrintable(QStringLiteral("%1 %, level %2, %3: %4")
                                            .arg(percent)
                                            .arg(level)
                                            .arg(w_->pane(i).title(), lost.join(QStringLiteral(", ")))));
                }
                for (const int i : {1, 2})
                    QTest::keyClick(&w_->pane(i).canvas(), Qt::Key_PageDown);
            }
            for (int level = 0; level < 3; ++level) {
                for (const int i : {1, 2})
                    QTest::keyClick(&w_->pane(i).canvas(), Qt::Key_PageUp);
            }
        }
    }

    /// Large type in a small window: the menu opens and runs by keys alone, and has a name.
    void hiddenButtonsAreReachedByKeys()
    {
        w_.resize({1280, 800});
        w_->setTextSize(200);
        QApplication::processEvents();
        auto &pane = w_->pane(0); // with more in its heading than has room
        auto &more = pane.more();
        QVERIFY(more.isVisible() && (more.focusPolicy() & Qt::TabFocus));
        QVERIFY(!QAccessible::queryAccessibleInterface(&more)->text(QAccessible::Name).isEmpty());
        more.setFocus();
        QTimer::singleShot(100, &more, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            const auto isTable = [menu] {
                return menu->activeAction() && menu->activeAction()->text().startsWith(QLatin1String("Table"));
            };
            for (int i = 0; i < 10 && !isTable(); ++i)
                QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, isTable() ? Qt::Key_Return : Qt::Key_Escape);
        });
        QTest::keyClick(&more, Qt::Key_Space);
        QTRY_VERIFY(pane.isTableShown());
        Q_EMIT more.menu()->aboutToShow();
        for (const auto *action : more.menu()->actions()) {
            if (action->text().startsWith(QLatin1String("Table")))
                QVERIFY(action->isChecked());
        }
    }

    /// The text beside Undo takes its own width and nothing without one. While the pointer is on the bar, or a button
    /// of the mouse is down, what stands beside it keeps its place.
    void undoTextLeavesNoGap()
    {
        const auto *undo = buttonOf(QStringLiteral("Undo"));
        auto *redo = buttonOf(QStringLiteral("Redo"));
        QVERIFY(undo && redo);
        const auto gap = [&] { return redo->x() - undo->geometry().right(); };
        constexpr int spacings = 12;
        QTRY_VERIFY2(gap() < spacings, qPrintable(QString::number(gap())));
        w_.set("model.layers", std::int64_t(112));
        const auto text = w_->document().undoStack().undoText();
        const int wide = QFontMetrics(redo->font()).horizontalAdvance(text);
        QTRY_VERIFY(gap() > wide && gap() < wide + spacings + 10);
        const int before = redo->x();
        QTest::mouseMove(redo);
        QTRY_VERIFY(redo->parentWidget()->underMouse());
        w_.set("parallelism.micro_batches", std::int64_t(448));
        QVERIFY(w_->document().undoStack().undoText() != text);
        QTest::qWait(300);
        QCOMPARE(redo->x(), before);
        QTest::mouseMove(w_->statusBar(), QPoint(300, 5));
        QTRY_VERIFY(redo->x() != before);
        w_->document().undoStack().undo();
        w_->document().undoStack().undo();
        QTRY_VERIFY(gap() < spacings);
    }

    /// A figure alone says which key leads back.
    /// Enter as F11 on the focused figure; Esc brings all four back. The button that copies says what it did.
    void enterMaximises()
    {
        for (int i = 0; i < 4; ++i) {
            auto &canvas = w_->pane(i).canvas();
            QTest::keyClick(w_.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QVERIFY(canvas.hasFocus());
            QTest::keyClick(&canvas, Qt::Key_Return);
            for (int other = 0; other < 4; ++other)
                QCOMPARE(w_->pane(other).isVisible(), other == i);
            QTest::keyClick(&canvas, Qt::Key_Escape);
            for (int other = 0; other < 4; ++other)
                QVERIFY(w_->pane(other).isVisible());
        }
        QApplication::processEvents(); // all have their sizes again
        const auto buttons = w_->pane(3).findChildren<QToolButton *>();
        const auto copy = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton *button) {
            return button->accessibleName().startsWith(QLatin1String("Copy"));
        });
        QVERIFY(copy != buttons.end());
        (*copy)->click();
        QCOMPARE(w_->statusBar()->currentMessage(), QStringLiteral("Step-time breakdown copied"));
    }

    void maximisedFiguresSayHowToReturn()
    {
        const auto said = [this] {
            const auto labels = w_->pane(2).findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text().contains(QLatin1String("Esc"));
            });
        };
        w_->pane(2).canvas().setFocus();
        QVERIFY(!said());
        QTest::keyClick(&w_->pane(2).canvas(), Qt::Key_F11);
        QVERIFY(said() && !w_->pane(0).isVisible());
        QTest::keyClick(&w_->pane(2).canvas(), Qt::Key_Escape);
        QVERIFY(!said() && w_->pane(0).isVisible());
    }

    /// A button of a figure's heading that has the focus looks different in both themes.
    void focusIsSeenOnButtons_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void focusIsSeenOnButtons()
    {
        QFETCH(const bool, dark);
        const auto theme = dark ? Theme::night() : Theme::day();
        w_->setTheme(theme);
        QApplication::processEvents();
        for (auto *button : w_->pane(1).findChildren<QToolButton *>()) {
            if (!button->isVisible())
                continue;
            button->setFocus();
            const auto shot = button->grab().toImage().convertToFormat(QImage::Format_RGB32);
            for (const int inset : {0, 1}) { // 2 px, inside the widget
                QCOMPARE(shot.pixelColor(shot.width() / 2, inset), theme.accent);
                QCOMPARE(shot.pixelColor(inset, shot.height() / 2), theme.accent);
            }
        }
    }

private:
    QToolButton *buttonOf(const QString &text) const
    {
        for (auto *button : w_->findChildren<QToolButton *>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

    /// Of the tool bar, what is not on screen.
    QStringList outOfBar() const
    {
        QStringList lost;
        auto *bar = w_->findChild<QToolBar *>(QStringLiteral("tools"));
        for (auto *action : bar->actions()) {
            const auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action));
            if (button && action->isVisible() && (!button->isVisible() || !bar->rect().contains(button->geometry())))
                lost << button->text();
        }
        return lost;
    }

    /// Of a heading, what is neither on screen nor in its menu, or in both.
    static QStringList outOfReach(FigurePane &pane)
    {
        const auto &header = pane.header();
        const auto isWhole = [&](const QWidget &widget) {
            return widget.isVisible() && header.rect().contains(QRect(widget.mapTo(&header, QPoint()), widget.size()));
        };
        QStringList offered, lost;
        if (isWhole(pane.more())) {
            Q_EMIT pane.more().menu()->aboutToShow();
            for (const auto *action : pane.more().menu()->actions())
                offered << action->text();
        }
        int buttons = 0;
        for (const auto *button : header.findChildren<QAbstractButton *>()) {
            if (button == &pane.more())
                continue;
            ++buttons;
            if (isWhole(*button) == offered.contains(button->accessibleName()))
                lost << button->accessibleName();
        }
        if (buttons < 4)
            lost << QStringLiteral("only %1 buttons").arg(buttons);
        for (const auto *label : header.findChildren<QLabel *>()) {
            if (label->isVisible() && label->sizeHint().width() > label->width())
                lost << label->text();
        }
        const auto levels = pane.trail().toolTip().section(QLatin1Char('\n'), 0, 0).split(QStringLiteral(" ▸ "));
        const bool hasLevels = levels.size() > 1 && !header.findChild<LiveLabel *>()->isVisibleTo(&header);
        if (hasLevels && !pane.trail().isVisible() && !offered.contains(levels.front()))
            lost << QStringLiteral("levels");
        return lost;
    }

    /// The places that the focus comes to, each once, until it is in the last.
    static QList<int> walk(Qt::Key key, const std::vector<QWidget *> &places, const QWidget *last)
    {
        constexpr int most = 600;
        QList<int> seen;
        for (int i = 0; i < most; ++i) {
            auto *focus = QApplication::focusWidget();
            if (!focus)
                break;
            for (std::size_t place = 0; place < places.size(); ++place) {
                const bool in = places[place] == focus || places[place]->isAncestorOf(focus);
                if (in && (seen.isEmpty() || seen.last() != int(place)))
                    seen << int(place);
            }
            if (last == focus || last->isAncestorOf(focus))
                break;
            QTest::keyClick(focus, key);
        }
        return seen;
    }

    WindowFixture w_;
};

QTEST_MAIN(TestReach)
#include "tst_reach.moc"
