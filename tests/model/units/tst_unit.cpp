// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read and type them.
#include "model/units/unit.h"
#include "tests/model/comma_locale.h"

#include <QTest>

using namespace gigasite;

class TestUnit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// As France, Germany and typesetters write thousands; two numbers are none.
    void blanksGroupThousands()
    {
        for (const char *text :
             {"1 000 000", "1\u00A0000\u00A0000", "1\u202F000\u202F000", "1\u2009000 000", "1,000,000"})
            QVERIFY2(parseQuantity(text, Unit::Count) && *parseQuantity(text, Unit::Count) == 1e6, text);
        QCOMPARE(*parseQuantity("2 900 MW", Unit::Watt), 2.9e9);
        for (const char *text : {"1 000 00", "1 0000", "10 00", " 1 2", "1  000"})
            QVERIFY2(!parseQuantity(text, Unit::Count), text);
    }

    void shown_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("text");
        const auto row = [](double v, Unit u, const char *t) {
            QTest::newRow(t) << v << int(u) << QString::fromUtf8(t);
        };
        row(3.3408e22, Unit::FlopPerSecond, "33.4 ZFLOP/s");
        row(4.06e9, Unit::Watt, "4.06 GW");
        row(3.132e17, Unit::Byte, "313 PB");
        row(1670400, Unit::Count, "1,670,400");
        row(0.1454942208, Unit::Second, "145 ms");
        row(199.2273, Unit::Second, "199 s");
        row(999.96, Unit::Watt, "1.00 kW");
        row(6000, Unit::Second, "100 min");
        row(129020948.7, Unit::Second, "1,493 d");
        row(0.4988, Unit::Ratio, "49.9 %");
        row(1e11, Unit::Usd, "100 B$");
        row(3.3469e15, Unit::Token, "3,347 T tokens");
        row(-0.9e9, Unit::Watt, "\u2212900 MW");
        row(0, Unit::Second, "0 s");
        row(1.9557e6, Unit::SquareMetre, "1.96 M m²");
        row(2.078e30, Unit::Flop, "2.08 QFLOP");
        row(4.018e-6, Unit::Ratio, "0.000402 %"); // "4.02 µ %" is no percentage
        row(4.018e-10, Unit::Ratio, "4.02e−8 %");
        row(25000, Unit::Ratio, "2,500,000 %");
        row(1e270, Unit::Watt, "1.00e270 W");
        row(-1e270, Unit::Watt, "−1.00e270 W");
        row(9.996e32, Unit::Watt, "1.00e33 W");
        row(9.98e32, Unit::Watt, "998 QW");
        row(4.5e-34, Unit::Watt, "4.50e−34 W");
        row(4.5e-34, Unit::Second, "4.50e−34 s");
        row(1e270, Unit::Count, "1.00e270");
        row(1e300, Unit::Token, "1.00e300 tokens");
        row(2e40, Unit::SquareMetre, "2.00e40 m²");
        row(2024.75, Unit::CalendarYear, "2024.75"); // ISO 8601: years have no separators
        row(2025, Unit::CalendarYear, "2025");
    }

    void shown()
    {
        QFETCH(double, value);
        QFETCH(int, unit);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(format(value, Unit(unit)).joined()), text);
    }

    /// The prefixes as the International Bureau of Weights and Measures has them since 2022 (SI Brochure, table 7),
    /// those of whole powers of a thousand.
    void prefixesOfTheSI_data()
    {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<int>("exponent");
        const std::pair<const char *, int> table[] = {
            {"Q", 30},  {"R", 27},  {"Y", 24},  {"Z", 21},  {"E", 18},  {"P", 15},  {"T", 12},
            {"G", 9},   {"M", 6},   {"k", 3},   {"", 0},    {"m", -3},  {"µ", -6},  {"n", -9},
            {"p", -12}, {"f", -15}, {"a", -18}, {"z", -21}, {"y", -24}, {"r", -27}, {"q", -30}};
        for (const auto &[symbol, exponent] : table)
            QTest::addRow("1e%d", exponent) << QString::fromUtf8(symbol) << exponent;
    }

    void prefixesOfTheSI()
    {
        QFETCH(QString, symbol);
        QFETCH(int, exponent);
        const double value = QStringLiteral("2.5e%1").arg(exponent).toDouble();
        const auto text = QStringLiteral("2.50 ") + symbol + QLatin1Char('W');
        QCOMPARE(QString::fromStdString(format(value, Unit::Watt).joined()), text);
        const auto exact = formatExact(value, Unit::Watt).joined();
        for (const auto &typed : {text.toStdString(), exact}) {
            const auto read = parseQuantity(typed, Unit::Watt);
            QVERIFY2(read && qAbs(*read - value) <= 1e-14 * value, typed.c_str());
        }
    }

    /// The text of a field reads back also where no prefix reaches.
    void exactTextReadsBackBeyondThePrefixes()
    {
        for (const double value : {1e270, 3.25e33, 1.5e-40, -2e-45, 7e-12}) {
            for (const auto unit : {Unit::Watt, Unit::Second, Unit::One, Unit::Token, Unit::Ratio}) {
                const auto text = formatExact(value, unit).joined();
                const auto read = parseQuantity(text, unit);
                QVERIFY2(read && qAbs(*read - value) <= 1e-14 * qAbs(value), text.c_str());
            }
        }
    }

    void nothingIsShownForWhatIsNotANumber()
    {
        QCOMPARE(format(std::numeric_limits<double>::quiet_NaN(), Unit::Watt).number, std::string("–"));
        QCOMPARE(format(std::numeric_limits<double>::infinity(), Unit::Count).number, std::string("–"));
    }

    void typed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("unit");
        QTest::addColumn<double>("value");
        const auto row = [](const char *t, Unit u, double v) {
            QTest::newRow(t) << QString::fromUtf8(t) << int(u) << v;
        };
        row("2.9G", Unit::Watt, 2.9e9);
        row("2900 MW", Unit::Watt, 2.9e9);
        row("2900MW", Unit::Watt, 2.9e9);
        row("1,670,400", Unit::Count, 1670400);
        row("100 B$", Unit::Usd, 1e11);
        row("$3M", Unit::Usd, 3e6);
        row("60", Unit::Ratio, 0.6);
        row("60 %", Unit::Ratio, 0.6);
        row("0.6", Unit::Ratio, 0.6);
        row("3,347 T tokens", Unit::Token, 3.347e15);
        row("5 µs", Unit::Second, 5e-6);
        row("2 h", Unit::Second, 7200);
        row("6 months", Unit::Day, 180);
        row("\u221276.35", Unit::Degree, -76.35);
        row("13.5 TB", Unit::Byte, 13.5e12);
        row("12 TB/s", Unit::BytePerSecond, 12e12);
        row("2024.75", Unit::CalendarYear, 2024.75);
    }

    void typed()
    {
        QFETCH(QString, text);
        QFETCH(int, unit);
        QFETCH(double, value);
        const auto parsed = parseQuantity(text.toStdString(), Unit(unit));
        QVERIFY(bool(parsed));
        QVERIFY(qAbs(*parsed - value) <= 1e-12 * qAbs(value));
    }

    void refused()
    {
        for (const char *text : {"", "abc", "2.9 kg", "1e999", "--3", "3 4", "nan", "0x10"})
            QVERIFY2(!parseQuantity(text, Unit::Watt), text);
    }

    /// Output and input do not follow the locale.
    void commaLocale()
    {
        const test::CommaLocale german;
        if (!german.isOn())
            QSKIP("This system cannot have a German locale.");
        QCOMPARE(format(1.25, Unit::One).joined(), std::string("1.25"));
        QCOMPARE(*parseQuantity("1.25", Unit::One), 1.25);
        QCOMPARE(*parseQuantity("10 us", Unit::Second), 1e-5); // to the last bit: it is a least value of a range
        QVERIFY(*parseQuantity("10 us", Unit::Second) >= 1e-5);
    }
};

QTEST_APPLESS_MAIN(TestUnit)
#include "tst_unit.moc"
