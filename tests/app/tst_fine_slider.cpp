// SPDX-License-Identifier: GPL-3.0-or-later
// Sliders of the parameter panel under a hand: long enough to aim with, and with Shift ten times as fine, dragged and
// by keys.
#include "slider.h"

#include <QMouseEvent>

#include <cmath>

using namespace gigasite;

class TestFineSlider : public QObject {
    Q_OBJECT

    WindowFixture w_;

    ParameterTree &tree() { return w_->parameters().tree(); }

    const PanelRow &row(const char *key)
    {
        const auto &model = w_->parameters().model();
        return *model.row(model.indexOf(key));
    }

    double valueOf(const PanelRow &row)
    {
        return numberOf(gigasite::valueOf(*w_->document().scenario(), row.parameter())).value_or(std::nan(""));
    }

    QRectF trackOf(const PanelRow &row)
    {
        auto *delegate = qobject_cast<ParameterDelegate *>(tree().itemDelegate());
        const auto index = w_->parameters().model().indexOf(row.parameter().key);
        tree().scrollTo(index);
        QApplication::processEvents();
        return delegate->partsOf(tree().visualRect(index), &row).slider.adjusted(4, 0, -4, 0);
    }

    void move(QPointF to, Qt::KeyboardModifiers modifiers)
    {
        auto *viewport = tree().viewport();
        QMouseEvent event(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
        QApplication::sendEvent(viewport, &event);
    }

    /// The thumb's way as a share of the track, for a hand's way in px.
    double dragged(const char *key, double px, Qt::KeyboardModifiers modifiers)
    {
        const SliderPath path(*w_, row(key));
        const QPointF from = path.thumb();
        QTest::mousePress(tree().viewport(), Qt::LeftButton, modifiers, path.thumb());
        for (int i = 1; i <= 10; ++i)
            move(from + QPointF(px * i / 10, 0), modifiers);
        QTest::mouseRelease(tree().viewport(), Qt::LeftButton, modifiers, (from + QPointF(px, 0)).toPoint());
        return row(key).shown(w_->service().snapshot(), nullptr).position.value_or(0) - path.position();
    }

private Q_SLOTS:
    void init() { w_.open(); }
    void cleanup() { w_.close(); }

    /// The thumb's way: 86 px in the usual window, 56 in the smallest.
    void tracksAreLongEnough()
    {
        QVERIFY2(trackOf(row("hardware.racks")).width() >= 86,
                 qPrintable(QString::number(trackOf(row("hardware.racks")).width())));
        int shorter = 0, sliders = 0; // beside a name that needs more than its column
        for (const auto &slider : w_->parameters().model().rows()) {
            if (!SliderPath::isSlider(slider) || !w_->parameters().model().indexOf(slider.parameter().key).isValid())
                continue;
            ++sliders;
            shorter += trackOf(slider).width() < 86;
        }
        QVERIFY2(sliders > 50 && shorter < sliders / 10, qPrintable(QString::number(shorter)));
        w_.resize({1280, 800});
        QTRY_VERIFY(w_->isNarrow());
        QVERIFY2(trackOf(row("hardware.racks")).width() >= 56,
                 qPrintable(QString::number(trackOf(row("hardware.racks")).width())));
    }

    void shiftDragsATenth()
    {
        const char *key = "hardware.rack_power_w";
        const double width = trackOf(row(key)).width();
        const double fine = dragged(key, 20, Qt::ShiftModifier);
        w_->document().undoStack().undo();
        const double coarse = dragged(key, 20, Qt::NoModifier);
        QVERIFY2(std::abs(coarse - 20 / width) < 0.005, qPrintable(QString::number(coarse * width)));
        QVERIFY2(std::abs(fine - 2 / width) < 0.005, qPrintable(QString::number(fine * width))); // three digits a value
        QCOMPARE(w_->document().undoStack().count(), 1);
    }

    void shiftStepsATenth_data()
    {
        QTest::addColumn<QByteArray>("key");
        for (const char *key : {"hardware.rack_power_w", "training.tokens", "grid.curtailment", "wan.route_factor"})
            QTest::newRow(key) << QByteArray(key);
    }

    void shiftStepsATenth()
    {
        QFETCH(const QByteArray, key);
        const auto &slider = row(key.constData());
        QVERIFY(SliderPath::isSlider(slider));
        tree().setCurrentIndex(w_->parameters().model().indexOf(slider.parameter().key));
        tree().setFocus();
        const auto position = [&] {
            return row(key.constData()).shown(w_->service().snapshot(), nullptr).position.value_or(0);
        };
        const double start = position();
        QTest::keyClick(&tree(), Qt::Key_Right);
        const double coarse = position() - start;
        QTest::keyClick(&tree(), Qt::Key_Left);
        const double back = position();
        QTest::keyClick(&tree(), Qt::Key_Right, Qt::ShiftModifier);
        const double fine = position() - back;
        QVERIFY(coarse > 0 && fine > 0);
        QVERIFY2(fine / coarse > 0.04 && fine / coarse < 0.16, qPrintable(QString::number(fine / coarse)));
    }

    /// Of every slider: with Shift never further than without, and never nowhere, unless it is at its end.
    void everySliderIsFiner()
    {
        const auto snapshot = w_->service().snapshot();
        int tried = 0;
        for (const auto &slider : w_->parameters().model().rows()) {
            if (!SliderPath::isSlider(slider) || slider.form() == PanelRow::Form::Ports)
                continue;
            const auto before = slider.shown(snapshot, nullptr).position;
            if (!before || *before > 0.9)
                continue;
            const auto number = [&](bool fine) {
                return numberOf(slider.stepped(1, fine, snapshot).changes.front().value).value_or(0);
            };
            const auto now = slider.parameter().kind == Kind::Integer ? 1.0 : 0.0;
            const double least = numberOf(slider.stepped(-1, true, snapshot).changes.front().value).value_or(0);
            const double fine = number(true), coarse = number(false);
            QVERIFY2(fine <= coarse && (fine > least || now == 0), slider.parameter().key.c_str());
            ++tried;
        }
        QVERIFY2(tried > 40, qPrintable(QString::number(tried)));
    }
};

QTEST_MAIN(TestFineSlider)
#include "tst_fine_slider.moc"
