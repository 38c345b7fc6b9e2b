// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own catalogue entries: what they say arrives as it is, or is refused with its place in the file and what
// is allowed; what changes nothing is told, and only what is read is called user data.
#include "tests/model/example.h"

#include "model/report/result_json.h"
#include "model/units/checked_json.h"

#include <QRegularExpression>

#include <algorithm>

using namespace gigasite;
using namespace gigasite::test;

namespace {

std::string fileWith(const std::string &catalog, const std::string &parameters = "")
{
    return R"({"schema": "gigasite-scenario/1", "parameters": {)" + parameters + R"(}, "catalog": {)" + catalog + "}}";
}

LoadedScenario load(const std::string &catalog, const std::string &parameters = "")
{
    const auto loaded = readScenario(fileWith(catalog, parameters));
    if (!loaded)
        qFatal("%s: %s", loaded.problem().front().path.c_str(), loaded.problem().front().message.c_str());
    return *loaded;
}

Evaluation evaluatedWith(const std::string &catalog, const std::string &parameters = "")
{
    return evaluate(load(catalog, parameters).scenario, facts());
}

} // namespace

class TestUserCatalog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A quote for the switch alone: every chip costs the difference.
    void builtInIdImpliesItsKind()
    {
        const auto quoted = [](const char *price) {
            return evaluatedWith(std::string(R"("broadcom-th5": {"fields": {"price": )") + price + "}}",
                                 R"("network.switch": "broadcom-th5")");
        };
        const auto cheap = quoted("20000");
        QVERIFY(figure(cheap, "fabric.chips") > 0);
        QCOMPARE(figure(quoted("50000"), "fabric.cost_usd") - figure(cheap, "fabric.cost_usd"),
                 30000 * figure(cheap, "fabric.chips"));
        // an id of two kinds: what is said of it tells which
        QCOMPARE(figure(evaluatedWith(R"("gb200-nvl72": {"fields": {"price": 2e6}})"), "rack.price_usd"), 2e6);
        QCOMPARE(
            figure(evaluatedWith(R"("gb200-nvl72": {"fields": {"peak_flops_fp8_dense": 1e15}})"), "rack.peak_flops"),
            1e15); // per GPU
    }

    void refused_data()
    {
        QTest::addColumn<QString>("catalog");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char *name, const char *catalog, const char *path, const QStringList &says) {
            QTest::newRow(name) << QString::fromLatin1(catalog) << QString::fromLatin1(path) << says;
        };
        row("new id, no kind", R"("mine": {"fields": {"price": 1}})", "catalog/mine/kind",
            {"mine", "rack, accelerator, switch, nic, optic, model or planning"});
        row("no such kind", R"("mine": {"kind": "racks"})", "catalog/mine/kind", {"\"racks\"", "nearest: rack"});
        row("kind is a number", R"("mine": {"kind": 3})", "catalog/mine/kind", {"3", "accelerator"});
        row("another kind than built in", R"("broadcom-th5": {"kind": "rack"})", "catalog/broadcom-th5/kind",
            {"\"rack\"", "Allowed: switch"});
        row("another than both built in", R"("gb200-nvl72": {"kind": "switch"})", "catalog/gb200-nvl72/kind",
            {"rack or accelerator"});
        row("thousands of dollars", R"("gb200-nvl72": {"fields": {"price": {"value": 20000, "unit": "kUSD"}}})",
            "catalog/gb200-nvl72/fields/price/unit", {"price", "\"kUSD\"", "expected is USD"});
        row("bits for bytes", R"("broadcom-th5": {"fields": {"capacity_unidir": {"value": 51.2e12, "unit": "bit/s"}}})",
            "catalog/broadcom-th5/fields/capacity_unidir/unit", {"bytes/s"});
        row("unit is no text", R"("gb200-nvl72": {"fields": {"price": {"value": 1, "unit": 1000}}})",
            "catalog/gb200-nvl72/fields/price/unit", {"1000", "USD"});
        row("unit of a peak that no built-in rack has",
            R"("gb200-nvl72": {"fields": {"fp16_dense": {"value": 180, "unit": "PFLOP/s"}}})",
            "catalog/gb200-nvl72/fields/fp16_dense/unit", {"FLOP/s"});
        row("text for a number", R"("gb200-nvl72": {"fields": {"price": "abc"}})", "catalog/gb200-nvl72/fields/price",
            {"\"abc\"", "a number, 0 or more (USD)"});
        row("text for a number, in an object", R"("gb200-nvl72": {"fields": {"price": {"value": "4e6"}}})",
            "catalog/gb200-nvl72/fields/price/value", {"\"4e6\"", "a number"});
        row("3.7 GPUs", R"("gb200-nvl72": {"fields": {"accelerators": 3.7}})",
            "catalog/gb200-nvl72/fields/accelerators", {"3.7", "a whole number, 0 or more"});
        row("number for a text", R"("gb200-nvl72": {"fields": {"accelerator_id": 100}})",
            "catalog/gb200-nvl72/fields/accelerator_id", {"100", "a text"});
        row("true for a number", R"("gb200-nvl72": {"fields": {"power": true}})", "catalog/gb200-nvl72/fields/power",
            {"true", "a number"});
        row("negative", R"("gb200-nvl72": {"fields": {"power": -1}})", "catalog/gb200-nvl72/fields/power",
            {"-1", "0 or more (W)"});
        row("no value", R"("gb200-nvl72": {"fields": {"power": {"unit": "W"}}})", "catalog/gb200-nvl72/fields/power",
            {"\"value\""});
        row("note is no text", R"("gb200-nvl72": {"fields": {"power": {"value": 1e5, "note": 3}}})",
            "catalog/gb200-nvl72/fields/power/note", {"a text"});
        row("figure beside fields", R"("gb200-nvl72": {"price": 4e6})", "catalog/gb200-nvl72/price",
            {"{\"fields\": {\"price\": 4000000"});
        row("facts is a list", R"("gb200-nvl72": {"facts": [1]})", "catalog/gb200-nvl72/facts", {"an object"});
        row("said twice", R"("gb200-nvl72": {"fields": {"price": 1}, "facts": {"price": 2}})",
            "catalog/gb200-nvl72/facts/price", {"\"fields\"", "once"});
        row("fields is a list", R"("gb200-nvl72": {"fields": [1]})", "catalog/gb200-nvl72/fields", {"an object"});
        row("entry is a number", R"("gb200-nvl72": 4e6)", "catalog/gb200-nvl72", {"an object"});
        row("no such tier", R"("gb200-nvl72": {"fields": {"price": {"value": 1, "tier": "Z"}}})",
            "catalog/gb200-nvl72/fields/price/tier", {"\"Z\"", "A, B, C, D"});
        row("low above high", R"("gb200-nvl72": {"fields": {"price": {"value": 5, "low": 9, "high": 2}}})",
            "catalog/gb200-nvl72/fields/price/low", {"9", "2"});
        row("empty id", R"("": {"kind": "rack"})", "catalog", {"empty id"});
        row("name is a number", R"("gb200-nvl72": {"name": 7})", "catalog/gb200-nvl72/name", {"7", "a text"});
    }

    void refused()
    {
        QFETCH(QString, catalog);
        QFETCH(QString, path);
        QFETCH(QStringList, says);
        const auto loaded = readScenario(fileWith(catalog.toStdString()));
        QVERIFY2(!loaded, "was accepted");
        QCOMPARE(loaded.problem().size(), std::size_t(1));
        const auto &problem = loaded.problem().front();
        QCOMPARE(QString::fromStdString(problem.path), path);
        QVERIFY(problem.severity == Severity::Error);
        for (const auto &part : says)
            QVERIFY2(QString::fromStdString(problem.message).contains(part), problem.message.c_str());
    }

    void everythingWrongIsSaidAtOnce()
    {
        const auto loaded = readScenario(
            fileWith(R"("gb200-nvl72": {"fields": {"price": "a", "power": {"value": 1, "unit": "kW"}}}, "new": {})"));
        QVERIFY(!loaded);
        QCOMPARE(loaded.problem().size(), std::size_t(3));
    }

    /// Every fact of the built-in catalogue may be said again, with the catalogue's own value and unit.
    void builtInFactsAreTaken()
    {
        std::size_t said = 0;
        for (const auto &item : facts().catalog.items()) {
            Json fields = Json::object();
            for (const auto &[name, fact] : item.facts) {
                if (!fact.value && fact.text.empty())
                    continue;
                fields[name] = {{"unit", fact.unit}, {"value", fact.value ? Json(*fact.value) : Json(fact.text)}};
                ++said;
            }
            const Json entry = {{"kind", kindName(item.kind)}, {"fields", fields}};
            const auto loaded = readScenario(fileWith(Json(item.id).dump() + ": " + entry.dump()));
            QVERIFY2(loaded, loaded ? "" : (loaded.problem()[0].path + loaded.problem()[0].message).c_str());
            for (const auto &n : loaded->notes)
                QVERIFY2(n.severity == Severity::Note, n.message.c_str());
        }
        QVERIFY(said > 1000);
    }

    void unitsOfTheCatalogueOrNone()
    {
        for (const char *price : {"2e6", R"({"value": 2e6})", R"({"value": 2e6, "unit": "USD"})"})
            QCOMPARE(figure(evaluatedWith(std::string(R"("gb200-nvl72": {"fields": {"price": )") + price + "}}"),
                            "rack.price_usd"),
                     2e6);
    }

    void unknownFactsAreToldAndKept()
    {
        const std::string entries =
            R"("gb200-nvl72": {"fields": {"prise": 1, "power": {"value": 1e5, "uint": "kW"}}, "colour": "red"},
               "broadcom-th5": {"fields": {"prize": {"x": [1, null]}}})";
        const auto loaded = load(entries, R"("hardware.rack": "gb200-nvl72", "network.switch": "broadcom-th5")");
        QStringList told;
        for (const auto &n : loaded.notes) {
            QVERIFY(n.severity == Severity::Warning);
            told << QString::fromStdString(n.path + ": " + n.message);
        }
        QCOMPARE(told.size(), 4);
        const auto all = told.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QRegularExpression(QStringLiteral(
                     "catalog/gb200-nvl72/fields/prise: .*not a figure the engine knows.*nearest: price"))),
                 qPrintable(all));
        QVERIFY2(
            all.contains(QRegularExpression(QStringLiteral("catalog/gb200-nvl72/fields/power/uint: .*nearest: unit"))),
            qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("catalog/gb200-nvl72/colour: ")));
        QVERIFY(all.contains(QStringLiteral("catalog/broadcom-th5/fields/prize: ")));
        QVERIFY(scenarioToJson(loaded.scenario)["catalog"] == Json::parse("{" + entries + "}"));
    }

    /// Whatever type it has: a later version may put anything there.
    void unknownKeysOfAnyTypeAreKept_data()
    {
        QTest::addColumn<QString>("value");
        for (const char *value : {"7", "7.50", "\"7\"", "true", "null", "[1, 2]", R"({"value": 7})", "{}"})
            QTest::newRow(value) << QString::fromLatin1(value);
    }

    void unknownKeysOfAnyTypeAreKept()
    {
        QFETCH(QString, value);
        const auto entry = R"("gb200-nvl72": {"fields": {"price": 2e6, "future": )" + value.toStdString() +
            R"(}, "revision": )" + value.toStdString() + "}";
        const auto loaded = load(entry);
        QCOMPARE(loaded.notes.size(), std::size_t(2));
        QVERIFY(loaded.notes.front().message.find("revision") != std::string::npos);
        QVERIFY(scenarioToJson(loaded.scenario)["catalog"] == Json::parse("{" + entry + "}"));
        QCOMPARE(figure(evaluate(loaded.scenario, facts()), "rack.price_usd"), 2e6);
    }

    /// What the catalogue prints can be pasted: the same facts, now the scenario's own.
    void printedEntriesArePasted()
    {
        std::size_t facts = 0;
        for (const auto &item : test::facts().catalog.items()) {
            for (const auto &printed : catalogJson(test::facts().catalog, item.id, Scenario{})) {
                if (printed["kind"] != kindName(item.kind))
                    continue;
                const auto loaded = load(Json(item.id).dump() + ": " + printed.dump());
                for (const auto &n : loaded.notes)
                    QVERIFY2(n.severity == Severity::Note, n.message.c_str());
                QCOMPARE(loaded.scenario.userCatalog->size(), std::size_t(1));
                for (const auto &[name, fact] : loaded.scenario.userCatalog->front().facts) {
                    QVERIFY2(item.fact(name), name.c_str());
                    QVERIFY2(item.fact(name)->value == fact.value && item.fact(name)->text == fact.text, name.c_str());
                    ++facts;
                }
            }
        }
        QVERIFY2(facts > 1000, qPrintable(QString::number(facts)));
        auto other = catalogJson(test::facts().catalog, "hgx-h100-8", Scenario{}).front();
        QCOMPARE(load(R"("mine": )" + other.dump()).notes.size(), std::size_t(1)); // its id is another
    }

    void kindsThatNoFigureReadsAreTold()
    {
        const auto loaded = load(R"("cx8": {"fields": {"price": 3000}})");
        QCOMPARE(loaded.notes.size(), std::size_t(1));
        QCOMPARE(loaded.notes.front().path, std::string("catalog/cx8"));
        QVERIFY(load(R"("gb200-nvl72": {"fields": {"price": 3000}})").notes.empty());
    }

    /// Only a choice that reads something of the scenario's own is marked.
    void userDataIsWhatIsUsed_data()
    {
        QTest::addColumn<QString>("catalog");
        QTest::addColumn<QString>("parameters");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char *name, const char *catalog, const char *parameters, const char *marked) {
            QTest::newRow(name) << QString::fromLatin1(catalog) << QString::fromLatin1(parameters)
                                << QString::fromLatin1(marked);
        };
        row("price of a rack", R"("gb200-nvl72": {"fields": {"price": 2e6}})", "", "hardware.rack");
        row("typed over", R"("gb200-nvl72": {"fields": {"price": 2e6}})", R"("hardware.rack_price_usd": 3e6)", "");
        row("unknown fact", R"("gb200-nvl72": {"fields": {"prise": 2e6}})", "", "");
        row("no facts", R"("gb200-nvl72": {"fields": {}})", "", "");
        row("weight, which no figure reads", R"("gb200-nvl72": {"fields": {"weight": 2000}})", "", "");
        row("another rack", R"("hgx-h100-8": {"fields": {"price": 2e5}})", "", "");
        row("peak of its GPU", R"("gb200-nvl72": {"kind": "accelerator", "fields": {"peak_flops_fp8_dense": 1e15}})",
            "", "hardware.rack");
        row("peak in another precision",
            R"("gb200-nvl72": {"kind": "accelerator", "fields": {"peak_flops_bf16_dense": 1e15}})", "", "");
        row("another GPU", R"("gb200-nvl72": {"fields": {"accelerator_id": "b200-hgx"}})", "", "hardware.rack");
        row("price of a switch", R"("broadcom-th5": {"fields": {"price": 1e4}})", "", "network.switch");
        row("price of a switch, ports priced", R"("broadcom-th5": {"fields": {"price": 1e4}})",
            R"("network.port_usd": 500)", "");
        row("latency of a switch, which no figure reads", R"("broadcom-th5": {"fields": {"latency": 1e-6}})", "", "");
    }

    void userDataIsWhatIsUsed()
    {
        QFETCH(QString, catalog);
        QFETCH(QString, parameters);
        QFETCH(QString, marked);
        const auto chosen = R"("hardware.rack": "gb200-nvl72", "network.switch": "broadcom-th5")" +
            (parameters.isEmpty() ? "" : ", " + parameters.toStdString());
        const auto e = evaluatedWith(catalog.toStdString(), chosen);
        for (const char *key : {"hardware.rack", "network.switch"})
            QCOMPARE(hasProblem(e, Severity::Note, key), marked == QLatin1String(key));

        // what is marked moves a figure, what is not moves none
        const auto plain = evaluatedWith("", chosen);
        const bool moved = std::any_of(figureTable().begin(), figureTable().end(), [&](const auto &row) {
            return figureValue(e, row.id).value != figureValue(plain, row.id).value;
        });
        QCOMPARE(moved, !marked.isEmpty());
    }

    void schemaDescribesAnEntry()
    {
        const auto schema = scenarioSchemaJson();
        const auto &entry = schema["properties"]["catalog"]["additionalProperties"];
        QCOMPARE(entry["properties"]["kind"]["enum"].size(), std::size_t(7));
        for (const char *key : {"name", "vendor", "fields"})
            QVERIFY2(entry["properties"].contains(key), key);
        for (const auto &item : facts().catalog.items()) {
            const auto of = std::find_if(entry["allOf"].begin(), entry["allOf"].end(), [&](const Json &rule) {
                return rule["if"]["properties"]["kind"]["const"] == kindName(item.kind);
            });
            QVERIFY(of != entry["allOf"].end());
            for (const auto &[name, fact] : item.facts) {
                const auto &form = (*of)["then"]["properties"]["fields"]["properties"][name];
                const auto place = form["$ref"].get<std::string>().substr(1);
                const auto &object = schema.at(Json::json_pointer(place))["anyOf"][1];
                QVERIFY(object["required"] == Json::array({"value"}));
                const auto &units = form["properties"]["unit"]["enum"];
                QVERIFY2(std::find(units.begin(), units.end(), fact.unit) != units.end(), name.c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestUserCatalog)
#include "tst_user_catalog.moc"
