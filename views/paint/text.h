// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"
#include "views/paint/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>

namespace gigasite {

/// Text as figures, tiles and tables draw it. One unit of the painter is one logical pixel (1/96 inch).

/// Draws `text` with every digit in a cell of the width of '0', so that columns and live numbers do not jitter.
/// Alignment: Qt::AlignLeft, AlignRight or AlignHCenter; vertically centred. Returns the width drawn.
double drawTabular(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align = Qt::AlignLeft);

/// Width that drawTabular would take with the painter's font.
double tabularWidth(const QFont &font, const QString &text);

/// Width of a text as drawLine, drawHalo and drawWord draw it; measured once per text.
double textWidth(const QFont &font, const QString &text);

/// A text from the left end of its baseline.
void drawWord(QPainter &p, QPointF baseline, const QString &text);

/// Text over marks, with a 3 px halo in the surface colour. `at` is the anchor: left, centre or right end of the text's
/// vertical middle, by `align`.
void drawHalo(QPainter &p, QPointF at, const QString &text, const QColor &ink, const QColor &halo,
              Qt::Alignment align = Qt::AlignLeft);

/// Hears of every text that does not fit and is drawn shortened: the whole and what is drawn. Empty = nobody; for
/// tests.
using ElisionListener = std::function<void(const QString &whole, const QString &drawn)>;
void listenToElisions(ElisionListener listener);

/// The font, or where the text is wider the same in a narrower cut: as wide as it may be, never below 86 per cent.
QFont narrowed(const QFont &font, const QString &text, double width);
QFont narrowest(const QFont &font); ///< the narrowest of these

/// A text, ended with "…" where it is wider.
QString elided(const QFont &font, const QString &text, double width);

/// One line, vertically centred in `rect`, elided at the end if it must be.
void drawLine(QPainter &p, const QRectF &rect, const QString &text, Qt::Alignment align = Qt::AlignLeft);

/// One line whose numbers may change with every frame, vertically centred; ends with "…" after a whole word if it must.
void drawSentence(QPainter &p, const QRectF &rect, const QString &text);

/// The lines of a text in a column of a width, broken between words, for drawTabular; not between a number and its unit
/// where a line holds both. A word wider than that has a line of its own. At least one line.
QStringList wrappedTabular(const QFont &font, const QString &text, double width);

/// A stored value as text with unit.
QString shown(double value, Unit unit, int digits = 3);
QString toQString(std::string_view text);

} // namespace gigasite
