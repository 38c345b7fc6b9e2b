// SPDX-License-Identifier: GPL-3.0-or-later
// The person's text size reaches what is painted: letters of figures are as large as asked for, each figure comes into
// sight as a whole, and the key figures keep all their lines.
#include "window_fixture.h"

#include <QScrollBar>

using namespace gigasite;

class TestTextSize : public QObject {
    Q_OBJECT

    WindowFixture w_;

    static bool isPainted(const QImage &image, const QRect &area, QRgb paper)
    {
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                if (image.pixel(x, y) != paper)
                    return true;
            }
        }
        return false;
    }

private Q_SLOTS:
    void init() { w_.open(QStringLiteral("llama3-405b-16k")); }
    void cleanup() { w_.close(); }

    void figuresFollow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const int percent : {80, 100, 110, 125, 150, 175, 200})
            QTest::addRow("usual window, %d %%", percent) << QSize(1600, 1000) << percent;
        for (const int percent : {80, 100, 125})
            QTest::addRow("smallest window, %d %%", percent) << QSize(1280, 800) << percent;
    }

    void figuresFollow()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        w_.resize(size);
        w_->setTextSize(percent);
        QApplication::processEvents();
        QTest::qWait(50);
        auto *area = w_->findChild<FigureArea *>();
        QVERIFY(area);
        const double wanted = percent / 100.0;
        for (int i = 0; i < 4; ++i) {
            auto &canvas = w_->pane(i).canvas();
            QVERIFY2(std::abs(canvas.zoom() / wanted - 1) < 0.01,
                     qPrintable(QStringLiteral("%1: %2, %3 × %4")
                                    .arg(canvas.accessibleName())
                                    .arg(canvas.zoom())
                                    .arg(canvas.width())
                                    .arg(canvas.height())));
            QTest::keyClick(w_.get(), Qt::Key(Qt::Key_1 + i), Qt::ControlModifier);
            QVERIFY(canvas.hasFocus());
            QCOMPARE(canvas.visibleRegion().boundingRect(), canvas.rect());
            QVERIFY(canvas.paintCount() > 0 && !canvas.marks().empty());
        }
        if (percent <= 100)
            QVERIFY(!area->verticalScrollBar()->isVisible() && area->verticalScrollBar()->maximum() == 0);
    }

    /// What is scrolled out of sight paints nothing, also not ahead of time, and is new when it is back.
    void figuresOutOfSightRest()
    {
        w_->setTextSize(200);
        QTest::qWait(50);
        QTest::keyClick(w_.get(), Qt::Key_1, Qt::ControlModifier);
        QApplication::processEvents();
        auto &shown = w_->pane(0).canvas(), &hidden = w_->pane(3).canvas();
        QVERIFY(hidden.visibleRegion().isEmpty());
        const int before = shown.paintCount(), hiddenBefore = hidden.paintCount();
        w_.set("hardware.racks", std::int64_t(1024));
        QApplication::processEvents();
        QVERIFY(shown.paintCount() > before);
        QCOMPARE(hidden.paintCount(), hiddenBefore);
        QTest::keyClick(w_.get(), Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(hidden.paintCount() > hiddenBefore);
    }

    /// The A of an automatic row is as large as the letters, and lies on none of its neighbours.
    void marksFollow()
    {
        auto &tree = w_->parameters().tree();
        const auto index = w_.row("hardware.rack_price_usd");
        const auto high = [&](int percent) { // of what is painted in the accent's colour; px
            w_->setTextSize(percent);
            tree.scrollTo(index, QAbstractItemView::PositionAtCenter);
            QApplication::processEvents();
            QTest::qWait(20);
            const auto row = tree.visualRect(index);
            const auto badge = ParameterDelegate(w_->parameters().model()).partsOf(row).badge.toAlignedRect();
            const auto image = tree.viewport()->grab(badge).toImage().convertToFormat(QImage::Format_RGB32);
            const auto accent = Theme::day().accent;
            int first = -1, last = -1;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor c = image.pixelColor(x, y);
                    if (std::abs(c.red() - accent.red()) + std::abs(c.green() - accent.green()) > 60)
                        continue;
                    first = first < 0 ? y : first;
                    last = y;
                }
            }
            return first > 0 && last + 1 < image.height() ? last - first + 1 : 0; // 0: it reaches into a neighbour
        };
        const int usual = high(100);
        QVERIFY2(usual >= 12 && usual <= 17, qPrintable(QString::number(usual)));
        QVERIFY(std::abs(high(200) - 2 * usual) <= 3);
        const int small = high(80);
        QVERIFY2(small > 0 && small < usual, qPrintable(QString::number(small)));
    }

    void keyFiguresKeepTheirLines_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const int percent : {100, 125, 150, 200}) {
            QTest::addRow("usual window, %d %%", percent) << QSize(1600, 1000) << percent;
            QTest::addRow("smallest window, %d %%", percent) << QSize(1280, 800) << percent;
        }
    }

    /// Below the value of every tile with a comparison something is painted, and is not painted without one.
    void keyFiguresKeepTheirLines()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        w_.resize(size);
        w_->setTextSize(percent);
        QTRY_VERIFY_WITH_TIMEOUT(w_->isSettled(), 60000); // a simulation that runs is told in its tile
        auto &strip = w_->strip();
        const auto paper = Theme::day().figure.rgb();
        const auto rows = [&](const QImage &image, std::size_t i) { // painted lines of text of a tile, from above
            const int count = int(strip.tiles().size());
            const int lines = std::max(1, int(std::lround(strip.height() / (62.0 * percent / 100))));
            const int inRow = strip.height() < 80 * percent / 100 ? count : (count + lines - 1) / lines;
            const int high = inRow == count ? strip.height() : strip.height() / lines;
            const int wide = strip.width() / inRow;
            const QRect tile(int(i) % inRow * wide + 9, int(i) / inRow * high, wide / 2, high - 6);
            int found = 0;
            bool inked = false;
            for (int y = tile.top(); y <= tile.bottom(); ++y) {
                const bool now = isPainted(image, {tile.left(), y, tile.width(), 1}, paper);
                found += now && !inked;
                inked = now;
            }
            return found;
        };
        strip.setSelected({});
        const auto image = strip.grab().toImage().convertToFormat(QImage::Format_RGB32);
        for (std::size_t i = 0; i < strip.tiles().size(); ++i) {
            const auto &tile = strip.tiles()[i];
            QCOMPARE(tile.shortDelta, QStringLiteral("= baseline"));
            QVERIFY2(rows(image, i) >= 3, qPrintable(tile.label + QString::number(rows(image, i))));
        }
    }
};

QTEST_MAIN(TestTextSize)
#include "tst_text_size.moc"
