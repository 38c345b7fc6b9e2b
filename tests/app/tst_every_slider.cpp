// SPDX-License-Identifier: GPL-3.0-or-later
// Every slider of every example's panel, dragged: the saved scenario differs in what the row sets and nothing else.
#include "slider.h"

#include <QSet>

#include <nlohmann/json.hpp>

using namespace gigasite;

namespace {

using Keys = QSet<QString>;

/// Keys that one of two saved scenarios has with another value, or alone; "name" and the like among them.
Keys changedKeys(const std::string &before, const std::string &after)
{
    Keys keys;
    const auto compare = [&](const Json &a, const Json &b) {
        for (const auto &[key, value] : a.items()) {
            const auto other = b.find(key);
            if (other == b.end() || *other != value)
                keys << QString::fromStdString(key);
        }
    };
    auto a = Json::parse(before);
    auto b = Json::parse(after);
    compare(a["parameters"], b["parameters"]);
    compare(b["parameters"], a["parameters"]);
    a.erase("parameters");
    b.erase("parameters");
    compare(a, b);
    compare(b, a);
    return keys;
}

/// What must change with a row beside its own key, as the panel promises: ports have two ends, shares of sites sum to
/// one, the sizing follows the hand.
struct Company {
    Keys always;
    Keys perhaps; ///< where they were not so already
};

Company companyOf(const std::string &key, const Scenario &s)
{
    const auto shares = [&](int sites, const std::string &but) {
        Keys keys;
        for (int i = 1; i <= sites; ++i)
            keys << QStringLiteral("site.%1.share").arg(i);
        keys.remove(QString::fromStdString(but));
        return keys;
    };
    if (key == "network.leaf_down" || key == "network.spine_down") // the total may already be at the rack's edge
        return {{}, {QString::fromStdString(key.substr(0, key.size() - 4) + "up")}};
    if (key == "sites.count") { // a file has what is in use: new sites come with all they are
        auto keys = shares(maxSites, {});
        for (const auto &p : parameterTable()) {
            if (p.group == Group::Sites && p.key != key && p.key[5] - '0' > s.siteCount)
                keys << QString::fromStdString(p.key);
        }
        return {{}, keys};
    }
    if (key.ends_with(".share"))
        return {shares(s.siteCount, key), {}};
    if (key.starts_with("budget.") || key == "power.available_w" || key == "hardware.racks")
        return {{}, {QStringLiteral("sizing.mode")}};
    return {};
}

QByteArray listed(const Keys &keys)
{
    auto list = keys.values();
    list.sort();
    return list.join(QStringLiteral(", ")).toUtf8();
}

} // namespace

class TestEverySlider : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesItsOwnKeyOnly_data()
    {
        QTest::addColumn<int>("atLeast");
        for (const auto &name : exampleNames()) // the campus has experts, grouped queries and more to set
            QTest::newRow(name.c_str()) << 45;
    }

    void changesItsOwnKeyOnly()
    {
        QFETCH(int, atLeast);
        MainWindow w(builtInFacts());
        QVERIFY(w.openFile(QString::fromUtf8(QTest::currentDataTag())));
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        auto &stack = w.document().undoStack();
        int sliders = 0;
        for (const auto &row : w.parameters().model().rows()) {
            const auto opened = w.document().scenario();
            if (!SliderPath::isSlider(row) || !row.isVisible(*opened))
                continue;
            const auto &key = row.parameter().key;
            const SliderPath path(w, row);
            if (!row.shown(w.service().snapshot(), nullptr).position)
                continue; // nothing to take hold of: the value is not known
            const auto before = writeScenario(*opened);
            path.drag(path.position() < 0.5 ? 0.8 : 0.2);
            const auto changed = changedKeys(before, writeScenario(*w.document().scenario()));
            const auto company = companyOf(key, *opened);
            const Keys own = Keys{QString::fromStdString(key)} + company.always;
            QVERIFY2(changed.contains(own), key.c_str());
            QVERIFY2((own + company.perhaps).contains(changed), (key + ": " + listed(changed).toStdString()).c_str());
            QCOMPARE(stack.count(), 1); // the whole drag is one step
            stack.undo();
            QCOMPARE(writeScenario(*w.document().scenario()), before);
            stack.redo();
            stack.undo();
            QCOMPARE(writeScenario(*w.document().scenario()), before);
            stack.clear();
            ++sliders;
        }
        QVERIFY2(sliders >= atLeast, qPrintable(QString::number(sliders)));
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    TestEverySlider test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_every_slider.moc"
