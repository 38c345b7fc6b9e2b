// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/theme.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace gigasite;

namespace {

using Rgb = std::array<double, 3>;
using Matrix = std::array<Rgb, 3>;

double linear(double v)
{
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); // IEC 61966-2-1
}

Rgb linear(const QColor &c)
{
    return {linear(c.redF()), linear(c.greenF()), linear(c.blueF())};
}

/// WCAG 2.1, "contrast ratio".
double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const Rgb &c) { return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]; };
    const double x = luminance(linear(a)), y = luminance(linear(b));
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// Machado, Oliveira, Fernandes 2009, table 1, severity 1.0.
constexpr Matrix normal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// CIE L*a*b* (D65) as a person with that vision sees it.
Rgb lab(const QColor &colour, const Matrix &vision)
{
    const auto c = linear(colour);
    Rgb seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = std::clamp(vision[i][0] * c[0] + vision[i][1] * c[1] + vision[i][2] * c[2], 0.0, 1.0);
    const double x = 0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2];
    const double y = 0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2];
    const double z = 0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2];
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double fx = f(x / 0.95047), fy = f(y), fz = f(z / 1.08883);
    return {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

/// CIE 1976 colour difference.
double difference(const QColor &a, const QColor &b, const Matrix &vision)
{
    const auto p = lab(a, vision), q = lab(b, vision);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

struct Named {
    const char *name;
    QColor Theme::*colour;
};

constexpr std::array kinds{Named{"compute", &Theme::compute},
                           Named{"TP", &Theme::tp},
                           Named{"PP", &Theme::pp},
                           Named{"DP internal", &Theme::dpInternal},
                           Named{"DP external", &Theme::dpExternal},
                           Named{"WAN", &Theme::wan}};

Theme themeOf(int index)
{
    return index == 0 ? Theme::day() : index == 1 ? Theme::night() : Theme::forPrint();
}

} // namespace

/// The palette against what people can tell apart: WCAG 2.1 contrast, colour-blind distance.
class TestTheme : public QObject {
    Q_OBJECT

    static void everyTheme()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << 0;
        QTest::newRow("dark") << 1;
        QTest::newRow("print") << 2;
    }

private Q_SLOTS:
    void contrastIsThatOfTheStandard();
    void textStandsOutOnItsSurface_data() { everyTheme(); }
    void textStandsOutOnItsSurface();
    void textStandsOutOnKinds_data() { everyTheme(); }
    void textStandsOutOnKinds();
    void marksStandOut_data() { everyTheme(); }
    void marksStandOut();
    void kindsAreToldApart_data() { everyTheme(); }
    void kindsAreToldApart();
    void utilisationGoesOneWay_data() { everyTheme(); }
    void utilisationGoesOneWay();
    void paletteCarriesTheTheme();
};

void TestTheme::contrastIsThatOfTheStandard()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(std::abs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01); // the lightest grey that passes on white
    QVERIFY(difference(Qt::red, QColor(0, 255, 0), normal) > 2.5 * difference(Qt::red, QColor(0, 255, 0), deutan));
}

void TestTheme::textStandsOutOnItsSurface()
{
    QFETCH(int, theme);
    const auto t = themeOf(theme);
    const std::array inks{
        Named{"ink", &Theme::ink},       Named{"ink 2", &Theme::ink2},          Named{"ink 3", &Theme::ink3},
        Named{"accent", &Theme::accent}, Named{"better", &Theme::better},       Named{"worse", &Theme::worse},
        Named{"error", &Theme::error},   Named{"warning", &Theme::warningText}, Named{"met", &Theme::met}};
    const std::array surfaces{
        Named{"dock", &Theme::dock},          Named{"figure", &Theme::figure},       Named{"bar", &Theme::bar},
        Named{"field", &Theme::field},        Named{"selected", &Theme::accentTint}, Named{"error", &Theme::errorTint},
        Named{"warning", &Theme::warningTint}};
    for (const auto &ink : inks) {
        for (const auto &surface : surfaces) {
            const auto a = t.*ink.colour, b = t.*surface.colour;
            if (!b.isValid())
                continue;
            QVERIFY2(contrast(a, b) >= 4.5,
                     qPrintable(QStringLiteral("%1 on %2: %3")
                                    .arg(QLatin1String(ink.name), QLatin1String(surface.name))
                                    .arg(contrast(a, b))));
        }
    }
    QVERIFY(contrast(t.headroomText, t.headroomFill) >= 4.5);
    QVERIFY(contrast(t.ink, t.headroomFill) >= 4.5);
}

void TestTheme::textStandsOutOnKinds()
{
    QFETCH(int, theme);
    const auto t = themeOf(theme);
    for (const auto &fill : {t.compute, t.computeBackward, t.tp, t.pp, t.dpInternal, t.dpExternal, t.wan})
        QVERIFY2(contrast(t.textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
}

/// 3:1, or 2.2:1 where a label stands beside the mark (compute, TP, PP on white).
void TestTheme::marksStandOut()
{
    QFETCH(int, theme);
    const auto t = themeOf(theme);
    for (const auto &kind : kinds) {
        const bool labelled = kind.colour == &Theme::compute || kind.colour == &Theme::tp || kind.colour == &Theme::pp;
        const double least = theme == 2 && labelled ? 2.0 : labelled ? 2.2 : 3.0; // print lightens to save ink
        QVERIFY2(contrast(t.*kind.colour, t.figure) >= least, kind.name);
    }
    for (const auto &mark : {t.error, t.better, t.worse, t.met, t.accent, t.nuclear, t.headroomText})
        QVERIFY2(contrast(mark, t.figure) >= 3, qPrintable(mark.name()));
}

void TestTheme::kindsAreToldApart()
{
    QFETCH(int, theme);
    const auto t = themeOf(theme);
    for (const auto &vision : {normal, protan, deutan, tritan}) {
        for (std::size_t a = 0; a < kinds.size(); ++a) {
            for (std::size_t b = a + 1; b < kinds.size(); ++b) {
                const double apart = difference(t.*kinds[a].colour, t.*kinds[b].colour, vision);
                QVERIFY2(apart >= 20,
                         qPrintable(QStringLiteral("%1 and %2: %3")
                                        .arg(QLatin1String(kinds[a].name), QLatin1String(kinds[b].name))
                                        .arg(apart)));
            }
        }
    }
    for (const auto &vision : {normal, protan, deutan, tritan}) // deltas have words and arrows besides
        QVERIFY(difference(t.better, t.worse, vision) >= 20);
}

void TestTheme::utilisationGoesOneWay()
{
    QFETCH(int, theme);
    const auto t = themeOf(theme);
    for (const auto &vision : {normal, protan, deutan, tritan}) {
        for (std::size_t i = 0; i + 1 < t.utilisation.size(); ++i) {
            const double step = lab(t.utilisation[i + 1], vision)[0] - lab(t.utilisation[i], vision)[0];
            QVERIFY(t.dark ? step > 5 : step < -5);
        }
    }
}

void TestTheme::paletteCarriesTheTheme()
{
    for (const auto &t : {Theme::day(), Theme::night()}) {
        const auto p = t.palette();
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            QVERIFY(contrast(p.color(group, QPalette::WindowText), p.color(group, QPalette::Window)) >= 4.5);
            QVERIFY(contrast(p.color(group, QPalette::Text), p.color(group, QPalette::Base)) >= 4.5);
            QVERIFY(contrast(p.color(group, QPalette::ButtonText), p.color(group, QPalette::Button)) >= 4.5);
            QVERIFY(contrast(p.color(group, QPalette::HighlightedText), p.color(group, QPalette::Highlight)) >= 4.5);
            QVERIFY(contrast(p.color(group, QPalette::ToolTipText), p.color(group, QPalette::ToolTipBase)) >= 4.5);
        }
    }
}

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
