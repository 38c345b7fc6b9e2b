// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/topology_figure.h"

#include "views/figures/topology_tiers.h"
#include "views/figures/topology_tree.h"
#include "views/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>
#include <cmath>

namespace gigasite {

using namespace topology;

namespace {

constexpr double margin = 16;

QString tr(const char *text)
{
    return QCoreApplication::translate("Figures", text);
}

/// Oversubscription of everything below the links above a tier.
std::vector<double> cumulative(const Clos &fabric)
{
    std::vector<double> values{1};
    for (std::size_t i = 0; i + 1 < fabric.tiers.size(); ++i)
        values.push_back(values.back() * fabric.tiers[i].oversubscription());
    return values;
}

/// Full bisection in the middle of the ramp, each doubling one step on, up to 8 : 1.
QColor colourOf(double oversubscription, const Theme &theme)
{
    constexpr double first = 3;
    const double last = static_cast<double>(theme.utilisation.size()) - 1;
    const double at = std::clamp(first + std::log2(std::max(oversubscription, 1.0)), first, last);
    const auto low = static_cast<std::size_t>(at);
    const auto high = std::min(low + 1, theme.utilisation.size() - 1);
    return blended(theme.utilisation[high], theme.utilisation[low], at - static_cast<double>(low));
}

// ── tree ────────────────────────────────────────────────────────────────────

/// The longest form of a plane's name that fits, and the font it fits with.
struct PlaneName {
    QString pattern;
    QFont face;
    double width = 0;
};

PlaneName planeName(double room)
{
    const auto wide = tr("plane %1"), narrow = QStringLiteral("%1");
    for (const auto type : {Type::Label, Type::Axis}) {
        const double width = textWidth(font(type), wide.arg(mostPlanes));
        if (width + 7 <= room)
            return {wide, font(type), width};
    }
    const auto smallest = font(Type::Axis);
    return {narrow, smallest, textWidth(smallest, narrow.arg(mostPlanes))};
}

void drawPlaneNames(QPainter &p, const TreeLayout &tree, const PlaneName &name, const Theme &theme)
{
    p.setFont(name.face);
    p.setPen(theme.ink2);
    const QFontMetricsF fm(name.face);
    const QPointF toText(-name.width / 2, (fm.ascent() - fm.descent()) / 2);
    for (std::size_t i = 0; i < tree.topBoxes.size(); ++i)
        p.drawText(tree.topBoxes[i].center() + toText, name.pattern.arg(i + 1));
}

void addBundleMarks(const TreeLayout &tree, const Frame &f, const Clos &fabric, Marks &marks)
{
    const auto sums = cumulative(fabric);
    for (const auto &group : tree.groups) {
        const auto i = static_cast<std::size_t>(group.tierBelow);
        const double top = f.row(i + 1).bottom(), bottom = f.row(i).top(); // the rows are marks of their own
        const QRectF area(group.area.left(), top, group.area.width(), bottom - top);
        const auto route = tr("%1 to %2").arg(tierName(group.tierBelow), tierName(group.tierBelow + 1));
        const auto place = fabric.planes > 1 ? tr("Plane %1, %2").arg(group.plane + 1).arg(route) : route;
        marks.push_back(
            {area,
             tr("%1: %2 links, %3 one way, cumulative oversubscription %4")
                 .arg(place, counted(group.cables), bits(group.capacity), ratio(sums[i])),
             i == 0 ? QByteArrayLiteral("rack.nic_bytes_per_s") : QByteArrayLiteral("fabric.switch_links")});
    }
}

void drawHover(QPainter &p, const Frame &f, int tier, const Theme &theme)
{
    if (theme.print || tier < 0 || tier >= static_cast<int>(f.rowMiddles.size()))
        return;
    p.fillRect(f.row(static_cast<std::size_t>(tier)).adjusted(-4, 0, 0, 0), theme.accentTint);
}

void drawTree(QPainter &p, const Frame &f, const TreeLayout &tree, const PlaneName &name, const Clos &fabric,
              const Theme &theme, Marks &marks)
{
    std::vector<QColor> colours;
    for (const double sum : cumulative(fabric))
        colours.push_back(colourOf(sum, theme));
    paintTree(p, tree, colours, theme);
    if (fabric.planes > 1)
        drawPlaneNames(p, tree, name, theme);
    addBundleMarks(tree, f, fabric, marks);
}

// ── WAN ─────────────────────────────────────────────────────────────────────

/// The network is that of the site with the most racks; these are the others.
QStringList otherSites(const Evaluation &e)
{
    const auto &racks = e.size.siteRacks;
    const auto here = std::distance(racks.begin(), std::max_element(racks.begin(), racks.end()));
    QStringList names;
    for (std::size_t i = 0; i < e.power.sites.size(); ++i) {
        if (static_cast<std::ptrdiff_t>(i) == here)
            continue;
        const auto name = toQString(e.power.sites[i].name);
        names << (name.isEmpty() ? tr("site %1").arg(i + 1) : name);
    }
    return names;
}

void drawWan(QPainter &p, const Frame &f, const TreeLayout &tree, const Evaluation &e, const Theme &theme, Marks &marks)
{
    const auto names = otherSites(e);
    const auto rate = bits(e.step.wanUsed);
    const auto pattern = tr("WAN to %1 · %2");
    const auto face = font(Type::Label);
    const QFontMetricsF fm(face);
    auto where = names.join(QStringLiteral(", "));
    const double room = f.tree.width() - textWidth(face, pattern.arg(QString(), rate));
    if (names.size() > 3 || (names.size() > 1 && textWidth(face, where) > room))
        where = tr("%1 other sites").arg(names.size());
    const auto text = pattern.arg(fm.elidedText(where, Qt::ElideRight, room), rate); // the rate must stay legible

    const auto first = tree.topBoxes.front(), last = tree.topBoxes.back();
    const double left = tree.planes > 1 ? std::round(first.center().x()) : first.left();
    const double right = tree.planes > 1 ? std::round(last.center().x()) : last.right();
    const double y = std::round(f.wanMiddle);
    p.fillRect(QRectF(left - 1, y, right - left + 3, 3), theme.wan);
    for (const auto &box : tree.topBoxes)
        p.fillRect(QRectF(std::round(box.center().x()) - 1, y, 3, box.top() - y), theme.wan);
    p.setFont(face);
    p.setPen(theme.ink);
    drawLine(p, {f.tree.left(), y - 15, f.tree.width(), 13}, text, Qt::AlignHCenter);
    marks.push_back({QRectF(f.tree.left(), y - 13, f.tree.width(), 16),
                     tr("%1 one way, for each site").arg(pattern.arg(names.join(QStringLiteral(", ")), rate)),
                     QByteArrayLiteral("wan.used_bytes_per_s")});
}

// ── legend ──────────────────────────────────────────────────────────────────

void drawRamp(QPainter &p, const QRectF &rect, const Theme &theme)
{
    QLinearGradient ramp(rect.topLeft(), rect.topRight());
    for (int i = 0; i <= 3; ++i)
        ramp.setColorAt(i / 3.0, theme.utilisation[static_cast<std::size_t>(3 + i)]);
    p.fillRect(rect, ramp);
}

void drawLegend(QPainter &p, const QRectF &line, const Clos &fabric, int planesDrawn, const Theme &theme)
{
    constexpr double apart = 14;
    const auto face = font(Type::Label);
    const QFontMetricsF fm(face);
    const auto one = QStringLiteral("1"), most = tr("8+ : 1"), widthText = tr("width = capacity");
    const auto planesText =
        planesDrawn < fabric.planes ? tr("%1 of %2 planes").arg(planesDrawn).arg(fabric.planes) : QString();
    const double oneWidth = textWidth(face, one), mostWidth = textWidth(face, most);
    const double noteWidth = textWidth(face, widthText) + apart + textWidth(face, planesText);
    const double fixed = 8 + oneWidth + 5 + 5 + mostWidth + apart + noteWidth;
    auto name = tr("cumulative oversubscription");
    double nameWidth = textWidth(face, name);
    if (fixed + nameWidth + 36 > line.width()) {
        name = tr("oversubscription");
        nameWidth = textWidth(face, name);
    }
    const double ramp = std::clamp(line.width() - fixed - nameWidth, 24.0, 96.0);
    const double baseline = line.center().y() + (fm.ascent() - fm.descent()) / 2;
    p.setFont(face);
    p.setPen(theme.ink2);
    double x = line.left();
    drawWord(p, {x, baseline}, name);
    drawWord(p, {x += nameWidth + 8, baseline}, one);
    drawRamp(p, {x += oneWidth + 5, line.center().y() - 4, ramp, 9}, theme);
    drawWord(p, {x += ramp + 5, baseline}, most);
    x += mostWidth + apart;
    if (x + noteWidth > line.right() + apart + 1)
        return; // narrower than any figure should be
    drawWord(p, {x, baseline}, widthText);
    if (!planesText.isEmpty())
        drawWord(p, {x + noteWidth - textWidth(face, planesText), baseline}, planesText);
}

// ── no network ──────────────────────────────────────────────────────────────

Marks paintInvalid(QPainter &p, QSizeF size, const Evaluation &e, const Theme &theme)
{
    const QRectF area = QRectF(QPointF(), size).adjusted(margin, margin / 2, -margin, -margin / 2);
    const auto at = std::find_if(e.problems.begin(), e.problems.end(), [](const Problem &problem) {
        return problem.severity == Severity::Error && problem.path.starts_with("network.");
    });
    const auto title = tr("This network cannot be built.");
    const auto why = at != e.problems.end() ? toQString(at->message) : QString();
    p.setFont(font(Type::Title));
    p.setPen(theme.ink);
    drawLine(p, {area.left(), area.center().y() - 26, area.width(), 18}, title, Qt::AlignHCenter);
    p.setFont(font(Type::Secondary));
    p.setPen(theme.ink2);
    const double width = std::min(area.width(), 360.0);
    p.drawText(QRectF(area.center().x() - width / 2, area.center().y() - 4, width, area.height() / 2 + 4),
               Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, why);
    return {{area, why.isEmpty() ? title : title + QLatin1Char(' ') + why,
             at != e.problems.end() ? QByteArray::fromStdString(at->path) : QByteArray()}};
}

} // namespace

Marks paintTopology(QPainter &p, QSizeF size, const Snapshot &snapshot, const Theme &theme,
                    const TopologyOptions &options)
{
    if (!snapshot.complete || size.width() < 100 || size.height() < 80)
        return {};
    const auto &e = *snapshot.complete;
    const auto &fabric = e.fabric;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (!fabric.valid || fabric.tiers.empty()) {
        auto marks = paintInvalid(p, size, e, theme);
        p.restore();
        return marks;
    }
    const auto texts = tierTexts(fabric);
    const auto rows = networkLedger(e);
    const bool hasWan = e.power.sites.size() > 1 && e.step.wanUsed.si() > 0;
    const auto frame = frameOf(size, texts, rows, hasWan);
    const int planes = std::clamp(fabric.planes, 1, mostPlanes);
    const auto name = planeName(frame.tree.width() / planes * 0.84);
    const double nameWidth = fabric.planes > 1 ? name.width + 7 : 0;
    const auto tree =
        layOutTree(fabric, {frame.tree, frame.rowMiddles, std::clamp(frame.gap * 0.25, 11.0, 18.0), nameWidth});

    Marks marks;
    drawHover(p, frame, options.hoveredTier, theme);
    drawLeftColumn(p, frame, fabric, texts, theme, marks);
    drawTree(p, frame, tree, name, fabric, theme, marks);
    if (hasWan)
        drawWan(p, frame, tree, e, theme, marks);
    if (!frame.ledger.isEmpty())
        paintLedger(p, frame.ledger, e, rows, frame.shortLedger, theme, marks);
    drawLegend(p, frame.legend, fabric, tree.planes, theme);
    p.restore();
    return marks;
}

} // namespace gigasite
