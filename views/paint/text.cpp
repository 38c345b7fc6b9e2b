// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/text.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace gigasite {

namespace {

/// Runs of digits and of other characters, so that words keep their kerning.
template <class Each> void forEachRun(const QString &text, Each each)
{
    qsizetype start = 0;
    while (start < text.size()) {
        if (text[start].isDigit()) {
            each(text.mid(start, 1), true);
            ++start;
            continue;
        }
        auto end = start;
        while (end < text.size() && !text[end].isDigit())
            ++end;
        each(text.mid(start, end - start), false);
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

} // namespace

double tabularWidth(const QFont &font, const QString &text)
{
    const QFontMetricsF fm(font);
    const double cell = fm.horizontalAdvance(QLatin1Char('0'));
    double width = 0;
    forEachRun(text, [&](const QString &run, bool digit) { width += digit ? cell : fm.horizontalAdvance(run); });
    return width;
}

double drawTabular(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align)
{
    const QFontMetricsF fm(p.font());
    const double cell = fm.horizontalAdvance(QLatin1Char('0'));
    const double width = tabularWidth(p.font(), text);
    const double baseline = rect.center().y() + (fm.ascent() - fm.descent()) / 2;
    double x = leftOf(rect, width, align);
    forEachRun(text, [&](const QString &run, bool digit) {
        const double advance = digit ? fm.horizontalAdvance(run[0]) : fm.horizontalAdvance(run);
        p.drawText(QPointF(digit ? x + (cell - advance) / 2 : x, baseline), run);
        x += digit ? cell : advance;
    });
    return width;
}

void drawHalo(QPainter &p, QPointF at, const QString &text, const QColor &ink, const QColor &halo, Qt::Alignment align)
{
    const QFontMetricsF fm(p.font());
    const double width = fm.horizontalAdvance(text);
    const double x = align & Qt::AlignRight ? at.x() - width : align & Qt::AlignHCenter ? at.x() - width / 2 : at.x();
    const QPointF baseline(x, at.y() + (fm.ascent() - fm.descent()) / 2);
    p.setPen(halo); // eight copies of the text: far cheaper than stroking its outline
    for (const auto offset : {QPointF(-1.5, 0), QPointF(1.5, 0), QPointF(0, -1.5), QPointF(0, 1.5), QPointF(-1, -1),
                              QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
        p.drawText(baseline + offset, text);
    p.setPen(ink);
    p.drawText(baseline, text);
}

void drawLine(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align)
{
    const QFontMetricsF fm(p.font());
    QString fitted = text;
    if (fm.horizontalAdvance(text) > rect.width() + 0.5)
        fitted = fm.elidedText(text, Qt::ElideRight, rect.width());
    const double baseline = rect.center().y() + (fm.ascent() - fm.descent()) / 2;
    p.drawText(QPointF(leftOf(rect, fm.horizontalAdvance(fitted), align), baseline), fitted);
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString shown(double value, Unit unit, int digits)
{
    return toQString(format(value, unit, digits).joined());
}

} // namespace gigasite
