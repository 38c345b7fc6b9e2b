// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_ledger.h"

#include "views/figures/figure_words.h"
#include "views/figures/topology_tiers.h"
#include "views/paint/fitting.h"
#include "views/paint/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace gigasite::topology {

namespace {

constexpr double columnGap = 12;
constexpr double groupGap = 7;
constexpr double leastRow = 12, plainTitle = 20;

QString known(const std::optional<double> &value, Unit unit)
{
    return value ? shown(*value, unit) : Figures::tr("not known");
}

template <class Quantity> std::optional<double> si(const std::optional<Quantity> &value)
{
    return value ? std::optional(value->si()) : std::nullopt;
}

void addSends(const Evaluation &e, std::vector<LedgerRow> &rows)
{
    if (!(e.step.ppSend.si() > 0))
        return; // one stage sends nothing
    rows.push_back({Figures::tr("Pipeline send, full rate"), Figures::tr("PP send"),
                    shown(e.step.ppSend.si(), Unit::Second), QByteArrayLiteral("step.pp_p2p_s"), true});
    if (e.step.ppSendOversubscribed.si() > e.step.ppSend.si()) {
        rows.push_back({Figures::tr("Pipeline send, oversubscribed"), Figures::tr("PP, oversubscribed"),
                        shown(e.step.ppSendOversubscribed.si(), Unit::Second),
                        QByteArrayLiteral("step.pp_oversubscribed_s")});
    }
}

double gapsOf(const std::vector<LedgerRow> &rows)
{
    const auto groups = std::count_if(rows.begin(), rows.end(), [](const LedgerRow &r) { return r.startsGroup; });
    return groupGap * static_cast<double>(groups);
}

double rowHeight(double height, const std::vector<LedgerRow> &rows, double title)
{
    const double room = height - title - gapsOf(rows);
    return std::clamp(room / static_cast<double>(rows.size()), leastRow, 20.0);
}

} // namespace

std::vector<LedgerRow> networkLedger(const Evaluation &e)
{
    const auto &f = e.fabric;
    std::vector<LedgerRow> rows;
    rows.push_back({Figures::tr("Switches"), Figures::tr("Switches"), shown(f.switches, Unit::Count),
                    QByteArrayLiteral("fabric.switches")});
    rows.push_back({Figures::tr("Switching chips"), Figures::tr("Chips"), shown(f.chips, Unit::Count),
                    QByteArrayLiteral("fabric.chips")});
    rows.push_back({Figures::tr("Links between switches"), Figures::tr("Switch links"),
                    shown(f.switchLinks, Unit::Count), QByteArrayLiteral("fabric.switch_links")});
    rows.push_back({Figures::tr("Transceivers"), Figures::tr("Transceivers"), shown(f.transceivers, Unit::Count),
                    QByteArrayLiteral("fabric.transceivers")});
    rows.push_back({Figures::tr("Optics between switches"), Figures::tr("Switch optics"),
                    shown(f.opticsCost.si(), Unit::Usd), QByteArrayLiteral("fabric.optics_usd"), true});
    rows.push_back({Figures::tr("Network cost per site"), Figures::tr("Network cost"), known(si(f.cost), Unit::Usd),
                    QByteArrayLiteral("fabric.cost_usd")});
    rows.push_back({Figures::tr("Power without optics"), Figures::tr("Power, no optics"),
                    known(si(f.power), Unit::Watt), QByteArrayLiteral("fabric.power_w")});
    rows.push_back({Figures::tr("End-to-end oversubscription"), Figures::tr("End to end"), ratio(f.oversubscription),
                    QByteArrayLiteral("fabric.oversubscription"), true});
    rows.push_back({Figures::tr("Connects up to"), Figures::tr("Connects up to"), shown(f.capacity, Unit::Count),
                    QByteArrayLiteral("fabric.capacity")});
    addSends(e, rows);
    return rows;
}

double ledgerWidth(const std::vector<LedgerRow> &rows, bool shortLabels)
{
    const auto plain = font(Type::Label), bold = font(Type::LabelBold);
    double labels = 0, values = 0;
    for (const auto &row : rows) {
        labels = std::max(labels, textWidth(plain, shortLabels ? row.shortLabel : row.label));
        values = std::max(values, tabularWidth(bold, row.value));
    }
    return std::ceil(labels + columnGap + values);
}

double ledgerHeight(const std::vector<LedgerRow> &rows)
{
    return plainTitle + gapsOf(rows) + leastRow * static_cast<double>(rows.size());
}

void paintLedger(QPainter &p, const QRectF &area, const Evaluation &evaluation, const std::vector<LedgerRow> &rows,
                 bool shortLabels, const Theme &theme, Marks &marks)
{
    const bool hasSubtitle = area.height() > 230;
    const double title = hasSubtitle ? 36 : plainTitle;
    p.setFont(font(Type::Title));
    p.setPen(theme.ink);
    drawLine(p, {area.left(), area.top(), area.width(), 16}, Figures::tr("What it takes"));
    if (hasSubtitle) {
        p.setFont(font(Type::Label));
        p.setPen(theme.ink2);
        const auto radix = shown(evaluation.fabric.radix, Unit::Count);
        const auto text = fitting(p.font(),
                                  {Figures::tr("one site, %1-port switches").arg(radix),
                                   Figures::tr("%1-port switches").arg(radix), Figures::tr("%1 ports").arg(radix)},
                                  area.width());
        drawLine(p, {area.left(), area.top() + 16, area.width(), 14}, text);
    }
    const auto plain = font(Type::Label), bold = font(Type::LabelBold);
    const QFontMetricsF fm(plain);
    const double baseline = (fm.ascent() - fm.descent()) / 2;
    const double height = rowHeight(area.height(), rows, title);
    double y = area.top() + title;
    for (const auto &row : rows) {
        if (row.startsGroup) {
            p.fillRect(QRectF(area.left(), std::round(y + groupGap / 2), area.width(), 1), theme.hairline);
            y += groupGap;
        }
        const QRectF line(area.left(), y, area.width(), height);
        if (line.bottom() > area.bottom() + 1)
            break;
        p.setFont(bold);
        p.setPen(theme.ink);
        drawTabular(p, line, row.value, Qt::AlignRight);
        p.setFont(plain);
        p.setPen(theme.ink2);
        drawWord(p, {line.left(), line.center().y() + baseline}, shortLabels ? row.shortLabel : row.label);
        marks.push_back({line, Figures::tr("%1: %2").arg(row.label, row.value), row.figureId});
        y += height;
    }
}

} // namespace gigasite::topology
