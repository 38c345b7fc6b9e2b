// SPDX-License-Identifier: GPL-3.0-or-later
// The window and each figure, pixel by pixel, against pictures that somebody has looked at: in both themes, and, by the
// environment variable GIGASITE_RATIO, at ratio 1 and 2. GIGASITE_RENEW_GOLDEN=1 takes new ones: look at every one of
// them before it is committed.
#include "app/files.h"
#include "app/main_window.h"
#include "model/evaluate/evaluate.h"
#include "views/figures/step_time_canvas.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QStyleFactory>
#include <QTest>

using namespace gigasite;

namespace {

int ratio()
{
    return qEnvironmentVariableIntValue("GIGASITE_RATIO") == 2 ? 2 : 1;
}

QString folder()
{
    return QStringLiteral(GIGASITE_TEST_DATA "/golden/");
}

/// How many pixels differ, and where.
QString differenceOf(const QImage &now, const QImage &golden)
{
    if (now.size() != golden.size())
        return QStringLiteral("%1×%2 instead of %3×%4")
            .arg(now.width())
            .arg(now.height())
            .arg(golden.width())
            .arg(golden.height());
    int count = 0;
    QRect where;
    for (int y = 0; y < now.height(); ++y) {
        for (int x = 0; x < now.width(); ++x) {
            if (now.pixel(x, y) == golden.pixel(x, y))
                continue;
            ++count;
            where |= QRect(x, y, 1, 1);
        }
    }
    return count == 0 ? QString()
                      : QStringLiteral("%1 pixels differ, from (%2, %3) to (%4, %5)")
                            .arg(count)
                            .arg(where.left())
                            .arg(where.top())
                            .arg(where.right())
                            .arg(where.bottom());
}

void compare(const QImage &picture, const QString &name)
{
    const auto now = picture.convertToFormat(QImage::Format_RGB32);
    const auto file = QStringLiteral("%1@%2.png").arg(name).arg(ratio());
    constexpr int smallest = 0; // as PNG: most compression
    if (qEnvironmentVariableIsSet("GIGASITE_RENEW_GOLDEN")) {
        QVERIFY(QDir().mkpath(folder()));
        QVERIFY(now.save(folder() + file, "PNG", smallest));
        return;
    }
    const QImage golden(folder() + file);
    QVERIFY2(!golden.isNull(), qPrintable(file + QStringLiteral(" is missing")));
    const auto difference = differenceOf(now, golden.convertToFormat(QImage::Format_RGB32));
    if (!difference.isEmpty())
        now.save(QDir::current().filePath(QStringLiteral("golden_") + file), "PNG", smallest);
    QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("%1: %2; see golden_%1").arg(file, difference)));
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

    static void themes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

private Q_SLOTS:
    void initTestCase();
    void window_data() { themes(); }
    void window();
    void figures_data() { themes(); }
    void figures();
    void levels();
    void pipeline_data() { themes(); }
    void pipeline();
    void narrowWindow();
    void validation_data() { themes(); } // from here on: their tabs change the window
    void validation();
    void bestSites_data() { themes(); }
    void bestSites();
    void backTest_data() { themes(); }
    void backTest();

private:
    void showPage(const QString &tab, bool dark);

    std::unique_ptr<MainWindow> window_;
};

void TestGolden::initTestCase()
{
    auto facts = Facts::builtIn();
    QVERIFY(facts);
    window_ = std::make_unique<MainWindow>(std::make_shared<const Facts>(*std::move(facts)));
    window_->setForPicture();
    QVERIFY(window_->openFile(QStringLiteral("nextgen-100t")));
    window_->resize(1600, 1000);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY_WITH_TIMEOUT(window_->isSettled() && window_->service().snapshot().ownNetwork, 100000);
}

void TestGolden::window()
{
    QFETCH(bool, dark);
    window_->setTheme(dark ? Theme::night() : Theme::day());
    window_->resize(1600, 1000);
    QTRY_COMPARE(window_->size(), QSize(1600, 1000));
    QTest::qWait(50);
    compare(window_->grab().toImage(), dark ? QStringLiteral("window_dark") : QStringLiteral("window_light"));
}

void TestGolden::figures()
{
    QFETCH(bool, dark);
    const auto theme = dark ? Theme::night() : Theme::day();
    window_->setTheme(theme);
    for (int i = 0; i < 4; ++i) {
        auto &canvas = window_->pane(i).canvas();
        QImage picture(QSize(640, 400) * ratio(), QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio());
        picture.fill(theme.figure);
        QPainter p(&picture);
        canvas.draw(p, {640, 400}, theme);
        p.end();
        static const char *names[] = {"map", "layout", "topology", "step_time"};
        compare(picture,
                QStringLiteral("%1_%2").arg(QLatin1String(names[i]),
                                            dark ? QStringLiteral("dark") : QStringLiteral("light")));
    }
}

/// A rack, a tier, a switch, each alone.
void TestGolden::levels()
{
    const auto theme = Theme::day();
    window_->setTheme(theme);
    const auto draw = [&](FigureCanvas &canvas, const char *name) {
        QImage picture(QSize(640, 400) * ratio(), QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio());
        picture.fill(theme.figure);
        QPainter p(&picture);
        canvas.draw(p, {640, 400}, theme);
        p.end();
        compare(picture, QLatin1String(name));
    };
    auto &layout = static_cast<LayoutCanvas &>(window_->pane(1).canvas());
    layout.setLevel(LayoutLevel::Rack);
    draw(layout, "layout_rack");
    layout.setLevel(LayoutLevel::Datacenter);
    auto &topology = static_cast<TopologyCanvas &>(window_->pane(2).canvas());
    topology.setLevel(TopologyLevel::Tier);
    draw(topology, "topology_tier");
    topology.setLevel(TopologyLevel::Switch);
    draw(topology, "topology_switch");
    topology.setLevel(TopologyLevel::Network);
}

/// Stages too many to draw their passes one by one, and few with several chunks and a memory of their own.
void TestGolden::pipeline()
{
    QFETCH(bool, dark);
    const auto theme = dark ? Theme::night() : Theme::day();
    for (const auto &[example, name] :
         {std::pair("nextgen-100t", "pipeline"), {"llama3-405b-16k", "pipeline_chunks"}}) {
        Snapshot s;
        s.facts = window_->service().snapshot().facts;
        s.scenario = s.completeScenario = std::make_shared<const Scenario>(loadScenario(example)->scenario);
        s.evaluation = s.complete = std::make_shared<const Evaluation>(Evaluator(*s.facts)(*s.scenario));
        StepTimeCanvas canvas;
        canvas.setSnapshot(s);
        canvas.setLevel(StepLevel::Pipeline);
        QImage picture(QSize(640, 400) * ratio(), QImage::Format_RGB32);
        picture.setDevicePixelRatio(ratio());
        picture.fill(theme.figure);
        QPainter p(&picture);
        canvas.draw(p, {640, 400}, theme);
        p.end();
        compare(
            picture,
            QStringLiteral("%1_%2").arg(QLatin1String(name), dark ? QStringLiteral("dark") : QStringLiteral("light")));
    }
}

void TestGolden::validation()
{
    QFETCH(bool, dark);
    window_->setTheme(dark ? Theme::night() : Theme::day());
    window_->resize(1600, 1000);
    QTRY_COMPARE(window_->size(), QSize(1600, 1000));
    window_->showTab(QStringLiteral("Validation"));
    auto *page = window_->findChild<ValidationPage *>();
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible() && page->chart().picture().validation, 20000);
    QTest::qWait(50);
    compare(page->grab().toImage(), dark ? QStringLiteral("validation_dark") : QStringLiteral("validation_light"));
}

void TestGolden::showPage(const QString &tab, bool dark)
{
    window_->setTheme(dark ? Theme::night() : Theme::day());
    window_->resize(1600, 1000);
    QTRY_COMPARE(window_->size(), QSize(1600, 1000));
    window_->showTab(tab);
}

void TestGolden::bestSites()
{
    QFETCH(bool, dark);
    showPage(QStringLiteral("Best sites"), dark);
    auto &page = window_->bestSites();
    QTRY_VERIFY_WITH_TIMEOUT(page.isVisible() && page.table().model()->rowCount() > 0, 20000);
    QTest::qWait(50);
    compare(page.grab().toImage(), dark ? QStringLiteral("best_sites_dark") : QStringLiteral("best_sites_light"));
}

void TestGolden::backTest()
{
    QFETCH(bool, dark);
    showPage(QStringLiteral("Back-test"), dark);
    auto &page = window_->backTest();
    QTRY_VERIFY_WITH_TIMEOUT(page.isVisible() && page.pane().canvas().paintCount() > 0, 20000);
    QTest::qWait(50);
    compare(page.grab().toImage(), dark ? QStringLiteral("back_test_dark") : QStringLiteral("back_test_light"));
}

void TestGolden::narrowWindow()
{
    window_->setTheme(Theme::day());
    window_->resize(1280, 800);
    QTRY_COMPARE(window_->size(), QSize(1280, 800));
    QTest::qWait(50);
    compare(window_->grab().toImage(), QStringLiteral("window_1280"));
}

int main(int argc, char **argv)
{
    if (ratio() == 2)
        qputenv("QT_SCALE_FACTOR", "2");
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("FONTCONFIG_FILE", GIGASITE_SOURCE "/tests/views/golden/fonts.conf");
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    setFontFamily(QStringLiteral("DejaVu Sans"));
    TestGolden test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_golden.moc"
