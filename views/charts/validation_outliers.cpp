// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/validation_outliers.h"

#include "views/figures/figure_words.h"
#include "views/paint/text.h"
#include "views/translate.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gigasite {

namespace {

struct Columns {
    double id = 0, error = 0;
};

std::vector<const measured::ValidationRow *> furthestFirst(const measured::Validation &v)
{
    std::vector<const measured::ValidationRow *> rows;
    for (const auto &row : v.rows) {
        if (isOutlier(row))
            rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const measured::ValidationRow *a, const measured::ValidationRow *b) {
        return std::abs(a->error) > std::abs(b->error);
    });
    return rows;
}

} // namespace

bool isOutlier(const measured::ValidationRow &row)
{
    return !row.inBand() && !row.measured.sensitivity;
}

void paintOutliers(QPainter &p, const QRectF &area, double pitch, const ValidationPicture &picture, const Theme &theme)
{
    constexpr double between = 10;
    const auto rows = furthestFirst(*picture.validation);
    const auto bold = gigasite::font(Type::LabelBold), plain = gigasite::font(Type::Label);
    Columns wide;
    double causes = 0;
    for (const auto *row : rows) {
        wide.id = std::max(wide.id, tabularWidth(bold, toQString(row->measured.id)));
        wide.error = std::max(wide.error, tabularWidth(plain, signedPercentText(row->error)));
        causes = std::max(causes, tabularWidth(plain, translate(row->likelyCause)));
    }
    const auto title = Figures::tr("Outside the 90 % band, and likely why");
    const double cause = wide.id + wide.error + 2 * between;
    const double needed = std::max(textWidth(bold, title), cause + causes) + 1;
    if (rows.empty() || area.height() < 2 * pitch || area.width() < needed) // nothing is cut: the table has it all
        return;
    QRectF line(area.left(), area.top(), area.width(), pitch);
    p.setFont(bold);
    p.setPen(theme.ink);
    drawSentence(p, line, title);
    p.fillRect(QRectF(line.left(), line.bottom() - 1, line.width(), 1), theme.line);
    for (const auto *row : rows) {
        line.translate(0, pitch);
        if (line.bottom() > area.bottom() + 1)
            return;
        p.setFont(bold);
        p.setPen(theme.ink);
        drawTabular(p, line, toQString(row->measured.id));
        p.setFont(plain);
        drawTabular(p, {line.left() + wide.id + between, line.top(), wide.error, line.height()},
                    signedPercentText(row->error), Qt::AlignRight);
        p.setPen(theme.ink2);
        drawSentence(p, line.adjusted(cause, 0, 0, 0), translate(row->likelyCause));
    }
}

} // namespace gigasite
