// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_tables.h"

#include "views/charts/validation_scatter.h"
#include "views/figures/figure_words.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <iterator>

namespace gigasite {

namespace {

constexpr double signRoom = 15, between = 12;

std::array<QString, ErrorTable::mostColumns> headings()
{
    return {Figures::tr("runs"), Figures::tr("|error|"), Figures::tr("bias"), QStringLiteral("p90")};
}

std::array<QString, ErrorTable::mostColumns> cellsOf(const measured::ErrorSummary &errors)
{
    return {QString::number(errors.runs), percentText(errors.meanAbsolute), signedPercentText(errors.bias),
            percentText(errors.p90)};
}

QFont plain()
{
    return gigasite::font(Type::Label);
}
QFont bold()
{
    return gigasite::font(Type::LabelBold);
}

double nameWidth(const ErrorTable &table)
{
    double width = textWidth(bold(), table.title);
    for (const auto &row : table.rows)
        width = std::max(width, textWidth(bold(), row.name) + (row.sign ? signRoom : 0));
    return width + 1;
}

std::array<double, ErrorTable::mostColumns> columnWidths(const ErrorTable &table)
{
    std::array<double, ErrorTable::mostColumns> widths{};
    const auto heads = headings();
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = tabularWidth(plain(), heads[i]);
    for (const auto &row : table.rows) {
        const auto cells = cellsOf(row.errors);
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], tabularWidth(bold(), cells[i]));
    }
    return widths;
}

void drawHead(QPainter &p, const QRectF &row, const ErrorTable &table, int columns, const Theme &theme)
{
    const auto widths = columnWidths(table);
    const auto heads = headings();
    p.setFont(bold());
    p.setPen(theme.ink);
    drawLine(p, {row.left(), row.top(), nameWidth(table), row.height()}, table.title);
    p.setFont(plain());
    p.setPen(theme.ink3);
    double right = row.right();
    for (int i = columns - 1; i >= 0; --i) {
        const auto column = static_cast<std::size_t>(i);
        drawTabular(p, {right - widths[column], row.top(), widths[column], row.height()}, heads[column],
                    Qt::AlignRight);
        right -= widths[column] + between;
    }
    p.fillRect(QRectF(row.left(), row.bottom() - 1, row.width(), 1), theme.line);
}

void drawRow(QPainter &p, const QRectF &area, const ErrorTable &table, const ErrorTable::Row &row, int columns,
             const ValidationPicture &picture, const Theme &theme)
{
    if (row.emphasised)
        p.fillRect(area.adjusted(-3, 0, 3, 0), theme.hairline);
    double left = area.left();
    if (row.sign) {
        drawRegimeSign(p, {left + 5, area.center().y()}, *row.sign, 3.4, signFill(picture, *row.sign), theme);
        left += signRoom;
    }
    p.setFont(row.emphasised ? bold() : plain());
    p.setPen(row.emphasised ? theme.ink : theme.ink2);
    drawLine(p, {left, area.top(), textWidth(p.font(), row.name) + 1, area.height()}, row.name);
    p.setPen(theme.ink);
    const auto widths = columnWidths(table);
    const auto cells = cellsOf(row.errors);
    if (row.isSum)
        p.fillRect(QRectF(area.left(), area.top(), area.width(), 1), theme.hairline);
    double right = area.right();
    for (int i = columns - 1; i >= 0; --i) {
        const auto column = static_cast<std::size_t>(i);
        drawTabular(p, {right - widths[column], area.top(), widths[column], area.height()}, cells[column],
                    Qt::AlignRight);
        right -= widths[column] + between;
    }
}

void drawNamedLine(QPainter &p, const QRectF &area, const ErrorTable::Line &line, const Theme &theme)
{
    p.setFont(plain());
    p.setPen(theme.ink2);
    drawLine(p, {area.left(), area.top(), textWidth(p.font(), line.name) + 1, area.height()}, line.name);
    p.setFont(bold());
    p.setPen(theme.ink);
    drawTabular(p, area, line.value, Qt::AlignRight);
}

QString sentenceOf(const ErrorTable::Line &line)
{
    return line.sentence.isEmpty() ? line.name + QStringLiteral(": ") + line.value : line.sentence;
}

ErrorTable::Line ownLine(const OwnStep &own)
{
    const auto name = Figures::tr("This scenario");
    const auto seconds = shown(own.seconds, Unit::Second);
    return {
        name, seconds,
        Figures::tr("%1: predicted %2, 90 of 100 runs of its kind (%3) would take %4 to %5")
            .arg(name, seconds, regimeWords(own.regime), shown(own.low, Unit::Second), shown(own.high, Unit::Second))};
}

void addRefused(ErrorTable &table, const measured::Validation &v)
{
    if (v.refused.empty())
        return;
    QStringList reasons;
    for (const auto &run : v.refused)
        reasons << Figures::tr("run %1, %2").arg(toQString(run.id), translate(run.refusal));
    const auto name = Figures::tr("Not predicted");
    const auto count = QString::number(v.refused.size());
    table.lines.push_back(
        {name, count, name + QStringLiteral(": ") + count + QStringLiteral("; ") + reasons.join(QStringLiteral("; "))});
}

} // namespace

double ErrorTable::width(int columns) const
{
    const auto widths = columnWidths(*this);
    double wide = nameWidth(*this);
    for (int i = 0; i < columns; ++i)
        wide += between + widths[static_cast<std::size_t>(i)];
    for (const auto &line : lines)
        wide = std::max(wide, textWidth(plain(), line.name) + between + tabularWidth(bold(), line.value) + 1);
    return wide;
}

ErrorTable regimeTable(const ValidationPicture &picture)
{
    const auto &v = *picture.validation;
    ErrorTable table{.title = Figures::tr("By regime")};
    for (const auto &[regime, errors] : v.regimes)
        table.rows.push_back({regimeWords(regime), errors, regime, picture.own && picture.own->regime == regime});
    table.rows.push_back({Figures::tr("all runs"), v.all, {}, false, true});
    return table;
}

ErrorTable summaryLines(const ValidationPicture &picture)
{
    const auto &v = *picture.validation;
    ErrorTable table;
    table.lines.push_back({Figures::tr("Mean over families"), percentText(v.macro), {}});
    if (v.pairs > 0)
        table.lines.push_back(
            {Figures::tr("What-if pairs in order"), Figures::tr("%1 of %2").arg(v.ordered).arg(v.pairs), {}});
    if (v.all.runs > 0)
        table.lines.push_back({Figures::tr("Inside the 90 % band"),
                               Figures::tr("%1 of %2, %3")
                                   .arg(v.inBand)
                                   .arg(v.all.runs)
                                   .arg(shown(static_cast<double>(v.inBand) / v.all.runs, Unit::Ratio, 2)),
                               {}});
    if (const auto series = inSeries(v); series > 0)
        table.lines.push_back({Figures::tr("Runs scored"), Figures::tr("%1 of %2").arg(v.all.runs).arg(v.rows.size()),
                               scoredSentence(v)});
    addRefused(table, v);
    if (picture.own)
        table.lines.push_back(ownLine(*picture.own));
    return table;
}

ErrorTable familyTable(const ValidationPicture &picture)
{
    ErrorTable table{.title = Figures::tr("By family")};
    for (const auto &[family, errors] : picture.validation->families)
        table.rows.push_back({toQString(family), errors, {}, false});
    return table;
}

Marks paintErrorTable(QPainter &p, const TableRoom &room, const ErrorTable &table, const ValidationPicture &picture,
                      const Theme &theme)
{
    Marks marks;
    for (const auto &row : table.rows)
        marks.push_back({{}, errorSentence(row.name, row.errors), {}});
    for (const auto &line : table.lines)
        marks.push_back({{}, sentenceOf(line), {}});
    QRectF at(room.area.left(), room.area.top(), room.area.width(), room.pitch);
    if (!table.rows.empty() && at.bottom() <= room.area.bottom()) {
        drawHead(p, at, table, room.columns, theme);
        at.translate(0, room.pitch);
    }
    for (std::size_t i = 0; i < marks.size() && at.bottom() <= room.area.bottom() + 1; ++i) {
        if (i < table.rows.size())
            drawRow(p, at, table, table.rows[i], room.columns, picture, theme);
        else
            drawNamedLine(p, at, table.lines[i - table.rows.size()], theme);
        marks[i].area = at;
        at.translate(0, room.pitch);
    }
    return marks;
}

} // namespace gigasite
