// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/theme.h"

#include <QHash>
#include <QString>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

QString &family()
{
    static QString name = QStringLiteral("Inter"); // set once at start, before any painting
    return name;
}

/// Relative luminance and contrast ratio of WCAG 2.1.
double luminance(const QColor &c)
{
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor rgb(unsigned value)
{
    return QColor::fromRgb(value);
}

} // namespace

Theme Theme::day()
{
    Theme t;
    t.window = rgb(0xDDE1E7);
    t.bar = rgb(0xF3F5F7);
    t.dock = rgb(0xFAFBFC);
    t.figure = rgb(0xFFFFFF);
    t.field = rgb(0xFFFFFF);
    t.line = rgb(0xCBD1D9);
    t.hairline = rgb(0xE6E9EE);
    t.ink = rgb(0x17202B);
    t.ink2 = rgb(0x465362);
    t.ink3 = rgb(0x5F6C7A);
    t.accent = rgb(0x6B3FC9);
    t.accentTint = rgb(0xEFE9FB);
    t.better = rgb(0x0B63B5);
    t.worse = rgb(0xB3450A);
    t.error = rgb(0xB3192A);
    t.errorTint = rgb(0xFDEEF0);
    t.warning = rgb(0xE0A100);
    t.warningText = rgb(0x7A5200);
    t.warningTint = rgb(0xFFF7E0);
    t.met = rgb(0x1D7651);
    t.compute = rgb(0x8DA0AF);
    t.computeBackward = rgb(0x5F7487);
    t.tp = rgb(0xE58E00);
    t.pp = rgb(0x59B7F4);
    t.dpInternal = rgb(0x2F855D);
    t.dpExternal = rgb(0x0D3AB8);
    t.wan = rgb(0x861F68);
    t.idleLine = rgb(0xB7BFC9);
    t.idleFill = rgb(0xEEF0F3);
    t.onLightKind = rgb(0x0E151D);
    t.onDarkKind = rgb(0xFFFFFF);
    t.utilisation = {rgb(0xEDF2F6), rgb(0xC9DCEA), rgb(0x97BEDB), rgb(0x5E9AC6),
                     rgb(0x2F72AC), rgb(0x164A82), rgb(0x0B2A54)};
    t.land = rgb(0xF2F4F6);
    t.stateLine = rgb(0xD5DAE0);
    t.coast = rgb(0xA7B0BB);
    t.line500 = rgb(0xAFBDCC);
    t.line765 = rgb(0x64798F);
    t.lineDc = rgb(0x4E647B);
    t.headroomFill = rgb(0xD3EBE3);
    t.headroomEdge = rgb(0x4FA58A);
    t.headroomText = rgb(0x1C6B52);
    t.nuclear = rgb(0x2B3642);
    t.hydro = t.pp;
    t.plant = rgb(0x8A96A3);
    t.forward = rgb(0x9FB0BD);
    t.backward = rgb(0x748999);
    t.tpGroupA = rgb(0xF7CE8A);
    t.tpGroupB = rgb(0xFBE5C0);
    t.memoryWeights = rgb(0x55677A);
    t.memoryGradients = rgb(0x8DA0AF);
    t.memoryOptimizer = rgb(0xB9C6D1);
    return t;
}

Theme Theme::night()
{
    Theme t;
    t.dark = true;
    t.window = rgb(0x0A0D11);
    t.bar = rgb(0x1A1F26);
    t.dock = rgb(0x151A20);
    t.figure = rgb(0x10141A);
    t.field = rgb(0x0E1217);
    t.line = rgb(0x303843);
    t.hairline = rgb(0x222932);
    t.ink = rgb(0xE4E9EF);
    t.ink2 = rgb(0xAEB8C4);
    t.ink3 = rgb(0x8793A1);
    t.accent = rgb(0xB9A0FF);
    t.accentTint = rgb(0x2C2444);
    t.better = rgb(0x62B2F5);
    t.worse = rgb(0xF29A5B);
    t.error = rgb(0xFF7380);
    t.errorTint = rgb(0x3A171D);
    t.warning = rgb(0xE0A100);
    t.warningText = rgb(0xF0BE4A);
    t.warningTint = rgb(0x30260E);
    t.met = rgb(0x4CC796);
    t.compute = rgb(0x8592A4);
    t.computeBackward = rgb(0x556476);
    t.tp = rgb(0xF2A33A);
    t.pp = rgb(0x9AD7FC);
    t.dpInternal = rgb(0x38BA68);
    t.dpExternal = rgb(0x4F7BE0);
    t.wan = rgb(0xCC2A6A);
    t.idleLine = rgb(0x4A5563);
    t.idleFill = rgb(0x1E242C);
    t.onLightKind = rgb(0x0E151D);
    t.onDarkKind = rgb(0xFFFFFF);
    t.utilisation = {rgb(0x1B2430), rgb(0x203B57), rgb(0x27557F), rgb(0x3376AB),
                     rgb(0x4B9AD3), rgb(0x84C1EC), rgb(0xD2EAFB)};
    t.land = rgb(0x181D24);
    t.stateLine = rgb(0x2B333D);
    t.coast = rgb(0x4D5864);
    t.line500 = rgb(0x3C4C5D);
    t.line765 = rgb(0x6A819A);
    t.lineDc = rgb(0x7F95AD);
    t.headroomFill = rgb(0x17392F);
    t.headroomEdge = rgb(0x3E9C7C);
    t.headroomText = rgb(0x6FD3AF);
    t.nuclear = rgb(0xD5DCE4);
    t.hydro = t.pp;
    t.plant = rgb(0x6D7986);
    t.forward = rgb(0x3E4B5A);
    t.backward = rgb(0x56667A);
    t.tpGroupA = rgb(0x7A5520);
    t.tpGroupB = rgb(0x4A3717);
    t.memoryWeights = rgb(0xA9B5C4);
    t.memoryGradients = rgb(0x76859A);
    t.memoryOptimizer = rgb(0x4C5867);
    return t;
}

Theme Theme::forPrint()
{
    Theme t = day();
    t.print = true;
    t.compute = rgb(0xA3B3BF);
    t.computeBackward = rgb(0x7A8D9C);
    t.dock = rgb(0xFFFFFF);
    t.window = rgb(0xFFFFFF);
    t.accent = rgb(0x5A33AE);
    t.accentTint = rgb(0xF1ECFA);
    return t;
}

QColor Theme::textOn(const QColor &fill) const
{
    return contrast(onLightKind, fill) >= contrast(onDarkKind, fill) ? onLightKind : onDarkKind;
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, bar);
    p.setColor(QPalette::WindowText, ink);
    p.setColor(QPalette::Base, field);
    p.setColor(QPalette::AlternateBase, dock);
    p.setColor(QPalette::Text, ink);
    p.setColor(QPalette::Button, bar);
    p.setColor(QPalette::ButtonText, ink);
    p.setColor(QPalette::BrightText, error);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, dark ? figure : rgb(0xFFFFFF));
    p.setColor(QPalette::ToolTipBase, figure);
    p.setColor(QPalette::ToolTipText, ink);
    p.setColor(QPalette::PlaceholderText, ink3);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::Light, dark ? hairline : figure);
    p.setColor(QPalette::Midlight, hairline);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, ink3);
    p.setColor(QPalette::Shadow, ink3);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, ink3);
    return p;
}

namespace {

QFont makeFont(Type type, double scale)
{
    struct Face {
        double points;
        QFont::Weight weight;
    };
    const auto face = [type]() -> Face {
        switch (type) {
        case Type::KeyFigure:
            return {16, QFont::DemiBold};
        case Type::Headline:
            return {15, QFont::DemiBold};
        case Type::Body:
            return {9, QFont::Normal};
        case Type::Title:
            return {9, QFont::DemiBold};
        case Type::Secondary:
            return {8.25, QFont::Normal};
        case Type::Label:
            return {8, QFont::Normal};
        case Type::LabelBold:
            return {8, QFont::DemiBold};
        case Type::Axis:
            return {7, QFont::Normal};
        case Type::Formula:
            return {10.5, QFont::Normal};
        }
        return {9, QFont::Normal};
    }();
    QFont f(type == Type::Formula ? QStringLiteral("DejaVu Serif") : family());
    f.setFamilies({f.family(), QStringLiteral("DejaVu Sans")});
    // Pixels, not points: one type size on every screen and page whatever dpi the device reports (96 dpi: 9 pt = 12
    // px).
    f.setPixelSize(qMax(7, qRound(face.points * 96 / 72 * scale)));
    f.setWeight(face.weight);
    f.setItalic(type == Type::Formula);
    f.setHintingPreference(QFont::PreferNoHinting);
    return f;
}

/// Building a QFont costs more than drawing a word with it; the ones at natural size are kept. By thread: what a QFont
/// has loaded belongs to one.
QHash<int, QFont> &keptFonts()
{
    static thread_local QHash<int, QFont> fonts;
    static thread_local QString of;
    if (of != family()) {
        of = family();
        fonts.clear();
    }
    return fonts;
}

} // namespace

void setFontFamily(const QString &name)
{
    family() = name;
}

QFont font(Type type, double scale)
{
    if (scale != 1)
        return makeFont(type, scale);
    auto at = keptFonts().find(static_cast<int>(type));
    if (at == keptFonts().end())
        at = keptFonts().insert(static_cast<int>(type), makeFont(type, 1));
    return *at;
}

} // namespace gigasite
