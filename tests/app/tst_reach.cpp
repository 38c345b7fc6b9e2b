// SPDX-License-Identifier: GPL-3.0-or-later
// What a person must get at without a mouse and on a small screen.
#include "app/files.h"
#include "app/main_window.h"

#include <QLabel>
#include <QStatusBar>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace gigasite;

namespace {

std::shared_ptr<const Facts> facts()
{
    static const auto all = std::make_shared<const Facts>(*Facts::builtIn());
    return all;
}

} // namespace

class TestReach : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        w_ = std::make_unique<MainWindow>(facts());
        QVERIFY(w_->openFile(QString::fromUtf8(defaultExample.data())));
        w_->show();
        QVERIFY(QTest::qWaitForWindowActive(w_.get()));
    }

    void cleanup()
    {
        w_->document().undoStack().setClean(); // closing must not ask
        w_.reset();
    }

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
        w_->resize(size);
        QTRY_COMPARE(w_->size(), size);
        QApplication::processEvents();
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
            const QRect area(widget->mapTo(w_.get(), QPoint()), widget->size());
            QVERIFY2(w_->rect().contains(area), widget->metaObject()->className());
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
            const auto areaOf = [this](QWidget &widget) {
                return QRect(widget.mapTo(w_.get(), QPoint()), widget.size());
            };
            QVERIFY(!areaOf(w_->why()).intersects(areaOf(w_->problemLine())));
            focus->setFocus();
            QTest::keyClick(focus, Qt::Key_Escape);
            QVERIFY(!w_->why().isVisible() && !w_->edgeTab().isChecked());
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
        const auto areaOf = [this](QWidget &widget) { return QRect(widget.mapTo(w_.get(), QPoint()), widget.size()); };
        QApplication::processEvents();
        QCOMPARE(w_->tour()->step(), 0);
        for (int i = 0; i < 4; ++i)
            QVERIFY(!card().intersects(areaOf(w_->pane(i)))); // they follow the slider
        w_->document().edit({{{"model.layers", std::int64_t(200)}}, {}, 0});
        QCOMPARE(w_->tour()->step(), 1);
        QApplication::processEvents();
        QVERIFY(!card().intersects(areaOf(w_->strip())));
        QVERIFY(!card().intersects(areaOf(w_->parameters())));
        QVERIFY(!card().intersects(areaOf(w_->why())));
    }

    /// However deep a figure is, its levels are on screen as a whole, and all of them in the tooltip.
    void trailsAreNeverCut()
    {
        for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(2400, 1200)}) {
            w_->resize(size);
            QTRY_COMPARE(w_->size(), size);
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

    /// A figure alone says which key leads back.
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

    std::unique_ptr<MainWindow> w_;
};

QTEST_MAIN(TestReach)
#include "tst_reach.moc"
