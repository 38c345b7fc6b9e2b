// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/text.h"

#include "views/paint/numbers.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QPaintEngine>
#include <QRawFont>
#include <QStaticText>

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

// Shaping text is the dearest thing a live figure does: a window full of numbers shapes some six hundred runs a frame.
// So on screen words are shaped once and kept (QStaticText), and digits, which change with every frame, are placed
// straight from their glyphs. Vector output (PDF, SVG) takes the ordinary path, which keeps text searchable.
// Each thread that paints keeps its own.

namespace gigasite {

namespace {

constexpr int narrowestStretch = 86; ///< per cent
constexpr int keptWords = 4000; ///< twice: those of late and those of before

/// What a font needs to place digits without shaping.
struct Digits {
    QRawFont raw;
    std::array<quint32, 10> glyphs{};
    std::array<double, 10> advances{};
    double cell = 0;
    double ascent = 0, descent = 0;
    bool usable = false;
};

Digits measure(const QFont &font)
{
    Digits d;
    const QFontMetricsF fm(font);
    d.cell = fm.horizontalAdvance(QLatin1Char('0'));
    d.ascent = fm.ascent();
    d.descent = fm.descent();
    d.raw = QRawFont::fromFont(font);
    const auto glyphs = d.raw.glyphIndexesForString(QStringLiteral("0123456789"));
    const auto advances = d.raw.advancesForGlyphIndexes(glyphs);
    d.usable = d.raw.isValid() && glyphs.size() == 10 && advances.size() == 10;
    for (int i = 0; d.usable && i < 10; ++i) {
        d.glyphs[static_cast<std::size_t>(i)] = glyphs[i];
        d.advances[static_cast<std::size_t>(i)] = advances[i].x();
    }
    return d;
}

const Digits &digitsOf(const QFont &font)
{
    static thread_local QHash<QFont, Digits> known;
    auto at = known.find(font);
    if (at == known.end())
        at = known.insert(font, measure(font));
    return *at;
}

struct Word {
    QStaticText text;
    double width = 0;
};

struct WordKey {
    QFont font;
    QString text;

    bool operator==(const WordKey &) const = default;
};

size_t qHash(const WordKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.font, key.text);
}

/// Two generations, so that a long drag past thousands of texts forgets those no longer shown and never all at once.
const Word &wordOf(const QFont &font, const QString &text)
{
    static thread_local QHash<WordKey, Word> young, old;
    const WordKey key{font, text};
    if (const auto at = young.constFind(key); at != young.cend())
        return *at;
    if (young.size() >= keptWords)
        old = std::exchange(young, {});
    if (const auto at = old.constFind(key); at != old.cend())
        return *young.insert(key, *at);
    Word word;
    word.text.setTextFormat(Qt::PlainText);
    word.text.setText(text);
    word.text.prepare({}, font);
    word.width = QFontMetricsF(font).horizontalAdvance(text);
    return *young.insert(key, word);
}

bool onScreen(const QPainter &p)
{
    return p.paintEngine()->type() == QPaintEngine::Raster;
}

void putWord(QPainter &p, QPointF baseline, const QString &text)
{
    if (text.isEmpty())
        return;
    if (onScreen(p))
        p.drawStaticText(baseline - QPointF(0, digitsOf(p.font()).ascent), wordOf(p.font(), text).text);
    else
        p.drawText(baseline, text);
}

double widthOf(const QFont &font, const QString &text)
{
    return text.isEmpty() ? 0 : wordOf(font, text).width;
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// Calls `word(text)` for runs without digits and `digit(value)` for each digit, in order.
template <class WordCall, class DigitCall> void split(const QString &text, WordCall word, DigitCall digit)
{
    qsizetype start = 0;
    while (start < text.size()) {
        if (isDigit(text[start])) {
            digit(text[start].unicode() - u'0');
            ++start;
            continue;
        }
        auto end = start;
        while (end < text.size() && !isDigit(text[end]))
            ++end;
        word(text.mid(start, end - start));
        start = end;
    }
}

double leftOf(const QRectF &rect, double width, Qt::Alignment align)
{
    if (align & Qt::AlignRight)
        return rect.right() - width;
    if (align & Qt::AlignHCenter)
        return rect.center().x() - width / 2;
    return rect.left();
}

ElisionListener &elisionListener()
{
    static ElisionListener listener;
    return listener;
}

void tellElision(const QString &whole, const QString &drawn)
{
    if (!elisionListener() || whole == drawn)
        return;
    static std::mutex oneAtATime; // two threads may paint
    const std::lock_guard lock(oneAtATime);
    elisionListener()(whole, drawn);
}

} // namespace

void listenToElisions(ElisionListener listener)
{
    elisionListener() = std::move(listener);
}

QFont narrowest(const QFont &font)
{
    auto face = font;
    face.setStretch(narrowestStretch);
    return face;
}

QFont narrowed(const QFont &font, const QString &text, double width)
{
    auto face = font;
    for (const int stretch : {100, 92, narrowestStretch}) {
        if (stretch < 100)
            face.setStretch(stretch);
        if (textWidth(face, text) <= width)
            break;
    }
    return face;
}

QString elided(const QFont &font, const QString &text, double width)
{
    const auto fitted = QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
    tellElision(text, fitted);
    return fitted;
}

double textWidth(const QFont &font, const QString &text)
{
    return widthOf(font, text);
}

void drawWord(QPainter &p, QPointF baseline, const QString &text)
{
    putWord(p, baseline, text);
}

double tabularWidth(const QFont &font, const QString &text)
{
    const double cell = digitsOf(font).cell;
    double width = 0;
    split(text, [&](const QString &word) { width += widthOf(font, word); }, [&](int) { width += cell; });
    return width;
}

double drawTabular(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align)
{
    const auto font = p.font();
    const auto &d = digitsOf(font);
    const double width = tabularWidth(font, text);
    const double baseline = rect.center().y() + (d.ascent - d.descent) / 2;
    const double left = leftOf(rect, width, align);
    const bool placed = d.usable && onScreen(p);
    QList<quint32> glyphs;
    QList<QPointF> positions;
    double x = left;
    split(
        text,
        [&](const QString &word) {
            putWord(p, {x, baseline}, word);
            x += widthOf(font, word);
        },
        [&](int digit) {
            const auto i = static_cast<std::size_t>(digit);
            const QPointF at(x + (d.cell - d.advances[i]) / 2, baseline);
            if (placed) {
                glyphs << d.glyphs[i];
                positions << at;
            } else {
                p.drawText(at, QString(QChar(u'0' + digit)));
            }
            x += d.cell;
        });
    if (!glyphs.isEmpty()) {
        QGlyphRun run;
        run.setRawFont(d.raw);
        run.setGlyphIndexes(glyphs);
        run.setPositions(positions);
        p.drawGlyphRun({}, run);
    }
    return width;
}

void drawHalo(QPainter &p, QPointF at, const QString &text, const QColor &ink, const QColor &halo, Qt::Alignment align)
{
    const auto &d = digitsOf(p.font());
    const double width = widthOf(p.font(), text);
    const double x = align & Qt::AlignRight ? at.x() - width : align & Qt::AlignHCenter ? at.x() - width / 2 : at.x();
    const QPointF baseline(x, at.y() + (d.ascent - d.descent) / 2);
    p.setPen(halo); // eight copies of the text: far cheaper than stroking its outline
    for (const auto offset : {QPointF(-1.5, 0), QPointF(1.5, 0), QPointF(0, -1.5), QPointF(0, 1.5), QPointF(-1, -1),
                              QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
        putWord(p, baseline + offset, text);
    p.setPen(ink);
    putWord(p, baseline, text);
}

void drawLine(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align)
{
    const auto &d = digitsOf(p.font());
    const double whole = widthOf(p.font(), text);
    const double baseline = rect.center().y() + (d.ascent - d.descent) / 2;
    if (whole <= rect.width() + 0.5) {
        putWord(p, {leftOf(rect, whole, align), baseline}, text);
        return;
    }
    const auto fitted = elided(p.font(), text, rect.width());
    putWord(p, {leftOf(rect, widthOf(p.font(), fitted), align), baseline}, fitted);
}

void drawSentence(QPainter &p, const QRectF &rect, const QString &text)
{
    auto shortened = text;
    auto end = text.size();
    while (end > 0 && tabularWidth(p.font(), shortened) > rect.width()) {
        end = text.lastIndexOf(QLatin1Char(' '), end - 1);
        shortened = text.left(std::max<qsizetype>(end, 0)) + QStringLiteral(" …");
    }
    tellElision(text, shortened);
    drawTabular(p, rect, shortened);
}

namespace {

/// "59.7" and "s,": a number and the short word after it, its unit as a rule.
bool isNumberWithUnit(const QString &number, const QString &unit)
{
    constexpr qsizetype longest = 4; // "GB/s"
    if (number.isEmpty() || unit.isEmpty() || !number.back().isDigit() || unit.front().isDigit())
        return false;
    const bool isRate = unit.contains(QLatin1Char('/')); // "ZFLOP/s"
    return isRate || unit.size() - (unit.back().isPunct() ? 1 : 0) <= longest;
}

/// Words, with units beside their numbers where both fit into a line.
QStringList unbrokenParts(const QFont &font, const QString &text, double width)
{
    QStringList parts;
    for (const auto &word : text.split(QLatin1Char(' '))) {
        if (!parts.isEmpty() && isNumberWithUnit(parts.back(), word)) {
            const auto both = parts.back() + QLatin1Char(' ') + word;
            if (tabularWidth(font, both) <= width) {
                parts.back() = both;
                continue;
            }
        }
        parts << word;
    }
    return parts;
}

} // namespace

QStringList wrappedTabular(const QFont &font, const QString &text, double width)
{
    const double space = tabularWidth(font, QStringLiteral(" "));
    QStringList lines;
    double used = 0;
    for (const auto &word : unbrokenParts(font, text, width)) {
        const double wide = tabularWidth(font, word);
        if (lines.isEmpty() || used + space + wide > width) {
            lines << word;
            used = wide;
        } else {
            lines.last() += QLatin1Char(' ') + word;
            used += space + wide;
        }
    }
    return lines;
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString shown(double value, Unit unit, int digits)
{
    return localNumbers(format(value, unit, digits).joined());
}

} // namespace gigasite
