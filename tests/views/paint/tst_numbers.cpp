// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the window's language: signs and unit words change, names do not; what a German types is read as meant, in
// English form as well where that is clear; and what the window writes it reads back.
#include "views/paint/numbers.h"

#include "model/units/unit.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QTest>
#include <QTranslator>

#include <cmath>
#include <random>

using namespace gigasite;

class TestNumbers : public QObject {
    Q_OBJECT

    QTranslator german_;

    void setGerman(bool on)
    {
        if (on)
            QCoreApplication::installTranslator(&german_);
        else
            QCoreApplication::removeTranslator(&german_);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(german_.load(QStringLiteral(":/translations/gigasite_de.qm"))); }
    void cleanup() { setGerman(false); }

    void english()
    {
        for (const char *text : {"1,234.5 T params", "33.4 ZFLOP/s", "2.9G", "1.234", "1,234", "lots"}) {
            QCOMPARE(localNumbers(std::string_view(text)), QString::fromUtf8(text));
            QCOMPARE(englishNumbers(QString::fromUtf8(text)), QString::fromUtf8(text));
        }
    }

    void german_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char *english, const char *german) {
            QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(german);
        };
        row("199.2 s", "199,2 s");
        row("1,670,400", "1.670.400");
        row("1,234.5", "1.234,5");
        row("−0.90 GW", "−0,90 GW");
        row("≈ 3.2 ms", "≈ 3,2 ms");
        row("103 T params", "103 T Param.");
        row("3,347 T tokens", "3.347 T Token");
        row("1.5 B/param", "1,5 B/Param.");
        row(".99", ",99");
        row("1.00e270 W", "1,00e270 W");
        row("447 · (145.5 ms + 291.0 ms) = 195.1 s", "447 · (145,5 ms + 291,0 ms) = 195,1 s");
        row("2.61 TB, 5", "2,61 TB, 5");
        row("nextgen S4.3 and S5", "nextgen S4.3 and S5"); // a section
        row("2.2.68363", "2.2.68363"); // counts switches
        row("12,34", "12,34"); // no English number
        row("7, 8", "7, 8"); // a list
    }

    void german()
    {
        QFETCH(const QString, english);
        QFETCH(const QString, german);
        setGerman(true);
        QCOMPARE(localNumbers(english), german);
    }

    void namesStay()
    {
        setGerman(true);
        QCOMPARE(localQuantity(QStringLiteral("Llama 3.1 405B")), QStringLiteral("Llama 3.1 405B"));
        QCOMPARE(localQuantity(QStringLiteral("−2.03 GW")), QStringLiteral("−2,03 GW"));
        QCOMPARE(shown(2.03e9, Unit::Watt), QStringLiteral("2,03 GW"));
        QCOMPARE(translate(say("%1 of %2", std::string("2.03 GW"), std::string("Llama 3.1"))),
                 QStringLiteral("2,03 GW of Llama 3.1"));
    }

    void typed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("read"); ///< as a person in Germany means it
        const auto row = [](const char *typed, double read) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << read;
        };
        row("2,9", 2.9);
        row("2.9", 2.9);
        row("1.234,5", 1234.5);
        row("1,234.5", 1234.5);
        row("1.670.400", 1670400);
        row("1,670,400", 1670400);
        row("1.234", 1234);
        row("1,234", 1.234);
        row("0.125", 0.125);
        row("0,125", 0.125);
        row("-76,6", -76.6);
        row("200000", 200000);
    }

    void typed()
    {
        QFETCH(const QString, typed);
        QFETCH(const double, read);
        setGerman(true);
        const auto value = parseQuantity(englishNumbers(typed).toStdString(), Unit::One);
        QVERIFY(value);
        QCOMPARE(*value, read);
        const auto power = parseQuantity((englishNumbers(typed) + QStringLiteral(" GW")).toStdString(), Unit::Watt);
        QVERIFY(power);
        QVERIFY(std::abs(*power / (read * 1e9) - 1) < 1e-12);
    }

    /// The text of a field, unchanged, means what is stored.
    void writtenIsReadBack()
    {
        setGerman(true);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> exponent(-4, 13);
        for (int i = 0; i < 2000; ++i) {
            const double digits = std::pow(10.0, 2 + i % 4);
            const double value = std::round(std::pow(10.0, exponent(random)) * digits) / digits;
            for (const auto unit :
                 {Unit::One, Unit::Count, Unit::Watt, Unit::Parameter, Unit::BytePerParameter, Unit::Token}) {
                const auto text = localNumbers(formatExact(value, unit).joined());
                const auto back = parseQuantity(englishNumbers(text).toStdString(), unit);
                const auto plain = parseQuantity(formatExact(value, unit).joined(), unit);
                QVERIFY2(plain && back, qPrintable(text));
                QVERIFY2(*back == *plain, qPrintable(text));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
