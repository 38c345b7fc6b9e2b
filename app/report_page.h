// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/report.h"
#include "views/paint/theme.h"

#include <QPainter>
#include <QPdfWriter>
#include <QSizeF>
#include <QString>

#include <functional>

namespace gigasite {

/// What stands on every page.
struct ReportFrame {
    QString title, subtitle, date, footer;
    int pages = 0; ///< 0 = not known yet
};

/// A4 pages in print colours, filled from the top. One unit is 1/96 inch: a page has 793.7 × 1122.5 of them.
class ReportPage {
public:
    static constexpr int resolution = 1200; ///< dots per inch; physicalDpiX of the writer is never read
    static constexpr double width = 210 / 25.4 * 96;
    static constexpr double height = 297 / 25.4 * 96;

    ReportPage(QPdfWriter &writer, QPainter &painter, const ReportFrame &frame);

    const Theme &theme() const { return theme_; }
    int number() const { return number_; }

    void title(const QString &title, const QString &subtitle);
    void heading(const QString &text);
    void paragraph(const QString &text);
    void verdict(Severity severity, const QString &headline, const QString &text);
    void keyFigures(const report::KeyFigures &block);
    void table(const report::Table &table);
    double heightOf(const report::Table &table) const; ///< on one page
    /// A little lower where that saves the page from ending half empty, or from parting it from what belongs `below`.
    void picture(double height, double below, const QString &label, const QString &caption,
                 const std::function<void(QPainter &, QSizeF)> &paint);

private:
    void beginPage();
    void nextPage();
    double room() const; ///< for a block, below its heading
    void need(double height);
    void tableHead(const report::Table &table, const std::vector<double> &left, const std::vector<double> &widths);
    double textHeight(const QString &text, double width) const;
    double rowHeight(const std::vector<std::string> &row, const std::vector<double> &widths) const;
    void drawText(QPointF at, double width, const QString &text);

    QPdfWriter &writer_;
    QPainter &p_;
    ReportFrame frame_;
    Theme theme_ = Theme::forPrint();
    QString pending_; ///< heading that waits for its first block
    double y_ = 0;
    int number_ = 0;
};

} // namespace gigasite
