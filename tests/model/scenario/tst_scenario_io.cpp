// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside: taken exactly, or refused with a sentence that says where, what and what is allowed.
#include "tests/model/comma_locale.h"
#include "tests/model/example.h"

#include "model/units/checked_json.h"

using namespace gigasite;
using namespace gigasite::test;

namespace {

std::string file(const std::string &parameters)
{
    return R"({"schema": "gigasite-scenario/1", "parameters": {)" + parameters + "}}";
}

std::string refusal(const std::string &text)
{
    const auto loaded = readScenario(text);
    return loaded ? std::string() : loaded.problem().front().path + ": " + loaded.problem().front().message;
}

} // namespace

class TestScenarioIo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyParameterSurvivesARoundTrip()
    {
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            const auto again = readScenario(writeScenario(s));
            QVERIFY(bool(again));
            QVERIFY(differences(s, again->scenario).empty());
            QCOMPARE(again->scenario.name, s.name);
            QCOMPARE(writeScenario(again->scenario), writeScenario(s));
        }
    }

    void defaultsAreInRange()
    {
        QVERIFY(checkRanges(Scenario{}).empty());
        for (const auto &name : exampleNames())
            QVERIFY(checkRanges(example(name)).empty());
    }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("says");
        const auto p = [](const char *s) { return QString::fromStdString(file(s)); };
        QTest::newRow("3.7 for a count") << p(R"("model.layers": 3.7)") << "parameters/model.layers" << "3.7";
        QTest::newRow("true for a count") << p(R"("model.layers": true)") << "parameters/model.layers" << "true";
        QTest::newRow("text for a number")
            << p(R"("power.overhead": "1.4")") << "parameters/power.overhead" << "Allowed";
        QTest::newRow("null") << p(R"("model.layers": null)") << "parameters/model.layers" << "null";
        QTest::newRow("2^63") << p(R"("model.layers": 9223372036854775808)") << "parameters/model.layers" << "Allowed";
        QTest::newRow("unknown choice") << p(R"("hardware.precision": "fp2")") << "parameters/hardware.precision"
                                        << "fp4, fp8, bf16 or fp16";
        QTest::newRow("auto where it is not allowed")
            << p(R"("model.layers": "auto")") << "parameters/model.layers" << "Allowed";
        QTest::newRow("1e999") << p(R"("power.overhead": 1e999)") << "" << "too large";
        QTest::newRow("NaN") << p(R"("power.overhead": NaN)") << "line 1" << "not valid JSON";
        QTest::newRow("duplicate key") << p(R"("model.layers": 1, "model.layers": 2)") << "parameters/model.layers"
                                       << "twice";
        QTest::newRow("truncated") << QStringLiteral("{\"schema\": \"gigasite-sc") << "line 1" << "not valid JSON";
        QTest::newRow("empty") << QString() << "" << "empty";
        QTest::newRow("no schema") << QStringLiteral("{}") << "schema" << "gigasite-scenario/1";
        QTest::newRow("another schema") << QStringLiteral(R"({"schema": "x/1"})") << "schema" << "gigasite-scenario/1";
        QTest::newRow("an array") << QStringLiteral("[]") << "" << "object";
        QTest::newRow("user fact")
            << QStringLiteral(
                   R"({"schema": "gigasite-scenario/1", "catalog": {"a": {"kind": "rack", "fields": {"price": []}}}})")
            << "catalog/a/fields/price" << "number";
    }

    void refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        QFETCH(QString, says);
        const auto message = QString::fromStdString(refusal(text.toStdString()));
        QVERIFY2(!message.isEmpty(), "was accepted");
        QVERIFY2(message.startsWith(path), qPrintable(message));
        QVERIFY2(message.contains(says), qPrintable(message));
    }

    void deepNestingIsRefusedNotCrashed()
    {
        const std::string deep = std::string(200000, '[') + std::string(200000, ']');
        QVERIFY(refusal(R"({"schema": "gigasite-scenario/1", "x": )" + deep + "}").find("64 levels") !=
                std::string::npos);
    }

    void binaryIsRefused()
    {
        std::string bytes;
        for (int i = 0; i < 4096; ++i)
            bytes += char((i * 7919) & 0xFF);
        QVERIFY(!refusal(bytes).empty());
    }

    /// Whole numbers in scientific form, and integers up to 2^53 and beyond, arrive as they are.
    void integersAreExact()
    {
        const auto layers = [](const std::string &n) {
            return readScenario(file("\"model.layers\": " + n))->scenario.model.layers;
        };
        QCOMPARE(layers("1.56e13"), std::int64_t(15600000000000));
        QCOMPARE(layers("9007199254740993"), std::int64_t(9007199254740993));
        const auto tooMany = checkRanges(readScenario(file("\"model.layers\": 9007199254740993"))->scenario);
        QVERIFY2(tooMany.front().message.find("9007199254740993") != std::string::npos, // not its double, …992
                 tooMany.front().message.c_str());
        QCOMPARE(layers("-5"), std::int64_t(-5)); // kept and marked, never clamped
        QCOMPARE(checkRanges(readScenario(file(R"("model.layers": -5)"))->scenario).size(), std::size_t(1));
    }

    /// Sites beyond the count wait with what was typed: told where it is out of range, but stopping nothing.
    void sitesBeyondTheCountAreToldToo()
    {
        for (const auto &[count, severity] : {std::pair{"2", Severity::Warning}, {"3", Severity::Error}}) {
            const auto read = readScenario(file(std::string("\"sites.count\": ") + count + ", \"site.3.lat\": 91"));
            const auto problems = checkRanges(read->scenario);
            QCOMPARE(problems.size(), std::size_t(1));
            QCOMPARE(problems.front().path, std::string("site.3.lat"));
            QCOMPARE(problems.front().severity, severity);
        }
    }

    void unknownContentSurvives()
    {
        const std::string text =
            R"({"schema": "gigasite-scenario/1", "later": {"a": [1, 2.5]}, "parameters": {"model.layers": 7, "future.key": {"deep": true}}})";
        auto loaded = readScenario(text);
        QVERIFY(bool(loaded));
        QCOMPARE(loaded->notes.size(), std::size_t(2));
        const auto json = scenarioToJson(loaded->scenario);
        QCOMPARE(json["later"].dump(), std::string(R"({"a":[1,2.5]})"));
        QCOMPARE(json["parameters"]["future.key"].dump(), std::string(R"({"deep":true})"));
    }

    /// What this version does not know it writes back digit for digit, however the file writes numbers.
    void unknownNumbersSurviveByteForByte()
    {
        const std::string deep = R"("later": {
    "a~/b": [
      0.1234567890123456789,
      1.50,
      {
        "x": -1E+5
      }
    ],
    "whole": 9007199254740993
  })";
        const std::string key = R"("future.key": 3.14159265358979323846264338327950288)";
        const std::string own = R"("price": 2500000.123456789012345678)";
        const std::string known = R"("power.overhead": 1.4000000000000000000001)";
        const auto loaded =
            readScenario(R"({"schema": "gigasite-scenario/1", )" + deep + R"(, "parameters": {)" + key + ", " + known +
                         R"(}, "catalog": {"a": {"kind": "rack", "fields": {)" + own + "}}}}");
        QVERIFY2(loaded, loaded ? "" : loaded.problem().front().message.c_str());
        const auto written = writeScenario(loaded->scenario);
        for (const auto &text : {deep, key, own})
            QVERIFY2(written.find(text) != std::string::npos, written.substr(written.size() - 500).c_str());
        QVERIFY(written.find(R"("power.overhead": 1.4,)") != std::string::npos); // as this version writes a value
        const auto again = readScenario(written);
        QVERIFY(bool(again));
        QCOMPARE(writeScenario(again->scenario), written);
    }

    /// The files' layout is the library's.
    void writtenAsTheLibraryWrites()
    {
        for (const auto &name : exampleNames())
            QCOMPARE(writeScenario(example(name)), scenarioToJson(example(name)).dump(2) + '\n');
    }

    /// A window follows the system's locale; files do not.
    void commaLocale()
    {
        const auto text = file(R"("power.overhead": 1.25, "future.key": 0.1234567890123456789)");
        const auto expected = writeScenario(readScenario(text)->scenario);
        const CommaLocale german;
        if (!german.isOn())
            QSKIP("This system cannot have a German locale.");
        const auto loaded = readScenario(text);
        QVERIFY2(loaded, loaded ? "" : loaded.problem().front().message.c_str());
        QCOMPARE(loaded->scenario.power.overhead, 1.25);
        QCOMPARE(writeScenario(loaded->scenario), expected);
        QVERIFY(!readScenario(file(R"("power.overhead": 1,25)")));
    }

    void newerSchemaOpensReadOnly()
    {
        auto loaded = readScenario(R"({"schema": "gigasite-scenario/999", "parameters": {"model.layers": 7}})");
        QVERIFY(bool(loaded));
        QVERIFY(loaded->readOnly);
        QVERIFY(loaded->notes.front().message.find("999") != std::string::npos);
        QCOMPARE(scenarioToJson(loaded->scenario)["schema"].get<std::string>(), std::string("gigasite-scenario/999"));
        const std::string far = "gigasite-scenario/999999999999999999999"; // no integer holds it
        loaded = readScenario(R"({"schema": ")" + far + R"("})");
        QVERIFY(bool(loaded));
        QVERIFY(loaded->readOnly);
        QVERIFY(loaded->notes.front().message.find(far) != std::string::npos);
        QCOMPARE(scenarioToJson(loaded->scenario)["schema"].get<std::string>(), far);
        for (const char *none :
             {"gigasite-scenario/", "gigasite-scenario/0", "gigasite-scenario/-2", "gigasite-scenario/2x"})
            QVERIFY2(!readScenario(R"({"schema": ")" + std::string(none) + R"("})"), none);
    }

    /// What a newer version writes and this one does not understand is at its default, said, and not lost.
    void newerValuesAreAtTheirDefaults()
    {
        const std::string parameters =
            R"({"network.topology": "dragonfly", "model.layers": {"encoder": 3}, "model.hidden": 4096, "next.key": [1]})";
        const std::string catalog =
            R"({"gb200-nvl72": {"fields": {"price": {"value": 2, "unit": "MUSD"}}}, "hgx-h100-8": {"fields": {"price": 3e5}}, "q": {"kind": "lake"}})";
        const auto text = R"({"schema": "gigasite-scenario/2", "name": {"en": "x"}, "parameters": )" + parameters +
            R"(, "catalog": )" + catalog + R"(, "later": 1.50})";
        const auto loaded = readScenario(text);
        QVERIFY2(loaded, loaded ? "" : loaded.problem().front().message.c_str());
        QVERIFY(loaded->readOnly);
        const Scenario defaults;
        QVERIFY(loaded->scenario.network.topology == defaults.network.topology);
        QCOMPARE(loaded->scenario.model.layers, defaults.model.layers);
        QCOMPARE(loaded->scenario.model.hidden, std::int64_t(4096));
        QCOMPARE(loaded->scenario.userCatalog->size(), std::size_t(1));
        for (const char *place : {"schema", "name", "parameters/network.topology", "parameters/model.layers",
                                  "next.key", "catalog/gb200-nvl72/fields/price/unit", "catalog/q/kind", "later"})
            QCOMPARE(std::count_if(loaded->notes.begin(), loaded->notes.end(),
                                   [&](const Problem &note) { return note.path == place; }),
                     1);
        const auto again = scenarioToJson(loaded->scenario);
        const auto before = Json::parse(parameters);
        for (const auto &[key, value] : before.items())
            QVERIFY2(again["parameters"][key] == value, key.c_str());
        QVERIFY(again["catalog"] == Json::parse(catalog));
        QVERIFY(again["name"] == Json::parse(text)["name"]);
        // once a person sets it, it is theirs
        const auto set = withSetting(loaded->scenario, "network.topology=multi_rail");
        QCOMPARE(scenarioToJson(*set)["parameters"]["network.topology"].get<std::string>(), std::string("multi_rail"));
    }

    void settings_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<bool>("taken");
        QTest::newRow("prefix and unit") << "power.available_w=2900 MW" << true;
        QTest::newRow("prefix") << "power.available_w=2.9G" << true;
        QTest::newRow("scientific") << "budget.total_usd=1e11" << true;
        QTest::newRow("per cent") << "budget.compute_share=70%" << true;
        QTest::newRow("auto") << "parallelism.pp=auto" << true;
        QTest::newRow("fraction of a layer") << "model.layers=3.7" << false;
        QTest::newRow("no such key") << "model.lairs=3" << false;
        QTest::newRow("no value") << "model.layers" << false;
        QTest::newRow("rubbish behind") << "model.layers=3x" << false;
        QTest::newRow("nan") << "power.overhead=nan" << false;
        QTest::newRow("inf") << "power.overhead=inf" << false;
    }

    void settings()
    {
        QFETCH(QString, setting);
        QFETCH(bool, taken);
        QCOMPARE(bool(withSetting(Scenario{}, setting.toStdString())), taken);
    }

    void schemaNamesEveryKey()
    {
        const auto schema = scenarioSchemaJson();
        for (const auto &p : parameterTable())
            QVERIFY2(schema["properties"]["parameters"]["properties"].contains(p.key), p.key.c_str());
    }

    /// What a typed field shows reads back as the same value, for every parameter of every example.
    void shownTextReadsBack()
    {
        for (const auto &name : exampleNames()) {
            const auto s = example(name);
            for (const auto &p : parameterTable()) {
                const auto value = valueOf(s, p);
                if (p.kind != Kind::Number && p.kind != Kind::Integer)
                    continue;
                const auto again = parseValue(p, displayText(p, value));
                QVERIFY2(again, (p.key + " " + displayText(p, value)).c_str());
                if (const auto n = numberOf(value))
                    QVERIFY2(std::abs(*numberOf(*again) - *n) <= 1e-14 * std::abs(*n),
                             (p.key + " " + displayText(p, value)).c_str());
                else
                    QVERIFY(*again == value);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestScenarioIo)
#include "tst_scenario_io.moc"
