// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_page.h"

#include "views/paint/marks.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite {

namespace {

constexpr double margin = 56;
constexpr double inner = ReportPage::width - 2 * margin;
constexpr double bottom = ReportPage::height - 72;
constexpr double top = 92;
constexpr double headingHeight = 36;
constexpr double headHeight = 24; ///< of a table
constexpr double lowest = 0.85; ///< of a picture's height, to stay on its page
constexpr std::size_t together = 6; ///< rows of a table that are not parted from its head
constexpr double columnGap = 12;
constexpr double rowAir = 7; ///< of a table's row, above and below its text

double lineSpacing(const QFont &font)
{
    return QFontMetricsF(font).lineSpacing();
}

/// Where each column begins and how wide it is: shares of the width by weight, but none narrower than what it cannot
/// break, its longest word or number. What such a column lacks the others give, each of what it has to spare.
struct Columns {
    std::vector<double> left, widths;

    Columns(const report::Table &table, const QFont &font)
        : widths(table.columns.size())
    {
        std::vector<double> least(widths.size());
        const auto hold = [&](std::size_t c, const QString &text, bool whole) {
            for (const auto &word : whole ? QStringList{text} : text.split(QLatin1Char(' ')))
                least[c] = std::max(least[c], tabularWidth(font, word));
        };
        double weights = 0;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            weights += table.columns[c].weight;
            hold(c, toQString(table.columns[c].title), true);
            for (const auto &row : table.rows)
                hold(c, toQString(row[c]), table.columns[c].right);
        }
        double lacking = 0, spare = 0;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            widths[c] = (inner + columnGap) * table.columns[c].weight / weights - columnGap;
            (widths[c] < least[c] ? lacking : spare) += std::abs(widths[c] - least[c]);
        }
        double x = margin;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            if (lacking < spare)
                widths[c] = widths[c] < least[c] ? least[c] : widths[c] - (widths[c] - least[c]) * lacking / spare;
            left.push_back(x);
            x += widths[c] + columnGap;
        }
    }
};

} // namespace

ReportPage::ReportPage(QPdfWriter &writer, QPainter &painter, const ReportFrame &frame)
    : writer_(writer)
    , p_(painter)
    , frame_(frame)
{
    p_.scale(resolution / 96.0, resolution / 96.0);
    p_.setRenderHint(QPainter::Antialiasing);
    beginPage();
}

void ReportPage::beginPage()
{
    ++number_;
    p_.setFont(font(Type::Body));
    p_.setPen(theme_.ink2);
    drawLine(p_, {margin, 44, inner, 18}, number_ == 1 ? frame_.subtitle : frame_.title);
    drawLine(p_, {margin, 44, inner, 18}, frame_.date, Qt::AlignRight);
    p_.fillRect(QRectF(margin, 68, inner, 1.6), theme_.ink);
    p_.fillRect(QRectF(margin, height - 56, inner, 0.8), theme_.line);
    p_.setFont(font(Type::Secondary));
    p_.setPen(theme_.ink2);
    drawLine(p_, {margin, height - 50, inner, 18}, frame_.footer);
    drawLine(p_, {margin, height - 50, inner - 52, 18},
             QStringLiteral("The scenario file is attached to this PDF: open it in Gigasite"), Qt::AlignRight);
    drawLine(p_, {margin, height - 50, inner, 18}, QStringLiteral("%1 / %2").arg(number_).arg(frame_.pages),
             Qt::AlignRight);
    y_ = top;
}

void ReportPage::nextPage()
{
    writer_.newPage();
    beginPage();
}

double ReportPage::room() const
{
    return bottom - y_ - (pending_.isEmpty() ? 0 : headingHeight);
}

/// Makes room for a block and draws the heading that waits for it, so that none stands alone at the foot of a page.
void ReportPage::need(double height)
{
    if (height > room() && y_ > top)
        nextPage();
    if (pending_.isEmpty())
        return;
    auto f = font(Type::Headline);
    f.setPixelSize(15);
    const auto before = p_.font();
    p_.setFont(f);
    p_.setPen(theme_.ink);
    drawLine(p_, {margin, y_ + 8, inner, 22}, pending_);
    p_.setFont(before);
    pending_.clear();
    y_ += headingHeight;
}

double ReportPage::textHeight(const QString &text, double width) const
{
    return static_cast<double>(wrappedTabular(p_.font(), text, width).size()) * lineSpacing(p_.font());
}

/// Broken where textHeight() breaks it: a writer's own metrics are not those of the screen.
void ReportPage::drawText(QPointF at, double width, const QString &text)
{
    const double line = lineSpacing(p_.font());
    for (const auto &each : wrappedTabular(p_.font(), text, width)) {
        drawLine(p_, {at, QSizeF(width, line)}, each);
        at.ry() += line;
    }
}

void ReportPage::title(const QString &title, const QString &subtitle)
{
    auto large = font(Type::KeyFigure);
    large.setPixelSize(27);
    p_.setFont(large);
    p_.setPen(theme_.ink);
    for (const auto &line : wrappedTabular(large, title, inner)) {
        drawLine(p_, {margin, y_, inner, 36}, line);
        y_ += 36;
    }
    y_ += 4;
    p_.setFont(font(Type::Title));
    auto plain = p_.font();
    plain.setWeight(QFont::Normal);
    p_.setFont(plain);
    p_.setPen(theme_.ink2);
    drawLine(p_, {margin, y_, inner, 18}, subtitle);
    y_ += 34;
}

void ReportPage::heading(const QString &text)
{
    pending_ = text;
}

void ReportPage::paragraph(const QString &text)
{
    p_.setFont(font(Type::Body));
    const double h = textHeight(text, inner);
    need(h);
    p_.setPen(theme_.ink);
    drawText({margin, y_}, inner, text);
    y_ += h + 12;
}

void ReportPage::verdict(Severity severity, const QString &headline, const QString &text)
{
    const bool bad = severity == Severity::Error;
    const bool warn = severity == Severity::Warning;
    const QColor ink = bad ? theme_.error : warn ? theme_.warningText : theme_.met;
    const QColor tint = bad ? theme_.errorTint : warn ? theme_.warningTint : blended(theme_.met, theme_.figure, 0.08);
    p_.setFont(font(Type::Body));
    const double h = textHeight(text, inner - 36) + 44;
    need(h);
    p_.fillRect(QRectF(margin, y_, inner, h), tint);
    p_.fillRect(QRectF(margin, y_, 4, h), bad ? theme_.error : warn ? theme_.warning : theme_.met);
    double x = margin + 18;
    if (bad || warn) {
        bad ? drawOctagon(p_, {x + 6, y_ + 20}, 7, theme_.error, theme_.figure)
            : drawTriangle(p_, {x + 6, y_ + 20}, 7, theme_.warning, theme_.ink);
        x += 20;
    }
    p_.setFont(font(Type::Title));
    p_.setPen(ink);
    drawLine(p_, {x, y_ + 11, inner - 50, 18}, headline);
    p_.setFont(font(Type::Body));
    p_.setPen(theme_.ink);
    drawText({margin + 18, y_ + 33}, inner - 36, text);
    y_ += h + 12;
}

void ReportPage::keyFigures(const report::KeyFigures &block)
{
    constexpr int columns = 4;
    constexpr double rowHeight = 66;
    const double w = inner / columns;
    for (std::size_t i = 0; i < block.figures.size(); ++i) {
        const auto &k = block.figures[i];
        const int column = static_cast<int>(i) % columns;
        if (column == 0) {
            need(rowHeight);
            p_.fillRect(QRectF(margin, y_, inner, i == 0 ? 1.4 : 0.8), i == 0 ? theme_.ink : theme_.line);
        }
        const double x = margin + column * w;
        p_.setFont(font(Type::Secondary));
        p_.setPen(theme_.ink2);
        drawLine(p_, {x, y_ + 8, w - 8, 14}, toQString(k.label));
        const double name = textWidth(p_.font(), toQString(k.label)) + 6;
        const auto note = toQString(k.note);
        p_.setFont(narrowed(p_.font(), note, w - 14 - name));
        p_.setPen(theme_.ink3);
        const bool fits = textWidth(p_.font(), note) <= w - 14 - name || !k.remark.empty();
        if (fits)
            drawLine(p_, {x + name, y_ + 8, w - 14 - name, 14}, note, Qt::AlignRight);
        p_.setFont(font(Type::KeyFigure));
        p_.setPen(theme_.ink);
        const double used = drawTabular(p_, {x, y_ + 22, w, 26}, toQString(k.number));
        p_.setFont(font(Type::Body));
        p_.setPen(theme_.ink2);
        drawLine(p_, {x + used + 5, y_ + 25, w - used - 8, 22}, toQString(k.unit));
        p_.setFont(font(Type::Secondary));
        if (!k.aside.empty()) {
            const double after = x + used + 9 + textWidth(font(Type::Body), toQString(k.unit));
            p_.setFont(narrowed(p_.font(), toQString(k.aside), x + w - 8 - after));
            drawLine(p_, {after, y_ + 25, x + w - 8 - after, 22}, toQString(k.aside));
            p_.setFont(font(Type::Secondary));
        }
        p_.setPen(k.state == Severity::Error ? theme_.error : theme_.warningText);
        drawLine(p_, {x, y_ + 47, w - 8, 14}, toQString(k.remark));
        if (!fits) { // below the number instead
            p_.setPen(theme_.ink3);
            drawLine(p_, {x, y_ + 47, w - 8, 14}, note);
        }
        if (column == columns - 1 || i + 1 == block.figures.size())
            y_ += rowHeight;
    }
    p_.fillRect(QRectF(margin, y_, inner, 0.8), theme_.line);
    y_ += 14;
}

void ReportPage::tableHead(const report::Table &table, const std::vector<double> &left,
                           const std::vector<double> &widths)
{
    p_.setFont(font(Type::Secondary));
    p_.setPen(theme_.ink2);
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        drawLine(p_, {left[c], y_, widths[c], 18}, toQString(table.columns[c].title),
                 table.columns[c].right ? Qt::AlignRight : Qt::AlignLeft);
    y_ += 20;
    p_.fillRect(QRectF(margin, y_ - 1, inner, 1.2), theme_.ink);
}

double ReportPage::rowHeight(const std::vector<std::string> &row, const std::vector<double> &widths) const
{
    double h = 0;
    for (std::size_t c = 0; c < row.size(); ++c)
        h = std::max(h, textHeight(toQString(row[c]), widths[c]));
    return h + rowAir;
}

double ReportPage::heightOf(const report::Table &table) const
{
    p_.setFont(font(Type::Secondary));
    const Columns columns(table, p_.font());
    double all = headHeight;
    for (const auto &row : table.rows)
        all += rowHeight(row, columns.widths);
    return all;
}

void ReportPage::table(const report::Table &table)
{
    p_.setFont(font(Type::Secondary));
    const Columns columns(table, p_.font());
    double start = headHeight; // the head and the first rows stay together
    for (std::size_t r = 0; r < std::min(table.rows.size(), together); ++r)
        start += rowHeight(table.rows[r], columns.widths);
    need(start);
    tableHead(table, columns.left, columns.widths);
    for (const auto &row : table.rows) {
        p_.setFont(font(Type::Secondary));
        const double line = lineSpacing(p_.font());
        const double h = rowHeight(row, columns.widths);
        if (y_ + h > bottom) {
            nextPage();
            tableHead(table, columns.left, columns.widths);
        }
        p_.setFont(font(Type::Secondary));
        p_.setPen(theme_.ink);
        for (std::size_t c = 0; c < row.size(); ++c) {
            const QPointF at(columns.left[c], y_ + rowAir / 2);
            if (table.columns[c].right)
                drawTabular(p_, {at, QSizeF(columns.widths[c], line)}, toQString(row[c]), Qt::AlignRight);
            else
                drawText(at, columns.widths[c], toQString(row[c]));
        }
        y_ += h;
        p_.fillRect(QRectF(margin, y_ - 0.4, inner, 0.6), theme_.hairline);
    }
    y_ += 14;
}

void ReportPage::picture(double height, double below, const QString &label, const QString &caption,
                         const std::function<void(QPainter &, QSizeF)> &paint)
{
    p_.setFont(font(Type::Secondary));
    const QString text = label + QLatin1Char(' ') + caption;
    const double captionHeight = textHeight(text, inner);
    const double rest = captionHeight + 20;
    for (const double kept : {rest + below, rest}) {
        const double left = room() - kept;
        if (left >= lowest * height) {
            height = std::min(height, left);
            break;
        }
    }
    need(height + rest);
    p_.save();
    p_.translate(margin, y_);
    p_.setClipRect(QRectF(0, 0, inner, height));
    paint(p_, {inner, height});
    p_.restore();
    y_ += height + 6;
    p_.setFont(font(Type::Secondary));
    p_.setPen(theme_.ink2);
    drawText({margin, y_}, inner, text);
    y_ += captionHeight + 14;
}

} // namespace gigasite
