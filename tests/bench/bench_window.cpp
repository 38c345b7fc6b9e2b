// SPDX-License-Identifier: GPL-3.0-or-later
// From a slider move to everything painted: the real window at 1600 × 1000, one edit per round, all views repainted.
// Prints p50, p95, p99 per slider, p95 of the window's own thread in processor time (which other programs disturb
// less), and how many of the moves changed the scenario; last, a site dragged over the map; runs on the offscreen
// platform. Arguments: [device pixel ratio [parameter key or "map" …]].
#include "app/main_window.h"
#include "app/memory_use.h"
#include "model/scenario/scenario_io.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStyleFactory>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <vector>

using namespace gigasite;

namespace {

double quantile(std::vector<double> v, double q)
{
    std::sort(v.begin(), v.end());
    return v[static_cast<std::size_t>(q * double(v.size() - 1))];
}

double threadMs()
{
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6;
}

void report(const char *what, const std::vector<double> &ms, const std::vector<double> &own, std::uint64_t changes)
{
    std::printf("%-24s p50 %6.2f ms   p95 %6.2f ms   p99 %6.2f ms   max %6.2f ms   own p95 %6.2f ms   %llu of %zu\n",
                what, quantile(ms, 0.5), quantile(ms, 0.95), quantile(ms, 0.99), quantile(ms, 1), quantile(own, 0.95),
                static_cast<unsigned long long>(changes), ms.size());
}

/// Moves the mouse over the slider of a parameter with the button held, as a person does.
void drag(MainWindow &window, const char *key, int rounds)
{
    auto &tree = window.parameters().tree();
    const auto index = window.parameters().model().indexOf(key);
    tree.scrollTo(index);
    QApplication::processEvents();
    const auto track =
        ParameterDelegate(window.parameters().model()).partsOf(tree.visualRect(index)).slider.adjusted(4, 0, -4, 0);
    const auto send = [&](QEvent::Type type, double share, Qt::MouseButtons buttons) {
        const QPointF at(track.left() + share * track.width(), track.center().y());
        QMouseEvent event(type, at, tree.viewport()->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, {});
        QApplication::sendEvent(tree.viewport(), &event);
    };
    send(QEvent::MouseButtonPress, 0.35, Qt::LeftButton);
    std::vector<double> ms, own;
    const auto revision = window.service().snapshot().revision;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double before = threadMs();
        send(QEvent::MouseMove, 0.35 + 0.3 * (i % 97) / 97.0, Qt::LeftButton);
        QApplication::sendPostedEvents(); // layout and update requests: everything is painted when this returns
        QApplication::processEvents();
        ms.push_back(double(timer.nsecsElapsed()) / 1e6);
        own.push_back(threadMs() - before);
    }
    const auto changes = window.service().snapshot().revision - revision;
    send(QEvent::MouseButtonRelease, 0.5, Qt::NoButton);
    window.document().undoStack().undo();
    report(key, ms, own, changes);
}

/// Drags the second site over the map as a person does.
void dragSite(MainWindow &window, int rounds)
{
    auto &map = window.pane(0).canvas();
    const auto &site = window.document().scenario()->sites[1];
    const auto home = MapProjection(QSizeF(map.size()) / map.zoom()).toFigure(site.lat, site.lon) * map.zoom();
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, map.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          buttons, {});
        QApplication::sendEvent(&map, &event);
    };
    send(QEvent::MouseButtonPress, home, Qt::LeftButton);
    std::vector<double> ms, own;
    const auto revision = window.service().snapshot().revision;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double before = threadMs();
        send(QEvent::MouseMove, home + QPointF(4 + 2.0 * (i % 80), -(i % 60)), Qt::LeftButton);
        QApplication::sendPostedEvents();
        QApplication::processEvents();
        ms.push_back(double(timer.nsecsElapsed()) / 1e6);
        own.push_back(threadMs() - before);
    }
    const auto changes = window.service().snapshot().revision - revision;
    send(QEvent::MouseButtonRelease, home, Qt::NoButton);
    window.document().undoStack().undo();
    report("site on the map", ms, own, changes);
}

} // namespace

int main(int argc, char **argv)
{
    limitAllocator();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 1)
        qputenv("QT_SCALE_FACTOR", argv[1]);
    QElapsedTimer start;
    start.start();
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    MainWindow window(std::make_shared<const Facts>(*Facts::builtIn()));
    window.openFile(QString::fromUtf8(defaultExample.data()));
    window.show();
    QApplication::processEvents();
    std::printf("first painted window after %.0f ms (ratio %.0f)\n", double(start.nsecsElapsed()) / 1e6,
                window.devicePixelRatioF());
    drag(window, "model.layers", 50); // warm caches
    constexpr auto map = "map";
    std::vector<const char *> keys(argv + std::min(argc, 2), argv + argc);
    if (keys.empty())
        keys = {"budget.total_usd",
                "hardware.racks",
                "model.layers",
                "model.hidden",
                "network.leaf_down",
                "site.1.share",
                "parallelism.tp",
                "parallelism.micro_batches",
                map};
    for (const char *key : keys) {
        if (std::string_view(key) == map)
            dragSite(window, 400);
        else
            drag(window, key, 400);
    }
    return 0;
}
